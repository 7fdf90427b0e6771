"""Spoken: whether a text is written as people speak, on purpose, as Common Czech is: *dobrý lidi, s klukama*.

In such a text what is spelt as it is spoken is no error of agreement. A text shows it by words of several kinds that
the written language has not: a single one may be a slip, and some endings are those that learners confuse, too. Its
words then have the readings that they have in speech (`spoken` in `rules/readings/<language>.yaml`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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
    if not has_spoken_forms(language):
        return False
    found = [signs_in(text, language) for text in texts]
    counts = [count for count in shown_in(found, language) if count]
    return len(counts) >= FEWEST_KINDS and sum(counts) * MOST_WORDS >= sum(one.words for one in found)


def shown_in(texts: Sequence[Signs], language: str) -> list[int]:
    """How many forms of each kind some texts have together; 0 where they are too few."""
    kinds = [[form for text in texts for form in text.forms[kind]] for kind in range(len(signs_of(language)))]
    return [
        len(forms) if len(set(forms)) >= sign.least else 0
        for sign, forms in zip(signs_of(language), kinds, strict=True)
    ]


def signs_of(language: str) -> tuple[Sign, ...]:
    """The kinds of spoken forms that are written for a language."""
    return written_for(language).spoken.signs


def has_spoken_forms(language: str) -> bool:
    """Whether anything is known of how a language is written as it is spoken."""
    return bool(signs_of(language))


@lru_cache(maxsize=2000)
def is_spoken_alone(text: str, language: str) -> bool:
    """Whether one text of a file shows by itself that it is written as people speak."""
    return is_spoken((text,), language)


@dataclass(frozen=True, slots=True)
class Signs:
    """What a text has of each kind of spoken forms, and how many words."""

    forms: tuple[tuple[str, ...], ...]
    words: int


@lru_cache(maxsize=5000)
def signs_in(text: str, language: str) -> Signs:
    """The spoken forms of a text. While a file is edited, one of its texts is another one after each keystroke, and the
    others are asked about again."""
    lexicon = judging_lexicon(language)
    forms = (
        tuple(in_lower_case(one[0]) for one in sign.form.finditer(text) if lexicon and is_shown(sign, one, lexicon))
        for sign in signs_of(language)
    )
    return Signs(tuple(forms), len(text.split()))


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
