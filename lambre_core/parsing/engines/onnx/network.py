"""The student network in numpy: the same arithmetic as `training/student/model.py`, for batches of sentences.

The words of a batch are packed: all first words, then all second words, and so on, the longest sentence first. So
every step of a recurrent layer works on one block of memory, and there is no padding before the arcs, where it is
masked. No result depends on the other sentences of a batch but for the rounding of sums.
"""

from __future__ import annotations

import math
import threading
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

LAYERS = 3

BLOCK_WORDS = 384
"""Words that go through a matrix together: enough for its product to be fast, few enough for the cache."""

BLOCK_FORMS = 128
"""Forms that are summed up together, for the same reason."""


class Room(threading.local):
    """Memory that is used again for what does not outlive a call, by each thread its own.

    The system clears fresh memory page by page, which takes as long as a quarter of the arithmetic done in it.
    """

    def __init__(self) -> None:
        self._arrays: dict[str, Floats] = {}

    def __call__(self, name: str, *shape: int) -> Floats:
        """An array of this shape with anything in it. It is another one's next time: one name for one use."""
        size = math.prod(shape)
        if name not in self._arrays or self._arrays[name].size < size:
            self._arrays[name] = np.empty(size, dtype=np.float32)
        return self._arrays[name][:size].reshape(shape)


_room = Room()


@dataclass(frozen=True, slots=True)
class Reader:
    """One bidirectional LSTM layer; gates in the order of ONNX: input, output, forget, cell.

    Each gate has a matrix of its own, so that its values lie side by side. Those of the sigmoid gates are times -1,
    those of the cell gate times -2, since sigmoid(x) = 1 / (1 + exp(-x)) and tanh(x) = 2 sigmoid(2 x) - 1: one
    function for all gates, and numpy's exp takes half the time of its tanh.

    Attributes:
        inputs: [2, 4, size, hidden]; index 0 reads forward.
        recurrent: [2, 4, hidden, hidden]
        bias: [2, 4, 1, hidden]
    """

    inputs: Floats
    recurrent: Floats
    bias: Floats


@dataclass(frozen=True, slots=True)
class Network:
    """Weights as the arithmetic below wants them.

    Attributes:
        arrays: by the names of `training/student/weights.py`, matrices as input by output.
        temperatures: of tags, heads and relations; logits are divided by them.
    """

    arrays: Mapping[str, Floats]
    readers: tuple[Reader, ...]
    temperatures: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Parsed:
    """What the network says of a batch of sentences, padded to the longest; probabilities after calibration.

    Attributes:
        tags: log-probabilities. [sentences, length, tags]
        heads: log-probabilities; column 0 is the root, padding and the word itself are -inf. [sentences, length,
            length + 1]
        dependents, governors: inputs of `relations`. [sentences, length or length + 1, relation + 1]
    """

    tags: Floats
    heads: Floats
    dependents: Floats
    governors: Floats


def build_network(weights: Mapping[str, Floats]) -> Network:
    """Arrange the weights of a model file.

    Raises:
        KeyError: a weight is missing.
        ValueError: shapes do not fit together.
    """
    arrays = {name: np.ascontiguousarray(array, dtype=np.float32) for name, array in weights.items()}
    readers = []
    factors = np.array([-1, -1, -1, -2], dtype=np.float32)[:, None, None]
    for number in range(LAYERS):
        hidden = arrays[f"layer{number}.recurrent"].shape[-1]
        inputs, recurrent = (
            np.ascontiguousarray(
                arrays[f"layer{number}.{name}"].reshape(2, 4, hidden, -1).transpose(0, 1, 3, 2) * factors
            )
            for name in ("input", "recurrent")
        )
        biases = arrays[f"layer{number}.bias"].reshape(2, 2, 4, 1, hidden)
        readers.append(Reader(inputs, recurrent, (biases[:, 0] + biases[:, 1]) * factors))
    tags, heads, relations = (float(value) for value in arrays["temperatures"])
    return Network(arrays, tuple(readers), (tags, heads, relations))


# Words


def type_vectors(network: Network, words: Sequence[int], bags: Sequence[Sequence[Sequence[int]]]) -> Floats:
    """Vectors of forms. [forms, size]

    Args:
        words: row of each form, -1 if it has none.
        bags: for pieces, readings and shapes: rows of each form.
    """
    arrays = network.arrays
    rows = np.array(words, dtype=np.int64)
    parts = [np.where((rows >= 0)[:, None], arrays["words"][rows], np.float32(0))]
    parts += [bag_sums(arrays[name], bag) for name, bag in zip(("pieces", "readings", "shapes"), bags, strict=True)]
    vectors = np.concatenate(parts, axis=1) @ arrays["type.weight"]
    vectors += arrays["type.bias"]
    np.maximum(vectors, 0, out=vectors)
    vectors += arrays["treebank"]
    return vectors


def bag_sums(table: Floats, bag: Sequence[Sequence[int]]) -> Floats:
    """Sum of rows over the root of their number, for every item; zeros for an empty one. [items, columns]"""
    counts = np.fromiter(map(len, bag), dtype=np.int64, count=len(bag))
    rows = np.fromiter(chain.from_iterable(bag), dtype=np.int64, count=int(counts.sum()))
    ends = np.cumsum(counts)
    sums = np.zeros((len(bag), table.shape[1]), dtype=np.float32)
    for first in range(0, len(bag), BLOCK_FORMS):
        filled = first + np.flatnonzero(counts[first : first + BLOCK_FORMS])
        if len(filled):
            starts = ends[filled] - counts[filled]
            own = table.take(rows[starts[0] : ends[filled[-1]]], axis=0)
            sums[filled] = np.add.reduceat(own, starts - starts[0], axis=0)
    sums /= np.sqrt(np.maximum(counts, 1), dtype=np.float32)[:, None]
    return sums


# Sentences


@dataclass(frozen=True, slots=True)
class Packing:
    """Which word of the batch is where when all first words come first, then all second words, and so on.

    Attributes:
        sentences, places: of each packed word.
        mirror: the packed word that takes a word's place when every sentence is turned around.
        starts: where the first words begin, the second words, ..., and the number of words.
    """

    sentences: Ints
    places: Ints
    mirror: Ints
    starts: list[int]


def pack(lengths: Ints) -> Packing:
    """Pack sentences of these lengths, the longest first, so that those that still have words are the first ones."""
    order = np.argsort(-lengths, kind="stable")
    falling = lengths[order]
    steps = np.arange(int(lengths.max(initial=0)))
    active = np.searchsorted(-falling, -steps)
    starts = np.concatenate([[0], np.cumsum(active)])
    places = np.repeat(steps, active)
    rows = np.arange(starts[-1]) - starts[places]
    return Packing(order[rows], places, starts[falling[rows] - 1 - places] + rows, starts.tolist())


def run(network: Network, inputs: Floats, lengths: Ints) -> Parsed:
    """Tag and parse a batch.

    Args:
        inputs: vectors of the words. [sentences, length, size]
        lengths: words of each sentence.
    """
    arrays = network.arrays
    packing = pack(lengths)
    words = len(packing.places)
    first = read(network.readers[0], inputs[packing.sentences, packing.places], packing, "first")
    second = read(network.readers[1], first, packing, "second")
    tagged = _room("tagged", words, network.readers[2].inputs.shape[2])
    tagged[:, : second.shape[1]] = second
    tags = np.zeros((*inputs.shape[:2], len(arrays["tag.bias"])), dtype=np.float32)
    # The third layer is fed what the network was trained on: tags before calibration.
    tag(arrays, second, network.temperatures[0], packing, tags, tagged[:, second.shape[1] :])
    third = read(network.readers[2], tagged, packing, "third")
    heads = arc_scores(arrays, third, lengths, packing)
    heads /= np.float32(network.temperatures[1])
    log_softmax(heads)
    dependents, governors = (
        np.ones((len(lengths), length, arrays["relation.weight"].shape[1]), dtype=np.float32)
        for length in (inputs.shape[1], inputs.shape[1] + 1)
    )
    dependents[packing.sentences, packing.places, :-1] = project(arrays, "relation.dependent", third)
    governors[packing.sentences, packing.places + 1, :-1] = project(arrays, "relation.head", third)
    governors[:, 0, :-1] = project(arrays, "relation.head", arrays["root"])
    return Parsed(tags, heads, dependents, governors)


@np.errstate(over="ignore")  # where exp overflows its reciprocal is 0, as it should be
def read(reader: Reader, inputs: Floats, packing: Packing, name: str) -> Floats:
    """One layer over packed words. [words, size] to [words, 2 hidden], which is room of this name."""
    starts = packing.starts
    hidden = reader.recurrent.shape[-1]
    most = starts[1] if len(starts) > 1 else 0
    capacity = max(BLOCK_WORDS, most)
    gates = _room("gates", 2, 4, capacity, hidden)
    carried = _room("carried", 2, 4, most, hidden)
    products = _room("products", 2, most, hidden)
    outputs = _room("outputs", 2, len(inputs), hidden)
    turned = _room("turned", capacity, inputs.shape[1])
    cells = np.zeros((2, most, hidden), dtype=np.float32)
    begin = end = before = 0
    for step, (start, stop) in enumerate(pairwise(starts)):
        if stop > end:
            begin, end = start, starts[bisect_right(starts, start + capacity) - 1]
            size = end - begin
            # Anything but "raise" writes to `out` at once; no row is out of bounds.
            backward = inputs.take(packing.mirror[begin:end], axis=0, out=turned[:size], mode="clip")
            np.matmul(inputs[begin:end], reader.inputs[0], out=gates[0, :, :size])
            np.matmul(backward, reader.inputs[1], out=gates[1, :, :size])
            gates[:, :, :size] += reader.bias
        gate = gates[:, :, start - begin : stop - begin]
        count = stop - start
        if step:
            fed = carried[:, :, :count]
            np.matmul(outputs[:, None, before : before + count], reader.recurrent, out=fed)
            gate += fed
        np.exp(gate, out=gate)
        gate += 1
        np.reciprocal(gate, out=gate)
        candidate = gate[:, 3]
        candidate *= 2
        candidate -= 1
        cell, product = cells[:, :count], products[:, :count]
        cell *= gate[:, 2]
        np.multiply(gate[:, 0], candidate, out=product)
        cell += product
        np.tanh(cell, out=product)
        np.multiply(gate[:, 1], product, out=outputs[:, start:stop])
        before = start
    both = _room(name, len(inputs), 2 * hidden)
    both[:, :hidden] = outputs[0]
    both[:, hidden:] = outputs[1].take(packing.mirror, axis=0, out=outputs[0], mode="clip")
    return both


def tag(
    arrays: Mapping[str, Floats], states: Floats, temperature: float, packing: Packing, logs: Floats, expected: Floats
) -> None:
    """Write the tags' calibrated log-probabilities to `logs` and the expected tag vectors to `expected`.

    Args:
        states: packed. [words, 2 hidden]
        logs: [sentences, length, tags]
        expected: packed. [words, size]
    """
    bias, vectors = arrays["tag.bias"], arrays["tag.vectors"]
    rows = max(16, 65536 // len(bias))
    room = _room("tags", 2, rows, len(bias))
    for start in range(0, len(states), rows):
        own = slice(start, start + rows)
        hidden = states[own] @ arrays["tag.hidden"]
        hidden += arrays["tag.hidden.bias"]
        np.maximum(hidden, 0, out=hidden)
        scores, values = room[:, : len(hidden)]
        np.matmul(hidden, arrays["tag.weight"], out=scores)
        scores += bias
        scores -= scores.max(-1, keepdims=True)
        np.maximum(scores, np.float32(-60), out=scores)
        np.exp(scores, out=values)
        sums = values.sum(-1, keepdims=True)
        np.divide(values @ vectors, sums, out=expected[own])
        if temperature != 1:
            scores *= np.float32(1 / temperature)
            np.exp(scores, out=values)
            sums = values.sum(-1, keepdims=True)
        scores -= np.log(sums)
        logs[packing.sentences[own], packing.places[own]] = scores


def arc_scores(arrays: Mapping[str, Floats], states: Floats, lengths: Ints, packing: Packing) -> Floats:
    """Logits of arcs; -inf where no arc can be. [sentences, length, length + 1]

    Args:
        states: packed. [words, 2 hidden]
    """
    count, width = len(lengths), len(packing.starts) - 1
    pairs = project(arrays, "arc.dependent", states) @ arrays["arc.weight"]
    pairs += arrays["arc.bias"]
    dependents = np.zeros((count, width, pairs.shape[1]), dtype=np.float32)
    dependents[packing.sentences, packing.places] = pairs
    heads = np.zeros((count, width + 1, pairs.shape[1]), dtype=np.float32)
    heads[packing.sentences, packing.places + 1] = project(arrays, "arc.head", states)
    heads[:, 0] = project(arrays, "arc.head", arrays["root"])
    scores: Floats = dependents @ heads.transpose(0, 2, 1)
    scores += arrays["distance"][distances(width, len(arrays["distance"]) // 2 - 1)]
    scores[np.broadcast_to(np.arange(width + 1) > lengths[:, None, None], scores.shape)] = -np.inf
    words = np.arange(width)
    scores[:, words, words + 1] = -np.inf
    return scores


def distances(length: int, most: int) -> Ints:
    """Rows of the distance table: clipped signed distance from dependent to head; the last is the root's."""
    dependents = np.arange(1, length + 1)[:, None]
    heads = np.arange(length + 1)[None]
    return np.where(heads == 0, 2 * most + 1, np.clip(heads - dependents, -most, most) + most)


def relations(network: Network, dependents: Floats, governors: Floats) -> Floats:
    """Log-probabilities of relations for pairs of words. [pairs, relations]

    Args:
        dependents, governors: rows of `Parsed.dependents` and of `Parsed.governors`. [pairs, relation + 1]
    """
    weight = network.arrays["relation.weight"]
    count, size, _ = weight.shape
    halves = (dependents @ weight.transpose(1, 0, 2).reshape(size, -1)).reshape(-1, count, size)
    scores: Floats = np.matmul(halves, governors[:, :, None])[:, :, 0]
    scores /= np.float32(network.temperatures[2])
    return log_softmax(scores)


def project(arrays: Mapping[str, Floats], name: str, states: Floats) -> Floats:
    """A linear layer and a leaky ReLU with slope 0.1."""
    values: Floats = states @ arrays[name]
    values += arrays[f"{name}.bias"]
    np.maximum(values, values * np.float32(0.1), out=values)
    return values


def log_softmax(scores: Floats) -> Floats:
    """Over the last axis, in place; -inf stays -inf."""
    scores -= scores.max(-1, keepdims=True)
    scores -= np.log(np.exp(scores).sum(-1, keepdims=True))
    return scores
