"""Told orders in Russian and Ukrainian: of two things that somebody is told to do, both are imperatives.

*Откройте меню и выбираете пункт*, *введите пароль и нажмёте кнопку*, *закрийте вікно й перезапустити програму*: who
translates steps one by one mixes their forms. Behind an imperative in *-те* and a conjunction no present of *you* and
no infinitive stands, if none stood before; and a future only where it says what comes of it (*приходите и увидите*).
"""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.relations import TWO_PREDICATES, as_told
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
AND = frozenset("и й і та".split())
THEN = frozenset("затем потом снова опять ещё еще потім знову ще не тут здесь".split())
IMPERATIVE = re.compile("(?:[иі]|й|ь)те(?:сь|ся)?$|іть(?:ся|сь)?$")


def with_told_orders(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such verbs joined.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for before, clause in pairwise(clauses(sentence)):
        changed.update(second_order(before, clause, readings))
    return sentence.with_tokens(changed) if changed else sentence


def second_order(before: Clause, clause: Clause, readings: Readings) -> dict[int, Token]:
    """A verb behind a conjunction and the imperative that opens the clause before it, joined, if it is none."""
    order = next((word for word in before.words[:3] if word.upos not in {"ADV", "PART", "CCONJ"}), None)
    joint, *rest = clause.words
    if order is None or not is_order(order) or lower(joint) not in AND or joint.id != before.words[-1].id + 1:
        return {}
    if any(is_infinitive(word) for word in before.words) or len(before.words) < 2:
        return {}
    verb = next((word for word in rest[:3] if lower(word) not in THEN), None)
    if verb is None or verb.upos != "VERB" or not (verb.form or "").islower() or believed_upos(verb) < SURE:
        return {}
    known = known_as(lower(verb), "VERB", readings)
    if any("Imp" in one.feats.get("Mood", ()) for one in known) or IMPERATIVE.search(lower(verb)) is not None:
        return {}
    told = {"Mood": frozenset({"Imp"}), "VerbForm": frozenset({"Fin"})}
    if is_infinitive(verb):
        own = {"VerbForm": frozenset({"Inf"})}
    elif is_of_those_told(verb):
        own = {"Mood": frozenset({"Ind"}), "VerbForm": frozenset({"Fin"})}
    else:
        return {}
    return {
        verb.id: as_told(verb, "VERB", own, (order.id, TWO_PREDICATES)),
        order.id: as_told(order, "VERB", told, None),
    }


def is_order(word: Token) -> bool:
    """Whether a word is surely an imperative in *-те*, or *-іть*, and no *let*."""
    told = word.upos == "VERB" and "Imp" in word.feats.get("Mood", ()) and believed_upos(word) >= SURE
    return told and IMPERATIVE.search(lower(word)) is not None and HELPING.match(lower(word)) is None


HELPING = re.compile(
    "дава|дозвол|разреш|позвол|допомож|помог|попроб|спроб|постара|не?забуд|прос[ит]|научи|навч|умій|умей|можете|извини|"
    "вибач|прости|пробач|будьте|бувай|бывай|смотри|диви|хай|пус[тк]"
)
"""Beginnings of imperatives behind which an infinitive or a wish may stand."""


def is_infinitive(word: Token) -> bool:
    """Whether a word is an infinitive."""
    return "Inf" in word.feats.get("VerbForm", ())


def is_of_those_told(verb: Token) -> bool:
    """Whether a verb says what *you* do, and no more than what one does step by step."""
    finite = "Fin" in verb.feats.get("VerbForm", ()) and "Ind" in verb.feats.get("Mood", ())
    you = verb.feats.get("Person") == frozenset({"2"}) and "Plur" in verb.feats.get("Number", ())
    return finite and you and (verb.feats.get("Aspect") == frozenset({"Imp"}) or STEP.match(lower(verb)) is not None)


STEP = re.compile(
    "наж[мі]|натис|выбер|вибер|введ[её]те|введете|закро[ею]те|відкри|закри|откро|сохран|збереж|удал[ия]|видал|перезапус|"
    "перезаванта|установ|встанов|подтверд|підтверд|провер|перевір|повтор|перейд[её]|завантаж|загруз|скача|обнов|онов|укаж|"
    "вкаж|добав|дода|отправ|надішл|включ|отключ|увімкн|вимкн|заполн|заповн|вставит|скопир|скопію|перетащ|перетяг"
)
"""Beginnings of verbs for single steps."""
