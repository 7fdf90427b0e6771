"""Resampling: intervals and tests for statistics of counts, over units that are drawn or exchanged.

A unit is whatever is drawn as a whole: a segment, or a bucket of segments (`tallies.BUCKETS`). Everything starts from
a matrix of counts, a row a unit and a column a measure; a statistic maps sums of rows to a number, NaN where it is not
defined. Two systems are compared on the same units, so that every draw concerns both.

Sources: bootstrap, Efron (1979); paired bootstrap for systems, Koehn (2004), with the p-value of sacrebleu (Post 2018,
`significance.py`), after Riezler and Maxwell (2005), who also give approximate randomisation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

RESAMPLES = 1000
"""Bootstrap samples."""

TRIALS = 10_000
"""Exchanges of approximate randomisation."""

SEED = 20210908
_AT_ONCE = 4_000_000
"""Numbers drawn at once."""

Matrix = npt.NDArray[np.float64]
Vector = npt.NDArray[np.float64]

Statistic = Callable[[Matrix], Vector]
"""Sums of counts (samples × measures) to one number a sample; NaN where it is not defined."""


@dataclass(frozen=True, slots=True)
class Interval:
    """Bounds of a 95 % percentile interval."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Paired:
    """How two systems differ on the same units, the second minus the first.

    Attributes:
        difference: None where one of the two has no value.
        interval: 95 %, by paired bootstrap.
        p_bootstrap, p_randomisation: two-sided, that there is no difference; at least 1 / (samples + 1).
    """

    difference: float | None
    interval: Interval | None = None
    p_bootstrap: float | None = None
    p_randomisation: float | None = None


def total(counts: npt.ArrayLike) -> Matrix:
    """The sum over all units, as a matrix of one row."""
    sums: Matrix = np.asarray(counts, dtype=float).sum(axis=0, keepdims=True)
    return sums


def resampled(counts: npt.ArrayLike, *, resamples: int = RESAMPLES, seed: int = SEED) -> Matrix:
    """Sums over bootstrap samples of the units (samples × measures).

    The draws depend on the number of units, the number of samples and the seed alone: what two matrices with the same
    units give is paired.
    """
    matrix = np.asarray(counts, dtype=float)
    units = len(matrix)
    if not units:
        return np.zeros((0, matrix.shape[1] if matrix.ndim == 2 else 0))
    return _drawn(units, np.full(units, 1 / units), matrix, resamples, seed)


def resampled_alone(counts: npt.ArrayLike, *, resamples: int = RESAMPLES, seed: int = SEED) -> Matrix:
    """As `resampled`, but not paired with any other matrix, and faster where many units have nothing in them.

    Those are drawn together; the distribution is the same.
    """
    matrix = np.asarray(counts, dtype=float)
    units = len(matrix)
    busy = matrix[matrix.any(axis=1)]
    if len(busy) == units:
        return resampled(matrix, resamples=resamples, seed=seed)
    chances = np.append(np.full(len(busy), 1 / units), 1 - len(busy) / units)
    return _drawn(units, chances, np.vstack([busy, np.zeros((1, matrix.shape[1]))]), resamples, seed)


def _drawn(draws: int, chances: Vector, matrix: Matrix, resamples: int, seed: int) -> Matrix:
    """Sums over samples of so many draws of rows."""
    generator = np.random.default_rng(seed)
    block = max(1, _AT_ONCE // len(matrix))
    parts = [
        generator.multinomial(draws, chances, size=min(block, resamples - start)).astype(float) @ matrix
        for start in range(0, resamples, block)
    ]
    return np.vstack(parts)


def exchanged(
    first: npt.ArrayLike, second: npt.ArrayLike, *, trials: int = TRIALS, seed: int = SEED
) -> tuple[Matrix, Matrix]:
    """Sums over both systems with the units exchanged between them at random (trials × measures, twice).

    Args:
        first, second: counts of the same units.
    """
    one, other = np.asarray(first, dtype=float), np.asarray(second, dtype=float)
    apart = other - one
    apart = apart[apart.any(axis=1)]  # what is the same on both sides may be exchanged or not
    generator = np.random.default_rng(seed)
    block = max(1, _AT_ONCE // max(len(apart), 1))
    moved = [
        generator.integers(0, 2, size=(min(block, trials - start), len(apart)), dtype=np.int8).astype(float) @ apart
        for start in range(0, trials, block)
    ]
    shift = np.vstack(moved)
    return total(one) + shift, total(other) - shift


def bounds(values: Vector) -> Interval | None:
    """The interval of a statistic's values over samples; those that are not defined do not count."""
    defined = values[~np.isnan(values)]
    if not len(defined):
        return None
    low, high = np.percentile(defined, [2.5, 97.5])
    return Interval(float(low), float(high))


def interval(
    statistic: Statistic, counts: npt.ArrayLike, *, resamples: int = RESAMPLES, seed: int = SEED
) -> Interval | None:
    """The bootstrap interval of one statistic; None where it is never defined."""
    return bounds(statistic(resampled(counts, resamples=resamples, seed=seed)))


def paired(
    statistic: Statistic,
    first: npt.ArrayLike,
    second: npt.ArrayLike,
    *,
    resamples: int = RESAMPLES,
    trials: int = TRIALS,
    seed: int = SEED,
) -> Paired:
    """Compare two systems on the same units; see `Pairing` for many statistics of the same two."""
    return Pairing.of(first, second, resamples=resamples, trials=trials, seed=seed).compare(statistic)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two systems on the same units, drawn and exchanged once for any number of statistics.

    Attributes:
        totals, samples, exchanges: sums of the first and of the second system.
    """

    totals: tuple[Matrix, Matrix]
    samples: tuple[Matrix, Matrix]
    exchanges: tuple[Matrix, Matrix]

    @classmethod
    def of(
        cls,
        first: npt.ArrayLike,
        second: npt.ArrayLike,
        *,
        resamples: int = RESAMPLES,
        trials: int = TRIALS,
        seed: int = SEED,
    ) -> Pairing:
        """Draw; the two matrices have the same shape.

        Raises:
            ValueError: they have not.
        """
        one, other = np.asarray(first, dtype=float), np.asarray(second, dtype=float)
        if one.shape != other.shape:
            raise ValueError(f"systems on different units or measures cannot be paired: {one.shape}, {other.shape}")
        samples = resampled_alone(np.hstack([one, other]), resamples=resamples, seed=seed)
        return cls(
            (total(one), total(other)),
            (samples[:, : one.shape[1]], samples[:, one.shape[1] :]),
            exchanged(one, other, trials=trials, seed=seed),
        )

    def compare(self, statistic: Statistic) -> Paired:
        """The difference of a statistic, its interval, and both tests."""
        observed = _difference(statistic, self.totals)[0]
        if np.isnan(observed):
            return Paired(None)
        drawn = _difference(statistic, self.samples)
        drawn = drawn[~np.isnan(drawn)]
        swapped = _difference(statistic, self.exchanges)
        swapped = swapped[~np.isnan(swapped)]
        # The bootstrap's differences lie around the observed one; under the hypothesis they would lie around zero.
        return Paired(
            float(observed),
            bounds(drawn),
            _share_as_extreme(drawn - drawn.mean(), observed) if len(drawn) else None,
            _share_as_extreme(swapped, observed) if len(swapped) else None,
        )


def _difference(statistic: Statistic, sums: tuple[Matrix, Matrix]) -> Vector:
    return np.asarray(statistic(sums[1]) - statistic(sums[0]), dtype=float)


def _share_as_extreme(values: Vector, observed: float) -> float:
    # Sums in another order differ in the last digit, which must not decide.
    extreme = int((np.abs(values) >= abs(observed) - 1e-12).sum())
    return (extreme + 1) / (len(values) + 1)


def ratio(numerator: int, denominator: int, *, per: float = 1.0) -> Statistic:
    """The statistic *measure over measure*, times `per`; the arguments are columns."""

    def statistic(sums: Matrix) -> Vector:
        above, below = sums[:, numerator] * per, sums[:, denominator]
        values: Vector = np.divide(above, below, out=np.full(len(sums), np.nan), where=below > 0)
        return values

    return statistic


def mean_share(held: npt.ArrayLike, broken: npt.ArrayLike, weights: npt.ArrayLike) -> Statistic:
    """The L'AMBRE score: the weighted mean, over the rules with a judged site, of the share of sites that hold.

    Args:
        held, broken: columns, one a rule.
        weights: one a rule.
    """
    held_columns = np.asarray(held, dtype=np.intp)
    broken_columns = np.asarray(broken, dtype=np.intp)
    each = np.asarray(weights, dtype=float)

    def statistic(sums: Matrix) -> Vector:
        above = sums[:, held_columns]
        judged = above + sums[:, broken_columns]
        applies = judged > 0
        shares = np.divide(above, judged, out=np.zeros_like(above), where=applies)
        weight = (applies * each).sum(axis=1)
        means: Vector = (shares * each).sum(axis=1)
        values: Vector = np.divide(means, weight, out=np.full(len(sums), np.nan), where=weight > 0)
        return values

    return statistic
