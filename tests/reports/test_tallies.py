"""Tallies merge in any order to the same bytes, and lose nothing that is promised."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lambre_core.reports import tallies as module
from lambre_core.reports.tallies import BUCKETS, Found, Left, Record, Tallies, from_json, hash_of, sum_of, to_json

names = st.text(min_size=1, max_size=6)
counts = st.dictionaries(st.sampled_from(["tokens", "held de r", "broken de r", "fluency"]), st.integers(-9, 9))
segments = st.lists(st.tuples(st.sampled_from(["", "a", "ß"]), names, counts), max_size=12)
records = st.lists(
    st.builds(
        Record,
        group=st.sampled_from(["", "a"]),
        path=names,
        line=st.integers(1, 3),
        name=names,
        language=st.just("de"),
        text=names,
        badness=st.integers(0, 3),
        broken=st.dictionaries(st.sampled_from(["de r", "de s"]), st.integers(1, 2)),
        findings=st.lists(
            st.builds(
                Found, st.integers(1, 3), st.integers(1, 3), st.just("r"), st.just(("r",)), names, names, st.just(0.5)
            ),
            max_size=2,
        ).map(tuple),
        trees=st.none() | st.just((("a tree", "clashes"),)),
    ),
    max_size=8,
)


@st.composite
def parts(draw: st.DrawFn) -> Tallies:
    part = Tallies()
    for group, name, measures in draw(segments):
        part.count(group, part.name(group, name), measures)
    part.records = draw(records)
    part.wrong = len(part.records)
    for problem in draw(st.lists(names, max_size=3)):
        part.problem(problem)
    for reason in draw(st.lists(st.sampled_from(["no model", "no rules"]), max_size=3)):
        part.leave(Left("de", reason, draw(st.booleans()), draw(st.integers(1, 5)), draw(names)))
    return part


def merged(some: list[Tallies]) -> str:
    whole = Tallies()
    for one in some:
        whole.add(from_json(to_json(one)))
    return to_json(whole)


@given(some=st.lists(parts(), max_size=5), data=st.data())
@settings(max_examples=60)
def test_merging_in_any_order_gives_the_same_bytes(some: list[Tallies], data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(some))
    cut = data.draw(st.integers(0, len(some)))
    nested = [from_json(merged(shuffled[:cut])), from_json(merged(shuffled[cut:]))]
    assert merged(some) == merged(shuffled) == merged(nested)


@given(some=st.lists(parts(), min_size=1, max_size=5), data=st.data())
@settings(max_examples=60)
def test_so_it_does_where_the_limits_are_reached(some: list[Tallies], data: st.DataObject) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for name, limit in (("RECORDS", 3), ("TREES", 2), ("NAMES", 4), ("PROBLEMS", 2)):
            patch.setattr(module, name, limit)
        shuffled = data.draw(st.permutations(some))
        nested = merged([from_json(merged(shuffled[:1])), *shuffled[1:]])
        assert merged(some) == merged(shuffled) == nested
        whole = json.loads(nested)
    assert len(whole["records"]) <= 3
    assert all(record["trees"] is None for record in whole["records"][2:])
    assert whole["wrong"] == sum(one.wrong for one in some)
    assert whole["problem_count"] == sum(one.problem_count for one in some)


@given(part=parts())
def test_what_is_written_is_read(part: Tallies) -> None:
    assert to_json(from_json(to_json(part))) == to_json(part)


def test_buckets_hold_every_count() -> None:
    whole = Tallies()
    for number in range(3000):
        whole.count("", whole.name("", f"line {number}"), {"tokens": 2, "nothing": 0})
    cells = whole.groups[""]
    assert sum_of(cells, "tokens") == 6000
    assert "nothing" not in cells
    assert set(cells["tokens"]) <= set(range(BUCKETS))
    # As even as chance makes them: of 3000 in 1024 buckets about 5 % stay empty (e**-2.93).
    assert 0.90 < len(cells["tokens"]) / BUCKETS < 0.98


def test_a_name_has_one_hash_on_every_machine() -> None:
    """`printf 'line 1' | b2sum -l 64`"""
    assert f"{hash_of('line 1'):016x}" == "4be40b50f0ede5cd"
