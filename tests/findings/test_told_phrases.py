"""Articles together with the nouns and pronouns behind them, in what the words ask for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.told.told_phrases import ACCUSATIVES, NOMINATIVES, in_a_case, noun_of
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]


@pytest.mark.parametrize(
    ("words", "noun", "ends", "expected"),
    [
        # ανοίξτε τον νέο πίνακα
        ("ο DET 3 det _; νέος ADJ 3 mod _; πίνακας NOUN 0 root Gender=Fem", 3, ACCUSATIVES, ("τον", "νέο", "πίνακα")),
        ("οι DET 2 det _; όροι NOUN 0 root Gender=Masc", 2, ACCUSATIVES, ("τους", "όρους")),
        ("η DET 2 det _; σελίδα NOUN 0 root Gender=Fem", 2, ACCUSATIVES, ("τη", "σελίδα")),
        ("η DET 2 det _; εφαρμογή NOUN 0 root Gender=Fem", 2, ACCUSATIVES, ("την", "εφαρμογή")),
        # ο διακομιστής, οι μαθητές
        ("τον DET 2 det _; διακομιστή NOUN 0 root Gender=Masc", 2, NOMINATIVES, ("ο", "διακομιστής")),
        ("τους DET 2 det _; μαθητές NOUN 0 root Gender=Masc", 2, NOMINATIVES, ("οι", "μαθητές")),
        # Without an article nothing shows the case.
        ("νέος ADJ 2 mod _; πίνακας NOUN 0 root Gender=Masc", 2, ACCUSATIVES, ()),
    ],
)
def test_phrases_in_another_case(
    make_sentence: MakeSentence, words: str, noun: int, ends: dict[str, str], expected: tuple[str, ...]
) -> None:
    sentence = make_sentence(*words.split("; "))
    forms = in_a_case(sentence.tokens[noun - 1], sentence, ends)
    assert tuple(forms[number] for number in sorted(forms)) == expected


def test_nouns_of_articles(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("τους DET 2 det _", "μαθητές NOUN 0 root _")
    assert noun_of(sentence.tokens[0], sentence) is sentence.tokens[1]
    assert noun_of(sentence.tokens[1], sentence) is sentence.tokens[1]
