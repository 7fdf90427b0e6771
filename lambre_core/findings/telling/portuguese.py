"""Telling in Portuguese."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told.nouns import with_told_nouns
from lambre_core.findings.told.portuguese import with_told_words
from lambre_core.findings.told.portuguese_agreement import with_told_agreement
from lambre_core.findings.told.portuguese_clauses import with_told_clauses
from lambre_core.findings.told.portuguese_contractions import with_told_contractions
from lambre_core.findings.told.portuguese_forms import with_told_forms
from lambre_core.findings.told.portuguese_verbs import with_told_verbs
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of a Portuguese sentence leave no choice of."""
    language = grammar.language
    read = with_told_nouns(told_in_every(read, readings, grammar), readings, language)
    read = with_told_verbs(with_told_words(read, readings, language), readings, language)
    read = with_told_agreement(with_told_clauses(read, readings, language), readings, language)
    return with_told_contractions(with_told_forms(read, readings, language), readings, language)
