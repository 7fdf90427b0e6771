"""GitHub Actions: the findings as text for the log, then workflow commands that annotate the changed files.

GitHub shows ten annotations of each level a step and drops the others without a word: the most severe ones are
written, and a line says how many more there are. Columns count characters. What stands in the log before the
annotations is never taken for a command.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lambre_core.documents.unit import InputProblem
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult, Summary
from lambre_core.outputs import Style, text
from lambre_core.outputs._most import Most
from lambre_core.outputs._wording import encodable, from_top, number_of, one_line

HELP = "log and annotations of GitHub Actions"

LEVELS = {"error": "error", "warning": "warning", "info": "notice", "hint": "notice"}
MOST_ANNOTATIONS = 10
"""Annotations of one level that GitHub shows of a step."""

_COMMAND = re.compile(r"(?<=##)(?=\[)|^(?=\s*::)", re.MULTILINE)
"""What the runner takes for a command: `::` at the start of a line, and the older `##[` anywhere."""


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the log as it comes and the annotations at the end."""
    annotated: dict[str, Most[None]] = {level: Most(count=MOST_ANNOTATIONS) for level in ("error", "warning", "notice")}
    problems: list[InputProblem] = []
    summary = Summary()
    for result in results:
        summary.add(result)
        problems += result.problems[: MOST_ANNOTATIONS - len(problems)]
        for finding in result.shown:
            annotated[LEVELS[finding.severity]].add(finding, None)
        for piece in text.render([result], style):
            yield _COMMAND.sub("\N{ZERO WIDTH SPACE}", encodable(piece))

    left_out: list[str] = []
    for level, most in annotated.items():
        room = MOST_ANNOTATIONS
        if level == "error":
            yield from (_problem_command(problem, style) for problem in problems)
            room -= len(problems)
            if more := summary.problems - len(problems):
                left_out.append(number_of(more, "problem") + " of input")
        findings = [finding for finding, _ in most.worst_first()]
        yield from (_command(level, finding, style) for finding in findings[:room])
        if more := most.dropped.total() + len(findings[room:]):
            left_out.append(number_of(more, level))
    if left_out:
        yield (
            f"{', '.join(left_out)} not annotated, because GitHub shows {MOST_ANNOTATIONS} annotations of each level a "
            "step: all findings are listed above.\n"
        )


def _command(level: str, finding: Finding, style: Style) -> str:
    start, end = finding.range.start, finding.range.end
    properties = {
        "file": from_top(finding.path, style.top),
        "line": str(start.line),
        "endLine": str(end.line),
        "title": finding.code,
    }
    # GitHub takes columns only of annotations on one line; it counts the last column in.
    if start.line == end.line:
        properties |= {"col": str(start.column), "endColumn": str(max(end.column - 1, start.column))}
    return _workflow_command(level, properties, one_line(finding))


def _problem_command(problem: InputProblem, style: Style) -> str:
    properties = {"file": from_top(problem.path, style.top), "title": "unreadable input"}
    if problem.line is not None:
        properties["line"] = str(problem.line)
    if problem.column is not None:
        properties["col"] = str(problem.column)
    return _workflow_command("error", properties, problem.message)


def _workflow_command(name: str, properties: dict[str, str], message: str) -> str:
    written = ",".join(f"{key}={_escaped(value, ',:')}" for key, value in properties.items())
    return f"::{name} {written}::{_escaped(message)}\n"


def _escaped(value: str, also: str = "") -> str:
    """A value as the runner reads it back: percent signs, line ends and, in properties, separators as `%XX`."""
    return "".join(f"%{ord(sign):02X}" if sign in f"%\r\n{also}" else sign for sign in encodable(value))
