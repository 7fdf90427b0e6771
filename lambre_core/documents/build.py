"""UnitBuilder: a format module feeds it pieces of its file in order, and gets a TextUnit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from lambre_core.documents.masking import ADDRESS, STAND_IN, Rewrite, as_read, may_hold_address, rewrite
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment, SegmentKind, SegmentMap
from lambre_core.documents.unit import Placeholder, TextUnit
from lambre_core.treebank.tree import Span

FOLD = re.compile(r"(?<![ \t])[ \t]*(?:\r\n|\r|\n)[ \t]*")
"""A line end within a text, with the indentation around it: for a reader it is a space.

The look-behind keeps the search linear in long runs of blanks that no line end follows."""


SET_APART = frozenset(
    "a b cite dfn em i mark q strong u"
    " app application citetitle emphasis gui guibutton guiicon guilabel guimenu guimenuitem guisubmenu link quote"
    " uicontrol ulink wintitle xref".split()
)
"""Elements of HTML, Mallard, DocBook and DITA whose text may be a label."""

CODE = frozenset("code kbd pre samp tt var".split())
"""HTML elements that show code."""


@dataclass(slots=True)
class UnitBuilder:
    """Collects the pieces of one text. All offsets are code points of the file's text, and they rise."""

    lines: LineIndex
    parts: list[str] = field(default_factory=list)
    segments: list[Segment] = field(default_factory=list)
    length: int = 0

    def literal(self, start: int, end: int) -> None:
        """Text that stands in the file as it is read."""
        if start == end:
            return
        last = self.segments[-1] if self.segments else None
        if last is not None and last.kind == "literal" and last.source_end == start:
            self.segments[-1] = last._replace(text_end=last.text_end + end - start, source_end=end)
            self.parts.append(self.lines.text[start:end])
            self.length += end - start
        else:
            self._add(self.lines.text[start:end], start, end, "literal")

    def escape(self, text: str, start: int, end: int) -> None:
        """Text that the file writes in another way, as an entity, an escape sequence or a line end."""
        self._add(text, start, end, "escape")

    def decoded(self, start: int, end: int, special: re.Pattern[str], decode: Callable[[str], str]) -> None:
        """Text that stands in the file as it is read but for what a pattern finds: that is written in another way, or
        is no text, if nothing is decoded from it."""
        for found in special.finditer(self.lines.text, start, end):
            self.literal(start, found.start())
            start = found.end()
            text = decode(found[0])
            if text == found[0]:
                self.literal(*found.span())
            elif text:
                self.escape(text, *found.span())
        self.literal(start, end)

    def placeholder(self, start: int, end: int, word: str = STAND_IN) -> None:
        """A stretch that is no prose; a stand-in word takes its place."""
        self._add(word, start, end, "placeholder")

    def synthetic(self, text: str, at: int) -> None:
        """Text that the file does not have."""
        self._add(text, at, at, "synthetic")

    def unit(
        self,
        *,
        language: str | None = None,
        key: str | None = None,
        context: str | None = None,
        masked: re.Pattern[str] = ADDRESS,
    ) -> TextUnit | None:
        """The unit without white space around it; None where it has no letter outside placeholders.

        Args:
            masked: what becomes a placeholder wherever it stands in the decoded text.
        """
        text = "".join(self.parts)
        segments = self.segments
        if masked is not ADDRESS or may_hold_address(text):
            changes = [Rewrite(*match.span(), STAND_IN, "placeholder") for match in masked.finditer(text)]
            if changes:
                text, segments = rewrite(text, segments, changes)
        return make_unit(self.lines, text, segments, language=language, key=key, context=context)

    def _add(self, text: str, start: int, end: int, kind: SegmentKind) -> None:
        if not text:
            return
        self.segments.append(Segment(self.length, self.length + len(text), start, end, kind))
        self.parts.append(text)
        self.length += len(text)


def make_unit(
    lines: LineIndex,
    text: str,
    segments: list[Segment],
    *,
    language: str | None = None,
    key: str | None = None,
    context: str | None = None,
    fuzzy: bool = False,
    written: str = "",
) -> TextUnit | None:
    """A unit as it is read, without white space around it; None where it has no letter outside placeholders."""
    text, segments = _stripped(*as_read(text, segments))
    hidden = [segment for segment in segments if segment.kind == "placeholder"]
    if not _has_letter_outside(text, hidden):
        return None
    placeholders = tuple(
        Placeholder((segment.text_start, segment.text_end), lines.text[segment.source_start : segment.source_end])
        for segment in hidden
    )
    return TextUnit(text, SegmentMap.of(lines, segments), language, key, context, placeholders, fuzzy, written)


def with_labels(unit: TextUnit, set_apart: Iterable[Span]) -> TextUnit:
    """A unit with what its file sets apart, given as spans of the file, where that begins with a letter."""
    spans = (unit.segment_map.text_span(*source) for source in set_apart)
    kept = tuple(sorted({span for span in spans if span is not None and unit.text[slice(*span)][:1].isalpha()}))
    return replace(unit, set_apart=kept) if kept else unit


def _stripped(text: str, segments: list[Segment]) -> tuple[str, list[Segment]]:
    """Cut white space off both ends; an escape of several characters goes as a whole or stays."""
    lead = len(text) - len(text.lstrip())
    end = len(text.rstrip())
    if lead == 0 and end == len(text):
        return text, segments
    kept = [segment.cut(lead, end) for segment in segments if segment.text_start < end and segment.text_end > lead]
    if not kept:
        return "", []
    first, last = kept[0].text_start, kept[-1].text_end
    return text[first:last], [segment.moved(-first) for segment in kept]


def _has_letter_outside(text: str, hidden: list[Segment]) -> bool:
    start = 0
    for segment in hidden:
        if any(map(str.isalpha, text[start : segment.text_start])):
            return True
        start = segment.text_end
    return any(map(str.isalpha, text[start:]))
