"""What an Estonian or Finnish noun beside a verb can be, and what it cannot: questions that doubts about the subjects
of all languages ask.
"""

from __future__ import annotations

from lambre_core.findings.beliefs import believed
from lambre_core.findings.doubts.nominatives import PLURAL, THIRD
from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOMINATIVES,
    NOUNS,
    SINGULAR,
    SURE,
    Site,
    between,
    clause,
    is_estonian,
    is_finnic,
    is_nominative,
    is_plural,
    likely,
    lower,
    rest_of_clause,
    starts_with_capital,
)
from lambre_core.findings.doubts.transitivity import near
from lambre_core.lexicon.valency import intransitive, measures

BEING = frozenset({"olema", "olla", "ei"})
"""Lemmas of verbs that have predicates instead of objects."""


def is_no_total_object(site: Site) -> bool:
    """Whether an Estonian plural behind a singular verb is no object of it, which it might have in the nominative: the
    verb takes none (*saabus külalised*, *oli probleemid*) or has another one (*pani tüdrukud saapale paela*), or the
    plural is one of those who speak, who are objects in the partitive alone (*küsisin me*)."""
    token, verb = site.token, site.head
    if not is_estonian(site):
        return False
    spoken = token.upos == "PRON" and not token.feats.get("Person", THIRD) & THIRD
    idle = (verb.lemma or "").lower() in intransitive()
    return spoken or idle or is_alone_with_to_be(site) or has_its_object(site)


def is_alone_with_to_be(site: Site) -> bool:
    """Whether the verb is Estonian *to be*, with no participle or infinitive of which the noun may be an object."""
    verb = site.head
    others = (word for word in site.sentence.tokens if not site.sentence.depends_on(word, site.token))
    verbs = any("Inf" in word.feats.get("VerbForm", ()) and near(word, verb, site) for word in others)
    verbs |= any(word.upos == "VERB" for word in clause(verb, site.below))
    return verb.lemma == "olema" and not verbs


def has_its_object(site: Site) -> bool:
    """Whether an Estonian verb has another word for its object that is hardly anything else: a partitive, or a genitive
    that measures nothing (*teenisid Mari leiba*, *avad Mari lehe*)."""
    return is_estonian(site) and any(
        other.upos in NOMINALS
        and other.deprel == "comp:obj"
        and not OF_OBJECTS.isdisjoint(other.feats.get("Case", ()))
        and not any(is_nominative(reading, None) for reading in likely(other, site))
        for other in clause(site.head, site.below)
        if other.id != site.token.id and (other.lemma or "").lower() not in measures()
    )


OF_OBJECTS = frozenset({"Gen", "Par"})
"""Cases of objects that are not those of subjects."""


def is_before_a_plural(site: Site) -> bool:
    """Whether an Estonian singular stands before a verb that says of several in the third person what they do, which is
    seldom left without a subject, and nothing else there can be that: *politsei otsivad varast*."""
    token, verb = site.token, site.head
    if not is_estonian(site) or token.id > verb.id or not lower(verb).endswith("vad"):
        return False
    if token.feats.get("Number") != SINGULAR or believed(token, "Case", NOMINATIVES) < SURE:
        return False
    words = {word.id: word for word in (*between(token, verb, site), *rest_of_clause(site, verb))}
    words |= {word.id: word for word in clause(verb, site.below) if word.id != token.id}
    nominals = [word for word in words.values() if word.upos in NOMINALS]
    return not any(is_nominative(reading, PLURAL) for word in nominals for reading in likely(word, site))


def is_beside_a_finnic_verb(site: Site) -> bool:
    """Whether an Estonian or Finnish noun that can be nothing but a nominative singular stands right before a verb that
    states something and is no copula, or in a clause with no other verb: no object is one (*kaitsemeeskond palusin*,
    *lugesin õhtul raamat*; but *palun avage uks*)."""
    token, verb = site.token, site.head
    return (
        is_finnic(site)
        and verb.lemma not in BEING
        and "Imp" not in verb.feats.get("Mood", ())
        and (token.lemma or "").lower() not in measures()
        and (token.id + 1 == verb.id or is_in_the_clause_of_one_verb(site))
        and all(
            reading.feats.get("Case") == NOMINATIVES and reading.feats.get("Number") == SINGULAR
            for reading in site.readings(token)
        )
    )


def is_in_the_clause_of_one_verb(site: Site) -> bool:
    """Whether nothing that ends a clause stands between a noun without a capital and its verb, and no other verb near
    either."""
    token, verb = site.token, site.head
    words = (*between(token, verb, site), *rest_of_clause(site, max(token, verb, key=lambda word: word.id)))
    plain = token.upos == "NOUN" and not starts_with_capital(token) and lower(verb) != "palun"
    return plain and not any(word.upos in ENDING_CLAUSES for word in words)


ENDING_CLAUSES = frozenset({"AUX", "CCONJ", "PUNCT", "SCONJ", "VERB"})
"""What may stand between two clauses, or belong to another one."""


def is_too_many_for_its_verb(site: Site) -> bool:
    """Whether an Estonian noun that can be nothing but a nominative plural stands with a verb in the singular: what is
    joined with it makes more of them (*kohtub Eesti ja Soome naiskonnad*). A conjunction right before it may begin
    another clause."""
    token, verb = site.token, site.head
    if not is_estonian(site) or token.upos not in NOUNS or verb.feats.get("Number") != SINGULAR:
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    plural = all(is_plural(reading) and is_nominative(reading, None) for reading in site.readings(token))
    return plural and (before is None or before.upos != "CCONJ")
