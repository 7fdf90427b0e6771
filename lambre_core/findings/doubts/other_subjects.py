"""Doubts about subjects: another clause begins before the verb, or another word is its subject."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from lambre_core.findings.doubts.nominatives import THIRD
from lambre_core.findings.doubts.site import (
    LONG_DASHES,
    NOMINALS,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_nominative,
    is_subject,
    likely,
    lower,
    phrase_start,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.treebank.tree import Token


def is_of_the_clause_before(site: Site) -> bool:
    """Between a subject and a verb that does not agree with it begins another clause, whose subject the parser takes
    for one of several nouns, in another case than the first: *вона зараз у відпустці і витрати починають рости*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id:
        return False
    number = verb.feats.get("Number")
    for word in between(token, verb, site):
        first = site.sentence.head_of(word)
        if (
            word.upos in NOUNS
            and (word.deprel or "").startswith("conj")
            and first is not None
            and token.id < first.id < word.id
            and "Case" in first.feats
            and any(is_nominative(reading, number) for reading in site.readings(word))
            and not any(first.feats["Case"] & reading.feats.get("Case", frozenset()) for reading in likely(word, site))
        ):
            return True
    return False


def is_beyond_a_colon(site: Site) -> bool:
    """Between a subject and its verb stands no colon but before what is said: *Чудеса письма: ведущий смеётся*; nor,
    before a Slavic subject, a single dash (*полюбила іншого — бог з тобою*)."""
    if not is_subject(site.token):
        return False
    words = between(site.token, site.head, site)
    after = site.subjects_dropped and site.token.id > site.head.id
    dashes = sum(word.form in LONG_DASHES for word in words)
    return any(word.form == ":" for word in words) or (after and dashes == 1)


def lies_in_something(site: Site) -> bool:
    """Slavic *проблема в том, что* is a clause without a verb."""
    words, token = site.sentence.tokens, site.token
    following = [lower(word) for word in words[token.id : token.id + 2]]
    return site.subjects_dropped and is_subject(token) and len(following) == 2 and tuple(following) in IN_THAT


IN_THAT = frozenset({("в", "том"), ("у", "тому"), ("в", "тому"), ("v", "tom")})


def has_no_subject_at_all(site: Site) -> bool:
    """What there is enough, or too little, of is in the genitive: *популярности не хватило*, *людей стало больше*."""
    verb = site.head
    if not (site.subjects_dropped and is_subject(site.token)) or "Neut" not in verb.feats.get("Gender", ()):
        return False
    after = word_after(verb, site)
    return verb.lemma in OF_AMOUNTS or (after is not None and lower(after) in AMOUNTS)


OF_AMOUNTS = frozenset("хватить хватать недоставать недостать вистачити вистачати бракувати забракувати".split())


AMOUNTS = frozenset("больше меньше много мало достаточно більше менше багато мало досить".split())


def is_perhaps_this(site: Site) -> bool:
    """A neuter pronoun that may be an accusative, with a plural whose subject comes later or is left out: *это должны
    делать все*."""
    return (
        site.subjects_dropped
        and is_subject(site.token)
        and lower(site.token) in THIS
        and "Plur" in site.head.feats.get("Number", ())
    )


THIS = frozenset({"это", "то", "всё", "что", "це", "те", "що", "to", "co", "toto"})


def belongs_to_a_list(site: Site) -> bool:
    """After a plural of German *gehören* or *zählen* stands the first of several: *dazu gehören die Einführung, …*."""
    token, verb = site.token, site.head
    plural = "Plur" in verb.feats.get("Number", ())
    return is_subject(token) and token.id > verb.id and plural and verb.lemma in {"gehören", "zählen"}


def has_another_subject_nearer(site: Site) -> bool:
    """Between a Slavic subject and a verb with which it does not agree stands a pronoun for many that does (*памятник
    многие считают лишним*), or a conjunction and a noun that does (*требование, чтобы граждане заполняли*). None of
    many does what the speakers do (*вы все забудем*)."""
    token, verb = site.token, site.head
    if not (site.subjects_dropped and is_subject(token)) or token.id > verb.id:
        return False
    number, inside = verb.feats.get("Number"), between(token, verb, site)
    third = "3" in verb.feats.get("Person", THIRD)
    if number == PLURAL and third and any(lower(word) in MANY for word in inside):
        return True
    begun = next((place for place, word in enumerate(inside) if word.upos == "SCONJ"), None)
    return begun is not None and any(
        word.upos in NOMINALS and any(is_nominative(reading, number) for reading in likely(word, site))
        for word in inside[begun + 1 :]
    )


MANY = frozenset("многие все некоторые другие немногие всі усі деякі інші mnozí všichni někteří ostatní jiní".split())


def is_in_a_later_clause(site: Site) -> bool:
    """Between a verb and what seems its subject begins another clause: *hinzu kommt, dass die Pflanzen schnell
    reifen*."""
    token, verb = site.token, site.head
    return is_subject(token) and verb.id < token.id and any(word.upos == "SCONJ" for word in between(verb, token, site))


def is_this_itself(site: Site) -> bool:
    """A Slavic neuter predicate behind *this* is said of that: *флаттер - это очень плохо*."""
    token, predicate = site.token, site.head
    short = predicate.upos in {"ADJ", "ADV"} and lower(predicate).endswith(("о", "e", "o"))
    inside = between(token, predicate, site)
    return site.subjects_dropped and is_subject(token) and short and any(lower(word) in THIS for word in inside)


def is_said_of_a_clause(site: Site) -> bool:
    """Behind an English clause with *what* and a copula stands the predicate: *what matters most is the people*."""
    token, verb = site.token, site.head
    words = site.sentence.tokens
    clause = lower(words[0]) in {"what", "all"} and any(word.upos == "VERB" for word in words[: verb.id - 1])
    return is_subject(token) and verb.upos == "AUX" and verb.id < token.id and clause


def is_them(site: Site) -> bool:
    """Czech *je* before a finite verb or a past of its clause is *them*: *všichni je uslyší*, *strach je zanechal*."""
    for word, other in ((site.head, site.token), (site.token, site.head)):
        if word.upos != "AUX" or lower(word) != "je":
            continue
        rest = rest_of_clause(site, word)
        past = other.upos == "VERB" and PAST.search(lower(other)) is not None and other in rest
        if past or any(is_finite_verb(later, site) for later in until(rest)):
            return True
    return False


def is_finite_verb(word: Token, site: Site) -> bool:
    """Whether a word is a finite verb to the tagger, or is known as nothing else: *je rozpozná*."""
    finite = word.upos == "VERB" and word.feats.get("VerbForm") == FINITE
    return finite or all(reading.upos == "VERB" and "Person" in reading.feats for reading in site.readings(word))


PAST = re.compile("l[aoiy]?$")
"""How Czech pasts end, which have no auxiliary in the third person."""

FINITE = frozenset({"Fin"})


def until(words: Sequence[Token]) -> Iterator[Token]:
    """Words up to a conjunction."""
    return takewhile(lambda word: word.upos not in {"CCONJ", "SCONJ"}, words)


def is_spoken_to(site: Site) -> bool:
    """Behind a German verb with its complements and a comma, at the end of a clause, stands who is spoken to: *mir
    geht's gut, meine Freunde*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos not in NOUNS:
        return False
    first = phrase_start(token, site)
    before, after = (site.sentence.tokens[first - 2] if first > 1 else None), word_after(token, site)
    ends = after is None or after.form in {".", "!", ",", "“", '"'}
    return before is not None and before.form == "," and verb.id < before.id and ends


def is_one_of_many(site: Site) -> bool:
    """German *andere* or *weitere* behind a word for several, or by itself with a plural, is a plural: *viele andere
    versuchen es*, *natürlich haben andere das gesehen*; but *die andere haben*."""
    if site.subjects_dropped or not is_subject(site.token) or lower(site.token) not in {"andere", "weitere"}:
        return False
    before = word_before(site.token, site)
    alone = not any(child.upos == "DET" for child in site.below.get(site.token.id, ()))
    return (before is not None and lower(before) in SEVERAL) or (alone and "Plur" in site.head.feats.get("Number", ()))


SEVERAL = frozenset("alle einige etliche manche mehrere viele wenige zwei drei".split())


def is_plural_as_a_noun(site: Site) -> bool:
    """What the tagger takes for a name may be a German plural that the lexicon has: *sind Paviane bewaffnet worden*."""
    token = site.token
    return (
        not site.subjects_dropped
        and is_subject(token)
        and token.upos == "PROPN"
        and "Plur" in site.head.feats.get("Number", ())
        and any(
            is_nominative(reading, PLURAL) and reading.lemma
            for reading in site.readings(replace(token, upos="NOUN", beliefs=None))
        )
    )


PLURAL = frozenset({"Plur"})


DOUBTS: tuple[SiteDoubt, ...] = (
    is_of_the_clause_before,
    is_beyond_a_colon,
    lies_in_something,
    has_no_subject_at_all,
    is_perhaps_this,
    belongs_to_a_list,
    has_another_subject_nearer,
    is_in_a_later_clause,
    is_this_itself,
    is_said_of_a_clause,
    is_them,
    is_spoken_to,
    is_one_of_many,
    is_plural_as_a_noun,
)
