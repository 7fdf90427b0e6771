"""Telling in Estonian and Finnish."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told import finnic
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of an Estonian or Finnish sentence leave no choice of."""
    return finnic.with_told_words(told_in_every(read, readings, grammar), readings, grammar)
