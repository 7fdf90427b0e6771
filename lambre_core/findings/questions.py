"""Turkish questions: the subject is joined to the verb that has its person.

In SUD the particle *mı*, *mi*, *mu*, *mü* is the head of the verb that it asks about, and so of its subject. Where the
person stands at the verb (*siz geldiniz mi*) and not at the particle (*siz geliyor musunuz*), the particle tells none.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.predicates import given
from lambre_core.treebank.tree import Sentence, Token

PARTICLES = frozenset({"mı", "mi", "mu", "mü"})
ASKED = "comp:aux@q"
"""Relation of a verb to the particle behind it."""


def with_asked_verbs(sentence: Sentence) -> Sentence:
    """The sentence with the subjects of question particles without an ending joined to the verbs before these."""
    asked = {
        verb.head: verb
        for verb in sentence.tokens
        if verb.deprel == ASKED and "Person" in verb.feats and is_bare(sentence.head_of(verb))
    }
    changed: dict[int, Token] = {}
    for word in sentence.tokens:
        verb = asked.get(word.head)
        if verb is not None and verb.head is not None and (word.deprel or "").startswith("subj"):
            changed[word.id] = replace(word, head=verb.id, beliefs=given(word, verb.head, verb.id))
    return sentence.with_tokens(changed) if changed else sentence


def is_bare(token: Token | None) -> bool:
    """Whether a word is a question particle without an ending."""
    return token is not None and token.upos == "AUX" and (token.form or "").lower() in PARTICLES
