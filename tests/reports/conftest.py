"""Reports on the parser and the grammar of ten words."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambre_core.config.settings import Settings
from lambre_core.reports.making import Wish, make_report
from lambre_core.reports.report import Report

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."

MakeReport = Callable[..., Report]


@pytest.fixture(autouse=True)
def _ten_words(ten_word_reports: None) -> None:
    """Every test here."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def report_on(folder: Path) -> MakeReport:
    """`report_on("a.de.txt", group_by="file")` reports on files of the current folder, a line a segment."""
    settings = Settings(min_confidence=0.0, cache=False)
    settings = replace(settings, text=replace(settings.text, unit="line"))

    def make(*paths: str, **options: Any) -> Report:
        return make_report(Wish(paths, options.pop("settings", settings), jobs=1, **options))

    return make


@pytest.fixture
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("no Chromium is installed")
    return found
