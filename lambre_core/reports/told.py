"""Told: everything that a page of a report is made of, and how much of it is told."""

from __future__ import annotations

from dataclasses import dataclass

from lambre_core.reports.comparison import Comparison, Rank
from lambre_core.reports.gates import GateResult
from lambre_core.reports.report import Report
from lambre_core.reports.scores import GroupFigures


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of each kind is told; what is left out is counted."""

    groups: int
    rules: int
    worst: int
    tree_lines: int
    findings: int
    rules_changed: int
    changes: int
    items: int = 30


HTML = Limits(groups=300, rules=400, worst=30, tree_lines=150, findings=1500, rules_changed=40, changes=10)
MARKDOWN = Limits(groups=40, rules=30, worst=5, tree_lines=60, findings=40, rules_changed=10, changes=3, items=10)


@dataclass(frozen=True, slots=True)
class Trend:
    """A report among others in time."""

    label: str
    whole: GroupFigures
    unlike: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """Everything that a page is made of."""

    report: Report
    whole: GroupFigures
    groups: tuple[GroupFigures, ...]
    ranking: tuple[Rank, ...] = ()
    comparison: Comparison | None = None
    gates: tuple[GateResult, ...] = ()
    trend: tuple[Trend, ...] = ()
