"""What holds of every unit of every format."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import settings

from lambre_core.documents.read import DocumentSettings, encode_replacement, read_document
from lambre_core.documents.unit import TextUnit

# A busy machine is slow, not wrong.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

Decode = Callable[[str], str]
"""What a format reads for a stretch of its file that is written with an escape."""

CheckUnit = Callable[..., None]


def _decoded(source: str, text: str, decode: Decode | None) -> bool:
    """Whether a source can stand for a text in one of the formats: a fold, an entity or an escape."""
    if decode is not None:
        read = decode(source)
        # The second layer: line ends are folded, entities read, percent signs doubled in format strings.
        if text in (read, html.unescape(read), read[1:]) or (text == " " and not read.replace('"', "").strip()):
            return True
    if text == " " and not re.sub("<[^<>]*>", "", html.unescape(source)).strip():
        return True  # a tag, written with escapes, between blanks
    if text == " " and (
        not source.replace(">", "").strip() or source.lower().startswith("<br") or "lambre-lint" in source
    ):
        return True
    if text == "\n\n" and re.fullmatch(r"<[^<>]+>", source):
        return True
    if html.unescape(source) == text or source == "\\" + text:
        return True
    if text == "\n\n" and source.strip("\\ >") == "\n":
        return True  # a line break behind a label
    try:
        return bool(json.loads(f'"{source}"') == text)
    except ValueError:
        return False


@pytest.fixture(scope="session")
def check_unit() -> CheckUnit:
    """Checks that every character of a unit maps to the bytes of the file that decode to it."""

    def check(unit: TextUnit, data: bytes, decode: Decode | None = None) -> None:
        places = [unit.segment_map.source_range(offset, offset + 1) for offset in range(len(unit.text))]
        assert unit.segment_map.length == len(unit.text)
        for left, right in pairwise(places):
            assert left.start.byte <= right.start.byte
            assert left.end.byte <= right.end.byte
        for segment in unit.segment_map.segments:
            text = unit.text[segment.text_start : segment.text_end]
            first, last = places[segment.text_start], places[segment.text_end - 1]
            source = data[first.start.byte : last.end.byte].decode()
            if segment.kind == "literal":
                assert source == text
                for offset in range(segment.text_start, segment.text_end):
                    place = places[offset]
                    assert data[place.start.byte : place.end.byte].decode() == unit.text[offset]
            elif segment.kind == "escape":
                assert _decoded(source, text, decode), (source, text)
        for placeholder in unit.placeholders:
            place = unit.segment_map.source_range(*placeholder.span)
            assert data[place.start.byte : place.end.byte].decode() == placeholder.source
        lines = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for place in places:
            line = lines[place.start.line - 1]
            assert 1 <= place.start.column <= len(line) + 1

    return check


@pytest.fixture(scope="session")
def check_edits() -> Callable[[str, bytes, DocumentSettings], int]:
    """Replaces each word of each unit in the file, reads the file again and finds the unit with the new word.

    Returns how many words could be replaced.
    """

    def check(path: str, data: bytes, settings: DocumentSettings, text: str = "Wört’er") -> int:
        document = read_document(path, data, settings)
        count = 0
        for index, unit in enumerate(document.units):
            for word in re.finditer(r"[^\W\d_]+", unit.text):
                written = encode_replacement(document.format, text, unit, word.span())
                if written is None:
                    continue
                place = unit.segment_map.source_range(*word.span())
                edited = data[: place.start.byte] + written + data[place.end.byte :]
                again = read_document(path, edited, settings)
                assert len(again.units) == len(document.units)
                assert again.units[index].text == unit.text[: word.start()] + text + unit.text[word.end() :]
                assert again.problems == document.problems
                count += 1
        return count

    return check
