"""Fluency: how far the parser believes in the trees."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Block, Heading, Lines, Paragraph
from lambre_core.reports.judging import FLUENCY_STEP, LEAST_FLUENT
from lambre_core.reports.sections._wording import count, group_name
from lambre_core.reports.tallies import Cells, sum_of
from lambre_core.reports.told import Limits, Told


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    cells = told.report.tallies.total()
    fluent = sum_of(cells, "fluent")
    if not fluent:
        return
    yield Heading(2, "Fluency", "fluency")
    yield Paragraph(
        (
            f"How far the parser believes in the trees of {count(fluent, 'sentence')} of at least four words: the "
            "mean log-probability of a word's arc and relation (Mutton et al. 2007). The nearer to 0 the more ordinary "
            "the sentence.",
        )
    )
    systems = [group for group in told.groups if sum_of(told.report.tallies.groups[group.name], "fluent")]
    shown: list[tuple[str, Cells]] = [("all", cells)]
    if told.report.group_by in ("system", "language") and 1 < len(systems) <= 6:
        shown = [(group_name(group.name), told.report.tallies.groups[group.name]) for group in systems]
    last = max((int(measure.rpartition(" ")[2]) for measure in cells if measure.startswith("fluency at ")), default=0)
    bins = range(last, -1, -1)
    lowest = round(-LEAST_FLUENT / FLUENCY_STEP)
    yield Lines(
        "Sentences by fluency, in per cent",
        tuple(
            f"below {-number * FLUENCY_STEP:.1f}" if number >= lowest else f"{-number * FLUENCY_STEP:.1f}"
            for number in bins
        ),
        tuple(
            (
                name,
                tuple(
                    round(100 * sum_of(part, f"fluency at {number}") / max(sum_of(part, "fluent"), 1), 2)
                    for number in bins
                ),
            )
            for name, part in shown
        ),
        axis="fluency, at most",
        bars=len(shown) == 1,
    )
