"""Inline directives: what stands after `lambre-lint:` in a comment of the file.

    disable=RULE[,RULE]   enable=RULE[,RULE]   disable-next=RULE[,RULE]   disable-file[=RULE[,RULE]]
    language=xx

Several may stand in one comment, apart by spaces; ` -- ` begins a reason in plain words. RULE is the
identifier of a rule or its beginning up to a `/`; without rules all are meant. Where a comment can stand
is a matter of the format.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from typing import get_args

from lambre_core.documents.language import normalised
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import Directive, DirectiveKind, InputProblem

ALLOWED = "disable=RULE[,RULE], enable=RULE[,RULE], disable-next=RULE[,RULE], disable-file[=RULE[,RULE]], language=xx"

HTML_COMMENT = re.compile(
    r"<!--\s*lambre-lint(?:(?P<colon>\s*:)|(?=\s+(?:disable|enable|language)))(?P<body>.{0,1000}?)-->", re.S
)
"""A directive as HTML and Markdown write it; `colon` is None where it was forgotten."""

LINE_COMMENT = re.compile(r"[ \t]*#[ \t]*lambre-lint[ \t]*(?P<colon>:)(?P<body>[^\r\n]*)")
"""A directive as a line of plain text."""

_RULE = re.compile(r"[a-z][\w:@.+-]*(?:/[\w:@.+-]+)*(?:/\*)?")
_REASON = re.compile(r"(?:^|\s)--(?:\s.*)?$", re.S)


def read_directives(comment: re.Match[str], lines: LineIndex) -> Iterator[Directive | InputProblem]:
    """The directives of one comment, a match of a pattern of this module in the file's text."""
    place = lines.position(comment.start())
    end = lines.line_of(max(comment.end() - 1, comment.start()))
    if comment["colon"] is None:
        yield InputProblem(
            "", f"a colon is missing after lambre-lint. Write one of: {ALLOWED}.", place.line, place.column
        )
        return
    for item in parse_directives(comment["body"]):
        if isinstance(item, str):
            yield InputProblem("", item, place.line, place.column)
        else:
            kind, arguments = item
            yield Directive(kind, arguments, _line_before_text(lines, end) if kind == "disable-next" else end)


def of_entry(items: Iterable[Directive | InputProblem], first: int, last: int) -> Iterator[Directive | InputProblem]:
    """The directives of the comments before an entry: what is meant for the next line is meant for its lines.

    Args:
        first, last: lines of the entry, 1-based.
    """
    for item in items:
        if isinstance(item, Directive) and item.kind == "disable-next":
            yield Directive("disable", item.arguments, first)
            yield Directive("enable", item.arguments, last + 1)
        else:
            yield item


def parse_directives(body: str) -> Iterator[tuple[DirectiveKind, tuple[str, ...]] | str]:
    """Kind and arguments of each directive in what follows `lambre-lint:`, or a sentence saying what is wrong."""
    words = re.sub(r"\s*([,=])\s*", r"\1", _REASON.sub("", body)).split()
    if not words:
        yield f"a directive is missing after lambre-lint:. Write one of: {ALLOWED}."
    for word in words:
        name, equals, value = word.partition("=")
        kind = next((kind for kind in get_args(DirectiveKind) if kind == name), None)
        arguments = tuple(part.removesuffix("/*").lower() for part in value.split(",")) if equals else ()
        if kind is None:
            near = difflib.get_close_matches(name, get_args(DirectiveKind), n=1)
            hint = f' (did you mean "{near[0]}"?)' if near else ""
            yield f'"{name}" is no directive of lambre-lint{hint}. Write one of: {ALLOWED}.'
        elif kind == "language":
            code = normalised(value)
            if code is None:
                yield f'"{word}" names no language; write its code, as in language=de.'
            else:
                yield kind, (code,)
        elif wrong := [part for part in arguments if not _RULE.fullmatch(part)]:
            yield f'"{wrong[0]}" in "{word}" is no rule; write {kind}= and rules apart by commas, without spaces.'
        else:
            yield kind, arguments


def _line_before_text(lines: LineIndex, line: int) -> int:
    """The last of the blank lines and directives that follow a line."""
    while line < lines.line_count:
        following = lines.line_text(line + 1)
        if following.strip() and not (HTML_COMMENT.match(following.strip()) or LINE_COMMENT.match(following)):
            break
        line += 1
    return line
