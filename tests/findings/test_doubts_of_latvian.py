"""Doubts about Latvian, each with a tree that it is about and with the nearest one that it is not about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.baltic import is_in_english
from lambre_core.findings.doubts.baltic_predicates import (
    belongs_to_what_nobody_names,
    is_said_politely,
    shows_its_person,
)
from lambre_core.findings.doubts.latvian import (
    agrees_further_on,
    is_a_name_of_code,
    is_a_noun_that_nobody_knows,
    is_an_option,
    is_at_what_is_governed,
    is_behind_what_is_governed,
    is_done_by_the_noun,
    is_done_in_the_clause,
    is_good_to_do,
    is_known_as_a_noun,
    is_of_nouns_in_e,
    is_of_so_many,
    is_one_of_them_alone,
    is_said_of_a_quantity,
    is_the_most_of_them,
    is_thus,
    opens_a_short_clause,
    stands_for_a_noun,
)
from lambre_core.findings.doubts.mentions import is_a_value, is_a_variable
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]


@pytest.mark.parametrize(
    ("doubt", "edge", "expected", "words"),
    [
        (is_said_politely, (1, 2), True, ["jūs PRON 2 subj Case=Nom", "veicis VERB 0 root Number=Sing|VerbForm=Part"]),
        (is_said_politely, (1, 2), False, ["mēs PRON 2 subj Case=Nom", "veicis VERB 0 root Number=Sing|VerbForm=Part"]),
        (is_said_politely, (1, 2), False, ["jūs PRON 2 subj Case=Nom", "veic VERB 0 root Number=Sing|VerbForm=Fin"]),
        (
            is_said_politely,
            (1, 2),
            True,
            ["jūs PRON 2 subj Case=Nom", "įsitikinęs VERB 0 root Number=Sing|VerbForm=Part"],
        ),
        (shows_its_person, (1, 2), True, ["jūs PRON 2 subj Case=Nom", "neļausit VERB 0 root Person=3|VerbForm=Fin"]),
        (shows_its_person, (1, 2), False, ["jūs PRON 2 subj Case=Nom", "neļauj VERB 0 root Person=3|VerbForm=Fin"]),
        (
            belongs_to_what_nobody_names,
            (4, 1),
            True,
            [
                "lietas NOUN 2 subj Case=Nom",
                "ir AUX 0 root _",
                "kas PRON 1 mod _",
                "pirkts VERB 1 comp:pred VerbForm=Part",
            ],
        ),
        (
            belongs_to_what_nobody_names,
            (3, 1),
            False,
            ["lietas NOUN 2 subj Case=Nom", "ir AUX 0 root _", "pirkts VERB 1 comp:pred VerbForm=Part"],
        ),
        (
            opens_a_short_clause,
            (2, 1),
            True,
            [
                "pirms ADP 0 root _",
                "tie DET 1 comp:obj Case=Nom",
                "visi DET 2 mod _",
                "izlietoti VERB 1 mod VerbForm=Part",
            ],
        ),
        (
            opens_a_short_clause,
            (2, 1),
            False,
            ["pirms ADP 0 root _", "tie DET 1 comp:obj Case=Nom", "visi DET 2 mod _"],
        ),
        (
            is_known_as_a_noun,
            (1, 2),
            True,
            ["aktīvu ADJ 2 mod Case=Acc", "audits NOUN 0 root Case=Nom|Gender=Masc|Number=Sing"],
        ),
        (
            is_known_as_a_noun,
            (1, 2),
            False,
            ["aktīvs ADJ 2 mod Case=Nom", "lietotāji NOUN 0 root Case=Nom|Gender=Masc|Number=Plur"],
        ),
        (is_one_of_them_alone, (1, 2), True, ["vienu NUM 2 mod Case=Acc", "sadaļā NOUN 0 root Case=Loc"]),
        (is_one_of_them_alone, (1, 2), False, ["vienu NUM 2 mod Case=Acc", "sadaļa NOUN 0 root Case=Nom"]),
        (is_a_value, (2, 1), True, ["uz ADP 0 root _", "false NOUN 1 comp:obj Case=Nom"]),
        (is_a_value, (2, 1), False, ["uz ADP 0 root _", "falša NOUN 1 comp:obj Case=Nom"]),
        (is_a_variable, (1, 2), True, ["$nosaukums NOUN 2 subj Case=Nom", "ir AUX 0 root _"]),
        (is_a_variable, (1, 2), False, ["nosaukums NOUN 2 subj Case=Nom", "ir AUX 0 root _"]),
        (is_good_to_do, (2, 1), True, ["ir AUX 0 root _", "lasīt VERB 1 comp:aux VerbForm=Inf"]),
        (is_good_to_do, (2, 1), False, ["ir AUX 0 root _", "lasa VERB 1 comp:aux VerbForm=Fin"]),
        (
            is_done_by_the_noun,
            (1, 2),
            True,
            ["šo DET 2 det Case=Acc", "kaķis NOUN 3 subj Case=Nom", "redz VERB 0 root VerbForm=Fin"],
        ),
        (
            is_done_by_the_noun,
            (1, 2),
            False,
            ["šo DET 2 det Case=Acc", "kaķis NOUN 3 subj Case=Nom", "ir AUX 0 root VerbForm=Fin"],
        ),
        (
            is_done_in_the_clause,
            (2, 1),
            True,
            ["līdz ADP 0 root _", "lejupielādējas NOUN 1 comp:obj Case=Gen", "fails NOUN 2 mod Case=Nom"],
        ),
        (
            is_done_in_the_clause,
            (2, 1),
            False,
            ["pirms ADP 0 root _", "vakariņās NOUN 1 comp:obj Case=Loc", "fails NOUN 2 mod Case=Nom"],
        ),
        *(
            (
                is_the_most_of_them,
                (1, 2),
                expected,
                [f"{word} ADJ 2 mod Case=Acc", "beigās NOUN 0 root Case=Loc", *rest],
            )
            for word, rest, expected in (
                ("Garākos", [], True),
                ("Garos", [], False),
                ("Labākos", ["izdosies VERB 2 mod _"], False),
            )
        ),
        *(
            (is_of_nouns_in_e, (1, 2), expected, [f"{word} ADJ 2 mod Case=Gen", "mape NOUN 0 root Case=Nom"])
            for word, expected in (("bilžu", True), ("dziļu", False), ("lielu", False))
        ),
        *(
            (is_an_option, (2, 1), expected, ["uz ADP 0 root _", f"{word} PRON 1 comp:obj Case=Nom"])
            for word, expected in (("Neviens", True), ("neviens", False), ("Tu", False))
        ),
        *(
            (is_in_english, (2, 1), expected, [f"{word} NOUN 3 mod _" for word in words] + ["first NOUN 0 root _"])
            for words, expected in ((("please", "allow"), False), (("please", "this"), True))
        ),
        *(
            (
                is_behind_what_is_governed,
                (3, 2),
                expected,
                [f"{noun} NOUN 0 root Case={case}", "pēc ADP 1 udep _", "veikalā NOUN 2 comp:obj Case=Loc"],
            )
            for noun, case, expected in (("naudas", "Gen", True), ("brālis", "Nom", False))
        ),
        *(
            (is_of_so_many, (1, 2), expected, [f"{word} ADJ 2 mod Case=Nom", "ierīci NOUN 0 root Case=Acc"])
            for word, expected in (("daudzdiska", True), ("daudzkrāsaina", False), ("vienkārša", False))
        ),
        *(
            (stands_for_a_noun, (1, 2), expected, [f"{word} ADJ 2 mod Case=Gen", "istabā NOUN 0 root Case=Loc"])
            for word, expected in (("slimā", True), ("juridiskā", False))
        ),
        *(
            (
                is_said_of_a_quantity,
                (1, 3),
                word == "daudz",
                [
                    "aizmirsts VERB 3 comp:pred Case=Nom|Gender=Masc|Number=Sing",
                    f"{word} ADV 3 mod _",
                    "vielas NOUN 0 subj@pass Case=Nom|Gender=Fem|Number=Plur",
                ],
            )
            for word in ("daudz", "vakar")
        ),
        *(
            (
                is_at_what_is_governed,
                (2, 1),
                form == "esošajām",
                [
                    "starp ADP 0 root _",
                    "ierīcē NOUN 1 comp:obj Case=Loc",
                    f"{form} VERB 4 mod Case=Dat",
                    "kavām NOUN 1 mod Case=Dat",
                ],
            )
            for form in ("esošajām", "manām")
        ),
        *(
            (
                is_a_noun_that_nobody_knows,
                (1, 2),
                form == "citātu",
                [f"{form} ADJ 2 mod Case=Acc|Number=Sing", "rindas NOUN 0 root Case=Acc|Number=Plur"],
            )
            for form in ("citātu", "jaunu", "lietojamu")
        ),
        *(
            (is_a_name_of_code, (2, 1), expected, ["ar ADP 0 root _", f"{form} NOUN 1 comp:obj Case=Nom"])
            for form, expected in (("fwrite", True), ("gzclose", True), ("mape", False))
        ),
        *(
            (is_thus, (1, 2), expected, [f"{form} DET 2 det Number=Plur", f"{noun} NOUN 0 root {number}"])
            for form, noun, number, expected in (
                ("šādi", "saturs", "Number=Sing", True),
                ("šie", "saturs", "Number=Sing", False),
                ("šādi", "faili", "Number=Plur", False),
            )
        ),
        *(
            (
                agrees_further_on,
                (1, 2),
                expected,
                [
                    "daži DET 2 det Case=Nom|Gender=Masc|Number=Plur",
                    "mijiedarbības NOUN 0 root Case=Gen|Gender=Fem|Number=Sing",
                    f"{noun} NOUN 2 mod {feats}",
                ],
            )
            for noun, feats, expected in (
                ("piemēri", "Case=Nom|Gender=Masc|Number=Plur", True),
                ("iespējas", "Case=Nom|Gender=Fem|Number=Plur", False),
            )
        ),
        *(
            (
                agrees_further_on,
                (1, 2),
                expected,
                [
                    "daudzās DET 2 det Case=Loc|Gender=Fem|Number=Plur",
                    "zinātnes NOUN 0 root Case=Gen|Gender=Fem|Number=Sing",
                    f"{verb} VERB 2 mod _",
                ],
            )
            for verb, expected in (("sfērās", True), ("strādā", False))
        ),
    ],
)
def test_latvian_doubts(
    make_sentence: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], expected: bool, words: list[str]
) -> None:
    readings = with_lexicon(judging_lexicon("lv"))
    sentence = make_sentence(*words, beliefs={})
    assert doubtful_edges(sentence, {edge: []}, readings, True, "lv", doubts=[doubt]) == ({edge} if expected else set())
