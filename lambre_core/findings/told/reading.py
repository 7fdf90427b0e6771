"""The readings of words of which something was told: those alone that go with it."""

from __future__ import annotations

from collections.abc import Mapping

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.relations import (
    ALWAYS,
    ATTRIBUTE,
    CASES_ASKED,
    COUNTED,
    DETERMINER,
    GOVERNED,
    HAVING,
    IN_DIGITS,
    NOBODYS,
    PLACED,
    SAME,
    SURE_ATTRIBUTE,
    TOLD,
    TOLD_OBLIQUE,
    TWO_PREDICATES,
    WHAT_IT_IS,
)
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Sentence, Token


def with_what_was_told(sentence: Sentence, readings: Readings, language: str) -> Readings:
    """The readings of a sentence's words with what was told of them in its language."""
    if language in SURE_RELATIONS:
        return of_what_was_told(sentence, readings, SURE_RELATIONS[language])
    return of_told_orders(sentence, readings) if language in {"ru", "uk"} else readings


def of_what_was_told(sentence: Sentence, readings: Readings, relations: frozenset[str]) -> Readings:
    """The readings of words, but of those that have been joined by some relations those alone that go with what was
    found of them: Latvian *darbu* is a genitive plural as well, but not behind *no*; paradigms have *tėvai* as a
    singular, and Czech *pes* as an accusative."""
    baltic = DETERMINER in relations
    joined = [token for token in sentence.tokens if token.deprel in relations or (baltic and is_relative(token))]
    words = {token.id for token in joined} | {token.head for token in joined}

    def told(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        if token.id not in words:
            return found
        own = {name: token.feats[name] for name in TOLD_FEATURES if name in token.feats}
        return tuple(reading for reading in found if agree(own, reading.feats)) or found

    return told


def is_relative(token: Token) -> bool:
    """Whether a token is a Baltic *which* that has been joined to the noun before it."""
    return token.deprel == ATTRIBUTE and token.upos == "PRON"


JOINED = frozenset(CASES_ASKED.values()) | {
    COUNTED,
    DETERMINER,
    IN_DIGITS,
    PLACED,
    SURE_ATTRIBUTE,
    TOLD,
    TOLD_OBLIQUE,
    TWO_PREDICATES,
    WHAT_IT_IS,
}
TOLD_FEATURES = ("Case", "Gender", "Number", "Person")

SURE_RELATIONS: Mapping[str, frozenset[str]] = {
    "lt": JOINED,
    "lv": JOINED,
    "cs": frozenset({CASES_ASKED["Acc"], GOVERNED}),
    "pl": frozenset({ALWAYS, GOVERNED, SAME}),
    "et": frozenset({HAVING, NOBODYS}),
    "fi": frozenset({HAVING, NOBODYS}),
}
"""Relations by which words have no other readings than what was told of them."""


def of_told_orders(sentence: Sentence, readings: Readings) -> Readings:
    """The readings of words, but of two verbs that are to be orders (`east_orders`) what was told of them alone."""
    joined = [token for token in sentence.tokens if token.deprel == TWO_PREDICATES]
    words = {token.id for token in joined} | {token.head for token in joined}
    if not words:
        return readings

    def told(token: Token) -> tuple[Reading, ...]:
        if token.id not in words:
            return readings(token)
        return (Reading(token.lemma, token.upos, token.feats, 1.0),)

    return told
