"""Confidence: the product of beliefs and the rule's share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.confidence import SHARE_WITHOUT_COUNTS, confidence, family_verdict
from lambre_core.grammar.rule import Evidence, Outcome
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

CASE = "agreement/adj-mod-noun/Case"
CERTAIN = Evidence(count=10**9, held=10**9, treebank="test")


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
    assert confidence(outcome, family_verdict) == pytest.approx(expected, abs=1e-6)


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
    assert low <= confidence(outcome, family_verdict) <= high
