"""From files to figures: what is counted, under which names and groups."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.config.settings import Settings, TextSettings
from lambre_core.reports import plan
from lambre_core.reports.comparison import ranking
from lambre_core.reports.errors import ReportError
from lambre_core.reports.report import Report
from lambre_core.reports.scores import ALL, figures_of
from lambre_core.reports.stored import report_json

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."
LINES = Settings(text=TextSettings(unit="line"))
MakeReport = Callable[..., Report]


def names(report: Report) -> list[str]:
    return sorted(name for _, _, name in report.tallies.sketch)


def test_figures(folder: Path, report_on: MakeReport) -> None:
    """Of four adjectives one breaks the case: 3/4; number holds everywhere."""
    Path("a.de.txt").write_text(f"{WRONG}\n{RIGHT}\n{RIGHT}\n{RIGHT}\n")
    whole, groups = figures_of(report_on("a.de.txt"))
    assert (whole.segments, whole.sentences, whole.tokens, whole.findings, groups) == (4, 4, 16, 1, ())
    assert {rule.info.rule: (rule.held, rule.broken, rule.found) for rule in whole.rules} == {
        "agreement/adj-mod-noun/case": (3, 1, 1),
        "agreement/adj-mod-noun/number": (4, 0, 0),
    }
    assert whole.scores[ALL].value == pytest.approx((3 / 4 + 1) / 2)
    assert whole.scores["assignment"].value is None
    assert whole.density.value == pytest.approx(1000 / 16)
    assert whole.judged.value == 1.0


@pytest.mark.parametrize(
    ("group_by", "expected"),
    [
        ("file", {"x/a.de.txt": 1, "x/b.de.txt": 1, "y/a.de.txt": 2, "y/b.de.txt": 1}),
        ("dir", {"x": 2, "y": 3}),
        ("system", {"x": 2, "y": 3}),
        ("language", {"de": 5}),
        (None, {"": 5}),
    ],
)
def test_groups(folder: Path, report_on: MakeReport, group_by: str | None, expected: dict[str, int]) -> None:
    for path, text in (
        ("c/x/a.de.txt", WRONG),
        ("c/x/b.de.txt", RIGHT),
        ("c/y/a.de.txt", f"{RIGHT}\n{RIGHT}"),
        ("c/y/b.de.txt", RIGHT),
    ):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text)
    report = report_on("c", group_by=group_by)
    assert {group: count for group, (count, _) in report.tallies.names.items()} == expected


SYSTEMS = {
    "a file each": (
        {"best.de.txt": f"{RIGHT}\n{RIGHT}\n", "other.de.txt": f"{WRONG}\n{RIGHT}\n"},
        ["best.de.txt", "other.de.txt"],
    ),
    "a file each in one folder": (
        {"out/best.de.txt": f"{RIGHT}\n{RIGHT}\n", "out/other.de.txt": f"{WRONG}\n{RIGHT}\n"},
        ["out"],
    ),
    "a folder each": (
        {"out/best/t.de.txt": f"{RIGHT}\n{RIGHT}\n", "out/other/t.de.txt": f"{WRONG}\n{RIGHT}\n"},
        ["out"],
    ),
    "named paths": (
        {"1.de.txt": f"{RIGHT}\n{RIGHT}\n", "2.de.txt": f"{WRONG}\n{RIGHT}\n"},
        ["best=1.de.txt", "other=2.de.txt"],
    ),
    "records that say it": (
        {
            "all.de.jsonl": "".join(
                json.dumps({"id": id_, "system": system, "text": text}) + "\n"
                for id_, system, text in (
                    ("1", "best", RIGHT),
                    ("1", "other", WRONG),
                    ("2", "best", RIGHT),
                    ("2", "other", RIGHT),
                )
            )
        },
        ["all.de.jsonl"],
    ),
    "columns of a table": (
        {"all.de.tsv": f"text\ttarget\n{RIGHT}\t{WRONG}\n{RIGHT}\t{RIGHT}\n"},
        ["all.de.tsv"],
    ),
}


@pytest.mark.parametrize("name", SYSTEMS)
def test_systems_are_paired(folder: Path, report_on: MakeReport, name: str) -> None:
    files, paths = SYSTEMS[name]
    for path, text in files.items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text)
    report = report_on(*paths, group_by="system")
    assert set(report.tallies.groups) == {"best", "other"} or set(report.tallies.groups) == {"text", "target"}
    # The same names on both sides, so that the segments are paired.
    assert len(set(report.tallies.names.values())) == 1
    best, other = ranking(report)
    assert best.group in ("best", "text")
    assert best.score.value == 1.0
    assert other.score.value == pytest.approx((1 / 2 + 1) / 2)
    assert other.to_best is not None
    assert other.to_best.difference == pytest.approx(-0.25)


def test_pieces_do_not_change_what_is_counted(
    folder: Path, report_on: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of lines cut between lines, one of records, and one read in ranges: as if they were whole."""
    lines = [WRONG if number % 7 == 0 else RIGHT if number % 5 else "" for number in range(200)]
    Path("a.de.txt").write_text("\n".join(lines))
    Path("b.de.jsonl").write_text("".join(json.dumps({"text": line}) + "\n" for line in lines if line))
    Path("c.de.md").write_text("\n\n".join(lines))
    whole = report_json(report_on("."))
    for size in (100, 1000):
        monkeypatch.setattr(plan, "PIECE", size)
        assert report_json(report_on(".")) == whole
        assert len(list(plan.find_pieces([plan.Root.of(".")], LINES))) > 8000 // size


def test_directives_reach_over_pieces(folder: Path, report_on: MakeReport, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "PIECE", 100)
    Path("a.de.txt").write_text("# lambre-lint: disable=agreement\n" + f"{WRONG}\n" * 50)
    whole, _ = figures_of(report_on("a.de.txt"))
    assert (whole.segments, whole.findings) == (50, 0)


def test_places_are_those_of_the_file(folder: Path, report_on: MakeReport, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "PIECE", 100)
    Path("a.de.txt").write_text(f"{RIGHT}\n" * 40 + f"{WRONG}\n")
    (record,) = report_on("a.de.txt").tallies.records
    assert (record.line, record.findings[0].line, record.findings[0].column) == (41, 41, 9)
    assert record.name == "line 41"
    assert record.trees is not None
    assert any("clashes with Büchern: Case Acc and Dat" in note for _, note in record.trees)


def test_what_is_not_judged_is_counted(folder: Path, report_on: MakeReport) -> None:
    Path("a.de.txt").write_text(RIGHT)
    Path("b.cs.txt").write_text(f"{RIGHT}\n{RIGHT}")
    report = report_on(".")
    (left,) = report.tallies.not_judged.values()
    assert (left.language, left.units, left.missing, left.path) == ("cs", 2, True, "b.cs.txt")


def test_an_empty_corpus_has_no_figures(folder: Path, report_on: MakeReport) -> None:
    with pytest.raises(ReportError, match="no file"):
        report_on(".")
    Path("a.de.txt").write_text("\n")
    whole, _ = figures_of(report_on("."))
    assert whole.scores[ALL].value is None
    assert whole.density.value is None


def test_a_broken_line_is_named_by_its_place(
    folder: Path, report_on: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan, "PIECE", 60)
    Path("a.de.jsonl").write_text((json.dumps({"text": RIGHT}) + "\n") * 9 + "{\n")
    report = report_on("a.de.jsonl")
    assert report.tallies.problem_count == 1
    assert report.tallies.problems[0].startswith("a.de.jsonl:10:")


def test_a_file_under_two_paths_is_read_once(folder: Path, report_on: MakeReport) -> None:
    Path("a.de.txt").write_text(RIGHT)
    assert figures_of(report_on("a.de.txt", "."))[0].segments == 1


@pytest.mark.parametrize(
    ("argument", "name"),
    [
        ("out/best.de.txt", "best"),
        ("best.txt", "best"),
        ("x.faq.ftl", "x.faq"),
        ("app.de-AT.po", "app"),
        ("GPT-4.1", "GPT-4.1"),
        ("out/", "out"),
        ("GPT-4.1=a.txt", "GPT-4.1"),
        (".", "."),
    ],
)
def test_names_of_systems(argument: str, name: str) -> None:
    assert plan.Root.of(argument).name == name
