"""The tags of pymorphy's Ukrainian dictionary (VESUM in OpenCorpora's manner) as UD readings.

The grammemes are OpenCorpora's, used a little otherwise: pronouns of every kind are `NPRO`, impersonal forms in *-но*,
*-то* are verbs (`Impe`), singulars have a gender and no number, and the nominative of some nouns is not named.
"""

from __future__ import annotations

from lambre_core.lexicon import opencorpora
from lambre_core.treebank.feats import Features

NOT_READ = frozenset({"Erro", "Infr"})
"""Grammemes of forms that texts do not have."""


def reading_of(tag: str) -> tuple[tuple[str, ...], Features] | None:
    """The UPOS that a tag may stand for, the likeliest first, and its features; None where it says nothing of use."""
    grammemes = tag.replace(" ", ",").split(",")
    kind = grammemes[0]
    found = opencorpora.reading_of(tag)
    if found is None or not NOT_READ.isdisjoint(grammemes):
        return None
    upos, features = found[0], dict(found[1])
    if kind == "NPRO":
        upos = ("PRON",) if "pers" in grammemes else ("DET", "PRON")
    elif kind == "ADJF":
        # Ordinals are adjectives here and there.
        upos = ("ADJ", "NUM")
    elif kind == "NOUN" and not opencorpora.NAMES.isdisjoint(grammemes):
        upos = ("PROPN", "NOUN")
    if "Impe" in grammemes:
        features = {}
    if "infn" in grammemes:
        features["VerbForm"] = frozenset({"Inf"})
    # Animacy shows in adjectives only now and then, and aspect and voice in no ruled edge.
    for name in ("Animacy", "Aspect", "Voice"):
        features.pop(name, None)
    if "Gender" in features and "Number" not in features:
        features["Number"] = frozenset({"Sing"})
    if "Fixd" in grammemes or kind == "NUMR":
        # What is not inflected has every case and number; a numeral's number is that of what it counts.
        for name in ("Case", "Number") if "Fixd" in grammemes else ("Number",):
            features.pop(name, None)
    elif kind == "NOUN" and "Case" not in features:
        features["Case"] = frozenset({"Nom"})
    return upos, features
