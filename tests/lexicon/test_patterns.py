"""Forms of words that no lexicon lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.lexicon import patterns
from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.inflection import inflector_of
from lambre_core.lexicon.patterns import Patterns, forms_of, front, inflected, joined, patterns_of, read_content
from lambre_core.resources import data_dir
from lambre_core.treebank.feats import format_feats

LANGUAGES = sorted(path.name.partition(".")[0] for path in (data_dir("rules") / "patterns").glob("*.json.gz"))

SMALL = read_content(
    {
        "cells": ["Gender=Masc", "Gender=Fem", "Gender=Neut"],
        "changes": {"ADJ": {"ý": {"ý": [0], "á": [1], "é": [2]}, "cný": {"?": [2]}}},
    }
)

INFLECTED = [
    ("ADJ", "nový", "nová", {"nový Gender=Masc", "nová Gender=Fem", "nové Gender=Neut"}),
    ("ADJ", "Nový", "NOVÁ", {"nový Gender=Masc", "nová Gender=Fem", "nové Gender=Neut"}),
    # The longest end that is listed tells, also that nothing is known.
    ("ADJ", "vlhkocný", "vlhkocný", {"vlhkocný Gender=Masc", "vlhkocná Gender=Fem"}),
    # What forms have in front of their lemma.
    ("ADJ", "milý", "nemilá", {"nemilý Gender=Masc", "nemilá Gender=Fem", "nemilé Gender=Neut"}),
    # The word itself is none of the forms: the lemma is wrong.
    ("ADJ", "nový", "novému", set()),
    ("ADJ", "jarní", "jarní", set()),
    ("NOUN", "nový", "nový", set()),
    ("ADJ", "ý", "ý", set()),
]


@pytest.mark.parametrize(("upos", "lemma", "form", "expected"), INFLECTED)
def test_forms_by_the_end_of_the_lemma(upos: str, lemma: str, form: str, expected: set[str]) -> None:
    assert {f"{other} {format_feats(feats)}" for other, feats in inflected(SMALL, upos, lemma, form)} == expected


def test_an_adjective_with_a_case_has_no_form_without() -> None:
    cells = ["Case=Gen|Number=Sing", "Case=All|Number=Sing", "Degree=Pos|VerbForm=Part"]
    patterns = read_content({"cells": cells, "changes": {"ADJ": {"ne": {"se": [0], "sele": [1]}, "": {"": [2]}}}})
    assert [form for form, _ in inflected(patterns, "ADJ", "äärmine", "äärmise")] == ["äärmise", "äärmisele"]
    assert [form for form, _ in inflected(patterns, "ADJ", "avatud", "avatud")] == ["avatud"]


FRONTS = [
    ("mít", "neměl", "ne"),
    ("mladý", "nejmladší", "nej"),
    ("nový", "nová", ""),
    ("nahraditelný", "nenahraditelným", "ne"),
    ("být", "jsem", ""),
    ("новий", "найновіший", "най"),
]


@pytest.mark.parametrize(("lemma", "form", "expected"), FRONTS)
def test_what_a_form_has_in_front(lemma: str, form: str, expected: str) -> None:
    assert front(lemma, form) == expected


@given(st.text("abcn", max_size=6), st.text("abcn", max_size=9))
def test_a_front_is_the_beginning_of_the_form(lemma: str, form: str) -> None:
    assert form.startswith(front(lemma, form))
    assert front(form, form) == ""


def test_what_is_written_stands_in_the_place_of_what_was_learned() -> None:
    written = read_content({"cells": ["Gender=Fem"], "changes": {"ADJ": {"ý": {"ou": [0]}}}})
    both = joined(SMALL, written)
    assert {other for other, _ in forms_of(both, "ADJ", "nový")} == {"nový", "novou", "nové"}
    assert joined(SMALL, Patterns()) is SMALL


SHIPPED = [
    ("cs", "ADJ", "kamerunský", "kamerunský", "Case=Nom|Gender=Fem|Number=Plur", "kamerunské"),
    ("uk", "ADJ", "блакитний", "блакитному", "Case=Loc|Gender=Fem|Number=Sing", "блакитній"),
    ("uk", "VERB", "планувати", "планує", "Number=Sing|Person=1", "планую"),
    ("uk", "PROPN", "Олена", "Олена", "Case=Voc|Gender=Fem|Number=Sing", "олено"),
    ("uk", "NOUN", "гренадер", "гренадер", "Animacy=Anim|Case=Voc|Gender=Masc|Number=Sing", "гренадере"),
    ("et", "VERB", "plaanima", "plaanida", "Case=Ill|VerbForm=Sup", "plaanima"),
]


@pytest.mark.parametrize(("language", "upos", "lemma", "form", "feats", "expected"), SHIPPED)
def test_shipped_patterns(language: str, upos: str, lemma: str, form: str, feats: str, expected: str) -> None:
    inflector = inflector_of(language)
    assert inflector is not None
    wanted = set(feats.split("|"))
    found = inflector.related(form, lemma, upos)
    assert expected in {other.form.lower() for other in found if wanted <= set(format_feats(other.feats).split("|"))}


def test_all_shipped_patterns_can_be_read() -> None:
    assert LANGUAGES
    assert all(patterns_of(language) for language in LANGUAGES)
    assert not patterns_of("xx")


@pytest.mark.parametrize("content", ["", "[]", '{"cells": []}', '{"cells": [1], "changes": {}}'])
def test_a_damaged_file_is_named(content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cs.json"
    path.write_text(content)
    monkeypatch.setattr(patterns, "patterns_path", lambda language: path)
    with pytest.raises(LexiconError, match=r"cs\.json.*install"):
        patterns_of("cs")


def test_no_noun_has_a_tense() -> None:
    patterns = patterns_of("et")
    assert any("Tense" in cell for cell in patterns.cells)
    assert not any("Tense" in feats for _, feats in inflected(patterns, "NOUN", "laps", "laps"))
