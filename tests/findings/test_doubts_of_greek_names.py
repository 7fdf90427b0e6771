"""Doubts about Greek names, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.greek_names import is_a_foreigner, is_beside_a_name, is_in_a_street
from lambre_core.findings.doubts.names import is_plural_name
from lambre_core.findings.doubts.site import Site
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

CASES = (
    # στην Αθηνάς; but: στην πόλης, την Κίνας
    (is_in_a_street, (2, 1), "στην ADP 0 root _; Αθηνάς PROPN 1 comp:obj Case=Gen", True),
    (is_in_a_street, (2, 1), "στην ADP 0 root _; πόλης NOUN 1 comp:obj Case=Gen", False),
    (is_in_a_street, (1, 2), "την DET 2 det Case=Acc; Αθηνάς PROPN 0 root Case=Gen", True),
    (is_in_a_street, (1, 2), "την DET 2 det Case=Acc; Κίνας PROPN 0 root Case=Gen", False),
    # τον Κόπολα, το Κίνα - Κορέα; but: τον Κίνα
    (is_a_foreigner, (1, 2), "τον DET 2 det Gender=Masc; Κόπολα PROPN 0 root Gender=Fem", True),
    (is_a_foreigner, (1, 2), "τον DET 2 det Gender=Masc; Κίνα PROPN 0 root Gender=Fem", False),
    (is_a_foreigner, (1, 2), "το DET 2 det Gender=Neut; Κίνα PROPN 0 root Gender=Fem", True),
    # Δεκεμβριανά άρχισε; but: οι Αρχές άρχισε
    (
        is_plural_name,
        (2, 3),
        "τα DET 2 det _; Δεκεμβριανά PROPN 3 subj Number=Plur; άρχισε VERB 0 root Number=Sing",
        True,
    ),
    (is_plural_name, (2, 3), "οι DET 2 det _; Αρχές PROPN 3 subj Number=Plur; άρχισε VERB 0 root Number=Sing", False),
    # το νέο Παππά; but: το Παππά
    (
        is_beside_a_name,
        (1, 3),
        "το DET 3 det Gender=Neut; νέο ADJ 3 mod Gender=Neut; Παππά PROPN 0 root Gender=Masc",
        True,
    ),
    (
        is_beside_a_name,
        (1, 3),
        "το DET 3 det Gender=Neut; νέου ADJ 3 mod Gender=Masc; Παππά PROPN 0 root Gender=Masc",
        False,
    ),
    # τον κύριο Ρήγα βοήθεια
    (
        is_beside_a_name,
        (1, 4),
        "τον DET 4 det Gender=Masc; κύριο ADJ 4 mod Gender=Masc; Ρήγα ADJ 4 mod Gender=Masc; "
        "βοήθεια NOUN 0 root Gender=Fem",
        True,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), CASES)
def test_doubts_of_greek_names(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: ()}, tagger_readings, True, "el", doubts=(doubt,))
    assert found == ({edge} if doubted else set())
