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


AFTER = "comp:obj@numeral"
"""The relation of a numeral that was left in the nominative to the adposition before it."""

OBLIQUE = frozenset(
    "без біля близько від до для крім окрім після серед замість протягом упродовж впродовж "
    "около от после кроме среди вместо к ко при над перед между".split()
)
"""Adpositions beside which there is no nominative and no accusative."""

NUMERALS = TENS | frozenset(
    "два дві три чотири п'ять п’ять шість сім вісім дев'ять дев’ять десять одинадцять дванадцять тринадцять "
    "чотирнадцять "
    "п'ятнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев'ятнадцять дев’ятнадцять "
    "две четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать "
    "шестнадцать семнадцать восемнадцать девятнадцать".split()
)


MORE = frozenset({"более", "менее"})
NO_MORE = frozenset("больше меньше більше менше".split())
"""Comparatives that ask for the genitive of a numeral, the second ones at least behind *not*."""


def with_governed_numerals(sentence: Sentence, language: str) -> Sentence:
    """The sentence with numerals in the nominative between an adposition, or *more* or *less*, and what they count as
    what that governs: *близько п'ять годин*, *не менее восемь знаков*."""
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for adposition, numeral, noun in zip(words, words[1:], words[2:], strict=False):
        compared = is_more_or_less(adposition, sentence)
        if in_lower_case(numeral.form) not in NUMERALS or noun.upos != "NOUN":
            continue
        governed = in_lower_case(adposition.form) in OBLIQUE and adposition.upos == "ADP"
        if not compared and not (governed and noun.head in {adposition.id, numeral.id}):
            continue
        if compared and numeral.head != noun.id and noun.head != numeral.id:
            continue
        beliefs = numeral.beliefs and Beliefs({"NUM": 1.0}, {"Case": {"Nom": 1.0}}, {}, {})
        feats = {**numeral.feats, "Case": frozenset({"Nom"})}
        told = replace(numeral, upos="NUM", head=adposition.id, deprel=AFTER, feats=feats, beliefs=beliefs)
        changed[numeral.id] = certain(told)
        changed[noun.id] = replace(noun, head=numeral.id)
        sure = adposition.beliefs and replace(adposition.beliefs, upos={"ADP": 1.0})
        changed[adposition.id] = replace(adposition, upos="ADP", beliefs=sure)
        if compared and adposition.head in {numeral.id, noun.id}:
            above, relation = (noun.head, noun.deprel) if noun.head != numeral.id else (numeral.head, numeral.deprel)
            changed[adposition.id] = replace(changed[adposition.id], head=above, deprel=relation)
            changed[noun.id] = replace(changed[noun.id], deprel="comp:obj")
    return sentence.with_tokens(changed)


def is_more_or_less(word: Token, sentence: Sentence) -> bool:
    """Whether a word is a comparative behind which a numeral is a genitive."""
    before = in_lower_case(sentence.tokens[word.id - 2].form) if word.id > 1 else ""
    form = in_lower_case(word.form)
    return form in MORE or (form in NO_MORE and before == "не")


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
