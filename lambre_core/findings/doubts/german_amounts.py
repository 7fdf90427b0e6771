"""Doubts about German amounts: powers that are counted as they are, codes, and of what there is more or less."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.german_phrases import ARTICLES
from lambre_core.findings.doubts.german_subjects import is_nominative_singular
from lambre_core.findings.doubts.site import (
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_finite,
    is_subject,
    lower,
    phrase_start,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as

POWERS = re.compile(
    "(?:energie|schaden|schutz|schild|abschirmung|schwung|kraft|gold|silber|mana|erfahrung|ausdauer|gesundheit|leben|"
    "rüstung|verteidigung|stärke|intelligenz|geschick|weisheit|reichweite|tempo|ruhm|glück|wut|macht|heilung|munition|"
    "holz|eisen|nahrung|geld|moral|magie|glaube|kultur|sauerstoff)$"
)
"""Ends of nouns for what players have more or less of."""


def is_an_amount_of_a_power(site: Site) -> bool:
    """What has no pieces is counted in digits as it is, as in games: *du benötigst 6 Energie*, *2 magischen Schaden*;
    but not in words (*zwei Energie*)."""
    number, noun = site.token, site.head
    digits = (number.form or "").isdigit() and noun.upos in NOUNS
    return site.language == "de" and digits and POWERS.search(lower(noun)) is not None


def is_a_code(site: Site) -> bool:
    """Three digits before a noun at the start of a message without a verb that has a person are the code of an error:
    *404 Seite nicht gefunden*."""
    number, noun = site.token, site.head
    if site.language != "de" or number.id != 1 or CODE.fullmatch(number.form or "") is None or noun.id != 2:
        return False
    return noun.feats.get("Number") == SINGULAR and not any(map(is_finite, site.sentence.tokens))


CODE = re.compile(r"[1-5]\d\d")


def is_what_there_is_more_of(site: Site) -> bool:
    """Behind *je mehr* or *je weniger* stands the object, where the phrase behind that may be the subject: *je mehr
    Ladungen der Zauberstab verbraucht*."""
    noun, verb = site.token, site.head
    amount = word_before(noun, site)
    opening = word_before(amount, site) if amount is not None else None
    if site.language != "de" or not is_subject(noun) or noun.id > verb.id or amount is None or opening is None:
        return False
    if lower(amount) not in {"mehr", "weniger"} or lower(opening) not in {"je", "desto", "umso"}:
        return False
    if "Sing" not in verb.feats.get("Number", ()):
        return False
    inner = between(noun, verb, site)
    opens = bool(inner) and (lower(inner[0]) in ARTICLES | POSSESSIVES or inner[0].upos in {"PRON", "PROPN"})
    return opens and (
        inner[0].upos in {"PRON", "PROPN"}
        or any(word.upos in NOUNS and has_reading(word, site, is_nominative_singular) for word in inner)
    )


POSSESSIVES = frozenset("mein meine dein deine sein seine ihr ihre unser unsere euer eure".split())


def is_asked_for_behind(site: Site) -> bool:
    """A plural behind a verb in *-e* that opens a sentence, *bitte* or not, is the object of an order: *bitte wähle
    weniger Bilder aus*."""
    noun, verb = site.token, site.head
    if site.language != "de" or not is_subject(noun) or noun.upos not in NOUNS or noun.id < verb.id:
        return False
    before = [word for word in site.sentence.tokens[: verb.id - 1] if lower(word) != "bitte" and word.form != ","]
    first = before[-1] if before else None
    opens = first is None or first.form in {".", "!", ":", "?"}
    order = opens and any(
        "Imp" in reading.feats.get("Mood", ()) for reading in known_as(verb.form or "", "VERB", site.readings)
    )
    accusative = any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return order and accusative and "Plur" in noun.feats.get("Number", ())


def is_behind_a_level(site: Site) -> bool:
    """A signed number right behind an adposition is what that governs, and a noun behind *und* or *oder* is not: *2
    Züge bei +1 oder 3 Züge bei +2*."""
    noun, adposition = site.token, site.head
    if site.language != "de" or adposition.upos != "ADP" or noun.upos not in NOUNS or noun.id < adposition.id:
        return False
    inner = between(adposition, noun, site)
    signed = bool(inner) and (inner[0].form or "")[:1] in SIGNS
    return signed and any(word.upos == "CCONJ" or word.form in {",", "/"} for word in inner)


SIGNS = frozenset("+-−±")


def is_counted_with_its_like(site: Site) -> bool:
    """A lower-case word that some are of, before the genitive of those, may be a plural: *wobei beliebige ihrer Felder
    benutzt werden können*."""
    some, verb = site.token, site.head
    if site.language != "de" or not is_subject(some) or not (some.form or "").islower():
        return False
    after = word_after(some, site)
    several = lower(some).endswith("e") and "Plur" in verb.feats.get("Number", ())
    return several and after is not None and lower(after) in GENITIVES


GENITIVES = frozenset("der dieser jener ihrer seiner unserer meiner deiner eurer".split())


def is_perhaps_several(site: Site) -> bool:
    """A bare noun that no lexicon has, in the end of a plural, may be one before a verb in the plural: *Volumes sind
    falsch konfiguriert*, *Gnolle werden ausgeschlossen*."""
    noun, verb = site.token, site.head
    if site.language != "de" or not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id:
        return False
    if "Plur" not in verb.feats.get("Number", ()) or PLURAL_END.search(lower(noun)) is None:
        return False
    bare = phrase_start(noun, site) == noun.id
    return bare and not known_as(noun.form or "", "NOUN", site.readings)


PLURAL_END = re.compile("(?:e|en|er|[^s]s)$")


DOUBTS: tuple[SiteDoubt, ...] = (
    is_an_amount_of_a_power,
    is_a_code,
    is_what_there_is_more_of,
    is_asked_for_behind,
    is_behind_a_level,
    is_counted_with_its_like,
    is_perhaps_several,
)
