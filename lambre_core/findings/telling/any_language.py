"""Telling in languages that have no order of their own."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told.counted_singles import with_counted_singles
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of such a language leave no choice of."""
    return with_counted_singles(told_in_every(read, readings, grammar), readings, grammar.language)
