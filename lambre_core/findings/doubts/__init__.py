"""Doubt: edges whose tree looks wrong where several of them are seen together.

A parser decides edge by edge and is often sure of each. What it rarely says, and grammar does, is that the edges
of one word do not go together. Such sites are not judged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module

from lambre_core.findings.absence import ABSENT
from lambre_core.findings.addresses import CALLED_SO
from lambre_core.findings.compound_adpositions import COMPOUND
from lambre_core.findings.compound_numerals import AFTER, LAST
from lambre_core.findings.datives import FELT
from lambre_core.findings.doubts.references import REFERENCE_DOUBTS
from lambre_core.findings.doubts.site import Site, SiteDoubt
from lambre_core.findings.explaining import Edge
from lambre_core.findings.idle_verbs import OF_IDLE
from lambre_core.findings.one_of_them import ONE_OF
from lambre_core.findings.orders import TOLD_TO
from lambre_core.findings.partitives import ONE
from lambre_core.findings.professions import AS
from lambre_core.findings.readings import Readings
from lambre_core.findings.that_clauses import OF_THAT
from lambre_core.findings.told.relations import TOLD_RELATIONS
from lambre_core.grammar.references import RELATION
from lambre_core.grammar.rule import Outcome
from lambre_core.treebank.tree import Sentence, Token

Ruled = Mapping[Edge, Sequence[Outcome]]
"""The ruled edges of a sentence, each with what its rules say."""

Doubt = Callable[[Sentence, Ruled, Readings, bool, str], set[Edge]]
"""Says which ruled edges of a sentence are not to be judged, as `doubtful_edges` does."""


def doubtful_edges(
    sentence: Sentence,
    edges: Ruled,
    readings: Readings,
    subjects_dropped: bool = False,
    language: str = "",
    *,
    doubts: Sequence[SiteDoubt] | None = None,
) -> set[Edge]:
    """The ruled edges that are not to be judged, for one of `DOUBTS` or of those that are given."""
    return {
        edge
        for edge, site in sites(sentence, edges, readings, subjects_dropped, language)
        if is_doubted(
            site, asked_about(edges[edge], language) if doubts is None or is_reference(edges[edge]) else doubts
        )
    }


def doubts_about(
    sentence: Sentence, edges: Ruled, readings: Readings, subjects_dropped: bool = False, language: str = ""
) -> dict[Edge, tuple[str, ...]]:
    """The names of all doubts about each ruled edge, in the order in which they are asked."""
    return {
        edge: tuple(doubt.__name__ for doubt in asked_about(edges[edge], language) if doubt(site))
        for edge, site in sites(sentence, edges, readings, subjects_dropped, language)
    }


def sites(
    sentence: Sentence, edges: Ruled, readings: Readings, subjects_dropped: bool, language: str
) -> Iterator[tuple[Edge, Site]]:
    """The edges that may be doubted, in their sentence."""
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        if token.head:
            below.setdefault(token.head, []).append(token)
    tokens = sentence.tokens
    for edge in edges:
        if not is_told(edges[edge]):
            dependent, head = tokens[edge[0] - 1], tokens[edge[1] - 1]
            yield edge, Site(sentence, dependent, head, below, readings, subjects_dropped, language)


def asked_about(outcomes: Sequence[Outcome], language: str) -> Sequence[SiteDoubt]:
    """The doubts that are asked about an edge with these outcomes in a language."""
    return REFERENCE_DOUBTS if is_reference(outcomes) else doubts_of(language)


def is_doubted(site: Site, doubts: Sequence[SiteDoubt]) -> bool:
    """Whether one of some doubts holds of a site."""
    for doubt in doubts:  # noqa: SIM110 (hundreds are asked of every edge: a generator costs as much as most of them)
        if doubt(site):
            return True
    return False


ALL: frozenset[str] = frozenset()
"""Stands for every language."""

MODULES: tuple[tuple[str, frozenset[str]], ...] = (
    ("addresses", ALL),
    ("adpositions", ALL),
    ("attributes", ALL),
    ("participles", ALL),
    ("joined_attributes", ALL),
    ("predicatives", ALL),
    ("baltic", frozenset({"lt", "lv"})),
    ("baltic_predicates", frozenset({"lt", "lv"})),
    ("capitals", ALL),
    ("clauses", ALL),
    ("czech", frozenset({"cs", "sk"})),
    ("czech_phrases", frozenset({"cs", "sk"})),
    ("czech_words", frozenset({"cs"})),
    ("czech_programs", frozenset({"cs"})),
    ("czech_messages", frozenset({"cs"})),
    ("determiners", ALL),
    ("lone_determiners", ALL),
    ("east_slavic", frozenset({"ru", "uk"})),
    ("east_slavic_clauses", frozenset({"ru", "uk"})),
    ("east_slavic_labels", frozenset({"ru", "uk"})),
    ("east_slavic_manuals", frozenset({"ru", "uk"})),
    ("east_slavic_programs", frozenset({"ru", "uk"})),
    ("english", frozenset({"en"})),
    ("finnic_orders", frozenset({"et", "fi"})),
    ("finnic", frozenset({"et", "fi"})),
    ("finnic_genitives", frozenset({"et", "fi"})),
    ("finnic_infinitives", frozenset({"et", "fi"})),
    ("finnic_phrases", frozenset({"et", "fi"})),
    ("finnic_adpositions", frozenset({"et", "fi"})),
    ("finnic_verbs", frozenset({"et", "fi"})),
    ("finnic_words", frozenset({"et", "fi"})),
    ("finnic_labels", frozenset({"et", "fi"})),
    ("finnic_programs", frozenset({"et", "fi"})),
    ("german_amounts", frozenset({"de"})),
    ("german_attributes", frozenset({"de"})),
    ("german_clauses", frozenset({"de"})),
    ("german_messages", frozenset({"de"})),
    ("german_nouns", frozenset({"de"})),
    ("german_orders", frozenset({"de"})),
    ("german_phrases", frozenset({"de"})),
    ("german_pronouns", frozenset({"de"})),
    ("german_subjects", frozenset({"de"})),
    ("german_verbs", frozenset({"de"})),
    ("greek", frozenset({"el"})),
    ("greek_clauses", frozenset({"el"})),
    ("greek_manuals", frozenset({"el"})),
    ("greek_names", frozenset({"el"})),
    ("greek_phrases", frozenset({"el"})),
    ("greek_subjects", frozenset({"el"})),
    ("greek_words", frozenset({"el"})),
    ("latvian", frozenset({"lv"})),
    ("lithuanian", frozenset({"lt"})),
    ("manuals", ALL),
    ("names", ALL),
    ("nominalised", ALL),
    ("numerals", ALL),
    ("objects", ALL),
    ("other_subjects", ALL),
    ("pairs", ALL),
    ("persons", ALL),
    ("polish", frozenset({"pl"})),
    ("polish_phrases", frozenset({"pl"})),
    ("polish_programs", frozenset({"pl"})),
    ("polish_words", frozenset({"pl"})),
    ("portuguese", frozenset({"pt", "es", "fr", "it"})),
    ("portuguese_clauses", frozenset({"pt", "es", "fr", "it"})),
    ("portuguese_manuals", frozenset({"pt", "es", "fr", "it"})),
    ("portuguese_phrases", frozenset({"pt"})),
    ("portuguese_programs", frozenset({"pt", "es", "fr", "it"})),
    ("portuguese_texts", frozenset({"pt"})),
    ("portuguese_words", frozenset({"pt"})),
    ("pronouns", ALL),
    ("roles", ALL),
    ("slavic", ALL),
    ("slavic_clauses", ALL),
    ("subjects", ALL),
    ("subjects_or_objects", ALL),
    ("several_subjects", ALL),
    ("mentions", ALL),
    ("turkish", frozenset({"tr"})),
    ("west_slavic", frozenset({"cs", "pl"})),
    ("verbs", ALL),
)
"""Where doubts stand, in the order in which they are asked, and the languages that they are about. Those about other
languages are not loaded."""


@cache
def doubts_of(language: str) -> tuple[SiteDoubt, ...]:
    """Why an edge of a language is not judged; of one that is not named, all there are."""
    return tuple(
        doubt
        for module, languages in MODULES
        if not languages or not language or language in languages
        for doubt in import_module(f"{__name__}.{module}").DOUBTS
    )


def is_reference(outcomes: Sequence[Outcome]) -> bool:
    """Whether outcomes are about a relative pronoun and the noun that it stands for."""
    return any(outcome.dependent.deprel == RELATION for outcome in outcomes)


def is_told(outcomes: Sequence[Outcome]) -> bool:
    """Whether outcomes are about words that belong together by what they are, whatever the tree."""
    return any(outcome.dependent.deprel in CERTAIN for outcome in outcomes)


CERTAIN = TOLD_RELATIONS | {ABSENT, AFTER, AS, CALLED_SO, COMPOUND, FELT, LAST, OF_IDLE, OF_THAT, ONE, ONE_OF, TOLD_TO}
"""Relations of such words."""
