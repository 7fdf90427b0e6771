"""Auxiliaries: German verbs of going, becoming and happening have *sein* in the perfect: *ich bin gegangen*.

Treebanks show which auxiliary a verb has, and no feature of a word says it; what beside *haben* is wrong is listed.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.readings import VERBS
from lambre_core.findings.subjects import OBJECTS
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

BEING = "comp:aux@being"
"""The relation of such a verb to a form of *haben*."""

AUXILIARY = "Auxiliary"
"""The feature that says what a verb has in the perfect; no feature of UD."""

HAS: Features = {AUXILIARY: frozenset({"haben"})}

OF_BEING = {
    "habe": "bin",
    "hast": "bist",
    "hat": "ist",
    "haben": "sind",
    "habt": "seid",
    "hatte": "war",
    "hattest": "warst",
    "hatten": "waren",
    "hattet": "wart",
    "hätte": "wäre",
    "hättest": "wärst",
    "hätten": "wären",
    "hättet": "wärt",
}
"""Forms of *haben* -> those of *sein*."""

PARTICIPLES = frozenset(
    "angekommen aufgestanden aufgetaucht aufgewachsen aufgewacht ausgegangen ausgestiegen ausgewandert "
    "eingeschlafen eingestiegen eingewandert entstanden erkrankt erschienen ertrunken explodiert geblieben "
    "geflohen geflüchtet gegangen gekommen gelungen gereist geschehen gescheitert gestorben gewachsen gewesen "
    "geworden hingefallen hingegangen misslungen mitgegangen mitgekommen passiert umgestiegen verhungert verreist "
    "verschwunden weggegangen wiedergekommen zurückgegangen zurückgekehrt zurückgekommen".split()
)
"""Participles of verbs that never have *haben* without an object."""


def with_auxiliaries(sentence: Sentence) -> Sentence:
    """The sentence with every such participle beside *haben*, and no object or other verb, marked as such."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        head = sentence.head_of(token)
        if (
            token.upos not in VERBS
            or (token.form or "") not in PARTICIPLES
            or token.deprel != "comp:aux"
            or head is None
        ):
            continue
        others = [word for word in sentence.tokens if word.head in {token.id, head.id} and word.id != token.id]
        if head.upos not in VERBS or (head.form or "").lower() not in OF_BEING or any(map(is_in_the_way, others)):
            continue
        beliefs = token.beliefs and replace(
            token.beliefs,
            deprels={BEING: token.beliefs.deprels.get("comp:aux", 1.0)},
            feats={**token.beliefs.feats, AUXILIARY: {"haben": 1.0}},
        )
        changed[token.id] = replace(token, deprel=BEING, feats={**token.feats, **HAS}, beliefs=beliefs)
    return sentence.with_tokens(changed)


def is_in_the_way(word: Token) -> bool:
    """Whether a word beside the participle may be an object of it, or the verb that *haben* goes with."""
    return word.deprel in OBJECTS or (word.upos in VERBS and (word.deprel or "").startswith("comp:aux"))
