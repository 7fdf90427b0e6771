"""Told predicates in Russian and Ukrainian: short neuters that a tagger takes for adverbs beside a subject.

In *новая версия доступно* a tagger that has seen correct text alone makes an adverb of the predicate, of which no rule
says anything. But where the clause has no verb, a noun that opens it is the subject of that.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.east_words import is_plain_noun
from lambre_core.findings.told.relations import TOLD, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NEUTER, NOMINATIVE, SINGULAR = frozenset({"Neut"}), frozenset({"Nom"}), frozenset({"Sing"})
AVAILABLE = re.compile("(?:не)?доступно")
BETWEEN = frozenset({"ADV", "PART"})
ATTRIBUTES = frozenset({"ADJ", "DET"})


def with_told_predicates(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such predicates as what their subjects are said to be.

    Args:
        readings: of words out of context.
    """
    if language not in {"ru", "uk"}:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(available_in(clause, readings, language))
    return sentence.with_tokens(changed) if changed else sentence


def available_in(clause: Clause, readings: Readings, language: str) -> dict[int, Token]:
    """*Доступно* and a noun of another gender or number that opens the clause, whose genitives may stand between,
    joined: *эта функция доступно всем*."""
    if any(word.upos in {"AUX", "VERB"} and AVAILABLE.fullmatch(lower(word)) is None for word in clause.words):
        return {}
    place = next((n for n, word in enumerate(clause.words) if word.upos not in ATTRIBUTES), len(clause.words))
    said = next((n for n, word in enumerate(clause.words) if AVAILABLE.fullmatch(lower(word))), 0)
    if said <= place or (place == 0 and clause.words[0].id == 1 and not is_noun(clause.words[0])):
        return {}
    noun, predicate = clause.words[place], clause.words[said]
    predicate = replace(predicate, lemma=f"{lower(predicate)[:-1]}{'ый' if language == 'ru' else 'ий'}")
    between = clause.words[place + 1 : said]
    if not is_noun(noun) or not all(word.upos in BETWEEN or "Gen" in word.feats.get("Case", ()) for word in between):
        return {}
    told = subject_feats(noun, readings)
    if told is None:
        return {}
    return {
        noun.id: as_told(noun, "NOUN", told, (predicate.id, TOLD)),
        predicate.id: as_told(predicate, "ADJ", {"Gender": NEUTER, "Number": SINGULAR}, None),
    }


def is_noun(word: Token) -> bool:
    """Whether a word is surely a common noun, or one that opens the sentence."""
    return is_plain_noun(word) or (word.upos == "NOUN" and word.id == 1 and (word.form or "")[1:].islower())


def subject_feats(noun: Token, readings: Readings) -> Features | None:
    """Gender and number of a noun as a subject; None where it may be a neuter in the singular, or no nominative."""
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", ())]
    numbers = frozenset[str]().union(*(feats.get("Number", frozenset()) for feats in known))
    genders = frozenset[str]().union(*(feats.get("Gender", NEUTER) for feats in known))
    if "Nom" not in noun.feats.get("Case", ()) or numbers != SINGULAR or len(genders) != 1 or genders == NEUTER:
        return None
    return {"Case": NOMINATIVE, "Gender": genders, "Number": SINGULAR}
