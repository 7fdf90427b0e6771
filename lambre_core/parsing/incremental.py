"""Parsing while a text is being edited: only sentences that have changed go through the networks again.

A text is cut into *pieces*, which are parsed independently of each other and remembered by what they say, wherever
they stand. With an engine that can cut without parsing (`cut` and `parse_cut`) a piece is a sentence; with any other
a piece is the whole text. All offsets of a piece's sentences count from its beginning, so that it can move.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, runtime_checkable

from lambre_core.parsing.cache import MemoryStore, Store
from lambre_core.parsing.packing import PackingError, pack, unpack
from lambre_core.parsing.protocol import Parser, ParsingError
from lambre_core.treebank.tree import Multiword, Sentence, Span

Sentences = tuple[Sentence, ...]

REMEMBERED_CUTS = 2_000_000
"""Code points of texts whose cuts are remembered."""

FEW, FRESH = 4, 32
"""So few pieces at once are being edited: most of them are never seen again. Of these only the last ones are
remembered, as they are; packing them would take as long as parsing them again."""

_KEY_BYTES = 20
_BOUNDARY = re.compile(r"(?<=[.!?…])\s+")


class Words(Protocol):
    """A sentence of words as the engine cuts it."""

    @property
    def forms(self) -> list[str]: ...
    @property
    def spans(self) -> list[Span]: ...
    @property
    def multiwords(self) -> tuple[Multiword, ...]: ...


@runtime_checkable
class Cutter(Protocol):
    """A Parser that can cut texts into sentences without parsing them."""

    def cut(self, texts: Sequence[str]) -> list[list[Any]]: ...
    def parse_cut(self, sentences: Sequence[Any], texts: Sequence[str]) -> list[Sentence]: ...


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text that is parsed by itself.

    Attributes:
        start: its offset in its text.
        key: hash over the parser and everything of the piece that determines its sentences.
        words: how the engine cuts it, spans counted from its beginning; None where it cuts while it parses.
    """

    start: int
    text: str
    key: bytes
    words: Words | None = None


class PieceParser:
    """Parses pieces, and remembers them. One thread at a time.

    A piece that makes the parser fail has no sentences; `failed` is told of it.
    """

    def __init__(self, parser: Parser, failed: Callable[[str, Exception], None], store: Store | None = None) -> None:
        self.parser = parser
        self.parsed = 0
        """Pieces that went through the parser so far."""
        self._failed = failed
        self._store = store if store is not None else MemoryStore()
        self._fresh: OrderedDict[bytes, Sentences] = OrderedDict()
        self._cuts: OrderedDict[str, tuple[Piece, ...]] = OrderedDict()
        self._cut_size = 0

    def cut(self, text: str) -> tuple[Piece, ...]:
        """The pieces of a text, in order."""
        known = self._cuts.get(text)
        if known is not None:
            self._cuts.move_to_end(text)
            return known
        pieces = tuple(self._cut(text))
        self._cuts[text] = pieces
        self._cut_size += len(text)
        while self._cut_size > REMEMBERED_CUTS and len(self._cuts) > 1:
            self._cut_size -= len(self._cuts.popitem(last=False)[0])
        return pieces

    def forget_cuts(self, but: int) -> None:
        """Forget how texts are cut, but for so many that were asked for last."""
        while len(self._cuts) > but:
            self._cut_size -= len(self._cuts.popitem(last=False)[0])

    def parse(self, pieces: Sequence[Piece]) -> list[Sentences]:
        """The sentences of each piece, their spans counted from its beginning."""
        known = {piece.key: self._fresh[piece.key] for piece in pieces if piece.key in self._fresh}
        packed = self._store.get([piece.key for piece in pieces if piece.key not in known])
        known |= {piece.key: found for piece in pieces if (found := _unpack(packed.get(piece.key), piece.text))}
        missing = list({piece.key: piece for piece in pieces if piece.key not in known}.values())
        if missing:
            self.parsed += len(missing)
            made = dict(zip((piece.key for piece in missing), self._parse(missing), strict=True))
            self._keep([piece for piece in missing if made[piece.key]], made)
            known |= made
        return [known[piece.key] for piece in pieces]

    def _cut(self, text: str) -> Iterator[Piece]:
        if isinstance(self.parser, Cutter):
            try:
                sentences = self.parser.cut([text])[0]
            except Exception as error:
                self._failed(text, error)
                return
            for words in sentences:
                start, end = words.spans[0][0], words.spans[-1][1]
                moved = _moved_words(words, -start)
                yield Piece(start, text[start:end], self._key(text[start:end], moved), moved)
        elif text.strip():
            yield Piece(0, text, self._key(text, None))

    def _key(self, text: str, words: Words | None) -> bytes:
        said = "" if words is None else repr((words.forms, words.spans, words.multiwords))
        whole = f"{self.parser.fingerprint}\n{said}\n{text}"
        return hashlib.blake2b(whole.encode("utf-8", "surrogatepass"), digest_size=_KEY_BYTES).digest()

    def _parse(self, pieces: Sequence[Piece]) -> list[Sentences]:
        try:
            return self._parse_together(pieces)
        except Exception as error:
            if len(pieces) > 1:
                return [self._parse([piece])[0] for piece in pieces]
            return [self._parse_parts(pieces[0], error)]

    def _parse_together(self, pieces: Sequence[Piece]) -> list[Sentences]:
        texts = [piece.text for piece in pieces]
        words = [piece.words for piece in pieces]
        if isinstance(self.parser, Cutter):
            parsed: list[Sentences] = [(sentence,) for sentence in self.parser.parse_cut(words, texts)]
        else:
            parsed = list(self.parser.parse(texts))
        if len(parsed) != len(pieces):
            raise ParsingError(f"The parser gave {len(parsed)} answers for {len(pieces)} texts.")
        return parsed

    def _parse_parts(self, piece: Piece, error: Exception) -> Sentences:
        """What can be saved of a piece that fails: the sentences of its parts, cut by their punctuation."""
        ends = [match.end() for match in _BOUNDARY.finditer(piece.text)] if piece.words is None else []
        found: list[Sentence] = []
        for start, end in zip((0, *ends), (*ends, len(piece.text)), strict=True):
            part = piece.text[start:end]
            try:
                if not ends:
                    raise error
                for sentences in self.parser.parse([part]):
                    found += (moved(sentence, start) for sentence in sentences)
            except Exception as reason:
                self._failed(part, reason)
        return tuple(found)

    def _keep(self, pieces: Sequence[Piece], made: dict[bytes, Sentences]) -> None:
        if len(pieces) <= FEW:
            self._fresh |= {piece.key: made[piece.key] for piece in pieces}
            while len(self._fresh) > FRESH:
                self._fresh.popitem(last=False)
            return
        entries = {}
        for piece in pieces:
            try:
                entries[piece.key] = pack(made[piece.key], piece.text)
            except PackingError:
                continue
        self._store.put(entries, language=self.parser.language, fingerprint=self.parser.fingerprint)


def moved(sentence: Sentence, by: int) -> Sentence:
    """The sentence with every span so many code points further on."""
    if by == 0:
        return sentence
    return replace(
        sentence,
        tokens=tuple(replace(token, span=_shifted(token.span, by)) for token in sentence.tokens),
        multiwords=tuple(replace(word, span=_shifted(word.span, by)) for word in sentence.multiwords),
    )


def _moved_words(words: Any, by: int) -> Words:
    multiwords = tuple(replace(word, span=_shifted(word.span, by)) for word in words.multiwords)
    shifted: Words = replace(words, spans=[(start + by, end + by) for start, end in words.spans], multiwords=multiwords)
    return shifted


def _shifted(span: Span | None, by: int) -> Span | None:
    return None if span is None else (span[0] + by, span[1] + by)


def _unpack(packed: bytes | None, text: str) -> Sentences | None:
    try:
        return None if packed is None else unpack(packed, text)
    except PackingError:
        return None
