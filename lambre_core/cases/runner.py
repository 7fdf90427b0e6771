"""Running cases: every text goes through `check` as a document of its own, and what is found is compared.

The default configuration is used, so that the cases say what a user sees.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from lambre_core.cases.case import Case, CaseError, Mark
from lambre_core.cases.reading import find_case_files, read_cases
from lambre_core.cases.report import report
from lambre_core.cases.result import CaseResult
from lambre_core.check import Load, check
from lambre_core.config.settings import Settings
from lambre_core.documents.read import Document, DocumentSettings, read_document
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import Parser

DEFAULT_FOLDER = Path("tests") / "cases"
"""Where cases are looked for if no path is named, from the current folder."""

HIDDEN = "hint"
"""Severity of the findings below the confidence threshold, which a user does not see."""


def run_cases(paths: Iterable[Path], *, language: str | None = None, load: Load | None = None) -> list[CaseResult]:
    """Run the cases of files and folders; the results are in the cases' order.

    Args:
        language: run the cases of this language; it is also that of files that name none.
        load: gives the parser of a language, once; by default that of `load_parser`.

    Raises:
        CaseError: a case file is wrong, there are no cases, or a case cannot be checked.
        LambreError: a parser cannot be loaded (NotInstalledError: it is missing).
    """
    cases = read_cases(find_case_files(paths), language=language)
    if not cases:
        wanted = f" in {language!r}" if language else ""
        raise CaseError(f"There are no cases{wanted} to run.")
    results: dict[Case, CaseResult] = {}
    for code in dict.fromkeys(case.language for case in cases):
        # Loaded here, for `check` would note a missing model and go on.
        parser = (load or load_parser)(code)
        own = [case for case in cases if case.language == code]
        # What is below the threshold is asked for too: it tells why a case fails.
        settings = Settings(show_hints=True)
        # Fixes are not compared, and to seek them takes longer than all the rest.
        checked = check(map(_document, own), settings, language=code, load=partial(_given, parser), fixes=False)
        for case, result in zip(own, checked, strict=True):
            results[case] = _compare(case, result)
    return [results[case] for case in cases]


def _given(parser: Parser, _language: str) -> Parser:
    return parser


def _document(case: Case) -> Document:
    """The case's text as a document that is called after its place in the case file."""
    settings = DocumentSettings(format=case.format)
    return read_document(f"{case.path}:{case.line}", case.text.encode(), settings)


def _compare(case: Case, result: FileResult) -> CaseResult:
    if not result.units:
        reasons = [*(problem.message for problem in result.problems), *(item.reason for item in result.not_checked)]
        raise CaseError(f"{case.path}:{case.line}: cannot be checked: {'; '.join(reasons) or 'it holds no prose'}.")
    own = [finding for finding in result.findings if finding.suppressed is None]
    findings = tuple(finding for finding in own if finding.severity != HIDDEN)
    return CaseResult(
        case,
        findings,
        doubted=tuple(finding for finding in own if finding.severity == HIDDEN),
        missing=tuple(
            mark
            for mark in case.marks
            if not any(_overlap(case, mark, finding) and _begins(finding.code, mark.codes) for finding in findings)
        ),
        stray=tuple(finding for finding in findings if not any(_overlap(case, mark, finding) for mark in case.marks)),
    )


def _overlap(case: Case, mark: Mark, finding: Finding) -> bool:
    start, end = (len(case.text[:offset].encode()) for offset in mark.span)
    return start < finding.range.end.byte and finding.range.start.byte < end


def _begins(code: str, prefixes: Iterable[str]) -> bool:
    """Whether a code is one of the prefixes or goes on from it at a `/`."""
    return any(code == prefix or code.startswith(f"{prefix}/") for prefix in prefixes)


# --- command line ----------------------------------------------------------------------------------


def run(args: argparse.Namespace) -> int:
    """`rules test [PATH...] [--language XX] [--engine NAME] [--model PATH] [--verbose] [--quiet]`.

    Returns:
        0 if every case is as its group says, 1 if one is wrong or a known one works by now.
    """
    paths = [Path(path) for path in args.paths] or [DEFAULT_FOLDER]
    results = run_cases(paths, language=args.language, load=partial(_load, args))
    for line in report(results, verbose=args.verbose):
        print(line)  # noqa: T201
    return int(any(result.status in ("wrong", "promote") for result in results))


def _load(args: argparse.Namespace, language: str) -> Parser:
    progress = _tell if sys.stderr.isatty() and not args.quiet else None
    return load_parser(language, engine=args.engine, model=args.model, progress=progress)


def _tell(phrase: str) -> None:
    print(f"lambre-lint: {phrase}", file=sys.stderr)  # noqa: T201
