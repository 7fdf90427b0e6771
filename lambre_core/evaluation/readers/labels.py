"""Labelled sentences: acceptable or not, and why not, without a place (RuCoLA)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lambre_core.evaluation.detokenise import tokenise
from lambre_core.evaluation.passage import Passage
from lambre_core.evaluation.sources import rows

ACCEPTABLE = "acceptable"


def read(path: Path) -> Iterator[Passage]:
    """The sentences of a table `id acceptable error_type source sentence` (`.xz`); the label is the type of error.

    Raises:
        EvaluationError: the file cannot be read or is no such table.
    """
    for _, row in rows(path, ("id", "acceptable", "error_type", "sentence")):
        label = ACCEPTABLE if row["acceptable"] == "1" else row["error_type"]
        text = row["sentence"].strip()
        yield Passage(f"{path.name}:{row['id']}", text, tokenise(text), label=label)
