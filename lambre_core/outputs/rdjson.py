"""rdjson, the diagnostic format of reviewdog: comments on the changed lines of a pull request, with suggestions.

Lines and columns are 1-based, ends exclusive, and columns count UTF-8 bytes (reviewdog.proto). Paths stay relative to
the current folder, from which reviewdog goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lambre_core.documents.unit import InputProblem, SourceRange
from lambre_core.findings.finding import Edit, Finding, Fix
from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style
from lambre_core.outputs._columns import Columns
from lambre_core.outputs._wording import encodable
from lambre_core.outputs.jsonl import encode

HELP = "rdjson of reviewdog, with suggestions"

SEVERITIES = {"error": "ERROR", "warning": "WARNING", "info": "INFO", "hint": "INFO"}


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the diagnostics of each file."""
    yield '{"source": {"name": "lambre-lint"},\n"diagnostics": ['
    separator = "\n"
    for result in results:
        columns = Columns(result.lines, "utf-8")
        diagnostics = [_problem(problem) for problem in result.problems]
        diagnostics += [
            _diagnostic(finding, result, columns)
            for finding in result.findings
            if finding.suppressed is None or style.show_suppressed
        ]
        for diagnostic in diagnostics:
            yield f"{separator}  {encode(diagnostic)}"
            separator = ",\n"
    yield "]}\n" if separator == "\n" else "\n]}\n"


def _diagnostic(finding: Finding, result: FileResult, columns: Columns) -> dict[str, Any]:
    suppressed = f" (suppressed: {finding.suppressed})" if finding.suppressed else ""
    diagnostic: dict[str, Any] = {
        "message": encodable(" ".join(finding.message.split()) + suppressed),
        "location": _location(finding.path, finding.range, columns),
        "severity": SEVERITIES[finding.severity],
        "code": {"value": finding.code},
    }
    # Each suggestion is one edit, and several are alternatives: a fix of several words becomes one edit around them.
    edits = [edit for fix in finding.fixes if (edit := _single_edit(fix, result)) is not None]
    if edits:
        diagnostic["suggestions"] = [
            {"range": _range(edit.range, columns), "text": encodable(edit.text)} for edit in edits
        ]
    if finding.related:
        diagnostic["related_locations"] = [
            {
                "message": encodable(f'{related.role} "{related.word}"'),
                "location": _location(finding.path, related.range, columns),
            }
            for related in finding.related
        ]
    return diagnostic


def _single_edit(fix: Fix, result: FileResult) -> Edit | None:
    """A fix as one edit; None where its edits are not all on one line that is at hand."""
    first, *others = sorted(fix.edits, key=lambda edit: edit.range.start.byte)
    merged = first
    for edit in others:
        line = result.lines.get(first.range.start.line)
        if line is None or edit.range.end.line != first.range.start.line:
            return None
        between = line[merged.range.end.column - 1 : edit.range.start.column - 1]
        merged = Edit(SourceRange(first.range.start, edit.range.end), merged.text + between + edit.text)
    return merged


def _location(path: str, place: SourceRange, columns: Columns) -> dict[str, Any]:
    return {"path": encodable(path), "range": _range(place, columns)}


def _range(place: SourceRange, columns: Columns) -> dict[str, Any]:
    return {
        "start": {"line": place.start.line, "column": columns(place.start)},
        "end": {"line": place.end.line, "column": columns(place.end)},
    }


def _problem(problem: InputProblem) -> dict[str, Any]:
    location: dict[str, Any] = {"path": encodable(problem.path)}
    if problem.line is not None:
        location["range"] = {"start": {"line": problem.line}}
    return {
        "message": encodable(problem.message),
        "location": location,
        "severity": "ERROR",
        "code": {"value": "unreadable-input"},
    }
