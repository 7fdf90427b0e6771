"""The tree that is judged: the parser's, mended where grammar says that it cannot be so."""

from __future__ import annotations

from lambre_core.findings.addresses import with_addresses
from lambre_core.findings.auxiliaries import with_auxiliaries
from lambre_core.findings.bare_objects import with_bare_objects
from lambre_core.findings.certain import with_certain_edges
from lambre_core.findings.complements import with_infinitives
from lambre_core.findings.compound_numerals import with_governed_numerals, with_last_numerals
from lambre_core.findings.coordination import with_coordinated_verbs, with_joint_subjects, with_paired_nouns
from lambre_core.findings.datives import with_datives
from lambre_core.findings.finite_auxiliaries import with_finite_above
from lambre_core.findings.finiteness import with_finite_forms
from lambre_core.findings.giving import with_receivers
from lambre_core.findings.governed import with_governed
from lambre_core.findings.idle_verbs import with_subjects_of_idle_verbs
from lambre_core.findings.joined_adjectives import with_joined_adjectives
from lambre_core.findings.light_verbs import with_light_verbs
from lambre_core.findings.negation import with_denied, with_lemmas
from lambre_core.findings.ones import with_ones
from lambre_core.findings.particles import with_subjects_past_particles
from lambre_core.findings.partitives import with_partitives
from lambre_core.findings.plural_antecedents import with_plural_antecedents
from lambre_core.findings.plurals import with_numbers, with_plural_subjects
from lambre_core.findings.predicates import (
    with_adjectives_behind_clauses,
    with_closing_adjectives,
    with_denied_predicates,
    with_predicates_at_subjects,
    with_predicates_before_verbs,
)
from lambre_core.findings.quantities import with_quantities
from lambre_core.findings.questions import with_asked_verbs
from lambre_core.findings.readings import Readings
from lambre_core.findings.reflexives import with_reflexives
from lambre_core.findings.relatives import with_relative_subjects
from lambre_core.findings.singulars import with_singulars
from lambre_core.findings.speakers import with_named_subjects, with_persons, with_pleasing_subjects, with_speakers
from lambre_core.findings.subjects import with_nominalised, with_nominatives, with_objects, with_polite_persons
from lambre_core.findings.telling import told_by_words
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence, in_place_of

ESTONIAN = "et"
GERMAN = "de"
TURKISH = "tr"

PARTICIPLE_OF_A_NOUN = ("comp:pred", "VERB", "NOUN")
"""The edge of rules about participles that are predicates."""


def mended(sentence: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree of a sentence as it is judged by a grammar; the same object where nothing is to mend."""
    read = with_finite_above(sentence) if grammar.language == GERMAN else sentence
    read = with_last_numerals(with_singulars(with_polite_persons(read), grammar.language), grammar.language)
    read = with_quantities(read, readings, grammar.counted)
    read = with_ones(with_governed_numerals(read, grammar.language), grammar.language)
    read = with_governed(with_lemmas(read, grammar.governors), readings, grammar.governed)
    # Turkish verbs stand behind what they ask for.
    completed = grammar.completed if grammar.language != TURKISH else {}
    read = with_finite_forms(with_infinitives(read, readings, completed))
    read = with_subjects_past_particles(with_speakers(with_persons(read, readings, grammar.language)))
    read = with_plural_antecedents(with_nominalised(with_addresses(read), readings), readings, grammar.language)
    read = with_nominatives(read, readings)
    read = with_objects(read, readings, subjects_dropped=grammar.drops_subjects)
    read = with_subjects_of_idle_verbs(read, readings, grammar.language, grammar.governors)
    read = with_auxiliaries(with_reflexives(with_relative_subjects(read, readings)))
    read = with_pleasing_subjects(read)
    read = with_bare_objects(read, readings, grammar.measures, subjects_dropped=grammar.drops_subjects)
    read = with_receivers(read, readings, grammar.measures)
    read = with_asked_verbs(with_light_verbs(with_adjectives_behind_clauses(read)))
    read = with_denied(read, readings)
    read = with_joint_subjects(with_paired_nouns(with_coordinated_verbs(read)))
    if grammar.language == GERMAN:
        read = with_numbers(with_plural_subjects(with_datives(read)))
        read = with_joined_adjectives(with_partitives(read, readings))
    read = with_predicates_at_subjects(read, participles=PARTICIPLE_OF_A_NOUN in grammar.by_edge)
    if grammar.language == ESTONIAN:
        read = with_denied_predicates(read)
    read = told_by_words(read, readings, grammar)
    read = with_named_subjects(with_closing_adjectives(with_predicates_before_verbs(read, readings), readings))
    read = with_certain_edges(read)
    return read if read is sentence else without_cycles(read, sentence)


def without_cycles(read: Sentence, sentence: Sentence) -> Sentence:
    """The mended tree as a tree: of words that hang on each other one that was moved takes its new place, and what was
    above it on the way its old one. What cannot be so is left as the parser has it."""
    for _ in sentence.tokens:
        cycle = a_cycle(read)
        moved = next((n for n in cycle if read.tokens[n - 1].head != sentence.tokens[n - 1].head), None)
        if moved is None:
            return read
        below = next(n for n in cycle if read.tokens[n - 1].head == moved)
        read = read.with_tokens({below: in_place_of(sentence.tokens[moved - 1], read.tokens[below - 1])})
    return sentence if a_cycle(read) else read


def a_cycle(sentence: Sentence) -> list[int]:
    """The ids of words that hang on each other in a circle; none where the sentence is a tree."""
    seen: dict[int, int] = {}
    for token in sentence.tokens:
        path: list[int] = []
        number = token.id
        while number and number not in seen:
            seen[number] = token.id
            path.append(number)
            number = sentence.tokens[number - 1].head or 0
        if number and seen[number] == token.id:
            return path[path.index(number) :]
    return []
