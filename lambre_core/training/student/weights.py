"""The weights of a torch student under the names and in the layouts of the engine."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from lambre_core.training.student.model import Student

GATES = (0, 3, 1, 2)
"""Torch has the gates input, forget, cell, output; ONNX input, output, forget, cell."""


def engine_weights(model: Student, treebank: int, temperatures: tuple[float, float, float]) -> dict[str, Any]:
    """Name -> array of 32-bit floats.

    Args:
        treebank: row of the treebank whose style the parser shall write.
        temperatures: of tags, heads and relations.
    """
    arrays = {
        "words": model.words.weight,
        "pieces": model.pieces.weight,
        "readings": model.readings.weight,
        "shapes": model.shapes.weight,
        "type.weight": model.type_layer.weight.T,
        "type.bias": model.type_layer.bias,
        "treebank": model.treebanks.weight[treebank],
        "tag.hidden": model.tag_hidden.weight.T,
        "tag.hidden.bias": model.tag_hidden.bias,
        "tag.weight": (model.membership @ model.tag_parts + model.tag_own).T,
        "tag.bias": model.tag_bias,
        "tag.vectors": model.membership @ model.tag_vectors,
        "root": model.root,
        "arc.dependent": model.arc_dependent.weight.T,
        "arc.dependent.bias": model.arc_dependent.bias,
        "arc.head": model.arc_head.weight.T,
        "arc.head.bias": model.arc_head.bias,
        "arc.weight": model.arc[:-1],
        "arc.bias": model.arc[-1],
        "distance": model.distance,
        "relation.dependent": model.relation_dependent.weight.T,
        "relation.dependent.bias": model.relation_dependent.bias,
        "relation.head": model.relation_head.weight.T,
        "relation.head.bias": model.relation_head.bias,
        "relation.weight": model.relation,
        "temperatures": torch.tensor(temperatures),
    }
    for number, layer in enumerate(model.layers):
        for name, parts in (
            ("input", [lstm.weight_ih_l0 for lstm in layer]),
            ("recurrent", [lstm.weight_hh_l0 for lstm in layer]),
            ("bias", [torch.cat([gated(lstm.bias_ih_l0), gated(lstm.bias_hh_l0)]) for lstm in layer]),
        ):
            arrays[f"layer{number}.{name}"] = torch.stack(parts if name == "bias" else [gated(part) for part in parts])
    return {name: as_array(tensor) for name, tensor in arrays.items()}


def gated(weights: torch.Tensor) -> torch.Tensor:
    """Rows of four gates in the order of ONNX."""
    parts = weights.chunk(4)
    return torch.cat([parts[number] for number in GATES])


def as_array(tensor: torch.Tensor) -> npt.NDArray[np.float32]:
    """A copy without gradients."""
    return np.array(tensor.detach().cpu().numpy(), dtype=np.float32, order="C")
