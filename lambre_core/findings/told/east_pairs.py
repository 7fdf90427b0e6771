"""Told pairs: the second of two attributes of one Russian or Ukrainian noun.

In *важливе й потрібна рішення* a parser that has seen correct text alone joins the second attribute to the first, where
no rule asks for anything. But the first one agrees with the noun, and the second stands right before it.
"""

from __future__ import annotations

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.east_attributes import PREDICATIVE, is_perhaps_a_participle
from lambre_core.findings.told.east_words import cases_known, declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import CASES_ASKED, COUNTED_ALIKE, TOLD_RELATIONS, as_told
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
AND = frozenset("и й і та или або".split())
SINGULAR, PLURAL = frozenset({"Sing"}), frozenset({"Plur"})
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
    changed.update(governed_pair_in(sentence, readings))
    return sentence.with_tokens(changed) if changed else sentence


def governed_pair_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The second of two nouns that an adposition governs behind a verb without an object or a predicate, at the end of
    the sentence, joined to it, if it is a nominative or accusative alone: *доступен для чтения и запись*, *працюємо з
    музеями та театри*."""
    words = sentence.tokens
    for adposition, first, joint, second, stop in zip(words, words[1:], words[2:], words[3:], words[4:], strict=False):
        if adposition.upos != "ADP" or lower(joint) not in AND or stop.form not in ENDS or adposition.id == 1:
            continue
        relation = next((ASKED[case] for case in ASKED if first.feats.get("Case") == frozenset({case})), None)
        if relation is None or not (is_plain_noun(first) and is_plain_noun(second)) or second.deprel in TOLD_RELATIONS:
            continue
        if not has_no_object(words[adposition.id - 2]) or first.feats["Case"].isdisjoint(cases_known(first, readings)):
            continue
        cases = cases_known(second, readings)
        if cases and cases <= DIRECT and (second.lemma or "") not in measures():
            return {
                second.id: as_told(second, "NOUN", {"Case": cases}, (adposition.id, relation)),
                adposition.id: as_told(adposition, "ADP", {}, None),
            }
    return {}


ENDS = frozenset(".!?…")
DIRECT = frozenset({"Nom", "Acc", "Voc"})
ASKED = {"Gen": CASES_ASKED["Gen"], "Ins": CASES_ASKED["Ins"]}
"""Cases of a first noun and the relations to their adpositions of one that is in another case."""


def has_no_object(word: Token) -> bool:
    """Whether a word is surely a verb without an object, or an adjective or participle that something is said to be."""
    if word.upos == "VERB" and "Case" not in word.feats:
        return lower(word).endswith(("ся", "сь")) or (word.lemma or "") in intransitive() | WITHOUT_OBJECTS
    return word.upos == "ADJ" and (word.feats.get("Variant") == frozenset({"Short"}) or word.deprel == "root")


WITHOUT_OBJECTS = frozenset("зависеть залежати работать працювати состоять складатися страдать страждати".split())


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
    # *Новые и старый записи*: of the two the first is a plural, as the noun is.
    number = PLURAL if all(feats.get("Number") == PLURAL for feats in others) and others else SINGULAR
    several = number == PLURAL and any(one.feats.get("Number") != SINGULAR for one in own)
    known = [feats for feats in known if feats.get("Number") == noun.feats.get("Number") == number and not several]
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
