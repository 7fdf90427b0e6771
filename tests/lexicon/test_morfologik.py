"""German dictionaries as morfologik writes them, with Morphy's tags."""

from __future__ import annotations

import lzma
import os
from itertools import islice
from pathlib import Path

import pytest

from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.morfologik import entries, look_up, open_automaton
from lambre_core.lexicon.morphy import reading_of
from lambre_core.treebank.feats import format_feats

DATA = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))
DICTIONARY = DATA / "extra-german" / "german.dict.xz"


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


@pytest.mark.data
@pytest.mark.skipif(not DICTIONARY.exists(), reason=f"{DICTIONARY} is missing; set LAMBRE_DATA")
def test_every_entry_is_found_by_its_form() -> None:
    automaton = open_automaton(DICTIONARY)
    for form, lemma, tag in islice(entries(automaton), 2000):
        assert (lemma, tag) in set(look_up(automaton, form))
