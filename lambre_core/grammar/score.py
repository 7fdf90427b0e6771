"""Scores: how often the rules of a grammar hold in a text (Pratapa et al. 2021, section 2).

Every rule that applies has a share of sites at which it holds; the score of a segment, and of a corpus
with its counts accumulated, is the weighted mean of these shares. Undecided sites do not count. Where
no rule applies there is no score.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Rule, Verdict
from lambre_core.treebank.tree import Sentence

if TYPE_CHECKING:
    import numpy
    import numpy.typing as npt

ALL = "all"
RESAMPLES = 1000
_SEED = 20210908
_DRAWN_AT_ONCE = 2_000_000
"""Numbers held in memory while resampling."""


@dataclass(frozen=True, slots=True)
class Count:
    """At how many sites a rule holds and is broken."""

    held: int
    broken: int

    @property
    def share(self) -> float:
        return self.held / (self.held + self.broken)


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts by rule identifier, for the rules with at least one judged site. Merging is commutative."""

    counts: Mapping[str, Count] = field(default_factory=dict)

    def __add__(self, other: Tally) -> Tally:
        return merge((self, other))


def tally(found: Iterable[Outcome]) -> Tally:
    """Count outcomes."""
    counts: dict[str, list[int]] = {}
    for outcome in found:
        if outcome.verdict is not Verdict.UNDECIDED:
            counts.setdefault(outcome.rule.id, [0, 0])[outcome.verdict is Verdict.BROKEN] += 1
    return Tally({identifier: Count(held, broken) for identifier, (held, broken) in counts.items()})


def merge(tallies: Iterable[Tally]) -> Tally:
    """The sum of tallies, in any order."""
    counts: dict[str, list[int]] = {}
    for one in tallies:
        for identifier, count in one.counts.items():
            so_far = counts.get(identifier)
            if so_far is None:
                counts[identifier] = [count.held, count.broken]
            else:
                so_far[0] += count.held
                so_far[1] += count.broken
    return Tally({identifier: Count(held, broken) for identifier, (held, broken) in counts.items()})


@dataclass(frozen=True, slots=True)
class Score:
    """A score in [0, 1], None where no rule applies.

    Attributes:
        interval: bounds of its 95 % interval, where one was asked for.
        rules: rules that apply.
        weight: the sum of their weights.
        held, broken: sites, over all of them.
    """

    value: float | None
    rules: int
    weight: float
    held: int
    broken: int
    interval: tuple[float, float] | None = None


def score(total: Tally, grammar: Grammar) -> dict[str, Score]:
    """The scores of a tally by column: each family, then `all`.

    `all` is the mean over all applicable rules, not the mean of the families' scores.
    """
    applicable = [(grammar.by_id[identifier], count) for identifier, count in sorted(total.counts.items())]
    return {
        column: _mean([(rule, count) for rule, count in applicable if column in (ALL, rule.family)])
        for column in columns(grammar)
    }


def columns(grammar: Grammar) -> tuple[str, ...]:
    """The families of the grammar, then `all`."""
    return (*sorted({"agreement", "assignment"} | {rule.family for rule in grammar.rules}), ALL)


def _mean(counts: Sequence[tuple[Rule, Count]]) -> Score:
    weight = sum(rule.weight for rule, _count in counts)
    held, broken = sum(count.held for _rule, count in counts), sum(count.broken for _rule, count in counts)
    value = sum(rule.weight * count.share for rule, count in counts) / weight if weight else None
    return Score(value, len(counts), weight, held, broken)


def segment_tallies(grammar: Grammar, sentences: Iterable[Sentence], *, compatible: bool = False) -> Iterator[Tally]:
    """The tally of every sentence, in order."""
    for sentence in sentences:
        yield tally(outcomes(grammar, sentence, compatible=compatible))


def corpus_score(segments: Sequence[Tally], grammar: Grammar, *, resamples: int = RESAMPLES) -> dict[str, Score]:
    """The scores of a corpus, with intervals. Counts are accumulated first: it is not the mean of segment scores.

    Args:
        resamples: bootstrap samples of segments; 0 for no intervals.
    """
    scores = score(merge(segments), grammar)
    if not resamples or not segments:
        return scores
    intervals = bootstrap(segments, grammar, resamples)
    return {column: replace(value, interval=intervals.get(column)) for column, value in scores.items()}


def bootstrap(segments: Sequence[Tally], grammar: Grammar, resamples: int) -> dict[str, tuple[float, float]]:
    """Percentile intervals (95 %) of the scores under seeded resampling of segments; none for columns without score."""
    import numpy as np  # a quarter of a second that checking does not need

    names = sorted({identifier for segment in segments for identifier in segment.counts})
    position = {identifier: index for index, identifier in enumerate(names)}
    rows, places, held, judged = [], [], [], []
    for row, segment in enumerate(segments):
        for identifier, count in segment.counts.items():
            rows.append(row)
            places.append(position[identifier])
            held.append(count.held)
            judged.append(count.held + count.broken)
    shape = (len(segments), len(names))
    held_matrix, judged_matrix = np.zeros(shape), np.zeros(shape)
    held_matrix[rows, places] = held
    judged_matrix[rows, places] = judged

    held_sums, judged_sums = np.zeros((resamples, len(names))), np.zeros((resamples, len(names)))
    generator = np.random.default_rng(_SEED)
    evenly = np.full(len(segments), 1 / len(segments))
    block = max(1, _DRAWN_AT_ONCE // len(segments))
    for start in range(0, resamples, block):
        part = slice(start, min(start + block, resamples))
        drawn = generator.multinomial(len(segments), evenly, size=part.stop - start).astype(float)
        held_sums[part], judged_sums[part] = drawn @ held_matrix, drawn @ judged_matrix
    applies = judged_sums > 0
    shares = np.divide(held_sums, judged_sums, out=np.zeros_like(held_sums), where=applies)
    intervals = {}
    for column in columns(grammar):
        weights = np.array(
            [grammar.by_id[name].weight if column in (ALL, grammar.by_id[name].family) else 0.0 for name in names]
        )
        bounds = _percentiles(shares, applies * weights)
        if bounds is not None:
            intervals[column] = bounds
    return intervals


def _percentiles(shares: npt.NDArray[numpy.float64], weights: npt.NDArray[numpy.float64]) -> tuple[float, float] | None:
    """Bounds over the samples (rows) in which some rule applies."""
    import numpy as np

    totals = weights.sum(axis=1)
    scored = totals > 0
    if not scored.any():
        return None
    means = (shares * weights).sum(axis=1)[scored] / totals[scored]
    low, high = np.percentile(means, [2.5, 97.5])
    return float(low), float(high)


@dataclass(frozen=True, slots=True)
class CorpusScore:
    """What scoring a corpus gives.

    Attributes:
        scores: by column.
        segments: the tally of every sentence, in order.
        total: their sum.
    """

    scores: Mapping[str, Score]
    segments: tuple[Tally, ...]
    total: Tally


def score_sentences(
    grammar: Grammar, sentences: Iterable[Sentence], *, compatible: bool = False, resamples: int = RESAMPLES
) -> CorpusScore:
    """Score a corpus of sentences, however they were parsed."""
    segments = tuple(segment_tallies(grammar, sentences, compatible=compatible))
    return CorpusScore(corpus_score(segments, grammar, resamples=resamples), segments, merge(segments))
