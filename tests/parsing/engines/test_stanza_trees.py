"""Decoding, batching and sparse distributions: against brute force and by property."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

pytest.importorskip("stanza", reason="needs the extra [stanza]")

from lambre_core.parsing.arborescence import best_tree
from lambre_core.parsing.engines.stanza.batches import batches_by_length, sparse_rows

pytestmark = pytest.mark.stanza


def trees(words: int) -> list[tuple[int, ...]]:
    """All trees with one root: the heads of words 1 to `words`."""

    def reaches_root(heads: tuple[int, ...], word: int) -> bool:
        for _ in heads:
            if word == 0:
                return True
            word = heads[word - 1]
        return word == 0

    return [
        heads
        for heads in itertools.product(range(words + 1), repeat=words)
        if heads.count(0) == 1 and all(reaches_root(heads, word) for word in range(1, words + 1))
    ]


def test_there_are_as_many_trees_as_cayley_says() -> None:
    assert [len(trees(words)) for words in (1, 2, 3, 4)] == [words ** (words - 1) for words in (1, 2, 3, 4)]


@given(
    st.integers(1, 4).flatmap(lambda n: arrays.arrays(np.float64, (n + 1, n + 1), elements=st.floats(-9, 9, width=32)))
)
def test_best_tree_is_the_best_of_all_trees(scores: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> None:
    np.fill_diagonal(scores, -np.inf)
    logs = scores - np.logaddexp.reduce(scores, axis=1, keepdims=True)

    def worth(heads: tuple[int, ...]) -> float:
        return float(sum(logs[word, head] for word, head in enumerate(heads, 1)))

    found = best_tree(logs)
    assert found[0] == 0
    possible = trees(len(scores) - 1)
    heads = tuple(found[1:].tolist())
    assert heads in possible
    assert worth(heads) == pytest.approx(max(map(worth, possible)), abs=1e-5)


@given(st.lists(st.integers(1, 90)), st.integers(1, 200), st.none() | st.integers(1, 9000))
def test_batches_hold_every_sentence_once_and_keep_their_bounds(
    lengths: list[int], words: int, cells: int | None
) -> None:
    batches = list(batches_by_length(lengths, words=words, cells=cells))
    assert sorted(itertools.chain.from_iterable(batches)) == list(range(len(lengths)))
    for batch in batches:
        longest = max(lengths[index] for index in batch)
        assert len(batch) == 1 or (
            len(batch) * longest <= words and (cells is None or len(batch) * longest**2 <= cells)
        )


@pytest.mark.parametrize(
    ("row", "chosen", "expected"),
    [
        ([0.5, 0.5, 0.0], None, {"a": 0.5, "b": 0.5}),
        ([0.99995, 0.00005, 0.0], None, {"a": 1.0}),
        ([0.99995, 0.00005, 0.0], 1, {"a": 0.99995, "b": 0.00005}),
        ([0.0, 0.0, 1.0], None, {"c": 1.0}),
    ],
)
def test_sparse_row(row: list[float], chosen: int | None, expected: dict[str, float]) -> None:
    kept = None if chosen is None else np.array([chosen])
    assert sparse_rows(np.array([row]), "abc", kept) == [pytest.approx(expected)]
