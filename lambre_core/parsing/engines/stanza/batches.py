"""Batches of sentences of like length, and sparse distributions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from lambre_core.parsing.late_beliefs import NEGLIGIBLE

Name = TypeVar("Name", str, int)


def batches_by_length(lengths: Sequence[int], *, words: int, cells: int | None = None) -> Iterator[list[int]]:
    """Group sentences, longest first, so that padding costs little.

    Args:
        lengths: words of each sentence.
        words: bound on the words of a batch, padding included; a longer sentence is a batch of its own.
        cells: bound on the pairs of words, for networks that score every pair.

    Yields:
        Indices into `lengths`; every sentence once.
    """
    batch: list[int] = []
    for index in sorted(range(len(lengths)), key=lengths.__getitem__, reverse=True):
        longest = lengths[batch[0]] if batch else 0
        if batch and (
            (len(batch) + 1) * longest > words or (cells is not None and (len(batch) + 1) * longest**2 > cells)
        ):
            yield batch
            batch = []
        batch.append(index)
    if batch:
        yield batch


def sparse_rows(
    probabilities: npt.NDArray[np.float64], names: Sequence[Name], chosen: npt.NDArray[np.int64] | None = None
) -> list[dict[Name, float]]:
    """Turn each row of a matrix, which sums to 1, into a mapping without the negligible values.

    Args:
        probabilities: rows by values.
        names: of the values.
        chosen: for each row the value that is kept however improbable it is.
    """
    kept = probabilities >= NEGLIGIBLE
    if chosen is not None:
        kept[np.arange(len(kept)), chosen] = True
    scaled = np.where(kept, probabilities, 0.0)
    scaled /= scaled.sum(1, keepdims=True)
    rows, columns = np.nonzero(kept)
    mappings: list[dict[Name, float]] = [{} for _ in range(len(kept))]
    for row, column, value in zip(rows.tolist(), columns.tolist(), scaled[rows, columns].tolist(), strict=True):
        mappings[row][names[column]] = value
    return mappings
