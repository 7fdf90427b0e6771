"""How the report was made: what was not judged, problems, signature."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Block, Column, Folded, Heading, Items, Paragraph, Table
from lambre_core.reports.sections._wording import count
from lambre_core.reports.tallies import sum_of
from lambre_core.reports.told import Limits, Told


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    cells, tallies = told.report.tallies.total(), told.report.tallies
    yield Heading(2, "How it was made", "made")
    rows = [
        (measure.partition(" ")[2], f"{sum_of(cells, measure):,}")
        for measure in sorted(cells)
        if measure.startswith("undecided ")
    ]
    if told.whole.sites:
        judged = sum_of(cells, "judged")
        yield Paragraph(
            (
                f"Of {count(told.whole.sites, 'site')} of linted rules {judged:,} were judged. "
                f"{count(sum_of(cells, 'hidden'), 'finding')} below the least confidence and "
                f"{count(sum_of(cells, 'suppressed'), 'suppressed finding')} are not counted as findings.",
            )
        )
    if rows:
        yield Table("Sites left undecided, by reason", (Column("reason", False), Column("sites")), tuple(rows))
    if tallies.problems:
        shown = tallies.problems[: limits.items]
        yield Paragraph(("Problems of input:",))
        yield Items(tuple((problem,) for problem in shown), cut=tallies.problem_count - len(shown))
    yield Paragraph((f"Signature: {told.report.signature.short()}",))
    yield Folded("Signature, long form", (Paragraph((told.report.signature.long(),)),))
