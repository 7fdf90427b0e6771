"""From texts to sentences of tokens with exact places: a small convolutional network in plain numpy.

All texts of a call are read as one stream of characters with enough nothing between two texts that no window
sees both. Two convolutions run over all characters; the last layer runs over *candidates* alone, the places where
a token can end: before white space, and between two characters that are neither both letters nor both digits.
White space always ends a token (words with spaces are below one in ten thousand in the treebanks), a blank line or
the end of the text always ends a sentence, and a single line break counts as a blank, because lines may be
hard-wrapped.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lambre_core.treebank.tree import Span

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.int64]

WIDTH = 5
"""Characters that each convolution sees."""

OFFSETS = (-14, -11, -8, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 12)
"""Where the last layer looks, in characters from a candidate."""

GAP = 16
"""Characters of nothing between two texts: more than any window reaches."""

CATEGORIES = (
    *("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Nd", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"),
    *("Sm", "Sc", "Sk", "So", "Cf", "Cn"),
)
"""Unicode classes; a character that was not seen in training is read as its class."""

NOTHING, BLANK, FIRST_CATEGORY = 0, 1, 2
FIRST_CHARACTER = FIRST_CATEGORY + len(CATEGORIES)

_BLOCK = 4096  # characters
_OFFSETS = np.array(OFFSETS)
_SPACE, _LETTER, _DIGIT, _OTHER = range(4)
_UNSEEN = -1
_BLANK_LINE = re.compile(r"\n\s*\n|\r\s*\r")
_RUN = re.compile(r"\S+")
_LINK = re.compile(
    r"(?:https?://|ftp://|www\.)[^\s<>«»„“”\"]*[^\s<>«»„“”\".,;:!?)\]}'’…]"
    r"|[\w.+-]+@(?:[\w-]+\.)+\w{2,}"
)
_APOSTROPHE = re.compile("(?<=[а-яєіїґА-ЯЄІЇҐ])['’ʼ‘`](?=[яюєїЯЮЄЇ])")
_WORD_AND_STOP = re.compile(r"[^\W\d_]{4,}\.")
"""No sentence of the treebanks, and no quotation, ends in such a token: *и т. д.* and *usw.* are shorter."""
_STAND_IN_AND_STOP = re.compile(r"(?<=[а-яёіїєґ»),:]\s)X\.(?=\s+[А-ЯЁІЇЄҐ]|\s*\Z)")
"""What stands for code at the end of a Cyrillic sentence, and no initial: *вызовите X. Затем закройте файл*."""
_CLOSING = frozenset('“”»«"’')
_LINK_LIMIT = 2000  # longer runs without a space are no address


class Piece(NamedTuple):
    """A surface token: its form, its place in the text, and whether it stands for several words."""

    form: str
    span: Span
    multiword: bool


@dataclass(frozen=True, slots=True)
class Segmenter:
    """The network and its alphabet.

    Attributes:
        numbers: code point -> row of `embedding`, -1 where it has not been looked up yet (filled on the way).
        kinds: row of `embedding` -> space, letter, digit or other.
        embedding: (rows, E); row 0 is nothing and is zero.
        first, second: kernels of the convolutions, (WIDTH * E, H) and (WIDTH * H, H).
        window: (len(OFFSETS) * H, G), the layer that reads around a candidate.
        output: (G, 3): end of token, several words, end of sentence; logits.
    """

    numbers: npt.NDArray[np.int16]
    kinds: npt.NDArray[np.int8]
    embedding: Floats
    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    window: Floats
    window_bias: Floats
    output: Floats
    output_bias: Floats


WEIGHTS = (
    *("embedding", "first", "first_bias", "second", "second_bias"),
    *("window", "window_bias", "output", "output_bias"),
)
"""Names of the arrays, stored as `segmenter.NAME`."""


def load_segmenter(weights: Mapping[str, Floats], vocabulary: Mapping[str, object]) -> Segmenter:
    """Put the stored parts together.

    Args:
        weights: `segmenter.NAME` for each of `WEIGHTS`.
        vocabulary: `characters`, the characters seen in training as one string, in the order of their rows.

    Raises:
        ValueError: parts are missing or do not fit each other.
    """
    characters = vocabulary.get("characters")
    missing = [name for name in WEIGHTS if f"segmenter.{name}" not in weights]
    if missing or not isinstance(characters, str):
        raise ValueError(f"the segmenter lacks {', '.join(missing) or 'its characters'}")
    arrays = {name: np.ascontiguousarray(weights[f"segmenter.{name}"], dtype=np.float32) for name in WEIGHTS}
    narrow = arrays["embedding"].shape[-1]
    wide, deep = arrays["first"].shape[-1], arrays["window"].shape[-1]
    shapes = {
        "embedding": (FIRST_CHARACTER + len(characters), narrow),
        "first": (WIDTH * narrow, wide),
        "second": (WIDTH * wide, wide),
        "window": (len(OFFSETS) * wide, deep),
        "output": (deep, 3),
    }
    for name, shape in shapes.items():
        if arrays[name].shape != shape:
            raise ValueError(f"segmenter.{name} has shape {arrays[name].shape}, expected {shape}")
    numbers, kinds = alphabet(characters)
    return Segmenter(numbers, kinds, *(arrays[name] for name in WEIGHTS))


def alphabet(characters: str) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int8]]:
    """`numbers` and `kinds` of a `Segmenter` that knows these characters."""
    numbers = np.full(sys.maxunicode + 1, _UNSEEN, dtype=np.int16)
    kinds = [_SPACE, _SPACE, *(_kind(name) for name in CATEGORIES)]
    for row, character in enumerate(characters, FIRST_CHARACTER):
        numbers[ord(character)] = row
        kinds.append(_kind(category(character)))
    return numbers, np.array(kinds, dtype=np.int8)


def category(character: str) -> str:
    """The class of a character: its Unicode category, the rare ones joined to their like."""
    name = unicodedata.category(character)
    return {"Nl": "No", "Mc": "Mn", "Me": "Mn"}.get(name, name if name in CATEGORIES else "Cn")


def _kind(name: str) -> int:
    # A combining sign belongs to its letter.
    return _LETTER if name[0] in "LM" else _DIGIT if name == "Nd" else _OTHER


# Reading


@dataclass(frozen=True, slots=True)
class Stream:
    """Paragraphs of many texts in one row of characters, white space made one blank.

    Attributes:
        rows: (N,) row of the embedding for each character.
        offsets: (N,) place of each character in its text.
        owners: (N,) number of its text.
        candidates: (C,) where tokens can end.
        forced: (C,) true where they must end.
    """

    rows: Integers
    offsets: Integers
    owners: Integers
    candidates: Integers
    forced: npt.NDArray[np.bool_]


def read(numbers: npt.NDArray[np.int16], kinds: npt.NDArray[np.int8], texts: Sequence[str]) -> Stream:
    """Number the characters of some texts and find the candidates."""
    paragraphs = [(number, *span) for number, text in enumerate(texts) for span in _paragraphs(text)]
    if not paragraphs:
        nothing = np.zeros(0, dtype=np.int64)
        return Stream(nothing, nothing, nothing, nothing, np.zeros(0, dtype=np.bool_))
    separator = "\0" * GAP
    joined = separator + separator.join(texts[number][start:end] for number, start, end in paragraphs) + separator
    codes = np.frombuffer(joined.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    rows = numbers[codes]
    for code in set(codes[rows == _UNSEEN].tolist()):
        numbers[code] = _row_of_unseen(chr(code))
    rows = numbers[codes].astype(np.int64)
    sizes = np.array([end - start for _, start, end in paragraphs], dtype=np.int64)
    begins = GAP + np.cumsum(sizes + GAP) - sizes - GAP
    inside = np.zeros(len(rows), dtype=np.int8)
    inside[begins] = 1
    inside[begins + sizes] = -1
    rows *= np.cumsum(inside, dtype=np.int8)
    shifts = np.array([start for _, start, _ in paragraphs], dtype=np.int64) - begins
    lengths = np.append(begins[1:], len(rows)) - begins
    owners = np.repeat(np.array([number for number, _, _ in paragraphs], dtype=np.int64), lengths)
    offsets = np.arange(begins[0], len(rows)) + np.repeat(shifts, lengths)
    lead = np.zeros(len(rows) - len(offsets), dtype=np.int64)
    blank = rows == BLANK
    keep = ~blank
    keep[1:] |= ~blank[:-1]
    rows = rows[keep]
    kind = kinds[rows]
    following = np.append(kind[1:], np.int8(_SPACE))
    closed = (kind == following) & ((kind == _LETTER) | (kind == _DIGIT))
    candidates = np.flatnonzero((kind != _SPACE) & ~closed)
    return Stream(
        rows,
        np.concatenate((lead, offsets))[keep],
        np.concatenate((lead, owners))[keep],
        candidates,
        following[candidates] == _SPACE,
    )


def _paragraphs(text: str) -> Iterator[Span]:
    """What lies between blank lines, without white space around it."""
    start = 0
    ends = [cut.span() for cut in _BLANK_LINE.finditer(text)] if "\n" in text or "\r" in text else []
    for end, further in (*ends, (len(text), 0)):
        paragraph = text[start:end]
        bare = paragraph.strip()
        if bare:
            first = start + len(paragraph) - len(paragraph.lstrip())
            yield first, first + len(bare)
        start = further


def _row_of_unseen(character: str) -> int:
    return BLANK if character.isspace() else FIRST_CATEGORY + CATEGORIES.index(category(character))


def convolve(rows: Floats, kernel: Floats, bias: Floats, empty: Integers) -> Floats:
    """A convolution of `WIDTH` with a rectifier; the rows numbered by `empty` come out zero.

    WIDTH neighbouring rows lie one after the other in memory, so that every WIDTH-th window is a row of a plain
    matrix: WIDTH multiplications, and nothing is copied.
    """
    count, narrow = rows.shape
    blocks = -(-count // WIDTH)
    padded = np.zeros(((blocks + 2) * WIDTH, narrow), dtype=np.float32)
    padded[WIDTH // 2 : WIDTH // 2 + count] = rows
    out = np.empty((blocks * WIDTH, kernel.shape[1]), dtype=np.float32)
    for shift in range(WIDTH):
        windows = padded[shift : shift + blocks * WIDTH].reshape(blocks, WIDTH * narrow)
        np.matmul(windows, kernel, out=out[shift::WIDTH])
    out = out[:count]
    out += bias
    np.maximum(out, 0.0, out=out)
    out[empty] = 0.0
    return out


def logits(segmenter: Segmenter, stream: Stream) -> Floats:
    """(C, 3) for the candidates: end of token, several words, end of sentence.

    Block by block, so that what is computed stays in the processor's cache.
    """
    scores = np.empty((len(stream.candidates), segmenter.output.shape[1]), dtype=np.float32)
    starts = range(0, len(stream.rows), _BLOCK)
    bounds = np.searchsorted(stream.candidates, [*starts, len(stream.rows)]).tolist()
    for start, low, high in zip(starts, bounds[:-1], bounds[1:], strict=True):
        if low == high:
            continue
        begin = max(0, start - GAP - WIDTH)
        rows = stream.rows[begin : start + _BLOCK + GAP + WIDTH]
        empty = np.flatnonzero(rows == NOTHING)
        hidden = convolve(segmenter.embedding.take(rows, axis=0), segmenter.first, segmenter.first_bias, empty)
        hidden = convolve(hidden, segmenter.second, segmenter.second_bias, empty)
        places = (stream.candidates[low:high, None] + (_OFFSETS - begin)).ravel()
        deep = hidden.take(places, axis=0).reshape(high - low, -1) @ segmenter.window
        deep += segmenter.window_bias
        np.maximum(deep, 0.0, out=deep)
        np.matmul(deep, segmenter.output, out=scores[low:high])
    scores += segmenter.output_bias
    return scores


# Writing


def segment(segmenter: Segmenter, texts: Sequence[str]) -> list[list[list[Piece]]]:
    """Cut each text into sentences of tokens.

    Memory grows with the length of all texts together, about 1 kB a character: give some 40,000 characters at once.
    """
    stream = read(segmenter.numbers, segmenter.kinds, texts)
    sentences: list[list[list[Piece]]] = [[] for _ in texts]
    if not len(stream.candidates):
        return sentences
    scores = logits(segmenter, stream)
    ends_here = stream.forced | (scores[:, 0] > 0)
    _join_links(texts, stream, ends_here)
    _join_apostrophes(texts, stream, ends_here)
    ends = stream.candidates[ends_here]
    ends_token = np.zeros(len(stream.rows), dtype=np.bool_)
    ends_token[ends] = True
    text_part = stream.rows > BLANK
    begins = text_part.copy()
    begins[1:] &= ~text_part[:-1] | ends_token[:-1]
    # The last token of a paragraph ends its sentence, whatever the network thinks.
    ends_sentence = (scores[ends_here, 2] > 0) | (stream.rows[ends + 1] == NOTHING)
    columns = zip(
        stream.owners[ends].tolist(),
        stream.offsets[begins].tolist(),
        (stream.offsets[ends] + 1).tolist(),
        (scores[ends_here, 1] > 0).tolist(),
        ends_sentence.tolist(),
        strict=True,
    )
    pieces: list[Piece] = []
    for owner, start, end, multiword, last in columns:
        form = texts[owner][start:end]
        stand_in = form == "X." and _STAND_IN_AND_STOP.match(texts[owner], start) is not None
        last |= stand_in
        word = _WORD_AND_STOP.fullmatch(form) is not None and (last or texts[owner][end : end + 1] in _CLOSING)
        if stand_in or word:
            pieces.append(Piece(form[:-1], (start, end - 1), multiword))
            form, start, multiword = ".", end - 1, False
        pieces.append(Piece(form, (start, end), multiword))
        if last:
            sentences[owner].append(pieces)
            pieces = []
    return sentences


def _join_links(texts: Sequence[str], stream: Stream, ends_here: npt.NDArray[np.bool_]) -> None:
    """Keep addresses of mail and web in one token."""
    for number, text in enumerate(texts):
        if "@" not in text and "://" not in text and "www." not in text:
            continue
        mine = np.flatnonzero(stream.owners[stream.candidates] == number)
        places = stream.offsets[stream.candidates[mine]]
        for run in _RUN.finditer(text):
            if len(run[0]) <= _LINK_LIMIT and ("." in run[0]):
                for link in _LINK.finditer(run[0]):
                    first, last = run.start() + link.start(), run.start() + link.end() - 1
                    low, high = np.searchsorted(places, (first, last))
                    ends_here[mine[low:high]] = False
                    ends_here[mine[high : high + 1]] |= places[high : high + 1] == last


def _join_apostrophes(texts: Sequence[str], stream: Stream, ends_here: npt.NDArray[np.bool_]) -> None:
    """Keep Ukrainian words with an apostrophe in one token: *пір’їнка*; whichever sign is used, none ends there."""
    for number, text in enumerate(texts):
        found = [match.start() for match in _APOSTROPHE.finditer(text)]
        if found:
            mine = np.flatnonzero(stream.owners[stream.candidates] == number)
            within = np.isin(stream.offsets[stream.candidates[mine]], [*found, *(place - 1 for place in found)])
            ends_here[mine[within]] = False
