"""What the teacher reads: raw sentences and treebanks as tensors, and what is known of each form.

Like `teach.py` this needs torch, numpy and what `features.py` needs, so that it runs on a lent machine.
"""

from __future__ import annotations

import io
import lzma
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from lambre_core.parsing.engines.onnx.features import normalised, pieces_of, shapes_of
from lambre_core.training.teacher import READINGS, Arrays
from lambre_core.training.teacher.network import Bags, Sizes

Ints = npt.NDArray[np.int64]

SHAPES = 8
"""Rows of the table of features that shapes have."""


def read(path: Path) -> Arrays:
    """The arrays of a file of `corpus.py`."""
    with np.load(io.BytesIO(lzma.decompress(path.read_bytes()))) as content:
        return {
            name: array.T.copy().view(np.int32).reshape(-1) if array.ndim == 2 else array
            for name, array in content.items()
        }


def names_of(array: npt.NDArray[np.generic]) -> list[str]:
    """Names as `as_bytes` packs them."""
    return array.tobytes().decode().split("\n")


# Sentences


@dataclass(frozen=True, slots=True)
class Group:
    """Sentences of about the same length as rows of a table; see `Gold`."""

    forms: Tensor
    inside: Tensor
    columns: dict[str, Tensor]


class Gold:
    """The sentences of a treebank."""

    def __init__(self, content: Arrays, name: str) -> None:
        self.sizes = content[f"{name}.sizes"].astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(self.sizes)])
        self.treebanks = content[f"{name}.treebanks"].astype(np.int64)
        self.columns = {
            part: content[f"{name}.{part}"].astype(np.int64) for part in ("forms", "tags", "upos", "heads", "relations")
        }

    def groups(self, words: int, device: torch.device, random: np.random.Generator | None) -> Iterator[Group]:
        """Groups of at most `words` words with padding."""
        noise = random.normal(0, 1, len(self.sizes)) if random else np.zeros(len(self.sizes))
        order = np.argsort(self.sizes + noise, kind="stable")
        groups, start = [], 0
        for end in range(1, len(order) + 1):
            longest = int(self.sizes[order[start : end + 1]].max())
            if end == len(order) or longest * (end + 1 - start) > words:
                groups.append(order[start:end])
                start = end
        if random:
            random.shuffle(groups)
        for rows in groups:
            width = int(self.sizes[rows].max())
            places = self.starts[rows][:, None] + np.arange(width)[None]
            inside = np.arange(width)[None] < self.sizes[rows][:, None]
            places = np.where(inside, places, 0)
            columns = {part: np.where(inside, values[places], -1) for part, values in self.columns.items()}
            columns["treebanks"] = self.treebanks[rows]
            tensors = {part: torch.from_numpy(values).to(device) for part, values in columns.items()}
            yield Group(tensors["forms"].clamp_min(0), torch.from_numpy(inside).to(device), tensors)


# Features


def features_of(forms: Sequence[str], sizes: tuple[int, int]) -> list[tuple[list[int], list[int]]]:
    """Rows of the pieces and shapes of forms: pieces by hash above the words, see `make_bags`."""
    words, features = sizes
    first = words + SHAPES + READINGS
    found = []
    for form in forms:
        pieces = {first + zlib.crc32(piece.encode()) % (features - first) for piece in pieces_of(normalised(form))}
        found.append((list(pieces), [words + shape for shape in shapes_of(form)]))
    return found


def make_bags(forms: Sequence[str], content: Arrays, sizes: Sizes) -> Bags:
    """Rows of the table: words by frequency, shapes, readings, hashed pieces; each kind scaled to the same length."""
    words = min(sizes.words, sizes.features // 3)
    chunks = [forms[start : start + 20_000] for start in range(0, len(forms), 20_000)]
    with ProcessPoolExecutor() as pool:
        parts = [*chain.from_iterable(pool.map(features_of, chunks, [(words, sizes.features)] * len(chunks)))]
    known = content["readings"].astype(np.int64) if "readings" in content else np.zeros(0, dtype=np.int64)
    ends = np.cumsum(content["readings.sizes"].astype(np.int64)) if len(known) else np.zeros(len(forms), dtype=np.int64)
    rows: list[int] = []
    weights: list[float] = []
    offsets = [0]
    start = 0
    for number, (pieces, shapes) in enumerate(parts):
        readings = (known[start : ends[number]] + words + SHAPES).tolist()
        start = ends[number]
        for own in ([number] if number < words else [], shapes, readings, pieces):
            rows += own
            weights += [max(1, len(own)) ** -0.5] * len(own)
        offsets.append(len(rows))
    return Bags(torch.tensor(rows), torch.tensor(weights), torch.tensor(offsets))


def endings_of(forms: Sequence[str], raw: Ints, most: int) -> Ints:
    """The number of each form's ending, -1 for the rare ones."""
    counts = np.bincount(raw, minlength=len(forms))
    endings = ["$" + normalised(form)[-3:] for form in forms]
    seen: Counter[str] = Counter()
    for ending, count in zip(endings, counts.tolist(), strict=True):
        seen[ending] += count
    numbers = {ending: number for number, (ending, _) in enumerate(seen.most_common(most))}
    return np.array([numbers.get(ending, -1) for ending in endings])


def numbered(names: Sequence[str]) -> Tensor:
    """Equal names have equal numbers."""
    numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
    return torch.tensor([numbers[name] for name in names])
