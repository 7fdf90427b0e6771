"""Romanian: SiMoNERo in the style of RRT."""

from __future__ import annotations

from lambre_core.training.conversion import value, with_features, words
from lambre_core.treebank.tree import Token

CASES = {"Nom": "Acc,Nom", "Gen": "Dat,Gen"}


def case(token: Token) -> Token:
    """RRT names both cases that a form stands for."""
    if token.upos in {"NOUN", "PROPN", "ADJ", "DET", "PRON", "NUM"} and value(token, "Case") in CASES:
        return with_features(token, Case=CASES[value(token, "Case") or ""])
    return token


def conjunction(token: Token) -> Token:
    """Subordinating conjunctions that do not negate are Polarity=Pos in RRT, Neg in SiMoNERo."""
    return with_features(token, Polarity="Pos") if token.upos == "SCONJ" and "Polarity" in token.feats else token


def perfect_auxiliary(token: Token) -> Token:
    """The auxiliary of the perfect has no VerbForm in RRT."""
    if token.upos == "AUX" and token.lemma == "avea" and "Mood" not in token.feats:
        return with_features(token, VerbForm=None)
    return token


STEPS = {"SiMoNERo": (words(case), words(conjunction), words(perfect_auxiliary))}
