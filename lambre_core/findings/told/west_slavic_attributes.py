"""Told attributes in Polish and Czech: one of two that a conjunction joins before a noun, with which the other agrees:
*jasny lub ciemna motyw*, *černý nebo bílé pozadí*.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.relations import SHARED, TOLD_RELATIONS, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token

DECLINED = ("Case", "Gender", "Number")


def shared_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """The one of two joined attributes that does not agree with the noun right behind the second, joined to this."""
    words = sentence.tokens
    for place in range(len(words) - 3):
        first, joint, second, noun = words[place : place + 4]
        if joint.form == "," and place + 4 < len(words):
            joint, second, noun = words[place + 2 : place + 5]
            noun_before = place > 0 and known_as(lower(words[place - 1]), "NOUN", readings)
            if noun_before or opens_a_clause(noun, words):
                continue
        before = words[place - 1] if place else None
        if joint.upos != "CCONJ" or lower(joint) not in JOINING or not are_attributes(first, second, noun, before):
            continue
        # Paradigms without a gender tell nothing here.
        nouns = [cell for cell in shown(known_as(lower(noun), "NOUN", readings)) if "Gender" in cell]
        own = [shown(readings(word)) for word in (first, second)]
        fitting = [any(agree(one, other) for one in cells for other in nouns) for cells in own]
        if not nouns or fitting[0] == fitting[1]:
            continue
        right, wrong = (own[0], own[1]) if fitting[0] else (own[1], own[0])
        meant = [cell for cell in nouns if any(agree(cell, one) for one in right)]
        clashing = next((one for one in wrong for cell in meant if agree(case_of(one), case_of(cell))), None)
        word = second if fitting[0] else first
        if clashing is None or noun.deprel in TOLD_RELATIONS:
            continue
        yield as_told(word, "ADJ", clashing, (noun.id, SHARED))
        yield as_told(noun, "NOUN", meant[0], None)


def opens_a_clause(noun: Token, words: Sequence[Token]) -> bool:
    """Whether a noun behind a comma and a conjunction has a verb of its own: *nie czyni go lepszym, a magiczne rośliny
    rosną*."""
    after = words[noun.id] if noun.id < len(words) else None
    return after is not None and after.upos in {"AUX", "VERB"} and "Fin" in after.feats.get("VerbForm", ())


JOINING = frozenset("a i oraz nebo či lub albo ale lecz".split())


def are_attributes(first: Token, second: Token, noun: Token, before: Token | None) -> bool:
    """Whether two words are surely adjectives before a noun, of which the first is said of nothing before it."""
    if noun.upos != "NOUN" or not (noun.form or "").islower() or believed_upos(noun) < SURE:
        return False
    if NUMERALS.match(lower(first)) is not None or COMPARED.match(lower(second)) is not None:
        # *Z jednym lub większą liczbą modeli*
        return False
    if not all(word.upos == "ADJ" and believed_upos(word) >= SURE and is_plain(word) for word in (first, second)):
        return False
    return before is None or before.upos in {"ADP", "PART", "VERB"} or lower(before) in {"to", "jako"}


NUMERALS = re.compile("jed(?:en|n)")
COMPARED = re.compile("więk|mniej|více|větš|menš")


def is_plain(word: Token) -> bool:
    """Whether an adjective is no participle, which may govern something."""
    return "VerbForm" not in word.feats and ((word.form or "").islower() or word.id == 1)


def shown(found: Sequence[Reading]) -> list[Features]:
    """Case, gender and number of the readings that have a case, vocatives left out."""
    declined = [one.feats for one in found if "Voc" not in one.feats.get("Case", {"Voc"})]
    return [{name: feats[name] for name in DECLINED if name in feats} for feats in declined]


def case_of(cell: Features) -> Features:
    """The case of a cell alone."""
    return {"Case": cell["Case"]}
