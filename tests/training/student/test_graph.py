"""The ONNX files: what is in them, what they compute, what few bits lose."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

pytest.importorskip("torch", reason="needs the extra [train]")
pytest.importorskip("onnx", reason="needs the extra [train]")

import onnx
import torch

from lambre_core.parsing.engines.onnx.segmenter import (
    FIRST_CHARACTER,
    NOTHING,
    OFFSETS,
    WIDTH,
    load_segmenter,
    logits,
    read,
)
from lambre_core.parsing.engines.onnx.weights import FILES, SEGMENTER, Floats, read_file, read_weights, restored
from lambre_core.training.run import read_file as read_treebank
from lambre_core.training.student.graph import (
    IR_VERSION,
    IR_VERSION_OF_INT4,
    OPSET,
    OPSET_OF_INT4,
    write_onnx,
)
from lambre_core.training.student.inventory import take_inventory
from lambre_core.training.student.model import Sizes, Student
from lambre_core.training.student.quantise import (
    AXES,
    INT4,
    INT8,
    LARGEST,
    LEAST,
    TABLES,
    Integer,
    as_integers,
    factors,
    quantise,
)
from lambre_core.training.student.weights import engine_weights

TREEBANK = Path(__file__).parents[2] / "data" / "parsing" / "german.conllu"
SMALL = Sizes(word=6, piece=8, reading=4, type=12, hidden=10, tag_hidden=9, tag=5, arc=7, relation=6)
CHARACTERS = "abcdefghijklmnopqrstuvwxyz.,"


@pytest.fixture(scope="module")
def arrays() -> dict[str, Floats]:
    torch.manual_seed(0)
    student = Student(take_inventory(list(read_treebank(TREEBANK)), None), SMALL)
    return {**engine_weights(student, 0, (1.5, 0.8, 1.1)), **segmenter_arrays()}


def segmenter_arrays() -> dict[str, Floats]:
    rng = np.random.default_rng(0)
    narrow, wide, deep = 5, 6, 7
    shapes = {
        "embedding": (FIRST_CHARACTER + len(CHARACTERS), narrow),
        "first": (WIDTH * narrow, wide),
        "first_bias": (wide,),
        "second": (WIDTH * wide, wide),
        "second_bias": (wide,),
        "window": (len(OFFSETS) * wide, deep),
        "window_bias": (deep,),
        "output": (deep, 3),
        "output_bias": (3,),
    }
    made = {f"segmenter.{name}": rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    made["segmenter.embedding"][NOTHING] = 0
    return made


def test_the_weights_come_back_as_they_were(arrays: dict[str, Floats], tmp_path: Path) -> None:
    assert [path.name for path in write_onnx(tmp_path, arrays)] == list(FILES)
    again = read_weights(tmp_path)
    assert set(again) == set(arrays)
    for name, array in arrays.items():
        assert np.array_equal(again[name], array), name


@pytest.mark.parametrize("integer", [INT8, INT4])
def test_few_bits_come_back_as_they_were_stored(arrays: dict[str, Floats], integer: Integer, tmp_path: Path) -> None:
    few = quantise(arrays, integer)
    write_onnx(tmp_path, few)
    again, expected = read_weights(tmp_path), restored(few)
    assert set(again) == set(expected) == set(arrays)
    for name, array in expected.items():
        assert np.array_equal(again[name], array), name


@pytest.mark.parametrize("integer", [INT8, INT4])
def test_the_reader_sees_what_the_library_sees(arrays: dict[str, Floats], integer: Integer, tmp_path: Path) -> None:
    for path in write_onnx(tmp_path, quantise(arrays, integer)):
        model = onnx.load(path)
        small = any(entry.data_type == onnx.TensorProto.INT4 for entry in model.graph.initializer)
        opset, ir_version = (OPSET_OF_INT4, IR_VERSION_OF_INT4) if small else (OPSET, IR_VERSION)
        assert model.ir_version == ir_version
        assert [(entry.domain, entry.version) for entry in model.opset_import] == [("", opset)]
        ours = read_file(path)
        theirs = {entry.name: onnx.numpy_helper.to_array(entry) for entry in model.graph.initializer}
        assert list(ours) == list(theirs)
        for name, array in theirs.items():
            assert ours[name].dtype == (np.int8 if array.dtype == INT4 else array.dtype)
            assert np.array_equal(ours[name], array)


def test_the_same_weights_give_the_same_bytes(arrays: dict[str, Floats], tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    first, second = write_onnx(tmp_path, arrays), write_onnx(tmp_path / "again", arrays)
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_a_missing_weight_is_named(arrays: dict[str, Floats], tmp_path: Path) -> None:
    with pytest.raises(KeyError, match=r"arc\.bias"):
        write_onnx(tmp_path, {name: array for name, array in arrays.items() if name != "arc.bias"})


@pytest.mark.parametrize("text", ["a", "ab cd. e", "a,b" * 50, "x\n\ny ü"])
def test_the_segmenter_graph_is_the_engine(arrays: dict[str, Floats], tmp_path: Path, text: str) -> None:
    runtime = pytest.importorskip("onnxruntime")
    write_onnx(tmp_path, arrays)
    segmenter = load_segmenter(arrays, {"characters": CHARACTERS})
    stream = read(segmenter.numbers, segmenter.kinds, [text, text])
    session = runtime.InferenceSession(str(tmp_path / SEGMENTER), providers=["CPUExecutionProvider"])
    (found,) = session.run(None, {"rows": stream.rows, "candidates": stream.candidates})
    assert found == pytest.approx(logits(segmenter, stream), abs=1e-4)


NUMBERS = hnp.arrays(np.float32, (4, 5), elements=st.floats(-100, 100, width=32))


@given(NUMBERS, st.sampled_from([0, 1]))
def test_integers_are_off_by_half_a_step(array: Floats, axis: int) -> None:
    stored, scale = as_integers(array, (axis,), INT8)
    assert stored.dtype == INT8
    numbers = stored.astype(np.float64)
    assert np.abs(numbers).max() <= LARGEST[INT8]
    steps = scale.astype(np.float64)
    off = np.abs(numbers * steps - array)
    assert (off <= steps * 0.5001).all()
    # Factors of 16 bits are as fine as they can be, down to the smallest number that there is.
    largest = np.abs(array).max(axis=axis, keepdims=True)
    assert ((steps <= largest / LARGEST[INT8] * 1.001 + 6e-8) | (largest == 0)).all()


@given(NUMBERS, st.sampled_from([0, 1]))
def test_four_bits_err_least(array: Floats, axis: int) -> None:
    """Of each row no larger factor errs less than the one that is taken."""
    stored, scale = as_integers(array, (axis,), INT4)
    assert stored.dtype == INT4
    numbers = stored.astype(np.float64)
    assert numbers.min() >= LEAST[INT4]
    assert numbers.max() <= LARGEST[INT4]

    def error(numbers: npt.NDArray[np.float64], steps: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        return np.asarray(np.square(numbers * steps - array).sum(axis=axis, keepdims=True))

    whole = factors(np.abs(array).max(axis=axis, keepdims=True), LARGEST[INT4]).astype(np.float64)
    plain = np.rint(array / whole)
    least = error(numbers, scale.astype(np.float64))
    assert (least <= error(plain, whole) * 1.001 + 1e-6).all()


def test_rows_of_zeros_stay_zero(arrays: dict[str, Floats]) -> None:
    again = restored(quantise(arrays))
    assert not again["words"][-1].any()


def test_tables_and_large_matrices_are_integers(arrays: dict[str, Floats]) -> None:
    assert set(AXES) <= set(arrays)
    first, second = quantise(arrays), quantise(arrays, INT4)
    assert {name for name, array in first.items() if array.dtype == INT4} == set(TABLES)
    assert {name for name, array in first.items() if array.dtype == INT8} == set(AXES) - set(TABLES)
    assert {name for name, array in second.items() if array.dtype == INT4} == set(AXES)
    assert {name for name, array in second.items() if array.dtype == INT8} == {"tag.weight"}


@pytest.mark.parametrize(
    ("name", "value"), [("arc.bias", 1e5), ("arc.bias", np.nan), ("words", 1e8), ("words", np.nan), ("words", np.inf)]
)
def test_what_few_bits_cannot_hold_is_refused(name: str, value: float) -> None:
    with pytest.raises(ValueError, match=rf"'{re.escape(name)}' cannot be stored in few bits: their largest is"):
        quantise({name: np.array([[value, 1]], np.float32)})
