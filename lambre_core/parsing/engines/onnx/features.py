"""What the student network sees of a word: its form, pieces of it, its shape, and what a lexicon says of it.

All of it depends on the form alone, so that it is computed once for a form, however often it occurs. Pieces
are character n-grams of the lower-cased form: beginnings of up to 4, ends of up to 6 letters, which carry
inflection, and trigrams and quadrigrams anywhere (after Bojanowski et al. 2017).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.treebank.feats import Features, format_feats

LONGEST_BEGINNING = 4
LONGEST_END = 6
INNER_LENGTHS = (3, 4)
MOST_LETTERS = 40
"""Of a longer form, only this many letters at either end are looked at."""

SHAPES = ("capital first", "capitals only", "digit", "digits only", "no letter or digit", "hyphen inside", "in lexicon")


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
    pieces = vocabulary.pieces
    said: tuple[str, ...] = readings_of(form, lexicon) if lexicon is not None and vocabulary.readings else ()
    rows = vocabulary.readings
    return WordType(
        word=vocabulary.words.get(word, -1),
        pieces=tuple(pieces[piece] for piece in pieces_of(word) if piece in pieces),
        readings=tuple(rows[reading] for reading in said if reading in rows),
        shapes=(*shapes_of(form), *((6,) if said else ())),
    )


def normalised(form: str) -> str:
    """Lower case, every digit a 0, apostrophes and quotation marks of one kind."""
    if form.isalpha():
        return form.lower()
    return form.lower().translate(SAME)


SAME = str.maketrans("123456789’ʼ‘`´„“”«»‚‹›–—−", "000000000'''''\"\"\"\"\"'''---")


def pieces_of(word: str) -> Iterator[str]:
    """The pieces of a normalised form; `^` and `$` mark beginning and end."""
    if len(word) > 2 * MOST_LETTERS:
        word = word[:MOST_LETTERS] + word[-MOST_LETTERS:]
    size = len(word)
    for length in range(1, min(LONGEST_BEGINNING, size) + 1):
        yield f"^{word[:length]}"
    for length in range(1, min(LONGEST_END, size) + 1):
        yield f"{word[-length:]}$"
    for length in INNER_LENGTHS:
        for start in range(size - length + 1):
            yield word[start : start + length]


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
    found: dict[str, None] = {}
    for reading in lexicon.readings(form):
        for text in texts_of(reading.upos or "_", _frozen(reading.feats)):
            found[text] = None
    return tuple(found)


def _frozen(feats: Features) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((name, tuple(sorted(values))) for name, values in sorted(feats.items()))


@lru_cache(maxsize=4096)
def texts_of(upos: str, feats: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[str, ...]:
    """A reading as a whole and in its parts."""
    parts = [f"{upos}|{name}={','.join(values)}" for name, values in feats]
    whole = f"{upos}|{format_feats({name: frozenset(values) for name, values in feats})}"
    return (upos, *parts, whole) if len(parts) > 1 else (upos, *parts)


def word_types(forms: Iterable[str], vocabulary: Vocabulary, lexicon: Lexicon | None) -> list[WordType]:
    """Look forms up."""
    return [word_type(form, vocabulary, lexicon) for form in forms]
