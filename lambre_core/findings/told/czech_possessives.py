"""Told words in Czech: *jejíž* and possessives behind an adposition, and what is owned."""

from __future__ import annotations

import re

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import phrase_behind
from lambre_core.findings.told.relations import DETERMINER, as_told
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def whose_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A form of *jejíž*, or a possessive right behind an adposition that the parser does not join to its noun, and the
    noun behind it, joined, if they agree in no reading: *v jejíž čele*, *s mým bratr*."""
    for place, word in enumerate(clause.words[:-1]):
        governed = place > 0 and clause.words[place - 1].upos == "ADP" and MINE.fullmatch(lower(word)) is not None
        if (lower(word) not in WHOSE or place > 1) and not governed:
            continue
        noun = clause.words[place + 1]
        if governed and (word.head == noun.id or not is_bare(noun, word, clause)):
            continue
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


def is_bare(noun: Token, possessive: Token, clause: Clause) -> bool:
    """Whether a noun stands right behind a possessive, and no other noun or attribute behind it that this may belong
    to."""
    after = next((word for word in clause.words if word.id == noun.id + 1), None)
    plain = noun.upos == "NOUN" and noun.id == possessive.id + 1 and (noun.form or "").islower()
    return plain and (after is None or after.upos not in {"ADJ", "NOUN", "NUM", "PROPN", "X"})


WHOSE = frozenset("jejíž jejíhož jejímuž jejímž jejíchž jejímiž".split())
MINE = re.compile("(?:m|tv|sv)(?:ého|ému|ém|ým|ých|ými|ojí|ojím|oji|ojich|ojimi)|[nv]aš(?:eho|emu|em|ím|í|ich|imi)")
"""Possessives in cases that adpositions take; *jeho* and *její* are hardly declined."""
