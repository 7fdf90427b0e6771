"""Addresses: a noun beside a comma that seems the subject of an imperative is who is spoken to: *Karle, pojď*."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.treebank.tree import Beliefs, Sentence, Token

VOCATIVE = "vocative"

MARKS = frozenset(",;:.!?…—–-«»„“”\"'()") | {"...", "!!", "!!!", "?!"}
"""What parts who is addressed from the rest of a sentence."""


def with_addresses(sentence: Sentence) -> Sentence:
    """The sentence with such nouns as vocatives; a verb in the second person or the imperative has none for a
    subject."""
    changed = {
        token.id: replace(token, deprel=VOCATIVE, beliefs=_believed(token))
        for token in sentence.tokens
        if token.upos in {"NOUN", "PROPN"} and (token.deprel or "").partition("@")[0] == "subj"
        if _speaks_to(sentence.head_of(token)) and _beside_a_mark(token, sentence)
    }
    if not changed:
        return sentence
    return replace(sentence, tokens=tuple(changed.get(token.id, token) for token in sentence.tokens))


def phrase(token: Token, sentence: Sentence) -> tuple[int, int]:
    """The ids of the first and the last word of those around a word that depend on it, up to a mark."""
    first = last = token.id
    while first > 1 and _below(sentence.tokens[first - 2], token, sentence):
        first -= 1
    while last < len(sentence.tokens) and _below(sentence.tokens[last], token, sentence):
        last += 1
    return first, last


def _below(word: Token, ancestor: Token, sentence: Sentence) -> bool:
    above: Token | None = word
    if word.form in MARKS:
        return False
    while above is not None and above.id != ancestor.id:
        above = sentence.head_of(above)
    return above is not None


def _speaks_to(verb: Token | None) -> bool:
    if verb is None or verb.upos not in {"AUX", "VERB"}:
        return False
    return "Imp" in verb.feats.get("Mood", ()) or "2" in verb.feats.get("Person", ())


def _beside_a_mark(token: Token, sentence: Sentence) -> bool:
    first, last = phrase(token, sentence)
    tokens = sentence.tokens
    return (first > 1 and tokens[first - 2].form in MARKS) or (last < len(tokens) and tokens[last].form in MARKS)


def _believed(token: Token) -> Beliefs | None:
    """As likely a vocative as it was a subject or a vocative."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.deprels:
        return beliefs
    deprels: dict[str, float] = {}
    for deprel, share in beliefs.deprels.items():
        kind = VOCATIVE if deprel.partition("@")[0] in {"subj", VOCATIVE} else deprel
        deprels[kind] = deprels.get(kind, 0.0) + share
    return replace(beliefs, deprels=deprels)
