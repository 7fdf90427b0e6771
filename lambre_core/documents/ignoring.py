"""Where a directive can be written so that a line is passed over: every way is tried by reading the file again.

A way counts if the file then has the same texts, no new problem, and a directive that disables the rules on the
line. So the formats need not be known here: what they take for a comment, they show.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.read import Document, read_document
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive

_COMMENT = "<!-- {} -->"
_COMMENTS = ("# {}", _COMMENT, "// {}", "/* {} */")
_RECORD = re.compile(r"\s*\{")
_STATED = re.compile(r'"lambre-lint"\s*:\s*"((?:[^"\\]|\\.)*)"')

Disabled = Callable[[Sequence[Directive], str, int], bool]
"""Whether directives disable a rule on a line (`lambre_core.findings.suppression.disabled_by_directive`)."""


class Insertion(NamedTuple):
    """Text to be put at a code-point offset of the file."""

    offset: int
    text: str


def insertion(
    text: str, path: str, line: int, rules: Sequence[str], settings: DocumentSettings, disabled: Disabled
) -> Insertion | None:
    """What to insert so that some rules are passed over on a line; None where no directive can mean it alone.

    Args:
        text: of the file, without byte-order mark.
        line: 1-based.
        rules: identifiers or prefixes.
    """
    lines = LineIndex.of(text)
    before = read_document(path, text.encode(), settings)
    for candidate, moved in _candidates(lines, line, ",".join(rules), before.format == "markdown"):
        edited = text[: candidate.offset] + candidate.text + text[candidate.offset :]
        after = read_document(path, edited.encode(), settings)
        if _same_texts(before, after) and all(disabled(after.directives, rule, line + moved) for rule in rules):
            return candidate
    return None


def _same_texts(before: Document, after: Document) -> bool:
    def said(document: Document) -> list[list[str]]:
        return [unit.text.split() for unit in document.units] + [[one.message] for one in document.problems]

    return said(before) == said(after)


def _candidates(lines: LineIndex, line: int, rules: str, markdown: bool) -> Iterator[tuple[Insertion, int]]:
    """Ways to mean a line, the best first, each with the number of lines by which it moves the line down."""
    start, end = lines.line_span(line)
    source = lines.text[start:end]
    if _RECORD.match(source):
        yield from ((one, 0) for one in _in_record(source, start, rules))
    directive = f"lambre-lint: disable-next={rules}"
    if markdown and line > 1 and lines.line_text(line - 1).strip():
        # A line of its own would begin another paragraph or list; at the end of the line above it disturbs nothing.
        begin, stop = lines.line_span(line - 1)
        place = re.search(r"[ \t]*\\?$", lines.text[begin:stop])
        yield Insertion(begin + (place.start() if place else stop), f" {_COMMENT.format(directive)}"), 0
    indent = source[: len(source) - len(source.lstrip(" \t"))]
    for style in _COMMENTS:
        yield Insertion(start, f"{indent}{style.format(directive)}{_line_end(lines)}"), 1


def _in_record(record: str, start: int, rules: str) -> Iterator[Insertion]:
    """A directive in a record of JSON: a key of its own, or more in the one that is there."""
    if stated := _STATED.search(record):
        yield Insertion(start + stated.end(1), f" disable={rules}" if stated[1].strip() else f"disable={rules}")
    else:
        place = start + record.index("{") + 1
        empty = record[place - start :].lstrip().startswith("}")
        yield Insertion(place, f'"lambre-lint": "disable={rules}"' + ("" if empty else ", "))


def _line_end(lines: LineIndex) -> str:
    """How the file ends its lines."""
    match = re.search(r"\r\n|\r|\n", lines.text)
    return match[0] if match else "\n"
