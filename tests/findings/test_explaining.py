"""Explaining away: the readings of connected words are chosen together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.findings.confidence import family_verdict
from lambre_core.findings.explaining import Edge, best_readings, broken, components, settle
from lambre_core.findings.readings import with_lexicon
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.lexicon.lookup import judging_lexicon, lexicon_of
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

RULES = (
    *(
        f"agreement/{edge}-noun/{feature}"
        for edge in ("det-det", "adj-mod")
        for feature in ("Case", "Gender", "Number")
    ),
    "assignment/noun-subj-verb/Case=Nom",
    "assignment/noun-comp:obj-verb/Case=Acc",
    "agreement/noun-subj-verb/Number",
)

FEM, MASC = "Gender=Fem|Number=Sing", "Gender=Masc|Number=Sing"
SCHLAEFT = "schläft VERB 0 root Number=Sing|Person=3"

SENTENCES = [
    # Every pair agrees in some reading, the three words together in none.
    (
        "der alte Frau",
        [f"der DET 3 det Case=Nom|{MASC}", f"alte ADJ 3 mod Case=Nom|{FEM}", f"Frau NOUN 0 root Case=Nom|{FEM}"],
        1,
    ),
    (
        "die alte Frau",
        [f"die DET 3 det Case=Acc|{FEM}", f"alte ADJ 3 mod Case=Nom|{FEM}", f"Frau NOUN 0 root Case=Dat|{FEM}"],
        0,
    ),
    (
        "der alten Frau",
        [f"der DET 3 det Case=Gen|{FEM}", f"alten ADJ 3 mod Case=Dat|{FEM}", f"Frau NOUN 0 root Case=Nom|{FEM}"],
        0,
    ),
    # The noun could be a nominative; its article could not.
    ("Dem Mann schläft", [f"Dem DET 2 det Case=Dat|{MASC}", f"Mann NOUN 3 subj Case=Dat|{MASC}", SCHLAEFT], 1),
    ("Der Mann schläft", [f"Der DET 2 det Case=Nom|{MASC}", f"Mann NOUN 3 subj Case=Acc|{MASC}", SCHLAEFT], 0),
    ("Die Frau schläft", [f"Die DET 2 det Case=Acc|{FEM}", f"Frau NOUN 3 subj Case=Acc|{FEM}", SCHLAEFT], 0),
    (
        "lange Büchern",
        ["lange ADJ 2 mod Case=Acc|Gender=Neut|Number=Plur", "Büchern NOUN 0 root Case=Dat|Gender=Neut|Number=Plur"],
        1,
    ),
]


@pytest.mark.parametrize(("text", "words", "count"), SENTENCES, ids=[text for text, _, _ in SENTENCES])
def test_german_with_the_lexicon(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, text: str, words: list[str], count: int
) -> None:
    sentence = make_sentence(*words)
    assert sentence.text == text
    edges: dict[Edge, list[Outcome]] = {}
    for outcome in find_outcomes(sentence, *RULES):
        edges.setdefault((outcome.dependent.id, outcome.head.id), []).append(outcome)
    settled = settle(edges, with_lexicon(lexicon_of("de")), family_verdict)
    assert sum(verdict is Verdict.BROKEN for verdicts in settled.verdicts.values() for verdict in verdicts) == count


MANY = {"Gen": 0.64, "Nom": 0.32, "Acc": 0.04}
POLISH = [
    # the genitive of another noun than the tagger thinks of, if it can be that at all
    ("list", 0.0094, 0),
    ("list", 0.001, 1),
    ("dom", 0.0094, 1),
]


@pytest.mark.parametrize(("form", "feminine", "count"), POLISH)
def test_a_noun_may_be_another_word(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, form: str, feminine: float, count: int
) -> None:
    shares = {"Case": MANY, "Gender": {"Masc": 1 - feminine, "Fem": feminine}, "Number": {"Sing": 0.9, "Plur": 0.1}}
    noun = f"{form} NOUN 1 comp:obj Case=Gen|Gender=Masc|Number=Sing"
    sentence = make_sentence("dla ADP 0 root _", noun, beliefs={1: {}, 2: shares})
    edges = {(2, 1): find_outcomes(sentence, "assignment/noun-comp:obj-adp/Case=Gen")}
    settled = settle(edges, with_lexicon(judging_lexicon("pl")), family_verdict)
    assert [verdict for verdicts in settled.verdicts.values() for verdict in verdicts].count(Verdict.BROKEN) == count


@pytest.mark.parametrize(("verb", "count"), [("pomyli", 0), ("poszli", 1)])
def test_a_form_may_be_of_two_verbs(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, verb: str, count: int
) -> None:
    past = "VERB 0 root Animacy=Hum|Gender=Masc|Mood=Ind|Number=Plur|Tense=Past|VerbForm=Fin"
    shares = {"Number": {"Plur": 0.99, "Sing": 0.01}, "Tense": {"Past": 1.0}, "Mood": {"Ind": 1.0}}
    sentence = make_sentence("gracz NOUN 2 subj Case=Nom|Number=Sing", f"{verb} {past}", beliefs={1: {}, 2: shares})
    edges = {(1, 2): find_outcomes(sentence, "agreement/noun-subj-verb/Number")}
    settled = settle(edges, with_lexicon(judging_lexicon("pl")), family_verdict)
    assert [verdict for verdicts in settled.verdicts.values() for verdict in verdicts].count(Verdict.BROKEN) == count


RULE = Rule("agreement", "NOUN", "mod", "NOUN", "Case")
CASES = [frozenset({case}) for case in ("Nom", "Acc", "Dat", "Gen")]


@st.composite
def trees(draw: st.DrawFn) -> tuple[dict[Edge, list[Outcome]], dict[int, tuple[tuple[Features, float], ...]]]:
    size = draw(st.integers(2, 5))
    heads = {number: draw(st.integers(1, number - 1)) for number in range(2, size + 1)}
    options: dict[int, tuple[tuple[Features, float], ...]] = {}
    for number in range(1, size + 1):
        cases = draw(st.lists(st.sampled_from(CASES), min_size=1, max_size=3, unique=True))
        weights = [draw(st.integers(1, 97)) for _ in cases]
        options[number] = tuple(
            ({"Case": case}, weight / sum(weights)) for case, weight in zip(cases, weights, strict=True)
        )
    tokens = {number: Token(number, "x", upos="NOUN") for number in options}
    empty: frozenset[str] = frozenset()
    edges = {
        (number, head): [Outcome(RULE, tokens[number], tokens[head], Verdict.BROKEN, empty, empty)]
        for number, head in heads.items()
    }
    return edges, options


@given(trees())
def test_the_best_readings_are_those_of_trying_all(
    case: tuple[dict[Edge, Sequence[Outcome]], dict[int, tuple[tuple[Features, float], ...]]],
) -> None:
    edges, options = case

    def cost(features: dict[int, Features]) -> tuple[int, float]:
        clashes = sum(broken(group, features[d], features[h], family_verdict) for (d, h), group in edges.items())
        chances = (
            {id(one): chance for one, chance in options[number]}[id(chosen)] for number, chosen in features.items()
        )
        return clashes, -sum(map(math.log, chances))

    tried = [
        cost(dict(zip(options, (features for features, _ in pick), strict=True))) for pick in product(*options.values())
    ]
    found = cost(best_readings(edges, options, family_verdict))
    least = min(tried)
    assert found[0] == least[0]
    assert found[1] == pytest.approx(least[1])


def test_components_share_no_word(make_sentence: MakeSentence) -> None:
    edges: dict[Edge, list[Outcome]] = {edge: [] for edge in ((1, 2), (3, 2), (5, 4), (2, 6), (7, 8), (8, 4))}
    assert sorted(sorted(group) for group in components(edges)) == [[(1, 2), (2, 6), (3, 2)], [(5, 4), (7, 8), (8, 4)]]
