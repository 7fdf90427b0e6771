"""Sentences as compact bytes and back, exactly: what the cache keeps.

The packed form goes column by column: a table of distinct values, then for each field of all words one array
of small numbers, then the probabilities, so that reading it back is mostly work of the standard library's C
code. Certain values ("absent: 1.0") are kept once, and distributions become dictionaries only
when somebody looks at them. Floats keep all their bits: they are
written in single precision where that loses nothing, else in double. It is data only: bytes that are damaged
or made up give a `PackingError` and can do nothing else.

    length of the zipped part: 4 bytes | zlib(length of the head: 4 bytes | head: JSON | columns) | probabilities
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, islice
from operator import add
from typing import Any, Final

from lambre_core.parsing.late_beliefs import LateBeliefs, late_beliefs
from lambre_core.parsing.making import make
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.feats import Features, parse_feats
from lambre_core.treebank.tree import Beliefs, EmptyNode, Multiword, Scheme, Sentence, Token

REVISION = 1
"""Raised when the packed form changes; what was packed in another one is then not looked for any more."""

MOST_BYTES = 1 << 28
"""What claims to be longer than this when unzipped is not believed."""

_LEVEL = 1  # of zlib
_BYTE_ORDER: Final = "little"
_WIDTHS = {"B": 0xFF, "H": 0xFFFF, "I": 0xFFFF_FFFF}

_FIELDS = ("form", "lemma", "upos", "xpos", "feats", "head", "deprel", "deps", "misc", "start", "length")
"""Columns with one number a word, most of them a row of the table.

form: 0 where it is what stands at the span, else 1 + row.
head, start: 1 + value, 0 for None; length: of the span.
"""

_BELIEFS = ("features", "numbers", "sizes", "keys")
"""Columns of what is believed of the words.

features: for each word the row of the names of the features that it is about, 0 where nothing is believed.
numbers: the words' distributions as numbers of distinct ones: upos, heads, deprels, then one a feature.
sizes: of each distinct distribution.
keys: rows of their keys, in the order of the probabilities.
"""

_OWN = 3
"""Distributions of a word beside those of its features: upos, heads, deprels."""


class PackingError(ParsingError):
    """Sentences that cannot be packed, or bytes that are no packed sentences."""


# --- packing ---------------------------------------------------------------------------------------


def pack(sentences: Sequence[Sentence], text: str) -> bytes:
    """Pack the sentences of a text.

    Raises:
        PackingError: there is something in them for which the packed form has no place: words that are not
            numbered from 1, features that FEATS cannot write.
    """
    table = _Numbering({None: 0})
    tokens = [token for sentence in sentences for token in sentence.tokens]
    try:
        if [token.id for token in tokens] != _ids(len(sentence.tokens) for sentence in sentences):
            raise ValueError("its words are not numbered from 1")
        believed, probabilities = _pack_beliefs([token.beliefs for token in tokens], table)
        columns = [_narrowest(column) for column in (*_pack_fields(tokens, text, table), *believed)]
        heads = [_pack_sentence(sentence, text) for sentence in sentences]
    except (OverflowError, TypeError, ValueError) as error:
        raise PackingError(f"A tree cannot be packed: {error}.") from error
    head = {
        "sentences": heads,
        "table": list(table),
        "columns": [[column.typecode, len(column)] for column in columns],
        "probabilities": probabilities.typecode,
    }
    encoded = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
    # Probabilities do not get shorter by zipping.
    zipped = zlib.compress(b"".join([_length(encoded), encoded, *map(_to_bytes, columns)]), _LEVEL)
    return b"".join([_length(zipped), zipped, _to_bytes(probabilities)])


class _Numbering(dict[Any, int]):
    """Distinct values and their numbers; a new one gets the next."""

    def __missing__(self, value: Any) -> int:
        number = self[value] = len(self)
        return number


def _ids(lengths: Iterable[int]) -> list[int]:
    """Numbers of the words of sentences that have these lengths."""
    return list(chain.from_iterable(range(1, length + 1) for length in lengths))


def _pack_sentence(sentence: Sentence, text: str) -> list[Any]:
    """A sentence without its words; most of it is empty in most sentences."""
    start = text.find(sentence.text)
    return [
        len(sentence.tokens),
        sentence.text if start < 0 else [start, start + len(sentence.text)],
        sentence.comments,
        [(word.first, word.last, word.form, word.misc, _feats(word.feats), word.span) for word in sentence.multiwords],
        [
            (n.after, n.index, n.form, n.lemma, n.upos, n.xpos, _feats(n.feats), n.deps, n.misc)
            for n in sentence.empty_nodes
        ],
        sentence.scheme,
        sentence.log_probability,
    ]


def _pack_fields(tokens: Sequence[Token], text: str, table: _Numbering) -> Iterator[list[int]]:
    """The columns `_FIELDS`."""
    spans = [token.span or (-1, -1) for token in tokens]
    yield [
        0 if start >= 0 and text[start:end] == token.form else 1 + table[token.form]
        for token, (start, end) in zip(tokens, spans, strict=True)
    ]
    yield [table[token.lemma] for token in tokens]
    yield [table[token.upos] for token in tokens]
    yield [table[token.xpos] for token in tokens]
    yield [table[_feats(token.feats)] for token in tokens]
    # Below 0 there is nothing that the columns could hold.
    yield [0 if token.head is None else 1 + token.head or -1 for token in tokens]
    yield [table[token.deprel] for token in tokens]
    yield [table[token.deps] for token in tokens]
    yield [table[token.misc] for token in tokens]
    yield [0 if token.span is None else 1 + token.span[0] or -1 for token in tokens]
    yield [end - start for start, end in spans]


def _pack_beliefs(beliefs: Iterable[Beliefs | None], table: _Numbering) -> tuple[list[list[int]], array[float]]:
    """The columns `_BELIEFS`, and the probabilities."""
    features: list[int] = []
    numbers: list[int] = []
    sizes: list[int] = []
    keys: list[int] = []
    probabilities: list[float] = []
    known: dict[tuple[Any, float], int] = {}
    for belief in beliefs:
        if belief is None:
            features.append(0)
            continue
        features.append(table[tuple(belief.feats)])
        distributions: list[Mapping[Any, float]] = [belief.upos, belief.heads, belief.deprels, *belief.feats.values()]
        for distribution in distributions:
            number = len(sizes)
            if len(distribution) == 1:
                # Certainty is what occurs again and again.
                (item,) = distribution.items()
                number = known.setdefault(item, number)
            numbers.append(number)
            if number == len(sizes):
                sizes.append(len(distribution))
                keys += map(table.__getitem__, distribution)
                probabilities += distribution.values()
    return [features, numbers, sizes, keys], _shortest(probabilities)


def _feats(features: Features) -> str:
    """Features as FEATS, names in the order that they have."""
    if not features:
        return "_"
    column = "|".join([f"{name}={','.join(sorted(values))}" for name, values in features.items()])
    if parse_feats(column) != features:
        raise ValueError(f"{dict(features)} cannot be written as FEATS")
    return column


def _narrowest(numbers: Sequence[int]) -> array[int]:
    most = max(numbers, default=0)
    return array(next((code for code, limit in _WIDTHS.items() if most <= limit), "Q"), numbers)


def _shortest(floats: Sequence[float]) -> array[float]:
    exact, single = array("d", floats), array("f", floats)
    return single if array("d", single) == exact else exact


def _to_bytes(column: array[Any]) -> bytes:
    if sys.byteorder != _BYTE_ORDER:
        column.byteswap()
    return column.tobytes()


def _length(data: bytes) -> bytes:
    return len(data).to_bytes(4, _BYTE_ORDER)


# --- unpacking -------------------------------------------------------------------------------------


def unpack(data: bytes, text: str) -> tuple[Sentence, ...]:
    """The sentences of a text from what `pack` made of them.

    Raises:
        PackingError: that is not what the bytes are.
    """
    try:
        return _unpack(data, text)
    except Exception as error:
        # What damaged bytes do to zlib, JSON and the rest is of every kind.
        raise PackingError(f"These are no packed sentences ({type(error).__name__}: {error}).") from error


def _unpack(data: bytes, text: str) -> tuple[Sentence, ...]:
    end = 4 + int.from_bytes(data[:4], _BYTE_ORDER)
    unzip = zlib.decompressobj()
    body = memoryview(unzip.decompress(data[4:end], MOST_BYTES))
    if not unzip.eof:
        raise ValueError("the end is missing")
    begin = 4 + int.from_bytes(body[:4], _BYTE_ORDER)
    head = json.loads(str(body[4:begin], "utf-8", "surrogatepass"))
    packed = _Packed(
        head["table"],
        dict(zip((*_FIELDS, *_BELIEFS), _split(body[begin:], head["columns"]), strict=True)),
        _from_bytes(head["probabilities"], data[end:]),
    )
    tokens = iter(_tokens(packed, [sentence[0] for sentence in head["sentences"]], text))
    return tuple(_sentence(tokens, text, *sentence) for sentence in head["sentences"])


def _split(body: memoryview, kinds: Iterable[tuple[str, int]]) -> Iterator[array[int]]:
    for typecode, length in kinds:
        size = length * array(typecode).itemsize
        if size > len(body):
            raise ValueError("the columns are cut")
        yield _from_bytes(typecode, body[:size])
        body = body[size:]


def _from_bytes(typecode: str, data: bytes | memoryview) -> array[Any]:
    column = array(typecode)
    column.frombytes(data)
    if sys.byteorder != _BYTE_ORDER:
        column.byteswap()
    return column


def _sentence(
    tokens: Iterator[Token],
    text: str,
    length: int,
    whole: str | list[int],
    comments: list[str],
    multiwords: list[Any],
    empty_nodes: list[Any],
    scheme: Scheme,
    log_probability: float | None,
) -> Sentence:
    """What `_pack_sentence` packed; the words are the next of `tokens`."""
    return Sentence(
        tuple(islice(tokens, length)),
        whole if isinstance(whole, str) else text[whole[0] : whole[1]],
        tuple(comments),
        tuple(
            Multiword(first, last, form, misc, parse_feats(feats), span and (span[0], span[1]))
            for first, last, form, misc, feats, span in multiwords
        ),
        tuple(
            EmptyNode(after, index, form, lemma, upos, xpos, parse_feats(feats), deps, misc)
            for after, index, form, lemma, upos, xpos, feats, deps, misc in empty_nodes
        ),
        scheme,
        log_probability,
    )


def _tokens(packed: _Packed, lengths: Sequence[int], text: str) -> list[Token]:
    """The words of all sentences, which have these lengths."""
    columns, table = packed.columns, packed.table
    starts = [start - 1 for start in columns["start"]]
    ends = list(map(add, starts, columns["length"]))
    features = {row: parse_feats(table[row]) for row in set(columns["feats"])}
    return make(
        Token,
        id=_ids(lengths),
        form=[
            table[row - 1] if row else text[start:end]
            for row, start, end in zip(columns["form"], starts, ends, strict=True)
        ],
        **{name: [table[row] for row in columns[name]] for name in ("lemma", "upos", "xpos", "deprel", "deps", "misc")},
        feats=[features[row] for row in columns["feats"]],
        head=[head - 1 if head else None for head in columns["head"]],
        span=[(start, end) if start >= 0 else None for start, end in zip(starts, ends, strict=True)],
        beliefs=_beliefs(packed),
    )


def _beliefs(packed: _Packed) -> list[LateBeliefs | None]:
    """The beliefs of every word."""
    features = packed.columns["features"]
    late = iter(late_beliefs(packed, [word for word, row in enumerate(features) if row]))
    return [next(late) if row else None for row in features]


class _Packed:
    """The packed beliefs of the words of a text.

    Attributes:
        table, columns: as packed.

    Raises:
        ValueError: a number is out of range, which has to be found out before anybody looks into a mapping.
    """

    __slots__ = ("_bounds", "_distributions", "_places", "_probabilities", "columns", "table")

    def __init__(self, table: list[Any], columns: Mapping[str, array[int]], probabilities: array[float]) -> None:
        sizes, keys, numbers = columns["sizes"], columns["keys"], columns["numbers"]
        counts = [_OWN + len(table[row]) if row else 0 for row in columns["features"]]
        self.table = table
        self.columns = columns
        self._places = list(accumulate(counts, initial=0))
        self._bounds = list(accumulate(sizes, initial=0))
        self._probabilities = probabilities
        self._distributions: dict[int, dict[Any, float]] = {}
        if not (
            self._places[-1] == len(numbers)
            and self._bounds[-1] == len(keys) == len(probabilities)
            and max(keys, default=-1) < len(table)
            and max(numbers, default=-1) < len(sizes)
        ):
            raise ValueError("a number is out of range")

    def upos(self, word: int) -> dict[str, float]:
        """As in `Beliefs`, and so are the others."""
        return self._distribution(self._places[word])

    def heads(self, word: int) -> dict[int, float]:
        return self._distribution(self._places[word] + 1)

    def deprels(self, word: int) -> dict[str, float]:
        return self._distribution(self._places[word] + 2)

    def feats(self, word: int) -> dict[str, Mapping[str, float]]:
        names = self.table[self.columns["features"][word]]
        return {name: self._distribution(place) for place, name in enumerate(names, self._places[word] + _OWN)}

    def _distribution(self, place: int) -> dict[Any, float]:
        """The distribution at a place of the column `numbers`."""
        number = self.columns["numbers"][place]
        found = self._distributions.get(number)
        if found is None:
            begin, end = self._bounds[number], self._bounds[number + 1]
            keys = [self.table[row] for row in self.columns["keys"][begin:end]]
            found = dict(zip(keys, self._probabilities[begin:end], strict=True))
            self._distributions[number] = found
        return found
