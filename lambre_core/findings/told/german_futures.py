"""German verbs at the end of a clause in a form that the words before them leave no choice of, and opening objects."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.auxiliaries import MODALS
from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_arguments import LINKING, OF_GENITIVES, SPEAKERS, is_at_the_end, joined
from lambre_core.findings.told.german_arguments import is_only_nominative as is_nominative
from lambre_core.findings.told.german_phrases import is_span, phrase_at
from lambre_core.findings.told.german_subjects import MOVING, is_known_as_another
from lambre_core.findings.told.relations import FUTURE, TO_DO, UNDERGONE, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Token

WILL = frozenset("werde wirst wird werden werdet".split())
WOULD = frozenset("würde würdest würden würdet".split())

LET = frozenset("lasse lässt lassen lasst ließ ließen ließt".split())

SUBJECTS = SPEAKERS | {"sie", "es", "das", "dies"}
OBJECTS = frozenset({"mich", "dich", "ihn"})
"""Accusatives that are no other word."""


def will_be_done_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A verb that ends a clause behind *werden*, beside a pronoun that is its subject, and that, joined: if the lexicon
    has it as a finite verb alone (*ich würde gern mit Ihnen spreche*, *sie lässt sich die Haare schneidet*), or it is a
    participle and has an object (*wir werden Sie rechtzeitig informiert*), or that of a copula (*er wird Vater
    geworden*)."""
    words = clause.words
    place = next((n for n, word in enumerate(words) if lower(word) in WILL | WOULD | LET), None)
    first = phrase_at(words, 0, readings) if words else None
    opened = first is not None and first.end == place and "Nom" in first.cases
    if (
        place is None
        or (place > 1 and not opened)
        or len(words) < len(("ich", "werde", "komme"))
        or not is_at_the_end(clause)
    ):
        return {}
    werden, last, near = words[place], words[-1], (*words[:place], *words[place + 1 : place + 2])
    subjects = [word for word in near if lower(word) in SPEAKERS] or [w for w in near if lower(w) in SUBJECTS]
    others = [word for word in words if word.upos in VERBS and word.id not in {werden.id, last.id}]
    if (
        len(subjects) != 1 - opened
        or others
        or last in near
        or not (last.form or "").islower()
        or werden.upos not in VERBS
    ):
        return {}
    verb = finite_readings(last, readings)
    if verb and last.upos in {"ADJ", "VERB", "X"} and not is_related(words[place + 1 :]):
        feats = {**verb[0].feats, "VerbForm": frozenset({"Fin"})}
        return {last.id: as_told(last, "VERB", feats, (werden.id, FUTURE))}
    if lower(werden) in LET or opened or not subjects:
        return {}
    if lower(last) in {"geworden", "gewesen"} and lower(werden) in WILL:
        return {last.id: as_told(last, "VERB", {"VerbForm": frozenset({"Part"})}, (werden.id, FUTURE))}
    if not is_participle(last, readings) or not has_an_object(words[place + 1 : -1], subjects[0], readings):
        return {}
    return {last.id: as_told(last, "VERB", {"VerbForm": frozenset({"Part"})}, (werden.id, FUTURE))}


def finite_readings(word: Token, readings: Readings) -> list[Reading]:
    """The readings of a word that the lexicon has as a finite verb alone; empty where it may be something else."""
    known = known_as(lower(word), "VERB", readings)
    finite = all("Mood" in one.feats and one.lemma != lower(word) for one in known)
    return known if finite and not is_known_as_another(word, readings) else []


def is_related(words: Sequence[Token]) -> bool:
    """Whether a clause without its comma may begin among words: *ich würde das nehmen was er will*."""
    return any(word.upos == "PRON" and lower(word) in {"der", "die", "das", "was", "wer"} for word in words[1:-1])


def is_participle(word: Token, readings: Readings) -> bool:
    """Whether a word is a participle and no infinitive."""
    infinitive = any(one.lemma == lower(word) for one in known_as(lower(word), "VERB", readings))
    participle = word.upos == "VERB" and "Part" in word.feats.get("VerbForm", ())
    return participle and not infinitive and lower(word) not in CALLED


ALONG = frozenset({"entlang", "hinauf", "hinab", "hinunter", "herauf", "herab", "herunter", "hindurch"})
"""Words behind a way that somebody is led."""

CALLED = frozenset({"genannt", "getauft", "geschimpft", "geheißen", "gerufen", "geworden", "gewesen"})
"""Participles with which a noun says what somebody is called."""


def has_an_object(words: Sequence[Token], subject: Token, readings: Readings) -> bool:
    """Whether an accusative stands among words, and nothing that belongs to an adposition: *Sie*, beside another
    subject, *mich*, or a phrase that is nothing else."""
    governed = False
    if any(lower(word) in ALONG for word in words):
        return False
    for place, word in enumerate(words):
        if word.upos == "ADP":
            governed = True
            continue
        polite = word.form == "Sie" and lower(subject) in SPEAKERS
        if not governed and (lower(word) in OBJECTS or polite):
            return True
        phrase = phrase_at(words, place, readings)
        if phrase is not None:
            cases = phrase.cases - ({"Nom"} if lower(subject) in SPEAKERS else set())
            if not governed and cases == frozenset({"Acc"}) and not is_span(phrase.noun):
                return True
            governed = False
    return False


def to_be_done_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An infinitive between a modal verb and *werden*, which ends the clause, and that, joined: *das kann nicht
    rückgängig machen werden*; but not *dass sie es machen werden*."""
    words = clause.words
    if len(words) < len(("das", "muss", "machen", "werden")) or lower(words[-1]) != "werden":
        return {}
    verb, werden, front = words[-2], words[-1], words[:-2]
    modals = [word for word in front if MODALS.fullmatch(lower(word)) and word.upos in VERBS]
    others = [word for word in front if word.upos in VERBS and word not in modals]
    if len(modals) != 1 or others or verb.upos != "VERB" or not (verb.form or "").islower():
        return {}
    if front[0].upos == "SCONJ" or is_related(words):
        return {}
    infinitive = any(one.lemma == lower(verb) for one in known_as(lower(verb), "VERB", readings))
    if not infinitive or known_as(lower(verb) + "e", "ADJ", readings) or lower(verb) in BECOMING:
        return {}
    return {
        verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Inf"})}, (werden.id, UNDERGONE)),
        werden.id: as_told(werden, "AUX", {}, None),
    }


def to_do_with_prefix_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A participle with a prefix that stands apart and that no lexicon has, which ends a clause behind a modal verb,
    and that, joined: *Sie können bis zu fünf Bilder hochgeladen*."""
    words = clause.words
    modals = [word for word in words[:-1] if MODALS.fullmatch(lower(word)) and word.upos in VERBS]
    found = PARTICIPLE.fullmatch(lower(words[-1]))
    others = any(word.upos in VERBS and word not in modals for word in words[:-1])
    if len(modals) != 1 or found is None or others or not is_at_the_end(clause):
        return {}
    if known_as(lower(words[-1]), "VERB", readings) or lower(words[-1]) != words[-1].form:
        return {}
    stem = found["stem"]
    infinitives = (stem, f"{stem.removesuffix('t')}en", f"{stem.removesuffix('et')}en")
    known = [one for one in infinitives if any(other.lemma == one for other in known_as(one, "VERB", readings))]
    if not known or not known_as(f"ge{stem}e", "ADJ", readings):
        return {}
    verb = replace(words[-1], lemma=found["prefix"] + known[0])
    told = as_told(verb, "VERB", {"VerbForm": frozenset({"Part"})}, (modals[0].id, FUTURE))
    return {verb.id: told, modals[0].id: as_told(modals[0], "AUX", {}, None)}


PARTICIPLE = re.compile("(?P<prefix>herunter|hoch|hinauf|herauf|zurück|zusammen|weiter|fest|frei)ge(?P<stem>.+)")

BECOMING = frozenset({"krank", "müssen", "können", "dürfen", "wollen", "sollen", "sein", "haben"})
"""What no passive is made of."""


def to_do_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A verb that ends a clause behind *zu* and that, joined, if the lexicon has it as a finite verb alone: *anstatt zu
    wartet*, *ich habe vergessen, die Tür zu schließe*."""
    words = clause.words
    if len(words) < len(("zu", "wartet")) or lower(words[-2]) != "zu":
        return {}
    zu, last = words[-2:]
    if lower(words[0]) not in INSTEAD and (zu.upos != "PART" or last.upos == "ADV"):
        return {}
    known = finite_readings(last, readings)
    if not known or not (last.form or "").islower():
        return {}
    feats = {**known[0].feats, "VerbForm": frozenset({"Fin"})}
    return {
        zu.id: as_told(zu, "PART", {}, None),
        last.id: as_told(last, "VERB", feats, (zu.id, TO_DO)),
    }


INSTEAD = frozenset({"um", "ohne", "statt", "anstatt"})


def asked_for_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A masculine nominative that opens a sentence before a finite verb and the pronoun that is its subject, and the
    verb whose object it is, joined: *welcher Ordner möchten Sie öffnen*, *der Brief habe ich gelesen*."""
    words = clause.words
    phrase = phrase_at(words, 0, readings) if words and words[0].id == 1 else None
    if phrase is None or phrase.end + 1 >= len(words) or not is_nominative(phrase, words) or is_span(phrase.noun):
        return {}
    verb, subject = words[phrase.end : phrase.end + 2]
    second = lower(subject) == "ihr" and "2" in verb.feats.get("Person", ()) and subject.upos == "PRON"
    polite = subject.form == "Sie" and "Plur" in verb.feats.get("Number", ())
    if verb.upos not in VERBS or not (lower(subject) in SPEAKERS or second or polite):
        return {}
    chain = [word for word in words if word.upos in VERBS]
    full = [word for word in chain if word.upos == "VERB"]
    idle = LINKING | MOVING | OF_GENITIVES
    if len(full) != 1 or any(word.lemma in idle - {"sein"} for word in chain) or is_copular(chain, words):
        return {}
    return joined(phrase, full[0], "Acc")


def is_copular(chain: Sequence[Token], words: Sequence[Token]) -> bool:
    """Whether a clause may say what somebody is or becomes, or compares: *der Chef bin ich geworden*."""
    return any(word.lemma in {"sein", "werden"} for word in chain) or any(lower(word) == "als" for word in words)
