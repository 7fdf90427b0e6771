"""Doubt: what programs say in Polish: labels without a noun, conditions without a verb, abbreviations and adverbs that
are spelt as adpositions."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.determiners import cases_taken
from lambre_core.findings.doubts.polish import cases_of, may_be_a_genitive
from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    is_coordinated_verb,
    is_finite,
    is_modifier,
    is_polish,
    is_subject,
    lower,
    may_agree,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree


def is_too_much(site: Site) -> bool:
    """*Za* before an adjective in the nominative says that it is too much so, and governs nothing: *nazwa jest za
    długa*."""
    adjective, adverb = site.token, site.head
    too = is_polish(site) and lower(adverb) == "za" and adjective.upos == "ADJ" and adjective.id == adverb.id + 1
    after = word_after(adjective, site)
    alone = after is None or after.upos not in NOUNS or not may_agree(adjective, after, site)
    return too and alone and any("Nom" in one.feats.get("Case", ()) for one in site.readings(adjective))


def is_too_much_of_something(site: Site) -> bool:
    """*Za* at the beginning, before an adjective of measure in the nominative that agrees with its noun, says that
    there is too much of that: *za duża liczba prób*."""
    noun, adverb, first = site.token, site.head, word_after(site.head, site)
    before = word_before(adverb, site)
    opens = before is None or before.upos == "PUNCT"
    if not is_polish(site) or lower(adverb) != "za" or not opens or first is None or noun.upos not in NOUNS:
        return False
    return MEASURING.fullmatch(lower(first)) is not None and first.id < noun.id and may_agree(first, noun, site)


MEASURING = re.compile("(?:duż|mał|dług|krótk|wysok|nisk|szerok|wąsk|głębok|szybk|woln|słab|siln|trudn|łatw)[yaei]e?")
"""Nominatives of adjectives of which there may be too much."""


def is_one_of_somebody(site: Site) -> bool:
    """*Default*, *favourite* and the like at the beginning, right before a genitive that they do not agree with, stand
    for a thing that all know: *domyślny systemu*, *ulubione użytkownika*."""
    token, noun = site.token, site.head
    label = is_polish(site) and token.id == 1 and noun.id == 2 and LABEL.fullmatch(lower(token)) is not None
    return label and may_be_a_genitive(noun, site) and not may_agree(token, noun, site)


LABEL = re.compile("(?:domyśln|ulubion|własn|standardow)[yae]")
"""Nominatives of adjectives that are labels."""


def is_where_it_can_be(site: Site) -> bool:
    """A neuter behind *gdzie to*, *jeśli to* and the like is what may be or must be done, without its verb, and belongs
    to no noun behind it: *przywróć gdzie to możliwe poprzedni stan*."""
    token, this = site.token, word_before(site.token, site)
    condition = word_before(this, site) if this is not None else None
    if not (is_polish(site) and is_modifier(token)) or this is None or condition is None:
        return False
    return lower(this) == "to" and lower(condition) in CONDITIONS and lower(token).endswith("e")


CONDITIONS = frozenset({"gdzie", "jeśli", "jeżeli", "gdy", "kiedy", "ile"})


def is_asked_for_by_no_verb(site: Site) -> bool:
    """What seems a verb right behind a noun, and the dictionary has as a genitive of persons, too, is a noun that asks
    for nothing behind it: *do zespołu tłumaczy na stronie*."""
    adposition = site.head
    verb = site.sentence.head_of(adposition) if adposition.upos == "ADP" else None
    before = word_before(verb, site) if verb is not None else None
    if not is_polish(site) or verb is None or before is None or not is_finite(verb) or before.upos not in NOUNS:
        return False
    if cases_taken(adposition, site).isdisjoint(cases_of(site.token, site)):
        return False
    return any("Gen" in one.feats.get("Case", ()) for one in known_as(lower(verb), "NOUN", site.readings))


def is_who_is_given_something(site: Site) -> bool:
    """Who is granted or refused something is a dative before that, which is a genitive: *udzielają wydawcy prawa*."""
    token, verb, after = site.token, site.head, word_after(site.token, site)
    given = is_polish(site) and GRANTING.match(lower(verb)) is not None and token.id > verb.id
    if not given or after is None or "Dat" not in cases_of(token, site):
        return False
    return after.upos in {"ADJ", "DET", *NOUNS} and may_be_a_genitive(after, site)


GRANTING = re.compile("(?:nie)?(?:udziel|odm[aó]wi|zabr[ao]ni)")
"""How forms of Polish verbs with a dative and a genitive begin."""


def is_what_is_left(site: Site) -> bool:
    """A coordinated verb in the singular has a subject of its own where a nominative that agrees with it stands behind
    it: *pliki zostaną usunięte, a zostanie jeden katalog*."""
    token, verb = site.token, site.head
    joined = is_polish(site) and is_coordinated_verb(token) and "Sing" in token.feats.get("Number", ())
    if not joined or "Plur" not in verb.feats.get("Number", ()):
        return False
    return any(
        word.upos in NOUNS
        and any("Nom" in one.feats.get("Case", ()) and agree(one.feats, token.feats) for one in site.readings(word))
        for word in rest_of_clause(site, token)[:SOON]
    )


SOON = 4
"""Words behind a verb among which its subject is looked for."""


def is_given_to_the_other(site: Site) -> bool:
    """*Drugiemu* and the like behind a noun in another case stand for those who get that: *podaje piłkę drugiemu*."""
    token, noun = site.token, site.head
    behind = is_polish(site) and is_modifier(token) and token.id > noun.id and lower(token) in TO_THE_OTHER
    return behind and "Acc" in cases_of(noun, site) and not may_agree(token, noun, site)


TO_THE_OTHER = frozenset("drugiemu drugiej innemu innym pozostałym wszystkim".split())


def is_said_of_you(site: Site) -> bool:
    """Behind a verb with a noun for its subject a coordinated one in the first or second person has a subject of its
    own, which is left out: *plik zostanie usunięty i nie będziesz mieć do niego dostępu*."""
    token, verb = site.token, site.head
    joined = is_polish(site) and (token.deprel or "").startswith("conj") and verb.id < token.id
    # The tagger may take the one for the other.
    persons = [reading.feats.get("Person", THIRD) for reading in site.readings(token)]
    if not joined or any(person & THIRD for person in persons) or "3" not in verb.feats.get("Person", ()):
        return False
    return any(is_subject(word) and word.upos in NOUNS for word in site.below.get(verb.id, ()))


THIRD = frozenset({"3"})


def is_meant_so(site: Site) -> bool:
    """An active participle behind *w … sposób* that does not agree with that is said of what was named before: *groźną
    lub w inny sposób budzącą lęk*."""
    token, manner = site.token, site.head
    behind = is_polish(site) and lower(manner) == "sposób" and token.id == manner.id + 1
    if not behind or ACTIVE.search(lower(token)) is None or may_agree(token, manner, site):
        return False
    return any(
        word.upos in {"ADJ", "PRON", *NOUNS} and may_agree(token, word, site)
        for word in site.sentence.tokens[: manner.id - 1]
    )


ACTIVE = re.compile("ąc(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi)$")
"""Ends of Polish active participles."""


def is_abbreviated(site: Site) -> bool:
    """Abbreviations with a stop behind them are in any case: *według maks. liczby*."""
    stops = (word_after(word, site) for word in (site.token, site.head) if lower(word) in ABBREVIATIONS)
    return is_polish(site) and any(stop is not None and stop.form == "." for stop in stops)


ABBREVIATIONS = frozenset(
    "maks min śr ok ds nr str tel godz pkt tys mln mld np tzw im ul pl al os woj pow gm prof dr mgr inż wyd red".split()
)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_too_much,
    is_too_much_of_something,
    is_one_of_somebody,
    is_where_it_can_be,
    is_asked_for_by_no_verb,
    is_who_is_given_something,
    is_what_is_left,
    is_given_to_the_other,
    is_said_of_you,
    is_meant_so,
    is_abbreviated,
)
"""Asked in this order."""
