"""The most probable tree: maximum spanning arborescence with a single root.

Chu and Liu (1965), Edmonds (1967), in the quadratic form over dense scores; the single root after Stanojević and
Cohen (2021, section 3): of all trees, the best whose root has one dependent.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Scores = npt.NDArray[np.floating]
Heads = npt.NDArray[np.int64]


def best_tree(scores: Scores) -> Heads:
    """The heads of index 0 (the root: 0) and of every word, in the best tree with one root.

    Mostly the best head of every word already makes a tree, which then is the best one.

    Args:
        scores: log p(head | dependent), dependents by heads, both with the root at index 0. The first row and the
            diagonal are not looked at. -inf: no arc.
    """
    scores = np.array(scores, dtype=np.float64)
    np.fill_diagonal(scores, -np.inf)
    greedy: Heads = scores.argmax(1)
    greedy[0] = 0
    if (greedy[1:] == 0).sum() == 1 and is_tree(greedy):
        return greedy
    return _single_root(scores)


def are_trees(heads: Heads) -> npt.NDArray[np.bool_]:
    """Which rows of heads, root first and padded by 0, are trees with exactly one root. [sentences]

    Args:
        heads: column 0 is the root, whose head is 0; padding is -1. [sentences, length + 1]
    """
    reached = np.where(heads < 0, 0, heads)
    single = (heads[:, 1:] == 0).sum(1) == 1
    steps = 1
    while steps < heads.shape[1]:
        reached = np.take_along_axis(reached, reached, 1)
        steps *= 2
    result: npt.NDArray[np.bool_] = single & (reached == 0).all(1)
    return result


def is_tree(heads: Heads) -> bool:
    """Whether every word reaches the root, index 0."""
    reached = heads
    steps = 1
    while steps < len(heads):
        reached = reached[reached]
        steps *= 2
    return not reached.any()


def _single_root(scores: Scores) -> Heads:
    """The best tree with one root: every arc of the root is made so much worse that a second one never pays, which is
    one search instead of one for each word (the reweighting of Stanojević and Cohen 2021, section 3)."""
    size = len(scores)
    possible = np.isfinite(scores)
    possible[0] = False
    known = scores[possible]
    least, most = (known.min(), known.max()) if len(known) else (0.0, 0.0)
    # An arc that cannot be is worse than all others together, but keeps a tree possible.
    worst = least - size * (most - least) - 1
    weights = np.where(possible, scores, worst)
    weights[1:, 0] -= size * (most - worst) + 1
    return _spanning(weights)


def _spanning(scores: Scores) -> Heads:
    """Chu-Liu-Edmonds for any number of roots; finite scores."""
    size = len(scores)
    scores = scores.copy()
    np.fill_diagonal(scores, -np.inf)
    heads: Heads = scores.argmax(1)
    heads[0] = 0
    cycle = _cycle(heads)
    if cycle is None:
        return heads
    inside = np.zeros(size, dtype=bool)
    inside[cycle] = True
    outside = np.flatnonzero(~inside)
    # The cycle becomes one node, the last: what enters it breaks one of its arcs.
    gains = scores[np.ix_(cycle, outside)] - scores[cycle, heads[cycle]][:, None]
    entered = gains.argmax(0)
    leaving = scores[np.ix_(outside, cycle)]
    left = leaving.argmax(1)
    count = len(outside)
    smaller = np.full((count + 1, count + 1), -np.inf)
    smaller[:count, :count] = scores[np.ix_(outside, outside)]
    smaller[count, :count] = gains.max(0)
    smaller[:count, count] = leaving.max(1)
    smaller[0] = -np.inf
    smaller[0, 0] = 0
    found = _spanning(smaller)
    result = heads.copy()
    for number in range(1, count):
        head = found[number]
        result[outside[number]] = cycle[left[number]] if head == count else outside[head]
    broken = entered[found[count]]
    result[cycle[broken]] = outside[found[count]]
    return result


def _cycle(heads: Heads) -> npt.NDArray[np.int64] | None:
    """The words of some cycle, None if there is none."""
    seen = np.zeros(len(heads), dtype=np.int64)
    for start in range(1, len(heads)):
        word = start
        while word and not seen[word]:
            seen[word] = start
            word = int(heads[word])
        if word and seen[word] == start:
            members = [word]
            while (word := int(heads[word])) != members[0]:
                members.append(word)
            return np.array(members)
    return None
