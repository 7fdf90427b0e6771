"""Told words: what Estonian and Finnish words that stand side by side say of one another, whatever the parser makes of
them.

A parser that has seen correct text alone makes of *48 tiedostot* or *tegeleb puidumüügist* what it can. Where the words
leave no choice they are joined, and judged by rules on relations of their own that no doubt is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lambre_core.findings.english import is_english
from lambre_core.findings.near_edges import with_near_edges
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.adpositions import governed_in
from lambre_core.findings.told.arguments import arguments_in, becoming_in
from lambre_core.findings.told.denials import denied_in, undone_in
from lambre_core.findings.told.finnic_attributes import attributes_in
from lambre_core.findings.told.finnic_chains import chains_in
from lambre_core.findings.told.finnic_coordination import coordinated_in
from lambre_core.findings.told.finnic_degrees import degrees_in
from lambre_core.findings.told.finnic_determiners import determiners_in
from lambre_core.findings.told.finnic_existence import existing_in
from lambre_core.findings.told.finnic_nobody import nobodys_objects_in
from lambre_core.findings.told.finnic_objects import clause_objects_in
from lambre_core.findings.told.finnic_owners import owners_of_several_in
from lambre_core.findings.told.finnic_phrases import phrases_in
from lambre_core.findings.told.finnic_prohibitions import prohibited_in
from lambre_core.findings.told.finnic_roles import roles_in
from lambre_core.findings.told.finnic_subjects import subjects_in
from lambre_core.findings.told.finnic_times import times_in
from lambre_core.findings.told.finnic_verbs import verbs_in
from lambre_core.findings.told.infinitives import completed_in
from lambre_core.findings.told.necessity import bound_in
from lambre_core.findings.told.objects_of_verbs import objects_in
from lambre_core.findings.told.possessors import owners_in
from lambre_core.findings.told.quantities import FINNIC, counted_in
from lambre_core.findings.told.relations import as_told
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence, Token, in_lower_case


def with_told_words(sentence: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The sentence with such words joined.

    Args:
        readings: of words out of context.
    """
    language = grammar.language
    if language not in FINNIC or is_english(sentence):
        return sentence
    sentence = sentence.with_words(conjunctions_in(sentence, language))
    sentence = sentence.with_words(counted_in(sentence, readings))
    sentence = sentence.with_words(governed_in(sentence, readings))
    sentence = sentence.with_words(owners_in(sentence, readings))
    sentence = sentence.with_words(bound_in(sentence, readings, language))
    sentence = sentence.with_words(becoming_in(sentence, readings, grammar))
    sentence = sentence.with_words(denied_in(sentence, language))
    sentence = sentence.with_words(prohibited_in(sentence))
    sentence = sentence.with_words(undone_in(sentence, readings, language))
    sentence = sentence.with_words(completed_in(sentence, grammar))
    sentence = sentence.with_words(arguments_in(sentence, readings, grammar))
    sentence = sentence.with_words(objects_in(sentence, readings, language))
    sentence = sentence.with_words(subjects_in(sentence, readings, language))
    sentence = sentence.with_words(existing_in(sentence, readings, language))
    sentence = sentence.with_words(verbs_in(sentence, readings, language))
    sentence = sentence.with_words(chains_in(sentence, readings, language))
    sentence = sentence.with_words(phrases_in(sentence, readings, language))
    sentence = sentence.with_words(attributes_in(sentence, readings, language))
    sentence = sentence.with_words(determiners_in(sentence, readings, language))
    sentence = sentence.with_words(coordinated_in(sentence, readings))
    sentence = sentence.with_words(degrees_in(sentence, readings, language))
    sentence = sentence.with_words(nobodys_objects_in(sentence, readings, language))
    sentence = sentence.with_words(clause_objects_in(sentence, readings, language))
    sentence = sentence.with_words(times_in(sentence, language))
    sentence = sentence.with_words(roles_in(sentence, readings))
    sentence = sentence.with_words(owners_of_several_in(sentence, readings, language))
    return with_near_edges(sentence, readings)


def conjunctions_in(sentence: Sentence, language: str) -> Iterator[Token]:
    """Finnish *että* that the tagger takes for a verb that denies: *varmista että syötit nimen*."""
    for token in sentence.tokens:
        if language == "fi" and token.upos == "AUX" and in_lower_case(token.form) == "että":
            yield as_told(replace(token, feats={}), "SCONJ", {}, None)
