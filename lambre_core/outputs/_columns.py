"""Columns in the unit of a format: code points, UTF-16 units or UTF-8 bytes."""

from __future__ import annotations

from collections.abc import Mapping

from lambre_core.documents.positions import ColumnUnit, LineIndex
from lambre_core.documents.unit import Position


class Columns:
    """The columns of places in one file, 1-based, in one unit."""

    def __init__(self, lines: Mapping[int, str], unit: ColumnUnit) -> None:
        """Convert with the lines of a `FileResult`; on a line that is not among them columns stay code points."""
        self._lines = lines
        self._unit = unit
        self._indices: dict[int, LineIndex] = {}

    def __call__(self, place: Position) -> int:
        """The column of a place."""
        if self._unit == "code-point" or place.line not in self._lines:
            return place.column
        if place.line not in self._indices:
            self._indices[place.line] = LineIndex.of(self._lines[place.line])
        index = self._indices[place.line]
        return index.column(min(place.column - 1, len(index.text)), self._unit) + 1
