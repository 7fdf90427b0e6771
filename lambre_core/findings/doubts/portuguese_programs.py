"""Doubts about what Portuguese speaks of in programs: programs that are named by a plural, what verbs have them do."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    is_determiner,
    is_portuguese,
    is_subject,
    lower,
    starts_with_capital,
    word_before,
)
from lambre_core.findings.readings import known_as


def is_named_by_a_plural(site: Site) -> bool:
    """A noun with a capital right behind a masculine article in the singular is a program with the name of what it is
    for: *o Contatos abre*, *sobre o Relógios*."""
    noun = site.token if is_subject(site.token) else site.head
    article = site.token if site.head is noun and is_determiner(site.token) else word_before(noun, site)
    if not is_portuguese(site) or noun.upos not in NOUNS or not starts_with_capital(noun) or article is None:
        return False
    return article.id == noun.id - 1 and lower(article) in {"o", "um"} and "Plur" in noun.feats.get("Number", ())


def may_be_of_somebody_else(site: Site) -> bool:
    """A verb that no lexicon has, in *-a* or *-e*, may be one in the third person of the singular, whatever the tagger
    takes it for: *impede que o telefone reative o alarme*."""
    noun, verb = site.token, site.head
    if not is_portuguese(site) or not is_subject(noun) or noun.upos not in NOUNS or verb.upos != "VERB":
        return False
    if noun.feats.get("Number") == PLURAL or "3" in verb.feats.get("Person", ()):
        return False
    return OF_A_THIRD.search(lower(verb)) is not None and not known_as(lower(verb), "VERB", site.readings)


PLURAL = frozenset({"Plur"})
OF_A_THIRD = re.compile("(?:a|(?<!st)e)$")
"""Ends of third persons, in the indicative or the subjunctive; *-ste* is of those who are spoken to."""


DOUBTS: tuple[SiteDoubt, ...] = (is_named_by_a_plural, may_be_of_somebody_else)
