"""Doubts about German nouns that only seem subjects, and attributes behind what is put in between, each with a near
miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.german_attributes import is_behind_a_bracket, is_behind_an_opinion, is_of_a_degree
from lambre_core.findings.doubts.german_subjects import (
    are_befallen,
    has_a_clause_for_its_subject,
    is_asked_for,
    is_done_by_this,
    is_told_to_look,
    is_who_does_it,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.doubts.subjects import is_perhaps_the_subject
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

PUPILS = ("Die DET 2 det _", "Schüler NOUN 3 subj Case=Nom|Number=Plur")
EXAM = ("heute ADV 3 mod _", "eine DET 6 det _", "Prüfung NOUN 3 comp:obj Case=Nom|Number=Sing")
ONE = "Number=Sing|Person=3|VerbForm=Fin"
SAYS, THAT = "sagt/sagen VERB 0 root _", "dass SCONJ 1 comp:obj _"


@pytest.mark.parametrize(
    ("doubt", "edge", "words", "doubted"),
    [
        (are_befallen, (2, 3), (*PUPILS, f"erwartet/erwarten VERB 0 root {ONE}", *EXAM), True),
        (are_befallen, (2, 3), (*PUPILS, f"schreibt/schreiben VERB 0 root {ONE}", *EXAM), False),
        (
            is_done_by_this,
            (4, 5),
            (SAYS, THAT, "dies PRON 5 det _", "Kosten NOUN 5 subj Number=Plur", f"verursacht VERB 2 comp:obj {ONE}"),
            True,
        ),
        (
            is_done_by_this,
            (4, 5),
            (SAYS, THAT, "die DET 4 det _", "Kosten NOUN 5 subj Number=Plur", f"steigt VERB 2 comp:obj {ONE}"),
            False,
        ),
        (
            is_who_does_it,
            (2, 3),
            (f"Macht/machen VERB 0 root {ONE}", "das DET 3 det _", "Spaß NOUN 1 subj Gender=Masc"),
            True,
        ),
        (
            is_who_does_it,
            (2, 3),
            (
                f"Kauft/kaufen VERB 0 root {ONE}",
                "das DET 3 det _",
                "Mann NOUN 1 subj Gender=Masc",
                "Brot NOUN 1 comp:obj _",
            ),
            False,
        ),
        (
            is_behind_an_opinion,
            (5, 6),
            (
                "ein DET 6 det _",
                "meiner DET 3 det _",
                "Meinung NOUN 4 comp:obj _",
                "nach ADP 5 mod _",
                "wichtiger ADJ 6 mod _",
                "Punkt NOUN 0 root _",
            ),
            True,
        ),
        (
            is_behind_an_opinion,
            (3, 4),
            ("nach ADP 0 root _", "meiner DET 4 det _", "wichtiger ADJ 4 mod _", "Punkt NOUN 1 comp:obj _"),
            False,
        ),
        (
            is_behind_a_bracket,
            (6, 7),
            (
                "jedes DET 8 subj _",
                "( PUNCT 4 punct _",
                "mit ADP 6 udep _",
                "Netz NOUN 3 comp:obj _",
                ") PUNCT 4 punct _",
                "verbundene ADJ 7 mod _",
                "Gerät NOUN 8 subj _",
                "zählt VERB 0 root _",
            ),
            True,
        ),
        (is_behind_a_bracket, (2, 3), ("( PUNCT 3 punct _", "verbundene ADJ 3 mod _", "Gerät NOUN 0 root _"), False),
        (
            is_of_a_degree,
            (3, 4),
            (
                "Verwandter NOUN 4 mod _",
                "zweiten ADJ 3 mod _",
                "Grades NOUN 4 subj Case=Gen",
                "kam VERB 0 root _",
            ),
            True,
        ),
        (is_of_a_degree, (2, 3), ("guten ADJ 2 mod _", "Mannes NOUN 3 subj Case=Gen", "kam VERB 0 root _"), False),
        (
            is_asked_for,
            (1, 2),
            ("Brot NOUN 2 subj Case=Acc", "gib/geben VERB 0 root Mood=Imp", "mir PRON 2 comp:obl _"),
            True,
        ),
        (
            is_asked_for,
            (1, 2),
            ("Schwester NOUN 2 subj Case=Acc", "gib/geben VERB 0 root Mood=Imp", "Brot NOUN 2 comp:obj _"),
            False,
        ),
        (
            is_told_to_look,
            (4, 1),
            ("siehe VERB 0 root _", "da ADV 1 mod _", "und CCONJ 4 cc _", "kam VERB 1 conj:coord _"),
            True,
        ),
        (is_told_to_look, (3, 1), ("sieht VERB 0 root _", "und CCONJ 3 cc _", "kam VERB 1 conj:coord _"), False),
        (
            has_a_clause_for_its_subject,
            (3, 4),
            (
                "Leute NOUN 0 root _",
                ", PUNCT 4 punct _",
                "die PRON 4 subj _",
                f"stört VERB 1 mod {ONE}",
                ", PUNCT 6 punct _",
                "dass SCONJ 4 comp:obj _",
            ),
            True,
        ),
        (
            has_a_clause_for_its_subject,
            (3, 4),
            (
                "Leute NOUN 0 root _",
                ", PUNCT 4 punct _",
                "die PRON 4 subj _",
                f"stört VERB 1 mod {ONE}",
                ", PUNCT 6 punct _",
                "gehen VERB 1 mod _",
            ),
            False,
        ),
        (
            is_perhaps_the_subject,
            (2, 1),
            ("Hilf/helfen VERB 0 root Mood=Imp|VerbForm=Fin", "mich PRON 1 comp:obj Case=Acc"),
            False,
        ),
        (
            is_perhaps_the_subject,
            (2, 1),
            ("Kommt/kommen VERB 0 root Mood=Ind|VerbForm=Fin", "niemand PRON 1 comp:obj Case=Acc"),
            True,
        ),
    ],
)
def test_doubts(
    with_lemmas: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], words: tuple[str, ...], doubted: bool
) -> None:
    found = doubtful_edges(with_lemmas(*words), {edge: []}, tagger_readings, False, "de", doubts=[doubt])
    assert (found == {edge}) is doubted
