"""Light verbs: a subject belongs to the verb that is inflected.

In Turkish *yardım eder* the noun is the head of the verb, and the subject depends on it: no edge joins the subject to
the word that agrees with it.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.subjects import is_nominal_subject
from lambre_core.treebank.tree import Beliefs, Sentence, Token

LIGHT = "compound@lvc"
FINITE = frozenset({"AUX", "VERB"})


def with_light_verbs(sentence: Sentence) -> Sentence:
    """The sentence with the subjects of nouns that have a light verb joined to that verb."""
    verbs = {
        token.head: token
        for token in sentence.tokens
        if token.deprel == LIGHT and token.upos in FINITE and (token.head or 0) < token.id
    }
    changed = {
        token.id: replace(token, head=verbs[token.head].id, beliefs=_given(token, verbs[token.head]))
        for token in sentence.tokens
        if token.head in verbs and is_nominal_subject(token)
    }
    if not changed:
        return sentence
    return replace(sentence, tokens=tuple(changed.get(token.id, token) for token in sentence.tokens))


def _given(token: Token, verb: Token) -> Beliefs | None:
    """A word's beliefs with what its head had given to the verb."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.heads:
        return beliefs
    heads = {number: share for number, share in beliefs.heads.items() if number != token.head}
    heads[verb.id] = heads.get(verb.id, 0.0) + beliefs.heads.get(token.head or 0, 0.0)
    return replace(beliefs, heads=heads)
