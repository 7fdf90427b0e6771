"""OpenCorpora's tags as UD readings."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.opencorpora import reading_of
from lambre_core.treebank.feats import format_feats

TAGS = [
    # книги, of книга
    ("NOUN,inan,femn sing,gent", ("NOUN",), "Animacy=Inan|Case=Gen|Gender=Fem|Number=Sing"),
    # the second locative: в лесу
    ("NOUN,inan,masc sing,loc2", ("NOUN",), "Animacy=Inan|Case=Loc|Gender=Masc|Number=Sing"),
    ("NOUN,anim,femn,Name sing,datv", ("PROPN", "NOUN"), "Animacy=Anim|Case=Dat|Gender=Fem|Number=Sing"),
    # сирота: either gender
    ("NOUN,anim,ms-f sing,nomn", ("NOUN",), "Animacy=Anim|Case=Nom|Number=Sing"),
    # only the accusative of the masculine shows Animacy
    ("ADJF,Qual anim,masc,sing,accs", ("ADJ",), "Animacy=Anim|Case=Acc|Degree=Pos|Gender=Masc|Number=Sing"),
    ("ADJF,Supr,Qual femn,sing,nomn", ("ADJ",), "Case=Nom|Degree=Sup|Gender=Fem|Number=Sing"),
    ("ADJS,Qual neut,sing", ("ADJ",), "Degree=Pos|Gender=Neut|Number=Sing|Variant=Short"),
    ("COMP,Qual", ("ADJ", "ADV"), "Degree=Cmp"),
    ("ADJF,Apro plur,gent", ("DET", "PRON", "ADJ"), "Case=Gen|Number=Plur"),
    ("NPRO,masc,3per,Anph sing,ablt", ("PRON",), "Case=Ins|Gender=Masc|Number=Sing|Person=3"),
    (
        "VERB,impf,tran sing,3per,pres,indc",
        ("VERB", "AUX"),
        "Aspect=Imp|Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin",
    ),
    (
        "VERB,perf,intr femn,sing,past,indc",
        ("VERB", "AUX"),
        "Aspect=Perf|Gender=Fem|Mood=Ind|Number=Sing|Tense=Past|VerbForm=Fin",
    ),
    ("VERB,perf,tran plur,impr,excl", ("VERB", "AUX"), "Aspect=Perf|Mood=Imp|Number=Plur|VerbForm=Fin"),
    ("INFN,perf,tran", ("VERB", "AUX"), "Aspect=Perf|VerbForm=Inf"),
    (
        "PRTF,perf,tran,past,pssv neut,sing,nomn",
        ("VERB", "ADJ"),
        "Aspect=Perf|Case=Nom|Gender=Neut|Number=Sing|Tense=Past|VerbForm=Part|Voice=Pass",
    ),
    ("GRND,impf,tran,pres", ("VERB", "AUX"), "Aspect=Imp|Tense=Pres|VerbForm=Conv"),
    ("NUMR femn,nomn", ("NUM",), "Case=Nom|Gender=Fem"),
    ("CONJ", ("CCONJ", "SCONJ"), "_"),
]


@pytest.mark.parametrize(("tag", "upos", "feats"), TAGS)
def test_a_tag_becomes_upos_and_features(tag: str, upos: tuple[str, ...], feats: str) -> None:
    analysis = reading_of(tag)
    assert analysis is not None
    assert (analysis[0], format_feats(analysis[1])) == (upos, feats)


@pytest.mark.parametrize("tag", ["", "LATN", "PNCT"])
def test_no_word_no_reading(tag: str) -> None:
    assert reading_of(tag) is None
