"""Verdicts of a reader on findings in texts that nobody annotated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lambre_core.evaluation import verdicts
from lambre_core.evaluation.linting import Alarm
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.parts import reading
from lambre_core.evaluation.verdicts import verdict_on, verdicts_of

TEXT = "Da sind lange Büchern, und da sind lange Straßen."
QUOTES = {"right": ("sind lange Büchern", "da sind lange Straßen"), "wrong": ("lange Straßen", "Da")}


@pytest.mark.parametrize(
    ("word", "occurrence", "expected"),
    [("lange", 0, True), ("Büchern", 0, True), ("Da", 0, False), ("lange", 1, True), ("und", 0, None)],
)
def test_the_longest_quote_decides(word: str, occurrence: int, expected: bool | None) -> None:
    start = TEXT.find(word) if occurrence == 0 else TEXT.rfind(word)
    alarm = Alarm("agreement/det-det-noun/number", 0.9, (start, start + len(word)), (), "", (), 0)
    assert verdict_on(alarm, TEXT, QUOTES) is expected


def test_verdicts_belong_to_sets() -> None:
    files = {path.stem for path in Path(verdicts.__file__).parent.glob("*.yaml")}
    assert files == set(reading.SETS)
    for name in files:
        found = verdicts_of(name)
        every = [*found["right"], *found["wrong"]]
        assert every
        assert len(set(every)) == len(every)
        # So many words that a quote stands for one place.
        assert all(len(quote.split()) >= 3 for quote in every)


def test_a_set_is_measured(tmp_path: Path, compressed: Any, ten_words: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ["a\tb\tsource\tref-A\tone\ttwo"]
    rows += [f"1\t{number}\tx\tlange Büchern\t{out}\t{out}" for number, out in enumerate(OUTPUTS)]
    compressed("eval/mt/some.tsv.xz", "\n".join(rows) + "\n")
    monkeypatch.setattr(reading, "READ_SETS", (reading.ReadSet("some", "de", "some.tsv.xz", 0, "Read."),))
    monkeypatch.setattr(reading, "verdicts_of", lambda name: {"right": ("Da lange Büchern",), "wrong": ("Ja lange",)})
    (section,) = reading.measure(Options(tmp_path, load=lambda language: ten_words))
    row = next(line for line in section.text.splitlines() if line.startswith("| some |"))
    cells = [cell.strip().split(" [")[0] for cell in row.strip("|").split("|")]
    # Three are found; one of two that were read is right; in so short a file all are shown.
    assert cells[:7] == ["some", "de", "4", "11", "3", "1", "0.50"]
    assert cells[8:] == ["3", "0.50"]


OUTPUTS = ("Da lange Büchern", "Ja lange Büchern", "lange Büchern hier", "lange Bücher")
