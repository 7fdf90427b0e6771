"""What the network believes of the words of a batch, in tables from which `LateBeliefs` are made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lambre_core.parsing.late_beliefs import NEGLIGIBLE

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

Kept = tuple[Ints, Ints, Floats]
"""Of some rows: how many values each has kept, their columns, the values. [rows], [values], [values]"""


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


def kept(probabilities: Floats, chosen: Ints) -> Kept:
    """What is not negligible.

    Args:
        probabilities: [rows, values]
        chosen: column of each row that is kept however improbable it is. [rows]
    """
    count, width = probabilities.shape
    keep = probabilities >= NEGLIGIBLE
    keep[np.arange(count), chosen] = True
    places = np.flatnonzero(keep)
    rows, columns = np.divmod(places, width)
    return np.bincount(rows, minlength=count), columns, probabilities.ravel()[places]


def sparse(blocks: Sequence[Kept]) -> Sparse:
    """Put rows together, those of one block after those of the other, each scaled to sum to 1."""
    counts, columns, values = (np.concatenate(parts) for parts in zip(*blocks, strict=True))
    ends = np.cumsum(counts)
    scaled = values.astype(np.float64)
    scaled /= np.repeat(np.add.reduceat(scaled, ends - counts), counts)
    return Sparse([0, *ends.tolist()], columns.tolist(), scaled.tolist())


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


@dataclass(frozen=True, slots=True)
class Believed:
    """What is believed of the words of a batch, one row a word in each of the three tables.

    Attributes:
        best: UPOS of each word; the distributions of features are given it.
        relation_names: names of the columns of `relation_rows`.
    """

    tags: Tags
    relation_names: tuple[str, ...]
    best: Sequence[str]
    tag_rows: Sparse
    head_rows: Sparse
    relation_rows: Sparse

    def upos(self, row: int) -> dict[str, float]:
        """As in `Beliefs`, and so are the others."""
        names = self.tags.upos
        found: dict[str, float] = {}
        for tag, probability in self.tag_rows.row(row):
            found[names[tag]] = found.get(names[tag], 0.0) + probability
        return found

    def feats(self, row: int) -> dict[str, Mapping[str, float]]:
        upos, tags = self.best[row], self.tags
        own = [(tags.feats[tag], probability) for tag, probability in self.tag_rows.row(row) if tags.upos[tag] == upos]
        if len(own) == 1:
            # Nearly every other word; all that it has is certain.
            ((feats, _),) = own
            return {name: {feats.get(name, ""): 1.0} for name in tags.features[upos]}
        whole = sum(probability for _, probability in own)
        found: dict[str, dict[str, float]] = {name: {} for name in tags.features[upos]}
        for feats, probability in own:
            for name, distribution in found.items():
                value = feats.get(name, "")
                distribution[value] = distribution.get(value, 0.0) + probability / whole
        return dict(found)

    def heads(self, row: int) -> dict[int, float]:
        return dict(self.head_rows.row(row))

    def deprels(self, row: int) -> dict[str, float]:
        return {self.relation_names[number]: probability for number, probability in self.relation_rows.row(row)}
