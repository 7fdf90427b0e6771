"""How forms are written in the place of others: capitals, letters that change, accents."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.findings.spelling import cased, differ_in_accents, difference, with_other_accents

CASED = [
    ("eine", "ein", "eine"),
    ("eine", "Ein", "Eine"),
    ("eine", "EIN", "EINE"),
    ("Bücher", "Büchern", "Bücher"),
    ("Bücher", "büchern", "bücher"),
    ("Bücher", "BÜCHERN", "BÜCHER"),
    # One capital letter alone is a capitalised word.
    ("мне", "Я", "Мне"),
    # Capitals inside are the form's own.
    ("GmbHs", "GmbH", "GmbHs"),
]


@pytest.mark.parametrize(("form", "like", "expected"), CASED)
def test_capitals_are_kept(form: str, like: str, expected: str) -> None:
    assert cased(form, like) == expected


DIFFERENT = [("neue", "neuen", 1), ("Büchern", "Bücher", 1), ("ein", "ein", 0), ("fährt", "fahren", 5), ("", "der", 3)]


@pytest.mark.parametrize(("before", "after", "expected"), DIFFERENT)
def test_letters_that_change(before: str, after: str, expected: int) -> None:
    assert difference(before, after) == expected


@given(st.text("abä", max_size=6), st.text("abä", max_size=6))
def test_difference_is_a_symmetric_distance(before: str, after: str) -> None:
    assert difference(before, after) == difference(after, before)
    assert (difference(before, after) == 0) == (before == after)
    assert abs(len(before) - len(after)) <= difference(before, after) <= max(len(before), len(after))


ACCENTS = [
    ("mojí", "moji", True),
    ("sobe", "sobě", True),
    ("ni", "ní", True),
    ("moji", "moji", False),
    ("moji", "moje", False),
    # Umlauts are letters, and so is Cyrillic й.
    ("Vater", "Väter", False),
    ("мій", "мии", False),
]


@pytest.mark.parametrize(("form", "other", "expected"), ACCENTS)
def test_forms_that_differ_in_accents_alone(form: str, other: str, expected: bool) -> None:
    assert differ_in_accents(form, other) is expected
    assert differ_in_accents(other, form) is expected


SPELLINGS = [
    ("zajem", "zájem", True),
    ("prochazku", "procházku", True),
    ("zajezdu", "zájezdů", True),
    ("les", "les", False),
]


@pytest.mark.parametrize(("form", "other", "found"), SPELLINGS)
def test_other_accents(form: str, other: str, found: bool) -> None:
    assert (other in with_other_accents(form, "áčďéěíňóřšťúůýž")) is found


def test_letters_that_sound_alike() -> None:
    assert "košili" in with_other_accents("košily", "áčďéěíňóřšťúůýž", "iyíý")
    assert "košili" not in with_other_accents("košily", "áčďéěíňóřšťúůýž")


@given(st.text("aáuúůb", max_size=5))
def test_other_accents_are_no_other_letters(form: str) -> None:
    found = list(with_other_accents(form, "áúů"))
    assert len(found) == len(set(found))
    assert all(differ_in_accents(form, other) and sum(map(str.__ne__, form, other)) <= 2 for other in found)
