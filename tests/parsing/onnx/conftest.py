"""A parser of the engine with small random weights: what it says is nonsense, and how it says it must hold anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from lambre_core.parsing.engines.onnx.features import SHAPES, pieces_of
from lambre_core.parsing.engines.onnx.files import assemble
from lambre_core.parsing.engines.onnx.network import LAYERS
from lambre_core.parsing.engines.onnx.parser import OnnxParser
from lambre_core.parsing.engines.onnx.segmenter import FIRST_CHARACTER, OFFSETS, WIDTH

WORDS = "die der zu dem haus häuser stehen an . , 000".split()
TAGS = [
    *("DET|Case=Nom|Number=Sing", "DET|Case=Acc|Number=Plur", "DET|Case=Dat|Number=Sing"),
    *("NOUN|Case=Nom|Number=Sing", "NOUN|Case=Acc,Dat|Number=Plur", "NOUN|_"),
    *("VERB|Mood=Ind|Number=Plur|VerbForm=Fin", "VERB|VerbForm=Inf", "ADP|_", "PUNCT|_", "X|_"),
]
RELATIONS = ["root", "subj", "comp:obj", "mod", "det", "punct"]
CHARACTERS = "".join(sorted("abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789.,!?"))


def vocabulary() -> dict[str, Any]:
    """As in `vocabulary.json.xz`; the one multiword token is `zum`, and lemmas are forms."""
    return {
        "words": WORDS,
        "pieces": sorted({piece for word in WORDS for piece in pieces_of(word)}),
        "readings": [],
        "tags": TAGS,
        "relations": RELATIONS,
        "segmenter": {"characters": CHARACTERS},
        "expansion": {
            "splits": [[1, "", "dem"]],
            "tokens": {"zum": 0},
            "always": ["zum"],
            "never": [],
            "suffixes": {},
        },
        "forms": {
            "strength": 0.7,
            "readings": ["DET|Case=Nom|Number=Sing", "NOUN|Case=Nom|Number=Sing", "ADV|_"],
            "rows": "die\t5 0\nhaus\t2 1 2",
        },
        "lemmas": {"edits": [], "suffixes": {}, "forms": {}, "features": {}},
    }


def random_weights(seed: int) -> dict[str, npt.NDArray[np.float32]]:
    names = vocabulary()
    random = np.random.default_rng(seed)
    word, piece, shape, size, hidden, inner, tag, arc, relation = 8, 12, 4, 20, 16, 12, 6, 10, 5
    inputs = [size, 2 * hidden, 2 * hidden + tag]
    narrow, wide, deep = 6, 8, 10
    shapes: dict[str, tuple[int, ...]] = {
        "words": (len(names["words"]) + 1, word),
        "pieces": (len(names["pieces"]), piece),
        "readings": (1, word),
        "shapes": (len(SHAPES), shape),
        "type.weight": (word + piece + word + shape, size),
        "type.bias": (size,),
        "treebank": (size,),
        "tag.hidden": (2 * hidden, inner),
        "tag.hidden.bias": (inner,),
        "tag.weight": (inner, len(TAGS)),
        "tag.bias": (len(TAGS),),
        "tag.vectors": (len(TAGS), tag),
        "root": (2 * hidden,),
        "arc.weight": (arc, arc),
        "arc.bias": (arc,),
        "distance": (26,),
        "relation.weight": (len(RELATIONS), relation + 1, relation + 1),
        "segmenter.embedding": (FIRST_CHARACTER + len(CHARACTERS), narrow),
        "segmenter.first": (WIDTH * narrow, wide),
        "segmenter.first_bias": (wide,),
        "segmenter.second": (WIDTH * wide, wide),
        "segmenter.second_bias": (wide,),
        "segmenter.window": (len(OFFSETS) * wide, deep),
        "segmenter.window_bias": (deep,),
        "segmenter.output": (deep, 3),
        "segmenter.output_bias": (3,),
    }
    for number in range(LAYERS):
        shapes[f"layer{number}.input"] = (2, 4 * hidden, inputs[number])
        shapes[f"layer{number}.recurrent"] = (2, 4 * hidden, hidden)
        shapes[f"layer{number}.bias"] = (2, 8 * hidden)
    for name, width in ("arc", arc), ("relation", relation):
        for side in ("dependent", "head"):
            shapes[f"{name}.{side}"] = (2 * hidden, width)
            shapes[f"{name}.{side}.bias"] = (width,)
    made = {name: random.normal(size=shape).astype(np.float32) * np.float32(0.5) for name, shape in shapes.items()}
    made["segmenter.embedding"][0] = 0
    # Most candidates end a token, some a sentence.
    made["segmenter.output_bias"] = np.array([2, -3, -2], dtype=np.float32)
    made["temperatures"] = np.array([1.3, 0.8, 1.1], dtype=np.float32)
    return made


@pytest.fixture(scope="session")
def make_parser() -> Callable[[], OnnxParser]:
    """Makes parsers with the same weights, each with a memory of its own."""

    def make() -> OnnxParser:
        return OnnxParser(assemble(random_weights(7), vocabulary(), None), "de", "sud", "random")

    return make


@pytest.fixture
def parser(make_parser: Callable[[], OnnxParser]) -> OnnxParser:
    return make_parser()
