"""An East Slavic adjective that ends its sentence is the predicate of the noun before, if there is no verb."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.predicates import (
    with_closing_adjectives,
    with_denied_predicates,
    with_predicates_before_verbs,
)
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

NOUN = "дома NOUN 0 root Case=Nom|Number=Plur"
AT = "у ADP 1 udep _"
RIVER = "реки NOUN 2 comp:obj Case=Gen|Number=Sing"
COMMA = "{} PUNCT {} punct _"
WHO = "которые PRON 4 subj Case=Nom|Number=Plur"
LIVE = "живут VERB 1 mod@relcl Number=Plur"
PEOPLE = ["люди NOUN 0 root Case=Nom|Number=Plur", ", PUNCT 4 punct _", WHO, LIVE]

SENTENCES = {
    "behind what an adposition governs": ([NOUN, AT, RIVER, "старый ADJ 1 mod Case=Nom|Number=Sing"], (4, 1)),
    "taken for an attribute of another noun": ([NOUN, AT, RIVER, "старый ADJ 3 mod Case=Nom|Number=Sing"], (4, 1)),
    "behind a relative clause": (
        [*PEOPLE, ", PUNCT 4 punct _", "добрый ADJ 4 conj:coord Case=Nom|Number=Sing"],
        (6, 1),
    ),
    "with an adverb": (
        [*PEOPLE, ", PUNCT 4 punct _", "очень ADV 7 mod _", "добрый ADJ 1 mod Case=Nom|Number=Sing"],
        (7, 1),
    ),
    "no comma behind the clause": ([*PEOPLE, "добрый ADJ 1 mod Case=Nom|Number=Sing"], None),
    "right behind the noun": (
        ["вот PART 2 mod _", "дома NOUN 0 root Case=Nom", "у ADP 2 udep _", "старый ADJ 2 mod Case=Gen"],
        None,
    ),
    "with a verb": (
        ["дома NOUN 2 subj Case=Nom", "стоят VERB 0 root _", "у ADP 2 udep _", "старые ADJ 1 mod Case=Nom"],
        None,
    ),
    "a genitive": ([NOUN, AT, RIVER, "старой ADJ 3 mod Case=Gen|Number=Sing"], None),
    "a list": ([NOUN, "; PUNCT 1 punct _", AT, "реки NOUN 3 comp:obj Case=Gen", "старые ADJ 1 mod Case=Nom"], None),
    "coordinated": ([NOUN, AT, RIVER, "и CCONJ 5 cc _", "старые ADJ 1 conj:coord Case=Nom"], None),
    "in another script": (
        ["domy NOUN 0 root Case=Nom", "u ADP 1 udep _", "řeky NOUN 2 comp:obj Case=Gen", "starý ADJ 1 mod Case=Nom"],
        None,
    ),
}


@pytest.mark.parametrize(("lines", "joined"), SENTENCES.values(), ids=list(SENTENCES))
def test_a_closing_adjective_is_a_predicate(
    lines: list[str], joined: tuple[int, int] | None, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*lines, arcs={})
    found = with_closing_adjectives(sentence, tagger_readings)
    changed = [
        (new.id, new.head, new.deprel)
        for new, old in zip(found.tokens, sentence.tokens, strict=True)
        if (new.head, new.deprel) != (old.head, old.deprel)
    ]
    assert changed == ([(*joined, "comp:pred")] if joined else [])


def test_of_its_subject_there_is_no_doubt(make_sentence: MakeSentence) -> None:
    lines = [
        "дом NOUN 4 subj Case=Nom",
        "у ADP 1 udep _",
        "реки NOUN 2 comp:obj Case=Gen",
        "старые ADJ 0 root Case=Nom",
    ]
    found = with_closing_adjectives(make_sentence(*lines, arcs={1: 0.5}), tagger_readings).tokens[0]
    assert found.beliefs is not None
    assert found.beliefs.heads == {4: 1.0}


DENIED = ["raamatud NOUN 2 subj@cop Case=Nom|Number=Plur", "ei AUX 0 root Polarity=Neg", "ole AUX 2 comp:aux _"]


@pytest.mark.parametrize(
    ("rows", "head", "why"),
    [
        ([*DENIED, "uus ADJ 3 comp:pred Case=Nom|Number=Sing"], 1, "the copula shows no number"),
        ([*DENIED, "see DET 5 det _", "uus ADJ 3 comp:pred Case=Nom|Number=Sing"], 3, "one of several"),
        ([*DENIED, "uueks ADJ 3 comp:pred Case=Tra|Number=Sing"], 3, "no nominative"),
        (
            [
                "raamatud NOUN 2 subj@cop Case=Nom|Number=Plur",
                "on AUX 0 root _",
                "uus ADJ 2 comp:pred Case=Nom|Number=Sing",
            ],
            2,
            "not denied",
        ),
        (
            [
                "raamatud NOUN 2 subj@cop Case=Nom|Number=Plur",
                "pole AUX 0 root Polarity=Neg",
                "uus ADJ 2 comp:pred Case=Nom|Number=Sing",
            ],
            1,
            "a copula of one word",
        ),
    ],
)
def test_a_denied_predicate_is_said_of_its_subject(
    rows: list[str], head: int, why: str, make_sentence: MakeSentence
) -> None:
    assert with_denied_predicates(make_sentence(*rows)).tokens[-1].head == head, why


FILE = "файл NOUN {} {} Case=Nom|Gender=Masc|Number=Sing"
LARGE = "большой ADJ {} {} Case=Nom|Gender=Masc|Number=Sing"
GROW = "растут VERB {} {} VerbForm=Fin|Number=Plur|Person=3"
AND = "и CCONJ {} cc _"
ATTRIBUTE = [FILE.format(0, "root"), LARGE.format(1, "mod"), AND.format(4), GROW.format(1, "conj:coord")]
BOTH = ("subj", "root", "conj:coord")


@pytest.mark.parametrize(
    ("rows", "relations", "why"),
    [
        (ATTRIBUTE, BOTH, "taken for an attribute"),
        (
            [FILE.format(4, "subj"), LARGE.format(1, "mod"), AND.format(4), GROW.format(0, "root")],
            BOTH,
            "taken for an attribute of a subject",
        ),
        ([FILE.format(0, "root"), LARGE.format(1, "mod"), AND.format(4), "старый ADJ 2 conj _"], None, "no verb"),
        (
            ["вот PART 2 mod _", FILE.format(0, "root"), LARGE.format(2, "mod"), AND.format(5), GROW.format(2, "conj")],
            None,
            "the noun does not open its sentence",
        ),
        (
            [FILE.format(0, "root"), "большие ADJ 1 mod Case=Nom|Number=Plur", AND.format(4), GROW.format(1, "conj")],
            None,
            "the adjective is not of this noun",
        ),
        (
            [
                FILE.format(0, "root"),
                LARGE.format(1, "mod"),
                AND.format(4),
                "растём VERB 1 conj:coord VerbForm=Fin|Number=Plur|Person=1",
            ],
            None,
            "a verb that says who is meant",
        ),
        (
            [
                FILE.format(0, "root"),
                LARGE.format(1, "mod"),
                ", PUNCT 5 punct _",
                AND.format(5),
                GROW.format(1, "conj"),
            ],
            None,
            "a comma parts two clauses",
        ),
    ],
)
def test_an_adjective_before_a_joined_verb_is_a_predicate(
    rows: list[str], relations: tuple[str, str, str] | None, why: str, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*rows)
    found = with_predicates_before_verbs(sentence, tagger_readings)
    if relations is None:
        assert found is sentence, why
    else:
        assert tuple(found.tokens[place].deprel for place in (0, 1, 3)) == relations, why
