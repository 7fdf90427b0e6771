"""The student network in torch: a shared encoder, whole tags, biaffine arcs and relations.

A word's vector comes from its form alone (`parsing/engines/onnx/features.py`). Two layers of a bidirectional
LSTM read the sentence; from the second, a tag is chosen as a whole (UPOS with all features, so that only
combinations of the treebank are possible), scored by the sum of vectors of its parts and one of its own. A third
layer reads the sentence with the expected tags and feeds the biaffine parser (Dozat and Manning 2017); arcs
are also scored by their signed distance.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch
from torch import Tensor, nn
from torch.nn import functional

from lambre_core.parsing.engines.onnx.features import SHAPES
from lambre_core.training.student.inventory import Inventory
from lambre_core.training.student.losses import mean_loss, upos_of


@dataclass(frozen=True, slots=True)
class Sizes:
    """Widths of the layers and shares of dropout."""

    word: int = 64
    piece: int = 96
    reading: int = 64
    type: int = 160
    hidden: int = 128
    tag_hidden: int = 128
    tag: int = 48
    arc: int = 128
    relation: int = 48
    distance: int = 12
    dropout: float = 0.33


SMALL = Sizes(word=48, piece=48, reading=48, type=128, hidden=112, tag_hidden=96, arc=96)
"""For languages of the second tier, so that five of them weigh what three of the first do."""


PIECE_BYTES = 1_300_000
"""What the table of pieces may take at a byte a number, so that a model stays below 4 MB."""


def fitting(sizes: Sizes, pieces: int) -> Sizes:
    """The sizes with vectors of pieces as narrow as they must be.

    Narrowing them after training by the best approximation in fewer dimensions, 64 instead of 96 (Eckart and Young
    1936), cost 0.26 points of UFeats and 0.10 of LAS on Czech dev sentences; leaving out the 8,000 rarest of 20,000
    pieces 1.3 and 0.8.
    """
    return replace(sizes, piece=min(sizes.piece, PIECE_BYTES // max(1, pieces) // 8 * 8))


@dataclass(frozen=True, slots=True)
class Bag:
    """Ragged rows: `rows[offsets[i]:offsets[i + 1]]` belong to item i, each scaled by `weights`."""

    rows: Tensor
    offsets: Tensor
    weights: Tensor


@dataclass(frozen=True, slots=True)
class Batch:
    """Sentences of similar length.

    Attributes:
        words: rows of the words of the distinct forms, the number of words for *none*. [types]
        pieces, readings, shapes: bags over the distinct forms.
        types: each word's form. [sentences, length]
        lengths: words of each sentence. [sentences]
        treebanks: [sentences]
        upos, tags, heads, relations: gold, -1 where there is nothing to learn. [sentences, length]; heads count
            from 1. UPOS is learned from where the whole tag is not given.
    """

    words: Tensor
    pieces: Bag
    readings: Bag
    shapes: Bag
    types: Tensor
    lengths: Tensor
    treebanks: Tensor
    upos: Tensor
    tags: Tensor
    heads: Tensor
    relations: Tensor


@dataclass(frozen=True, slots=True)
class Scores:
    """Logits.

    Attributes:
        tags: [sentences, length, tags]
        arcs: [sentences, length, length + 1], column 0 is the root; -inf at padding and at the word itself.
        states: of the third layer with the root before it, for relations. [sentences, length + 1, 2 hidden]
    """

    tags: Tensor
    arcs: Tensor
    states: Tensor


class Student(nn.Module):  # type: ignore[misc]
    """The network; `score` for arcs and tags, `score_relations` for the relations of given heads."""

    def __init__(self, inventory: Inventory, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        vocabulary = inventory.vocabulary
        self.words = nn.Embedding(len(vocabulary.words) + 1, sizes.word, padding_idx=len(vocabulary.words))
        self.pieces = nn.Embedding(max(1, len(vocabulary.pieces)), sizes.piece)
        self.readings = nn.Embedding(max(1, len(vocabulary.readings)), sizes.reading)
        self.shapes = nn.Embedding(len(SHAPES), 16)
        for table in (self.words, self.pieces, self.readings, self.shapes):
            nn.init.normal_(table.weight, std=0.3)
        with torch.no_grad():
            self.words.weight[-1] = 0
        self.type_layer = nn.Linear(sizes.word + sizes.piece + sizes.reading + 16, sizes.type)
        self.treebanks = nn.Embedding(len(inventory.treebanks) + 1, sizes.type)
        nn.init.zeros_(self.treebanks.weight)
        width = 2 * sizes.hidden
        self.layers = nn.ModuleList(
            nn.ModuleList(nn.LSTM(size, sizes.hidden, batch_first=True) for _ in range(2))
            for size in (sizes.type, width, width + sizes.tag)
        )
        parts, membership = tag_parts(inventory.tags)
        self.register_buffer("membership", membership, persistent=False)
        self.register_buffer("of_upos", upos_of(inventory.tags, inventory.upos), persistent=False)
        self.tag_hidden = nn.Linear(width, sizes.tag_hidden)
        self.tag_parts = nn.Parameter(torch.randn(len(parts), sizes.tag_hidden) * 0.05)
        self.tag_own = nn.Parameter(torch.zeros(len(inventory.tags), sizes.tag_hidden))
        self.tag_bias = nn.Parameter(torch.zeros(len(inventory.tags)))
        self.tag_vectors = nn.Parameter(torch.randn(len(parts), sizes.tag) * 0.1)
        self.root = nn.Parameter(torch.randn(width) * 0.1)
        self.arc_dependent = nn.Linear(width, sizes.arc)
        self.arc_head = nn.Linear(width, sizes.arc)
        self.arc = nn.Parameter(torch.zeros(sizes.arc + 1, sizes.arc))
        self.distance = nn.Parameter(torch.zeros(2 * sizes.distance + 2))
        self.relation_dependent = nn.Linear(width, sizes.relation)
        self.relation_head = nn.Linear(width, sizes.relation)
        self.relation = nn.Parameter(torch.zeros(len(inventory.relations), sizes.relation + 1, sizes.relation + 1))
        nn.init.orthogonal_(self.arc[:-1])
        nn.init.normal_(self.relation, std=0.05)

    def score(self, batch: Batch) -> Scores:
        """Tags and arcs of a batch."""
        inputs = self.type_vectors(batch)[batch.types] + self.treebanks(batch.treebanks)[:, None]
        inside = torch.arange(batch.types.shape[1])[None] < batch.lengths[:, None]
        back = reversal(batch.lengths, batch.types.shape[1])
        first = self.read(0, self.drop(inputs), back)
        second = self.read(1, self.drop(first), back)
        tags = self.score_tags(self.drop(second))
        expected = functional.softmax(tags, -1) @ (self.membership @ self.tag_vectors)
        third = self.read(2, self.drop(torch.cat([second, expected], -1)), back)
        states = torch.cat([self.root.expand(len(third), 1, -1), third], 1)
        return Scores(tags, self.score_arcs(states, inside), states)

    def type_vectors(self, batch: Batch) -> Tensor:
        """A vector for each distinct form. [types, type]"""
        parts = [
            self.words(batch.words),
            *(
                functional.embedding_bag(
                    bag.rows, table.weight, bag.offsets, mode="sum", per_sample_weights=bag.weights
                )
                for bag, table in (
                    (batch.pieces, self.pieces),
                    (batch.readings, self.readings),
                    (batch.shapes, self.shapes),
                )
            ),
        ]
        return functional.relu(self.type_layer(functional.dropout(torch.cat(parts, -1), 0.1, self.training)))

    def read(self, number: int, inputs: Tensor, back: Tensor) -> Tensor:
        """One bidirectional layer. Padding lies behind the words in both directions, so it changes nothing."""
        forward, backward = self.layers[number]
        mirrored = torch.gather(inputs, 1, back[..., None].expand_as(inputs))
        ahead = forward(inputs)[0]
        behind = backward(mirrored)[0]
        return torch.cat([ahead, torch.gather(behind, 1, back[..., None].expand_as(behind))], -1)

    def score_tags(self, states: Tensor) -> Tensor:
        """[sentences, length, tags]"""
        hidden = self.drop(functional.relu(self.tag_hidden(states)))
        return hidden @ (self.membership @ self.tag_parts + self.tag_own).T + self.tag_bias

    def score_arcs(self, states: Tensor, inside: Tensor) -> Tensor:
        """[sentences, length, length + 1]"""
        dependents = self.drop(functional.leaky_relu(self.arc_dependent(states[:, 1:]), 0.1))
        heads = self.drop(functional.leaky_relu(self.arc_head(states), 0.1))
        scores = (dependents @ self.arc[:-1] + self.arc[-1]) @ heads.transpose(1, 2)
        length = inside.shape[1]
        scores = scores + self.distance[distances(length, self.sizes.distance)]
        forbidden = (
            torch.ones(length, length + 1, dtype=torch.bool).tril(1).triu(1)[None]
            | ~functional.pad(inside, (1, 0), value=True)[:, None]
        )
        return scores.masked_fill(forbidden, float("-inf"))

    def score_relations(self, states: Tensor, heads: Tensor) -> Tensor:
        """Relations given heads. [sentences, length, relations]"""
        of_heads = torch.gather(states, 1, heads.clamp_min(0)[..., None].expand(-1, -1, states.shape[-1]))
        dependents = self.drop(functional.leaky_relu(self.relation_dependent(states[:, 1:]), 0.1))
        governors = self.drop(functional.leaky_relu(self.relation_head(of_heads), 0.1))
        one = dependents.new_ones(*dependents.shape[:-1], 1)
        left = torch.cat([dependents, one], -1)
        right = torch.cat([governors, one], -1)
        pairs = (left[..., :, None] * right[..., None, :]).flatten(2)
        return pairs @ self.relation.flatten(1).T

    def drop(self, values: Tensor) -> Tensor:
        """Dropout with one mask for all words of a sentence (Gal and Ghahramani 2016)."""
        if not self.training:
            return values
        mask = torch.empty(values.shape[0], 1, values.shape[-1]).bernoulli_(1 - self.sizes.dropout)
        return values * mask / (1 - self.sizes.dropout)

    def loss(self, batch: Batch) -> Tensor:
        """Sum of the cross-entropies of tags, heads and relations, each a mean over words."""
        scores = self.score(batch)
        relations = self.score_relations(scores.states, batch.heads)
        losses = [
            mean_loss(logits, gold)
            for logits, gold in ((scores.tags, batch.tags), (scores.arcs, batch.heads), (relations, batch.relations))
        ]
        untagged = (batch.tags < 0) & (batch.upos >= 0)
        if untagged.any():
            # Any tag of the right UPOS will do.
            upos = torch.log(functional.softmax(scores.tags[untagged], -1) @ self.of_upos + 1e-9)
            losses.append(functional.nll_loss(upos, batch.upos[untagged]))
        return torch.stack(losses).sum()


def tag_parts(tags: tuple[str, ...]) -> tuple[tuple[str, ...], Tensor]:
    """The parts of tags and which tag has which: UPOS, each feature, each feature of that UPOS. [tags, parts]"""
    of_tags = []
    for tag in tags:
        upos, _, feats = tag.partition("|")
        features = [] if feats == "_" else feats.split("|")
        of_tags.append([upos, *features, *(f"{upos}|{feature}" for feature in features)])
    parts = tuple(sorted({part for parts in of_tags for part in parts}))
    rows = {part: row for row, part in enumerate(parts)}
    membership = torch.zeros(len(tags), len(parts))
    for number, own in enumerate(of_tags):
        membership[number, [rows[part] for part in own]] = 1
    return parts, membership


def reversal(lengths: Tensor, width: int) -> Tensor:
    """Places that turn each row's words around and leave the padding where it is. [sentences, width]"""
    places = torch.arange(width)[None].expand(len(lengths), -1)
    return torch.where(places < lengths[:, None], lengths[:, None] - 1 - places, places)


def distances(length: int, most: int) -> Tensor:
    """Rows of the distance table: clipped signed distance from dependent to head; the last is the root's."""
    dependents = torch.arange(1, length + 1)[:, None]
    heads = torch.arange(length + 1)[None]
    rows = (heads - dependents).clamp(-most, most) + most
    return torch.where(heads == 0, 2 * most + 1, rows)
