"""The shipped lexicons: readings that any grammar of the language gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.lexicon.automaton import open_automaton, reading_of
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.resources import data_dir
from lambre_core.treebank.feats import format_feats

SHIPPED = sorted(data_dir("lexicons").glob("*.lexicon"))

KNOWN = [
    ("ru", "столах", "NOUN", {"Animacy=Inan|Case=Loc|Gender=Masc|Number=Plur"}),
    ("ru", "Столах", "NOUN", {"Animacy=Inan|Case=Loc|Gender=Masc|Number=Plur"}),
    # ё is mostly written as е.
    ("ru", "зеленая", "ADJ", {"Case=Nom|Degree=Pos|Gender=Fem|Number=Sing"}),
    ("ru", "зелёная", "ADJ", {"Case=Nom|Degree=Pos|Gender=Fem|Number=Sing"}),
    ("ru", "читаю", "VERB", {"Aspect=Imp|Mood=Ind|Number=Sing|Person=1|Tense=Pres|VerbForm=Fin"}),
    ("ru", "буду", "AUX", {"Aspect=Imp|Mood=Ind|Number=Sing|Person=1|Tense=Fut|VerbForm=Fin"}),
    ("ru", "поинтереснее", "ADJ", {"Degree=Cmp"}),
    ("ru", "щшфы", "NOUN", set()),
    ("cs", "ženám", "NOUN", {"Case=Dat|Number=Plur"}),
    ("cs", "Ženou", "NOUN", {"Case=Ins|Number=Sing"}),
    # and the instrumental, which UniMorph lacks
    ("cs", "krásnou", "ADJ", {"Case=Acc|Gender=Fem|Number=Sing"}),
    ("pl", "kobietom", "NOUN", {"Case=Dat|Gender=Fem|Number=Plur"}),
    ("pl", "stołach", "NOUN", {"Animacy=Inan|Case=Loc|Gender=Masc|Number=Plur"}),
    ("pl", "czytam", "VERB", {"Aspect=Imp|Mood=Ind|Number=Sing|Person=1|Tense=Pres|VerbForm=Fin"}),
    ("uk", "жінкам", "NOUN", {"Case=Dat|Gender=Fem|Number=Plur"}),
]


@pytest.mark.parametrize(("language", "form", "upos", "expected"), KNOWN)
def test_a_form_has_its_readings(language: str, form: str, upos: str, expected: set[str]) -> None:
    lexicon = lexicon_of(language)
    assert lexicon is not None
    assert {format_feats(reading.feats) for reading in lexicon.readings(form) if reading.upos == upos} == expected


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_tag_can_be_read_and_every_source_is_named(path: Path) -> None:
    header = open_automaton(path).header
    assert all(upos.isupper() for tag in header.tags for upos in reading_of(tag)[0])
    assert header.sources
    assert header.entries >= header.forms > 0
