"""Which of several repairs a writer most likely means."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.ranking import before_word, misplaced
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
