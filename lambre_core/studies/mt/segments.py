"""Segments: how the metrics' scores of single segments go with people's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lambre_core.grammar.score import ALL, score
from lambre_core.reports.resampling import Interval, bounds, resampled, total
from lambre_core.studies.correlation import Array, spearman
from lambre_core.studies.mt.baselines import sentence_overlaps
from lambre_core.studies.mt.data import REFERENCE, Judgements
from lambre_core.studies.mt.judging import Judge, Segment
from lambre_core.studies.mt.study import ARCS, FOUND, SHOWN, Measured, name_of

NOTHING = float("nan")
Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class SegmentCorrelation:
    """How a metric goes with people's scores of segments, over all systems together.

    Attributes:
        pairs: of a system and a segment that people scored.
        scored: the share of them for which the metric has a score; only these are correlated.
        pearson, spearman: over all pairs; the difficulty of the segment is part of them.
        within: Pearson's r of the deviations from the segment's means over systems: which system did better here?
        interval, within_interval: 95 %, over samples of segments.
    """

    pairs: int
    scored: float
    pearson: float
    interval: Interval | None
    spearman: float
    within: float
    within_interval: Interval | None


def segment_scores(measured: Measured) -> dict[str, Array]:
    """Metric -> scores (systems × segments), higher is better, NaN where there is none."""

    def each(of: Callable[[Segment], float]) -> Array:
        return np.array([[of(one) for one in system] for system in measured.segments])

    def by_rules(judge: Judge) -> Array:
        return each(lambda one: _number(score(one.tallies[judge.name], judge.grammar)[ALL].value))

    found = {name_of(judge.name, ALL): by_rules(judge) for judge in measured.judges}
    # By length: a long text has more of everything, of what people mark, too.
    found[SHOWN] = each(lambda one: -1000 * one.shown / one.tokens if one.tokens else NOTHING)
    found[FOUND] = each(lambda one: -1000 * one.found / one.tokens if one.tokens else NOTHING)
    found[ARCS] = each(lambda one: one.log_probability / one.parsed if one.parsed else NOTHING)
    reference = measured.outputs.system(REFERENCE).texts
    for metric in sentence_overlaps():
        found[metric.name] = np.array(
            [metric.scores(metric.counts(system.texts, reference)) for system in measured.outputs.systems]
        )
    return found


def _number(value: float | None) -> float:
    return NOTHING if value is None else value


def human_scores(measured: Measured, people: Judgements) -> Array:
    """People's scores (systems × segments), NaN where there is none; translations by people are left out."""
    rows = []
    for system in measured.outputs.systems:
        known = {} if system.person else people.segments.get(system.name, {})
        rows.append([known.get(number, NOTHING) for number in measured.outputs.segments])
    return np.array(rows)


def correlate_segments(scores: Array, human: Array, *, seed: int) -> SegmentCorrelation:
    """Correlate scores of segments (systems × segments)."""
    wanted = ~np.isnan(human)
    both = wanted & ~np.isnan(scores)
    r, interval = _pooled(scores, human, both, seed)
    within, within_interval = _pooled(_centred(scores, both), _centred(human, both), both, seed)
    pairs = int(wanted.sum())
    rho = float(spearman(scores[both], human[both])) if both.any() else NOTHING
    return SegmentCorrelation(
        pairs, both.sum() / pairs if pairs else NOTHING, r, interval, rho, within, within_interval
    )


def _centred(values: Array, both: Mask) -> Array:
    """Deviations from the means of the columns over what is compared."""
    number = both.sum(axis=0)
    sums = np.where(both, values, 0.0).sum(axis=0)
    means = np.divide(sums, number, out=np.zeros(len(number)), where=number > 0)
    centred: Array = values - means
    return centred


def _pooled(x: Array, y: Array, both: Mask, seed: int) -> tuple[float, Interval | None]:
    """Pearson's r over all pairs, and its interval over samples of segments with all systems' pairs."""
    x, y = np.where(both, x, 0.0), np.where(both, y, 0.0)
    # Numbers near zero keep their digits when squares are subtracted from each other.
    if both.any():
        x, y = np.where(both, x - x[both].mean(), 0.0), np.where(both, y - y[both].mean(), 0.0)
    sums = np.stack([one.sum(axis=0) for one in (both.astype(float), x, y, x * x, y * y, x * y)], axis=1)
    return float(_pearson_of(total(sums))[0]), bounds(_pearson_of(resampled(sums, seed=seed)))


def _pearson_of(sums: Array) -> Array:
    """Pearson's r from number, sums, sums of squares and of products, a row a sample."""
    n, x, y, xx, yy, xy = sums.T
    scale = np.sqrt(np.maximum(n * xx - x**2, 0) * np.maximum(n * yy - y**2, 0))
    r: Array = np.divide(n * xy - x * y, scale, out=np.full(len(sums), np.nan), where=scale > 1e-12 * n)
    return r
