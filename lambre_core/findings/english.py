"""English sentences in a text of another language: what was left untranslated is not judged."""

from __future__ import annotations

from lambre_core.treebank.tree import Sentence, in_lower_case

ENGLISH = frozenset(
    "the of and is are was were be been with this that these those which you your it its for from have has had can "
    "will would should not or if when all let they there their many single into as at an in but want need use "
    "instead about what how why where please then".split()
)
"""Frequent English words that are no Polish ones, and hardly Estonian or Finnish ones."""
SEVERAL = 2
"""So many of them make English of a sentence; one may be part of a name (*Visual Studio for Mac*)."""


def is_english(sentence: Sentence) -> bool:
    """Whether a sentence of a text in another language has several English words, and so is in English, though *we*
    and *to* are Polish, too, and *all* is Estonian: *we want to load the file*."""
    return len({in_lower_case(word.form) for word in sentence.tokens} & ENGLISH) >= SEVERAL
