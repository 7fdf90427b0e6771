"""Doubts about Czech words that stand for a noun that is left out, or interrupt a phrase, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.clauses import is_a_finite_verb
from lambre_core.findings.doubts.czech import is_besides_that
from lambre_core.findings.doubts.czech_phrases import (
    are_both,
    are_given_it,
    belongs_to_a_noun_far_before,
    belongs_to_the_noun_before,
    goes_before_their_noun,
    is_a_genitive_within,
    is_before_a_noun_of_its_own_case,
    is_in_a_relative_clause,
    is_named_in_the_plural,
    is_paid,
    is_said_by_somebody_else,
    is_said_without_its_noun,
    is_so_old,
    is_somebodys,
    is_the_other_one,
    is_the_other_side,
    is_the_same,
    is_the_subject_before_one_thing,
    is_what_so_many_are,
    is_what_somebody_did,
    is_what_they_become,
    is_who_knows,
    may_be_a_place,
    may_be_what_you_use,
)
from lambre_core.findings.doubts.joined_attributes import is_plural_of_several_nouns
from lambre_core.findings.doubts.lone_determiners import is_perhaps_alone
from lambre_core.findings.doubts.numerals import is_counted
from lambre_core.findings.doubts.participles import belongs_behind_what_it_governs, is_of_a_participle
from lambre_core.findings.doubts.predicatives import is_perhaps_predicate
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_object
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

HE, HIM, IT = (
    f"Case={case}|Gender={gender}|Number=Sing" for case, gender in (("Nom", "Masc"), ("Acc", "Masc"), ("Nom", "Neut"))
)
SHE, HER, TO_HER, IN_HER = (f"Case={case}|Gender=Fem|Number=Sing" for case in ("Nom", "Acc", "Dat", "Loc"))
BY_HIM, BY_THEM = "Case=Ins|Gender=Masc|Number=Sing", "Case=Ins|Gender=Masc|Number=Plur"
THEM = "Case=Acc|Gender=Neut|Number=Plur"
PRESENT, YOURS = "Person=3|VerbForm=Fin", "Person=2|VerbForm=Fin"
DAT = "Case=Dat|Gender=Masc|Number=Sing"
GEN, LOC = "Case=Gen|Gender=Neut|Number=Sing", "Case=Loc|Gender=Masc|Number=Sing"
LINKS = "Case=Nom|Gender=Masc|Number=Plur"
VALUE = "hodnota NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing; "
PLURAL = "Case=Nom|Gender=Fem|Number=Plur"

ROWS: tuple[tuple[SiteDoubt, Edge, str, bool], ...] = (
    (
        is_said_by_somebody_else,
        (3, 1),
        "zvonily VERB 0 root Number=Plur; a CCONJ 3 cc _; byl AUX 1 conj:coord Number=Sing; jsem AUX 3 comp:pred _",
        True,
    ),
    (
        is_said_by_somebody_else,
        (3, 1),
        "zvonily VERB 0 root Number=Plur; a CCONJ 3 cc _; byl AUX 1 conj:coord Number=Sing; tady ADV 3 mod _",
        False,
    ),
    (
        is_said_by_somebody_else,
        (4, 1),
        "volali VERB 0 root _; jsme AUX 1 comp:aux _; a CCONJ 4 cc _; šel VERB 1 conj:coord _; jsem AUX 4 comp:aux _",
        False,
    ),
    (is_who_knows, (2, 1), "z ADP 0 root Case=Gen; kdo PRON 1 comp:obj Case=Nom; ví VERB 1 mod _", True),
    (is_who_knows, (2, 1), "z ADP 0 root Case=Gen; kdo PRON 1 comp:obj Case=Nom; byl VERB 1 mod _", False),
    (is_the_other_one, (1, 2), f"druhá ADJ 2 mod {SHE}; hráči NOUN 3 comp:obl {DAT}; řekne VERB 0 root _", True),
    (is_the_other_one, (1, 2), f"nová ADJ 2 mod {SHE}; hráči NOUN 3 comp:obl {DAT}; řekne VERB 0 root _", False),
    (is_the_other_one, (1, 2), f"druhá ADJ 2 mod {SHE}; hráč NOUN 3 subj {HE}; řekne VERB 0 root _", False),
    (
        belongs_to_a_noun_far_before,
        (4, 2),
        f"text NOUN 0 root {HE}; odkazy NOUN 1 mod {LINKS}; , PUNCT 4 punct _; hotový ADJ 2 mod {HE}",
        True,
    ),
    (
        belongs_to_a_noun_far_before,
        (4, 2),
        f"kniha NOUN 0 root {SHE}; odkazy NOUN 1 mod {LINKS}; , PUNCT 4 punct _; hotový ADJ 2 mod {HE}",
        False,
    ),
    (
        belongs_to_the_noun_before,
        (2, 3),
        f"slovem NOUN 0 root {BY_HIM}; podobným ADJ 3 mod {BY_HIM}; zprávě NOUN 1 comp:obl {TO_HER}",
        True,
    ),
    (
        belongs_to_the_noun_before,
        (2, 3),
        f"slovem NOUN 0 root {BY_HIM}; novým ADJ 3 mod {BY_HIM}; zprávě NOUN 1 comp:obl {TO_HER}",
        False,
    ),
    (is_somebodys, (2, 3), f"řada NOUN 0 root {SHE}; Balakrishniho ADJ 3 mod {GEN}; čísel NOUN 1 mod _", True),
    (is_somebodys, (2, 3), f"řada NOUN 0 root {SHE}; Malého ADJ 3 mod {GEN}; čísel NOUN 1 mod _", False),
    (
        is_before_a_noun_of_its_own_case,
        (4, 1),
        f"do ADP 0 root Case=Gen; vložené ADJ 4 mod Case=Gen; tato DET 4 det {THEM}; data NOUN 1 comp:obj {THEM}",
        True,
    ),
    (
        is_before_a_noun_of_its_own_case,
        (3, 1),
        f"do ADP 0 root Case=Gen; tato DET 3 det {THEM}; data NOUN 1 comp:obj {THEM}",
        False,
    ),
    (
        is_a_genitive_within,
        (3, 1),
        f"v ADP 0 root Case=Loc; plném ADJ 3 mod {LOC}; slova NOUN 1 comp:obj {GEN}; smyslu NOUN 3 mod {LOC}",
        True,
    ),
    (
        is_a_genitive_within,
        (2, 3),
        f"v ADP 0 root Case=Loc; plném ADJ 3 mod {LOC}; slova NOUN 1 comp:obj {GEN}; smyslu NOUN 3 mod {LOC}",
        True,
    ),
    (
        is_a_genitive_within,
        (3, 1),
        f"v ADP 0 root Case=Loc; plném ADJ 3 mod {LOC}; slova NOUN 1 comp:obj {GEN}; věty NOUN 3 mod {SHE}",
        False,
    ),
    (
        is_in_a_relative_clause,
        (4, 1),
        "by AUX 0 root _; kód NOUN 1 subj _; který DET 4 subj _; běží VERB 1 comp:aux VerbForm=Fin",
        True,
    ),
    (is_in_a_relative_clause, (3, 1), "by AUX 0 root _; kód NOUN 1 subj _; běží VERB 1 comp:aux VerbForm=Fin", False),
    (
        is_what_they_become,
        (2, 4),
        f"stanou VERB 0 root _; novými ADJ 4 mod {BY_THEM}; jiným ADJ 4 mod {BY_HIM}; činem NOUN 1 udep {BY_HIM}",
        True,
    ),
    (
        is_what_they_become,
        (2, 4),
        f"píšou VERB 0 root _; novými ADJ 4 mod {BY_THEM}; jiným ADJ 4 mod {BY_HIM}; činem NOUN 1 udep {BY_HIM}",
        False,
    ),
    (may_be_what_you_use, (1, 2), f"Docker PROPN 2 subj {HE}; spustíš VERB 0 root {YOURS}", True),
    (may_be_what_you_use, (1, 2), f"Docker PROPN 2 subj {HE}; spustí VERB 0 root {PRESENT}", False),
    (may_be_what_you_use, (1, 2), f"Jana PROPN 2 subj {SHE}; spustíš VERB 0 root {YOURS}", False),
    (
        may_be_a_place,
        (3, 1),
        f"na ADP 0 root Case=Loc; stejné ADJ 3 mod {IN_HER}; pozici NOUN 1 comp:obj Case=Acc,Loc|Gender=Fem",
        True,
    ),
    (
        may_be_a_place,
        (3, 1),
        f"na ADP 0 root Case=Acc; stejnou ADJ 3 mod {HER}; pozici NOUN 1 comp:obj {HER}",
        False,
    ),
    (
        is_the_subject_before_one_thing,
        (1, 2),
        f"ta DET 2 det {SHE}; prvek NOUN 3 comp:obj {HIM}; vrátí VERB 0 root {PRESENT}",
        True,
    ),
    (
        is_the_subject_before_one_thing,
        (1, 2),
        f"ta DET 2 det {SHE}; prvek NOUN 3 subj {HE}; vrátí VERB 0 root {PRESENT}",
        False,
    ),
    (is_named_in_the_plural, (1, 2), f"{VALUE}jsou AUX 0 root _; zprommé ADJ 1 comp:pred {PLURAL}", True),
    (is_named_in_the_plural, (3, 1), f"{VALUE}jsou AUX 0 root _; zprommé ADJ 1 comp:pred {PLURAL}", True),
    (is_named_in_the_plural, (1, 2), f"{VALUE}jsou AUX 0 root _; zprommá ADJ 1 comp:pred {PLURAL}", False),
    (is_named_in_the_plural, (1, 2), f"{VALUE}je AUX 0 root _; zprommé ADJ 1 comp:pred {PLURAL}", False),
    (
        is_said_without_its_noun,
        (5, 6),
        f"malé ADJ 2 mod {IT}; písmeno NOUN 3 subj {IT}; značí VERB 0 root _; , PUNCT 5 punct _; "
        f"velké ADJ 6 mod {IT}; třídu NOUN 3 conj:coord {HER}",
        True,
    ),
    (
        is_said_without_its_noun,
        (5, 6),
        f"malé ADJ 2 mod {IT}; písmeno NOUN 3 subj {IT}; značí VERB 0 root _; , PUNCT 5 punct _; "
        f"velké ADJ 6 mod {IT}; třídu NOUN 3 conj:coord {HER}; má VERB 3 conj:coord _",
        False,
    ),
    (
        is_besides_that,
        (2, 3),
        f"místo NOUN 4 subj {IT}; toho DET 3 det {GEN}; server NOUN 1 mod {HE}; odpoví VERB 0 root _",
        True,
    ),
    (
        is_besides_that,
        (2, 3),
        f"okno NOUN 4 subj {IT}; toho DET 3 det {GEN}; server NOUN 1 mod {HE}; odpoví VERB 0 root _",
        False,
    ),
    *(
        (
            are_both,
            (2, 3),
            f"mají VERB 0 root _; obě NUM 3 mod _; otisk NOUN 1 comp:obj Case=Acc|Number={number}",
            one,
        )
        for number, one in (("Sing", True), ("Plur", False))
    ),
    *(
        (
            are_given_it,
            (2, 1),
            f"dispozici NOUN 0 root {TO_HER}; ostatním ADJ 1 mod Case=Dat|Number=Plur; {after}",
            after.startswith(","),
        )
        for after in (", PUNCT 1 punct _", "lidem NOUN 1 mod Case=Dat")
    ),
    *(
        (
            is_what_so_many_are,
            (4, 3),
            f"{many}; věcí NOUN 3 subj {GEN}; bude AUX 0 root _; jednodušších ADJ 3 comp:pred Case=Gen|Number=Plur",
            "numgov" in many,
        )
        for many in ("mnoho DET 2 det@numgov _", "svých DET 2 det _")
    ),
    *(
        (
            goes_before_their_noun,
            (3, 1),
            f"z ADP 0 root Case=Gen; našich DET 3 det Case=Gen|Number=Plur; sprint NOUN 1 comp:obj {HE}; "
            f"týmů NOUN 3 mod Case={case}|Number=Plur",
            case == "Gen",
        )
        for case in ("Gen", "Dat")
    ),
    *(
        (
            belongs_behind_what_it_governs,
            (1, 2),
            f"{word} ADJ 2 mod Case=Gen|Number=Plur; podnikům NOUN 0 root Case=Dat|Number=Plur; "
            "polí NOUN 2 mod Case=Gen|Number=Plur",
            word == "přidělených",
        )
        for word in ("přidělených", "českých")
    ),
    # Doubts that are about other languages as well, and trees that they are not about in Czech.
    *(
        (
            is_of_a_participle,
            (4, 1),
            f"s ADP 0 root Case=Ins; vybranými ADJ 4 mod {BY_THEM}; většími ADJ 4 mod {BY_THEM}; "
            f"podnikům NOUN 1 comp:obj Case=Dat|Gender=Masc|Number=Plur; {after}",
            after.startswith("poli"),
        )
        for after in ("poli NOUN 1 comp:obj Case=Ins", "a CCONJ 6 cc _; poli NOUN 4 conj Case=Ins")
    ),
    *(
        (
            is_plural_of_several_nouns,
            (1, 2),
            f"nové ADJ 2 mod Case=Acc|Number=Plur; návrh NOUN 0 root Case=Acc|Number=Sing; {after}",
            after.startswith("a"),
        )
        for after in (
            "a CCONJ 4 cc _; plán NOUN 2 conj:coord Case=Acc|Number=Sing",
            "v ADP 2 udep _; Praze PROPN 3 comp:obj _; a CCONJ 6 cc _; Brně PROPN 4 conj:coord Case=Loc",
        )
    ),
    *(
        (
            is_perhaps_predicate,
            (2, 3),
            f"užití NOUN 4 subj _; novými ADJ 3 mod {BY_THEM}; znalostí NOUN 1 mod Case=Gen|Gender=Fem|Number=Plur; "
            f"být AUX 0 root _; {after}",
            after.startswith("v"),
        )
        for after in ("v ADP 4 udep _", "známo ADJ 4 comp:pred _")
    ),
    *(
        (
            is_counted,
            (3, 1),
            f"{adposition}; několika DET 3 det@nummod NumType=Card; měst NOUN 1 comp:obj Case=Gen|Number=Plur",
            "Gen" in adposition,
        )
        for adposition in ("v ADP 0 root Case=Loc", "do ADP 0 root Case=Gen")
    ),
    *(
        (
            is_perhaps_alone,
            (1, 3),
            f"ty DET 3 det Case=Nom|Number=Plur; stará ADJ 3 mod {SHE}; kniha NOUN 4 subj {SHE}; {verb} VERB 0 root _",
            verb == "potěšit",
        )
        for verb in ("zmizet", "potěšit")
    ),
    *(
        (
            is_perhaps_object,
            (1, 2),
            f"tlačítka NOUN 2 subj {THEM}; začít VERB 0 root Number=Sing; {verb} VERB 2 comp:obj VerbForm=Inf",
            verb == "hledat",
        )
        for verb in ("blikat", "hledat")
    ),
    *(
        (
            is_a_finite_verb,
            (2, 1),
            f"místo NOUN 0 root {IT}; {word} ADJ 1 mod {SHE}; mrazem NOUN 2 udep {BY_HIM}",
            word == "posílá",
        )
        for word in ("posílá", "poškozená")
    ),
    *(
        (
            is_the_other_side,
            (4, 5),
            f"{one} ADJ 2 mod _; straně NOUN 0 root _; na ADP 5 udep _; druhé ADJ 5 mod _; klec NOUN 2 conj {SHE}",
            one == "jedné",
        )
        for one in ("jedné", "dobré")
    ),
    *(
        (is_paid, (1, 2), f"{word} ADJ 2 mod {GEN}; míst NOUN 0 root Case=Gen|Number=Plur", word == "nájemného")
        for word in ("nájemného", "krásného")
    ),
    *(
        (is_the_same, (2, 3), f"{this} DET 2 det _; samé ADJ 3 mod {IT}; bratrovi NOUN 0 root {DAT}", this == "to")
        for this in ("to", "a")
    ),
    *(
        (
            is_so_old,
            (1, 2),
            f"babička NOUN 2 subj {SHE}; bylo AUX 0 root _; {whose} PRON 2 comp:obl _; let NOUN 2 subj _",
            whose == "jí",
        )
        for whose in ("jí", "se")
    ),
    *(
        (
            is_what_somebody_did,
            (1, 2),
            f"{which} PRON 2 subj Case=Nom|Number=Plur; poskytl VERB 0 root Gender=Masc|Number=Sing|Tense=Past",
            which == "jež",
        )
        for which in ("jež", "kteří")
    ),
    *(
        (is_somebodys, (2, 3), f"a CCONJ 3 cc _; {name} ADJ 3 mod {GEN}; vláda NOUN 0 root {SHE}", name == "Savíního")
        for name in ("Savíního", "posledního")
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(make_sentence: MakeSentence, doubt: SiteDoubt, edge: Edge, words: str, doubted: bool) -> None:
    sentence = make_sentence(*words.split("; "))
    assert doubtful_edges(sentence, {edge: []}, tagger_readings, True, "cs", doubts=[doubt]) == (
        {edge} if doubted else set()
    )
