"""Masking: stretches that are not prose become placeholders, behind a word that parses."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence

from lambre_core.documents.segments import Segment
from lambre_core.treebank.tree import Span

STAND_IN = "X"
"""A letter can be a noun or a name in every language and shows no case, number or gender."""

ADDRESS = re.compile(
    r"""
      (?: \b (?: https? | ftp | file ) :// | (?<![\w.]) www\. | \b mailto: )
      [^\s<>"«»„“”‚‘’|\\^`]+ (?<! [.,;:!?…'()\[\]*_] )          # closing punctuation is the sentence's own
    | (?<! [\w.+-] ) [\w.+-]{1,64} @ [\w-]+ (?: \. [\w-]+ )+
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Web and mail addresses in prose."""


def mask(text: str, segments: Sequence[Segment], spans: Iterable[Span]) -> tuple[str, list[Segment]]:
    """Replace ranges of a unit's text, rising and apart, by stand-ins.

    A placeholder that a range touches becomes part of it. Linear in text and segments.
    """
    starts = [segment.text_start for segment in segments]
    parts: list[str] = []
    masked: list[Segment] = []
    read = written = 0

    def keep(end: int) -> None:
        """Copy the text from `read` to `end`."""
        nonlocal read, written
        at = bisect_right(starts, read) - 1
        while read < end:
            piece = segments[at].cut(read, end)
            masked.append(piece.moved(written - read))
            parts.append(text[read : piece.text_end])
            written += piece.text_end - read
            read, at = piece.text_end, at + 1

    for span in spans:
        start, end = max(span[0], read), span[1]
        if end <= start:
            continue
        first = segments[bisect_right(starts, start) - 1].cut(start, len(text))
        last = segments[bisect_right(starts, end - 1) - 1].cut(0, end)
        keep(first.text_start)
        masked.append(Segment(written, written + len(STAND_IN), first.source_start, last.source_end, "placeholder"))
        parts.append(STAND_IN)
        read, written = last.text_end, written + len(STAND_IN)
    keep(len(text))
    return "".join(parts), masked
