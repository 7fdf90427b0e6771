"""Diagnostics: what is shown of a result, in the words and positions of the protocol."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lsprotocol import types

from lambre_core.documents.positions import ColumnUnit, SourceRange
from lambre_core.documents.unit import InputProblem
from lambre_core.findings.finding import Finding, Severity
from lambre_server.checked import Checked
from lambre_server.text import Edit, Places, forward

SOURCE = "lambre"

INPUT, TOO_LARGE = "input", "file-size"
"""Codes of what is no finding: something that cannot be read, a document that is too large."""

_SEVERITIES: dict[Severity, types.DiagnosticSeverity] = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "info": types.DiagnosticSeverity.Information,
    "hint": types.DiagnosticSeverity.Hint,
}

Address = Callable[[str, str | None], str | None]
"""From a rule and a language to the address of its page."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a client wants its diagnostics.

    Attributes:
        related: whether it shows related information; else the message names the other words.
        described: whether it takes an address for a code.
    """

    unit: ColumnUnit
    related: bool
    described: bool


@dataclass(frozen=True, slots=True)
class Where:
    """Places of a result in the document as it is now.

    Attributes:
        places: in the text of the result.
        now: in the text of the document.
        edits: between the two.
    """

    places: Places
    now: Places
    edits: Sequence[Edit] = ()

    def range(self, place: SourceRange) -> types.Range | None:
        """Where a place is now; None where it has been edited."""
        span = forward(self.places.span_of(place), self.edits)
        return None if span is None else self.now.range(span)


def diagnostics(
    checked: Checked, where: Where, manner: Manner, address: Address, held: Callable[[Finding], bool]
) -> Iterator[types.Diagnostic]:
    """What is to be shown of a result; a finding at a place that was edited since is not.

    Args:
        held: whether a finding is held back for now.
    """
    if checked.too_long:
        yield _too_large(checked)
    for problem in checked.problems:
        yield _problem(problem, where.now)
    for finding in checked.shown:
        if not held(finding) and (range_ := where.range(finding.range)) is not None:
            yield _diagnostic(finding, range_, checked.snapshot.uri, where, manner, address)


def result_id(items: Sequence[types.Diagnostic]) -> str:
    """The same for the same diagnostics."""
    return hashlib.blake2b(repr(items).encode("utf-8", "backslashreplace"), digest_size=12).hexdigest()


def _diagnostic(
    finding: Finding, range_: types.Range, uri: str, where: Where, manner: Manner, address: Address
) -> types.Diagnostic:
    related = [
        types.DiagnosticRelatedInformation(types.Location(uri, place), f'{one.role}: "{one.word}"')
        for one in finding.related
        if (place := where.range(one.range)) is not None
    ]
    message = finding.message
    if not manner.related and related:
        named = ", ".join(f"{one.message} in line {one.location.range.start.line + 1}" for one in related)
        message += f" [{named}]"
    href = address(finding.code, finding.language) if manner.described else None
    return types.Diagnostic(
        range=range_,
        message=message,
        severity=_SEVERITIES[finding.severity],
        code=finding.code,
        code_description=types.CodeDescription(href) if href else None,
        source=SOURCE,
        related_information=related if manner.related and related else None,
        data={"fingerprint": finding.fingerprint, "language": finding.language, "word": finding.word},
    )


def _problem(problem: InputProblem, places: Places) -> types.Diagnostic:
    """Something that cannot be read: at its line to the end of it, else at the beginning."""
    start = types.Position(0, 0)
    end = start
    if problem.line is not None and problem.line <= places.lines.line_count:
        first, last = places.lines.line_span(problem.line)
        start = places.at(min(first + (problem.column or 1) - 1, last))
        end = places.at(last)
    return types.Diagnostic(
        types.Range(start, end), problem.message, severity=types.DiagnosticSeverity.Warning, code=INPUT, source=SOURCE
    )


def _too_large(checked: Checked) -> types.Diagnostic:
    limit = checked.in_force.server.max_file_size
    message = (
        f"This document has more than {limit:,} bytes and is not checked while it is edited (lambre.maxFileSize); "
        "`lambre-lint check` has no such limit."
    )
    nowhere = types.Range(types.Position(0, 0), types.Position(0, 0))
    return types.Diagnostic(
        nowhere, message, severity=types.DiagnosticSeverity.Information, code=TOO_LARGE, source=SOURCE
    )
