"""Correlation of a metric's scores of systems with people's.

Scores come as arrays whose last axis runs over systems (or over whatever else is scored), so that all bootstrap
samples are correlated at once. What is undefined, for want of variance or of numbers, is NaN.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import stats  # type: ignore[import-untyped]

from lambre_core.reports.resampling import SEED

Array = npt.NDArray[np.float64]

CUTOFF = 2.5
"""Distance from the median, in normal-consistent median absolute deviations, beyond which a system is an outlier."""

PERMUTATIONS = 9999
"""Pairings that are tried where not all can be; with up to seven systems all are."""


def pearson(scores: Array, human: Array) -> Array:
    """Pearson's r of the last axis of `scores` with `human`."""
    x = scores - scores.mean(axis=-1, keepdims=True)
    y = human - human.mean()
    scale = np.sqrt((x**2).sum(axis=-1) * (y**2).sum())
    # What is constant but for rounding has no correlation either.
    varies = scale > 1e-12 * np.sqrt((scores**2).sum(axis=-1) * (human**2).sum())
    r: Array = np.divide((x * y).sum(axis=-1), scale, out=np.full(scale.shape, np.nan), where=varies)
    return np.clip(r, -1, 1)


def spearman(scores: Array, human: Array) -> Array:
    """Spearman's rho: Pearson's r of ranks, ties sharing the mean of theirs."""
    if not np.isfinite(scores).all():
        whole = np.isfinite(scores).all(axis=-1, keepdims=True)
        ranks = np.where(whole, stats.rankdata(np.nan_to_num(scores), axis=-1), np.nan)
    else:
        ranks = stats.rankdata(scores, axis=-1)
    return pearson(ranks, stats.rankdata(human))


def pairwise_accuracy(scores: Array, human: Array) -> float:
    """The share of pairs of systems that the scores order as people do; a tie of the scores alone is wrong.

    Kocmi et al. 2021, To Ship or Not to Ship, section 3.
    """
    first, second = np.triu_indices(len(human), 1)
    people = np.sign(human[first] - human[second])
    told_apart = people != 0
    if not told_apart.any() or not np.isfinite(scores).all():
        return float("nan")
    return float((np.sign(scores[first] - scores[second]) == people)[told_apart].mean())


def outliers(human: Array, cutoff: float = CUTOFF) -> npt.NDArray[np.bool_]:
    """Which systems lie so far from the others that they alone would make a correlation.

    Mathur et al. 2020, Tangled up in BLEU, section 4.2: |h - median| / (1.483 * median |h - median|) > 2.5.
    """
    deviation = stats.median_abs_deviation(human, scale="normal")
    if not deviation:
        return np.zeros(len(human), dtype=bool)
    far: npt.NDArray[np.bool_] = np.abs(human - np.median(human)) / deviation > cutoff
    return far


def chance(scores: Array, human: Array, *, seed: int = SEED) -> float:
    """How often pairing systems and people's scores at random gives an r that is as far from 0 (two-sided p)."""
    if len(human) < 3 or np.isnan(pearson(scores, human)):
        return float("nan")
    found = stats.permutation_test(
        (scores,),
        lambda shuffled, axis: pearson(np.moveaxis(shuffled, axis, -1), human),
        permutation_type="pairings",
        vectorized=True,
        n_resamples=PERMUTATIONS,
        rng=np.random.default_rng(seed),
    )
    return float(found.pvalue)


@dataclass(frozen=True, slots=True)
class Difference:
    """Two metrics' correlations with the same people's scores: by how much the first is higher, and Williams's test."""

    value: float
    t: float
    p: float


def williams(first: Array, second: Array, human: Array) -> Difference:
    """Whether two metrics correlate differently with the same people's scores of the same systems (two-sided).

    Williams 1959; Graham and Baldwin 2014, section 4: t with n - 3 degrees of freedom.
    """
    n = len(human)
    a, b = float(pearson(first, human)), float(pearson(second, human))
    between = float(pearson(first, second))
    return williams_of(a, b, between, n)


def williams_of(a: float, b: float, between: float, n: int) -> Difference:
    """Williams's test of two correlations with one variable, given that of the two with each other.

    Args:
        n: on how many observations.
    """
    if n < 4 or np.isnan(a + b + between):
        return Difference(a - b, float("nan"), float("nan"))
    k = 1 - a**2 - b**2 - between**2 + 2 * a * b * between
    below = 2 * k * (n - 1) / (n - 3) + (a + b) ** 2 / 4 * (1 - between) ** 3
    if below <= 0:
        return Difference(a - b, float("nan"), float("nan"))
    t = (a - b) * np.sqrt((n - 1) * (1 + between) / below)
    return Difference(a - b, float(t), float(2 * stats.t.sf(abs(t), n - 3)))
