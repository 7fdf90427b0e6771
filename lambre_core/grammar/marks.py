"""What else a tree says of a word that decides whether a rule can be judged there.

A rule speaks of two words and one feature, but some constructions of ordinary, correct language put
the agreement elsewhere. They are recognised by the tree alone, the same way in every language; which
of them matter to which rule of a language is learned from its treebank (`Rule.exceptions`):

- *coordinated*: a coordination has a number, person and gender of its own (*Peter und Maria kommen*);
- *quantified*: a numeral or quantifier can govern its noun's case and the verb's number
  (Czech *pět mužů přišlo*, Finnish *ne kolme miestä*);
- *predicative*: a copula can agree with its nominal predicate instead of its subject (*Das sind Bücher*);
- *negated*: under negation objects and subjects can change their case (Russian *нет времени*);
- *oblique*: a subject that is not in the nominative need not agree (Estonian partitive subjects);
- *polite*: a second person plural may address one person (Czech *byl jste*);
- *compound*: an adposition of several words asks for a case of its own (Czech *v důsledku války*);
- *plural*: what holds of singulars alone (Finnish *ostan auton*, but *ostan autot*);
- *singular*: what holds of plurals alone (Polish *psy biegły*, *chłopcy biegli*, but *pies* and *chłopiec biegł*);
- *subject*: a verb with a subject of its own shares none with the verb that it is coordinated with.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence

COORDINATED: Final = 1
QUANTIFIED: Final = 2
PREDICATIVE: Final = 4
NEGATED: Final = 8
OBLIQUE: Final = 16
POLITE: Final = 32
SUBJECT: Final = 64
COMPOUND: Final = 128
PLURAL: Final = 256
SINGULAR: Final = 512

MARKS: Final = {
    "coordinated": COORDINATED,
    "quantified": QUANTIFIED,
    "predicative": PREDICATIVE,
    "negated": NEGATED,
    "oblique": OBLIQUE,
    "polite": POLITE,
    "subject": SUBJECT,
    "compound": COMPOUND,
    "plural": PLURAL,
    "singular": SINGULAR,
}
"""Name to bit. An exception of a rule is `dependent NAME` or `head NAME`."""

_NOMINAL = frozenset({"NOUN", "PROPN", "PRON", "DET", "NUM", "X", "SYM"})
_PREDICATE_FEATURES = ("Number", "Gender", "Person")
_NEGATIVE = frozenset({"Neg"})


def word_marks(
    upos: Sequence[str | None],
    feats: Sequence[Features],
    heads: Sequence[int | None],
    deprels: Sequence[str | None],
    own_marks: Sequence[int],
) -> list[int]:
    """The marks of every word of a sentence, as bits; index i is word i + 1, heads below 1 are no heads.

    Args:
        own_marks: `feature_marks` of every word.
    """
    marks = list(own_marks)
    for index, (head, relation) in enumerate(zip(heads, deprels, strict=True)):
        if not head or head < 1:
            continue
        given = _given_by(relation)
        if given == PREDICATIVE:
            if upos[index] in _NOMINAL and _agree(feats[index], feats[head - 1]):
                marks[head - 1] |= PREDICATIVE
        elif given:
            marks[head - 1] |= given
        if upos[index] == "NUM":
            marks[head - 1] |= QUANTIFIED
        if own_marks[index] & NEGATED:
            marks[head - 1] |= NEGATED
    return marks


@cache
def _given_by(relation: str | None) -> int:
    """The marks that a dependent with this relation may give to its head."""
    if relation is None:
        return 0
    if relation.startswith("comp:pred"):
        return PREDICATIVE
    if relation.startswith("subj"):
        return SUBJECT
    if relation == "unk":  # a word of an idiom
        return COMPOUND
    marks = QUANTIFIED if "gov" in relation else 0
    return marks | COORDINATED if relation.startswith("conj:coord") or relation == "conj" else marks


def feature_marks(features: Features) -> int:
    """The marks that a word's own features give."""
    marks = 0
    if features.get("Polarity") == _NEGATIVE:
        marks |= NEGATED
    case = features.get("Case")
    if case is not None and "Nom" not in case:
        marks |= OBLIQUE
    if "2" in features.get("Person", ()) and "Plur" in features.get("Number", ()):
        marks |= POLITE
    number = features.get("Number", ())
    if "Plur" in number:
        marks |= PLURAL
    if "Sing" in number:
        marks |= SINGULAR
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
        [feature_marks(token.feats) for token in tokens],
    )


@cache
def exception_masks(exceptions: tuple[str, ...]) -> tuple[int, int]:
    """The bits of a rule's exceptions, for the dependent and for the head.

    Raises:
        KeyError: the end or the mark of an exception is unknown.
    """
    masks = {"dependent": 0, "head": 0}
    for exception in exceptions:
        end, _space, name = exception.partition(" ")
        masks[end] |= MARKS[name]
    return masks["dependent"], masks["head"]
