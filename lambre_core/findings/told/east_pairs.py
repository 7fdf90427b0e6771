"""Told pairs: the second of two attributes of one Russian or Ukrainian noun.

In *важливе й потрібна рішення* a parser that has seen correct text alone joins the second attribute to the first, where
no rule asks for anything. But the first one agrees with the noun, and the second stands right before it.
"""

from __future__ import annotations

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.east_attributes import PREDICATIVE, is_perhaps_a_participle
from lambre_core.findings.told.east_words import declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import COUNTED_ALIKE, as_told
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
AND = frozenset("и й і та или або".split())
SINGULAR = frozenset({"Sing"})
GOVERNED = frozenset({"Dat", "Gen", "Ins"})


def with_told_pairs(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such attributes joined to their nouns.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for first, joint, second, noun in zip(words, words[1:], words[2:], words[3:], strict=False):
        if lower(joint) in AND and is_pair(first, second, noun, readings, language) and not goes_on(noun, sentence):
            cases = frozenset[str]().union(*(one.feats["Case"] for one in declined(second, readings)))
            changed[second.id] = as_told(second, "ADJ", {"Case": cases}, (noun.id, COUNTED_ALIKE))
            changed[noun.id] = as_told(noun, "NOUN", {}, None)
    return sentence.with_tokens(changed) if changed else sentence


def is_pair(first: Token, second: Token, noun: Token, readings: Readings, language: str) -> bool:
    """Whether two adjectives stand before a noun in the singular with which the first agrees, and the second in no
    way."""
    if first.upos != "ADJ" or second.upos != "ADJ" or not is_plain_noun(noun) or believed_upos(second) < SURE:
        return False
    if not (second.form or "").islower() or PREDICATIVE.match(lower(second)) is not None:
        return False
    own = declined(second, readings)
    others = [one.feats for one in declined(first, readings)]
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    known = [feats for feats in known if feats.get("Number") == noun.feats.get("Number") == SINGULAR]
    if not own or not known or any("Case" not in feats for feats in known):
        return False
    if any("Case" not in one.feats for one in own) or may_agree([one.feats for one in own], known):
        return False
    # *Сильний і гідний поваги*: a participle or such an adjective has a noun of its own.
    cases = frozenset[str]().union(*(feats["Case"] for feats in known))
    if is_perhaps_a_participle(second, own, language) or (cases <= GOVERNED and not may_agree(others, known)):
        return False
    return may_agree(others, known)


def goes_on(noun: Token, sentence: Sentence) -> bool:
    """Whether another noun stands right behind, with which the second attribute may go."""
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    return after is not None and after.upos in {"NOUN", "PROPN", "X"} and "Gen" not in after.feats.get("Case", ())
