"""Treebank sentences as batches of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch

from lambre_core.lexicon.lookup import Lexicon, lexicon_of
from lambre_core.parsing.engines.onnx.features import IN_LEXICON, word_type
from lambre_core.training.conversion import treebank_of
from lambre_core.training.prepare import has_tag, learned_layers
from lambre_core.training.student.inventory import Inventory, relation_of, tag_of
from lambre_core.training.student.model import Bag, Batch
from lambre_core.treebank.tree import Sentence

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Keep = Callable[[Ints, Ints], Bools]
"""Rows and the items that they belong to -> which of them stay."""

UNKNOWN, UNKNOWN_RELATIVE = 0.15, 0.5
"""How often a form that a lexicon has is trained on as if it had not. A lexicon that has nearly all forms of the
training text would leave the network without examples of the others; relatives often have a larger one."""


@dataclass(frozen=True, slots=True)
class Ragged:
    """Rows of several items one after the other; item i has `rows[offsets[i]:offsets[i + 1]]`."""

    rows: Ints
    offsets: Ints

    def of(self, items: Ints, keep: Keep | None = None) -> Bag:
        """The rows of some items, all or those that are to stay."""
        sizes = self.offsets[items + 1] - self.offsets[items]
        ends = np.cumsum(sizes)
        rows = self.rows[
            np.arange(ends[-1] if len(ends) else 0) + np.repeat(self.offsets[items] - (ends - sizes), sizes)
        ]
        owners = np.repeat(np.arange(len(items)), sizes)
        if keep is not None:
            kept = keep(rows, owners)
            rows, owners = rows[kept], owners[kept]
        counts = np.bincount(owners, minlength=len(items))
        weights = 1 / np.sqrt(np.maximum(counts, 1))
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        return Bag(
            torch.from_numpy(rows), torch.from_numpy(starts), torch.from_numpy(weights[owners].astype(np.float32))
        )


@dataclass(frozen=True, slots=True)
class Example:
    """A sentence as numbers; see `Batch`."""

    types: Ints
    upos: Ints
    tags: Ints
    heads: Ints
    relations: Ints
    treebank: int


class Collection:
    """Sentences as numbers with the features of their distinct forms.

    Sentences of a related language go through the same vocabulary, tags and relations: what has no row there is not
    learned from. Their words have the readings of their own lexicon.
    """

    def __init__(self, inventory: Inventory, lexicon: Lexicon | None, *, hides: bool = False) -> None:
        """Nothing yet.

        Args:
            hides: forms are hidden from the lexicons in random batches (`UNKNOWN`).
        """
        self._unknown_shares = (UNKNOWN, UNKNOWN_RELATIVE) if hides else (0.0, 0.0)
        self.inventory = inventory
        self._lexicon = lexicon
        self._relatives: dict[str, Lexicon | None] = {}
        self._numbers: dict[tuple[str, str], int] = {}
        self._words: list[int] = []
        self._counts: list[int] = []
        self._unknown: list[float] = []
        self._bags: tuple[list[tuple[int, ...]], ...] = ([], [], [])
        self._tags = {name: number for number, name in enumerate(inventory.tags)}
        self._upos = {name: number for number, name in enumerate(inventory.upos)}
        self._relations = {name: number for number, name in enumerate(inventory.relations)}
        self._treebanks = {name: number for number, name in enumerate(inventory.treebanks)}
        self._frozen: tuple[Ints, Ints, tuple[Ragged, ...]] | None = None

    def add(self, sentences: Sequence[Sentence], *, count: bool = False, relative: str = "") -> list[Example]:
        """Examples of the sentences.

        Args:
            count: their words count as frequent or rare for word dropout.
            relative: the language of the sentences where it is another one; it is their treebank.
        """
        self._frozen = None
        if relative and relative not in self._relatives:
            self._relatives[relative] = lexicon_of(relative)
        return [self._example(sentence, count, relative) for sentence in sentences]

    def _example(self, sentence: Sentence, count: bool, relative: str) -> Example:
        layers = learned_layers(sentence)
        types = [self._type(token.form or "_", count, relative) for token in sentence.tokens]
        nothing = [-1] * len(types)
        upos = [self._upos.get(t.upos or "", -1) for t in sentence.tokens] if "upos" in layers else nothing
        tags = (
            [self._tags.get(tag_of(t), -1) if has_tag(t) else -1 for t in sentence.tokens]
            if "feats" in layers
            else nothing
        )
        heads = [t.head if t.head is not None else -1 for t in sentence.tokens] if "tree" in layers else nothing
        relations = (
            [self._relations.get(relation_of(t) or "", -1) for t in sentence.tokens] if "tree" in layers else nothing
        )
        treebank = self._treebanks.get(relative or treebank_of(sentence), len(self._treebanks))
        return Example(np.array(types), np.array(upos), np.array(tags), np.array(heads), np.array(relations), treebank)

    def _type(self, form: str, count: bool, relative: str) -> int:
        number = self._numbers.get((relative, form))
        if number is None:
            number = self._numbers[relative, form] = len(self._words)
            lexicon = self._relatives[relative] if relative else self._lexicon
            found = word_type(form, self.inventory.vocabulary, lexicon)
            self._words.append(found.word)
            self._counts.append(0)
            self._unknown.append(self._unknown_shares[bool(relative)])
            for bag, rows in zip(self._bags, (found.pieces, found.readings, found.shapes), strict=True):
                bag.append(rows)
        self._counts[number] += count
        return number

    def tables(self) -> tuple[Ints, Ints, tuple[Ragged, ...]]:
        """Words, counts and bags of all forms."""
        if self._frozen is None:
            ragged = tuple(
                Ragged(
                    np.array([row for rows in bag for row in rows], dtype=np.int64),
                    np.concatenate([[0], np.cumsum([len(rows) for rows in bag])]).astype(np.int64),
                )
                for bag in self._bags
            )
            self._frozen = (np.array(self._words), np.array(self._counts), ragged)
        return self._frozen

    def batch(self, examples: Sequence[Example], random: np.random.Generator | None = None) -> Batch:
        """A batch; with `random`, words, pieces, readings and treebanks are dropped at random."""
        words, counts, (pieces, readings, shapes) = self.tables()
        width = max(len(example.types) for example in examples)
        types = np.zeros((len(examples), width), dtype=np.int64)
        gold = np.full((4, len(examples), width), -1, dtype=np.int64)
        for row, example in enumerate(examples):
            size = len(example.types)
            types[row, :size] = example.types
            for layer, values in enumerate((example.upos, example.tags, example.heads, example.relations)):
                gold[layer, row, :size] = values
        distinct, places = np.unique(types, return_inverse=True)
        rows = words[distinct].copy()
        treebanks = np.array([example.treebank for example in examples])
        known = len(self.inventory.treebanks)
        keep_piece: Keep | None = None
        keep_reading: Keep | None = None
        keep_shape: Keep | None = None
        if random is not None:
            # Rare words go more often, so that the network learns to do without them (Kiperwasser and Goldberg 2016).
            rows[random.random(len(rows)) < 0.1 + 0.5 / (0.5 + counts[distinct])] = -1
            treebanks[random.random(len(treebanks)) < 0.1] = known
            shares = np.array(self._unknown)[distinct]
            # Drawn only where forms are hidden, so that other recipes go on as they were.
            unknown = random.random(len(distinct)) < shares if any(self._unknown_shares) else shares > 0

            def keep_piece(rows: Ints, owners: Ints) -> Bools:
                return random.random(len(rows)) < 0.9

            def keep_reading(rows: Ints, owners: Ints) -> Bools:
                kept: Bools = random.random(len(rows)) < 0.95
                return kept & ~unknown[owners]

            def keep_shape(rows: Ints, owners: Ints) -> Bools:
                kept: Bools = rows != IN_LEXICON
                return kept | ~unknown[owners]

        rows[rows < 0] = len(self.inventory.vocabulary.words)
        return Batch(
            words=torch.from_numpy(rows),
            pieces=pieces.of(distinct, keep_piece),
            readings=readings.of(distinct, keep_reading),
            shapes=shapes.of(distinct, keep_shape),
            types=torch.from_numpy(places.reshape(types.shape)),
            lengths=torch.tensor([len(example.types) for example in examples]),
            treebanks=torch.from_numpy(treebanks),
            upos=torch.from_numpy(gold[0]),
            tags=torch.from_numpy(gold[1]),
            heads=torch.from_numpy(gold[2]),
            relations=torch.from_numpy(gold[3]),
        )


def by_length(
    examples: Sequence[Example], words: int, random: np.random.Generator | None = None
) -> Iterator[list[Example]]:
    """Groups of about `words` words and similar length; with `random`, in random order and composition."""
    noise = random.normal(0, 1.0, len(examples)) if random is not None else np.zeros(len(examples))
    order = np.argsort([len(example.types) for example in examples] + noise, kind="stable")
    groups: list[list[Example]] = [[]]
    size = 0
    for number in order:
        if size >= words:
            groups.append([])
            size = 0
        groups[-1].append(examples[number])
        size += len(examples[number].types)
    if random is not None:
        random.shuffle(groups)
    yield from groups
