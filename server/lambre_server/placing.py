"""What is remembered of a passage, wherever it moves: on what its findings depend, and where in it they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lambre_core.documents.positions import LineIndex, SourceRange
from lambre_core.documents.read import Document
from lambre_core.documents.unit import Directive
from lambre_core.findings.finding import Finding
from lambre_core.treebank.tree import Span
from lambre_server.checked import Passage
from lambre_server.configuration import InForce

Context = tuple[object, ...]
"""Everything beside its sentences on which the findings in a piece depend."""


def context_of(passage: Passage, document: Document, in_force: InForce, *, spoken: bool) -> Context:
    """Everything but the sentences on which the findings in a passage depend, told from its beginning.

    Args:
        spoken: whether the whole document, or the text of the passage, is written as people speak its language.
    """
    piece, unit = passage.piece, passage.unit
    start, end = piece.start, piece.start + len(piece.text)
    lines = unit.segment_map.lines
    source = lines.text[slice(*passage.span)]
    segments: Context = ()
    if source != piece.text:
        segments = (source, *(
            (cut.kind, cut.text_start - start, cut.text_end - start, cut.source_start - passage.span[0])
            for cut in unit.segment_map.cut(start, end)
        ))  # fmt: skip
    placeholders = tuple(
        (one.span[0] - start, one.span[1] - start)
        for one in unit.placeholders
        if one.span[0] < end and start < one.span[1]
    )
    first, last = lines.line_of(passage.span[0]), lines.line_of(passage.span[1])
    directives = tuple(_relative(directive, first, last) for directive in document.directives)
    return (in_force.number, document.path, passage.language, unit.key, spoken, segments, placeholders, directives)


def _relative(directive: Directive, first: int, last: int) -> Context:
    """A directive as the lines from `first` to `last` see it: whether it is before, among or after them."""
    line = min(max(directive.line - first, -2), last - first + 1)
    return (directive.kind, directive.arguments, line)


def places_of(finding: Finding, origin: int, lines: LineIndex) -> tuple[Span, ...]:
    """The places of a finding and of its related words, counted from `origin`."""

    def offset(line: int, column: int) -> int:
        return lines.offset(line, column) - origin

    ranges = (finding.range, *(related.range for related in finding.related))
    return tuple((offset(one.start.line, one.start.column), offset(one.end.line, one.end.column)) for one in ranges)


def in_place(finding: Finding, places: Sequence[Span], origin: int, lines: LineIndex) -> Finding:
    ranges: list[SourceRange] = [lines.range((origin + start, origin + end)) for start, end in places]
    related = tuple(replace(one, range=range_) for one, range_ in zip(finding.related, ranges[1:], strict=True))
    return replace(finding, range=ranges[0], related=related)
