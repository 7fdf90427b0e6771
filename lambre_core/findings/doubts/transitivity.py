"""Whether a verb has an object, or can have one: questions that several doubts ask."""

from __future__ import annotations

from functools import cache
from unicodedata import combining, normalize

from lambre_core.findings.doubts.nominatives import OF_OBJECTS
from lambre_core.findings.doubts.site import (
    NOMINALS,
    Site,
    between,
    has_reading,
    is_nominative,
    is_numeral,
    lower,
    word_before,
)
from lambre_core.findings.speakers import WITHOUT_OBJECT
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.tree import Token


def has_no_object(verb: Token, site: Site) -> bool:
    """Whether a Slavic verb is reflexive (*світиться*, *dívá se*), a passive participle, *to become* something, or an
    auxiliary with one or with an adjective, or *to be* in a form that has a subject: a noun that need be no nominative
    is no object of such a verb."""
    own = site.below.get(verb.id, ())
    if can_only_be_something(site):
        return True
    # Of an infinitive it may be one: *Smlouvy se podařilo uzavřít*, *pravost nebylo možné ověřit*.
    if has_an_infinitive(site):
        return False
    if "Pass" in verb.feats.get("Voice", ()) and is_inflected(verb):
        return True
    if verb.lemma in BECOMING and any((child.deprel or "").startswith("comp:pred") for child in own):
        return True
    if verb.upos == "AUX":
        if any(lower(child) in OWES for child in own):
            # *Деньги был должен с лета*: what somebody owes.
            return False
        if lower(verb) in WERE or any(
            "Inf" in child.feats.get("VerbForm", ()) and is_idle(child, site) for child in own
        ):
            return True
        # A predicate is joined to its subject where the copula shows no gender (`findings/predicates.py`).
        # Not so a participle, which may have no subject: *je dosaženo rovnováhy*.
        adjectives = (child for child in site.below.get(site.token.id, ()) if PARTICIPLES.isdisjoint(child.feats))
        return any((child.deprel or "").startswith(OF_COPULAS) and is_inflected(child) for child in (*own, *adjectives))
    return is_reflexive(verb) or any((child.form or "").lower() == "se" and child.upos == "PRON" for child in own)


def can_only_be_something(site: Site) -> bool:
    """Whether the one infinitive of a Czech or Polish sentence has no object: *to be* with a predicate (*všechny druhy
    může být dráždivé*), or a verb without one that goes no way (*aplikace přestal reagovat*)."""
    infinitives = [word for word in site.sentence.tokens if "Inf" in word.feats.get("VerbForm", ())]
    if site.language not in {"cs", "pl"} or len(infinitives) != 1 or site.head.lemma not in WITH_AN_INFINITIVE:
        return False
    verb = infinitives[0]
    own = site.below.get(verb.id, ())
    if verb.lemma in {"być", "být"}:
        alone = any((word.deprel or "").startswith(OF_COPULAS) and is_inflected(word) for word in own)
    else:
        alone = verb.lemma in STAYING and site.token.lemma not in measures()
    return alone and verb.head == site.head.id and near(site.token, verb, site)


WITH_AN_INFINITIVE = frozenset(
    "moci moct muset smět chtít začít začínat přestat přestávat móc musieć zacząć zaczynać przestać przestawać".split()
)
"""Czech and Polish for *can*, *must*, *may*, *want*, *begin* and *cease*, which have no object beside an infinitive."""
STAYING = frozenset(
    "reagovat fungovat pracovat existovat blikat svítit hořet plakat spát zářit odpočívat spolupracovat "
    "reagować działać pracować istnieć migać płakać spać odpoczywać współpracować odpowiadać".split()
)
"""Verbs without an object, with which no way or distance stands either."""


BECOMING = frozenset({"стать", "стати", "stát"})
WERE = frozenset("был была были був була були".split())
"""Russian and Ukrainian past forms of *to be* that are never without a subject, as *было* and *було* are."""
OWES = frozenset("должен должна должны винен винна винні".split())
PARTICIPLES = frozenset({"VerbForm", "Voice", "Variant"})
"""Features of participles, and of adjectives in their short form."""
OF_COPULAS = ("comp:pred", "comp:aux@pass")


def is_inflected(token: Token) -> bool:
    """Whether a predicate agrees with a subject, which Ukrainian *виконано* has none of."""
    agrees = "Gender" in token.feats or "Plur" in token.feats.get("Number", ())
    return token.upos == "ADJ" or (token.upos == "VERB" and agrees)


def is_object_clause(token: Token, site: Site) -> bool:
    """Whether a clause is the object of a verb: *показали, что метод работает*, and none that tells how (*так помыли,
    что их не видно*) or, behind a relative pronoun, what for (*soubor, který smažou, aby ušetřili místo*)."""
    clause = token.deprel == "comp:obj" and (token.upos == "SCONJ" or "Fin" in token.feats.get("VerbForm", ()))
    if "Rel" in site.token.feats.get("PronType", ()) and lower(token) in IN_ORDER_TO:
        return False
    return clause and not any(lower(word) in SO for word in site.sentence.tokens[: token.id - 1])


IN_ORDER_TO = frozenset("aby чтобы щоб żeby by".split())
"""Slavic conjunctions for *in order to*."""
SO = frozenset("так настолько настільки tak natolik".split())
"""Russian, Ukrainian and Czech for *so that*."""


def is_of_an_intransitive(site: Site) -> bool:
    """Whether the verb takes no object (*книги лежит*), and the noun is none that stands beside any verb, nor what is
    not there, in the genitive (*формы не существует*)."""
    verb = site.head
    known = (verb.lemma or "").lower() in intransitive() or WITHOUT_OBJECT.match(lower(verb)) is not None
    known = known or is_known_without_object(site)
    if not (is_reflexive(verb) or known or is_polish_without_object(site)) or has_an_infinitive(site):
        return False
    if (site.token.lemma or "").lower() in measures():
        return False
    return not (
        is_negated(site)
        and may_be_of_what_is_not(verb)
        and has_reading(site.token, site, lambda reading: "Gen" in reading.feats.get("Case", ()))
    )


def is_known_without_object(site: Site) -> bool:
    """Whether a Czech verb is one without an object but for the accents of the lemma that the tagger makes up for it:
    *koťata spali*, of *spat*."""
    return site.language == "cs" and plain(site.head.lemma or "") in without_accents()


@cache
def without_accents() -> frozenset[str]:
    """The verbs without an object, without their accents."""
    return frozenset(map(plain, intransitive()))


def plain(word: str) -> str:
    """A word in lower case without its accents."""
    return "".join(letter for letter in normalize("NFD", word.lower()) if not combining(letter))


def may_be_of_what_is_not(verb: Token) -> bool:
    """Whether a negated verb may have no subject, but a genitive beside it: those of being and coming, and reflexive
    ones; who does not work or react is named in the nominative."""
    lemma = (verb.lemma or "").lower()
    return is_reflexive(verb) or lemma in OF_BEING or lemma not in intransitive()


OF_BEING = frozenset(
    "быть бывать существовать остаться оставаться оказаться найтись возникать возникнуть поступать поступить прийти "
    "приходить приехать прибыть прибывать пропасть исчезнуть исчезать расти стоять лежать жить висеть последовать "
    "произойти происходить наступить настать хватать хватить отсутствовать присутствовать обитать бывать звучать "
    "прозвучать следовать упасть выпасть вырасти произрастать действовать стать "
    "бути бувати існувати виникати виникнути надійти надходити прийти приходити приїхати прибути прибувати пропасти "
    "зникнути зникати рости стояти лежати жити висіти настати наставати вистачати вистачити мешкати звучати пролунати "
    "лунати впасти випасти вирости діяти стати".split()
)
"""Russian and Ukrainian verbs beside which, negated, what is not there may be a genitive: *не существует формы*."""


def is_reflexive(verb: Token) -> bool:
    """Whether a Russian or Ukrainian verb is reflexive by its form, and takes no object."""
    return verb.upos == "VERB" and lower(verb).endswith(("ся", "сь")) and not lower(verb).startswith(WATCHED)


def is_polish_without_object(site: Site) -> bool:
    """Whether a Polish verb is *być* itself (*gdzie jest klucze*), or reflexive and in the past of one who is no neuter
    (*rozległa się śmiech*): what people do has an object beside *się* (*czyta się książki*, *czytało się książki*)."""
    verb = site.head
    below = site.below.get(verb.id, ())
    if site.language != "pl" or (verb.upos != "VERB" and any((one.deprel or "").startswith("comp") for one in below)):
        return False
    past = "Past" in verb.feats.get("Tense", ()) and "Neut" not in verb.feats.get("Gender", ("Neut",))
    selves = any(lower(child) == "się" for child in below)
    return verb.lemma == "być" or (selves and (past or verb.lemma in HAPPENING))


HAPPENING = frozenset(
    "pojawić pojawiać mieścić zmieścić zdarzyć zdarzać wydarzyć odbyć odbywać dziać zacząć rozpocząć skończyć "
    "zakończyć rozpaść rozlec".split()
)
"""Polish reflexive verbs of what happens by itself, with which nobody does anything: *pliki nie mieści się*."""


WATCHED = ("дивил", "дивит", "подивил", "передивил")
"""Beginnings of forms of Ukrainian *дивитися*, a reflexive verb that has objects: *фільми, які дивилася*."""


def has_an_infinitive(site: Site) -> bool:
    """Whether the noun or its verb has an infinitive in its clause, whose object the noun may be: *необхідно знати*;
    beyond a comma it is of another. Russian and Ukrainian infinitives without an object are none of those: *застосунок
    будуть працювати*."""
    return any(
        "Inf" in word.feats.get("VerbForm", ())
        and (near(word, site.token, site) or near(word, site.head, site))
        and not is_idle(word, site)
        for word in site.sentence.tokens
    )


def is_idle(verb: Token, site: Site) -> bool:
    """Whether a Russian or Ukrainian infinitive takes no object, being no copula."""
    east = site.language in {"ru", "uk"} and verb.upos == "VERB"
    return east and (is_reflexive(verb) or (verb.lemma or "").lower() in intransitive())


def has_something_to_do(site: Site) -> bool:
    """Whether an infinitive of the sentence may have an object: not *должна быть возможность*."""
    words = site.sentence.tokens
    return any("Inf" in word.feats.get("VerbForm", ()) and word.lemma not in {"быть", "бути"} for word in words)


def near(word: Token, other: Token, site: Site) -> bool:
    """Whether no stop stands between two words."""
    return all(inner.upos != "PUNCT" for inner in between(word, other, site))


def is_negated(site: Site) -> bool:
    """Whether the verb of a Slavic clause is negated, by its prefix or the word before it."""
    before = word_before(site.head, site)
    return "Neg" in site.head.feats.get("Polarity", ()) or (before is not None and lower(before) in {"не", "ні", "ни"})


def is_surely_object(token: Token, site: Site) -> bool:
    """Whether a noun is an object and can be nothing else: in the accusative or partitive, and no nominative."""
    return (
        token.upos in NOMINALS
        and (token.deprel or "").startswith("comp:obj")
        and not OF_OBJECTS.isdisjoint(token.feats.get("Case", ()))
        and not any(is_numeral(child) and not is_partitive(child) for child in site.below.get(token.id, ()))
        and (is_shown_as_object(token, site) or not any(is_nominative(one, None) for one in site.readings(token)))
    )


def is_shown_as_object(token: Token, site: Site) -> bool:
    """Whether the attributes of a Russian or Ukrainian noun show that it is no nominative, though it is spelt as one:
    *порожню відповідь*."""
    if site.language not in {"ru", "uk"} or token.upos != "NOUN":
        return False
    accusative = has_reading(token, site, lambda reading: "Acc" in reading.feats.get("Case", ()))
    return accusative and not has_reading(token, site, lambda reading: is_nominative(reading, None))


def is_partitive(numeral: Token) -> bool:
    """Whether a numeral is in the partitive as its noun is (*kolme keelt*); of one in the nominative it is the subject
    that is (*kolm keelt*)."""
    return numeral.feats.get("Case") == _PARTITIVE


_PARTITIVE = frozenset({"Par"})
