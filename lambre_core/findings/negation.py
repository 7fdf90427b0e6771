"""Negated verbs: the lemma of *nebaví* is *bavit*, and a lemmatiser that has not seen the form may leave the prefix."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

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
