"""Nouns that are known with their inflection."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.lexicon import classes
from lambre_core.lexicon.classes import Content, change, classes_of, classes_path, is_lemma, noun_readings, read_content
from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import format_feats

CONTENT: Content = {
    "nouns": {"Fem": "nemocnice růže středa", "Masc": "klíč střed"},
    "feats": ["Case=Dat|Number=Sing", "Case=Gen|Number=Sing", "Case=Loc|Number=Sing", "Case=Nom|Number=Sing"],
    "regular": {"Fem ce e i": [0, 2], "Fem e  ": [1, 3], "Fem a a u": [0], "Masc ed  u": [0, 1], "Masc d  u": [0]},
    "irregular": {"středu střed": [2], "růží růže": [1]},
}


def readings(form: str) -> set[str]:
    return {f"{reading.lemma} {format_feats(reading.feats)}" for reading in noun_readings(read_content(CONTENT), form)}


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("nemocnici", {"nemocnice Case=Dat|Gender=Fem|Number=Sing", "nemocnice Case=Loc|Gender=Fem|Number=Sing"}),
        ("Nemocnice", {"nemocnice Case=Gen|Gender=Fem|Number=Sing", "nemocnice Case=Nom|Gender=Fem|Number=Sing"}),
        # Of two nouns; of *střed* the longest end that is listed, with what is its own.
        (
            "středu",
            {
                "středa Case=Dat|Gender=Fem|Number=Sing",
                "střed Case=Dat|Gender=Masc|Number=Sing",
                "střed Case=Gen|Gender=Masc|Number=Sing",
                "střed Case=Loc|Gender=Masc|Number=Sing",
            },
        ),
        # An irregular form of a noun whose class does not tell it.
        ("růží", {"růže Case=Gen|Gender=Fem|Number=Sing"}),
        # No class tells the forms of *klíč*; nobody knows *vrtnice*.
        ("klíči", set()),
        ("vrtnici", set()),
        ("NEMOCNICI", set()),
        ("x2", set()),
    ],
)
def test_readings_of_known_nouns(form: str, expected: set[str]) -> None:
    assert readings(form) == expected


@given(st.text("abcd", max_size=8), st.text("abcd", max_size=8))
def test_a_change_makes_the_form(lemma: str, form: str) -> None:
    cut, put = change(lemma, form)
    assert lemma.endswith(cut)
    assert lemma[: len(lemma) - len(cut)] + put == form
    assert not cut or not put or cut[0] != put[0]


@pytest.mark.parametrize(
    ("lemma", "expected"),
    [("kool", True), ("Kool", True), ("kõrg_kool", False), ("ko_ol", True), (None, False), ("kodu", False)],
)
def test_parsers_write_lemmas_in_their_own_ways(lemma: str | None, expected: bool) -> None:
    assert is_lemma(Reading("kool", "NOUN", {}), lemma) == expected


def test_a_language_without_classes() -> None:
    assert not classes_of("xx")
    assert noun_readings(classes_of("xx"), "Haus") == ()


@pytest.mark.parametrize(
    "written", ["[]", "{", '{"nouns": {}}', '{"nouns":{},"feats":[],"regular":{"a":[]},"irregular":{}}']
)
def test_a_damaged_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    path = tmp_path / "xx.json"
    path.write_text(written, encoding="utf-8")
    monkeypatch.setattr(classes, "classes_path", lambda language: path)
    with pytest.raises(LexiconError, match=r"xx\.json: not a file of inflection classes.*install lambre-lint again"):
        classes_of("xx")


@pytest.mark.parametrize(
    ("language", "form", "cases"),
    [
        ("cs", "nemocnici", {"Dat", "Acc", "Loc"}),
        ("cs", "městem", {"Ins"}),
        ("et", "koolist", {"Ela"}),
        ("et", "arhitektuuri", {"Gen", "Par", "Add"}),
        ("et", "lendurit", {"Par"}),
        ("fi", "talossa", {"Ine"}),
        ("lt", "namuose", {"Loc"}),
        ("tr", "kitaplardan", {"Abl"}),
        ("uk", "школою", {"Ins"}),
        ("uk", "очима", {"Ins"}),
        ("uk", "столі", {"Loc"}),
        ("uk", "ігор", {"Gen"}),
    ],
)
def test_shipped_classes(language: str, form: str, cases: set[str]) -> None:
    found = noun_readings(classes_of(language), form)
    assert {case for reading in found for case in reading.feats["Case"]} == cases


def test_shipped_files_are_small() -> None:
    for path in classes_path("cs").parent.glob("*.json.gz"):
        content = json.loads(gzip.decompress(path.read_bytes()))
        assert content["regular"], path
        assert path.stat().st_size < 130_000, path
