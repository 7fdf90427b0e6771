"""Algorithm 1 (Pratapa et al. 2021) counted by hand, and what a finding is."""

from __future__ import annotations

import pytest

from lambre_core.evaluation.detokenise import detokenise
from lambre_core.evaluation.linting import Alarm
from lambre_core.evaluation.matching import (
    Counts,
    Gold,
    corrections,
    first_fix_is_right,
    gold_of,
    identify,
    token_at,
    verdict,
)
from lambre_core.evaluation.passage import Annotation, Passage


@pytest.mark.parametrize(
    ("findings", "wrong", "counts"),
    [
        pytest.param([], set(), Counts(0, 0, 0), id="nothing"),
        pytest.param([(1, 2)], set(), Counts(0, 1, 0), id="between clean tokens: one half at either end"),
        pytest.param([(1, 2)], {1}, Counts(1, 0, 0), id="a clean token beside a wrong one costs nothing"),
        pytest.param([(1, 2)], {1, 2}, Counts(2, 0, 0), id="both wrong: two hits"),
        pytest.param([], {1, 3}, Counts(0, 0, 2), id="missed"),
        pytest.param([(1, 2)], {4}, Counts(0, 1, 1), id="elsewhere: false and missed"),
        pytest.param([(2, 1, 3)], {2}, Counts(1, 0, 0), id="a wrong noun with two modifiers is one hit"),
        pytest.param([(2, 1, 3)], {1}, Counts(1, 1, 0), id="one of two edges is false"),
        pytest.param([(2, 1, 3)], set(), Counts(0, 2, 0), id="two false edges"),
        pytest.param([(1, 2), (1, 2)], set(), Counts(0, 1, 0), id="several rules at one edge count once"),
        pytest.param([(1, 2), (2, 1)], set(), Counts(0, 1, 0), id="in either direction"),
        pytest.param([(1, 2), (2, 3)], {3}, Counts(1, 1, 0), id="a chain: the edge 1-2 is false, 2-3 is not"),
        pytest.param([(5,)], set(), Counts(0, 1, 0), id="a finding of one word"),
        pytest.param([(5,)], {5}, Counts(1, 0, 0), id="a finding of one wrong word"),
    ],
)
def test_identify(findings: list[tuple[int, ...]], wrong: set[int], counts: Counts) -> None:
    assert identify(findings, wrong) == counts


@pytest.mark.parametrize(
    ("words", "expected"),
    [((0, 5), "typed"), ((5, 0), "typed"), ((1, 5), "other"), ((2, 5), "beside"), ((5, 6), "false"), ((2, 1), "other")],
)
def test_verdict(words: tuple[int, ...], expected: str) -> None:
    assert verdict(words, Gold(frozenset({0}), frozenset({0, 1}), frozenset({0, 1, 2}))) == expected


def test_gold_joins_annotators_and_keeps_types_apart() -> None:
    text, spans = detokenise("ein alten Mann gehen nach Haus".split())
    edits = (
        Annotation(1, 2, "ADJ:FORM", "alter", "0"),
        Annotation(3, 4, "VERB:FORM", "geht", "1"),
        Annotation(5, 6, "SPELL", "Hause", "1"),
        Annotation(4, 4, "M:ADV", "dann", "0"),
    )
    gold = gold_of(Passage("", text, spans, edits), {"ADJ:FORM", "VERB:FORM"})
    assert gold == Gold(frozenset({1, 3}), frozenset({1, 3, 5}), frozenset({1, 3, 4, 5}))


SPANS = ((0, 3), (4, 9), (9, 10), (11, 15))


@pytest.mark.parametrize(
    ("span", "token"),
    [
        pytest.param((4, 9), 1, id="the token itself"),
        pytest.param((4, 6), 1, id="a part of it"),
        pytest.param((4, 10), 1, id="more than it: the one that has most of it"),
        pytest.param((0, 15), 1, id="a stretch of many: the longest"),
        pytest.param((2, 5), 0, id="as much of either: the first"),
        pytest.param((3, 4), 1, id="between tokens: the next"),
        pytest.param((15, 16), 3, id="behind the last: the last"),
    ],
)
def test_token_at(span: tuple[int, int], token: int) -> None:
    assert token_at(span, SPANS) == token


def test_corrections_are_those_that_replace_word_by_word() -> None:
    text, spans = detokenise("ein alten Mann gehen heim".split())
    edits = (
        Annotation(0, 2, "R", "der alte"),
        Annotation(1, 2, "R", "alter", "1"),
        Annotation(3, 4, "R", "ist gegangen"),
        Annotation(4, 5, "U", ""),
    )
    assert corrections(Passage("", text, spans, edits)) == {0: {"der"}, 1: {"alte", "alter"}}


@pytest.mark.parametrize(
    ("fix", "right"),
    [
        pytest.param((((4, 9), "alter"),), True, id="what the annotator wrote"),
        pytest.param((((4, 9), "Alter"),), True, id="but for capitals"),
        pytest.param((((4, 9), "alte"),), False, id="something else"),
        pytest.param((((0, 3), "einem"),), None, id="a word that nobody changed"),
        pytest.param((((4, 9), "alter"), ((0, 3), "der")), False, id="one of two edits"),
        pytest.param((), None, id="no fix"),
    ],
)
def test_first_fix(fix: tuple[tuple[tuple[int, int], str], ...], right: bool | None) -> None:
    text, spans = detokenise("ein alten Mann".split())
    alarm = Alarm("agreement/x-y-z/case", 0.9, (4, 9), (((10, 14), True),), "", fix, len(fix))
    assert first_fix_is_right(alarm, Passage("", text, spans, (Annotation(1, 2, "R", "alter"),))) is right


@pytest.mark.parametrize(
    ("edits", "right"),
    [
        pytest.param((Annotation(1, 3, "R", "bychom"),), True, id="in one correction"),
        pytest.param((Annotation(1, 2, "U", ""), Annotation(2, 3, "R", "bychom")), True, id="in two"),
        pytest.param((Annotation(1, 3, "R", "bychom rádi"),), False, id="something else"),
        pytest.param((Annotation(0, 2, "R", "Abychom"), Annotation(2, 3, "U", "")), False, id="across the end"),
        pytest.param((Annotation(3, 4, "R", "mohly"),), None, id="not there"),
        pytest.param(
            (Annotation(1, 2, "R", "bychom", "0"), Annotation(2, 3, "R", "jsou", "1")), False, id="half by each of two"
        ),
    ],
)
def test_a_fix_of_several_tokens(edits: tuple[Annotation, ...], right: bool | None) -> None:
    text, spans = detokenise("Tak by jsme mohli".split())
    alarm = Alarm("agreement/x-y-z/mood", 0.9, (7, 11), (((4, 6), True),), "", (((4, 11), "bychom"),), 1)
    assert first_fix_is_right(alarm, Passage("", text, spans, edits)) is right
