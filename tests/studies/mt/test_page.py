"""The page, and the command that writes it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from lambre_core.cli.main import main
from lambre_core.studies.mt import data as tasks
from lambre_core.studies.mt.data import Task
from lambre_core.studies.mt.page import page
from lambre_core.studies.mt.study import Measured, Plan, measure


@pytest.fixture
def plan(tmp_path: Path, small_task: Task, ten_words: Any) -> Plan:
    return Plan(tmp_path, (small_task,), cache=False)


@pytest.fixture
def measured(plan: Plan) -> list[Measured]:
    return list(measure(plan))


def cells(text: str, first: str) -> list[list[str]]:
    """The cells of the first table whose head begins with a cell."""
    lines = text[text.index(f"\n| {first} |") + 1 :].splitlines()
    rows = [line for line in lines[: lines.index("") if "" in lines else None] if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_tables_are_whole(measured: list[Measured], plan: Plan) -> None:
    text = page(measured, plan)
    widths: list[int] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            widths = []
            continue
        widths.append(len(re.findall(r"(?<!\\)\|", line)))
        assert len(set(widths)) == 1, line
    assert "nan" not in text
    assert "None" not in text


def test_systems_are_ranked_and_people_marked(measured: list[Measured], plan: Plan) -> None:
    rows = cells(page(measured, plan), "rank")[2:]
    assert [row[:2] for row in rows] == [
        ["1", "*refA*"],
        ["1", "A"],
        ["3", "B"],
        ["4", "C"],
        ["5", "D"],
        ["5", "E"],
    ]
    assert rows[2][2:4] == ["0.25", "0.8333 [0.5000, 1.0000]"]


def test_outliers_are_named(measured: list[Measured], plan: Plan) -> None:
    text = page(measured, plan)
    assert "| wmt99-en-de | DA | 5 | E |" in text
    # Without E the union falls in even steps as people's scores do.
    union = next(row for row in cells(text, "metric") if row[0] == "ours, union")
    assert union[4].startswith("1.00 ")


def test_what_people_wrote_is_kept(measured: list[Measured], plan: Plan) -> None:
    first = page(measured, plan)
    written = first.replace("Nobody has written yet what these figures show.", "They show little.\n\nAnd that.")
    assert page(measured, plan, written) == written
    other = re.sub(r"begin reading of \w+", "begin reading of 0123", written)
    again = page(measured, plan, other)
    assert "> These lines are about figures with another signature (0123; now " in again
    assert "They show little.\n\nAnd that.\n<!-- end reading -->" in again
    assert page(measured, plan, again) == again


def test_command_writes_the_page(
    tmp_path: Path,
    small_task: Task,
    ten_words: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tasks, "TASKS", (small_task,))
    target = tmp_path / "docs" / "mt.md"
    assert main(["study", "mt", "--data", str(tmp_path), "--no-cache", "--write", str(target)]) == 0
    assert "](mt.svg)" in target.read_text(encoding="utf-8")
    svg = ElementTree.fromstring(target.with_name("mt.svg").read_text(encoding="utf-8"))
    assert svg.tag == "{http://www.w3.org/2000/svg}svg"
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "wmt99-en-de: refA" in captured.err


def test_command_writes_texts(tmp_path: Path, small_task: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "TASKS", (small_task,))
    assert main(["study", "mt", "--data", str(tmp_path), "--texts", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "wmt99-en-de" / "B.txt").read_text(encoding="utf-8").startswith("die Büchern.\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--set", "wmt99"], "There is no task 'wmt99'"),
        (["--limit", "0"], "must be at least 1"),
        (["--write", "."], "cannot be read as the page of an earlier run"),
    ],
)
def test_wrong_usage(tmp_path: Path, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["study", "mt", "--data", str(tmp_path), *arguments])
    except SystemExit as exit_:
        status = int(exit_.code or 0)
    assert status == 2
    assert message in capsys.readouterr().err


def test_a_missing_library_is_status_3(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["study", "mt", "--data", str(tmp_path)]) == 3
    assert "pip install 'lambre-lint[study]'" in capsys.readouterr().err
