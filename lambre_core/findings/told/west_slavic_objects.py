"""Told objects in Polish and Czech: feminines that can be nothing but nominatives behind a verb whose subject is
another: *otevřete stránka*, *aby pobrać wersja*, *podaj nazwę i data*.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.relations import CASES_ASKED, TOLD_RELATIONS, as_told
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import SPEAKERS, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE = frozenset({"Nom"})
CALLED = frozenset({"Nom", "Voc"})
NONE: frozenset[str] = frozenset()
PARTING = frozenset({"CCONJ", "PUNCT", "SCONJ"})


def objects_in(sentence: Sentence, readings: Readings, governors: frozenset[str]) -> Iterator[Token]:
    """The feminines of a sentence that are an object, or the second of two, joined to their verb, and this.

    Args:
        governors: lemmas of verbs that govern another case.
    """
    words = sentence.tokens
    for verb in words:
        if not has_an_object(verb, words, governors):
            continue
        first = noun_of(words[verb.id :])
        if first is None:
            continue
        known = has_another_subject(verb, words, readings)
        noun = first if known and is_nominative(first, readings) else None
        if noun is None and (known or is_accusative(first, readings)):
            second = joined_behind(first, words)
            noun = second if second is not None and is_nominative(second, readings) else None
        if noun is None or noun.deprel in TOLD_RELATIONS or has_a_verb_behind(noun, words):
            continue
        yield as_told(verb, "VERB", {}, None)
        lemma = known_as(lower(noun), "NOUN", readings)[0].lemma
        yield replace(as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, CASES_ASKED["Acc"])), lemma=lemma)


def has_an_object(verb: Token, words: Sequence[Token], governors: frozenset[str]) -> bool:
    """Whether a word is surely a verb that may have an object in the accusative, is not denied and has no *se*."""
    lemma = verb.lemma or ""
    if verb.upos != "VERB" or lemma in governors or lemma in WITHOUT_OBJECT or lemma in intransitive():
        return False
    if believed_upos(verb) < SURE:
        return False
    if "Part" in verb.feats.get("VerbForm", NONE) and "Case" in verb.feats:
        return False
    if verb.id > 1 and lower(words[verb.id - 2]) == "nie":
        return False
    return not any(lower(word) in {"se", "si", "się", "sobie"} for word in segment_of(verb, words) if word != verb) or (
        is_a_success(verb, words)
    )


WITHOUT_OBJECT = frozenset(
    "být viz stát stávat znamenat znít činit jmenovat nazývat vidět slyšet cítit poznat rozumět chybět zbývat patřit "
    "platit náležet zůstat zůstávat vypadat následovat existovat trvat začít začínat skončit končit přestat jít "
    "być zostać zostawać znaczyć oznaczać brzmieć nazywać zwać wpisać wpisywać napisać przeczytać wymówić wynosić "
    "kosztować stanowić pozostać istnieć trwać zacząć zaczynać grozić przysługiwać chodzić widać słychać "
    # With another case.
    "pomoci pomoct pomáhat dosáhnout dosahovat děkovat poděkovat disponovat plýtvat hýbat vládnout věřit "
    "pomagać pomóc używać użyć szukać zarządzać dotyczyć wymagać żądać potrzebować".split()
)
"""Verbs without an object in the accusative, or beside which what is typed, seen or called so may be a nominative."""


def segment_of(verb: Token, words: Sequence[Token]) -> Sequence[Token]:
    """The words of a clause from the stop or conjunction before a verb to the one behind it."""
    start = next((at for at in range(verb.id - 1, 0, -1) if words[at - 1].upos in PARTING), 0)
    end = next((word.id - 1 for word in words[verb.id :] if word.upos in PARTING), len(words))
    return words[start:end]


def noun_of(behind: Sequence[Token]) -> Token | None:
    """The noun that some words begin with, or with its attributes."""
    noun = next((word for word in behind[:MOST_OF_A_PHRASE] if word.upos not in {"ADJ", "DET"}), None)
    return noun if noun is not None and noun.upos == "NOUN" and believed_upos(noun) >= SURE else None


MOST_OF_A_PHRASE = 3
"""A noun with two attributes."""


def is_nominative(noun: Token, readings: Readings) -> bool:
    """Whether a noun is a feminine in *-a*, no person and no measure, that the dictionary has in the nominative
    alone."""
    form = noun.form or ""
    if not form.islower() or not form.endswith("a") or (noun.lemma or "") in measures() or is_a_person(noun):
        return False
    if form in ADVERBS:
        return False
    known = known_as(form, "NOUN", readings)
    told = all(one.feats.get("Case", NONE) <= CALLED and "Fem" in one.feats.get("Gender", {"Fem"}) for one in known)
    return bool(known) and told and all(one.feats.get("Case") for one in known) and not known_as(form, "ADV", readings)


ADVERBS = frozenset("doprava doleva zdarma zrovna znova".split())
"""Czech adverbs, some of them spelt as nouns: *zarovnat doprava*."""


def is_accusative(noun: Token, readings: Readings) -> bool:
    """Whether a noun may be an accusative and is no nominative, so that it is no subject."""
    known = known_as(lower(noun), "NOUN", readings) if (noun.form or "").islower() else []
    cases = frozenset[str]().union(*(one.feats.get("Case", CALLED) for one in known))
    return "Acc" in cases and "Nom" not in cases and noun.feats.get("Case", cases) <= {"Acc"}


def is_a_person(noun: Token) -> bool:
    """Whether a feminine is a woman, who may be spoken to."""
    return is_of_persons(noun.feats) or WOMAN.search(lower(noun)) is not None


WOMAN = re.compile("(?:telka|ntka|istka|ářka|^m[aá]ma|maminka|mamusia|babcia|babička|ciocia|teta|siostra|sestra|żona)$")


def joined_behind(first: Token, words: Sequence[Token]) -> Token | None:
    """The noun that a conjunction joins to another one, with a genitive of this between at most: *nazwę i data*."""
    rest = words[first.id : first.id + 2]
    joint = next((word for word in rest if word.upos == "CCONJ"), None)
    if joint is None or lower(joint) not in JOINING:
        return None
    if joint.id == first.id + 2 and "Gen" not in rest[0].feats.get("Case", NONE):
        return None
    return noun_of(words[joint.id :])


JOINING = frozenset("a i oraz nebo či lub albo".split())


def has_a_verb_behind(noun: Token, words: Sequence[Token]) -> bool:
    """Whether a verb follows a noun in its clause, or a hyphen or a name right behind it, so that it may be something
    else."""
    for word in words[noun.id :]:
        if word.upos in PARTING:
            return word.id == noun.id + 1 and word.form in PARTS
        if word.upos in {"AUX", "VERB"}:
            return True
        if word.id == noun.id + 1 and ((word.form or "").startswith("-") or word.upos in {"X", "PROPN", "NUM"}):
            return True
    return False


PARTS = frozenset({"-", "/", "_", "=", ":", "–", "(", "\\"})


def has_another_subject(verb: Token, words: Sequence[Token], readings: Readings) -> bool:
    """Whether a verb is said by or to somebody, or belongs to one that is, or to one with a subject before it, or says
    what can be done by whom it may be."""
    segment = segment_of(verb, words)
    before = [word for word in segment if word.id < verb.id]
    if is_spoken(verb):
        return not (before and before[-1].upos == "SCONJ")
    if any(lower(word) in OF_SPEAKERS and word.upos == "AUX" for word in segment):
        return True
    if "Inf" not in verb.feats.get("VerbForm", NONE):
        return False
    if any(map(is_spoken, before)) or any(lower(word) in IMPERSONAL for word in before) or is_a_success(verb, words):
        return True
    opens = not before or (len(before) == 1 and before[0].upos == "SCONJ" and lower(before[0]) in FOR_WHAT)
    return opens or has_a_subject(before, readings)


def is_spoken(verb: Token) -> bool:
    """Whether a verb is an imperative or in the first or second person."""
    finite = verb.upos in {"AUX", "VERB"} and "Inf" not in verb.feats.get("VerbForm", NONE)
    spoken = verb.feats.get("Person", NONE)
    return finite and ("Imp" in verb.feats.get("Mood", NONE) or (bool(spoken) and spoken <= SPEAKERS))


OF_SPEAKERS = frozenset(
    "jsem jsi jsme jste bych bys bychom byste abych abys abychom abyste m em am ś eś aś śmy ście".split()
)
IMPERSONAL = frozenset(
    "trzeba można należy warto wolno wypada proszę żeby aby by lze nelze třeba nutné nutno možné možno potřeba vhodné "
    "prosím".split()
)
FOR_WHAT = frozenset("aby żeby by".split())


def is_a_success(verb: Token, words: Sequence[Token]) -> bool:
    """Whether an infinitive belongs to *podařilo se* or *udało się*, which have no subject."""
    return any(SUCCESS.fullmatch(lower(word)) is not None for word in segment_of(verb, words) if word.id < verb.id)


SUCCESS = re.compile("(?:ne)?(?:podařilo|podaří|daří|dařilo)|uda(?:ło|je)?|powiodło")


def has_a_subject(before: Sequence[Token], readings: Readings) -> bool:
    """Whether a finite verb in the third person has a noun or pronoun before it that may be nothing but its subject."""
    finite = next((word for word in before if word.upos in {"AUX", "VERB"}), None)
    if finite is None:
        return False
    named = [word for word in before if word.id < finite.id and word.upos in {"NOUN", "PRON", "PROPN"}]
    if len(named) != 1 or any(word.upos in {"ADP", "NUM"} for word in before if word.id < finite.id):
        return False
    subject = named[0]
    if subject.upos == "PRON":
        return lower(subject) in {"on", "ona", "oni", "ono", "ony", "one"}
    if (subject.lemma or "") in measures():
        return False
    number = subject.feats.get("Number", NONE)
    same = number == finite.feats.get("Number", number)
    return "Nom" in subject.feats.get("Case", NONE) and same


# Who is helped


def helped_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """The persons that can be nothing but an accusative or genitive right between a verb of helping or allowing and an
    infinitive, joined to the verb, which has them in the dative: *pomaga użytkowników znaleźć plik*."""
    for verb in sentence.tokens:
        behind = [word for word in sentence.tokens[verb.id : verb.id + 3] if lower(word) not in OF_SPEAKERS]
        if len(behind) < 2 or any(word.upos == "PUNCT" for word in behind[:2]):
            continue
        person, other = behind[:2]
        told = verb.upos == "VERB" and (verb.lemma or "") in HELPING and person.upos == "NOUN"
        if not told or "Inf" not in other.feats.get("VerbForm", NONE) or not is_of_persons(person.feats):
            continue
        if verb.id > 1 and lower(sentence.tokens[verb.id - 2]) == "nie":
            continue
        known = known_as(lower(person), "NOUN", readings) if (person.form or "").islower() else []
        cases = frozenset[str]().union(*(one.feats.get("Case", CALLED) for one in known))
        if cases and cases <= {"Acc", "Gen"} and person.deprel not in TOLD_RELATIONS:
            yield as_told(verb, "VERB", {}, None)
            yield as_told(person, "NOUN", {"Case": cases}, (verb.id, CASES_ASKED["Dat"]))


HELPING = frozenset(
    "pomagać pomóc pozwalać pozwolić umożliwiać umożliwić zezwalać zezwolić "
    "pomáhat pomoci pomoct umožňovat umožnit dovolovat dovolit povolit povolovat".split()
)
"""Verbs with a dative and an infinitive."""
