"""Weights in fewer bits, as they are shipped: 8-bit integers with factors for matrices, else 16-bit floats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from lambre_core.parsing.engines.onnx.weights import SCALE

AXES: Mapping[str, tuple[int, ...]] = {
    **dict.fromkeys(("words", "pieces", "readings", "tag.vectors"), (-1,)),
    **{f"layer{number}.{name}": (-1,) for number in range(3) for name in ("input", "recurrent")},
    "relation.weight": (-1,),
    **dict.fromkeys(("type.weight", "arc.dependent", "arc.head", "arc.weight"), (0,)),
    **dict.fromkeys(("relation.dependent", "relation.head"), (0,)),
}
"""Arrays stored in 8 bits, and the axes that share a factor: a row of a table, or what one output is summed from.

What chooses the tag is not among them: of all tags that 8 bits change, `tag.weight` alone changed nine in ten.
"""

EXACT = ("temperatures",)
"""Arrays kept in 32 bits."""

_LEVELS = 127


def quantise(weights: Mapping[str, npt.NDArray[np.float32]]) -> dict[str, npt.NDArray[Any]]:
    """Arrays as stored: `NAME` and, where it is of 8 bits, `NAME.scale`. `weights.restored` undoes it.

    Raises:
        ValueError: a weight is too large for 16 bits or is no number.
    """
    stored: dict[str, npt.NDArray[Any]] = {}
    for name, array in weights.items():
        if name in AXES and np.isfinite(array).all():
            stored[name], stored[name + SCALE] = in_8_bits(array, AXES[name])
        elif name in EXACT:
            stored[name] = array.astype(np.float32)
        else:
            with np.errstate(over="ignore"):
                stored[name] = array.astype(np.float16)
        if not all(np.isfinite(stored[part]).all() for part in (name, name + SCALE) if part in stored):
            raise ValueError(
                f"The weights {name!r} cannot be stored in few bits: their largest is {np.abs(array).max()}."
            )
    return stored


def in_8_bits(
    array: npt.NDArray[np.float32], axes: tuple[int, ...]
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float16]]:
    """Integers from -127 to 127 and the factors that they are to be multiplied by; along `axes` it is one factor."""
    largest = np.abs(array).max(axis=axes, keepdims=True, initial=0)
    with np.errstate(over="ignore"):
        scale = (largest / _LEVELS).astype(np.float16)
    # Rounded up, lest the largest become more than 127.
    short = scale.astype(np.float32) * _LEVELS < largest
    scale[short] = np.nextafter(scale[short], np.float16(np.inf))
    scale[scale == 0] = 1
    return np.rint(array / scale.astype(np.float32)).astype(np.int8), scale
