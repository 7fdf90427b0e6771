"""Told words in Polish: what somebody turns out to be, what is wished, and what somebody is at the head of.

*Okazał się dobry pomysł*, *stał się sławny aktor*, *życzymy miły dzień*, *kieruje dużą firmę*: these verbs ask for the
instrumental and the genitive, and the dictionary has the noun in neither.
"""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.polish_nouns import DIRECT, is_plain_noun, is_surely_noun
from lambre_core.findings.told.polish_objects import noun_behind
from lambre_core.findings.told.polish_subjects import PRONOUNS
from lambre_core.findings.told.relations import CASES_ASKED, WHAT_IT_IS, as_told
from lambre_core.findings.told.words import cases_known
from lambre_core.treebank.tree import Token

NONE: frozenset[str] = frozenset()


def become_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that can be nothing but a nominative or accusative behind *okazał się* or *stał się*, or behind attributes
    there, with what is that right before: *to okazało się dobry pomysł*. Without it, it may be what happened (*stał się
    cud*)."""
    for place, verb in enumerate(clause.words[1:-2], 1):
        before, rest = clause.words[place - 1], clause.words[place + 2 :]
        if BECOMING.fullmatch(lower(verb)) is None or lower(clause.words[place + 1]) != "się":
            continue
        noun = noun_behind(rest)
        if noun is None or not is_what_became(before, readings) or any(word.upos == "NUM" for word in clause.words):
            continue
        cases = cases_known(noun, "NOUN", readings)
        after = next((word for word in clause.words if word.id == noun.id + 1), None)
        ends = after is None or after.upos in {"ADP", "ADV"} or "Gen" in after.feats.get("Case", NONE)
        attributes = [word for word in rest if word.id < noun.id]
        direct = all(cases_known(word, word.upos or "", readings) & DIRECT for word in attributes)
        if cases and cases <= DIRECT and ends and direct and noun.id <= verb.id + NEAR:
            own = {"Case": frozenset({"Nom"})}
            return {
                verb.id: as_told(verb, "VERB", {}, None),
                noun.id: as_told(noun, "NOUN", own, (verb.id, WHAT_IT_IS)),
            }
    return {}


NEAR = 4
BECOMING = re.compile("okaz(?:ał[aoy]?|ali|uje|ują)|okaż[eą]|sta(?:ł[aoy]?|li|nie|ną|je|ją)")
"""Forms of *okazać się* and *stać się* without the pronoun."""


def is_what_became(word: Token, readings: Readings) -> bool:
    """Whether a word is surely a subject: *to*, *on* and the like, or a noun in the nominative alone."""
    if lower(word) in PRONOUNS or lower(word) in {"to", "wszystko"}:
        return True
    cases = cases_known(word, "NOUN", readings) if is_plain_noun(word) else NONE
    nominative = word.feats.get("Case") == frozenset({"Nom"})
    return bool(cases) and "Nom" in cases and cases <= DIRECT and nominative


def wished_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in no genitive behind a form of *życzyć*, its receiver and its attributes: *życzymy państwu miły wieczór*,
    *życzę ci powodzenie*."""
    for place, verb in enumerate(clause.words[:-1]):
        if WISHING.fullmatch(lower(verb)) is None:
            continue
        rest = [word for word in clause.words[place + 1 :] if lower(word) not in RECEIVERS]
        noun = next((word for word in rest if word.upos not in {"ADJ", "DET"}), None)
        if noun is None or not is_surely_noun(noun):
            continue
        cases = cases_known(noun, "NOUN", readings)
        if cases and cases <= DIRECT and noun.id <= verb.id + NEAR:
            receivers = [word for word in clause.words if verb.id < word.id < noun.id and lower(word) in RECEIVERS]
            return {
                **{word.id: as_told(word, "PRON", {}, (verb.id, "udep")) for word in receivers},
                verb.id: as_told(verb, "VERB", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Acc"})}, (verb.id, CASES_ASKED["Gen"])),
            }
    return {}


WISHING = re.compile("życz(?:ę|ysz|y|ymy|ycie|ą|ył[aoy]?|yli|yć)")
RECEIVERS = frozenset("ci wam państwu panu pani wszystkim tobie jej mu im nam sobie".split())


def managed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What one is at the head of in the accusative behind a form of *kierować*, joined, where nothing says whither it
    is sent: *kieruje dużą firmę*."""
    if any(lower(word) in {"do", "na", "ku", "przeciwko", "w", "się"} for word in clause.words):
        return {}
    for place, verb in enumerate(clause.words[:-1]):
        if (verb.lemma or "") not in {"kierować", "pokierować"} or verb.upos != "VERB":
            continue
        noun = noun_behind(clause.words[place + 1 :])
        if noun is None or MANAGED.fullmatch(lower(noun)) is None or noun.id > verb.id + NEAR:
            continue
        if any("Ins" in one.feats.get("Case", NONE) for one in known_as(lower(noun), "NOUN", readings)):
            continue
        return {
            verb.id: as_told(verb, "VERB", {}, None),
            noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Acc"})}, (verb.id, CASES_ASKED["Ins"])),
        }
    return {}


MANAGED = re.compile("firmę|spółkę|szkołę|drużynę|grupę|zespół|dział|projekt|klinikę|fabrykę|instytut|redakcję|partię")
