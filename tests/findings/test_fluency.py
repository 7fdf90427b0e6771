"""Fluency and fragments: thresholds, parts, what is said and what is passed over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import read_document
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, Placeholder, TextUnit
from lambre_core.findings.build import View
from lambre_core.findings.finding import Severity
from lambre_core.findings.fluency import (
    Thresholds,
    arc_fluency,
    calibrated,
    fragments,
    thresholds_of,
    weakest_arc,
    weakness_findings,
)
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

WORDS = ("Er PRON 2 subj _", "sieht VERB 0 root _", "alte ADJ 4 mod _", "Häuser NOUN 2 comp:obj _")
LOW = Thresholds(fluency=-1.0, arc=0.3)


def findings(
    sentence: Sentence,
    severity: Callable[[str], Severity | None] = lambda code: "info",
    placeholders: tuple[Placeholder, ...] = (),
    directives: tuple[Directive, ...] = (),
    thresholds: Thresholds | None = LOW,
) -> list[tuple[str, str, list[str], str | None]]:
    (unit,) = read_document("a.txt", sentence.text.encode(), DocumentSettings()).units
    unit = TextUnit(unit.text, unit.segment_map, placeholders=placeholders)
    view = View("a.txt", "de", severity, directives=directives)
    return [
        (found.code, found.word, [related.word for related in found.related], found.suppressed)
        for found in weakness_findings(sentence, unit, view, thresholds)
    ]


def test_a_sure_tree_is_silent(make_sentence: MakeSentence) -> None:
    assert findings(make_sentence(*WORDS, arcs={3: 0.9}, log_probability=-0.5)) == []


def test_an_improbable_sentence_is_not_fluent(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*WORDS, log_probability=-4.4)
    assert arc_fluency(sentence) == pytest.approx(-1.1)
    assert findings(sentence) == [("fluency", "Er", [], None)]


def test_a_fragment_lies_at_the_weakest_arc(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*WORDS, arcs={3: 0.25, 4: 0.1}, log_probability=-1.0)
    weakest = weakest_arc(sentence)
    assert weakest is not None
    assert (weakest[0].form, weakest[1]) == ("Häuser", 0.1)
    assert findings(sentence) == [("fragment", "Häuser", ["sieht"], None)]


PARTS = [
    ({}, [(1, 2, 3, 4)]),
    ({3: 0.2}, [(1, 2, 4), (3,)]),
    ({4: 0.2}, [(1, 2), (3, 4)]),
    ({3: 0.2, 4: 0.2}, [(1, 2), (3,), (4,)]),
]


@pytest.mark.parametrize(("arcs", "expected"), PARTS)
def test_what_is_left_when_arcs_are_cut(
    make_sentence: MakeSentence, arcs: dict[int, float], expected: list[tuple[int, ...]]
) -> None:
    assert sorted(fragments(make_sentence(*WORDS, arcs=arcs), 0.3)) == expected


def test_what_is_passed_over(make_sentence: MakeSentence) -> None:
    weak = make_sentence(*WORDS, arcs={4: 0.1}, log_probability=-9.0)
    assert len(findings(weak)) == 2
    assert findings(weak, severity=lambda code: None) == []
    assert findings(weak, severity=lambda code: "hint" if code == "fluency" else None) == [("fluency", "Er", [], None)]
    assert findings(weak, thresholds=None) == []
    assert findings(weak, placeholders=(Placeholder((0, 2), "%s"),)) == []
    assert {found[3] for found in findings(weak, directives=(Directive("disable-file", (), 1),))} == {"directive"}
    short = make_sentence(*WORDS[:2], ". PUNCT 2 punct _", "! PUNCT 2 punct _", arcs={1: 0.1}, log_probability=-9.0)
    assert findings(short) == []
    assert findings(make_sentence(*WORDS)) == []  # no parser made this tree


@given(st.lists(st.floats(-9, 0), min_size=200, max_size=600), st.sampled_from([0.005, 0.01, 0.1]))
def test_a_threshold_leaves_no_greater_share_below(values: list[float], share: float) -> None:
    least = calibrated(values, share)
    assert sum(value < least for value in values) <= share * len(values)


def test_too_few_sentences_set_no_threshold() -> None:
    with pytest.raises(ValueError, match="too few"):
        calibrated([-1.0] * 10)


def test_shipped_thresholds() -> None:
    found = thresholds_of("de")
    assert found is not None
    assert found.fluency < 0 < found.arc < 1
    assert found.sentences > 200
    assert thresholds_of("xx") is None
