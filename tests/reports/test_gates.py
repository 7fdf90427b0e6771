"""Gates: what passes, what fails, and what is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.config.settings import GateSettings
from lambre_core.reports.making import tell
from lambre_core.reports.report import Report

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."

MakeReport = Callable[..., Report]

# The corpus: 10 of 40 adjectives break the case, so case holds at 0.75, number at 1: a score of 0.875; 10 findings on
# 160 words are 62.5 on 1,000.
GATES = {
    "a low bar": (GateSettings(min_score=0.8), True, "min-score: the score is 0.8750; 0.8 is asked."),
    "just so": (GateSettings(min_score=0.875), True, "min-score: the score is 0.8750; 0.875 is asked."),
    "a high bar": (
        GateSettings(min_score=0.9),
        False,
        "min-score: the score 0.8750 is 0.0250 below 0.9; it is lowest for agreement/adj-mod-noun/case (0.7500) and "
        "in b.de.txt (0.7500).",
    ),
    "many": (
        GateSettings(max_violations_per_1000=100),
        True,
        "max-violations-per-1000: there are 62.50 on 1,000 words; 100 are allowed.",
    ),
    "too many": (
        GateSettings(max_violations_per_1000=50),
        False,
        "max-violations-per-1000: 62.50 findings on 1,000 words are 12.50 above 50; most are by "
        "agreement/adj-mod-noun/case (10) and in b.de.txt (125.00 on 1,000).",
    ),
    "a rule": (
        GateSettings(fail_on=("agreement/adj-mod-noun",)),
        False,
        r"fail-on agreement/adj-mod-noun: 10 findings, the surest at c/b.de.txt:1:9.",
    ),
    "another rule": (GateSettings(fail_on=("government",)), True, "fail-on government: nothing was found."),
    "nothing to compare with": (
        GateSettings(max_drop=0.1),
        False,
        "max-drop: there is nothing to compare with; name it with --compare.",
    ),
}


@pytest.mark.parametrize("name", GATES)
def test_gates(folder: Path, report_on: MakeReport, name: str) -> None:
    gates, passed, sentence = GATES[name]
    Path("c").mkdir()
    Path("c/a.de.txt").write_text(f"{RIGHT}\n" * 20)
    Path("c/b.de.txt").write_text(f"{WRONG}\n" * 10 + f"{RIGHT}\n" * 10)
    (result,) = tell(report_on("c", group_by="file"), gates=gates).gates
    assert (result.passed, result.sentence) == (passed, sentence)


def lines(wrong: int, right: int) -> str:
    return f"{WRONG}\n" * wrong + f"{RIGHT}\n" * right


# Case holds at 1, then at 1 - wrong / all; number always: the score drops by half of wrong / all.
DROPS = {
    "nothing": (0, 40, 0.0, False, True, r"a drop of 0\.0000; 0 is allowed"),
    "allowed": (4, 36, 0.05, False, True, r"a drop of 0\.0500; 0\.05 is allowed"),
    "by chance": (1, 39, 0.01, False, True, "within what chance does .* --strict would fail"),
    "by chance, strict": (1, 39, 0.01, True, False, r"is 0\.0025 more than 0\.01; it falls most for agreement/adj"),
    "for sure": (20, 20, 0.01, False, False, r"95 % sure: more than 0\.1\d+\), is 0\.2400 more than 0\.01"),
}


@pytest.mark.parametrize("name", DROPS)
def test_drops(folder: Path, report_on: MakeReport, name: str) -> None:
    wrong, right, most, strict, passed, pattern = DROPS[name]
    Path("old.de.txt").write_text(lines(0, wrong + right))
    Path("new.de.txt").write_text(lines(wrong, right))
    told = tell(
        report_on("new.de.txt"), before=report_on("old.de.txt"), gates=GateSettings(max_drop=most, strict=strict)
    )
    (result,) = told.gates
    assert result.passed is passed
    assert re.search(pattern, result.sentence), result.sentence


def test_a_drop_between_unequal_corpora_looks_at_both_intervals(folder: Path, report_on: MakeReport) -> None:
    Path("old.de.txt").write_text(lines(0, 60))
    Path("new.de.txt").write_text(lines(30, 20))
    told = tell(report_on("new.de.txt"), before=report_on("old.de.txt"), gates=GateSettings(max_drop=0.01))
    assert not told.gates[0].passed


@pytest.mark.parametrize(
    "gates",
    [GateSettings(min_score=0.1), GateSettings(max_drop=0.1), GateSettings(max_violations_per_1000=1)],
)
def test_a_corpus_in_which_nothing_can_be_judged_passes_no_gate(
    folder: Path, report_on: MakeReport, gates: GateSettings
) -> None:
    Path("old.de.txt").write_text(RIGHT)
    Path("new.cs.txt").write_text(RIGHT)
    told = tell(report_on("new.cs.txt"), before=report_on("old.de.txt"), gates=gates)
    assert told.whole.scores["all"].value is None
    assert [gate.passed for gate in told.gates] == [False]
    assert re.search(r"nothing (in it )?could be judged|no word", told.gates[0].sentence)
