"""Marks: what a tree says of a word that decides whether a rule can be judged there."""

from __future__ import annotations

import pytest

from lambre_core.grammar.marks import PREDICATIVE, feature_marks, is_predicate, word_marks
from lambre_core.treebank.feats import parse_feats


@pytest.mark.parametrize(
    ("predicate", "expected"),
    [
        ("Case=Nom|Number=Plur", True),  # das sind Bücher
        ("Number=Plur", True),
        ("Case=Par|Number=Plur", True),  # ne ovat kirjoja
        ("Case=Ine|Number=Plur", False),  # need on kappides
        ("Case=Nom|Number=Sing", False),
    ],
)
def test_a_copula_may_agree_with_what_something_is(predicate: str, expected: bool) -> None:
    """Not with where it is, nor with what is in another number."""
    feats = [parse_feats("Case=Nom|Number=Sing"), parse_feats("Number=Plur"), parse_feats(predicate)]
    marks = word_marks(
        ["PRON", "AUX", "NOUN"], feats, [2, 0, 2], ["subj", "root", "comp:pred"], [feature_marks(one) for one in feats]
    )
    assert bool(marks[1] & PREDICATIVE) is expected


@pytest.mark.parametrize(("feats", "expected"), [("Case=Ins", True), ("Case=Gen", False), ("_", True)])
def test_cases_of_predicates(feats: str, expected: bool) -> None:
    assert is_predicate(parse_feats(feats)) is expected
