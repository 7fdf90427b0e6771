"""Making `rules/patterns`: `python -m lambre_core.training.patterns LANGUAGE`.

For every part of speech, every set of features and every end of lemmas the words with this end are counted by what
stands in its place in their forms. It is listed where enough words show one way and hardly any another. An end that
says no more than a shorter one is left out; one whose words are inflected in several ways is listed as unknown if a
shorter one would say something of it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from lambre_core.lexicon.classes import MARKS, change, classes_of
from lambre_core.lexicon.patterns import (
    LONGEST,
    SHORTEST_STEM,
    UNKNOWN,
    Content,
    Patterns,
    forms_of,
    front,
    patterns_path,
    read_content,
)
from lambre_core.training.cli import make_files, write_made
from lambre_core.training.lexicon_sources import unimorph_entries
from lambre_core.training.prepare import learned_layers, read_splits
from lambre_core.training.recipe import RECIPES
from lambre_core.treebank.feats import Features, format_feats, parse_feats
from lambre_core.treebank.tree import Sentence

LANGUAGES = ("cs", "el", "et", "fi", "lt", "lv", "pt", "tr", "uk")
"""Languages with a model and without a full lexicon; English has its endings in `rules/readings/en.yaml`."""

PARTS_OF_SPEECH = frozenset({"ADJ", "NOUN", "PROPN", "VERB"})

CELL = frozenset(
    {
        *("Case", "Number", "Gender", "Animacy", "Person", "Degree", "Polarity", "Variant", "Definite"),
        *("Tense", "Mood", "VerbForm", "Voice", "Number[psor]", "Person[psor]"),
    }
)
"""Features by which the forms of a word differ, and the gender of nouns."""

LEAST = (10, 10, 5, 3)
"""Fewest words that show what an end of so many letters becomes; of longer ends the last: of all Czech neuters in *-e*
few are as *zvíře*, but in a small treebank they may be the only ones."""

SURE = 0.95
"""Least share of them that show the same."""

LEAST_RIGHT = 0.95
"""Least share of the forms in the dev split that are as the patterns say, of those of which they say something; parts
of speech with less are left out (verbs of Finnish, Greek and Turkish)."""

NOUNS, VERBS = frozenset({"N"}), frozenset({"V"})
"""UniMorph's parts of speech that are read beside treebanks."""

VERBS_OF = frozenset({"uk"})
"""Languages of which treebanks show few verbs."""

Word = tuple[str, str, str, str]
"""UPOS, lemma, form (in lower case) and FEATS."""

Ends = dict[tuple[str, str, str], str]
"""(UPOS, FEATS, end of a lemma) -> what stands in its place."""


def words_of(sentences: Iterable[Sentence]) -> Iterator[Word]:
    """The words of open parts of speech in treebanks, as often as they stand there."""
    for sentence in sentences:
        if "feats" not in learned_layers(sentence):
            continue
        for token in sentence.tokens:
            if token.upos in PARTS_OF_SPEECH and token.form and token.lemma and token.form.isalpha():
                lemma, form = MARKS.sub("", token.lemma.lower()), token.form.lower()
                cell = cell_of(timeless(token.feats, lemma, form))
                if lemma.isalpha() and cell:
                    yield token.upos, front(lemma, form) + lemma, form, cell


def timeless(feats: Features, lemma: str, form: str) -> Features:
    """Of a finite form that is none of the past the features without its tense: whether *планую* or *подзвоню* is a
    present or a future depends on the aspect of the verb; Ukrainian futures that are made of the infinitive stay."""
    if not {"Pres", "Fut"}.isdisjoint(feats.get("Tense", ())) and "Ind" in feats.get("Mood", ()):
        return feats if form.startswith(lemma) else {name: values for name, values in feats.items() if name != "Tense"}
    return feats


def cell_of(feats: Features) -> str:
    """The FEATS by which the forms of a word differ; empty where a value is not told."""
    kept = {name: values for name, values in feats.items() if name in CELL}
    return "" if any(len(values) > 1 for values in kept.values()) else format_feats(kept)


def in_paradigms(language: str, data: Path) -> Iterator[Word]:
    """The nouns of UniMorph whose gender is known, and finite verbs.

    Raises:
        TrainingError: the file is missing.
    """
    genders = classes_of(language).genders
    for form, lemma, tag in unimorph_entries(language, NOUNS, data):
        gender = genders.get(lemma.lower())
        feats = parse_feats(tag.partition("|")[2])
        if gender is not None and form.isalpha() and lemma.isalpha():
            own = {**feats, **({"Gender": frozenset({gender})} if gender else {})}
            yield "NOUN", lemma.lower(), form.lower(), cell_of(own)
    for form, lemma, tag in unimorph_entries(language, VERBS, data) if language in VERBS_OF else ():
        feats = parse_feats(tag.partition("|")[2])
        if form.isalpha() and lemma.isalpha() and "Tense" in feats and "VerbForm" not in feats:
            finite = {**feats, "Mood": frozenset({"Ind"}), "VerbForm": frozenset({"Fin"})}
            yield "VERB", lemma.lower(), form.lower(), cell_of(timeless(finite, lemma.lower(), form.lower()))


def ends_of(words: Iterable[Word]) -> Ends:
    """What the ends of lemmas become."""
    seen: dict[tuple[str, str, str], Counter[str]] = {}
    for upos, lemma, form, cell in sorted(set(words)):
        cut, put = change(lemma, form)
        for length in range(min(LONGEST, len(lemma) - SHORTEST_STEM) + 1):
            end = lemma[len(lemma) - length :]
            # A shorter end than what is cut off says only that it is not as others are.
            becomes = end[: length - len(cut)] + put if length >= len(cut) else UNKNOWN
            seen.setdefault((upos, cell, end), Counter())[becomes] += 1
    found: Ends = {}
    for key in sorted(seen, key=lambda key: (len(key[2]), key)):
        (becomes, most), total = seen[key].most_common(1)[0], seen[key].total()
        if total < LEAST[min(len(key[2]), len(LEAST) - 1)]:
            continue
        said = said_by_shorter(found, key)
        sure = most >= SURE * total and becomes != UNKNOWN
        if (becomes if sure else None) != said:
            found[key] = becomes if sure else UNKNOWN
    return found


def said_by_shorter(found: Ends, key: tuple[str, str, str]) -> str | None:
    """What the longest of the shorter ends says that is listed; None where that is nothing."""
    upos, cell, end = key
    for start in range(1, len(end) + 1):
        put = found.get((upos, cell, end[start:]))
        if put is not None:
            return None if put == UNKNOWN else end[:start] + put
    return None


def content_of(words: Iterable[Word]) -> Content:
    """What the file of a language holds."""
    ends = ends_of(words)
    cells = sorted({cell for _, cell, _ in ends})
    place = {cell: number for number, cell in enumerate(cells)}
    changes: dict[str, dict[str, dict[str, list[int]]]] = {}
    for (upos, cell, end), put in sorted(ends.items()):
        changes.setdefault(upos, {}).setdefault(end, {}).setdefault(put, []).append(place[cell])
    return {"cells": cells, "changes": changes}


@dataclass(slots=True)
class Told:
    """Forms of a part of speech: all, those of which patterns say something, those that are as they say."""

    forms: int = 0
    told: int = 0
    right: int = 0


def told(patterns: Patterns, words: Iterable[Word]) -> dict[str, Told]:
    """UPOS -> how many distinct words patterns tell the form of, from lemma and features, and rightly."""
    found: dict[str, Told] = {}
    for upos, lemma, form, cell in sorted(set(words)):
        count = found.setdefault(upos, Told())
        made = [other for other, feats in forms_of(patterns, upos, lemma) if format_feats(feats) == cell]
        count.forms += 1
        count.told += bool(made)
        count.right += form in made
    return found


def sure_patterns(language: str, data: Path) -> Content:
    """The patterns from the train split of a language, of the parts of speech for which they hold on the dev split.

    Raises:
        TrainingError: data is missing.
    """
    splits = read_splits(RECIPES[language], data)
    words = [*words_of(splits.train), *in_paradigms(language, data)]
    counts = told(read_content(content_of(words)), words_of(splits.dev))
    sure = {upos for upos, count in counts.items() if count.right >= LEAST_RIGHT * count.told}
    return content_of(word for word in words if word[0] in sure)


def write(language: str, data: Path) -> None:
    """Write the file of a language.

    Raises:
        TrainingError: data is missing.
    """
    write_made(patterns_path(language), sure_patterns(language, data))


if __name__ == "__main__":
    sys.exit(make_files("lambre_core.training.patterns", __doc__, LANGUAGES, write, sys.argv[1:]))
