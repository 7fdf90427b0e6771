"""Findings by rule."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Block, Folded, Heading, Items, Paragraph
from lambre_core.reports.sections._wording import anchor, count, finding_cells, findings_by_rule
from lambre_core.reports.told import Limits, Told


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    if not told.whole.findings:
        return
    by_rule = findings_by_rule(told.report.tallies.records)
    several = len({info.language for info in told.report.rules.values()}) > 1
    yield Heading(2, "Findings", "findings")
    room = limits.findings
    shown = 0
    blocks: list[Block] = []
    for key, found in sorted(by_rule.items(), key=lambda item: (-len(item[1]), item[0])):
        part = found[: max(room - shown, 0)]
        shown += len(part)
        language, _, rule = key.partition(" ")
        name = f"{language}: {rule}" if several else rule
        blocks.append(
            Folded(
                f"{name}: {count(len(found), 'finding')}",
                (Items(tuple(finding_cells(*one) for one in part), cut=len(found) - len(part)),),
                anchor=anchor("findings", key),
            )
        )
    left = told.whole.findings - shown
    said = f"{count(told.whole.findings, 'finding')} by rule"
    said += f"; {left:,} of them are left out here, the least bad segments first." if left > 0 else "."
    said += " A finding of several rules stands at the one it is named by."
    yield Paragraph((said,))
    yield from blocks
