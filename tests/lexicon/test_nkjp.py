"""Polish tags of the National Corpus as UD readings."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.nkjp import features_of, upos_of
from lambre_core.treebank.feats import format_feats


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("subst:sg:dat.loc:f", {"Case=Dat|Gender=Fem|Number=Sing", "Case=Loc|Gender=Fem|Number=Sing"}),
        # All three masculine genders leave Animacy open, two of them are a set.
        (
            "adj:sg:inst:m1.m2.m3.n:pos",
            {"Case=Ins|Degree=Pos|Gender=Masc|Number=Sing", "Case=Ins|Degree=Pos|Gender=Neut|Number=Sing"},
        ),
        ("adj:sg:acc:m1.m2:pos", {"Animacy=Hum,Nhum|Case=Acc|Degree=Pos|Gender=Masc|Number=Sing"}),
        ("fin:sg:ter:perf", {"Aspect=Perf|Mood=Ind|Number=Sing|Person=3|Tense=Fut|VerbForm=Fin"}),
        ("fin:sg:ter:imperf", {"Aspect=Imp|Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin"}),
        ("praet:pl:m1:perf", {"Animacy=Hum|Aspect=Perf|Gender=Masc|Mood=Ind|Number=Plur|Tense=Past|VerbForm=Fin"}),
        ("inf:imperf", {"Aspect=Imp|VerbForm=Inf"}),
        ("conj", {"_"}),
    ],
)
def test_features(tag: str, expected: set[str]) -> None:
    found = [format_feats(features) for features in features_of(tag)]
    assert set(found) == expected
    assert len(found) == len(expected)


@pytest.mark.parametrize(
    ("tag", "lemma", "upos"),
    [
        ("subst:sg:nom:f", "kobieta", ("NOUN",)),
        ("subst:sg:nom:f", "Warszawa", ("PROPN", "NOUN")),
        ("subst:sg:nom:n", "coś", ("PRON", "NOUN")),
        ("adj:sg:nom:f:pos", "ten", ("DET", "ADJ", "PRON")),
        ("adj:sg:nom:f:pos", "mały", ("ADJ",)),
        ("fin:sg:ter:imperf", "być", ("AUX", "VERB")),
        ("fin:sg:ter:imperf", "czytać", ("VERB",)),
        ("brev:pun", "np", ()),
    ],
)
def test_parts_of_speech(tag: str, lemma: str, upos: tuple[str, ...]) -> None:
    assert upos_of(tag, lemma) == upos
