from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment, SegmentMap

SOURCE = "ab&auml;%sc”+“dé\r\n  f"
#         01 2-7  8-9 10 11-13 14 15 16-19 20


@pytest.fixture
def mapped() -> SegmentMap:
    """`abäXcdé f!` made of every kind of piece, with a gap (`”+“`) as between concatenated strings."""
    builder = UnitBuilder(LineIndex.of(SOURCE))
    builder.literal(0, 1)
    builder.literal(1, 2)
    builder.escape("ä", 2, 8)
    builder.placeholder(8, 10)
    builder.literal(10, 11)
    builder.literal(14, 16)
    builder.escape(" ", 16, 20)
    builder.literal(20, 21)
    builder.synthetic("!", 21)
    unit = builder.unit()
    assert unit is not None
    assert unit.text == "abäXcdé f!"
    assert [(hidden.span, hidden.source) for hidden in unit.placeholders] == [((3, 4), "%s")]
    return unit.segment_map


@pytest.mark.parametrize(
    ("span", "source"),
    [
        ((0, 1), "a"),
        ((1, 2), "b"),
        ((0, 2), "ab"),
        ((2, 3), "&auml;"),
        ((1, 3), "b&auml;"),
        ((3, 4), "%s"),
        ((2, 5), "&auml;%sc"),
        ((4, 5), "c"),
        ((5, 6), "d"),
        ((4, 6), "c”+“d"),
        ((6, 8), "é\r\n  "),
        ((9, 10), ""),
        ((0, 10), SOURCE),
        ((5, 5), ""),
    ],
)
def test_ranges_map_to_their_source(mapped: SegmentMap, span: tuple[int, int], source: str) -> None:
    assert mapped.source_text(*span) == source


def test_lines_columns_and_bytes(mapped: SegmentMap) -> None:
    place = mapped.source_range(6, 9)
    assert (place.start.line, place.start.column, place.start.byte) == (1, 16, 19)
    assert (place.end.line, place.end.column) == (2, 4)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ((0, 1), (0, 1)),
        ((3, 4), (2, 3)),
        ((9, 10), (3, 4)),
        ((1, 9), (1, 4)),
        ((11, 14), None),
        ((12, 15), (5, 6)),
        ((17, 17), (7, 8)),
    ],
)
def test_the_way_back(mapped: SegmentMap, source: tuple[int, int], text: tuple[int, int] | None) -> None:
    assert mapped.text_span(*source) == text


@pytest.mark.parametrize(
    ("span", "possible"),
    [
        ((0, 2), True),
        ((0, 3), True),
        ((2, 4), False),
        ((3, 4), False),
        ((4, 6), False),
        ((5, 8), True),
        ((8, 10), False),
        ((4, 4), True),
    ],
)
def test_what_can_be_replaced(mapped: SegmentMap, span: tuple[int, int], possible: bool) -> None:
    assert mapped.replaceable(*span) is possible


@pytest.mark.parametrize("span", [(-1, 0), (0, 11), (3, 2), (11, 11)])
def test_no_range_outside_the_text(mapped: SegmentMap, span: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        mapped.source_range(*span)


@pytest.mark.parametrize(
    "segments",
    [
        [Segment(1, 2, 0, 1, "literal")],  # does not begin the text
        [Segment(0, 1, 0, 1, "literal"), Segment(2, 3, 1, 2, "literal")],  # a gap in the text
        [Segment(0, 1, 2, 3, "literal"), Segment(1, 2, 1, 2, "literal")],  # sources fall
        [Segment(0, 1, 0, 2, "literal")],  # a literal of two lengths
        [Segment(0, 0, 0, 1, "escape")],  # no text
        [Segment(0, 1, 0, 99, "escape")],  # beyond the file
    ],
)
def test_broken_chains_are_refused(segments: list[Segment]) -> None:
    with pytest.raises(ValueError, match="Segment"):
        SegmentMap.of(LineIndex.of("abc"), segments)


@st.composite
def built(draw: st.DrawFn) -> tuple[SegmentMap, str]:
    """A map over pieces of random kinds with random gaps, and its text."""
    source = draw(st.text("aä€\U0001f600 \n\r", min_size=1, max_size=40))
    builder = UnitBuilder(LineIndex.of(source))
    at = 0
    while at < len(source):
        start = draw(st.integers(at, len(source) - 1))
        end = draw(st.integers(start + 1, len(source)))
        match draw(st.sampled_from(["literal", "escape", "placeholder", "synthetic"])):
            case "literal":
                builder.literal(start, end)
            case "escape":
                builder.escape(draw(st.sampled_from(["ä", "xy"])), start, end)
            case "placeholder":
                builder.placeholder(start, end)
            case _:
                builder.synthetic("!", start)
                end = start
        at = max(end, at + 1)
    return SegmentMap.of(builder.lines, builder.segments), "".join(builder.parts)


@given(built())
def test_total_and_monotonous(case: tuple[SegmentMap, str]) -> None:
    mapping, text = case
    assert mapping.length == len(text)
    spans = [mapping.source_span(offset, offset + 1) for offset in range(len(text))]
    for left, right in pairwise(spans):
        assert left == right or left[1] <= right[0]
    for start in range(len(text) + 1):
        for end in range(start, len(text) + 1):
            source = mapping.source_span(start, end)
            assert 0 <= source[0] <= source[1] <= len(mapping.lines.text)
            if start < end:
                assert source == (spans[start][0], spans[end - 1][1])
                back = mapping.text_span(*source) if source[0] < source[1] else None
                if back is not None and mapping.replaceable(start, end):
                    assert back == (start, end)
