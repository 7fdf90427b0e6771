"""German adjectives without an ending before the noun that they belong to, and words for many before one thing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.plurals import AS_ADJECTIVES, SEVERAL
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_arguments import SPEAKERS
from lambre_core.findings.told.german_phrases import is_span
from lambre_core.findings.told.relations import BARE_ADJECTIVE, CASES_ASKED, as_told
from lambre_core.lexicon.reading import DECLENSION, Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Token


def bare_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """Adjectives as they stand in a dictionary between a determiner and a noun, and that noun, joined: *eine neu
    Arbeit*, but not *ein rosa Kleid*, *die schnell Hilfe brauchen*, *die sozial Schwachen*."""
    changed: dict[int, Token] = {}
    for determiner, word, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if DETERMINERS.fullmatch(lower(determiner)) is None or word.upos not in {"ADJ", "ADV"} or noun.upos != "NOUN":
            continue
        if is_declinable(word, readings) and is_plain_noun(noun, readings) and lower(noun) not in WITHOUT_ENDINGS:
            changed[word.id] = as_told(word, "ADJ", UNINFLECTED, (noun.id, BARE_ADJECTIVE))
    return changed


DETERMINERS = re.compile("(?:ein|kein|mein|dein|sein|unser)(?:en|e)?|ein|ihren")
"""Determiners that seldom stand for a noun, behind which an adverb could stand: *einem schnell Hilfe holen*."""

WITHOUT_ENDINGS = frozenset({"brot", "teil", "stück", "ding", "kind", "weile", "maß"})
"""Nouns of old phrases: *unser täglich Brot*, *ein gut Teil*, *ein lieb Kind*."""


def is_declinable(word: Token, readings: Readings) -> bool:
    """Whether the lexicon has a word as an adjective that has endings, and it has none."""
    form = lower(word)
    if not (word.form or "").islower() or form.endswith(("e", "er")) or form in INDECLINABLE:
        return False
    return any(reading.lemma == form for reading in known_as(form + "e", "ADJ", readings))


UNINFLECTED: Features = {DECLENSION: frozenset({"None"})}
"""What an adjective without an ending has where it must have one."""

INDECLINABLE = frozenset("ganz halb solch manch welch viel wenig mehr all eigen lieb frei live online".split())


def is_plain_noun(noun: Token, readings: Readings) -> bool:
    """Whether a noun is known, and no adjective or participle that stands for one."""
    form = noun.form or ""
    return (
        form[:1].isupper()
        and form[1:].islower()
        and bool(known_as(form, "NOUN", readings))
        and not known_as(form.lower(), "ADJ", readings)
    )


def misdeclined_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A weak noun in *-e* that has got the *-s* of a strong one behind its determiner, as the nominative of it, for it
    is no genitive: *die Adresse des Kundes*, *die Meinung des Kollegens*; *des Namens* is one."""
    changed: dict[int, Token] = {}
    for before, noun in pairwise(clause.words):
        form = noun.form or ""
        if OWNER.fullmatch(lower(before)) is None or noun.upos not in {"NOUN", "PROPN"} or ENDED.search(form) is None:
            continue
        if known_as(form.lower(), "ADJ", readings):
            continue  # *des Neugeborenes* lacks another ending.
        # *Kunde* is also what somebody hears.
        stem = form[:-2] if form.endswith("ens") else form[:-1]
        weak = [one for one in known_as(stem, "NOUN", readings) if is_weak(one)]
        if not weak or known_as(form, "NOUN", readings) or not known_as(f"{stem}n", "NOUN", readings):
            continue
        if form.endswith("ens") or not known_as(stem[:-1], "NOUN", readings):
            changed[noun.id] = as_told(replace(noun, lemma=weak[0].lemma), "NOUN", weak[0].feats, None)
    return changed


def counted_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A plural behind a numeral and an adjective in *-en*, right behind a verb that has an accusative and nothing else,
    or its subject, and the verb, joined: *du hast drei neuen Nachrichten*; but *mit drei neuen Nachrichten*."""
    words = clause.words
    for place in range(1, len(words) - 2):
        number, adjective, noun = words[place : place + 3]
        if NUMERAL.fullmatch(lower(number)) is None or adjective.upos != "ADJ" or noun.upos != "NOUN":
            continue
        before, known = words[place - 1], known_as(noun.form or "", "NOUN", readings)
        plural = any(
            "Acc" in one.feats["Case"] and "Plur" in one.feats["Number"] for one in known if "Case" in one.feats
        )
        verb = words[place - 2] if place > 1 and lower(before) in SPEAKERS | {"es", "sie"} else before
        if verb.upos not in VERBS or verb.lemma not in WITH_OBJECTS or not plural:
            continue
        if not lower(adjective).endswith("en") or any(w.upos == "VERB" for w in words if w is not verb):
            continue
        feats: Features = {"Case": frozenset({"Acc"}), "Number": frozenset({"Plur"})}
        return {noun.id: as_told(noun, "NOUN", feats, (verb.id, CASES_ASKED["Acc"]))}
    return {}


NUMERAL = re.compile("zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[2-9]|[1-9][0-9]+")
WITH_OBJECTS = frozenset(
    "haben geben brauchen kaufen sehen finden erhalten bekommen enthalten benötigen suchen".split()
)

ENDED = re.compile("en?s$")
OWNER = re.compile("des|(?:dies|jed|jen|[kmds]?ein|ihr|unser|eur)es")
"""Determiners of genitives, and ends of nouns that seem to be some."""


def is_weak(reading: Reading) -> bool:
    """Whether a reading is that of a masculine in *-e*, which is the nominative of one."""
    feats = reading.feats
    return "Nom" in feats.get("Case", ()) and "Masc" in feats.get("Gender", ()) and "Sing" in feats.get("Number", ())


def several_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Mehrere*, *viele* and *wenige* before a noun that is a singular and nothing else, and that, joined as a number
    is: *mehrere Seite*, *viele neue Datei*; not behind another determiner (*die viele Arbeit*), nor where they may be
    the subject themselves (*viele Hilfe brauchen*)."""
    changed: dict[int, Token] = {}
    words = clause.words
    if not has_another_subject(words):
        return changed
    for place, word in enumerate(words):
        if lower(word) not in MANY or (place and words[place - 1].upos == "DET"):
            continue
        end = place + 1
        while end < len(words) and words[end].upos == "ADJ" and lower(words[end]).endswith(("e", "en")):
            end += 1
        noun = words[end] if end < len(words) else None
        if noun is None or noun.upos != "NOUN" or is_span(noun) or not is_unnoticed(word, noun, readings):
            continue
        if is_plain_noun(noun, readings) and is_one(noun, readings):
            behind = words[end + 1] if end + 1 < len(words) else clause.after
            if behind is None or (behind.upos not in {"NOUN", "PROPN", "X"} and behind.form not in HYPHENS):
                changed[word.id] = as_told(word, "NUM", {}, (noun.id, SEVERAL))
    return changed


def has_another_subject(words: Sequence[Token]) -> bool:
    """Whether some finite verb of a clause is said of one, or of who speaks or is spoken to, or the clause has none but
    an infinitive with *zu*, and so no subject."""
    verbs = [word for word in words if word.upos in VERBS and "Person" in word.feats]
    several = any("3" in verb.feats["Person"] and "Plur" in verb.feats.get("Number", {"Plur"}) for verb in verbs)
    if not verbs:
        return any(lower(word) == "zu" and word.upos == "PART" for word in words)
    return not several or any(lower(word) in SPEAKERS for word in words)


MANY = frozenset({"mehrere", "viele", "wenige"})
HYPHENS = frozenset({"-", "‐", "/"})
"""What joins a noun to one behind it, with which the words before go."""


def is_unnoticed(word: Token, noun: Token, readings: Readings) -> bool:
    """Whether the tagger gives *mehrere* no number, or a determiner may be that of a feminine: *viele Datei*, as in
    *die viele Arbeit*."""
    feminine = all("Fem" in one.feats.get("Gender", ()) for one in known_as(noun.form or "", "NOUN", readings))
    agreeing = any(agree(one.feats, other.feats) for one in readings(word) for other in readings(noun))
    return (lower(word) == "mehrere" and "Number" not in word.feats) or (feminine and agreeing)


def is_one(noun: Token, readings: Readings) -> bool:
    """Whether all that the lexicon has for a noun are singulars; of those that are declined as adjectives it may lack
    the plural."""
    known = known_as(noun.form or "", "NOUN", readings)
    return AS_ADJECTIVES.search(noun.form or "") is None and all(
        "Sing" in reading.feats.get("Number", ()) for reading in known
    )
