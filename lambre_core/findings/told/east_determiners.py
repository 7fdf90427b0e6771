"""Told determiners in Russian and Ukrainian: words that stand for no noun of their own, before one with which they do
not agree.

In *это самый большая ошибка* and *какая ваш любимый цвет* a parser that has seen correct text alone is not sure of the
edge, so that what is found is hidden. But *самый* before an adjective makes a superlative of it and agrees with its
noun; *какой* before a possessive asks about the noun of that, and a possessive has one; who is addressed in a letter
is of the gender that the name has.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.east_attributes import is_surely_its_attribute
from lambre_core.findings.told.east_words import as_form, cases_known, declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import COUNTED_ALIKE, PLACED, TOLD_RELATIONS, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE, GENITIVE, PLURAL, SINGULAR = (frozenset({one}) for one in ("Nom", "Gen", "Plur", "Sing"))
ATTRIBUTES = frozenset({"ADJ", "DET"})


def determiner_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> dict[int, Token]:
    """A determiner and the noun behind it, joined, if the two agree in no way."""
    return (
        superlative_in(clause, readings)
        or asking_in(clause, sentence, readings)
        or owner_in(clause, sentence, readings, language)
        or all_of_it_in(clause, readings)
        or none_in(clause, readings)
        or addressed_in(clause, sentence, readings)
    )


SUPERLATIVE = re.compile("сам(?:ый|ая|ое|ую|ые|ых|ыми)")
"""Forms of *самый* that are none of *сам*."""


def superlative_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Самый* before adjectives and the noun with which these agree: *самый большая ошибка*, *самая дешёвую
    гостиницу*."""
    for place, word in enumerate(clause.words):
        if SUPERLATIVE.fullmatch(lower(word)) is None or word.upos not in ATTRIBUTES:
            continue
        between, noun = phrase_behind(clause, place, readings)
        before = clause.words[place - 1] if place else None
        ours = before is not None and before.upos in ATTRIBUTES and agrees(before, word, readings)  # *та самая*
        if noun is not None and between and not ours and not agrees_with(word, noun, readings):
            return joined(word, noun, readings)
    return {}


def phrase_behind(clause: Clause, place: int, readings: Readings) -> tuple[Sequence[Token], Token | None]:
    """The adjectives right behind a word, at most two, and the noun behind these with which they all agree."""
    between: list[Token] = []
    for number, word in enumerate(clause.words[place + 1 : place + 4], start=1):
        if word.id != clause.words[place].id + number:
            return (), None
        if is_plain_noun(word) and not is_before_its_noun(word, clause, readings):
            fits = all(agrees_with(one, word, readings) for one in between)
            return (between, word) if fits else ((), None)
        if word.upos not in {*ATTRIBUTES, "NOUN"}:
            return (), None
        between.append(word)
    return (), None


def is_before_its_noun(word: Token, clause: Clause, readings: Readings) -> bool:
    """Whether what the tagger takes for a noun is an adjective by its form, of the noun right behind: *моя старший
    брат*."""
    place = clause.words.index(word)
    noun = clause.words[place + 1] if place + 1 < len(clause.words) else None
    behind = noun is not None and noun.id == word.id + 1 and is_plain_noun(noun)
    return behind and noun is not None and bool(adjectives(word, readings)) and agrees_with(word, noun, readings)


def adjectives(word: Token, readings: Readings) -> Sequence[Features]:
    """The features of a word as an adjective or a determiner."""
    as_adjective = Token(word.id, word.form, word.lemma, word.upos if word.upos in ATTRIBUTES else "ADJ")
    found = declined(as_adjective, readings)
    return [as_form(one.feats, found) for one in found]


def agrees_with(word: Token, noun: Token, readings: Readings) -> bool:
    """Whether an attribute may agree with a noun, in their forms; also where nobody knows one of the two."""
    own = adjectives(word, readings)
    found = known_as(lower(noun), "NOUN", readings)
    known = [as_form(one.feats, found) for one in found]
    if not own or not known or any("Case" not in feats for feats in known):
        return True
    return may_agree(own, known)


def agrees(one: Token, other: Token, readings: Readings) -> bool:
    """Whether two attributes may agree."""
    first, second = adjectives(one, readings), adjectives(other, readings)
    return not first or not second or may_agree(first, second)


def joined(word: Token, noun: Token, readings: Readings) -> dict[int, Token]:
    """An attribute as that of a noun, which takes its place if it was below it."""
    place = (word.head or 0, word.deprel or "root") if noun.head == word.id else None
    cases = frozenset[str]().union(*(feats["Case"] for feats in adjectives(word, readings)))
    upos = "DET" if word.upos not in ATTRIBUTES else word.upos
    return {
        word.id: as_told(word, upos, {"Case": cases}, (noun.id, COUNTED_ALIKE)),
        noun.id: as_told(noun, "NOUN", {}, place),
    }


WHICH = re.compile("как(?:ой|ая|ое|ие)|как(?:ую)|чей|чья|чь[ёеию]|чью|який|яка|яке|які|яку|чий|чиє|чиї|чию")
THIS = frozenset({"это", "це"})
OWN = re.compile(
    "(?:мо|тво|сво)(?:й|я|ё|е|и|его|ей|ему|им|ём|ем|ю|их|ими)|(?:на|ва)ш(?:а|е|и|его|ей|ему|им|ем|у|их|ими)?|"
    "(?:м|тв|св)(?:ій|оя|оє|ої|ого|оєї|оєму|оїм|ою|оїй|оєю|оїх|оїми)|(?:на|ва)ш(?:ого|ої|ому|ій|ою|і)"
)
"""Possessives that are declined."""


def asking_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Какой* or *чей* that opens a question, and the noun behind the possessive or *это* behind it, or right behind
    it: *какая ваш любимый цвет*, *чей это машина*, *який файли ви хочете видалити*."""
    word, *rest = clause.words
    last = sentence.tokens[-1] if sentence.tokens else None
    if word.id != 1 or WHICH.fullmatch(lower(word)) is None or last is None or "?" not in (last.form or ""):
        return {}
    place = 1 if rest and (lower(rest[0]) in THIS or OWN.fullmatch(lower(rest[0])) is not None) else 0
    if place == 0 and lower(word).startswith(("чь", "чи", "че")):
        return {}
    _, noun = phrase_behind(clause, place, readings)
    if noun is None or agrees_with(word, noun, readings):
        return {}
    owned = place == 1 and lower(rest[0]) not in THIS
    if owned and not agrees_with(rest[0], noun, readings):
        return {}
    place = clause.words.index(noun)
    behind = zip(clause.words[place:], clause.words[place + 1 :], strict=False)
    nouns = [one for before, one in behind if one.upos in {"NOUN", "PROPN"} and before.upos not in {"ADP", *ATTRIBUTES}]
    if any(agrees_with(word, one, readings) for one in nouns):
        return {}
    return joined(word, noun, readings)


def owner_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> dict[int, Token]:
    """A possessive before adjectives and a noun that agree with each other: *это моя старший брат*. What stands behind
    a noun with which it agrees may be that of it (*друг мой старая книга*)."""
    for place, word in enumerate(clause.words):
        if OWN.fullmatch(lower(word)) is None or word.upos not in {"DET", "ADJ", "PRON"}:
            continue
        between, noun = phrase_behind(clause, place, readings)
        if noun is None or not between or agrees_with(word, noun, readings):
            continue
        if language == "uk" and is_surely_its_attribute(word, noun):
            continue  # other rules see it, and are surer
        others = [one for one in sentence.tokens if one.id not in {word.id, noun.id} and one.upos in {"NOUN", "PROPN"}]
        several = "Plur" in {value for feats in adjectives(word, readings) for value in feats.get("Number", ())}
        two = several and any(one.upos == "CCONJ" or one.form == "," for one in sentence.tokens[noun.id : noun.id + 1])
        if not two and not any(agrees_with(word, one, readings) for one in others):
            return joined(word, noun, readings)
    return {}


ALL = frozenset("все всі усі".split())


def all_of_it_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Все* that opens the sentence and a singular that is no neuter right behind it, before a verb in the singular:
    *все информация хранится*, *усі файл видалено*. Russian *все* may be *всё*, which is a neuter and an adverb."""
    if len(clause.words) < 3 or clause.words[0].id != 1 or lower(clause.words[0]) not in ALL:
        return {}
    word, noun, verb = clause.words[:3]
    if not is_plain_noun(noun) or noun.id != 2 or verb.upos not in {"VERB", "AUX"} or believed_upos(verb) < SURE:
        return {}
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    single = bool(known) and all(
        feats.get("Number") == SINGULAR and "Neut" not in feats["Gender"] for feats in known if "Gender" in feats
    )
    direct = any("Nom" in feats.get("Case", ()) for feats in known)
    several = "Plur" in verb.feats.get("Number", ())
    if not single or not direct or several or ("Past" in verb.feats.get("Tense", ()) and lower(word) == "все"):
        return {}
    told: Features = {"Case": NOMINATIVE, "Number": PLURAL}
    return {
        word.id: as_told(word, "DET", told, (noun.id, COUNTED_ALIKE)),
        noun.id: as_told(noun, "NOUN", {"Number": SINGULAR}, None),
    }


NOT_ONE = frozenset("одного одной одної".split())
NOT = frozenset("ни ні".split())


def none_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Ни одного* and the noun behind it, with an adjective between or none, joined, if that is no genitive: *не
    найдено ни одного файл*."""
    for place, (negation, word) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        if lower(negation) not in NOT or lower(word) not in NOT_ONE:
            continue
        rest = clause.words[place + 2 : place + 4]
        noun = next((one for one in rest if one.upos not in ATTRIBUTES and "VerbForm" not in one.feats), None)
        if noun is None or not is_plain_noun(noun) or noun.deprel in TOLD_RELATIONS:
            continue
        cases = cases_known(noun, readings)
        if cases and cases <= {"Nom", "Acc", "Voc", "Ins", "Dat"}:
            return {
                word.id: as_told(word, "DET", {"Case": GENITIVE}, (noun.id, COUNTED_ALIKE)),
                noun.id: as_told(noun, "NOUN", {"Case": cases}, (noun.head or 0, PLACED)),
            }
    return {}


ADDRESS = re.compile("(?:уважаем|дорог|многоуважаем|глубокоуважаем|шановн|вельмишановн|мил)(?:ый|ий|ой|ая|а)")


def addressed_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The adjective that opens a letter and the first name right behind it, joined, if that is one of the other sex:
    *Уважаемый Мария Петровна!*"""
    if len(clause.words) < 2 or clause.words[0].id != 1 or clause.after is None or clause.after.form not in {",", "!"}:
        return {}
    word, name = clause.words[:2]
    known = known_as(lower(name), "NOUN", readings)
    genders = {one.feats.get("Gender", frozenset()) for one in known}
    person = (name.form or "").istitle() and all("Anim" in one.feats.get("Animacy", ()) for one in known)
    if ADDRESS.fullmatch(lower(word)) is None or not person or len(genders) != 1:
        return {}
    gender = genders.pop()
    own: Features = {"Gender": frozenset({"Masc"} if lower(word).endswith("й") else {"Fem"}), "Case": NOMINATIVE}
    if len(gender) != 1 or gender == own["Gender"] or len(clause.words) > LONGEST_NAME:
        return {}
    return {
        word.id: as_told(word, "ADJ", {**own, "Number": SINGULAR}, (name.id, COUNTED_ALIKE)),
        name.id: as_told(name, "NOUN", {"Gender": gender, "Number": SINGULAR, "Case": NOMINATIVE}, None),
    }


LONGEST_NAME = 4
