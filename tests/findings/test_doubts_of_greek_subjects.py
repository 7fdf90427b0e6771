"""Doubts about Greek subjects and objects, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.greek_subjects import (
    does_something_to_it,
    is_of_the_verb_below,
    is_spoken_for,
    is_what_is_done,
)
from lambre_core.findings.doubts.site import Site
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

NEUT = "Gender=Neut|Number=Sing"
MANY = "Number=Plur"
ONE = "Number=Sing|Person=3|VerbForm=Fin"
SEVERAL = "Number=Plur|Person=3|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # παίζουν το παιχνίδι; but: υπάρχουν το παιχνίδι
    (
        is_what_is_done,
        (2, 1),
        f"παίζουν VERB 0 root {MANY}; παιχνίδι NOUN 1 subj {NEUT}",
        True,
    ),
    (is_what_is_done, (2, 1), f"υπάρχουν VERB 0 root {MANY}; παιχνίδι NOUN 1 subj {NEUT}", False),
    # χρειαστεί προτάσεις; but: χρειαστεί οι προτάσεις
    (does_something_to_it, (2, 1), f"χρειαστεί VERB 0 root _; προτάσεις NOUN 1 subj@pass {MANY}", True),
    (
        does_something_to_it,
        (3, 1),
        f"χρειαστεί VERB 0 root _; οι DET 3 det _; προτάσεις NOUN 1 subj@pass {MANY}",
        False,
    ),
    # λέω ο φίλος ήρθε; but: σταματώ ο χορός
    (
        is_spoken_for,
        (3, 1),
        "λέω VERB 0 root Person=1|Number=Sing; ο DET 3 det _; χορός NOUN 1 subj Number=Sing; "
        "ήρθε VERB 1 mod VerbForm=Fin",
        True,
    ),
    (
        is_spoken_for,
        (3, 1),
        "σταματώ VERB 0 root Person=1|Number=Sing; ο DET 3 det _; χορός NOUN 1 subj Number=Sing",
        False,
    ),
    # οι γονείς μπορεί να χρειαστεί να φύγουν; but: να χρειαστεί να φύγει
    (
        is_of_the_verb_below,
        (1, 2),
        f"γονείς NOUN 2 subj Number=Plur; μπορεί VERB 0 root {ONE}; να AUX 2 comp:obj _; "
        f"χρειαστεί VERB 3 comp:aux {ONE}; να AUX 4 subj _; φύγουν VERB 5 comp:aux {SEVERAL}",
        True,
    ),
    (
        is_of_the_verb_below,
        (1, 2),
        f"γονείς NOUN 2 subj Number=Plur; μπορεί VERB 0 root {ONE}; να AUX 2 comp:obj _; "
        f"χρειαστεί VERB 3 comp:aux {ONE}; να AUX 4 subj _; φύγει VERB 5 comp:aux {ONE}",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts_of_greek_subjects(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: ()}, tagger_readings, True, "el", doubts=(doubt,))
    assert found == ({edge} if doubted else set())
