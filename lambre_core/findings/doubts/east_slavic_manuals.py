"""Doubts about Russian and Ukrainian sentences of manuals: nouns that are spelt as other words, or are left out."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.determiners import is_in_one_of
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    INSTRUMENTAL,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_coordinated_verb,
    is_determiner,
    is_finite,
    is_modifier,
    is_subject,
    likely,
    lower,
    phrase_start,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def are_more_of_them(site: Site) -> bool:
    """A quantity between a conjunction and a singular is its subject: *есть готовые функции, и ещё больше находится в
    разработке*."""
    verb, much = site.token, word_before(site.token, site)
    if not is_coordinated_verb(verb) or much is None or lower(much) not in MUCH:
        return False
    before = word_before(much, site)
    joint = word_before(before, site) if before is not None and lower(before) in EVEN else before
    return joint is not None and joint.upos == "CCONJ" and "Sing" in verb.feats.get("Number", ())


MUCH = frozenset("больше меньше много мало немало більше менше багато мало чимало".split())
EVEN = frozenset("ещё еще ще значительно значно гораздо набагато".split())
"""What may stand between a conjunction and a quantity."""


def is_a_noun_itself(site: Site) -> bool:
    """What seems a second finite verb of a clause, with nothing that joins the two, is a noun in the genitive that is
    spelt so: *использует ли команда взносы для получения прибыли*."""
    token, verb = site.token, site.head
    before = word_before(verb, site)
    if (
        not is_subject(token)
        or not is_finite(verb)
        or before is None
        or before.upos not in NOUNS
        or before.id == token.id
    ):
        return False
    known = known_as(lower(verb), "NOUN", site.readings)
    if not any(reading.feats.get("Case") == GENITIVE for reading in known):
        return False
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos in {"CCONJ", "PUNCT", "SCONJ"}:
            return False
        if is_finite(word):
            return True
    return False


def is_of_who_does_it(site: Site) -> bool:
    """A genitive behind a participle that names an office is of who has it: *назначен управляющим этого журнала*."""
    noun, participle = site.token, site.head
    office = OFFICE.match(lower(participle)) is not None and "Case" in participle.feats and noun.id > participle.id
    return office and noun.upos in NOUNS and is_in_one_of(noun, GENITIVE, site)


OFFICE = re.compile("(?:управляющ|заведующ|командующ|завідуюч|керуюч)[а-яії]+")


def is_short_for_what_was_named(site: Site) -> bool:
    """An attribute behind an adposition stands for a noun that was named before, with another attribute, where the noun
    behind is an instrumental (*відділіть наукову назву від народної комою*), or has an attribute of its own with which
    this does not agree (*перемкнути тему на відповідну системній темі*)."""
    governed = site.head.upos == "ADP"
    noun = site.token if governed else site.head
    tokens = site.sentence.tokens
    lone = word_after(site.head, site) if governed else site.token
    adposition = word_before(lone, site) if lone is not None else None
    if noun.upos not in NOUNS or lone is None or adposition is None or adposition.upos != "ADP" or lone.id >= noun.id:
        return False
    if not is_modifier(lone) or is_said_of(lone, noun, site):
        return False
    inside = between(lone, noun, site)
    own = bool(inside) and all(word.upos == "ADJ" and is_said_of(word, noun, site) for word in inside)
    by_it = not inside and all(one.feats.get("Case") == INSTRUMENTAL for one in likely(noun, site))
    return (own or by_it) and any(
        word.upos in NOUNS
        and is_alike(lone, word)
        and (own or any(one.head == word.id and one.upos in ATTRIBUTES for one in site.below.get(word.id, ())))
        for word in tokens[: adposition.id - 1]
    )


def is_said_of(word: Token, noun: Token, site: Site) -> bool:
    """Whether an attribute agrees with a noun."""
    return any(agree(one.feats, two.feats) for one in likely(word, site) for two in likely(noun, site))


def is_alike(word: Token, noun: Token) -> bool:
    """Whether a word is of the gender and number of a noun."""
    own = {name: word.feats[name] for name in ("Gender", "Number") if name in word.feats}
    return len(own) == 2 and agree(own, noun.feats)


def is_how_many_in_all(site: Site) -> bool:
    """*Всього* before a genitive plural is how many there are in all: *Всього подань*."""
    token, noun = site.token, site.head
    if lower(token) not in IN_ALL or not is_determiner(token) or token.id > noun.id:
        return False
    return is_in_one_of(noun, GENITIVE, site) and "Plur" in noun.feats.get("Number", ())


IN_ALL = frozenset({"всього", "усього", "всего"})


def is_behind_the_comma(site: Site) -> bool:
    """A noun phrase that a comma, and no other one, parts from a verb before it is of another clause: *Создано
    автором, оригинальный источник там*."""
    token, verb = site.token, site.head
    start = phrase_start(token, site)
    if not is_subject(token) or start <= verb.id:
        return False
    stops = [word.id for word in site.sentence.tokens[verb.id : start - 1] if word.form == ","]
    return stops == [start - 1]


DOUBTS: tuple[SiteDoubt, ...] = (
    are_more_of_them,
    is_a_noun_itself,
    is_of_who_does_it,
    is_short_for_what_was_named,
    is_how_many_in_all,
    is_behind_the_comma,
)
