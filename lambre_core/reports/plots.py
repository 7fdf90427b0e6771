"""Plots: the charts of a page as inline SVG, drawn by pygal; colours and sizes are the page's own CSS.

pygal is small, needs nothing but the standard library, and its SVG is text, which stays sharp, can be searched and
takes the colours of a light or a dark page. What it writes for pages with scripts is taken out.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import pygal
from pygal.style import Style

from lambre_core.reports.blocks import Bars, Lines

WIDTH = 720
ROW = 26
"""Height of a name's row, in the units of the picture, which are pixels where the page is wide."""

LABEL = 40
"""Code points of a name that are shown; of a longer one the middle is left out."""

LABELS = 12
"""Names under a chart of lines, about."""

_FONT = 13
_SVG = "http://www.w3.org/2000/svg"
_STYLE = Style(
    font_family="sans-serif",
    label_font_size=_FONT,
    major_label_font_size=_FONT,
    legend_font_size=_FONT,
    title_font_size=_FONT,
)
_COMMON: dict[str, Any] = {
    "css": [],
    "js": [],
    "style": _STYLE,
    "width": WIDTH,
    "show_legend": False,
    "margin": 12,
    "max_scale": 8,
    "legend_at_bottom": True,
    "tooltip_fancy_mode": False,
    "no_data_text": "",
}


def svg(chart: Bars | Lines, number: int) -> str:
    """A chart as an SVG element.

    Args:
        number: of the chart on its page.
    """
    return _clean(_intervals(chart) if isinstance(chart, Bars) else _lines(chart), chart.title, number)


def _intervals(chart: Bars) -> Any:
    """Each value as a dot, its interval as a line; of several series one below the other."""
    count, series = len(chart.names), len(chart.series)
    bounds = [number for _, values in chart.series for triple in values for number in triple if number is not None]
    low, high = min(bounds, default=0.0), max(bounds, default=1.0)
    room = max((high - low) * 0.06, 0.005)
    plot = pygal.XY(
        **{**_COMMON, "show_legend": series > 1},
        height=70 + 28 * (series > 1) + count * max(ROW, 16 * series),
        allow_interruptions=True,
        y_labels=[{"value": count - place, "label": _short(name)} for place, name in enumerate(chart.names)],
        range=(0.4, count + 0.6),
        xrange=(low - room, min(high + room, max(1.0, high))),
        show_y_guides=True,
        x_value_formatter=lambda value: f"{value:.3g}",
    )
    for index, (name, values) in enumerate(chart.series):
        offset = (index - (series - 1) / 2) * 0.36 / max(series - 1, 1)
        rows = [(count - place - offset, triple) for place, triple in enumerate(values)]
        dots = [(value, row) for row, (value, _, _) in rows if value is not None]
        whiskers: list[tuple[float, float] | None] = []
        for row, (_, least, most) in rows:
            if least is not None and most is not None:
                whiskers += [(least, row), (most, row), None]
        plot.add(name, dots, stroke=False, dots_size=4.5)
        plot.add(None, whiskers[:-1], show_dots=False)
    return plot


def _lines(chart: Lines) -> Any:
    every = max(1, -(-len(chart.names) // LABELS))
    kind = pygal.Bar if chart.bars else pygal.Line
    plot = kind(
        **{**_COMMON, "show_legend": len(chart.series) > 1},
        height=280 + (26 * len(chart.series) if len(chart.series) > 1 else 0),
        legend_at_bottom_columns=1,
        x_labels=[_short(name) if place % every == 0 else "" for place, name in enumerate(chart.names)],
        x_title=chart.axis or None,
        x_label_rotation=0 if max(map(len, chart.names), default=0) <= 6 else 25,
        show_x_guides=False,
        dots_size=4,
    )
    for name, values in chart.series:
        plot.add(_short(name), list(values))
    return plot


def _short(name: str) -> str:
    if len(name) <= LABEL:
        return name
    half = (LABEL - 1) // 2
    return f"{name[:half]}…{name[-half:]}"


def _clean(plot: Any, title: str, number: int) -> str:
    """The picture without pygal's style, script, comments and hidden texts, and with a name for who cannot see it."""
    plot.uuid = f"{number}"
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(plot.render(disable_xml_declaration=True, is_unicode=True))
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in {f"{{{_SVG}}}{name}" for name in ("defs", "desc", "title", "script", "style")} or (
                "tooltip-overlay" in child.get("class", "") or "text-overlay" in child.get("class", "")
            ):
                parent.remove(child)
        parent.attrib.pop("id", None)
        for name in ("x", "y", "cx", "cy", "width", "height"):
            if (value := parent.get(name)) is not None:
                parent.set(name, _rounded(value))
    root.set("id", f"chart-{number}")
    root.set("role", "img")
    root.set("aria-label", title)
    return ElementTree.tostring(root, encoding="unicode")


def _rounded(number: str) -> str:
    try:
        return f"{float(number):.1f}".removesuffix(".0")
    except ValueError:
        return number
