"""Plain text: paragraphs with their lines joined, or each line for itself.

A directive stands on a line of its own, `# lambre-lint: ...` or `<!-- lambre-lint: ... -->`; that line is
no prose and does not end a paragraph.
"""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import HTML_COMMENT, LINE_COMMENT, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "text"
EXTENSIONS = (".txt", ".text")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The paragraphs or lines of a text file that have a letter in them."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    paragraph: list[Span] = []
    for number in range(1, lines.line_count + 1):
        span = _trimmed(lines, number)
        directive = LINE_COMMENT.fullmatch(lines.text, *span) or HTML_COMMENT.fullmatch(lines.text, *span)
        if directive is not None:
            yield from read_directives(directive, lines)
        elif span[0] < span[1]:
            paragraph.append(span)
        if settings.unit == "line" or span[0] == span[1]:
            yield from _unit(lines, paragraph)
            paragraph = []
    yield from _unit(lines, paragraph)


def _trimmed(lines: LineIndex, number: int) -> Span:
    """Where a line has something else than white space."""
    start, end = lines.line_span(number)
    line = lines.text[start:end]
    return start + len(line) - len(line.lstrip()), start + len(line.rstrip()) if line.strip() else end


def _unit(lines: LineIndex, paragraph: list[Span]) -> Iterator[TextUnit]:
    builder = UnitBuilder(lines)
    previous: int | None = None
    for start, end in paragraph:
        if previous is not None:
            builder.escape(" ", previous, start)
        builder.literal(start, end)
        previous = end
    if (unit := builder.unit()) is not None:
        yield unit


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """Text is written as it is."""
    return text
