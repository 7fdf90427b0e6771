"""Whether two ways of running a student say the same: torch, the engine in numpy, an ONNX runtime.

Compared are log-probabilities and what is decided from them. Where two choices are almost equally probable, the
rounding of sums may decide; such differences are counted apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from lambre_core.gzipped import read_bytes
from lambre_core.parsing.engines.onnx import network as engine
from lambre_core.parsing.engines.onnx.decode import trees
from lambre_core.parsing.engines.onnx.weights import MOST_BYTES, NETWORK, RELATIONS, WORDS
from lambre_core.training.student.batches import Collection, Example, Ragged, by_length
from lambre_core.training.student.inventory import Inventory
from lambre_core.training.student.train import Trained

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

SAME = 1e-4
"""Log-probabilities that differ by less are the same; so may decide choices whose margin is below it."""

PARTS = ("tags", "heads", "relations")

FORMS = 500
"""Forms that go through the graph for words together: their pieces are padded to the longest."""

LEAST = -20.0
"""Smaller log-probabilities count as this one: what rounding changes grows with them, and nobody looks at them."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a runtime says of a batch.

    Attributes:
        tags: log-probabilities. [sentences, length, tags]
        heads: log-probabilities. [sentences, length, length + 1]
        relations: from heads [sentences, length] to log-probabilities [sentences, length, relations].
    """

    tags: Floats
    heads: Floats
    relations: Callable[[Ints], Floats]


Runtime = Callable[[Sequence[Example]], Said]


@dataclass(slots=True)
class Compared:
    """Counts over all batches, by `tags`, `heads`, `relations`.

    Attributes:
        most: largest difference of two log-probabilities, those of relations for the same heads.
        different: words that are decided differently; relations only where the heads are the same.
        beyond: of these, those where the margin was not below `SAME`.
        known: words whose answer the treebank has.
        right: of these, those that are so, for either runtime; relations count with their heads (LAS).
    """

    sentences: int = 0
    words: int = 0
    most: dict[str, float] = field(default_factory=lambda: dict.fromkeys(PARTS, 0.0))
    different: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    beyond: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    known: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    right: tuple[dict[str, int], dict[str, int]] = field(
        default_factory=lambda: (dict.fromkeys(PARTS, 0), dict.fromkeys(PARTS, 0))
    )


# Runtimes


def torch_runtime(trained: Trained, collection: Collection) -> Runtime:
    """The network that was trained."""
    tags, heads, relations = trained.temperatures

    def run(examples: Sequence[Example]) -> Said:
        batch = collection.batch(examples)
        batch = replace(batch, treebanks=torch.full_like(batch.treebanks, trained.treebank))
        with torch.inference_mode():
            scores = trained.model.score(batch)

            def of_heads(chosen: Ints) -> Floats:
                with torch.inference_mode():
                    logits = trained.model.score_relations(scores.states, torch.from_numpy(chosen))
                    return np.asarray(torch.log_softmax(logits / relations, -1).numpy())

            return Said(
                torch.log_softmax(scores.tags / tags, -1).numpy(),
                torch.log_softmax(scores.arcs / heads, -1).numpy(),
                of_heads,
            )

    return run


def numpy_runtime(network: engine.Network, collection: Collection) -> Runtime:
    """The engine."""
    vectors = engine.type_vectors(network, *type_rows(collection))

    def run(examples: Sequence[Example]) -> Said:
        inputs, lengths = padded(vectors, examples)
        parsed = engine.run(network, inputs, lengths)

        def relations(dependents: Floats, governors: Floats) -> Floats:
            return engine.relations(network, dependents, governors)

        return Said(parsed.tags, parsed.heads, of_pairs(relations, parsed.dependents, parsed.governors))

    return run


def onnx_runtime(folder: Path, collection: Collection) -> Runtime:
    """The graphs in a model folder, run by the package onnxruntime with one thread."""
    network, relations = session(folder / NETWORK), session(folder / RELATIONS)
    words, bags = type_rows(collection)
    names = ("words_rows", "pieces_rows", "readings_rows", "shapes_rows")
    of_words = session(folder / WORDS)
    blocks = []
    for own in (slice(start, start + FORMS) for start in range(0, len(words), FORMS)):
        rows = (np.array(words[own], dtype=np.int64), *(filled(bag[own]) for bag in bags))
        blocks.append(of_words.run(None, dict(zip(names, rows, strict=True)))[0])
    vectors = np.concatenate(blocks)

    def of_relations(dependents: Floats, governors: Floats) -> Floats:
        (logs,) = relations.run(None, {"dependents": dependents, "governors": governors})
        return np.asarray(logs)

    def run(examples: Sequence[Example]) -> Said:
        inputs, lengths = padded(vectors, examples)
        tags, heads, *pairs = network.run(None, {"vectors": inputs, "lengths": lengths.astype(np.int32)})
        return Said(tags, heads, of_pairs(of_relations, *pairs))

    return run


def session(path: Path) -> Any:
    """An ONNX runtime's session with one thread."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(read_bytes(path, MOST_BYTES), options, providers=["CPUExecutionProvider"])


def of_pairs(
    relations: Callable[[Floats, Floats], Floats], dependents: Floats, governors: Floats
) -> Callable[[Ints], Floats]:
    """Relations of pairs as relations of heads."""

    def of_heads(heads: Ints) -> Floats:
        chosen = np.take_along_axis(governors, heads[..., None], 1)
        size = dependents.shape[-1]
        return relations(dependents.reshape(-1, size), chosen.reshape(-1, size)).reshape(*heads.shape, -1)

    return of_heads


def type_rows(collection: Collection) -> tuple[list[int], list[list[list[int]]]]:
    """Words and bags of all forms of a collection, as `engine.type_vectors` takes them."""
    words, _, bags = collection.tables()

    def rows(bag: Ragged) -> list[list[int]]:
        return [part.tolist() for part in np.split(bag.rows, bag.offsets[1:-1])]

    return words.tolist(), [rows(bag) for bag in bags]


def filled(bag: Sequence[Sequence[int]]) -> Ints:
    """Ragged rows as a matrix, -1 where there is none. [items, most]"""
    rows = np.full((len(bag), max(1, *map(len, bag))), -1, dtype=np.int64)
    for number, own in enumerate(bag):
        rows[number, : len(own)] = own
    return rows


def padded(vectors: Floats, examples: Sequence[Example]) -> tuple[Floats, Ints]:
    """Inputs of the network and lengths."""
    lengths = np.array([len(example.types) for example in examples], dtype=np.int64)
    inputs = np.zeros((len(examples), int(lengths.max()), vectors.shape[1]), dtype=np.float32)
    for row, example in enumerate(examples):
        inputs[row, : lengths[row]] = vectors[example.types]
    return inputs, lengths


# Comparing


def batches(examples: Sequence[Example], words: int, random: np.random.Generator) -> Iterator[list[Example]]:
    """Batches of many shapes: a third by length, a third of any lengths together, a third sentence by sentence."""
    order = random.permutation(len(examples))
    by_size, mixed, alone = ([examples[number] for number in part] for part in np.array_split(order, 3))
    yield from by_length(by_size, words) if by_size else ()
    while mixed:
        count = int(random.integers(1, 60))
        yield mixed[:count]
        mixed = mixed[count:]
    for example in alone:
        yield [example]


def compare(reference: Runtime, other: Runtime, groups: Iterator[list[Example]], inventory: Inventory) -> Compared:
    """Run both over the same batches.

    Args:
        reference: the margins are its.
    """
    total = Compared()
    for group in groups:
        lengths = np.array([len(example.types) for example in group], dtype=np.int64)
        real = np.arange(lengths.max())[None] < lengths[:, None]
        said = (reference(group), other(group))
        total.sentences += len(group)
        total.words += int(lengths.sum())
        heads = tuple(trees(one.heads, lengths) for one in said)
        own = tuple(decided(one, places, real, inventory) for one, places in zip(said, heads, strict=True))
        same_heads = said[1].relations(heads[0])[real]
        for name, first, second in (
            ("tags", said[0].tags[real], said[1].tags[real]),
            ("heads", said[0].heads[real], said[1].heads[real]),
            ("relations", said[0].relations(heads[0])[real], same_heads),
        ):
            total.most[name] = max(total.most[name], difference(first, second))
        margins = {
            "tags": tag_margins(said[0].tags[real], own[0]["tags"], own[1]["tags"], inventory),
            "heads": tree_margins(said[0].heads, heads[0], heads[1], real),
            "relations": np.abs(gap(said[0].relations(heads[0])[real], own[0]["relations"], own[1]["relations"])),
        }
        differs = {name: own[0][name] != own[1][name] for name in PARTS}
        differs["relations"] &= ~differs["heads"]
        for name in PARTS:
            total.different[name] += int(differs[name].sum())
            total.beyond[name] += int((differs[name] & (margins[name] >= SAME)).sum())
        answers = {name: gold(group, name) for name in PARTS}
        for name in PARTS:
            total.known[name] += int((answers[name] >= 0).sum())
        for counts, decisions in zip(total.right, own, strict=True):
            right = {name: decisions[name] == answers[name] for name in PARTS}
            right["relations"] &= right["heads"]
            for name in PARTS:
                counts[name] += int(right[name].sum())
    return total


def decided(said: Said, heads: Ints, real: npt.NDArray[np.bool_], inventory: Inventory) -> dict[str, Ints]:
    """Tags, heads and relations of the words of a batch as the engine's `decode` chooses them. [words]"""
    tags = said.tags[real]
    of_upos = upos_matrix(inventory)
    best = (np.exp(tags) @ of_upos.T).argmax(1)
    tags = np.where(of_upos[best] > 0, tags, -np.inf)
    relations = said.relations(heads)[real]
    root = inventory.relations.index("root")
    chosen = heads[real]
    relations[:, root] = -np.inf
    return {"tags": tags.argmax(1), "heads": chosen, "relations": np.where(chosen == 0, root, relations.argmax(1))}


def upos_matrix(inventory: Inventory) -> Floats:
    """Which UPOS has which tags. [upos, tags]"""
    upos = np.array([name.partition("|")[0] for name in inventory.tags])
    return np.asarray(np.unique(upos)[:, None] == upos[None], dtype=np.float32)


def difference(first: Floats, second: Floats) -> float:
    """Largest difference; infinite where one is -inf and the other is not."""
    if not np.array_equal(np.isfinite(first), np.isfinite(second)):
        return float("inf")
    return float(np.abs(np.maximum(first, LEAST) - np.maximum(second, LEAST)).max(initial=0))


def gap(logs: Floats, first: Ints, second: Ints) -> Floats:
    """How much more probable the first choice is. [words]"""
    words = np.arange(len(logs))
    return np.asarray(logs[words, first] - logs[words, second])


def tag_margins(logs: Floats, first: Ints, second: Ints, inventory: Inventory) -> Floats:
    """Margins between tags; between parts of speech where these differ. [words]"""
    of_upos = upos_matrix(inventory)
    upos = of_upos.argmax(0)
    parts = np.log(np.exp(logs) @ of_upos.T + np.float32(1e-30))
    margins = np.where(upos[first] == upos[second], gap(logs, first, second), gap(parts, upos[first], upos[second]))
    return np.abs(margins)


def tree_margins(logs: Floats, first: Ints, second: Ints, real: npt.NDArray[np.bool_]) -> Floats:
    """For every word the margin between its sentence's trees. [words]"""
    gaps = np.take_along_axis(logs, first[..., None], 2) - np.take_along_axis(logs, second[..., None], 2)
    sums = np.where(real, gaps[..., 0], 0).sum(1, keepdims=True)
    return np.asarray(np.abs(np.broadcast_to(sums, real.shape)[real]))


def gold(group: Sequence[Example], name: str) -> Ints:
    """What the treebank has, -1 where it has nothing that the student knows. [words]"""
    return np.concatenate([getattr(example, name) for example in group])


def report(compared: Compared) -> Iterator[str]:
    """Lines about a comparison."""
    yield f"{compared.sentences} sentences, {compared.words} words"
    first, second = compared.right
    for name in PARTS:
        known = max(1, compared.known[name])
        same = 100 - 100 * compared.different[name] / max(1, compared.words)
        yield (
            f"  {name:9} largest difference {compared.most[name]:.1e}, same {same:.3f} %"
            f" ({compared.different[name]} differ, {compared.beyond[name]} by a margin),"
            f" right {100 * first[name] / known:.2f}"
            f" and {100 * second[name] / known:.2f} %"
        )
