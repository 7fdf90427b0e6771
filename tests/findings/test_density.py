"""How sure findings must be in texts of some length."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment, SegmentMap
from lambre_core.findings.density import SURE, TESTS_PER_WORD, least_confidence, surest
from lambre_core.findings.finding import Finding

CONFIDENCES = st.lists(st.floats(0.8, 1.0), max_size=30)
WORDS = st.integers(0, 100_000)
SHARES = st.floats(0.01, 1.0)


@pytest.mark.parametrize(
    ("confidences", "words", "share", "least"),
    [
        ([0.8], 800, 0.1, 0.8),  # 0.2 * 0.48 is under 0.1
        ([0.8], 1_000, 0.1, SURE),  # 0.2 * 0.6 is not
        ([0.92], 2_000, 0.1, 0.92),
        ([0.9], 2_000, 0.1, SURE),
        ([0.9, 0.9], 2_000, 0.1, 0.9),  # of two more may be false
        ([0.9, 0.92, 0.8], 2_000, 0.1, 0.8),  # 0.2 * 1.2 is under three times 0.1
        ([0.8], 100_000, 1.0, 0.0),
        ([], 100_000, 0.1, SURE),
        ([0.96, 0.99], 1_000_000, 0.1, SURE),
    ],
)
def test_least_confidence(confidences: list[float], words: int, share: float, least: float) -> None:
    assert least_confidence(confidences, words, share) == least


@given(CONFIDENCES, WORDS, SHARES)
def test_no_more_is_false_than_may_be(confidences: list[float], words: int, share: float) -> None:
    least = least_confidence(confidences, words, share)
    shown = [confidence for confidence in confidences if confidence >= least]
    if least < SURE and share < 1:
        assert (1.0 - min(shown)) * TESTS_PER_WORD * words <= share * len(shown) + 1e-9
    assert all(confidence < SURE for confidence in confidences if confidence < least)


@given(CONFIDENCES, WORDS, WORDS, SHARES)
def test_a_longer_text_asks_for_more(confidences: list[float], words: int, more: int, share: float) -> None:
    assert least_confidence(confidences, words, share) <= least_confidence(confidences, words + more, share)


@given(CONFIDENCES, st.floats(0.8, 1.0), WORDS, SHARES)
def test_another_finding_hides_none(confidences: list[float], other: float, words: int, share: float) -> None:
    shown = [one for one in confidences if one >= least_confidence(confidences, words, share)]
    least = least_confidence([*confidences, other], words, share)
    assert all(one >= least for one in shown)


@pytest.fixture
def found() -> list[tuple[Finding, int]]:
    place = SegmentMap.of(LineIndex.of("da"), [Segment(0, 2, 0, 2, "literal")]).source_range(0, 2)
    finding = Finding("a.txt", "de", None, "agreement/det-det-noun/case", "warning", 0.9, "Wrong.", place, "da")
    how: tuple[dict[str, Any], ...] = (
        {"confidence": 0.97},
        {"confidence": 0.85},
        {"confidence": 0.85, "code": "fluency"},
        {"confidence": 0.5, "severity": "hint"},
        {"confidence": 0.85, "suppressed": "severity"},
        {"confidence": 0.85, "suppressed": "glossary"},
    )
    return [(replace(finding, **one), number) for number, one in enumerate(how)]


def test_what_is_not_sure_enough_is_left_out(found: list[tuple[Finding, int]]) -> None:
    kept, left_out = surest(found, 10_000, 0.1)
    assert ([place for _, place in kept], left_out) == ([0, 2, 3, 4], 2)
    assert surest(found, 100, 0.1) == (found, 0)
    assert surest(found, 10_000, 1.0) == (found, 0)


def test_or_it_is_a_hint(found: list[tuple[Finding, int]]) -> None:
    kept, left_out = surest(found, 10_000, 0.1, show_hints=True)
    assert left_out == 0
    assert [finding.severity == "hint" for finding, _ in kept] == [False, True, False, True, False, True]
