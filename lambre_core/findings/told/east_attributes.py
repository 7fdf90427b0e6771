"""Told attributes: what stands right before a Russian or Ukrainian noun and can be nothing but its attribute.

In *на пізнього час* and *при следующая встрече* a parser that has seen correct text alone makes something else of the
adjective, or doubts that it belongs to the noun. But where the form of neither leaves a choice, it does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.east_words import ACCUSATIVE, as_form, declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import COUNTED_ALIKE, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

GENITIVE, INSTRUMENTAL, LOCATIVE = frozenset({"Gen"}), frozenset({"Ins"}), frozenset({"Loc"})
PLURAL = frozenset({"Plur"})


def attribute_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> dict[int, Token]:
    """An attribute right before its noun, joined, if the two agree in no way, and it is told to be one by what stands
    before it, or stands for no noun itself: *цікавиться сучасну архітектурою*, *на пізнього час*."""
    for place, word in enumerate(clause.words):
        noun = noun_behind(clause, place, readings) if word.upos in {"ADJ", "DET"} else None
        if noun is None:
            continue
        found = declined(word, readings)
        own = [as_form(one.feats, found) for one in found]
        nouns = known_as(lower(noun), "NOUN", readings)
        known = [as_form(one.feats, nouns) for one in nouns]
        if not own or not known or any("Case" not in feats for feats in known) or may_agree(own, known):
            continue
        if (
            is_relative(clause, place, sentence)
            or PREDICATIVE.match(lower(word))
            or known_as(lower(word), "NOUN", readings)
            or is_this_alone(clause, place)
        ):
            continue
        participle = is_perhaps_a_participle(word, found, language)
        # *з порізаним склом обличчям*: a participle may have a noun in the instrumental.
        by_which = participle and any("Ins" in feats["Case"] for feats in known)
        bound = is_declined(word) and is_bound_by_its_adposition(clause, place, noun, own, known, readings)
        # What is told is less sure than other findings in Ukrainian, and surer in Russian (rules/confidence.json).
        seen = language == "uk" and is_surely_its_attribute(word, noun)
        bound = bound and not by_which and not seen
        bound = bound or is_in_an_object(clause, place, noun, own, known)
        if not bound and (
            noun.id != word.id + 1
            or (word.upos == "ADJ" and believed_upos(word) < SURE)
            or participle
            or not is_told_attribute(clause, place, own, known, readings)
            or is_seen_by_agreement(clause, place, own, known)
        ):
            continue
        if is_of_two(word, noun, sentence):
            continue
        others = (other for other in sentence.tokens if other.id not in {word.id, noun.id})
        between = place > 0 and clause.words[place - 1].upos in {"ADJ", "DET"}
        elsewhere = any(other.upos in OWNERS and agrees_elsewhere(other, own, readings) for other in others)
        if elsewhere and not (between or bound):
            continue
        cases = frozenset[str]().union(*(feats["Case"] for feats in own))
        return {
            word.id: as_told(word, word.upos, {"Case": cases}, (noun.id, COUNTED_ALIKE)),
            noun.id: as_told(noun, "NOUN", {}, None),
        }
    return {}


def noun_behind(clause: Clause, place: int, readings: Readings) -> Token | None:
    """The common noun right behind a word, or behind one more attribute that agrees with it: *в другого нашем
    тексте*."""
    for number, noun in enumerate(clause.words[place + 1 : place + 3], start=1):
        if noun.id != clause.words[place].id + number:
            return None
        if is_plain_noun(noun):
            known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
            agreeing = [one.feats for one in declined(clause.words[place + 1], readings)] if number == 2 else known
            return noun if may_agree(agreeing, known) else None
        if noun.upos not in {"ADJ", "DET"} or "VerbForm" in noun.feats:
            return None
    return None


def is_surely_its_attribute(word: Token, noun: Token) -> bool:
    """Whether the parser is sure that a word belongs to a noun, so that other rules see what is wrong."""
    belief = word.beliefs.heads.get(noun.id, 0.0) if word.beliefs is not None else 0.0
    return word.head == noun.id and word.deprel in {"det", "mod"} and belief >= SURE


def is_declined(word: Token) -> bool:
    """Whether the tagger takes a word for one that is declined as an adjective, whichever of them it is."""
    shares = word.beliefs.upos if word.beliefs is not None else {}
    return not shares or sum(shares.get(upos, 0.0) for upos in ("ADJ", "DET")) >= LIKELY


LIKELY = 0.7


def is_perhaps_a_participle(word: Token, found: Sequence[Reading], language: str) -> bool:
    """Whether a word may be a participle, which governs nouns itself; the Russian dictionary knows them."""
    ending = language == "uk" and PARTICIPLE.search(lower(word)) is not None
    return ending or "VerbForm" in word.feats or any("VerbForm" in one.feats for one in found)


def is_relative(clause: Clause, place: int, sentence: Sentence) -> bool:
    """Whether *which* behind an adposition that opens a clause has the subject of that behind it, and no noun of its
    own: *відстань, на якій гучність звуку зменшується*."""
    adposition = clause.words[place - 1] if place else None
    if adposition is None or adposition.upos != "ADP" or adposition.id == 1:
        return False
    return sentence.tokens[adposition.id - 2].form == "," and WHICH.match(lower(clause.words[place])) is not None


WHICH = re.compile("який|яка|яке|як(?:ого|ої|ому|ій|у|і|им|ою|их|ими)$|котор")


def is_this_alone(clause: Clause, place: int) -> bool:
    """Whether *this* behind an adposition may stand for what was said, and the noun behind it be the only subject of
    the verb: *на этом цикл остановится*."""
    word, noun = clause.words[place : place + 2]
    if lower(word) not in THIS or not place or clause.words[place - 1].upos != "ADP":
        return False
    others = (one for one in clause.words if one.id != noun.id and one.upos in {"NOUN", "PRON", "PROPN"})
    subject = noun.feats.get("Case") == frozenset({"Nom"}) and all(
        "Nom" not in one.feats.get("Case", ()) for one in others
    )
    return subject and any(
        "Fin" in one.feats.get("VerbForm", ()) and one.feats.get("Number") == noun.feats.get("Number")
        for one in clause.words
    )


THIS = frozenset("этом том этого того этому тому этим тем цьому тому цього того цим тим".split())


PARTICIPLE = re.compile(
    "(?:[аяеиію]нн|ен|[иоуія]т|[уюая]щ|[уюая]ч|вш|[иео]м)(?:[иы]й|ая?|ою?|ей?|[иоу]го|[ио]му|[иы]м|[уую]ю?|ої|і[йм]?|[иы]х|[иы]ми|ые)$"
)
"""Ends of participles and the like, which govern nouns themselves."""
PREDICATIVE = re.compile("здатн|готов|повинн|згодн|змушен|спроможн|способн|должн|вынужден|обязан|соглас")
"""Beginnings of adjectives that somebody is, beside what is to be done: *вона здатна гори звернути*."""
OWNERS = frozenset({"NOUN", "PROPN", "X"})


def agrees_elsewhere(word: Token, own: Sequence[Features], readings: Readings) -> bool:
    """Whether an attribute may belong to another noun of the sentence."""
    known = known_as(lower(word), "NOUN", readings)
    return not known or may_agree(own, [reading.feats for reading in known])


def is_told_attribute(
    clause: Clause, place: int, own: Sequence[Features], known: Sequence[Features], readings: Readings
) -> bool:
    """Whether what stands before an attribute tells that it is one: an adposition that may govern the noun, or another
    attribute that agrees with the noun; or whether it is a feminine accusative, which stands for no noun."""
    before = clause.words[place - 1] if place else None
    noun_cases = frozenset[str]().union(*(feats["Case"] for feats in known))
    if before is not None and before.upos == "ADP":
        governed = frozenset[str]().union(*(one.feats.get("Case", ()) for one in readings(before)))
        return "Gen" not in noun_cases and not governed.isdisjoint(noun_cases)
    participle = before is not None and ("VerbForm" in before.feats or PARTICIPLE.search(lower(before)) is not None)
    if before is not None and before.upos in {"ADJ", "DET"} and participle:
        return False
    if before is not None and before.upos in {"ADJ", "DET"} and before.id + 1 == clause.words[place].id:
        given = any(not feats["Case"].isdisjoint({"Dat", "Ins"}) for feats in own)  # *понятный каждому факт*
        return not given and may_agree([one.feats for one in declined(before, readings)], known)
    if NONE.match(lower(clause.words[place])) is not None:
        return True
    feminine = all(feats.get("Gender") == FEMININE and feats["Case"] == ACCUSATIVE for feats in own)
    return feminine and noun_cases.isdisjoint({"Nom", "Gen", "Dat"})


def is_bound_by_its_adposition(
    clause: Clause,
    place: int,
    noun: Token,
    own: Sequence[Features],
    known: Sequence[Features],
    readings: Readings,
) -> bool:
    """Whether the adposition right before an attribute can govern nothing but the noun behind it: the attribute
    is in no case that it may govern (*при следующая встрече*), or the noun in no case that stands without an adposition
    (*в русский городе*) and the attribute none that stands for a noun (*со своего постов*)."""
    before = clause.words[place - 1] if place else None
    word = clause.words[place]
    if before is None or before.upos != "ADP" or before.id + 1 != word.id or lower(word) in THIS:
        return False
    governed = frozenset[str]().union(*(one.feats.get("Case", ()) for one in readings(before)))
    cases, noun_cases = (frozenset[str]().union(*(feats["Case"] for feats in some)) for some in (own, known))
    if governed.isdisjoint(noun_cases) or shares_its_noun(clause, place, own, known):
        return False
    if lower(before) in WITH and noun_cases == INSTRUMENTAL and is_of_several(own) and is_of_several(known):
        return OFTEN_NOUNS.match(lower(word)) is None  # *с наилучших пожеланиями*
    if governed.isdisjoint(cases):
        return "Gen" not in cases or word.upos == "DET"  # *в больного руках*
    if noun_cases == GENITIVE:
        # *У самого денег нет*.
        owned = word.lemma in OWNERS_OF_THINGS or SELF.fullmatch(lower(word)) is not None
        return owned and lower(before) != "у" and cases >= GENITIVE
    # *С больным часами сидела сестра*.
    time = any(one.lemma in measures() for one in known_as(lower(noun), "NOUN", readings))
    return noun_cases == LOCATIVE or (noun_cases == INSTRUMENTAL and cases >= INSTRUMENTAL and not time)


WITH = frozenset("с со з із зі".split())
OFTEN_NOUNS = re.compile(
    "больн|ранен|взросл|знаком|слеп|бедн|богат|м[ёе]ртв|хвор|поранен|доросл|знайом|сліп|бідн|сво|наш"
)
"""Beginnings of adjectives that stand for persons."""


def is_of_several(forms: Sequence[Features]) -> bool:
    """Whether forms are plurals alone."""
    return all(feats.get("Number") == PLURAL for feats in forms)


def is_in_an_object(
    clause: Clause, place: int, noun: Token, own: Sequence[Features], known: Sequence[Features]
) -> bool:
    """Whether an attribute stands between a verb whose subject is a pronoun before it and a noun that may be its
    object, and can be neither a subject nor what somebody is: *я зустрів старий друга*."""
    word = clause.words[place]
    verb = clause.words[place - 1] if place else None
    if verb is None or word.upos != "ADJ" or noun.id != word.id + 1 or not takes_an_object(verb):
        return False
    who = any(lower(one) in WHO and one.upos == "PRON" for one in clause.words[: place - 1])
    others = any("Inf" in one.feats.get("VerbForm", ()) for one in clause.words) or FIRST.match(lower(word)) is not None
    cases, noun_cases = (frozenset[str]().union(*(feats["Case"] for feats in some)) for some in (own, known))
    masculine = all("Masc" in feats.get("Gender", ()) for feats in own)
    return who and not others and masculine and cases <= OF_THINGS and noun_cases == OF_PERSONS


def takes_an_object(verb: Token) -> bool:
    """Whether a word is surely a finite verb that may have an object."""
    finite = verb.upos == "VERB" and "Fin" in verb.feats.get("VerbForm", ()) and believed_upos(verb) >= SURE
    return finite and not lower(verb).endswith(("ся", "сь")) and (verb.lemma or "") not in intransitive()


WHO = frozenset("я ты он она мы вы они ти він вона ми ви вони".split())
FIRST = re.compile("сам(?:ый|ий)?|перв|перш|последн|останн|один|весь|увесь")
"""Beginnings of words that say how or when somebody does it (*он увидел первый друга*)."""
OF_THINGS, OF_PERSONS = frozenset({"Nom", "Acc"}), frozenset({"Gen", "Acc"})


def shares_its_noun(clause: Clause, place: int, own: Sequence[Features], known: Sequence[Features]) -> bool:
    """Whether a singular behind a conjunction and an adposition may be one of several before a plural: *и с ленивым и с
    жадным режимами*."""
    before = clause.words[place - 2] if place > 1 else None
    joined = before is not None and lower(before) in AND
    several = all(feats.get("Number") == PLURAL for feats in known)
    return joined and several and any(feats.get("Number") != PLURAL for feats in own)


AND = frozenset("и или либо да ни і й та або чи ні".split())
OWNERS_OF_THINGS = frozenset("мой твой свой наш ваш мій твій свій".split())
"""Lemmas of possessives that are declined."""
SELF = re.compile("сам(?:ого|ому|им|ом|ої|ою|ій|ой|их|ими)")
NONE = re.compile("жодн|никак(?!ов)")
"""Beginnings of *no*, which stands for no noun."""
FEMININE = frozenset({"Fem"})


def is_seen_by_agreement(clause: Clause, place: int, own: Sequence[Features], known: Sequence[Features]) -> bool:
    """Whether an attribute between an adposition and its noun clashes with that in one feature alone, as other rules
    see."""
    word, noun = clause.words[place : place + 2]
    if not place or clause.words[place - 1].upos not in {"ADP", "DET"} or word.head != noun.id:
        return False
    return any(
        may_agree([without(feats, name) for feats in own], [without(feats, name) for feats in known])
        for name in ("Case", "Gender", "Number")
    )


def without(feats: Features, name: str) -> Features:
    """Features but for one."""
    return {other: values for other, values in feats.items() if other != name}


def is_of_two(word: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a plural stands before the first of two nouns: *этими именем и паролем*."""
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    joined = after is not None and (after.upos == "CCONJ" or after.form == ",")
    return joined and "Plur" in word.feats.get("Number", ())
