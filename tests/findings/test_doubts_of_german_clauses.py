"""Doubts about German clauses without a comma, nouns apart and what stands for several, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.clauses import (
    is_in_an_infinitive_clause,
    is_it_before_the_subject,
    is_perhaps_the_predicate,
)
from lambre_core.findings.doubts.german_attributes import is_some_of_such, is_what_it_does
from lambre_core.findings.doubts.german_nouns import is_a_first_name, is_a_name_in_s
from lambre_core.findings.doubts.german_pronouns import is_given_to_others
from lambre_core.findings.doubts.german_subjects import are_many_who_do_it, is_done_by_this, is_one_of_both
from lambre_core.findings.doubts.german_verbs import is_in_the_right_form
from lambre_core.findings.doubts.manuals import is_first_of_several_nouns
from lambre_core.findings.doubts.pairs import is_no_plain_pair
from lambre_core.findings.doubts.roles import is_an_english_plural
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.doubts.verbs import is_perhaps_one_of_several_infinitives
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

ONE, SEVERAL = "Number=Sing|Person=3|VerbForm=Fin", "Number=Plur|Person=3|VerbForm=Fin"
GEN, FEM = "Case=Gen|Number=Plur", "Case=Nom|Gender=Fem|Number=Sing"
CAN, WILL = "können AUX 0 root Number=Plur|VerbForm=Fin", "wirst/werden AUX 0 root Number=Sing|Person=2|VerbForm=Fin"

ROWS: tuple[tuple[SiteDoubt, tuple[int, int], str, bool], ...] = (
    # mehrere solcher Tabs; mehrere neuer Tabs
    (is_some_of_such, (2, 3), f"mehrere DET 3 det _; solcher ADJ 3 mod {GEN}; Dateien NOUN 0 root {GEN}", True),
    (is_some_of_such, (2, 3), f"mehrere DET 3 det _; neuer ADJ 3 mod {GEN}; Dateien NOUN 0 root {GEN}", False),
    # Sichere Projekt; Sichere Projekt ist alt
    (is_what_it_does, (1, 2), "Sichere ADJ 2 mod Number=Plur; Projekt NOUN 0 root Number=Sing", True),
    (
        is_what_it_does,
        (1, 2),
        "Sichere ADJ 2 mod Number=Plur; Projekt NOUN 3 subj Number=Sing; ist AUX 0 root _",
        False,
    ),
    # sowohl der Hund, als auch die Katze schlafen; als auch die Katze
    *(
        (
            is_one_of_both,
            (7, 8),
            f"{both} CCONJ 3 cc _; der DET 3 det _; Hund NOUN 8 subj _; als SCONJ 7 mod _; auch ADV 7 mod _; "
            f"die DET 7 det _; Katze NOUN 8 subj {FEM}; schlafen VERB 0 root {SEVERAL}",
            holds,
        )
        for both, holds in (("sowohl", True), ("aber", False))
    ),
    # brauchen viele Hilfe; braucht viele Hilfe
    *(
        (
            are_many_who_do_it,
            (3, 1),
            f"{verb} VERB 0 root {form}; viele DET 3 det _; Hilfe NOUN 1 subj Number=Sing",
            holds,
        )
        for verb, form, holds in (("brauchen", SEVERAL, True), ("braucht", ONE, False))
    ),
    # wo jeder freien Zutritt hat; wo jeder freien Zutritt sucht
    *(
        (
            is_done_by_this,
            (4, 5),
            "dort ADV 0 root _; wo ADV 6 mod _; jeder DET 5 det Number=Sing; freien ADJ 5 mod Case=Acc; "
            f"Zutritt NOUN 6 subj Number=Sing; {verb} VERB 1 mod {ONE}",
            holds,
        )
        for verb, holds in (("hat/haben", True), ("sucht/suchen", False))
    ),
    # wird beiden Hilfe gewährt; hat beiden Hilfe gesucht
    *(
        (
            is_given_to_others,
            (2, 3),
            f"wird AUX 0 root {ONE}; beiden DET 3 det Number=Plur; Hilfe NOUN 4 comp:obj {FEM}; "
            f"gewährt/gewährt VERB 1 comp:aux{passive} VerbForm=Part",
            holds,
        )
        for passive, holds in (("@pass", True), ("", False))
    ),
    # wirst an den Punkt gelangen, an dem man pusht; wirst morgen pusht
    (
        is_in_the_right_form,
        (4, 1),
        f"{WILL}; gelangen VERB 1 comp:aux VerbForm=Part; dort ADV 4 mod _; bringt VERB 1 comp:aux VerbForm=Part",
        True,
    ),
    # können Namen gefolgt von Zahlen verwenden; können Namen gefolgt
    *(
        (
            is_in_the_right_form,
            (3, 1),
            f"{CAN}; Namen NOUN 3 comp:obj _; gefolgt/folgen VERB 1 comp:aux VerbForm=Part; von ADP 5 udep _; "
            f"{last} VERB 1 comp:aux VerbForm={form}",
            holds,
        )
        for last, form, holds in (("verwenden", "Inf", True), ("verwendet", "Part", False))
    ),
    # in Ihre Betrieb; in Jan Peters
    (is_a_first_name, (2, 3), "in ADP 0 root _; Ihre DET 3 det@poss _; Betrieb NOUN 1 comp:obj _", False),
    (is_a_first_name, (2, 3), "bei ADP 0 root _; Jan DET 3 det _; Betrieb NOUN 1 comp:obj _", True),
    # ohne Problems; bei Bachs
    (is_a_name_in_s, (2, 1), "ohne ADP 0 root _; Problems NOUN 1 comp:obj Case=Gen|Gender=Neut|Number=Sing", False),
    (is_a_name_in_s, (2, 1), "bei ADP 0 root _; Bachs NOUN 1 comp:obj Case=Gen|Gender=Masc|Number=Sing", True),
    # einem Paradies; einem Proceedings
    (is_an_english_plural, (1, 2), "einen DET 2 det Number=Sing; Paradies NOUN 0 root Number=Sing", False),
    (is_an_english_plural, (1, 2), "einen DET 2 det Number=Sing; Proceedings NOUN 0 root Number=Sing", True),
    # er glaubt, dass zwei Leute da ist; dass Projekte ein Schritt sind
    *(
        (
            is_perhaps_the_predicate,
            (3, 4),
            f"Polizei NOUN {head} {deprel} {FEM}; dass SCONJ 4 mod _; Leute NOUN 4 subj Case=Nom|Number=Plur; "
            f"ist/sein AUX 5 comp:obj {ONE}; glaubt VERB 0 root {ONE}",
            holds,
        )
        for head, deprel, holds in ((5, "subj", False), (4, "comp:pred", True))
    ),
    # waren es vor Wochen so weit; müssen es Stellen
    *(
        (
            is_it_before_the_subject,
            (2, 1),
            f"waren/sein AUX 0 root {SEVERAL}; es PRON 1 subj Number=Sing; vor ADP 1 udep _; "
            f"Wochen NOUN {head} {deprel} Case=Nom|Number=Plur",
            holds,
        )
        for head, deprel, holds in ((3, "comp:obj", False), (1, "comp:obj", True))
    ),
    # Dateien zusammenzufassen hilft; Dateien zusammen hilft; wir zu verlieren hatte
    *(
        (
            is_in_an_infinitive_clause,
            (1, 3),
            f"{noun} NOUN 3 subj Number=Plur; {word} ADJ 1 mod _; hilft VERB 0 root {ONE}",
            holds,
        )
        for noun, word, holds in (
            ("Dateien", "zusammenzufassen", True),
            ("Dateien", "zusammen", False),
            ("wir", "zusammenzufassen", False),
        )
    ),
    # kannst herunterladen und auschecken, with a participle that is spelt as an infinitive, or is not
    *(
        (
            is_perhaps_one_of_several_infinitives,
            (4, 1),
            f"kannst AUX 0 root Number=Sing|Person=2|VerbForm=Fin; {first} VERB 1 comp:aux VerbForm=Part; "
            "und CCONJ 4 cc _; auschecken/auschecken VERB 1 conj:coord VerbForm=Inf",
            holds,
        )
        for first, holds in (("herunterladen/herunterladen", True), ("geladen/laden", False))
    ),
    # alle Log Daten; alle Daten Log; der Geschichte Europas
    *(
        (
            is_first_of_several_nouns,
            (2, 4),
            f"alle DET 2 det Number=Plur; Projekt NOUN 4 subj Number=Sing; {last} 4 comp:obj _; bleiben VERB 0 root _",
            holds,
        )
        for last, holds in (("Informationen NOUN", True), ("gern ADV", False))
    ),
    (
        is_first_of_several_nouns,
        (1, 2),
        f"der DET 2 det _; Geschichte NOUN 0 root {FEM}; Europas/Europa PROPN 2 mod Case=Gen|Gender=Neut|Number=Sing",
        False,
    ),
    # zwischen Frauen und Männer gekämpft; mit Frauen und Männer gekämpft
    *(
        (
            is_no_plain_pair,
            (4, 2),
            f"{adposition} ADP 5 udep _; Frauen NOUN 1 comp:obj Case=Dat|Number=Plur; und CCONJ 4 cc _; "
            "Männer NOUN 2 conj:coord Case=Nom|Gender=Masc|Number=Plur; gekämpft VERB 0 root VerbForm=Part",
            holds,
        )
        for adposition, holds in (("zwischen", False), ("mit", True))
    ),
    # für Ärzte und Lehrern; für Ärzte und guten Lehrern
    *(
        (
            is_no_plain_pair,
            (noun, 2),
            "für ADP 0 root _; Ärzte NOUN 1 comp:obj Case=Acc|Number=Plur; und CCONJ 2 cc _; "
            f"{words} NOUN 2 conj:coord Case=Dat|Number=Plur",
            holds,
        )
        for noun, words, holds in ((4, "Lehrern", False), (5, "guten ADJ 5 mod Case=Dat|Number=Plur; Lehrern", True))
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(with_lemmas: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], words: str, doubted: bool) -> None:
    sentence = with_lemmas(*words.split("; "))
    readings = with_lexicon(judging_lexicon("de"))
    assert (doubtful_edges(sentence, {edge: []}, readings, False, "de", doubts=[doubt]) == {edge}) is doubted
