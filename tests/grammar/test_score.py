"""Tallies and scores."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.findings.result import Summary
from lambre_core.grammar.rule import Rule, make_grammar
from lambre_core.grammar.score import ALL, Count, Tally, bootstrap, corpus_score, merge, score

A = Rule("agreement", "ADJ", "mod", "NOUN", "Case")
B = Rule("agreement", "ADJ", "mod", "NOUN", "Number")
C = Rule("assignment", "NOUN", "subj", "VERB", "Case", allowed=("Nom",), weight=2.0)
GRAMMAR = make_grammar("xx", [A, B, C])


@pytest.mark.parametrize(
    ("counts", "expected", "why"),
    [
        ({}, (None, None, None), "no rule, no score"),
        ({A: (3, 1)}, (0.75, None, 0.75), "one family alone"),
        ({A: (3, 1), B: (0, 2)}, (0.375, None, 0.375), "the mean of shares, not the share of all sites"),
        ({A: (1, 1), C: (1, 0)}, (0.5, 1.0, 2.5 / 3), "weights"),
        ({A: (1, 0), B: (1, 1), C: (0, 3)}, (0.75, 0.0, 1.5 / 4), "all is not the mean of the columns"),
    ],
)
def test_scores(counts: dict[Rule, tuple[int, int]], expected: tuple[float | None, ...], why: str) -> None:
    scores = score(Tally({rule.id: Count(*count) for rule, count in counts.items()}), GRAMMAR)
    assert list(scores) == ["agreement", "assignment", ALL]
    assert [one.value for one in scores.values()] == pytest.approx(list(expected)), why
    assert scores[ALL].rules == len(counts)
    assert (scores[ALL].held, scores[ALL].broken) == tuple(
        sum(count[side] for count in counts.values()) for side in (0, 1)
    )


def test_a_corpus_is_not_the_mean_of_its_segments() -> None:
    segments = [Tally({A.id: Count(9, 0)}), Tally({A.id: Count(0, 1)})]
    assert corpus_score(segments, GRAMMAR, resamples=0)[ALL].value == 0.9


TALLIES = st.lists(
    st.dictionaries(
        st.sampled_from([A.id, B.id, C.id]),
        st.tuples(st.integers(0, 5), st.integers(0, 5)).filter(any).map(lambda pair: Count(*pair)),
    ).map(Tally),
    max_size=4,
)


@given(TALLIES)
def test_tallies_merge_in_any_order(tallies: list[Tally]) -> None:
    total = merge(tallies)
    for order in permutations(tallies):
        one_by_one = Tally()
        for tally in order:
            one_by_one = one_by_one + tally
        assert one_by_one == total


@given(TALLIES.filter(bool))
def test_intervals_are_repeatable_and_within_bounds(tallies: list[Tally]) -> None:
    intervals = bootstrap(tallies, GRAMMAR, 50)
    assert intervals == bootstrap(tallies, GRAMMAR, 50)
    assert all(0 <= low <= high <= 1 for low, high in intervals.values())
    scores = score(merge(tallies), GRAMMAR)
    assert set(intervals) <= {column for column, one in scores.items() if one.value is not None}


def test_intervals_do_not_depend_on_how_many_samples_are_held_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tallies = [Tally({A.id: Count(index, 7 - index), C.id: Count(1, index)}) for index in range(8)]
    together = bootstrap(tallies, GRAMMAR, 100)
    monkeypatch.setattr("lambre_core.grammar.score._DRAWN_AT_ONCE", 30)
    assert bootstrap(tallies, GRAMMAR, 100) == together


def test_the_interval_of_a_constant_is_the_constant() -> None:
    assert bootstrap([Tally({A.id: Count(1, 1)})] * 5, GRAMMAR, 20) == {"agreement": (0.5, 0.5), ALL: (0.5, 0.5)}


def test_an_interval_covers_what_the_binomial_distribution_says() -> None:
    """100 sentences with a site each, 80 held: the normal approximation gives 0.8 ± 1.96 · 0.04."""
    tallies = [Tally({A.id: Count(int(index < 80), int(index >= 80))}) for index in range(100)]
    low, high = bootstrap(tallies, GRAMMAR, 1000)[ALL]
    assert low == pytest.approx(0.8 - 1.96 * 0.04, abs=0.015)
    assert high == pytest.approx(0.8 + 1.96 * 0.04, abs=0.015)


@given(TALLIES.map(merge), TALLIES.map(merge))
def test_two_languages_score_as_if_they_were_one_grammar(first: Tally, second: Tally) -> None:
    summary = Summary(tallies={"xx": first, "yy": second}, grammars={"xx": GRAMMAR, "yy": GRAMMAR})
    counts = [(GRAMMAR.by_id[name], count) for one in (first, second) for name, count in one.counts.items()]
    weight = sum(rule.weight for rule, _count in counts)
    expected = sum(rule.weight * count.share for rule, count in counts) / weight if weight else None
    assert summary.score() == pytest.approx(expected)


def test_rules_without_weight_do_not_score() -> None:
    silent = replace(B, weight=0.0)
    grammar = make_grammar("xx", [A, silent])
    counted, alone = Tally({A.id: Count(3, 1), silent.id: Count(0, 2)}), Tally({silent.id: Count(0, 2)})
    assert score(counted, grammar)[ALL].value == 0.75
    assert Summary(tallies={"xx": counted}, grammars={"xx": grammar}).score() == 0.75
    assert Summary(tallies={"xx": alone}, grammars={"xx": grammar}).score() is None
