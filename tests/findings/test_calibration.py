"""Confidences that say how often findings are right."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.evaluation.parts.calibrate import Example, brier, error, fit, share_right
from lambre_core.findings.calibration import (
    UNCALIBRATED,
    Calibration,
    calibration,
    calibration_of,
    construction,
    log_odds,
    values_name,
)
from lambre_core.lexicon.identity import FOLDER_VARIABLE

SHARES = st.floats(0, 1)


def logit(share: float) -> float:
    return math.log(share / (1 - share))


@given(SHARES)
def test_without_values_nothing_changes(confidence: float) -> None:
    assert UNCALIBRATED("any", confidence) == confidence


@given(SHARES, SHARES, st.floats(-5, 5), st.floats(0.1, 3))
def test_order_is_kept(one: float, other: float, offset: float, slope: float) -> None:
    values = Calibration(offset, slope, {}, {"rule": 0.5})
    low, high = sorted((one, other))
    assert 0 <= values("rule", low) <= values("rule", high) <= 1


def drawn(offset: float, slope: float, of_rule: dict[str, float]) -> list[Example]:
    numbers = random.Random(5)
    examples = []
    true = Calibration(offset, slope, {}, of_rule)
    for text in range(6000):
        rule, confidence = numbers.choice(list(of_rule)), numbers.uniform(0.02, 0.98)
        examples.append(Example(rule, confidence, numbers.random() < true(rule, confidence), text))
    return examples


@pytest.mark.parametrize(("offset", "slope"), [(-1.5, 0.5), (0.4, 1.0), (1.0, 2.0)])
def test_what_made_the_examples_is_found(offset: float, slope: float) -> None:
    examples = drawn(offset, slope, {"good": 1.0, "bad": -1.0})
    found = fit(examples)
    assert found.slope == pytest.approx(slope, abs=0.15)
    assert logit(found("good", 0.5)) == pytest.approx(offset + 1, abs=0.25)
    assert logit(found("bad", 0.5)) == pytest.approx(offset - 1, abs=0.25)
    after = [found(example.rule, example.confidence) for example in examples]
    assert error(after, examples) < 0.03
    assert brier(after, examples) <= brier([example.confidence for example in examples], examples)


def test_a_rule_is_like_others_of_its_construction() -> None:
    """Of a rule with few findings is thought what is known of those that differ in parts of speech alone."""
    numbers = random.Random(3)
    right = {"agreement/noun-subj-verb/number": 0.9, "agreement/noun-conj:coord-noun/case": 0.2}
    examples = [
        Example(rule, 0.5, numbers.random() < share, text) for text in range(400) for rule, share in right.items()
    ]
    found = fit(examples)
    assert found("agreement/propn-subj-aux/number", 0.5) > 0.7
    assert found("agreement/adj-conj:coord-adj/case", 0.5) < 0.5 < found("agreement/adj-mod-noun/case", 0.5)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("agreement/noun-subj-verb/number", "agreement/subj/number"),
        ("agreement/aux-conj:coord-verb/person", "agreement/conj:coord/person"),
        ("counting/num-mod@gov-noun/case.head", "counting/mod@gov/case.head"),
        ("government/pron-comp:obj-adp/case", "government/comp:obj-adp/case"),
        ("government/pron-comp:obj-verb/case", "government/comp:obj/case"),
        ("assignment/noun-comp:obj-verb/case.denied", "assignment/comp:obj/case.denied"),
    ],
)
def test_constructions(rule: str, expected: str) -> None:
    assert construction(rule) == expected


@pytest.mark.parametrize("right", [True, False])
def test_few_findings_that_are_all_alike_give_no_certainty(right: bool) -> None:
    found = fit([Example("rule", 0.9, right, text) for text in range(4)])
    assert abs(found.offset) < 5
    assert 0.02 < found("rule", 0.9) < 0.999


def test_nothing_to_fit() -> None:
    assert fit([])("rule", 0.3) == 0.3


def test_log_odds_stay_finite() -> None:
    assert log_odds(0.0, 0.0) == pytest.approx(-log_odds(1.0, 0.0))
    assert log_odds(0.9, 0.5) == log_odds(0.9, 0.0) == pytest.approx(logit(0.9))
    assert log_odds(0.0, 0.5) == log_odds(0.3, 0.5) == log_odds(0.5, 0.0) == 0.0


def test_a_weight_stands_for_so_many_findings() -> None:
    once = [Example("rule", 0.6, True, 0, weight=3.0), Example("rule", 0.6, False, 1)]
    thrice = [*(Example("rule", 0.6, True, 0) for _ in range(3)), Example("rule", 0.6, False, 1)]
    assert fit(once) == fit(thrice)
    assert share_right(once) == share_right(thrice) == 0.75


def test_the_users_own_lexicon_has_values_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert values_name("uk") == "uk"
    (tmp_path / "uk.lexicon").write_bytes(b"")
    assert (values_name("uk"), values_name("cs")) == ("uk.own", "cs")
    assert calibration_of("uk") == calibration("uk", "uk.own") != calibration("uk", "uk")
    # One for which nothing was fitted has the values of the language, a language without any the pooled ones.
    assert calibration("cs", "cs.own") == calibration("cs", "cs")
    assert calibration("xx", "xx") == calibration("yy", "yy") != UNCALIBRATED
