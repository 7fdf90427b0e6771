"""The best tree with one root, against all trees there are and against Stanza's algorithm."""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from lambre_core.parsing import arborescence
from lambre_core.parsing.arborescence import are_trees, best_tree, is_tree

Scores = npt.NDArray[np.float64]


def follows_to_root(heads: tuple[int, ...]) -> bool:
    """Whether every word reaches the root: walked arc by arc."""
    for word in range(1, len(heads)):
        steps = 0
        while word and steps < len(heads):
            word, steps = heads[word], steps + 1
        if word:
            return False
    return True


def all_trees(words: int) -> list[tuple[int, ...]]:
    """The heads of every tree with exactly one root, with the root's own 0 in front."""
    choices = product(*([head for head in range(words + 1) if head != word] for word in range(1, words + 1)))
    found = ((0, *heads) for heads in choices if heads.count(0) == 1)
    return [heads for heads in found if follows_to_root(heads)]


TREES = {words: all_trees(words) for words in range(1, 6)}


def total(scores: Scores, heads: tuple[int, ...]) -> float:
    return float(sum(scores[word, heads[word]] for word in range(1, len(heads))))


def test_there_are_as_many_trees_as_cayley_says() -> None:
    assert {words: len(trees) for words, trees in TREES.items()} == {n: n ** (n - 1) for n in range(1, 6)}


numbers = st.floats(-20, 0, width=32)
squares = st.integers(1, 5).flatmap(lambda words: arrays(np.float64, (words + 1, words + 1), elements=numbers))


@given(squares)
def test_no_tree_is_better(scores: Scores) -> None:
    heads = tuple(best_tree(scores).tolist())
    trees = TREES[len(scores) - 1]
    assert heads in trees
    assert total(scores, heads) == pytest.approx(max(total(scores, tree) for tree in trees), abs=1e-9)


@given(squares, st.data())
def test_arcs_that_cannot_be_are_avoided_where_a_tree_is_left(scores: Scores, data: st.DataObject) -> None:
    barred = data.draw(arrays(np.bool_, scores.shape))
    scores = np.where(barred, -np.inf, scores)
    trees = TREES[len(scores) - 1]
    heads = tuple(best_tree(scores).tolist())
    assert heads in trees
    best = max(total(scores, tree) for tree in trees)
    if best > -np.inf:
        assert total(scores, heads) == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        pytest.param([[0, 0], [-5, 0]], [0, 0], id="one word"),
        pytest.param([[0, 0, 0], [-1, 0, -2], [-1, -9, 0]], [0, 2, 0], id="two roots are one too many"),
        pytest.param([[0, 0, 0], [-5, 0, -1], [-8, -1, 0]], [0, 0, 1], id="a cycle is broken where it costs least"),
        pytest.param(
            [[0] * 4, [-9, 0, -1, -1], [-9, -1, 0, -3], [-7, -3, -3, 0]], [0, 3, 1, 0], id="a cycle as a whole"
        ),
    ],
)
def test_small_trees(scores: list[list[float]], expected: list[int]) -> None:
    assert best_tree(np.array(scores, dtype=np.float64)).tolist() == expected


@given(st.integers(0, 10**6), st.integers(2, 40), st.sampled_from([0.1, 1.0, 5.0]))
@settings(max_examples=60)
def test_as_good_as_stanzas(seed: int, words: int, spread: float) -> None:
    pytest.importorskip("stanza", reason="needs the extra [stanza]")
    from stanza.models.common.chuliu_edmonds import chuliu_edmonds_one_root

    scores = np.random.default_rng(seed).normal(scale=spread, size=(words + 1, words + 1))
    # Stanza's single root is found in negative scores only.
    scores -= np.log(np.exp(scores).sum(1, keepdims=True))
    heads = best_tree(scores)
    theirs = chuliu_edmonds_one_root(np.where(np.eye(words + 1, dtype=bool), -np.inf, scores))
    assert (heads[1:] == 0).sum() == 1
    assert total(scores, tuple(heads)) == pytest.approx(total(scores, (0, *theirs[1:])), abs=1e-9)


@given(st.lists(st.integers(1, 6).flatmap(lambda n: st.lists(st.integers(0, n), min_size=n, max_size=n)), min_size=1))
def test_which_heads_are_trees(rows: list[list[int]]) -> None:
    width = max(map(len, rows))
    padded = np.array([[0, *row, *[-1] * (width - len(row))] for row in rows])
    reach = [follows_to_root((0, *row)) for row in rows]
    single = [row.count(0) == 1 for row in rows]
    assert are_trees(padded).tolist() == [a and b for a, b in zip(reach, single, strict=True)]
    assert [is_tree(np.array([0, *row])) for row in rows] == reach


@pytest.mark.parametrize("words", [20, 60])
def test_a_sentence_that_goes_in_circles_is_searched_once(monkeypatch: pytest.MonkeyPatch, words: int) -> None:
    searched: list[int] = []
    spanning = arborescence._spanning

    def counted(scores: Scores) -> npt.NDArray[np.int64]:
        searched.append(len(scores))
        return spanning(scores)

    monkeypatch.setattr(arborescence, "_spanning", counted)
    # Each word and its neighbour would have each other for their heads.
    scores = np.random.default_rng(words).normal(size=(words + 1, words + 1))
    for word in range(1, words, 2):
        scores[word, word + 1] = scores[word + 1, word] = 10
    assert is_tree(best_tree(scores))
    # Every circle that is closed up makes the sentence shorter.
    assert searched == sorted(set(searched), reverse=True)
