"""Absence: what is not there, or lacking, is a genitive in Russian and Ukrainian, and for sure.

*Нет молоко*, *немає хліб*, *не осталось деньги*, *бракує досвід*: a parser that has seen correct text alone takes such
a noun for a subject, or for an object in the accusative. But beside these words it is what is not there, which is a
genitive, unless the verb agrees with it as with a subject (*письмо не нашлось*).
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.findings.readings import SELDOM, Readings
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

LANGUAGES = frozenset({"ru", "uk"})

ABSENT = "comp:obj@absent"
"""The relation of what is not there."""

MISREAD = frozenset({"comp:obj", "comp:obl", "comp:pred", "subj", "udep", "unk"})
"""Relations that a parser gives to such a noun."""

ABSENCE = frozenset("немає нема нет нету".split())
"""Words that say that something is not there."""

LACK = frozenset(
    "бракує бракувало бракуватиме забракло забракне вистачає вистачало вистачить вистачило вистачатиме "
    "недостаёт недостает недоставало недостанет".split()
)
"""Forms of verbs of lacking and sufficing, which have no subject."""

ENOUGH = frozenset("хватает хватало хватит хватило".split())
"""Forms of a verb of sufficing that also means to grasp: *вратарь хватает мяч*."""

GONE = frozenset(
    "було виявилося виявилось залишилося залишилось лишилося лишилось стало знайшлося знайшлось з'явилося з’явилося "
    "трапилося трапилось збереглося збереглось існувало "
    "было оказалось осталось стало нашлось появилось сохранилось существовало обнаружилось случилось "
    "имелось потребовалось".split()
)
"""Neuters of verbs of being that, denied, have no subject."""

GENITIVE = frozenset({"Gen"})
NOT_GENITIVES = frozenset({"Nom", "Acc", "Voc"})
TIMES = frozenset({"время", "час"})
"""Measures that one has or lacks."""

ATTRIBUTES = frozenset({"ADJ", "DET"})
POINTING = frozenset("это то це те воно оно".split())
"""What something is said of: *це не було помилка*."""


def with_absent(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with nouns behind words of absence and lack as what is not there.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for noun in sentence.tokens:
        verb = sentence.head_of(noun)
        relation = (noun.deprel or "").partition("@")[0]
        if verb is None or noun.upos != "NOUN" or relation not in MISREAD or not is_right_before(verb, noun, sentence):
            continue
        if not is_of_absence(verb, noun, sentence) or is_measure(noun):
            continue
        if noun.feats.get("Case") == GENITIVE or is_plain(noun, readings):
            changed[noun.id] = certain(replace(noun, deprel=ABSENT))
            if verb.beliefs is not None:
                changed[verb.id] = replace(verb, beliefs=replace(verb.beliefs, upos={verb.upos or "": 1.0}))
    return sentence.with_tokens(changed)


def is_right_before(verb: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether nothing but its attributes stands between a noun and the verb before it."""
    between = sentence.tokens[verb.id : noun.id - 1]
    return verb.id < noun.id and all(word.upos in ATTRIBUTES and word.head == noun.id for word in between)


def is_of_absence(verb: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a verb says that something is not there, or lacking, and has no subject."""
    form = in_lower_case(verb.form)
    others = [word for word in sentence.tokens if word.head == verb.id and word.id != noun.id]
    denied = verb.id > 1 and in_lower_case(sentence.tokens[verb.id - 2].form) in {"не", "ні"}
    subjects = (word for word in others if (word.deprel or "").startswith("subj") and not is_measure(word))
    if any(subjects) or any(in_lower_case(word.form) in POINTING for word in others):
        return False
    if form in ABSENCE or form in LACK:
        return True
    if form in ENOUGH:
        return denied or any(word.feats.get("Case") == _DATIVE for word in others)
    neuter = "Neut" in noun.feats.get("Gender", ()) and noun.feats.get("Number") == _SINGULAR
    return form in GONE and denied and not neuter and not has_a_predicate(others)


_DATIVE, _SINGULAR = frozenset({"Dat"}), frozenset({"Sing"})


def has_a_predicate(others: list[Token]) -> bool:
    """Whether a verb of being has a participle, an adjective or an infinitive beside: *не было сказано слово*."""
    return any((word.deprel or "").startswith("comp:") and word.upos in {"ADJ", "VERB"} for word in others)


def is_plain(noun: Token, readings: Readings) -> bool:
    """Whether a noun can be a nominative or accusative alone, whatever its number; no genitive of a word that is spelt
    like it but for one (*деньги*, of *деньга*)."""
    own = [reading for reading in readings(noun) if reading.upos == noun.upos]
    genitives = [reading for reading in own if "Gen" in reading.feats.get("Case", GENITIVE)]
    return all(
        reading.feats.get("Case", GENITIVE) <= NOT_GENITIVES for reading in own if reading.probability >= SELDOM
    ) and not any(reading.lemma in {None, noun.lemma} or reading.probability >= SELDOM for reading in genitives)


def is_measure(noun: Token) -> bool:
    """Whether a noun says how long something has not been there: *немає вже тиждень*."""
    return (noun.lemma or "").lower() in measures() - TIMES
