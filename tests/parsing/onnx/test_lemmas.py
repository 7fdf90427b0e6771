"""Lemmas from tables."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.parsing.engines.onnx.lemmas import Edit, edited, lemmas, load_lemmatizer
from lambre_core.treebank.feats import Features

TABLES: dict[str, Any] = {
    "edits": [
        ["title", 0, "", "", 0, ""],
        ["title", 0, "", "", 2, ""],
        ["lower", 2, "", "", 1, "en"],
        ["lower", 0, "", "", 0, ""],
        ["keep", 0, "", "", 0, ""],
        ["lower", 3, "er", "", 0, ""],
    ],
    "suffixes": {
        "NOUN": {"0": " ^wagen", "1": "en", "4": "\u21e7"},
        "VERB": {"3": "", "2": "^gekauft kauft"},
    },
    "forms": {"NOUN": {"0": "namen"}},
}


@pytest.mark.parametrize(
    ("form", "upos", "lemma"),
    [
        pytest.param("Frauen", "NOUN", "Frau", id="suffix"),
        pytest.param("FRAUEN", "NOUN", "Frau", id="a long word in capitals is a word"),
        pytest.param("frauen", "NOUN", "Frau", id="lower case"),
        pytest.param("Wagen", "NOUN", "Wagen", id="a whole short word is a suffix with a beginning"),
        pytest.param("Namen", "NOUN", "Namen", id="exception"),
        pytest.param("Hund", "NOUN", "Hund", id="no suffix"),
        pytest.param("SPD", "NOUN", "SPD", id="acronym"),
        pytest.param("gekauft", "VERB", "kaufen", id="both ends"),
        pytest.param("Geht", "VERB", "geht", id="first letter of a sentence"),
        pytest.param("Xy", "X", "Xy", id="a UPOS without table"),
    ],
)
def test_lemma(form: str, upos: str, lemma: str) -> None:
    lemmatizer = load_lemmatizer(json.loads(json.dumps(TABLES)))
    assert lemmas(lemmatizer, [form, form], [upos, upos]) == [lemma, lemma]


def dictionary(*entries: tuple[str, str | None, str]) -> Lexicon:
    """Of form, lemma and UPOS."""

    def find(form: str) -> list[tuple[str, str]]:
        return [(lemma or "", f"{upos}|_") for one, lemma, upos in entries if one == form]

    def read_tag(tag: str) -> tuple[tuple[str, ...], Features]:
        return (tag.partition("|")[0],), {}

    return Lexicon(find, read_tag)


@pytest.mark.parametrize(
    ("form", "upos", "lemma"),
    [
        pytest.param("gesprochen", "VERB", "sprechen", id="one lemma"),
        pytest.param("frauen", "NOUN", "Frau", id="two lemmas: the suffix tells"),
        pytest.param("Namen", "NOUN", "Namen", id="an exception of the treebank"),
        pytest.param("gesprochen", "ADJ", "gesprochen", id="a part of speech of which it tells none"),
        pytest.param("wohnen", "VERB", "wohnen", id="not there"),
    ],
)
def test_a_lexicon_tells_lemmas(form: str, upos: str, lemma: str) -> None:
    lexicon = dictionary(
        ("gesprochen", "sprechen", "VERB"),
        ("frauen", "Fraue", "NOUN"),
        ("frauen", "Frau", "NOUN"),
        ("Namen", "Name", "NOUN"),
        ("gesprochen", "gesprochene", "ADJ"),
    )
    lemmatizer = load_lemmatizer(json.loads(json.dumps(TABLES)), lexicon, frozenset({"NOUN", "VERB"}))
    assert lemmas(lemmatizer, [form], [upos]) == [lemma]


@pytest.mark.parametrize(
    ("edit", "form", "lemma"),
    [
        (Edit("lower", 0, "", "ge", 1, "en"), "aufgemacht", "aufmachen"),
        (Edit("lower", 0, "", "zu", 0, ""), "Zuzugehen", "zugehen"),
        (Edit("lower", 9, "", "", 9, "x"), "kurz", "kurz"),
        (Edit("keep", 0, "", "", 4, ""), "CDUs", "CDUs"),
        (Edit("title", 0, "", "", 0, ""), "", ""),
    ],
)
def test_edits(edit: Edit, form: str, lemma: str) -> None:
    assert edited(edit, form) == lemma


@pytest.mark.parametrize(
    "change", [{"edits": [[1]]}, {"edits": []}, {"suffixes": {"NOUN": {"x": "a"}}}, {"forms": None}]
)
def test_damaged_tables(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="table of lemmas is damaged"):
        load_lemmatizer(TABLES | change)
