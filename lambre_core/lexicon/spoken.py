"""Spoken: whether a text is written as people speak, on purpose, as Common Czech is: *dobrý lidi, s klukama*.

In such a text what is spelt as it is spoken is no error of agreement. A text shows it by words of several kinds that
the written language has not: a single one may be a slip, and some endings are those that learners confuse, too. Its
words then have the readings that they have in speech (`spoken` in `rules/readings/<language>.yaml`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from lambre_core.lexicon.lookup import Lexicon, judging_lexicon
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.written import Sign, written_for
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import in_lower_case

FEWEST_KINDS = 2
"""Kinds of spoken forms that a text must have."""

MOST_WORDS = 1500
"""Words of a text for one spoken form: what somebody says in one place of a book does not make it spoken."""


def is_spoken(texts: Iterable[str], language: str) -> bool:
    """Whether the texts of a file show together that they are written as people speak.

    Raises:
        LexiconError: a file of the language is damaged.
    """
    signs, lexicon = written_for(language).spoken.signs, judging_lexicon(language)
    if not signs or lexicon is None:
        return False
    whole = "\n".join(texts)
    counts = [count for sign in signs if (count := times(sign, whole, lexicon))]
    return len(counts) >= FEWEST_KINDS and sum(counts) * MOST_WORDS >= len(whole.split())


def has_spoken_forms(language: str) -> bool:
    """Whether anything is known of how a language is written as it is spoken."""
    return bool(written_for(language).spoken.signs)


@lru_cache(maxsize=2000)
def is_spoken_alone(text: str, language: str) -> bool:
    """Whether one text of a file shows by itself that it is written as people speak."""
    return is_spoken((text,), language)


def times(sign: Sign, text: str, lexicon: Lexicon) -> int:
    """How many forms of a kind a text has; 0 where they are too few."""
    forms = [in_lower_case(found[0]) for found in sign.form.finditer(text) if is_shown(sign, found, lexicon)]
    return len(forms) if len(set(forms)) >= sign.least else 0


def is_shown(sign: Sign, found: re.Match[str], lexicon: Lexicon) -> bool:
    """Whether a word that looks like a sign is none of the written language, which has another form for it."""
    if not sign.written:
        return True
    written = [
        reading
        for template in sign.written
        for reading in known(in_lower_case(found.expand(template)), lexicon)
        if reading.upos in sign.upos
    ]
    if "noun" in sign.form.groupindex:
        own = [one for one in known(in_lower_case(found["word"]), lexicon) if one.upos in sign.upos]
        nouns = known(in_lower_case(found["noun"]), lexicon)
        alone = {noun.upos for noun in nouns} == {"NOUN"}
        return bool(own) and alone and goes_with(written, nouns) and not goes_with(own, nouns)
    return bool(written) and not lexicon.knows(in_lower_case(found[0]))


def known(form: str, lexicon: Lexicon) -> tuple[Reading, ...]:
    """All readings of a form in the written language."""
    return (*lexicon.readings(form), *lexicon.nouns(form))


def goes_with(attributes: Iterable[Reading], nouns: tuple[Reading, ...]) -> bool:
    """Whether some readings of an attribute and a noun agree."""
    return any(agree(one.feats, noun.feats) for one in attributes for noun in nouns)
