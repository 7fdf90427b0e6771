"""What the head of a site must be for some rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lambre_core.grammar.conditions import PERHAPS, SURE, is_predicate, is_single
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Beliefs, Sentence, Token


def tree(*words: str, heads: dict[int, dict[int, float]] | None = None) -> Sentence:
    """Words as `form UPOS head deprel`, with what is believed of their heads."""
    tokens = []
    for number, word in enumerate(words, 1):
        form, upos, head, deprel = word.split()
        token = Token(number, form, form.lower(), upos, None, parse_feats("_"), int(head), deprel)
        if heads is not None:
            token = replace(token, beliefs=Beliefs({}, {}, heads.get(number, {int(head): 1.0}), {}))
        tokens.append(token)
    return Sentence(tuple(tokens))


WOHNE = ("wohne VERB 0 root", "in ADP 1 udep", "Wohnung NOUN 2 comp:obj")

SINGLE = [
    (tree(*WOHNE), True),
    (tree(*WOHNE, heads={2: {1: SURE}}), True),
    (tree(*WOHNE, heads={2: {1: SURE - 0.1, 0: 0.3}}), False),
    # Another one belongs to the noun, or may belong to the verb.
    (tree(*WOHNE, "in ADP 3 udep", "Leipzig PROPN 4 comp:obj"), True),
    (tree(*WOHNE, "in ADP 1 udep", "Leipzig PROPN 4 comp:obj"), False),
    (tree(*WOHNE, "in ADP 3 udep", "Leipzig PROPN 4 comp:obj", heads={4: {3: 0.4, 1: PERHAPS}}), False),
    (tree(*WOHNE, "in ADP 3 udep", "Leipzig PROPN 4 comp:obj", heads={4: {3: 0.6, 1: PERHAPS - 0.1}}), True),
]


@pytest.mark.parametrize(("sentence", "expected"), SINGLE)
def test_adpositions_that_alone_may_go_with_their_verb(sentence: Sentence, expected: bool) -> None:
    assert is_single(sentence.tokens[1], sentence) is expected


def test_an_earlier_adposition_of_the_same_form_says_where() -> None:
    sentence = tree("auf ADP 3 udep", "Straße NOUN 1 comp:obj", "achte VERB 0 root", "auf ADP 3 udep")
    assert not is_single(sentence.tokens[3], sentence)


PREDICATES = [
    (("Дом NOUN 2 subj", "старый ADJ 0 root"), 2, True),
    (("Дом NOUN 0 root", "старый ADJ 1 mod"), 2, True),
    (("старый ADJ 2 mod", "дом NOUN 0 root"), 1, False),
    (("старый ADJ 0 root", "и CCONJ 1 cc"), 1, False),
    (("он PRON 2 subj", "говорит VERB 0 root"), 2, True),
    (("сегодня ADV 2 mod", "говорит VERB 0 root"), 2, False),
]


@pytest.mark.parametrize(("words", "number", "expected"), PREDICATES)
def test_words_with_a_subject(words: tuple[str, ...], number: int, expected: bool) -> None:
    sentence = tree(*words)
    assert is_predicate(sentence.tokens[number - 1], sentence) is expected
