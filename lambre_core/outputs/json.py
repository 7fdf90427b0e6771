"""JSON: one document with the findings, the files, what was not checked, problems and totals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lambre_core.findings.result import FileResult, NotChecked, Summary
from lambre_core.outputs import Style
from lambre_core.outputs.jsonl import encode, finding_object

HELP = "one JSON document with findings, files, problems and totals"


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the document; findings are written as they come, the totals at the end."""
    summary = Summary()
    files: list[dict[str, Any]] = []
    not_checked: list[dict[str, Any]] = []
    problems: list[dict[str, Any]] = []

    yield '{"findings": ['
    separator = "\n"
    for result in results:
        summary.add(result)
        files.append(_file(result))
        not_checked += [_not_checked(item) for item in result.not_checked]
        problems += [
            {"path": problem.path, "line": problem.line, "column": problem.column, "message": problem.message}
            for problem in result.problems
        ]
        for finding in result.findings:
            if finding.suppressed is None or style.show_suppressed:
                yield separator + "  " + encode(finding_object(finding))
                separator = ",\n"
    yield "]" if separator == "\n" else "\n]"

    yield f',\n"files": {_rows(files)}'
    yield f',\n"not_checked": {_rows(not_checked)}'
    yield f',\n"problems": {_rows(problems)}'
    yield f',\n"summary": {encode(_summary(summary))}}}\n'


def _rows(rows: list[dict[str, Any]]) -> str:
    if not rows:
        return "[]"
    return "[\n" + ",\n".join(f"  {encode(row)}" for row in rows) + "\n]"


def _file(result: FileResult) -> dict[str, Any]:
    return {
        "path": result.path,
        "units": result.units,
        "sentences": result.sentences,
        "tokens": result.tokens,
        "findings": len(result.shown),
        "suppressed": len(result.findings) - len(result.shown),
        "hidden": result.hidden,
        "sites": result.sites,
        "judged": result.judged,
    }


def _not_checked(item: NotChecked) -> dict[str, Any]:
    return {"path": item.path, "language": item.language, "reason": item.reason, "units": item.units}


def _summary(summary: Summary) -> dict[str, Any]:
    score = summary.score()
    return {
        "files": summary.files,
        "units": summary.units,
        "sentences": summary.sentences,
        "tokens": summary.tokens,
        "findings": summary.findings,
        "suppressed": summary.suppressed.total(),
        "suppressed_by": dict(sorted(summary.suppressed.items())),
        "hidden": summary.hidden,
        "sites": summary.sites,
        "judged": summary.judged,
        "undecided": dict(sorted(summary.undecided.items())),
        "not_checked": summary.not_checked.total(),
        "not_checked_by": dict(sorted(summary.not_checked.items())),
        "problems": summary.problems,
        "score": None if score is None else round(score, 6),
    }
