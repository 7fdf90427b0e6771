"""Inflection patterns: the forms of words that no lexicon lists, by how their lemmas end.

A Czech adjective in *-ský* has *-ské* in the neuter, whether a dictionary knows it or not.
`rules/patterns/<language>.json.gz` is made from treebanks and UniMorph's paradigms by
`python -m lambre_core.training.patterns`: for a part of speech and an end of lemmas, what stands there instead in which
forms. What it says of a lemma counts only if the word that is to be inflected is one of the forms: a lemma may be a
parser's mistake.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from lambre_core.gzipped import place_of
from lambre_core.lexicon.classes import MARKS, change
from lambre_core.lexicon.files import read_made
from lambre_core.resources import data_dir
from lambre_core.treebank.feats import Features, format_feats, parse_feats

LONGEST = 5
"""Letters of the longest end of a lemma."""

SHORTEST_STEM = 2
"""Letters that a lemma has before its end."""

LONGEST_FRONT = 3
"""Letters of the longest front that forms have and lemmas have not: Czech *ne-*, *nej-*."""

UNKNOWN = "?"
"""Stands for what is in place of an end that is inflected in more than one way."""


@dataclass(frozen=True, slots=True)
class Patterns:
    """How words of a language are inflected; false if nothing is known.

    Attributes:
        cells: the features of forms.
        changes: UPOS -> end of a lemma -> what stands there instead -> the places in `cells` of the forms that have it.
    """

    cells: Sequence[Features] = ()
    changes: Mapping[str, Mapping[str, Mapping[str, Sequence[int]]]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.changes)


class Content(TypedDict):
    """What a file holds: as `Patterns`, the cells as FEATS."""

    cells: Sequence[str]
    changes: Mapping[str, Mapping[str, Mapping[str, Sequence[int]]]]


def patterns_path(language: str) -> Path:
    """Where the patterns of a language lie, if it has any."""
    return data_dir("rules") / "patterns" / f"{language}.json"


def patterns_of(language: str) -> Patterns:
    """The patterns of a language; empty where there are none.

    Raises:
        LexiconError: the file is damaged.
    """
    path = patterns_path(language)
    return read_made(path, "inflection patterns", read_content) if place_of(path).exists() else Patterns()


def read_content(content: Content) -> Patterns:
    """The patterns of what a file holds."""
    return Patterns([parse_feats(written) for written in content["cells"]], content["changes"])


def joined(learned: Patterns, written: Patterns) -> Patterns:
    """All patterns; of a form of which something is written for a part of speech only that."""
    if not written:
        return learned
    first = len(learned.cells)
    changes: dict[str, dict[str, dict[str, list[int]]]] = {}
    for upos in learned.changes.keys() | written.changes.keys():
        ends = changes.setdefault(upos, {})
        own = written.changes.get(upos, {})
        known = [written.cells[cell] for puts in own.values() for cells in puts.values() for cell in cells]
        for end, puts in learned.changes.get(upos, {}).items():
            for put, cells in puts.items():
                ends.setdefault(end, {})[put] = [cell for cell in cells if learned.cells[cell] not in known]
        for end, puts in own.items():
            for put, cells in puts.items():
                ends.setdefault(end, {}).setdefault(put, []).extend(first + cell for cell in cells)
    return Patterns((*learned.cells, *written.cells), changes)


def inflected(patterns: Patterns, upos: str, lemma: str, form: str) -> list[tuple[str, Features]]:
    """The forms of the lemma of a form with their features, in lower case; empty if the form itself is none of them."""
    written, plain = form.lower(), MARKS.sub("", lemma.lower())
    whole = front(plain, written) + plain
    found = list(forms_of(patterns, upos, whole)) if whole.isalpha() else []
    if upos == "ADJ" and any("Case" in feats for other, feats in found if other == written):
        # Estonian participles without case are no form of what has one: *äärmine* is not *äärmisele*.
        found = [(other, feats) for other, feats in found if "Case" in feats]
    if upos == "NOUN":
        # Treebanks have a few participles as nouns: of *laps* there is no *lapsid*.
        found = [(other, feats) for other, feats in found if "Tense" not in feats]
    # Names that are nouns have cases in which treebanks do not show names: Ukrainian vocatives.
    told = {cell_of(feats) for _, feats in found}
    others = forms_of(patterns, "NOUN", whole) if upos == "PROPN" and whole.isalpha() else ()
    found += ((other, feats) for other, feats in others if cell_of(feats) not in told)
    # Where verbs have their supines as lemmas, this is a form of each, whatever an end is too rare to tell of it.
    supine = upos == "VERB" and written == whole and any(supines(patterns))
    return found if supine or any(other == written for other, _ in found) else []


def cell_of(feats: Features) -> str:
    """Features without animacy, which is not always told."""
    return format_feats({name: values for name, values in feats.items() if name != "Animacy"})


def supines(patterns: Patterns) -> Iterator[Features]:
    """The features of the supine, where it is the lemma of every verb (Estonian); empty elsewhere."""
    for cell in patterns.changes.get("VERB", {}).get("", {}).get("", ()):
        if "Sup" in patterns.cells[cell].get("VerbForm", ()):
            yield patterns.cells[cell]


def front(lemma: str, form: str) -> str:
    """What a form has in front of what it has in common with its lemma.

    >>> front("mít", "neměl")
    'ne'
    """
    alike = [len(lemma) - len(change(lemma, form[length:])[0]) for length in range(LONGEST_FRONT + 1)]
    best = max(range(len(alike)), key=alike.__getitem__)
    # One letter may be the same by chance where a whole stem is.
    return form[:best] if alike[best] > alike[0] + bool(alike[0]) else ""


def forms_of(patterns: Patterns, upos: str, lemma: str) -> Iterator[tuple[str, Features]]:
    """The forms by the longest end of the lemma that says something of each; first of all the whole lemma."""
    changes = patterns.changes.get(upos, {})
    told: set[int] = set()
    whole = (len(lemma),) if len(lemma) > SHORTEST_STEM else ()
    for length in (*whole, *range(min(LONGEST, len(lemma) - SHORTEST_STEM), -1, -1)):
        stem, end = lemma[: len(lemma) - length], lemma[len(lemma) - length :]
        for put, cells in changes.get(end, {}).items():
            new = [cell for cell in cells if cell not in told]
            told.update(new)
            for cell in new if put != UNKNOWN else ():
                yield stem + put, patterns.cells[cell]
