"""Markdown: the summary that a pull request shows (CommonMark with tables, as GitHub and GitLab have them)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.reports.blocks import (
    Bars,
    Block,
    Cell,
    Folded,
    Heading,
    Items,
    Lines,
    Notice,
    Paragraph,
    Quote,
    Table,
    Tree,
)
from lambre_core.reports.page import page_of
from lambre_core.reports.renderers import Places
from lambre_core.reports.told import MARKDOWN, Told

HELP = "Markdown, for pull requests"

MOST = 60_000
"""Characters that are written; GitHub takes 65,536 in a comment."""

_SIGNS = {"passed": "✅", "failed": "❌", "warning": "⚠️"}
_SPECIAL = re.compile(r"([\\`*_\[\]<>|~$&])")
_BEGINNING = re.compile(r"^(\s*\d*)([-+#=.)])(?=[\s#=-]|$)")
_REFERENCE = re.compile(r"(?<!\w)[@#](?=\w)|\b(?:https?|ftp|mailto|xmpp)(?=:)|\bwww(?=\.)", re.IGNORECASE)
_STEERING = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def render(told: Told, places: Places) -> str:
    """The report; what goes beyond what a comment may hold is left out and said to be."""
    lines: list[str] = []
    size = 0
    for block in page_of(told, MARKDOWN).blocks:
        piece = "\n".join(_lines(block, places))
        if not piece:
            continue
        if size + len(piece) > MOST:
            lines.append("The rest is left out here; `--format html` has it.")
            break
        lines.append(piece)
        size += len(piece) + 2
    return "\n\n".join(lines) + "\n"


def _lines(block: Block, places: Places) -> Iterator[str]:
    match block:
        case Heading(level, text, _):
            yield f"{'#' * level} {escaped(text)}"
        case Paragraph(parts):
            yield "".join(_cell(part, places) for part in parts)
        case Notice(kind, text):
            yield f"{_SIGNS[kind]} {escaped(text)}"
        case Table():
            yield from _table(block, places)
        case Tree():
            yield from _code([line for line, _ in block.shown()])
        case Quote(text, _):
            yield f"> {escaped(text)}"
        case Items(items, cut):
            yield from (f"- {''.join(_cell(part, places) for part in item)}" for item in items)
            if cut > 0:
                yield f"- … and {cut:,} more"
        case Folded(summary, blocks, _, _):
            yield f"<details><summary>{_html(summary)}</summary>"
            for inner in blocks:
                yield ""
                yield from _lines(inner, places)
            yield ""
            yield "</details>"
        case Bars() | Lines():
            return


def _table(table: Table, places: Places) -> Iterator[str]:
    yield f"{escaped(table.caption)}"
    yield ""
    yield "| " + " | ".join(escaped(column.name) for column in table.columns) + " |"
    yield "|" + "|".join("---:" if column.numeric else "---" for column in table.columns) + "|"
    for row in table.rows:
        yield "| " + " | ".join(_cell(cell, places) for cell in row) + " |"
    if table.cut:
        yield ""
        yield f"… and {table.cut:,} more"


def _cell(cell: Cell, places: Places) -> str:
    if isinstance(cell, str):
        return escaped(cell)
    if cell.path and places.template:
        return f"[{escaped(cell.text)}](<{places.address(cell.path, cell.line)}>)"
    return f"`{_shown(cell.text)}`" if cell.path and "`" not in cell.text else escaped(cell.text)


def escaped(text: str) -> str:
    """A text as Markdown shows it letter by letter, on one line; nothing in it is markup, a mention or an address."""
    plain = _STEERING.sub("\N{REPLACEMENT CHARACTER}", " ".join(text.split("\n")).replace("\t", " "))
    plain = _BEGINNING.sub(r"\1\\\2", _SPECIAL.sub(r"\\\1", plain))
    # Between the sign and what follows, so that a forge makes no mention, no reference and no link of it.
    return _REFERENCE.sub("\\g<0>\N{ZERO WIDTH SPACE}", plain)


def _shown(text: str) -> str:
    return _STEERING.sub("\N{REPLACEMENT CHARACTER}", text)


def _html(text: str) -> str:
    """A text within a tag, which Markdown leaves alone."""
    plain = _shown(text)
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("`", "&#96;"), ("@", "&#64;")):
        plain = plain.replace(sign, entity)
    return plain


def _code(lines: list[str]) -> Iterator[str]:
    """A block of code behind a fence that is longer than any in it."""
    longest = max((len(run) for line in lines for run in re.findall("`+", line)), default=0)
    fence = "`" * max(3, longest + 1)
    yield fence
    yield from map(_shown, lines)
    yield fence
