"""Several processes give what one gives; how files are cut into groups; when more processes pay."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core import check as checking
from lambre_core import jobs
from lambre_core.config.settings import Settings
from lambre_core.documents.unit import InputProblem
from lambre_core.findings.baseline import Entry, Known, entries_of
from lambre_core.findings.result import FileResult
from lambre_core.grammar.rule import Grammar
from lambre_core.jobs import File, Work, check_files, groups_of, jobs_that_pay, settled

ERRORS = [
    "Wir haben ein neue Auto gekauft, und die Kinder spielt im Garten.",
    "Der Preise für dieses kleine Haus ist hoch.",
    "Die Regierung legt lange Büchern vor.",
    "Das ist ein schönes Haus mit große Fenstern.",
]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Files for several groups, one of which cannot be read, in a folder of their own."""
    (tmp_path / "texts").mkdir()
    monkeypatch.chdir(tmp_path / "texts")
    names = [f"{number}.de.txt" for number in range(6)]
    for number, name in enumerate(names):
        text = f"{ERRORS[number % len(ERRORS)]}\n\n{ERRORS[(number + 1) % len(ERRORS)]}\n"
        # Blank lines count for the size and take no time.
        Path(name).write_text(text + "\n" * (jobs.GROUP // 3))
    Path(names[5]).write_bytes(b"caf\xe9\n")
    return names


def run(*arguments: str) -> tuple[int, str]:
    """The exit status of a process of its own, and what it says beside its results."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(checking.__file__).parents[1]), *sys.path])}
    done = subprocess.run(
        [sys.executable, "-m", "lambre_core", "check", ".", "--no-cache", *arguments],
        check=False,
        capture_output=True,
        text=True,
        env=environment,
    )
    return done.returncode, done.stderr


def test_two_processes_give_what_one_gives(files: list[str]) -> None:
    run("--jobs", "1", "--baseline", "../known.json", "--update-baseline")
    # Findings of a file that is gone go to the first file that has them; one file has more than it had.
    Path(files[0]).rename("moved.de.txt")
    Path(files[3]).write_text(Path(files[3]).read_text() + ERRORS[3])
    answers = [
        run("--jobs", number, "--baseline", "../known.json", "--show-suppressed", "--output", f"json=../{number}.json")
        for number in ("1", "2")
    ]
    assert answers[0] == answers[1]
    assert Path("../1.json").read_bytes() == Path("../2.json").read_bytes()
    findings = json.loads(Path("../1.json").read_text())["findings"]
    assert [finding["suppressed"] for finding in findings].count(None) == 1
    assert {bool(finding["fixes"]) for finding in findings if finding["suppressed"]} == {False}


# --- groups ----------------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 3 * jobs.GROUP), max_size=30))
def test_groups_are_the_files_cut(sizes: list[int]) -> None:
    files: list[File] = [InputProblem(str(size), "") for size in sizes]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "_size", lambda file: int(file.path))
        groups = list(groups_of(files))
    assert [file for group in groups for file in group] == files
    for group in groups:
        taken = [int(file.path) for file in group if isinstance(file, InputProblem)]
        assert sum(taken[:-1]) < jobs.GROUP
    assert all(sum(int(file.path) for file in group) >= jobs.GROUP for group in groups[:-1])  # type: ignore[misc, union-attr]


@pytest.mark.parametrize(
    ("sizes", "processors", "engine", "expected"),
    [
        ([], 8, "auto", 1),
        ([1000] * 100, 8, "auto", 1),
        ([jobs.PAYS] * 2, 8, "auto", 2),
        ([jobs.PAYS] * 2, 1, "auto", 1),
        ([100 * jobs.PAYS], 8, "auto", 1),
        ([100 * jobs.PAYS] * 3, 8, "onnx", 3),
        ([jobs.PAYS] * 100, 64, "auto", jobs.MOST_JOBS),
        ([jobs.PAYS] * 100, 64, "stanza", 1),
    ],
)
def test_more_processes_only_where_they_pay(
    monkeypatch: pytest.MonkeyPatch, sizes: list[int], processors: int, engine: str, expected: int
) -> None:
    monkeypatch.setattr(jobs, "processors", lambda: processors)
    monkeypatch.setattr(jobs, "_size", lambda file: int(file))
    assert jobs_that_pay([str(size) for size in sizes], Settings(engine=engine)) == expected


# --- settling --------------------------------------------------------------------------------------


def test_settling_gives_what_one_pass_over_the_baseline_gives(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ten_word_parser: Any,
    ten_word_grammar: Grammar,
) -> None:
    monkeypatch.setattr(checking, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.chdir(tmp_path)
    for name, copies in {"a.de.txt": 2, "b.de.txt": 1, "c.de.txt": 3}.items():
        Path(name).write_text("Da sind lange Büchern.\n\n" * copies)
    names = ["a.de.txt", "b.de.txt", "c.de.txt"]
    load: Callable[[str], Any] = lambda language: ten_word_parser  # noqa: E731

    def checked(work: Work) -> list[FileResult]:
        return list(check_files(names, work, jobs=1, load=load, notice=None))

    every = [entry for result in checked(Work(Settings())) for entry in entries_of(result, tmp_path)]
    word, print_ = every[0].word, every[0].fingerprint
    gone = [Entry("gone.de.txt", every[0].code, word, print_)] * 2
    entries = (*gone, Entry("c.de.txt", every[0].code, word, print_))
    work = Work(Settings(), baseline=entries, folder=tmp_path)
    known, straight = Known(entries, tmp_path), Known(entries, tmp_path)
    results = [settled(result, known, None) for result in checked(work)]
    documents = checking.read_documents(names, Settings())
    assert results == list(checking.check(documents, Settings(), known=straight, load=load))
    assert [len(result.shown) for result in results] == [0, 1, 2]
    assert known.stale(names) == straight.stale(names) == []


def _die(work: Work) -> None:
    os._exit(1)


def test_a_process_that_dies_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.de.txt").write_text("x")
    monkeypatch.setattr(jobs, "_begin", _die)
    with pytest.raises(jobs.JobsError, match="--jobs 1"):
        list(check_files(["a.de.txt"], Work(Settings()), jobs=2, load=lambda language: None, notice=None))  # type: ignore[arg-type,return-value]
