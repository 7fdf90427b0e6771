"""Doubt: what programs say in Czech: labels without a noun, editions, adjectives that no list has, and names that stay
as they are."""

from __future__ import annotations

import re
from itertools import takewhile

from lambre_core.findings.doubts.czech import SUCCEEDED
from lambre_core.findings.doubts.czech_phrases import LANGUAGE, has_case
from lambre_core.findings.doubts.determiners import cases_taken
from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_modifier,
    is_nominative,
    is_plural,
    is_subject,
    lower,
    may_agree,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def may_be_in(noun: Token, case: str, site: Site) -> bool:
    """Whether a noun has a reading in some case, likely or not."""
    return any(case in reading.feats.get("Case", ()) for reading in site.readings(noun))


def is_an_adjective_before_its_noun(site: Site) -> bool:
    """What no list has as a noun, and ends as soft adjectives do behind a consonant, is an attribute of the noun right
    behind it that is in a case that their adposition takes: *na diskuzním fóru*; nouns for what is done have a vowel
    there (*po jednáním*)."""
    token, adposition, noun = site.token, site.head, word_after(site.token, site)
    if site.language != LANGUAGE or adposition.upos != "ADP" or token.upos not in NOUNS or noun is None:
        return False
    if noun.upos not in NOUNS or SOFT.search(lower(token)) is None or known_as(lower(token), "NOUN", site.readings):
        return False
    return any(may_be_in(noun, case, site) for case in cases_taken(adposition, site))


SOFT = re.compile("[^aáeéěiíoóuúůyý]n(?:í|ího|ímu|ím|ích|ími)$")
"""Ends of soft adjectives that are made of nouns."""


def is_an_edition(site: Site) -> bool:
    """*Pro* with a capital within a sentence is what an edition is called, and governs nothing: *seznam Pro funkcí*."""
    adposition = site.head
    edition = adposition.upos == "ADP" and adposition.form == "Pro" and adposition.id > 1
    before = word_before(adposition, site)
    return site.language == LANGUAGE and edition and before is not None and before.upos != "PUNCT"


def is_one_of_those(site: Site) -> bool:
    """*One* without an adposition stands for a thing that was named, where what follows is an instrumental by which
    something is done: *vytvořte jednu kliknutím na tlačítko*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or lower(token) not in {"jeden", "jednu", "jedno"} or noun.id < token.id:
        return False
    if before is None or before.upos == "ADP" or may_agree(token, noun, site):
        return False
    return has_case(noun, "Ins", site) and not has_case(noun, "Acc", site)


def is_a_neuter_predicate(word: Token) -> bool:
    """Whether a predicate is in the neuter by its end."""
    return word.upos in {"ADJ", "VERB"} and (word.deprel or "").startswith("comp:") and lower(word).endswith("o")


def is_the_owner_of_the_subject(site: Site) -> bool:
    """A feminine or plural before a neuter predicate may be a genitive to *soukromí*, which is spelt as an adjective:
    *soukromí polohy je nastaveno*."""
    token, noun = site.token, site.head
    if (
        site.language != LANGUAGE
        or not is_a_neuter_predicate(token)
        or noun.upos not in NOUNS
        or not may_be_in(noun, "Gen", site)
    ):
        return False
    inside = list(takewhile(lambda word: word.upos == "ADJ", reversed(site.sentence.tokens[: noun.id - 1])))
    return any(lower(word) in LIKE_ADJECTIVES for word in inside)


LIKE_ADJECTIVES = frozenset({"soukromí", "bezpečí", "zdraví", "pohodlí", "mládí", "stáří"})
"""Neuters that are spelt as adjectives."""


def ends_its_clause(site: Site) -> bool:
    """A neuter predicate right before a comma is said of nothing, and a noun behind the comma is the subject of another
    verb: *když je zaškrtnuto, kanál se smaže*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    comma = after is not None and after.form == ","
    return (
        site.language == LANGUAGE
        and is_a_neuter_predicate(token)
        and noun.upos in NOUNS
        and comma
        and noun.id > token.id
    )


def is_this_as_well_as_that(site: Site) -> bool:
    """A noun in the singular with two attributes that *jak* and *tak* join is two, with a verb in the plural: *jak
    zkušební, tak ostrá verze jsou hotové*."""
    noun, verb = site.token, site.head
    if site.language != LANGUAGE or not is_subject(noun) or "Plur" not in verb.feats.get("Number", ()):
        return False
    before = [lower(word) for word in site.sentence.tokens[: noun.id - 1]]
    attributes = [word for word in site.below.get(noun.id, ()) if is_modifier(word) and word.id < noun.id]
    return "jak" in before and "tak" in before and len(attributes) > 1


def is_turned_to_a_side(site: Site) -> bool:
    """*Doprava* behind a participle says whither, though it is spelt as a noun: *zarovnané doprava*."""
    token, noun = site.token, site.head
    told = site.language == LANGUAGE and lower(noun) == "doprava" and token.id == noun.id - 1
    return told and PARTICIPLE.search(lower(token)) is not None


PARTICIPLE = re.compile("(?:[aáeě]n|nut)(?:ý|á|é|í|ého|ému|ém|ým|ých|ými|[aoiy])?$")
"""Ends of Czech passive participles."""


def is_a_default_one(site: Site) -> bool:
    """*Default* before a genitive that it does not agree with is a value without its noun (*použít výchozí systému*),
    but not behind an adposition (*ve výchozí stavu*)."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if before is not None and before.upos == "ADP":
        return False
    default = site.language == LANGUAGE and lower(token) == "výchozí" and token.id == noun.id - 1
    return default and has_case(noun, "Gen", site) and not may_agree(token, noun, site)


def is_what_a_foreign_name_is_made_of(site: Site) -> bool:
    """A foreign name is not declined and may be the object before its verb, whose subject is the nominative behind it:
    *OpenStreetMap tvoří komunita*."""
    token, verb = site.token, site.head
    if site.language != LANGUAGE or not (token.deprel or "").startswith("comp:obj") or token.upos not in NOUNS:
        return False
    if token.id < verb.id or verb.upos != "VERB" or any(map(is_plural, site.readings(token))):
        return False
    fits = any(
        is_nominative(one, None) and agree(one.feats, two.feats)
        for one in site.readings(token)
        for two in site.readings(verb)
    )
    return fits and any(is_foreign_name(word, site) and is_subject(word) and word.id < verb.id for word in site.sisters)


def is_foreign_name(word: Token, site: Site) -> bool:
    """Whether a word with a capital, in letters that all languages have, is in no list."""
    plain = starts_with_capital(word) and (word.form or "").isascii()
    return plain and not any(known_as(word.form or "", upos, site.readings) for upos in ("NOUN", "PROPN", "ADJ"))


def is_governed_behind_a_comma(site: Site) -> bool:
    """An active participle behind a comma is said of the noun before that, and what follows is its object: *ve verzi,
    přinášející nové nástroje*."""
    token, noun, comma = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or not is_modifier(token) or noun.id < token.id or comma is None or comma.form != ",":
        return False
    if ACTIVE.search(lower(token)) is None or may_agree(token, noun, site) or not may_be_in(noun, "Acc", site):
        return False
    before = word_before(comma, site)
    inside = between(token, noun, site)
    return before is not None and all(word.upos in {"ADJ", "DET"} for word in inside)


ACTIVE = re.compile("(?:[aoiíeu]jíc|ouc|íc)í(?:ch|m|mi|ho|mu)?$")
"""Ends of Czech active participles."""


def is_done_by_nobody(site: Site) -> bool:
    """Beside *podařilo se* and an infinitive a noun is what that is done to, also where it is spelt as a nominative:
    *editor se nepodařilo spustit*."""
    noun, verb = site.token, site.head
    told = is_subject(noun) and noun.upos == "NOUN" and SUCCEEDED.fullmatch(lower(verb)) is not None
    if site.language != LANGUAGE or not told:
        return False
    return any("Inf" in word.feats.get("VerbForm", ()) for word in rest_of_clause(site, verb))


def is_parted_by_only(site: Site) -> bool:
    """What stands before *only* and a noun in another case is no attribute of that: *viditelné pouze lidem*."""
    token, noun = site.token, site.head
    behind = site.language == LANGUAGE and is_modifier(token) and token.id < noun.id
    return behind and not may_agree(token, noun, site) and any(lower(w) in ONLY for w in between(token, noun, site))


ONLY = frozenset({"pouze", "jen", "jenom", "zejména", "především", "hlavně"})


def is_what_is_done(site: Site) -> bool:
    """What ends as a noun for what is done, and no list has as a verb, is no verb: *aby hromadné nahrání proběhlo*."""
    token = site.token
    done = site.language == LANGUAGE and token.upos == "VERB" and DONE.search(lower(token)) is not None
    return done and not known_as(lower(token), "VERB", site.readings)


DONE = re.compile("[aáeě]ní$")


def is_so_many_to_so_many(site: Site) -> bool:
    """Two that are alike on both sides of an adposition stand for themselves: *vztah mnoho k mnoho*."""
    token, adposition = site.token, site.head
    before = word_before(adposition, site) if adposition.upos == "ADP" else None
    return site.language == LANGUAGE and before is not None and lower(before) == lower(token)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_an_adjective_before_its_noun,
    is_an_edition,
    is_one_of_those,
    is_the_owner_of_the_subject,
    ends_its_clause,
    is_this_as_well_as_that,
    is_turned_to_a_side,
    is_a_default_one,
    is_what_a_foreign_name_is_made_of,
    is_governed_behind_a_comma,
    is_done_by_nobody,
    is_parted_by_only,
    is_what_is_done,
    is_so_many_to_so_many,
)
