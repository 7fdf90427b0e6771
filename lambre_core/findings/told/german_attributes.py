"""German adjectives without an ending before the noun that they belong to."""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.relations import BARE_ADJECTIVE, as_told
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token


def bare_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """Adjectives as they stand in a dictionary between a determiner and a noun, and that noun, joined: *eine neu
    Arbeit*, but not *ein rosa Kleid*, *die schnell Hilfe brauchen*, *die sozial Schwachen*."""
    changed: dict[int, Token] = {}
    for determiner, word, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if DETERMINERS.fullmatch(lower(determiner)) is None or word.upos not in {"ADJ", "ADV"} or noun.upos != "NOUN":
            continue
        if is_declinable(word, readings) and is_plain_noun(noun, readings) and lower(noun) not in WITHOUT_ENDINGS:
            changed[word.id] = as_told(word, "ADJ", UNINFLECTED, (noun.id, BARE_ADJECTIVE))
    return changed


DETERMINERS = re.compile("(?:ein|kein|mein|dein|sein|unser)(?:en|e)?|ein|ihren")
"""Determiners that seldom stand for a noun, behind which an adverb could stand: *einem schnell Hilfe holen*."""

WITHOUT_ENDINGS = frozenset({"brot", "teil", "stück", "ding", "kind", "weile", "maß"})
"""Nouns of old phrases: *unser täglich Brot*, *ein gut Teil*, *ein lieb Kind*."""


def is_declinable(word: Token, readings: Readings) -> bool:
    """Whether the lexicon has a word as an adjective that has endings, and it has none."""
    form = lower(word)
    if not (word.form or "").islower() or form.endswith(("e", "er")) or form in INDECLINABLE:
        return False
    return any(reading.lemma == form for reading in known_as(form + "e", "ADJ", readings))


UNINFLECTED: Features = {DECLENSION: frozenset({"None"})}
"""What an adjective without an ending has where it must have one."""

INDECLINABLE = frozenset("ganz halb solch manch welch viel wenig mehr all eigen lieb frei live online".split())


def is_plain_noun(noun: Token, readings: Readings) -> bool:
    """Whether a noun is known, and no adjective or participle that stands for one."""
    form = noun.form or ""
    return (
        form[:1].isupper()
        and form[1:].islower()
        and bool(known_as(form, "NOUN", readings))
        and not known_as(form.lower(), "ADJ", readings)
    )
