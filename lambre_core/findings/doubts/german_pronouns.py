"""Doubts about German words that are pronouns here and determiners elsewhere, right before a noun of another phrase."""

from __future__ import annotations

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    is_finite,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.giving import GIVING

SOMEBODY = frozenset({"allen", "anderen", "andern", "beiden", "einigen", "manchen", "mehreren", "vielen", "wenigen"})
"""Datives that are persons where no noun follows that they agree with."""

DEMONSTRATIVES = frozenset("dieses diese diesen dieser diesem jedes jede jeden jeder jedem alles allem".split())

OF_SOMETHING = frozenset(
    "Angst Anspruch Anteil Antwort Auswirkungen Bezug Druck Einfluss Einigkeit Freude Gebrauch Hinweise Interesse Lust "
    "Rücksicht Verzicht Vertrauen Wert Zeit Zugang Zugriff".split()
)
"""Nouns without an article that say with a verb what one does with something: *auf dieses Zugriff haben*."""

LIGHT = frozenset("ausüben bekommen erhalten geben gewähren haben legen machen nehmen setzen verlieren".split())
"""Lemmas of the verbs with which they do."""

DEFINITE = frozenset("das die der dem den dieses diese dieser diesem diesen".split())

ONE_OF_TWO = frozenset({"eine", "einen"})

NOMINATIVES = frozenset({"ich", "du", "er", "wir", "ihr"})

PREFIXES = frozenset({"an", "auf", "aus", "bei", "mit", "nach", "vor", "zu"})
"""Adpositions that are prefixes of verbs as well."""

BY_RIGHT = frozenset({"Amts", "Berufs", "Rechts", "Staats"})
"""Nouns of *von Rechts wegen*."""


def is_given_to_others(site: Site) -> bool:
    """Persons to whom something is given may stand right before what is given: *anderen Feedback geben*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    return (
        not site.subjects_dropped
        and lower(token) in SOMEBODY
        and noun.id == token.id + 1
        and (noun.deprel or "").startswith("comp:obj")
        and verb is not None
        and verb.lemma in GIVING
    )


def is_what_is_done_with_it(site: Site) -> bool:
    """What stands under an adposition may be a pronoun, and the noun behind it the object of a verb: *auf dieses
    Zugriff haben*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if site.subjects_dropped or lower(token) not in DEMONSTRATIVES | SOMEBODY or noun.form not in OF_SOMETHING:
        return False
    light = any(word.lemma in LIGHT for word in rest_of_clause(site, noun))
    return noun.id == token.id + 1 and before is not None and before.upos == "ADP" and light


def is_the_one_of_two(site: Site) -> bool:
    """Behind an article *eine* is an adjective: *das eine Projekt im anderen*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    definite = before is not None and lower(before) in DEFINITE
    return not site.subjects_dropped and lower(token) in ONE_OF_TWO and noun.id > token.id and definite


def begins_the_next_clause(site: Site) -> bool:
    """A pronoun behind an adposition may be the subject of a clause without comma, and the adposition the prefix of the
    verb before it: *nehmen wir an du hast eine Datei*."""
    token, adposition = site.token, site.head
    if site.subjects_dropped or lower(token) not in NOMINATIVES or lower(adposition) not in PREFIXES:
        return False
    verb = word_after(token, site)
    if adposition.id == 1 or token.id != adposition.id + 1 or verb is None or not is_finite(verb):
        return False
    behind = word_after(verb, site)
    return behind is None or lower(behind) not in NOMINATIVES


def is_by_right(site: Site) -> bool:
    """*Wegen* of *von Rechts wegen* governs nothing behind it."""
    before = word_before(site.head, site)
    return (
        lower(site.head) == "wegen" and before is not None and before.form in BY_RIGHT and site.token.upos in GOVERNED
    )


GOVERNED = NOUNS | {"PRON", "DET"}

DOUBTS: tuple[SiteDoubt, ...] = (
    is_given_to_others,
    is_what_is_done_with_it,
    is_the_one_of_two,
    begins_the_next_clause,
    is_by_right,
)
