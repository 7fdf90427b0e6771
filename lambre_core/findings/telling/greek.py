"""Telling in Greek."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told.counted_singles import with_counted_singles
from lambre_core.findings.told.greek import with_told_words
from lambre_core.findings.told.greek_agreement import with_told_agreement
from lambre_core.findings.told.greek_clauses import with_told_clauses
from lambre_core.findings.told.greek_objects import with_told_objects
from lambre_core.findings.told.greek_phrases import with_told_phrases
from lambre_core.findings.told.greek_predicates import with_told_predicates
from lambre_core.findings.told.greek_pronouns import with_pronouns
from lambre_core.findings.told.greek_subjects import with_told_subjects
from lambre_core.findings.told.nouns import with_told_nouns
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of a Greek sentence leave no choice of."""
    language = grammar.language
    read = with_pronouns(told_in_every(read, readings, grammar), readings, language)
    read = with_counted_singles(with_told_nouns(read, readings, language), readings, language)
    read = with_told_clauses(with_told_words(read, readings, language), readings, language)
    read = with_told_agreement(with_told_subjects(read, readings, language), readings, language)
    read = with_told_phrases(with_told_objects(read, readings, language), readings, language)
    return with_told_predicates(read, readings, language)
