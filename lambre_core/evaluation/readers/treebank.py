"""Treebanks: their sentences as text, without their trees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.treebank.conllu_io import open_treebank, read_conllu


def read(path: Path) -> Iterator[str]:
    """The texts of the sentences of a CoNLL-U file (may be `.xz`).

    Raises:
        EvaluationError: the file is missing.
        TreebankError: it is no CoNLL-U.
    """
    if not path.is_file():
        raise EvaluationError(f"{path}: there is no such file.")
    with open_treebank(path) as stream:
        for sentence in read_conllu(stream, str(path)):
            if text := " ".join(sentence.text.split()):
                yield text
