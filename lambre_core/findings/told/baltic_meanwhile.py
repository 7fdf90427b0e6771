"""Told participles in Lithuanian and Latvian for what somebody does meanwhile, which agree with who does it: *ji
dirbdama klausėsi muzikos*, *iedams mājās, viņš satika draugu*."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_attributes import noun_shows
from lambre_core.findings.told.baltic_words import (
    JOINING,
    LATVIAN,
    LITHUANIAN,
    NOMINATIVE,
    before,
    is_finite,
)
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.relations import MEANWHILE, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]

ENDS: Mapping[str, Mapping[tuple[str, str], str]] = {
    LITHUANIAN: {
        ("Masc", "Sing"): "damas",
        ("Fem", "Sing"): "dama",
        ("Masc", "Plur"): "dami",
        ("Fem", "Plur"): "damos",
    },
    LATVIAN: {
        ("Masc", "Sing"): "dams",
        ("Fem", "Sing"): "dama",
        ("Masc", "Plur"): "dami",
        ("Fem", "Plur"): "damas",
    },
}
"""Ends of participles for what somebody does meanwhile."""
OF_ITSELF: Mapping[str, Mapping[tuple[str, str], str]] = {
    LITHUANIAN: {
        ("Masc", "Sing"): "damasis",
        ("Fem", "Sing"): "damasi",
        ("Masc", "Plur"): "damiesi",
        ("Fem", "Plur"): "damosi",
    },
    LATVIAN: {},
}
"""As above, of reflexive verbs; Latvian ones have one form for one man and for several."""
PRONOUNS: Mapping[str, tuple[str, str]] = {
    "jis": ("Masc", "Sing"),
    "ji": ("Fem", "Sing"),
    "jie": ("Masc", "Plur"),
    "jos": ("Fem", "Plur"),
    "viņš": ("Masc", "Sing"),
    "viņa": ("Fem", "Sing"),
    "viņi": ("Masc", "Plur"),
    "viņas": ("Fem", "Plur"),
}


def shown_meanwhile(word: Token, language: str) -> tuple[str, str] | None:
    """The gender and number of a participle for what somebody does meanwhile; None of another word."""
    form = lower(word)
    tables = (OF_ITSELF[language], ENDS[language])
    for table in tables:
        for cell, end in table.items():
            if form.endswith(end) and len(form) > len(end) + 1:
                return cell
    return None


def in_another_cell(form: str, cell: tuple[str, str], language: str) -> str | None:
    """Such a participle in lower case in another gender and number."""
    for table in (OF_ITSELF[language], ENDS[language]):
        end = next((end for end in table.values() if form.endswith(end)), None)
        if end is not None:
            return form[: -len(end)] + table[cell]
    return None


def meanwhile_in(sentence: Sentence, readings: Readings, language: str) -> Found:
    """A participle for what somebody does meanwhile right behind the subject and before its verb (*ji dirbdamas
    klausėsi*), or one that opens the sentence, and the subject right behind the comma (*eidama namo, jis sutiko*),
    joined, if they differ in gender or number."""
    tokens = sentence.tokens
    for subject, word in pairwise(tokens):
        told = shown_meanwhile(word, language)
        rest = tokens[word.id : word.id + NEAR]
        if told is None or word.upos != "VERB" or not any(is_finite(one) for one in rest):
            continue
        if (found := differing(subject, word, told, sentence, readings, language)) is not None:
            return found
    first = tokens[0] if tokens else None
    told = shown_meanwhile(first, language) if first is not None else None
    if first is None or told is None or first.upos not in {"VERB", "ADJ", "NOUN"}:
        return {}
    if known_as(lower(first), "NOUN", readings):
        return {}
    comma = next((word for word in tokens[: 2 * NEAR] if word.form == ","), None)
    if comma is None or any(is_finite(word) for word in tokens[: comma.id]) or comma.id + 1 >= len(tokens):
        return {}
    subject, verb = tokens[comma.id], tokens[comma.id + 1]
    if not is_finite(verb):
        return {}
    return differing(subject, first, told, sentence, readings, language) or {}


NEAR = 5
"""Words behind such a participle among which the verb is looked for."""


def differing(
    subject: Token, word: Token, told: tuple[str, str], sentence: Sentence, readings: Readings, language: str
) -> Found | None:
    """A subject and a participle joined, if they differ; None where they agree, or where it is not sure."""
    cell = who_shows(subject, readings, language)
    previous = before(subject, sentence)
    joined_on = previous is not None and (lower(previous) in JOINING or previous.upos == "ADP")
    if cell is None or cell == told or joined_on:
        return None
    upos = "NOUN" if subject.upos in {"NOUN", "PROPN"} else "PRON"
    return {
        subject.id: as_told(subject, upos, {**feats_of(cell), "Case": NOMINATIVE}, None),
        word.id: as_told(word, "VERB", feats_of(told), (subject.id, MEANWHILE)),
    }


def feats_of(cell: tuple[str, str]) -> Features:
    """A gender and a number as features."""
    return {"Gender": frozenset({cell[0]}), "Number": frozenset({cell[1]})}


def who_shows(subject: Token, readings: Readings, language: str) -> tuple[str, str] | None:
    """The gender and number of a subject in the nominative."""
    if lower(subject) in PRONOUNS and subject.upos in {"PRON", "DET"}:
        return PRONOUNS[lower(subject)] if "Nom" in subject.feats.get("Case", NOMINATIVE) else None
    # *Lūpas neatraudams*: what may be an accusative is its object.
    return noun_shows(subject, readings, language) if subject.upos == "NOUN" else None
