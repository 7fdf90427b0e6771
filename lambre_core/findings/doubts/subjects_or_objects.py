"""Doubts about subjects that may be objects."""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.documents.masking import STAND_IN
from lambre_core.findings.beliefs import believed
from lambre_core.findings.doubts.finnic_subjects import has_its_object, is_before_a_plural, is_no_total_object
from lambre_core.findings.doubts.nominatives import (
    PLAIN,
    PLURAL,
    THIRD,
    antecedent,
    is_before_its_verb,
    is_neither,
    is_perhaps_no_nominative,
    may_be_subject_of,
)
from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOMINATIVES,
    NOUNS,
    SINGULAR,
    SURE,
    Site,
    SiteDoubt,
    between,
    clause,
    has_reading,
    is_greek,
    is_nominative,
    is_numeral,
    is_subject,
    lower,
    perhaps_subject,
    rest_of_clause,
    word_after,
)
from lambre_core.findings.doubts.transitivity import (
    OWES,
    has_no_object,
    has_something_to_do,
    is_negated,
    is_object_clause,
    is_of_an_intransitive,
    is_reflexive,
    is_surely_object,
    may_be_of_what_is_not,
    near,
)
from lambre_core.findings.predicates import TO_BE
from lambre_core.findings.readings import known_as
from lambre_core.findings.subjects import COPULAR
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import OF_PERSONS, Features, is_of_persons
from lambre_core.treebank.tree import Token


def can_only_be(verb: Token, site: Site) -> bool:
    """Whether the infinitive of *be* depends on a verb, so that there is no object: *файл могут быть удалены*."""
    return any(
        child.upos == "AUX" and lower(child) in TO_BE and "Inf" in child.feats.get("VerbForm", ())
        for child in site.below.get(verb.id, ())
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
    if is_before_its_verb(site) or stands_for_somebody(site) or can_only_be(verb, site):
        return False
    others = [other for other in clause(verb, site.below) if other.id != token.id]
    if is_surely_nominative(token) and not (may_be_parents(site) or is_known_as_a_thing(site)):
        if site.subjects_dropped and token.upos == "NOUN" and any(agrees_instead(other, site) for other in others):
            return True
        if not is_perhaps_a_thing_done(site):
            return False
    if site.subjects_dropped:
        if is_perhaps_absent(site):
            return True
        if (
            is_told_by_its_place(site)
            or is_alone_with_a_copula(site)
            or has_its_object(site)
            or is_before_a_plural(site)
        ):
            return False
        # *Весь день готовились*: a measure of time stands beside any verb.
        alone = has_no_object(verb, site) and (token.lemma or "").lower() not in measures()
        # *Почему разрешение просить должен?*
        governs = verb.upos in {"AUX", "VERB"} or (lower(verb) in OWES and has_something_to_do(site))
        if not governs or alone or is_of_an_intransitive(site):
            return False
        # *Smlouvy se podařilo uzavřít tuto sobotu*: a Czech time is no object.
        times = measures() if site.language == "cs" else frozenset[str]()
        return not any(
            (is_surely_object(other, site) and (other.lemma or "") not in times)
            or is_object_clause(other, site)
            or is_no_other_subject(other, site)
            for other in others
        )
    number = verb.feats.get("Number")
    # No noun is the subject of *hast*.
    third = any("3" in reading.feats.get("Person", THIRD) for reading in site.readings(verb))
    candidates = NOMINALS if third else {"PRON"}
    impossible = not has_reading(token, site, lambda reading: is_nominative(reading, None))
    return any(
        has_reading(other, site, lambda reading: is_nominative(reading, number))
        for other in others
        if other.upos in candidates
        and not is_how_much(other, site)
        and (impossible or perhaps_subject(other))
        and not is_of_another_number(other, number, site)
    )


def is_how_much(word: Token, site: Site) -> bool:
    """Whether *viel*, *wenig* or *etwas* stands right before a comparative: *sind viel schöner als früher*."""
    after = word_after(word, site)
    degree = after is not None and after.upos in {"ADJ", "ADV"} and lower(after).endswith("er")
    return site.language == "de" and lower(word) in {"viel", "wenig", "etwas"} and degree


def may_be_parents(site: Site) -> bool:
    """Whether a Czech plural in *-če*, whose accusative is spelt as its nominative, stands beside a verb in the
    singular: *žádné rodiče nemá první revize*."""
    plural = "Plur" in site.token.feats.get("Number", ()) and "Sing" in site.head.feats.get("Number", ())
    return site.language == "cs" and plural and lower(site.token).endswith("če")


def is_known_as_a_thing(site: Site) -> bool:
    """Whether the lexicon knows a Russian form behind its verb as the accusative of a thing, whatever the tagger says:
    in *угадывает теги* these are what is guessed. Before it stands who does something (*клиенты читает*)."""
    behind = site.language == "ru" and site.token.id > site.head.id
    known = known_as(lower(site.token), "NOUN", site.readings) if behind else ()
    return any("Acc" in one.feats.get("Case", ()) and "Inan" in one.feats.get("Animacy", ()) for one in known)


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
    third = "3" in verb.feats.get("Person", THIRD)
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


def is_perhaps_accusative_name(site: Site) -> bool:
    """Whether a Slavic name may be the accusative of a man's that the tagger does not know: *Суареша назвали
    лучшим*. A Ukrainian one that surely is the nominative of a place is none: *Україна мають*."""
    token = site.token
    if site.language == "uk" and believed(token, "Animacy", OF_THINGS) >= SURE <= believed(token, "Case", NOMINATIVES):
        return False
    ending = (token.form or "").endswith(("а", "я", "a"))
    return site.subjects_dropped and token.upos == "PROPN" and ending and "Plur" in site.head.feats.get("Number", ())


OF_THINGS = frozenset({"Inan"})


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
        and number == PLURAL
        and "Plur" in other.feats.get("Number", ())
        and any(is_nominative(reading, number) for reading in site.readings(other))
    )


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
    return not PLAIN.isdisjoint(feats.get("Case", ()))


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
    if is_no_total_object(site):
        return False
    if not behind or "Gender" not in token.feats:
        return behind
    # Beyond a comma it may be the object of an earlier verb: *слушал, иногда отвлекался, симфонии*.
    if near(token, verb, site) and (
        (is_surely_nominative(token) and not is_known_as_a_thing(site))
        or is_of_an_intransitive(site)
        or is_known_as_no_accusative(site)
    ):
        return False
    attributes = (child for child in site.below.get(token.id, ()) if child.upos in {"ADJ", "DET"})
    return all(has_reading(word, site, lambda reading: not is_nominative(reading, None)) for word in attributes)


def is_known_as_no_accusative(site: Site) -> bool:
    """Whether the lexicon has a Czech or Polish noun as a nominative or vocative alone, which men have in the plural:
    *ohlásil předsedové*, *wrócił chłopcy*."""
    if site.language not in {"cs", "pl"} or site.token.upos != "NOUN":
        return False
    known = known_as(lower(site.token), "NOUN", site.readings)
    return bool(known) and all(reading.feats.get("Case", frozenset({"Acc"})) <= _DIRECT_ADDRESS for reading in known)


_DIRECT_ADDRESS = frozenset({"Nom", "Voc"})


def is_personal_pronoun(token: Token) -> bool:
    """Whether a word is a pronoun of those who speak or are spoken to."""
    return token.upos == "PRON" and not token.feats.get("Person", THIRD) & THIRD


def is_alone_with_a_copula(site: Site) -> bool:
    """Whether a noun that is no genitive is all that a Slavic copula may have for its subject, and no verb follows that
    it could be the object of: *děti bude doma*."""
    token, verb = site.token, site.head
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(token))
    verbs = any(child.upos in {"AUX", "VERB", "NUM"} for child in site.below.get(verb.id, ()))
    return verb.upos == "AUX" and verb.lemma in {"být", "быть", "бути", "być"} and not (genitive or verbs)


def is_perhaps_a_relative_object(site: Site) -> bool:
    """A relative or interrogative pronoun that may be an accusative is the object, where behind the verb stands a noun
    that agrees with it (*сервисов, которые должен создавать контейнер*), with a plural in the third person that has no
    other object, whose subject nobody need name (*блюдо, которое подают всюду*), and with a first or second person that
    has an infinitive (*файл, который собираетесь менять*) or may have an object itself (*вещи, которые создаём*). A
    Ukrainian verb without an object has none: *ліки, які впливає на зір*."""
    token, verb = site.token, site.head
    asking = not {"Rel", "Int"}.isdisjoint(token.feats.get("PronType", {"Rel"}))
    if not (is_subject(token) and token.upos in {"PRON", "DET"} and asking and token.id < verb.id):
        return False
    if not any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(replace(token, upos="PRON"))):
        return False
    if is_of_nobody_in_particular(site) or is_of_what_was_said(site):
        return True
    if site.language == "uk" and is_of_an_intransitive(site):
        return False
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
    if "Plur" not in verb.feats.get("Number", ()) or verb.feats.get("Person", THIRD).isdisjoint(THIRD):
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
    if "Sing" not in verb.feats.get("Number", ()) or verb.feats.get("Person") != THIRD:
        return False
    things = antecedent(token, site.sentence)
    if things is None or "Inan" not in things.feats.get("Animacy", ()):
        return False
    others = [other for other in clause(verb, site.below) if other.id != token.id]
    objects = any(is_surely_object(other, site) or is_object_clause(other, site) for other in others)
    return not (objects or has_no_object(verb, site) or is_of_an_intransitive(site))


DOUBTS: tuple[SiteDoubt, ...] = (
    is_perhaps_object,
    is_said_to_be_called,
    is_perhaps_total_object,
    is_perhaps_a_relative_object,
)
