"""Stanza's tagger, with the distributions that its answers are the maxima of.

Stanza's own forward pass returns the best tags only. The scores behind them come out of its classifiers,
so hooks on those classifiers read them off while that very pass runs: what is read is what decided.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from stanza.models.common import doc
from stanza.models.common.vocab import EMPTY_ID, VOCAB_PREFIX_SIZE
from stanza.models.pos.data import Dataset
from stanza.models.pos.trainer import unpack_batch

from lambre_core.parsing.engines.stanza.batches import batches_by_length, sparse_rows
from lambre_core.parsing.late_beliefs import NEGLIGIBLE
from lambre_core.treebank.feats import Features, parse_feats

_BATCH_WORDS = 3000


@dataclass(frozen=True, slots=True)
class Tags:
    """Best tags of a word (`feats` as a column), and the distributions over UPOS and each feature's values."""

    upos: str
    xpos: str | None
    feats: str
    features: Features
    upos_belief: Mapping[str, float]
    feats_belief: Mapping[str, Mapping[str, float]]


def tag(processor: Any, document: Any) -> list[list[Tags]]:
    """Tag every sentence of a Stanza document, and note the tags in it. Call it without gradients.

    Args:
        processor: a loaded `POSProcessor`.
    """
    model = processor.trainer.model.eval()
    vocab = processor.vocab
    device = next(model.parameters()).device
    upos_names = [vocab["upos"].id2unit(index) for index in range(len(vocab["upos"]))]
    features = _FeatureReader(vocab["feats"])
    dataset = Dataset(document, processor.config, processor.pretrain, vocab=vocab, evaluation=True)
    tagged: list[list[Tags]] = [[] for _ in document.sentences]
    for batch in batches_by_length([len(sentence.words) for sentence in document.sentences], words=_BATCH_WORDS):
        collated = dataset.collate_fn([dataset[index] for index in batch])
        inputs, orig_idx, word_orig_idx, lengths, word_lengths, text = unpack_batch(collated, device)
        with _scores(model) as scores:
            _, best = model(*inputs, word_orig_idx, lengths, word_lengths, text)
        upos = _probabilities(scores.upos)
        upos_best = upos.argmax(1).tolist()
        upos_beliefs = sparse_rows(upos, upos_names)
        feats = features.read(scores.feats)
        xpos = best[model.tag_index["xpos"]].tolist() if "xpos" in model.tag_index else None
        for rank, rows in enumerate(_packed_rows([int(length) for length in lengths])):
            xpos_names = vocab["xpos"].unmap(xpos[rank]) if xpos else []
            tagged[batch[orig_idx[rank]]] = [
                Tags(
                    upos_names[upos_best[row]],
                    xpos_names[step] if xpos_names and xpos_names[step] != "_" else None,
                    feats[row].column,
                    feats[row].features,
                    upos_beliefs[row],
                    feats[row].belief,
                )
                for step, row in enumerate(rows)
            ]
    document.set(
        [doc.UPOS, doc.XPOS, doc.FEATS],
        [(word.upos, word.xpos or "_", word.feats) for sentence in tagged for word in sentence],
    )
    return tagged


@dataclass(slots=True)
class _Scores:
    """Outputs of the classifiers in one pass: words (as packed) by values; one for each feature."""

    upos: torch.Tensor = field(default_factory=lambda: torch.empty(0))
    feats: list[torch.Tensor] = field(default_factory=list)


@contextmanager
def _scores(model: Any) -> Iterator[_Scores]:
    scores = _Scores()

    def keep_upos(module: object, inputs: object, output: torch.Tensor) -> None:
        scores.upos = output

    def keep_feats(module: object, inputs: object, output: torch.Tensor) -> None:
        scores.feats.append(output)

    classifiers = model.tag_clf["feats"] if "feats" in model.tag_clf else []  # noqa: SIM401 (no dict)
    hooks = [model.upos_clf.register_forward_hook(keep_upos)]
    hooks += [classifier.register_forward_hook(keep_feats) for classifier in classifiers]
    try:
        yield scores
    finally:
        for hook in hooks:
            hook.remove()


def _packed_rows(lengths: Sequence[int]) -> Iterator[list[int]]:
    """For each sentence, longest first, the rows of its words: torch packs sequences word by word across sentences."""
    sizes = [sum(length > step for length in lengths) for step in range(lengths[0])]
    starts = np.concatenate([[0], np.cumsum(sizes)])
    for rank, length in enumerate(lengths):
        yield (starts[:length] + rank).tolist()


def _probabilities(scores: torch.Tensor, *, absent: bool = False) -> npt.NDArray[np.float64]:
    """Softmax over the real values; of the vocabulary's service symbols only "absent" can be one."""
    masked = scores.double()
    masked[:, :VOCAB_PREFIX_SIZE] = -torch.inf
    if absent:
        masked[:, EMPTY_ID] = scores[:, EMPTY_ID]
    return np.asarray(torch.softmax(masked, 1).cpu().numpy())


@dataclass(frozen=True, slots=True)
class _ReadFeatures:
    column: str
    features: Features
    belief: Mapping[str, Mapping[str, float]]


class _FeatureReader:
    """Turns scores of the features' classifiers into FEATS and beliefs; few distinct FEATS occur, so they are kept."""

    def __init__(self, vocab: Any) -> None:
        values: Mapping[str, Sequence[str]] = vocab._id2unit
        self.names = list(values)
        # A treebank without features has the one feature `_` without values.
        self.written = [
            ["" if index == EMPTY_ID else value for index, value in enumerate(of)] for of in values.values()
        ]
        # Some treebanks write `Dat,Acc`; beliefs name values as `format_feats` writes them.
        self.values = [[",".join(sorted(value.split(","))) for value in of] for of in self.written]
        self.known: dict[bytes, _ReadFeatures] = {}

    def read(self, scores: Sequence[torch.Tensor]) -> list[_ReadFeatures]:
        """FEATS and beliefs of each word, in the order of the scores' rows."""
        probabilities = [_probabilities(of, absent=True) for of in scores]
        best = np.stack([of.argmax(1) for of in probabilities], 1).astype(np.int16)
        words = [self._certain(row) for row in best]
        beliefs: list[dict[str, Mapping[str, float]] | None] = [None] * len(words)
        for name, values, of in zip(self.names, self.values, probabilities, strict=True):
            doubtful = np.flatnonzero((of >= NEGLIGIBLE).sum(1) > 1)
            for row, belief in zip(doubtful.tolist(), sparse_rows(of[doubtful], values), strict=True):
                target = beliefs[row]
                if target is None:
                    target = beliefs[row] = dict(words[row].belief)
                target[name] = belief
        return [
            word if belief is None else _ReadFeatures(word.column, word.features, belief)
            for word, belief in zip(words, beliefs, strict=True)
        ]

    def _certain(self, row: npt.NDArray[np.int16]) -> _ReadFeatures:
        """What is read where every feature has one value only that is not negligible."""
        key = row.tobytes()
        found = self.known.get(key)
        if found is None:
            written = [of[index] for of, index in zip(self.written, row, strict=True)]
            column = (
                "|".join(f"{name}={value}" for name, value in zip(self.names, written, strict=True) if value) or "_"
            )
            belief = {
                name: {of[index]: 1.0}
                for name, of, index in zip(self.names, self.values, row, strict=True)
                if name != "_"
            }
            found = self.known[key] = _ReadFeatures(column, parse_feats(column), belief)
        return found
