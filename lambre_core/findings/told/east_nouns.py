"""Told nouns: what a Russian or Ukrainian parser takes for an attribute of a genitive, and is a noun that has it.

In *цей токен підтвердження* and *обладает правом просмотра* the first noun is one that the tagger has not met, or is
spelt as an adjective is. The determiner before it, and the verb that asks for a case, would clash with the genitive.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.east_words import declined, may_agree
from lambre_core.findings.told.relations import as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token, in_place_of

LANGUAGES = frozenset({"ru", "uk"})
GENITIVE = frozenset({"Gen"})
OBJECTS = frozenset({"Acc", "Dat", "Ins"})
"""Cases of which a verb takes one beside which it has no genitive."""
AS_ADJECTIVE = re.compile("(?:[ыиоі]й|ая|яя|ое|ее|ые|ие|а|е|є|і)$")
"""Ends of nouns that are declined as adjectives, and would agree as these do."""


def with_told_heads(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such words as nouns, and the genitives behind them as what they have.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    for word, noun in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        if word.upos != "ADJ" or word.deprel != "mod" or word.head != noun.id or noun.upos != "NOUN":
            continue
        known = as_noun(word, noun, readings)
        if known and any("Gen" in one.feats.get("Case", ()) for one in known_as(lower(noun), "NOUN", readings)):
            sentence = with_head(sentence, word, noun, known)
    return sentence


def as_noun(word: Token, noun: Token, readings: Readings) -> Sequence[Reading]:
    """What a word may be as a noun, if it is no adjective, or none that may agree with the noun behind it."""
    known = [one for one in known_as(lower(word), "NOUN", readings) if "Case" in one.feats]
    if not known:
        return []
    own = [one.feats for one in declined(word, readings)]
    if not own:
        return known if all(one.upos == "NOUN" for one in readings(word)) else []
    nouns = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    plain = [one for one in known if AS_ADJECTIVE.search(one.lemma or "") is None]
    return plain if not may_agree(own, nouns) and all(one.feats["Case"] <= OBJECTS for one in plain) else []


def with_head(sentence: Sentence, word: Token, noun: Token, known: Sequence[Reading]) -> Sentence:
    """The sentence with a noun in the place of the genitive behind it, and what stands before it belonging to it."""
    shared: dict[str, frozenset[str]] = {
        name: frozenset[str]().union(*(one.feats[name] for one in known))
        for name in ("Case", "Gender", "Number", "Animacy")
        if all(name in one.feats for one in known)
    }
    told: Features = shared
    changed = {
        word.id: in_place_of(noun, as_told(word, "NOUN", told, None)),
        noun.id: as_told(noun, "NOUN", {"Case": GENITIVE}, (word.id, "mod")),
    }
    for other in sentence.tokens[: word.id - 1]:
        if other.head == noun.id:
            changed[other.id] = in_place_of(word_below(word, other), other)
    return sentence.with_tokens(changed)


def word_below(word: Token, other: Token) -> Token:
    """A dependent with another head, of which there is no doubt."""
    return as_told(other, other.upos, {}, (word.id, other.deprel or ""))
