"""Texts through an engine in chunks, so that one that fails costs nothing but itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from lambre_core.batches import by_size
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.tree import Sentence

CHUNK_CHARACTERS = 40_000
"""Texts of about so many characters go through the networks together."""

Parse = Callable[[Sequence[str]], list[tuple[Sentence, ...]]]
"""Parses some texts together."""


def parse_in_chunks(texts: Sequence[str], parse: Parse, engine: str) -> Iterator[tuple[Sentence, ...]]:
    """Yield each text's sentences, in order, while later texts wait; where a chunk fails, its texts go one by one.

    Args:
        engine: its name, for the message.

    Raises:
        ParsingError: the text that is next to be yielded cannot be parsed; see `Parser.parse`.
    """
    for chunk in by_size(texts, len, CHUNK_CHARACTERS):
        try:
            results = parse(chunk)
        except Exception:
            # Anything may come out of networks fed with strange text; one text must not spoil the others.
            for text in chunk:
                yield _alone(text, parse, engine)
        else:
            yield from results


def _alone(text: str, parse: Parse, engine: str) -> tuple[Sentence, ...]:
    try:
        return parse([text])[0]
    except Exception as error:
        start = " ".join(text.split())[:40]
        raise ParsingError(
            f"{engine} could not parse the text that begins {start!r} ({type(error).__name__}: {error})."
        ) from error
