"""Files, folders, systems or languages."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Bars, Block, Cell, Column, Heading, Table
from lambre_core.reports.resampling import Paired
from lambre_core.reports.scores import ALL
from lambre_core.reports.sections._wording import group_name, interval_of, p_value, triple, value_of
from lambre_core.reports.told import Limits, Told

CHART_GROUPS = 30
"""Groups that a chart shows."""

GROUP_NAMES = {"file": "Files", "dir": "Folders", "system": "Systems", "language": "Languages"}


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    by = told.report.group_by
    if by is None or not told.groups:
        return
    yield Heading(2, GROUP_NAMES[by], "groups")
    figures = {group.name: group for group in told.groups}
    order = [figures[rank.group] for rank in told.ranking] or sorted(
        told.groups, key=lambda group: (group.scores[ALL].value is None, group.scores[ALL].value or 0.0, group.name)
    )
    order += [group for group in told.groups if group not in order]
    ranks = {rank.group: rank for rank in told.ranking}
    changes = {one.name: one for one in told.comparison.groups} if told.comparison is not None else {}
    columns = [Column(GROUP_NAMES[by][:-1].lower() if by != "language" else "language", False)]
    columns += map(Column, ("score", "95 % interval", "findings on 1,000", "judged", "segments", "words"))
    if ranks:
        columns = [
            Column("rank"),
            *columns,
            Column("p, to the next better"),
            Column("p, to the best"),
        ]
    if changes:
        columns += [Column("difference"), Column("p")]
    rows: list[tuple[Cell, ...]] = []
    for group in order[: limits.groups]:
        score = group.scores[ALL]
        row: list[Cell] = [
            group_name(group.name),
            value_of(score, 4),
            interval_of(score, 4),
            value_of(group.density, 2),
            "" if group.judged.value is None else f"{group.judged.value:.1%}",
            f"{group.segments:,}",
            f"{group.tokens:,}",
        ]
        if ranks:
            rank = ranks.get(group.name)
            tests = (rank.to_next, rank.to_best) if rank is not None else (None, None)
            row = [str(rank.place) if rank is not None else "", *row]
            row += [
                "" if test is None or test.p_randomisation is None else p_value(test.p_randomisation) for test in tests
            ]
        if changes:
            one = changes.get(group.name)
            row.append("" if one is None or one.difference is None else f"{one.difference + 0.0:+.4f}")
            row.append(_p_of(one.paired if one is not None else None))
        rows.append(tuple(row))
    first = "The best first." if ranks else "The lowest score first."
    yield Table(f"{GROUP_NAMES[by]}. {first}", tuple(columns), tuple(rows), cut=max(0, len(order) - limits.groups))
    scored = [group for group in order if group.scores[ALL].value is not None][:CHART_GROUPS]
    if len(scored) > 1:
        yield Bars(
            f"{GROUP_NAMES[by]}: score with 95 % interval"
            + (f", the first {CHART_GROUPS}" if len(order) > CHART_GROUPS else ""),
            tuple(group_name(group.name) for group in scored),
            (("score", tuple(triple(group.scores[ALL]) for group in scored)),),
        )


def _p_of(test: Paired | None) -> str:
    return "" if test is None or test.p_randomisation is None else p_value(test.p_randomisation)
