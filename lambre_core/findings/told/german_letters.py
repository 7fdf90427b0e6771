"""German words of letters: whom they speak to, and adjectives behind *etwas* and *nichts*."""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.relations import GREETING, OF_SOMETHING, as_told
from lambre_core.treebank.tree import Token

NOMINATIVE = frozenset({"Nom"})


def greeted_in(clause: Clause) -> dict[int, Token]:
    """*Geehrt* or *lieb* that opens a text and whom it is said to, joined, if its ending does not go with that: *sehr
    geehrte Herr Müller*, *lieber Frau Schneider*; but *lieber Wasser als Wein*."""
    words = clause.words
    place = 1 if words and lower(words[0]) == "sehr" else 0
    if len(words) < place + len(("liebe", "Eltern")) or words[0].id > 1:
        return {}
    adjective, person = words[place : place + 2]
    ending = ADJECTIVE.fullmatch(lower(adjective))
    asked = next((asked for pattern, asked in PERSONS if pattern.fullmatch(person.form or "")), None)
    if ending is None or asked is None or ending["end"] == asked:
        return {}
    behind = words[place + 2 : place + 3]
    if behind and behind[0].upos not in {"PROPN", "NOUN", "CCONJ", "X"}:
        return {}
    if not behind and clause.after is not None and clause.after.form not in {",", "!"} and clause.after.upos != "CCONJ":
        return {}
    number = frozenset({"Sing" if asked != PLURAL else "Plur"})
    gender = {"er": "Masc", "e": "Fem", "es": "Neut"}[asked]
    feats = {"Case": NOMINATIVE, "Number": number, **({"Gender": frozenset({gender})} if asked != PLURAL else {})}
    return {
        adjective.id: as_told(adjective, "ADJ", {}, (person.id, GREETING)),
        person.id: as_told(person, "NOUN", feats, None),
    }


ADJECTIVE = re.compile("(?:geehrt|verehrt|lieb|wert|hochgeehrt)(?P<end>e[mnrs]?)")
PLURAL = "e"
PERSONS = (
    (re.compile("Herr|Kollege|Kunde|Freund|Nutzer|Benutzer|Leser|Gast|Papa|Opa|Onkel|Nachbar|Direktor|Doktor"), "er"),
    (re.compile("Frau|Kollegin|Kundin|Freundin|Nutzerin|Leserin|Familie|Mama|Oma|Tante|Nachbarin|Redaktion"), "e"),
    (re.compile("Team|Mitglied"), "es"),
    (re.compile("Damen|Herren|Kolleg(?:inn)?en|Kund(?:inn)?en|Freunde|Freundinnen|Leserinnen|Eltern|Gäste"), PLURAL),
)
"""Whom letters speak to -> the ending that an adjective has before them; of plurals and feminines it is the same."""


def something_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An adjective with a capital right behind *etwas* or *nichts*, in another ending than that of a neuter, and that,
    joined: *etwas Schöne*, *nichts Neuen*; but *etwas Stille* is a noun."""
    changed: dict[int, Token] = {}
    for something, word in pairwise(clause.words):
        found = NEUTER.fullmatch(word.form or "")
        if lower(something) not in SOMETHING or found is None or found["stem"].lower() not in SAID_OF_THINGS:
            continue
        if any(one.lemma == found["stem"].lower() for one in known_as(lower(word), "ADJ", readings)):
            changed[something.id] = as_told(something, "PRON", {}, None)
            changed[word.id] = as_told(word, "ADJ", {}, (something.id, OF_SOMETHING))
    return changed


SOMETHING = frozenset({"etwas", "nichts", "irgendetwas"})
NEUTER = re.compile("(?P<stem>[A-ZÄÖÜ][a-zäöüß]+?)(?:e|en|er)")
SAID_OF_THINGS = frozenset(
    "neu schön gut schlecht wichtig interessant besonder ander ähnlich richtig falsch böse nützlich lecker schlimm "
    "merkwürdig seltsam lustig ungewöhnlich sinnvoll passend positiv negativ persönlich wertvoll gefährlich".split()
)
"""Adjectives whose forms are no nouns of their own."""
