"""Doubts about subjects: whether they are none, not alone, or agree in another way."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.documents.masking import STAND_IN
from lambre_core.findings.coordination import JOINT
from lambre_core.findings.doubts.names import has_a_capital_within
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINALS,
    NOMINATIVE,
    NOMINATIVES,
    NOUNS,
    OPENING,
    PERHAPS,
    QUOTES,
    SINGULAR,
    SURE,
    Site,
    SiteDoubt,
    between,
    clause,
    has_coordination,
    has_reading,
    is_greek,
    is_modifier,
    is_nominative,
    is_numeral,
    is_polish,
    is_portuguese,
    is_subject,
    likely,
    lower,
    perhaps_subject,
    phrase_start,
    rest_of_clause,
    starts_with_capital,
    word_before,
)
from lambre_core.findings.readings import SELDOM, believed, known_as
from lambre_core.findings.speakers import WITHOUT_OBJECT
from lambre_core.findings.subjects import COPULAR
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import OF_PERSONS, Features, agree, is_of_persons
from lambre_core.treebank.tree import Sentence, Token


def is_no_nominative(site: Site) -> bool:
    """Where verbs often have no subject, what can be no nominative is an object: *нас оточує*."""
    return (
        site.subjects_dropped
        and is_subject(site.token)
        and all(reading.feats.get("Case", NOMINATIVES).isdisjoint(NOMINATIVES) for reading in site.readings(site.token))
    )


def is_before_its_verb(site: Site) -> bool:
    """Whether a Portuguese noun stands before its verb, no clause between: without cases its place says what it is (*o
    curso de uma hora incluem uma série*)."""
    token, verb = site.token, site.head
    return (
        is_portuguese(site)
        and token.upos in NOUNS
        and token.id < verb.id
        and not any(
            word.upos in {"AUX", "PUNCT", "SCONJ", "VERB"} or (word.upos == "PRON" and "PronType" in word.feats)
            for word in between(token, verb, site)
        )
    )


def is_before_a_finnic_verb(site: Site) -> bool:
    """Whether an Estonian or Finnish noun that can be nothing but a nominative singular stands right before a verb that
    states something and is no copula: no object is one (*kaitsemeeskond palusin*)."""
    token, verb = site.token, site.head
    return (
        site.language in {"et", "fi"}
        and token.id + 1 == verb.id
        and verb.lemma not in COPULAS
        and "Imp" not in verb.feats.get("Mood", ())
        and (token.lemma or "").lower() not in measures()
        and all(
            reading.feats.get("Case") == NOMINATIVES and reading.feats.get("Number") == SINGULAR
            for reading in site.readings(token)
        )
    )


COPULAS = frozenset({"olema", "olla", "ei"})


def is_perhaps_no_subject(site: Site) -> bool:
    """Where verbs often have no subject, a noun with a verb in the first or second person may be of another verb that
    stands between them (*Babam gelince yemeğe başladık*), or, in the singular, adverbial (*Saat ona doğru döndüm*), or
    those who are spoken to (*co si páni redaktoři nemůžete ověřit*); not somebody right before the verb (*Роберт
    получаю наследство*), nor what can be nothing but a nominative (*sestra tam bydlím*), nor a Turkish noun of one of
    those who speak (*annem yemek yaptım*)."""
    token, verb = site.token, site.head
    if not (site.subjects_dropped and is_subject(token) and token.upos in NOUNS):
        return False
    # Greek articles tell more (`doubts/greek.py`).
    if verb.feats.get("Person", _THIRD) & _THIRD or is_greek(token) or is_before_its_verb(site):
        return False
    addressed = "2" in verb.feats["Person"] and token.feats.get("Number") == verb.feats.get("Number") == _PLURAL
    if addressed and token.id < verb.id:
        return True
    if is_before_a_finnic_verb(site):
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
    return token.feats.get("Number") != _PLURAL or other_verb


def is_of_the_speakers(token: Token) -> bool:
    """Whether a Turkish noun in the nominative is somebody's who speaks or is spoken to, and so neither an object,
    which would be an accusative, nor adverbial: *annem yemek yaptım*."""
    return not token.feats.get(_PSOR, _THIRD) & _THIRD and token.feats.get("Case") == NOMINATIVES


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
        and (sister.form or "").isascii()
        and "Number" not in sister.feats
        for sister in site.sisters
    )


def is_surely_none(site: Site, others: Sequence[Token]) -> bool:
    """Whether a noun that can be nothing but a nominative stands in the clause of a relative pronoun as its object may,
    and the verb agrees with the pronoun alone: as a subject it is wrong, and as an object as well (*die Bücher, die
    mein Bruder gelesen haben*)."""
    return (
        site.head.lemma not in COPULAR
        and is_neither(site.token, site.head, site)
        and all(
            "Rel" in other.feats.get("PronType", ()) and other.id < site.token.id < site.head.id for other in others
        )
    )


def is_neither(token: Token, verb: Token, site: Site) -> bool:
    """Whether a noun can be a nominative, in another number than the verb, and is in no case of objects."""
    number = verb.feats.get("Number")
    return (
        number is not None
        and token.upos == "NOUN"
        and has_reading(token, site, lambda reading: NOMINATIVE in reading.feats.get("Case", ()))
        and not has_reading(
            token, site, lambda reading: not _OBJECTIVE.isdisjoint(reading.feats.get("Case", _OBJECTIVE))
        )
        and not has_reading(token, site, lambda reading: is_nominative(reading, number))
        and not has_coordination(token, site.below)
    )


_OBJECTIVE = frozenset({"Acc", "Dat"})


def may_be_subject_of(noun: Features, verb: Features) -> bool:
    """Whether a nominal has number, gender and person in common with a verb, where both have them."""
    person = noun.get("Person", _THIRD)
    return not person.isdisjoint(verb.get("Person", person)) and all(
        not noun[name].isdisjoint(verb[name]) for name in ("Number", "Gender") if name in noun and name in verb
    )


def is_perhaps_object(site: Site) -> bool:
    """A noun that need be no nominative is the subject, and another one of the clause could be it just as well.

    *Letzten Monat stand die Bank in der Kritik*, *Den Brief hat meine Großmutter geschrieben*; or, where verbs often
    have no subject, none at all: *Крок вибирають таким чином*.
    """
    token, verb = site.token, site.head
    if not is_subject(token) or not (
        has_reading(
            token, site, lambda reading: is_perhaps_no_nominative(reading) and not is_of_another(reading, token)
        )
        or is_perhaps_accusative_name(site)
    ):
        return False
    if not site.subjects_dropped and verb.lemma not in COPULAR and is_neither(token, verb, site):
        return False
    if is_before_its_verb(site) or stands_for_somebody(site):
        return False
    others = [other for other in clause(verb, site.below) if other.id != token.id]
    if is_surely_nominative(token):
        if site.subjects_dropped and token.upos == "NOUN" and any(agrees_instead(other, site) for other in others):
            return True
        if not is_perhaps_a_thing_done(site):
            return False
    if site.subjects_dropped:
        if is_perhaps_absent(site):
            return True
        if is_told_by_its_place(site) or is_alone_with_a_copula(site):
            return False
        # *Весь день готовились*: a measure of time stands beside any verb.
        alone = has_no_object(verb, site) and (token.lemma or "").lower() not in measures()
        # *Почему разрешение просить должен?*
        governs = verb.upos in {"AUX", "VERB"} or (lower(verb) in OWES and has_something_to_do(site))
        if not governs or alone or is_of_an_intransitive(site):
            return False
        return not any(
            is_surely_object(other, site) or is_object_clause(other, site) or is_no_other_subject(other, site)
            for other in others
        )
    number = verb.feats.get("Number")
    # No noun is the subject of *hast*.
    third = any("3" in reading.feats.get("Person", _THIRD) for reading in site.readings(verb))
    candidates = NOMINALS if third else {"PRON"}
    impossible = not has_reading(token, site, lambda reading: is_nominative(reading, None))
    return any(
        has_reading(other, site, lambda reading: is_nominative(reading, number))
        for other in others
        if other.upos in candidates
        and (impossible or perhaps_subject(other))
        and not is_of_another_number(other, number, site)
    )


def is_of_another(reading: Reading, token: Token) -> bool:
    """Whether a Russian or Ukrainian reading is that of another word than the one that the tagger takes for a
    nominative, of which it thinks nothing: *буря*, of *бур*."""
    cyrillic = (token.form or "").lower() >= CYRILLIC and token.upos == "NOUN"
    return (
        cyrillic
        and reading.lemma not in {None, token.lemma}
        and reading.probability < NEXT_TO_NOTHING
        and believed(token, "Case", NOMINATIVES) >= SURE
    )


NEXT_TO_NOTHING = 0.001
CYRILLIC = "\u0400"
"""What all Cyrillic words come behind."""


def stands_for_somebody(site: Site) -> bool:
    """Whether a Russian or Ukrainian relative pronoun stands for persons, whose accusative is that of the genitive
    (*яких*), so that *які* is a nominative alone: *пацієнти, які проходить лікування*."""
    if site.language not in {"ru", "uk"} or RELATIVE.match(lower(site.token)) is None:
        return False
    noun = antecedent(site.token, site.sentence)
    if noun is None or not is_of_persons(noun.feats) or believed(noun, "Animacy", OF_PERSONS) < ANIMATE:
        return False
    return "Plur" in site.token.feats.get("Number", ()) or "Masc" in noun.feats.get("Gender", ())


RELATIVE = re.compile("(?:які|котрі|який|котрий|которые|который)$")


def is_perhaps_absent(site: Site) -> bool:
    """Whether a Russian or Ukrainian noun may be what is not there, in the genitive, where a negated verb may have
    no subject: *книги на полке не оказалось*."""
    verb = site.head
    nobody = "Plur" not in verb.feats.get("Number", ()) and verb.feats.get("Gender", _NEUTER) == _NEUTER
    third = "3" in verb.feats.get("Person", _THIRD)
    genitive = has_reading(site.token, site, lambda reading: "Gen" in reading.feats.get("Case", ()))
    genitive = genitive or "Gen" in cases_known(site.token, site)
    nothing = site.language in {"ru", "uk"} and may_be_of_what_is_not(verb)
    return nothing and nobody and third and is_negated(site) and genitive


_NEUTER = frozenset({"Neut"})


def cases_known(noun: Token, site: Site) -> frozenset[str]:
    """The cases of a form as any noun that is spelt so: *пары* is of *пара* as of *пар*."""
    known = known_as(lower(noun), "NOUN", site.readings)
    return frozenset[str]().union(*(reading.feats.get("Case", ()) for reading in known))


def is_told_by_its_place(site: Site) -> bool:
    """Whether a noun without case stands right before its verb, where a language without cases has the subject:
    Portuguese *os meninos comprou*."""
    token, verb = site.token, site.head
    inner = between(token, verb, site)
    bare = all("Case" not in word.feats for word in (token, *site.below.get(token.id, ())) if word.upos != "PRON")
    return bare and token.id < verb.id and all(word.upos in {"ADV", "PRON", "PART", "AUX"} for word in inner)


def is_perhaps_a_thing_done(site: Site) -> bool:
    """Whether a singular that is only perhaps a person stands beside a plural, whose subject nobody need name: *клаптик
    опускають на місце*."""
    singular = site.token.feats.get("Number") == SINGULAR
    plural = "Plur" in site.head.feats.get("Number", ())
    return singular and plural and site.token.upos == "NOUN" and believed(site.token, "Animacy", OF_PERSONS) < SURE


def is_of_another_number(token: Token, number: frozenset[str] | None, site: Site) -> bool:
    """Whether a relative pronoun stands for a noun in another number: *die Senatoren, die der Tänzer vermeiden*."""
    if number is None or "Rel" not in token.feats.get("PronType", ()):
        return False
    noun = antecedent(token, site.sentence)
    return noun is not None and not has_reading(
        noun, site, lambda reading: not number.isdisjoint(reading.feats.get("Number", number))
    )


def antecedent(pronoun: Token, sentence: Sentence) -> Token | None:
    """The noun whose relative clause a pronoun stands in, right behind which that begins."""
    word: Token | None = pronoun
    for _ in sentence.tokens:
        word = sentence.head_of(word) if word is not None else None
        if word is None or (word.deprel or "").startswith("mod"):
            break
    noun = sentence.head_of(word) if word is not None else None
    return noun if noun is not None and noun.upos in NOUNS and noun.id < pronoun.id else None


def is_perhaps_accusative_name(site: Site) -> bool:
    """Whether a Slavic name may be the accusative of a man's that the tagger does not know: *Суареша назвали
    лучшим*."""
    token = site.token
    ending = (token.form or "").endswith(("а", "я", "a"))
    return site.subjects_dropped and token.upos == "PROPN" and ending and "Plur" in site.head.feats.get("Number", ())


def is_said_to_be_called(site: Site) -> bool:
    """How somebody is called is no subject: *Ее сестру зовут Татьяна*."""
    return is_subject(site.token) and (site.head.form or "").lower() in CALLED


CALLED = frozenset("зовут звали звать зовуть звуть звати кличуть кликали říkají říkali říká".split())
"""Russian, Ukrainian and Czech verbs with which names stand."""


def agrees_instead(other: Token, site: Site) -> bool:
    """Whether a noun behind the verb may be the subject, and agrees with the verb: *мундир прикрашали нашивки*."""
    number = site.head.feats.get("Number")
    return (
        other.upos in NOUNS
        and site.token.id < site.head.id < other.id
        and number == _PLURAL
        and "Plur" in other.feats.get("Number", ())
        and any(is_nominative(reading, number) for reading in site.readings(other))
    )


def has_no_object(verb: Token, site: Site) -> bool:
    """Whether a Slavic verb is reflexive (*світиться*, *dívá se*), a passive participle, or an auxiliary with one or
    with an adjective, or *to be* in a form that has a subject: a noun that need be no nominative is no object of such a
    verb."""
    own = site.below.get(verb.id, ())
    # Of an infinitive it may be one: *Smlouvy se podařilo uzavřít*, *pravost nebylo možné ověřit*.
    if has_an_infinitive(site):
        return False
    if "Pass" in verb.feats.get("Voice", ()) and is_inflected(verb):
        return True
    if verb.upos == "AUX":
        if any(lower(child) in OWES for child in own):
            # *Деньги был должен с лета*: what somebody owes.
            return False
        if lower(verb) in WERE:
            return True
        # A predicate is joined to its subject where the copula shows no gender (`findings/predicates.py`).
        # Not so a participle, which may have no subject: *je dosaženo rovnováhy*.
        adjectives = (child for child in site.below.get(site.token.id, ()) if PARTICIPLES.isdisjoint(child.feats))
        return any((child.deprel or "").startswith(OF_COPULAS) and is_inflected(child) for child in (*own, *adjectives))
    return is_reflexive(verb) or any((child.form or "").lower() == "se" and child.upos == "PRON" for child in own)


WERE = frozenset("был была были був була були".split())
"""Russian and Ukrainian past forms of *to be* that are never without a subject, as *было* and *було* are."""

OWES = frozenset("должен должна должны винен винна винні".split())

PARTICIPLES = frozenset({"VerbForm", "Voice", "Variant"})
"""Features of participles, and of adjectives in their short form."""

OF_COPULAS = ("comp:pred", "comp:aux@pass")


def is_inflected(token: Token) -> bool:
    """Whether a predicate agrees with a subject, which Ukrainian *виконано* has none of."""
    return token.upos == "ADJ" or (token.upos == "VERB" and "Gender" in token.feats)


def is_no_other_subject(token: Token, site: Site) -> bool:
    """Whether a bare noun beside a subject that does not agree agrees with the verb no more, and measures nothing:
    *правительство приняла новый закон*. One of the two must be the subject of a singular; a plural need have none."""
    return (
        site.head.feats.get("Number") == SINGULAR
        and token.upos == "NOUN"
        and token.head == site.head.id
        and token.deprel == "comp:obj"
        and (token.lemma or "").lower() not in measures()
        and not any(is_numeral(child) for child in site.below.get(token.id, ()))
        and all(is_plain_case(reading.feats) for reading in site.readings(token))
        and not any(
            may_be_subject_of(own.feats, reading.feats)
            for own in site.readings(token)
            for reading in site.readings(site.head)
        )
    )


def is_plain_case(feats: Features) -> bool:
    """Whether a reading is of a case of subjects or direct objects."""
    return not _PLAIN.isdisjoint(feats.get("Case", ()))


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
    if not (is_reflexive(verb) or known or is_polish_without_object(site)) or has_an_infinitive(site):
        return False
    if (site.token.lemma or "").lower() in measures():
        return False
    return not (
        is_negated(site)
        and may_be_of_what_is_not(verb)
        and has_reading(site.token, site, lambda reading: "Gen" in reading.feats.get("Case", ()))
    )


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
    return verb.lemma == "być" or (past and selves)


WATCHED = ("дивил", "дивит", "подивил", "передивил")
"""Beginnings of forms of Ukrainian *дивитися*, a reflexive verb that has objects: *фільми, які дивилася*."""


def has_an_infinitive(site: Site) -> bool:
    """Whether the noun or its verb has an infinitive in its clause, whose object the noun may be: *необхідно знати*;
    beyond a comma it is of another."""
    return any(
        "Inf" in word.feats.get("VerbForm", ()) and (near(word, site.token, site) or near(word, site.head, site))
        for word in site.sentence.tokens
    )


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


def is_surely_nominative(token: Token) -> bool:
    """Whether a form that the tagger takes for a nominative is no accusative: Slavic men have other forms for them
    (*студенти*, *studenti*), and so has what the tagger knows for a personal pronoun."""
    if believed(token, "Case", NOMINATIVES) < SURE:
        return False
    animate = is_of_persons(token.feats) and believed(token, "Animacy", OF_PERSONS) >= ANIMATE
    person = animate and "Masc" in token.feats.get("Gender", ()) and not NOT_OF_MEN.search(token.form or "")
    return person or (token.upos == "PRON" and "Prs" in token.feats.get("PronType", ()))


NOT_OF_MEN = re.compile("(?:k|h|ch|r)y$")
"""How no Czech nominative plural of men ends: *nájemníci*, *lékaři*."""

ANIMATE = 0.6
"""Least probability of a noun to be that of a person or animal for it to count as one."""


def is_surely_object(token: Token, site: Site) -> bool:
    """Whether a noun is an object and can be nothing else: in the accusative or partitive, and no nominative."""
    return (
        token.upos in NOMINALS
        and (token.deprel or "").startswith("comp:obj")
        and not _OF_OBJECTS.isdisjoint(token.feats.get("Case", ()))
        and not any(is_numeral(child) and not is_partitive(child) for child in site.below.get(token.id, ()))
        and not any(is_nominative(reading, None) for reading in site.readings(token))
    )


def is_partitive(numeral: Token) -> bool:
    """Whether a numeral is in the partitive as its noun is (*kolme keelt*); of one in the nominative it is the subject
    that is (*kolm keelt*)."""
    return numeral.feats.get("Case") == _PARTITIVE


def is_a_quantity(site: Site) -> bool:
    """A verb or predicate may agree with what a quantity is of: *большинство видов используют*, *část lidí odešli*."""
    noun = site.token if is_subject(site.token) else site.head
    if noun is site.head and (site.token.deprel != "comp:pred" or noun.upos not in NOUNS):
        return False
    if not {(noun.lemma or "").lower(), (noun.form or "").lower()} & QUANTITIES:
        return False
    if is_the_number(noun, site) or is_a_number(site):
        return False
    if (noun.lemma or "").lower() in MAJORITIES or is_counted_in_pairs(noun, site):
        return True
    return any(child.id > noun.id and child.upos in NOUNS | {"ADP", "PRON"} for child in site.below.get(noun.id, ()))


def is_the_number(noun: Token, site: Site) -> bool:
    """Whether a German noun with the definite article is a number, with which the verb agrees, not some of several:
    *die Zahl der Unfälle steigt*, but *eine Anzahl Leute kamen*."""
    if site.subjects_dropped or lower(noun) not in {"zahl", "anzahl"}:
        return False
    return any(lower(child) == "die" for child in site.below.get(noun.id, ()))


def is_a_number(site: Site) -> bool:
    """Whether the subject is a Czech *počet*, of which something is said and not of those who are counted (*počet nehod
    klesá*, never *klesají*), or the verb a masculine singular, which neither the quantity nor what it is of can have:
    *polovina studentů neudělal*."""
    if site.language != "cs" or not is_subject(site.token):
        return False
    masculine = (
        site.head.upos == "VERB" and lower(site.head).endswith("l") and "Part" in site.head.feats.get("VerbForm", ())
    )
    return lower(site.token) == "počet" or (masculine and lower(site.token).endswith("a"))


def is_counted_in_pairs(noun: Token, site: Site) -> bool:
    """Whether several German pairs or dozens are meant: *mehrere Paar Reißzähne*."""
    before = word_before(noun, site)
    several = before is not None and (before.upos == "NUM" or lower(before) in {"mehrere", "einige", "viele", "wenige"})
    return several and lower(noun) in {"paar", "dutzend", "prozent"}


MAJORITIES = frozenset("большинство меньшинство більшість меншість většina menšina".split())
"""Nouns for some of several persons, who need not be named: *большинство высказались против*."""


QUANTITIES = frozenset(
    "группа група skupina купа куча уйма чимало "
    "большинство меньшинство множество ряд часть число количество пара десяток сотня тысяча миллион половина треть "
    "четверть масса процент більшість меншість безліч низка частина кількість сотня тисяча мільйон половина третина "
    "чверть решта маса відсоток většina menšina množství řada část počet pár desítka stovka tisíc milion polovina "
    "třetina čtvrtina spousta hromada procento anzahl drittel dutzend gruppe hälfte masse mehrheit mehrzahl menge "
    "minderheit paar prozent reihe teil viertel vielzahl zahl maioria minoria metade parte grupo série número conjunto "
    "terço quarto centena milhar dezena resto "
    "ομάδα πλήθος πληθώρα πλειοψηφία πλειονότητα μειοψηφία μειονότητα αριθμός σειρά μέρος ζευγάρι δεκάδα εκατοντάδα "
    "χιλιάδα ποσοστό μερίδα σωρός υπόλοιπο σύνολο".split()
)
"""Nouns for some of several, in Russian, Ukrainian, Czech, German, Portuguese and Greek."""


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
            return "Fin" in verb.feats.get("VerbForm", ()) and "Imp" not in verb.feats.get("Mood", ())
        verb = above
    return False


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


def is_perhaps_total_object(site: Site) -> bool:
    """A plural after a singular verb, where subjects may be missing: Estonian has objects in the nominative
    (*tuleb need leida*); where nouns have genders, an object is in the accusative, and none whose determiner or
    adjective can be nothing but a nominative (*υπέβαλε οι ανακριτές*), nor of persons that surely are one, or of a verb
    without an object (*пришёл люди*, *лежит книги*, *υπάρχει προβλήματα*), and some pronouns are none (*να αποφασίσεις
    εσείς*)."""
    token, verb = site.token, site.head
    behind = (
        site.subjects_dropped
        and is_subject(token)
        and token.id > verb.id
        and "Sing" in verb.feats.get("Number", ())
        and "Plur" in token.feats.get("Number", ())
    )
    if is_greek(token) and (is_of_an_intransitive(site) or is_personal_pronoun(token)):
        return False
    if site.language == "et" and (verb.lemma or "").lower() in intransitive():
        # *töötab nõuandjad*
        return False
    if not behind or "Gender" not in token.feats:
        return behind
    # Beyond a comma it may be the object of an earlier verb: *слушал, иногда отвлекался, симфонии*.
    if near(token, verb, site) and (is_surely_nominative(token) or is_of_an_intransitive(site)):
        return False
    attributes = (child for child in site.below.get(token.id, ()) if child.upos in {"ADJ", "DET"})
    return all(has_reading(word, site, lambda reading: not is_nominative(reading, None)) for word in attributes)


def is_personal_pronoun(token: Token) -> bool:
    """Whether a word is a pronoun of those who speak or are spoken to."""
    return token.upos == "PRON" and not token.feats.get("Person", _THIRD) & _THIRD


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
    third = "3" in site.head.feats.get("Person", _THIRD)
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


def is_alone_with_a_copula(site: Site) -> bool:
    """Whether a noun that is no genitive is all that a Slavic copula may have for its subject, and no verb follows that
    it could be the object of: *děti bude doma*."""
    token, verb = site.token, site.head
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(token))
    verbs = any(child.upos in {"AUX", "VERB", "NUM"} for child in site.below.get(verb.id, ()))
    return verb.upos == "AUX" and verb.lemma in {"být", "быть", "бути", "być"} and not (genitive or verbs)


def is_of_another_gender(predicate: Token, site: Site) -> bool:
    """Whether a Polish past does not have the gender of a predicate: *pogoda był piękna*, of which the parser takes the
    last word for the genitive of *piękno*."""
    gender = site.head.feats.get("Gender")
    return is_polish(site) and gender is not None and gender.isdisjoint(predicate.feats.get("Gender", gender))


def is_joined_noun(word: Token) -> bool:
    """Whether a noun is coordinated with the one above it."""
    return word.upos in NOUNS and (word.deprel or "").startswith("conj")


def is_perhaps_addressed(site: Site) -> bool:
    """A noun with a comma beside it and a verb in the first or second person: *Çocuklar, gidelim*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS or verb.feats.get("Person", _THIRD) <= _THIRD:
        return False
    if is_greek(token) and any(lower(word) in {"ο", "η", "οι"} for word in site.below.get(token.id, ())):
        # Left to `doubts/greek.py`.
        return False
    tokens = site.sentence.tokens
    return any(0 <= place < len(tokens) and tokens[place].form in {",", "!"} for place in (token.id - 2, token.id))


def is_mentioned(site: Site) -> bool:
    """A word alone in quotation marks is spoken of: *"Я" має певні функції*, *окрім «громадянин»*, also behind an
    attribute (*окрім звичного «громадянин»*), *„počasí“ je špatný [popis]*; and so is a pronoun of one letter with a
    capital within a sentence (*від А до Я*)."""
    predicate = (site.token.deprel or "").startswith("comp:pred") and site.head.upos in NOUNS
    attribute = is_modifier(site.token) and site.token.id < site.head.id - 1
    words, place = site.sentence.tokens, site.head.id if predicate or attribute else site.token.id
    if site.token.upos == "PRON" and site.token.form in LETTERS and site.head.upos == "ADP":
        return True
    if (
        place < 2
        or place >= len(words)
        or not (predicate or attribute or is_subject(site.token) or site.head.upos == "ADP")
    ):
        return False
    before, after = words[place - 2].form or "", words[place].form or ""
    return before in OPENING and after in CLOSING


LETTERS = frozenset("ЯТ")
"""Cyrillic letters that are pronouns, too."""

CLOSING = frozenset('»"“”’‘«')
"""What may stand behind what is quoted."""


def is_title_of_something(site: Site) -> bool:
    """A subject in quotation marks, whose verb stands outside, is a title: *teemaks oli "Võimalused ja viisid"*."""
    if not is_subject(site.token):
        return False
    first, last = sorted((site.token.id, site.head.id))
    marks = sum((word.form or "") in QUOTES for word in site.sentence.tokens[first : last - 1])
    return marks % 2 == 1


def is_compared(site: Site) -> bool:
    """What something is compared with has no verb: *Leute, die sich wie ich dazu entschlossen haben*, unless the verb
    depends on the same word (*als ich kam*); and German *was für* asks for a kind."""
    if not is_subject(site.token):
        return False
    words = site.sentence.tokens
    first = min((child.id for child in site.below.get(site.token.id, ()) if child.upos in ATTRIBUTES), default=0)
    place = min(first or site.token.id, site.token.id)
    before = words[place - 2] if place > 1 else None
    after = (words[site.token.id].form or "").lower() if site.token.id < len(words) else ""
    far = site.head.id > site.token.id + 1 or "3" not in site.head.feats.get("Person", _THIRD)
    compared = before is not None and (before.form or "").lower() in LIKE and site.head.head != before.id
    return (far and compared) or ((site.token.form or "").lower() == "was" and after == "für")


LIKE = frozenset("wie als как jako jak як мов ніби kui kuin nagu".split())
"""What stands before the second of two that are compared."""


def is_between_commas(site: Site) -> bool:
    """A noun phrase that commas part from all other words is no subject: *Первые, понятное дело, пытаются*."""
    token = site.token
    if not is_subject(token) or token.upos not in NOUNS:
        return False
    words = site.sentence.tokens
    first = token.id
    while first > 1 and words[first - 2].upos in ATTRIBUTES:
        first -= 1
    before = words[first - 2] if first > 1 else None
    after = words[token.id] if token.id < len(words) else None
    if before is None or after is None or not before.form == after.form == ",":
        return False
    # After *который пришёл,* a subject follows, but then its verb does, and no comma.
    return site.head.id > token.id and has_subject_before(site, before.id)


def has_subject_before(site: Site, place: int) -> bool:
    """Whether a nominal stands before a place that may be a subject as well."""
    return any(
        word.upos in {*NOMINALS, "ADJ"} and NOMINATIVE in word.feats.get("Case", ())
        for word in site.sentence.tokens[: place - 1]
    )


def has_company(site: Site) -> bool:
    """*Martin s Otíkem šli*: who comes with the subject counts as a part of it."""
    after = site.sentence.tokens[site.token.id] if site.token.id < len(site.sentence.tokens) else None
    with_others = is_subject(site.token) and after is not None and after.upos == "ADP"
    # *Вышки с часовым не наблюдалось*: a neuter verb may have no subject at all.
    alone = site.head.feats.get("Number") == SINGULAR and "Neut" not in site.head.feats.get("Gender", ())
    return with_others and after is not None and (after.form or "") in COMPANY and not alone


COMPANY = frozenset({"s", "se", "so", "z", "ze", "з", "із", "зі", "с", "со"})
"""Slavic words for *with*, after which a verb may be plural."""


def is_perhaps_coordinated(site: Site) -> bool:
    """A coordination somewhere below the subject, or with it, may be the subject itself (*я та інші сприйняли*), or one
    of several things of a kind (*český i belgický ministr vyjádřili*)."""
    if not is_subject(site.token) or site.token.deprel == JOINT or is_of_one_alone(site):
        return False
    first = min((child.id for child in site.below.get(site.token.id, ())), default=site.token.id)
    # A conjunction that begins the sentence joins it with the one before.
    beside = site.sentence.tokens[max(min(first, site.token.id - 1) - 1, 1) : site.token.id + 1]
    later = site.sentence.tokens[site.token.id : site.head.id - 1]
    joined = any(joins_nouns(word, site) for word in beside) or any(adds_to_the_subject(word, site) for word in later)
    if not site.subjects_dropped and is_first_of_a_list(site):
        return True
    several = any(is_between_adjectives(word, site) for word in site.sentence.tokens[max(first - 2, 0) : site.token.id])
    coordinated = has_coordination(
        site.token,
        site.below,
        # What can be no subject is coordinated with something else: *запит матері та батька*.
        lambda word: has_reading(word, site, lambda reading: "Nom" in reading.feats.get("Case", NOMINATIVES)),
    )
    return joined or several or is_named_with_others(later) or coordinated


def is_of_one_alone(site: Site) -> bool:
    """Whether a Greek verb is in the singular and its subject is not: several together would be a plural all the more
    (*οι πλατείες Παλιά και Νέα βρίσκεται κοντά*); nor are they an *I* or a single *you*. A conjunction right before
    it may begin another clause."""
    token, verb = site.token, site.head
    if not (is_greek(token) and is_greek(verb)):
        return False
    if is_personal_pronoun(token):
        # *Έτσι πιστεύουν κι εμείς.*
        after = site.sentence.tokens[token.id : token.id + 1]
        return token.id == verb.id + 2 and all(word.upos == "PUNCT" for word in after)
    if "Plur" in verb.feats.get("Number", {"Plur"}):
        return False
    start = phrase_start(token, site)
    before = site.sentence.tokens[start - 2] if start > 1 else None
    plural = "Plur" in token.feats.get("Number", ())
    return (plural or "3" not in verb.feats.get("Person", _THIRD)) and (before is None or before.upos != "CCONJ")


def is_first_of_a_list(site: Site) -> bool:
    """Whether nominatives with an article follow a German singular after a conjunction, where the verb is a plural:
    *sind die Eignung des Geräts, die Abläufe und die Organisation zu prüfen*."""
    token, verb = site.token, site.head
    if not ("Sing" in token.feats.get("Number", ()) and "Plur" in verb.feats.get("Number", ())):
        return False
    end = verb.id - 1 if token.id < verb.id else len(site.sentence.tokens)
    joined = False
    for word in site.sentence.tokens[token.id : end]:
        if word.upos in {"AUX", "VERB", "SCONJ"} or word.form in {".", ";", ":"}:
            return False
        joined = joined or word.upos == "CCONJ"
        articles = any(child.upos == "DET" and child.id < word.id for child in site.below.get(word.id, ()))
        if joined and lower(word) in ALONE:
            return True
        if joined and articles and word.upos in NOUNS:
            return has_reading(word, site, lambda reading: is_nominative(reading, None))
    return False


ALONE = frozenset({"andere", "einige", "manche", "viele"})
"""German plurals that need no noun."""


def is_between_adjectives(word: Token, site: Site) -> bool:
    """Whether a Slavic *and* that is *even* as well stands between two adjectives: *standardní i chybový výstup*."""
    before, after = (site.sentence.tokens[place : place + 1] for place in (word.id - 2, word.id))
    return (word.form or "") in EVEN and all(other.upos == "ADJ" for other in (*before, *after)) and bool(before)


EVEN = frozenset({"i", "и", "і", "й"})


def is_named_with_others(later: Sequence[Token]) -> bool:
    """Whether names or symbols alone stand between a noun and a conjunction behind it: *Флаг X и Y объявлены*."""
    for place, word in enumerate(later):
        if word.upos == "CCONJ":
            return place > 0
        if word.upos not in {"PROPN", "SYM", "X", "NUM"} and word.form != STAND_IN:
            return False
    return False


def joins_nouns(word: Token, site: Site) -> bool:
    """Whether a word may join a noun to another: a conjunction that does not follow a comma or a verb, or stands twice
    (*ни брат, ни сестра не пришли*, *ані мама, ні я не змогли*)."""
    form = (word.form or "").lower()
    if form in HOWEVER:
        return False
    if form in JOINING or (form in AND and word.id == site.token.id + 1 and word.id + 1 != site.head.id):
        return True
    words = site.sentence.tokens
    before = words[word.id - 2] if word.id > 1 else None
    opens = word.id < site.token.id and before is not None and before.form == ","
    alike = NEITHER if form in NEITHER else {form}
    twice = any(other.id < word.id and lower(other) in alike for other in words)
    return word.upos == "CCONJ" and (twice or not opens) and form not in HOWEVER


HOWEVER = frozenset("однако однак проте však ovšem όμως ωστόσο".split())
"""Conjunctions that stand within a clause as well, or join clauses alone: *эта тема однако не стала главной*."""


def adds_to_the_subject(word: Token, site: Site) -> bool:
    """Whether a word adds something to the subject behind a comma or *and*, and does not stand beside the verb
    (*культура также изменилась*)."""
    before = word_before(word, site)
    return word.form in AS_WELL and before is not None and (before.form == "," or before.upos == "CCONJ")


AS_WELL = frozenset("равно также також stejně rovněž".split())
"""Slavic words that add something to the subject behind a comma: *игра, равно как и язык тела, улучшились*."""

AND = frozenset({"та", "и", "й", "і"})
"""Russian and Ukrainian for *and*, spelt like a determiner or a particle: *я та інші*, *ты и твои друзья*."""

NEITHER = frozenset({"ані", "ні"})
"""Ukrainian for *neither* and *nor*."""

JOINING = frozenset({"noch", "sowie"})
"""German words that join nouns, often taken for adverbs: *weder die Mutter noch der Vater kannten ihn*."""


def is_perhaps_a_relative_object(site: Site) -> bool:
    """A relative or interrogative pronoun that may be an accusative is the object, where behind the verb stands a noun
    that agrees with it (*сервисов, которые должен создавать контейнер*), with a plural in the third person that has no
    other object, whose subject nobody need name (*блюдо, которое подают всюду*), and with a first or second person that
    has an infinitive (*файл, который собираетесь менять*) or may have an object itself (*вещи, которые создаём*)."""
    token, verb = site.token, site.head
    asking = not {"Rel", "Int"}.isdisjoint(token.feats.get("PronType", {"Rel"}))
    if not (is_subject(token) and token.upos in {"PRON", "DET"} and asking and token.id < verb.id):
        return False
    if not any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(replace(token, upos="PRON"))):
        return False
    if is_of_nobody_in_particular(site) or is_of_what_was_said(site):
        return True
    spoken = site.subjects_dropped and not {"1", "2"}.isdisjoint(verb.feats.get("Person", ()))
    if spoken and any("Inf" in word.feats.get("VerbForm", ()) for word in site.below.get(verb.id, ())):
        return True
    transitive = verb.lemma is not None and verb.lemma not in intransitive() and not is_reflexive(verb)
    if spoken and site.language in {"ru", "uk"} and transitive:
        return True
    number = verb.feats.get("Number")
    return any(
        word.form == STAND_IN
        or (word.upos in NOUNS and has_reading(word, site, lambda reading: is_nominative(reading, number)))
        for word in rest_of_clause(site, verb)
    )


def is_of_nobody_in_particular(site: Site) -> bool:
    """Whether a plural in the third person, beside a singular for a thing, may be said without a subject and has no
    other object: *фильм, который сняли*, not *мальчик, который играли* or *фильм, который победили на фестивале*."""
    token, verb = site.token, site.head
    if not site.subjects_dropped or verb.upos != "VERB" or token.feats.get("Number") != SINGULAR:
        return False
    if "Plur" not in verb.feats.get("Number", ()) or verb.feats.get("Person", _THIRD).isdisjoint(_THIRD):
        return False
    person = antecedent(token, site.sentence)
    if person is not None and is_of_persons(person.feats):
        return False
    others = [other for other in clause(verb, site.below) if other.id != token.id]
    objects = any(is_surely_object(other, site) or is_object_clause(other, site) for other in others)
    return not (objects or has_no_object(verb, site) or is_of_an_intransitive(site))


def is_of_what_was_said(site: Site) -> bool:
    """Whether a singular in the third person of the present, beside a plural of things, may be said of something named
    in a sentence before, and has no other object: *для полей, которые заполняет за вас*."""
    token, verb = site.token, site.head
    if site.language not in {"ru", "uk"} or verb.upos != "VERB" or "Plur" not in token.feats.get("Number", ()):
        return False
    if "Sing" not in verb.feats.get("Number", ()) or verb.feats.get("Person") != _THIRD:
        return False
    things = antecedent(token, site.sentence)
    if things is None or "Inan" not in things.feats.get("Animacy", ()):
        return False
    others = [other for other in clause(verb, site.below) if other.id != token.id]
    objects = any(is_surely_object(other, site) or is_object_clause(other, site) for other in others)
    return not (objects or has_no_object(verb, site) or is_of_an_intransitive(site))


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


def is_attributive_reading(reading: Reading) -> bool:
    """Whether a reading is of a case in which nouns are attributes, or of none, as far as the tagger thinks of it."""
    return not reading.feats.get("Case", frozenset({"Gen"})) <= _PLAIN and reading.probability >= SELDOM


_PLAIN = frozenset({"Nom", "Acc", "Voc"})
_OF_OBJECTS = frozenset({"Acc", "Par"})
_PARTITIVE = frozenset({"Par"})
_OF_ALL_OBJECTS = _OF_OBJECTS | {"Gen", "Dat"}
_OF_SUBJECTS = frozenset({NOMINATIVE, "Voc"})
_THIRD = frozenset({"3"})
_PLURAL = frozenset({"Plur"})


def is_perhaps_no_nominative(reading: Reading) -> bool:
    """Whether a reading is of a case in which objects stand, of several, or of none, or of another one that the tagger
    thinks possible; who is addressed is no object."""
    cases = reading.feats.get("Case", frozenset({"Acc"}))
    return not cases <= _OF_SUBJECTS and (not cases.isdisjoint(_OF_ALL_OBJECTS) or reading.probability >= PERHAPS)


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
    is_perhaps_object,
    is_said_to_be_called,
    is_a_quantity,
    is_perhaps_the_subject,
    is_perhaps_total_object,
    agrees_with_the_predicate,
    is_perhaps_addressed,
    is_mentioned,
    is_title_of_something,
    is_compared,
    is_between_commas,
    has_company,
    is_perhaps_coordinated,
    is_perhaps_a_relative_object,
    is_of_the_noun_before,
    has_the_subject_below,
    is_genitive_by_its_attribute,
    is_before_a_neuter_participle,
)
