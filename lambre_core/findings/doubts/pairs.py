"""Doubts about nouns that a conjunction joins: whether they are a pair that an adposition governs together."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.coordination import AND
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_finite,
    is_nominative,
    is_numeral,
    lower,
    rest_of_clause,
    word_after,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token


def is_no_plain_pair(site: Site) -> bool:
    """Two nouns share their case for sure only if an adposition stands before the first, a conjunction and attributes
    before the second, and nothing behind it could make it something else: *zwischen Frauen und Männern.* What a German
    adposition that asks for two has is no subject but of a verb that agrees (*zwischen Frauen und Männer ist*)."""
    token, first = site.token, site.head
    if not is_second_of_a_pair(site):
        return False
    adposition = site.sentence.head_of(first)
    if adposition is None or adposition.upos != "ADP" or not is_governed(first, adposition, site):
        return True
    if not is_known(token, site) or may_stand_alone(token, site):
        return True
    joint = between(first, token, site)
    if (
        not joint
        or lower(joint[0]) not in JOINING
        or is_denied(joint[1:])
        or not all(is_attribute_of(word, token) for word in joint[1:])
    ):
        return True
    two = between_two(adposition)
    # *Pauzy mezi slovy a začátek věty*: several things are two already.
    several = site.language in {"cs", "pl"} and "Plur" in first.feats.get("Number", ())
    if (not two or several) and may_go_with_another(site, adposition):
        return True
    two = two and site.language == "de"
    after = word_after(token, site)
    behind = BEHIND | VERBS if two else BEHIND
    if after is not None and after.upos not in behind and after.head != token.id:
        return True
    return opens_another_clause(site, agreeing=two)


BEHIND = frozenset({"PUNCT", "ADP", "CCONJ"})
"""What may stand behind a pair and is part of nothing that begins with its second noun."""


JOINING = AND - {"i"} | frozenset("oder sowie or nebo či или либо або чи vai ar arba ή ou tai või ehk".split())
"""*And* and *or*, not *as* or *but*; Czech *i* is *even* as well."""


def is_denied(attributes: Sequence[Token]) -> bool:
    """Whether the second noun is none at all, which the first is not: *seit einer Woche und keine Probleme*."""
    return any(lower(word).startswith("kein") for word in attributes)


def is_known(noun: Token, site: Site) -> bool:
    """Whether the lexicon has a noun: what it has not may be a verb (*s kamarády a mluv s nimi*)."""
    return bool(known_as(lower(noun), "NOUN", site.readings))


def may_stand_alone(noun: Token, site: Site) -> bool:
    """Whether the second noun may be an instrumental or a dative that the verb has by itself: *v odstředivce nebo
    vytlačením*, *на благодійність чи біднякам*; but no German one without attributes that ends its clause (*für die
    Wohnung und Lebensmitteln*)."""
    after = word_after(noun, site)
    bare = not any(is_attribute_of(word, noun) for word in site.below.get(noun.id, ()))
    if site.language == "de" and bare and (after is None or after.upos in {"PUNCT", *VERBS}):
        return False
    return not cases(noun, site).isdisjoint({"Dat", "Ins"} - site.head.feats.get("Case", frozenset()))


def is_second_of_a_pair(site: Site) -> bool:
    """Whether a noun is coordinated with one before it."""
    return (
        site.token.upos == "NOUN"
        and site.head.upos == "NOUN"
        and (site.token.deprel or "").startswith("conj:coord")
        and site.head.id < site.token.id
    )


def is_governed(noun: Token, adposition: Token, site: Site) -> bool:
    """Whether nothing but attributes stands between an adposition and its noun, none of them a numeral."""
    return adposition.id < noun.id and all(is_attribute_of(word, noun) for word in between(adposition, noun, site))


def between_two(adposition: Token) -> bool:
    """Whether an adposition asks for two nouns."""
    return lower(adposition) in BETWEEN


BETWEEN = frozenset("zwischen between mezi между меж між поміж tarp starp entre".split())


def may_go_with_another(site: Site, adposition: Token) -> bool:
    """Whether a noun before the adposition may be in the case of the second noun, and so what this goes with: *занятий
    в больнице и частной практики*."""
    own = cases(site.token, site)
    verb = site.sentence.head_of(adposition)
    attributes = [word for word in site.below.get(site.token.id, ()) if is_attribute_of(word, site.token)]
    other = "Acc" in own and any(OTHER.match(lower(word)) is not None for word in attributes)
    accusative = other or any(cases(word, site) == {"Acc"} for word in attributes)
    if verb is not None and verb.id < adposition.id and accusative:
        # *Поддерживает для отображения и строчную запись*, *приводит к числу и другой аргумент*
        return not any((word.deprel or "").startswith("comp:obj") for word in site.below.get(verb.id, ()))
    return any(
        word.upos in NOUNS and not own.isdisjoint(cases(word, site))
        for word in site.sentence.tokens[: adposition.id - 1]
    )


OTHER = re.compile("друг|остальн|інш")
"""Beginnings of Russian and Ukrainian words for others, to which the same may be done."""


def cases(noun: Token, site: Site) -> frozenset[str]:
    """The cases in which a noun may be."""
    return frozenset().union(*(reading.feats.get("Case", ()) for reading in site.readings(noun)))


def is_attribute_of(word: Token, noun: Token) -> bool:
    return word.upos in ATTRIBUTES and word.head == noun.id and not is_numeral(word)


def opens_another_clause(site: Site, agreeing: bool) -> bool:
    """Whether the second noun may be the subject of a verb behind it: *mit dem Vater und die Mutter kommt*.

    Args:
        agreeing: only of one that has a person, and its number.
    """
    own = site.readings(site.token)
    verbs = (word for word in rest_of_clause(site, site.token) if word.upos in VERBS and "Case" not in word.feats)
    return any(
        is_nominative(reading, word.feats.get("Number") if agreeing else None)
        for word in verbs
        if is_finite(word) or not agreeing
        for reading in own
    )


DOUBTS: tuple[SiteDoubt, ...] = (is_no_plain_pair,)
