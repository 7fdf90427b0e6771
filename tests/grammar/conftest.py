"""Where the treebanks and reference results lie, and small trees."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.treebank.conllu_io import read_conllu
from lambre_core.treebank.tree import Sentence


@pytest.fixture(scope="session")
def data() -> Path:
    """The data beside the repository."""
    folder = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))
    if not (folder / "reference").is_dir():
        pytest.skip(f"{folder} has no reference results; set LAMBRE_DATA")
    return folder


@pytest.fixture(scope="session")
def tree() -> Callable[[str], Sentence]:
    """Reads a sentence from lines of FORM UPOS HEAD DEPREL FEATS, separated by spaces."""

    def read(lines: str) -> Sentence:
        rows = []
        for number, line in enumerate(lines.strip().splitlines(), 1):
            form, upos, head, deprel, *feats = line.split()
            rows.append("\t".join((str(number), form, "_", upos, "_", "".join(feats) or "_", head, deprel, "_", "_")))
        (sentence,) = read_conllu("\n".join(rows).encode(), "tree")
        return sentence

    return read
