"""The command line on the parser and the grammar of ten words, in a folder of its own."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lambre_core import check
from lambre_core.cli.main import main
from lambre_core.grammar.rule import Grammar
from lambre_core.parsing.protocol import NotInstalledError


@dataclass(frozen=True)
class Run:
    """What a run of the command line gave."""

    status: int
    out: str
    err: str


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder of the run: empty, and above it no settings."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def lint(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    ten_word_grammar: Grammar,
    ten_word_parser: Any,
) -> Callable[..., Run]:
    """`lint("check", "a.txt", stdin=b"...")` runs the command line in this process."""

    def load_parser(language: str, **options: Any) -> Any:
        if language != "de":
            raise NotInstalledError(
                f"There is no parser model for {language!r}: run `lambre-lint models train {language}`."
            )
        return ten_word_parser

    monkeypatch.setattr(check, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(check, "available_languages", lambda: ("cs", "de"))
    monkeypatch.setattr(check, "load_parser", load_parser)

    def run(*arguments: str | Path, stdin: bytes = b"") -> Run:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as error:
            status = int(error.code or 0)
        out, err = capfd.readouterr()
        return Run(status, out, err)

    return run
