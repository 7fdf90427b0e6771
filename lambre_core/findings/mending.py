"""The tree that is judged: the parser's, mended where grammar says that it cannot be so."""

from __future__ import annotations

from lambre_core.findings.absence import with_absent
from lambre_core.findings.addresses import with_addresses
from lambre_core.findings.auxiliaries import with_auxiliaries
from lambre_core.findings.bare_objects import with_bare_objects
from lambre_core.findings.certain import with_certain_edges, with_sure_words
from lambre_core.findings.complements import with_infinitives
from lambre_core.findings.compound_adpositions import with_compound_adpositions
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
from lambre_core.findings.one_of_them import with_one_of_several
from lambre_core.findings.ones import with_ones
from lambre_core.findings.orders import with_those_told
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
from lambre_core.findings.professions import with_professions
from lambre_core.findings.quantities import with_quantities
from lambre_core.findings.questions import with_asked_verbs
from lambre_core.findings.readings import Readings
from lambre_core.findings.reflexives import with_reflexives
from lambre_core.findings.relatives import with_relative_subjects
from lambre_core.findings.singulars import with_singulars
from lambre_core.findings.speakers import with_named_subjects, with_persons, with_pleasing_subjects, with_speakers
from lambre_core.findings.subjects import with_nominalised, with_nominatives, with_objects, with_polite_persons
from lambre_core.findings.that_clauses import with_that_clauses
from lambre_core.findings.told import (
    baltic,
    czech,
    finnic,
    german,
    greek,
    greek_agreement,
    greek_clauses,
    greek_objects,
    greek_phrases,
    greek_predicates,
    greek_pronouns,
    greek_subjects,
    polish,
    portuguese,
    portuguese_agreement,
    portuguese_clauses,
    portuguese_contractions,
    portuguese_forms,
    portuguese_verbs,
    turkish,
    west_slavic,
)
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
from lambre_core.findings.told.nouns import with_told_nouns
from lambre_core.findings.told.selves import with_told_selves
from lambre_core.findings.told.slavic_owners import with_unmarked_owners
from lambre_core.findings.told.ukrainian_passives import with_impersonal_passives
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


def told_by_words(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of single languages leave no choice of, whatever the parser makes of them: Turkish,
    Russian and Ukrainian, Czech, Polish, German, Greek, Portuguese, Lithuanian, Latvian, Estonian and Finnish."""
    language = grammar.language
    read = with_told_heads(turkish.with_told_words(read, language), readings, language)
    read = with_professions(with_compound_adpositions(read, language), language)
    read = with_that_clauses(with_those_told(read, readings, language), readings, language)
    read = with_one_of_several(with_absent(read, readings, language), language)
    read = with_sure_words(read, readings, language, grammar.governors)
    read = with_told_verbs(with_told_phrases(read, readings, language), readings, language, grammar.governors)
    read = with_told_pairs(with_told_counts(read, readings, language), readings, language)
    read = with_told_objects(read, readings, language, grammar.of_verbs)
    read = with_told_predicates(with_told_subjects(read, readings, language), readings, language)
    read = with_told_orders(with_told_needs(read, readings, language), readings, language)
    read = with_told_numerals(with_told_complements(read, readings, language), language)
    read = with_told_selves(with_told_names(read, readings, language), language)
    read = with_impersonal_passives(read, readings, language)
    read = czech.with_told_words(read, readings, language)
    read = polish.with_told_words(read, readings, language, grammar.governors)
    read = west_slavic.with_told_words(read, readings, language, grammar.governors)
    read = with_told_nouns(greek_pronouns.with_pronouns(read, readings, language), readings, language)
    read = with_unmarked_owners(read, readings, language)
    read = with_counted_singles(read, readings, language)
    read = german.with_told_words(read, readings, language)
    read = greek.with_told_words(read, readings, language)
    read = greek_clauses.with_told_clauses(read, readings, language)
    read = greek_subjects.with_told_subjects(read, readings, language)
    read = greek_agreement.with_told_agreement(read, readings, language)
    read = greek_objects.with_told_objects(read, readings, language)
    read = greek_phrases.with_told_phrases(read, readings, language)
    read = greek_predicates.with_told_predicates(read, readings, language)
    read = portuguese.with_told_words(read, readings, language)
    read = portuguese_verbs.with_told_verbs(read, readings, language)
    read = portuguese_clauses.with_told_clauses(read, readings, language)
    read = portuguese_agreement.with_told_agreement(read, readings, language)
    read = portuguese_forms.with_told_forms(read, readings, language)
    read = portuguese_contractions.with_told_contractions(read, readings, language)
    read = baltic.with_told_words(read, readings, language)
    return finnic.with_told_words(read, readings, grammar)


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
