"""Turkish question particles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.questions import with_asked_verbs
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

SIZ = "siz PRON 3 subj Case=Nom|Number=Plur|Person=2"
QUESTIONS = {
    "the person at the verb": ([SIZ, "geldiniz VERB 3 comp:aux@q Person=2", "mi AUX 0 root Person=3"], 2),
    "the person at the particle": ([SIZ, "geliyor VERB 3 comp:aux@q Person=3", "musunuz AUX 0 root Person=2"], 3),
    "no person at all": ([SIZ, "gelmek VERB 3 comp:aux@q VerbForm=Vnoun", "mi AUX 0 root Person=3"], 3),
    "no question": ([SIZ, "gelmiş VERB 3 comp:aux Person=3", "mi AUX 0 root Person=3"], 3),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_subjects_of_questions(make_sentence: MakeSentence, name: str) -> None:
    words, head = QUESTIONS[name]
    sentence = make_sentence(*words, arcs={1: 0.8})
    found = with_asked_verbs(sentence)
    assert found.tokens[0].head == head
    assert found.tokens[1:] == sentence.tokens[1:]
    beliefs = found.tokens[0].beliefs
    assert beliefs is not None
    assert beliefs.heads[head] == pytest.approx(0.8)
