"""Findings on lines that have not changed, which `--since` does not show."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.documents.changes import Changes
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult

UNCHANGED = "unchanged"
"""Why such findings are suppressed."""


def mark_unchanged(result: FileResult, changes: Changes) -> FileResult:
    """The result with findings suppressed none of whose words stands on a changed line."""
    return replace(
        result,
        findings=tuple(
            finding
            if finding.suppressed is not None or _touched(finding, changes)
            else replace(finding, suppressed=UNCHANGED)
            for finding in result.findings
        ),
    )


def _touched(finding: Finding, changes: Changes) -> bool:
    places = (finding.range, *(related.range for related in finding.related))
    return any(changes.touch(finding.path, place.start.line, place.end.line) for place in places)
