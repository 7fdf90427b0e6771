"""Telling in Lithuanian and Latvian."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told import baltic
from lambre_core.findings.told.counted_singles import with_counted_singles
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of a Lithuanian or Latvian sentence leave no choice of."""
    language = grammar.language
    read = with_counted_singles(told_in_every(read, readings, grammar), readings, language)
    return baltic.with_told_words(read, readings, language)
