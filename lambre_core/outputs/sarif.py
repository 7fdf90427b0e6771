"""SARIF 2.1.0, for GitHub code scanning and viewers (OASIS, Static Analysis Results Interchange Format).

Columns are UTF-16 units: the run says so, and it is what readers take who do not look. GitHub takes 25,000 results of
a run and keeps 5,000; so many are written, the most severe ones, and a notification says what was left out. Findings
that a baseline knows are results with `baselineState: unchanged` and a suppression.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from lambre_core import __version__
from lambre_core.documents.unit import InputProblem, SourceRange
from lambre_core.findings.codes import PAGES
from lambre_core.findings.finding import Finding, Fix
from lambre_core.findings.result import FileResult, Summary
from lambre_core.grammar.pages import rule_page
from lambre_core.grammar.rule import Grammar
from lambre_core.outputs import Style
from lambre_core.outputs._columns import Columns
from lambre_core.outputs._most import Most, counted
from lambre_core.outputs._wording import encodable, from_top, not_checked_lines, number_of
from lambre_core.outputs.jsonl import encode

HELP = "SARIF 2.1.0, for code scanning"

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

MOST_RESULTS = 5_000
"""Results that GitHub keeps of a run."""

MOST_PROBLEMS = 500
"""Notifications about input that are written."""

LONGEST_LINE = 1_000
"""Code points of a line that is quoted."""

FINGERPRINT = "lambreLint/v1"
"""Name of our fingerprint in `partialFingerprints`."""

_LEVELS = {"error": "error", "warning": "warning", "info": "note", "hint": "note"}
_IN_SOURCE = frozenset({"directive"})
_JUSTIFICATIONS = {
    "baseline": "The baseline lists it.",
    "directive": "A directive in the file disables the rule.",
    "glossary": "The glossary lists one of the words.",
    "severity": "The rule is off in the configuration.",
    "unchanged": "None of its words is on a line that has changed.",
}
_UNIVERSAL = re.compile(r"(agreement|assignment|government)/[^/]+/([a-z]+)(\.head)?")


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the log: results first, then what explains them, which is known at the end only."""
    summary = Summary()
    rules = _Rules()
    most: Most[str] = Most(count=MOST_RESULTS)
    problems: list[InputProblem] = []
    for result in results:
        summary.add(result)
        rules.grammars.update(result.grammars)
        problems += result.problems[: MOST_PROBLEMS - len(problems)]
        columns = Columns(result.lines, "utf-16")
        for finding in result.findings:
            if finding.suppressed in (None, "baseline") or style.show_suppressed:
                most.add(finding, encode(_result(finding, result.lines, columns, style)))

    yield f'{{"$schema": {encode(SCHEMA)},\n"version": "2.1.0",\n"runs": [{{\n"columnKind": "utf16CodeUnits",\n'
    yield '"newlineSequences": ["\\r\\n", "\\n", "\\r"],\n"results": ['
    separator = "\n"
    for finding, line in most.in_order():
        rules.meet(finding)
        yield f"{separator}  {line}"
        separator = ",\n"
    yield "]" if separator == "\n" else "\n]"
    driver = {
        "name": "lambre-lint",
        "version": __version__,
        "semanticVersion": __version__,
        "rules": [_rule(code, finding, rules.grammars) for code, finding in sorted(rules.met.items())],
    }
    yield f',\n"tool": {encode({"driver": driver})}'
    invocation = {
        "executionSuccessful": not summary.problems,
        "toolExecutionNotifications": [*_notifications(summary, problems, most, style)],
    }
    yield f',\n"invocations": [{encode(invocation)}]\n}}]}}\n'


# --- results ---------------------------------------------------------------------------------------


def _result(finding: Finding, lines: Mapping[int, str], columns: Columns, style: Style) -> dict[str, Any]:
    place: dict[str, Any] = {"physicalLocation": _location(finding.path, finding.range, columns, style)}
    start, end = finding.range.start, finding.range.end
    line = lines.get(start.line, "")
    if start.line == end.line and len(line) <= LONGEST_LINE:
        # For readers who do not have the file.
        snippet = {"text": encodable(line[start.column - 1 : end.column - 1])}
        place["physicalLocation"]["region"]["snippet"] = snippet
        context = {"startLine": start.line, "endLine": start.line, "snippet": {"text": encodable(line)}}
        place["physicalLocation"]["contextRegion"] = context
    if finding.key is not None:
        place["logicalLocations"] = [{"fullyQualifiedName": encodable(finding.key)}]
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "level": _LEVELS[finding.severity],
        "message": {"text": encodable(finding.message)},
        "locations": [place],
        "relatedLocations": [
            {
                "id": number,
                "physicalLocation": _location(finding.path, related.range, columns, style),
                "message": {"text": encodable(f'{related.role} "{related.word}"')},
            }
            for number, related in enumerate(finding.related, 1)
        ],
        "partialFingerprints": {FINGERPRINT: finding.fingerprint} if finding.fingerprint else {},
        "rank": round(100 * finding.confidence, 2),
        "properties": {
            "confidence": round(finding.confidence, 4),
            "language": finding.language,
            "severity": finding.severity,
        },
    }
    if finding.fixes:
        result["fixes"] = [_fix(fix, finding.path, columns, style) for fix in finding.fixes]
    if style.baseline or finding.suppressed == "baseline":
        result["baselineState"] = "unchanged" if finding.suppressed == "baseline" else "new"
    if finding.suppressed is not None:
        kind = "inSource" if finding.suppressed in _IN_SOURCE else "external"
        why = _JUSTIFICATIONS.get(finding.suppressed, finding.suppressed)
        result["suppressions"] = [{"kind": kind, "justification": why}]
    return result


def _location(path: str, place: SourceRange, columns: Columns, style: Style) -> dict[str, Any]:
    return {"artifactLocation": _artifact(path, style), "region": _region(place, columns)}


def _artifact(path: str, style: Style) -> dict[str, Any]:
    """A file by its address: relative to the top of the repository, or absolute."""
    relative = from_top(path, style.top)
    if PurePath(relative).is_absolute():
        return {"uri": PurePath(relative).as_uri()}
    return {"uri": quote(os.fsencode(relative), safe="/"), "uriBaseId": "%SRCROOT%"}


def _region(place: SourceRange, columns: Columns) -> dict[str, int]:
    return {
        "startLine": place.start.line,
        "startColumn": columns(place.start),
        "endLine": place.end.line,
        "endColumn": columns(place.end),
    }


def _fix(fix: Fix, path: str, columns: Columns, style: Style) -> dict[str, Any]:
    replacements = [
        {"deletedRegion": _region(edit.range, columns), "insertedContent": {"text": encodable(edit.text)}}
        for edit in fix.edits
    ]
    change = {"artifactLocation": _artifact(path, style), "replacements": replacements}
    return {"description": {"text": encodable(fix.title)}, "artifactChanges": [change]}


# --- rules -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Rules:
    """What is needed to explain the codes of a run.

    Attributes:
        met: code -> the first finding with it.
    """

    grammars: dict[str, Grammar] = field(default_factory=dict)
    met: dict[str, Finding] = field(default_factory=dict)

    def meet(self, finding: Finding) -> None:
        self.met.setdefault(finding.code, finding)


def _rule(code: str, finding: Finding, grammars: Mapping[str, Grammar]) -> dict[str, Any]:
    """The descriptor of a rule: in plain words, its evidence and its page."""
    having = [grammar for _, grammar in sorted(grammars.items()) if code in grammar.by_id]
    # The first tags, of which GitHub keeps ten, say the most.
    tags = [code.partition("/")[0], *sorted(grammar.language for grammar in having)]
    name = "".join(part.capitalize() for part in re.findall("[a-z0-9]+", code.lower()))
    rule: dict[str, Any] = {"id": code, "name": name, "properties": {"tags": tags[:10]}}
    if having:
        first = having[0].by_id[code]
        page = rule_page(code, having)
        rule["shortDescription"] = {"text": encodable(first.message or code)}
        evidence = {
            grammar.language: _evidence(grammar, code) for grammar in having if grammar.by_id[code].evidence is not None
        }
        rule["properties"]["evidence"] = evidence
    else:
        page = PAGES.get(code, f"{code}\n")
        rule["shortDescription"] = {"text": code}
    descriptions = [f"{grammar.language}: {grammar.by_id[code].message or code}" for grammar in having]
    rule["fullDescription"] = {"text": encodable("\n".join(descriptions) or _first_paragraph(page))}
    rule["help"] = {"text": encodable(page), "markdown": encodable(f"```text\n{page}```\n")}
    if match := _UNIVERSAL.fullmatch(code):
        rule["helpUri"] = f"https://universaldependencies.org/u/feat/{match[2].capitalize()}.html"
    rule["defaultConfiguration"] = {"level": _LEVELS[finding.severity]}
    return rule


def _first_paragraph(page: str) -> str:
    """The first paragraph of a page below its heading, on one line."""
    _, _, text = page.partition("===\n")
    return " ".join((text or page).strip().split("\n\n")[0].split())


def _evidence(grammar: Grammar, code: str) -> dict[str, Any]:
    evidence = grammar.by_id[code].evidence
    assert evidence is not None
    return {"count": evidence.count, "held": evidence.held, "treebank": evidence.treebank}


# --- what else is to be said -----------------------------------------------------------------------


def _notifications(
    summary: Summary, problems: list[InputProblem], most: Most[str], style: Style
) -> Iterator[dict[str, Any]]:
    if most.dropped:
        yield _notification(
            "warning",
            f"{number_of(most.dropped.total(), 'result')} left out ({counted(most.dropped)}), because GitHub keeps "
            f"{MOST_RESULTS:,} of a run; the most severe and surest ones are here. --format jsonl has them all.",
        )
    for problem in problems:
        notification = _notification("error", problem.message)
        location: dict[str, Any] = {"artifactLocation": _artifact(problem.path, style)}
        if problem.line is not None:
            # The column is in code points, and the line is not at hand: it is left out rather than wrong.
            location["region"] = {"startLine": problem.line}
        yield {**notification, "locations": [{"physicalLocation": location}]}
    if summary.problems > len(problems):
        yield _notification("error", f"{number_of(summary.problems - len(problems), 'more problem')} of input.")
    for line in not_checked_lines(summary):
        yield _notification("warning", line)
    if summary.hidden:
        yield _notification("note", f"{number_of(summary.hidden, 'finding')} not sure enough left out.")


def _notification(level: str, text: str) -> dict[str, Any]:
    return {"level": level, "message": {"text": encodable(text)}}
