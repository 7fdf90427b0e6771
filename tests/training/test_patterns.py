"""How inflection patterns are counted."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from lambre_core.gzipped import read_bytes
from lambre_core.lexicon.patterns import forms_of, patterns_path, read_content
from lambre_core.training.patterns import (
    LEAST_RIGHT,
    Ends,
    cell_of,
    content_of,
    ends_of,
    sure_patterns,
    timeless,
    told,
    words_of,
)
from lambre_core.treebank.feats import format_feats, parse_feats
from lambre_core.treebank.tree import Sentence, Token

DATA = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))

STEMS = [f"{first}{second}r" for first in "bdklm" for second in "aeiou"]


def words(end: str, put: str, stems: list[str], cell: str = "Case=Gen") -> list[tuple[str, str, str, str]]:
    return [("NOUN", stem + end, stem + put, cell) for stem in stems]


COUNTED: list[tuple[list[tuple[str, str, str, str]], Ends]] = [
    (words("a", "y", STEMS), {("NOUN", "Case=Gen", "a"): "y"}),
    # A longer end says the same.
    (words("ka", "ky", STEMS), {("NOUN", "Case=Gen", "a"): "y"}),
    # A form that is the lemma: nothing is cut off of any lemma.
    (words("a", "a", STEMS), {("NOUN", "Case=Gen", ""): ""}),
    # Too few for so short an end.
    (words("a", "y", STEMS[:9]), {("NOUN", "Case=Gen", "ra"): "ry"}),
    # Two ways; the longer ends tell them apart.
    (
        words("ka", "ky", STEMS) + words("ha", "hi", STEMS),
        {("NOUN", "Case=Gen", "ka"): "ky", ("NOUN", "Case=Gen", "ha"): "hi"},
    ),
    # A longer end that is inflected in two ways takes back what the shorter says.
    (
        words("ma", "my", [a + b for a in STEMS for b in STEMS]) + words("ka", "ky", STEMS) + words("ka", "ce", STEMS),
        {("NOUN", "Case=Gen", "a"): "y", ("NOUN", "Case=Gen", "ka"): "?"},
    ),
]


@pytest.mark.parametrize(("seen", "expected"), COUNTED)
def test_what_ends_become(seen: list[tuple[str, str, str, str]], expected: Ends) -> None:
    found = ends_of(seen)
    assert {key: found.get(key) for key in expected} == expected
    longest = max(len(end) for _, _, end in expected)
    assert not {key for key, put in found.items() if put != "?" and len(key[2]) > longest + 1}


def test_what_was_counted_makes_the_forms() -> None:
    seen = words("ka", "ky", STEMS) + words("ka", "ku", STEMS, "Case=Acc")
    patterns = read_content(content_of(seen))
    made = {(form, format_feats(feats)) for form, feats in forms_of(patterns, "NOUN", "borka")}
    assert made == {("borky", "Case=Gen"), ("borku", "Case=Acc")}
    counts = told(patterns, seen)["NOUN"]
    assert counts.forms == counts.told == counts.right == 2 * len(STEMS)


PRESENT, FUTURE, PAST = (
    f"Mood=Ind|Number=Sing|Person=1|Tense={tense}|VerbForm=Fin" for tense in ("Pres", "Fut", "Past")
)


@pytest.mark.parametrize(
    ("feats", "lemma", "form", "tense"),
    [
        (PRESENT, "планувати", "планую", False),
        (FUTURE, "подзвонити", "подзвоню", False),
        (FUTURE, "планувати", "плануватиму", True),
        (PAST, "планувати", "планував", True),
    ],
)
def test_tense_of_forms_that_are_present_or_future(feats: str, lemma: str, form: str, tense: bool) -> None:
    assert ("Tense" in timeless(parse_feats(feats), lemma, form)) is (tense or form == "плануватиму")


def test_words_of_a_treebank() -> None:
    tokens = (
        Token(1, "Nemilé", "milý", "ADJ", None, parse_feats("Case=Nom|Gender=Neut|Foreign=Yes"), 2, "mod"),
        Token(2, "15", "15", "NUM", None, {}, 0, "root"),
        Token(3, "dobrá", "dobrý", "ADJ", None, parse_feats("Gender=Fem,Neut"), 2, "mod"),
    )
    assert list(words_of([Sentence(tokens)])) == [("ADJ", "nemilý", "nemilé", "Case=Nom|Gender=Neut")]
    assert cell_of(parse_feats("Gender=Fem,Neut")) == ""


@pytest.mark.data
@pytest.mark.skipif(not DATA.is_dir(), reason="there is no folder with treebanks (LAMBRE_DATA)")
def test_the_shipped_patterns_are_what_is_counted() -> None:
    found = sure_patterns("uk", DATA)
    assert json.loads(read_bytes(patterns_path("uk"))) == found
    assert LEAST_RIGHT > 0.9
