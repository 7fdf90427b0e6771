"""Ranking: how the metrics' scores of systems go with people's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lambre_core.reports.resampling import Interval, bounds
from lambre_core.studies.correlation import (
    Array,
    Difference,
    chance,
    outliers,
    pairwise_accuracy,
    pearson,
    spearman,
    williams,
)
from lambre_core.studies.mt.data import Judgements
from lambre_core.studies.mt.study import Measured


@dataclass(frozen=True, slots=True)
class Field:
    """The systems whose scores are correlated, with people's scores of them.

    Attributes:
        places: columns of the scores.
    """

    names: tuple[str, ...]
    places: tuple[int, ...]
    human: Array

    def without(self, left_out: npt.NDArray[np.bool_]) -> Field:
        kept = [number for number, out in enumerate(left_out) if not out]
        return Field(
            tuple(self.names[number] for number in kept),
            tuple(self.places[number] for number in kept),
            self.human[kept],
        )

    def of(self, scores: Array) -> Array:
        """The scores of these systems alone."""
        chosen: Array = scores[..., list(self.places)]
        return chosen


def field_of(measured: Measured, people: Judgements, *, persons: bool = False) -> Field:
    """All systems that people scored.

    Args:
        persons: translations by people among them.
    """
    chosen = [
        (number, system.name)
        for number, system in enumerate(measured.outputs.systems)
        if system.name in people.systems and (persons or not system.person)
    ]
    names = tuple(name for _, name in chosen)
    return Field(names, tuple(number for number, _ in chosen), np.array([people.systems[name] for name in names]))


def calm(field: Field) -> Field:
    """The field without outliers (Mathur et al. 2020)."""
    return field.without(outliers(field.human))


@dataclass(frozen=True, slots=True)
class Correlation:
    """How a metric goes with people's scores of systems; NaN where it cannot be said.

    Attributes:
        interval: of `pearson`, 95 %, over samples of segments; the systems and people's scores stay as they are.
        p: that pairing systems and people's scores at random gives a Pearson's r as far from 0.
        pairs: share of pairs of systems in people's order.
    """

    systems: int
    pearson: float
    interval: Interval | None
    p: float
    spearman: float
    pairs: float


def correlate(field: Field, scores: Array, *, seed: int) -> Correlation:
    """Correlate a metric's scores (first row: as they are; others: on samples) with people's."""
    mine = field.of(scores)
    return Correlation(
        len(field.names),
        float(pearson(mine[0], field.human)),
        bounds(pearson(mine[1:], field.human)),
        chance(mine[0], field.human, seed=seed),
        float(spearman(mine[0], field.human)),
        pairwise_accuracy(mine[0], field.human),
    )


def compare(field: Field, first: Array, second: Array) -> Difference:
    """By how much the first metric's r is higher than the second's, with Williams's test."""
    return williams(field.of(first)[0], field.of(second)[0], field.human)


@dataclass(frozen=True, slots=True)
class Resolution:
    """How many pairs of systems a metric tells apart, and how many of these are in people's order.

    A pair is told apart if the 95 % interval of its difference, over samples of segments, does not hold 0.
    """

    pairs: int
    apart: int
    agreeing: int


def resolve(field: Field, scores: Array) -> Resolution:
    mine = field.of(scores)
    first, second = np.triu_indices(len(field.names), 1)
    differences = mine[:, first] - mine[:, second]
    low, high = np.nanpercentile(differences[1:], [2.5, 97.5], axis=0)
    apart = (low > 0) | (high < 0)
    people = np.sign(field.human[first] - field.human[second])
    agreeing = apart & (np.sign(differences[0]) == people)
    return Resolution(len(first), int(apart.sum()), int(agreeing.sum()))


def reliability(field: Field, scores: Array) -> float:
    """The share of the variance of scores between systems that would be there on other texts, too, in [0, 1].

    Spearman's reliability: 1 - variance of the error / variance of the scores. The error is that of a system's distance
    from the mean of the systems, over samples of segments: that a text is hard for all concerns nobody. With a
    reliability of q no correlation above the root of q is to be expected (Spearman 1904).
    """
    mine = field.of(scores)
    distances = mine - mine.mean(axis=1, keepdims=True)
    whole = distances[0].var(ddof=1)
    if not whole > 0 or len(distances) < 3:
        return float("nan")
    error = distances[1:].var(axis=0, ddof=1).mean() * len(field.names) / (len(field.names) - 1)
    return float(np.clip(1 - error / whole, 0, 1))


def ranks(scores: Sequence[float]) -> list[int]:
    """Places from 1, the highest score first; equal scores share the better place."""
    return [1 + sum(other > one for other in scores) for one in scores]
