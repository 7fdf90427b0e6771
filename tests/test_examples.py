"""The catalogues among the examples say themselves where their mistake is; it is found there, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lambre_core.check import check, read_documents
from lambre_core.config.settings import Settings

ROOT = Path(__file__).parent.parent
SAYING = re.compile(r'one mistake, at "([^"]+)"')
EXAMPLES = sorted(file for file in (ROOT / "examples").glob("*/app.*") if SAYING.search(file.read_text("utf-8")))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_the_mistake_is_found(file: Path) -> None:
    said = SAYING.search(file.read_text("utf-8"))
    assert said is not None
    [result] = check(read_documents([str(file)], Settings()), Settings(cache=False))
    assert not result.problems
    [finding] = result.shown
    assert {finding.word, *(related.word for related in finding.related)} <= set(said[1].split())
    assert finding.fixes


def test_there_are_examples() -> None:
    assert {file.suffixes[-2] + file.suffix for file in EXAMPLES} >= {".de.po", ".cs.po", ".de.xlf", ".cs.xlf"}
