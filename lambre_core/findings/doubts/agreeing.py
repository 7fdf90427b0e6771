"""Whether an attribute agrees with a noun, and what its reading tells of it: questions that several doubts ask."""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOUNS,
    Site,
    between,
    has_reading,
    is_determiner,
    is_modifier,
    is_subject,
    may_agree,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Token


def agrees_in_kind(noun: Token, site: Site) -> bool:
    """Whether a noun may have the gender and number of the site's dependent."""
    return any(
        all(one[name] & other[name] for name in ("Gender", "Number") if name in one and name in other)
        for one in (reading.feats for reading in site.readings(site.token))
        for other in (reading.feats for reading in site.readings(noun))
    )


def not_of_the_script(word: Token, other: Token) -> bool:
    """Whether one of two words is written in Cyrillic letters and the other is not."""
    return (CYRILLIC.match(word.form or "") is None) != (CYRILLIC.match(other.form or "") is None)


CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)
"""Russian and Ukrainian have no copula in the present."""


def modifies(token: Token) -> bool:
    """Whether a word is a determiner, adjective or participle of its head."""
    return is_determiner(token) or is_modifier(token)


PAUSES = frozenset({",", "—", "–", "-"})
EARLIER = 8
"""Words before an adjective among which another noun is looked for."""


def agrees_with(word: Token, site: Site) -> bool:
    """Whether a noun phrase may agree with the site's dependent; accusatives in animacy, too."""
    every = [r.feats for r in site.readings(site.token) if r.upos == site.token.upos]
    own = [feats for feats in every if "Case" in feats] or [feats for feats in every if "Gender" in feats]
    # Portuguese has no case.
    told = "Case" if own and "Case" in own[0] else "Gender"

    def agrees(reading: Reading) -> bool:
        feats = reading.feats
        return told in feats and any(agree(one, feats) and not parted_by_animacy(one, feats) for one in own)

    return has_reading(word, site, agrees)


def parted_by_animacy(one: Features, other: Features) -> bool:
    """Whether two accusatives are told apart by their animacy: *молодой* is none of *лидера*."""
    if not all("Animacy" in feats and feats.get("Case") == _ACCUSATIVE for feats in (one, other)):
        return False
    return one["Animacy"].isdisjoint(other["Animacy"])


_ACCUSATIVE = frozenset({"Acc"})


def may_be_plural(token: Token, site: Site) -> bool:
    """Whether the tagger takes a word for a plural, or it can be nothing else."""
    numbers = [reading.feats.get("Number", frozenset()) for reading in site.readings(token)]
    return "Plur" in token.feats.get("Number", ()) or all("Plur" in number for number in numbers)


def is_last_of_a_compound(site: Site) -> bool:
    """Whether nothing but attributes, and the first parts of a German compound with their hyphens, stand between an
    attribute and a noun that the lexicon has, with which it goes: *das neue PDF-Datei*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if site.language != "de" or token.upos not in ATTRIBUTES or noun.upos not in NOUNS or token.id > noun.id:
        return False
    if after is not None and (after.upos in {*NOUNS, "X"} or (after.upos != "PUNCT" and touches(noun, after))):
        return False
    if after is not None and (after.form or "")[:1] in JOINTS and touches(noun, after):
        return False
    words = between(token, noun, site)
    start = next((place for place, word in enumerate(words) if word.upos not in ATTRIBUTES), len(words))
    parts = words[start:]
    hyphens = bool(parts) and len(parts) % 2 == 0 and all(word.form == "-" for word in parts[1::2])
    firsts = all(word.upos in {*NOUNS, "X"} for word in parts[::2])
    joined = hyphens and firsts and all(touches(*pair) for pair in pairwise((*parts, noun)))
    return joined and bool(known_as(noun.form or "", "NOUN", site.readings))


def is_a_compound_subject(site: Site) -> bool:
    """Whether a subject is the last part of a German compound with hyphens, a noun that the lexicon has: *die
    LED-Anzeige blinken*; not *die Rot-Grünen*, nor the first of several parts."""
    token, before, after = site.token, word_before(site.token, site), word_after(site.token, site)
    if site.language != "de" or not is_subject(token) or token.upos != "NOUN":
        return False
    if before is None or before.form != "-" or not touches(before, token):
        return False
    goes_on = after is not None and (after.form or "")[:1] in JOINTS and touches(token, after)
    return not goes_on and bool(known_as(token.form or "", "NOUN", site.readings))


JOINTS = frozenset("-‐‑–/(")
"""Marks that join a word to the next one."""


def has_its_determiner_before(last: Token, noun: Token, site: Site) -> bool:
    """Whether a determiner before a noun goes with the one behind that and not with it."""
    determiners = [child for child in site.below.get(noun.id, ()) if is_determiner(child) and child.id < noun.id]
    return any(may_agree(child, last, site) and not may_agree(child, noun, site) for child in determiners)
