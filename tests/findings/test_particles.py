"""Subjects are joined to the verbs below particles, which agree with them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.particles import with_subjects_past_particles
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

PETR = "Petr PROPN 2 subj Case=Nom|Number=Sing"
BY = "by AUX 0 root _"
CHTEL = "chtěl VERB 2 comp:aux Number=Sing|VerbForm=Part"

SENTENCES = {
    "behind a particle": ([PETR, BY, CHTEL], 3),
    "at the verb already": (["Petr PROPN 3 subj Case=Nom|Number=Sing", BY, CHTEL], 3),
    "a passive subject": (["Dům NOUN 2 subj@pass Case=Nom|Number=Sing", BY, CHTEL], 3),
    "no subject": (["Petra PROPN 2 comp:obj Case=Acc|Number=Sing", BY, CHTEL], 2),
    "an auxiliary that agrees": ([PETR, "bude AUX 0 root Number=Sing|Person=3", CHTEL], 2),
    "a negation that does not": (
        ["Peeter PROPN 2 subj Case=Nom", "ei AUX 0 root Connegative=Yes", "tule VERB 2 comp:aux Number=Sing"],
        2,
    ),
    "an infinitive": ([PETR, "ter AUX 0 root VerbForm=Inf", "feito VERB 2 comp:aux Number=Sing"], 2),
    "a verb without number": ([PETR, "will AUX 0 root _", "come VERB 2 comp:aux VerbForm=Inf"], 2),
    "two verbs": ([PETR, BY, CHTEL, "mohl VERB 2 comp:aux Number=Sing"], 2),
}


@pytest.mark.parametrize(("lines", "head"), SENTENCES.values(), ids=list(SENTENCES))
def test_a_subject_is_that_of_the_verb_below_a_particle(
    lines: list[str], head: int, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*lines)
    found = with_subjects_past_particles(sentence)
    assert found.tokens[0].head == head
    assert found.tokens[1:] == sentence.tokens[1:]


@pytest.mark.parametrize("head", [2, 3])
def test_it_does_not_matter_which_of_the_two_the_parser_chose(head: int, make_sentence: MakeSentence) -> None:
    subject = f"Petr PROPN {head} subj Case=Nom|Number=Sing"
    found = with_subjects_past_particles(make_sentence(subject, BY, CHTEL, arcs={1: 0.75})).tokens[0].beliefs
    assert found is not None
    assert found.heads == {3: 0.75, 99: 0.25}
