"""The noun with which a Lithuanian or Latvian clause opens as its subject, and the words that link it with what is said
of it."""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_words import (
    COMPARING,
    GENITIVE,
    LATVIAN,
    LITHUANIAN,
    OWNERS,
    cases_of,
    is_finite,
    is_named,
)
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.treebank.tree import Token

COPULAS = {
    LITHUANIAN: frozenset("yra nėra buvo nebuvo bus nebus būtų nebūtų".split()),
    LATVIAN: frozenset("ir nav bija nebija būs nebūs būtu nebūtu tika netika tiek netiek tiks netiks tiktu".split()),
}
"""Third persons of the verbs for being and becoming."""
MODALS = {
    LITHUANIAN: re.compile("(?:ne)?(?:turi|turėjo|turės|turėtų|gali|galėjo|galės|galėtų|privalo|privalėjo|privalės)"),
    LATVIAN: re.compile("(?:ne)?(?:var|varēja|varēs|varētu|drīkst|drīkstēja)"),
}
"""Third persons of verbs that ask for an infinitive."""
TO_BE = {LITHUANIAN: frozenset({"būti"}), LATVIAN: frozenset({"būt", "tikt"})}


def linking(clause: Clause, place: int, language: str) -> int:
    """How many words at a place link a subject with what is said of it: a copula (*buvo*), or a verb that asks for one
    (*turi būti*)."""
    first, *rest = map(lower, clause.words[place : place + 2]) if place < len(clause.words) else ("",)
    if first in COPULAS[language]:
        return 1
    return 2 if rest and MODALS[language].fullmatch(first) is not None and rest[0] in TO_BE[language] else 0


PASSIVE = {
    LITHUANIAN: re.compile("(?:t|[ao]m)(?:as|a|i|os)$"),
    LATVIAN: re.compile("(?:t|[aā]m)(?:s|a|i|as)$"),
}
"""Ends of passive participles in the nominative; nouns end in *-imas*."""


def subject_place(clause: Clause, readings: Readings, language: str) -> int | None:
    """The place of a noun in the nominative with nothing before it but a conjunction, adverbs, and what belongs to it
    (*lietotāja parole*)."""
    for place, word in enumerate(clause.words):
        if (is_named(word) and word.upos != "PROPN") or lower(word) in COMPARING:
            return None
        genitive_first = not place and word.feats.get("Case") == GENITIVE and "Nom" not in cases_of(word, readings)
        if not place and is_participle(word, readings, language):
            continue
        if word.upos == "NOUN" and ("Nom" in word.feats.get("Case", ()) or not place) and not genitive_first:
            return place if "Nom" in cases_of(word, readings) else None
        genitive = word.upos in {"NOUN", "PRON", "PROPN"} and word.feats.get("Case") == GENITIVE
        owner = lower(word) in OWNERS
        plain = word.upos in {"ADJ", "DET"} and "VerbForm" not in word.feats
        opener = word.upos in {"ADV", "SCONJ", "CCONJ", "PART"} and place <= 1
        if not (genitive or owner or plain or opener):
            return None
    return None


def is_participle(word: Token, readings: Readings, language: str) -> bool:
    """Whether what opens a clause may be a passive participle in the nominative, whatever the tagger takes it for:
    *įvestas kodas*."""
    form = lower(word)
    ends = PASSIVE[language].search(form) is not None and not form.endswith(WHILE)
    ends = ends and word.upos in {"NOUN", "VERB"} and not is_finite(word)
    return ends and "Inf" not in word.feats.get("VerbForm", ()) and not known_as(form, "NOUN", readings)


WHILE = ("damas", "dama", "dami", "damos", "dams")
"""Ends of participles for what somebody does meanwhile."""
