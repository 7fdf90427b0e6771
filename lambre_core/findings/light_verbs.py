"""Light verbs: a subject belongs to the verb that is inflected.

In Turkish *yardım eder* the noun is the head of the verb, and the subject depends on it: no edge joins the subject to
the word that agrees with it.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.predicates import given
from lambre_core.findings.subjects import is_nominal_subject
from lambre_core.treebank.tree import Sentence

LIGHT = "compound@lvc"
FINITE = frozenset({"AUX", "VERB"})


def with_light_verbs(sentence: Sentence) -> Sentence:
    """The sentence with the subjects of nouns that have a light verb joined to that verb."""
    verbs = {
        token.head or 0: token
        for token in sentence.tokens
        if token.deprel == LIGHT and token.upos in FINITE and (token.head or 0) < token.id
    }
    changed = {
        token.id: replace(token, head=verbs[noun].id, beliefs=given(token, noun, verbs[noun].id))
        for token in sentence.tokens
        if (noun := token.head or 0) in verbs and is_nominal_subject(token)
    }
    return sentence.with_tokens(changed)
