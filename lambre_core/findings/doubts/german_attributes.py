"""Doubts about German attributes behind what is put in between, and genitives behind their nouns."""

from __future__ import annotations

import re

from lambre_core.findings.datives import OPINIONS
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOUNS,
    Site,
    SiteDoubt,
    is_numeral,
    is_subject,
    likely,
    lower,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token


def is_behind_an_opinion(site: Site) -> bool:
    """An adjective behind *meiner Meinung nach* goes with the article before that: *ein meiner Meinung nach wichtiger
    Punkt*."""
    token, after = site.token, word_before(site.token, site)
    if site.subjects_dropped or token.upos != "ADJ" or site.head.upos not in NOUNS or after is None:
        return False
    opinion = word_before(after, site)
    return lower(after) == "nach" and opinion is not None and (opinion.form or "") in OPINIONS


def is_behind_a_bracket(site: Site) -> bool:
    """The determiner of an adjective right behind a bracket may stand before that: *jedes mit einem Netz (wie dem
    Internet) verbundene Gerät*."""
    token, before = site.token, word_before(site.token, site)
    if site.subjects_dropped or token.upos != "ADJ" or site.head.upos not in NOUNS:
        return False
    return before is not None and before.form in {")", "]"}


def is_of_a_degree(site: Site) -> bool:
    """A genitive with an adjective right behind a noun belongs to that: it is no subject, and what stands before that
    noun does not go with it: *ein erkrankter Verwandter zweiten Grades*."""
    token = site.token
    noun = site.head if token.upos == "ADJ" else token
    if site.subjects_dropped or noun.upos not in NOUNS or not (is_subject(token) or noun is site.head):
        return False
    adjective = word_before(noun, site)
    before = word_before(adjective, site) if adjective is not None and adjective.upos == "ADJ" else None
    genitive = all(reading.feats.get("Case") == GENITIVE for reading in likely(noun, site))
    # A noun that is declined as an adjective may be taken for one.
    return genitive and before is not None and is_noun_with_capital(before) and (noun is token or token.id <= before.id)


def is_some_of_such(site: Site) -> bool:
    """*Solcher* behind a word for how many is the genitive plural of what is counted, whatever that word's case and
    number: *mehrere solcher Tabs*, *jedes solcher Projekte*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if lower(token) not in SUCH and after is not None and after.id < noun.id:
        token = after
    before = word_before(token, site)
    if lower(token) not in SUCH or noun.upos not in NOUNS or before is None:
        return False
    plural = any("Plur" in reading.feats.get("Number", ()) for reading in likely(noun, site))
    return not site.subjects_dropped and plural and (lower(before) in HOW_MANY or is_numeral(before))


SUCH = frozenset({"solcher", "derartiger", "dieser", "jener"})

HOW_MANY = frozenset(
    "einige etliche genug jede jeder jedes keine keiner keines mehr mehrere viele wenige weniger zahlreiche".split()
)


def is_full_of_it(site: Site) -> bool:
    """Behind *voller* stands a genitive, whatever case the noun before is in: *Orte voller bunter Tiere*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.subjects_dropped or token.upos != "ADJ" or noun.upos not in NOUNS or before is None:
        return False
    return lower(token).endswith("er") and lower(before) == "voller"


def is_what_it_does(site: Site) -> bool:
    """What opens a short message with a capital and is spelt as a first person says what a program does, and the noun
    behind it, an accusative, to what: *Sichere Projekt*, *Leere Papierkorb …*, not *Lange Büchern*."""
    token, noun = site.token, site.head
    if not starts_with_capital(token) or not any(
        "Acc" in one.feats.get("Case", ("Acc",)) for one in site.readings(noun)
    ):
        return False
    if site.language != "de" or token.upos != "ADJ" or token.id != 1 or noun.id != token.id + 1:
        return False
    words = [word for word in site.sentence.tokens if word.upos not in {"PUNCT", "SYM"}]
    verbs = known_as(lower(token), "VERB", site.readings)
    first = any("1" in reading.feats.get("Person", ()) for reading in verbs)
    return first and not any(word.upos in {"AUX", "VERB"} for word in words) and site.sentence.tokens[-1].form != "."


def says_how_much(site: Site) -> bool:
    """A comparative without an ending right before a participle says how, and goes with that alone: *tiefer liegende
    Ordner*, *in jedem höher gelegenen Dorf*; not *mit tiefer dunkle Stimme*; and so does one before what somebody does:
    *beim später Kaufen*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if site.language != "de" or token.upos != "ADJ" or lower(token) not in COMPARATIVES or after is None:
        return False
    if after is noun:
        done = known_as(lower(noun), "VERB", site.readings)
        # *Ein neuer Wagen* is no daring.
        return lower(token) in {"früher", "später"} and any(one.lemma == lower(noun) for one in done)
    between = token.id < after.id < noun.id and after.upos in {"ADJ", "VERB"}
    return between and PARTICIPLE.fullmatch(lower(after)) is not None


COMPARATIVES = frozenset(
    "besser breiter dichter dunkler einfacher enger feiner früher genauer größer häufiger heller höher kleiner kürzer "
    "langsamer länger lauter leichter leiser näher neuer niedriger schlechter schneller schwächer schwerer seltener "
    "später stärker tiefer weiter".split()
)
"""Comparatives that say how something is done; of regular ones the dictionary has no more than the forms of the
positive that are spelt alike."""

PARTICIPLE = re.compile("(?:.+end|.*ge.+(?:t|en)|(?:be|er|ent|ver|zer|über|unter).+(?:t|en)|.+iert)e[nmrs]?")
"""German participles with an ending."""


def is_noun_with_capital(word: Token) -> bool:
    """Whether a word is a noun, or is spelt as one."""
    return word.upos in NOUNS or (word.form or "")[:1].isupper()


DOUBTS: tuple[SiteDoubt, ...] = (
    is_behind_an_opinion,
    is_behind_a_bracket,
    is_of_a_degree,
    is_some_of_such,
    is_full_of_it,
    is_what_it_does,
    says_how_much,
)
