"""HTML: one file with everything in it, without scripts; every text is escaped by the template engine."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import jinja2
from markupsafe import Markup

from lambre_core.reports.blocks import Bars, Block, Heading, Lines
from lambre_core.reports.page import page_of
from lambre_core.reports.plots import svg
from lambre_core.reports.renderers import Places
from lambre_core.reports.told import HTML, Told

HELP = "one self-contained page with plots"

_UNWRITABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
"""What HTML cannot have, and what an encoder refuses."""


def render(told: Told, places: Places) -> str:
    """The page."""
    page = page_of(told, HTML)
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader(__name__.rpartition(".")[0], "."),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_writable,
    )
    environment.globals.update(kind=_kind, address=places.address, chart=_charts())
    headings = [block for block in page.blocks if isinstance(block, Heading) and block.level == 2]
    return environment.get_template("page.html.jinja").render(page=page, headings=headings)


def _kind(block: Block) -> str:
    return type(block).__name__


def _writable(value: Any) -> Any:
    """A text without signs that a page cannot have."""
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", value) if type(value) is str else value


def _charts() -> Callable[[Bars | Lines], Markup]:
    """Draws charts and numbers them."""
    drawn = 0

    def chart(block: Bars | Lines) -> Markup:
        nonlocal drawn
        drawn += 1
        # The plotting library writes XML: what was text is escaped there.
        return Markup(svg(_without_unwritable(block), drawn))

    return chart


def _without_unwritable(block: Bars | Lines) -> Bars | Lines:
    names = tuple(map(_writable, block.names))
    if isinstance(block, Bars):
        return Bars(block.title, names, tuple((_writable(name), values) for name, values in block.series))
    series = tuple((_writable(name), values) for name, values in block.series)
    return Lines(block.title, names, series, block.axis, block.bars)
