"""Tags of VESUM's corpora as readings of UD_Ukrainian-IU."""

from __future__ import annotations

import pytest

from lambre_core.training.ukrainian.tags import reading_of
from lambre_core.treebank.feats import format_feats

READINGS = [
    # The source of IU.
    ("noun:inanim:f:v_rod", "вода", "NOUN", "Animacy=Inan|Case=Gen|Gender=Fem|Number=Sing"),
    ("noun:inanim:p:m:v_rod", "рік", "NOUN", "Animacy=Inan|Case=Gen|Gender=Masc|Number=Plur"),
    ("noun:inanim:p:v_rod:ns", "гроші", "NOUN", "Animacy=Inan|Case=Gen|Number=Ptan"),
    ("noun:anim:m:v_naz:prop", "Іван", "PROPN", "Animacy=Anim|Case=Nom|Gender=Masc|Number=Sing"),
    ("noun:m:v_rod:rprep:&pron:pers:3", "він", "PRON", "Case=Gen|Gender=Masc|Number=Sing|Person=3|PronType=Prs"),
    ("noun:v_zna:&pron:refl", "себе", "PRON", "Case=Acc|PronType=Prs|Reflex=Yes"),
    ("adj:m:v_zna:rinanim:compb", "новий", "ADJ", "Animacy=Inan|Case=Acc|Degree=Pos|Gender=Masc|Number=Sing"),
    ("adj:p:v_naz:super", "найкращий", "ADJ", "Case=Nom|Degree=Sup|Number=Plur"),
    ("adj:m:p:v_naz:&noun:anim", "слідчий", "NOUN", "Animacy=Anim|Case=Nom|Gender=Masc|Number=Plur"),
    ("adj:p:v_rod:ns:&adjp:perf:pasv:&noun:inanim", "дані", "NOUN", "Animacy=Inan|Case=Gen|Number=Ptan"),
    (
        "adj:f:v_naz:&adjp:perf:pasv",
        "написаний",
        "ADJ",
        "Aspect=Perf|Case=Nom|Gender=Fem|Number=Sing|VerbForm=Part|Voice=Pass",
    ),
    ("adj:f:v_naz:poss:&pron:pers:1", "мій", "DET", "Case=Nom|Gender=Fem|Number=Sing|Person=1|Poss=Yes|PronType=Prs"),
    ("numr:f:v_naz", "два", "NUM", "Case=Nom|Gender=Fem|NumType=Card"),
    ("numr:v_naz:&pron:ind", "багато", "DET", "Case=Nom|NumType=Card|PronType=Ind"),
    ("verb:aux:imperf:past:f", "бути", "AUX", "Aspect=Imp|Gender=Fem|Mood=Ind|Number=Sing|Tense=Past|VerbForm=Fin"),
    ("verb:perf:impers", "зробити", "VERB", "Aspect=Perf|Mood=Ind|Person=0|VerbForm=Fin"),
    ("verb:perf:impr:p:2", "згадати", "VERB", "Aspect=Perf|Mood=Imp|Number=Plur|Person=2|VerbForm=Fin"),
    ("verb:imperf:pres:advp", "читати", "VERB", "Aspect=Imp|Tense=Pres|VerbForm=Conv"),
    ("prep:rv_mis:v-u", "в", "ADP", "Case=Loc"),
    ("conj:coord:neg", "ні", "CCONJ", "Polarity=Neg"),
    ("part:neg", "не", "PART", "Polarity=Neg"),
    ("part", "б", "AUX", "Mood=Cnd"),
    ("adv:compr", "краще", "ADV", "Degree=Cmp"),
    ("x:foreign", "Office", "X", "Foreign=Yes"),
    # The Brown corpus.
    ("noun:unanim:m:v_oru:pron:pers:3", "він", "PRON", "Case=Ins|Gender=Masc|Number=Sing|Person=3|PronType=Prs"),
    ("adj:p:v_rod:pron:neg", "жоден", "DET", "Case=Gen|Number=Plur|PronType=Neg"),
    ("adj:m:v_rod:comps", "найвищий", "ADJ", "Case=Gen|Degree=Sup|Gender=Masc|Number=Sing"),
    ("advp:perf", "зробивши", "VERB", "Aspect=Perf|Tense=Past|VerbForm=Conv"),
    (
        "verb:rev:imperf:pres:s:3:insert",
        "здаватися",
        "VERB",
        "Aspect=Imp|Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin",
    ),
]


@pytest.mark.parametrize(("tag", "lemma", "upos", "feats"), READINGS)
def test_a_tag_is_read(tag: str, lemma: str, upos: str, feats: str) -> None:
    found = reading_of(tag, lemma)
    assert (found[0], format_feats(found[1])) == (upos, feats)


@pytest.mark.parametrize("tag", ["number", "unknown", "noninfl:predic", "noun:inanim", "numr"])
def test_what_a_tag_does_not_tell_is_not_read(tag: str) -> None:
    assert reading_of(tag, "_") == (None, {})
