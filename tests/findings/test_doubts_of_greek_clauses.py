"""Doubts about Greek clauses, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.greek_clauses import (
    is_a_colour_of_something,
    is_a_converb_by_its_end,
    is_behind_what_is_somebodys,
    is_done_together,
    is_each_one,
    is_how_it_is_done,
    is_of_the_verb_before,
    is_somebody_himself,
    is_somebody_who_becomes_it,
    is_somebody_who_does_it,
    is_what_somebody_has,
    is_what_they_ask,
    is_when_it_is,
    is_with_what_stands_right_behind,
)
from lambre_core.findings.doubts.greek_phrases import is_for_now
from lambre_core.findings.doubts.joined_attributes import is_plural_of_several_nouns
from lambre_core.findings.doubts.several_subjects import is_a_quantity, is_perhaps_coordinated
from lambre_core.findings.doubts.site import Site
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

WHO = "Case=Nom|Gender=Masc|Number=Sing"
ONE = "Number=Sing|Person=3|VerbForm=Fin"
SEVERAL = "Number=Plur|Person=3|VerbForm=Fin"

CASES = (
    # την ώρα που τρώνε; but: το παιδί που τρώνε
    (
        is_when_it_is,
        (2, 3),
        f"ώρα NOUN 0 root Number=Sing; που PRON 3 subj Number=Sing; τρώνε VERB 1 mod@relcl {SEVERAL}",
        True,
    ),
    (
        is_when_it_is,
        (2, 3),
        f"παιδί NOUN 0 root Number=Sing; που PRON 3 subj Number=Sing; τρώνε VERB 1 mod@relcl {SEVERAL}",
        False,
    ),
    # ο χρήστης ανοίγοντάς το; but: ο χρήστης ανοίγεις
    (is_a_converb_by_its_end, (1, 2), f"χρήστης NOUN 2 subj {WHO}; ανοίγοντάς VERB 0 root {SEVERAL}", True),
    (is_a_converb_by_its_end, (1, 2), f"χρήστης NOUN 2 subj {WHO}; ανοίγεις VERB 0 root Number=Sing|Person=2", False),
    # έχει προς το παρόν δύο τάξεις; but: στο παρόν τάξη
    (
        is_for_now,
        (4, 5),
        "έχει VERB 0 root _; προς ADP 1 udep _; το DET 4 det _; παρόν ADJ 5 mod _; τάξεις NOUN 1 comp:obj _",
        True,
    ),
    (
        is_for_now,
        (4, 5),
        "έχει VERB 0 root _; σε ADP 1 udep _; το DET 4 det _; παρόν ADJ 5 mod _; τάξη NOUN 2 comp:obj _",
        False,
    ),
    # Το ερώτημα ποιον θέλετε; but: το ερώτημα αυτό θέλετε
    (
        is_what_they_ask,
        (1, 3),
        "ερώτημα NOUN 3 subj Number=Sing; ποιον PRON 3 comp:obj _; θέλετε VERB 0 root VerbForm=Fin",
        True,
    ),
    (
        is_what_they_ask,
        (1, 3),
        "ερώτημα NOUN 3 subj Number=Sing; αυτό DET 1 det _; θέλετε VERB 0 root VerbForm=Fin",
        False,
    ),
    # Πέφτει ο κλήρος να παίξω; but: πρέπει ο παίκτης να φύγουν
    (
        is_of_the_verb_before,
        (3, 5),
        f"πέφτει VERB 0 root {ONE}; ο DET 3 det _; κλήρος NOUN 5 subj {WHO}; να AUX 1 comp:obj _; "
        "παίξω VERB 4 comp:aux VerbForm=Fin",
        True,
    ),
    (
        is_of_the_verb_before,
        (3, 5),
        f"πρέπει VERB 0 root {ONE}; ο DET 3 det _; παίκτης NOUN 5 subj {WHO}; να AUX 1 comp:obj _; "
        "φύγουν VERB 4 comp:aux VerbForm=Fin",
        False,
    ),
    # τα δώρα που δέχεται; but: τα δώρα που φτάνει
    (
        is_what_somebody_has,
        (2, 3),
        f"δώρα NOUN 0 root Number=Plur; που PRON 3 subj Number=Plur; δέχεται VERB 1 mod@relcl {ONE}",
        True,
    ),
    (
        is_what_somebody_has,
        (2, 3),
        f"δώρα NOUN 0 root Number=Plur; που PRON 3 subj Number=Plur; φτάνει VERB 1 mod@relcl {ONE}",
        False,
    ),
    # οι φίλοι που έχει σπίτι
    (
        is_what_somebody_has,
        (2, 3),
        f"φίλοι NOUN 0 root Number=Plur; που PRON 3 subj Number=Plur; έχει VERB 1 mod@relcl {ONE}; "
        "σπίτι NOUN 3 comp:obj _",
        False,
    ),
    # κάντε πρώτα δοκιμή; but: είδα μεγάλα δοκιμή
    (
        is_how_it_is_done,
        (2, 3),
        "κάντε VERB 0 root _; πρώτα ADJ 3 mod Number=Plur; δοκιμή NOUN 1 comp:obj Number=Sing",
        True,
    ),
    (
        is_how_it_is_done,
        (2, 3),
        "είδα VERB 0 root _; μεγάλα ADJ 3 mod Number=Plur; δοκιμή NOUN 1 comp:obj Number=Sing",
        False,
    ),
    # μαύρο νύχτας; but: μαύρο νύχτα
    (is_a_colour_of_something, (1, 2), "μαύρο ADJ 2 mod _; νύχτας NOUN 0 root Case=Gen", True),
    (is_a_colour_of_something, (1, 2), "μαύρο ADJ 2 mod _; νύχτα NOUN 0 root Case=Acc", False),
    # η ομάδα των παικτών νικούν, η ομάδα τους νικούν; but: η ομάδα μου νικούν, η ομάδα των παικτών νικώ
    (
        is_a_quantity,
        (1, 3),
        f"ομάδα NOUN 3 subj {WHO}; παικτών NOUN 1 mod Case=Gen; νικούν VERB 0 root {SEVERAL}",
        True,
    ),
    (is_a_quantity, (1, 3), f"ομάδα NOUN 3 subj {WHO}; τους PRON 1 mod Case=Gen; νικούν VERB 0 root {SEVERAL}", True),
    (is_a_quantity, (1, 3), f"ομάδα NOUN 3 subj {WHO}; μου PRON 1 mod Case=Gen; νικούν VERB 0 root {SEVERAL}", False),
    (
        is_a_quantity,
        (1, 3),
        f"ομάδα NOUN 3 subj {WHO}; παικτών NOUN 1 mod Case=Gen; νικώ VERB 0 root Number=Sing|Person=1|VerbForm=Fin",
        False,
    ),
    # ένας αριθμός παικτών νικούν; but: ο αριθμός παικτών δείχνουν
    (
        is_a_quantity,
        (2, 4),
        f"ένας DET 2 det _; αριθμός NOUN 4 subj {WHO}; παικτών NOUN 2 mod Case=Gen; νικούν VERB 0 root {SEVERAL}",
        True,
    ),
    (
        is_a_quantity,
        (2, 4),
        f"ο DET 2 det _; αριθμός NOUN 4 subj {WHO}; παικτών NOUN 2 mod Case=Gen; νικούν VERB 0 root {SEVERAL}",
        False,
    ),
    # παίζει και οι φίλοι γελούν; but: παίζει και οι φίλοι
    (
        is_perhaps_coordinated,
        (4, 1),
        f"παίζει VERB 0 root {ONE}; και CCONJ 4 cc _; οι DET 4 det _; φίλοι NOUN 1 subj Case=Nom|Number=Plur; "
        f"γελούν VERB 1 conj:coord {SEVERAL}",
        True,
    ),
    (
        is_perhaps_coordinated,
        (4, 1),
        f"παίζει VERB 0 root {ONE}; και CCONJ 4 cc _; οι DET 4 det _; φίλοι NOUN 1 subj Case=Nom|Number=Plur",
        False,
    ),
    # οι πόλη και χωριά; but: οι πόλη και τα χωριά
    (
        is_plural_of_several_nouns,
        (1, 2),
        "οι DET 2 det Number=Plur; πόλη NOUN 0 root Number=Sing; και CCONJ 4 cc _; χωριά NOUN 2 conj:coord _",
        True,
    ),
    (
        is_plural_of_several_nouns,
        (1, 2),
        "οι DET 2 det Number=Plur; πόλη NOUN 0 root Number=Sing; και CCONJ 5 cc _; τα DET 5 det _; "
        "χωριά NOUN 2 conj:coord _",
        False,
    ),
    # στον προσωπικό του χώρο; but: το προσωπικό του χώρο
    (
        is_behind_what_is_somebodys,
        (3, 4),
        "τον DET 2 det Case=Acc|Gender=Masc; προσωπικό NOUN 0 root Case=Acc|Gender=Neut; του DET 4 det Case=Gen; "
        "χώρο NOUN 2 mod Case=Acc|Gender=Masc",
        True,
    ),
    (
        is_behind_what_is_somebodys,
        (3, 4),
        "το DET 2 det Case=Acc|Gender=Neut; προσωπικό NOUN 0 root Case=Acc|Gender=Neut; του DET 4 det Case=Gen; "
        "χώρο NOUN 2 mod Case=Acc|Gender=Masc",
        False,
    ),
    # τις αλλαγές ο ίδιος; but: ίδιος αλλαγές
    (
        is_somebody_himself,
        (3, 1),
        "αλλαγές NOUN 0 root Case=Acc|Gender=Fem; ο DET 3 det _; ίδιος ADJ 1 mod Case=Nom|Gender=Masc",
        True,
    ),
    (
        is_somebody_himself,
        (1, 2),
        "ίδιος ADJ 2 mod Case=Nom|Gender=Masc; αλλαγές NOUN 0 root Case=Acc|Gender=Fem",
        False,
    ),
    # σε ψήφους πρώτος βουλευτής; but: σε μεγάλος βουλευτής
    (
        is_with_what_stands_right_behind,
        (4, 1),
        f"σε ADP 0 root _; ψήφους ADJ 4 mod Case=Acc|Number=Plur; πρώτος ADJ 4 mod _; βουλευτής NOUN 1 comp:obj {WHO}",
        True,
    ),
    (
        is_with_what_stands_right_behind,
        (3, 1),
        f"σε ADP 0 root _; μεγάλος ADJ 3 mod {WHO}; βουλευτής NOUN 1 comp:obj {WHO}",
        False,
    ),
    # μίλησαν ο Νίκος με τον Άρη; but: μίλησαν ο Νίκος
    (
        is_done_together,
        (3, 1),
        f"μίλησαν VERB 0 root {SEVERAL}; ο DET 3 det _; Νίκος PROPN 1 subj {WHO}; με ADP 1 udep _; "
        "τον DET 6 det _; Άρη PROPN 4 comp:obj _",
        True,
    ),
    (is_done_together, (3, 1), f"μίλησαν VERB 0 root {SEVERAL}; ο DET 3 det _; Νίκος PROPN 1 subj {WHO}", False),
    # παλιών του φίλων; but: παλιό του φίλων
    (
        is_behind_what_is_somebodys,
        (2, 3),
        "παλιών ADJ 0 root Case=Gen|Number=Plur; του DET 3 det Number=Sing; φίλων NOUN 1 mod Case=Gen|Number=Plur",
        True,
    ),
    (
        is_behind_what_is_somebodys,
        (2, 3),
        "παλιό ADJ 0 root Case=Acc|Number=Sing; του DET 3 det Number=Sing; φίλων NOUN 1 mod Case=Gen|Number=Plur",
        False,
    ),
    # κάθε μαγεία; but: κάθε σώματα
    (is_each_one, (1, 2), "κάθε DET 2 det Number=Sing; μαγεία NOUN 0 root Number=Plur", True),
    (is_each_one, (1, 2), "κάθε DET 2 det Number=Sing; σώματα NOUN 0 root Number=Plur", False),
    # αθλητής παιδιά; but: ξεχωριστές παιδιά
    (is_somebody_who_does_it, (1, 2), "αθλητής ADJ 2 mod Number=Sing; παιδιά NOUN 0 root Number=Plur", True),
    (is_somebody_who_does_it, (1, 2), "ξεχωριστές ADJ 2 mod Number=Plur; παιδιά NOUN 0 root Number=Plur", False),
    # να γίνει κάποιος μέλος; but: να δει κάποιος μέλος
    (
        is_somebody_who_becomes_it,
        (2, 3),
        f"γίνει VERB 0 root {ONE}; κάποιος DET 3 det Gender=Masc; μέλος NOUN 1 comp:pred Gender=Neut",
        True,
    ),
    (
        is_somebody_who_becomes_it,
        (2, 3),
        f"δει VERB 0 root {ONE}; κάποιος DET 3 det Gender=Masc; μέλος NOUN 1 comp:pred Gender=Neut",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), CASES)
def test_doubts_of_greek_clauses(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: ()}, tagger_readings, True, "el", doubts=(doubt,))
    assert found == ({edge} if doubted else set())
