"""Telling in Russian and Ukrainian."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.telling.every_language import told_in_every
from lambre_core.findings.told.counted_singles import with_counted_singles
from lambre_core.findings.told.east_copulas import with_told_complements
from lambre_core.findings.told.east_counts import with_told_counts
from lambre_core.findings.told.east_names import with_told_names
from lambre_core.findings.told.east_needs import with_told_needs
from lambre_core.findings.told.east_nouns import with_told_heads
from lambre_core.findings.told.east_numerals import with_told_numerals
from lambre_core.findings.told.east_objects import with_told_objects
from lambre_core.findings.told.east_orders import with_told_orders
from lambre_core.findings.told.east_pairs import with_told_pairs
from lambre_core.findings.told.east_phrases import with_told_phrases
from lambre_core.findings.told.east_predicates import with_told_predicates
from lambre_core.findings.told.east_subjects import with_told_subjects
from lambre_core.findings.told.east_verbs import with_told_verbs
from lambre_core.findings.told.selves import with_told_selves
from lambre_core.findings.told.slavic_owners import with_unmarked_owners
from lambre_core.findings.told.ukrainian_passives import with_impersonal_passives
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of a Russian or Ukrainian sentence leave no choice of."""
    language = grammar.language
    read = told_in_every(with_told_heads(read, readings, language), readings, grammar)
    read = with_told_verbs(with_told_phrases(read, readings, language), readings, language, grammar.governors)
    read = with_told_pairs(with_told_counts(read, readings, language), readings, language)
    read = with_told_objects(read, readings, language, grammar.of_verbs)
    read = with_told_predicates(with_told_subjects(read, readings, language), readings, language)
    read = with_told_orders(with_told_needs(read, readings, language), readings, language)
    read = with_told_numerals(with_told_complements(read, readings, language), language)
    read = with_told_selves(with_told_names(read, readings, language), language)
    read = with_impersonal_passives(read, readings, language)
    read = with_unmarked_owners(read, readings, language)
    return with_counted_singles(read, readings, language)
