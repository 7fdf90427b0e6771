"""Compound numerals: of several in a row the last one counts, in Russian and Ukrainian.

*Двадцять три учні* and *двадцать один студент* are counted as three and one are, but the treebanks let the first or
each of them govern the noun. Where all stand right before it, the last is joined to it by a relation of its own.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.treebank.tree import Beliefs, Sentence, Token, in_lower_case

LANGUAGES = frozenset({"ru", "uk"})

LAST = "mod@last"
"""The relation of the last part of a numeral to what is counted."""

TENS = frozenset(
    "двадцять тридцять сорок п'ятдесят п’ятдесят шістдесят сімдесят вісімдесят дев'яносто дев’яносто сто двісті триста "
    "чотириста двадцать тридцать пятьдесят шестьдесят семьдесят восемьдесят девяносто двести триста четыреста".split()
)
"""Numerals in the nominative, which are the accusative as well, behind which another one may stand."""

ADJECTIVAL = re.compile("[иыі]х$")

UNITS = frozenset(
    "один одна одне одно два дві три чотири п'ять п’ять шість сім вісім дев'ять дев’ять "
    "две четыре пять шесть семь восемь девять".split()
)


def with_last_numerals(sentence: Sentence, language: str) -> Sentence:
    """The sentence with the last of two numerals in the nominative or accusative right before a noun, all that stand
    there, as what counts it."""
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for ten, unit, noun in zip(words, words[1:], words[2:], strict=False):
        if in_lower_case(ten.form) not in TENS or in_lower_case(unit.form) not in UNITS or noun.upos != "NOUN":
            continue
        if ADJECTIVAL.search(noun.form or "") is not None:
            # What is declined as an adjective is a genitive plural: *двадцать два пожарных*.
            continue
        if {ten.head, unit.head} <= {ten.id, unit.id, noun.id} and noun.head not in {ten.id, unit.id}:
            beliefs = unit.beliefs and Beliefs({"NUM": 1.0}, unit.beliefs.feats, {}, {})
            changed[unit.id] = certain(replace(unit, upos="NUM", head=noun.id, deprel=LAST, beliefs=beliefs))
            changed[ten.id] = certain(replace(ten, head=unit.id, deprel="compound"))
    return sentence.with_tokens(changed)
