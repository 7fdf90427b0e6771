"""Which of several repairs a writer most likely means."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.ranking import (
    LONG_POSSESSIVE,
    before_word,
    is_lonely_dative,
    is_meant,
    is_refused,
    misplaced,
    nouns_of,
)
from lambre_core.grammar.rule import Rule, make_grammar
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]


@pytest.mark.parametrize(
    ("before", "pronoun", "expected"),
    [
        ("pro ADP 0 root _", "tě", True),
        ("pro ADP 0 root _", "tebe", False),
        ("pro ADP 0 root _", "mne", True),
        ("děkuji VERB 0 root _", "ti", False),
        ("děkuji VERB 0 root _", "tobě", True),
        (", PUNCT 0 root _", "mi", True),
        ("ale CCONJ 0 root _", "mně", False),
        ("že SCONJ 0 root _", "mi", False),
        ("vidím VERB 0 root _", "nás", False),
    ],
)
def test_short_and_long_pronouns(make_sentence: MakeSentence, before: str, pronoun: str, expected: bool) -> None:
    sentence = make_sentence(before, f"{pronoun} PRON 1 comp:obj _")
    word = sentence.tokens[1]
    assert misplaced(word, before_word(sentence, word)) is expected


def test_a_sentence_begins_with_the_long_one(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Mi PRON 2 comp:obl _", "vadí VERB 0 root _")
    assert misplaced(sentence.tokens[0], before_word(sentence, sentence.tokens[0]))
    assert not misplaced(sentence.tokens[1], sentence.tokens[0])


@pytest.mark.parametrize(
    ("form", "other", "expected"),
    [
        ("velký", "velké", True),
        ("malý", "malí", True),
        ("starej", "starý", True),
        ("mojí", "moji", True),
        ("velké", "velká", True),
        ("velký", "velká", False),
        ("velké", "velký", False),
    ],
)
def test_forms_that_are_easily_written_for_one_another(form: str, other: str, expected: bool) -> None:
    assert is_meant(form, other) is expected


@pytest.mark.parametrize(
    ("form", "expected"), [("moji", True), ("tvoje", True), ("svojí", True), ("mou", False), ("mojich", False)]
)
def test_possessives_in_their_long_form(form: str, expected: bool) -> None:
    assert (LONG_POSSESSIVE.fullmatch(form) is not None) is expected


GRAMMAR = make_grammar(
    "de",
    [
        Rule("government", "NOUN", "comp:obj", "VERB", "Case", governors=(("helfen", ("Dat",)),)),
        Rule("government", "NOUN", "comp:obj", "ADP", "Case", governors=(("v", ("Acc", "Loc")),)),
    ],
)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        pytest.param(["lesen VERB 0 root _", "Büchern NOUN 1 comp:obl Case=Dat"], True, id="no dative is known"),
        pytest.param(["helfen VERB 0 root _", "Freunden NOUN 1 comp:obj Case=Dat"], False, id="one is known"),
        pytest.param(["lesen VERB 0 root _", "Bücher NOUN 1 comp:obj Case=Acc"], False, id="an accusative"),
        pytest.param(
            ["geben VERB 0 root _", "Kindern NOUN 1 comp:obl Case=Dat", "Brot NOUN 1 comp:obj Case=Acc"],
            False,
            id="beside an accusative",
        ),
        pytest.param(["mit ADP 0 root _", "Büchern NOUN 1 comp:obj Case=Dat"], False, id="of an adposition"),
    ],
)
def test_lonely_datives(make_sentence: MakeSentence, lines: list[str], expected: bool) -> None:
    sentence = make_sentence(*lines)
    assert is_lonely_dative(sentence.tokens[1], sentence, GRAMMAR) is expected


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["V ADP 4 udep _", "těchto DET 3 det _", "složek NOUN 4 subj Case=Gen"], True),
        (["V ADP 4 udep _", "těchto DET 3 det _", "složkách NOUN 1 comp:obj Case=Loc"], False),
        (["Bez ADP 4 udep _", "těchto DET 3 det _", "složek NOUN 1 comp:obj Case=Gen"], False),
        (["jsou AUX 0 root _", "těchto DET 3 det _", "složek NOUN 1 subj Case=Gen"], False),
        (["helfen VERB 0 root _", "diese DET 3 det _", "Leute NOUN 1 comp:obj Case=Acc"], True),
        (["helfen VERB 0 root _", "diesen DET 3 det _", "Leuten NOUN 1 comp:obj Case=Dat"], False),
        (["sehen VERB 0 root _", "diese DET 3 det _", "Leute NOUN 1 comp:obj Case=Acc"], False),
    ],
)
def test_what_an_adposition_or_a_verb_refuses(make_sentence: MakeSentence, lines: list[str], expected: bool) -> None:
    sentence = make_sentence(*lines)
    assert is_refused(sentence.tokens[2], sentence, GRAMMAR) is expected


def test_nouns_of_a_repair(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("neue ADJ 2 mod _", "Häuser NOUN 3 comp:obj _", "bauen VERB 0 root _")
    assert [noun.id for noun in nouns_of(sentence.tokens[:2], sentence)] == [2]
