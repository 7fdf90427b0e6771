"""Rounding the table of pieces."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.parsing.engines.onnx.weights import SCALE
from lambre_core.training.student.batches import Collection, Ragged
from lambre_core.training.student.quantise import INT4, LARGEST, LEAST, quantise
from lambre_core.training.student.rounding import PIECES, settled


@dataclass
class Forms:
    """What `settled` asks of a collection."""

    bags: list[list[int]]
    counts: list[int]

    def tables(self) -> tuple[None, np.ndarray, tuple[Ragged]]:
        rows = np.array([row for bag in self.bags for row in bag], dtype=np.int64)
        offsets = np.cumsum([0, *map(len, self.bags)])
        return None, np.array(self.counts), (Ragged(rows, offsets),)


def sums(table: np.ndarray, bags: list[list[int]]) -> np.ndarray:
    return np.array([table[bag].sum(0) / np.sqrt(len(bag)) for bag in bags])


ROWS = 12


@given(
    st.lists(st.lists(st.integers(0, ROWS - 1), min_size=1, max_size=4, unique=True), min_size=1, max_size=8), st.data()
)
def test_sums_are_nearer_than_row_by_row(bags: list[list[int]], data: st.DataObject) -> None:
    exact = np.random.default_rng(data.draw(st.integers(0, 99))).normal(size=(ROWS, 3)).astype(np.float32)
    counts = data.draw(st.lists(st.integers(1, 9), min_size=len(bags), max_size=len(bags)))
    plain = quantise({PIECES: exact})
    found = settled(plain, exact, as_collection(Forms(bags, counts)))
    assert found[PIECES].dtype == INT4
    numbers = found[PIECES].astype(int)
    assert numbers.min() >= LEAST[INT4]
    assert numbers.max() <= LARGEST[INT4]
    scale = plain[PIECES + SCALE].astype(np.float32)
    wanted = sums(exact, bags)

    def cost(table: np.ndarray) -> float:
        # What is made smaller: errors of sums, weighted, and a share of those of the rows.
        errors = np.square(sums(table, bags) - wanted).sum(1)
        return float((errors * counts).sum())

    rounded = plain[PIECES].astype(np.float32) * scale
    shares = np.zeros(ROWS)
    for bag, count in zip(bags, counts, strict=True):
        shares[bag] += count / len(bag)
    own = [0.3 * float((np.square(table - exact).sum(1) * shares).sum()) for table in (numbers * scale, rounded)]
    assert cost(numbers * scale) + own[0] <= cost(rounded) + own[1] + 1e-4


def as_collection(forms: Forms) -> Collection:
    return forms  # type: ignore[return-value]


def test_what_is_no_integer_stays() -> None:
    stored = {PIECES: np.ones((2, 3), np.float16)}
    assert settled(stored, np.ones((2, 3), np.float32), as_collection(Forms([[0]], [1])))[PIECES] is stored[PIECES]


def test_errors_of_two_pieces_even_out() -> None:
    exact = np.array([[7.0, 0.4], [7.0, 0.4]], np.float32)
    stored = {PIECES: np.array([[7, 0], [7, 0]]).astype(INT4), PIECES + SCALE: np.ones((2, 1), np.float16)}
    found = settled(stored, exact, as_collection(Forms([[0, 1]], [100])))
    assert found[PIECES].astype(int)[:, 1].tolist() == pytest.approx([1, 0])
