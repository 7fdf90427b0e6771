"""Comparison: the same segments are paired, others are named, and what changed is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lambre_core.reports import tallies
from lambre_core.reports.comparison import compare
from lambre_core.reports.report import Report
from lambre_core.reports.signature import Signature

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."
WORSE = "Da sind lange Büchern lange Büchern."
CASE = "de agreement/adj-mod-noun/case"

MakeReport = Callable[..., Report]


def write(path: str, *lines: str) -> str:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text("\n".join(lines))
    return path


def test_what_changed(folder: Path, report_on: MakeReport) -> None:
    before = report_on(write("old.de.txt", WRONG, RIGHT, RIGHT, WRONG))
    after = report_on(write("new.de.txt", RIGHT, WORSE, RIGHT, WRONG))
    found = compare(after, before)
    assert found.is_paired
    assert found.unlike == ()
    # Case: 2 of 4 held, then 2 of 5.
    assert found.rules[CASE].difference == pytest.approx(2 / 5 - 2 / 4)
    assert found.scores["all"].difference == pytest.approx((2 / 5 - 2 / 4) / 2)
    assert found.density.difference == pytest.approx(1000 * (3 / 18 - 2 / 16))
    changes = [(one.name, one.change) for one in found.changes[CASE]]
    assert changes == [("line 2", 2), ("line 1", -1)]
    assert found.changes[CASE][1].after is None


def test_clear_differences_are_significant_and_chance_is_not(folder: Path, report_on: MakeReport) -> None:
    before = report_on(write("a.de.txt", *([RIGHT] * 60)))
    worse = report_on(write("b.de.txt", *([WRONG] * 15), *([RIGHT] * 45)))
    alike = report_on(write("c.de.txt", *([WRONG] * 14), *([RIGHT] * 45), WRONG))
    clear, chance = compare(worse, before).scores["all"].paired, compare(alike, worse).scores["all"].paired
    assert clear is not None
    assert chance is not None
    assert (clear.p_randomisation or 1) < 0.01
    assert (clear.p_bootstrap or 1) < 0.01
    assert clear.interval is not None
    assert clear.interval.high < 0
    assert (chance.p_randomisation or 0) > 0.5
    assert chance.difference == 0.0


MISSING = {
    "a line more": ({"n/a.de.txt": 4}, {"o/a.de.txt": 3}, ("a.de.txt line 4",), ()),
    "a line fewer": ({"n/a.de.txt": 2}, {"o/a.de.txt": 3}, (), ("a.de.txt line 3",)),
    "another file": (
        {"n/a.de.txt": 1, "n/b.de.txt": 1},
        {"o/a.de.txt": 1, "o/c.de.txt": 1},
        ("b.de.txt line 1",),
        ("c.de.txt line 1",),
    ),
}


@pytest.mark.parametrize("name", MISSING)
def test_unequal_segments_are_named_and_not_tested(folder: Path, report_on: MakeReport, name: str) -> None:
    new, old, here, there = MISSING[name]
    for path, lines in {**new, **old}.items():
        write(path, *([RIGHT] * lines))
    found = compare(report_on("n"), report_on("o"))
    (missing,) = found.missing
    assert (missing.here, missing.there) == (sum(new.values()), sum(old.values()))
    assert (missing.only_here, missing.only_there) == (here, there)
    assert found.scores["all"].paired is None
    assert found.scores["all"].difference == 0.0


def test_missing_segments_are_named_where_not_all_names_are_kept(
    folder: Path, report_on: MakeReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tallies, "NAMES", 40)
    monkeypatch.setattr("lambre_core.reports.comparison.NAMES", 40)
    found = compare(
        report_on(write("a.de.txt", *([RIGHT] * 100))),
        report_on(write("b.de.txt", *([RIGHT] * 50), "", *([RIGHT] * 49))),
    )
    (missing,) = found.missing
    # Names with high hashes are not kept; what is named is right, even if it is not all.
    assert set(missing.only_here) <= {"line 51"}
    assert missing.only_there == ()


def test_groups_are_compared(folder: Path, report_on: MakeReport) -> None:
    for side, first in (("o", RIGHT), ("n", WRONG)):
        write(f"{side}/a.de.txt", first)
        write(f"{side}/b.de.txt", RIGHT)
    found = compare(report_on("n", group_by="file"), report_on("o", group_by="file"))
    assert [(one.name, one.difference) for one in found.groups] == [("a.de.txt", -0.5), ("b.de.txt", 0.0)]


def test_reports_grouped_otherwise_are_still_paired(folder: Path, report_on: MakeReport) -> None:
    write("o/a.de.txt", RIGHT, WRONG)
    write("n/a.de.txt", WRONG, WRONG)
    found = compare(report_on("n", group_by="file"), report_on("o"))
    assert found.is_paired
    assert found.groups == ()
    assert [(one.name, one.change) for one in found.changes[CASE]] == [("a.de.txt line 1", 1)]


def test_other_signatures_are_told(folder: Path, report_on: MakeReport) -> None:
    after = report_on(write("a.de.txt", RIGHT))
    values = {**after.signature.values, "de.rules": "000000000000", "min-confidence": "0.5"}
    found = compare(after, replace(after, signature=Signature(values)))
    assert len(found.unlike) == 2
    assert any(clause.startswith("rules of de (000000000000 and ") for clause in found.unlike)
    assert "least confidence of a finding (0.5 and 0)" in found.unlike
