"""Doubts about German noun phrases in which a word is no attribute: a noun with its capital, *das*, a possessive."""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.doubts.site import (
    GENITIVE,
    Site,
    SiteDoubt,
    between,
    is_subject,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.treebank.feats import agree


def is_a_noun_with_a_capital(site: Site) -> bool:
    """What stands with a capital between a German determiner and a noun may be a noun that is spelt like an adjective:
    *statt der Legislative Gesetze erlassen*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or noun.id < token.id or noun.upos != "NOUN":
        return False
    words = [word for word in (token, *between(token, noun, site)) if word.id > 1]
    if any(SPELT_ALIKE.fullmatch(word.form or "") is not None for word in words):
        return True
    # So are persons of whom an adjective with a capital speaks: *um seinen Lieben Geduld zu schenken*.
    persons = (word for word in words[1:] if word.upos == "ADJ" and starts_with_capital(word))
    shown = {name: token.feats[name] for name in ("Gender", "Number") if name in token.feats}
    apart = not agree(shown, noun.feats) or not may_agree(token, noun, site)
    if token.upos == "DET" and apart and any(may_agree(token, word, site) for word in persons):
        return True
    # A determiner with a capital is none, but for those of whom one speaks to: *wie die Leute Land behalten*.
    return any(word.upos == "DET" and starts_with_capital(word) and len(word.form or "") > 4 for word in words[1:])


SPELT_ALIKE = re.compile(
    "(?:Alternat|Defens|Direkt|Exekut|Initiat|Judikat|Legislat|Offens|Operat|Perspekt)ive|Stück"
    "|(?:Antik|Diagonal|Fremd|Gerad|Horizontal|Illustriert|Konstant|Link|Modern|Parallel|Recht|Variabl|Vertikal)en?"
)
"""German nouns that are spelt like adjectives."""


def is_what_somebody_does(site: Site) -> bool:
    """German *das* right behind a verb may be its subject, and what seems to be that the object of the infinitive right
    behind it: *sonst würde das Befangenheit einführen*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or lower(token) not in {"das", "dies"} or not is_subject(noun):
        return False
    verb, after = word_before(token, site), word_after(noun, site)
    above = site.sentence.head_of(noun)
    infinitive = after is not None and not {"Inf", "Part"}.isdisjoint(after.feats.get("VerbForm", ()))
    return verb is not None and verb is above and infinitive and noun.id == token.id + 1


def is_one_of_mine(site: Site) -> bool:
    """A German possessive in the genitive behind *some*, *none* or a number is of those of whom some are meant: *manche
    meiner größeren Drohnen fühlen sich so an*, *vier ihrer Spieler*."""
    before = word_before(site.token, site)
    behind_some = before is not None and (before.upos == "NUM" or QUANTIFIERS.fullmatch(lower(before)) is not None)
    return not site.subjects_dropped and behind_some and OF_MINE.fullmatch(lower(site.token)) is not None


QUANTIFIERS = re.compile("(?:manch|einig|viel|wenig|mehrer|all|welch)e|(?:k?ein|jed)(?:e|er|es|em|en|s)|zwei|drei")
OF_MINE = re.compile("(?:[mds]ein|ihr|unser|unsr|euer|eur|dies|jen)er")


def is_a_name_like_man(site: Site) -> bool:
    """German *Man* with a capital within a sentence is a name: *nach Man Utd*."""
    token, before = site.token, word_before(site.token, site)
    capital = token.form == "Man" and before is not None and before.upos != "PUNCT"
    return not site.subjects_dropped and capital


def are_the_best_of_it(site: Site) -> bool:
    """A name in the genitive behind a German superlative is no object, but what the best are of: *mit den besten
    Europas*."""
    name = site.token if site.head.upos == "ADP" else site.head
    before = word_before(name, site)
    if site.subjects_dropped or name.upos != "PROPN":
        return False
    superlative = before is not None and before.upos == "ADJ" and SUPERLATIVE.search(lower(before)) is not None
    return superlative and all(reading.feats.get("Case") == GENITIVE for reading in site.readings(name))


SUPERLATIVE = re.compile("ste[nrsm]?$")
"""Ends of German superlatives before nouns."""


def has_a_noun_between(site: Site) -> bool:
    """Between a German determiner or adposition and its noun a word with a capital and no ending of an adjective may be
    a noun that the tagger does not know, but the lexicon does: *den Verzehr bestimmter Lebensmittel*."""
    if site.subjects_dropped or not (site.token.upos == "DET" or site.head.upos == "ADP"):
        return False
    return any(
        word.upos in {"ADJ", "VERB", "ADV"}
        and starts_with_capital(word)
        and ENDING.search(lower(word)) is None
        and any("Gender" in reading.feats for reading in site.readings(replace(word, upos="NOUN", beliefs=None)))
        for word in between(site.token, site.head, site)
    )


ENDING = re.compile("(?:e|e[mnrs])$")
"""Endings of German adjectives before nouns."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_noun_with_a_capital,
    is_what_somebody_does,
    is_one_of_mine,
    is_a_name_like_man,
    are_the_best_of_it,
    has_a_noun_between,
)
