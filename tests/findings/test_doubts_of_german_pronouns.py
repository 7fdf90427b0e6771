"""Doubts about German pronouns right before a noun of another phrase, and about datives, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.german_clauses import is_who_lacks_it
from lambre_core.findings.doubts.german_phrases import is_of_a_nearer_adposition
from lambre_core.findings.doubts.german_pronouns import (
    begins_the_next_clause,
    is_by_right,
    is_given_to_others,
    is_the_one_of_two,
    is_what_is_done_with_it,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

OTHERS, TO_ALL = "anderen DET 2 det Number=Plur", "guten ADJ 2 mod Number=Plur"
ADVICE = "Rat NOUN 3 comp:obj Number=Sing"
TO_THE, BANK = "Der DET 2 det _", "Bank NOUN 3 subj Gender=Fem|Number=Sing"
LACK = "fehlen VERB 0 root Number=Plur"
IT, ON = "dieses DET 3 det _", "auf ADP 4 udep _"


@pytest.mark.parametrize(
    ("doubt", "edge", "words", "doubted"),
    [
        (is_who_lacks_it, (1, 2), (TO_THE, BANK, LACK), True),
        (is_who_lacks_it, (2, 3), (TO_THE, BANK, LACK), True),
        (is_who_lacks_it, (2, 3), ("Die DET 2 det _", BANK, LACK), False),
        (is_who_lacks_it, (2, 3), (TO_THE, "Mann NOUN 3 subj Gender=Masc|Number=Sing", LACK), False),
        (is_who_lacks_it, (2, 3), (TO_THE, BANK, "arbeiten VERB 0 root Number=Plur"), False),
        (is_given_to_others, (1, 2), (OTHERS, ADVICE, "geben VERB 0 root _"), True),
        (is_given_to_others, (1, 2), (OTHERS, ADVICE, "suchen VERB 0 root _"), False),
        (is_given_to_others, (1, 2), (TO_ALL, ADVICE, "geben VERB 0 root _"), False),
        (is_what_is_done_with_it, (2, 3), (ON, IT, "Zugriff NOUN 1 comp:obj _", "haben VERB 0 root _"), True),
        (is_what_is_done_with_it, (2, 3), (ON, IT, "Dach NOUN 1 comp:obj _", "haben VERB 0 root _"), False),
        (is_what_is_done_with_it, (2, 3), (ON, IT, "Zugriff NOUN 1 comp:obj _", "warten VERB 0 root _"), False),
        (is_the_one_of_two, (2, 3), ("das DET 3 det _", "eine DET 3 det _", "Projekt NOUN 0 root _"), True),
        (is_the_one_of_two, (2, 3), ("nur ADV 3 mod _", "eine DET 3 det _", "Projekt NOUN 0 root _"), False),
        (
            begins_the_next_clause,
            (3, 2),
            ("nehmen VERB 0 root _", "an ADP 1 udep _", "du PRON 2 comp:obj _", "hast VERB 1 mod VerbForm=Fin"),
            True,
        ),
        (
            begins_the_next_clause,
            (3, 2),
            ("denke VERB 0 root _", "an ADP 1 udep _", "du PRON 2 comp:obj _", "oft ADV 1 mod _"),
            False,
        ),
        (
            begins_the_next_clause,
            (3, 2),
            (
                "nur ADV 2 mod _",
                "mit ADP 4 udep _",
                "er PRON 2 comp:obj _",
                "kann AUX 0 root VerbForm=Fin",
                "ich PRON 4 subj _",
            ),
            False,
        ),
        (is_by_right, (3, 2), ("Rechts NOUN 2 comp:obj _", "wegen ADP 0 root _", "Sie PRON 2 comp:obj _"), True),
        (is_by_right, (3, 2), ("Nur ADV 2 mod _", "wegen ADP 0 root _", "Sie PRON 2 comp:obj _"), False),
        (
            is_of_a_nearer_adposition,
            (6, 1),
            (
                "von ADP 0 root _",
                "anderen DET 6 det _",
                "im ADP 5 udep _",
                "Forum NOUN 3 comp:obj _",
                "geteilte ADJ 6 mod _",
                "Texte NOUN 1 comp:obj _",
            ),
            True,
        ),
        (
            is_of_a_nearer_adposition,
            (4, 1),
            ("von ADP 0 root _", "anderen DET 4 det _", "neu ADV 4 mod _", "Texte NOUN 1 comp:obj _"),
            False,
        ),
    ],
)
def test_doubts(
    make_sentence: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], words: tuple[str, ...], doubted: bool
) -> None:
    sentence = make_sentence(*words)
    sentence = sentence.with_tokens({word.id: replace(word, lemma=word.form) for word in sentence.tokens})
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, False, "de", doubts=[doubt])
    assert (found == {edge}) is doubted
