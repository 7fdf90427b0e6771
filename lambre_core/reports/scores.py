"""Scores: from counts to figures with 95 % bootstrap intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from lambre_core.reports.report import Report, RuleInfo
from lambre_core.reports.resampling import (
    RESAMPLES,
    SEED,
    Interval,
    Matrix,
    Statistic,
    bounds,
    mean_share,
    ratio,
    resampled_alone,
    total,
)
from lambre_core.reports.tallies import BUCKETS, Cells, sum_of

ALL = "all"
PER = 1000.0
"""Violations are counted on so many words."""

GROUPS_WITH_INTERVALS = 200
"""Further groups, the smallest, have no intervals: each takes some hundredths of a second."""

STATISTICS = {"resamples": str(RESAMPLES), "buckets": str(BUCKETS), "seed": str(SEED)}
"""For the signature."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and its interval; None where there is nothing to count."""

    value: float | None
    interval: Interval | None = None


@dataclass(frozen=True, slots=True)
class RuleFigures:
    """What a rule says of a corpus.

    Attributes:
        share: of its judged sites where it holds.
        found: findings in which it is broken.
        density: the same on 1,000 words.
    """

    key: str
    info: RuleInfo
    share: Figure
    held: int
    broken: int
    found: int
    density: Figure


@dataclass(frozen=True, slots=True)
class GroupFigures:
    """The figures of a corpus or a group of it.

    Attributes:
        scores: column (family, then `all`) -> L'AMBRE score.
        applied: column -> rules with a judged site.
        density: findings on 1,000 words.
        judged: share of the sites of linted rules that were judged.
        fragments: parts a sentence, where they were sought.
        fluency: mean log-probability of a word's arc and relation.
    """

    name: str
    segments: int
    sentences: int
    tokens: int
    findings: int
    sites: int
    scores: Mapping[str, Figure]
    applied: Mapping[str, int]
    density: Figure
    judged: Figure
    fragments: Figure
    fluency: Figure
    rules: tuple[RuleFigures, ...]


@dataclass(frozen=True, slots=True)
class Measures:
    """The columns of a matrix of counts, and the statistics that are made of them."""

    index: Mapping[str, int]
    rules: Mapping[str, RuleInfo]

    @classmethod
    def of(cls, names: Sequence[str], rules: Mapping[str, RuleInfo]) -> Measures:
        """The columns for some measures; those that every report needs are among them."""
        always = ("segments", "sentences", "tokens", "findings", "sites", "judged")
        beliefs = ("fragments", "fragmented", "fluency", "fluent")
        of_rules = (f"{what} {key}" for key in rules for what in ("held", "broken", "found"))
        wanted = dict.fromkeys((*always, *beliefs, *of_rules, *names))
        return cls({name: place for place, name in enumerate(wanted)}, rules)

    def columns(self) -> tuple[str, ...]:
        """The families that are counted, then `all`."""
        families = {"agreement", "assignment"} | {info.family for info in self.rules.values()}
        return (*sorted(families), ALL)

    def score(self, column: str) -> Statistic:
        """The L'AMBRE score over the rules of a family, or over all."""
        chosen = {key: info for key, info in self.rules.items() if column in (ALL, info.family)}
        return mean_share(
            [self.index[f"held {key}"] for key in chosen],
            [self.index[f"broken {key}"] for key in chosen],
            [info.weight for info in chosen.values()],
        )

    def share(self, key: str) -> Statistic:
        """The share of its judged sites where a rule holds."""
        return mean_share([self.index[f"held {key}"]], [self.index[f"broken {key}"]], [1.0])

    def density(self, key: str | None = None) -> Statistic:
        """Findings on 1,000 words, of one rule or of all."""
        return ratio(self.index["findings" if key is None else f"found {key}"], self.index["tokens"], per=PER)

    def judged(self) -> Statistic:
        return ratio(self.index["judged"], self.index["sites"])

    def fragments(self) -> Statistic:
        return ratio(self.index["fragments"], self.index["fragmented"])

    def fluency(self) -> Statistic:
        return ratio(self.index["fluency"], self.index["fluent"], per=1e-6)

    def matrix(self, cells: Cells) -> Matrix:
        """The counts, a row a bucket and a column a measure."""
        counts = np.zeros((BUCKETS, len(self.index)))
        for measure, row in cells.items():
            column = self.index.get(measure)
            if column is not None:
                counts[list(row.keys()), column] = list(row.values())
        return counts


def measures_of(*reports: Report) -> Measures:
    """The columns for everything that some reports count."""
    rules: dict[str, RuleInfo] = {}
    for report in reports:
        rules.update(report.rules)
    return Measures.of((), dict(sorted(rules.items())))


def figures_of(report: Report) -> tuple[GroupFigures, tuple[GroupFigures, ...]]:
    """The figures of the whole corpus, and of its groups, the largest first."""
    measures = measures_of(report)
    groups = sorted(report.tallies.groups.items(), key=lambda item: (-sum_of(item[1], "tokens"), item[0]))
    whole = figures_of_group("", report.tallies.total(), measures)
    if report.group_by is None:
        return whole, ()
    return whole, tuple(
        figures_of_group(name, cells, measures, intervals=place < GROUPS_WITH_INTERVALS)
        for place, (name, cells) in enumerate(groups)
    )


def figures_of_group(name: str, cells: Cells, measures: Measures, *, intervals: bool = True) -> GroupFigures:
    """The figures of a group.

    Args:
        intervals: whether to draw samples.
    """
    matrix = measures.matrix(cells)
    sums = total(matrix)
    samples = resampled_alone(matrix) if intervals else None

    def figure(make: Callable[[], Statistic]) -> Figure:
        statistic = make()
        value = statistic(sums)[0]
        if np.isnan(value):
            return Figure(None)
        return Figure(float(value), None if samples is None else bounds(statistic(samples)))

    def rule(key: str, info: RuleInfo) -> RuleFigures:
        held, broken, found = (sum_of(cells, f"{what} {key}") for what in ("held", "broken", "found"))
        return RuleFigures(
            key, info, figure(lambda: measures.share(key)), held, broken, found, figure(lambda: measures.density(key))
        )

    applied = {
        key: info
        for key, info in measures.rules.items()
        if f"held {key}" in cells or f"broken {key}" in cells or f"found {key}" in cells
    }
    judged = {key: info for key, info in applied.items() if f"held {key}" in cells or f"broken {key}" in cells}
    return GroupFigures(
        name=name,
        segments=sum_of(cells, "segments"),
        sentences=sum_of(cells, "sentences"),
        tokens=sum_of(cells, "tokens"),
        findings=sum_of(cells, "findings"),
        sites=sum_of(cells, "sites"),
        scores={column: figure(lambda column=column: measures.score(column)) for column in measures.columns()},  # type: ignore[misc]
        applied={
            column: sum(column in (ALL, info.family) for info in judged.values()) for column in measures.columns()
        },
        density=figure(measures.density),
        judged=figure(measures.judged),
        fragments=figure(measures.fragments),
        fluency=figure(measures.fluency),
        rules=tuple(rule(key, info) for key, info in applied.items()),
    )
