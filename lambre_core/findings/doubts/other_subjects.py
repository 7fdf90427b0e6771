"""Doubts about subjects: another clause begins before the verb, or another word is its subject."""

from __future__ import annotations

from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOUNS,
    Site,
    between,
    is_nominative,
    is_subject,
    likely,
    lower,
    word_after,
)


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
    """Between a subject and its verb stands no colon but before what is said: *Чудеса письма: ведущий смеётся*."""
    return is_subject(site.token) and any(word.form == ":" for word in between(site.token, site.head, site))


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
    многие считают лишним*), or a conjunction and a noun that does (*требование, чтобы граждане заполняли*)."""
    token, verb = site.token, site.head
    if not (site.subjects_dropped and is_subject(token)) or token.id > verb.id:
        return False
    number, inside = verb.feats.get("Number"), between(token, verb, site)
    if number == PLURAL and any(lower(word) in MANY for word in inside):
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


PLURAL = frozenset({"Plur"})
