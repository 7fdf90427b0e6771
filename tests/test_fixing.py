"""Writing fixes: rounds, overlaps, files, diffs."""

from __future__ import annotations

import re
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import SourceRange
from lambre_core.findings.finding import Edit, Finding, Fix
from lambre_core.findings.result import FileResult
from lambre_core.fixing import FixingError, chosen_edits, edited, fix_content, unified_diff, write_over


def place(start: int, end: int, data: bytes = b"x" * 99) -> SourceRange:
    return LineIndex.of(data.decode()).range((start, end))


def finding(start: int, end: int, text: str | None, confidence: float = 1.0, code: str = "a/b-c-d/e") -> Finding:
    where = place(start, end)
    fixes = () if text is None else (Fix("", (Edit(where, text),)),)
    return Finding("a.txt", "de", None, code, "warning", confidence, "", where, "", fixes=fixes)


# Findings, and what of their fixes is chosen
CHOICES = [
    ([], []),
    ([finding(0, 2, None)], []),
    ([finding(5, 6, "b"), finding(0, 2, "a")], [(0, "a"), (5, "b")]),
    # Of two that overlap the surer one comes first.
    ([finding(0, 4, "a", 0.8), finding(3, 6, "b", 0.9)], [(3, "b")]),
    # What two findings ask for alike is done once.
    ([finding(0, 4, "a"), finding(0, 4, "a", code="f")], [(0, "a")]),
    ([finding(0, 3, "a"), finding(3, 6, "b")], [(0, "a"), (3, "b")]),
]


@pytest.mark.parametrize(("findings", "expected"), CHOICES)
def test_choice(findings: list[Finding], expected: list[tuple[int, str]]) -> None:
    assert [(edit.range.start.byte, edit.text) for edit in chosen_edits(findings)[1]] == expected


@given(st.text("aä\n", max_size=30), st.lists(st.integers(0, 30), max_size=6, unique=True), st.text("öx", max_size=3))
def test_edits_change_their_ranges_only(text: str, cuts: list[int], new: str) -> None:
    lines = LineIndex.of(text)
    ends = sorted(min(cut, len(text)) for cut in cuts)
    spans = list(zip(ends[::2], ends[1::2], strict=False))
    expected, read = "", 0
    for start, end in spans:
        expected += text[read:start] + new
        read = end
    assert edited(text.encode(), [Edit(lines.range(span), new) for span in spans]).decode() == expected + text[read:]


def words_that(wrong: str, right: str) -> Callable[[bytes], FileResult]:
    """Finds a word wherever it stands, and offers another."""

    def recheck(data: bytes) -> FileResult:
        lines = LineIndex.of(data.decode())
        found = []
        for match in re.finditer(wrong, lines.text):
            where = lines.range(match.span())
            fix = Fix("", (Edit(where, right),))
            found.append(Finding("a", "de", None, "a/b-c-d/e", "warning", 1.0, "", where, wrong, fixes=(fix,)))
        return FileResult("a", tuple(found))

    return recheck


def test_rounds_until_nothing_is_left() -> None:
    fixed = fix_content(b"aaa b a", words_that("a", "c"))
    assert (fixed.data, fixed.applied, fixed.result.findings) == (b"ccc b c", 4, ())


def test_a_round_that_mends_nothing_is_taken_back() -> None:
    fixed = fix_content(b"a b", words_that("a", "aa"))
    assert (fixed.data, fixed.applied, len(fixed.result.findings)) == (b"a b", 0, 1)


class TestWriting:
    def test_content_and_permissions(self, tmp_path: Path) -> None:
        path, link = tmp_path / "a.txt", tmp_path / "link.txt"
        path.write_bytes(b"old")
        path.chmod(0o640)
        link.symlink_to(path)
        write_over(link, b"new\r\n", b"old")
        assert path.read_bytes() == b"new\r\n"
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        assert link.is_symlink()
        assert sorted(found.name for found in tmp_path.iterdir()) == ["a.txt", "link.txt"]

    def test_a_file_that_has_changed_is_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "a.txt"
        path.write_bytes(b"changed")
        with pytest.raises(FixingError, match="has changed while it was checked"):
            write_over(path, b"new", b"old")
        assert path.read_bytes() == b"changed"

    def test_a_file_that_is_gone(self, tmp_path: Path) -> None:
        with pytest.raises(FixingError, match="cannot be written"):
            write_over(tmp_path / "a.txt", b"new", b"old")


CHANGES = [
    (b"a\nb\nc\n", b"a\nB\nc\n"),
    (b"a\nb", b"a\nB"),
    (b"a\r\nb\r\n", b"a\r\nB\r\n"),
    ("\ufeffä\n".encode(), "\ufeffö\n".encode()),
    (b"a\x0cb\xc2\x85c\n", b"a\x0cb\xc2\x85d\n"),
]


@pytest.mark.parametrize(("before", "after"), CHANGES)
def test_git_applies_the_diff(tmp_path: Path, before: bytes, after: bytes) -> None:
    (tmp_path / "a.txt").write_bytes(before)
    diff = unified_diff("./a.txt", before, after).encode()
    subprocess.run(["git", "apply", "--whitespace=nowarn", "-"], input=diff, cwd=tmp_path, check=True)
    assert (tmp_path / "a.txt").read_bytes() == after


def test_no_change_no_diff() -> None:
    assert unified_diff("a.txt", b"a", b"a") == ""
