"""Relative pronouns are read as what they surely stand for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.antecedents import (
    agrees_with_antecedent,
    antecedents,
    fitting,
    standing_for,
    stands_for_an_earlier_noun,
)
from lambre_core.findings.beliefs import tagger_readings
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, parse_feats
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

PLURAL, SINGULAR = parse_feats("Number=Plur"), parse_feats("Gender=Fem|Number=Sing")
WORDS = ("die DET 2 det _", "Leute NOUN 0 root Number=Plur", "die PRON 2 ref Number=Plur")


def of_either_number(token: Token) -> tuple[Reading, ...]:
    """*Die*, whatever the tagger says of it."""
    if token.form != "die":
        return tagger_readings(token)
    return tuple(Reading("der", token.upos, feats, 0.5) for feats in (PLURAL, SINGULAR))


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        pytest.param(PLURAL, [PLURAL], id="plural"),
        pytest.param(SINGULAR, [SINGULAR], id="singular"),
        # *Der Mann, die hier wohnt*: the pronoun itself is wrong.
        pytest.param(parse_feats("Gender=Masc|Number=Sing"), [PLURAL, SINGULAR], id="neither"),
    ],
)
def test_a_pronoun_has_the_readings_that_agree(
    noun: Features, expected: list[Features], make_sentence: MakeSentence
) -> None:
    token = make_sentence(*WORDS).tokens[2]
    found = standing_for({3: [noun]}, of_either_number)(token)
    assert [{n: v for n, v in reading.feats.items() if n != "Person"} for reading in found] == expected


def test_it_is_a_third_person(make_sentence: MakeSentence) -> None:
    """*Die Leute, die hier wohnt*: no second person plural."""
    (found,) = standing_for({3: [PLURAL]}, of_either_number)(make_sentence(*WORDS).tokens[2])
    assert found.feats["Person"] == {"3"}


def test_other_words_keep_theirs(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*WORDS)
    found = standing_for({3: [PLURAL]}, of_either_number)
    assert found(sentence.tokens[0]) == of_either_number(sentence.tokens[0])
    assert standing_for({}, of_either_number) is of_either_number


def test_a_determiner_tells_the_number_of_a_noun(make_sentence: MakeSentence) -> None:
    """*Die Lehrer* are several, though *Lehrer* may be one."""
    beliefs = {2: {"Number": {"Sing": 0.5, "Plur": 0.5}}}
    sentence = make_sentence("die DET 2 det Number=Plur", "Lehrer NOUN 0 root Gender=Masc|Number=Sing", beliefs=beliefs)
    found = fitting(sentence.tokens[1], sentence, tagger_readings)
    assert [reading.feats["Number"] for reading in found] == [{"Plur"}]


@pytest.mark.parametrize(("arc", "doubted", "known"), [(0.9, False, True), (0.7, False, False), (0.9, True, False)])
def test_only_sure_references_count(
    arc: float, doubted: bool, known: bool, make_sentence: MakeSentence, find_outcomes: FindOutcomes
) -> None:
    sentence = make_sentence(*WORDS, arcs={3: arc})
    edges = {(3, 2): find_outcomes(sentence, "agreement/pron-ref-noun/number")}
    assert edges[3, 2]
    found = antecedents(sentence, edges, {(3, 2)} if doubted else (), tagger_readings)
    assert found == ({3: [PLURAL]} if known else {})


def test_a_tag_may_contradict_what_a_pronoun_stands_for(make_sentence: MakeSentence) -> None:
    token = make_sentence(*WORDS).tokens[2]
    assert agrees_with_antecedent(token, {3: [PLURAL]})
    assert not agrees_with_antecedent(token, {3: [SINGULAR]})
    assert agrees_with_antecedent(token, {})


@pytest.mark.parametrize(
    ("earlier", "expected"),
    [
        pytest.param("Fragen NOUN 0 root Number=Plur", True, id="it agrees with one"),
        pytest.param("Frage NOUN 0 root Gender=Fem|Number=Sing", False, id="no more than with its noun"),
        pytest.param("Mann NOUN 0 root Gender=Masc|Number=Sing", False, id="with none"),
        pytest.param("wir PRON 0 root Number=Plur", False, id="a pronoun"),
    ],
)
def test_an_earlier_noun_may_be_meant(earlier: str, expected: bool, make_sentence: MakeSentence) -> None:
    """*Fragen stellen, in dieser Minute, die uns entgehen*."""
    minute = "Minute NOUN 1 udep Gender=Fem|Number=Sing"
    sentence = make_sentence(earlier, minute, "die PRON 2 ref Gender=Fem|Number=Sing")
    noun, pronoun = sentence.tokens[1:]
    assert stands_for_an_earlier_noun(pronoun, noun, [SINGULAR], sentence, of_either_number) is expected
