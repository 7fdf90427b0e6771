"""The files of a model folder and how the parts of a model are put together from them."""

from __future__ import annotations

import json
import lzma
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.parsing.engines.onnx.beliefs import take_apart
from lambre_core.parsing.engines.onnx.decode import inventory
from lambre_core.parsing.engines.onnx.expansion import load_expander
from lambre_core.parsing.engines.onnx.features import Vocabulary
from lambre_core.parsing.engines.onnx.forms import load_histories
from lambre_core.parsing.engines.onnx.lemmas import load_lemmatizer
from lambre_core.parsing.engines.onnx.network import build_network
from lambre_core.parsing.engines.onnx.parser import Model, tag_features
from lambre_core.parsing.engines.onnx.segmenter import load_segmenter
from lambre_core.parsing.engines.onnx.weights import FILES, SEGMENTER, Floats, read_weights
from lambre_core.parsing.models import first_of

VOCABULARY = "vocabulary.json.xz"

SHARED = ("segmenter", "expansion", "lemmas")
"""Entries of the vocabulary that a second network has from the first. The others say what its rows of weights are."""


def read_folder(folder: Path) -> tuple[dict[str, Floats], dict[str, Any]]:
    """The weights and the vocabulary of a model folder.

    A second network parses words that the first one has cut; the segmenter and the tables of lemmas are the first's.

    Raises:
        OSError: a file cannot be read.
        ValueError, KeyError: a file is not what it should be.
    """
    first = first_of(folder)
    vocabulary = read_vocabulary(folder / VOCABULARY)
    if first is None:
        return read_weights(folder), vocabulary
    own = tuple(name for name in FILES if name != SEGMENTER)
    weights = read_weights(folder, own) | read_weights(first, (SEGMENTER,))
    shared = read_vocabulary(first / VOCABULARY)
    return weights, vocabulary | {name: shared[name] for name in SHARED}


def read_vocabulary(path: Path) -> dict[str, Any]:
    """Read `vocabulary.json.xz`.

    Raises:
        ValueError: it is damaged.
        OSError: it cannot be read.
    """
    try:
        content = json.loads(lzma.decompress(path.read_bytes()))
    except (lzma.LZMAError, EOFError) as error:
        raise ValueError(f"{path.name} is damaged: {error}") from error
    if not isinstance(content, dict):
        raise ValueError(f"{path.name} is no JSON object")
    return content


def write_vocabulary(path: Path, content: Mapping[str, Any]) -> None:
    """Write `vocabulary.json.xz`; the same content gives the same bytes."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def assemble(
    weights: Mapping[str, npt.NDArray[np.float32]],
    vocabulary: Mapping[str, Any],
    lexicon: Lexicon | None,
    listed: frozenset[str] = frozenset(),
    closed: frozenset[str] = frozenset(),
) -> Model:
    """Put a model together.

    Args:
        listed: parts of speech whose lemmas the lexicon tells.
        closed: all multiword tokens of the language, folded, if there is an end of them.

    Raises:
        ValueError, KeyError: parts are missing or do not fit each other.
    """
    tags = tuple(vocabulary["tags"])
    numbers = {
        name: {entry: row for row, entry in enumerate(vocabulary[name])} for name in ("words", "pieces", "readings")
    }
    network = build_network({name: array for name, array in weights.items() if not name.startswith("segmenter.")})
    for name, count in (
        ("words", len(numbers["words"]) + 1),
        ("pieces", max(1, len(numbers["pieces"]))),
        ("readings", max(1, len(numbers["readings"]))),
        ("tag.vectors", len(tags)),
        ("relation.weight", len(vocabulary["relations"])),
    ):
        if len(network.arrays[name]) != count:
            raise ValueError(f"{name} has {len(network.arrays[name])} rows, the vocabulary asks for {count}")
    return Model(
        network=network,
        segmenter=load_segmenter(weights, vocabulary["segmenter"]),
        expander=load_expander(vocabulary["expansion"], closed),
        lemmatizer=load_lemmatizer(vocabulary["lemmas"], lexicon, listed),
        vocabulary=Vocabulary(**numbers),
        histories=load_histories(vocabulary["forms"], tags),
        inventory=inventory(take_apart(tags), vocabulary["relations"]),
        lexicon=lexicon,
        tag_features=tag_features(tags),
    )
