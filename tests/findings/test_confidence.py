"""Confidence: the product of beliefs and the rule's share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.confidence import SHARE_WITHOUT_COUNTS, confidence, family_verdict
from lambre_core.findings.explaining import settle
from lambre_core.grammar.rule import Evidence, Outcome
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

CASE = "agreement/adj-mod-noun/Case"
CERTAIN = Evidence(count=10**9, held=10**9, treebank="test")


def of_one(outcome: Outcome) -> float:
    """The confidence in an outcome whose edge is the only one."""
    edge = (outcome.dependent.id, outcome.head.id)
    edges = {edge: [outcome]}
    return confidence(edge, edges, outcome, settle(edges, tagger_readings, family_verdict), family_verdict)


def words(dependent: str, head: str) -> tuple[str, str]:
    return f"lange ADJ 2 mod Case={dependent}", f"Büchern NOUN 0 root Case={head}"


@pytest.mark.parametrize(
    ("beliefs", "arc", "expected"),
    [
        ({}, 1.0, 1.0),
        ({}, 0.9, 0.9),
        ({1: {"Case": {"Nom": 0.6, "Acc": 0.4}}}, 1.0, 1.0),
        ({1: {"Case": {"Nom": 0.6, "Dat": 0.4}}}, 1.0, 0.6),
        ({1: {"Case": {"Nom": 0.6, "Dat": 0.4}}, 2: {"Case": {"Dat": 0.5, "Nom": 0.5}}}, 1.0, 0.5),
        ({1: {"Case": {"Nom": 0.7, "": 0.3}}}, 1.0, 0.7),
        ({1: {"Case": {"Nom,Dat": 0.5, "Nom": 0.5}}}, 0.5, 0.25),
    ],
)
def test_beliefs_multiply(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    beliefs: dict[int, dict[str, dict[str, float]]],
    arc: float,
    expected: float,
) -> None:
    sentence = make_sentence(*words("Nom", "Dat"), beliefs=beliefs, arcs={1: arc})
    (outcome,) = find_outcomes(sentence, CASE, evidence=CERTAIN)
    assert of_one(outcome) == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize(
    ("evidence", "low", "high"),
    [
        (None, SHARE_WITHOUT_COUNTS, SHARE_WITHOUT_COUNTS),
        (Evidence(0, 0, ""), SHARE_WITHOUT_COUNTS, SHARE_WITHOUT_COUNTS),
        (Evidence(20, 20, ""), 0.83, 0.85),  # published tables of the interval give 0.8389
        (Evidence(1000, 990, ""), 0.981, 0.983),
    ],
)
def test_gold_trees_leave_the_share_of_the_rule(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, evidence: Evidence | None, low: float, high: float
) -> None:
    (outcome,) = find_outcomes(make_sentence(*words("Nom", "Dat")), CASE, evidence=evidence)
    assert low <= of_one(outcome) <= high


def test_what_a_neighbour_demands_counts_and_its_edge_must_be_believed(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes
) -> None:
    """*Dem Mann schläft*: the noun alone could be a nominative, the article keeps it from that."""
    rules = (CASE.replace("adj-mod", "det-det"), "assignment/noun-subj-verb/Case=Nom")
    lines = ("Dem DET 2 det Case=Dat", "Mann NOUN 3 subj Case=Dat", "schläft VERB 0 root _")
    doubt = {2: {"Case": {"Nom": 0.5, "Dat": 0.5}}}
    # Were the article not the noun's, the noun would be a nominative with probability 0.5.
    for arc, expected in ((1.0, 1.0), (0.9, 0.95)):
        sentence = make_sentence(*lines, beliefs=doubt, arcs={1: arc})
        article, subject = find_outcomes(sentence, *rules, evidence=CERTAIN)
        edges = {(1, 2): [article], (2, 3): [subject]}
        settled = settle(edges, tagger_readings, family_verdict)
        found = confidence((2, 3), edges, subject, settled, family_verdict)
        assert found == pytest.approx(expected, abs=1e-6)
