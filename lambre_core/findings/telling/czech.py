"""Telling in Czech."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told import czech, west_slavic
from lambre_core.findings.told.counted_singles import with_counted_singles
from lambre_core.findings.told.slavic_owners import with_unmarked_owners
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of a Czech sentence leave no choice of."""
    language = grammar.language
    read = czech.with_told_words(told_in_every(read, readings, grammar), readings, language)
    read = west_slavic.with_told_words(read, readings, language, grammar.governors)
    return with_counted_singles(with_unmarked_owners(read, readings, language), readings, language)
