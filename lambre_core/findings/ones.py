"""Ones: *один* before a noun counts it, but governs nothing.

*Два человека* are a genitive beside which the verb may be a neuter; *один человек* is a nominative like *этот человек*,
with which its verb and its adjectives agree: *мне звонил одна подруга*. So that is a determiner, where it agrees with
the noun; where it does not, and of several numerals in a row (*двадцать один*), it stays what it is.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
ONE = "один"
DETERMINER = "det"


def with_ones(sentence: Sentence, language: str) -> Sentence:
    """The sentence with *один* as the determiner of the noun behind it."""
    if language not in LANGUAGES:
        return sentence
    changed = {token.id: as_determiner(token) for token in sentence.tokens if is_one_of_a_kind(token, sentence)}
    return sentence.with_tokens(changed) if changed else sentence


def is_one_of_a_kind(token: Token, sentence: Sentence) -> bool:
    """Whether a word is *один* in the singular, before the noun that it agrees with, with no other numeral beside
    it."""
    noun = sentence.head_of(token)
    if token.upos != "NUM" or (token.lemma or "").lower() != ONE or "Plur" in token.feats.get("Number", ()):
        return False
    if noun is None or noun.upos != "NOUN" or noun.id < token.id or not (token.deprel or "").startswith("mod"):
        return False
    beside = sentence.tokens[max(token.id - 2, 0) : noun.id]
    alone = not any(word.upos == "NUM" and word.id != token.id for word in beside)
    return alone and agree(token.feats, noun.feats)


def as_determiner(token: Token) -> Token:
    """A word as the determiner of its head."""
    beliefs = token.beliefs
    if beliefs is not None:
        beliefs = replace(beliefs, upos={"DET": 1.0}, deprels={DETERMINER: 1.0})
    return replace(token, upos="DET", deprel=DETERMINER, beliefs=beliefs)
