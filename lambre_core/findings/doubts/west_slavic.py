"""Doubt: Polish and Czech words that the parser joins to a neighbour of another phrase: predicates of two kinds of
things, attributes beside an agent or an instrument, names of products and of modes, and whose something is.
"""

from __future__ import annotations

import re

from lambre_core.findings.doubts.names import has_a_capital_within, is_in_capitals
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOUNS,
    Site,
    SiteDoubt,
    is_modifier,
    is_subject,
    lower,
    may_agree,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import SPEAKERS, agree, is_of_persons

CZECH = "cs"
LANGUAGES = frozenset({CZECH, "pl"})


def is_said_of_two_kinds(site: Site) -> bool:
    """A noun in the singular with two attributes that a conjunction joins may be two for its predicate as well as for
    its verb: *vstupní i výstupní soubor jsou uloženy*, *linia górna i dolna zostaną usunięte*."""
    predicate, noun = site.token, site.head
    if site.language not in LANGUAGES or not (predicate.deprel or "").startswith("comp:pred"):
        return False
    if noun.upos not in NOUNS or "Plur" not in predicate.feats.get("Number", ()):
        return False
    return any(
        (other.deprel or "").startswith("conj") and other.upos == "ADJ"
        for word in site.below.get(noun.id, ())
        if is_modifier(word) and word.upos == "ADJ"
        for other in site.below.get(word.id, ())
    )


def is_before_an_agent(site: Site) -> bool:
    """An attribute before an instrumental and a participle agrees with this, and belongs to the noun that it does:
    *žádný uživatelem vytvořený obsah*."""
    token, agent, participle = site.token, site.head, word_after(site.head, site)
    if site.language not in LANGUAGES or token.upos not in ATTRIBUTES or agent.upos not in NOUNS:
        return False
    if participle is None or participle.upos != "ADJ" or "Part" not in participle.feats.get("VerbForm", ()):
        return False
    done_by = any("Ins" in one.feats.get("Case", ()) for one in site.readings(agent))
    return done_by and token.id < agent.id and may_agree(token, participle, site)


def is_who_is_left(site: Site) -> bool:
    """*To the others* and its like behind a noun with which it does not agree says who gets or loses that: *nepřepište
    data ostatním*, *nie psuj zabawy innym*."""
    token, noun = site.token, site.head
    behind = token.id == noun.id + 1 and lower(token) in TO_OTHERS and noun.upos in NOUNS
    return site.language in LANGUAGES and behind and not may_agree(token, noun, site)


TO_OTHERS = frozenset(
    "ostatním druhým jiným všem každému ostatnímu jinému druhému pozostałym innym wszystkim każdemu innemu".split()
)


def is_what_is_done_something_with(site: Site) -> bool:
    """*All*, *others* and the like right behind a verb are its object, and so is somebody, where the noun behind is the
    instrument: *zničit ostatní výbuchem*, *zastąp wszystkie wartością z listy*, *odwieźli rannego śmigłowcem*."""
    token, noun = site.token, site.head
    if site.language not in LANGUAGES or token.upos not in ATTRIBUTES or noun.upos not in NOUNS:
        return False
    first = next((word for word in site.sentence.tokens[: token.id] if word.head == noun.id), token)
    verb = word_before(first, site)
    person = first.id == token.id and lower(token).endswith(("ego", "ého"))
    if verb is None or verb.upos != "VERB" or not (person or lower(first) in OBJECTS) or first.id > token.id:
        return False
    instrument = all(one.feats.get("Case") == INSTRUMENTAL for one in site.readings(noun))
    return instrument and not may_agree(token, noun, site)


INSTRUMENTAL = frozenset({"Ins"})
OBJECTS = frozenset(
    "ostatní všechny všechna všechno jiné další druhé zbylé wszystkie wszystko pozostałe inne resztę drugie".split()
)


def is_named_behind_its_kind(site: Site) -> bool:
    """A noun with a capital right behind another one within the sentence is what that is called, and no subject:
    *vypněte telefon v režimu Letadlo*, *po wybraniu zakładki Konto*."""
    token, before = site.token, word_before(site.token, site)
    named = is_subject(token) and has_a_capital_within(token, site) and token.id > site.head.id
    return site.language in LANGUAGES and named and before is not None and before.upos == "NOUN"


def is_a_product(site: Site) -> bool:
    """A word with a capital before one in capitals is the name of a product, which need not be declined: *dostęp do
    Touch ID*, *díky Mozilla VPN*."""
    token, after = site.token, word_after(site.token, site)
    if site.language not in LANGUAGES or site.head.upos != "ADP" or not starts_with_capital(token) or after is None:
        return False
    loud = is_in_capitals(token)
    return not loud and is_in_capitals(after) and len(after.form or "") > 1


def is_no_speaker(site: Site) -> bool:
    """What may be in another case than the nominative is no subject of a verb of who speaks or is spoken to: *zwycięzcy
    gratulujemy*, *v nastavení správce povolíte přístup*."""
    token, verb = site.token, site.head
    if site.language not in LANGUAGES or not is_subject(token) or token.upos not in NOUNS:
        return False
    spoken = any(not SPEAKERS.isdisjoint(one.feats.get("Person", ())) for one in site.readings(verb))
    # Paradigms have *bratr* as an accusative, too.
    others = OBLIQUE if is_of_persons(token.feats) else OBLIQUE | {"Acc"}
    return spoken and any(not others.isdisjoint(one.feats.get("Case", ())) for one in site.readings(token))


OBLIQUE = frozenset({"Dat", "Gen", "Ins", "Loc"})


def is_in_his_time(site: Site) -> bool:
    """Polish *za* with a genitive says in whose time something was, whatever the verb asks for: *za komuny płacili
    mniej*."""
    token, adposition = site.token, site.head
    time = lower(adposition) == "za" and TIME_OF.fullmatch(lower(token)) is not None
    return site.language == "pl" and time


TIME_OF = re.compile(
    "okupacji|komuny|cara|rządów|czasów|życia|panowania|króla|sanacji|młodu|dnia|kadencji|prezydentury"
)


def is_so_in_one_way(site: Site) -> bool:
    """An instrumental says in what way somebody is high or old, and agrees with no adjective before it: *wysokiej rangą
    urzędniczki*; and some adjectives have a genitive: *winnych śmierci*."""
    token, noun = site.token, site.head
    if site.language != "pl" or not is_modifier(token) or noun.id < token.id or may_agree(token, noun, site):
        return False
    genitive = any("Gen" in one.feats.get("Case", ()) for one in site.readings(noun))
    return lower(noun) in WAYS or (genitive and WITH_GENITIVE.match(lower(token)) is not None)


WAYS = frozenset("rangą stażem wiekiem wzrostem kształtem kolorem rozmiarem wagą ciałem duchem sercem rodem".split())
WITH_GENITIVE = re.compile("(?:nie)?(?:winn|godn|świadom|żądn)")


def belongs_to_what_seems_no_noun(site: Site) -> bool:
    """An adjective between a word that the dictionary has as a noun with which it agrees, whatever the tagger makes of
    it, and what may be a genitive belongs to the first one: *przedział czasowy czyszczenia*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language not in LANGUAGES or not is_modifier(token) or before is None or before.upos in NOUNS:
        return False
    if noun.id != token.id + 1 or before.upos not in {"ADJ", "VERB", "X"}:
        return False
    genitive = any("Gen" in one.feats.get("Case", ()) for one in site.readings(noun))
    known = known_as(lower(before), "NOUN", site.readings)
    return genitive and any(agree(one.feats, own.feats) for one in known for own in site.readings(token))


def is_needed_to(site: Site) -> bool:
    """*Necessary*, *possible* and the like as a neuter before an infinitive say what is so, and nothing of the noun
    before them, which is the object: *metadata může být nutné spárovat*."""
    token = site.token
    predicate = (token.deprel or "").startswith("comp:pred") and NEEDED.fullmatch(lower(token)) is not None
    behind = rest_of_clause(site, token)
    return site.language in LANGUAGES and predicate and any("Inf" in word.feats.get("VerbForm", ()) for word in behind)


NEEDED = re.compile(
    "(?:ne)?(?:nutn|možn|vhodn|nezbytn|potřebn|snadn|těžk|obtížn|dobr|konieczn|możliw|potrzebn|trudn|wskazan)[ée]|łatwe"
)


def is_what_is_missing(site: Site) -> bool:
    """A nominative behind a Czech verb of missing or belonging that has no other subject is that: *nechybí žádné
    soubory*."""
    token, verb = site.token, site.head
    if site.language != CZECH or token.upos not in NOUNS or token.id < verb.id or verb.lemma not in MISSING:
        return False
    return not any(map(is_subject, site.below.get(verb.id, ()))) and any(
        "Nom" in one.feats.get("Case", ()) for one in site.readings(token)
    )


MISSING = frozenset("chybět scházet stačit vadit patřit náležet hrozit škodit odpovídat vyhovovat příslušet".split())


DOUBTS: tuple[SiteDoubt, ...] = (
    is_needed_to,
    is_what_is_missing,
    is_said_of_two_kinds,
    is_before_an_agent,
    is_who_is_left,
    is_what_is_done_something_with,
    is_named_behind_its_kind,
    is_a_product,
    is_no_speaker,
    is_in_his_time,
    is_so_in_one_way,
    belongs_to_what_seems_no_noun,
)
"""Asked in this order."""
