"""Running: over processes, and on from where a run was cut off."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from lambre_core.config.settings import Settings
from lambre_core.reports.errors import ReportError
from lambre_core.reports.making import Wish, make_report
from lambre_core.reports.plan import Piece, Root
from lambre_core.reports.running import run_pieces
from lambre_core.reports.store import SUFFIX, PieceStore, path_of, runs_folder
from lambre_core.reports.tallies import Tallies, to_json

TEXTS = [
    "Der alte Frau kommt heute nicht.",
    "Das neue Auto steht vor dem Haus.",
    "Ein junge Mann liest den Bücher.",
    "Die Kinder spielen im Garten.",
]


@dataclass
class Counting:
    """Counts the pieces that it is given, and fails on some."""

    fails: frozenset[int] = frozenset()
    worked: list[int] = field(default_factory=list)

    def tallies(self, piece: Piece) -> Tallies:
        if piece.part in self.fails:
            raise RuntimeError("the lights went out")
        self.worked.append(piece.part)
        found = Tallies()
        found.count("", found.name("", f"{piece.part}"), {"tokens": piece.part + 1})
        return found


def pieces(number: int) -> list[Piece]:
    return [Piece(Root("a", "a"), "a", "", part, number, size=10) for part in range(number)]


def test_finished_pieces_are_not_worked_on_again(tmp_path: Path) -> None:
    first = Counting(fails=frozenset({5}))
    store = PieceStore.open(tmp_path / "run", resume=False)
    with pytest.raises(RuntimeError, match="lights"):
        run_pieces(pieces(9), lambda: first, jobs=1, store=store)  # type: ignore[arg-type, return-value]
    store.close(done=False)
    second = Counting()
    store = PieceStore.open(tmp_path / "run", resume=True)
    resumed = run_pieces(pieces(9), lambda: second, jobs=1, store=store)  # type: ignore[arg-type, return-value]
    store.close(done=True)
    assert first.worked == [0, 1, 2, 3, 4]
    assert second.worked == [5, 6, 7, 8]
    whole = run_pieces(pieces(9), lambda: Counting(), jobs=1)  # type: ignore[arg-type, return-value]
    assert to_json(resumed) == to_json(whole)
    assert not list(tmp_path.iterdir())


def test_without_resume_a_run_begins_anew(tmp_path: Path) -> None:
    store = PieceStore.open(tmp_path / "run", resume=False)
    store.put(0, Tallies())
    store.close(done=False)
    store = PieceStore.open(tmp_path / "run", resume=False)
    assert store.finished() == set()
    store.close(done=True)


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []

    class Watching:
        def begin(self, size: int, done: int) -> None:
            told.append(("begin", size, done))

        def advance(self, size: int, segments: int) -> None:
            told.append(("advance", size, segments))

    run_pieces(pieces(2), lambda: Counting(), jobs=1, watcher=Watching())  # type: ignore[arg-type, return-value]
    assert told == [("begin", 20, 0), ("advance", 10, 1), ("advance", 10, 1)]


def test_old_runs_are_swept(tmp_path: Path) -> None:
    old, young = tmp_path / f"old{SUFFIX}", tmp_path / f"young{SUFFIX}"
    for path in (old, young):
        path.write_bytes(b"")
    os.utime(old, (0, 0))
    PieceStore.open(tmp_path / f"new{SUFFIX}", resume=False).close(done=True)
    assert young.exists()
    assert not old.exists()


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ReportError, match="LAMBRE_CACHE"):
        PieceStore.open(tmp_path / "file" / "run", resume=False)


def test_what_changes_the_tallies_changes_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run is resumed only by the same one."""
    monkeypatch.chdir(tmp_path)
    Path("a.de.txt").write_text("Da sind langen Büchern.")
    opened: list[Path] = []
    real = PieceStore.open.__func__  # type: ignore[attr-defined]

    def opening(cls: type[PieceStore], path: Path, *, resume: bool) -> PieceStore:
        opened.append(path)
        return real(cls, path, resume=resume)  # type: ignore[no-any-return]

    monkeypatch.setattr(PieceStore, "open", classmethod(opening))
    wish = Wish(("a.de.txt",), Settings(cache=False))
    for one in (wish, wish, replace(wish, group_by="file"), replace(wish, settings=Settings(min_confidence=0.5))):
        make_report(one)
    Path("a.de.txt").write_text("Da sind lange Büchern.")
    make_report(wish)
    assert len(opened) == 5
    assert len(set(opened)) == 4
    assert opened[0] == opened[1]
    assert path_of(Path("x"), "a") != path_of(Path("x"), "b")


# --- with the shipped model, in processes of their own -----------------------------------------------


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """Forty files, so forty pieces."""
    folder = tmp_path / "corpus"
    folder.mkdir()
    for number in range(40):
        (folder / f"{number:02}.de.txt").write_text("\n\n".join(f"{text} Das ist Satz {number}." for text in TEXTS))
    return folder


def command(corpus: Path, output: Path, *more: str) -> list[str]:
    arguments = ["report", str(corpus), "--format", "json", "--output", str(output), "--group-by", "file", "--quiet"]
    return [sys.executable, "-m", "lambre_core", *arguments, *more]


def environment(cache: Path) -> dict[str, str]:
    root = Path(__file__).parents[2]
    return {**os.environ, "LAMBRE_CACHE": str(cache), "PYTHONPATH": os.pathsep.join([str(root), str(root / "server")])}


def finished(cache: Path) -> int:
    """Pieces in the store of the one run that there is."""
    for path in (cache / "reports").glob(f"*{SUFFIX}"):
        try:
            with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
                return int(connection.execute("SELECT count(*) FROM pieces").fetchone()[0])
        except sqlite3.Error:
            return 0
    return 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_run_is_resumed_to_the_same_bytes(corpus: Path, tmp_path: Path) -> None:
    """Killed with two processes, resumed with two, beside one that was never cut off, with one."""
    cache = tmp_path / "cache"
    # On a busy machine a run may have ended before it could be killed: then another one is.
    for _ in range(5):
        run = subprocess.Popen(command(corpus, tmp_path / "killed.json", "--jobs", "2"), env=environment(cache))
        try:
            end = time.monotonic() + 300
            while finished(cache) < 3 and run.poll() is None and time.monotonic() < end:
                time.sleep(0.005)
        finally:
            run.send_signal(signal.SIGKILL)
            run.wait()
        before = finished(cache)
        if before:
            break
        (tmp_path / "killed.json").unlink(missing_ok=True)
    assert 3 <= before < 40
    assert not (tmp_path / "killed.json").exists()

    resumed = command(corpus, tmp_path / "resumed.json", "--jobs", "2", "--resume")
    assert subprocess.run(resumed, env=environment(cache), check=False).returncode == 0
    whole = command(corpus, tmp_path / "whole.json", "--jobs", "1", "--no-cache")
    assert subprocess.run(whole, env=environment(cache), check=False).returncode == 0
    assert (tmp_path / "resumed.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert json.loads((tmp_path / "whole.json").read_text())["figures"]["corpus"]["segments"] == 160
    assert not list((cache / "reports").iterdir())


def test_the_folder_of_runs_is_that_of_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMBRE_CACHE", str(tmp_path))
    assert runs_folder() == tmp_path / "reports"


def test_a_process_that_ends_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(ReportError, match="--resume"):
        run_pieces(pieces(3), _dying, jobs=2)


def _dying() -> Any:
    os._exit(1)
