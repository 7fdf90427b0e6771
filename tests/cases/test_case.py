from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.cases.case import Mark, parse_marks


@pytest.mark.parametrize(
    ("written", "text", "marks"),
    [
        pytest.param("Die Frau lacht.", "Die Frau lacht.", (), id="no mark"),
        pytest.param(
            "Sie mag {lange Büchern|agreement/adj-mod-noun/case}.",
            "Sie mag lange Büchern.",
            (Mark((8, 21), ("agreement/adj-mod-noun/case",)),),
            id="one mark",
        ),
        pytest.param(
            "{Der|agreement} Katze {😀 schläfst|agreement/noun-subj@pass-aux}",
            "Der Katze 😀 schläfst",
            (Mark((0, 3), ("agreement",)), Mark((10, 20), ("agreement/noun-subj@pass-aux",))),
            id="two marks, at both ends, with an emoji",
        ),
        pytest.param(
            "{Den Zug|assignment,agreement/det-det-noun} fährt.",
            "Den Zug fährt.",
            (Mark((0, 7), ("assignment", "agreement/det-det-noun")),),
            id="two codes",
        ),
        pytest.param(
            "Hallo {{name}}, {die|assignment} da",
            "Hallo {name}, die da",
            (Mark((14, 17), ("assignment",)),),
            id="braces",
        ),
    ],
)
def test_marks_are_taken_out(written: str, text: str, marks: tuple[Mark, ...]) -> None:
    assert parse_marks(written) == (text, marks)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        pytest.param("Sie mag {lange Büchern.", "belongs to no mark", id="never closed"),
        pytest.param("Sie mag lange} Bücher.", "belongs to no mark", id="never opened"),
        pytest.param("Sie mag {lange Bücher}.", "belongs to no mark", id="no bar"),
        pytest.param("Sie mag {|agreement} Bücher.", "needs words", id="no words"),
        pytest.param("Sie mag {lange |agreement}Bücher.", "needs words", id="space inside"),
        pytest.param("Sie mag {lange|} Bücher.", "needs the beginning of a rule's identifier", id="no code"),
        pytest.param("Sie mag {lange|agreement/} Bücher.", "needs the beginning", id="code ends with a slash"),
        pytest.param("Sie mag {lange|agreement,} Bücher.", "needs the beginning", id="comma without code"),
        pytest.param("Sie mag {lange|Agreement} Bücher.", "needs the beginning", id="capital"),
        pytest.param("Sie {mag {lange|agreement} Bücher|agreement}.", "belongs to no mark", id="nested"),
    ],
)
def test_bad_marks_are_refused(written: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse_marks(written)


_PLAIN = st.text(st.characters(exclude_characters="{}|"), max_size=12)
_WORDS = st.text(st.characters(categories=("L", "N", "P"), exclude_characters="{}|"), min_size=1, max_size=6)


@given(st.lists(st.tuples(_PLAIN, _WORDS)), _PLAIN)
def test_every_mark_covers_its_words(pieces: list[tuple[str, str]], rest: str) -> None:
    written = "".join(f"{plain}{{{words}|agreement}}" for plain, words in pieces) + rest
    text, marks = parse_marks(written)
    assert text == "".join(plain + words for plain, words in pieces) + rest
    assert [text[slice(*mark.span)] for mark in marks] == [words for _plain, words in pieces]
