"""Intervals and tests: against what is known of them in closed form, and against scipy."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats  # type: ignore[import-untyped]

from lambre_core.grammar.rule import Evidence, Rule, make_grammar
from lambre_core.grammar.score import ALL, Count, Tally, merge, score
from lambre_core.reports.resampling import (
    Pairing,
    bounds,
    interval,
    mean_share,
    paired,
    ratio,
    resampled,
    resampled_alone,
    total,
)

SURE = Evidence(100, 99, "test")


def coins(seed: int, units: int, chance: float) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """A row a unit: heads, tosses."""
    generator = np.random.default_rng(seed)
    return np.column_stack([generator.random(units) < chance, np.ones(units)]).astype(float)


@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_interval_of_a_share_is_the_binomial_one(chance: float) -> None:
    counts = coins(1, 2000, chance)
    share = counts[:, 0].mean()
    half = 1.96 * math.sqrt(share * (1 - share) / 2000)
    found = interval(ratio(0, 1), counts)
    assert found is not None
    assert found.low == pytest.approx(share - half, abs=half / 8)
    assert found.high == pytest.approx(share + half, abs=half / 8)


def test_interval_covers_as_often_as_it_says() -> None:
    inside = 0
    for seed in range(200):
        found = interval(ratio(0, 1), coins(seed, 300, 0.7), resamples=300)
        assert found is not None
        inside += found.low <= 0.7 <= found.high
    assert 0.90 <= inside / 200 <= 0.99


def test_tests_agree_with_an_exact_one() -> None:
    """Paired coins: the sign test on the units that differ is the exact answer."""
    generator = np.random.default_rng(5)
    first = coins(7, 400, 0.5)
    second = first.copy()
    changed = generator.random(400) < 0.15
    second[changed, 0] = generator.random(int(changed.sum())) < 0.68
    better, worse = int((second[:, 0] > first[:, 0]).sum()), int((second[:, 0] < first[:, 0]).sum())
    exact = stats.binomtest(better, better + worse).pvalue
    found = paired(ratio(0, 1), first, second)
    assert found.difference == pytest.approx((better - worse) / 400)
    assert found.p_randomisation == pytest.approx(exact, abs=0.03)
    assert found.p_bootstrap == pytest.approx(exact, abs=0.05)


def test_equal_systems_do_not_differ() -> None:
    found = paired(ratio(0, 1), coins(1, 50, 0.5), coins(1, 50, 0.5))
    assert (found.difference, found.p_bootstrap, found.p_randomisation) == (0.0, 1.0, 1.0)


def test_p_values_are_uniform_where_there_is_no_difference() -> None:
    values = []
    for seed in range(150):
        first, second = coins(seed, 120, 0.5), coins(seed + 1000, 120, 0.5)
        values.append(paired(ratio(0, 1), first, second, resamples=10, trials=400).p_randomisation or 0)
    assert 0.0 <= np.mean(np.array(values) <= 0.05) <= 0.1
    # Counts are whole numbers: an exchange that is as extreme as what was observed counts against the difference.
    assert 0.3 <= np.mean(np.array(values) <= 0.5) <= 0.6


def test_unlike_shapes_are_refused() -> None:
    with pytest.raises(ValueError, match="different units"):
        Pairing.of(np.zeros((3, 2)), np.zeros((4, 2)))


def test_what_has_no_value_has_no_difference() -> None:
    nothing = np.zeros((5, 2))
    assert paired(ratio(0, 1), nothing, coins(1, 5, 0.5)).difference is None
    assert interval(ratio(0, 1), nothing) is None
    assert bounds(np.array([np.nan])) is None


def test_draws_are_the_same_for_the_same_units() -> None:
    counts = coins(3, 30, 0.4)
    both = np.hstack([counts, counts])
    assert (resampled(counts) == resampled(both)[:, :2]).all()


def test_empty_units_may_be_drawn_together() -> None:
    """The same distribution: intervals of 40 coins among 400 units differ by what chance does."""
    counts = np.vstack([coins(3, 40, 0.6), np.zeros((360, 2))])
    each, together = (bounds(ratio(0, 1)(draw(counts, resamples=4000))) for draw in (resampled, resampled_alone))
    assert each is not None
    assert together is not None
    assert together.low == pytest.approx(each.low, abs=0.03)
    assert together.high == pytest.approx(each.high, abs=0.03)


NAMES = tuple(
    rule.id for rule in (Rule("agreement", "ADJ", "mod", "NOUN", f, evidence=SURE) for f in ("Case", "Number"))
)


counts_of_segment = st.lists(
    st.tuples(*(st.tuples(st.integers(0, 3), st.integers(0, 3)) for _ in NAMES)), min_size=1, max_size=6
)


@given(rows=counts_of_segment)
def test_mean_share_is_the_score_of_the_grammar(rows: list[tuple[tuple[int, int], ...]]) -> None:
    """One implementation on tallies, one on matrices: the same number."""
    rules = [Rule("agreement", "ADJ", "mod", "NOUN", f, evidence=SURE) for f in ("Case", "Number")]
    tallies = [Tally({name: Count(*pair) for name, pair in zip(NAMES, row, strict=True) if sum(pair)}) for row in rows]
    expected = score(merge(tallies), make_grammar("de", rules))[ALL].value
    matrix = np.array([[pair[0] for pair in row] + [pair[1] for pair in row] for row in rows], dtype=float)
    found = mean_share([0, 1], [2, 3], [1.0, 1.0])(total(matrix))[0]
    assert (math.isnan(found) and expected is None) or found == pytest.approx(expected)
