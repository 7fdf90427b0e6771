"""SegmentMap: from code points of a unit's text back to the bytes, lines and columns of its file.

A unit's text is a chain of segments. A *literal* stands in the file as it stands in the text and maps
character by character; every other kind maps as a whole: an *escape* (`\\u00e4`, `&auml;`, a folded line
end) is other text for the same thing, a *placeholder* hides a stretch behind a stand-in word, *synthetic*
text has no source at all and maps to the empty range where it was put. Source that is markup (emphasis,
quotation marks of concatenated strings, `>` of a block quote) lies between the segments.

Source offsets are code points of the file's decoded text, which every format has at hand; `LineIndex`
turns them into bytes, lines and columns.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal, NamedTuple

from lambre_core.documents.positions import LineIndex, SourceRange
from lambre_core.treebank.tree import Span

SegmentKind = Literal["literal", "escape", "placeholder", "synthetic"]


class Segment(NamedTuple):
    """Half-open ranges of the unit's text and of the file's text (code points) that belong together."""

    text_start: int
    text_end: int
    source_start: int
    source_end: int
    kind: SegmentKind

    def cut(self, start: int, end: int) -> Segment:
        """The part within the text's [start, end); what is not literal stays whole. They must overlap."""
        if self.kind != "literal" or (start <= self.text_start and self.text_end <= end):
            return self
        start, end = max(start, self.text_start), min(end, self.text_end)
        return Segment(
            start,
            end,
            self.source_start + start - self.text_start,
            self.source_end - (self.text_end - end),
            self.kind,
        )

    def moved(self, by: int) -> Segment:
        """The same piece of source for text that stands `by` code points further on."""
        return Segment(self.text_start + by, self.text_end + by, self.source_start, self.source_end, self.kind)


def _text_start(segment: Segment) -> int:
    return segment.text_start


def _source_start(segment: Segment) -> int:
    return segment.source_start


def _source_end(segment: Segment) -> int:
    return segment.source_end


@dataclass(frozen=True, slots=True)
class SegmentMap:
    """Maps every range of a unit's text to its file: total, monotonous, by binary search.

    Attributes:
        lines: the file.
        segments: they cover the text without gap or overlap, none is empty, and their sources rise.
    """

    lines: LineIndex = field(repr=False)
    segments: tuple[Segment, ...]

    @classmethod
    def of(cls, lines: LineIndex, segments: Iterable[Segment]) -> SegmentMap:
        """Check what the map promises and make it. Raises ValueError on segments that break it."""
        chain = tuple(segments)
        text_end = source_end = 0
        for segment in chain:
            if segment.text_start != text_end or segment.text_end <= segment.text_start:
                raise ValueError(f"{segment} does not continue the text at {text_end}")
            if not source_end <= segment.source_start <= segment.source_end <= len(lines.text):
                raise ValueError(f"{segment} does not continue the source at {source_end}")
            if segment.kind == "literal" and segment.text_end - text_end != segment.source_end - segment.source_start:
                raise ValueError(f"{segment} is literal, but its lengths differ")
            text_end, source_end = segment.text_end, segment.source_end
        return cls(lines, chain)

    @property
    def length(self) -> int:
        """Length of the text in code points."""
        return self.segments[-1].text_end if self.segments else 0

    def source_span(self, start: int, end: int) -> Span:
        """The code points of the file for the text's half-open range [start, end).

        From the first source of the first character to the last of the last one: markup between them is
        inside, markup around them is not. An empty range is the place before the character at `start`
        (after the last one at the text's end), widened to the whole stretch inside an escape or
        placeholder. Raises IndexError outside the text.
        """
        if not 0 <= start <= end <= self.length:
            raise IndexError(f"[{start}, {end}) of a text of {self.length} code points")
        if not self.segments:
            return 0, 0
        if start == self.length:
            return (self.segments[-1].source_end,) * 2
        first = self._segment_at(start).cut(start, self.length)
        if start == end:
            return first.source_start, first.source_start if first.text_start == start else first.source_end
        return first.source_start, self._segment_at(end - 1).cut(0, end).source_end

    def source_range(self, start: int, end: int) -> SourceRange:
        """As `source_span`, in lines, columns and bytes."""
        return self.lines.range(self.source_span(start, end))

    def source_text(self, start: int, end: int) -> str:
        """What stands in the file for a range of the text."""
        span = self.source_span(start, end)
        return self.lines.text[span[0] : span[1]]

    def text_span(self, start: int, end: int) -> Span | None:
        """The range of the text that comes from the file's code points [start, end), None if none does.

        An escape or placeholder that is touched belongs to it as a whole. An empty range finds the
        character that it stands in or directly before.
        """
        end = max(end, start + 1)
        first = bisect_right(self.segments, start, key=_source_end)
        last = bisect_left(self.segments, end, key=_source_start)
        touched = [segment for segment in self.segments[first:last] if segment.source_start < segment.source_end]
        if not touched:
            return None
        head, tail = touched[0], touched[-1]
        skipped = max(start - head.source_start, 0) if head.kind == "literal" else 0
        dropped = max(tail.source_end - end, 0) if tail.kind == "literal" else 0
        return head.text_start + skipped, tail.text_end - dropped

    def cut(self, start: int, end: int) -> list[Segment]:
        """The segments of the text's [start, end), literals cut to it, everything else whole."""
        first = max(bisect_right(self.segments, start, key=_text_start) - 1, 0)
        last = bisect_left(self.segments, end, key=_text_start)
        return [segment.cut(start, end) for segment in self.segments[first:last]]

    def replaceable(self, start: int, end: int) -> bool:
        """Whether overwriting the range's source changes nothing but the range's text.

        False where the range touches a placeholder, has synthetic text, cuts an escape in two or has
        markup inside.
        """
        if start == end:
            return True
        first = bisect_right(self.segments, start, key=_text_start) - 1
        last = bisect_left(self.segments, end, key=_text_start)
        touched = self.segments[first:last]
        if any(segment.kind in ("placeholder", "synthetic") for segment in touched):
            return False
        if touched[0].kind == "escape" and touched[0].text_start < start:
            return False
        if touched[-1].kind == "escape" and end < touched[-1].text_end:
            return False
        return all(left.source_end == right.source_start for left, right in pairwise(touched))

    def _segment_at(self, offset: int) -> Segment:
        return self.segments[bisect_right(self.segments, offset, key=_text_start) - 1]
