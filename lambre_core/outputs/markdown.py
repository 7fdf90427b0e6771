"""Markdown: a table of findings for each file, for step summaries and comments.

It fits a comment on GitHub (65,536 characters); a step summary, which may have 1 MiB, has a limit of its own.
Where it would be longer, the most severe findings stay, and it says how many are left out. Text from the files is
escaped: it neither marks up nor mentions anybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import quote

from lambre_core.documents.unit import InputProblem
from lambre_core.findings.finding import SEVERITIES, Finding, Severity
from lambre_core.findings.result import FileResult, Summary
from lambre_core.outputs import Style
from lambre_core.outputs._most import Most, counted
from lambre_core.outputs._wording import encodable, from_top, not_checked_lines, number_of

HELP = "tables, for step summaries and comments"

LIMIT = 65_000
"""Bytes, fewer than the characters that a comment on GitHub may have."""

SUMMARY_LIMIT = 1 << 20
"""Bytes that a step summary on GitHub may have."""

MOST_PROBLEMS = 20
"""Problems of input that are listed."""

CONTEXT = 30
"""Code points of a line that are shown around the words."""

_HEAD = "| place | text | finding | fix |\n| --- | --- | --- | --- |\n"
_FRAME = 6_000
"""Bytes kept for what is not findings: head line, problems, texts that were not checked."""

_MARKUP = re.compile(r"[\\`*_\[\]|~]")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "$": "&#36;"})
_REFERENCE = re.compile(r"@(?=\w)|[#!](?=\d)|https?:(?=/)|www(?=\.)")
"""Beginnings of mentions, of references to issues and of addresses that would become links."""
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the page, when all results have come."""
    limit = LIMIT if style.limit is None else style.limit
    summary = Summary()
    most: Most[str] = Most(size=max(limit - _FRAME, 0))
    problems: list[InputProblem] = []
    severities: dict[Severity, int] = dict.fromkeys(SEVERITIES, 0)
    for result in results:
        summary.add(result)
        problems += result.problems[: MOST_PROBLEMS - len(problems)]
        heading = _heading(result.path)
        for finding in result.findings:
            if finding.suppressed is None:
                severities[finding.severity] += 1
            if finding.suppressed is None or style.show_suppressed:
                row = _row(finding, result, style)
                # Every row is reckoned to need the heading of its file: only the room for one is known.
                most.add(finding, row, len(row.encode("utf-8")) + len(heading.encode("utf-8")) + len(_HEAD))

    yield f"## lambre-lint: {number_of(summary.findings, 'finding')} in {number_of(summary.files, 'file')}\n"
    yield from _cut(_facts(summary, severities, problems, most), min(_FRAME - 200, limit))
    path = None
    for finding, row in most.in_order():
        if finding.path != path:
            path = finding.path
            yield _heading(path) + _HEAD
        yield row


def _heading(path: str) -> str:
    return f"\n### {_escaped(encodable(path))}\n\n"


def _facts(
    summary: Summary, severities: dict[Severity, int], problems: list[InputProblem], most: Most[str]
) -> Iterator[str]:
    """What is to be said of the run: how much was judged, and everything that is not in the tables."""
    judged = f"{number_of(summary.sentences, 'sentence')}"
    if summary.sites:
        judged += f", {summary.judged / summary.sites:.0%} of {number_of(summary.sites, 'site')} judged"
    found = counted(severities)
    yield f"\n{found + '; ' if found else ''}{judged}.\n"
    if most.dropped:
        yield (
            f"\n**{number_of(most.dropped.total(), 'finding')} left out** ({counted(most.dropped)}): the page would be "
            "too long. The most severe and surest ones are here; `--format jsonl` has them all.\n"
        )
    items = [f"{number} suppressed: {reason}" for reason, number in sorted(summary.suppressed.items())]
    if summary.hidden:
        items.append(f"{number_of(summary.hidden, 'finding')} not sure enough")
    for problem in problems:
        place = "".join(f":{number}" for number in (problem.line, problem.column) if number is not None)
        items.append(f"**unreadable** {problem.path}{place}: {problem.message}")
    if summary.problems > len(problems):
        items.append(number_of(summary.problems - len(problems), "more problem") + " of input")
    items += not_checked_lines(summary)
    for number, item in enumerate(items):
        bold, text = ("**unreadable** ", item[15:]) if item.startswith("**unreadable** ") else ("", item)
        yield f"{'' if number else chr(10)}- {bold}{_escaped(encodable(text))}\n"


def _cut(lines: Iterable[str], room: int) -> Iterator[str]:
    """As many of the lines as there is room for; the last one says that more are left out."""
    left = 0
    for line in lines:
        room -= len(line.encode("utf-8"))
        if room >= 0:
            yield line
        else:
            left += 1
    if left:
        yield f"- {number_of(left, 'more line')} left out\n"


def _row(finding: Finding, result: FileResult, style: Style) -> str:
    start = finding.range.start
    place = f"{start.line}:{start.column}"
    if style.link:
        address = quote(from_top(finding.path, style.top).encode("utf-8", "surrogateescape"), safe="/")
        place = f"[{place}]({style.link}{address}#L{start.line})"
    severity = finding.severity if finding.suppressed is None else f"suppressed: {finding.suppressed}"
    message = _escaped(encodable(finding.message))
    found = f"**{severity}** {message}<br>`{finding.code}` {finding.confidence:.2f}"
    fixes = "<br>".join(_escaped(encodable(fix.title)) for fix in finding.fixes)
    return f"| {place} | {_excerpt(finding, result)} | {found} | {fixes} |\n"


def _excerpt(finding: Finding, result: FileResult) -> str:
    """The line of the finding around its words, which are bold; words on other lines are not shown."""
    line = result.lines.get(finding.range.start.line)
    if line is None:
        return _escaped(encodable(finding.word))
    ranges = []
    for place in (finding.range, *(related.range for related in finding.related)):
        if place.start.line == finding.range.start.line:
            end = place.end.column - 1 if place.end.line == place.start.line else len(line)
            ranges.append((place.start.column - 1, end))
    ranges = _apart(ranges)
    begin, end = max(ranges[0][0] - CONTEXT, 0), min(ranges[-1][1] + CONTEXT, len(line))
    # Words that are cut in two are left out.
    if begin:
        begin = max(line.find(" ", begin, ranges[0][0]) + 1, begin)
    if end < len(line) and (blank := line.rfind(" ", ranges[-1][1], end)) >= 0:
        end = blank
    text, read = "" if begin == 0 else "… ", begin
    for start, stop in ranges:
        between = line[read:start]
        if len(between) > 3 * CONTEXT:
            between = f"{between[:CONTEXT]} … {between[-CONTEXT:]}"
        text += f"{_escaped(encodable(between))}<b>{_escaped(encodable(line[start:stop]))}</b>"
        read = stop
    return (text + _escaped(encodable(line[read:end])) + ("" if end == len(line) else " …")).strip()


def _apart(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Half-open ranges in order, those that overlap joined."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(ranges):
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _escaped(text: str) -> str:
    """Text as it is to be read, on one line: no mark-up, no HTML, no mention of people or issues."""
    text = _UNSAFE.sub("\N{REPLACEMENT CHARACTER}", re.sub(r"[\t\r\n]+", " ", text))
    # An entity would still be a mention once the page is shown; an invisible word joiner breaks it.
    text = _REFERENCE.sub(lambda match: f"{match[0]}\N{WORD JOINER}", text)
    return _MARKUP.sub(r"\\\g<0>", text).translate(_ENTITIES)
