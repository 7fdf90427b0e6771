"""Each of several German attributes before a noun is one of the noun."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.joined_adjectives import with_joined_adjectives
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

A, FAST = "eine DET 5 det _", "schnelle ADJ 5 mod _"


@pytest.mark.parametrize(
    ("rows", "place", "why"),
    [
        ([A, FAST, "und CCONJ 4 cc _", "sichere ADJ 2 conj:coord _", "Leitung NOUN 0 root _"], (5, "mod"), "and"),
        ([A, FAST, ", PUNCT 4 punct _", "sichere ADJ 2 conj:coord _", "Leitung NOUN 0 root _"], (5, "mod"), "a comma"),
        (
            ["ein DET 4 det _", "kleines ADJ 4 mod _", "rote ADJ 2 conj:coord _", "Haus NOUN 0 root _"],
            (4, "mod"),
            "none",
        ),
        (
            [
                "gute ADJ 5 mod _",
                "und CCONJ 4 cc _",
                "viele DET 4 det _",
                "schlechte ADJ 1 conj:coord _",
                "Tage NOUN 0 root _",
            ],
            None,
            "a determiner of its own",
        ),
        (["rosa ADJ 4 mod _", "und CCONJ 3 cc _", "grüne ADJ 1 conj:coord _", "Tage NOUN 0 root _"], None, "no ending"),
        (
            ["groß ADJ 0 root _", "und CCONJ 3 cc _", "schöne ADJ 1 conj:coord _", "Tage NOUN 1 obj _"],
            None,
            "a predicate",
        ),
    ],
)
def test_joined_adjectives(
    rows: list[str], place: tuple[int, str] | None, why: str, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*rows)
    found = with_joined_adjectives(sentence)
    if place is None:
        assert found is sentence, why
    else:
        moved = found.tokens[len(rows) - 2]
        assert (moved.head, moved.deprel) == place, why


def test_it_is_as_sure_as_the_one_that_it_is_joined_to(make_sentence: MakeSentence) -> None:
    rows = ["ein DET 4 det _", "kleines ADJ 4 mod _", "rote ADJ 2 conj:coord _", "Haus NOUN 0 root _"]
    beliefs = with_joined_adjectives(make_sentence(*rows, arcs={2: 0.8, 3: 0.5})).tokens[2].beliefs
    assert beliefs is not None
    assert beliefs.heads == {4: pytest.approx(0.4)}
