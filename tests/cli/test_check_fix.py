"""`check --fix` and `--diff`: files, formats, exit status, what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

Lint = Callable[..., SimpleNamespace]

# A file before and after, each finding with its first fix
FILES = {
    "text": ("a.de.txt", "Da sind lange Büchern.\n", "Da sind langen Büchern.\n"),
    "carriage returns": ("a.de.txt", "Da sind lange\r\nBüchern.\r\n", "Da sind langen\r\nBüchern.\r\n"),
    "a byte-order mark": ("a.de.txt", "\ufeffDa sind lange Büchern.", "\ufeffDa sind langen Büchern."),
    "markdown": ("a.de.md", "# Da\n\n*Da* sind **lange** Büchern.\n", "# Da\n\n*Da* sind **langen** Büchern.\n"),
    "records": (
        "a.jsonl",
        '{"id": 1, "text": "Da sind lange B\\u00fcchern.", "lang": "de"}\n{"n": 1.0}\n',
        '{"id": 1, "text": "Da sind langen B\\u00fcchern.", "lang": "de"}\n{"n": 1.0}\n',
    ),
    "several": ("a.de.txt", "lange Büchern. Da die Büchern.\n", "langen Büchern. Da die Bücher.\n"),
}


@pytest.mark.parametrize("name", FILES)
def test_files_are_fixed(lint: Lint, folder: Path, name: str) -> None:
    path, before, after = FILES[name]
    (folder / path).write_bytes(before.encode())
    run = lint("check", "--fix")
    assert (folder / path).read_bytes().decode() == after
    assert (run.status, run.out) == (0, "")
    assert "0 findings" in run.err
    assert " fixed in 1 file\n" in run.err


@pytest.mark.parametrize("name", FILES)
def test_a_diff_writes_nothing(lint: Lint, folder: Path, name: str) -> None:
    path, before, after = FILES[name]
    (folder / path).write_bytes(before.encode())
    run = lint("check", "--fix", "--diff")
    assert (folder / path).read_bytes().decode() == before
    assert run.status == 1
    assert run.out.startswith(f"--- a/{path}\n+++ b/{path}\n@@ ")
    changed = [line for line in after.splitlines() if line not in before.splitlines()]
    assert [line[1:].rstrip("\r") for line in run.out.splitlines() if line[:1] == "+"][1:] == changed
    assert "would be fixed in 1 file\n" in run.err


def test_what_has_no_fix_remains(lint: Lint, folder: Path) -> None:
    # In this place of a format nothing can be written: the word has markup inside.
    (folder / "a.de.md").write_text("Da sind la**nge** Büch**ern**.\n", encoding="utf-8")
    run = lint("check", "--fix")
    assert run.status == 1
    assert "agreement/adj-mod-noun/case" in run.out
    assert "0 findings fixed\n" in run.err


def test_a_clean_file_is_not_touched(lint: Lint, folder: Path) -> None:
    path = folder / "a.de.txt"
    path.write_bytes("Da sind langen Büchern.".encode())
    before = path.stat().st_mtime_ns
    assert lint("check", "--fix").status == 0
    assert path.stat().st_mtime_ns == before


def test_known_findings_are_not_fixed(lint: Lint, folder: Path) -> None:
    path = folder / "a.de.txt"
    path.write_bytes("Da sind lange Büchern.".encode())
    assert lint("check", "--baseline", "known.json", "--update-baseline").status == 0
    assert lint("check", "--baseline", "known.json", "--fix").status == 0
    assert path.read_bytes().decode() == "Da sind lange Büchern."


def test_standard_input_can_be_compared(lint: Lint, folder: Path) -> None:
    run = lint("check", "-", "--language", "de", "--diff", stdin="Da sind lange Büchern.\n".encode())
    assert run.status == 1
    assert "-Da sind lange Büchern.\n+Da sind langen Büchern.\n" in run.out


REFUSED = [
    (["-", "--fix"], "Standard input cannot be fixed in place"),
    (["--fix", "--baseline", "b.json", "--update-baseline"], "contradict each other"),
    (["--diff", "--format", "json"], "--diff writes a diff"),
]


@pytest.mark.parametrize(("arguments", "message"), REFUSED)
def test_what_is_refused(lint: Lint, folder: Path, arguments: list[str], message: str) -> None:
    run = lint("check", *arguments)
    assert run.status == 2
    assert message in run.err


def test_fluency_is_off_until_it_has_a_severity(lint: Lint, folder: Path) -> None:
    (folder / "lambre.toml").write_text('[severity]\nfluency = "info"\nfragment = "hint"\n', encoding="utf-8")
    (folder / "a.de.txt").write_text("Da sind langen Büchern.", encoding="utf-8")
    assert lint("check").status == 0
    assert "off by default" in lint("explain", "fluency").out
    assert "off by default" in lint("explain", "fragment").out
