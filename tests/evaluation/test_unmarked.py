"""Errors that annotators left unmarked."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.evaluation import unmarked
from lambre_core.evaluation.linting import Alarm
from lambre_core.evaluation.sets import LEARNERS
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
    names = {found.name for found in LEARNERS}
    files = {path.stem for path in Path(unmarked.__file__).parent.glob("*.yaml")}
    assert files
    assert files <= names
    for name in files:
        quotes = quotes_of(name)
        assert len(set(quotes)) == len(quotes)
        # So many words that a quote stands for one place.
        assert all(len(quote.split()) >= 2 for quote in quotes)
    assert quotes_of("nothing") == ()
