"""Negated verbs: the lemma of *nebaví* is *bavit*, and a lemmatiser that has not seen the form may leave the prefix.
Where another verb denies, as in Estonian, the denied one has a form of its own, in no person."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.readings import Readings, known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

PREFIX = "ne"
"""*Not* before Czech and Baltic verbs, which are one word with it."""


def with_lemmas(sentence: Sentence, governors: Set[str]) -> Sentence:
    """The sentence with the lemmas of negated verbs that are known to govern something without their prefix alone.

    Args:
        governors: see `Grammar.governors`.
    """
    changed = {
        token.id: replace(token, lemma=(token.lemma or "").removeprefix(PREFIX))
        for token in sentence.tokens
        if has_prefix(token) and token.lemma not in governors and (token.lemma or "")[len(PREFIX) :] in governors
    }
    return sentence.with_tokens(changed)


def has_prefix(token: Token) -> bool:
    """Whether a verb is negated, and its lemma, too."""
    negated = token.upos == "VERB" and "Neg" in token.feats.get("Polarity", ())
    return negated and (token.lemma or "").startswith(PREFIX)


DENIED = "comp:aux@denied"
"""The relation of a verb that is denied in a form which cannot be."""

DENYING = "ei"
"""The Estonian negative verb."""

STATED = frozenset({"Ind"})
NOT_CONNEGATIVE: Features = {"Connegative": frozenset({"No"})}


def with_denied(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with every Estonian verb right behind a negative one as denied by it, if it is in no form that is
    denied, but in one of a person: *ma ei tahtsin*. Taggers repair it.

    Args:
        readings: of words out of context.
    """
    changed: dict[int, Token] = {}
    for verb, token in pairwise(sentence.tokens):
        if verb.upos != "AUX" or (verb.form or "").lower() != DENYING or token.upos not in {"AUX", "VERB"}:
            continue
        if token.head != verb.id and verb.head != token.id:
            continue
        known = known_as((token.form or "").lower(), token.upos, readings)
        if lacks_something(verb, token, sentence):
            continue
        if known and all(is_of_a_person(reading) for reading in known):
            beliefs = token.beliefs and replace(
                token.beliefs,
                heads={verb.id: 1.0},
                deprels={DENIED: 1.0},
                feats={**token.beliefs.feats, "Connegative": {"No": 1.0}},
            )
            feats = {**token.feats, **NOT_CONNEGATIVE}
            head = verb.head if verb.head != token.id else token.head
            changed[token.id] = replace(token, head=verb.id, deprel=DENIED, feats=feats, beliefs=beliefs)
            if verb.head == token.id:
                changed[verb.id] = replace(verb, head=head)
    return sentence.with_tokens(changed)


def lacks_something(verb: Token, token: Token, sentence: Sentence) -> bool:
    """Whether nothing but *ei* and a word that may be a plural in *-sid* stands there, of which there is nothing: *ei
    lisakulusid*."""
    around = (*sentence.tokens[max(0, verb.id - 2) : verb.id - 1], *sentence.tokens[token.id : token.id + 1])
    return (token.form or "").endswith("sid") and all(word.upos == "PUNCT" for word in around)


def is_of_a_person(reading: Reading) -> bool:
    """Whether the lexicon has a form as one of a person that states something."""
    return reading.feats.get("Mood") == STATED and "Person" in reading.feats
