"""References of translation tasks: what people translated, one segment a row, a column a translator."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lambre_core.evaluation.sources import rows


def read(path: Path, column: str = "refA") -> Iterator[str]:
    """The texts of one column of a table (`.xz`), without empty ones.

    Raises:
        EvaluationError: the file cannot be read or has no such column.
    """
    for _, row in rows(path, (column,)):
        if text := row[column].strip():
            yield text
