"""Telling a person what came out of a run of cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from lambre_core.cases.case import GROUPS
from lambre_core.cases.result import CaseResult
from lambre_core.findings.finding import Finding


def report(results: Sequence[CaseResult], *, verbose: bool = False) -> Iterator[str]:
    """The lines that tell a person what came out: every case that asks for something, and the counts.

    Args:
        verbose: tell of every case, and what was found in it.
    """
    for result in results:
        if verbose or result.status in ("wrong", "promote"):
            yield from explain(result)
    for code, own in groupby(sorted(results, key=lambda result: result.case.language), _language):
        yield _summary(code, list(own))


def explain(result: CaseResult) -> Iterator[str]:
    """The lines on one case: its place and status, the text, the why, and what was and was not found."""
    case = result.case
    said = {
        "right": "as expected",
        "wrong": "not as expected",
        "known": "still wrong",
        "promote": f"works now; promote it to {case.home!r}",
    }
    yield f"{case.path}:{case.line}: {case.group}: {said[result.status]}"
    yield f"  {' '.join(case.text.split())}"
    yield f"  why: {case.why}"
    if case.now and result.status != "right":
        yield f"  now: {case.now}"
    for mark in result.missing:
        yield f"  not found: {' or '.join(mark.codes)} at {case.text[slice(*mark.span)]!r}"
    for finding in result.findings:
        yield f"  found{' (out of place)' if finding in result.stray else ''}: {_finding(finding)}"
    for finding in result.doubted:
        yield f"  found, but not sure enough to be shown: {_finding(finding)}"


def _finding(finding: Finding) -> str:
    return f"{finding.code} at {finding.word!r} [{finding.confidence:.2f}] {finding.message}"


def _summary(code: str, results: Sequence[CaseResult]) -> str:
    total = Counter(result.case.group for result in results)
    status = Counter((result.case.group, result.status) for result in results)
    parts = [f"{status[group, 'right']} of {total[group]} {group}" for group in GROUPS if group != "known"]
    parts.append(f"{total['known']} known")
    if promoted := status["known", "promote"]:
        parts[-1] += f", of which {promoted} {'works' if promoted == 1 else 'work'} now"
    return f"{code}: {', '.join(parts)}"


def _language(result: CaseResult) -> str:
    return result.case.language
