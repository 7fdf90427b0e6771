"""Endings that tell all: the only readings that words of a part of speech can have by how they end.

A Czech adjective in *-ý* is no neuter, an Estonian verb in *-b* no plural, whatever the tagger, which reads context,
makes of it. `rules/endings/<language>.json.gz` (class -> ending -> FEATS) is made from treebanks by
`python -m lambre_core.training.endings`; others are written by hand (`lambre_core.lexicon.written`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from lambre_core.gzipped import place_of
from lambre_core.lexicon.files import read_made
from lambre_core.lexicon.reading import Reading
from lambre_core.resources import data_dir
from lambre_core.treebank.feats import Features, parse_feats

Endings = Mapping[tuple[str, str], tuple[Reading, ...]]
"""(class, ending in lower case) -> all readings of the words of this class that end so; their lemma is None."""

LONGEST = 6
"""Letters of the longest ending."""

SHORTEST_STEM = 2
"""Letters that a word has before its ending."""


def endings_path(language: str) -> Path:
    """Where the endings of a language lie, if it has any."""
    return data_dir("rules") / "endings" / f"{language}.json"


def endings_of(language: str) -> Endings:
    """The endings of a language from treebanks; empty where there are none.

    Raises:
        LexiconError: the file is damaged.
    """
    path = endings_path(language)
    return read_endings(path) if place_of(path).exists() else {}


def read_endings(path: Path) -> Endings:
    """Read a file of endings.

    Raises:
        LexiconError: it is no JSON, or of another form.
    """
    return read_made(path, "endings", read_content)


def read_content(content: Mapping[str, Mapping[str, Sequence[str]]]) -> Endings:
    """The endings of what a file holds."""
    return {
        (name, ending): tuple(Reading(None, name.partition(" ")[0], parse_feats(feats)) for feats in readings)
        for name, endings in content.items()
        for ending, readings in endings.items()
    }


def joined(learned: Endings, written: Endings) -> Endings:
    """The endings of treebanks without those that end in one that is written for their class, and the written ones.

    Czech *-ný* was seen of neuters, but for *-ý* it is written that none is.
    """
    kept = {
        (name, ending): readings
        for (name, ending), readings in learned.items()
        if not any((name, ending[start:]) in written for start in range(len(ending)))
    }
    return {**kept, **written}


def class_of(upos: str | None, feats: Features) -> str:
    """What words have endings in common: a part of speech, of verbs only one form (`VERB Fin`)."""
    form = ",".join(sorted(feats.get("VerbForm", ()))) if upos == "VERB" else ""
    return f"{upos} {form}".rstrip()


APOSTROPHES = re.compile("(?<=\\w)['’ʼ‘](?=\\w)")
"""Within words."""


SECOND_ACCENT = re.compile("(?<=[άέήίόύώΐΰ])(?P<between>[α-ω]*)(?P<accented>[άέήίόύώ])(?=[ςν]?$)")
PLAIN = dict(zip("άέήίόύώ", "αεηιουω", strict=True))


def without_second_accent(form: str) -> str:
    """A form without the accent that a Greek word has at its end before a possessive, besides its own: *το όνομά του*.

    >>> without_second_accent("μέλλοντός")
    'μέλλοντος'
    """
    return SECOND_ACCENT.sub(lambda found: found["between"] + PLAIN[found["accented"]], form)


def by_ending(endings: Endings, form: str, upos: str | None, feats: Features) -> tuple[Reading, ...]:
    """The readings of the longest ending of a form that is listed; empty where none is.

    Abbreviations and words with other characters than letters, apostrophes (*пам'ятав*) and hyphens have no endings.
    """
    return longest_ending(endings, form, upos, feats) or ()


def is_impossible(endings: Endings, form: str, upos: str | None, feats: Features) -> bool:
    """Whether the longest ending of a form that is listed is listed without readings: no word of its class ends so."""
    return longest_ending(endings, form, upos, feats) == ()


def longest_ending(endings: Endings, form: str, upos: str | None, feats: Features) -> tuple[Reading, ...] | None:
    """The readings of the longest ending that is listed; None where none is."""
    if not endings or form.isupper():
        return None
    # Of a compound with hyphens the last part is inflected: *томатно-картофельные*.
    last = form.rpartition("-")[2]
    if not (last.isalpha() or APOSTROPHES.sub("", last).isalpha()):
        return None
    name, lower = class_of(upos, feats), without_second_accent(last.lower())
    for length in range(min(LONGEST, len(lower) - SHORTEST_STEM), 0, -1):
        found = endings.get((name, lower[-length:]))
        if found is not None:
            return found
    return None
