"""What else a tree says of a word that decides whether a rule can be judged there.

A rule speaks of two words and one feature, but some constructions of ordinary, correct language put
the agreement elsewhere. They are seen in the tree alone, the same way in every language:

- a coordination has a number, person and gender of its own (*Peter und Maria kommen*);
- a numeral or quantifier can govern its noun's case and the verb's number (Czech *pět mužů přišlo*);
- a copula can agree with its nominal predicate instead of its subject (*Das sind Bücher*);
- under negation, objects and subjects can change their case (Russian *нет времени*).
"""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence


COORDINATED = 1
QUANTIFIED = 2
AGREES_WITH_PREDICATE = 4
NEGATED = 8
"""Marks of a word, to be combined as bits."""

_NOMINAL = frozenset({"NOUN", "PROPN", "PRON", "DET", "NUM", "X", "SYM"})
_PREDICATE_FEATURES = ("Number", "Gender", "Person")
_NEGATIVE = frozenset({"Neg"})


def word_marks(
    upos: Sequence[str | None], feats: Sequence[Features], heads: Sequence[int | None], deprels: Sequence[str | None]
) -> list[int]:
    """The marks of every word of a sentence; index i is word i + 1, heads below 1 are no heads."""
    marks = [0] * len(upos)
    for index, head in enumerate(heads):
        if feats[index].get("Polarity") == _NEGATIVE:
            marks[index] |= NEGATED
        if not head or head < 1:
            continue
        relation = deprels[index] or ""
        if upos[index] == "NUM" or "gov" in relation:
            marks[head - 1] |= QUANTIFIED
        if relation.startswith("conj:coord") or relation == "conj":
            marks[head - 1] |= COORDINATED
        elif relation.startswith("comp:pred") and upos[index] in _NOMINAL:
            if _agree(feats[index], feats[head - 1]):
                marks[head - 1] |= AGREES_WITH_PREDICATE
        if feats[index].get("Polarity") == _NEGATIVE:
            marks[head - 1] |= NEGATED
    return marks


def _agree(predicate: Features, copula: Features) -> bool:
    """Whether they share a feature of agreement and clash in none."""
    shared = [name for name in _PREDICATE_FEATURES if name in predicate and name in copula]
    return bool(shared) and not any(predicate[name].isdisjoint(copula[name]) for name in shared)


def sentence_marks(sentence: Sentence) -> list[int]:
    tokens = sentence.tokens
    return word_marks(
        [token.upos for token in tokens],
        [token.feats for token in tokens],
        [token.head for token in tokens],
        [token.deprel for token in tokens],
    )
