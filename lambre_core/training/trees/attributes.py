"""Attributes: what a tree may ask of a site, in words that read well in a condition.

Those of Chaudhary et al. (2020: part of speech and relation; 2021: lemmas of function words, neighbours, features, the
head's head, dependents), and the marks by which rules are excepted today. An attribute that is absent has no value.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from lambre_core.grammar.marks import MARKS, sentence_marks
from lambre_core.grammar.wording import base
from lambre_core.treebank.tree import Sentence, Token

Attributes = Mapping[str, str]

YES = "yes"
"""The value of an attribute that is a whole statement (*the head is negated*)."""

CLOSED_CLASSES = frozenset({"ADP", "AUX", "DET", "NUM", "PRON", "SCONJ"})
"""Words so few that a condition may name them."""

FEATURES = (
    "Animacy", "Case", "Definite", "Degree", "Gender", "Mood", "Number", "NumType", "Person", "Polite", "Poss",
    "PronType", "Reflex", "Tense", "VerbForm", "Voice",
)  # fmt: skip

_STATEMENTS = {
    "coordinated": "is coordinated",
    "quantified": "is quantified",
    "predicative": "agrees with a predicate",
    "negated": "is negated",
    "subject": "has a subject",
    "compound": "is part of an idiom",
}
"""Marks that a tree gives; the others are features, which are attributes of their own."""

_OF_UPOS = {"DET": "has a determiner", "NUM": "has a numeral", "ADJ": "has an adjective", "ADP": "has an adposition"}
_OF_RELATION = {"comp:pred": "has a predicate", "comp:obj": "has an object", "comp:aux": "has a main verb"}
_NEAR, _FAR = 3, 9

STANDS, IN_FRONT, BEHIND = "the dependent stands", "before its head", "after its head"
_OF_ORDER = (STANDS, "the distance", "the word before", "the word after")


@dataclass(frozen=True, slots=True)
class Scene:
    """A sentence made ready: the marks of its words and the dependents of each."""

    sentence: Sentence
    marks: tuple[int, ...]
    children: Mapping[int, tuple[Token, ...]]


def scene_of(sentence: Sentence) -> Scene:
    children: dict[int, tuple[Token, ...]] = {}
    for token in sentence.tokens:
        if token.head:
            children[token.head] = (*children.get(token.head, ()), token)
    return Scene(sentence, tuple(sentence_marks(sentence)), children)


def attributes(scene: Scene, dependent: Token, head: Token, *, ruled: str = "") -> dict[str, str]:
    """What is known of an edge but for the ruled feature: a tree must not ask for what it is to tell."""
    found = {
        "the relation": dependent.deprel or "",
        STANDS: IN_FRONT if dependent.id < head.id else BEHIND,
        "the distance": _distance(dependent, head),
    }
    found |= _end("dependent", scene, dependent, (head.id,))
    found |= _end("head", scene, head, (dependent.id,))
    found |= _above(scene, head)
    hidden = {f"the {end}'s {ruled}" for end in ("dependent", "head")}
    if base(dependent.deprel or "") == "comp:pred":
        hidden.add("the head agrees with a predicate")  # it is this one
    return {name: value for name, value in found.items() if value and name not in hidden}


def without_order(known: Attributes) -> dict[str, str]:
    """The attributes that do not tell which of the two words comes first."""
    return {name: value for name, value in known.items() if not name.startswith(_OF_ORDER)}


def _distance(dependent: Token, head: Token) -> str:
    words = abs(dependent.id - head.id)
    if words == 1:
        return "none (side by side)"
    return f"2 to {_NEAR} words" if words <= _NEAR else f"{_NEAR + 1} to {_FAR} words" if words <= _FAR else "longer"


def _end(end: str, scene: Scene, token: Token, other: Collection[int]) -> dict[str, str]:
    """The attributes of one end; its dependents are those but the other end."""
    found = {f"the {end}'s UPOS": token.upos or ""}
    if token.upos in CLOSED_CLASSES:
        found[f"the {end}'s lemma"] = token.lemma or ""
    for feature in FEATURES:
        if feature in token.feats:
            found[f"the {end}'s {feature}"] = ",".join(sorted(token.feats[feature]))
    marks = scene.marks[token.id - 1]
    found |= {f"the {end} {words}": YES for name, words in _STATEMENTS.items() if marks & MARKS[name]}
    for child in scene.children.get(token.id, ()):
        if child.id not in other:
            known = (_OF_UPOS.get(child.upos or ""), _OF_RELATION.get(base(child.deprel or "")))
            found |= {f"the {end} {words}": YES for words in known if words}
    tokens = scene.sentence.tokens
    if token.id > 1:
        found[f"the word before the {end} is"] = tokens[token.id - 2].upos or ""
    if token.id < len(tokens):
        found[f"the word after the {end} is"] = tokens[token.id].upos or ""
    return found


def _above(scene: Scene, head: Token) -> dict[str, str]:
    """What stands above the head."""
    found = {"the head's own relation": head.deprel or ""}
    above = scene.sentence.head_of(head)
    if above is not None:
        found["the head's head is"] = above.upos or ""
        if above.upos in CLOSED_CLASSES:
            found["the lemma above the head"] = above.lemma or ""
    return found
