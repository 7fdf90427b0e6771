"""Stored reports: what is written is read, and what cannot be read says why."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lambre_core.reports.errors import ReportError
from lambre_core.reports.report import Report
from lambre_core.reports.scores import figures_of
from lambre_core.reports.stored import is_stored, read_report, report_json, write_report

TEXT = "Da sind lange Büchern.\nDa sind langen Büchern.\n<b>Da</b> & “so”\n"


@pytest.fixture
def stored(folder: Path, report_on: Callable[..., Report]) -> str:
    Path("a.de.txt").write_text(TEXT)
    return report_json(report_on("a.de.txt", group_by="file"))


def test_what_is_written_is_read(stored: str) -> None:
    write_report(Path("r.json"), stored)
    report = read_report("r.json")
    assert report_json(report) == stored
    assert is_stored("r.json")
    shown = json.loads(stored)["figures"]["corpus"]
    assert figures_of(report)[0].scores["all"].value == pytest.approx(shown["scores"]["all"]["value"], abs=1e-6)
    assert shown["rules"]["de agreement/adj-mod-noun/case"] == {
        "score": 0.5,
        "interval": shown["rules"]["de agreement/adj-mod-noun/case"]["interval"],
        "held": 1,
        "broken": 1,
        "findings": 1,
    }


def without(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda found: found["data"].pop(key)


DAMAGED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another version": (lambda found: found.update(version=2), "version 2, but version 1"),
    "another tool": (lambda found: found.update(format="junit"), "no report of lambre-lint"),
    "no data": (lambda found: found.pop("data"), '"data" is missing'),
    "no records": (without("records"), '"records" is missing'),
    "other buckets": (lambda found: found["data"].update(buckets=7), "7 buckets"),
    "changed totals": (
        lambda found: found["data"]["groups"]["a.de.txt"]["totals"].update(tokens=1000),
        "not the sum of its buckets",
    ),
    "no base64": (lambda found: found["data"]["groups"]["a.de.txt"].update(cells="?"), "damaged"),
    "a list for a table": (lambda found: found.update(data=[]), "damaged"),
    "an unknown field": (lambda found: found["data"]["records"][0].update(more=1), "damaged"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damaged_reports_say_what_is_wrong(stored: str, name: str) -> None:
    damage, expected = DAMAGED[name]
    found = json.loads(stored)
    damage(found)
    Path("r.json").write_text(json.dumps(found))
    with pytest.raises(ReportError, match=expected) as error:
        read_report("r.json")
    assert str(error.value).startswith("r.json: ")


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_truncated_reports_say_so(stored: str, share: float) -> None:
    data = stored.rstrip().encode()
    Path("r.json").write_bytes(data[: int(len(data) * share)])
    with pytest.raises(ReportError, match="cut off or changed"):
        read_report("r.json")


def test_what_is_not_there_says_so(folder: Path) -> None:
    with pytest.raises(ReportError, match=r"r\.json: the report cannot be read"):
        read_report("r.json")
    assert not is_stored("r.json")
    with pytest.raises(ReportError, match="cannot be written"):
        write_report(Path("no/r.json"), "{}")


def test_a_list_of_strings_is_no_report(folder: Path) -> None:
    Path("r.json").write_text('["a"]')
    with pytest.raises(ReportError, match="no report"):
        read_report("r.json")
    assert not is_stored("r.json")
