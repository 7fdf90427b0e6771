"""Doubts about Greek subjects and objects, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.greek_subjects import (
    does_something_to_it,
    has_the_article_of_another,
    is_of_the_verb_below,
    is_spoken_for,
    is_the_subject_itself,
    is_the_subject_of_a_passive,
    is_what_is_done,
    is_what_there_may_be,
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
    # να επιλεγεί φάκελος; but: να διαλέξει φάκελος
    (is_the_subject_of_a_passive, (2, 1), f"επιλεγεί VERB 0 root {ONE}; φάκελος NOUN 1 comp:obj Case=Nom", True),
    (is_the_subject_of_a_passive, (2, 1), f"διαλέξει VERB 0 root {ONE}; φάκελος NOUN 1 comp:obj Case=Nom", False),
    (is_the_subject_of_a_passive, (2, 1), f"χρειαστεί VERB 0 root {ONE}; φάκελος NOUN 1 comp:obj Case=Nom", False),
    # μιλάνε άλλοι χρήστες; but: μιλάτε άλλοι χρήστες, μιλάνε άλλους χρήστες, and beside another subject
    (
        is_the_subject_itself,
        (3, 1),
        f"μιλάνε VERB 0 root {SEVERAL}; άλλοι DET 3 det _; χρήστες NOUN 1 comp:obj Case=Acc|{MANY}",
        True,
    ),
    (
        is_the_subject_itself,
        (3, 1),
        f"μιλάτε VERB 0 root {MANY}|Person=2; άλλοι DET 3 det _; χρήστες NOUN 1 comp:obj Case=Acc|{MANY}",
        False,
    ),
    (
        is_the_subject_itself,
        (3, 1),
        f"μιλάνε VERB 0 root {SEVERAL}; άλλους DET 3 det _; χρήστες NOUN 1 comp:obj Case=Acc|{MANY}",
        False,
    ),
    (
        is_the_subject_itself,
        (4, 2),
        f"παιδιά NOUN 2 subj _; βλέπουν VERB 0 root {SEVERAL}; άλλοι DET 4 det _; "
        f"χρήστες NOUN 2 comp:obj Case=Acc|{MANY}",
        False,
    ),
    # οι πιθανότητες να υπάρξει ομιλία; but: οι μαθητές να υπάρξει
    (
        is_what_there_may_be,
        (1, 3),
        f"πιθανότητες NOUN 3 subj {MANY}; να AUX 0 root _; υπάρξει VERB 2 comp:aux {ONE}; "
        "ομιλία NOUN 3 comp:obj Number=Sing",
        True,
    ),
    (
        is_what_there_may_be,
        (1, 3),
        f"μαθητές NOUN 3 subj {MANY}; να AUX 0 root _; υπάρξει VERB 2 comp:aux {ONE}",
        False,
    ),
    # έχουν οι Αναγνώστες δυνατότητα; but: έχουν οι νέα δυνατότητα
    (
        has_the_article_of_another,
        (4, 1),
        f"έχουν VERB 0 root {SEVERAL}; οι DET 4 det {MANY}; Αναγνώστες ADJ 4 mod _; δυνατότητα NOUN 1 subj Number=Sing",
        True,
    ),
    (
        has_the_article_of_another,
        (4, 1),
        f"έχουν VERB 0 root {SEVERAL}; οι DET 4 det {MANY}; νέα ADJ 4 mod _; δυνατότητα NOUN 1 subj Number=Sing",
        False,
    ),
    # οι σελίδες πρέπει…; but: οι σελίδες αρχίζει
    (is_of_the_verb_below, (1, 2), f"σελίδες NOUN 2 subj {MANY}; πρέπει VERB 0 root {ONE}; … PUNCT 2 punct _", True),
    (is_of_the_verb_below, (1, 2), f"σελίδες NOUN 2 subj {MANY}; αρχίζει VERB 0 root {ONE}; … PUNCT 2 punct _", False),
    # επεξεργάζεται πληροφορίες; but: εμφανίζεται πληροφορίες
    (does_something_to_it, (2, 1), f"επεξεργάζεται VERB 0 root {ONE}; πληροφορίες NOUN 1 subj {MANY}", True),
    (does_something_to_it, (2, 1), f"εμφανίζεται VERB 0 root {ONE}; πληροφορίες NOUN 1 subj {MANY}", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts_of_greek_subjects(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: ()}, tagger_readings, True, "el", doubts=(doubt,))
    assert found == ({edge} if doubted else set())
