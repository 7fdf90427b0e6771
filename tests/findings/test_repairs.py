"""Forms in the place of others: capitals, letters that change."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.findings.repairs import as_polite, cased, difference, of_one_person, violation_key
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.treebank.tree import Sentence

CASED = [
    ("eine", "ein", "eine"),
    ("eine", "Ein", "Eine"),
    ("eine", "EIN", "EINE"),
    ("Bücher", "Büchern", "Bücher"),
    ("Bücher", "büchern", "bücher"),
    ("Bücher", "BÜCHERN", "BÜCHER"),
    # One capital letter alone is a capitalised word.
    ("мне", "Я", "Мне"),
    # Capitals inside are the form's own.
    ("GmbHs", "GmbH", "GmbHs"),
]


@pytest.mark.parametrize(("form", "like", "expected"), CASED)
def test_capitals_are_kept(form: str, like: str, expected: str) -> None:
    assert cased(form, like) == expected


DIFFERENT = [("neue", "neuen", 1), ("Büchern", "Bücher", 1), ("ein", "ein", 0), ("fährt", "fahren", 5), ("", "der", 3)]


@pytest.mark.parametrize(("before", "after", "expected"), DIFFERENT)
def test_letters_that_change(before: str, after: str, expected: int) -> None:
    assert difference(before, after) == expected


@given(st.text("abä", max_size=6), st.text("abä", max_size=6))
def test_difference_is_a_symmetric_distance(before: str, after: str) -> None:
    assert difference(before, after) == difference(after, before)
    assert (difference(before, after) == 0) == (before == after)
    assert abs(len(before) - len(after)) <= difference(before, after) <= max(len(before), len(after))


@pytest.mark.parametrize(("form", "number"), [("Sie", "Plur"), ("sie", "Sing")])
def test_a_polite_pronoun_is_a_plural(make_sentence: Callable[..., Sentence], form: str, number: str) -> None:
    sentence = make_sentence("danke VERB 0 root _", f"{form} PRON 1 comp:obj Gender=Fem|Number=Sing")
    assert as_polite(sentence.tokens[1]).feats["Number"] == {number}


def test_at_the_beginning_any_pronoun_has_a_capital(make_sentence: Callable[..., Sentence]) -> None:
    token = make_sentence("Sie PRON 2 subj Gender=Fem|Number=Sing", "lacht VERB 0 root _").tokens[0]
    assert as_polite(token) is token


@pytest.mark.parametrize(
    ("form", "other", "expected"),
    [
        ("mich", "mir", True),
        ("mich", "dir", False),
        ("sie", "ihr", True),
        ("sie", "ihnen", True),
        ("neue", "alte", True),
    ],
)
def test_pronouns_keep_their_person(form: str, other: str, expected: bool) -> None:
    assert of_one_person(form, other) is expected


def test_a_site_is_that_of_the_noun_for_which_a_determiner_stands_in(make_sentence: Callable[..., Sentence]) -> None:
    mit, meine, freunde = make_sentence(
        "mit ADP 0 root _", "meine DET 3 det Case=Nom", "Freunde NOUN 1 comp:obj Case=Dat"
    ).tokens
    rule = Rule("government", "NOUN", "comp:obj", "ADP", "Case", allowed=("Dat",))
    none: frozenset[str] = frozenset()
    keys = {violation_key(Outcome(rule, word, mit, Verdict.BROKEN, none, none)) for word in (meine, freunde)}
    assert keys == {(rule.id, 3, 1)}
