"""Doubts about subjects: whether they are none, or agree in another way."""

from __future__ import annotations

from lambre_core.findings.doubts.finnic_subjects import is_beside_a_finnic_verb
from lambre_core.findings.doubts.names import has_a_capital_within
from lambre_core.findings.doubts.nominatives import (
    PLURAL,
    THIRD,
    is_attributive_reading,
    is_before_its_verb,
    is_in_one_clause,
    is_neither,
    is_perhaps_no_nominative,
    is_surely_none,
    may_be_subject_of,
)
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINALS,
    NOMINATIVE,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_greek,
    is_nominative,
    is_polish,
    is_subject,
    likely,
    lower,
    phrase_start,
    rest_of_clause,
    starts_with_capital,
    word_before,
)
from lambre_core.findings.doubts.transitivity import is_of_an_intransitive
from lambre_core.findings.subjects import COPULAR
from lambre_core.treebank.feats import Features, agree, is_of_persons
from lambre_core.treebank.tree import Token


def is_no_nominative(site: Site) -> bool:
    """Where verbs often have no subject, what can be no nominative is an object: *нас оточує*."""
    return (
        site.subjects_dropped
        and is_subject(site.token)
        and all(reading.feats.get("Case", NOMINATIVES).isdisjoint(NOMINATIVES) for reading in site.readings(site.token))
    )


def is_perhaps_no_subject(site: Site) -> bool:
    """Where verbs often have no subject, a noun with a verb in the first or second person may be of another verb that
    stands between them (*Babam gelince yemeğe başladık*), or, in the singular, adverbial (*Saat ona doğru döndüm*), or
    those who are spoken to (*co si páni redaktoři nemůžete ověřit*); not somebody right before the verb (*Роберт
    получаю наследство*), nor what can be nothing but a nominative (*sestra tam bydlím*), nor a Turkish noun of one of
    those who speak (*annem yemek yaptım*), nor a Russian or Ukrainian nominative in one clause with its verb (*мама ее
    кашей кормлю*, *через город протекаю река*): who is spoken to stands between commas there."""
    token, verb = site.token, site.head
    if not (site.subjects_dropped and is_subject(token) and token.upos in NOUNS):
        return False
    # Greek articles tell more (`doubts/greek.py`).
    if verb.feats.get("Person", THIRD) & THIRD or is_greek(token) or is_before_its_verb(site):
        return False
    if is_in_one_clause(site):
        return False
    addressed = "2" in verb.feats["Person"] and token.feats.get("Number") == verb.feats.get("Number") == PLURAL
    if addressed and token.id < verb.id:
        return True
    if is_beside_a_finnic_verb(site):
        return False
    inside = between(token, verb, site)
    of_somebody = any(child.upos == "PRON" and "Person" in child.feats for child in site.below.get(token.id, ()))
    nominative = all(reading.feats.get("Case") == NOMINATIVES for reading in site.readings(token))
    somebody = token.upos == "PROPN" or is_of_persons(token.feats) or of_somebody or _PSOR in token.feats
    somebody |= nominative and "Gender" in token.feats
    if (
        somebody
        and token.id < verb.id
        and all(
            word.upos in {"ADV", "PART"}
            or (word.upos not in {"PROPN", "PUNCT"} and site.sentence.depends_on(word, token))
            for word in inside
        )
    ):
        return False
    if token.id < verb.id and is_of_the_speakers(token) and all(map(may_stand_before_its_verb, inside)):
        return False
    other_verb = any(word.upos == "VERB" for word in inside)
    if is_of_an_intransitive(site) and not any(word.form == "," for word in inside):
        return other_verb
    return token.feats.get("Number") != PLURAL or other_verb


def is_of_the_speakers(token: Token) -> bool:
    """Whether a Turkish noun in the nominative is somebody's who speaks or is spoken to, and so neither an object,
    which would be an accusative, nor adverbial: *annem yemek yaptım*."""
    return not token.feats.get(_PSOR, THIRD) & THIRD and token.feats.get("Case") == NOMINATIVES


def may_stand_before_its_verb(word: Token) -> bool:
    """Whether what stands between a subject and its verb is none of another clause, and nobody who speaks himself."""
    if word.upos == "PRON":
        return not word.feats.get("Case", frozenset()) & NOMINATIVES
    return word.upos in {"ADJ", "ADV", "DET", "NOUN", "NUM", "PART", "PROPN"}


_PSOR = "Person[psor]"
"""What a Turkish noun has that is somebody's: *babam*."""


def is_one_of_two_subjects(site: Site) -> bool:
    """Two subjects on one verb, of which the other one agrees with it, or this one need be none."""
    if not is_subject(site.token):
        return False
    others = [sister for sister in site.sisters if is_subject(sister)]
    joined = any(
        word.upos == "CCONJ" or word.deprel == "cc" for other in others for word in between(site.token, other, site)
    )
    if others and not site.subjects_dropped and is_surely_none(site, others):
        return False
    if not (site.subjects_dropped and others) or joined or has_reading(site.token, site, is_perhaps_no_nominative):
        return bool(others)
    return any(
        may_be_subject_of(own.feats, reading.feats)
        for other in others
        for own in site.readings(other)
        for reading in site.readings(site.head)
    )


def has_a_foreign_subject(site: Site) -> bool:
    """What stands before a Slavic verb as its subject, and shows no number because it is foreign or a placeholder, is
    the subject, and a noun behind the verb its object: *Firefox блокує відомі зчитувачі*."""
    token, verb = site.token, site.head
    if not (site.subjects_dropped and is_subject(token)) or token.id < verb.id:
        return False
    return any(
        # In the place of a subject it may seem an object, for want of a case.
        (sister.deprel or "").startswith(("subj", "comp:ob"))
        and sister.id < verb.id
        and sister.upos in NOMINALS | {"X"}
        and (sister.form or "").isascii()
        and "Number" not in sister.feats
        for sister in site.sisters
    )


def is_perhaps_the_subject(site: Site) -> bool:
    """What seems an object of a finite verb without subject, which must have one, is its subject: *daran führt kein Weg
    vorbei*."""
    token = site.token
    if site.subjects_dropped or site.head.upos not in {"AUX", "VERB"} or token.upos not in NOMINALS:
        return False
    if not (token.deprel or "").startswith(("comp:obj", "comp:obl", "comp:pred")):
        return False
    verb = site.head
    if verb.lemma not in COPULAR and is_neither(token, verb, site):
        return False
    if token.upos == "NOUN" and not any(is_nominative(reading, None) for reading in site.readings(token)):
        return False
    if is_personal_nominative(token) and follows_a_possible_object(site):
        return True
    while not has_subject(verb, site):
        above = site.sentence.head_of(verb)
        if above is None or above.upos not in {"AUX", "VERB"} or not (verb.deprel or "").startswith("comp"):
            return "Fin" in verb.feats.get("VerbForm", ()) and not is_imperative(verb, site)
        verb = above
    return False


def is_imperative(verb: Token, site: Site) -> bool:
    """Whether a verb is an imperative, to the tagger or by all its readings: *hilf mir*."""
    moods = [reading.feats.get("Mood", frozenset()) for reading in site.readings(verb)]
    return "Imp" in verb.feats.get("Mood", ()) or (bool(moods) and all("Imp" in mood for mood in moods))


def is_personal_nominative(token: Token) -> bool:
    """Whether a word is a German pronoun that is nothing but a subject."""
    return token.upos == "PRON" and lower(token) in {"ich", "du", "er", "wir", "man"}


def follows_a_possible_object(site: Site) -> bool:
    """Whether another subject or object of the verb stands before the word and may be the object: *was wir
    betrachten*."""
    return any(
        sister.id < site.token.id
        and (sister.deprel or "").startswith(("subj", "comp:obj"))
        and sister.upos in NOMINALS
        and has_reading(sister, site, is_perhaps_no_nominative)
        for sister in site.sisters
    )


def has_subject(verb: Token, site: Site) -> bool:
    """Whether a word depends on a verb as its subject; German *es* may only hold the place of one that follows, but
    for *es gibt* and *es hat*, of which it is the subject whatever the parser says."""
    return any(
        verb.lemma in _OF_ES if (child.form or "").lower() == "es" else (child.deprel or "").startswith("subj")
        for child in site.below.get(verb.id, ())
    )


_OF_ES = frozenset({"geben", "haben"})
"""German verbs with an object beside *es*."""


def agrees_with_the_predicate(site: Site) -> bool:
    """A copula may agree with its predicate, also where that shows no number: *Das sind Bücher*, *es sind 15 Prozent*,
    *velká část jeho podřízených jsou homosexuálové*; of several things it is a plural (*es waren ein König und eine
    Königin*). Behind German *das sind* the parser may take the predicate for something else, but a noun is there: *das
    sind im Grunde Branches*. With a Slavic or Finnic personal pronoun it agrees in any case (*она была врач*)."""
    if not is_subject(site.token) or site.head.upos not in {"AUX", "VERB"}:
        return False
    if site.subjects_dropped and site.token.upos == "PRON" and lower(site.token) in PERSONS:
        return False
    number = site.head.feats.get("Number")
    third = "3" in site.head.feats.get("Person", THIRD)
    predicates = [sister for sister in site.sisters if (sister.deprel or "").startswith("comp:pred")]
    if not site.subjects_dropped and predicates and is_surely_none(site, predicates):
        return False
    if not (site.subjects_dropped or predicates) and lower(site.token) in {"das", "dies", "es"}:
        behind = (word for word in rest_of_clause(site, site.head) if word.upos in NOUNS)
        return site.head.lemma == "sein" and any(starts_with_capital(word) for word in behind)
    return number is not None and any(
        sister.upos in (NOMINALS if third else {"PRON"})
        and is_predicate(sister.feats)
        and not is_of_another_gender(sister, site)
        and (
            not number.isdisjoint(sister.feats.get("Number", number))
            or ("Plur" in number and any(is_joined_noun(word) for word in site.below.get(sister.id, ())))
        )
        for sister in predicates
    )


PERSONS = frozenset(
    "я ты он она мы вы они ти він вона ми ви вони já ty on ona my vy oni ony ja wy one "
    "ma sa ta me te nad mina sina tema meie teie nemad minä sinä hän he".split()
)
"""Personal pronouns of Slavic and Finnic languages but for the neuters, which may stand for a clause."""


def is_predicate(features: Features) -> bool:
    """Whether a noun with such features says what something is, and not where or whose (Estonian *kodus*)."""
    case = features.get("Case")
    return case is None or not case.isdisjoint(OF_PREDICATES)


OF_PREDICATES = frozenset({"Acc", "Ins", "Nom", "Par"})
"""Cases of predicates; taggers take some nominatives for accusatives."""


def is_of_another_gender(predicate: Token, site: Site) -> bool:
    """Whether a Polish past does not have the gender of a predicate: *pogoda był piękna*, of which the parser takes the
    last word for the genitive of *piękno*."""
    gender = site.head.feats.get("Gender")
    return is_polish(site) and gender is not None and gender.isdisjoint(predicate.feats.get("Gender", gender))


def is_joined_noun(word: Token) -> bool:
    """Whether a noun is coordinated with the one above it."""
    return word.upos in NOUNS and (word.deprel or "").startswith("conj")


def is_of_the_noun_before(site: Site) -> bool:
    """Where subjects are dropped, a noun right behind another one that may be its genitive is no subject of a verb with
    which it does not agree (*в каталоге кеша появляется несколько версий*), and no more is the name of a noun that is
    in no nominative (*в городе Кэсон произошло*)."""
    token, verb = site.token, site.head
    first = phrase_start(token, site)
    if not (site.subjects_dropped and is_subject(token)) or token.upos not in NOUNS or first < 2:
        return False
    before, number = site.sentence.tokens[first - 2], verb.feats.get("Number")
    genitive = has_reading(token, site, lambda reading: "Gen" in reading.feats.get("Case", ()))
    agreeing = has_reading(token, site, lambda reading: is_nominative(reading, number))
    named = (token.upos == "PROPN" or has_a_capital_within(token, site)) and first == token.id
    named = named and not any(is_nominative(reading, None) for reading in likely(before, site))
    return before.upos == "NOUN" and before.id < verb.id and (named or (genitive and not agreeing))


def has_the_subject_below(site: Site) -> bool:
    """Where subjects are dropped, a noun between a subject and its verb or predicate that is below it as an attribute,
    but in no case of one, may be the subject itself: *малюнок місцями краєвиди зроблені добре*."""
    token, head = site.token, site.head
    if not (site.subjects_dropped and is_subject(token)) or token.id > head.id:
        return False
    number = head.feats.get("Number")
    return any(
        word.upos == "NOUN"
        and word.deprel == "mod"
        and site.sentence.depends_on(word, token)
        and not has_reading(word, site, is_attributive_reading)
        and has_reading(word, site, lambda reading: is_nominative(reading, number))
        for word in between(token, head, site)
    )


def is_genitive_by_its_attribute(site: Site) -> bool:
    """What an attribute right before it shows to be no nominative is no subject: *їздовий третього знаряддя зняв*."""
    before = word_before(site.token, site)
    if not site.subjects_dropped or not is_subject(site.token) or before is None or before.upos not in ATTRIBUTES:
        return False
    own = site.readings(before)
    if not own or any(NOMINATIVE in reading.feats.get("Case", NOMINATIVES) for reading in own):
        return False
    return any(
        agree(one.feats, other.feats) for one in own for other in site.readings(site.token) if "Case" in other.feats
    )


def is_before_a_neuter_participle(site: Site) -> bool:
    """A Ukrainian verb in *-те* right before a neuter may be a participle of it: *Він ніби зшите обличчя героя*."""
    verb = site.head
    after = site.sentence.tokens[verb.id] if verb.id < len(site.sentence.tokens) else None
    neuter = after is not None and after.upos == "NOUN" and "Neut" in after.feats.get("Gender", ())
    return site.subjects_dropped and is_subject(site.token) and lower(verb).endswith("те") and neuter


DOUBTS: tuple[SiteDoubt, ...] = (
    is_no_nominative,
    is_perhaps_no_subject,
    is_one_of_two_subjects,
    has_a_foreign_subject,
    is_perhaps_the_subject,
    agrees_with_the_predicate,
    is_of_the_noun_before,
    has_the_subject_below,
    is_genitive_by_its_attribute,
    is_before_a_neuter_participle,
)
