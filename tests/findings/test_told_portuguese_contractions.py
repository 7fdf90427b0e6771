"""Portuguese contractions before words without an article, and near misses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.portuguese_contractions import with_told_contractions
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Multiword, Sentence

MakeSentence = Callable[..., Sentence]


@pytest.mark.parametrize(
    ("written", "word", "language", "joined"),
    [
        ("à", "você PRON 1 comp:obj _", "pt", True),
        ("à", "todos PRON 1 comp:obj _", "pt", True),
        ("à", "partir VERB 1 comp:obj _", "pt", True),
        # à colher: a noun as well
        ("à", "colher VERB 1 comp:obj _", "pt", False),
        ("à", "noite NOUN 1 comp:obj _", "pt", False),
        # a name, and another contraction
        ("à", "Ela PROPN 1 comp:obj _", "pt", False),
        ("ao", "partir VERB 1 comp:obj _", "pt", False),
        ("à", "partir VERB 1 comp:obj _", "es", False),
    ],
)
def test_articles_before_words_that_have_none(
    make_sentence: MakeSentence, written: str, word: str, language: str, joined: bool
) -> None:
    plain = make_sentence("a ADP 0 root _", "a DET 3 det _", word)
    sentence = replace(plain, multiwords=(Multiword(1, 2, written),))
    read = with_told_contractions(sentence, with_lexicon(judging_lexicon("pt")), language)
    assert (read.tokens[1].deprel == "det@contracted") is joined
