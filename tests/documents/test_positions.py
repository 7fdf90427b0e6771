from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.positions import ColumnUnit, LineIndex, Position

TEXTS = st.text(
    st.sampled_from("ab \n\r\t\x0c\x85\u2028äß\u0301€\U0001f600\U0001f1e9\ufeff中") | st.characters(codec="utf-8"),
    max_size=60,
)
UNITS = st.sampled_from(["code-point", "utf-8", "utf-16"])
CODECS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "code-point": ("utf-32-le", 4)}


@pytest.mark.parametrize(
    ("text", "offset", "line", "column", "byte"),
    [
        ("", 0, 1, 1, 0),
        ("abc", 3, 1, 4, 3),
        ("a\nb", 2, 2, 1, 2),
        ("a\r\nb", 3, 2, 1, 3),
        ("a\r\nb", 2, 1, 3, 2),  # between CR and LF: still the first line
        ("a\rb", 2, 2, 1, 2),
        ("a\n\rb", 3, 3, 1, 3),  # LF CR are two line ends
        ("a\u2028b\x85c\x0cd", 6, 1, 7, 9),  # none of these ends a line
        ("ä€\U0001f600x", 3, 1, 4, 9),
        ("e\u0301\U0001f1e9\U0001f1eax", 4, 1, 5, 11),  # combining mark and flag count by code points
        ("a\n", 2, 2, 1, 2),
    ],
)
def test_places(text: str, offset: int, line: int, column: int, byte: int) -> None:
    lines = LineIndex.of(text)
    assert lines.position(offset) == Position(line, column, byte)
    assert lines.offset_of_byte(byte) == offset


def test_byte_order_mark_counts_in_bytes_only() -> None:
    lines = LineIndex.of("äb\nc", bom=3)
    assert lines.position(0) == Position(1, 1, 3)
    assert lines.position(1) == Position(1, 2, 5)
    assert lines.position(3) == Position(2, 1, 7)
    assert lines.offset_of_byte(7) == 3
    assert lines.offset_of_byte(0) == 0


@pytest.mark.parametrize(
    ("unit", "column", "offset"),
    [
        ("utf-16", 1, 1),
        ("utf-16", 2, 1),
        ("utf-16", 3, 2),
        ("utf-8", 1, 1),
        ("utf-8", 3, 1),
        ("utf-8", 5, 2),
        ("utf-16", 99, 3),
    ],
)
def test_columns_within_a_character_are_its_start(unit: ColumnUnit, column: int, offset: int) -> None:
    assert LineIndex.of("a\U0001f600b\r\nc").offset_at(1, column, unit) == offset


def test_lone_surrogates_of_an_editor() -> None:
    lines = LineIndex.of("a\ud800b")
    assert [lines.column(offset, "utf-16") for offset in range(4)] == [0, 1, 2, 3]
    assert [lines.column(offset, "utf-8") for offset in range(4)] == [0, 1, 4, 5]
    assert lines.offset_at(1, 2, "utf-16") == 2


def test_no_line_beyond_the_last() -> None:
    with pytest.raises(IndexError, match="line 3 of a text of 2 lines"):
        LineIndex.of("a\nb").line_span(3)


@given(TEXTS)
def test_lines_are_those_of_the_three_line_ends(text: str) -> None:
    lines = LineIndex.of(text)
    assert [lines.line_text(number) for number in range(1, lines.line_count + 1)] == re.split("\r\n|\r|\n", text)


@given(TEXTS, UNITS, st.sampled_from([0, 3]))
def test_columns_count_encoded_units_and_come_back(text: str, unit: ColumnUnit, bom: int) -> None:
    lines = LineIndex.of(text, bom)
    codec, size = CODECS[unit]
    for offset in range(len(text) + 1):
        place = lines.position(offset)
        start = lines.line_span(place.line)[0]
        assert place.byte == bom + len(text[:offset].encode())
        assert place.column == offset - start + 1
        assert lines.column(offset, unit) == len(text[start:offset].encode(codec)) // size
        assert lines.offset_of_byte(place.byte) == offset
        if offset <= lines.line_span(place.line)[1]:
            assert lines.offset(place.line, place.column) == offset
            assert lines.offset_at(place.line, lines.column(offset, unit), unit) == offset


@given(st.text(st.sampled_from("aä€\U0001f600\n"), min_size=500, max_size=600), st.integers(1, 4))
def test_marks_along_long_texts(text: str, times: int) -> None:
    text *= times
    lines = LineIndex.of(text)
    encoded = text.encode()
    for offset in range(0, len(text) + 1, 37):
        byte = len(text[:offset].encode())
        assert lines.byte_of(offset) == byte
        assert lines.offset_of_byte(byte) == offset
        if offset < len(text):
            following = len(text[: offset + 1].encode())
            assert {lines.offset_of_byte(inside) for inside in range(byte, following)} == {offset}
    assert lines.offset_of_byte(len(encoded)) == len(text)
