"""Readings of German forms."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.lookup import Lexicon, lexicon_of, one_letter_apart
from lambre_core.treebank.feats import format_feats


@pytest.fixture(scope="module")
def german() -> Lexicon:
    lexicon = lexicon_of("de")
    assert lexicon is not None
    return lexicon


KNOWN = [
    ("Büchern", "NOUN", {"Case=Dat|Gender=Neut|Number=Plur"}),
    ("Buches", "NOUN", {"Case=Gen|Gender=Neut|Number=Sing"}),
    (
        "dem",
        "DET",
        {"Case=Dat|Declension=Weak|Gender=Masc|Number=Sing", "Case=Dat|Declension=Weak|Gender=Neut|Number=Sing"},
    ),
    (
        "DEM",
        "DET",
        {"Case=Dat|Declension=Weak|Gender=Masc|Number=Sing", "Case=Dat|Declension=Weak|Gender=Neut|Number=Sing"},
    ),
    (
        "Dem",
        "DET",
        {"Case=Dat|Declension=Weak|Gender=Masc|Number=Sing", "Case=Dat|Declension=Weak|Gender=Neut|Number=Sing"},
    ),
    ("bist", "AUX", {"Mood=Ind|Number=Sing|Person=2|Tense=Pres|VerbForm=Fin"}),
    (
        "sind",
        "AUX",
        {
            "Mood=Ind|Number=Plur|Person=1|Tense=Pres|VerbForm=Fin",
            "Mood=Ind|Number=Plur|Person=3|Tense=Pres|VerbForm=Fin",
        },
    ),
    # Compounds have the readings of the last noun that is known.
    ("Fantasiebücherregalen", "NOUN", {"Case=Dat|Gender=Neut|Number=Plur"}),
    ("Xyz-Büchern", "NOUN", {"Case=Dat|Gender=Neut|Number=Plur"}),
    # Who does what a verb says, and no *Ufer*.
    ("Aufrufern", "NOUN", {"Case=Dat|Gender=Masc|Number=Plur"}),
    ("Aufrufers", "NOUN", {"Case=Gen|Gender=Masc|Number=Sing"}),
    # A person, and no *Liste*.
    ("Naturalist", "NOUN", {"Case=Nom|Gender=Masc|Number=Sing"}),
    # A collective, and no *Rippe*; an abbreviation, and no *Po*.
    ("Gerippe", "NOUN", set()),
    ("POS", "NOUN", set()),
    # An Amt, or a Samt.
    (
        "Wohnungsamt",
        "NOUN",
        {f"Case={case}|Gender={gender}|Number=Sing" for case in ("Acc", "Dat", "Nom") for gender in ("Masc", "Neut")},
    ),
]


@pytest.mark.parametrize(("form", "upos", "expected"), KNOWN)
def test_a_known_form_has_all_its_readings(german: Lexicon, form: str, upos: str, expected: set[str]) -> None:
    assert {format_feats(reading.feats) for reading in german.readings(form) if reading.upos == upos} == expected


@pytest.mark.parametrize("form", ["", "qwrtz", "…", "Qwrtz", "x" * 5000, "a\x00b", "_", "Buch_A"])
def test_an_unknown_form_has_none(german: Lexicon, form: str) -> None:
    assert german.readings(form) == ()


def test_a_language_without_lexicon_has_none() -> None:
    assert lexicon_of("xx") is None


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("Bwegung", True),  # a letter is missing
        ("Erfährung", True),  # another one
        ("Datenverabreitung", True),  # in the wrong place, in a compound
        ("Häuserr", True),  # too many
        ("Mindmap", False),
        ("Trait", False),  # *Trakt*, but all short forms are near something
    ],
)
def test_misspelt_nouns(german: Lexicon, form: str, expected: bool) -> None:
    assert german.is_misspelt(form) is expected
    assert german.is_misspelt(form) is expected  # remembered


def test_forms_one_letter_apart() -> None:
    assert {"", "b", "ab", "ba", "c", "ac"} <= set(one_letter_apart("a"))
    assert {"ba", "a", "b", "cab", "acb", "abc", "cb", "ac"} <= set(one_letter_apart("ab"))
    assert "ab" not in set(one_letter_apart("ab"))


@pytest.mark.parametrize(
    ("form", "genders"), [("Kommentarart", {"Fem"}), ("Wirtschaftsgut", {"Neut"}), ("Xyzart", set()), ("Lampen", set())]
)
def test_compounds_of_short_nouns(german: Lexicon, form: str, genders: set[str]) -> None:
    found = german.of_short_head(form)
    assert {gender for reading in found for gender in reading.feats["Gender"]} == genders
