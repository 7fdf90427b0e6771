"""Told needs in Russian and Ukrainian: what somebody likes, has or has an ache in is the subject, in the nominative.

*Мне нравится эту песню*, *у мене болить голову*, *если у вас есть вопросов*: whoever learns these languages has the
verb of his own in mind, of which it is the object. But the verb has no other subject here.
"""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.east_words import cases_known, is_plain_noun
from lambre_core.findings.told.relations import CASES_ASKED, TOLD_RELATIONS, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
ATTRIBUTES = frozenset({"ADJ", "DET"})
ACCUSATIVE, GENITIVE, PLURAL = frozenset({"Acc"}), frozenset({"Gen"}), frozenset({"Plur"})


def with_told_needs(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such nouns joined to their verbs.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(liked_in(clause, readings))
        changed.update(had_in(clause, readings))
    return sentence.with_tokens(changed) if changed else sentence


PLEASES = re.compile(
    "(?:по)?нрав(?:ится|ятся|илось|илась|ился)|(?:с?подоба)(?:ється|ються|лося|лася|вся|лось|лась|ються)|"
    "бол(?:ит|ят|ело|ела)|бол(?:ить|ять|іло|іла)"
)


def liked_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that is a feminine accusative alone right behind a verb of pleasing or aching, with attributes between,
    joined, if the clause has no nominative: *мне нравится эту песню*."""
    for place, verb in enumerate(clause.words):
        if PLEASES.fullmatch(lower(verb)) is None or verb.upos != "VERB":
            continue
        noun = next((one for one in clause.words[place + 1 :] if one.upos not in ATTRIBUTES | {"ADV", "PART"}), None)
        if noun is None or not is_plain_noun(noun) or (noun.lemma or "") in measures():
            continue
        others = (one for one in clause.words if one.id != noun.id and one.upos in {"NOUN", "PRON", "PROPN", "VERB"})
        subject = any("Nom" in one.feats.get("Case", ()) or "Inf" in one.feats.get("VerbForm", ()) for one in others)
        if not subject and cases_known(noun, readings) - {"Voc"} == ACCUSATIVE:
            return to_be_nominative(noun, verb, ACCUSATIVE)
    return {}


OWNERS = frozenset(
    "меня тебя нас вас него неё нее них мене тебе нього неї них кого-то когось кого-нибудь кого-небудь".split()
)
IS = frozenset({"есть", "є"})
SOME = frozenset("ли чи не ни ні много багато мало несколько кілька сколько скільки больше більше достаточно".split())


def had_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in an oblique case right behind *есть* of what somebody has, at the end of the clause, joined: *если у вас
    есть вопросов*. Of what there is much or little some may be meant (*есть ли вопросов*, *есть воды*)."""
    for place, (verb, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        before = [lower(one) for one in clause.words[:place]]
        if lower(verb) not in IS or len(before) < 2 or before[-2] not in {"у", "в"} or before[-1] not in OWNERS:
            continue
        if not is_plain_noun(noun) or noun.id != verb.id + 1 or not SOME.isdisjoint(before):
            continue
        if len(clause.words) > place + 2 or noun.deprel in TOLD_RELATIONS:
            continue
        cases = cases_known(noun, readings)
        several = noun.feats.get("Number") == PLURAL and cases <= GENITIVE | ACCUSATIVE
        if cases and "Nom" not in cases and (several or cases <= {"Ins", "Dat", "Loc"}):
            return to_be_nominative(noun, verb, cases)
    return {}


def to_be_nominative(noun: Token, verb: Token, cases: frozenset[str]) -> dict[int, Token]:
    """A noun as what was to be the subject of a verb."""
    return {
        noun.id: as_told(noun, "NOUN", {"Case": cases}, (verb.id, CASES_ASKED["Nom"])),
        verb.id: as_told(verb, "VERB", {}, None),
    }
