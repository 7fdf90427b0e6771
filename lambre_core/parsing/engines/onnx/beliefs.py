"""Distributions that become dictionaries only when somebody looks at them.

A linter looks at few of them, and making four dictionaries for every word would cost as much as the network.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from lambre_core.treebank.tree import Beliefs

Key = TypeVar("Key")
Value = TypeVar("Value")

NEGLIGIBLE = 1e-4
"""Values less probable than this are left out of a distribution, and the rest is scaled to 1."""


class Lazy(Mapping[Key, Value]):
    """A read-only mapping that is made on first use; equal to a dictionary with the same items."""

    __slots__ = ("_content", "_make")

    def __init__(self, make: Callable[[], dict[Key, Value]]) -> None:
        self._make: Callable[[], dict[Key, Value]] | None = make
        self._content: dict[Key, Value] | None = None

    def _known(self) -> dict[Key, Value]:
        if self._content is None:
            assert self._make is not None
            self._content = self._make()
            self._make = None
        return self._content

    def __getitem__(self, key: Key) -> Value:
        return self._known()[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())

    def __repr__(self) -> str:
        return repr(self._known())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self._known(),)


@dataclass(frozen=True, slots=True)
class Sparse:
    """Rows of probabilities without the negligible ones; row i is at `starts[i]` to `starts[i + 1]`."""

    starts: list[int]
    columns: list[int]
    values: list[float]

    def row(self, number: int) -> Iterator[tuple[int, float]]:
        """(column, probability) of a row."""
        start, end = self.starts[number], self.starts[number + 1]
        return zip(self.columns[start:end], self.values[start:end], strict=True)


def sparse(probabilities: npt.NDArray[np.float32], chosen: npt.NDArray[np.int64]) -> Sparse:
    """Rows without what is negligible, but with the chosen value, scaled to sum to 1.

    Args:
        probabilities: [rows, values]
        chosen: column of each row that is kept however improbable it is. [rows]
    """
    kept = probabilities >= NEGLIGIBLE
    kept[np.arange(len(kept)), chosen] = True
    rows, columns = np.nonzero(kept)
    values = probabilities[rows, columns].astype(np.float64)
    counts = kept.sum(1)
    starts = np.concatenate([[0], np.cumsum(counts)])
    if len(values):
        values /= np.repeat(np.add.reduceat(values, starts[:-1]), counts)
    return Sparse(starts.tolist(), columns.tolist(), values.tolist())


@dataclass(frozen=True, slots=True)
class Tags:
    """The tags of a model, taken apart.

    Attributes:
        upos: of each tag.
        feats: of each tag, feature to its values as in FEATS.
        features: of each UPOS, every feature that any of its tags has.
    """

    upos: tuple[str, ...]
    feats: tuple[Mapping[str, str], ...]
    features: Mapping[str, tuple[str, ...]]


def take_apart(names: tuple[str, ...]) -> Tags:
    """Read tags that are written `UPOS|FEATS`."""
    upos: list[str] = []
    feats: list[dict[str, str]] = []
    features: dict[str, dict[str, None]] = {}
    for name in names:
        part, _, column = name.partition("|")
        pairs = dict(item.split("=", 1) for item in column.split("|")) if column != "_" else {}
        upos.append(part)
        feats.append(pairs)
        features.setdefault(part, {}).update(dict.fromkeys(pairs))
    return Tags(tuple(upos), tuple(feats), {part: tuple(sorted(known)) for part, known in features.items()})


def beliefs(
    tags: Tags,
    tag_rows: Sparse,
    head_rows: Sparse,
    relation_rows: Sparse,
    relations: tuple[str, ...],
    row: int,
    upos: str,
) -> Beliefs:
    """What is believed of the word in a row of each of the three tables.

    Args:
        upos: the best one; the distributions of features are given it.
    """

    def parts_of_speech() -> dict[str, float]:
        found: dict[str, float] = {}
        for tag, probability in tag_rows.row(row):
            found[tags.upos[tag]] = found.get(tags.upos[tag], 0.0) + probability
        return found

    def features() -> dict[str, Mapping[str, float]]:
        own = [(tags.feats[tag], probability) for tag, probability in tag_rows.row(row) if tags.upos[tag] == upos]
        whole = sum(probability for _, probability in own)
        found: dict[str, dict[str, float]] = {name: {} for name in tags.features[upos]}
        for feats, probability in own:
            for name, distribution in found.items():
                value = feats.get(name, "")
                distribution[value] = distribution.get(value, 0.0) + probability / whole
        return dict(found)

    return Beliefs(
        upos=Lazy(parts_of_speech),
        feats=Lazy(features),
        heads=Lazy(lambda: dict(head_rows.row(row))),
        deprels=Lazy(lambda: {relations[number]: probability for number, probability in relation_rows.row(row)}),
    )
