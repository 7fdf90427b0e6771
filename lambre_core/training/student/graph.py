"""The student as ONNX graphs, built node by node from the engine's weights.

Four graphs, so that what is computed once for a form and what needs a tree in between stay apart:

words.onnx      words_rows [forms], pieces_rows, readings_rows, shapes_rows [forms, most]: rows of the tables of
                these names, -1 for none -> vectors [forms, size]
network.onnx    vectors [sentences, length, size], lengths [sentences] (int32)
                -> tags [sentences, length, tags], heads [sentences, length, length + 1], both log-probabilities;
                dependents [sentences, length, relation + 1], governors [sentences, length + 1, relation + 1]
relations.onnx  dependents, governors [pairs, relation + 1] -> relations [pairs, relations], log-probabilities
segmenter.onnx  rows [characters], candidates [places] -> logits [places, 3]

The initialisers are the weights under the engine's names, and nothing else; those of few bits (`quantise.py`) are
restored by the graph.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import onnx
from onnx import TensorProto, helper, numpy_helper

from lambre_core.parsing.engines.onnx.segmenter import NOTHING, OFFSETS, WIDTH
from lambre_core.parsing.engines.onnx.segmenter import WEIGHTS as SEGMENTER_WEIGHTS
from lambre_core.parsing.engines.onnx.weights import NETWORK, RELATIONS, SCALE, SEGMENTER, WORDS
from lambre_core.training.student.quantise import INT4, INT8

OPSET, IR_VERSION = 17, 8
"""Operator set and the file format that goes with it (2022), so that old runtimes read it."""

OPSET_OF_INT4, IR_VERSION_OF_INT4 = 21, 10
"""The first ones with 4-bit integers (2024)."""

FLOAT, INT64, INT32 = TensorProto.FLOAT, TensorProto.INT64, TensorProto.INT32

Arrays = Mapping[str, npt.NDArray[Any]]


def write_onnx(folder: Path, arrays: Arrays) -> tuple[Path, ...]:
    """Write the graphs of a model; the segmenter's only where there are weights for it.

    Args:
        arrays: `engine_weights` and the segmenter's weights, in 32-bit floats or as `quantise` leaves them.

    Raises:
        KeyError: a weight is missing.
        OSError: a file cannot be written.
    """
    graphs = {WORDS: words_graph, NETWORK: network_graph, RELATIONS: relations_graph}
    if f"segmenter.{SEGMENTER_WEIGHTS[0]}" in arrays:
        graphs[SEGMENTER] = segmenter_graph
    paths = []
    for name, build in graphs.items():
        model = build(arrays)
        onnx.checker.check_model(model, full_check=True)
        path = folder / name
        path.write_bytes(model.SerializeToString(deterministic=True))
        paths.append(path)
    return tuple(paths)


class Builder:
    """Nodes in the order in which they are added. Values are known by name."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = arrays
        self._nodes: list[onnx.NodeProto] = []
        self._initialisers: dict[str, onnx.TensorProto] = {}
        self._restored: dict[str, str] = {}

    def __call__(self, operator: str, *inputs: str, output: str | None = None, **attributes: Any) -> str:
        """Add a node with one output and return the output's name."""
        name = output or f"{operator.lower()}_{len(self._nodes)}"
        self._nodes.append(helper.make_node(operator, list(inputs), [name], **attributes))
        return name

    def constant(self, value: Any, dtype: Any = np.int64) -> str:
        """A number or array that is no weight."""
        return self("Constant", value=numpy_helper.from_array(np.array(value, dtype=dtype)))

    def weight(self, name: str) -> str:
        """A weight as 32-bit floats."""
        if name not in self._restored:
            self._restored[name] = self._restore(name)
        return self._restored[name]

    def _restore(self, name: str) -> str:
        stored = self._initialiser(name)
        if self._arrays[name].dtype == np.float32:
            return stored
        value = self("Cast", stored, to=FLOAT)
        if self._arrays[name].dtype in (INT8, INT4):
            value = self("Mul", value, self.weight(name + SCALE))
        return value

    def _initialiser(self, name: str) -> str:
        array = np.ascontiguousarray(self._arrays[name])
        self._initialisers[name] = numpy_helper.from_array(array, name)
        return name

    def linear(self, values: str, weight: str, bias: str) -> str:
        """A matrix product and a bias."""
        return self("Add", self("MatMul", values, self.weight(weight)), self.weight(bias))

    def model(
        self,
        name: str,
        inputs: Mapping[str, tuple[int, Sequence[str | int]]],
        outputs: Mapping[str, Sequence[str | int]],
    ) -> onnx.ModelProto:
        """The finished model.

        Args:
            inputs: name -> element type and shape, in which a word names a size that is free.
            outputs: name -> shape; all of them floats.
        """
        graph = helper.make_graph(
            self._nodes,
            name,
            [helper.make_tensor_value_info(key, kind, shape) for key, (kind, shape) in inputs.items()],
            [helper.make_tensor_value_info(key, FLOAT, shape) for key, shape in outputs.items()],
            list(self._initialisers.values()),
        )
        small = any(one.data_type == TensorProto.INT4 for one in self._initialisers.values())
        return helper.make_model(
            graph,
            producer_name="lambre-lint",
            ir_version=IR_VERSION_OF_INT4 if small else IR_VERSION,
            opset_imports=[helper.make_opsetid("", OPSET_OF_INT4 if small else OPSET)],
        )


def words_graph(arrays: Arrays) -> onnx.ModelProto:
    """From what is known of forms to their vectors."""
    add = Builder(arrays)
    nothing, zero, one = add.constant(0), add.constant(0, np.float32), add.constant(1, np.float32)
    known = add("Cast", add("GreaterOrEqual", "words_rows", nothing), to=FLOAT)
    rows = add("Gather", add.weight("words"), add("Max", "words_rows", nothing), axis=0)
    parts = [add("Mul", rows, add("Unsqueeze", known, add.constant([1])))]
    for name in ("pieces", "readings", "shapes"):
        inside = add("Cast", add("GreaterOrEqual", f"{name}_rows", nothing), to=FLOAT)
        rows = add("Gather", add.weight(name), add("Max", f"{name}_rows", nothing), axis=0)
        rows = add("Mul", rows, add("Unsqueeze", inside, add.constant([2])))
        count = add("Max", add("ReduceSum", inside, add.constant([1]), keepdims=1), one)
        parts.append(add("Div", add("ReduceSum", rows, add.constant([1]), keepdims=0), add("Sqrt", count)))
    hidden = add.linear(add("Concat", *parts, axis=1), "type.weight", "type.bias")
    add("Add", add("Max", hidden, zero), add.weight("treebank"), output="vectors")
    bags = {f"{name}_rows": (INT64, ["forms", f"most_{name}"]) for name in ("pieces", "readings", "shapes")}
    size = arrays["type.bias"].shape[0]
    return add.model("words", {"words_rows": (INT64, ["forms"]), **bags}, {"vectors": ["forms", size]})


def network_graph(arrays: Arrays) -> onnx.ModelProto:
    """From words' vectors to tags, heads, and what relations are chosen by."""
    add = Builder(arrays)
    in_time = add("Transpose", "vectors", perm=[1, 0, 2])
    first = lstm(add, arrays, 0, in_time)
    second = lstm(add, arrays, 1, first)
    hidden = add("Relu", add.linear(second, "tag.hidden", "tag.hidden.bias"))
    tags = add("LogSoftmax", add.linear(hidden, "tag.weight", "tag.bias"), axis=-1)
    expected = add("MatMul", add("Exp", tags), add.weight("tag.vectors"))
    third = lstm(add, arrays, 2, add("Concat", second, expected, axis=-1))
    calibrated(add, add("Transpose", tags, perm=[1, 0, 2]), 0, "tags")

    third = add("Transpose", third, perm=[1, 0, 2])
    count = add("Shape", "lengths")
    width = add("Shape", "vectors", start=1, end=2)
    size = arrays["root"].shape[0]
    root = add("Reshape", add.weight("root"), add.constant([1, 1, size]))
    roots = add("Expand", root, add("Concat", count, add.constant([1, 1]), axis=0))
    states = add("Concat", roots, third, axis=1)
    calibrated(add, arc_scores(add, arrays, third, states, width), 1, "heads")

    for values, name, output in ((third, "dependent", "dependents"), (states, "head", "governors")):
        rows = leaky(add, add.linear(values, f"relation.{name}", f"relation.{name}.bias"))
        shape = add("Concat", add("Shape", rows, start=0, end=2), add.constant([1]), axis=0)
        ones = add("Expand", add.constant(1, np.float32), shape)
        add("Concat", rows, ones, axis=2, output=output)
    relation = arrays["relation.weight"].shape[1]
    return add.model(
        "network",
        {
            "vectors": (FLOAT, ["sentences", "length", arrays["layer0.input"].shape[2]]),
            "lengths": (INT32, ["sentences"]),
        },
        {
            "tags": ["sentences", "length", arrays["tag.bias"].shape[0]],
            "heads": ["sentences", "length", "places"],
            "dependents": ["sentences", "length", relation],
            "governors": ["sentences", "places", relation],
        },
    )


def lstm(add: Builder, arrays: Arrays, number: int, values: str) -> str:
    """A bidirectional layer. [length, sentences, size] to [length, sentences, 2 hidden]"""
    hidden = arrays[f"layer{number}.recurrent"].shape[-1]
    weights = [add.weight(f"layer{number}.{name}") for name in ("input", "recurrent", "bias")]
    both = add("LSTM", values, *weights, "lengths", direction="bidirectional", hidden_size=hidden)
    return add("Reshape", add("Transpose", both, perm=[0, 2, 1, 3]), add.constant([0, 0, 2 * hidden]))


def arc_scores(add: Builder, arrays: Arrays, third: str, states: str, width: str) -> str:
    """[sentences, length, length + 1]; -inf where no arc can be."""
    dependents = leaky(add, add.linear(third, "arc.dependent", "arc.dependent.bias"))
    heads = leaky(add, add.linear(states, "arc.head", "arc.head.bias"))
    pairs = add.linear(dependents, "arc.weight", "arc.bias")
    scores = add("MatMul", pairs, add("Transpose", heads, perm=[0, 2, 1]))
    # Places count from 0, the root, to the number of words.
    nothing, one = add.constant(0), add.constant(1)
    end = add("Add", add("Squeeze", width), one)
    places = add("Range", nothing, end, one)
    row = add("Unsqueeze", places, add.constant([0]))
    column = add("Unsqueeze", add("Range", one, end, one), add.constant([1]))
    most = arrays["distance"].shape[0] // 2 - 1
    steps = add("Sub", row, column)
    clipped = add("Max", add("Min", steps, add.constant(most)), add.constant(-most))
    rows = add("Where", add("Equal", row, nothing), add.constant(2 * most + 1), add("Add", clipped, add.constant(most)))
    scores = add("Add", scores, add("Gather", add.weight("distance"), rows, axis=0))
    lengths = add("Reshape", add("Cast", "lengths", to=INT64), add.constant([-1, 1, 1]))
    forbidden = add("Or", add("Greater", row, lengths), add("Equal", row, column))
    return add("Where", forbidden, add.constant(-np.inf, np.float32), scores)


def relations_graph(arrays: Arrays) -> onnx.ModelProto:
    """Relations of pairs of words."""
    add = Builder(arrays)
    names, size, _ = arrays["relation.weight"].shape
    left = add("Unsqueeze", "dependents", add.constant([2]))
    right = add("Unsqueeze", "governors", add.constant([1]))
    pairs = add("Reshape", add("Mul", left, right), add.constant([-1, size * size]))
    flat = add("Reshape", add.weight("relation.weight"), add.constant([names, size * size]))
    calibrated(add, add("MatMul", pairs, add("Transpose", flat, perm=[1, 0])), 2, "relations")
    rows = (FLOAT, ["pairs", size])
    return add.model("relations", {"dependents": rows, "governors": rows}, {"relations": ["pairs", names]})


def segmenter_graph(arrays: Arrays) -> onnx.ModelProto:
    """What the segmenter thinks of each place where a token can end."""
    add = Builder(arrays)
    weight: Callable[[str], str] = lambda name: add.weight(f"segmenter.{name}")  # noqa: E731
    narrow = arrays["segmenter.embedding"].shape[1]
    wide = arrays["segmenter.first_bias"].shape[0]
    empty = add("Unsqueeze", add("Cast", add("Equal", "rows", add.constant(NOTHING)), to=FLOAT), add.constant([0, 1]))
    full = add("Sub", add.constant(1, np.float32), empty)
    hidden = add("Transpose", add("Gather", weight("embedding"), "rows", axis=0), perm=[1, 0])
    hidden = add("Unsqueeze", hidden, add.constant([0]))
    for name, size in (("first", narrow), ("second", wide)):
        kernel = add("Reshape", weight(name), add.constant([WIDTH, size, wide]))
        kernel = add("Transpose", kernel, perm=[2, 1, 0])
        pads = [WIDTH // 2, WIDTH // 2]
        hidden = add("Mul", add("Relu", add("Conv", hidden, kernel, weight(f"{name}_bias"), pads=pads)), full)
    hidden = add("Transpose", add("Squeeze", hidden, add.constant([0])), perm=[1, 0])
    places = add("Add", add("Unsqueeze", "candidates", add.constant([1])), add.constant([OFFSETS]))
    around = add("Gather", hidden, places, axis=0)
    around = add("Reshape", around, add.constant([-1, len(OFFSETS) * wide]))
    deep = add("Relu", add.linear(around, "segmenter.window", "segmenter.window_bias"))
    add("Add", add("MatMul", deep, weight("output")), weight("output_bias"), output="logits")
    return add.model(
        "segmenter",
        {"rows": (INT64, ["characters"]), "candidates": (INT64, ["places"])},
        {"logits": ["places", arrays["segmenter.output_bias"].shape[0]]},
    )


def leaky(add: Builder, values: str) -> str:
    """Leaky ReLU with the network's slope."""
    return add("LeakyRelu", values, alpha=0.1)


def calibrated(add: Builder, scores: str, number: int, output: str) -> str:
    """Log-probabilities of logits over a temperature."""
    temperature = add("Gather", add.weight("temperatures"), add.constant(number), axis=0)
    return add("LogSoftmax", add("Div", scores, temperature), axis=-1, output=output)
