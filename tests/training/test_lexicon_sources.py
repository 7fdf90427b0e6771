"""What dictionaries say, as readings that lexicons store."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from lambre_core.lexicon.errors import LexiconError
from lambre_core.training.lexicon import lexicon_file, main
from lambre_core.training.lexicon_sources import (
    closed_readings,
    one_word,
    package,
    two_words,
    unimorph_entries,
    without_stress,
)

ROWS = {
    "cs": "žena\tženou\tN;INS;SG\njá\tmnou\tPRO;INS;SG\ne\te f\tN;NOM;SG\nv\t—\tN;ACC;SG\n",
    "pt": "ler\tlia\tV;IND;SG;1;PST;IPFV\nler\tleu\tV;IND;SG;3;PST;PFV\n",
    "lt": "žvakùtė\tžvakùtės\tN;GEN;SG\n",
}


@pytest.mark.parametrize(
    ("language", "parts_of_speech", "expected"),
    [
        ("cs", {"N", "ADJ"}, [("ženou", "žena", "NOUN|Case=Ins|Number=Sing")]),
        (
            "pt",
            {"V"},
            [
                ("lia", "ler", "VERB,AUX|Mood=Ind|Number=Sing|Person=1|Tense=Imp"),
                ("leu", "ler", "VERB,AUX|Mood=Ind|Number=Sing|Person=3|Tense=Past"),
            ],
        ),
        ("lt", {"N"}, [("žvakutės", "žvakutė", "NOUN|Case=Gen|Number=Sing")]),
    ],
)
def test_words_of_unimorph(
    tmp_path: Path, language: str, parts_of_speech: set[str], expected: list[tuple[str, str, str]]
) -> None:
    (tmp_path / "unimorph").mkdir()
    (tmp_path / "unimorph" / f"{language}.tsv.xz").write_bytes(lzma.compress(ROWS[language].encode()))
    assert list(unimorph_entries(language, frozenset(parts_of_speech), tmp_path)) == expected


@pytest.mark.parametrize(
    ("form", "expected"),
    [("žvakùtės", "žvakutės"), ("bū̃das", "būdas"), ("жі́нка", "жінка"), ("йод", "йод"), ("čas", "čas")],
)
def test_marks_of_stress_go(form: str, expected: str) -> None:
    assert without_stress(form) == expected


@pytest.mark.parametrize("form", ["", "-", "—", "a b", "a/b", "(a)b", "*a"])
def test_cells_that_hold_no_word(form: str) -> None:
    assert not one_word(form)


@pytest.mark.parametrize(
    ("form", "lemma", "expected"),
    [
        ("uuteleuusile", "uus", True),
        ("ajjuajusse", "aju", True),
        ("väkkeväesse", "vägi", True),
        ("uutele", "uus", False),
        ("kassikassile", "kassikass", False),
        ("raamatutele", "raamat", False),
    ],
)
def test_cells_that_hold_two_words_in_one(form: str, lemma: str, expected: bool) -> None:
    assert two_words(form, lemma) is expected


def test_a_missing_package_is_named() -> None:
    with pytest.raises(LexiconError, match="pip install no-such-dictionary"):
        package("no_such_dictionary", "no-such-dictionary")


def test_a_language_without_recipe_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(LexiconError, match="'xx'"):
        lexicon_file("xx", tmp_path)
    assert main(["xx", "--output", str(tmp_path)]) == 2
    assert "'xx'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        # Often enough: all readings; an adverb that is spelt alike is none of the closed class.
        (
            {("po", "ADP", "Case=Loc"): 15, ("po", "ADP", "Case=Acc"): 6, ("po", "ADV", "_"): 2},
            {"Case=Loc", "Case=Acc"},
        ),
        # An occurrence without case is an oversight of the annotators.
        ({("po", "ADP", "Case=Loc"): 60, ("po", "ADP", "_"): 2}, {"Case=Loc"}),
        # Without gender all the same: that is another reading.
        (
            {("ten", "DET", "Case=Nom"): 30, ("ten", "DET", "Case=Nom|Gender=Masc"): 30},
            {"Case=Nom", "Case=Nom|Gender=Masc"},
        ),
        # Too rare, or too many readings that were seen once.
        ({("po", "ADP", "Case=Loc"): 19}, set()),
        ({("po", "ADP", "Case=Loc"): 22, ("po", "ADP", "Case=Acc"): 1, ("po", "ADP", "Case=Dat"): 1}, set()),
        # Mostly something else.
        ({("je", "VERB", "Number=Sing"): 40, ("on", "PRON", "Case=Acc"): 30}, set()),
    ],
)
def test_closed_class_words_of_a_treebank(seen: dict[tuple[str, str, str], int], expected: set[str]) -> None:
    assert {feats for _, _, feats in closed_readings(seen)} == expected
