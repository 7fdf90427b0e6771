"""Singulars: a Ukrainian noun that ends in a consonant is no nominative plural.

In *бджоляр вивезли вулики* a tagger that does not know the noun gives it the number of the verb. But a plural that ends
so is a genitive (*рік*, *міст*), and what the tagger takes for a nominative is a masculine in the singular.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.treebank.tree import Sentence, Token

CONSONANT = re.compile("[а-щьюяєіїґ]*[бвгґджзйклмнпрстфхцчшщ]$")
"""Words in small letters, but for the first, that end in a hard consonant."""

NOMINATIVE, PLURAL, SINGULAR = frozenset({"Nom"}), frozenset({"Plur"}), frozenset({"Sing"})


def with_singulars(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such nouns in the singular."""
    if language != "uk":
        return sentence
    changed = {token.id: as_singular(token) for token in sentence.tokens if is_no_plural(token)}
    return sentence.with_tokens(changed)


def is_no_plural(token: Token) -> bool:
    """Whether the tagger takes a noun that ends in a consonant for a nominative plural."""
    form = token.form or ""
    plural = token.feats.get("Case") == NOMINATIVE and token.feats.get("Number") == PLURAL
    return token.upos == "NOUN" and plural and CONSONANT.match(form[:1].lower() + form[1:]) is not None


def as_singular(token: Token) -> Token:
    """A noun in the nominative singular."""
    beliefs = token.beliefs
    if beliefs is not None:
        beliefs = replace(beliefs, feats={**beliefs.feats, "Number": {"Sing": 1.0}})
    return replace(token, feats={**token.feats, "Number": SINGULAR}, beliefs=beliefs)
