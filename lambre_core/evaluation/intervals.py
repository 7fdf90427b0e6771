"""Intervals: shares of counts with bootstrap intervals over sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SEED = 20210908
RESAMPLES = 1000
_DRAWN_AT_ONCE = 4_000_000

Totals = npt.NDArray[np.float64]
"""Sums of counts: one row a sample, one column a count."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share and its 95 % interval; None where there was nothing to divide by."""

    value: float | None
    low: float | None = None
    high: float | None = None

    def __str__(self) -> str:
        if self.value is None:
            return ""
        if self.low is None or self.high is None:
            return f"{self.value:.2f}"
        return f"{self.value:.2f} [{self.low:.2f}, {self.high:.2f}]"


def samples(counts: Sequence[Sequence[float]], *, resamples: int = RESAMPLES, seed: int = SEED) -> Totals:
    """Sums over bootstrap samples of sentences; the first row is the sum over the sentences as they are.

    Args:
        counts: the counts of each sentence. Sentences whose counts are all zero are drawn together.
    """
    matrix = np.asarray(counts, dtype=float).reshape(len(counts), -1)
    total: Totals = matrix.sum(axis=0, keepdims=True)
    busy = matrix[matrix.any(axis=1)]
    if not resamples or not len(busy):
        return total
    chances = np.full(len(busy) + 1, 1 / len(matrix))
    chances[-1] = max(1 - len(busy) / len(matrix), 0.0)
    generator = np.random.default_rng(seed)
    parts = [total]
    block = max(1, _DRAWN_AT_ONCE // len(chances))
    for start in range(0, resamples, block):
        drawn = generator.multinomial(len(matrix), chances, size=min(block, resamples - start))
        parts.append(drawn[:, :-1].astype(float) @ busy)
    return np.vstack(parts)


def estimate(totals: Totals, share: Callable[[Totals], tuple[Totals, Totals]]) -> Estimate:
    """A share over samples.

    Args:
        share: columns of sums -> numerators and denominators, a column each.
    """
    above, below = share(totals.T)
    above, below = np.broadcast_to(above, totals.shape[:1]), np.broadcast_to(below, totals.shape[:1])
    if not below[0]:
        return Estimate(None)
    value = float(above[0] / below[0])
    defined = below[1:] > 0
    if not defined.any():
        return Estimate(value)
    low, high = np.percentile(above[1:][defined] / below[1:][defined], [2.5, 97.5])
    return Estimate(value, float(low), float(high))
