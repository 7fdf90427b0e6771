"""Doubt: edges whose tree looks wrong where several of them are seen together.

A parser decides edge by edge and is often sure of each. What it rarely says, and grammar does, is that the edges
of one word do not go together. Such sites are not judged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lambre_core.findings.doubts.addresses import is_no_address, is_no_nominative_form
from lambre_core.findings.doubts.adpositions import (
    asks_for_a_kind,
    belongs_to_an_adverb_of_degree,
    follows_its_noun,
    governs_a_neuter,
    governs_a_relative_pronoun,
    is_a_conjunction,
    is_a_goal,
    is_a_particle,
    is_a_possessor,
    is_an_adverb,
    is_behind_a_number,
    is_governed_from_behind,
    is_no_verb,
)
from lambre_core.findings.doubts.attributes import (
    belongs_to_a_later_noun,
    belongs_to_an_earlier_noun,
    belongs_to_the_noun_before,
    follows_a_pronoun,
    governs_the_noun,
    has_a_nearer_noun,
    has_a_nearer_object,
    is_after_a_gap,
    is_before_the_determiner,
    is_no_predicate,
    is_of_a_participle,
    is_of_several_persons,
    is_one_of_several_adjectives,
    is_perhaps_adjective,
    is_perhaps_adverb,
    is_perhaps_genitive_attribute,
    is_perhaps_predicate,
    is_plural_of_several_nouns,
    joins_a_group,
)
from lambre_core.findings.doubts.clauses import (
    governs_an_accusative,
    has_a_later_verb,
    is_a_coordinated_infinitive,
    is_a_finite_verb,
    is_at_home,
    is_before_the_conjunction,
    is_behind_a_dash,
    is_beside_a_neuter,
    is_compared_with_an_object,
    is_impersonal_passive,
    is_in_a_relative_clause,
    is_in_an_infinitive_clause,
    is_perhaps_a_participle,
    is_perhaps_passive,
    is_perhaps_the_predicate,
    is_there,
    says_how_much,
    shares_a_subject,
)
from lambre_core.findings.doubts.determiners import (
    is_a_measure,
    is_a_name_in_quotes,
    is_a_noun_itself,
    is_counted,
    is_genitive_possessor,
    is_gerundive,
    is_joined_by_hyphen,
    is_nested,
    is_no_preposition,
    is_of_another_class,
    is_one_of_several_determiners,
    is_outside_its_phrase,
    is_part_of_an_ordinal,
    is_perhaps_alone,
    is_perhaps_an_attribute,
    is_perhaps_pronoun,
    is_perhaps_relative,
    names_a_person,
    opens_its_clause,
    stands_for_a_noun,
)
from lambre_core.findings.doubts.names import (
    is_an_abbreviation,
    is_in_a_title,
    is_not_inflected,
    is_part_of_a_name,
    is_plural_name,
    is_title_of_a_person,
)
from lambre_core.findings.doubts.objects import (
    governs_by_an_adjective,
    has_another_object,
    is_behind_a_comma,
    is_of_either_verb,
    is_perhaps_attribute,
    is_perhaps_of_another_verb,
    is_perhaps_predicative,
    is_perhaps_the_agent,
    is_title,
    may_be_exchanged,
    may_be_subject,
)
from lambre_core.findings.doubts.pronouns import (
    is_a_neuter_alone,
    is_before_a_participle,
    is_before_a_verb,
    is_behind_what_stands_alone,
    is_one_alone,
    is_parted_by_a_verb,
    is_relative_without_comma,
    stands_behind_its_noun,
)
from lambre_core.findings.doubts.references import may_stand_for_another
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.subjects import (
    agrees_with_the_predicate,
    has_company,
    is_a_quantity,
    is_between_commas,
    is_compared,
    is_mentioned,
    is_no_nominative,
    is_one_of_two_subjects,
    is_perhaps_a_man,
    is_perhaps_a_woman,
    is_perhaps_addressed,
    is_perhaps_coordinated,
    is_perhaps_no_subject,
    is_perhaps_object,
    is_perhaps_the_subject,
    is_perhaps_total_object,
    is_said_to_be_called,
    is_title_of_something,
)
from lambre_core.findings.doubts.verbs import (
    agrees_with_a_nearer_verb,
    has_a_nearer_verb,
    has_no_finite_verb,
    is_a_caption,
    is_another_finite_verb,
    is_far_from_its_conjunction,
    is_impersonal,
    is_no_lone_predicate,
    is_no_split_conditional,
    is_of_a_quantity,
    is_one_of_several_infinitives,
    is_parenthesis,
    is_perhaps_imperative,
    is_perhaps_infinitive,
    is_perhaps_one_of_several_infinitives,
    may_have_another_subject,
    may_have_dropped_its_subject,
)
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import Readings
from lambre_core.grammar.references import RELATION
from lambre_core.grammar.rule import Outcome
from lambre_core.treebank.tree import Sentence, Token

Doubt = Callable[[Sentence, Mapping[Edge, Sequence[Outcome]], Readings, bool], set[Edge]]
"""Says which ruled edges of a sentence are not to be judged, as `doubtful_edges` does."""


def doubtful_edges(
    sentence: Sentence,
    edges: Mapping[Edge, Sequence[Outcome]],
    readings: Readings,
    subjects_dropped: bool = False,
    doubts: Sequence[Callable[[Site], bool]] | None = None,
) -> set[Edge]:
    """The ruled edges that are not to be judged, for one of `DOUBTS` or of those that are given."""
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        if token.head:
            below.setdefault(token.head, []).append(token)
    tokens = sentence.tokens
    sites = (
        (edge, Site(sentence, tokens[edge[0] - 1], tokens[edge[1] - 1], below, readings, subjects_dropped))
        for edge in edges
    )
    asked = DOUBTS if doubts is None else doubts
    return {
        edge
        for edge, site in sites
        if any(doubt(site) for doubt in (REFERENCE_DOUBTS if is_reference(edges[edge]) else asked))
    }


DOUBTS: tuple[Callable[[Site], bool], ...] = (
    is_joined_by_hyphen,
    is_counted,
    is_a_measure,
    is_part_of_an_ordinal,
    is_no_preposition,
    is_a_name_in_quotes,
    is_perhaps_an_attribute,
    opens_its_clause,
    stands_for_a_noun,
    names_a_person,
    is_nested,
    is_gerundive,
    is_one_of_several_determiners,
    is_genitive_possessor,
    is_before_the_determiner,
    is_perhaps_adjective,
    is_perhaps_adverb,
    is_part_of_a_name,
    is_in_a_title,
    is_title_of_a_person,
    is_outside_its_phrase,
    is_perhaps_relative,
    has_a_nearer_noun,
    belongs_to_the_noun_before,
    belongs_to_an_earlier_noun,
    belongs_to_a_later_noun,
    follows_a_pronoun,
    governs_the_noun,
    has_a_nearer_object,
    is_of_a_participle,
    joins_a_group,
    is_perhaps_genitive_attribute,
    is_of_several_persons,
    is_one_of_several_adjectives,
    is_after_a_gap,
    is_perhaps_predicate,
    is_no_predicate,
    has_no_finite_verb,
    has_a_nearer_verb,
    agrees_with_a_nearer_verb,
    is_of_a_quantity,
    is_impersonal,
    is_another_finite_verb,
    is_no_lone_predicate,
    is_no_split_conditional,
    is_parenthesis,
    is_not_inflected,
    may_have_another_subject,
    may_have_dropped_its_subject,
    is_far_from_its_conjunction,
    is_perhaps_one_of_several_infinitives,
    is_plural_name,
    is_perhaps_imperative,
    is_perhaps_infinitive,
    is_a_caption,
    is_one_of_several_infinitives,
    is_no_nominative,
    is_one_of_two_subjects,
    is_perhaps_no_subject,
    is_perhaps_object,
    is_perhaps_the_subject,
    is_perhaps_total_object,
    is_said_to_be_called,
    may_be_subject,
    may_be_exchanged,
    governs_by_an_adjective,
    is_perhaps_of_another_verb,
    is_perhaps_the_agent,
    has_another_object,
    is_of_either_verb,
    is_perhaps_predicative,
    is_perhaps_attribute,
    is_behind_a_comma,
    is_title,
    agrees_with_the_predicate,
    is_perhaps_addressed,
    is_no_address,
    is_no_nominative_form,
    is_perhaps_a_woman,
    is_perhaps_a_man,
    is_between_commas,
    is_mentioned,
    is_title_of_something,
    is_compared,
    has_company,
    is_a_quantity,
    is_perhaps_pronoun,
    is_perhaps_alone,
    is_of_another_class,
    is_plural_of_several_nouns,
    is_perhaps_coordinated,
    asks_for_a_kind,
    follows_its_noun,
    is_governed_from_behind,
    is_a_particle,
    belongs_to_an_adverb_of_degree,
    is_a_conjunction,
    governs_a_relative_pronoun,
    is_a_goal,
    is_a_possessor,
    governs_a_neuter,
    is_an_adverb,
    is_behind_a_number,
    is_no_verb,
    stands_behind_its_noun,
    is_a_neuter_alone,
    is_one_alone,
    is_relative_without_comma,
    is_behind_what_stands_alone,
    is_before_a_verb,
    is_parted_by_a_verb,
    is_before_a_participle,
    is_an_abbreviation,
    is_before_the_conjunction,
    has_a_later_verb,
    is_perhaps_the_predicate,
    is_impersonal_passive,
    is_in_an_infinitive_clause,
    shares_a_subject,
    is_there,
    says_how_much,
    is_compared_with_an_object,
    is_perhaps_passive,
    is_perhaps_a_participle,
    is_a_coordinated_infinitive,
    is_in_a_relative_clause,
    is_behind_a_dash,
    is_a_noun_itself,
    is_beside_a_neuter,
    is_at_home,
    is_a_finite_verb,
    governs_an_accusative,
)
"""Why an edge is not judged."""

REFERENCE_DOUBTS = (may_stand_for_another,)
"""Why a relative pronoun and its noun are not."""


def is_reference(outcomes: Sequence[Outcome]) -> bool:
    """Whether outcomes are about a relative pronoun and the noun that it stands for."""
    return any(outcome.dependent.deprel == RELATION for outcome in outcomes)
