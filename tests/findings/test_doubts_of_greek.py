"""Doubts about Greek phrases, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.determiners import differs_in_several
from lambre_core.findings.doubts.greek import (
    has_a_genitive_behind_a_noun,
    has_lost_its_n,
    is_a_genitive_of_quality,
    is_a_loan_word,
    is_a_noun_of_its_own,
    is_before_an_adposition,
    is_done_so,
    is_masculine_by_its_lemma,
    is_more_than_one,
    is_run_together,
    is_then,
    is_what_belongs_to_it,
)
from lambre_core.findings.doubts.greek_manuals import (
    does_it_itself,
    does_it_to_something,
    has_its_own_clause,
    is_a_label,
    is_a_label_of_it,
    is_a_listed_adjective,
    is_a_relative_behind_its_verb,
    is_among_themselves,
    is_done_in_that_way,
    is_for_whom,
    is_hoped,
    is_of_whom_something_is_done,
    is_on_one_side,
    is_one_of_two,
    is_parted_by_a_colon,
    is_passive_by_its_end,
    is_so_many_each,
    is_taken_for_a_genitive,
    is_the_last_of_a_number,
    is_typed,
    is_what_others_make_up,
    is_wrong_itself,
    stands_at_a_sign,
)
from lambre_core.findings.doubts.greek_phrases import (
    agrees_with_the_next,
    has_an_article_as_a_predicate,
    has_an_object_itself,
    is_a_genitive_by_its_end,
    is_a_noun_as_a_predicate,
    is_a_noun_behind_another,
    is_a_participle_as_a_noun,
    is_a_pronoun_behind_a_verb,
    is_a_thing_of_it,
    is_an_accusative_by_its_article,
    is_an_attribute_itself,
    is_apposed_behind_an_adposition,
    is_before_a_question,
    is_before_a_question_word,
    is_before_each,
    is_before_its_noun,
    is_by_oneself,
    is_done_by_somebody_above,
    is_done_by_who_stands_behind,
    is_finite_by_its_end,
    is_likened,
    is_of_a_quality,
    is_of_a_verb_behind_na,
    is_of_that_kind,
    is_one_of_a_kind,
    is_so_many,
    is_so_much_of_it,
    is_somebodys_self,
    is_the_end_of_a_number,
    is_the_noun_itself,
    is_wanted_to_do_it,
    is_what_it_does_it_to,
    is_what_you_are,
    is_what_you_did,
    is_where_it_is,
    stands_between_commas,
)
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

MASC, FEM, NEUT = ("Gender=" + gender + "|Number=Sing" for gender in ("Masc", "Fem", "Neut"))
NOM, GEN, ACC = "Case=Nom", "Case=Gen", "Case=Acc"
MANY = "Number=Plur"

ROWS: tuple[Row, ...] = (
    # όλη την κίνηση; but: την πελάτης
    (is_an_accusative_by_its_article, (1, 2), f"την DET 2 det {ACC}|{FEM}; κίνηση NOUN 0 root {NOM}|{FEM}", True),
    (is_an_accusative_by_its_article, (1, 2), f"τον DET 2 det {ACC}|{MASC}; πελάτης NOUN 0 root {NOM}|{MASC}", False),
    (is_an_accusative_by_its_article, (1, 2), f"την DET 2 det {ACC}|{FEM}; πρότυπο NOUN 0 root {NOM}|{NEUT}", False),
    # κάθε συμμετέχων; but: κάθε πελατών
    (is_a_participle_as_a_noun, (1, 2), f"κάθε DET 2 det {NOM}; συμμετέχων NOUN 0 root {GEN}|{MANY}", True),
    (is_a_participle_as_a_noun, (1, 2), f"κάθε DET 2 det {NOM}; πελάτες NOUN 0 root {GEN}|{MANY}", False),
    # δεν είστε φοιτητής, παραμένουν στόχος; but: βλέπετε φοιτητής
    (is_what_you_are, (2, 1), f"είστε VERB 0 root _; φοιτητής NOUN 1 comp:obj {NOM}", True),
    (is_what_you_are, (2, 1), f"παραμένουν VERB 0 root _; στόχος NOUN 1 comp:obj {NOM}", True),
    (is_what_you_are, (2, 1), f"βλέπετε VERB 0 root _; φοιτητής NOUN 1 comp:obj {NOM}", False),
    # μία χαμηλής ανάλυσης; but: μία ανάλυσης
    (
        is_one_of_a_kind,
        (1, 3),
        f"μία DET 3 det {NOM}|{FEM}; χαμηλής ADJ 3 mod {GEN}|{FEM}; ανάλυσης NOUN 0 root {GEN}|{FEM}",
        True,
    ),
    (is_one_of_a_kind, (1, 2), f"μία DET 2 det {NOM}|{FEM}; ανάλυσης NOUN 0 root {GEN}|{FEM}", False),
    # δίνει τη καλής όψης; but: κάτοικοι τη μικρής πόλης
    (
        is_one_of_a_kind,
        (2, 4),
        f"δίνει VERB 0 root _; τη DET 4 det {ACC}|{FEM}; καλής ADJ 4 mod {GEN}|{FEM}; όψης NOUN 1 comp:obj {GEN}|{FEM}",
        True,
    ),
    (
        is_one_of_a_kind,
        (2, 4),
        f"κάτοικοι NOUN 0 root _; τη DET 4 det {ACC}|{FEM}; μικρής ADJ 4 mod {GEN}|{FEM}; πόλης NOUN 1 mod {GEN}|{FEM}",
        False,
    ),
    # not: μέλη της μεγάλη πόλης
    (
        has_a_genitive_behind_a_noun,
        (3, 4),
        f"μέλη NOUN 0 root _; της DET 4 det {GEN}|{FEM}; μεγάλη ADJ 4 mod {NOM}|{FEM}; πόλης NOUN 1 mod {GEN}|{FEM}",
        False,
    ),
    # τις παλιές USB συσκευές, στον παλιό κώδικα; but: τις συσκευές IoT, στον πηγαίο
    (
        is_before_its_noun,
        (1, 2),
        "τις DET 2 det Gender=Fem; ξεχωριστές NOUN 0 root Gender=Masc; IoT X 2 flat _; συσκευές NOUN 2 mod Gender=Fem",
        True,
    ),
    (
        is_before_its_noun,
        (1, 2),
        f"τον DET 2 det {ACC}|{MASC}; σημαντικό NOUN 0 root {ACC}|{NEUT}; κώδικα NOUN 2 mod {ACC}|{MASC}",
        True,
    ),
    (is_before_its_noun, (1, 2), "τις DET 2 det Gender=Fem; πίνακες NOUN 0 root Gender=Masc; IoT X 2 flat _", False),
    (is_before_its_noun, (1, 2), f"τον DET 2 det {ACC}|{MASC}; σημαντικό NOUN 0 root {ACC}|{NEUT}", False),
    # θέσεις κάτω δεξιά, δίπλα; but: θέσεις δεξιά
    (is_where_it_is, (1, 3), "θέσεις ADJ 3 mod _; κάτω ADV 3 mod _; δεξιά NOUN 0 root _", True),
    (is_where_it_is, (1, 2), "όλοι ADJ 2 mod _; δίπλα NOUN 0 root _", True),
    (is_where_it_is, (1, 2), "μεγάλες ADJ 2 mod _; δεξιά NOUN 0 root _", False),
    # ακούγονται όπως η λέξη; but: όπως ακούγονται η λέξη
    (
        is_likened,
        (4, 1),
        "ακούγονται VERB 0 root _; όπως ADV 1 mod _; η DET 4 det _; λέξη NOUN 1 subj _",
        True,
    ),
    (is_likened, (4, 2), "όπως ADV 2 mod _; ακούγονται VERB 0 root _; η DET 4 det _; λέξη NOUN 2 subj _", False),
    # μετατρέπει τα σήματα; but: μετατρέπει οι μέρες, γίνεται τα σήματα
    (
        is_what_it_does_it_to,
        (3, 1),
        f"μετατρέπει VERB 0 root Number=Sing; τα DET 3 det _; σήματα NOUN 1 subj Gender=Neut|{MANY}",
        True,
    ),
    (
        is_what_it_does_it_to,
        (3, 1),
        f"μετατρέπει VERB 0 root Number=Sing; οι DET 3 det _; μέρες NOUN 1 subj Gender=Fem|{MANY}",
        False,
    ),
    (
        is_what_it_does_it_to,
        (3, 1),
        f"γίνεται VERB 0 root Number=Sing; τα DET 3 det _; σήματα NOUN 1 subj Gender=Neut|{MANY}",
        False,
    ),
    # ένα κάθε φορά; but: το κάθε αρχείο
    (is_before_each, (1, 3), "ένα DET 3 det _; κάθε DET 3 det _; φορά NOUN 0 root _", True),
    (is_before_each, (1, 3), "το DET 3 det _; κάθε DET 3 det _; φορά NOUN 0 root _", False),
    # είναι το αντίθετο; but: είναι αντίθετο
    (has_an_article_as_a_predicate, (3, 1), "είναι AUX 0 root _; το DET 3 det _; αντίθετο ADJ 1 comp:pred _", True),
    (has_an_article_as_a_predicate, (2, 1), "είναι AUX 0 root _; αντίθετο ADJ 1 comp:pred _", False),
    # άσκηση μόνοι σας; but: άσκηση μόνοι
    (is_by_oneself, (2, 1), "άσκηση NOUN 0 root _; μόνοι ADJ 1 mod _; σας PRON 2 mod _", True),
    (is_by_oneself, (2, 1), "άσκηση NOUN 0 root _; μόνοι ADJ 1 mod _", False),
    # καθιστώντας τον ένα εργαλείο; but: καθιστώντας τον εργαλείο
    (
        is_a_pronoun_behind_a_verb,
        (2, 4),
        "καθιστώντας VERB 0 root _; τον DET 4 det _; ένα DET 4 det _; εργαλείο NOUN 1 comp:obj _",
        True,
    ),
    (
        is_a_pronoun_behind_a_verb,
        (2, 3),
        "καθιστώντας VERB 0 root _; τον DET 3 det _; εργαλείο NOUN 1 comp:obj _",
        False,
    ),
    # το πόση αντίσταση; but: το αντίσταση
    (is_before_a_question, (1, 3), "το DET 3 det _; πόση DET 3 det _; αντίσταση NOUN 0 root _", True),
    (is_before_a_question, (1, 2), "το DET 2 det _; αντίσταση NOUN 0 root _", False),
    # εκατομμύρια εικόνες; but: μεγάλα εικόνες
    (is_so_many, (1, 2), "εκατομμύρια ADJ 2 mod _; εικόνες NOUN 0 root _", True),
    (is_so_many, (1, 2), "μεγάλα ADJ 2 mod _; εικόνες NOUN 0 root _", False),
    # αισθητήρες φωτός έχουν; but: φωτός έχουν
    (is_an_attribute_itself, (2, 3), f"αισθητήρες NOUN 3 mod _; φωτός NOUN 3 subj {GEN}; έχουν VERB 0 root _", True),
    (is_an_attribute_itself, (1, 2), f"φωτός NOUN 2 subj {GEN}; έχουν VERB 0 root _", False),
    # χρονοδιακόπτη 9 λεπτών; but: ρύθμισε 9 λεπτών
    (
        is_so_much_of_it,
        (4, 1),
        f"ρύθμισε VERB 0 root _; χρονοδιακόπτη NOUN 1 comp:obj _; 9 NUM 4 mod _; λεπτών NOUN 1 comp:obj {GEN}",
        True,
    ),
    (is_so_much_of_it, (3, 1), f"ρύθμισε VERB 0 root VerbForm=Fin; 9 NUM 3 mod _; λεπτών NOUN 1 comp:obj {GEN}", False),
    # πλήρους μεγέθους έκδοση; but: της πλήρους μεγέθους έκδοση, πλήρους έκδοση
    (
        is_of_a_quality,
        (1, 3),
        f"πλήρους ADJ 3 mod {GEN}; μεγέθους ADJ 3 mod {GEN}; έκδοση NOUN 0 root {ACC}",
        True,
    ),
    (
        is_of_a_quality,
        (2, 4),
        f"της DET 4 det {GEN}; πλήρους ADJ 4 mod {GEN}; μεγέθους ADJ 4 mod {GEN}; έκδοση NOUN 0 root {ACC}",
        False,
    ),
    (is_of_a_quality, (1, 2), f"πλήρους ADJ 2 mod {GEN}; έκδοση NOUN 0 root {ACC}", False),
    # από μοντέλο δάσκαλος; but: από δάσκαλος
    (
        is_apposed_behind_an_adposition,
        (3, 1),
        f"από ADP 0 root _; μοντέλο NOUN 3 mod _; δάσκαλος NOUN 1 comp:obj {NOM}",
        True,
    ),
    (is_apposed_behind_an_adposition, (2, 1), f"από ADP 0 root _; δάσκαλος NOUN 1 comp:obj {NOM}", False),
    # ρυθμίσεις με το όνομα να έχει; but: ρυθμίσεις να έχει
    (
        is_of_a_verb_behind_na,
        (1, 5),
        f"ρυθμίσεις NOUN 5 subj {MANY}; με ADP 1 udep _; όνομα NOUN 2 comp:obj {NEUT}; να AUX 5 mod _; "
        "έχει VERB 0 root Number=Sing",
        True,
    ),
    (
        is_of_a_verb_behind_na,
        (1, 3),
        f"ρυθμίσεις NOUN 3 subj {MANY}; να AUX 3 mod _; έχει VERB 0 root Number=Sing",
        False,
    ),
    # Maps, υπηρεσία, επιτρέπουν; but: υπηρεσία επιτρέπουν
    (
        stands_between_commas,
        (3, 5),
        "Maps X 5 subj _; , PUNCT 3 punct _; υπηρεσία NOUN 5 subj _; , PUNCT 3 punct _; επιτρέπουν VERB 0 root _",
        True,
    ),
    (
        stands_between_commas,
        (3, 4),
        "Maps X 4 subj _; , PUNCT 3 punct _; υπηρεσία NOUN 4 subj _; επιτρέπουν VERB 0 root _",
        False,
    ),
    # είναι πρόθεμα; but: είναι έτοιμα
    (is_a_noun_as_a_predicate, (2, 1), "είναι AUX 0 root _; πρόθεμα ADJ 1 comp:pred _", True),
    (is_a_noun_as_a_predicate, (2, 1), "είναι AUX 0 root _; έτοιμα ADJ 1 comp:pred _", False),
    # το κατάφερες; but: το μεγάλες κατάφερες, το καταφορά
    (is_what_you_did, (1, 2), "το DET 2 det _; κατάφερες NOUN 0 root _", True),
    (is_what_you_did, (1, 2), "το DET 2 det _; καταφορά NOUN 0 root _", False),
    # θερμοστάτη συνδεδεμένο; but: μεγάλη συνδεδεμένο
    (is_the_noun_itself, (1, 2), f"θερμοστάτη ADJ 2 mod {MASC}; συνδεδεμένο NOUN 0 root {NEUT}", True),
    (is_the_noun_itself, (1, 2), f"μεγάλη ADJ 2 mod {FEM}; συνδεδεμένο NOUN 0 root {NEUT}", False),
    # κλάσεις χρονοδιακόπτη; but: κλάσεις μεγάλη
    (is_a_noun_behind_another, (2, 1), f"κλάσεις NOUN 0 root {MANY}; χρονοδιακόπτη ADJ 1 mod {MASC}", True),
    (is_a_noun_behind_another, (2, 1), f"κλάσεις NOUN 0 root {MANY}; μεγάλη ADJ 1 mod {FEM}", False),
    # στέλνουν είδους τα δεδομένα; but: στέλνουν πόλης τα δεδομένα
    (is_of_that_kind, (2, 1), f"στέλνουν VERB 0 root _; είδους NOUN 1 comp:obj {GEN}; τα DET 4 det _", True),
    (is_of_that_kind, (2, 1), f"στέλνουν VERB 0 root _; πόλης NOUN 1 comp:obj {GEN}; τα DET 4 det _", False),
    # περιστατικά κυκλοφορίας; but: μεγάλη κυκλοφορίας
    (
        is_a_thing_of_it,
        (1, 2),
        f"περιστατικά ADJ 2 mod {ACC}|Gender=Neut|{MANY}; κυκλοφορίας NOUN 0 root {GEN}|{FEM}",
        True,
    ),
    (is_a_thing_of_it, (1, 2), f"μεγάλη ADJ 2 mod {ACC}|{FEM}; κυκλοφορίας NOUN 0 root {GEN}|{FEM}", False),
    # θέλετε συσκευή να στέλνει; but: θέλετε συσκευή
    (is_wanted_to_do_it, (2, 1), f"θέλετε VERB 0 root _; συσκευή NOUN 1 comp:obj {NOM}; να AUX 1 mod _", True),
    (is_wanted_to_do_it, (2, 1), f"θέλετε VERB 0 root _; συσκευή NOUN 1 comp:obj {NOM}", False),
    # να συστήσει; but: να συστήνοντας
    (is_finite_by_its_end, (2, 1), "να AUX 0 root _; συστήσει VERB 1 comp:aux VerbForm=Inf", True),
    (is_finite_by_its_end, (2, 1), "να AUX 0 root _; συστήνοντας VERB 1 comp:aux VerbForm=Conv", False),
    # κατάφερε να ορίσει μέρη; but: κατάφερε να έρθουν οι φίλοι, πρέπει να έρθει μέρη
    (
        is_done_by_somebody_above,
        (4, 3),
        "κατάφερε VERB 0 root _; να AUX 1 comp:obj _; ορίσει VERB 2 comp:aux _; μέρη NOUN 3 subj Gender=Neut",
        True,
    ),
    (
        is_done_by_somebody_above,
        (5, 3),
        "κατάφερε VERB 0 root _; να AUX 1 comp:obj _; έρθει VERB 2 comp:aux _; οι DET 5 det _; φίλοι NOUN 3 subj _",
        False,
    ),
    (
        is_done_by_somebody_above,
        (4, 3),
        "πρέπει VERB 0 root _; να AUX 1 comp:obj _; ορίσει VERB 2 comp:aux _; μέρη NOUN 3 subj Gender=Neut",
        False,
    ),
    # κατανόηση του πώς αναπτύξετε; but: κατανόηση αναπτύξετε
    (is_before_a_question_word, (1, 3), "κατανόηση NOUN 3 subj _; πώς ADV 3 mod _; αναπτύξετε VERB 0 root _", True),
    (is_before_a_question_word, (1, 2), "κατανόηση NOUN 2 subj _; αναπτύξετε VERB 0 root _", False),
    # μεγάλη λογική και πλαίσιο; but: μεγάλη λογικό και πλαίσιο
    (
        agrees_with_the_next,
        (1, 4),
        f"μεγάλη ADJ 4 mod {FEM}; λογική ADJ 4 mod {FEM}; και CCONJ 2 cc _; πλαίσιο NOUN 0 root {NEUT}",
        True,
    ),
    (
        agrees_with_the_next,
        (1, 4),
        f"μεγάλη ADJ 4 mod {FEM}; λογικό ADJ 4 mod {NEUT}; και CCONJ 2 cc _; πλαίσιο NOUN 0 root {NEUT}",
        False,
    ),
    # το μελλοντικό σας εγώ θέλει; but: εγώ θέλει
    (
        is_somebodys_self,
        (4, 5),
        "το DET 4 det _; μελλοντικό ADJ 4 mod _; σας PRON 2 mod _; εγώ PRON 5 subj _; θέλει VERB 0 root _",
        True,
    ),
    (is_somebodys_self, (1, 2), "εγώ PRON 2 subj _; θέλει VERB 0 root _", False),
    # που χρειάζεται το έργο; but: που χρειάζονται το έργο
    (
        is_done_by_who_stands_behind,
        (1, 2),
        f"που PRON 2 subj {MANY}; χρειάζεται VERB 0 root Number=Sing; το DET 4 det _; έργο NOUN 2 comp:obj {NEUT}",
        True,
    ),
    (
        is_done_by_who_stands_behind,
        (1, 2),
        f"που PRON 2 subj _; χρειάζονται VERB 0 root {MANY}; το DET 4 det _; έργο NOUN 2 comp:obj {NEUT}",
        False,
    ),
    # διαχειριζόμενες πράγματα; but: αποθηκευμένες πράγματα
    (has_an_object_itself, (1, 2), "διαχειριζόμενες ADJ 2 mod _; πράγματα NOUN 0 root _", True),
    (has_an_object_itself, (1, 2), "αποθηκευμένες ADJ 2 mod _; πράγματα NOUN 0 root _", False),
    # κάμερες ή εξωτερική αποθήκευση; but: μεγάλες ή εξωτερική αποθήκευση
    (
        is_a_noun_of_its_own,
        (1, 4),
        f"κάμερες ADJ 4 mod {MANY}; ή CCONJ 3 cc _; εξωτερική ADJ 1 conj _; αποθήκευση NOUN 0 root {FEM}",
        True,
    ),
    (
        is_a_noun_of_its_own,
        (1, 4),
        f"μεγάλες ADJ 4 mod {MANY}; ή CCONJ 3 cc _; εξωτερική ADJ 1 conj _; αποθήκευση NOUN 0 root {FEM}",
        False,
    ),
    # ζεύγη τιμής, ο αισθητήρας εικόνας, υπολογιστική νέφους; but: εκείνη τιμής, κεντρική νέφους
    (has_a_genitive_behind_a_noun, (1, 2), f"ζεύγη DET 2 det {NOM}; τιμής NOUN 0 root {GEN}|{FEM}", True),
    (has_a_genitive_behind_a_noun, (1, 2), f"εκείνη DET 2 det {NOM}; τιμής NOUN 0 root {GEN}|{FEM}", False),
    (
        has_a_genitive_behind_a_noun,
        (2, 3),
        f"ο DET 3 det {NOM}|{MASC}; αισθητήρας ADJ 3 mod {GEN}|{FEM}; εικόνας NOUN 0 root {GEN}|{FEM}",
        True,
    ),
    # ο κάτοχοςτου; but: ο κατόχου
    (is_run_together, (1, 2), f"ο DET 2 det {NOM}|{MASC}; κάτοχοςτου NOUN 0 root {GEN}", True),
    (is_run_together, (1, 2), f"ο DET 2 det {NOM}|{MASC}; κατόχου NOUN 0 root {GEN}", False),
    # ένα-δυο λεπτά, περισσότερες της μίας λέξεις; but: ένα λεπτά, της μίας λέξεις
    (is_more_than_one, (1, 2), f"ένα-δυο DET 2 det {NEUT}; λεπτά NOUN 0 root {MANY}", True),
    (is_more_than_one, (1, 2), f"ένα DET 2 det {NEUT}; λεπτά NOUN 0 root {MANY}", False),
    (
        is_more_than_one,
        (2, 4),
        f"περισσότερες ADJ 4 mod _; της DET 4 det {GEN}; μίας NUM 4 mod _; λέξεις NOUN 0 root {MANY}",
        True,
    ),
    (is_more_than_one, (1, 3), f"της DET 3 det {GEN}; μίας NUM 3 mod _; λέξεις NOUN 0 root {MANY}", False),
    # στις περισσότερες των περιπτώσεων; but: στις των περιπτώσεων
    (
        is_what_belongs_to_it,
        (1, 4),
        f"τις DET 4 det {ACC}; περισσότερες ADJ 4 mod _; των DET 4 det {GEN}; περιπτώσεων NOUN 0 root {GEN}",
        True,
    ),
    (
        is_what_belongs_to_it,
        (1, 3),
        f"τις DET 3 det {ACC}; των DET 3 det {GEN}; περιπτώσεων NOUN 0 root {GEN}",
        False,
    ),
    # τα υπό αναβολή; but: τα αναβολή
    (
        is_before_an_adposition,
        (1, 3),
        f"τα DET 3 det {ACC}; υπό ADP 0 root _; αναβολή NOUN 2 comp:obj {ACC}|{FEM}",
        True,
    ),
    (is_before_an_adposition, (1, 2), f"τα DET 2 det {ACC}; αναβολή NOUN 0 root {ACC}|{FEM}", False),
    # μετά τύπος; but: μετά ο τύπος, από τύπος
    (is_then, (2, 1), f"μετά ADP 0 root _; τύπος NOUN 1 comp:obj {NOM}", True),
    (is_then, (3, 1), f"μετά ADP 0 root _; ο DET 3 det {NOM}; τύπος NOUN 1 comp:obj {NOM}", False),
    (is_then, (2, 1), f"από ADP 0 root _; τύπος NOUN 1 comp:obj {NOM}", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_greek_doubts(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, "el", doubts=[doubt])
    assert found == ({edge} if doubted else set())


@pytest.mark.parametrize(
    ("doubt", "article", "noun", "lemma", "expected"),
    [
        # στον πατέρα, τον ποταμό; but: του ποταμό
        (is_masculine_by_its_lemma, f"τον DET 2 det {ACC}|{MASC}", f"πατέρα NOUN 0 root {ACC}|{NEUT}", "πατέρας", True),
        (is_masculine_by_its_lemma, f"τον DET 2 det {ACC}|{MASC}", f"ποταμό NOUN 0 root {ACC}|{NEUT}", "ποταμός", True),
        (
            is_masculine_by_its_lemma,
            f"του DET 2 det {GEN}|{MASC}",
            f"ποταμό NOUN 0 root {ACC}|{NEUT}",
            "ποταμός",
            False,
        ),
        # το αντίστροφο; but: του αντίστροφο, του βίντεο
        (is_taken_for_a_genitive, f"το DET 2 det {ACC}|{NEUT}", f"αντίστροφο NOUN 0 root {GEN}", "αντίστροφος", True),
        (is_taken_for_a_genitive, f"του DET 2 det {GEN}|{NEUT}", f"αντίστροφο NOUN 0 root {GEN}", "αντίστροφος", False),
        (is_taken_for_a_genitive, f"το DET 2 det {ACC}|{NEUT}", f"βίντεο NOUN 0 root {GEN}", "βίντεο", False),
    ],
)
def test_nouns_by_their_lemmas(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], article: str, noun: str, lemma: str, expected: bool
) -> None:
    plain = make_sentence(article, noun)
    sentence = plain.with_tokens({2: replace(plain.tokens[1], lemma=lemma)})
    found = doubtful_edges(sentence, {(1, 2): []}, tagger_readings, True, "el", doubts=[doubt])
    assert found == ({(1, 2)} if expected else set())


@pytest.mark.parametrize(("form", "lemma", "expected"), [("τρέχων", "τρέχων", False), ("νέος", "νέος", True)])
def test_old_participles_left_as_listed(make_sentence: MakeSentence, form: str, lemma: str, expected: bool) -> None:
    plain = make_sentence(
        f"του DET 3 det {GEN}|{NEUT}", f"{form} ADJ 3 mod {NOM}|{MASC}", f"αρχείου NOUN 0 root {GEN}|{NEUT}"
    )
    sentence = plain.with_tokens({2: replace(plain.tokens[1], lemma=lemma)})
    found = doubtful_edges(sentence, {(2, 3): []}, tagger_readings, True, "el", doubts=[differs_in_several])
    assert found == ({(2, 3)} if expected else set())


@pytest.mark.parametrize(("word", "expected"), [("ημιτελή", True), ("γραμμή", False)])
def test_listed_adjectives_are_no_nouns(make_sentence: MakeSentence, word: str, expected: bool) -> None:
    sentence = make_sentence(
        f"πολλά ADJ 2 mod {ACC}|Gender=Neut|{MANY}", f"{word} NOUN 0 root {ACC}|{FEM}", "έργα NOUN 2 mod _"
    )
    readings = with_lexicon(judging_lexicon("el"))
    found = doubtful_edges(sentence, {(1, 2): []}, readings, True, "el", doubts=[is_a_listed_adjective])
    assert found == ({(1, 2)} if expected else set())


@pytest.mark.parametrize(("gap", "expected"), [(0, True), (1, False)])
def test_ends_of_numbers(make_sentence: MakeSentence, gap: int, expected: bool) -> None:
    plain = make_sentence("1 NUM 3 mod _", "ο DET 3 det _", "στοιχείο NOUN 0 root _")
    sentence = plain.with_tokens({2: replace(plain.tokens[1], span=(1 + gap, 2 + gap))})
    found = doubtful_edges(sentence, {(2, 3): []}, tagger_readings, True, "el", doubts=[is_the_end_of_a_number])
    assert found == ({(2, 3)} if expected else set())


@pytest.mark.parametrize(
    ("adposition", "genitive", "expected"), [("μέσω", 0.3, True), ("μέσω", 0.01, False), ("σε", 0.3, False)]
)
def test_genitives_by_their_ends(make_sentence: MakeSentence, adposition: str, genitive: float, expected: bool) -> None:
    sentence = make_sentence(
        f"{adposition} ADP 0 root _",
        "μεταβλητής NOUN 1 comp:obj Case=Nom",
        beliefs={2: {"Case": {"Nom": 1 - genitive, "Gen": genitive}}},
    )
    found = doubtful_edges(sentence, {(2, 1): []}, tagger_readings, True, "el", doubts=[is_a_genitive_by_its_end])
    assert found == ({(2, 1)} if expected else set())


MANUALS: tuple[Row, ...] = (
    # στο Άλλα μέσα, το Άλλες μορφές περιέχει; but: στο άλλα μέσα
    (is_a_label, (1, 3), f"το DET 3 det {NEUT}; Άλλα ADJ 3 mod _; μέσα NOUN 0 root {MANY}", True),
    (is_a_label, (1, 3), f"το DET 3 det {NEUT}; άλλα ADJ 3 mod _; μέσα NOUN 0 root {MANY}", False),
    (
        is_a_label,
        (3, 4),
        f"το DET 3 det {NEUT}; Άλλες ADJ 3 mod _; μορφές NOUN 4 subj {MANY}; περιέχει VERB 0 root Number=Sing",
        True,
    ),
    (is_a_label, (2, 3), f"το DET 2 det {NEUT}; Μουσείο NOUN 3 subj {NEUT}; έχουν VERB 0 root {MANY}", False),
    # γράφετε Κοινοί χρήστες; but: γράφετε κοινοί χρήστες
    (is_typed, (3, 1), f"γράφετε VERB 0 root Person=2; Κοινοί ADJ 3 mod _; χρήστες NOUN 1 subj {MANY}", True),
    (is_typed, (3, 1), f"γράφετε VERB 0 root Person=2; κοινοί ADJ 3 mod _; χρήστες NOUN 1 subj {MANY}", False),
    # η στήλη Όνομα; but: η στήλη όνομα
    (is_a_label_of_it, (2, 3), f"η DET 3 det {FEM}; στήλη ADJ 3 mod {FEM}; Όνομα NOUN 0 root {NEUT}", True),
    (is_a_label_of_it, (2, 3), f"η DET 3 det {FEM}; στήλη ADJ 3 mod {FEM}; όνομα NOUN 0 root {NEUT}", False),
    # από τα νότια χωριό; but: τα νότια χωριό
    (
        is_on_one_side,
        (3, 4),
        f"προς ADP 2 mod _; τα DET 3 det _; νότια ADJ 4 mod {MANY}; χωριό NOUN 0 root {NEUT}",
        True,
    ),
    (is_on_one_side, (2, 3), f"τα DET 3 det _; νότια ADJ 3 mod {MANY}; χωριό NOUN 0 root {NEUT}", False),
    # μέσω μπλουτούθ; but: μέσω πόρτα
    (is_a_loan_word, (2, 1), f"μέσω ADP 0 root _; μπλουτούθ NOUN 1 comp:obj {ACC}", True),
    (is_a_loan_word, (2, 1), f"μέσω ADP 0 root _; πόρτα NOUN 1 comp:obj {ACC}", False),
    # ένα ευμεγέθες ποσό; but: ένα φωτογραφίες ποσών
    (is_before_its_noun, (1, 2), f"ένα DET 2 det {NEUT}; ευμεγέθες NOUN 0 root {MANY}; ποσό NOUN 2 mod {NEUT}", True),
    (is_before_its_noun, (1, 2), f"ένα DET 2 det {NEUT}; κάρτες NOUN 0 root {MANY}; πόλη NOUN 2 mod {FEM}", False),
    # χίλια και ένα βιβλία; but: με ένα βιβλία
    (
        is_the_last_of_a_number,
        (3, 4),
        f"χίλια NUM 4 mod _; και CCONJ 3 cc _; ένα DET 4 det _; έργα NOUN 0 root {MANY}",
        True,
    ),
    (is_the_last_of_a_number, (2, 3), f"με ADP 0 root _; ένα DET 3 det _; έργα NOUN 1 comp:obj {MANY}", False),
    # ο ένας τον άλλον; but: ο ένας φίλος
    (is_one_of_two, (2, 1), "ο DET 2 det _; ένας PRON 0 root _; τον DET 4 det _; άλλον PRON 2 mod _", True),
    (is_one_of_two, (2, 3), "ο DET 3 det _; ένας PRON 3 subj _; φίλος NOUN 0 root _", False),
    # έχει σταλεί; but: να σταλεί
    (is_passive_by_its_end, (2, 1), "έχει AUX 0 root _; σταλεί VERB 1 comp:aux _", True),
    (is_passive_by_its_end, (2, 1), "να AUX 0 root _; σταλεί VERB 1 comp:aux _", False),
    # εξαίρεση αποτελούν τα πεδία; but: εξαίρεση αποτελούν
    (
        is_what_others_make_up,
        (1, 2),
        f"εξαίρεση NOUN 2 subj _; αποτελούν VERB 0 root {MANY}; τα DET 2 comp:obj {MANY}",
        True,
    ),
    (is_what_others_make_up, (1, 2), f"εξαίρεση NOUN 2 subj _; αποτελούν VERB 0 root {MANY}", False),
    # μεταξύ τους κανόνες; but: μεταξύ κανόνες
    (is_among_themselves, (3, 1), "μεταξύ ADP 0 root _; τους PRON 1 mod _; κανόνες NOUN 1 comp:obj _", True),
    (is_among_themselves, (2, 1), "μεταξύ ADP 0 root _; κανόνες NOUN 1 comp:obj _", False),
    # ο τρόπος όπου περνάμε; but: ο τρόπος περνάμε
    (has_its_own_clause, (1, 3), "τρόπος NOUN 3 subj _; όπου ADV 3 mod _; περνάμε VERB 0 root _", True),
    (has_its_own_clause, (1, 2), "τρόπος NOUN 2 subj _; περνάμε VERB 0 root _", False),
    # η οποία behind its verb; but: before it
    (is_a_relative_behind_its_verb, (2, 1), "φτιάξτε VERB 0 root _; οποία PRON 1 subj _", True),
    (is_a_relative_behind_its_verb, (1, 2), "οποία PRON 2 subj _; φτιάχνει VERB 0 root _", False),
    # ξεκινήστε το αυτόματα; but: βλέπω το αυτόματα
    (
        is_done_in_that_way,
        (2, 3),
        f"ξεκινήστε VERB 0 root _; το DET 3 det Number=Sing; αυτόματα NOUN 1 comp:obj {MANY}",
        True,
    ),
    (
        is_done_in_that_way,
        (2, 3),
        f"βλέπω VERB 0 root _; το DET 3 det Number=Sing; αυτόματα NOUN 1 comp:obj {MANY}",
        False,
    ),
    # ανά μεγάλο πίνακες; but: μεγάλο πίνακες
    (is_so_many_each, (2, 3), f"ανά ADP 0 root _; μεγάλο ADJ 3 mod Number=Sing; πίνακες NOUN 0 root {MANY}", True),
    (is_so_many_each, (1, 2), f"μεγάλο ADJ 2 mod Number=Sing; πίνακες NOUN 0 root {MANY}", False),
    # ελπίζω εσείς; but: εσείς ελπίζω
    (is_hoped, (2, 1), "ελπίζω VERB 0 root _; εσείς PRON 1 subj _", True),
    (is_hoped, (1, 2), "εσείς PRON 2 subj _; ελπίζω VERB 0 root _", False),
    # τον λάθος δρόμο; but: τον λάθος
    (is_wrong_itself, (1, 2), "τον DET 2 det _; λάθος NOUN 0 root _; δρόμο NOUN 2 mod _", True),
    (is_wrong_itself, (1, 2), "τον DET 2 det _; λάθος NOUN 0 root _", False),
    # στους έχοντες εργασία; but: έχοντες εργασία
    (
        does_it_to_something,
        (2, 3),
        f"τους DET 3 det _; έχοντες ADJ 3 mod {MANY}; εργασία NOUN 0 root Number=Sing",
        True,
    ),
    (does_it_to_something, (1, 2), f"έχοντες ADJ 2 mod {MANY}; εργασία NOUN 0 root Number=Sing", False),
    # να μάθουν ποιος λείπει; but: ποιος λείπει
    (is_a_relative_behind_its_verb, (2, 1), "μάθουν VERB 0 root _; ποιος PRON 1 subj _; λείπει VERB 2 mod _", True),
    (is_a_relative_behind_its_verb, (1, 2), "ποιος PRON 2 subj _; λείπει VERB 0 root _", False),
    # του οποίου τα βιβλία διαβάζω; but: τα βιβλία διαβάζω
    (
        is_of_whom_something_is_done,
        (3, 4),
        "οποίου PRON 3 mod _; τα DET 3 det _; βιβλία NOUN 4 subj Gender=Neut; διαβάζω VERB 0 root Person=1",
        True,
    ),
    (
        is_of_whom_something_is_done,
        (2, 3),
        "τα DET 2 det _; βιβλία NOUN 3 subj Gender=Neut; διαβάζω VERB 0 root Person=1",
        False,
    ),
    # δεν αρκούν οι αποθήκες; but: βλέπω οι αποθήκες
    (
        does_it_itself,
        (2, 3),
        f"αρκούν VERB 0 root Person=3|{MANY}; οι DET 3 det Case=Nom; πόλεις NOUN 1 comp:obj Case=Nom|{MANY}",
        True,
    ),
    (
        does_it_itself,
        (2, 3),
        f"βλέπω VERB 0 root Person=1|Number=Sing; οι DET 3 det Case=Nom; πόλεις NOUN 1 comp:obj Case=Nom|{MANY}",
        False,
    ),
    # στο + Προσθήκη, υπάρχουσες εικόνες/ήχοι; but: στο Προσθήκη
    (stands_at_a_sign, (1, 3), "το DET 3 det _; + PUNCT 3 punct _; Προσθήκη NOUN 0 root _", True),
    (stands_at_a_sign, (1, 2), "υπάρχουσες ADJ 2 mod _; εικόνες/ήχοι NOUN 0 root _", True),
    (stands_at_a_sign, (1, 2), "το DET 2 det _; Προσθήκη NOUN 0 root _", False),
    # βήμα : ανοίγουν; but: βήμα ανοίγουν
    (is_parted_by_a_colon, (1, 3), "βήμα NOUN 3 subj _; : PUNCT 1 punct _; ανοίγουν VERB 0 root _", True),
    (is_parted_by_a_colon, (1, 2), "βήμα NOUN 2 subj _; ανοίγουν VERB 0 root _", False),
    # φέρε του νερό; but: βλέπω του νερό
    (is_for_whom, (2, 3), "φέρε VERB 0 root _; του DET 3 det Case=Gen; νερό NOUN 1 comp:obj Case=Acc", True),
    (is_for_whom, (2, 3), "βλέπω VERB 0 root _; του DET 3 det Case=Gen; νερό NOUN 1 comp:obj Case=Acc", False),
    # έλαβα ξαφνικά γράμμα; but: έλαβα ξαφνικά γράμματα
    (
        is_done_so,
        (2, 3),
        f"έλαβα VERB 0 root VerbForm=Fin; ξαφνικά ADJ 3 mod {MANY}; γράμμα NOUN 1 comp:obj Gender=Neut|Number=Sing",
        True,
    ),
    (
        is_done_so,
        (2, 3),
        f"έλαβα VERB 0 root VerbForm=Fin; ξαφνικά ADJ 3 mod {MANY}; γράμματα NOUN 1 comp:obj Gender=Neut|{MANY}",
        False,
    ),
    # ένα φίλο; but: ένα άνθρωπο
    (has_lost_its_n, (1, 2), "ένα DET 2 det _; φίλο NOUN 0 root Case=Acc|Gender=Masc", True),
    (has_lost_its_n, (1, 2), "ένα DET 2 det _; άνθρωπο NOUN 0 root Case=Acc|Gender=Masc", False),
    # στο Λήψη; but: στο λήψη
    (is_a_label, (1, 2), "στο DET 2 det Gender=Masc,Neut; Λήψη NOUN 0 root Gender=Fem", True),
    (is_a_label, (1, 2), "στο DET 2 det Gender=Masc,Neut; λήψη NOUN 0 root Gender=Fem", False),
    (is_a_label, (1, 3), "το DET 3 det Gender=Neut; ' PUNCT 3 punct _; λήψη NOUN 0 root Gender=Fem", True),
    # εκτυπώνει διπλής όψης; but: εκτυπώνει όψης
    (
        is_a_genitive_of_quality,
        (3, 1),
        "εκτυπώνει VERB 0 root VerbForm=Fin; διπλής ADJ 3 mod Case=Gen; όψης NOUN 1 comp:obj Case=Gen",
        True,
    ),
    (is_a_genitive_of_quality, (2, 1), "εκτυπώνει VERB 0 root VerbForm=Fin; όψης NOUN 1 comp:obj Case=Gen", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), MANUALS)
def test_doubts_of_greek_manuals(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    test_greek_doubts(make_sentence, doubt, edge, words, doubted)
