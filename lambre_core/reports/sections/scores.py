"""Scores of the whole corpus, before and after where there is a comparison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lambre_core.reports.blocks import Bars, Block, Column, Heading, Paragraph, Table
from lambre_core.reports.scores import Figure, GroupFigures
from lambre_core.reports.sections._wording import (
    COLUMN_NAMES,
    difference_cells,
    difference_columns,
    interval_of,
    triple,
    value_of,
)
from lambre_core.reports.told import Limits, Told


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    yield Heading(2, "Scores", "scores")
    whole, comparison = told.whole, told.comparison
    lines: list[tuple[str, Figure, int | None, int]] = [
        (COLUMN_NAMES.get(column, column), figure, 4, whole.applied[column]) for column, figure in whole.scores.items()
    ]
    if comparison is None:
        rows = [
            (name, value_of(figure, digits or 4), interval_of(figure, digits or 4), str(rules))
            for name, figure, digits, rules in lines
        ]
        rows += [
            (name, value_of(figure, digits), interval_of(figure, digits), "") for name, figure, digits in _others(whole)
        ]
        columns = (Column("", False), Column("value"), Column("95 % interval"), Column("rules"))
        yield Table("The whole corpus", columns, tuple(rows))
    else:
        differences = [
            *((COLUMN_NAMES.get(column, column), one, 4) for column, one in comparison.scores.items()),
            ("findings on 1,000 words", comparison.density, 2),
            ("share of sites judged", comparison.judged, 4),
            ("fragments a sentence", comparison.fragments, 3),
            ("fluency", comparison.fluency, 3),
        ]
        yield Table(
            f"Scores: {comparison.before} and {comparison.after}",
            (Column("", False), *difference_columns(comparison)),
            tuple((name, *difference_cells(one, digits)) for name, one, digits in differences),
        )
    yield Paragraph(
        (
            "A score is the mean, over the rules that apply, of the share of judged sites where the rule holds "
            "(L'AMBRE, Pratapa et al. 2021). Findings are what lambre-lint check shows: violations that no other "
            "reading explains, at or above the least confidence. Many violations count against the score and are no "
            "finding.",
        )
    )
    names = tuple(name for name, figure, _, _ in lines if figure.value is not None)
    if names and comparison is None:
        yield Bars("Scores with 95 % intervals", names, (("score", tuple(map(triple, _present(lines)))),))
    elif comparison is not None:
        shown = {column: one for column, one in comparison.scores.items() if one.difference is not None}
        if shown:
            yield Bars(
                "Scores with 95 % intervals",
                tuple(COLUMN_NAMES.get(column, column) for column in shown),
                (
                    (comparison.before, tuple(triple(one.before) for one in shown.values())),
                    (comparison.after, tuple(triple(one.after) for one in shown.values())),
                ),
            )


def _present(lines: Sequence[tuple[str, Figure, int | None, int]]) -> list[Figure]:
    return [figure for _, figure, _, _ in lines if figure.value is not None]


def _others(whole: GroupFigures) -> list[tuple[str, Figure, int]]:
    return [
        ("findings on 1,000 words", whole.density, 2),
        ("share of sites judged", whole.judged, 4),
        ("fragments a sentence", whole.fragments, 3),
        ("fluency (log-probability a word)", whole.fluency, 3),
    ]
