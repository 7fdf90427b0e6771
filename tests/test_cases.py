"""The shipped cases of every language, through `check`, with the shipped rules and models."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from lambre_core.cases.case import Case
from lambre_core.cases.reading import find_case_files, read_cases
from lambre_core.cases.report import explain
from lambre_core.cases.result import CaseResult
from lambre_core.cases.runner import run_cases
from lambre_core.parsing.protocol import NotInstalledError

FOLDER = Path(__file__).parent / "cases"
FILES = [path for path in find_case_files([FOLDER]) if path.parent != FOLDER]
CASES = read_cases(FILES)


@cache
def _results(language: str) -> dict[Case, CaseResult] | NotInstalledError:
    """Every case of a language is run at once, for loading a model takes longer than parsing all of them."""
    try:
        return {result.case: result for result in run_cases(FILES, language=language)}
    except NotInstalledError as error:
        return error


@pytest.mark.stanza
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=f"{case.path.relative_to(FOLDER)}:{case.line}") for case in CASES]
)
def test_case(case: Case) -> None:
    results = _results(case.language)
    if isinstance(results, NotInstalledError):
        pytest.skip(str(results))
    result = results[case]
    assert result.status in ("right", "known"), "\n".join(explain(result))
