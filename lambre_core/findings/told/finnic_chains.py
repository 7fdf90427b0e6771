"""Told chains of Estonian and Finnish verbs with other words between: two verbs of one person in one clause, the first
of which asks for an infinitive or participle.

*Olen siin kaua elasin*, *kas soovid pildi kustutad*, *faili ei saanud avab*: a parser that has seen correct text alone
makes two clauses of one. Where no stop and no conjunction parts two verbs of those who speak or are spoken to, the
second is no verb of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.finnic_verbs import (
    BE,
    FINITE,
    PERSONAL,
    TO_BE,
    VERBS,
    above,
    believed_a_verb,
    modal,
)
from lambre_core.findings.told.relations import PAST_FORM, as_told
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case


def chains_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The verbs of a sentence in a form with a person where they complete another one, joined to it, and these."""
    for head in sentence.tokens[:-1]:
        lemma = asking(head, sentence, language)
        if lemma is None:
            continue
        token = (
            denied_behind(head, sentence, language)
            if is_denied_one(head, sentence, language)
            else of_the_same_person(head, sentence, readings, language)
        )
        if token is not None:
            yield as_told(token, "VERB", {"VerbForm": FINITE}, (head.id, PAST_FORM))
            yield as_told(replace(head, lemma=lemma), "AUX", {}, above(head, token))


def asking(head: Token, sentence: Sentence, language: str) -> str | None:
    """The lemma of a verb that has an infinitive or participle beside it; None for other words."""
    if is_denied_one(head, sentence, language):
        return DENIED_MODALS[language][in_lower_case(head.form)]
    if head.upos not in VERBS or SPEAKERS.isdisjoint(head.feats.get("Person", ())):
        return None
    form = in_lower_case(head.form)
    return BE[language] if TO_BE[language].fullmatch(form) is not None else modal(head, sentence, language)


DENIED_MODALS = {
    "fi": dict.fromkeys(("voi", "voinut", "voitu", "voisi", "voida"), "voida") | {"halua": "haluta", "osaa": "osata"},
    "et": dict.fromkeys(("saa", "saanud", "saadud"), "saama")
    | dict.fromkeys(("või", "võinud", "võiks"), "võima")
    | dict.fromkeys(("taha", "tahtnud"), "tahtma")
    | dict.fromkeys(("suuda", "suutnud"), "suutma")
    | dict.fromkeys(("oska", "osanud"), "oskama"),
}
"""Forms right behind a verb that denies, and their lemmas."""
DENYING = frozenset("en et ei emme ette eivät".split())


def is_denied_one(head: Token, sentence: Sentence, language: str) -> bool:
    """Whether a word is a denied verb of being able or wanting, right behind what denies it."""
    before = sentence.tokens[head.id - 2] if head.id > 1 else None
    form = in_lower_case(head.form)
    return before is not None and in_lower_case(before.form) in DENYING and form in DENIED_MODALS[language]


THIRD = {
    "fi": re.compile(
        "avaa|lataa|korjaa|tarjoaa|vastaa|hyppää|maalaa|leikkaa|pakkaa|siivoaa|pelaa|muokkaa|.{3,}(?:oi|ee)"
    ),
    "et": re.compile("[a-zõäöü]{2,}[aeiouõäöü](?:b|vad)"),
}
"""Third persons; Finnish *avaa* has *avata* for its infinitive."""


def denied_behind(head: Token, sentence: Sentence, language: str) -> Token | None:
    """The third person right behind a denied verb of being able: *ei saanud avab*, *ei voitu avaa*."""
    token = sentence.tokens[head.id]
    verb = token.upos == "VERB" and believed_a_verb(token) >= LIKELY
    return token if verb and THIRD[language].fullmatch(in_lower_case(token.form)) is not None else None


LIKELY = 0.4
MOST_BETWEEN = 5
BETWEEN = frozenset({"ADJ", "ADP", "ADV", "DET", "NOUN", "NUM", "PRON", "PROPN"})
ASKED = frozenset(
    "kui kun kus missä kuidas miten millal milloin miks miksi kas kuhu mihin kust mistä et että nagu kuin siis niin "
    "sest koska aga mutta vaan vaid ning".split()
)
"""Words with which another clause begins, whatever part of speech they are."""


def of_the_same_person(head: Token, sentence: Sentence, readings: Readings, language: str) -> Token | None:
    """The verb in the person and number of one that asks for an infinitive, in the same clause behind it."""
    for word in sentence.tokens[head.id : head.id + MOST_BETWEEN]:
        if word.upos in VERBS and "Fin" in word.feats.get("VerbForm", ()):
            return word if is_of_it(word, head, sentence, readings, language) else None
        if word.upos not in BETWEEN or begins_another(word) or "VerbForm" in word.feats:
            return None
    return None


def begins_another(word: Token) -> bool:
    """Whether another clause may begin with a word."""
    asks = not frozenset({"Int", "Rel"}).isdisjoint(word.feats.get("PronType", ()))
    return asks or in_lower_case(word.form) in ASKED


def is_of_it(verb: Token, head: Token, sentence: Sentence, readings: Readings, language: str) -> bool:
    """Whether a verb surely has a person, that of the one before it."""
    form = in_lower_case(verb.form)
    alike = all(verb.feats.get(name) == head.feats.get(name) for name in ("Person", "Number"))
    ends = PERSONAL[language].search(form) is not None or PAST.search(form) is not None
    stated = "Imp" not in verb.feats.get("Mood", ()) and believed_a_verb(verb) >= LIKELY and form.isalpha()
    spelt = (verb.form or "").islower() and not known_as(form, "NOUN", readings)
    return alike and ends and stated and spelt and "Yes" not in verb.feats.get("Connegative", ())


PAST = re.compile("[^aeiouõäöü]?(?:sin|sime|site)$")
