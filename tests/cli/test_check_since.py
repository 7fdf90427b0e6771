"""`check --since REV` and `--watch`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from lambre_core.cli._watching import Memory, stamp_of, wait_for_change
from lambre_core.config.settings import Settings
from lambre_core.documents.changes import EVERY, Changes
from lambre_core.findings.result import FileResult
from lambre_core.jobs import File, Work

Lint = Callable[..., SimpleNamespace]

WRONG = "Da sind lange Büchern.\n"


def found(out: str) -> list[str]:
    return [line.partition(": warning")[0] for line in out.splitlines() if ": warning " in line]


@pytest.fixture
def git(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """The current folder is a repository with one commit of two files, each with an error."""
    monkeypatch.setenv("HOME", str(folder / "home"))
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "nobody")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "nobody@example.org")

    def run(*arguments: str) -> None:
        subprocess.run(["git", *arguments], check=True, capture_output=True)

    run("init", "-q", "-b", "main")
    for name in ("a.de.txt", "b.de.txt"):
        (folder / name).write_text(f"{WRONG}\nEins.\n\nZwei.\n")
    run("add", ".")
    run("commit", "-q", "-m", "first")
    return run


def test_only_findings_on_changed_lines(lint: Lint, folder: Path, git: Callable[..., None]) -> None:
    assert found(lint("check").out) == ["a.de.txt:1:9", "b.de.txt:1:9"]
    (folder / "b.de.txt").write_text(f"{WRONG}\nEins.\n\nHier sind lange Büchern.\n")
    (folder / "new.de.txt").write_text(WRONG)
    run = lint("check", "--since", "HEAD")
    assert found(run.out) == ["b.de.txt:5:11", "new.de.txt:1:9"]
    assert run.status == 1
    # Files without changes are not even read.
    assert "2 files, " in run.err
    assert "2 findings, 1 suppressed (1 unchanged)" in run.err
    shown = lint("check", "--since", "HEAD", "--show-suppressed").out
    assert "b.de.txt:1:9: warning agreement/adj-mod-noun/case" in shown
    assert "(suppressed: unchanged)" in shown


def test_a_finding_belongs_to_the_line_of_each_of_its_words(lint: Lint, folder: Path, git: Callable[..., None]) -> None:
    (folder / "a.de.txt").write_text("Da sind lange\nBücher.\n")
    git("commit", "-q", "-a", "-m", "two lines")
    (folder / "a.de.txt").write_text("Da sind lange\nBüchern.\n")
    assert found(lint("check", "--since", "HEAD").out) == ["a.de.txt:1:9"]


def test_nothing_has_changed(lint: Lint, git: Callable[..., None]) -> None:
    run = lint("check", "--since", "HEAD")
    assert run.status == 0
    assert "no file has changed since HEAD" in run.err
    assert lint("check", "--since", "HEAD", "--format", "gitlab").out == "[]\n"


def test_fixes_only_of_what_has_changed(lint: Lint, folder: Path, git: Callable[..., None]) -> None:
    (folder / "a.de.txt").write_text(f"{WRONG}\nEins.\n\nHier sind lange Büchern.\n")
    lint("check", "--since", "HEAD", "--fix")
    assert (folder / "a.de.txt").read_text() == f"{WRONG}\nEins.\n\nHier sind langen Büchern.\n"


def test_a_baseline_goes_with_it(lint: Lint, folder: Path, git: Callable[..., None]) -> None:
    lint("check", "--baseline", "known.json", "--update-baseline")
    (folder / "a.de.txt").write_text(f"{WRONG}\n{WRONG}\n")
    run = lint("check", "--baseline", "known.json", "--since", "HEAD")
    assert "stale" not in run.err
    assert run.status == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--since", "nosuch"], 'git knows no commit "nosuch"'),
        (["--since", "HEAD", "-"], "standard input has no history"),
        (["--since", "HEAD", "--baseline", "b.json", "--update-baseline"], "leave --since out"),
        (["--watch", "-"], "standard input does not change"),
        (["--watch", "--fix"], "--watch only looks"),
        (["--jobs", "0"], "no number from 1"),
        (["--jobs", "many"], "no number from 1"),
    ],
)
def test_what_cannot_be_had(lint: Lint, git: Callable[..., None], arguments: list[str], said: str) -> None:
    run = lint("check", *arguments)
    assert run.status == 2
    assert said in run.err
    assert "Traceback" not in run.err


def test_no_repository(lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(folder.parent))
    (folder / "a.de.txt").write_text(WRONG)
    run = lint("check", "--since", "HEAD")
    assert run.status == 2
    assert "a.de.txt is in no git repository" in run.err


# --- watching --------------------------------------------------------------------------------------


def test_only_what_has_changed_is_checked_again(folder: Path) -> None:
    for name in ("a", "b", "c"):
        (folder / name).write_text(name)
    asked: list[list[File]] = []

    def check(files: Sequence[File]) -> Iterator[FileResult]:
        asked.append(list(files))
        return (FileResult(str(file), units=len(asked)) for file in files)

    memory, work = Memory(), Work(Settings())

    def run(*files: str, work: Work = work) -> list[tuple[str, int]]:
        return [(result.path, result.units) for result in memory.check(files, work, check)]

    assert run("a", "b") == [("a", 1), ("b", 1)]
    (folder / "b").write_text("something else")
    assert run("a", "b", "c") == [("a", 1), ("b", 2), ("c", 2)]
    assert asked == [["a", "b"], ["b", "c"]]
    since = Work(Settings(), changes=Changes("HEAD", {"a": EVERY}))
    assert run("a", "b", work=since) == [("a", 3), ("b", 2)]
    assert run("a", "b", work=Work(Settings(fail_on="error"))) == [("a", 4), ("b", 4)]


def test_a_file_that_is_replaced_with_its_time_kept_has_changed(folder: Path) -> None:
    (folder / "a").write_text("a")
    before, times = stamp_of("a"), (folder / "a").stat()
    (folder / "new").write_text("b")
    os.utime(folder / "new", ns=(times.st_atime_ns, times.st_mtime_ns))
    (folder / "new").replace(folder / "a")
    assert stamp_of("a") != before
    assert stamp_of("none") is None


def test_looking_takes_a_tenth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    clock = iter([0.0, 0.001, 1.0, 3.0, 4.0, 4.0])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    looks = iter([1, 1, 2])
    wait_for_change(lambda: next(looks), 1)
    assert slept == [0.5, 20.0]


@pytest.mark.data
def test_watching_from_the_first_run_to_the_end(tmp_path: Path) -> None:
    """A process of its own, with a shipped model: it says what is wrong now, and survives settings that are wrong."""
    file, settings = tmp_path / "a.de.txt", tmp_path / "lambre.toml"
    file.write_text("Das ist ein kleine Haus.\n")
    with subprocess.Popen(
        [sys.executable, "-m", "lambre_core", "check", "--watch", "--format", "jsonl"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None

        def said_until(end: str) -> str:
            lines = []
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                if end in line:
                    break
            return "".join(lines)

        try:
            assert '"word": "kleine"' in said_until("waiting for changes")
            file.write_text("Das ist ein kleines Haus.\n")
            assert "0 findings" in said_until("waiting for changes")
            settings.write_text("nosuch = 1\n")
            assert "nosuch" in said_until("waiting for changes")
            settings.unlink()
            assert "0 findings" in said_until("waiting for changes")
        finally:
            process.terminate()
