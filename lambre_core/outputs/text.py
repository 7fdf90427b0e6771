"""Text for people: one block a finding, with the edge drawn under the line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style
from lambre_core.outputs._drawing import Mark, draw, printable, underline

HELP = "for people, with the words drawn under the line"

FAULT, OTHER = "^", "~"

_COLORS = {
    "error": "31",
    "warning": "33",
    "info": "34",
    "hint": "36",
    FAULT: "31",
    OTHER: "34",
    "path": "1",
    "fix": "32",
}
"""ANSI colour numbers (ECMA-48, SGR)."""


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the findings of each file."""
    for result in results:
        for finding in result.findings:
            if finding.suppressed is None or style.show_suppressed:
                yield "\n".join(_block(finding, result.lines, style)) + "\n"


def _block(finding: Finding, lines: Mapping[int, str], style: Style) -> Iterator[str]:
    def paint(text: str, color: str) -> str:
        return f"\x1b[{_COLORS[color]}m{text}\x1b[0m" if style.color and text.strip() else text

    start = finding.range.start
    place = paint(f"{printable(finding.path)}:{start.line}:{start.column}:", "path")
    suppressed = f"  (suppressed: {finding.suppressed})" if finding.suppressed else ""
    severity = paint(finding.severity, finding.severity)
    yield f"{place} {severity} {finding.code}  [{finding.confidence:.2f}]{suppressed}"

    previous: int | None = None
    for number, marks in _marks(finding):
        if number not in lines:
            continue
        if previous is not None and number > previous + 1:
            yield "  …"
        previous = number
        shown, drawn = draw(lines[number], marks)
        yield f"  {shown}".rstrip()
        if style.color:
            # Colours are put in from the right, so that the offsets of the signs further left stay right.
            under = underline(drawn)
            for offset, width, sign in reversed(drawn):
                under = under[:offset] + paint(sign * width, sign) + under[offset + width :]
            yield f"  {under}"
        else:
            yield f"  {underline(drawn)}"

    for line in finding.message.splitlines():
        yield f"  {printable(line)}"
    for fix in finding.fixes:
        yield f"  {paint('fix:', 'fix')} {printable(fix.title)}"


def _marks(finding: Finding) -> list[tuple[int, list[Mark]]]:
    """The marks of a finding by line, in order of lines; a range over several lines is marked on its first."""
    by_line: dict[int, list[Mark]] = {}
    ranges = [(finding.range, FAULT), *((related.range, OTHER) for related in finding.related)]
    for place, sign in ranges:
        start, end = place.start, place.end
        last = end.column - 1 if end.line == start.line else 1 << 60
        by_line.setdefault(start.line, []).append(Mark(start.column - 1, last, sign))
    return sorted(by_line.items())
