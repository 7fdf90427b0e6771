"""Endings that tell all readings of a word."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.lexicon.endings import (
    LONGEST,
    SHORTEST_STEM,
    by_ending,
    class_of,
    endings_of,
    is_impossible,
    joined,
    read_content,
    read_endings,
)
from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.inflection import inflector_of
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.resources import data_dir
from lambre_core.treebank.feats import format_feats, parse_feats

SHIPPED = sorted(path.name.partition(".")[0] for path in (data_dir("rules") / "endings").glob("*.json.gz"))

ENDINGS = read_content(
    {
        "ADJ": {"á": ["Gender=Fem|Number=Sing", "Gender=Neut|Number=Plur"], "ní": ["_"]},
        "VERB Fin": {"t": ["Number=Sing|Person=3"], "est": ["Number=Sing|Person=2"]},
    }
)


def test_an_ending_without_readings_is_that_of_no_word_of_the_class() -> None:
    endings = read_content({"ADJ": {"ю": ["Case=Acc"], "ую": []}})
    assert is_impossible(endings, "малюю", "ADJ", {}) is False
    assert is_impossible(endings, "купую", "ADJ", {})
    assert by_ending(endings, "купую", "ADJ", {}) == ()
    assert not is_impossible(endings, "синю", "ADJ", {})
    assert not is_impossible(endings, "купую", "VERB", {})
    assert not is_impossible({}, "купую", "ADJ", {})


@pytest.mark.parametrize(
    ("form", "upos", "feats", "expected"),
    [
        ("nová", "ADJ", "_", ["Gender=Fem|Number=Sing", "Gender=Neut|Number=Plur"]),
        ("NovÁ", "ADJ", "_", ["Gender=Fem|Number=Sing", "Gender=Neut|Number=Plur"]),
        # The longest ending counts.
        ("machest", "VERB", "VerbForm=Fin", ["Number=Sing|Person=2"]),
        ("macht", "VERB", "VerbForm=Fin", ["Number=Sing|Person=3"]),
        # Another form of the verb, another part of speech, none.
        ("macht", "VERB", "VerbForm=Part", []),
        ("macht", "VERB", "_", []),
        ("nová", "NOUN", "_", []),
        ("nová", None, "_", []),
        # Too short for a stem, an abbreviation, more than letters.
        ("ná", "ADJ", "_", []),
        ("NOVÁ", "ADJ", "_", []),
        ("x2nová", "ADJ", "_", []),
        # Of a compound with a hyphen the last part.
        ("x-nová", "ADJ", "_", ["Gender=Fem|Number=Sing", "Gender=Neut|Number=Plur"]),
        ("nová-2", "ADJ", "_", []),
        # All that is known is that it says nothing.
        ("jarní", "ADJ", "_", ["_"]),
    ],
)
def test_the_longest_ending_of_the_class(form: str, upos: str | None, feats: str, expected: list[str]) -> None:
    found = by_ending(ENDINGS, form, upos, parse_feats(feats))
    assert [format_feats(reading.feats) for reading in found] == expected


@given(st.text(max_size=12), st.sampled_from(["ADJ", "VERB", "NOUN"]), st.sampled_from(["_", "VerbForm=Fin"]))
def test_what_is_found_is_of_the_class_and_ends_the_form(form: str, upos: str, feats: str) -> None:
    found = by_ending(ENDINGS, form, upos, parse_feats(feats))
    listed = [
        ending
        for (name, ending), readings in ENDINGS.items()
        if readings == found and name == class_of(upos, parse_feats(feats))
    ]
    assert not found or (listed and form.lower().endswith(listed[0]) and all(one.upos == upos for one in found))


@pytest.mark.parametrize("content", ["", "[]", '{"ADJ": ["á"]}', '{"ADJ": {"á": 3}}', '{"ADJ": {"á": [3]}}', "\ufeff{"])
def test_a_damaged_file_is_named(tmp_path: Path, content: str) -> None:
    path = tmp_path / "cs.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(LexiconError, match=r"cs\.json: not a file of endings"):
        read_endings(path)


def test_there_are_some() -> None:
    assert {"cs", "et", "fi", "tr"} <= set(SHIPPED)
    assert endings_of("xx") == {}


def test_a_written_ending_stands_for_all_that_end_in_it() -> None:
    learned = read_content({"ADJ": {"ný": ["Gender=Neut"], "á": ["Gender=Fem"]}, "NOUN": {"ný": ["Gender=Masc"]}})
    written = read_content({"ADJ": {"ý": ["Gender=Masc"]}})
    assert joined(learned, written) == {key: learned[key] for key in (("ADJ", "á"), ("NOUN", "ný"))} | dict(written)
    assert joined(learned, {}) == learned


@pytest.mark.parametrize("language", SHIPPED)
def test_what_is_shipped(language: str) -> None:
    endings = endings_of(language)
    assert endings
    for (name, ending), readings in endings.items():
        assert 1 <= len(ending) <= LONGEST
        assert ending == ending.lower()
        assert readings
        assert name.partition(" ")[0] in {"ADJ", "NOUN", "VERB"}
    # A lexicon that only judges has them, also where there is no list of words (Greek).
    lexicon = judging_lexicon(language)
    assert lexicon is not None
    # But for those that a written one tells better.
    assert all(
        any((name, ending[start:]) in lexicon.endings for start in range(len(ending))) for name, ending in endings
    )
    assert SHORTEST_STEM > 0


@pytest.mark.parametrize(
    ("language", "form", "upos", "feats", "excluded"),
    [
        ("cs", "velký", "ADJ", "_", "Gender=Neut"),
        ("cs", "úžasný", "ADJ", "_", "Gender=Neut"),
        ("cs", "novým", "ADJ", "_", "Case=Loc|Number=Sing"),
        ("cs", "dělala", "VERB", "VerbForm=Part", "Gender=Masc"),
        ("et", "elavad", "VERB", "VerbForm=Fin", "Number=Sing|Person=3"),
        ("uk", "пішла", "VERB", "VerbForm=Fin", "Gender=Masc"),
        ("uk", "великий", "ADJ", "_", "Gender=Neut"),
        ("tr", "gidiyorsun", "VERB", "_", "Person=1"),
    ],
)
def test_what_an_ending_excludes(language: str, form: str, upos: str, feats: str, excluded: str) -> None:
    lexicon = judging_lexicon(language)
    assert lexicon is not None
    found = by_ending(lexicon.endings, form, upos, parse_feats(feats))
    assert found
    assert not any(
        all(values & reading.feats.get(name, values) for name, values in parse_feats(excluded).items())
        for reading in found
    )


@pytest.mark.parametrize(("form", "cases"), [("novým", {"Dat", "Ins"}), ("novém", {"Loc"})])
def test_what_is_written_excludes_what_a_list_of_words_has(form: str, cases: set[str]) -> None:
    """UniMorph has *novým* as the locative of the neuter; nor is it offered as a fix."""
    lexicon = judging_lexicon("cs")
    assert lexicon is not None
    adjectives = [reading for reading in lexicon.readings(form) if reading.upos == "ADJ"]
    assert {case for reading in adjectives for case in reading.feats["Case"]} == cases
    inflector = inflector_of("cs")
    assert inflector is not None
    locatives = [other.form for other in inflector.forms("nový") if "Loc" in other.feats.get("Case", ())]
    assert "novém" in locatives
    assert "novým" not in locatives
