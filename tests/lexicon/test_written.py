"""Readings written by hand."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.written import features, read, written_for
from lambre_core.resources import data_dir
from lambre_core.training.prepare import read_splits
from lambre_core.training.recipe import RECIPES
from lambre_core.treebank.feats import format_feats

DATA = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))
LANGUAGES = sorted(path.stem for path in (data_dir("rules") / "readings").glob("*.yaml"))

WORDS = [
    ("uk", "мені", "PRON", {"Case=Dat|Number=Sing|Person=1", "Case=Loc|Number=Sing|Person=1"}),
    ("uk", "Мої", "DET", {"Case=Acc|Number=Plur", "Case=Nom|Number=Plur", "Case=Voc|Number=Plur"}),
    ("uk", "їхньою", "DET", {"Case=Ins|Gender=Fem|Number=Sing"}),
    ("cs", "kteří", "DET", {"Animacy=Anim|Case=Nom|Gender=Masc|Number=Plur"}),
    ("cs", "mnou", "PRON", {"Case=Ins|Number=Sing|Person=1"}),
    ("uk", "будову", "NOUN", {"Case=Acc|Gender=Fem|Number=Sing"}),
    ("uk", "вперше", "ADV", {"_"}),
    ("uk", "комп'ютером", "NOUN", {"Animacy=Inan|Case=Ins|Gender=Masc|Number=Sing"}),
    ("uk", "комп’ютером", "NOUN", {"Animacy=Inan|Case=Ins|Gender=Masc|Number=Sing"}),  # with the other apostrophe
    ("cs", "pod", "ADP", {"Case=Acc", "Case=Ins"}),
    ("cs", "rozpozná", "VERB", {"Number=Sing|Person=3"}),
    ("cs", "nesídlí", "VERB", {"Number=Sing|Person=3", "Number=Plur|Person=3"}),
    ("cs", "sídlil", "VERB", set()),
]


@pytest.mark.parametrize(("language", "form", "upos", "expected"), WORDS)
def test_words_have_these_readings_and_no_others(language: str, form: str, upos: str, expected: set[str]) -> None:
    lexicon = judging_lexicon(language)
    assert lexicon is not None
    assert {format_feats(reading.feats) for reading in lexicon.readings(form) if reading.upos == upos} == expected


GUESSES = [
    ("uk", "кабанині", {"Case=Loc|Gender=Fem|Number=Sing", "Case=Loc|Gender=Masc|Number=Sing", "Case=Nom|Number=Plur"}),
    ("uk", "кабаниною", {"Case=Ins|Gender=Fem|Number=Sing"}),
    ("uk", "Мишеняточко", {"Case=Nom|Gender=Neut|Number=Sing", "Case=Nom|Gender=Masc|Number=Sing"}),
    ("uk", "гільзями", {"Case=Ins|Number=Plur"}),
]


@pytest.mark.parametrize(("language", "form", "expected"), GUESSES)
def test_nouns_may_have_what_their_endings_say(language: str, form: str, expected: set[str]) -> None:
    lexicon = judging_lexicon(language)
    assert lexicon is not None
    assert not lexicon.readings(form)
    assert expected <= {format_feats(reading.feats) for reading in lexicon.guess(form) if reading.upos == "NOUN"}


ALIKE = [
    ("uk", "братів", "NOUN", "Gen Plur", {"Acc"}),
    ("uk", "столу", "NOUN", "Dat Masc Sing", {"Gen"}),
    ("uk", "столу", "NOUN", "Gen Masc Sing", set()),
    ("uk", "сестри", "NOUN", "Gen Fem Sing", set()),
    ("cs", "bratra", "NOUN", "Gen Masc Sing", {"Acc"}),
    ("cs", "bratrů", "NOUN", "Gen Masc Plur", set()),
    # Estonian nouns that are stressed on their last syllable have one form for genitive and partitive.
    ("et", "meteoori", "NOUN", "Gen Sing", {"Par"}),
    ("et", "mootori", "NOUN", "Gen Sing", set()),
    # Finnish suffixes of persons; English loans, but no plural.
    ("fi", "laitteellasi", "NOUN", "Abe Sing", {"Ade"}),
    ("fi", "käyttötapauksiesi", "NOUN", "Nom Plur", {"Nom", "Gen"}),
    ("fi", "laitteella", "NOUN", "Ade Sing", set()),
    ("fi", "snapshot", "NOUN", "Nom Plur", {"Nom"}),
    ("fi", "asetukset", "NOUN", "Nom Plur", set()),
]


@pytest.mark.parametrize(("language", "form", "upos", "has", "also"), ALIKE)
def test_cases_that_look_alike(language: str, form: str, upos: str, has: str, also: set[str]) -> None:
    reading = Reading(None, upos, features(has))
    found = (alike.reading(reading) for alike in written_for(language).alike if alike.covers(form))
    assert {value for other in found if other is not None for value in other.feats["Case"]} == also


NEVER = [
    ("et", "haiglat", "Gen Sing"),
    ("et", "munad", "Par Sing"),
    ("et", "lepingu", "Par Sing"),
    ("et", "vastuse", "Par Sing"),
    ("et", "õpetaja", "Par Sing"),
    ("et", "allkiri", "Gen Sing"),
    ("et", "eurot", "Nom Plur"),
    ("fi", "pöytää", "Gen Sing"),
    ("fi", "pöydän", "Par Sing"),
    ("fi", "lapsilla", "Ine Plur"),
    ("fi", "talo", "Nom Plur"),
]
PERHAPS = [
    ("et", "haigla", "Gen Sing"),
    ("et", "maad", "Par Sing"),
    ("et", "raamatuid", "Par Plur"),
    ("et", "koolimaja", "Par Sing"),
    ("et", "serveri", "Gen Sing"),
    ("et", "lapsedki", "Nom Plur"),
    ("fi", "kirjani", "Gen Sing"),
    ("fi", "lapsillakin", "Ade Plur"),
    ("fi", "talossaan", "Ine Sing"),
    ("fi", "talossani", "Ine Sing"),
]


@pytest.mark.parametrize(
    ("language", "form", "has", "excluded"), [(*c, True) for c in NEVER] + [(*c, False) for c in PERHAPS]
)
def test_readings_that_no_word_has(language: str, form: str, has: str, excluded: bool) -> None:
    found = (never for never in written_for(language).never if never.covers(form))
    assert any(never.excludes("NOUN", features(has)) for never in found) is excluded


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paradigm_has_a_nominative(language: str) -> None:
    """But reflexives and words of which only the forms that differ are listed."""
    cases: dict[tuple[str, str], set[str]] = {}
    for readings in written_for(language).words.values():
        for reading in readings:
            if reading.upos in {"DET", "PRON"}:
                cases.setdefault((reading.lemma or "", reading.upos), set()).update(reading.feats.get("Case", ()))
    partly = {"себе", "se", "ty", "jeho", "dessen", "kolik", "mnoho", "několik", "tolik"}
    # Portuguese determiners have no case.
    assert {lemma for (lemma, _), found in cases.items() if found and "Nom" not in found} <= partly


WRONG = [
    ("language: cs\nforms:\n- {upos: [PRON], lemma: x, of: {on: [Nom]}}\n", "quotation marks"),
    ("language: cs\nforms:\n- {upos: [PRON], lemma: x, of: {ten: [Nominative]}}\n", "unknown value 'Nominative'"),
    ("language: cs\ninflected:\n- {upos: [DET], endings: none, lemma: x, stems: [t]}\n", "endings"),
    ("language: cs\ninfinitives: (t\n", "not a file of readings"),
    ("- nothing\n", "not a file of readings"),
    ("forms: [\n", "not a file of readings"),
]


@pytest.mark.parametrize(("content", "message"), WRONG)
def test_wrong_files_are_refused(content: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "cs.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(LexiconError, match=message) as caught:
        read(path)
    assert str(path) in str(caught.value)


@pytest.mark.data
@pytest.mark.skipif(not DATA.is_dir(), reason="the treebanks are not there; name their folder in LAMBRE_DATA")
@pytest.mark.parametrize("language", ["cs", "ru", "uk"])
def test_infinitives_end_as_it_is_written(language: str) -> None:
    """Of 2164 Russian ones in treebanks four do not, all of them errors of spelling or of annotation."""
    infinitives = written_for(language).infinitives
    assert infinitives is not None
    splits = read_splits(RECIPES[language], DATA)
    words = [token for sentence in (*splits.train, *splits.dev) for token in sentence.tokens]
    forms = [(word.form or "").lower() for word in words if "Inf" in word.feats.get("VerbForm", ())]
    other = [form for form in forms if not infinitives.search(form)]
    assert len(forms) > 1000
    assert len(other) <= len(forms) / 500
