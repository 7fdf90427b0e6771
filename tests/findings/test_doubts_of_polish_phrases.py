"""Doubts about Polish phrases, each with a tree that it is about and with the nearest one that it is not about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.polish_phrases import (
    DOUBTS,
    goes_with_a_dative,
    is_a_dative,
    is_a_fraction,
    is_a_noun_and_no_verb,
    is_a_thing_behind,
    is_a_title_itself,
    is_a_truth_value,
    is_about_so_much,
    is_an_instrument,
    is_another_word_of_that_form,
    is_beside_them,
    is_beyond_a_conjunction,
    is_beyond_a_new_sentence,
    is_called_so,
    is_cut_off_its_end,
    is_declined_in_capitals,
    is_due_besides,
    is_equal_to_something,
    is_foreign_in_a_vowel,
    is_in_english,
    is_in_that_case_after_all,
    is_of_no_known_kind,
    is_of_two_kinds,
    is_one_of_a_list,
    is_oneself,
    is_said_of_a_clause,
    is_said_of_a_foreign_noun,
    is_so_many_of_them,
    is_so_many_times,
    is_who_gets_it,
    stands_for_those,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

READINGS = with_lexicon(judging_lexicon("pl"))
FEMININE = "Case={}|Gender=Fem|Number=Sing"

CASES: list[tuple[SiteDoubt, tuple[int, int], bool, list[str]]] = [
    (
        is_in_english,
        (2, 1),
        True,
        ["we ADP 0 root _", "test NOUN 1 comp:obj _", "the X 2 flat _", "of X 2 flat _"],
    ),
    (is_in_english, (2, 1), False, ["we ADP 0 root _", "krwi NOUN 1 comp:obj Case=Nom", "the X 2 flat _"]),
    (is_of_no_known_kind, (2, 1), True, ["dla ADP 0 root _", "Yatte ADJ 1 comp:obj Case=Nom|Number=Plur"]),
    (is_of_no_known_kind, (2, 1), False, ["dla ADP 0 root _", "Nowe ADJ 1 comp:obj Case=Nom|Number=Plur"]),
    (
        is_called_so,
        (1, 2),
        True,
        ["zwanym ADJ 2 mod Case=Ins|Number=Sing", "staging NOUN 0 root Case=Nom|Number=Sing"],
    ),
    (
        is_called_so,
        (1, 2),
        False,
        ["nowym ADJ 2 mod Case=Ins|Number=Sing", "staging NOUN 0 root Case=Nom|Number=Sing"],
    ),
    (is_oneself, (2, 1), True, ["klucz NOUN 0 root Case=Acc|Number=Sing", "same ADJ 1 mod Case=Nom|Number=Plur"]),
    (is_oneself, (2, 1), False, ["klucz NOUN 0 root Case=Acc|Number=Sing", "nowe ADJ 1 mod Case=Nom|Number=Plur"]),
    (
        stands_for_those,
        (1, 4),
        True,
        [
            "tych DET 4 det Case=Gen|Number=Plur",
            "podanych ADJ 4 mod Case=Gen|Number=Plur",
            ", PUNCT 4 punct _",
            "kropkami NOUN 0 root Case=Ins|Gender=Fem|Number=Plur",
        ],
    ),
    (
        stands_for_those,
        (1, 3),
        False,
        [
            "tych DET 3 det Case=Gen|Number=Plur",
            "podanych ADJ 3 mod Case=Gen|Number=Plur",
            "kropkami NOUN 0 root Case=Ins|Gender=Fem|Number=Plur",
        ],
    ),
    (
        is_beyond_a_conjunction,
        (3, 1),
        True,
        ["uważam VERB 0 root _", "że SCONJ 1 comp:obj _", f"wartość NOUN 1 comp:obj {FEMININE.format('Acc')}"],
    ),
    (
        is_beyond_a_conjunction,
        (3, 1),
        False,
        ["uważam VERB 0 root _", "jako SCONJ 1 comp:obj _", f"wartość NOUN 1 comp:obj {FEMININE.format('Acc')}"],
    ),
    (
        is_one_of_a_list,
        (1, 6),
        True,
        [
            "tekst NOUN 6 subj Case=Nom|Number=Sing",
            ", PUNCT 3 punct _",
            "X X 1 mod _",
            "i CCONJ 5 cc _",
            "X X 3 conj:coord _",
            "są AUX 0 root Number=Plur",
        ],
    ),
    (
        is_one_of_a_list,
        (1, 4),
        False,
        [
            "tekst NOUN 4 subj Case=Nom|Number=Sing",
            "z ADP 1 udep _",
            "pliku NOUN 2 comp:obj Case=Gen|Number=Sing",
            "są AUX 0 root Number=Plur",
        ],
    ),
    (
        is_an_instrument,
        (3, 4),
        True,
        [
            "użyjemy/użyć VERB 0 root _",
            "do ADP 1 comp:obl _",
            "tego DET 4 det Case=Gen|Gender=Neut|Number=Sing",
            f"funkcji NOUN 2 comp:obj {FEMININE.format('Gen')}",
        ],
    ),
    (
        is_an_instrument,
        (3, 4),
        False,
        [
            "idziemy/iść VERB 0 root _",
            "do ADP 1 comp:obl _",
            "tego DET 4 det Case=Gen|Gender=Neut|Number=Sing",
            f"szkoły NOUN 2 comp:obj {FEMININE.format('Gen')}",
        ],
    ),
    (is_another_word_of_that_form, (2, 1), True, ["dla ADP 0 root _", "list NOUN 1 comp:obj Case=Nom|Number=Sing"]),
    (is_another_word_of_that_form, (2, 1), False, ["dla ADP 0 root _", "tekst NOUN 1 comp:obj Case=Nom|Number=Sing"]),
    (is_about_so_much, (2, 1), True, ["z ADP 0 root _", "godzinę/godzina NOUN 1 comp:obj Case=Acc|Number=Sing"]),
    (is_about_so_much, (2, 1), False, ["z ADP 0 root _", "telefon NOUN 1 comp:obj Case=Acc|Number=Sing"]),
    (is_a_noun_and_no_verb, (2, 1), True, ["ma VERB 0 root _", "przedział/przedziać VERB 1 comp:obj VerbForm=Fin"]),
    (is_a_noun_and_no_verb, (2, 1), False, ["musisz VERB 0 root _", "pamiętasz VERB 1 comp:obj VerbForm=Fin"]),
    (
        is_a_dative,
        (1, 2),
        True,
        ["ogółowi ADJ 2 mod Case=Nom|Number=Plur", "klasy NOUN 0 root Case=Gen|Gender=Fem|Number=Sing"],
    ),
    (
        is_a_dative,
        (1, 2),
        False,
        ["domowi ADJ 2 mod Case=Nom|Number=Plur", "mistrzów NOUN 0 root Animacy=Hum|Case=Gen|Gender=Masc|Number=Plur"],
    ),
    (
        is_who_gets_it,
        (2, 3),
        True,
        ["udostępnianie NOUN 0 root Case=Nom", "innym ADJ 3 mod Case=Dat|Number=Plur", "danych NOUN 1 mod Case=Gen"],
    ),
    (
        is_who_gets_it,
        (2, 3),
        False,
        ["książka NOUN 0 root Case=Nom", "innym ADJ 3 mod Case=Dat|Number=Plur", "danych NOUN 1 mod Case=Gen"],
    ),
    (
        is_a_thing_behind,
        (2, 1),
        True,
        [f"wartości NOUN 0 root {FEMININE.format('Gen')}", "zmiennym ADJ 1 mod Case=Dat|Number=Plur"],
    ),
    (
        is_a_thing_behind,
        (2, 1),
        False,
        [f"wartości NOUN 0 root {FEMININE.format('Gen')}", "nowym ADJ 1 mod Case=Dat|Number=Plur"],
    ),
    (
        is_said_of_a_clause,
        (2, 1),
        True,
        ["latem NOUN 0 root Case=Ins", "możliwe ADJ 1 mod Case=Nom", ", PUNCT 4 punct _", "że SCONJ 2 subj _"],
    ),
    (
        is_said_of_a_clause,
        (2, 1),
        False,
        ["latem NOUN 0 root Case=Ins", "możliwe ADJ 1 mod Case=Nom", ", PUNCT 4 punct _", "ale CCONJ 2 subj _"],
    ),
    (
        goes_with_a_dative,
        (4, 3),
        True,
        [
            "odpowiada VERB 0 root _",
            "wpisowi NOUN 1 comp:obl Case=Dat",
            "na ADP 1 comp:obl _",
            "blogu NOUN 3 comp:obj Case=Loc",
        ],
    ),
    (
        goes_with_a_dative,
        (4, 3),
        False,
        [
            "odpowiada VERB 0 root _",
            "chętnie ADV 1 mod _",
            "na ADP 1 comp:obl _",
            "pytaniu NOUN 3 comp:obj Case=Loc",
        ],
    ),
    (
        is_equal_to_something,
        (3, 4),
        True,
        [
            "wynik NOUN 2 subj Case=Nom",
            "jest AUX 0 root _",
            "równy ADJ 4 mod Case=Nom|Gender=Masc|Number=Sing",
            "sumie NOUN 2 subj Case=Dat|Gender=Fem|Number=Sing",
        ],
    ),
    (
        is_equal_to_something,
        (3, 4),
        False,
        [
            "wynik NOUN 2 subj Case=Nom",
            "jest AUX 0 root _",
            "nowy ADJ 4 mod Case=Nom|Gender=Masc|Number=Sing",
            "sumie NOUN 2 subj Case=Dat|Gender=Fem|Number=Sing",
        ],
    ),
    (
        is_a_title_itself,
        (3, 1),
        True,
        ["do ADP 0 root _", "Moje DET 3 det Case=Nom|Number=Sing", "konto NOUN 1 comp:obj Case=Nom|Number=Sing"],
    ),
    (
        is_a_title_itself,
        (3, 1),
        False,
        ["do ADP 0 root _", "moje DET 3 det Case=Nom|Number=Sing", "konto NOUN 1 comp:obj Case=Nom|Number=Sing"],
    ),
    (is_a_truth_value, (2, 1), True, ["na ADP 0 root _", "prawda NOUN 1 comp:obj Case=Nom|Number=Sing"]),
    (is_a_truth_value, (2, 1), False, ["na ADP 0 root _", "sprawa NOUN 1 comp:obj Case=Nom|Number=Sing"]),
    (is_foreign_in_a_vowel, (2, 1), True, ["poza ADP 0 root _", "Kontenerse PROPN 1 comp:obj Case=Nom|Number=Sing"]),
    (is_foreign_in_a_vowel, (2, 1), False, ["poza ADP 0 root _", "Łódź PROPN 1 comp:obj Case=Nom|Number=Sing"]),
    (
        is_so_many_of_them,
        (1, 2),
        True,
        [
            "dzieci NOUN 2 subj Case=Nom|Gender=Neut|Number=Plur",
            "przyszło VERB 0 root Gender=Neut|Number=Sing",
            "mało DET 2 udep _",
        ],
    ),
    (
        is_so_many_of_them,
        (1, 2),
        False,
        [
            "dzieci NOUN 2 subj Case=Nom|Gender=Neut|Number=Plur",
            "przyszło VERB 0 root Gender=Neut|Number=Sing",
            "rano ADV 2 mod _",
        ],
    ),
    (
        is_of_two_kinds,
        (1, 5),
        True,
        [
            "klient NOUN 5 subj Case=Nom|Number=Sing",
            "stały ADJ 1 mod Case=Nom|Number=Sing",
            "i CCONJ 4 cc _",
            "nowy ADJ 2 conj:coord Case=Nom|Number=Sing",
            "muszą VERB 0 root Number=Plur|Person=3",
        ],
    ),
    (
        is_of_two_kinds,
        (1, 3),
        False,
        [
            "klient NOUN 3 subj Case=Nom|Number=Sing",
            "stały ADJ 1 mod Case=Nom|Number=Sing",
            "muszą VERB 0 root Number=Plur|Person=3",
        ],
    ),
    *(
        (
            is_due_besides,
            (3, 1),
            verb == "należy",
            ["mogą VERB 0 root _", "i CCONJ 3 cc _", f"{verb} VERB 1 conj:coord _"],
        )
        for verb in ("należy", "leży")
    ),
    *(
        (is_a_fraction, (1, 2), "Case=Gen" in noun, ["setne ADJ 2 mod Case=Nom|Gender=Fem|Number=Plur", noun])
        for noun in ("sekund NOUN 0 root Case=Gen|Number=Plur", "sekundami NOUN 0 root Case=Ins|Gender=Fem|Number=Plur")
    ),
    *(
        (is_declined_in_capitals, (2, 1), word == "SALa", ["dla ADP 0 root _", f"{word} NOUN 1 comp:obj Case=Nom"])
        for word in ("SALa", "Sala", "SALA")
    ),
    *(
        (is_in_that_case_after_all, (2, 1), locative, ["przy ADP 0 root Case=Loc", f"{word} NOUN 1 comp:obj Case=Acc"])
        for word, locative in (("starcie", True), ("start", False))
    ),
    *(
        (
            is_beyond_a_new_sentence,
            (1, 3),
            word == "Nie",
            ["Próba NOUN 3 subj Case=Nom", f"{word} PART 3 mod@neg _", "udało VERB 0 root _"],
        )
        for word in ("Nie", "nie")
    ),
    *(
        (
            is_said_of_a_foreign_noun,
            (1, 3),
            word == "commit",
            [
                "dany NOUN 3 subj Case=Nom|Gender=Masc|Number=Plur",
                f"{word} NOUN 3 comp:obj Case=Acc",
                "przyszedł VERB 0 root _",
            ],
        )
        for word in ("commit", "list")
    ),
    *(
        (
            is_beside_them,
            (3, 2),
            word == "stojącą",
            [f"{word} ADJ 0 root _", "obok ADP 1 udep _", "siostrę NOUN 2 comp:obj Case=Acc"],
        )
        for word in ("stojącą", "usiadł")
    ),
    *(
        (
            is_so_many_times,
            (2, 3),
            word == "raz",
            [
                f"{word} NOUN 0 root _",
                "ósmy ADJ 3 mod Case=Acc|Gender=Masc",
                "dyrektywę NOUN 1 mod Case=Acc|Gender=Fem",
            ],
        )
        for word in ("raz", "dom")
    ),
]


@pytest.mark.parametrize(
    ("doubt", "edge", "expected", "words"),
    CASES,
    ids=[f"{doubt.__name__} {' '.join(word.split()[0] for word in words)}" for doubt, _, _, words in CASES],
)
def test_doubt(
    with_lemmas: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], expected: bool, words: list[str]
) -> None:
    found = doubtful_edges(with_lemmas(*words), {edge: []}, READINGS, True, "pl", doubts=[doubt])
    assert found == ({edge} if expected else set())


@pytest.mark.parametrize(("noun", "expected"), [("protokoł", True), ("mógł", False)])
def test_an_end_that_is_taken_for_an_auxiliary(with_lemmas: MakeSentence, noun: str, expected: bool) -> None:
    sentence = with_lemmas("podstawowym ADJ 2 mod Case=Ins", f"{noun} NOUN 3 subj Case=Nom", "em AUX 0 root _")
    words = {place: replace(sentence.tokens[place - 1], span=(12, 21)) for place in (2, 3)}
    found = doubtful_edges(sentence.with_tokens(words), {(1, 2): []}, READINGS, True, "pl", doubts=[is_cut_off_its_end])
    assert found == ({(1, 2)} if expected else set())


def test_every_doubt_has_a_tree_that_it_is_about() -> None:
    assert {doubt for doubt, _, expected, _ in CASES if expected} | {is_cut_off_its_end} == set(DOUBTS)
