"""Where data lies, its lines, and every k-th of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.evaluation import sets
from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.sources import data_folder, every, lines, rows

Compressed = Callable[[str, str], Path]


@pytest.mark.parametrize(
    ("number", "limit", "expected"),
    [(10, 5, [0, 2, 4, 6, 8]), (10, 3, [0, 3, 6]), (3, 5, [0, 1, 2]), (4, None, [0, 1, 2, 3]), (7, 1, [0])],
)
def test_every(number: int, limit: int | None, expected: list[int]) -> None:
    assert list(every(range(number), limit)) == expected


def test_lines_end_at_line_feeds_only(compressed: Compressed) -> None:
    assert list(lines(compressed("a.xz", "a\u2028b\x85c\nd\n"))) == ["a\u2028b\x85c", "d"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("id\tgood\n1\tx\n", r"a.xz:1: the table has no column 'bad'", id="column"),
        pytest.param("id\tbad\n1\tx\n2\n", r"a.xz:3: 1 cells, but the header names 2", id="cells"),
    ],
)
def test_tables_that_are_none(compressed: Compressed, text: str, message: str) -> None:
    with pytest.raises(EvaluationError, match=message):
        list(rows(compressed("a.xz", text), ("id", "bad")))


def test_what_is_missing_or_damaged_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAMBRE_DATA", raising=False)
    with pytest.raises(EvaluationError, match="--data or in LAMBRE_DATA"):
        data_folder(None)
    with pytest.raises(EvaluationError, match="no such folder"):
        data_folder(tmp_path / "none")
    with pytest.raises(EvaluationError, match="cannot be read"):
        list(lines(tmp_path / "none.xz"))
    (tmp_path / "bad.xz").write_bytes(b"no archive")
    with pytest.raises(EvaluationError, match="is damaged"):
        list(lines(tmp_path / "bad.xz"))


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMBRE_DATA", str(tmp_path))
    assert data_folder(None) == tmp_path


def test_texts_that_are_held_out(compressed: Compressed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of ten texts four are developed on, and of the other six every second is held out."""
    monkeypatch.setattr(sets, "SPREAD", 4)
    path = compressed("a.m2.xz", "".join(f"S {number}\n\n" for number in range(10)))
    apart, others = ([passage.text for passage in read(path)] for read in (sets.held_out, sets.not_held_out))
    assert apart == ["3", "6", "9"]
    assert others == ["0", "1", "2", "4", "5", "7", "8"]
