"""Latvian: LVTB 2.5 in the style of today's."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import words
from lambre_core.treebank.tree import Token

DETERMINERS = frozenset(
    "tas tā viss visa kurš kura šis šī kāds kāda tāds tāda šāds šāda cits cita katrs katra pats "
    "pati neviens neviena dažs daža".split()
)


def determiner(token: Token) -> Token:
    """Words that can stand before a noun are DET today wherever they stand, in 2.5 only before a noun."""
    return replace(token, upos="DET") if token.upos == "PRON" and token.lemma in DETERMINERS else token


STEPS = {"LUMII": (words(determiner),)}
