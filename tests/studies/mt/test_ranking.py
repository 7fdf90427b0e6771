"""Systems, outliers and pairs that a metric tells apart."""

from __future__ import annotations

import numpy as np
import pytest

from lambre_core.studies.mt.ranking import Field, calm, correlate, ranks, reliability, resolve

FIELD = Field(("A", "B", "C", "D", "E"), (1, 2, 3, 4, 5), np.array([0.0, 1.0, 2.0, 3.0, 10.0]))
SCORES = np.array([[99, 0, 1, 2, 3, -9], [99, 0, 1, 2, 3, -9], [99, 3, 2, 1, 0, -9]], dtype=float)


def test_outliers_leave_the_field() -> None:
    field = calm(FIELD)
    assert field.names == ("A", "B", "C", "D")
    assert field.of(SCORES).tolist() == [[0, 1, 2, 3], [0, 1, 2, 3], [3, 2, 1, 0]]


def test_one_outlier_makes_a_correlation() -> None:
    with_it, without = correlate(FIELD, SCORES, seed=1), correlate(calm(FIELD), SCORES, seed=1)
    assert with_it.pearson < -0.8
    assert without.pearson == pytest.approx(1)
    assert (without.systems, without.spearman, without.pairs) == (4, 1, 1)
    assert with_it.pairs == 6 / 10
    # One sample agrees fully, the other not at all.
    assert without.interval is not None
    assert without.interval.low < -0.9
    assert without.interval.high > 0.9


def test_pairs_are_told_apart_where_the_interval_leaves_zero_out() -> None:
    field = Field(("A", "B", "C"), (0, 1, 2), np.array([3.0, 2.0, 1.0]))
    samples = np.tile([[0.0, 5.0, 1.0]], (101, 1))
    samples[1:51, 0] = 0.5
    samples[51:, 0] = 1.5  # A is above C in one half of the samples, below it in the other
    found = resolve(field, samples)
    assert (found.pairs, found.apart, found.agreeing) == (3, 2, 1)  # A below B is wrong, B above C is right


def test_ranks_share_the_better_place() -> None:
    assert ranks([0.5, 0.9, 0.5, 0.1]) == [2, 1, 2, 4]


@pytest.mark.parametrize(("spread", "noise", "expected"), [(1.0, 0.0, 1.0), (1.0, 1.0, 0.5), (0.0, 1.0, 0.0)])
def test_reliability_is_the_share_of_the_variance_that_is_not_noise(
    spread: float, noise: float, expected: float
) -> None:
    # 400 systems: true scores, the same with noise as they are measured, and that with as much noise again in samples.
    # What is hard for all (the last term) does not count.
    generator = np.random.default_rng(11)
    truth = spread * generator.normal(size=400)
    measured = truth + noise * generator.normal(size=400)
    samples = measured + noise * generator.normal(size=(200, 400)) + generator.normal(size=(200, 1))
    field = Field(tuple(map(str, range(400))), tuple(range(400)), np.zeros(400))
    assert reliability(field, np.vstack([measured, samples])) == pytest.approx(expected, abs=0.1)


def test_systems_that_are_all_alike_have_no_reliability() -> None:
    field = Field(("A", "B"), (0, 1), np.zeros(2))
    assert np.isnan(reliability(field, np.ones((5, 2))))
