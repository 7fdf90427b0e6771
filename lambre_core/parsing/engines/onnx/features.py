"""What the student network sees of a word: its form, pieces of it, its shape, and what a lexicon says of it.

All of it depends on the form alone, so that it is computed once for a form, however often it occurs. Pieces
are character n-grams of the lower-cased form: beginnings of up to 4, ends of up to 6 letters, which carry
inflection, and trigrams and quadrigrams anywhere (after Bojanowski et al. 2017).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.feats import Features, format_feats

LONGEST_BEGINNING = 4
LONGEST_END = 6
INNER_LENGTHS = (3, 4)
MOST_LETTERS = 40
"""Of a longer form, only this many letters at either end are looked at."""

SHAPES = ("capital first", "capitals only", "digit", "digits only", "no letter or digit", "hyphen inside", "in lexicon")
IN_LEXICON = 6


_REMEMBERED = 20_000  # analyses; then the memory starts anew

Analyses = dict[tuple[str | None, int], tuple[Features, tuple[int, ...]]]
"""UPOS and identity of features -> those features, and rows of what the reading says.

A lexicon gives the same few objects again and again. As they are kept here, no other can get their identity.
"""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Numbers of everything that has a weight; what is missing has none.

    Attributes:
        words: normalised form -> row.
        pieces: piece of a form -> row.
        readings: what a lexicon may say (`readings_of`) -> row; empty where the model uses no lexicon.
    """

    words: Mapping[str, int]
    pieces: Mapping[str, int]
    readings: Mapping[str, int]
    _analyses: Analyses = field(default_factory=dict, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class WordType:
    """What is known of a form, as row numbers.

    Attributes:
        word: row of the form itself, -1 if it has none.
        pieces, readings, shapes: rows of everything that applies.
    """

    word: int
    pieces: tuple[int, ...]
    readings: tuple[int, ...]
    shapes: tuple[int, ...]


def word_type(form: str, vocabulary: Vocabulary, lexicon: Lexicon | None) -> WordType:
    """Look a form up."""
    word = normalised(form)
    known, readings = reading_rows(form, vocabulary, lexicon) if lexicon and vocabulary.readings else (False, ())
    rows = map(vocabulary.pieces.get, pieces_of(word))
    return WordType(
        word=vocabulary.words.get(word, -1),
        pieces=tuple([row for row in rows if row is not None]),
        readings=readings,
        shapes=(*shapes_of(form), *((IN_LEXICON,) if known else ())),
    )


def normalised(form: str) -> str:
    """Lower case, every digit a 0, apostrophes, quotation marks and hyphens of one kind."""
    if form.isalpha():
        return form.lower()
    return form.lower().translate(SAME)


SAME = str.maketrans("123456789’ʼ‘`´„“”«»‚‹›–—−‐\u2011", "000000000'''''\"\"\"\"\"'''-----")


def pieces_of(word: str) -> list[str]:
    """The pieces of a normalised form; `^` and `$` mark beginning and end."""
    if len(word) > 2 * MOST_LETTERS:
        word = word[:MOST_LETTERS] + word[-MOST_LETTERS:]
    size = len(word)
    pieces = [f"^{word[:length]}" for length in range(1, min(LONGEST_BEGINNING, size) + 1)]
    pieces += [f"{word[-length:]}$" for length in range(1, min(LONGEST_END, size) + 1)]
    for length in INNER_LENGTHS:
        pieces += [word[start : start + length] for start in range(size - length + 1)]
    return pieces


def shapes_of(form: str) -> tuple[int, ...]:
    """Which of `SHAPES` a form has, by number; the last is the lexicon's."""
    if form.islower() and form.isalpha():
        return ()
    tests = (
        form[:1].isupper(),
        len(form) > 1 and form.isupper(),
        any(map(str.isdigit, form)),
        form.isdigit(),
        not any(map(str.isalnum, form)),
        "-" in form[1:-1],
    )
    return tuple(number for number, holds in enumerate(tests) if holds)


def readings_of(form: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Every reading of a form as text, whole (`NOUN|Case=Nom|Number=Sing`) and in its parts (`NOUN|Case=Nom`)."""
    return tuple(
        dict.fromkeys(text for reading in lexicon.readings(form) for text in texts_of(reading.upos, reading.feats))
    )


def reading_rows(form: str, vocabulary: Vocabulary, lexicon: Lexicon) -> tuple[bool, tuple[int, ...]]:
    """Whether a lexicon knows a form, and the rows of `readings_of`."""
    memory = vocabulary._analyses
    found = []
    for reading in lexicon.readings(form):
        key = reading.upos, id(reading.feats)
        known = memory.get(key)
        if known is None:
            if len(memory) >= _REMEMBERED:
                memory.clear()
            texts = texts_of(reading.upos, reading.feats)
            rows = tuple(vocabulary.readings[text] for text in texts if text in vocabulary.readings)
            known = memory[key] = reading.feats, rows
        found.append(known[1])
    return bool(found), tuple(dict.fromkeys(chain.from_iterable(found)))


def texts_of(upos: str | None, feats: Features) -> tuple[str, ...]:
    """A reading as a whole and in its parts."""
    upos = upos or "_"
    feats = {name: values for name, values in feats.items() if name != DECLENSION}
    parts = [f"{upos}|{name}={','.join(sorted(values))}" for name, values in sorted(feats.items())]
    return (upos, *parts, f"{upos}|{format_feats(feats)}") if len(parts) > 1 else (upos, *parts)


def word_types(forms: Iterable[str], vocabulary: Vocabulary, lexicon: Lexicon | None) -> list[WordType]:
    """Look forms up."""
    return [word_type(form, vocabulary, lexicon) for form in forms]
