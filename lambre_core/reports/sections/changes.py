"""The segments that changed most, by rule."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Block, Cell, Folded, Heading, Items, Link, Paragraph
from lambre_core.reports.comparison import Change
from lambre_core.reports.sections._wording import count
from lambre_core.reports.told import Limits, Told


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    comparison = told.comparison
    if comparison is None or not comparison.changes:
        return
    yield Heading(2, "Segments that changed most", "changes")
    said = f"By rule: at how many sites more or fewer it is broken in {comparison.after} than in {comparison.before}."
    if comparison.cut:
        said += " One of the reports keeps only its worst segments; changes in others are not seen."
    yield Paragraph((said,))
    order = sorted(comparison.changes.items(), key=lambda item: (-sum(abs(one.change) for one in item[1]), item[0]))
    for place, (key, changes) in enumerate(order[: limits.rules_changed]):
        more = sum(one.change for one in changes if one.change > 0)
        fewer = -sum(one.change for one in changes if one.change < 0)
        yield Folded(
            f"{key.partition(' ')[2]}: +{more} and −{fewer} in {count(len(changes), 'segment')}",
            (Items(tuple(map(_change_cells, changes[: limits.changes])), cut=max(0, len(changes) - limits.changes)),),
            opened=place < 2,
        )
    if len(order) > limits.rules_changed:
        yield Paragraph((f"{count(len(order) - limits.rules_changed, 'more rule')} changed.",))


def _change_cells(change: Change) -> tuple[Cell, ...]:
    record = change.after or change.before
    assert record is not None
    place: Cell = Link(f"{record.path}:{record.line}", record.path, record.line)
    sides = [
        f"{label}: {side.text if side is not None else 'nothing is broken'}"
        for label, side in (("before", change.before), ("after", change.after))
    ]
    if change.before is not None and change.after is not None and change.before.text == change.after.text:
        sides = [change.after.text]
    return (f"{change.change:+d} ", place, f" {' → '.join(sides)}")
