"""Sentences as writers leave them: without the final full stop, all in lower case."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace

from lambre_core.treebank.tree import Sentence

WITHOUT_END = 0.1
LOWER_CASE = 0.04


def augmented(sentences: Iterable[Sentence], seed: int) -> Iterator[Sentence]:
    """Further versions of some sentences; the trees stay."""
    numbers = random.Random(seed)
    for sentence in sentences:
        draw = numbers.random()
        if draw < WITHOUT_END:
            shorter = without_end(sentence)
            if shorter is not None:
                yield shorter
        elif draw < WITHOUT_END + LOWER_CASE:
            yield lower_case(sentence)


def without_end(sentence: Sentence) -> Sentence | None:
    """The sentence without its last word, if that is a punctuation mark on which nothing depends."""
    if len(sentence.tokens) < 3:
        return None
    last = sentence.tokens[-1]
    if last.upos != "PUNCT" or any(token.head == last.id for token in sentence.tokens):
        return None
    return replace(sentence, tokens=sentence.tokens[:-1])


def lower_case(sentence: Sentence) -> Sentence:
    """Every form in lower case."""
    return replace(sentence, tokens=tuple(replace(t, form=t.form.lower() if t.form else None) for t in sentence.tokens))
