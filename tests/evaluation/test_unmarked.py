"""Errors that annotators left unmarked."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.evaluation import unmarked
from lambre_core.evaluation.judged import Found, Judged
from lambre_core.evaluation.linting import Alarm
from lambre_core.evaluation.matching import Gold, Verdict
from lambre_core.evaluation.parts.false_alarms import CLEAN_SETS, read_again
from lambre_core.evaluation.parts.gei import again_line
from lambre_core.evaluation.passage import Passage
from lambre_core.evaluation.sets import HELD_OUT, LEARNERS, MACHINES
from lambre_core.evaluation.unmarked import is_unmarked_error, quotes_of

TEXT = "Вони слухали цю розмови, потім ще раз слухали цю розмови, а він писав."


@pytest.mark.parametrize(
    ("word", "expected"), [("цю", True), ("розмови", True), ("Вони", False), ("він", False), ("потім", False)]
)
def test_a_finding_at_a_quote(word: str, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unmarked, "quotes_of", lambda name: ("слухали цю розмови",) if name == "some" else ())
    for start in (TEXT.find(word), TEXT.rfind(word)):
        alarm = Alarm("agreement/det-det-noun/number", 0.9, (start, start + len(word)), (), "", (), 0)
        assert is_unmarked_error(alarm, TEXT, "some") is expected
        assert not is_unmarked_error(alarm, TEXT, "other")


def test_quotes_belong_to_sets() -> None:
    names = {found.name for found in (*LEARNERS, *HELD_OUT, *MACHINES)} | {found.name for found in CLEAN_SETS}
    files = {path.stem for path in Path(unmarked.__file__).parent.glob("*.yaml")}
    assert files
    assert files <= names
    for name in files:
        quotes = quotes_of(name)
        assert len(set(quotes)) == len(quotes)
        # So many words that a quote stands for one place.
        assert all(len(quote.split()) >= 2 for quote in quotes)
    assert quotes_of("nothing") == ()


def test_what_is_told_of_them() -> None:
    gold_set = next(found for found in LEARNERS if found.name == "ua-gec")
    passage = Passage("", TEXT, (), ())
    gold = Gold(frozenset(), frozenset(), frozenset())

    def found(word: str, verdict: Verdict, confidence: float = 0.9) -> Found:
        start = TEXT.find(word)
        alarm = Alarm("agreement/det-det-noun/number", confidence, (start, start + len(word)), (), "", (), 0)
        return Found(alarm, passage, (), verdict)

    items = (found("цю", "false"), found("він", "typed"), found("Вони", "beside"), found("розмови", "false", 0.5))
    judged = [Judged(passage, items, gold, 10)]
    assert "слухали цю розмови," in quotes_of("ua-gec")
    line = again_line(gold_set, judged)
    assert line.startswith("Read again: of the 2 findings that count as false 1 stand")
    assert line.endswith("with them 2 of 3 (0.67) are right.")
    german = next(found for found in LEARNERS if found.name == "falko-merlin")
    assert again_line(german, judged) == ""


def test_what_is_told_of_text_that_should_be_right() -> None:
    quote = next(one for one in quotes_of("treebank-de") if "höchstem" in one)
    text = f"{quote}, sagte der Hund."

    def found(word: str, confidence: float) -> Found:
        start = text.find(word)
        alarm = Alarm("agreement/adj-mod-noun/case", confidence, (start, start + len(word)), (), "", (), 0)
        return Found(alarm, Passage("", text, (), ()), (), "false")

    gold = Gold(frozenset(), frozenset(), frozenset())
    items = (found("höchstem", 0.9), found("Hund", 0.9), found("Hund", 0.5))
    line = read_again("treebank-de", [Judged(Passage("", text, (), ()), items, gold, 500)], 500)
    assert line.startswith("Read again: of the 2 findings 1 stand at errors")
    assert line.endswith("without them there are 2.00 per 1000.")
