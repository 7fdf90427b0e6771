"""Which tokens an annotation says are wrong."""

from __future__ import annotations

import pytest

from lambre_core.evaluation.detokenise import detokenise
from lambre_core.evaluation.passage import Annotation, Passage, all_changed, beside, changed


def passage(text: str, *annotations: Annotation) -> Passage:
    return Passage("test", *detokenise(text.split()), annotations)


@pytest.mark.parametrize(
    ("edit", "wrong", "touched"),
    [
        pytest.param(Annotation(1, 2, "R", "alte"), {1}, {1}, id="a word replaced"),
        pytest.param(Annotation(1, 2, "U", ""), {1}, {1}, id="a word too many"),
        pytest.param(Annotation(1, 1, "M", "sehr"), set(), {0, 1}, id="a word missing"),
        pytest.param(Annotation(0, 0, "M", "Und"), set(), {0}, id="a word missing at the start"),
        pytest.param(Annotation(4, 4, "M", "!"), set(), {3}, id="a word missing at the end"),
        pytest.param(Annotation(0, 2, "WO", "alten ein"), set(), {0, 1}, id="words only moved"),
        pytest.param(Annotation(0, 2, "R", "ein alter"), {1}, {0, 1}, id="a word taken along"),
        pytest.param(Annotation(1, 3, "R", "alter Mann geht"), {1}, {1, 2}, id="a word added behind"),
        pytest.param(Annotation(1, 3, "span"), {1, 2}, {1, 2}, id="a marked span without correction"),
    ],
)
def test_changed(edit: Annotation, wrong: set[int], touched: set[int]) -> None:
    text = passage("ein alten Mann geht", edit)
    assert changed(text, edit) == wrong
    assert beside(text, text.annotations) == touched


def test_a_word_that_stands_twice_is_kept_as_often_as_the_correction_has_it() -> None:
    edit = Annotation(0, 3, "R", "die große")
    assert changed(passage("die die große"), edit) == {1}


def test_all_annotators_count() -> None:
    edits = Annotation(0, 1, "R", "Der"), Annotation(2, 3, "R", "Männer", "1")
    assert all_changed(passage("Die alten Mann"), edits) == {0, 2}
