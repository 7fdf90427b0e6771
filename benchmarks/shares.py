"""What the default engine does with its time: by part, and for one sentence alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.parsing.engines.onnx import features, network
from lambre_core.parsing.engines.onnx import parser as parsing
from lambre_core.parsing.engines.onnx.parser import OnnxParser

REPEATS = 5


def anew(parser: OnnxParser) -> OnnxParser:
    """The same parser that has seen no form yet."""
    model = parser._model
    if model.lexicon is not None:
        model.lexicon.cache.clear()
    model.lemmatizer._memory.clear()
    model.expander._memory.clear()
    return OnnxParser(model, parser.language, parser.scheme, parser.fingerprint)


def cold(parser: OnnxParser, texts: Sequence[str]) -> tuple[list[float], list[float]]:
    """CPU and wall clock seconds of each text by itself, parsed by a parser that has seen none of its forms."""
    list(parser.parse(texts[:3]))
    cpu, wall = [], []
    for text in texts:
        fresh = anew(parser)
        before = time.process_time(), time.perf_counter()
        list(fresh.parse([text]))
        cpu.append(time.process_time() - before[0])
        wall.append(time.perf_counter() - before[1])
    return cpu, wall


def profile(parser: OnnxParser, texts: Sequence[str]) -> tuple[dict[str, float], int]:
    """CPU seconds by part, the least of several runs each, and multiplications of the matrix products."""
    runs = []
    batches: list[Any] = []
    for _ in range(REPEATS):
        spent: dict[str, float] = {}
        batches = []
        with (
            timed(spent, "segmenter", parsing, "segment"),
            timed(spent, "words of tokens", parsing, "_words"),
            timed(spent, "lexicon", Lexicon, "readings"),
            timed(spent, "forms", features, "word_type"),
            timed(spent, "vectors of forms", network, "type_vectors"),
            timed(spent, "network", network, "run", batches),
            timed(spent, "decoding", parsing, "decode"),
            timed(spent, "whole", OnnxParser, "_parse"),
        ):
            list(anew(parser).parse(texts))
        runs.append(spent)
    least = {part: min(run.get(part, 0.0) for run in runs) for part in runs[0]}
    products = [shape for lengths in batches for shape in shapes(parser._model.network, lengths)]
    arithmetic = min(replay(products) for _ in range(REPEATS))
    own = {
        "segmenter, words of tokens": least["segmenter"] + least["words of tokens"],
        "forms: lexicon": least.get("lexicon", 0.0),
        "forms: pieces, shapes, rows": least["forms"] - least.get("lexicon", 0.0),
        "forms: vectors": least["vectors of forms"],
        "network: matrix products": arithmetic,
        "network: element by element": max(0.0, least["network"] - arithmetic),
        "decoding (tags, relations, trees, distributions)": least["decoding"],
    }
    return {
        **own,
        "lemmas, sentences": max(0.0, least["whole"] - sum(own.values())),
    }, sum(a * b * c * n for a, b, c, n in products)


@contextmanager
def timed(
    spent: dict[str, float], part: str, owner: Any, name: str, lengths: list[Any] | None = None
) -> Iterator[None]:
    """Measure the calls of a function; of the network, also note the lengths of the sentences."""
    function: Callable[..., Any] = getattr(owner, name)

    def measured(*args: Any) -> Any:
        if lengths is not None:
            lengths.append(args[2])
        before = time.process_time()
        try:
            return function(*args)
        finally:
            spent[part] = spent.get(part, 0.0) + time.process_time() - before

    setattr(owner, name, measured)
    try:
        yield
    finally:
        setattr(owner, name, function)


def shapes(weights: network.Network, lengths: Any) -> Iterator[tuple[int, int, int, int]]:
    """Rows, inner size, columns and number of the products of a batch, as `network.run` does them."""
    arrays = weights.arrays
    packing = network.pack(lengths)
    words = packing.starts[-1]
    for reader in weights.readers:
        size, hidden = reader.inputs.shape[2:]
        yield from ((rows, size, hidden, 8) for rows in blocks(words, network.BLOCK_WORDS))
        for start, stop in zip(packing.starts[1:], packing.starts[2:], strict=False):
            yield stop - start, hidden, hidden, 8
    for names in ("tag.hidden", "tag.weight"), ("arc.dependent", "arc.head", "relation.dependent", "relation.head"):
        for name in names:
            inner, columns = arrays[name].shape
            yield from ((rows, inner, columns, 1) for rows in blocks(words, network.BLOCK_WORDS))
    tags, size = arrays["tag.vectors"].shape
    yield from ((rows, tags, size, 1) for rows in blocks(words, network.BLOCK_WORDS))
    arcs = arrays["arc.weight"].shape[0]
    yield words, arcs, arcs, 1
    width = int(lengths.max())
    yield width, arcs, width + 1, len(lengths)


def blocks(words: int, most: int) -> list[int]:
    return [min(most, words - start) for start in range(0, words, most)]


def replay(products: Sequence[tuple[int, int, int, int]]) -> float:
    """CPU seconds of the products alone."""
    random = np.random.default_rng(0)
    room = random.standard_normal(1 << 20, dtype=np.float32)
    out = np.empty(1 << 22, dtype=np.float32)
    before = time.process_time()
    for rows, inner, columns, number in products:
        first = room[: rows * inner].reshape(rows, inner)
        second = room[: inner * columns].reshape(inner, columns)
        result = out[: rows * columns].reshape(rows, columns)
        for _ in range(number):
            np.matmul(first, second, out=result)
    return time.process_time() - before
