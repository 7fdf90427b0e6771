"""Told names: a Russian or Ukrainian name that ends in a consonant is no neuter.

A tagger has to guess the gender of a name that it does not know, so that no verb beside it is judged: *Кармен пела*.
But where somebody does something to somebody or something, and in the past of verbs that have no object, the name is
the subject, and *Гарстин спросило учеников* is wrong of a man and of a woman. What a town is an object of has no
subject: *Лондон затопило*; nor has what happens to a woman whose name is no nominative: *Кармен пришлось уйти*.
"""

from __future__ import annotations

import re

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.relations import TOLD, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})

NAME = re.compile("[А-ЯЁЇІЄҐ][а-яёїієґ’']*[бвгґджзйклмнпрстфхцчшщ]")
"""Names in a hard consonant, and no acronyms."""

HAPPENING = re.compile(
    "пришлось|приходилось|удалось|удавалось|довелось|доводилось|(?:за|рас)?хотелось|(?:по|о)?казалось|(?:по)?думалось|"
    "(?:при)?снилось|(?:по)?нравилось|(?:по)?везло|посчастливилось|предстояло|следовало|надоело|осталось|оставалось|"
    "полегчало|терпелось|спалось|жилось|работалось|стоило|хватило|хватало|надлежало|требовалось|(?:по)?чудилось|"
    "померещилось|мерещилось|вспомнилось|верилось|пристало|подобало|"
    "довелося|доводилося|вдалося|вдавалося|(?:за)?хотілося|(?:по|з)?здавалося|здалося|(?:по)?думалося|(?:на)?снилося|"
    "(?:с)?подобалося|(?:по)?щастило|належало|набридло|лишилося|залишилося|залишалося|полегшало|терпілося|спалося|жилося|"
    "працювалося|вистачило|вистачало|випало|варто|слід|бракувало|судилося|пригадалося|вірилося|ввижалося"
)
"""What happens to somebody, who is named in the dative."""

NEUTER, PLURAL, SINGULAR = frozenset({"Neut"}), frozenset({"Plur"}), frozenset({"Sing"})
NOMINATIVE, OF_PERSONS = frozenset({"Nom"}), frozenset({"Fem", "Masc"})
ACCUSATIVES = frozenset({"Acc"})


def with_told_names(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with names joined to the neuter verbs behind them.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for name in sentence.tokens:
        verb = sentence.head_of(name)
        if verb is None or not is_neuter(verb) or not is_subject_before(name, verb, sentence):
            continue
        if HAPPENING.fullmatch(lower(verb)) is not None:
            continue
        # *Гостей собралось*: a genitive with the capital of the first word.
        several = any(one.feats.get("Number") == PLURAL for one in known_as(lower(name), "NOUN", readings))
        if not several and (is_idle(verb) or has_an_object(verb, sentence)):
            feats = {"Case": NOMINATIVE, "Gender": OF_PERSONS, "Number": SINGULAR}
            changed[name.id] = as_told(name, "PROPN", feats, (verb.id, TOLD))
            changed[verb.id] = as_told(verb, "VERB", {"Gender": NEUTER}, None)
    return sentence.with_tokens(changed) if changed else sentence


def is_neuter(verb: Token) -> bool:
    """Whether a word is surely a verb in the past, in the neuter."""
    past = verb.upos == "VERB" and "Fin" in verb.feats.get("VerbForm", ()) and verb.feats.get("Gender") == NEUTER
    return past and believed_upos(verb) >= SURE


def is_subject_before(name: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether a name, first and last together, is the only subject of a verb and stands before it, behind no noun that
    it may be the name of (*агентство Рейтер сообщило*)."""
    subjects = [word for word in sentence.tokens if word.head == verb.id and (word.deprel or "").startswith("subj")]
    if subjects != [name] or name.id > verb.id:
        return False
    if any(word.upos == "PUNCT" for word in sentence.tokens[name.id : verb.id - 1]):
        return False  # "Фауст!" — подумалось ему.
    words = [name, *(word for word in sentence.tokens if word.head == name.id)]
    first = min(word.id for word in words)
    before = sentence.tokens[first - 2] if first > 1 else None
    alone = before is None or before.upos not in {"ADJ", "ADP", "DET", "NOUN", "NUM", "PROPN", "X"}
    return alone and all(word.upos == "PROPN" and NAME.fullmatch(word.form or "") for word in words)


def is_idle(verb: Token) -> bool:
    """Whether a verb never has an object."""
    return lower(verb).endswith(("ся", "сь")) or (verb.lemma or "") in intransitive()


def has_an_object(verb: Token, sentence: Sentence) -> bool:
    """Whether a verb has an object in the accusative, or an infinitive."""
    return any(
        word.head == verb.id
        and (word.deprel or "").startswith("comp:obj")
        and (word.feats.get("Case") == ACCUSATIVES or "Inf" in word.feats.get("VerbForm", ()))
        for word in sentence.tokens
    )
