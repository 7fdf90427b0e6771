"""Told counts in Russian and Ukrainian: what a number in digits, or a word for many or few, asks of the noun behind it.

*Знайдено 5 помилки*, *удалено 12 файлы*, *много люди*: a parser that has seen correct text alone lets such a number
say nothing, since digits have no form of their own. But behind a verb that has nothing else to count, 5 to 20 ask for
the genitive plural, 2 to 4 for the genitive singular in Russian and the nominative plural in Ukrainian (Розенталь;
Український правопис 2019 and the grammars).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.counted_singles import ORDERED, UNITS
from lambre_core.findings.told.east_words import as_form, declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import COUNTED, FEW_IN_DIGITS, IN_DIGITS, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
NOMINATIVE, GENITIVE = frozenset({"Nom"}), frozenset({"Gen"})
SINGULAR, PLURAL = frozenset({"Sing"}), frozenset({"Plur"})
OBLIQUE = frozenset({"Dat", "Ins", "Loc"})


def with_told_counts(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with numbers joined to nouns in a form that they do not ask for.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(digits_in(clause, readings, language))
        changed.update(many_in(clause, readings))
        changed.update(many_of_a_kind_in(clause, readings))
    return sentence.with_tokens(changed) if changed else sentence


NUMBER = re.compile(r"\d{1,6}")
NEVER_BEFORE = frozenset({"ADP", "ADJ", "NOUN", "NUM", "PROPN", "SYM", "X", "DET", "PRON"})
"""What stands before a number that is a label, an ordinal or counts in an oblique case."""
WITH_GENITIVE = re.compile(
    "не$|ні$|нет$|нема|хват|вистач|браку|недоста|каса|торка|стосу|лиш|позбав|требу|потребу|дости|досяг|доби|домо|избе|"
    "уник|боя|боїть|больше|менше|меньше|більше|выше|ниже|понад|до$"
)
"""Beginnings of words behind which two to four are counted in the genitive as well."""
YEARS = frozenset({"годы", "роки"})


def digits_in(clause: Clause, readings: Readings, language: str) -> dict[int, Token]:
    """A number in digits and the noun right behind it, joined, if the noun is in no form that the number asks for, and
    what stands before the two lets nothing else be counted: *знайдено 5 помилки*."""
    for place, (number, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        if NUMBER.fullmatch(number.form or "") is None or noun.id != number.id + 1 or not is_plain_noun(noun):
            continue
        before = clause.words[place - 1] if place else None
        known = [one for one in known_as(lower(noun), "NOUN", readings) if "Case" in one.feats]
        persons = is_of_persons(noun.feats) and all(one.feats.get("Number") == PLURAL for one in known)
        labels = NEVER_BEFORE - {"NOUN"} if persons else NEVER_BEFORE  # *взяли участь 12 спортсмени*
        if before is not None and (before.upos in labels or before.id != number.id - 1):
            continue
        if not known or any(one.lemma in ORDERED for one in known) or lower(noun) in YEARS:
            continue
        if UNITS.search(lower(noun)) is not None or is_an_amount(noun, known):
            continue
        relation = asked_by(number.form or "", before, known, language)
        if relation is not None:
            return {
                number.id: as_told(number, "NUM", {"Case": NOMINATIVE}, (noun.id, relation)),
                noun.id: as_told(noun, "NOUN", {}, None),
            }
    return {}


def is_an_amount(noun: Token, known: Sequence[Reading]) -> bool:
    """Whether a noun may be the genitive of what is measured and not counted, so that points of it are meant: *вы
    получите 5 энергии*, *має 80 здоров'я*."""
    measured = MEASURED.fullmatch((noun.lemma or "").replace("’", "'")) is not None
    return measured and any(is_in(one.feats, GENITIVE, SINGULAR) for one in known)


MEASURED = re.compile(
    "энергия|енергія|здоровье|здоров'я|защита|захист|броня|урон|шкода|опыт|досвід|мана|золото|серебро|срібло|сила|"
    "ловкость|спритність|выносливость|витривалість|прочность|міцність|скорость|швидкість|память|пам'ять|мощность|"
    "потужність|давление|тиск|еда|їжа|вода|древесина|деревина|камень|каміння|железо|залізо|топливо|пальне|репутация|"
    "репутація|атака|интеллект|інтелект|удача|вдача|дальность|дальність|точность|точність"
)


def asked_by(digits: str, before: Token | None, known: Sequence[Reading], language: str) -> str | None:
    """The relation by which a number is joined to a noun that is in no form that it asks for; None where it may be.
    Where nothing stands before, a singular may be what is told by an ordinal (*5 помилки*)."""
    rest, last = int(digits) % 100, int(digits) % 10
    forms = [one.feats for one in known]
    if any(is_in(feats, OBLIQUE, PLURAL) for feats in forms):
        return None
    singular = any(is_in(feats, GENITIVE | OBLIQUE, SINGULAR) for feats in forms)
    verb = before is not None and before.upos in {"VERB", "ADJ", "AUX"}
    if last in {0, 5, 6, 7, 8, 9} or 11 <= rest <= 14:
        fits = any(is_in(feats, GENITIVE, PLURAL) for feats in forms) or int(digits) == 0
        # *20 максимум*, *(мій 5 чи 6 спуск)*: what nothing tells to be counted may be told by an ordinal.
        counted = before is not None and before.upos in {"VERB", "ADJ"}
        alone = all(feats.get("Number") == SINGULAR for feats in forms)
        return None if fits or (singular and not verb) or (alone and not counted) else IN_DIGITS
    if last not in {2, 3, 4} or (before is not None and WITH_GENITIVE.match(lower(before)) is not None):
        return None
    if language == "uk":
        fits = any(is_in(feats, NOMINATIVE, PLURAL) for feats in forms)
        return FEW_IN_DIGITS if verb and not fits else None
    fits = any(is_in(feats, GENITIVE, SINGULAR) for feats in forms)
    plural = all(feats.get("Number") == PLURAL for feats in forms)
    genitive = all(is_in(feats, GENITIVE | {"Acc"}, PLURAL) for feats in forms)
    return FEW_IN_DIGITS if not fits and plural and (verb or not genitive) else None


def is_in(feats: Features, cases: Iterable[str], number: frozenset[str]) -> bool:
    """Whether features are of one of some cases, and of a number."""
    return not feats.get("Case", frozenset()).isdisjoint(cases) and feats.get("Number", number) == number


MANY = frozenset("багато чимало небагато много немало немного".split())
FEW = frozenset({"мало"})
OWNERS = frozenset("мене тебе нас вас нього неї них меня тебя него неё нее".split())


def many_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A word for many and the noun right behind it, joined, if that is a nominative and no genitive: *багато люди*; of
    *мало*, which is a verb as well, where it says what somebody has little of, or what little is left: *у нас мало
    час*, *залишилося мало час*."""
    for place, (word, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        before = [lower(one) for one in clause.words[:place]]
        owned = lower(word) in FEW and len(before) > 1 and before[-2] in {"у", "в"} and before[-1] in OWNERS
        owned = owned or (lower(word) in FEW and bool(before) and LEFT.fullmatch(before[-1]) is not None)
        if not (owned or lower(word) in MANY) or noun.id != word.id + 1 or not is_plain_noun(noun):
            continue
        known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
        cases = frozenset[str]().union(*(feats.get("Case", GENITIVE) for feats in known))
        repeated = any(one.lemma == noun.lemma for one in clause.words if one.id != noun.id)  # *час від часу*
        plural = owned or any(is_in(feats, NOMINATIVE, PLURAL) for feats in known)
        if "Nom" in cases and plural and "Gen" not in cases and not repeated:
            return {
                word.id: as_told(word, "NUM", {"Case": NOMINATIVE}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {}, None),
            }
    return {}


LEFT = re.compile("остал(?:ось|ося)|остаётся|остается|(?:за)?лиш(?:илося|илось|ається)")


def many_of_a_kind_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A word for many, the adjective behind it and the noun with which this agrees, the noun joined to the first, if
    the adjective is a nominative plural and no genitive: *много полезные статьи*."""
    for word, kind, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        several = lower(word) in MANY | SEVERAL and kind.upos == "ADJ" and is_plain_noun(noun)
        if not several or (word.id + 1, word.id + 2) != (kind.id, noun.id):
            continue
        found = declined(kind, readings)
        own = [as_form(one.feats, found) for one in found]
        known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
        plural = own and all(feats["Case"] <= DIRECT and feats.get("Number") == PLURAL for feats in own)
        if plural and may_agree(own, known) and all("Gen" not in one.feats["Case"] for one in found):
            return {
                word.id: as_told(word, "NUM", {"Case": NOMINATIVE}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE, "Number": PLURAL}, None),
            }
    return {}


SEVERAL = frozenset("несколько кілька декілька сколько скільки столько стільки".split())
DIRECT = frozenset({"Nom", "Acc", "Voc"})
