"""What a rule puts up with must be what the tagger takes a word for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.adjuncts import as_asked, without_general
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.treebank.tree import Beliefs, Sentence

MakeSentence = Callable[..., Sentence]

RULE = Rule("government", "NOUN", "comp:obj", "VERB", "Case", allowed=("Par",), besides=("Ine", "Ade"))


@pytest.mark.parametrize(
    ("beliefs", "besides"),
    [
        ({"Nom": 0.99, "Ine": 0.001, "Gen": 0.009}, ()),
        ({"Nom": 0.9, "Ine": 0.06, "Ade": 0.04}, ("Ine", "Ade")),
        ({"Nom": 0.98, "Ine": 0.008, "Ade": 0.012}, ("Ine", "Ade")),
    ],
)
def test_only_what_the_tagger_thinks_possible(
    make_sentence: MakeSentence, beliefs: dict[str, float], besides: tuple[str, ...]
) -> None:
    sentence = make_sentence("ootan VERB 0 root _", "buss NOUN 1 comp:obj Case=Nom")
    noun = replace(sentence.tokens[1], beliefs=Beliefs({"NOUN": 1.0}, {"Case": beliefs}, {1: 1.0}, {"comp:obj": 1.0}))
    outcome = Outcome(RULE, noun, sentence.tokens[0], Verdict.BROKEN, frozenset({"Nom"}), frozenset())
    found = as_asked(outcome).rule
    assert found.besides == besides
    assert found.id == RULE.id
    assert found.allowed == RULE.allowed


def test_without_beliefs_all_is_possible(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("ootan VERB 0 root _", "buss NOUN 1 comp:obj Case=Nom")
    outcome = Outcome(RULE, sentence.tokens[1], sentence.tokens[0], Verdict.BROKEN, frozenset({"Nom"}), frozenset())
    assert as_asked(outcome) is outcome


def test_what_a_verb_asks_for_overrides_what_verbs_ask_for(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("nasloucháme VERB 0 root _", "události NOUN 1 comp:obj Case=Acc")
    general = Rule("assignment", "NOUN", "comp:obj", "VERB", "Case", allowed=("Acc",))
    person = Rule("assignment", "NOUN", "comp:obj", "VERB", "Person", allowed=("3",))
    of_verb, of_any, of_other = (
        Outcome(rule, sentence.tokens[1], sentence.tokens[0], Verdict.HELD, frozenset({"Acc"}), frozenset())
        for rule in (RULE, general, person)
    )
    assert without_general([of_any, of_verb, of_other]) == [of_verb, of_other]
    assert without_general([of_any, of_other]) == [of_any, of_other]


@pytest.mark.parametrize(("animacy", "besides"), [("Anim", ()), ("Inan", ("Ins",))])
def test_persons_are_no_circumstances(make_sentence: MakeSentence, animacy: str, besides: tuple[str, ...]) -> None:
    rule = Rule("government", "NOUN", "comp:obj", "VERB", "Case", allowed=("Dat",), besides=("Ins",))
    sentence = make_sentence("poděkovala VERB 0 root _", f"žáky NOUN 1 comp:obj Animacy={animacy}|Case=Acc")
    outcome = Outcome(rule, sentence.tokens[1], sentence.tokens[0], Verdict.BROKEN, frozenset({"Acc"}), frozenset())
    assert as_asked(outcome).rule.besides == besides
