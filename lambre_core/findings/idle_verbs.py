"""Idle verbs: what a Russian or Ukrainian verb that has no object seems to have for one is its subject, and for sure.

*Президента прибув до Києва*, *программу запускается сама*, *над степом прошуміла дощ*: a parser that has seen correct
text alone makes an object of what is no nominative, or does not agree. But reflexive verbs and those of going, being
and becoming have none (`rules/valency`), unless they say how far or how long.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from lambre_core.findings.absence import ABSENCE
from lambre_core.findings.certain import certain
from lambre_core.findings.predicates import as_nominative
from lambre_core.findings.readings import SELDOM, Readings, known_as
from lambre_core.findings.subjects import COPULAR, OBJECTS
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

OF_IDLE = "subj@idle"
"""The relation of such a subject."""

LANGUAGES = frozenset({"ru", "uk"})

REFLEXIVE = ("ся", "сь")

WITH_OBJECTS = frozenset(
    "дивитися подивитися передивитися роздивлятися роздивитися питатися спитатися запитатися хотітися захотітися "
    "слухатися послухатися боятися дочекатися вчитися учитися навчитися наїстися напитися дізнаватися дізнатися "
    "хотеться захотеться слушаться послушаться бояться дождаться учиться научиться наесться напиться".split()
)
"""Lemmas of reflexive verbs that may have something beside in the accusative or genitive."""

MEASURING = frozenset(
    "бігти бігати пробігти їхати їздити йти іти ходити летіти літати плисти пливти плавати служити послужити важити "
    "тривати голосувати проголосувати дихати скакати стрибати бежать бегать пробежать ехать ездить идти ходить лететь "
    "летать плыть плавать служить послужить весить кричать закричать торговать голосовать танцювати".split()
)
"""Verbs of the lists that may say how far, how much or what: *бегать марафон*, *служить обедню*."""

WHOLE = frozenset("весь увесь ввесь цілий кожен кожний целый каждый".split())
"""Lemmas of words with which a noun says how long or how far: *всю дорогу молчал*."""

PLAIN = frozenset({"Nom", "Acc", "Gen", "Voc"})


def with_subjects_of_idle_verbs(
    sentence: Sentence, readings: Readings, language: str, governors: Collection[str]
) -> Sentence:
    """The sentence with what seems the only object of such verbs as their subjects.

    Args:
        readings: of words out of context.
        governors: lemmas of verbs that govern some case.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for verb in sentence.tokens:
        if not is_idle(verb) or may_tell(verb, readings) or verb.lemma in governors or is_denied(verb, sentence):
            continue
        above = sentence.head_of(verb)
        if above is not None and in_lower_case(above.form) in {"що", "что"}:
            continue
        below = [word for word in sentence.tokens if word.head == verb.id]
        if any((word.deprel or "").startswith("subj") or is_clause(word) for word in below):
            continue
        objects = [word for word in below if word.deprel in OBJECTS]
        if len(objects) == 1 and may_be_its_subject(objects[0], verb, sentence, readings):
            changed[objects[0].id] = as_subject(objects[0], readings)
    return sentence.with_tokens(changed)


def may_tell(verb: Token, readings: Readings) -> bool:
    """Whether a verb may be an imperative of another one: *вышли наряд*, *постав запитання*."""
    opens = verb.id == 1 or (verb.form or "")[:1].isupper()
    if opens and in_lower_case(verb.form).endswith("став"):
        return True
    return any("Imp" in reading.feats.get("Mood", ()) for reading in readings(verb))


def as_subject(noun: Token, readings: Readings) -> Token:
    """A noun as a subject, and, if it may be, in the nominative."""
    nominative = any("Nom" in reading.feats.get("Case", ()) for reading in readings(noun))
    token = certain(replace(noun, deprel=OF_IDLE))
    return as_nominative(token) if nominative else token


def is_idle(verb: Token) -> bool:
    """Whether a word is a finite verb in the third person or in the past, no neuter, that has no object."""
    form, lemma = in_lower_case(verb.form), verb.lemma or ""
    if verb.upos != "VERB" or lemma in COPULAR or form in ABSENCE or "Fin" not in verb.feats.get("VerbForm", ()):
        return False
    if (
        "Imp" in verb.feats.get("Mood", ())
        or "Neut" in verb.feats.get("Gender", ())
        or "3" not in verb.feats.get("Person", _THIRD)
    ):
        return False
    if form.endswith(REFLEXIVE):
        return not has_an_object(lemma)
    return lemma in intransitive() - MEASURING


def has_an_object(lemma: str) -> bool:
    """Whether a reflexive verb has one all the same; Ukrainian ones end in *-ся* or *-сь*."""
    return f"{lemma[:-2]}ся" in WITH_OBJECTS or lemma in WITH_OBJECTS


_THIRD = frozenset({"3"})
_SINGULAR = frozenset({"Sing"})


def is_denied(verb: Token, sentence: Sentence) -> bool:
    """Whether a negation stands right before a verb, beside which there may be a genitive."""
    return verb.id > 1 and in_lower_case(sentence.tokens[verb.id - 2].form) in {"не", "ні", "ни"}


def is_clause(word: Token) -> bool:
    """Whether a word is an infinitive or a clause that a verb has for its complement or subject."""
    return word.upos in {"AUX", "SCONJ", "VERB"} and (word.deprel or "").startswith("comp:")


def may_be_its_subject(noun: Token, verb: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun without a measure or numeral is in a plain case, and, if it is no nominative, agrees with the verb
    in number and gender; nothing parts the two."""
    if noun.upos != "NOUN" or not stands_alone(noun, verb, sentence):
        return False
    if noun.id > verb.id and any(is_in_latin_letters(word) for word in sentence.tokens[: verb.id - 1]):
        return False  # *Application Insights автоматично корелює запити*
    if (noun.lemma or "").lower() in measures() or any(map(is_of_measure, own_words(noun, sentence))):
        return False
    likely = [one for one in readings(noun) if one.upos == noun.upos and one.probability >= SELDOM]
    own = [one for one in likely if one.lemma == noun.lemma] or likely
    cases = [reading.feats.get("Case", frozenset()) for reading in own]
    if not cases or not all(case and case <= PLAIN for case in cases):
        return False
    if any("Nom" in case for case in cases):
        return noun.id < verb.id or not is_one_of_several(noun, verb, sentence)
    if is_owner_of_a_noun(noun, sentence, readings):
        return False
    return (
        noun.feats.get("Number") == _SINGULAR
        and any("Acc" in case for case in cases)
        and all(
            noun.feats[name] == verb.feats[name]
            for name in ("Number", "Gender")
            if name in noun.feats and name in verb.feats
        )
    )


def is_in_latin_letters(word: Token) -> bool:
    """Whether a word is a name or the like that is left in Latin letters."""
    return (word.form or "").isascii() and (word.form or "")[:1].isalpha()


def is_one_of_several(noun: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether a singular behind a plural verb has a conjunction and a name soon behind it: *взаємодіють застосунок X і
    Y*."""
    behind = sentence.tokens[noun.id : noun.id + 4]
    joint = next((word for word in behind if word.upos == "CCONJ"), None)
    several = "Plur" in verb.feats.get("Number", ()) and "Plur" not in noun.feats.get("Number", ())
    return several and joint is not None and all(word.upos != "PUNCT" for word in behind if word.id < joint.id)


def is_owner_of_a_noun(noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether what stands right before a noun and seems its attribute is a noun in the nominative itself: *приходит
    накладная поставщика*."""
    before = sentence.tokens[noun.id - 2] if noun.id > 1 else None
    if before is None or before.upos != "ADJ" or before.head != noun.id:
        return False
    known = known_as(in_lower_case(before.form), "NOUN", readings)
    return any("Nom" in reading.feats.get("Case", ()) for reading in known)


def stands_alone(noun: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether nothing but adverbs and its own words stands between a noun and its verb, and before it, if it comes
    first, no other nominal, adposition or conjunction to which it may belong."""
    first, last = sorted((noun.id, verb.id))
    between = sentence.tokens[first : last - 1]
    if not all(word.upos in BESIDE or (word.upos in OWN and sentence.depends_on(word, noun)) for word in between):
        return False
    start = min((word.id for word in sentence.tokens if word.head == noun.id and word.upos in OWN), default=noun.id)
    before = sentence.tokens[min(start, noun.id) - 2] if min(start, noun.id) > 1 else None
    if noun.id > verb.id or before is None or before.upos in BESIDE or before.form in OPENING:
        return True
    if in_lower_case(before.form) in SUBORDINATING:
        return True  # *если запись существуют*
    adposition = sentence.head_of(before)
    oblique = before.feats.get("Case", PLAIN).isdisjoint({"Acc", "Nom"})
    governed = adposition is not None and adposition.upos == "ADP" and adposition.id < before.id and oblique
    return (governed and adposition is not None and adposition.head == verb.id) or before.lemma in measures()


BESIDE = frozenset({"ADV", "PART"})
OWN = frozenset({"ADJ", "ADP", "DET", "NOUN", "PROPN"})
SUBORDINATING = frozenset("если когда чтобы хотя пока якщо коли щоб хоча поки доки".split())
OPENING = frozenset({",", "—", "–", ":", ";", "«", "„", "(", "."})


def own_words(noun: Token, sentence: Sentence) -> Iterator[Token]:
    """The words below a noun but for what has an adposition, and the one right before it, unless it tells when."""
    yield from (word for word in sentence.tokens if word.head == noun.id and word.upos != "ADP")
    before = sentence.tokens[noun.id - 2] if noun.id > 1 else None
    if before is not None and (before.upos != "ADV" or in_lower_case(before.form) in QUANTIFIERS):
        yield before


QUANTIFIERS = frozenset(
    "багато мало чимало немало більше менше много немало мало больше меньше столько сколько".split()
)
"""Adverbs of quantity."""


def is_of_measure(word: Token) -> bool:
    """Whether a word counts, says that all of something is meant, or governs it."""
    return word.upos in {"ADP", "ADV", "NUM"} or (word.lemma or "") in WHOLE
