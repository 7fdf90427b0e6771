"""Readings of German forms."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.lookup import Lexicon, lexicon_of
from lambre_core.lexicon.morfologik import entries, look_up, open_automaton
from lambre_core.lexicon.morphy import reading_of
from lambre_core.resources import data_dir
from lambre_core.treebank.feats import format_feats


@pytest.fixture(scope="module")
def german() -> Lexicon:
    lexicon = lexicon_of("de")
    assert lexicon is not None
    return lexicon


KNOWN = [
    ("Büchern", "NOUN", {"Case=Dat|Gender=Neut|Number=Plur"}),
    ("Buches", "NOUN", {"Case=Gen|Gender=Neut|Number=Sing"}),
    ("dem", "DET", {"Case=Dat|Gender=Masc|Number=Sing", "Case=Dat|Gender=Neut|Number=Sing"}),
    ("DEM", "DET", {"Case=Dat|Gender=Masc|Number=Sing", "Case=Dat|Gender=Neut|Number=Sing"}),
    ("Dem", "DET", {"Case=Dat|Gender=Masc|Number=Sing", "Case=Dat|Gender=Neut|Number=Sing"}),
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
    ("tag", "upos", "feats"),
    [
        ("SUB:NOM:SIN:MAS", ("NOUN", "PROPN"), "Case=Nom|Gender=Masc|Number=Sing"),
        ("PRO:PER:NOM:PLU:ALG", ("PRON",), "Case=Nom|Number=Plur"),
        ("VER:3:SIN:KJ2:SFT", ("VERB", "AUX"), "Mood=Sub|Number=Sing|Person=3|Tense=Past|VerbForm=Fin"),
        ("VER:IMP:SIN:SFT", ("VERB", "AUX"), "Mood=Imp|Number=Sing|VerbForm=Fin"),
        ("PA2:DAT:PLU:FEM:GRU:SOL:VER", ("ADJ", "VERB"), "Case=Dat|Degree=Pos|Gender=Fem|Number=Plur"),
    ],
)
def test_tags_are_read(tag: str, upos: tuple[str, ...], feats: str) -> None:
    analysis = reading_of(tag)
    assert analysis is not None
    assert (analysis[0], format_feats(analysis[1])) == (upos, feats)


@pytest.mark.parametrize("tag", ["VER:INF:SFT", "ADV", "KON:NEB", "ADJ:PRD:GRU", "ZAL", ""])
def test_words_without_inflection_have_no_reading(tag: str) -> None:
    assert reading_of(tag) is None


def test_looking_up_agrees_with_reading_all_entries() -> None:
    automaton = open_automaton(data_dir("lexicons") / "de.dict.xz")
    seen: dict[str, set[tuple[str, str]]] = {}
    for form, lemma, tag in entries(automaton):
        if len(seen) >= 2000 and form not in seen:
            break
        seen.setdefault(form, set()).add((lemma, tag))
    # Entries of one form come together or not: only forms before the cut are complete for sure.
    for form, found in list(seen.items())[:500]:
        assert found <= set(look_up(automaton, form))


BROKEN = [b"", b"\\fsa", b"\\fsa\x05" + bytes(20), b"not an automaton at all"]


@pytest.mark.parametrize("content", BROKEN)
def test_a_broken_file_is_one_error_that_names_it(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "xx.dict"
    path.write_bytes(content)
    with pytest.raises(LexiconError, match=r"xx\.dict"):
        open_automaton(path)


def test_a_truncated_archive_is_one_error_that_names_it(tmp_path: Path) -> None:
    path = tmp_path / "xx.dict.xz"
    path.write_bytes(lzma.compress(b"\\fsa" * 1000)[:40])
    with pytest.raises(LexiconError, match=r"xx\.dict\.xz"):
        open_automaton(path)
