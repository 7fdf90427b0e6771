"""Told words in Polish: what stands behind an adposition and something that tells it apart.

*Z jego kopia*, *wraz z nową wersję*, *jedna z największe firm*, *napisz do mi*: behind an adposition *jego* is a
possessive and no pronoun, an adjective that can be no genitive is none of a genitive, and *mi* is no object.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.polish_nouns import DIRECT, POSSESSIVE, TOGETHER, is_plain_noun
from lambre_core.findings.told.relations import GOVERNED, OF_WHAT, SELF, as_told
from lambre_core.findings.told.west_slavic_adpositions import ADPOSITIONS
from lambre_core.findings.told.words import cases_known
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token

ASKED: Mapping[str, frozenset[str]] = ADPOSITIONS["pl"]
NONE: frozenset[str] = frozenset()


def governed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What adpositions of a clause govern in a case that they do not take, joined to them."""
    changed: dict[int, Token] = {}
    for place, (adposition, first) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        if adposition.upos != "ADP" or first.id != adposition.id + 1 or lower(adposition) not in ASKED:
            continue
        rest = clause.words[place + 2 :]
        noun = rest[0] if rest and rest[0].id == first.id + 1 else None
        changed.update(clitic_behind(adposition, first, clause.words[:place]))
        if noun is not None:
            before = clause.words[place - 1] if place else None
            changed.update(owned_behind(adposition, first, noun, before, readings))
            changed.update(attribute_behind(adposition, first, noun, readings))
    return changed


def owned_behind(
    adposition: Token, first: Token, noun: Token, before: Token | None, readings: Readings
) -> dict[int, Token]:
    """The noun behind an adposition and *jego*, *jej* or *ich*, or behind *wraz z* and an attribute in the
    instrumental, if it is in no case that the adposition takes: *z jego kopia*, *wraz z nową wersję*."""
    together = before is not None and lower(before) in TOGETHER and lower(adposition) in {"z", "ze"}
    attribute = first.upos in {"ADJ", "DET"} and "Ins" in cases_known(first, first.upos or "", readings)
    if not (lower(first) in POSSESSIVE or (together and attribute)) or not is_plain_noun(noun):
        return {}
    asked = frozenset({"Ins"}) if together else ASKED[lower(adposition)]
    cases = cases_known(noun, "NOUN", readings)
    others = any(known_as(lower(noun), upos, readings) for upos in ("ADJ", "ADV", "VERB"))
    if not cases or others or not cases.isdisjoint(asked):
        return {}
    lemma = known_as(lower(noun), "NOUN", readings)[0].lemma
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        noun.id: replace(as_told(noun, "NOUN", {"Case": cases}, (adposition.id, GOVERNED)), lemma=lemma),
    }


def attribute_behind(adposition: Token, adjective: Token, noun: Token, readings: Readings) -> dict[int, Token]:
    """An adjective that can be nothing but a nominative or accusative between an adposition with the genitive and a
    noun that is in no other case: *jedna z największe firm*, *dla dorosłe osób*."""
    if "Gen" not in ASKED[lower(adposition)] or adjective.upos != "ADJ" or not is_plain_noun(noun):
        return {}
    if not (adjective.form or "").islower() or not lower(adjective).endswith(("e", "a", "y", "i")):
        return {}
    own, cases = cases_known(adjective, "ADJ", readings), cases_known(noun, "NOUN", readings)
    another = known_as(lower(adjective), "NOUN", readings) or known_as(lower(adjective), "ADV", readings)
    if not own or not own <= DIRECT or another or "Gen" not in cases or not cases.isdisjoint(DIRECT):
        return {}
    number = frozenset[str]().union(*(one.feats.get("Number", NONE) for one in known_as(lower(noun), "NOUN", readings)))
    shown: Features = {"Case": frozenset({"Nom"}), "Number": number}
    return {adjective.id: as_told(adjective, "ADJ", shown, (noun.id, OF_WHAT))}


def clitic_behind(adposition: Token, pronoun: Token, before: tuple[Token, ...]) -> dict[int, Token]:
    """*Mi* or *ci* right behind an adposition with the genitive, which are datives, joined: *napisz do mi*."""
    if lower(adposition) not in {"do", "od", "dla", "bez", "u"} or lower(pronoun) not in {"mi", "ci"} or not before:
        return {}
    if not (pronoun.form or "").islower() or pronoun.upos not in {"PRON", "DET"}:
        return {}
    own: Features = {"Case": frozenset({"Dat"})}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        pronoun.id: as_told(pronoun, "PRON", own, (adposition.id, SELF)),
    }
