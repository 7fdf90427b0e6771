"""Trees find conditions that are there, and none that are not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lambre_core.grammar.evidence import LINT_SHARE
from lambre_core.training.trees.attributes import BEHIND, IN_FRONT, STANDS, YES
from lambre_core.training.trees.cart import (
    LEAST,
    Leaf,
    Site,
    Tests,
    counted,
    fits,
    grow,
    in_words,
    simplified,
    sure_leaves,
    weak_leaves,
    wilson_upper,
)
from lambre_core.training.trees.sites import BROKEN, HELD

RULE = "agreement/adj-mod-noun/case"
LEMMA, NEGATED = "the head's lemma", "the head is negated"


def made_sites(seed: int, count: int = 2000, *, planted: float = 0.0, elsewhere: float = 0.02) -> list[Site]:
    """Sites with made attributes, broken at some share where the head is negated and its lemma is *olema*."""
    chance = Random(seed)
    found = []
    for number in range(count):
        attributes = {LEMMA: chance.choice(["olema", "ei", "saama"]), STANDS: chance.choice([IN_FRONT, BEHIND])}
        attributes |= {f"the dependent's F{index}": chance.choice("abc") for index in range(8)}
        if chance.random() < 0.3:
            attributes[NEGATED] = YES
        inside = attributes[LEMMA] == "olema" and NEGATED in attributes
        share = planted if planted and inside else elsewhere
        found.append(Site(RULE, attributes, BROKEN if chance.random() < share else HELD, number // 3))
    return found


PLANTED = ((NEGATED, YES, True), (LEMMA, "olema", True))


@pytest.mark.parametrize("seed", range(3))
def test_a_planted_condition_is_found(seed: int) -> None:
    sites = made_sites(seed, planted=0.6)
    found = weak_leaves(grow(sites), good=HELD, share=LINT_SHARE)
    # A leaf may be parted once more by chance, but there is none elsewhere.
    assert found
    assert all(set(leaf.tests) >= set(PLANTED) for leaf in found)
    assert sum((leaf.counts for leaf in found), Counter()) == counted(PLANTED, sites)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_found_in_noise(seed: int) -> None:
    assert [leaf.tests for leaf in grow(made_sites(seed))] == [()]


def test_a_condition_under_which_a_rule_holds_is_found() -> None:
    leaves = grow(made_sites(1, 4000, planted=0.005, elsewhere=0.3))
    (leaf,) = sure_leaves(leaves, bound=0.95)
    assert set(leaf.tests) == set(PLANTED)
    assert leaf.label == HELD


def test_what_is_always_so_makes_one_leaf() -> None:
    sites = [Site(RULE, {LEMMA: "ei" if number % 2 else "olema"}, HELD, number) for number in range(500)]
    assert grow(sites) == [Leaf((), Counter({HELD: 500}))]
    assert grow([]) == [Leaf((), Counter())]


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000), planted=st.floats(0.1, 0.9))
def test_leaves_part_the_sites(seed: int, planted: float) -> None:
    sites = made_sites(seed, 600, planted=planted)
    leaves = grow(sites)
    for site in sites:
        assert sum(fits(leaf.tests, site.attributes) for leaf in leaves) == 1
    for leaf in leaves:
        assert leaf.counts == counted(leaf.tests, sites)
        assert leaf.sites >= LEAST
    assert grow(sites) == leaves


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ((), ()),
        # A value excludes the others.
        (((LEMMA, "ei", False), (LEMMA, "olema", True)), ((LEMMA, "olema", True),)),
        (((LEMMA, "ei", False), (LEMMA, "olema", False)), ((LEMMA, "ei", False), (LEMMA, "olema", False))),
        # Of two places the one that is not excluded.
        (((STANDS, IN_FRONT, False),), ((STANDS, BEHIND, True),)),
        (((STANDS, BEHIND, False), (STANDS, IN_FRONT, True)), ((STANDS, IN_FRONT, True),)),
    ],
)
def test_simplified(tests: Tests, expected: Tests) -> None:
    assert simplified(tests) == expected


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ((), "everywhere"),
        (((NEGATED, YES, True),), "the head is negated"),
        (((NEGATED, YES, False),), "the head is not negated"),
        ((("the head has a determiner", YES, False),), "the head has no determiner"),
        ((("the head has an object", YES, False),), "the head has no object"),
        ((("the head agrees with a predicate", YES, False),), "it is not so that the head agrees with a predicate"),
        (((LEMMA, "olema", True),), "the head's lemma is *olema*"),
        (((LEMMA, "olema", False),), "the head's lemma is not *olema*"),
        (((STANDS, BEHIND, True),), "the dependent stands after its head"),
        ((("the head's head is", "SCONJ", False),), "the head's head is not SCONJ"),
        (
            (("the dependent's Case", "Gen", True), (NEGATED, YES, True)),
            "the dependent's Case is Gen and the head is negated",
        ),
    ],
)
def test_conditions_in_words(tests: Tests, expected: str) -> None:
    assert in_words(tests) == expected


@pytest.mark.parametrize(("held", "count", "expected"), [(0, 0, 1.0), (50, 50, 1.0), (45, 50, 0.957), (0, 50, 0.071)])
def test_upper_bound(held: int, count: int, expected: float) -> None:
    assert wilson_upper(held, count) == pytest.approx(expected, abs=0.001)
