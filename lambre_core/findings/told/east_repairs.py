"""Repairs of what was told of Russian and Ukrainian words, where the form that is asked for is not one of the cells
that a rule names: *чтобы защитит вас* is *чтобы защитить вас*, and *чтобы мы поедем* is *чтобы мы поехали*."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.compound_numerals import AFTER
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.spelling import cased, difference
from lambre_core.findings.told.east_words import declined, may_agree
from lambre_core.findings.told.relations import COUNTED, SELF, TWO_PREDICATES
from lambre_core.lexicon.inflection import Form, Inflector
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

LANGUAGES = frozenset({"ru", "uk"})


def of_told_words(cause: Cause, sentence: Sentence) -> Iterator[Repair]:
    """What mends a verb behind *in order to*.

    Args:
        sentence: that of the finding, as it was judged.
    """
    for outcome in (violation.outcome for violation in cause.violations):
        verb, opener = outcome.dependent, outcome.head
        if outcome.rule.relation != SELF or outcome.rule.feature != "Tense" or opener.upos != "SCONJ":
            continue
        form = in_order_to(verb, opener, sentence)
        if form is not None and form != in_lower_case(verb.form):
            old = in_lower_case(verb.form)
            yield Repair({verb.id: cased(form, verb.form or "")}, 1, difference(old, form))


def is_odd(repair: Repair, sentence: Sentence, readings: Readings) -> bool:
    """Whether nobody means a repair: a noun would leave its attribute behind, or *not one* be a nominative beside what
    is not there (*нет ни одна запись*)."""
    denied = any(
        in_lower_case(sentence.tokens[number - 2].form) in NOT and in_lower_case(form) in ONE
        for number, form in repair.forms.items()
        if number > 1
    )
    return denied or leaves_its_attribute(repair, sentence, readings)


NOT = frozenset({"ни", "ні"})
ONE = frozenset("один одна одно одне одну".split())


def leaves_its_attribute(repair: Repair, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun would change alone though the adjective right before it agrees with it, and would no longer:
    *много полезные статей*."""
    for number, form in repair.forms.items():
        noun, before = sentence.tokens[number - 1], sentence.tokens[number - 2] if number > 1 else None
        if noun.upos != "NOUN" or before is None or before.upos != "ADJ" or before.id in repair.forms:
            continue
        own = [one.feats for one in declined(before, readings)]
        old, new = ([one.feats for one in known_as(in_lower_case(f), "NOUN", readings)] for f in (noun.form, form))
        if own and new and may_agree(own, old) and not may_agree(own, new):
            return True
    return False


def as_ordered(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """A verb behind a conjunction and an imperative as one (*выберите*); nothing else mends it. None where the finding
    is about something else."""
    if not all(violation.outcome.rule.relation == TWO_PREDICATES for violation in cause.violations):
        return None
    verb = cause.violations[0].outcome.dependent
    old, lemma = in_lower_case(verb.form), verb.lemma
    listed = (form for form in inflector.related(old, lemma, "VERB") if is_imperative(form))
    forms = dict.fromkeys(form.form for form in listed) or dict.fromkeys(by_its_end(old, language))
    return [Repair({verb.id: cased(form, verb.form or "")}, 1, difference(old, form)) for form in forms][:MOST]


MOST = 2


def as_governed(cause: Cause, sentence: Sentence, inflector: Inflector, language: str) -> list[Repair] | None:
    """A numeral in the genitive, with the noun that small ones have in the singular behind them or in no genitive:
    *около двух часов*. None where the finding is about something else, or another case is asked for."""
    outcomes = [violation.outcome for violation in cause.violations]
    if all(one.rule.relation == COUNTED and one.head.id == one.dependent.id + 2 for one in outcomes):
        return of_many_of_a_kind(outcomes[0].head, sentence, inflector)
    if not all(one.rule.relation == AFTER and "Gen" in one.rule.allowed for one in outcomes):
        return None
    numeral = outcomes[0].dependent
    old = in_lower_case(numeral.form).replace("’", "'")
    form = OF_SMALL[language].get(old) or next(
        (old[: -len(end)] + of for end, of in OF_OTHERS if old.endswith(end)), None
    )
    if form is None:
        return None
    forms = {numeral.id: cased(form, numeral.form or "")}
    noun = sentence.tokens[numeral.id] if numeral.id < len(sentence.tokens) else None
    if noun is not None and noun.upos == "NOUN" and old in OF_SMALL[language]:
        plural = genitive_plural(noun, inflector)
        if plural is None:
            return None
        forms |= {noun.id: plural} if plural != noun.form else {}
    return [Repair(forms, len(forms), difference(old, form))]


def of_many_of_a_kind(noun: Token, sentence: Sentence, inflector: Inflector) -> list[Repair] | None:
    """A noun and the adjective right before it in the genitive plural: *много полезных статей*."""
    words = [sentence.tokens[noun.id - 2], noun]
    forms = {word.id: genitive_plural(word, inflector) for word in words}
    if words[0].upos != "ADJ" or None in forms.values():
        return None
    changed = {word.id: forms[word.id] or "" for word in words if forms[word.id] != word.form}
    return [Repair(changed, len(changed), len(changed))] if changed else None


def genitive_plural(word: Token, inflector: Inflector) -> str | None:
    """The genitive plural of a word; None where nobody knows it."""
    for one in inflector.related(word.form or "", word.lemma, word.upos):
        same = "Pos" in one.feats.get("Degree", {"Pos"}) and one.lemma == word.lemma
        if same and "Gen" in one.feats.get("Case", ()) and "Plur" in one.feats.get("Number", ()):
            return cased(one.form, word.form or "")
    return None


OF_SMALL = {
    "ru": {"два": "двух", "две": "двух", "три": "трёх", "четыре": "четырёх"},
    "uk": {"два": "двох", "дві": "двох", "три": "трьох", "чотири": "чотирьох"},
}
"""Numerals with a noun in the singular, or in the nominative plural, behind them -> their genitives."""
OF_OTHERS = (
    ("сорок", "сорока"),
    ("сто", "ста"),
    ("вісім", "восьми"),
    ("сім", "семи"),
    ("шість", "шести"),
    ("восемь", "восьми"),
    ("дцять", "дцяти"),
    ("десят", "десяти"),
    ("ь", "и"),
)
"""Ends of other numerals and of their genitives."""


def is_imperative(form: Form) -> bool:
    """Whether a form is that by which several are told to do something, the speaker not among them (*пойдёмте*)."""
    plural = "Plur" in form.feats.get("Number", ()) and "2" in form.feats.get("Person", {"2"})
    return plural and form.feats.get("Mood") == frozenset({"Imp"}) and not form.form.endswith("мте")


def by_its_end(form: str, language: str) -> list[str]:
    """The imperative of a regular verb in the form for *you*, or of an infinitive in *-ить* or *-ити*."""
    for end, ordered in ENDS_OF_ORDERS[language]:
        if (found := end.search(form)) is not None:
            return [form[: found.start()] + ordered]
    return []


ENDS_OF_ORDERS = {
    "ru": (
        (re.compile("(?<=[аяеу])ете$"), "йте"),
        (re.compile("[её]те$"), "ите"),
        (re.compile("(?<=[^аеиоуыэюя])ить$"), "ите"),
    ),
    "uk": (
        (re.compile("(?<=[аяіоу])єте$"), "йте"),
        (re.compile("(?:ете|ите)$"), "іть"),
        (re.compile("(?<=[^аеиоуюяєії])ити$"), "іть"),
    ),
}


def in_order_to(verb: Token, opener: Token, sentence: Sentence) -> str | None:
    """A verb as its infinitive, where nobody is said to do it, and as a past of several, where they are."""
    lemma = verb.lemma or ""
    if INFINITIVE.search(lemma) is None:
        return None
    subjects = [word for word in sentence.tokens[opener.id :] if is_its_subject(word, verb)]
    if not subjects:
        return lemma if in_lower_case(opener.form) in AIMING else None
    stem = PLAIN.fullmatch(lemma)
    if stem is None or "Plur" not in verb.feats.get("Number", ()):
        return None
    ending = PAST_OF_SEVERAL.get(stem["self"] or "")
    return None if ending is None else stem["stem"] + ending


def is_its_subject(word: Token, verb: Token) -> bool:
    """Whether a word is who does what a verb says, as the parser or its own form has it."""
    seen = word.head == verb.id and (word.deprel or "").startswith("subj")
    return seen or (word.upos == "PRON" and word.id < verb.id and word.feats.get("Case") == frozenset({"Nom"}))


AIMING = frozenset("чтобы чтоб щоб аби".split())
INFINITIVE = re.compile("(?:ть|ти|чь)(?:ся|сь)?$")
PLAIN = re.compile("(?P<stem>.*[аеиоуыяюєії])т[ьи](?P<self>ся|сь)?")
"""Infinitives whose past has their stem."""
PAST_OF_SEVERAL = {"": "ли", "ся": "лись", "сь": "лись"}
