"""Wording: figures, names and differences as the sections of a page say them."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.reports.blocks import Cell, Column, Link
from lambre_core.reports.comparison import Comparison, Difference
from lambre_core.reports.scores import ALL, Figure, RuleFigures
from lambre_core.reports.tallies import Found, Record

COLUMN_NAMES = {ALL: "all rules"}


# --- numbers ---------------------------------------------------------------------------------------


def score_of(figure: Figure) -> str:
    return with_interval(figure, 4)


def with_interval(figure: Figure, digits: int) -> str:
    interval = interval_of(figure, digits)
    return value_of(figure, digits) + (f" (95 %: {interval})" if interval else "")


def value_of(figure: Figure, digits: int) -> str:
    return "none" if figure.value is None else f"{figure.value + 0.0:.{digits}f}"


def interval_of(figure: Figure, digits: int) -> str:
    if figure.interval is None:
        return ""
    return f"{figure.interval.low + 0.0:.{digits}f} to {figure.interval.high + 0.0:.{digits}f}"


def triple(figure: Figure) -> tuple[float | None, float | None, float | None]:
    if figure.interval is None:
        return figure.value, None, None
    return figure.value, figure.interval.low, figure.interval.high


def p_value(value: float) -> str:
    return f"{value:.4f}" if value >= 0.0001 else "< 0.0001"


def count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


# --- differences -----------------------------------------------------------------------------------


def difference_columns(comparison: Comparison) -> tuple[Column, ...]:
    return (
        Column(comparison.before),
        Column(comparison.after),
        Column("difference"),
        Column("95 % interval"),
        Column("p, paired bootstrap"),
        Column("p, randomisation"),
    )


def difference_cells(one: Difference, digits: int) -> tuple[str, ...]:
    paired = one.paired
    interval = paired.interval if paired is not None else None
    return (
        value_of(one.before, digits),
        value_of(one.after, digits),
        "" if one.difference is None else f"{one.difference + 0.0:+.{digits}f}",
        "" if interval is None else f"{interval.low:+.{digits}f} to {interval.high:+.{digits}f}",
        "" if paired is None or paired.p_bootstrap is None else p_value(paired.p_bootstrap),
        "" if paired is None or paired.p_randomisation is None else p_value(paired.p_randomisation),
    )


# --- names -----------------------------------------------------------------------------------------


def group_name(name: str) -> str:
    return name or "(no name)"


def rule_name(rule: RuleFigures, several: bool) -> str:
    return f"{rule.info.language}: {rule.info.rule}" if several else rule.info.rule


def anchor(kind: str, key: str) -> str:
    return kind + "-" + "".join(character if character.isalnum() else "-" for character in key)


def findings_by_rule(records: Sequence[Record]) -> dict[str, list[tuple[Record, Found]]]:
    """Rule key -> the findings that are named by the rule, in order of their segments."""
    by_rule: dict[str, list[tuple[Record, Found]]] = {}
    for record in records:
        for finding in record.findings:
            by_rule.setdefault(f"{record.language} {finding.code}", []).append((record, finding))
    return by_rule


def finding_cells(record: Record, finding: Found) -> tuple[Cell, ...]:
    return (
        Link(f"{record.path}:{finding.line}:{finding.column}", record.path, finding.line),
        f" {finding.code} [{finding.confidence:.2f}] {finding.message}",
    )
