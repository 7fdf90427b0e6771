"""Telling in Turkish."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told import turkish
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of a Turkish sentence leave no choice of."""
    return told_in_every(turkish.with_told_words(read, grammar.language), readings, grammar)
