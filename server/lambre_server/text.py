"""The text of an open document, and edits to it, in the positions of the Language Server Protocol.

Lines end at `\\n`, `\\r\\n` and `\\r`, nothing else. They are kept apart, so that an edit costs what it touches
and not the whole document. A position beyond the end of a line is that end, one beyond the last line is
the end of the document, one within a character is before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from lsprotocol import types

from lambre_core.documents.positions import ColumnUnit, LineIndex, Position, SourceRange
from lambre_core.treebank.tree import Span

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")

UNITS: dict[str, ColumnUnit] = {"utf-8": "utf-8", "utf-16": "utf-16", "utf-32": "code-point"}
"""What a character of a position counts, by negotiated encoding."""


class Edit(NamedTuple):
    """The code points [start, end) became `length` others, and the document has this version since."""

    start: int
    end: int
    length: int
    version: int


class Text:
    """A text in lines, each with its end; the last one has none and may be empty."""

    def __init__(self, text: str) -> None:
        self.lines = split_lines(text)
        self._whole: str | None = text

    def __str__(self) -> str:
        if self._whole is None:
            self._whole = "".join(self.lines)
        return self._whole

    def offset(self, position: types.Position, unit: ColumnUnit) -> int:
        """The code-point offset of a position."""
        line, column = self._place(position, unit)
        return sum(map(len, self.lines[:line])) + column

    def replace(self, range_: types.Range, new: str, unit: ColumnUnit) -> Span:
        """Put other text in place of a range; a range that is the wrong way round is turned.

        Returns:
            The code points that were replaced.
        """
        (first, start), (last, end) = sorted((self._place(range_.start, unit), self._place(range_.end, unit)))
        before = sum(map(len, self.lines[:first])) + start
        after = before + sum(map(len, self.lines[first:last])) - start + end
        # A line more on either side: \\r and \\n that now stand together are one line end.
        low, high = max(first - 1, 0), min(last + 2, len(self.lines))
        head = "".join(self.lines[low:first]) + self.lines[first][:start]
        tail = self.lines[last][end:] + "".join(self.lines[last + 1 : high])
        inner = split_lines(head + new + tail)
        if high < len(self.lines):
            inner.pop()  # the empty line after the last line end goes on in the next line
        self.lines[low:high] = inner
        self._whole = None
        return before, after

    def _place(self, position: types.Position, unit: ColumnUnit) -> tuple[int, int]:
        """Line and code-point column, clamped."""
        if position.line >= len(self.lines):
            return len(self.lines) - 1, len(self.lines[-1])
        line = self.lines[max(position.line, 0)]
        return max(position.line, 0), LineIndex.of(line).offset_at(1, position.character, unit)


def split_lines(text: str) -> list[str]:
    """The lines with their ends; one without an end, which may be empty, comes last."""
    lines = _LINE.findall(text)
    if not lines or lines[-1][-1] in "\r\n":
        lines.append("")
    return lines


# --- places of a snapshot ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Places:
    """Positions in a text that does not change any more."""

    lines: LineIndex
    unit: ColumnUnit

    @classmethod
    def of(cls, text: str, unit: ColumnUnit) -> Places:
        return cls(LineIndex.of(text), unit)

    def at(self, offset: int) -> types.Position:
        """The position of a code-point offset."""
        return types.Position(self.lines.line_of(offset) - 1, self.lines.column(offset, self.unit))

    def range(self, span: Span) -> types.Range:
        return types.Range(self.at(span[0]), self.at(span[1]))

    def range_of(self, place: SourceRange) -> types.Range:
        return self.range(self.span_of(place))

    def span_of(self, place: SourceRange) -> Span:
        """The code points of a range of the file."""
        return self._offset(place.start), self._offset(place.end)

    def offset(self, position: types.Position) -> int:
        """The code-point offset of a position."""
        if position.line >= self.lines.line_count:
            return len(self.lines.text)
        return self.lines.offset_at(position.line + 1, position.character, self.unit)

    def _offset(self, position: Position) -> int:
        return self.lines.offset(position.line, position.column)


# --- places through edits ---------------------------------------------------------------------------


def forward(span: Span, edits: Iterable[Edit]) -> Span | None:
    """Where a range stands after some edits; None where one of them changed it."""
    start, end = span
    for edit in edits:
        if edit.end <= start:
            grown = edit.length - (edit.end - edit.start)
            start, end = start + grown, end + grown
        elif edit.start < end:
            return None
    return start, end


def backward(offset: int, edits: Iterable[Edit]) -> int | None:
    """Where an offset stood before some edits; None where they put it there."""
    for edit in reversed(list(edits)):
        if offset >= edit.start + edit.length:
            offset += edit.end - edit.start - edit.length
        elif offset > edit.start:
            return None
    return offset
