"""Stanza's graph-based parser (Dozat and Manning 2017), with the distributions over heads and relations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from stanza.models.common.vocab import VOCAB_PREFIX_SIZE
from stanza.models.depparse.data import DataLoader, Dataset
from stanza.models.depparse.head_constraints import DEPREL_TO_GROUP, resolve_head_constraint_violations
from stanza.models.depparse.trainer import unpack_batch

from lambre_core.parsing.arborescence import best_tree
from lambre_core.parsing.engines.stanza.batches import batches_by_length, sparse_rows

_BATCH_WORDS = 3000
_BATCH_CELLS = 300_000  # pairs of words; each has a score for every relation, about 50 of 4 bytes


@dataclass(frozen=True, slots=True)
class Arc:
    """The chosen head and relation of a word, and the distributions they come from.

    `log_probability` is log p(head) + log p(relation | head), before negligible values are dropped.
    """

    head: int
    deprel: str
    head_belief: Mapping[int, float]
    deprel_belief: Mapping[str, float]
    log_probability: float


def attach(processor: Any, document: Any) -> list[list[Arc]]:
    """Parse every sentence of a Stanza document with tags and lemmas. Call it without gradients.

    The tree is the most probable one with a single root; for relations of UD, Stanza's repair of second
    subjects and objects is applied, as its own pipeline does.

    Args:
        processor: a loaded `DepparseProcessor` with a `GraphParser`.
    """
    model = processor.trainer.model.eval()
    device = model.get_device()
    relations = [
        processor.vocab["deprel"].id2unit(index) for index in range(VOCAB_PREFIX_SIZE, len(processor.vocab["deprel"]))
    ]
    repair = processor.vocab["deprel"] if not DEPREL_TO_GROUP.keys().isdisjoint(relations) else None
    dataset = Dataset(document, processor.config, processor.pretrain, vocab=processor.vocab, evaluation=True)
    attached: list[list[Arc]] = [[] for _ in document.sentences]
    lengths = [len(sentence.words) for sentence in document.sentences]
    for batch in batches_by_length(lengths, words=_BATCH_WORDS, cells=_BATCH_CELLS):
        collated = DataLoader.collate([dataset[index] for index in batch])
        inputs, orig_idx, word_orig_idx, sizes, word_lengths, text = unpack_batch(collated, device)
        arc_scores, relation_scores, *_ = model.forward_scores(*inputs, word_orig_idx, sizes, word_lengths, text)
        for rank, size in enumerate(sizes):
            # The network does not mask padding: without the cut it takes part in the softmax.
            attached[batch[orig_idx[rank]]] = _sentence(
                arc_scores[rank, :size, :size], relation_scores[rank, :size, :size], relations, repair
            )
    return attached


def _sentence(arcs: torch.Tensor, labels: torch.Tensor, relations: list[str], repair: Any) -> list[Arc]:
    """Decode one sentence.

    Args:
        arcs: scores, dependents by heads; 0 is the root in both.
        labels: scores, dependents by heads by relations.
        repair: vocabulary of the relations, where UD's repair applies, else None.
    """
    log_heads: npt.NDArray[np.float64] = torch.log_softmax(arcs.double(), 1).cpu().numpy()
    tree = best_tree(log_heads)
    chosen: npt.NDArray[np.int64] | None = None
    if repair is not None:
        log_labels = torch.log_softmax(labels, 2).cpu().numpy()
        tree, numbers = resolve_head_constraint_violations(log_heads, log_labels, tree, repair)
        chosen = np.asarray(numbers, dtype=np.int64)
    heads = tree[1:]
    words = np.arange(1, len(tree))
    at_heads: npt.NDArray[np.float64] = (
        torch.log_softmax(labels[torch.from_numpy(words), torch.from_numpy(heads)].double(), 1).cpu().numpy()
    )
    if chosen is None:
        chosen = at_heads.argmax(1)
    logs = log_heads[words, heads] + at_heads[words - 1, chosen]
    head_beliefs = sparse_rows(np.exp(log_heads[1:]), range(len(tree)), heads)
    deprel_beliefs = sparse_rows(np.exp(at_heads), relations, chosen)
    return [
        Arc(head, relations[label], head_belief, deprel_belief, log)
        for head, label, head_belief, deprel_belief, log in zip(
            heads.tolist(), chosen.tolist(), head_beliefs, deprel_beliefs, logs.tolist(), strict=True
        )
    ]
