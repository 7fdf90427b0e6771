"""The figure: our score of every translation beside people's."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import numpy as np

from lambre_core.grammar.score import ALL
from lambre_core.studies.correlation import outliers
from lambre_core.studies.mt.judging import OURS
from lambre_core.studies.mt.ranking import field_of
from lambre_core.studies.mt.study import Measured, name_of

_COLUMNS = 3
_SIZE = 3.2
"""Inches of a side of a panel."""


def figure(all_measured: Sequence[Measured]) -> str:
    """An SVG, a panel a task: our score with its interval from left to right, people's score upwards."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    rows = -(-len(all_measured) // _COLUMNS)
    # Letters as paths look the same everywhere; without a salt and with a date every run writes another file.
    with rc_context({"svg.fonttype": "path", "svg.hashsalt": "lambre-lint", "font.size": 8}):
        drawing = Figure(figsize=(_COLUMNS * _SIZE, rows * _SIZE), layout="constrained", facecolor="white")
        panels = drawing.subplots(rows, _COLUMNS, squeeze=False).ravel()
        for panel, measured in zip(panels, all_measured, strict=False):
            _draw(panel, measured)
        for panel in panels[len(all_measured) :]:
            panel.set_axis_off()
        target = StringIO()
        drawing.savefig(target, format="svg", metadata={"Date": None})
    return target.getvalue()


def _draw(panel: object, measured: Measured) -> None:
    from matplotlib.axes import Axes

    assert isinstance(panel, Axes)
    people = measured.people[0]
    field = field_of(measured, people, persons=True)
    systems = field_of(measured, people)
    far = {name for name, out in zip(systems.names, outliers(systems.human), strict=True) if out}
    scores = field.of(measured.scores[name_of(OURS, ALL)])
    low, high = np.nanpercentile(scores[1:], [2.5, 97.5], axis=0)
    for number, (name, human) in enumerate(zip(field.names, field.human, strict=True)):
        person = name not in systems.names
        value = scores[0, number]
        color = "#c2410c" if person else "#9ca3af" if name in far else "#1d4ed8"
        panel.plot([low[number], high[number]], [human, human], color=color, alpha=0.35, linewidth=1)
        panel.plot(value, human, "D" if person else "o", color=color, markersize=5 if person else 4)
        if person or name in far or human in (systems.human.max(), systems.human.min()):
            panel.annotate(name, (value, human), xytext=(4, 4), textcoords="offset points", fontsize=7)
    panel.set_title(measured.task.name, loc="left", fontsize=9)
    panel.set_xlabel("our score (union)")
    panel.set_ylabel(f"people's score ({people.kind})")
    panel.margins(x=0.12, y=0.12)
    panel.spines[["top", "right"]].set_visible(False)
