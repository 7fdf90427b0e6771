"""Reading weights: what is damaged is refused with a sentence, at once, and without much memory."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from lambre_core.parsing.engines.onnx import weights
from lambre_core.parsing.engines.onnx.weights import parse_model, read_weights, restored

Array = npt.NDArray[Any]

FLOAT, INT8, DOUBLE, INT4 = 1, 3, 11, 22


def varint(value: int) -> bytes:
    """The wire format's integers."""
    parts = []
    while value > 0x7F:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*parts, value])


def field(number: int, value: int | bytes) -> bytes:
    """A field of a message."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def tensor(name: bytes, dimensions: tuple[int, ...], kind: int, raw: bytes, *further: bytes) -> bytes:
    """A model with one initialiser."""
    dims = b"".join(field(1, size) for size in dimensions)
    return field(7, field(5, dims + field(2, kind) + field(8, name) + field(9, raw) + b"".join(further)))


GOOD = tensor(b"a", (2, 3), FLOAT, np.arange(6, dtype="<f4").tobytes())


def test_dimensions_one_by_one_and_packed() -> None:
    packed = field(7, field(5, field(1, varint(2) + varint(3)) + field(2, INT8) + field(8, b"b") + field(9, bytes(6))))
    # Other fields are passed over: a version, a name of the graph, a fixed one.
    arrays = parse_model(field(1, 8) + GOOD + packed + varint(99 << 3 | 1) + bytes(8) + varint(98 << 3 | 5) + bytes(4))
    assert arrays["a"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert arrays["b"].tolist() == [[0, 0, 0], [0, 0, 0]]


def test_4_bits_are_two_in_a_byte() -> None:
    arrays = parse_model(tensor(b"a", (5,), INT4, bytes([0x21, 0xF8, 0x07])))
    assert arrays["a"].dtype == np.int8
    assert arrays["a"].tolist() == [1, 2, -8, -1, 7]
    with pytest.raises(ValueError, match="'a' have 4 bytes, expected 3"):
        parse_model(tensor(b"a", (5,), INT4, bytes(4)))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        pytest.param(b"", "no weights", id="empty"),
        pytest.param(b"<!DOCTYPE html>", "bytes begins|wire type|no weights|does not end", id="something else"),
        pytest.param(GOOD[:-1], "before the end", id="last byte missing"),
        pytest.param(GOOD[: len(GOOD) // 2], "before the end", id="half of it"),
        pytest.param(GOOD + GOOD, "occur twice", id="twice the same name"),
        pytest.param(b"\xff" * 40, "does not end", id="an endless integer"),
        pytest.param(b"\x0b", "wire type 3", id="a group"),
        pytest.param(field(7, 1), "expected a message", id="a number for the graph"),
        pytest.param(field(7, field(5, 1)), "expected a message", id="a number for an initialiser"),
        pytest.param(tensor(b"a", (2, 3), FLOAT, bytes(20)), "20 bytes, expected 24", id="too few bytes"),
        pytest.param(tensor(b"a", (2, 3), FLOAT, bytes(28)), "28 bytes, expected 24", id="too many bytes"),
        pytest.param(tensor(b"a", (1 << 40, 1 << 40), FLOAT, bytes(4)), "4 bytes, expected", id="enormous"),
        pytest.param(tensor(b"a", (1 << 62, 0), FLOAT, b""), "0 bytes, expected 0", id="enormous and empty"),
        pytest.param(tensor(b"a", (1,) * 9, FLOAT, bytes(4)), "9 dimensions", id="many dimensions"),
        pytest.param(
            field(7, field(5, field(1, bytes(100)) + field(2, FLOAT))), "more than 8 dimensions", id="many packed ones"
        ),
        pytest.param(tensor(b"a", (1,), DOUBLE, bytes(8)), "data type 11", id="another data type"),
        pytest.param(tensor(b"a", (1,), FLOAT, b"", field(4, bytes(4))), "float_data", id="not raw"),
        pytest.param(tensor(b"a", (1,), FLOAT, b"", field(13, b"x")), "external_data", id="in another file"),
        pytest.param(tensor(b"\xff", (1,), FLOAT, bytes(4)), "utf-8", id="name is no text"),
        pytest.param(field(1, 1) * 30_000, "more than 20000 fields", id="nothing but small fields"),
    ],
)
def test_what_is_no_model_is_refused(data: bytes, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parse_model(data)


@given(st.binary(max_size=200))
def test_any_bytes_are_weights_or_refused(data: bytes) -> None:
    with contextlib.suppress(ValueError):
        parse_model(data)


@given(st.integers(0, len(GOOD) - 1), st.integers(0, 255), st.integers(0, len(GOOD)))
def test_an_altered_model_is_weights_or_refused(place: int, byte: int, end: int) -> None:
    altered = bytearray(GOOD)
    altered[place] = byte
    try:
        arrays = parse_model(bytes(altered[:end]))
    except ValueError:
        return
    assert sum(array.nbytes for array in arrays.values()) <= len(GOOD)


@pytest.mark.parametrize(
    ("arrays", "problem"),
    [
        pytest.param({"a": np.zeros((2, 3), np.int8)}, "need factors 'a.scale'", id="no factors"),
        pytest.param(
            {"a": np.zeros((2, 3), np.int8), "a.scale": np.ones((3, 1), np.float32)},
            "suit their shape",
            id="other shape",
        ),
        pytest.param(
            {"a": np.zeros((2, 3), np.int8), "a.scale": np.ones(3, np.float32)}, "suit their shape", id="fewer axes"
        ),
        pytest.param(
            {"a": np.zeros((2, 3), np.int8), "a.scale": np.ones((2, 1), np.int8)}, "suit their shape", id="no floats"
        ),
        pytest.param({"a": np.array([1, np.nan], np.float32)}, "no numbers", id="not a number"),
        pytest.param({"a": np.array([np.inf], np.float16)}, "no numbers", id="infinite"),
        pytest.param(
            {"a": np.ones((1, 1), np.int8), "a.scale": np.full((1, 1), np.inf, np.float32)}, "no numbers", id="factor"
        ),
    ],
)
def test_stored_arrays_that_do_not_fit(arrays: dict[str, Array], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        restored(arrays)


@given(hnp.arrays(np.int8, (3, 4)), hnp.arrays(np.float16, (3, 1), elements=st.floats(0, 4, width=16)))
def test_8_bits_times_factors(values: Array, factors: Array) -> None:
    floats = restored({"a": values, "a.scale": factors, "b": factors})
    assert set(floats) == {"a", "b"}
    assert all(array.dtype == np.float32 for array in floats.values())
    for row in range(3):
        assert floats["a"][row].tolist() == [float(value) * float(factors[row, 0]) for value in values[row]]


def missing(folder: Path) -> None:
    (folder / weights.RELATIONS).unlink()


def cut(folder: Path) -> None:
    path = folder / weights.RELATIONS
    path.write_bytes(path.read_bytes()[:-3])


def too_long(folder: Path) -> None:
    with (folder / weights.RELATIONS).open("ab") as file:
        file.truncate(weights.MOST_BYTES + 1)


def contradiction(folder: Path) -> None:
    (folder / weights.RELATIONS).write_bytes(tensor(weights.WORDS.encode(), (1,), FLOAT, bytes(4)))


def pickle(folder: Path) -> None:
    (folder / weights.RELATIONS).write_bytes(b"\x80\x04\x95\x1a\x00\x00\x00\x00\x00\x00\x00\x8c\x05posix")


@pytest.mark.parametrize(
    ("damage", "kind", "problem"),
    [
        (missing, FileNotFoundError, "relations.onnx"),
        (cut, ValueError, "before the end"),
        (too_long, ValueError, "longer than 64 MiB"),
        (contradiction, ValueError, "different ones"),
        (pickle, ValueError, "not the ONNX file of a model"),
    ],
)
def test_a_damaged_folder_is_named(
    tmp_path: Path, damage: Callable[[Path], None], kind: type[Exception], problem: str
) -> None:
    for name in weights.FILES:
        (tmp_path / name).write_bytes(tensor(name.encode(), (1,), FLOAT, np.ones(1, "<f4").tobytes()))
    assert list(read_weights(tmp_path)) == list(weights.FILES)
    damage(tmp_path)
    with pytest.raises(kind, match=problem) as caught:
        read_weights(tmp_path)
    assert re.search(re.escape(str(tmp_path / weights.RELATIONS)), str(caught.value))
