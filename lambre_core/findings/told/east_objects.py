"""Told objects in Russian and Ukrainian: nominatives behind what has its subject elsewhere, or none.

*Ви можете змінити мова*, *поддержите наша петиция*: a parser that has seen correct text alone takes the noun for a
subject, for who is spoken to, or for an object of which no rule says anything. But an infinitive has no subject of its
own, and whoever is told to do something is *you*. And of two nouns that are accusatives alone, one right behind the
other, the second was to be the genitive of what the first belongs to: *перевірте версію програму*.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.east_phrases import gender_of
from lambre_core.findings.told.east_words import cases_known, declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import CASES_ASKED, OWNING, TOLD_RELATIONS, as_told
from lambre_core.findings.told.words import shares
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Sentence, Token

Governed = Mapping[str, frozenset[str]]
"""Lemmas of verbs to the cases that they govern."""

LANGUAGES = frozenset({"ru", "uk"})
NOMINATIVE, ACCUSATIVE = frozenset({"Nom"}), frozenset({"Acc"})
CALLED = frozenset({"Nom", "Voc"})
SINGULAR, PLURAL = frozenset({"Sing"}), frozenset({"Plur"})

COPULAS = frozenset("быть бути стать стати становиться ставати казаться здаватися остаться лишитися залишитися".split())
IMPERSONAL = frozenset(
    "надо нужно можно нельзя необходимо следует стоит пора невозможно легко трудно сложно "
    "треба можна потрібно необхідно слід варто пора неможливо легко важко складно".split()
)
"""Words beside which an infinitive has no subject in the nominative."""
IN_ORDER_TO = frozenset("чтобы чтоб щоб аби".split())
SPEAKERS = frozenset({"1", "2"})
TO_WHOM = frozenset({"Dat"})


def with_told_objects(sentence: Sentence, readings: Readings, language: str, governed: Governed) -> Sentence:
    """The sentence with such nouns joined to their verbs.

    Args:
        readings: of words out of context.
        governed: lemmas of verbs to the cases that they govern.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(nominative_in(clause, readings, governed))
        changed.update(governed_in(clause, readings, governed))
        changed.update(owner_in(clause, readings))
    changed.update(second_of_two(sentence, readings, governed))
    return sentence.with_tokens(changed) if changed else sentence


def nominative_in(clause: Clause, readings: Readings, governed: Governed) -> dict[int, Token]:
    """A noun that is a nominative alone behind an imperative, or behind an infinitive that can have no subject, with
    nothing but its attributes between, joined: *введіть адреса*, *щоб змінити наша мова*."""
    for place, verb in enumerate(clause.words):
        if not takes_an_object(verb):
            continue
        noun = noun_behind(clause, place, readings)
        if not (is_told(verb) or is_without_a_subject(clause, place, readings) or is_no_subject(noun, clause, place)):
            continue
        if noun is None or noun.deprel in TOLD_RELATIONS or is_done_by(noun, clause) or (verb.lemma or "") in governed:
            continue
        if is_told(verb) and is_of_persons(noun.feats):
            continue  # *слухай мама*: who is spoken to, but for a comma
        return {
            noun.id: as_told(noun, "NOUN", {**gender_of(noun), "Case": NOMINATIVE}, (verb.id, CASES_ASKED["Acc"])),
            verb.id: as_told(verb, "VERB", {}, None),
        }
    return {}


def is_no_subject(noun: Token | None, clause: Clause, place: int) -> bool:
    """Whether a noun behind a verb does not agree with it, where the parser sees a noun before it that does:
    *міністерство оприлюднило статистика*."""
    verb = clause.words[place]
    if noun is None or is_known_object(noun) or not is_finite(verb) or shares(noun, verb):
        return False
    return any(
        word.upos == "NOUN"
        and word.head == verb.id
        and (word.deprel or "").startswith("subj")
        and word.feats.get("Case") == NOMINATIVE
        and shares(word, verb)
        for word in clause.words[:place]
    )


def is_known_object(noun: Token) -> bool:
    """Whether a noun is an object for sure, as other rules see."""
    sure = noun.beliefs is None or noun.beliefs.deprels.get("comp:obj", 0.0) == 1.0
    return noun.deprel == "comp:obj" and sure


def takes_an_object(verb: Token) -> bool:
    """Whether a word is surely a verb that may have an object."""
    lemma = verb.lemma or ""
    if verb.upos != "VERB" or lemma in COPULAS or lemma in intransitive() or lower(verb).endswith(("ся", "сь")):
        return False
    return believed_upos(verb) >= SURE


def is_told(verb: Token) -> bool:
    """Whether a verb is an imperative of the second person, and no other form; a tagger takes rare participles for one
    (*проклинаюча пастка*)."""
    told = verb.feats.get("Mood") == frozenset({"Imp"}) and "2" in verb.feats.get("Person", ())
    return told and ACTIVE.search(lower(verb)) is None


ACTIVE = re.compile("[уюая][чщ](?:ий|ая?|ее?|і|ие)$")
"""Ends of active participles."""


def is_without_a_subject(clause: Clause, place: int, readings: Readings) -> bool:
    """Whether a verb is an infinitive behind a verb that has its subject before it, in the first or second person or in
    the nominative, or behind what has none, or *in order to*."""
    verb = clause.words[place]
    if verb.feats.get("VerbForm") != frozenset({"Inf"}):
        return False
    before = clause.words[:place]
    if any(lower(word) in IN_ORDER_TO for word in before[:1]):
        return not any(map(is_finite, clause.words))
    if any(lower(word) in IMPERSONAL for word in before):
        return not any(is_finite(word) and lower(word) not in IMPERSONAL for word in clause.words)
    finite = [word for word in clause.words if is_finite(word)]
    if len(finite) != 1 or finite[0] not in before:
        return False
    if is_of_speakers(finite[0], readings):
        return True
    return any(is_its_subject(word, finite[0], readings) for word in before[: before.index(finite[0])])


def is_of_speakers(verb: Token, readings: Readings) -> bool:
    """Whether a verb can be of nobody but who speaks or is spoken to: not *достигнут*, which may be a participle."""
    known = [one.feats.get("Person", frozenset()) for one in known_as(lower(verb), "VERB", readings)]
    persons = verb.feats.get("Person", frozenset())
    return bool(persons) and all(one and one <= SPEAKERS for one in (persons, *known))


def is_finite(word: Token) -> bool:
    """Whether a word is a finite verb, or what somebody owes to do."""
    return (word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ())) or lower(word) in OWING


OWING = frozenset("должен должна должно должны обязан обязана обязаны повинен повинна повинно повинні".split())


def is_its_subject(word: Token, verb: Token, readings: Readings) -> bool:
    """Whether a word can be nothing but a nominative, and agrees with a verb in number and gender."""
    if word.upos == "PRON" and word.feats.get("Case") == NOMINATIVE:
        return "Person" in word.feats
    cases = cases_known(word, readings)
    # What no singular can be the subject of has its own where the parser sees it: *власти решили купить машина*.
    seen = "Plur" in verb.feats.get("Number", ()) and word.head == verb.id and (word.deprel or "").startswith("subj")
    if word.upos != "NOUN" or not ((cases and cases <= CALLED) or (seen and "Nom" in cases)):
        return False
    return shares(word, verb)


def noun_behind(clause: Clause, place: int, readings: Readings) -> Token | None:
    """The noun behind a verb, with at most two attributes that agree with it and pronouns for whom it is done to
    between, if it is a nominative alone and so are they."""
    attributes: list[Token] = []
    for word in clause.words[place + 1 : place + 4]:
        if is_plain_noun(word):
            cases = cases_known(word, readings)
            alone = bool(cases) and cases <= CALLED and word.feats.get("Number") == SINGULAR
            known = [one.feats for one in known_as(lower(word), "NOUN", readings)]
            agreeing = all(may_agree([one.feats for one in declined(one, readings)], known) for one in attributes)
            return word if alone and agreeing and word.lemma not in measures() else None
        if word.upos in {"ADJ", "DET"} and "VerbForm" not in word.feats:
            attributes.append(word)
        elif not (word.upos == "PRON" and word.feats.get("Case") == TO_WHOM and not attributes):
            return None
    return None


def is_done_by(noun: Token, clause: Clause) -> bool:
    """Whether a verb or predicate behind a noun may be what it does, the clause goes on with a dash or a colon, so that
    the noun begins another one, or the noun stands there twice: *зберегти програма не може*, *переписати літера в
    літеру*."""
    behind = clause.words[clause.words.index(noun) + 1 :]
    said = any(is_finite(word) or (word.upos == "ADJ" and "Nom" in word.feats.get("Case", {"Nom"})) for word in behind)
    twice = any(word.lemma == noun.lemma for word in behind)
    return said or twice or (clause.after is not None and clause.after.form in PARTING)


PARTING = frozenset({"—", "–", "-", ":", "(", "«", '"', "/", "»"})


def governed_in(clause: Clause, readings: Readings, governed: Governed) -> dict[int, Token]:
    """A noun that is a nominative or accusative alone behind a verb that governs another case and has its subject
    before it, as its object: *міністр пишається результати*."""
    for place, verb in enumerate(clause.words):
        asked = governed.get(verb.lemma or "")
        if asked is None or verb.upos != "VERB" or "Acc" in asked or believed_upos(verb) < SURE:
            continue
        if not is_of_speakers(verb, readings) and not any(
            is_seen_as_subject(word, verb, readings) for word in clause.words[:place]
        ):
            continue
        rest = [word for word in clause.words[place + 1 : place + 4] if word.upos not in {"ADJ", "DET"}]
        noun = rest[0] if rest else None
        if noun is None or not is_plain_noun(noun) or is_of_persons(noun.feats) or is_done_by(noun, clause):
            continue
        cases = cases_known(noun, readings)
        taken = any(is_another_object(word) and word.id != noun.id for word in clause.words)
        if cases and cases <= CALLED | ACCUSATIVE and noun.lemma not in measures() and not taken:
            return {
                noun.id: as_told(noun, "NOUN", {**gender_of(noun), "Case": cases}, (verb.id, "comp:obj")),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


def is_seen_as_subject(word: Token, verb: Token, readings: Readings) -> bool:
    """Whether the parser takes a word for the subject of a verb that has no accusative, and it may be a nominative that
    agrees with it."""
    seen = word.head == verb.id and (word.deprel or "").startswith("subj") and word.upos == "NOUN"
    return is_its_subject(word, verb, readings) or (
        seen and "Nom" in cases_known(word, readings) and shares(word, verb)
    )


AND = frozenset("и й і та или або".split())
ALONE = frozenset({"Dat", "Ins", "Loc"})


def second_of_two(sentence: Sentence, readings: Readings, governed: Governed) -> dict[int, Token]:
    """The second of two objects, which ends its clause, joined to the verb, if it is in no case of objects: *він купив
    хліб і молоком*, *введіть пароль та адреса*."""
    for before, clause in pairwise(clauses(sentence)):
        joint, *rest = clause.words
        attributes, noun = rest[:-1], rest[-1] if rest else None
        if lower(joint) not in AND or noun is None or not is_plain_noun(noun) or noun.id != joint.id + len(rest):
            continue
        if not all(word.upos in {"ADJ", "DET"} for word in attributes) or joint.id != before.words[-1].id + 1:
            continue
        if clause.after is not None and clause.after.form not in ENDS:
            continue
        place = next((n for n, word in enumerate(before.words) if takes_an_object(word)), None)
        if place is None or (before.words[place].lemma or "") in governed:
            continue
        verb, cases = before.words[place], cases_known(noun, readings)
        if not is_first_of_two(before.words[place + 1 :], readings) or not cases or noun.deprel in TOLD_RELATIONS:
            continue
        told = is_told(verb) or is_without_a_subject(before, place, readings)
        subject = told or is_its_subject_there(before, place, readings)
        if cases <= ALONE or (cases <= CALLED and subject and not is_of_persons(noun.feats)):
            return {
                noun.id: as_told(noun, "NOUN", {**gender_of(noun), "Case": cases}, (verb.id, CASES_ASKED["Acc"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


ENDS = frozenset(".!?;…")


def is_its_subject_there(clause: Clause, place: int, readings: Readings) -> bool:
    """Whether a finite verb has its subject before it, or is in the first or second person."""
    verb = clause.words[place]
    if not is_finite(verb):
        return False
    return is_of_speakers(verb, readings) or any(is_its_subject(word, verb, readings) for word in clause.words[:place])


def is_first_of_two(words: Sequence[Token], readings: Readings) -> bool:
    """Whether what stands behind a verb is an object with attributes before it, and nothing else."""
    if not words or not is_plain_noun(words[-1]) or not all(word.upos in {"ADJ", "DET"} for word in words[:-1]):
        return False
    cases = cases_known(words[-1], readings)
    return "Acc" in cases and cases.isdisjoint(ALONE) and words[-1].lemma not in measures()


def owner_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A thing that is a feminine accusative alone right behind another one, and nothing behind that it might belong to,
    joined: *перевірте версію програму*."""
    for place, (first, second) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        if second.id != first.id + 1 or not all(is_accusative_thing(word, readings) for word in (first, second)):
            continue
        # *Послав у школу книгу*: what follows is the object.
        before = clause.words[:place]
        governed = any(word.upos == "ADP" for word in before[-3:])
        if governed or second.deprel in TOLD_RELATIONS or any(is_another_object(word) for word in before):
            continue
        return {
            first.id: as_told(first, "NOUN", {}, None),
            second.id: as_told(second, "NOUN", {"Case": ACCUSATIVE}, (first.id, OWNING)),
        }
    return {}


def is_another_object(word: Token) -> bool:
    """Whether a word is an object as well, so that the two nouns need not belong together."""
    return word.upos in {"NOUN", "PRON", "PROPN"} and (word.deprel or "").startswith("comp:obj")


def is_accusative_thing(word: Token, readings: Readings) -> bool:
    """Whether a word is surely a thing in the accusative of feminines, and measures nothing."""
    if not is_plain_noun(word) or is_of_persons(word.feats) or word.lemma in measures() | NAMED:
        return False
    known: Sequence[frozenset[str]] = [
        one.feats.get("Case", frozenset()) for one in known_as(lower(word), "NOUN", readings)
    ]
    return bool(known) and all(cases == ACCUSATIVE for cases in known)


NAMED = frozenset("річка река планета гора станція станция команда группа група марка кнопка клавіша клавиша".split())
"""Things that are followed by their names."""
