"""Bootstrap intervals."""

from __future__ import annotations

import numpy as np
import pytest

from lambre_core.evaluation.intervals import Estimate, Totals, estimate, samples


def precision(sums: Totals) -> tuple[Totals, Totals]:
    return sums[0], sums[0] + sums[1]


def test_the_first_row_is_the_sum() -> None:
    totals = samples([(1, 2), (3, 4), (0, 0)], resamples=5)
    assert totals[0].tolist() == [4, 6]
    assert totals.shape == (6, 2)


def test_an_interval_is_that_of_the_binomial_distribution() -> None:
    # 400 sentences with one finding each, half of them right: the standard error is sqrt(0.25 / 400) = 0.025.
    found = estimate(samples([(1, 0), (0, 1)] * 200), precision)
    assert found.value == 0.5
    assert found.low == pytest.approx(0.5 - 1.96 * 0.025, abs=0.01)
    assert found.high == pytest.approx(0.5 + 1.96 * 0.025, abs=0.01)


def test_sentences_without_counts_are_drawn_too() -> None:
    # Of 1000 sentences 10 have one finding: the number found varies like a Poisson count, variance 10 · 0.99.
    totals = samples([(1,)] * 10 + [(0,)] * 990, resamples=4000)
    assert np.var(totals[1:, 0]) == pytest.approx(9.9, rel=0.1)
    assert np.mean(totals[1:, 0]) == pytest.approx(10, rel=0.02)


def test_the_seed_decides() -> None:
    counts = [(1, 0), (0, 1), (1, 1)]
    assert (samples(counts, seed=1) == samples(counts, seed=1)).all()
    assert (samples(counts, seed=1) != samples(counts, seed=2)).any()


@pytest.mark.parametrize(
    ("counts", "written"),
    [
        pytest.param([(0, 0)], "", id="nothing to divide by"),
        pytest.param([(1, 0), (1, 0)], "1.00 [1.00, 1.00]", id="always right"),
    ],
)
def test_written(counts: list[tuple[float, float]], written: str) -> None:
    assert str(estimate(samples(counts), precision)) == written


def test_without_samples_there_is_no_interval() -> None:
    assert estimate(samples([(1, 1)], resamples=0), precision) == Estimate(0.5)
    assert str(Estimate(0.5)) == "0.50"
