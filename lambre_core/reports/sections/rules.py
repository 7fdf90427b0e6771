"""Rules: how often each holds."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Bars, Block, Cell, Column, Folded, Heading, Link, Table
from lambre_core.reports.scores import RuleFigures
from lambre_core.reports.sections._wording import (
    anchor,
    count,
    difference_cells,
    findings_by_rule,
    interval_of,
    rule_name,
    triple,
    value_of,
)
from lambre_core.reports.told import Limits, Told

CHART_RULES = 25
"""Rules that the chart shows."""


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    rules = sorted(told.whole.rules, key=lambda rule: (-rule.broken, rule.key))
    if not rules:
        return
    several = len({rule.info.language for rule in rules}) > 1
    yield Heading(2, "Rules", "rules")
    columns = [
        Column("rule", False),
        *map(Column, ("score", "95 % interval", "held", "broken", "findings", "on 1,000 words")),
    ]
    comparison = told.comparison
    if comparison is not None:
        columns += [Column("difference"), Column("p, randomisation")]

    def row(rule: RuleFigures) -> tuple[Cell, ...]:
        name = rule_name(rule, several)
        cells: tuple[Cell, ...] = (
            Link(name, anchor=anchor("findings", rule.key)) if rule.key in told_findings else name,
            value_of(rule.share, 4),
            interval_of(rule.share, 4),
            f"{rule.held:,}",
            f"{rule.broken:,}",
            f"{rule.found:,}",
            value_of(rule.density, 2),
        )
        if comparison is None:
            return cells
        difference = difference_cells(comparison.rules[rule.key], 4)
        return (*cells, difference[2], difference[5])

    told_findings = set(findings_by_rule(told.report.tallies.records))
    broken = [rule for rule in rules if rule.broken or rule.found]
    kept = [rule for rule in rules if not (rule.broken or rule.found)]
    if broken:
        yield Table(
            "Rules that are broken, the most often broken first. Those that are not linted count for the score alone.",
            tuple(columns),
            tuple(map(row, broken[: limits.rules])),
            cut=max(0, len(broken) - limits.rules),
        )
    if kept:
        table = Table(
            "Rules that hold everywhere",
            tuple(columns),
            tuple(map(row, kept[: limits.rules])),
            cut=max(0, len(kept) - limits.rules),
        )
        yield Folded(f"{count(len(kept), 'rule')} that hold{'s' if len(kept) == 1 else ''} everywhere", (table,))
    worst = [rule for rule in rules if rule.broken and rule.held + rule.broken >= 10]
    worst = sorted(worst, key=lambda rule: (rule.share.value or 0.0, rule.key))[:CHART_RULES]
    if worst:
        yield Bars(
            "Rules that hold least often (of those with 10 judged sites)",
            tuple(rule_name(rule, several) for rule in worst),
            (("share of sites that hold", tuple(triple(rule.share) for rule in worst)),),
        )
