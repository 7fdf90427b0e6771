"""Lithuanian: ALKSNIS of 2019 in the style of today's."""

from __future__ import annotations

from lambre_core.training.conversion import relative_clause, value, with_features, words, words_in_tree
from lambre_core.treebank.tree import Token


def interrogative(token: Token) -> Token:
    """Interrogative and relative words have one PronType today."""
    if value(token, "PronType") in {"Int", "Rel"}:
        return with_features(token, PronType="Int,Rel")
    return token


STEPS = {"ALKSNIS": (words(interrogative), words_in_tree(relative_clause))}
