"""GitLab Code Quality: the report that merge requests compare with the one of their target branch.

An issue is known by its fingerprint: rule, words and sentence, and the path, but neither the line nor the value, so
that an edit further up re-opens nothing. Equal findings of one file are told apart by hashing again. The widget does
not show the name of the check, so the description has it. Columns are characters.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

from lambre_core.documents.unit import InputProblem
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style
from lambre_core.outputs._wording import encodable, from_top, one_line
from lambre_core.outputs.jsonl import encode

HELP = "GitLab Code Quality report"

SEVERITIES = {"error": "critical", "warning": "major", "info": "minor", "hint": "info"}


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the issues of each file; problems of input are issues, too, or a merge request would look fine."""
    fingerprints: set[str] = set()
    yield "["
    separator = "\n"
    for result in results:
        issues = [_problem(problem, style) for problem in result.problems]
        issues += [
            _issue(finding, style) for finding in result.findings if finding.suppressed is None or style.show_suppressed
        ]
        for issue in issues:
            while issue["fingerprint"] in fingerprints:
                issue["fingerprint"] = _hash(issue["fingerprint"])
            fingerprints.add(issue["fingerprint"])
            yield f"{separator}  {encode(issue)}"
            separator = ",\n"
    yield "]\n" if separator == "\n" else "\n]\n"


def _issue(finding: Finding, style: Style) -> dict[str, Any]:
    path = encodable(from_top(finding.path, style.top))
    start, end = finding.range.start, finding.range.end
    suppressed = f" (suppressed: {finding.suppressed})" if finding.suppressed else ""
    return {
        "description": encodable(f"{finding.code}: {one_line(finding)}{suppressed}"),
        "check_name": finding.code,
        "fingerprint": _hash(f"{path}\0{finding.fingerprint}"),
        "severity": SEVERITIES[finding.severity],
        "location": {
            "path": path,
            "positions": {
                "begin": {"line": start.line, "column": start.column},
                "end": {"line": end.line, "column": end.column},
            },
        },
    }


def _problem(problem: InputProblem, style: Style) -> dict[str, Any]:
    path = encodable(from_top(problem.path, style.top))
    return {
        "description": encodable(f"unreadable input: {problem.message}"),
        "check_name": "unreadable-input",
        "fingerprint": _hash(f"{path}\0{encodable(problem.message)}"),
        "severity": "critical",
        "location": {"path": path, "lines": {"begin": problem.line or 1}},
    }


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:32]
