"""Doubts about German noun phrases in which a word with a capital, or *das*, is a noun phrase of its own."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    Site,
    between,
    is_subject,
    lower,
    word_after,
    word_before,
)


def is_a_noun_with_a_capital(site: Site) -> bool:
    """What stands with a capital between a German determiner and a noun may be a noun that is spelt like an adjective:
    *statt der Legislative Gesetze erlassen*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or noun.id < token.id or noun.upos != "NOUN":
        return False
    words = (token, *between(token, noun, site))
    return any(word.id > 1 and SPELT_ALIKE.fullmatch(word.form or "") is not None for word in words)


SPELT_ALIKE = re.compile(
    "(?:Alternat|Defens|Direkt|Exekut|Initiat|Judikat|Legislat|Offens|Operat|Perspekt)ive"
    "|(?:Antik|Diagonal|Fremd|Gerad|Horizontal|Illustriert|Konstant|Link|Modern|Parallel|Recht|Variabl|Vertikal)en?"
)
"""German nouns that are spelt like adjectives."""


def is_what_somebody_does(site: Site) -> bool:
    """German *das* right behind a verb without subject is one itself, and the noun behind it the object of an
    infinitive at the end: *das würde Befangenheit einführen*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or lower(token) not in {"das", "dies"} or not is_subject(noun):
        return False
    verb, after = word_before(token, site), word_after(noun, site)
    above = site.sentence.head_of(noun)
    infinitive = after is not None and not {"Inf", "Part"}.isdisjoint(after.feats.get("VerbForm", ()))
    return verb is not None and verb is above and infinitive and noun.id == token.id + 1
