"""Correlations, outliers and tests."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy import stats  # type: ignore[import-untyped]

from lambre_core.studies.correlation import (
    chance,
    outliers,
    pairwise_accuracy,
    pearson,
    spearman,
    williams,
    williams_of,
)

few_numbers = st.lists(st.integers(-50, 50).map(float), min_size=4, max_size=12)


@given(st.data())
def test_correlations_are_those_of_scipy(data: st.DataObject) -> None:
    human = np.array(data.draw(few_numbers))
    scores = np.array(data.draw(st.lists(st.integers(-50, 50), min_size=len(human), max_size=len(human))), dtype=float)
    assume(human.std() > 0 and scores.std() > 0)
    assert pearson(scores, human) == pytest.approx(stats.pearsonr(scores, human).statistic, abs=1e-9)
    assert spearman(scores, human) == pytest.approx(stats.spearmanr(scores, human).statistic, abs=1e-9)


def test_every_row_is_correlated() -> None:
    human = np.array([1.0, 2.0, 3.0])
    rows = np.array([[1, 2, 3], [3, 2, 1], [5, 5, 5], [1, np.nan, 3]], dtype=float)
    assert pearson(rows, human) == pytest.approx([1, -1, math.nan, math.nan], nan_ok=True)
    assert spearman(rows, human) == pytest.approx([1, -1, math.nan, math.nan], nan_ok=True)


def test_what_varies_by_rounding_only_has_no_correlation() -> None:
    assert np.isnan(pearson(np.array([0.3, 0.1 + 0.2, 0.3]), np.array([1.0, 2.0, 3.0])))


@pytest.mark.parametrize(
    ("human", "far"),
    [
        # Median 2, distances 2 1 0 1 8, their median 1: 8 / 1.4826 = 5.4.
        ([0, 1, 2, 3, 10], [False, False, False, False, True]),
        # 3 / 1.4826 = 2.02 is near enough, 4 / 1.4826 = 2.70 is not; below the median as above it.
        ([-1, 1, 2, 3, 5], [False] * 5),
        ([-2, 1, 2, 3, 5], [True, False, False, False, False]),
        # More than half are equal: nothing to measure distances by.
        ([5, 5, 5, 5, 9], [False] * 5),
    ],
)
def test_outliers_lie_far_from_the_median(human: list[float], far: list[bool]) -> None:
    assert outliers(np.array(human, dtype=float)).tolist() == far


@pytest.mark.parametrize(
    ("scores", "human", "share"),
    [
        ([1, 2, 3], [10, 20, 30], 1.0),
        ([3, 2, 1], [10, 20, 30], 0.0),
        ([1, 3, 2], [10, 20, 30], 2 / 3),
        ([1, 1, 2], [10, 20, 30], 2 / 3),  # a tie of the scores is wrong
        ([1, 2, 3], [10, 10, 30], 1.0),  # pairs that people hold for equal do not count
        ([1, 2], [5, 5], math.nan),
        ([1, math.nan], [1, 2], math.nan),
    ],
)
def test_pairs_in_peoples_order(scores: list[float], human: list[float], share: float) -> None:
    found = pairwise_accuracy(np.array(scores, dtype=float), np.array(human, dtype=float))
    assert found == pytest.approx(share, nan_ok=True)


def test_chance_counts_all_pairings_of_few_systems() -> None:
    # Of the 24 orders of four numbers one gives r = 1 and one r = -1.
    numbers = np.array([1.0, 2.0, 3.0, 4.0])
    assert chance(numbers, numbers) == pytest.approx(2 / 24)
    assert chance(numbers, -numbers) == pytest.approx(2 / 24)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_is_near_the_t_test_of_normal_numbers(seed: int) -> None:
    generator = np.random.default_rng(seed)
    human = generator.normal(size=15)
    scores = human + 2 * generator.normal(size=15)
    assert chance(scores, human) == pytest.approx(stats.pearsonr(scores, human).pvalue, abs=0.03)


@pytest.mark.parametrize("scores", [[1.0, 1.0, 1.0], [1.0, 2.0]])
def test_chance_of_nothing_is_nan(scores: list[float]) -> None:
    assert math.isnan(chance(np.array(scores), np.arange(len(scores), dtype=float)))


def test_williams_as_published() -> None:
    # The example of a test of dependent correlations in the manual of R's package psych: r.test(103, .4, .5, .1).
    found = williams_of(0.4, 0.5, 0.1, 103)
    assert found.t == pytest.approx(-0.89, abs=0.005)
    assert found.p == pytest.approx(0.37, abs=0.005)


def test_williams_holds_its_level() -> None:
    # Two metrics that are equally good: one test in twenty says that they differ.
    generator = np.random.default_rng(7)
    human = generator.normal(size=(2000, 12))
    first, second = (human + generator.normal(size=human.shape) for _ in range(2))
    wrong = [williams(a, b, people).p < 0.05 for a, b, people in zip(first, second, human, strict=True)]
    assert np.mean(wrong) == pytest.approx(0.05, abs=0.02)


def test_williams_turned_around_and_without_difference() -> None:
    forth, back = williams_of(0.7, 0.4, 0.5, 20), williams_of(0.4, 0.7, 0.5, 20)
    assert forth.t == pytest.approx(-back.t)
    assert forth.p == pytest.approx(back.p)
    assert williams_of(0.6, 0.6, 0.5, 20).p == 1


@pytest.mark.parametrize(("between", "n"), [(0.5, 3), (math.nan, 20)])
def test_williams_needs_four_systems_and_variance(between: float, n: int) -> None:
    assert math.isnan(williams_of(0.7, 0.4, between, n).p)
