"""The Parser protocol: what every engine offers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from lambre_core.errors import LambreError
from lambre_core.treebank.tree import Scheme, Sentence


class ParsingError(LambreError):
    """A model cannot be loaded or a text cannot be parsed."""


class NotInstalledError(LambreError):
    """An engine or a model is missing; the message gives the command that gets it."""

    exit_status = 3


class Parser(Protocol):
    """Cuts texts into sentences and parses them.

    Attributes:
        language: ISO 639 code of the language.
        scheme: of the trees that it yields.
        fingerprint: hash over everything that determines the output (engine, version, weights).
    """

    language: str
    scheme: Scheme
    fingerprint: str

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        """Yield, for each text in order, its sentences.

        Every token's `span` is a half-open code-point range of *its text*; a text without words
        yields an empty tuple. Texts are independent: one never changes the result of another.
        A sentence that is too long to be parsed has tokens with form and span only (`head` and `upos`
        are None), no log-probability, and the comment `parse_limit`.

        Raises:
            ParsingError: the text that is next to be yielded cannot be parsed. Those before it have been
                yielded; the caller goes on by calling `parse` anew with those after it.
        """
        ...
