"""`lambre-lint report`: statuses, forms, comparison, gates from the settings."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."
ANY = ("--min-confidence", "0", "--jobs", "1")

Lint = Callable[..., Any]


pytestmark = pytest.mark.usefixtures("ten_word_reports")


def test_the_summary_is_markdown(lint: Lint, folder: Path) -> None:
    Path("a.de.txt").write_text(WRONG)
    run = lint("report", "a.de.txt", *ANY)
    assert run.status == 0
    assert run.out.startswith("# Grammar report: a\n")
    assert "| agreement/adj-mod-noun/case | 0.0000 |" in run.out
    assert "◄ clashes with Büchern: Case Acc and Dat" in run.out


@pytest.mark.parametrize("form", ["html", "json", "md"])
def test_a_stored_report_is_told_like_its_texts(lint: Lint, folder: Path, form: str) -> None:
    Path("a.de.txt").write_text(f"{WRONG}\n\n{RIGHT}")
    assert lint("report", "a.de.txt", *ANY, "--format", "json", "-o", "r.json").status == 0
    again = lint("report", "r.json", "--format", form)
    fresh = lint("report", "a.de.txt", *ANY, "--format", form)
    assert (again.status, again.out) == (0, fresh.out)


def test_comparison_with_a_stored_report(lint: Lint, folder: Path) -> None:
    Path("a.de.txt").write_text(f"{RIGHT}\n\n{RIGHT}")
    lint("report", "a.de.txt", *ANY, "--format", "json", "-o", "old.json", "--label", "yesterday")
    Path("a.de.txt").write_text(f"{RIGHT}\n\n{WRONG}")
    run = lint("report", "a.de.txt", *ANY, "--compare", "old.json")
    assert run.status == 0
    assert "Scores: yesterday and a" in run.out
    assert "agreement/adj-mod-noun/case: +1 and −0 in 1 segment" in run.out


def test_other_settings_are_warned_of(lint: Lint, folder: Path) -> None:
    Path("a.de.txt").write_text(RIGHT)
    lint("report", "a.de.txt", *ANY, "--format", "json", "-o", "old.json")
    run = lint("report", "a.de.txt", "--jobs", "1", "--compare", "old.json")
    assert run.status == 0
    assert "warning: the two reports differ in least confidence of a finding (0 and 0.8)" in run.err


def test_sides_of_one_name_are_told_apart(lint: Lint, folder: Path) -> None:
    for side in ("old", "new"):
        Path(side).mkdir()
        Path(side, "a.de.txt").write_text(RIGHT)
    run = lint("report", "new/a.de.txt", "--compare", "old/a.de.txt", *ANY)
    assert "Scores: a (old/a.de.txt) and a" in run.out


def test_trend(lint: Lint, folder: Path) -> None:
    for number, text in enumerate((WRONG, RIGHT)):
        Path("a.de.txt").write_text(text)
        lint("report", "a.de.txt", *ANY, "--format", "json", "-o", f"run-{number}.json")
    run = lint("report", "run-1.json", "--trend", "run-0.json")
    assert "| run-0 | 0.5000 |" in run.out
    assert "| a | 1.0000 |" in run.out


GATES = {
    "passed": (["--min-score", "0.4"], 0, "min-score: the score is 0.5000"),
    "failed": (["--min-score", "0.6"], 1, "min-score: the score 0.5000 is 0.1000 below 0.6"),
    "a rule": (["--fail-on", "agreement"], 1, "fail-on agreement: 1 finding, at a.de.txt:1:9."),
    "too many": (["--max-violations-per-1000", "10"], 1, "250.00 findings on 1,000 words are 240.00 above 10"),
    "no comparison": (["--max-drop", "0.1"], 1, "nothing to compare with"),
}


@pytest.mark.parametrize("name", GATES)
def test_gates(lint: Lint, folder: Path, name: str) -> None:
    options, status, sentence = GATES[name]
    Path("a.de.txt").write_text(WRONG)
    run = lint("report", "a.de.txt", *ANY, *options)
    assert run.status == status
    assert sentence in run.err
    assert sentence.split(":")[0] in run.out


def test_gates_of_the_settings(lint: Lint, folder: Path) -> None:
    Path("a.de.txt").write_text(RIGHT)
    lint("report", "a.de.txt", *ANY, "--format", "json", "-o", "old.json")
    Path("a.de.txt").write_text(WRONG)
    Path("lambre.toml").write_text(
        'min-confidence = 0\n[gates]\nmin-score = 0.6\nmax-drop = 0.1\ncompare = "old.json"\nstrict = true\n'
    )
    run = lint("report", "a.de.txt", "--jobs", "1")
    assert run.status == 1
    assert "min-score: the score 0.5000 is 0.1000 below 0.6" in run.err
    assert "max-drop: from 1.0000 to 0.5000, a drop of 0.5000, is 0.4000 more than 0.1" in run.err
    # The command line comes first.
    assert "min-score: the score is 0.5000" in lint("report", "a.de.txt", "--jobs", "1", "--min-score", "0.1").err


def truncated(folder: Path) -> None:
    Path("old.json").write_text('{"format": "lambre-lint report", "version": 1, ')


BAD = {
    "no file": (["report", "none"], 2, "none: "),
    "nothing in it": (["report", "."], 2, "there is no file to report on"),
    "no text in it": (["report", "empty.de.txt"], 2, "nothing could be judged"),
    "no model": (["report", "b.cs.txt"], 3, 'not judged: 1 segment, as in b.cs.txt: no model for "cs"'),
    "no language": (["report", "c.txt"], 2, "nothing could be judged"),
    "a truncated report": (["report", "a.de.txt", "--compare", "old.json"], 2, "cut off or changed"),
    "a report that is not there": (["report", "a.de.txt", "--compare", "no.json"], 2, "no such report"),
    "another grouping": (["report", "ok.json", "--group-by", "file"], 2, "ok.json is grouped by nothing"),
    "two reports": (["report", "old.json", "a.de.txt"], 2, "give it alone"),
    "--resume without keeping": (["report", "a.de.txt", "--resume", "--no-cache"], 2, "leave one of them out"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input(lint: Lint, folder: Path, name: str) -> None:
    arguments, status, sentence = BAD[name]
    if name != "nothing in it":
        Path("a.de.txt").write_text(RIGHT)
        Path("b.cs.txt").write_text(RIGHT)
        Path("c.txt").write_text(RIGHT)
        Path("empty.de.txt").write_text("\n")
        truncated(folder)
        lint("report", "a.de.txt", *ANY, "--format", "json", "-o", "ok.json")
    run = lint(*arguments, "--jobs", "1")
    assert (run.status, sentence in run.err) == (status, True), run.err
    assert "1.0000" not in run.out


def test_unequal_segments_are_told(lint: Lint, folder: Path) -> None:
    Path("old.de.jsonl").write_text("".join(json.dumps({"id": one, "text": RIGHT}) + "\n" for one in "abc"))
    Path("new.de.jsonl").write_text("".join(json.dumps({"id": one, "text": RIGHT}) + "\n" for one in "abd"))
    run = lint("report", "new.de.jsonl", "--compare", "old.de.jsonl", *ANY)
    assert run.status == 0
    assert "only in new: d:text; only in old: c:text" in run.out
