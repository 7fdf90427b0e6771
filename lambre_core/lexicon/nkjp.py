"""Polish tags of the National Corpus (`subst:sg:dat.loc:f`) as UD readings.

Documented with Morfeusz (https://morfeusz.sgjp.pl/download/, "tagset"); the style is that of UD Polish PDB: Animacy
(Hum, Nhum, Inan) beside Masc, the future of perfective verbs, participles as adjectives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product

from lambre_core.treebank.feats import Features

PARTS_OF_SPEECH: Mapping[str, tuple[tuple[str, ...], Mapping[str, str]]] = {
    "subst": (("NOUN",), {}),
    "depr": (("NOUN",), {}),
    "ger": (("NOUN",), {"VerbForm": "Vnoun"}),
    "adj": (("ADJ",), {}),
    "adjp": (("ADJ",), {"Degree": "Pos"}),
    "adja": (("ADJ",), {}),
    "adjc": (("ADJ",), {"Variant": "Short"}),
    "adv": (("ADV",), {}),
    "num": (("NUM", "DET"), {}),
    "ppron12": (("PRON",), {}),
    "ppron3": (("PRON",), {"Person": "3"}),
    "siebie": (("PRON",), {}),
    "fin": (("VERB",), {"Mood": "Ind", "VerbForm": "Fin"}),
    "bedzie": (("AUX",), {"Mood": "Ind", "Tense": "Fut", "VerbForm": "Fin"}),
    "aglt": (("AUX",), {"Mood": "Ind", "Tense": "Pres", "VerbForm": "Fin"}),
    "praet": (("VERB",), {"Mood": "Ind", "Tense": "Past", "VerbForm": "Fin"}),
    "impt": (("VERB",), {"Mood": "Imp", "VerbForm": "Fin"}),
    "imps": (("VERB",), {"Mood": "Ind", "Person": "0", "Tense": "Past", "VerbForm": "Fin"}),
    "inf": (("VERB",), {"VerbForm": "Inf"}),
    "pcon": (("VERB",), {"Tense": "Pres", "VerbForm": "Conv"}),
    "pant": (("VERB",), {"Tense": "Past", "VerbForm": "Conv"}),
    "pact": (("ADJ",), {"VerbForm": "Part", "Voice": "Act"}),
    "ppas": (("ADJ",), {"VerbForm": "Part", "Voice": "Pass"}),
    "winien": (("VERB", "ADJ"), {}),
    "pred": (("VERB", "AUX"), {}),
    "prep": (("ADP",), {}),
    "conj": (("CCONJ",), {}),
    "comp": (("SCONJ",), {}),
    "part": (("PART",), {}),
    "interj": (("INTJ",), {}),
}
"""Class of a word to the UPOS that its words have in UD, and features that it implies."""

AUXILIARIES = frozenset({"być", "bywać", "zostać", "zostawać"})
DETERMINERS = frozenset(
    "ten tamten ów mój twój swój nasz wasz jaki taki który każdy żaden wszelki wszystek niektóry niejaki jakiś któryś "
    "czyj czyjś jakikolwiek którykolwiek czyjkolwiek owy tenże sam inny pewien".split()
)
"""Adjectives to the corpus, DET in UD (some of them at times)."""

PRONOUNS = frozenset("kto co ktoś coś nikt nic to wszystko ktokolwiek cokolwiek sobie wszyscy".split())
"""Nouns to the corpus, PRON in UD."""

VALUES: Mapping[str, Mapping[str, str]] = {
    "sg": {"Number": "Sing"},
    "pl": {"Number": "Plur"},
    "nom": {"Case": "Nom"},
    "gen": {"Case": "Gen"},
    "dat": {"Case": "Dat"},
    "acc": {"Case": "Acc"},
    "inst": {"Case": "Ins"},
    "loc": {"Case": "Loc"},
    "voc": {"Case": "Voc"},
    "m1": {"Gender": "Masc", "Animacy": "Hum"},
    "m2": {"Gender": "Masc", "Animacy": "Nhum"},
    "m3": {"Gender": "Masc", "Animacy": "Inan"},
    "f": {"Gender": "Fem"},
    "n": {"Gender": "Neut"},
    "pri": {"Person": "1"},
    "sec": {"Person": "2"},
    "ter": {"Person": "3"},
    "pos": {"Degree": "Pos"},
    "com": {"Degree": "Cmp"},
    "sup": {"Degree": "Sup"},
    "imperf": {"Aspect": "Imp"},
    "perf": {"Aspect": "Perf"},
    "aff": {"Polarity": "Pos"},
    "neg": {"Polarity": "Neg"},
}
"""Value of the corpus to UD features; the others say nothing that UD has, or nothing that is judged."""

MASCULINE = frozenset({"m1", "m2", "m3"})


def upos_of(tag: str, lemma: str) -> tuple[str, ...]:
    """The UPOS that a word may have, the likeliest first; none for an unknown class of words."""
    name = tag.partition(":")[0]
    if name in {"subst", "depr"}:
        if lemma in PRONOUNS:
            return ("PRON", "NOUN")
        return ("PROPN", "NOUN") if lemma[:1].isupper() else ("NOUN",)
    if name == "adj" and lemma in DETERMINERS:
        return ("DET", "ADJ", "PRON")
    upos = PARTS_OF_SPEECH.get(name, ((), {}))[0]
    return ("AUX", "VERB") if upos == ("VERB",) and lemma in AUXILIARIES else upos


@lru_cache(maxsize=8192)
def features_of(tag: str) -> tuple[Features, ...]:
    """The features of a tag, once for each of its alternatives (`sg:dat.loc`)."""
    name, *fields = tag.split(":")
    implied = dict(PARTS_OF_SPEECH.get(name, ((), {}))[1])
    if name == "fin":
        implied["Tense"] = "Fut" if "perf" in fields else "Pres"
    return tuple(
        {feature: frozenset({value}) for feature, value in implied.items()} | dict(features)
        for features in combinations(fields)
    )


def combinations(fields: list[str]) -> Iterator[Features]:
    """Every combination of the alternatives of the fields; the masculine genders are one, with their Animacy."""
    for choice in product(*map(alternatives, fields)):
        features: dict[str, set[str]] = {}
        for names in choice:
            for name in names:
                for feature, value in VALUES[name].items():
                    features.setdefault(feature, set()).add(value)
        if len(features.get("Animacy", ())) == len(MASCULINE):
            del features["Animacy"]
        yield {feature: frozenset(values) for feature, values in features.items()}


def alternatives(field: str) -> list[list[str]]:
    """The values of a field that have a counterpart, each by itself but the masculine genders; at least one choice."""
    names = [name for name in field.split(".") if name in VALUES]
    masculine = [name for name in names if name in MASCULINE]
    return [[name] for name in names if name not in MASCULINE] + ([masculine] if masculine else []) or [[]]
