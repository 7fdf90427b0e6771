"""Tags of pymorphy's Ukrainian dictionary as UD readings."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.vesum import reading_of
from lambre_core.treebank.feats import format_feats

TAGS = [
    # книзі
    ("NOUN,inan femn,datv", ("NOUN",), "Case=Dat|Gender=Fem|Number=Sing"),
    ("NOUN,inan plur,nomn", ("NOUN",), "Case=Nom|Number=Plur"),
    # враження: the nominative is not named
    ("NOUN,inan neut", ("NOUN",), "Case=Nom|Gender=Neut|Number=Sing"),
    # авеню: every case and number
    ("NOUN,Fixd,inan femn,nomn", ("NOUN",), "Gender=Fem"),
    ("NOUN,Surn,masc,anim nomn", ("PROPN", "NOUN"), "Case=Nom|Gender=Masc|Number=Sing"),
    ("ADJF,compb masc,gent", ("ADJ", "NUM"), "Case=Gen|Degree=Pos|Gender=Masc|Number=Sing"),
    ("NPRO plur,nomn", ("DET", "PRON"), "Case=Nom|Number=Plur"),
    ("NPRO,pers,masc gent", ("PRON",), "Case=Gen|Gender=Masc|Number=Sing"),
    ("VERB,impf masc,past", ("VERB", "AUX"), "Gender=Masc|Number=Sing|Tense=Past|VerbForm=Fin"),
    ("VERB,impf infn", ("VERB", "AUX"), "VerbForm=Inf"),
    # абельовано agrees with nothing
    ("VERB,impf Impe", ("VERB", "AUX"), "_"),
    # п'ять: its number is that of what it counts
    ("NUMR,plur nomn", ("NUM",), "Case=Nom"),
]


@pytest.mark.parametrize(("tag", "upos", "feats"), TAGS)
def test_tag(tag: str, upos: tuple[str, ...], feats: str) -> None:
    found = reading_of(tag)
    assert found is not None
    assert (found[0], format_feats(found[1])) == (upos, feats)


@pytest.mark.parametrize("tag", ["NUMR,Infr masc,nomn", "NOUN,Erro,inan femn,datv", "WHAT,inan"])
def test_what_texts_do_not_have(tag: str) -> None:
    assert reading_of(tag) is None
