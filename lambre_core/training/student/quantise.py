"""Weights in fewer bits, as they are shipped: integers with factors for tables and matrices, else 16-bit floats.

Tables are of 4 bits: a form's vector is the sum of several rows, whose errors even out; that of readings, which is
small, is of 8 where it was made after the others (Polish). Matrices are of 8 bits, those of second networks
(`findings/second.py`) of 4.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from lambre_core.parsing.engines.onnx.weights import SCALE

TABLES = ("words", "pieces")

AXES: Mapping[str, tuple[int, ...]] = {
    **dict.fromkeys((*TABLES, "readings", "tag.vectors"), (-1,)),
    **{f"layer{number}.{name}": (-1,) for number in range(3) for name in ("input", "recurrent")},
    "relation.weight": (-1,),
    **dict.fromkeys(("type.weight", "arc.dependent", "arc.head", "arc.weight"), (0,)),
    **dict.fromkeys(("relation.dependent", "relation.head"), (0,)),
}
"""Arrays stored as integers, and the axes that share a factor: a row of a table, or what one output is summed from.

What chooses the tag is not among them: of all tags that 8 bits change, `tag.weight` alone changed nine in ten. Beside
4-bit integers it is stored in 8 bits.
"""

_TAGS = "tag.weight"

EXACT = ("temperatures",)
"""Arrays kept in 32 bits."""

Integer = np.dtype[Any]

INT8: Integer = np.dtype(np.int8)
INT4: Integer = np.dtype(ml_dtypes.int4)

LARGEST: Mapping[Integer, int] = {INT8: 127, INT4: 7}
"""The largest number that is used."""

LEAST: Mapping[Integer, int] = {INT8: -127, INT4: -8}
"""The smallest number that is used; of four bits none is to spare."""

CLIPPED = (1.0, *(share / 100 for share in range(98, 58, -2)))
"""Shares of the largest number that four bits may stand for: of each row that with the least error is taken, since a
few large numbers that are cut cost less than all others in larger steps (Polish tags that four bits change fall by a
tenth, with -8 by a third)."""


def quantise(weights: Mapping[str, npt.NDArray[np.float32]], integer: Integer = INT8) -> dict[str, npt.NDArray[Any]]:
    """Arrays as stored: `NAME` and, of integers, `NAME.scale`. `weights.restored` undoes it.

    Args:
        integer: of matrices, `INT8` or `INT4`.

    Raises:
        ValueError: a weight is too large for 16 bits or is no number.
    """
    stored: dict[str, npt.NDArray[Any]] = {}
    for name, array in weights.items():
        if name in AXES and np.isfinite(array).all():
            stored[name], stored[name + SCALE] = as_integers(array, AXES[name], INT4 if name in TABLES else integer)
        elif name == _TAGS and integer == INT4 and np.isfinite(array).all():
            stored[name], stored[name + SCALE] = as_integers(array, (0,), INT8)
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


def as_integers(
    array: npt.NDArray[np.float32], axes: tuple[int, ...], integer: Integer
) -> tuple[npt.NDArray[Any], npt.NDArray[np.float16]]:
    """Integers and the factors that they are to be multiplied by; along `axes` it is one factor."""
    largest = np.abs(array).max(axis=axes, keepdims=True, initial=0)
    if integer != INT4:
        scale = factors(largest, LARGEST[integer])
        return rounded(array, scale, integer), scale
    scale, least = factors(largest, LARGEST[integer]), np.full(largest.shape, np.inf)
    for share in CLIPPED:
        tried = factors(largest * share, LARGEST[integer])
        with np.errstate(invalid="ignore", over="ignore"):
            again = rounded(array, tried, integer) * tried.astype(np.float32)
            error = np.square(again - array).sum(axis=axes, keepdims=True)
        scale, least = np.where(error < least, tried, scale), np.minimum(error, least)
    return rounded(array, scale, integer), scale


def factors(largest: npt.NDArray[np.float32], levels: int) -> npt.NDArray[np.float16]:
    """Factors with which so many levels reach the largest numbers."""
    with np.errstate(over="ignore"):
        scale = (largest / levels).astype(np.float16)
    # Rounded up, lest the largest become more than that.
    short = scale.astype(np.float32) * levels < largest
    scale[short] = np.nextafter(scale[short], np.float16(np.inf))
    scale[scale == 0] = 1
    return scale


def rounded(array: npt.NDArray[np.float32], scale: npt.NDArray[np.float16], integer: Integer) -> npt.NDArray[Any]:
    """The nearest integers."""
    return np.clip(np.rint(array / scale.astype(np.float32)), LEAST[integer], LARGEST[integer]).astype(integer)
