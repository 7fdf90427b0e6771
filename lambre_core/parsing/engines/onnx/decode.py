"""From the network's probabilities to tags, heads and relations of every word of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lambre_core.parsing.arborescence import are_trees, best_tree
from lambre_core.parsing.engines.onnx.beliefs import Kept, Sparse, Tags, kept, sparse
from lambre_core.parsing.engines.onnx.forms import Known, weigh
from lambre_core.parsing.engines.onnx.network import Network, Parsed, relations

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

ROOT = "root"

BLOCK_WORDS = 128
"""Words that are decoded together: few enough for the scores of all their tags to stay in the processor's cache."""

LEAST = np.float32(-60)
"""Log-probabilities are not less than this: arithmetic with what is close to the smallest float is very slow."""


@dataclass(frozen=True, slots=True)
class Inventory:
    """Names of what the network chooses from, in the order of its outputs, and how tags hang together.

    Attributes:
        upos: every UPOS of a tag.
        of_upos: which tag has which UPOS. [tags, upos]
        other_tags: of each UPOS, 0 for its tags and minus infinity for the others. [upos, tags]
        root: number of the relation `root`.
    """

    tags: Tags
    upos: tuple[str, ...]
    of_upos: Floats
    other_tags: Floats
    relations: tuple[str, ...]
    root: int


def inventory(tags: Tags, relation_names: Sequence[str]) -> Inventory:
    """Number the parts of speech.

    Raises:
        ValueError: there is no relation `root`.
    """
    upos = tuple(sorted(set(tags.upos)))
    of_upos = np.array([[tag == name for name in upos] for tag in tags.upos], dtype=np.float32)
    other_tags = np.where(of_upos.T, np.float32(0), np.float32(-np.inf))
    return Inventory(tags, upos, of_upos, other_tags, tuple(relation_names), list(relation_names).index(ROOT))


@dataclass(frozen=True, slots=True)
class Decoded:
    """What was chosen for the words of a batch, sentence after sentence, and the distributions behind it. [words]

    Attributes:
        starts: number of each sentence's first word.
        log_probabilities: sum of log p(head) + log p(relation | head) of each sentence.
    """

    starts: list[int]
    upos: list[int]
    tags: list[int]
    heads: list[int]
    relations: list[int]
    tag_rows: Sparse
    head_rows: Sparse
    relation_rows: Sparse
    log_probabilities: list[float]


def decode(network: Network, names: Inventory, parsed: Parsed, lengths: Ints, known: Known) -> Decoded:
    """Choose the best tag of the best UPOS, the best tree with a single root, and relations that suit it.

    Args:
        known: histories of the words, sentence after sentence.
    """
    best_heads = trees(parsed.heads, lengths)
    sentences, places = np.nonzero(np.arange(parsed.tags.shape[1]) < lengths[:, None])
    heads = best_heads[sentences, places]
    upos, tags, chosen = np.empty((3, len(heads)), dtype=np.int64)
    sure = np.empty(len(heads))
    rows: tuple[list[Kept], list[Kept], list[Kept]] = ([], [], [])
    for start in range(0, len(heads), BLOCK_WORDS):
        own = slice(start, start + BLOCK_WORDS)
        sentence, place, head = sentences[own], places[own], heads[own]
        words = np.arange(len(head))

        logs = parsed.tags[sentence, place]
        weigh(logs, known, own)
        np.maximum(logs, LEAST, out=logs)
        probabilities = np.exp(logs)
        upos[own] = (probabilities @ names.of_upos).argmax(1)
        logs += names.other_tags[upos[own]]
        tags[own] = logs.argmax(1)
        rows[0].append(kept(probabilities, tags[own]))

        logs = parsed.heads[sentence, place]
        sure[own] = logs[words, head]
        rows[1].append(kept(np.exp(logs), head))

        logs = relations(network, parsed.dependents[sentence, place], parsed.governors[sentence, head])
        # The relation root and the root's arc go together.
        logs[:, names.root] = np.where(head == 0, 0.0, -np.inf)
        logs[head == 0, : names.root] = -np.inf
        logs[head == 0, names.root + 1 :] = -np.inf
        probabilities = np.exp(logs)
        probabilities /= probabilities.sum(1, keepdims=True)
        chosen[own] = logs.argmax(1)
        sure[own] += np.log(probabilities[words, chosen[own]])
        rows[2].append(kept(probabilities, chosen[own]))
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    tag_rows, head_rows, relation_rows = map(sparse, rows)
    return Decoded(
        starts=starts.tolist(),
        upos=upos.tolist(),
        tags=tags.tolist(),
        heads=heads.tolist(),
        relations=chosen.tolist(),
        tag_rows=tag_rows,
        head_rows=head_rows,
        relation_rows=relation_rows,
        log_probabilities=np.add.reduceat(sure, starts).tolist(),
    )


def trees(logs: Floats, lengths: Ints) -> Ints:
    """Heads of the best trees. [sentences, length]; padding has what it has.

    Args:
        logs: log p(head | dependent). [sentences, length, length + 1]
    """
    count, width, _ = logs.shape
    heads: Ints = logs.argmax(2)
    padded = np.zeros((count, width + 1), dtype=np.int64)
    padded[:, 1:] = np.where(np.arange(width)[None] < lengths[:, None], heads, -1)
    for row in np.flatnonzero(~are_trees(padded)).tolist():
        size = int(lengths[row])
        scores = np.full((size + 1, size + 1), -np.inf)
        scores[1:] = logs[row, :size, : size + 1]
        heads[row, :size] = best_tree(scores)[1:]
    return heads
