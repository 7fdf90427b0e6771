"""Inflection classes: all readings of the forms of nouns that are known, and how these are inflected.

*Nemocnici* is a dative, accusative or locative of *nemocnice*, and no genitive, because all Czech nouns in *-ice* are
declined alike: that the noun and its gender are known is enough. `rules/classes/<language>.json.gz` is made from
UniMorph's paradigms and from treebanks by `python -m lambre_core.training.classes`: the nouns by gender; for an end of
lemmas, what is cut off there and what stands instead, the readings of forms that are made so; and what is irregular.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from lambre_core.gzipped import place_of
from lambre_core.lexicon.files import read_made
from lambre_core.lexicon.reading import Reading
from lambre_core.resources import data_dir
from lambre_core.treebank.feats import Features, parse_feats
from lambre_core.treebank.tree import in_lower_case

Key = tuple[str, str, str, str]
"""Gender, end of the lemma, what is cut off of it, what stands there instead; words in lower case."""

LONGEST = 6
"""Letters of the longest end of a lemma."""

SHORTEST = 3
"""Letters of the shortest noun: shorter ones are abbreviations."""

MARKS = re.compile("[_=#]")
"""What some treebanks, and parsers that learned from them, put between the parts of a compound's lemma."""


@dataclass(frozen=True, slots=True)
class Classes:
    """The nouns of a language and how they are inflected; false if there are none.

    Attributes:
        genders: lemma in lower case -> its gender; empty where the language has none.
        regular: the features, but for gender, of the forms with a key.
        irregular: form and lemma -> further ones, or all that it has.
        cuts: what may stand at the end of a form -> what may have been cut off there, in one order, so that that of
            readings, and of fixes, is the same in every run.
    """

    genders: Mapping[str, str] = field(default_factory=dict)
    regular: Mapping[Key, tuple[Features, ...]] = field(default_factory=dict)
    irregular: Mapping[tuple[str, str], tuple[Features, ...]] = field(default_factory=dict)
    cuts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.genders)


class Content(TypedDict):
    """What a file holds.

    Attributes:
        nouns: gender -> lemmas, with spaces between them.
        feats: FEATS.
        regular: a key, its parts joined by spaces -> the places of its readings in `feats`.
        irregular: form and lemma, with a space between them -> the same.
    """

    nouns: Mapping[str, str]
    feats: Sequence[str]
    regular: Mapping[str, Sequence[int]]
    irregular: Mapping[str, Sequence[int]]


def classes_path(language: str) -> Path:
    """Where the inflection classes of a language lie, if it has any."""
    return data_dir("rules") / "classes" / f"{language}.json"


def classes_of(language: str) -> Classes:
    """The inflection classes of a language; empty where there are none.

    Raises:
        LexiconError: the file is damaged.
    """
    path = classes_path(language)
    return read_made(path, "inflection classes", read_content) if place_of(path).exists() else Classes()


def read_content(content: Content) -> Classes:
    """The classes of what a file holds."""
    feats = [parse_feats(written) for written in content["feats"]]
    regular: dict[Key, tuple[Features, ...]] = {}
    cuts: dict[str, set[str]] = {}
    for key, places in content["regular"].items():
        gender, end, cut, put = key.split(" ")
        regular[gender, end, cut, put] = tuple(feats[place] for place in places)
        cuts.setdefault(put, set()).add(cut)
    irregular: dict[tuple[str, str], tuple[Features, ...]] = {}
    for words, places in content["irregular"].items():
        form, lemma = words.split(" ")
        irregular[form, lemma] = tuple(feats[place] for place in places)
        cut, put = change(lemma, form)
        cuts.setdefault(put, set()).add(cut)
    genders = {lemma: gender for gender, lemmas in content["nouns"].items() for lemma in lemmas.split()}
    return Classes(genders, regular, irregular, {put: tuple(sorted(found)) for put, found in cuts.items()})


def change(lemma: str, form: str) -> tuple[str, str]:
    """What is cut off of a lemma, and what stands there instead in a form.

    >>> change("nemocnice", "nemocnici")
    ('e', 'i')
    """
    same = 0
    for letter, other in zip(lemma, form, strict=False):
        if letter != other:
            break
        same += 1
    return lemma[same:], form[same:]


def keys(gender: str, lemma: str, cut: str, put: str) -> list[Key]:
    """The keys under which the readings of a form may be listed, the longest end of the lemma first."""
    longest = min(LONGEST, len(lemma))
    return [(gender, lemma[-length:], cut, put) for length in range(longest, max(len(cut), 1) - 1, -1)]


def noun_readings(classes: Classes, form: str) -> tuple[Reading, ...]:
    """All readings of a form that it has as that of a known noun."""
    if not classes or len(form) < SHORTEST or not form.isalpha() or form.isupper():
        return ()
    return tuple(_readings(classes, in_lower_case(form)))


def _readings(classes: Classes, form: str) -> Iterator[Reading]:
    for length in range(len(form) + 1):
        put = form[len(form) - length :]
        for cut in classes.cuts.get(put, ()):
            lemma = form[: len(form) - length] + cut
            gender = classes.genders.get(lemma)
            # The same form is made by one change alone: *rok* of *rok*, not of *ro* and *k*.
            if gender is None or change(lemma, form) != (cut, put):
                continue
            listed = (classes.regular[key] for key in keys(gender, lemma, cut, put) if key in classes.regular)
            regular = next(listed, ())
            irregular = classes.irregular.get((form, lemma), ())
            own = {"Gender": frozenset(gender.split(","))} if gender else {}
            for feats in (*regular, *irregular):
                yield Reading(lemma, "NOUN", {**feats, **own})


def is_lemma(reading: Reading, lemma: str | None) -> bool:
    """Whether the lemma of a reading is what a parser says, however it writes it."""
    return lemma is not None and reading.lemma == MARKS.sub("", in_lower_case(lemma))
