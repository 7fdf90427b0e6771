"""Where a character stands in its file: offsets, lines and columns, bytes, UTF-16 units, both ways.

Inside the project a place is a code-point offset into the file's decoded text. People read lines and
columns, editors negotiate a unit (UTF-8, UTF-16 or code points), SARIF and rdjson declare theirs: this is
the one module that converts. Lines end at `\\n`, `\\r\\n` and `\\r`, nothing else; U+2028, U+0085 and the
form feed are ordinary characters.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Literal

from lambre_core.treebank.tree import Span

ColumnUnit = Literal["code-point", "utf-8", "utf-16"]
"""What a column counts: code points (SARIF `unicodeCodePoints`), bytes (rdjson) or UTF-16 units (LSP)."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_CONTINUATION_BYTES = bytes(range(0x80, 0xC0))
_STEP = 512
"""Code points between two marks: a conversion encodes at most so many, however long the line is."""


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a file: 1-based line, 1-based column in code points, byte offset from the file's start.

    Lines end at `\\n`, `\\r\\n` and `\\r`, nothing else.
    """

    line: int
    column: int
    byte: int


@dataclass(frozen=True, slots=True)
class SourceRange:
    """Half-open range of a file."""

    start: Position
    end: Position


@dataclass(frozen=True, slots=True)
class LineIndex:
    """A file's text and where its lines begin. Make one with `LineIndex.of`.

    Attributes:
        text: the decoded file without its byte-order mark. Lone surrogates, which an editor may send,
            count three bytes and one UTF-16 unit.
        bom: length in bytes of the mark before the text, 0 or 3. Bytes count it, columns do not.
        line_starts: code-point offsets at which the lines begin, the first 0.
        byte_marks, utf16_marks: bytes and UTF-16 units before every 512th code point; empty where the
            text is ASCII and all units agree.
    """

    text: str = field(repr=False)
    bom: int
    line_starts: array[int] = field(repr=False)
    byte_marks: array[int] = field(repr=False)
    utf16_marks: array[int] = field(repr=False)

    @classmethod
    def of(cls, text: str, bom: int = 0) -> LineIndex:
        """Index a text: one pass, linear in its length."""
        starts = array("q", [0])
        starts.extend(match.end() for match in _LINE_END.finditer(text))
        byte_marks, utf16_marks = array("q"), array("q")
        if not text.isascii():
            byte_count = unit_count = 0
            for start in range(0, len(text) + 1, _STEP):
                byte_marks.append(byte_count)
                utf16_marks.append(unit_count)
                chunk = text[start : start + _STEP]
                byte_count += _length(chunk, "utf-8")
                unit_count += _length(chunk, "utf-16")
        return cls(text, bom, starts, byte_marks, utf16_marks)

    # Lines

    @property
    def line_count(self) -> int:
        """Number of lines; a text that ends with a line end has an empty last one."""
        return len(self.line_starts)

    def line_of(self, offset: int) -> int:
        """The 1-based line in which a code-point offset lies; a line end belongs to the line it ends."""
        return bisect_right(self.line_starts, offset)

    def line_span(self, line: int) -> Span:
        """Code-point range of a 1-based line without its line end. Raises IndexError beyond the last line."""
        if not 1 <= line <= len(self.line_starts):
            raise IndexError(f"line {line} of a text of {len(self.line_starts)} lines")
        start = self.line_starts[line - 1]
        end = self.line_starts[line] if line < len(self.line_starts) else len(self.text)
        while end > start and self.text[end - 1] in "\r\n":
            end -= 1
        return start, end

    def line_text(self, line: int) -> str:
        """A 1-based line without its line end."""
        start, end = self.line_span(line)
        return self.text[start:end]

    # Code-point offsets to places and back

    def position(self, offset: int) -> Position:
        """The place of a code-point offset in [0, len(text)]."""
        line = self.line_of(offset)
        return Position(line, offset - self.line_starts[line - 1] + 1, self.byte_of(offset))

    def range(self, span: Span) -> SourceRange:
        """The places of a code-point range."""
        return SourceRange(self.position(span[0]), self.position(span[1]))

    def offset(self, line: int, column: int) -> int:
        """Code-point offset of a 1-based line and column; a column beyond the line's end is its end."""
        return self.offset_at(line, column - 1, "code-point")

    def column(self, offset: int, unit: ColumnUnit) -> int:
        """Units between the start of the line and a code-point offset: a 0-based column."""
        return self._units(offset, unit) - self._units(self.line_starts[self.line_of(offset) - 1], unit)

    def offset_at(self, line: int, column: int, unit: ColumnUnit) -> int:
        """Code-point offset of a 1-based line and 0-based column in units.

        A column within a character is the start of the character, one beyond the line's end is the
        line's end, as the Language Server Protocol asks. Raises IndexError beyond the last line.
        """
        start, end = self.line_span(line)
        return max(start, min(self._offset_of_units(self._units(start, unit) + max(column, 0), unit), end))

    def byte_of(self, offset: int) -> int:
        """Bytes between the file's start, byte-order mark included, and a code-point offset."""
        return self.bom + self._units(offset, "utf-8")

    def offset_of_byte(self, byte: int) -> int:
        """Code-point offset of a byte of the file; one within a character is the character's start."""
        return self._offset_of_units(max(byte - self.bom, 0), "utf-8")

    def _units(self, offset: int, unit: ColumnUnit) -> int:
        if unit == "code-point" or not self.byte_marks:
            return offset
        mark = offset // _STEP
        marks = self.byte_marks if unit == "utf-8" else self.utf16_marks
        return marks[mark] + _length(self.text[mark * _STEP : offset], unit)

    def _offset_of_units(self, units: int, unit: ColumnUnit) -> int:
        if unit == "code-point" or not self.byte_marks:
            return min(units, len(self.text))
        marks = self.byte_marks if unit == "utf-8" else self.utf16_marks
        mark = bisect_right(marks, units) - 1
        chunk = self.text[mark * _STEP : (mark + 1) * _STEP]
        return mark * _STEP + _whole_characters(chunk, units - marks[mark], unit)


def _length(text: str, unit: ColumnUnit) -> int:
    if unit == "utf-16":
        return len(text.encode("utf-16-le", "surrogatepass")) // 2
    return len(text.encode("utf-8", "surrogatepass"))


def _whole_characters(text: str, units: int, unit: ColumnUnit) -> int:
    """How many characters of the text end within the first so many units."""
    if unit == "utf-8":
        encoded = text.encode("utf-8", "surrogatepass")
        # Every character has one byte that is no continuation byte. One byte more than asked is looked at:
        # if it continues a character, that character does not end within the units.
        begun = len(encoded[:units].translate(None, _CONTINUATION_BYTES))
        return begun - (units < len(encoded) and encoded[units] in _CONTINUATION_BYTES)
    encoded = text.encode("utf-16-le", "surrogatepass")
    cut = 2 * units
    if 0 < cut < len(encoded) and 0xD8 <= encoded[cut - 1] <= 0xDB and 0xDC <= encoded[cut + 1] <= 0xDF:
        cut -= 2
    return len(encoded[:cut].decode("utf-16-le", "surrogatepass"))
