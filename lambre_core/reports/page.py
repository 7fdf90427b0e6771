"""Page: what a report tells, in order."""

from __future__ import annotations

from itertools import chain

from lambre_core.reports.blocks import Heading, Page
from lambre_core.reports.sections import (
    changes,
    findings,
    fluency,
    groups,
    made,
    rules,
    scores,
    summary,
    trend,
    worst,
)
from lambre_core.reports.told import Limits, Told

SECTIONS = (summary, scores, groups, rules, fluency, worst, findings, changes, trend, made)


def page_of(told: Told, limits: Limits) -> Page:
    """The page of a report."""
    languages = {info.language for info in told.report.rules.values()}
    title = f"Grammar report: {told.report.label}" if told.report.label else "Grammar report"
    blocks = chain.from_iterable(section.blocks(told, limits) for section in SECTIONS)
    return Page(title, [Heading(1, title), *blocks], languages.pop() if len(languages) == 1 else "")
