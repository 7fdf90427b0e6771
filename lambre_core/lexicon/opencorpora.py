"""OpenCorpora's Russian tags (`NOUN,inan,femn sing,gent`) as UD readings.

Documented at https://opencorpora.org/dict.php?act=gram; pymorphy's dictionaries use them. The styles of the
Russian treebanks are met where they agree: participles are verbs (VerbForm=Part), the second genitive and the
second locative are Gen and Loc, Animacy of adjectives stands only where their form shows it. Voice is left to
passive participles, since OpenCorpora does not tell *мыться* from *мыть* by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from lambre_core.treebank.feats import Features

PARTS_OF_SPEECH: Mapping[str, tuple[tuple[str, ...], Mapping[str, str]]] = {
    "NOUN": (("NOUN",), {}),
    "ADJF": (("ADJ",), {"Degree": "Pos"}),
    "ADJS": (("ADJ",), {"Degree": "Pos", "Variant": "Short"}),
    "COMP": (("ADJ", "ADV"), {"Degree": "Cmp"}),
    "VERB": (("VERB", "AUX"), {"VerbForm": "Fin"}),
    "INFN": (("VERB", "AUX"), {"VerbForm": "Inf"}),
    "PRTF": (("VERB", "ADJ"), {"VerbForm": "Part"}),
    "PRTS": (("VERB", "ADJ"), {"VerbForm": "Part", "Variant": "Short"}),
    "GRND": (("VERB", "AUX"), {"VerbForm": "Conv"}),
    "NUMR": (("NUM",), {}),
    "ADVB": (("ADV",), {}),
    "NPRO": (("PRON",), {}),
    "PRED": (("ADV", "VERB"), {}),
    "PREP": (("ADP",), {}),
    "CONJ": (("CCONJ", "SCONJ"), {}),
    "PRCL": (("PART",), {}),
    "INTJ": (("INTJ",), {}),
}
"""OpenCorpora's part of speech to the UPOS that its words have in UD, and features that it implies."""

NAMES = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"})
"""Grammemes of nouns that are names."""

VALUES: Mapping[str, tuple[str, str]] = {
    "nomn": ("Case", "Nom"),
    "gent": ("Case", "Gen"),
    "gen1": ("Case", "Gen"),
    "gen2": ("Case", "Gen"),
    "datv": ("Case", "Dat"),
    "accs": ("Case", "Acc"),
    "acc2": ("Case", "Acc"),
    "ablt": ("Case", "Ins"),
    "loct": ("Case", "Loc"),
    "loc1": ("Case", "Loc"),
    "loc2": ("Case", "Loc"),
    "voct": ("Case", "Voc"),
    "sing": ("Number", "Sing"),
    "plur": ("Number", "Plur"),
    "masc": ("Gender", "Masc"),
    "femn": ("Gender", "Fem"),
    "neut": ("Gender", "Neut"),
    "anim": ("Animacy", "Anim"),
    "inan": ("Animacy", "Inan"),
    "1per": ("Person", "1"),
    "2per": ("Person", "2"),
    "3per": ("Person", "3"),
    "pres": ("Tense", "Pres"),
    "past": ("Tense", "Past"),
    "futr": ("Tense", "Fut"),
    "indc": ("Mood", "Ind"),
    "impr": ("Mood", "Imp"),
    "perf": ("Aspect", "Perf"),
    "impf": ("Aspect", "Imp"),
    "pssv": ("Voice", "Pass"),
    "Supr": ("Degree", "Sup"),
}
"""OpenCorpora's grammeme to UD feature and value; the others say nothing that UD has."""


@lru_cache(maxsize=8192)
def reading_of(tag: str) -> tuple[tuple[str, ...], Features] | None:
    """The UPOS that a tag may stand for, the likeliest first, and its features; None for an unknown part of speech.

    Words of either gender (*сирота*, grammemes `ms-f` and `GNdr`) leave Gender open.
    """
    grammemes = tag.replace(" ", ",").split(",")
    found = PARTS_OF_SPEECH.get(grammemes[0])
    if found is None:
        return None
    upos, implied = found
    if grammemes[0] == "NOUN" and NAMES.intersection(grammemes):
        upos = ("PROPN", "NOUN")
    if "Apro" in grammemes:
        upos, implied = ("DET", "PRON", "ADJ"), {}
    features = dict(implied)
    features.update(VALUES[grammeme] for grammeme in grammemes if grammeme in VALUES)
    return upos, {name: frozenset({value}) for name, value in features.items()}
