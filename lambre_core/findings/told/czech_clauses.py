"""Told words in Czech: what the forms of the words of a clause show."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.treebank.tree import Token

NUMBER_OF_BEING: Mapping[str, str] = {
    **dict.fromkeys("jsem jsi bych bys".split(), "Sing"),
    **dict.fromkeys("jsme jste jsou bychom byste".split(), "Plur"),
}
"""Forms of *být* that show the number of who speaks."""
OF_BEING: Mapping[str, str] = {
    "jsem": "1",
    "jsi": "2",
    "je": "3",
    "jsme": "1",
    "jste": "2",
    "jsou": "3",
    "není": "3",
    "bych": "1",
    "bys": "2",
    "by": "3",
    "bychom": "1",
    "byste": "2",
    "jde": "3",
    "jdou": "3",
    "ví": "3",
    "má": "3",
    "dá": "3",
    "smí": "3",
}
"""Forms of *být* with their persons, and such as are too short for their end to tell."""
PERSONS = re.compile("(?P<me>ím|ám|[^o]u|[jš]i|[íáe]me)$|(?P<you>[íáe]š|[íáe]te)$|(?P<they>[áíě]|(?<![mt])e|ou)$")
"""Ends of Czech verbs in the present."""


def person_of(word: Token) -> str:
    """The person of a verb in the present or the conditional by its form; empty where it shows none."""
    if word.upos not in {"AUX", "VERB"} or ((word.form or "")[:1].isupper() and word.id > 1):
        return ""
    form = lower(word)
    known = OF_BEING.get(form) or OF_BEING.get(form.removeprefix("ne"))
    if known:
        return known
    if "Fin" not in word.feats.get("VerbForm", ()) or "Imp" in word.feats.get("Mood", ()) or believed_upos(word) < SURE:
        return ""
    found = PERSONS.search(form)
    if found is None:
        return ""
    return "1" if found["me"] else "2" if found["you"] else "3"


def is_past(word: Token) -> bool:
    """Whether a word is a verb in the form of the past."""
    verb = word.upos in {"AUX", "VERB"} and "Part" in word.feats.get("VerbForm", ())
    return verb and PAST.search(lower(word)) is not None and "Pass" not in word.feats.get("Voice", ())


PAST = re.compile("l[aoiy]?$")


def is_asking(word: Token) -> bool:
    """Whether a word asks or relates: *co můžeš vezmi*."""
    return not {"Int", "Rel"}.isdisjoint(word.feats.get("PronType", ())) or lower(word) in ASKING


ASKING = frozenset("co kdo kde kam kdy kudy odkud jak tak proč kolik který která které".split())


def is_plural(verb: Token) -> bool:
    """Whether a verb is in the plural by its form, whatever it says of."""
    form = lower(verb)
    return form.endswith(("li", "ly")) if is_past(verb) else form.endswith(("ou", "ají", "ejí", "ějí", "ují"))


SINGULAR = frozenset({"Sing"})
ACCUSATIVE = frozenset({"Acc"})
OF_ANIMALS = frozenset({"Acc", "Gen"})
ANY = frozenset({""})


def phrase_behind(clause: Clause, place: int) -> Token | None:
    """The noun behind a word, with nothing but two attributes between."""
    for word in clause.words[place + 1 : place + 4]:
        if word.upos == "NOUN":
            own = all(other.head == word.id for other in clause.words[place + 1 :] if other.id < word.id)
            return word if own and believed_upos(word) >= SURE and "Case" in word.feats else None
        if word.upos not in {"ADJ", "DET"}:
            return None
    return None


def has_case(word: Token, case: str) -> bool:
    """Whether the tagger takes a word for one in a case."""
    return case in word.feats.get("Case", ())
