"""German noun phrases in a clause, with the cases that all their words together can have."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from lambre_core.findings.readings import OUTSIDE, Readings
from lambre_core.findings.told.clauses import lower
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Token


@dataclass(frozen=True, slots=True)
class Phrase:
    """A determiner, adjectives and a noun side by side.

    Attributes:
        start: place of the determiner in the clause.
        end: place behind the noun.
        readings: features of the noun with which its attributes can agree.
    """

    start: int
    end: int
    noun: Token
    readings: tuple[Features, ...]

    @property
    def cases(self) -> frozenset[str]:
        """The cases that it can have."""
        return frozenset(case for feats in self.readings for case in feats["Case"])

    def numbers(self, case: str) -> frozenset[str]:
        """The numbers that it can have in a case."""
        own = (feats for feats in self.readings if case in feats["Case"])
        return frozenset(number for feats in own for number in feats.get("Number", ("Sing", "Plur")))


def phrase_at(words: Sequence[Token], place: int, readings: Readings) -> Phrase | None:
    """The phrase that opens at a place: a determiner, or an adjective in the ending of one, adjectives, and a noun
    that the lexicon knows; None where there is none, or more words in it."""
    end = place
    while end < len(words) and words[end].upos in {"ADJ", "DET", "NUM"} and end - place < MOST_ATTRIBUTES:
        end += 1
    if end == place or end == len(words) or words[end].upos not in {"NOUN", "PROPN"}:
        return None
    noun, attributes = words[end], words[place:end]
    if end + 1 < len(words) and words[end + 1].upos in {"PROPN", "NOUN", "X", "NUM", "SYM"}:
        return None
    if not (noun.form or "")[:1].isupper() or any(word.upos == "NUM" for word in attributes):
        return None
    if not any("Case" in reading.feats for reading in readings(Token(OUTSIDE, noun.form, None, noun.upos))):
        return None
    known = [reading for reading in readings(noun) if reading.lemma is not None and "Case" in reading.feats]
    fitting = tuple(
        reading.feats
        for reading in known
        if all(any(agree(reading.feats, own.feats) for own in readings(word)) for word in attributes)
    )
    return Phrase(place, end + 1, noun, fitting) if fitting else None


MOST_ATTRIBUTES = 3


def is_span(noun: Token) -> bool:
    """Whether a noun says when, how long or how much."""
    return SPANS.search(lower(noun)) is not None


SPANS = re.compile(
    "(?:tag|morgen|abend|vormittag|nachmittag|mittag|nacht|woche|monat|jahr|stunde|minute|sekunde|augenblick|moment|"
    "sommer|winter|frühling|herbst|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|"
    "mal|zeit|weile|schritt|meter|kilometer|zentimeter|millimeter|kopf|grad|euro|cent|dollar|finger|spalt|hauch|tick|"
    "deut|punkt|platz|weg|zoll|fuß|liter|kilo|gramm|teil|pfennig|dreck|pfifferling|menge|stück|bisschen|leben|spur|haufen|"
    "drittel|hälfte|runde|portion)(?:s|e|en|es)?$"
)
