"""Trend: a report among earlier ones."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Block, Column, Heading, Lines, Notice, Table
from lambre_core.reports.scores import ALL
from lambre_core.reports.sections._wording import COLUMN_NAMES, interval_of, value_of
from lambre_core.reports.told import Limits, Told, Trend


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    if not told.trend:
        return
    points = (*told.trend, Trend(told.report.label or "now", told.whole))
    yield Heading(2, "Trend", "trend")
    for point in points:
        if point.unlike:
            yield Notice("warning", f"{point.label} was made with other things: {'; '.join(point.unlike)}.")
    columns = (
        Column("report", False),
        *map(Column, ("score", "95 % interval", "findings on 1,000", "judged", "segments")),
    )
    yield Table(
        "Trend, the oldest first",
        columns,
        tuple(
            (
                point.label,
                value_of(point.whole.scores[ALL], 4),
                interval_of(point.whole.scores[ALL], 4),
                value_of(point.whole.density, 2),
                "" if point.whole.judged.value is None else f"{point.whole.judged.value:.1%}",
                f"{point.whole.segments:,}",
            )
            for point in points
        ),
    )
    families = [column for column in told.whole.scores if told.whole.scores[column].value is not None]
    yield Lines(
        "Scores over time",
        tuple(point.label for point in points),
        tuple(
            (
                COLUMN_NAMES.get(column, column),
                tuple(point.whole.scores[column].value if column in point.whole.scores else None for point in points),
            )
            for column in families
        ),
    )
    rules = sorted(told.whole.rules, key=lambda rule: (-rule.broken, rule.key))[:5]
    shares = [{rule.key: rule.share.value for rule in point.whole.rules} for point in points]
    if rules:
        yield Lines(
            "The five rules broken most often, over time",
            tuple(point.label for point in points),
            tuple((rule.info.rule, tuple(share.get(rule.key) for share in shares)) for rule in rules),
        )
