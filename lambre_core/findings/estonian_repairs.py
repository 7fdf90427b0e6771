"""Estonian verbs in the person of their subject and a few other words as they are asked for, by rule: *kaob*, *kaovad*;
*ärkas*, *ärkasid*; *mis*, *mille*."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Change
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.relations import BOTH, COMPARED, COUNTED, FORBIDDEN, RELATIVE_OBJECT
from lambre_core.grammar.wording import base
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token, in_lower_case

Person = tuple[str, str]

PRESENT: dict[Person, str] = {
    ("1", "Sing"): "n",
    ("2", "Sing"): "d",
    ("3", "Sing"): "b",
    ("1", "Plur"): "me",
    ("2", "Plur"): "te",
    ("3", "Plur"): "vad",
}
PAST: dict[Person, str] = {
    ("1", "Sing"): "sin",
    ("2", "Sing"): "sid",
    ("3", "Sing"): "s",
    ("1", "Plur"): "sime",
    ("2", "Plur"): "site",
    ("3", "Plur"): "sid",
}
"""Endings of persons."""

BE: dict[Person, tuple[str, str]] = {
    ("1", "Sing"): ("olen", "olin"),
    ("2", "Sing"): ("oled", "olid"),
    ("3", "Sing"): ("on", "oli"),
    ("1", "Plur"): ("oleme", "olime"),
    ("2", "Plur"): ("olete", "olite"),
    ("3", "Plur"): ("on", "olid"),
}
"""The verb *to be*, in the present and past."""

IN_PRESENT = re.compile("(?P<stem>[a-zõäöüšž]*?[aeiouõäöü])(?:vad|me|te|n|d|b)")
IN_PAST = re.compile("(?P<stem>[a-zõäöüšž]*[aeiouõäöüklnr])(?:s|sin|sid|sime|site)")
SHORTENED = re.compile("(?P<stem>[a-zõäöüšž]*?(?P<last>[td]))(?P=last)?is")
"""How third persons in the past end whose *i* the others lack: *andis*, *andsid*; *võttis*, *võtsid*."""


def of_person(form: str, person: Person) -> str | None:
    """An Estonian finite form in lower case in another person of its tense, if that can be told."""
    for present, past in BE.values():
        if form in {present, past}:
            return BE[person][1 if form == past else 0]
    shortened = SHORTENED.fullmatch(form)
    if shortened is not None:
        return f"{shortened['stem']}{PAST[person]}" if person != ("3", "Sing") else form
    for pattern, endings in ((IN_PAST, PAST), (IN_PRESENT, PRESENT)):
        told = pattern.fullmatch(form)
        if told is not None and (endings is PRESENT or not form.endswith("d") or form.endswith("sid")):
            return told["stem"] + endings[person]
    return None


LISTED = {
    (RELATIVE_OBJECT, "mis"): "mille",
    (RELATIVE_OBJECT, "kes"): "kelle",
    (COMPARED, "minust"): "mina",
    (COMPARED, "sinust"): "sina",
    (COMPARED, "temast"): "tema",
    (COMPARED, "meist"): "meie",
    (COMPARED, "teist"): "teie",
    (COMPARED, "neist"): "nemad",
    (COMPARED, "nendest"): "nemad",
}
"""Relations and words -> what was meant."""


def of_estonian_words(cause: Cause) -> Iterator[dict[int, Change]]:
    """A verb in the person and number of its subject, and words that a construction asks for."""
    for outcome in (violation.outcome for violation in cause.violations):
        dependent, head, rule = outcome.dependent, outcome.head, outcome.rule
        feats: Features
        listed = LISTED.get((rule.relation, in_lower_case(dependent.form)))
        if listed is not None:
            yield {dependent.id: Change(cased(listed, dependent.form or ""), dependent.feats, 1)}
        elif rule.relation == FORBIDDEN and (form := forbidden(dependent, in_lower_case(head.form))) is not None:
            feats = {**dependent.feats, "Connegative": frozenset({"Yes"})}
            yield {dependent.id: Change(cased(form, dependent.form or ""), feats, 1)}
        elif rule.relation == COUNTED and (form := counted(head)) is not None:
            feats = {**head.feats, "Case": frozenset({"Par"}), "Number": frozenset({"Sing"})}
            yield {head.id: Change(cased(form, head.form or ""), feats, 2)}
        elif base(rule.relation) in ATTRIBUTIVE and rule.feature == "Case" and (form := placed_as(dependent, head)):
            feats = {**dependent.feats, "Case": head.feats["Case"]}
            yield {dependent.id: Change(cased(form, dependent.form or ""), feats, 1)}
        elif base(rule.relation) == "subj" and rule.feature in {"Number", "Person"} and head.upos in {"AUX", "VERB"}:
            asked = ("3", "Plur") if rule.relation == BOTH else person_of(dependent)
            form = of_person(in_lower_case(head.form), asked) if asked is not None else None
            if asked is not None and form is not None and form != in_lower_case(head.form):
                feats = {**head.feats, "Person": frozenset({asked[0]}), "Number": frozenset({asked[1]})}
                yield {head.id: Change(cased(form, head.form or ""), feats, 1)}


def forbidden(verb: Token, forbidding: str) -> str | None:
    """A verb in the present, or an infinitive, as it stands behind what forbids it, where its stem is one in both:
    *ära kustuta*, *ärge avage*."""
    found = FORBIDDING.fullmatch(in_lower_case(verb.form))
    if found is None:
        return None
    return found["stem"] + ("ge" if forbidding == "ärge" else "")


FORBIDDING = re.compile(
    "(?P<stem>[a-zõäöü]+(?:uta|usta|ista|asta|elda|alda|ita|ida|ava|lisa|luba|kasuta|kinnita)|ava|lisa|jaga|kasuta)"
    "(?:te|d|b|da|me|n)"
)

ATTRIBUTIVE = frozenset({"det", "mod"})
PLACES = {"Ine": "s", "Ela": "st", "Ill": "sse", "Ade": "l", "Abl": "lt", "All": "le", "Tra": "ks"}
"""Cases with an ending behind the genitive."""


def placed_as(attribute: Token, noun: Token) -> str | None:
    """An adjective in the genitive singular in the case of place of its noun: *väikese linnast*, *väikesest*."""
    cases = noun.feats.get("Case", frozenset())
    genitive = attribute.upos in {"ADJ", "VERB"} and attribute.feats.get("Case") == frozenset({"Gen"})
    single = "Plur" not in attribute.feats.get("Number", ()) and "Plur" not in noun.feats.get("Number", ())
    form = in_lower_case(attribute.form)
    if len(cases) != 1 or not (genitive and single) or form[-1:] not in "aeiou":
        return None
    end = PLACES.get(next(iter(cases)))
    return form + end if end is not None else None


def person_of(subject: Token) -> Person | None:
    """Person and number of a subject, if it is in one."""
    person = subject.feats.get("Person", frozenset({"3"})) if subject.upos == "PRON" else frozenset({"3"})
    number = subject.feats.get("Number", frozenset())
    return (next(iter(person)), next(iter(number))) if len(person) == len(number) == 1 else None


ONE_SYLLABLE = re.compile("[^aeiouõäöü]*[aeiouõäöü]{1,2}[^aeiouõäöü]+")


def counted(noun: Token) -> str | None:
    """A noun in the plural as what is counted, where its lemma leaves no choice: *failid*, *faili*; *kontod*,
    *kontot*."""
    form, lemma = in_lower_case(noun.form), in_lower_case(noun.lemma)
    if not form.endswith("d"):
        return None
    stem = form[:-1]
    if stem == lemma and lemma.endswith("o"):
        return f"{stem}t"
    same = stem[:-1] == lemma and ONE_SYLLABLE.fullmatch(lemma) is not None
    return stem if same else None
