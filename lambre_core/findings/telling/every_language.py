"""Telling that is the same in every language: what it looks for is listed by language where it is looked for."""

from __future__ import annotations

from lambre_core.findings.absence import with_absent
from lambre_core.findings.certain import with_sure_words
from lambre_core.findings.compound_adpositions import with_compound_adpositions
from lambre_core.findings.one_of_them import with_one_of_several
from lambre_core.findings.orders import with_those_told
from lambre_core.findings.professions import with_professions
from lambre_core.findings.readings import Readings
from lambre_core.findings.that_clauses import with_that_clauses
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence


def told_in_every(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what words leave no choice of in every language alike."""
    language = grammar.language
    read = with_professions(with_compound_adpositions(read, language), language)
    read = with_that_clauses(with_those_told(read, readings, language), readings, language)
    read = with_one_of_several(with_absent(read, readings, language), language)
    return with_sure_words(read, readings, language, grammar.governors)
