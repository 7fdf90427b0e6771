"""Homonyms: a Russian or Ukrainian noun is a form of the word that the tagger takes it for, and of no other one of which it
thinks nothing.

*Буря* is an accusative of *бур*, too, if that were an animal, and *деньги* a genitive of *деньга*: a dictionary has every
word that is spelt so. What the tagger gives next to no probability in a sentence explains nothing there.
"""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Token

NEXT_TO_NOTHING = 0.001
"""A reading of another word to which the tagger gives less is none."""

CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)


def without_others(readings: Readings) -> Readings:
    """The readings but for those of nouns of which the tagger does not think, where it knows the one that it sees."""

    def own(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        if token.upos != "NOUN" or CYRILLIC.search(token.form or "") is None:
            return found
        if not any(reading.lemma == token.lemma and reading.probability >= SURE for reading in found):
            return found
        return tuple(
            reading
            for reading in found
            if reading.lemma in {None, token.lemma} or reading.probability >= NEXT_TO_NOTHING
        )

    return own


SURE = 0.5
"""Least probability of a reading of the word that the tagger sees."""
