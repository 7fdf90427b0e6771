"""Polish doubts, each with a tree that it is about and with the nearest one that it is not about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.polish import (
    DOUBTS,
    belongs_to_a_noun_before,
    belongs_to_a_noun_further_up,
    belongs_to_what_is_no_adjective,
    has_another_noun_between,
    is_a_noun_itself,
    is_a_pronoun_itself,
    is_a_woman_by_name,
    is_addressed_as_a_gentleman,
    is_an_object_in_capitals,
    is_an_object_of_an_imperative,
    is_and_others,
    is_beyond_what_is_governed,
    is_counted,
    is_from_one_to_another,
    is_joined_to_another_subject,
    is_named_behind_a_noun,
    is_object_of_a_participle,
    is_of_a_noun_to_come,
    is_of_nobody,
    is_of_such_a_kind,
    is_ones_own,
    is_or_more,
    is_said_in_a_language,
    is_said_of_an_amount,
    is_set_against_another,
    is_the_name_of_a_product,
    is_the_nearest,
    is_the_other_one,
    is_unknown,
    is_what_came_about,
    is_what_it_becomes,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.doubts.subjects import agrees_with_the_predicate
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

GENITIVE = "Case=Gen|Gender=Masc|Number=Plur"

CASES: list[tuple[SiteDoubt, tuple[int, int], bool, list[str]]] = [
    (
        is_counted,
        (3, 1),
        True,
        ["na ADP 0 root Case=Acc", "kilka DET 3 det@nummod Case=Acc", "metod NOUN 1 comp:obj Case=Gen|Number=Plur"],
    ),
    (
        is_counted,
        (3, 1),
        False,
        ["na ADP 0 root Case=Acc", "nowych ADJ 3 mod Case=Gen", "metod NOUN 1 comp:obj Case=Gen|Number=Plur"],
    ),
    (
        is_the_other_one,
        (2, 3),
        True,
        ["a CCONJ 3 cc _", "drugim ADJ 3 mod Case=Ins|Gender=Masc", "nazwa NOUN 0 root Case=Nom|Gender=Fem"],
    ),
    (
        is_the_other_one,
        (2, 3),
        False,
        ["a CCONJ 3 cc _", "nowym ADJ 3 mod Case=Ins|Gender=Masc", "nazwa NOUN 0 root Case=Nom|Gender=Fem"],
    ),
    (
        is_what_came_about,
        (1, 2),
        True,
        ["ciąg NOUN 2 subj Number=Sing", "powstały VERB 0 root Number=Plur"],
    ),
    (
        is_what_came_about,
        (1, 2),
        False,
        ["ciąg NOUN 2 subj Number=Sing", "pisały VERB 0 root Number=Plur"],
    ),
    (
        is_set_against_another,
        (4, 3),
        True,
        ["a CCONJ 3 cc _", "nie PART 3 mod _", "wypuścić VERB 0 root VerbForm=Inf", "wersję NOUN 3 comp:obj Case=Acc"],
    ),
    (
        is_set_against_another,
        (4, 3),
        False,
        ["i CCONJ 3 cc _", "nie PART 3 mod _", "wypuścić VERB 0 root VerbForm=Inf", "wersję NOUN 3 comp:obj Case=Acc"],
    ),
    (
        is_a_noun_itself,
        (2, 3),
        True,
        ["dodaj VERB 0 root _", "zmienne ADJ 3 mod Case=Acc|Number=Plur", f"kolorów NOUN 1 comp:obj {GENITIVE}"],
    ),
    (
        is_a_noun_itself,
        (2, 3),
        False,
        ["dodaj VERB 0 root _", "czerwone ADJ 3 mod Case=Acc|Number=Plur", f"kolorów NOUN 1 comp:obj {GENITIVE}"],
    ),
    (
        has_another_noun_between,
        (1, 3),
        True,
        ["dwie NUM 3 mod _", "zmienne ADJ 3 mod Case=Acc|Number=Plur", "stanu NOUN 0 root Case=Gen|Number=Sing"],
    ),
    (
        has_another_noun_between,
        (1, 3),
        False,
        ["dwie NUM 3 mod _", "nowe ADJ 3 mod Case=Acc|Number=Plur", "stanu NOUN 0 root Case=Gen|Number=Sing"],
    ),
    (
        belongs_to_a_noun_before,
        (2, 3),
        True,
        [
            "działo VERB 0 root _",
            "laserowe ADJ 3 mod Case=Acc|Gender=Neut|Number=Sing",
            "statku NOUN 1 comp:obj Case=Gen|Gender=Masc|Number=Sing",
        ],
    ),
    (
        belongs_to_a_noun_before,
        (2, 3),
        False,
        [
            "tylko PART 3 mod _",
            "laserowe ADJ 3 mod Case=Acc|Gender=Neut|Number=Sing",
            "statku NOUN 0 root Case=Gen|Gender=Masc|Number=Sing",
        ],
    ),
    (is_unknown, (1, 2), True, ["Hooki ADJ 2 mod Case=Nom|Number=Sing", "stanu NOUN 0 root Case=Gen|Number=Sing"]),
    (is_unknown, (1, 2), False, ["Nowy ADJ 2 mod Case=Nom|Number=Sing", "stanu NOUN 0 root Case=Gen|Number=Sing"]),
    (
        is_unknown,
        (2, 1),
        True,
        ["przycisk NOUN 0 root Case=Acc|Number=Sing", "wielokropka ADJ 1 mod Case=Gen|Gender=Fem|Number=Sing"],
    ),
    (
        belongs_to_a_noun_before,
        (2, 3),
        True,
        [
            "krwi NOUN 0 root Case=Gen|Gender=Fem|Number=Sing",
            "naszej DET 3 det@poss Case=Gen|Gender=Fem|Number=Sing",
            "dzieci NOUN 1 mod Case=Nom|Number=Plur",
        ],
    ),
    (
        is_addressed_as_a_gentleman,
        (1, 2),
        True,
        ["pan NOUN 2 subj Case=Nom|Number=Sing", "wiesz VERB 0 root Number=Sing|Person=2"],
    ),
    (
        is_addressed_as_a_gentleman,
        (1, 2),
        False,
        ["brat NOUN 2 subj Case=Nom|Number=Sing", "wiesz VERB 0 root Number=Sing|Person=2"],
    ),
    (
        is_of_nobody,
        (2, 1),
        True,
        [
            "mogą VERB 0 root Number=Plur|Person=3",
            "wymaga VERB 1 conj:coord Number=Sing|Person=3",
            "się PRON 2 comp@expl _",
        ],
    ),
    (
        is_of_nobody,
        (2, 1),
        False,
        [
            "mogą VERB 0 root Number=Plur|Person=3",
            "wymaga VERB 1 conj:coord Number=Sing|Person=3",
            "go PRON 2 comp:obj _",
        ],
    ),
    (
        is_a_pronoun_itself,
        (3, 1),
        True,
        ["w ADP 0 root _", "innym ADJ 3 mod Case=Loc|Number=Sing", "liczbą NOUN 1 comp:obj Case=Ins|Number=Sing"],
    ),
    (
        is_a_pronoun_itself,
        (3, 1),
        False,
        ["w ADP 0 root _", "dużym ADJ 3 mod Case=Loc|Number=Sing", "liczbą NOUN 1 comp:obj Case=Ins|Number=Sing"],
    ),
    (
        is_an_object_in_capitals,
        (2, 1),
        True,
        ["używając VERB 0 root _", "OR PROPN 1 comp:obj Case=Nom|Number=Sing"],
    ),
    (
        is_an_object_in_capitals,
        (2, 1),
        False,
        ["używając VERB 0 root _", "Opola PROPN 1 comp:obj Case=Nom|Number=Sing"],
    ),
    (
        is_object_of_a_participle,
        (3, 1),
        True,
        [
            "dla ADP 0 root _",
            "prowadzącego ADJ 1 comp:obj Case=Gen|Gender=Masc|Number=Sing|VerbForm=Part",
            "klub NOUN 1 comp:obj Animacy=Inan|Case=Acc|Gender=Masc|Number=Sing",
        ],
    ),
    (
        is_object_of_a_participle,
        (3, 1),
        False,
        [
            "dla ADP 0 root _",
            "dużego ADJ 3 mod Case=Gen|Gender=Masc|Number=Sing",
            "klub NOUN 1 comp:obj Animacy=Inan|Case=Acc|Gender=Masc|Number=Sing",
        ],
    ),
    (
        is_a_woman_by_name,
        (1, 2),
        True,
        ["Warren PROPN 2 subj Gender=Masc|Number=Sing", "wyraziła VERB 0 root Gender=Fem|Number=Sing"],
    ),
    (
        is_a_woman_by_name,
        (1, 2),
        True,
        ["minister NOUN 2 subj Gender=Masc|Number=Sing", "powiedziała VERB 0 root Gender=Fem|Number=Sing"],
    ),
    (
        is_a_woman_by_name,
        (1, 2),
        False,
        ["brat NOUN 2 subj Gender=Masc|Number=Sing", "powiedziała VERB 0 root Gender=Fem|Number=Sing"],
    ),
    (
        is_beyond_what_is_governed,
        (3, 1),
        True,
        ["między ADP 0 root _", "12:00 NUM 1 comp:obj _", "czasu NOUN 1 comp:obj Case=Gen|Number=Sing"],
    ),
    (
        is_beyond_what_is_governed,
        (3, 1),
        False,
        ["między ADP 0 root _", "dużą ADJ 3 mod Case=Ins", "czasu NOUN 1 comp:obj Case=Gen|Number=Sing"],
    ),
    (
        is_what_it_becomes,
        (2, 1),
        True,
        ["życie NOUN 0 root Case=Acc|Gender=Neut|Number=Sing", "lepszym ADJ 1 mod Case=Ins|Number=Sing"],
    ),
    (
        is_what_it_becomes,
        (2, 1),
        False,
        ["życie NOUN 0 root Case=Acc|Gender=Neut|Number=Sing", "lepszą ADJ 1 mod Case=Acc|Gender=Fem|Number=Sing"],
    ),
    # nowe tuple danych: no adverb is spelt so
    (
        has_another_noun_between,
        (1, 3),
        True,
        ["nowe ADJ 3 mod Case=Acc|Number=Plur", "tuple ADV 3 mod _", "danych NOUN 0 root Case=Gen|Number=Plur"],
    ),
    (
        has_another_noun_between,
        (1, 3),
        False,
        ["nowe ADJ 3 mod Case=Acc|Number=Plur", "bardzo ADV 3 mod _", "danych NOUN 0 root Case=Gen|Number=Plur"],
    ),
    # szablony strony zgodne; but: nowe strony zgodne
    (
        belongs_to_what_is_no_adjective,
        (3, 2),
        True,
        [
            "szablony ADJ 2 mod Case=Nom|Gender=Fem|Number=Plur",
            "strony NOUN 0 root Case=Gen|Gender=Fem|Number=Sing",
            "zgodne ADJ 2 mod Case=Nom|Gender=Masc|Number=Plur",
        ],
    ),
    (
        belongs_to_what_is_no_adjective,
        (3, 2),
        False,
        [
            "nowe ADJ 2 mod Case=Nom|Gender=Fem|Number=Plur",
            "strony NOUN 0 root Case=Gen|Gender=Fem|Number=Sing",
            "zgodne ADJ 2 mod Case=Nom|Gender=Masc|Number=Plur",
        ],
    ),
    # przez wysokiej jakości filtr; but: przez wysokiej jakości dobrze
    (
        is_of_such_a_kind,
        (3, 1),
        True,
        [
            "przez ADP 0 root _",
            "wysokiej ADJ 3 mod Case=Gen|Gender=Fem|Number=Sing",
            "jakości NOUN 1 comp:obj Case=Gen|Gender=Fem|Number=Sing",
            "filtr NOUN 3 mod Case=Acc|Gender=Masc|Number=Sing",
        ],
    ),
    (
        is_of_such_a_kind,
        (3, 1),
        False,
        [
            "przez ADP 0 root _",
            "wysokiej ADJ 3 mod Case=Gen|Gender=Fem|Number=Sing",
            "jakości NOUN 1 comp:obj Case=Gen|Gender=Fem|Number=Sing",
            "dobrze ADV 3 mod _",
        ],
    ),
    # ustaw zmienne; but: liczba ustaw zmienne
    (
        is_an_object_of_an_imperative,
        (2, 1),
        True,
        ["ustaw NOUN 0 root Case=Gen|Gender=Fem|Number=Plur", "zmienne ADJ 1 mod Case=Acc|Gender=Fem|Number=Plur"],
    ),
    (
        is_an_object_of_an_imperative,
        (3, 2),
        False,
        [
            "liczba NOUN 0 root Case=Nom|Gender=Fem|Number=Sing",
            "ustaw NOUN 1 mod Case=Gen|Gender=Fem|Number=Plur",
            "zmienne ADJ 2 mod Case=Nom|Gender=Fem|Number=Plur",
        ],
    ),
    # zbiór pytań oparty; but: zbiór pytań oparta
    *(
        (
            belongs_to_a_noun_further_up,
            (3, 2),
            form == "oparty",
            [
                "zbiór NOUN 0 root Case=Nom|Gender=Masc|Number=Sing",
                "pytań NOUN 1 mod Case=Gen|Gender=Neut|Number=Plur",
                f"{form} ADJ 2 mod Case=Nom|Gender={gender}|Number=Sing",
            ],
        )
        for form, gender in (("oparty", "Masc"), ("oparta", "Fem"))
    ),
    # liczbę, wszystko oparte; but: liczbę dziś oparte
    *(
        (
            belongs_to_a_noun_further_up,
            (3, 1),
            expected,
            [
                "liczbę NOUN 0 root Case=Acc|Gender=Fem|Number=Sing",
                before,
                "oparte ADJ 1 mod Case=Acc|Gender=Neut|Number=Sing",
            ],
        )
        for before, expected in (
            ("wszystko PRON 3 subj Case=Acc|Gender=Neut|Number=Sing", True),
            ("dziś ADV 3 mod _", False),
        )
    ),
    # są tanim sposobem; but: są tanim
    *(
        (
            is_of_a_noun_to_come,
            (2, 1),
            "sposobem" in noun,
            ["są AUX 0 root Number=Plur", "tanim ADJ 1 comp:pred Case=Ins|Gender=Masc|Number=Sing", noun],
        )
        for noun in ("sposobem NOUN 2 mod Case=Ins|Gender=Masc|Number=Sing", "teraz ADV 1 mod _")
    ),
    # lub więcej klasach; but: o więcej klasach
    *(
        (
            is_or_more,
            (2, 3),
            "CCONJ" in before,
            [before, "więcej DET 3 det@numgov Case=Nom", "klasach NOUN 0 root Case=Loc|Gender=Fem|Number=Plur"],
        )
        for before in ("lub CCONJ 3 cc _", "o ADP 0 root _")
    ),
    # ten najbliżej okna; but: ten wielki okna
    *(
        (
            is_the_nearest,
            (1, 3),
            "ADV" in between,
            [
                "ten DET 3 det Case=Nom|Gender=Masc|Number=Sing",
                between,
                "okna NOUN 0 root Case=Gen|Gender=Neut|Number=Sing",
            ],
        )
        for between in ("najbliżej ADV 3 mod _", "wielki ADJ 3 mod Case=Nom|Gender=Masc|Number=Sing")
    ),
    # zastąp nazwy swoimi własnymi; but: nazwy swoimi dzisiaj
    *(
        (
            is_ones_own,
            (2, 1),
            "ADJ" in after,
            [
                "nazwy NOUN 0 root Case=Acc|Gender=Fem|Number=Plur",
                "swoimi DET 1 det@poss Case=Ins|Gender=Fem|Number=Plur",
                after,
            ],
        )
        for after in ("własnymi ADJ 1 mod Case=Ins|Gender=Fem|Number=Plur", "dzisiaj ADV 1 mod _")
    ),
    # używasz Qlix Terminal; but: używasz Dom Terminal
    *(
        (
            is_the_name_of_a_product,
            (3, 1),
            first == "Qlix",
            [
                "używasz VERB 0 root _",
                f"{first} PROPN 3 mod _",
                "Terminal NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Sing",
            ],
        )
        for first in ("Qlix", "Dom")
    ),
    # silnik i skrzynia są; but: silnik i skrzyni są
    *(
        (
            is_joined_to_another_subject,
            (1, 4),
            case == "Nom",
            [
                "silnik NOUN 4 subj Case=Nom|Gender=Masc|Number=Sing",
                "i CCONJ 3 cc _",
                f"{form} NOUN 1 mod Case={case}|Gender=Fem|Number=Sing",
                "są AUX 0 root Number=Plur|Person=3",
            ],
        )
        for form, case in (("skrzynia", "Nom"), ("skrzyni", "Gen"))
    ),
    # większość leży albo są; but: książka leży albo są
    *(
        (
            is_said_of_an_amount,
            (4, 2),
            subject == "większość",
            [
                f"{subject} NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
                "leży VERB 0 root Number=Sing|Person=3|VerbForm=Fin",
                "albo CCONJ 4 cc _",
                "są AUX 2 conj:coord Number=Plur|Person=3|VerbForm=Fin",
            ],
        )
        for subject in ("większość", "książka")
    ),
    # koniec współrzędne są; but: koniec nowe są
    *(
        (
            is_named_behind_a_noun,
            (2, 1),
            form == "współrzędne",
            [
                "koniec NOUN 0 root Case=Acc|Gender=Masc|Number=Sing",
                f"{form} ADJ 1 mod Case=Nom|Gender=Fem|Number=Plur",
                "są AUX 1 conj Number=Plur|Person=3|VerbForm=Fin",
            ],
        )
        for form in ("współrzędne", "nowe")
    ),
    # od tanich po drogie kursy; but: od tanich oraz drogie kursy
    *(
        (
            is_from_one_to_another,
            (5, 1),
            "ADP" in between,
            [
                "od ADP 0 root _",
                "tanich ADJ 5 mod Case=Gen|Gender=Masc|Number=Plur",
                between,
                "drogie ADJ 5 mod Case=Acc|Gender=Masc|Number=Plur",
                "kursy NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Plur",
            ],
        )
        for between in ("po ADP 2 udep _", "oraz CCONJ 4 cc _")
    ),
    # kotów i inne; but: kotów zawsze inne
    *(
        (
            is_and_others,
            (3, 1),
            "CCONJ" in before,
            [
                "kotów NOUN 0 root Case=Gen|Gender=Masc|Number=Plur",
                before,
                "inne ADJ 1 mod Case=Acc|Gender=Masc|Number=Plur",
            ],
        )
        for before in ("i CCONJ 3 cc _", "zawsze ADV 3 mod _")
    ),
    # w polskim idiom znaczy; but: w polskim idiom
    *(
        (
            is_said_in_a_language,
            (2, 3),
            "VERB" in after,
            [
                "w ADP 4 udep _",
                "polskim ADJ 3 mod Case=Loc|Gender=Masc|Number=Sing",
                "idiom NOUN 1 comp:obj Case=Nom|Gender=Masc|Number=Sing",
                after,
            ],
        )
        for after in ("znaczy VERB 0 root Number=Sing|Person=3|VerbForm=Fin", "dziś ADV 0 root _")
    ),
]


@pytest.mark.parametrize(
    ("doubt", "edge", "expected", "words"), CASES, ids=lambda value: getattr(value, "__name__", "")
)
def test_polish_doubts(
    make_sentence: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], expected: bool, words: list[str]
) -> None:
    readings = with_lexicon(judging_lexicon("pl"))
    sentence = make_sentence(*words)
    assert doubtful_edges(sentence, {edge: []}, readings, True, "pl", doubts=[doubt]) == ({edge} if expected else set())
    assert not doubtful_edges(sentence, {edge: []}, readings, True, "cs", doubts=[doubt])


@pytest.mark.parametrize(
    ("language", "gender", "expected"), [("pl", "Neut", False), ("pl", "Masc", True), ("cs", "Neut", True)]
)
def test_a_past_has_the_gender_of_what_it_agrees_with(
    make_sentence: MakeSentence, language: str, gender: str, expected: bool
) -> None:
    sentence = make_sentence(
        "pogoda NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
        "był AUX 0 root Gender=Masc|Number=Sing",
        f"piękna NOUN 2 comp:pred Gender={gender}|Number=Sing",
    )
    doubts = [agrees_with_the_predicate]
    found = doubtful_edges(sentence, {(1, 2): []}, tagger_readings, True, language, doubts=doubts)
    assert bool(found) == expected


def test_every_polish_doubt_is_tested() -> None:
    assert {doubt for doubt, *_ in CASES} == set(DOUBTS)
