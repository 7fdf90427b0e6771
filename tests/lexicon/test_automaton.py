"""Lexicons in automata: everything that went in comes out, and nothing else; damaged files are one error."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lambre_core.lexicon.automaton import Automaton, entries, look_up, open_automaton, reading_of
from lambre_core.lexicon.errors import LexiconError
from lambre_core.training.automaton import automaton_file, lemma_rule
from lambre_core.treebank.feats import format_feats

WORDS = st.text(st.sampled_from("abcéж'"), max_size=6)
TAGS = st.sampled_from(["NOUN|Case=Nom", "NOUN|Case=Gen", "VERB,AUX|_", "X"])
ENTRIES = st.sets(st.tuples(WORDS, WORDS, TAGS), max_size=40)


def opened(folder: Path, content: bytes) -> Automaton:
    path = folder / "xx.lexicon"
    path.write_bytes(content)
    return open_automaton(path)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lexicons")


@given(ENTRIES, st.sets(WORDS))
@settings(max_examples=60, deadline=None)
def test_what_went_in_comes_out_and_nothing_else(
    folder: Path, expected: set[tuple[str, str, str]], others: set[str]
) -> None:
    automaton = opened(folder, automaton_file(expected, "xx"))
    found = list(entries(automaton))
    assert len(found) == len(expected) == automaton.header.entries
    assert set(found) == expected
    for form in others | {form for form, _, _ in expected}:
        assert set(look_up(automaton, form)) == {entry[1:] for entry in expected if entry[0] == form}


@given(ENTRIES)
@settings(max_examples=30, deadline=None)
def test_a_letter_may_stand_for_others(folder: Path, expected: set[tuple[str, str, str]]) -> None:
    automaton = opened(folder, automaton_file(expected, "xx", alternatives={"a": "éж"}))
    alike = str.maketrans("éж", "aa")
    for form, _, _ in expected:
        if form.translate(alike) == form:
            assert sorted(look_up(automaton, form)) == sorted(
                entry[1:] for entry in expected if entry[0].translate(alike) == form
            )


@pytest.mark.parametrize(
    ("form", "lemma", "rule"),
    [
        ("столах", "стол", (0, 2, "")),
        ("поинтереснее", "интересный", (2, 2, "ый")),
        ("gekauft", "kaufen", (2, 1, "en")),
        ("Häuser", "Haus", (0, 5, "aus")),
        ("ist", "sein", (0, 3, "sein")),
        ("", "a", (0, 0, "a")),
        ("a", "", (0, 1, "")),
    ],
)
def test_the_rule_that_makes_the_lemma(form: str, lemma: str, rule: tuple[int, int, str]) -> None:
    assert lemma_rule(form, lemma) == rule


@given(WORDS, WORDS)
def test_the_rule_of_a_form_gives_its_lemma(form: str, lemma: str) -> None:
    front, back, suffix = lemma_rule(form, lemma)
    assert form[front : len(form) - back] + suffix == lemma


CONTENT = automaton_file(
    [("Bücher", "Buch", "NOUN|Case=Nom"), ("Buch", "Buch", "NOUN|Case=Nom"), ("büchern", "Buch", "VERB|_")], "xx"
)


@given(st.integers(0, len(CONTENT) - 1), st.integers(1, 255))
@settings(max_examples=50, deadline=None)
def test_a_changed_byte_is_one_error_that_names_the_file(folder: Path, place: int, change: int) -> None:
    content = bytearray(CONTENT)
    content[place] ^= change
    with pytest.raises(LexiconError, match=r"xx\.lexicon.*install lambre-lint again"):
        opened(folder, bytes(content))


@given(st.integers(0, len(CONTENT) - 1))
@settings(max_examples=50, deadline=None)
def test_a_truncated_file_is_one_error_that_names_it(folder: Path, length: int) -> None:
    with pytest.raises(LexiconError, match=r"xx\.lexicon"):
        opened(folder, CONTENT[:length])


def test_a_missing_file_is_one_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(LexiconError, match=r"xx\.lexicon"):
        open_automaton(tmp_path / "xx.lexicon")


def test_too_many_letters_are_refused() -> None:
    with pytest.raises(LexiconError, match="255"):
        automaton_file([(chr(0x4E00 + place), "", "X|_") for place in range(256)], "xx")


@pytest.mark.parametrize(
    ("tag", "upos", "feats"),
    [
        ("NOUN,PROPN|Case=Nom|Number=Sing", ("NOUN", "PROPN"), "Case=Nom|Number=Sing"),
        ("ADV|_", ("ADV",), "_"),
        ("X", ("X",), "_"),
    ],
)
def test_tags_are_read(tag: str, upos: tuple[str, ...], feats: str) -> None:
    found = reading_of(tag)
    assert (found[0], format_feats(found[1])) == (upos, feats)
