"""Making `rules/endings`: `python -m lambre_core.training.endings LANGUAGE`.

For a class of words and an ending the readings (case, gender, number, person, animacy) of all words of the train split
are collected, each word once with each reading. They are all that there are if another is improbable: its probability
is about the share of those seen once (Good 1953). What very few words show counts as an oversight of the annotation.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lambre_core.lexicon.endings import LONGEST, SHORTEST_STEM, Endings, by_ending, class_of, endings_path, read_content
from lambre_core.training.cli import make_files, write_made
from lambre_core.training.lexicon_sources import CLOSED_FEATURES
from lambre_core.training.prepare import learned_layers, read_splits
from lambre_core.training.recipe import RECIPES
from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence

LANGUAGES = ("cs", "el", "en", "et", "fi", "lt", "lv", "pt", "tr")
"""Languages with a model and without a full lexicon. Ukrainian is written by hand: speeches in parliament, all that
there is to train on, lack whole classes of words (*майстерня*, *бабуся*)."""

CLASSES = frozenset({"ADJ", "NOUN", "VERB"})
"""Open classes of which endings tell; names end as they like."""

LEAST = 30
"""Fewest pairs of a word and a reading from which an ending can be known."""

OVERSIGHT = 0.003
"""Most of them that may be oversights, of readings that no more than `FEW` words show."""

FEW = 2

UNSEEN = 0.009
"""Most that may be left of the probability that the next word has a reading that was never seen."""

EXPECTED = 5
"""A longer ending excludes a reading that shorter ones have if so many words with it would have been expected."""

LEAST_RIGHT = 0.995
"""Least share of the words of a part of speech in the dev split, of those whose ending is listed, that have one of its
readings; others are left out (Greek nouns and adjectives, from speeches in parliament, and Finnish verbs)."""


def words_of(sentences: Iterable[Sentence]) -> set[tuple[str, str, str]]:
    """Form in lower case, class and FEATS of the words of open parts of speech."""
    return {
        (
            token.form.lower(),
            class_of(token.upos, token.feats),
            format_feats({name: values for name, values in token.feats.items() if name in CLOSED_FEATURES}),
        )
        for sentence in sentences
        if "feats" in learned_layers(sentence)
        for token in sentence.tokens
        if token.form and token.form.isalpha() and token.upos in CLASSES
    }


def telling_endings(words: Iterable[tuple[str, str, str]]) -> dict[str, dict[str, list[str]]]:
    """Class -> ending -> its FEATS, the most frequent first, of the endings that tell all."""
    seen: dict[tuple[str, str], Counter[str]] = {}
    for form, name, feats in words:
        for length in range(1, min(LONGEST, len(form) - SHORTEST_STEM) + 1):
            seen.setdefault((name, form[-length:]), Counter())[feats] += 1
    found: dict[str, dict[str, list[str]]] = {}
    for (name, ending), counts in sorted(seen.items()):
        if readings := all_readings(counts):
            shorter = (seen[name, ending[start:]] for start in range(1, len(ending)))
            rare = (feats for others in shorter for feats in not_excluded(others, counts.total()))
            found.setdefault(name, {})[ending] = list(dict.fromkeys((*readings, *sorted(rare))))
    return found


def not_excluded(counts: Counter[str], words: int) -> Iterator[str]:
    """The readings of an ending that are too rare to be missed among so many words with a longer one."""
    for feats, count in counts.items():
        if count > FEW and count * words < EXPECTED * counts.total():
            yield feats


def all_readings(counts: Mapping[str, int]) -> list[str]:
    """The readings that are all, the most frequent first; none where there may be others."""
    total = sum(counts.values())
    if total < LEAST:
        return []
    ranked = sorted(counts.items(), key=lambda item: (item[1], item[0]))
    dropped = 0
    while ranked[0][1] <= FEW and dropped + ranked[0][1] <= OVERSIGHT * total:
        dropped += ranked.pop(0)[1]
    once = sum(count == 1 for _, count in ranked)
    return [reading for reading, _ in reversed(ranked)] if once + 1 <= UNSEEN * total else []


@dataclass(slots=True)
class Covered:
    """Words of a part of speech: all, those with an ending that tells all, those of them with one of its readings."""

    words: int = 0
    known: int = 0
    right: int = 0


def covered(endings: Endings, sentences: Iterable[Sentence]) -> dict[str, Covered]:
    """UPOS -> how many words of some sentences have endings that tell all, and rightly."""
    found: dict[str, Covered] = {}
    for sentence in sentences:
        for token in sentence.tokens:
            if token.upos in CLASSES and token.form and token.form.isalpha():
                count = found.setdefault(token.upos, Covered())
                readings = by_ending(endings, token.form, token.upos, token.feats)
                ruled = {name: values for name, values in token.feats.items() if name in CLOSED_FEATURES}
                count.words += 1
                count.known += bool(readings)
                count.right += any(reading.feats == ruled for reading in readings)
    return found


def sure_endings(language: str, data: Path) -> dict[str, dict[str, list[str]]]:
    """The endings from the train split of a language, of the parts of speech for which they hold on the dev split.

    Raises:
        TrainingError: a treebank is missing.
    """
    splits = read_splits(RECIPES[language], data)
    found = telling_endings(words_of(splits.train))
    counts = covered(read_content(found), splits.dev)
    return {
        name: endings
        for name, endings in found.items()
        if (count := counts.get(name.partition(" ")[0])) and count.right >= LEAST_RIGHT * count.known
    }


def write(language: str, data: Path) -> None:
    """Write the file of a language.

    Raises:
        TrainingError: a treebank is missing.
    """
    write_made(endings_path(language), sure_endings(language, data))


if __name__ == "__main__":
    sys.exit(make_files("lambre_core.training.endings", __doc__, LANGUAGES, write, sys.argv[1:]))
