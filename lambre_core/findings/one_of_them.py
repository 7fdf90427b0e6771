"""Partitives: *one of several* is a singular, and has the gender of the word for one, and for sure.

*Один із студентів прийшли*, *каждая из сестёр получили*: who stands right before the verb are several, but its subject
is one of them. In Russian and Ukrainian such a subject has a relation of its own, on which rules are sure.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.treebank.tree import Beliefs, Sentence, Token, in_lower_case

LANGUAGES = frozenset({"ru", "uk"})

ONE_OF = "subj@one"
"""The relation of *one of several* to its verb."""

ONE = re.compile("(?:один|одна|одне|одно|жоден|жодна|жодне|кожен|кожний|кожна|кожне|каждый|каждая|каждое)$")
"""One, none, or each; as a nominative."""

OF = frozenset("из изо з із зі зо".split())


ALL = frozenset({"все", "всё"})
"""Before *one* it makes *all the same*: *ви все одно з ними знайомі*."""


def with_one_of_several(sentence: Sentence, language: str) -> Sentence:
    """The sentence with every *one of several* before its verb as a subject of its own kind."""
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for one in sentence.tokens:
        verb = sentence.head_of(one)
        if verb is None or (one.deprel or "") != "subj" or not is_one_of_several(one, sentence):
            continue
        between = sentence.tokens[one.id : verb.id - 1]
        other = any(word.upos == "CCONJ" for word in between) or is_of_a_clause(between)
        if verb.upos == "VERB" and one.id < verb.id and not other:
            changed[one.id] = certain(replace(one, upos="DET", deprel=ONE_OF, beliefs=as_determiner(one)))
    return sentence.with_tokens(changed)


def is_of_a_clause(words: Sequence[Token]) -> bool:
    """Whether the verb behind some words is that of a relative clause, which has no other: *одна из вещей, которые вы
    хотите*."""
    places = [place for place, word in enumerate(words) if (word.lemma or "").lower() in RELATIVE]
    return bool(places) and not any("Fin" in word.feats.get("VerbForm", ()) for word in words[places[-1] :])


RELATIVE = frozenset({"который", "який", "котрий"})


def as_determiner(one: Token) -> Beliefs | None:
    """The beliefs of a word for one, of whose part of speech there is no doubt."""
    return one.beliefs and replace(one.beliefs, upos={"DET": 1.0})


def is_one_of_several(one: Token, sentence: Sentence) -> bool:
    """Whether a word for one has *of* right behind it, and that a noun in the plural; by itself, and not with another
    (*один или двое из них*)."""
    after = sentence.tokens[one.id] if one.id < len(sentence.tokens) else None
    if ONE.match(in_lower_case(one.form)) is None or after is None or in_lower_case(after.form) not in OF:
        return False
    if one.id > 1 and in_lower_case(sentence.tokens[one.id - 2].form) in ALL:
        return False
    below = [word for word in sentence.tokens if word.head == one.id]
    several = [word for word in sentence.tokens if word.head == after.id]
    alone = not any((word.deprel or "").startswith("conj") for word in below)
    return alone and any(word.upos == "NOUN" and "Plur" in word.feats.get("Number", ()) for word in several)
