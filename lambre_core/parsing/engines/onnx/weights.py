"""Weights out of ONNX files, without a library for them.

A model's networks are stored as ONNX graphs, which any runtime for them can run; this engine needs their numbers
alone. They are the graphs' initialisers: name, dimensions, data type and raw bytes in the wire format of protocol
buffers (https://protobuf.dev/programming-guides/encoding/, https://github.com/onnx/onnx/blob/main/onnx/onnx.proto).

An array can be stored in fewer bits: as 16-bit floats, or as 8-bit or 4-bit integers `NAME` with factors `NAME.scale`
that broadcast against them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lambre_core.gzipped import read_bytes

Floats = npt.NDArray[np.float32]

WORDS, NETWORK, RELATIONS, SEGMENTER = "words.onnx", "network.onnx", "relations.onnx", "segmenter.onnx"
FILES = (WORDS, NETWORK, RELATIONS, SEGMENTER)
"""The files of a model folder that hold weights; `training/student/graph.py` says what each graph computes."""

SCALE = ".scale"
MOST_BYTES = 1 << 26
"""A longer file is no student's; what is read at most takes four times as much memory."""

MOST_FIELDS = 20_000
"""Fields of one message. Real graphs have some hundred; so a file of nonsense is given up early."""

MOST_DIMENSIONS = 8

# Numbers of fields in onnx.proto.
_MODEL_GRAPH, _GRAPH_INITIALISER = 7, 5
_DIMS, _DATA_TYPE, _NAME, _RAW_DATA = 1, 2, 8, 9
_OTHER_DATA = {4: "float_data", 5: "int32_data", 7: "int64_data", 13: "external_data"}
_TYPES: Mapping[int, np.dtype[Any]] = {1: np.dtype("<f4"), 3: np.dtype("i1"), 10: np.dtype("<f2")}
_INT4 = 22
"""Data type of 4-bit integers, two in a byte, the first in its lower half."""
_VARINT, _FIXED64, _LENGTH, _FIXED32 = 0, 1, 2, 5


def read_weights(folder: Path, files: tuple[str, ...] = FILES) -> dict[str, Floats]:
    """The weights of a model folder under their names, as 32-bit floats.

    Raises:
        OSError: a file cannot be read.
        ValueError: a file is not what it should be; the message is a sentence that names it.
    """
    arrays: dict[str, npt.NDArray[Any]] = {}
    for name in files:
        for weight, array in read_file(folder / name).items():
            if weight in arrays and not np.array_equal(arrays[weight], array):
                raise ValueError(f"{folder / name}: the weights {weight!r} are different ones in another file.")
            arrays[weight] = array
    try:
        return restored(arrays)
    except ValueError as error:
        raise ValueError(f"{folder}: {error}") from error


def read_file(path: Path) -> dict[str, npt.NDArray[Any]]:
    """The arrays of one ONNX file as they are stored.

    Raises:
        OSError, ValueError: see `read_weights`.
    """
    try:
        data = read_bytes(path, MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ValueError(f"it is longer than {MOST_BYTES >> 20} MiB")
        return parse_model(data)
    except ValueError as error:
        raise ValueError(
            f"{path}: this is not the ONNX file of a model, or it is damaged: {error}. Install the model anew."
        ) from error


def parse_model(data: bytes) -> dict[str, npt.NDArray[Any]]:
    """The initialisers of an ONNX model that hold weights.

    Raises:
        ValueError: the bytes are nothing of the kind; says what is wrong, without the file and without full stop.
    """
    arrays: dict[str, npt.NDArray[Any]] = {}
    for graph in _messages(memoryview(data), _MODEL_GRAPH):
        for tensor in _messages(graph, _GRAPH_INITIALISER):
            name, array = parse_tensor(tensor)
            if name in arrays:
                raise ValueError(f"the weights {name!r} occur twice")
            arrays[name] = array
    if not arrays:
        raise ValueError("it holds no weights")
    return arrays


def parse_tensor(message: memoryview) -> tuple[str, npt.NDArray[Any]]:
    """Name and content of a TensorProto; the array looks into the message's memory, but for 4-bit integers.

    Raises:
        ValueError: it is damaged, or of a kind that is not written for this engine.
    """
    dimensions: list[int] = []
    kind = 0
    name = ""
    raw = memoryview(b"")
    for field, value in _fields(message):
        if field == _DIMS:
            dimensions += [value] if isinstance(value, int) else _packed(value)
        elif field == _DATA_TYPE and isinstance(value, int):
            kind = value
        elif field == _NAME and isinstance(value, memoryview):
            name = str(value, "utf-8")
        elif field == _RAW_DATA and isinstance(value, memoryview):
            raw = value
        elif field in _OTHER_DATA:
            raise ValueError(f"weights are stored as {_OTHER_DATA[field]}, expected raw_data")
    if kind not in (*_TYPES, _INT4):
        raise ValueError(f"the weights {name!r} have data type {kind}, expected one of {sorted((*_TYPES, _INT4))}")
    if len(dimensions) > MOST_DIMENSIONS:
        raise ValueError(f"the weights {name!r} have {len(dimensions)} dimensions, expected at most {MOST_DIMENSIONS}")
    numbers = math.prod(dimensions)
    expected = (numbers + 1) // 2 if kind == _INT4 else numbers * _TYPES[kind].itemsize
    if expected != len(raw) or max(dimensions, default=0) > MOST_BYTES:
        raise ValueError(f"the weights {name!r} have {len(raw)} bytes, expected {expected}")
    array = halves(raw, numbers) if kind == _INT4 else np.frombuffer(raw, dtype=_TYPES[kind])
    return name, array.reshape(dimensions)


def halves(raw: memoryview, numbers: int) -> npt.NDArray[np.int8]:
    """4-bit integers, two in a byte, as 8-bit ones."""
    both = np.frombuffer(raw, dtype="i1")
    # Shifted up and down again, which keeps the sign.
    return np.stack([np.left_shift(both, 4), both], axis=-1).reshape(-1)[:numbers] >> 4


def restored(arrays: Mapping[str, npt.NDArray[Any]]) -> dict[str, Floats]:
    """Stored arrays as 32-bit floats, integers times their factors.

    Raises:
        ValueError: factors are missing or do not suit, or a number is infinite or none.
    """
    floats: dict[str, Floats] = {}
    for name, array in arrays.items():
        if name.endswith(SCALE) and name.removesuffix(SCALE) in arrays:
            continue
        if not np.issubdtype(array.dtype, np.floating):
            scale = arrays.get(name + SCALE)
            if (
                scale is None
                or not np.issubdtype(scale.dtype, np.floating)
                or not _broadcasts(scale.shape, array.shape)
            ):
                raise ValueError(
                    f"the weights {name!r} need factors {name + SCALE!r} that suit their shape {array.shape}."
                )
            floats[name] = array.astype(np.float32) * scale.astype(np.float32)
        else:
            floats[name] = array.astype(np.float32)
        if not np.isfinite(floats[name]).all():
            raise ValueError(f"the weights {name!r} hold values that are no numbers; the file is damaged.")
    return floats


def _broadcasts(factors: tuple[int, ...], shape: tuple[int, ...]) -> bool:
    return len(factors) == len(shape) and all(size in (1, full) for size, full in zip(factors, shape, strict=True))


def _messages(message: memoryview, wanted: int) -> Iterator[memoryview]:
    """The messages that are the values of a field."""
    for field, value in _fields(message):
        if field == wanted:
            if isinstance(value, int):
                raise ValueError(f"field {field} is a number, expected a message")
            yield value


def _fields(message: memoryview) -> Iterator[tuple[int, int | memoryview]]:
    """Number and value of each field of a message: an integer, or bytes."""
    place = count = 0
    while place < len(message):
        count += 1
        if count > MOST_FIELDS:
            raise ValueError(f"a message has more than {MOST_FIELDS} fields")
        key, place = _varint(message, place)
        wire = key & 7
        if wire == _VARINT:
            value, place = _varint(message, place)
            yield key >> 3, value
            continue
        if wire == _LENGTH:
            size, place = _varint(message, place)
        elif wire in (_FIXED32, _FIXED64):
            size = 4 if wire == _FIXED32 else 8
        else:
            raise ValueError(f"a field has wire type {wire}, which does not exist")
        end = place + size
        if end > len(message):
            raise ValueError(f"a field of {size} bytes begins {len(message) - place} bytes before the end")
        yield key >> 3, message[place:end]
        place = end


def _varint(message: memoryview, place: int) -> tuple[int, int]:
    """An integer of seven bits a byte, and where it ends."""
    value = shift = 0
    while place < len(message) and shift < 70:
        byte = message[place]
        place += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, place
        shift += 7
    raise ValueError("an integer does not end")


def _packed(message: memoryview) -> list[int]:
    """Integers one after the other; dimensions alone are stored so."""
    if len(message) > 10 * MOST_DIMENSIONS:
        raise ValueError(f"an array has more than {MOST_DIMENSIONS} dimensions")
    values = []
    place = 0
    while place < len(message):
        value, place = _varint(message, place)
        values.append(value)
    return values
