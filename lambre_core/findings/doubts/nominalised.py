"""Doubts about Slavic adjectives and participles that stand for nouns, follow theirs, or govern what is beside them."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.attributes import agrees_in_kind, agrees_with
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOUNS,
    Site,
    between,
    is_modifier,
    is_nominative,
    is_subject,
    likely,
    lower,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_the_subject_itself(site: Site) -> bool:
    """What is declined as an adjective and has neither gender nor number of the noun behind it may be the subject of
    the verb, with which it agrees and the noun does not: *Obžalovaný policii řekl*, *Brienová video sdílela*,
    *převedli Řekové armádu*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if not (site.subjects_dropped and is_modifier(token)) or noun.id < token.id or noun.upos not in NOUNS:
        return False
    if verb is None or verb.upos not in {"AUX", "VERB"} or agrees_in_kind(noun, site):
        return False
    if token.id > verb.id and not starts_with_capital(token):
        # *dali horké čaj*
        return False
    if any(word.upos == "PUNCT" for word in between(token, verb, site)):
        return False
    if any(is_subject(other) and other.id != noun.id for other in site.below.get(verb.id, ())):
        return False

    def may_be_subject(word: Token) -> bool:
        return any(
            is_nominative(reading, None) and agree(said, reading.feats)
            for reading in site.readings(word)
            for said in verbal
            if "Case" in reading.feats
        )

    verbal = [{name: one.feats[name] for name in IN_COMMON if name in one.feats} for one in site.readings(verb)]
    return may_be_subject(token) and not may_be_subject(noun)


IN_COMMON = ("Gender", "Number")
"""In what a subject and its verb agree."""


def is_beside_an_agent(site: Site) -> bool:
    """An instrumental right behind a participle, with which it does not agree, is who did it, and the adjectives before
    the two belong to another noun: *nového nájemného navrhovaného pronajímatelem*."""
    token, noun = site.token, site.head
    before = word_before(noun, site)
    if not (site.subjects_dropped and is_modifier(token)) or before is None or before.id <= token.id:
        return False
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(noun, site)]
    of_participle = before.feats.get("Case", _INSTRUMENTAL)
    participle = "Part" in before.feats.get("VerbForm", ()) or PASSIVE.search(lower(before)) is not None
    participle = participle and before.head == noun.id
    return participle and all(case == _INSTRUMENTAL for case in cases) and not of_participle & _INSTRUMENTAL


PASSIVE = re.compile("(?:an|en|ěn|ut|yt)(?:ý|á|é|ého|ému|ém|ým|ou|í|ých|ými)$")
"""How Czech passive participles end, which the tagger may take for adjectives."""


def is_named_as_an_owner(site: Site) -> bool:
    """A name that is declined as an adjective stands in the genitive before the phrase of what it owns: *v Módího
    domovském státě*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token) and starts_with_capital(token)) or before is None:
        return False
    genitive = any(reading.feats.get("Case") == GENITIVE for reading in site.readings(token))
    return genitive and any(
        word.upos == "ADJ"
        and word.head == noun.id
        and not any(agree(one.feats, other.feats) for one in site.readings(token) for other in site.readings(word))
        for word in between(token, noun, site)
    )


def belongs_to_what_is_owned(site: Site) -> bool:
    """An adjective or participle behind a noun and its owner agrees with the noun: *alternativu cukru zabalenou v
    balíčcích*."""
    token, owner = site.token, site.head
    noun = site.sentence.head_of(owner)
    if not (site.subjects_dropped and is_modifier(token)) or token.id < owner.id or noun is None:
        return False
    owned = owner.upos in NOUNS and noun.upos in NOUNS and noun.id < owner.id
    return owned and agrees_with(noun, site)


def is_before_a_shade(site: Site) -> bool:
    """What the parser takes for the noun is an adverb before the adjective of a colour: *broušeného světle hnědého
    spreje*."""
    token, adverb = site.token, site.head
    after = word_after(adverb, site)
    shade = site.subjects_dropped and lower(adverb) in SHADES and token.id < adverb.id
    return shade and is_modifier(token) and after is not None and after.upos == "ADJ"


SHADES = frozenset("světle tmavě jasně sytě bledě".split())
"""Czech adverbs that may be nouns to the tagger."""


def is_behind_a_dash_or_quote(site: Site) -> bool:
    """An attribute behind its noun and a dash between blanks, or a quotation mark that stands between the two, belongs
    to another clause, or is what was said: *штат Калифорния - Протестующие подожгли*, *nazval úmrtí "ohavný"*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id < noun.id:
        return False
    marks = [word.form for word in between(noun, token, site)]
    return any(mark in DASHES for mark in marks) or sum(mark in QUOTES for mark in marks) == 1


DASHES = frozenset({"-", "–", "—"})
QUOTES = frozenset('"„“”«»‚‘’')


def is_of_a_family(site: Site) -> bool:
    """Families of plants and animals have names in the plural behind the word for what they are: *семейство
    ладанниковые*."""
    return is_modifier(site.token) and site.token.id > site.head.id and lower(site.head) in RANKS


RANKS = frozenset(
    "семейство семейства семейству семейством семействе отряд отряда подсемейство род рода класс класса "
    "родина родини родині родиною ряд ряду підродина čeleď čeledi čeledí řád řádu rod rodu".split()
)
"""Russian, Ukrainian and Czech words for such groups."""


def is_at_some_hour(site: Site) -> bool:
    """A Czech ordinal is the hour before *in the evening*: *kolem osmé večer*."""
    return site.subjects_dropped and lower(site.head) in PARTS_OF_DAY and lower(site.token).endswith(("é", "ou"))


PARTS_OF_DAY = frozenset({"ráno", "dopoledne", "odpoledne", "večer"})


_INSTRUMENTAL = frozenset({"Ins"})
