"""Told complements of Russian and Ukrainian verbs of being: what something is, is held for or turns out to be.

*Иркутск является крупный город*: a parser that has seen correct text alone sees a second subject. *Файл оказался
повреждённой*: it sees a complement, and no rule compares it with the subject.
"""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.east_phrases import gender_of
from lambre_core.findings.told.east_words import cases_known, declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import TOLD, WHAT_IT_IS, as_told
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
NOMINATIVE, SINGULAR, INSTRUMENTAL = frozenset({"Nom"}), frozenset({"Sing"}), frozenset({"Ins"})
ATTRIBUTES = frozenset({"ADJ", "DET"})
DIRECT = frozenset({"Nom", "Acc", "Voc"})


def with_told_complements(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such words joined to what they are said of.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(what_it_is_in(clause, readings))
        changed.update(how_it_is_in(clause, readings, language))
    return sentence.with_tokens(changed) if changed else sentence


BEING = re.compile(
    "явля(?:ется|лся|лась|лось)|счита(?:ется|лся|лась|лось)|вважа(?:ється|вся|лася|лося|лась|лось)|"
    "ста(?:новится|новилась|новился)|служ(?:ит|ила|ил)"
)


def what_it_is_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in the nominative behind a verb of being that has its subject, a nominative, right before it, joined:
    *Иркутск является крупный город*."""
    for place, verb in enumerate(clause.words):
        if BEING.fullmatch(lower(verb)) is None or verb.upos != "VERB":
            continue
        before, rest = clause.words[:place], clause.words[place + 1 :]
        noun = next((one for one in rest if one.upos not in ATTRIBUTES | {"ADV", "PART"}), None)
        if noun is None or not is_plain_noun(noun) or not is_said_of(before, verb, readings):
            continue
        attributes = rest[: rest.index(noun)]
        cases = cases_known(noun, readings)
        nominal = [one for one in rest if one.feats.get("Case") == INSTRUMENTAL]
        declines = [one for one in attributes if one.upos in ATTRIBUTES]
        known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
        agreeing = all(may_agree([one.feats for one in declined(word, readings)], known) for word in declines)
        if cases and cases <= DIRECT and not nominal and agreeing and (cases <= {"Nom", "Voc"} or declines):
            return {
                noun.id: as_told(noun, "NOUN", {**gender_of(noun), "Case": cases}, (verb.id, WHAT_IT_IS)),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


def is_said_of(before: tuple[Token, ...], verb: Token, readings: Readings) -> bool:
    """Whether what stands before a verb of being is its subject alone: a nominative, and no instrumental."""
    nouns = [one for one in before if one.upos in {"NOUN", "PROPN", "PRON"}]
    if not nouns or any("Ins" in one.feats.get("Case", ()) for one in before):
        return False
    subjects = [one for one in nouns if one.feats.get("Case") == NOMINATIVE]
    if len(subjects) != 1:
        return False
    (subject,) = subjects
    own, shown = subject.feats.get("Gender"), verb.feats.get("Gender")
    fits = own is None or shown is None or not own.isdisjoint(shown)
    return fits and "Plur" not in subject.feats.get("Number", ()) and lower(subject) not in THIS


THIS = frozenset("это то что що це те который которая которое який яка яке".split())

TURNING_OUT = re.compile(
    "оказал(?:ся|ась)|оста(?:лся|лась|ётся|ется|вался|валась|нется)|кажется|выгляд(?:ит|ел|ела)|"
    "ста(?:л|ла|нет|новится|новился|новилась)|счита(?:ется|лся|лась)|"
    "виявил(?:ася|ась)|виявився|залиша(?:ється|вся|лася)|залишив(?:ся)|залишилася|зда(?:ється|вався|валася)|"
    "ста(?:в|не|є|вав|вала)|вважа(?:ється|вся|лася)|вигляда(?:є|в|ла)"
)
ONE_OF_THEM = {
    "ru": re.compile("(?:(?P<Masc>[ыи]м(?:ся)?)|(?P<Fem>[ое]й(?:ся)?))$"),
    "uk": re.compile("(?:(?P<Masc>[иі]м)|(?P<Fem>ою))$"),
}
"""Ends of instrumentals of adjectives, with the gender that they show; that of masculines is that of neuters."""
ENDS = frozenset({"ADP", "ADV", "SCONJ", "PART"})


def how_it_is_in(clause: Clause, readings: Readings, language: str) -> dict[int, Token]:
    """An adjective in the instrumental right behind a verb of turning out, whose subject opens the clause, joined to
    that, if it is of another gender: *файл оказался повреждённой*."""
    place = next((n for n, word in enumerate(clause.words) if word.upos not in ATTRIBUTES | {"SCONJ"}), None)
    if place is None or place + 2 >= len(clause.words):
        return {}
    noun, verb, predicate, *rest = clause.words[place:]
    if TURNING_OUT.fullmatch(lower(verb)) is None or predicate.upos not in {"ADJ", "VERB"}:
        return {}
    if not (is_plain_noun(noun) or noun.id == 1) or noun.upos != "NOUN" or is_of_persons(noun.feats):
        return {}
    if rest and rest[0].upos not in ENDS:
        return {}
    found = ONE_OF_THEM[language].search(lower(predicate))
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", ())]
    genders = frozenset[str]().union(*(feats.get("Gender", frozenset()) for feats in known))
    if found is None or not known or any(feats.get("Number") != SINGULAR for feats in known) or len(genders) != 1:
        return {}
    shown = frozenset({"Fem"}) if found["Fem"] else frozenset({"Masc", "Neut"})
    own = verb.feats.get("Gender", genders)
    if not genders.isdisjoint(shown) or own.isdisjoint(genders) or "Ins" not in predicate.feats.get("Case", {"Ins"}):
        return {}
    told: Features = {"Gender": shown, "Number": SINGULAR, "Case": INSTRUMENTAL}
    return {
        noun.id: as_told(
            noun, "NOUN", {"Case": NOMINATIVE, "Gender": genders, "Number": SINGULAR}, (predicate.id, TOLD)
        ),
        predicate.id: as_told(predicate, "ADJ", told, (verb.id, "comp:pred")),
    }
