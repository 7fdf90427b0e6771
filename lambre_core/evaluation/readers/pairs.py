"""Minimal pairs: a good sentence and a bad one that differ in one place (CLAMS, RuBLiMP, TurBLiMP, MultiBLiMP)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lambre_core.evaluation.passage import Pair
from lambre_core.evaluation.sources import rows


def read(path: Path) -> Iterator[Pair]:
    """The pairs of a table with the columns `id construction good bad` (`.xz`).

    Raises:
        EvaluationError: the file cannot be read or is no such table.
    """
    for _, row in rows(path, ("id", "construction", "good", "bad")):
        yield Pair(row["id"], row["construction"], row["good"].strip(), row["bad"].strip())
