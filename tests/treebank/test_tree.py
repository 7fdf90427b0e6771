"""Words above one another."""

from __future__ import annotations

import pytest

from lambre_core.treebank.tree import Sentence, Token


def heads(*numbers: int) -> Sentence:
    return Sentence(tuple(Token(id=n, form=f"w{n}", head=head) for n, head in enumerate(numbers, 1)))


@pytest.mark.parametrize(
    ("sentence", "above"),
    [
        (heads(2, 3, 0), [2, 3]),
        (heads(0, 1), []),
        # Words that hang on each other have an end, too: no writer waits for ever.
        (heads(2, 1), [2, 1]),
        (heads(2, 3, 2), [2, 3, 2]),
    ],
)
def test_the_words_above(sentence: Sentence, above: list[int]) -> None:
    assert [word.id for word in sentence.above(sentence.tokens[0])] == above


def test_a_word_below_a_circle_depends_on_what_is_in_it_alone() -> None:
    sentence = heads(2, 3, 2, 0)
    first, second, third, root = sentence.tokens
    assert sentence.depends_on(first, second)
    assert sentence.depends_on(first, third)
    assert not sentence.depends_on(first, root)
