"""Edges about which the words leave no choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.certain import with_certain_edges
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

ICH = "ich PRON 2 subj Case=Nom|Person=1"
HAT = "hat VERB 0 root Person=3|VerbForm=Fin"

SUBJECTS = {
    "the only verb": ([ICH, HAT], True),
    "with a participle": ([ICH, HAT, "gelacht VERB 2 comp:aux VerbForm=Part"], True),
    "with an infinitive": ([ICH, HAT, "lachen VERB 2 comp:obj VerbForm=Inf"], True),
    "with an attribute": ([ICH, HAT, "лежащий VERB 4 mod Case=Nom|VerbForm=Part", "стол NOUN 2 udep _"], True),
    "another verb": ([ICH, HAT, "lacht VERB 2 parataxis Person=3|VerbForm=Fin"], False),
    "somebody else": (["er PRON 2 subj Case=Nom|Person=3", HAT], False),
    "of either person": (["wir PRON 2 subj Case=Nom|Person=1,3", HAT], False),
    "a noun": (["Chef NOUN 2 subj Case=Nom|Person=1", HAT], False),
    "an object": (["mich PRON 2 comp:obj Case=Acc|Person=1", HAT], False),
    "no nominative": (["mir PRON 2 subj Case=Dat|Person=1", HAT], False),
    "coordinated": ([ICH, HAT, "und CCONJ 4 cc _", "du PRON 1 conj:coord Case=Nom|Person=2"], False),
    "spoken to": (["du PRON 3 subj Case=Nom|Person=2", ", PUNCT 1 punct _", "hat VERB 0 root VerbForm=Fin"], False),
    "compared": (
        ["größer ADJ 4 mod _", "als CCONJ 3 cc _", "ich PRON 4 subj Case=Nom|Person=1", "hat VERB 0 root VerbForm=Fin"],
        False,
    ),
}


@pytest.mark.parametrize("name", SUBJECTS)
def test_lone_subjects(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SUBJECTS[name]
    sentence = make_sentence(*words, arcs=dict.fromkeys(range(1, len(words) + 1), 0.5))
    found = with_certain_edges(sentence)
    pronoun = 2 if name == "compared" else 0
    before, after = sentence.tokens[pronoun], found.tokens[pronoun]
    assert after.beliefs is not None
    assert (after.beliefs.heads == {after.head: 1.0}) is expected
    assert (after == before) is not expected
    assert found.tokens[:pronoun] + found.tokens[pronoun + 1 :] == (
        sentence.tokens[:pronoun] + sentence.tokens[pronoun + 1 :]
    )


ADP = "після ADP 0 root _"
PHRASES = {
    "an adjective": ([ADP, "довгий ADJ 3 mod Case=Nom", "зими NOUN 1 comp:obj Case=Gen"], {2, 3}),
    "a determiner and an adjective": (
        [ADP, "цієї DET 4 det _", "довгий ADJ 4 mod _", "зими NOUN 1 comp:obj Case=Gen"],
        {2, 3, 4},
    ),
    "a noun": ([ADP, "зими NOUN 1 comp:obj Case=Gen"], {2}),
    "a participle": ([ADP, "залитий ADJ 3 mod VerbForm=Part", "зими NOUN 1 comp:obj Case=Gen"], set()),
    "people": (["на ADP 0 root _", "присутніх ADJ 3 mod _", "враження NOUN 1 comp:obj _"], set()),
    "another noun": ([ADP, "дня NOUN 3 mod _", "зими NOUN 1 comp:obj Case=Gen"], set()),
    "an attribute of another": ([ADP, "довгий ADJ 1 mod _", "зими NOUN 1 comp:obj Case=Gen"], set()),
    "a verb": (["бачу VERB 0 root _", "довгий ADJ 3 mod _", "зими NOUN 1 comp:obj _"], set()),
    "too many": ([ADP, *("нова ADJ 5 mod _" for _ in range(3)), "зими NOUN 1 comp:obj _"], set()),
}


@pytest.mark.parametrize("name", PHRASES)
def test_phrases_behind_adpositions(make_sentence: MakeSentence, name: str) -> None:
    words, expected = PHRASES[name]
    sentence = make_sentence(*words, arcs=dict.fromkeys(range(1, len(words) + 1), 0.5))
    found = with_certain_edges(sentence)
    assert {
        after.id for before, after in zip(sentence.tokens, found.tokens, strict=True) if before != after
    } == expected
    for token in found.tokens:
        assert token.beliefs is not None
        assert token.id not in expected or token.beliefs.heads == {token.head: 1.0}


def test_what_the_tagger_doubts_is_not_certain(make_sentence: MakeSentence) -> None:
    words, _ = PHRASES["an adjective"]
    sentence = make_sentence(*words, arcs={2: 0.5, 3: 0.5}, upos=0.9)
    assert with_certain_edges(sentence).tokens[1] == sentence.tokens[1]


def test_gold_trees_stay_as_they_are(make_sentence: MakeSentence) -> None:
    for words, _ in (*SUBJECTS.values(), *PHRASES.values()):
        sentence = make_sentence(*words)
        assert with_certain_edges(sentence) == sentence
