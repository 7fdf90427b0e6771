"""The text of open documents against a naive one, in every encoding."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lambre_server.text import UNITS, Edit, Places, Text, backward, forward, split_lines
from lsprotocol import types

from lambre_core.documents.positions import LineIndex

ENCODINGS = ("utf-8", "utf-16", "utf-32")

CHARACTERS = "aé€😂\r\n\N{LINE SEPARATOR}\N{NEXT LINE}\x0c\x1c \N{COMBINING DIAERESIS}\ud83d"
texts = st.text(st.sampled_from(CHARACTERS), max_size=12)
numbers = st.integers(0, 8) | st.just(2**31 - 1)
positions = st.builds(types.Position, numbers, numbers)


# --- the naive text: everything by counting from the beginning, one character after the other ---------


def naive_length(text: str, encoding: str) -> int:
    name = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}[encoding]
    size = {"utf-8": 1, "utf-16": 2, "utf-32": 4}[encoding]
    return sum(len(character.encode(name, "surrogatepass")) // size for character in text)


def naive_offset(text: str, position: types.Position, encoding: str) -> int:
    lines = re.split(r"(\r\n|\r|\n)", text)
    before = 0
    for number in range(0, len(lines), 2):
        if number // 2 == position.line:
            taken = 0
            while taken < len(lines[number]) and (
                naive_length(lines[number][: taken + 1], encoding) <= position.character
            ):
                taken += 1
            return before + taken
        before += sum(map(len, lines[number : number + 2]))
    return len(text)


def naive_edit(text: str, range_: types.Range, new: str, encoding: str) -> str:
    start, end = sorted(naive_offset(text, place, encoding) for place in (range_.start, range_.end))
    return text[:start] + new + text[end:]


edits = st.tuples(st.builds(types.Range, positions, positions), texts)


@pytest.mark.parametrize("encoding", ENCODINGS)
@given(texts, st.lists(edits, max_size=8))
def test_edits(encoding: str, start: str, changes: Sequence[tuple[types.Range, str]]) -> None:
    text, naive = Text(start), start
    for range_, new in changes:
        before = str(text)
        span = text.replace(range_, new, UNITS[encoding])
        naive = naive_edit(naive, range_, new, encoding)
        assert str(text) == naive
        assert text.lines == split_lines(naive)
        assert before[: span[0]] + new + before[span[1] :] == naive


@pytest.mark.parametrize("encoding", ENCODINGS)
@given(texts, positions)
def test_offsets(encoding: str, source: str, position: types.Position) -> None:
    assert Text(source).offset(position, UNITS[encoding]) == naive_offset(source, position, encoding)
    places = Places(LineIndex.of(source), UNITS[encoding])
    assert places.offset(position) == naive_offset(source, position, encoding)


@pytest.mark.parametrize("encoding", ENCODINGS)
@given(texts)
def test_every_place_is_found_again(encoding: str, source: str) -> None:
    places = Places(LineIndex.of(source), UNITS[encoding])
    for offset in range(len(source) + 1):
        if source[offset - 1 : offset + 1] != "\r\n":
            assert naive_offset(source, places.at(offset), encoding) == offset


LINES = {
    "": [""],
    "a": ["a"],
    "a\n": ["a\n", ""],
    "a\r\nb\rc\n": ["a\r\n", "b\r", "c\n", ""],
    "a\N{LINE SEPARATOR}b\x0cc\N{NEXT LINE}d": ["a\N{LINE SEPARATOR}b\x0cc\N{NEXT LINE}d"],
    "\n\r": ["\n", "\r", ""],
}


@pytest.mark.parametrize("text", LINES)
def test_lines(text: str) -> None:
    assert split_lines(text) == LINES[text]


# --- places through edits -----------------------------------------------------------------------------

MOVED = {
    "before": ((10, 15), [Edit(0, 2, 5, 1)], (13, 18)),
    "right before": ((10, 15), [Edit(10, 10, 3, 1)], (13, 18)),
    "after": ((10, 15), [Edit(15, 20, 0, 1)], (10, 15)),
    "inside": ((10, 15), [Edit(12, 12, 1, 1)], None),
    "over the beginning": ((10, 15), [Edit(8, 11, 3, 1)], None),
    "around": ((10, 15), [Edit(0, 30, 30, 1)], None),
    "one after the other": ((10, 15), [Edit(0, 0, 5, 1), Edit(16, 18, 0, 2)], None),
    "both before": ((10, 15), [Edit(0, 0, 5, 1), Edit(10, 12, 0, 2)], (13, 18)),
}


@pytest.mark.parametrize("name", MOVED)
def test_places_move_with_edits(name: str) -> None:
    span, changes, expected = MOVED[name]
    assert forward(span, changes) == expected


@given(texts, st.lists(st.tuples(st.integers(0, 12), st.integers(0, 4), texts), max_size=4))
def test_what_moves_is_the_same_text(source: str, changes: list[tuple[int, int, str]]) -> None:
    text, log = source, []
    for start, length, new in changes:
        start, end = min(start, len(text)), min(start + length, len(text))
        log.append(Edit(start, end, len(new), 1))
        text = text[:start] + new + text[end:]
    for start in range(len(source)):
        span = forward((start, start + 1), log)
        if span is not None:
            assert text[slice(*span)] == source[start]
            assert backward(span[0], log) == start
