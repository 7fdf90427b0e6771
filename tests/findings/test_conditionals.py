"""Czech conditionals in two words, and the one that is meant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.conditionals import CONDITIONAL, contraction, is_split
from lambre_core.findings.merging import Cause, Violation
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.treebank.tree import Multiword, Sentence

MakeSentence = Callable[..., Sentence]

RULE = Rule("agreement", "AUX", "comp:aux", "AUX", "Mood")


def parsed(
    make_sentence: MakeSentence, first: str, second: str, after: str = "rád ADJ 1 mod _"
) -> tuple[Sentence, str]:
    """A conditional, a present and a word behind them, with their places in the text."""
    sentence = make_sentence(f"{first} AUX 0 root Mood=Cnd", f"{second} AUX 1 comp:aux Mood=Ind", after)
    tokens, place = [], 0
    for token in sentence.tokens:
        form = token.form or ""
        tokens.append(replace(token, span=(place, place + len(form))))
        place += len(form) + 1
    return replace(sentence, tokens=tuple(tokens)), " ".join(token.form or "" for token in sentence.tokens)


def cause(sentence: Sentence) -> Cause:
    none: frozenset[str] = frozenset()
    outcome = Outcome(RULE, sentence.tokens[1], sentence.tokens[0], Verdict.BROKEN, none, none)
    return Cause(sentence.tokens[1], (Violation(outcome, 0.9),))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("by", "jsme", "bychom"),
        ("aby", "jsem", "abych"),
        ("Kdyby", "jste", "Kdybyste"),
        ("By", "jsi", "Bys"),
        ("ABY", "jsme", "ABYCHOM"),
        ("by", "sme", "bychom"),
    ],
)
def test_one_word_for_two(make_sentence: MakeSentence, first: str, second: str, expected: str) -> None:
    sentence, text = parsed(make_sentence, first, second)
    assert contraction(cause(sentence), sentence, text) == ((0, len(f"{first} {second}")), expected)


def test_usage_wavers_before_a_reflexive(make_sentence: MakeSentence) -> None:
    sentence, text = parsed(make_sentence, "by", "jsi", "se PRON 1 comp@expl _")
    assert contraction(cause(sentence), sentence, text) is None


def test_other_words_stay(make_sentence: MakeSentence) -> None:
    sentence, text = parsed(make_sentence, "by", "je")
    assert contraction(cause(sentence), sentence, text) is None


@pytest.mark.parametrize("present", CONDITIONAL)
def test_only_two_words_are_split(make_sentence: MakeSentence, present: str) -> None:
    sentence, _ = parsed(make_sentence, "by", present)
    conditional, second, _ = sentence.tokens
    assert is_split(conditional, second, sentence)
    assert not is_split(second, conditional, sentence)
    ses = replace(sentence, multiwords=(Multiword(2, 3, "ses"),))
    assert not is_split(conditional, second, ses)
