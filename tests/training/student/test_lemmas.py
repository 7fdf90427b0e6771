"""Learning the tables of the lemmatiser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.parsing.engines.onnx.lemmas import edited, lemmas, load_lemmatizer
from lambre_core.training.student.lemmas import edit_of, lemma_tables, paradigm_words
from lambre_core.treebank.tree import Sentence, Token


@given(
    form=st.text(st.characters(exclude_categories=["Cs"])), lemma=st.text(st.sampled_from("abgezuABß-ёŽ"), min_size=1)
)
def test_an_edit_makes_the_lemma_it_was_made_of(form: str, lemma: str) -> None:
    assert edited(edit_of(form, lemma), form) == lemma


@pytest.mark.parametrize(
    ("form", "lemma", "other", "other_lemma"),
    [
        ("gekauft", "kaufen", "gesucht", "suchen"),
        ("aufgemacht", "aufmachen", "ausgesucht", "aussuchen"),
        ("nejlepší", "lepší", "NEJVYŠŠÍ", "vyšší"),
    ],
)
def test_an_edit_works_on_words_like_it(form: str, lemma: str, other: str, other_lemma: str) -> None:
    assert edited(edit_of(form, lemma), other) == other_lemma


def sentence(*words: tuple[str, str, str]) -> Sentence:
    return Sentence(
        tokens=tuple(
            Token(id=number, form=form, upos=upos, lemma=lemma) for number, (form, upos, lemma) in enumerate(words, 1)
        )
    )


NOUNS = [
    *(("Frauen", "Frau"), ("Uhren", "Uhr"), ("Zahlen", "Zahl"), ("Wahlen", "Wahl"), ("Hund", "Hund"), ("Tag", "Tag")),
    *(("Garten", "Garten"), ("SPD", "SPD"), ("CDU", "CDU")),
]
TREEBANK = [
    sentence(*((form, "NOUN", lemma) for form, lemma in NOUNS)),
    sentence(("Und", "CCONJ", "und"), ("der", "DET", "der")),
]


@pytest.mark.parametrize(
    ("form", "upos", "lemma"),
    [
        pytest.param("Bahnen", "NOUN", "Bahn", id="a word like those of the treebank"),
        pytest.param("Garten", "NOUN", "Garten", id="an exception of the treebank"),
        pytest.param("Leiter", "NOUN", "Leit", id="an exception of the paradigms"),
        pytest.param("FDP", "NOUN", "FDP", id="an acronym like those of the treebank"),
        pytest.param("und", "CCONJ", "und", id="seen with a capital only"),
        pytest.param("xyz", "ADV", "xyz", id="a UPOS that was not seen"),
    ],
)
def test_tables(form: str, upos: str, lemma: str) -> None:
    tables = lemma_tables(TREEBANK, [("Leiter", "NOUN", "Leit"), ("Garten", "NOUN", "Gart")])
    assert lemmas(load_lemmatizer(json.loads(json.dumps(tables))), [form], [upos]) == [lemma]


def test_nothing_to_learn_from() -> None:
    assert lemmas(load_lemmatizer(lemma_tables([])), ["Ab"], ["NOUN"]) == ["Ab"]


def test_words_of_paradigms(tmp_path: Path) -> None:
    path = tmp_path / "de.tsv"
    path.write_text("Bahn\tBahnen\tN;NOM;PL\nBahn\t—\tN;GEN;PL\ngehen\tbin gegangen\tV;PST\n", encoding="utf-8")
    assert list(paradigm_words([path], "de")) == [("Bahnen", "NOUN", "Bahn")]
