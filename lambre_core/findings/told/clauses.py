"""Clauses of words, in which told words are looked for in several languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lambre_core.treebank.tree import Sentence, Token, in_lower_case

SURE = 0.9
"""Least probability of a word to be of its part of speech."""


@dataclass(frozen=True, slots=True)
class Clause:
    """The words between two stops or conjunctions; a conjunction is the first one of its own.

    Attributes:
        after: the word behind.
    """

    words: tuple[Token, ...]
    after: Token | None = None


def clauses(sentence: Sentence) -> Iterator[Clause]:
    """The clauses of a sentence as stops, conjunctions and relative pronouns part them."""
    words: list[Token] = []
    for token in sentence.tokens:
        if token.upos in OPENING:
            if words:
                yield Clause(tuple(words), token)
            words = []
        if token.upos != "PUNCT":
            words.append(token)
    if words:
        yield Clause(tuple(words))


OPENING = frozenset({"CCONJ", "PUNCT", "SCONJ"})
ENDING = frozenset(".!?")
"""What a sentence ends with."""


def lower(token: Token) -> str:
    """A word in lower case."""
    return in_lower_case(token.form)


def with_adpositions(sentence: Sentence) -> Sentence:
    """The sentence with Portuguese *de* before an infinitive as what it is before a noun, so that it parts no clauses:
    *têm de ser lavadas*."""
    small = (token for token in sentence.tokens if token.upos == "SCONJ" and lower(token) in {"de", "a"})
    return sentence.with_tokens({token.id: replace(token, upos="ADP") for token in small})
