"""The worst segments, with their trees."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Block, Folded, Heading, Items, Link, Paragraph, Quote, Tree
from lambre_core.reports.sections._wording import count, finding_cells
from lambre_core.reports.tallies import Record
from lambre_core.reports.told import Limits, Told


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    records = [record for record in told.report.tallies.records if record.trees][: limits.worst]
    if not records:
        return
    wrong = told.report.tallies.wrong
    yield Heading(2, "Worst segments", "worst")
    yield Paragraph(
        (
            f"{len(records):,} of {count(wrong, 'segment')} in which a rule is broken, by the sum of the confidences "
            "of their findings. The words that clash are marked.",
        )
    )
    for place, record in enumerate(records):
        yield Folded(
            _short(record),
            (
                Quote(record.text, record.language),
                Items(tuple(finding_cells(record, finding) for finding in record.findings[: limits.items]))
                if record.findings
                else Paragraph((_only_broken(record),)),
                Tree((record.trees or ())[: limits.tree_lines]),
                Paragraph((Link(f"{record.path}:{record.line}", record.path, record.line),)),
            ),
            opened=place < 3,
        )


def _only_broken(record: Record) -> str:
    rules = ", ".join(f"{key.partition(' ')[2]} ({number})" for key, number in record.broken.items())
    return f"Broken, but no finding: another reading explains it, or the confidence is too low: {rules}."


def _short(record: Record) -> str:
    findings = len(record.findings)
    group = f"{record.group}, " if record.group and record.group not in record.path else ""
    what = count(findings, "finding") if findings else count(sum(record.broken.values()), "broken site")
    return f"{group}{record.path}:{record.line}: {what}"
