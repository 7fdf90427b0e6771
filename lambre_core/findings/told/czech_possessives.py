"""Told words in Czech: *jejíž*, and what is owned."""

from __future__ import annotations

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import phrase_behind
from lambre_core.findings.told.relations import DETERMINER, as_told
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def whose_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A form of *jejíž* and the noun behind it, joined, if they agree in no reading: *v jejíž čele*."""
    for place, word in enumerate(clause.words[:-1]):
        if lower(word) not in WHOSE or place > 1:
            continue
        noun = clause.words[place + 1]
        if noun.upos != "NOUN":
            noun = phrase_behind(clause, place) or noun
        known = [one.feats for one in known_as(lower(noun), "NOUN", readings)] if noun.upos == "NOUN" else []
        if not known and noun.upos == "NOUN" and believed(noun, "Case", noun.feats.get("Case", frozenset())) >= SURE:
            known = [noun.feats]
        forms = known_as(lower(word), "DET", readings)
        if known and not any(agree(one.feats, {**noun.feats, **feats}) for one in forms for feats in known):
            return {
                word.id: as_told(word, "DET", {}, (noun.id, DETERMINER)),
                noun.id: as_told(noun, "NOUN", {}, None),
            }
    return {}


WHOSE = frozenset("jejíž jejíhož jejímuž jejímž jejíchž jejímiž".split())
