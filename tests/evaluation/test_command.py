"""`lambre-lint evaluate`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lambre_core.cli.evaluate import MECHANISMS, PARTS
from lambre_core.cli.main import main
from lambre_core.evaluation import ablation, linting
from lambre_core.evaluation.parts import parts
from lambre_core.parsing.protocol import Parser

Compressed = Callable[[str, str], Path]


def test_the_command_names_every_part() -> None:
    assert set(PARTS) == set(parts())


def test_the_command_names_every_mechanism() -> None:
    assert set(MECHANISMS) == set(ablation.MECHANISMS)


def test_a_set_is_measured_printed_and_written(
    tmp_path: Path,
    compressed: Compressed,
    ten_words: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def load_parser(language: str, **rest: object) -> Parser:
        parser: Parser = ten_words
        return parser

    monkeypatch.setattr("lambre_core.check.load_parser", load_parser)
    monkeypatch.setattr(linting, "languages_with_model", lambda: frozenset({"de"}))
    compressed("eval/gec/de/falko_merlin.dev.m2.xz", "S lange Büchern\n\nS die Bücher\n")
    page = tmp_path / "page.md"
    arguments = ["gei", "--data", str(tmp_path), "--set", "falko-merlin", "--limit", "1", "--write", str(page)]
    assert main(["evaluate", *arguments, "--no-cache", "--quiet"]) == 0
    out = capsys.readouterr().out
    assert "### gei: falko-merlin" in out
    assert out.strip() in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["gei", "--set", "none"], "gei has no set 'none'; its sets are falko-merlin"),
        (["gei", "--language", "xx"], "nothing was measured"),
        (["pairs", "--set", "clams-de"], r"clams/de\.tsv\.xz: cannot be read"),
    ],
)
def test_what_cannot_be_measured_is_said(
    tmp_path: Path, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evaluate", *arguments, "--data", str(tmp_path), "--no-cache"]) == 2
    assert re.search(message, capsys.readouterr().err)
