"""Doubt: Czech messages and games: neuters that are spelt as adjectives, nouns that the tagger takes for other words,
who is spoken to, what somebody is able to do something to."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.czech_phrases import LANGUAGE
from lambre_core.findings.doubts.determiners import cases_taken
from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_modifier,
    is_subject,
    lower,
    may_agree,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.valency import intransitive


def is_a_noun_like_an_adjective(site: Site) -> bool:
    """A neuter in *-í* that the dictionary has as a noun may be one before another noun, with which it does not agree:
    *snížit soukromí prozrazením dat*."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or not is_modifier(token) or noun.id < token.id or not lower(token).endswith("í"):
        return False
    neuter = any("Neut" in one.feats.get("Gender", ()) for one in known_as(lower(token), "NOUN", site.readings))
    return neuter and not may_agree(token, noun, site)


def is_no_adjective(site: Site) -> bool:
    """What the dictionary has as a noun and as nothing else is no attribute, whatever the tagger makes of it: *víří
    mračna vodní páry*."""
    token = site.token
    if site.language != LANGUAGE or not is_modifier(token) or token.upos != "ADJ":
        return False
    others = any(known_as(lower(token), upos, site.readings) for upos in ("ADJ", "DET", "NUM", "VERB"))
    return not others and bool(known_as(lower(token), "NOUN", site.readings))


def is_too_short_for_an_attribute(site: Site) -> bool:
    """Short adjectives are said of a subject alone, so that what ends as they do, and is in no list, is another word
    before a noun: *víří mračna vodní páry*. Possessives have such ends as well (*Zuzanina kniha*)."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or not is_modifier(token) or token.upos != "ADJ" or noun.id < token.id:
        return False
    short = SHORT.search(lower(token)) is not None and (token.form or "").islower()
    return short and not known_as(lower(token), "ADJ", site.readings)


SHORT = re.compile("(?<!i)n[aoy]$|t[aoy]$")
"""Ends of short adjectives but those that possessives have."""


def is_no_verb(site: Site) -> bool:
    """What the dictionary has as a noun in an oblique case and not as a verb has no subject: *nabídka viditelnosti
    grafu*."""
    verb = site.head
    if site.language != LANGUAGE or verb.upos != "VERB" or not is_subject(site.token):
        return False
    nouns = known_as(lower(verb), "NOUN", site.readings)
    oblique = bool(nouns) and all("Nom" not in one.feats.get("Case", ("Nom",)) for one in nouns)
    return oblique and not known_as(lower(verb), "VERB", site.readings)


def is_of_rooms(site: Site) -> bool:
    """*Prostor* behind an attribute in the genitive plural is that of *prostora* or *prostory*: *do úzkých prostor*."""
    for noun in (site.token, site.head):
        if site.language == LANGUAGE and lower(noun) == "prostor":
            before = word_before(noun, site)
            if before is not None and before.upos in {"ADJ", "DET"} and lower(before).endswith("ch"):
                return True
    return False


def is_called_names(site: Site) -> bool:
    """*Ty* or *vy* before a noun that may be a vocative, and nothing but stops around, is who is spoken to: *ty
    vydřiduchu!*"""
    token, noun = site.token, site.head
    before, after = word_before(token, site), word_after(noun, site)
    if site.language != LANGUAGE or lower(token) not in {"ty", "vy"} or noun.id != token.id + 1:
        return False
    alone = (before is None or before.upos == "PUNCT") and (after is None or after.upos == "PUNCT")
    known = known_as(lower(noun), "NOUN", site.readings)
    called = any("Voc" in one.feats.get("Case", ()) for one in known) if known else VOCATIVE.search(lower(noun))
    return alone and bool(called)


VOCATIVE = re.compile("[ueoi]$")
"""Ends of vocatives in the singular."""


def is_what_one_can_do_it_to(site: Site) -> bool:
    """A noun that may be an accusative, before *able*, *ready* and the like and an infinitive that has an object, is
    this object: *bude tyto předměty schopen používat*."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or noun.upos not in NOUNS or noun.id > token.id:
        return False
    able = ABLE.fullmatch(lower(token)) is not None and (token.deprel or "").startswith("comp:")
    if not able or not any("Acc" in one.feats.get("Case", ()) for one in site.readings(noun)):
        return False
    rest = site.sentence.tokens[token.id :]
    return any("Inf" in word.feats.get("VerbForm", ()) and (word.lemma or "") not in intransitive() for word in rest)


ABLE = re.compile(
    "(?:ne)?(?:scho(?:pen|pn)|ocho(?:ten|tn)|opráv?něn|povin(?:en)?|povinn|připraven|nucen|donucen|oprávněn|hoden|"
    "odhodlán|zvyklý?)[aoiy]?"
)
"""Short adjectives with an infinitive."""


def stands_undeclined(site: Site) -> bool:
    """*Beta* and its like stand as they are before a noun, which is what the adposition governs: *včetně beta změn*."""
    token, adposition, noun = site.token, site.head, word_after(site.token, site)
    if site.language != LANGUAGE or adposition.upos != "ADP" or lower(token) not in UNDECLINED:
        return False
    if noun is None or noun.upos not in NOUNS:
        return False
    asked = cases_taken(adposition, site)
    return any(case in one.feats.get("Case", ()) for one in site.readings(noun) for case in asked)


UNDECLINED = frozenset("alfa beta gama delta demo video audio foto auto moto retro info promo web internet".split())
"""Words for what kind of thing the noun behind them is, some of which are nouns by themselves."""


def is_more_of_them(site: Site) -> bool:
    """A genitive plural behind *more* is so many, and the subject, not an object in the case that the verb asks for:
    *dokud jeden nebo více serverů neodpovídá*."""
    token, verb = site.token, site.head
    if site.language != LANGUAGE or token.upos not in NOUNS or token.id > verb.id:
        return False
    if not any("Gen" in one.feats.get("Case", ()) for one in site.readings(token)):
        return False
    near = site.sentence.tokens[max(token.id - 4, 0) : token.id - 1]
    return any(lower(word) in {"více", "méně", "několik", "mnoho", "většina"} for word in near)


def is_proportional_to_it(site: Site) -> bool:
    """A predicate that takes a dative is no attribute of the noun behind it, which is one: *velikost je úměrná
    počtu*."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or not is_modifier(token) or noun.id < token.id:
        return False
    if WITH_DATIVE.match(lower(token)) is None or may_agree(token, noun, site):
        return False
    dative = any("Dat" in one.feats.get("Case", ()) for one in site.readings(noun))
    return dative and all(word.upos in {"ADJ", "DET", "ADV"} for word in between(token, noun, site))


WITH_DATIVE = re.compile(
    "(?:ne)?(?:úměrn|nadřazen|podřízen|podobn|věrn|blízk|přístupn|dostupn|nápomocn|prospěšn|škodliv|nebezpečn|vlastn|"
    "známý|oddan|poplatn|vzdálen|srozumiteln|lhostejn|zavázan|vděčn|vystaven|určen|přizpůsoben|rovn)"
)
"""How adjectives with a dative begin."""


def is_in_the_way_of_the_verb(site: Site) -> bool:
    """*Možné*, *nutné* and their like in the neuter are said of what is done, where an infinitive follows in the
    clause: *mohlo by být možné kletbu zlomit*."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or lower(token) not in POSSIBLE or noun.id < token.id or may_agree(token, noun, site):
        return False
    return any("Inf" in word.feats.get("VerbForm", ()) for word in rest_of_clause(site, noun))


POSSIBLE = frozenset("možné nemožné nutné třeba potřeba vhodné dobré lepší snadné těžké zbytečné".split())


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_noun_like_an_adjective,
    is_no_adjective,
    is_too_short_for_an_attribute,
    is_no_verb,
    is_of_rooms,
    is_called_names,
    is_what_one_can_do_it_to,
    stands_undeclined,
    is_more_of_them,
    is_proportional_to_it,
    is_in_the_way_of_the_verb,
)
