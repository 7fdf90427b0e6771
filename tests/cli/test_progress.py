"""The progress bar: on a terminal, on long runs, gone before anything else is written."""

from __future__ import annotations

import io
import sys

import pytest

from lambre_core.cli import _progress
from lambre_core.cli._progress import with_bar
from lambre_core.console import WIPE, wipe
from lambre_core.findings.result import FileResult


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


RESULTS = [FileResult(f"{number}.txt") for number in range(4)]


def as_stderr(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO) -> io.StringIO:
    # Not in a fixture: pytest sets standard error anew after the set-up.
    monkeypatch.setattr(sys, "stderr", stream)
    return stream


def test_a_long_run_has_a_bar_that_is_wiped_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = as_stderr(monkeypatch, Terminal())
    monkeypatch.setattr(_progress, "SHOW_AFTER", -1.0)
    monkeypatch.setattr(_progress, "REDRAW", 0.0)
    assert list(with_bar(RESULTS, 4)) == RESULTS
    drawn = terminal.getvalue().split(WIPE)
    assert [line.partition("/")[0][-1] for line in drawn[1:-1]] == ["1", "2", "3", "4"]
    assert drawn[-1] == ""
    assert "\n" not in terminal.getvalue()


def test_a_short_run_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = as_stderr(monkeypatch, Terminal())
    assert list(with_bar(RESULTS, 4)) == RESULTS
    assert terminal.getvalue() == WIPE


def test_without_a_terminal_there_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = as_stderr(monkeypatch, io.StringIO())
    monkeypatch.setattr(_progress, "SHOW_AFTER", -1.0)
    assert list(with_bar(RESULTS, 4)) == RESULTS
    wipe()
    assert stream.getvalue() == ""
