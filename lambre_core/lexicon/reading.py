"""Reading: one analysis that a form can have."""

from __future__ import annotations

from typing import NamedTuple

from lambre_core.treebank.feats import Features

DECLENSION = "Declension"
"""A feature of lexicons alone: the endings that an adjective has (`Strong`, `Weak`) or that a determiner asks for."""

ENDING = "Ending"
"""The endings that a determiner has itself, if it is declined as an adjective: *viele*, *die vielen*."""


class Reading(NamedTuple):
    """One (lemma, UPOS, features) analysis of a form; a tuple, since thousands are made a sentence.

    Attributes:
        probability: what the tagger gives it in its context; 0 for one that only the lexicon knows.
        written: somebody wrote it down for this word, or for its end.
    """

    lemma: str | None
    upos: str | None
    feats: Features
    probability: float = 0.0
    written: bool = False

    def with_feats(self, feats: Features) -> Reading:
        """The same with other features; `_replace`, which does it for any field, takes several times as long."""
        return Reading(self.lemma, self.upos, feats, self.probability, self.written)
