"""What is learned from one treebank and checked on another, and what is kept after trials."""

from __future__ import annotations

from collections import Counter

import pytest

from lambre_core.grammar.rule import Rule, Verdict
from lambre_core.training.trees.attributes import scene_of
from lambre_core.training.trees.cart import Site
from lambre_core.training.trees.learn import (
    Conditional,
    Excepted,
    is_excepted,
    learn_conditional,
    learn_exceptions,
    learn_orders,
    pools,
)
from lambre_core.training.trees.page import page
from lambre_core.training.trees.sites import Kind
from lambre_core.training.trees.study import Studied, Trial
from lambre_core.training.trees.trial import Noted, Tried, removed, rule_of, tried, with_rules
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

RULE = "agreement/adj-mod-noun/case"
OTHER = "agreement/det-det-noun/case"
KIND = Kind("assignment", "PRON", "subj", "VERB", "Case")
NEGATED = "the head is negated"

SCENE = scene_of(
    Sentence(
        (
            Token(1, "er", "er", "PRON", feats=parse_feats("Case=Nom|PronType=Prs"), head=2, deprel="subj"),
            Token(2, "kam", "kommen", "VERB", feats=parse_feats("VerbForm=Fin"), head=0, deprel="root"),
        )
    )
)


def sites(inside: str, outside: str, *, exceptions: int = 0, rule: str = RULE) -> list[Site]:
    """200 negated sites with one label, 400 others with another, but for some exceptions inside."""
    found = [Site(rule, {NEGATED: "yes"}, outside if n < exceptions else inside, n) for n in range(200)]
    return found + [Site(rule, {}, outside, 200 + n) for n in range(400)]


def test_pools() -> None:
    found = pools([*sites("held", "held"), *sites("held", "held", rule=OTHER)])
    assert {name: len(one) for name, one in found.items()} == {"agreement/*/case": 1200, RULE: 600, OTHER: 600}


def test_an_exception_is_learned_and_borne_out() -> None:
    train = [*sites("broken", "held"), *sites("held", "held", rule=OTHER)]
    found = learn_exceptions(train, sites("broken", "held")[150:250])
    (own,) = [one for one in found if one.pool == RULE]
    assert own.tests == ((NEGATED, "yes", True),)
    assert own.dev == Counter({"broken": 50})
    assert own.borne_out
    assert own.covers(RULE, {NEGATED: "yes"})
    assert not own.covers(OTHER, {NEGATED: "yes"})
    assert [is_excepted(site, [own]) for site in (train[0], train[599])] == [True, False]


def test_an_exception_that_dev_does_not_show() -> None:
    (own,) = learn_exceptions(sites("broken", "held"), sites("held", "held"))
    assert not own.borne_out


def test_a_rule_under_a_condition() -> None:
    (found,) = (
        one
        for one in learn_conditional({KIND: sites("Gen", "Nom")}, {KIND: sites("Gen", "Nom", exceptions=5)})
        if one.tests == ((NEGATED, "yes", True),)
    )
    assert found.label == "Gen"
    assert found.dev == Counter({"Gen": 195, "Nom": 5})
    assert found.borne_out


def test_that_ends_disagree_is_no_rule() -> None:
    kind = Kind("agreement", "ADJ", "mod", "NOUN", "Case")
    found = learn_conditional({kind: sites("broken", "held")}, {})
    assert [one.label for one in found] == ["held"]


def test_where_all_edges_have_a_label_no_condition_is_sought() -> None:
    assert learn_conditional({KIND: sites("Nom", "Nom")}, {}) == []


@pytest.mark.parametrize(
    ("inside", "outside", "expected"),
    [
        ("before", "before", {((), "before")}),
        ("before", "after", {(((NEGATED, "yes", True),), "before"), (((NEGATED, "yes", False),), "after")}),
    ],
)
def test_orders(inside: str, outside: str, expected: set[object]) -> None:
    assert {(one.tests, one.label) for one in learn_orders({KIND: sites(inside, outside)}, {})} == expected


# Trials


def noted(text: int, *, right: bool, broken: tuple[tuple[str, dict[str, str]], ...] = ()) -> Noted:
    return Noted(text, RULE, right, broken)


EXCEPTED = Excepted(RULE, frozenset({RULE}), ((NEGATED, "yes", True),), Counter(broken=9), Counter(broken=1))


def test_a_finding_goes_if_nothing_of_it_is_left() -> None:
    inside, outside = (RULE, {NEGATED: "yes"}), (RULE, {"the relation": "mod"})
    found = [
        noted(0, right=False, broken=(inside,)),
        noted(1, right=False, broken=(inside, outside)),
        noted(2, right=True, broken=(outside,)),
        noted(3, right=True),
    ]
    assert removed(found, [EXCEPTED]) == found[:1]
    assert tried(found) == Tried(wrong=(1, 1), right=(1, 1))


@pytest.mark.parametrize(
    ("wrong", "right", "kept"),
    [
        ((1, 1), (0, 0), True),
        ((10, 10), (1, 1), True),
        # Too dear in one half, or of no use in it.
        ((10, 10), (1, 2), False),
        ((5, 0), (0, 0), False),
    ],
)
def test_which_exceptions_are_kept(wrong: tuple[int, int], right: tuple[int, int], kept: bool) -> None:
    assert Tried(wrong, right).good_exception is kept


@pytest.mark.parametrize(
    ("wrong", "right", "kept"),
    [
        ((0, 0), (5, 5), True),
        ((1, 1), (20, 20), True),
        ((1, 2), (20, 5), False),
        ((1, 1), (9, 9), False),  # as today
        ((0, 0), (5, 4), False),  # too few to tell
    ],
)
def test_which_rules_are_kept(wrong: tuple[int, int], right: tuple[int, int], kept: bool) -> None:
    assert Tried(wrong, right).raises(Tried((10, 10), (90, 90))) is kept


CONDITIONAL = Conditional(
    KIND,
    (("the dependent's PronType", "Prs", True),),
    "Gen",
    Counter(Gen=300),
    Counter(Gen=30),
    Counter(Gen=300, Nom=300),
)


def test_rules_are_judged_where_their_condition_is_met() -> None:
    (outcome,) = with_rules([CONDITIONAL])(SCENE, [])
    assert (outcome.rule.id, outcome.verdict) == ("assignment/pron-subj-verb/case.if0", Verdict.BROKEN)
    assert outcome.rule.message == "A pronoun that is the subject of a verb is in the genitive."
    elsewhere = Conditional(KIND, ((NEGATED, "yes", True),), "Gen", *(Counter(Gen=300) for _ in range(3)))
    assert with_rules([elsewhere])(SCENE, []) == []


def test_a_rule_of_agreement_allows_no_value() -> None:
    one = Conditional(Kind("agreement", "ADJ", "mod", "NOUN", "Case"), (), "held", Counter(), Counter(), Counter())
    assert rule_of(one, 3) == Rule(
        "agreement", "ADJ", "mod", "NOUN", "Case", only="if3", message=rule_of(one, 3).message
    )


# The page


def studied() -> Studied:
    trial = Trial(
        "geccc",
        Tried((5, 5), (45, 45)),
        (Tried((1, 1), (0, 0)),),
        (Tried((1, 1), (0, 0)), Tried((1, 1), (0, 0))),
        (Tried((3, 0), (1, 1)),),
        Tried((8, 5), (46, 46)),
    )
    dev = Counter(held=90, broken=10)
    return Studied(
        "cs",
        (Counter(held=970, broken=30), dev),
        (Counter(held=80, broken=4), Counter(held=85, broken=5)),
        (EXCEPTED,),
        12,
        (CONDITIONAL,),
        9,
        (Conditional(Kind("order", "ADJ", "mod", "NOUN", ""), (), "before", *(Counter(before=99) for _ in range(3))),),
        (trial,),
    )


def test_the_page() -> None:
    text = page([studied()])
    for line in (
        "| cs | 1000 | 3.0% | 1 | 1 | 100 | 10.0% | 4.8% | 16.0% | 5.6% | 10.0% |",
        "| geccc (cs) | 10 | 90 | 2 | 0 | 2 | 0 | 1 |",
        "| geccc (cs) | 3 | 2 | 0.90 | 0.88 | 0 |",
        "| cs | 9 | 1 | 0 | 1 |",
        "| `agreement/adj-mod-noun/case` not where the head is negated | 9 of 9 | 1 of 1 | 2 | 0 |",
        "| Order: adjective before the noun that it is a modifier of, everywhere | 99 of 99 | 99 of 99 |  |  |",
    ):
        assert line in text.splitlines()


def test_the_reading_is_kept() -> None:
    old = page([studied()]).replace("Nobody has written yet what these figures show.", "Nothing is kept.")
    assert "Nothing is kept." in page([studied()], old)
