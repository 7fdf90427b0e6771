"""Detokenise: from tokens to the text that a user would have written, and where each token stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.treebank.tree import Span

_CLOSING = frozenset(",.;:!?…)]}”’")
_OPENING = frozenset("([{„‚")
_CLITIC = re.compile(r"['’]\w{1,2}")
_WORD = re.compile(r"\w+(?:[-'’ʼ]\w+)*|[^\w\s]")


def detokenise(tokens: Sequence[str]) -> tuple[str, tuple[Span, ...]]:
    """Join tokens as in print: no blank before closing and after opening punctuation, one everywhere else.

    Quotation marks that can open or close (`"`, `“`, and guillemets, which some set the other way round) close where
    one is open. Returns the text and the range of each token in it, in code points.
    """
    text = ""
    spans: list[Span] = []
    for token, glued in zip(tokens, _glued(tokens), strict=True):
        if text and not glued:
            text += " "
        spans.append((len(text), len(text) + len(token)))
        text += token
    return text, tuple(spans)


def _glued(tokens: Sequence[str]) -> Iterator[bool]:
    """For every token whether it stands directly after the one before."""
    open_marks: list[str] = []
    after_opening = True
    for token in tokens:
        opens, closes = _sides(token, open_marks)
        yield closes or after_opening or bool(_CLITIC.fullmatch(token))
        after_opening = opens


def _sides(token: str, open_marks: list[str]) -> tuple[bool, bool]:
    """Whether a token opens something, so that the next one stands at it, and whether it closes something.

    Args:
        open_marks: quotation marks that are open; kept up to date.
    """
    if token == '"':
        return _toggled('"', '"', open_marks)
    if token == "“":
        return _toggled("“", "„", open_marks) if "„" in open_marks else (True, False)
    if token == "«":
        return _toggled("«", "»", open_marks)
    if token == "»":
        return _toggled("»", "«", open_marks)
    if token == "„":
        open_marks.append(token)
    if token == "”" and "„" in open_marks:
        open_marks.remove("„")
    if all(character in _OPENING for character in token):
        return True, False
    # What is written together with a full stop, as an abbreviation or an emoticon, is a word.
    return False, all(character in _CLOSING for character in token)


def _toggled(mark: str, partner: str, open_marks: list[str]) -> tuple[bool, bool]:
    """A mark that closes if its partner is open, and opens otherwise."""
    if partner in open_marks:
        open_marks.remove(partner)
        return False, True
    open_marks.append(mark)
    return True, False


def tokenise(text: str) -> tuple[Span, ...]:
    """Words and single punctuation marks of a text that comes without tokens."""
    return tuple(match.span() for match in _WORD.finditer(text))
