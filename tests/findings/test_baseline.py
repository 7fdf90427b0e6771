"""Baselines: known findings are counted, found again after a move, and reported when they are stale."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.unit import Position, SourceRange
from lambre_core.findings.baseline import BaselineError, Entry, Known, entries_of, read_baseline, write_baseline
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult

PLACE = SourceRange(Position(1, 1, 0), Position(1, 2, 1))


def result(path: Path | str, *fingerprints: str, suppressed: str | None = None) -> FileResult:
    findings = tuple(
        Finding(
            path=str(path),
            language="de",
            key=None,
            code="agreement/x",
            severity="warning",
            confidence=1.0,
            message="",
            range=PLACE,
            word="w",
            fingerprint=fingerprint,
            suppressed=suppressed,
        )
        for fingerprint in fingerprints
    )
    return FileResult(str(path), findings)


def entry(path: str, fingerprint: str, count: int = 1) -> Entry:
    return Entry(path, "agreement/x", "w", fingerprint, count)


def suppressed(marked: FileResult) -> list[str | None]:
    return [finding.suppressed for finding in marked.findings]


@pytest.mark.parametrize(
    ("known", "found", "marks"),
    [
        ([entry("a.md", "f")], ["f"], ["baseline"]),
        ([entry("a.md", "f")], ["f", "f"], ["baseline", None]),
        ([entry("a.md", "f", 2)], ["f", "g", "f"], ["baseline", None, "baseline"]),
        ([entry("a.md", "f"), entry("a.md", "f")], ["f", "f", "f"], ["baseline", "baseline", None]),
        ([entry("gone.md", "f")], ["f"], ["baseline"]),
        ([entry("b.md", "f")], ["f"], [None]),
        ([entry("gone.md", "f"), entry("a.md", "f")], ["f", "f", "f"], ["baseline", "baseline", None]),
        ([], ["f"], [None]),
    ],
)
def test_findings_use_up_entries(tmp_path: Path, known: list[Entry], found: list[str], marks: list[str | None]) -> None:
    for name in ("a.md", "b.md"):
        (tmp_path / name).touch()
    assert suppressed(Known(known, tmp_path).mark(result(tmp_path / "a.md", *found))) == marks


def test_what_is_suppressed_otherwise_uses_up_nothing(tmp_path: Path) -> None:
    known = Known([entry("a.md", "f")], tmp_path)
    assert suppressed(known.mark(result(tmp_path / "a.md", "f", suppressed="directive"))) == ["directive"]
    assert suppressed(known.mark(result(tmp_path / "a.md", "f"))) == ["baseline"]


def test_stale_entries_are_those_of_checked_and_of_vanished_files(tmp_path: Path) -> None:
    for name in ("a.md", "b.md"):
        (tmp_path / name).touch()
    known = Known([entry("a.md", "f", 2), entry("b.md", "g"), entry("gone.md", "h")], tmp_path)
    known.mark(result(tmp_path / "a.md", "f"))
    assert known.stale({"a.md"}) == [entry("a.md", "f", 1), entry("gone.md", "h")]
    assert known.unchecked({"a.md"}) == [entry("b.md", "g")]


def test_paths_are_relative_to_the_file_and_directives_stay_outside(tmp_path: Path) -> None:
    inner = tmp_path / "docs"
    found = result(inner / "a.md", "f", "f")
    assert entries_of(found, tmp_path) == [entry("docs/a.md", "f")] * 2
    assert entries_of(found, inner) == [entry("a.md", "f")] * 2
    assert entries_of(result(inner / "a.md", "f", suppressed="baseline"), inner) == [entry("a.md", "f")]
    assert entries_of(result(inner / "a.md", "f", suppressed="glossary"), inner) == []


names = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
entries = st.lists(st.builds(Entry, names, names, names, names, st.integers(1, 3)))


@given(entries, st.randoms())
def test_what_is_written_is_sorted_stable_and_read_again(known: list[Entry], random: Any) -> None:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        path = Path(folder) / "baseline.json"
        write_baseline(path, known)
        first = path.read_bytes()
        random.shuffle(known)
        write_baseline(path, known)
        assert path.read_bytes() == first
        again = read_baseline(path)
        assert list(again) == sorted(again)
        assert len(set(again)) == len(again)
        assert sum(item.count for item in again) == sum(item.count for item in known)
        assert [item.name for item in Path(folder).iterdir()] == ["baseline.json"]


ROW = {"path": "a", "code": "c", "word": "w", "fingerprint": "f", "count": 1}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"{", ":1:2: the baseline file is not JSON"),
        (b"\xff", "is not UTF-8 (byte 0)"),
        (b"[]", 'expected a baseline file with "version": 1'),
        (b'{"version": 2, "findings": []}', 'expected a baseline file with "version": 1'),
        (b'{"version": 1}', 'expected a list as "findings"'),
        (json.dumps({"version": 1, "findings": [ROW, {}]}).encode(), "finding 2 of the baseline file does not have"),
        (json.dumps({"version": 1, "findings": [{**ROW, "count": 0}]}).encode(), '"count" of finding 1'),
        (json.dumps({"version": 1, "findings": [{**ROW, "path": 3}]}).encode(), '"path" of finding 1'),
        (b"[" * 100_000, "the baseline file is not JSON"),
        (None, "there is no such baseline file; write it anew with `lambre-lint check --update-baseline`"),
    ],
)
def test_broken_files_are_clear_errors(tmp_path: Path, data: bytes | None, says: str) -> None:
    path = tmp_path / "baseline.json"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(BaselineError) as error:
        read_baseline(path)
    assert str(error.value).startswith(str(path))
    assert says in str(error.value)


def test_a_file_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BaselineError, match="cannot be written: No such file or directory"):
        write_baseline(tmp_path / "none" / "baseline.json", [])
