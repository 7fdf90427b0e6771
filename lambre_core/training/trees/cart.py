"""CART: small classification trees on sites, and their leaves as conditions (Breiman et al. 1984)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from lambre_core.grammar.evidence import wilson_lower
from lambre_core.training.trees.attributes import BEHIND, IN_FRONT, STANDS, YES, Attributes

SEED = 20201116
DEPTH = 4
LEAST = 50
"""Fewest sites of a leaf."""

FOLDS = 5
STRENGTHS = 6
"""Most strengths of pruning that are tried."""

ONE_LEAF = 1e6
"""Strength of pruning that leaves nothing of any tree."""

LEAST_RARE = 10
"""With fewer sites that have not the commonest label there is nothing to learn."""

Test = tuple[str, str, bool]
"""An attribute, a value, and whether the attribute must have it or must not."""

Tests = tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Site:
    """An edge as a tree sees it.

    Attributes:
        rule: what the edge is judged by; sites of several rules may make one tree.
        label: what the tree is to tell.
        sentence: its number; folds keep the sites of a sentence together.
    """

    rule: str
    attributes: Attributes
    label: str
    sentence: int


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf: the tests on its path and the labels of the sites in it."""

    tests: Tests
    counts: Counter[str]

    @property
    def sites(self) -> int:
        return self.counts.total()

    @property
    def label(self) -> str:
        """The commonest label."""
        return max(sorted(self.counts), key=self.counts.__getitem__)


def fits(tests: Tests, attributes: Attributes) -> bool:
    """Whether a site is in the leaf with these tests."""
    return all((attributes.get(name) == value) == wanted for name, value, wanted in tests)


def counted(tests: Tests, sites: Sequence[Site]) -> Counter[str]:
    """The labels of the sites in a leaf."""
    return Counter(site.label for site in sites if fits(tests, site.attributes))


def wilson_upper(held: int, count: int) -> float:
    """Upper bound of the 95 % interval of a share; 1 where nothing was counted."""
    return 1.0 - wilson_lower(count - held, count)


# Growing


def grow(sites: Sequence[Site]) -> list[Leaf]:
    """The leaves of a tree that tells the labels of sites, pruned as cross-validation says.

    One leaf, without tests, where nothing can be learned. The tree is the same for the same sites.
    """
    labels = Counter(site.label for site in sites)
    if labels.total() - max(labels.values(), default=0) < LEAST_RARE or len(sites) < 2 * LEAST:
        return [Leaf((), labels)]
    matrix, names = _matrix(sites)
    if not names:
        return [Leaf((), labels)]
    targets = [site.label for site in sites]
    strength = _strength(matrix, targets, [site.sentence % FOLDS for site in sites])
    tree = _tree(strength).fit(matrix, targets).tree_
    return [Leaf(tests, counted(tests, sites)) for tests in sorted(_paths(tree, names))]


def _matrix(sites: Sequence[Site]) -> tuple[Any, list[tuple[str, str]]]:
    """Sites by (attribute, value), 1 where the site has it; values that could make no leaf are left out."""
    import numpy as np

    frequent = Counter(pair for site in sites for pair in site.attributes.items())
    names = sorted(pair for pair, count in frequent.items() if LEAST <= count <= len(sites) - LEAST)
    columns = {pair: column for column, pair in enumerate(names)}
    matrix = np.zeros((len(sites), len(names)), dtype=np.float32)
    for row, site in enumerate(sites):
        matrix[row, [columns[pair] for pair in site.attributes.items() if pair in columns]] = 1
    return matrix, names


def _tree(strength: float) -> Any:
    from sklearn.tree import DecisionTreeClassifier

    return DecisionTreeClassifier(
        criterion="entropy", max_depth=DEPTH, min_samples_leaf=LEAST, ccp_alpha=strength, random_state=SEED
    )


def _strength(matrix: Any, targets: Sequence[str], folds: Sequence[int]) -> float:
    """How strongly to prune: as tells the labels of left out folds best, down to one leaf where no tree does so by more
    than the standard error of the difference.

    Told well is a small Brier score: shares of right guesses would never see leaves in which a rule holds at 80 %.
    """
    import numpy as np

    path = np.unique(_tree(0.0).cost_complexity_pruning_path(matrix, targets).ccp_alphas.clip(min=0.0))
    if len(path) < 2:
        return ONE_LEAF
    between = np.sqrt(path[:-1] * path[1:])
    tried = between[np.unique(np.linspace(0, len(between) - 1, STRENGTHS).astype(int))]
    held_out = np.array(folds)
    wanted = np.array(targets)
    scores = np.array(
        [
            [
                _brier(
                    _tree(strength).fit(matrix[held_out != fold], wanted[held_out != fold]),
                    matrix[held_out == fold],
                    wanted[held_out == fold],
                )
                for fold in range(FOLDS)
            ]
            for strength in (*tried, ONE_LEAF)
        ]
    )
    gains = scores[-1] - scores[:-1]
    # Of equally good ones the smaller tree.
    best = len(tried) - 1 - int(gains.mean(axis=1)[::-1].argmax())
    error = gains[best].std(ddof=1) / sqrt(FOLDS)
    return float(tried[best]) if gains[best].mean() > error else ONE_LEAF


def _brier(tree: Any, matrix: Any, wanted: Any) -> float:
    import numpy as np

    told = tree.predict_proba(matrix)
    return float(np.mean(((wanted[:, None] == tree.classes_[None, :]) - told) ** 2)) * len(tree.classes_)


def _paths(tree: Any, names: Sequence[tuple[str, str]], node: int = 0, tests: Tests = ()) -> Iterator[Tests]:
    """The tests of every leaf below a node."""
    if tree.children_left[node] == -1:
        yield simplified(tests)
        return
    name, value = names[tree.feature[node]]
    yield from _paths(tree, names, tree.children_left[node], (*tests, (name, value, False)))
    yield from _paths(tree, names, tree.children_right[node], (*tests, (name, value, True)))


def simplified(tests: Tests) -> Tests:
    """The tests without those that others imply: what is a noun need not be tested for being no verb."""
    said = {_OPPOSITE.get(test, test) for test in tests}
    has = {name for name, _value, wanted in said if wanted}
    return tuple(sorted(test for test in said if test[2] or test[0] not in has))


_OPPOSITE = {(STANDS, one, False): (STANDS, other, True) for one, other in ((IN_FRONT, BEHIND), (BEHIND, IN_FRONT))}


# Leaves that matter


def weak_leaves(leaves: Collection[Leaf], *, good: str, share: float) -> list[Leaf]:
    """The leaves in which a label is surely rarer than a share."""
    return [leaf for leaf in leaves if leaf.tests and wilson_upper(leaf.counts[good], leaf.sites) < share]


def sure_leaves(leaves: Collection[Leaf], *, bound: float) -> list[Leaf]:
    """The leaves in which the commonest label has a share whose lower bound is at least this."""
    return [leaf for leaf in leaves if wilson_lower(leaf.counts[leaf.label], leaf.sites) >= bound]


# In words


def in_words(tests: Tests) -> str:
    """A condition to be read: *the head is negated and the dependent's lemma is not „kein“*."""
    return " and ".join(_in_words(*test) for test in tests) or "everywhere"


def _in_words(name: str, value: str, wanted: bool) -> str:
    if value == YES:
        return name if wanted else _denied(name)
    shown = f"*{value}*" if "lemma" in name else value
    if name.endswith((" is", " stands")):
        return f"{name} {shown}" if wanted else f"{name} not {shown}"
    return f"{name} is {shown}" if wanted else f"{name} is not {shown}"


def _denied(name: str) -> str:
    """*the head is negated* denied."""
    if " is " in name:
        return name.replace(" is ", " is not ", 1)
    if " has " in name:
        return name.replace(" has a", " has no", 1).replace(" has non ", " has no ", 1)
    return f"it is not so that {name}"
