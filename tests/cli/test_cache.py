"""`cache`, and `--no-cache` of the commands that parse."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lambre_core import check
from lambre_core.parsing import models
from lambre_core.parsing.cache import CachingParser
from lambre_core.parsing.disk_store import FILE_NAME, FOLDER_VARIABLE, contents

Lint = Callable[..., Any]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "kept"))
    return tmp_path / "kept" / FILE_NAME


@pytest.fixture
def behind_store(monkeypatch: pytest.MonkeyPatch, ten_word_parser: Any) -> Any:
    """The parser of ten words as engines are that say what they are."""

    def load_parser(language: str, *, store: Any = None, **options: Any) -> Any:
        return CachingParser(ten_word_parser, store) if store else ten_word_parser

    monkeypatch.setattr(check, "load_parser", load_parser)
    monkeypatch.setattr(models, "load_parser", load_parser)
    return ten_word_parser


COMMANDS = {
    "check": ("check", "a.txt", "--language", "de"),
    "score": ("score", "a.txt", "--language", "de"),
    "parse": ("parse", "a.txt", "--language", "de"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_second_run_parses_nothing(lint: Lint, behind_store: Any, folder: Path, place: Path, command: str) -> None:
    (folder / "a.txt").write_text("Er liest Bücher.\n\nDie Bücher.\n")
    if command != "parse":
        behind_store.calls.clear()
    runs = [lint(*COMMANDS[command]) for _ in range(2)]
    assert runs[0] == runs[1]
    assert behind_store.calls == [["Er liest Bücher.", "Die Bücher."], []][: len(behind_store.calls)]
    assert sum(held.texts for held in contents(place).parsers) == 2
    # One paragraph is changed: it alone is parsed.
    behind_store.calls.clear()
    (folder / "a.txt").write_text("Er liest Bücher.\n\nDen Büchern.\n")
    lint(*COMMANDS[command])
    assert behind_store.calls == [["Den Büchern."]]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("how", ["--no-cache", "lambre.toml"])
def test_off(lint: Lint, behind_store: Any, folder: Path, place: Path, command: str, how: str) -> None:
    (folder / "a.txt").write_text("Er liest lange Büchern.\n")
    if how == "lambre.toml":
        (folder / how).write_text("cache = false\n")
    run = lint(*COMMANDS[command], *(["--no-cache"] if how == "--no-cache" else []))
    assert run.out
    assert not place.exists()


def test_a_broken_cache_costs_one_line(lint: Lint, behind_store: Any, folder: Path, place: Path) -> None:
    (folder / "a.txt").write_text("Er liest lange Büchern.\n\nDie Bücher.\n")
    wanted = lint(*COMMANDS["check"], "--no-cache")
    place.parent.mkdir()
    place.write_bytes(b"no database " * 500)
    run = lint(*COMMANDS["check"])
    assert (run.status, run.out) == (wanted.status, wanted.out)
    extra = [line for line in run.err.splitlines() if line not in wanted.err.splitlines()]
    assert len(extra) == 1
    assert extra[0].startswith(f"lambre-lint: The cache of parses is not used: {place} is damaged")
    assert lint(*COMMANDS["check"], "--quiet").err == ""
    assert lint("cache", "info").status == 2
    assert (lint("cache", "clear").status, place.exists()) == (0, False)
    assert lint(*COMMANDS["check"]) == wanted


def test_info_and_clear(lint: Lint, behind_store: Any, folder: Path, place: Path) -> None:
    run = lint("cache", "info")
    assert (run.status, run.out, run.err) == (0, f"{place}: 0 texts, 0.0 MB of at most 268.4 MB\n", "")
    assert not place.exists()
    (folder / "a.txt").write_text("Er liest Bücher.\n\nDie Bücher.\n")
    lint(*COMMANDS["check"])
    first, _, _, held = lint("cache", "info").out.splitlines()
    assert first.startswith(f"{place}: 2 texts, ")
    assert held.split()[:4] == ["de", "ten", "words", "2"]
    assert lint("cache", "clear").status == 0
    assert lint("cache", "info").out.startswith(f"{place}: 0 texts")


def test_another_programs_file_is_left_alone(lint: Lint, place: Path) -> None:
    place.parent.mkdir()
    with sqlite3.connect(place) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    connection.close()
    before = place.read_bytes()
    for action in ("info", "clear"):
        run = lint("cache", action)
        assert (run.status, run.out) == (2, "")
        assert "another program" in run.err
    assert place.read_bytes() == before


def test_without_cache_nothing_of_it_is_imported(folder: Path, place: Path) -> None:
    (folder / "a.txt").write_text("Nichts.\n")
    script = (
        "import sys; from lambre_core.cli.main import main; "
        "main(['check', 'a.txt', '--language', 'xx', '--no-cache']); "
        "assert 'sqlite3' not in sys.modules"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
