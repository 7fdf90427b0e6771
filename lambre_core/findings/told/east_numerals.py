"""Told numerals in Russian and Ukrainian: one in the nominative behind an adposition that has none.

*Число от одного до десять*, *від два до п'яти днів*, *в течение пять минут*: where no noun stands right behind, or the
adposition is made of several words, a parser that has seen correct text alone makes of the numeral whatever it likes.
"""

from __future__ import annotations

from lambre_core.findings.compound_adpositions import first_of
from lambre_core.findings.compound_numerals import AFTER, NUMERALS
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.relations import as_told
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
NOMINATIVE = frozenset({"Nom"})
BETWEEN = frozenset("от до від".split())
ABOUT = frozenset("около близько протягом упродовж впродовж".split())
OF_NOUNS = frozenset("течение время помощью случае ходе час допомогою разі випадку".split())
"""Nouns with which a compound adposition ends, and which govern the genitive."""


def with_told_numerals(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such numerals as what their adpositions govern."""
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for adposition, numeral in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        if numeral.deprel == AFTER or lower(numeral) not in NUMERALS or not (numeral.form or "").islower():
            continue
        after = sentence.tokens[numeral.id] if numeral.id < len(sentence.tokens) else None
        if is_of_a_range(adposition, after, sentence) or is_compound(adposition, sentence):
            changed[numeral.id] = as_told(numeral, "NUM", {"Case": NOMINATIVE}, (adposition.id, AFTER))
            if after is not None and after.upos == "NOUN":
                changed[after.id] = as_told(after, "NOUN", {}, (numeral.id, "comp:obj"))
            changed[adposition.id] = as_told(adposition, "ADP", {}, None)
    return sentence.with_tokens(changed) if changed else sentence


def is_of_a_range(adposition: Token, after: Token | None, sentence: Sentence) -> bool:
    """Whether an adposition says from where or up to where one counts, and what stands behind the numeral is no other
    word that is counted or says of what: *от два до пяти*, *до десять.*; or says about how many there are."""
    if adposition.upos != "ADP" or lower(adposition) not in BETWEEN | ABOUT:
        return False
    ends = after is None or after.upos == "PUNCT" or (after.upos == "ADP" and lower(after) in BETWEEN)
    counted = after is not None and after.upos == "NOUN"
    if lower(adposition) in ABOUT:
        return counted
    others = [lower(word) for word in sentence.tokens if word.id != adposition.id]
    return ends or (counted and not BETWEEN.isdisjoint(others))


def is_compound(last: Token, sentence: Sentence) -> bool:
    """Whether a word is the last of a compound adposition that governs the genitive: *в течение*."""
    return lower(last) in OF_NOUNS and first_of(last, sentence) is not None
