"""Joined adjectives: of several attributes of one German noun each agrees with it.

In trees the second one depends on the first, in *eine schnelle und sichere Verbindung* as in *ein kleines rotes Haus*,
and rules about attributes see the first alone.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.treebank.tree import Beliefs, Sentence, Token

MODIFIER = "mod"
JOINED = "conj:coord"
NOUNS = frozenset({"NOUN", "PROPN"})

BETWEEN = re.compile("ADJ|ADV|PART|CCONJ|,")
"""Parts of speech, and the mark, of what may stand between two adjectives and their noun: a determiner opens a phrase
of its own (*die deutsche und die französische Sprache*), and so does an adposition."""

DECLINED = re.compile("[a-zäöüß]{2,}e[mnrs]?")
"""Adjectives with an ending, in small letters: *4.* and *Berliner* have none."""


def with_joined_adjectives(sentence: Sentence) -> Sentence:
    """The sentence with each adjective that is joined to an attribute before its noun as an attribute itself."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        if token.upos != "ADJ" or token.deprel != JOINED or DECLINED.fullmatch(token.form or "") is None:
            continue
        first = sentence.head_of(token)
        while first is not None and first.upos == "ADJ" and first.deprel == JOINED:
            first = sentence.head_of(first)
        noun = sentence.head_of(first) if first is not None else None
        if first is None or noun is None or not is_attribute(first, noun) or not first.id < token.id < noun.id:
            continue
        inside = sentence.tokens[first.id : noun.id - 1]
        if all(BETWEEN.fullmatch((word.form if word.upos == "PUNCT" else word.upos) or "") for word in inside):
            changed[token.id] = replace(token, head=noun.id, deprel=MODIFIER, beliefs=shared(token, first, noun))
    return sentence.with_tokens(changed) if changed else sentence


def is_attribute(first: Token, noun: Token) -> bool:
    """Whether an adjective with an ending is an attribute of a noun."""
    own = first.upos == "ADJ" and first.deprel == MODIFIER and noun.upos in NOUNS
    return own and DECLINED.fullmatch((first.form or "").lower()) is not None


def shared(token: Token, first: Token, noun: Token) -> Beliefs | None:
    """The beliefs of an adjective about its head, given to the noun of the one that it is joined to."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.heads or token.head is None:
        return beliefs
    above = first.beliefs.heads.get(noun.id, 1.0) if first.beliefs is not None and first.beliefs.heads else 1.0
    own = beliefs.heads.get(token.head, 0.0) + beliefs.heads.get(noun.id, 0.0)
    return replace(beliefs, heads={noun.id: own * above}, deprels={MODIFIER: 1.0})
