"""Doubts about what programs say in Polish, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.manuals import is_behind_a_colon_within, is_beyond_a_slash, is_said_behind_a_colon
from lambre_core.findings.doubts.polish import (
    belongs_to_a_noun_before,
    is_a_pronoun_itself,
    is_joined_to_another_subject,
)
from lambre_core.findings.doubts.polish_programs import (
    is_abbreviated,
    is_asked_for_by_no_verb,
    is_given_to_the_other,
    is_meant_so,
    is_one_of_somebody,
    is_said_of_you,
    is_too_much,
    is_what_is_left,
    is_where_it_can_be,
    is_who_is_given_something,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import Readings
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]

HE, SHE, IT, HER, OF_HIM, OF_HER, BY_HIM, TO_IT, HIM = (
    f"Case={case}|Gender={gender}|Number=Sing"
    for case, gender in (
        ("Nom", "Masc"),
        ("Nom", "Fem"),
        ("Nom", "Neut"),
        ("Acc", "Fem"),
        ("Gen", "Masc"),
        ("Gen", "Fem"),
        ("Ins", "Masc"),
        ("Dat", "Neut"),
        ("Acc", "Masc"),
    )
)
IS, ARE = (f"Number={number}|Person=3|VerbForm=Fin" for number in ("Sing", "Plur"))

ROWS: tuple[tuple[SiteDoubt, Edge, str, bool], ...] = (
    (is_too_much, (3, 2), f"jest AUX 0 root {IS}; za ADP 1 comp:pred _; duża ADJ 2 comp:obj {SHE}", True),
    (is_too_much, (3, 2), f"stoi VERB 0 root {IS}; przed ADP 1 udep _; duża ADJ 2 comp:obj {SHE}", False),
    (
        is_too_much,
        (3, 2),
        f"jest AUX 0 root {IS}; za ADP 1 udep _; duża ADJ 2 comp:obj {SHE}; szafa NOUN 1 subj {SHE}",
        False,
    ),
    (is_one_of_somebody, (1, 2), f"domyślne ADJ 2 mod {IT}; systemu NOUN 0 root {OF_HIM}", True),
    (is_one_of_somebody, (1, 2), f"nowe ADJ 2 mod {IT}; systemu NOUN 0 root {OF_HIM}", False),
    (
        is_where_it_can_be,
        (4, 5),
        f"zmień VERB 0 root _; gdzie ADV 1 mod _; to PRON 1 comp _; możliwe ADJ 5 mod {IT}; "
        f"nazwę NOUN 1 comp:obj {HER}",
        True,
    ),
    (is_where_it_can_be, (2, 3), f"zmień VERB 0 root _; możliwe ADJ 3 mod {IT}; nazwę NOUN 1 comp:obj {HER}", False),
    (
        is_who_is_given_something,
        (2, 1),
        f"udzielają VERB 0 root {ARE}; pismu NOUN 1 comp:obj {TO_IT}; prawa NOUN 2 mod {OF_HIM}",
        True,
    ),
    (
        is_who_is_given_something,
        (2, 1),
        f"używają VERB 0 root {ARE}; pismu NOUN 1 comp:obj {TO_IT}; prawa NOUN 2 mod {OF_HIM}",
        False,
    ),
    (
        is_meant_so,
        (5, 4),
        f"groźną ADJ 0 root {HER}; lub CCONJ 2 cc _; w ADP 1 conj _; sposób NOUN 3 comp:obj {HIM}; "
        f"budzącą ADJ 4 mod {HER}",
        True,
    ),
    (is_meant_so, (3, 2), f"w ADP 0 root _; sposób NOUN 1 comp:obj {HIM}; budzącą ADJ 2 mod {HER}", False),
    (
        is_what_is_left,
        (3, 1),
        f"zostaną AUX 0 root {ARE}; a CCONJ 3 cc _; zostanie AUX 1 conj:coord {IS}; plik NOUN 3 subj {HE}",
        True,
    ),
    (
        is_what_is_left,
        (3, 1),
        f"zostaną AUX 0 root {ARE}; a CCONJ 3 cc _; zostanie AUX 1 conj:coord {IS}; tam ADV 3 mod _",
        False,
    ),
    (
        is_given_to_the_other,
        (3, 2),
        f"podaje VERB 0 root {IS}; klucz NOUN 1 comp:obj {HIM}; drugiemu ADJ 2 mod Case=Dat|Gender=Masc|Number=Sing",
        True,
    ),
    (
        is_given_to_the_other,
        (3, 2),
        f"podaje VERB 0 root {IS}; klucz NOUN 1 comp:obj {HIM}; nowemu ADJ 2 mod Case=Dat|Gender=Masc|Number=Sing",
        False,
    ),
    (
        is_said_of_you,
        (4, 2),
        f"plik NOUN 2 subj {HE}; zniknie VERB 0 root {IS}; i CCONJ 4 cc _; nie_znajdziesz VERB 2 conj:coord Person=2",
        True,
    ),
    (
        is_said_of_you,
        (3, 1),
        f"zniknie VERB 0 root {IS}; i CCONJ 3 cc _; nie_znajdziesz VERB 1 conj:coord Person=2",
        False,
    ),
    (
        is_said_behind_a_colon,
        (3, 1),
        f"nazwa NOUN 0 root {SHE}; : PUNCT 3 punct _; dozwolone ADJ 1 comp:pred {IT}",
        True,
    ),
    (
        is_said_behind_a_colon,
        (3, 1),
        f"nazwa NOUN 0 root {SHE}; jest AUX 1 cop _; dozwolone ADJ 1 comp:pred {IT}",
        False,
    ),
    (is_abbreviated, (2, 1), f"według ADP 0 root _; maks NOUN 1 comp:obj {HE}; . PUNCT 1 punct _", True),
    (is_abbreviated, (2, 1), f"według ADP 0 root _; maks NOUN 1 comp:obj {HE}", False),
    (is_behind_a_colon_within, (2, 1), f"do ADP 0 root _; bit NOUN 1 comp:obj {HE}", False),
    (is_beyond_a_slash, (1, 3), f"nowa ADJ 3 mod {SHE}; , PUNCT 3 punct _; plik NOUN 0 root {HE}", False),
    (
        belongs_to_a_noun_before,
        (2, 3),
        f"kogoś PRON 0 root {OF_HIM}; innego ADJ 3 mod {OF_HIM}; prezesem NOUN 1 comp {BY_HIM}",
        True,
    ),
    (
        belongs_to_a_noun_before,
        (2, 3),
        f"wtedy ADV 0 root _; innego ADJ 3 mod {OF_HIM}; prezesem NOUN 1 comp {BY_HIM}",
        False,
    ),
    (
        is_a_pronoun_itself,
        (4, 2),
        f"data NOUN 0 root {SHE}; do ADP 1 udep Case=Gen; której DET 4 det {OF_HER}; wniosek NOUN 2 comp:obj {HE}",
        True,
    ),
    (
        is_a_pronoun_itself,
        (4, 2),
        f"data NOUN 0 root {SHE}; do ADP 1 udep Case=Gen; nowej DET 4 det {OF_HER}; wniosek NOUN 2 comp:obj {HE}",
        False,
    ),
    (
        is_joined_to_another_subject,
        (2, 5),
        f"zarówno CCONJ 5 cc _; wersja NOUN 5 subj {SHE}; jak SCONJ 2 conj _; pełna ADJ 3 conj {SHE}; "
        f"są AUX 0 root {ARE}",
        True,
    ),
    (
        is_joined_to_another_subject,
        (1, 4),
        f"wersja NOUN 4 subj {SHE}; jak SCONJ 1 mod _; pełna ADJ 2 comp {SHE}; są AUX 0 root {ARE}",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(make_sentence: MakeSentence, doubt: SiteDoubt, edge: Edge, words: str, doubted: bool) -> None:
    sentence = make_sentence(*words.split("; "))
    assert doubtful_edges(sentence, {edge: []}, tagger_readings, True, "pl", doubts=[doubt]) == (
        {edge} if doubted else set()
    )


@pytest.mark.parametrize(
    ("noun", "doubted"),
    [("strona", False), ("stronie", True)],
    ids=["a nominative, which na never has", "a locative, which the seeming verb would not ask for"],
)
def test_what_is_no_verb_asks_for_nothing(make_sentence: MakeSentence, noun: str, doubted: bool) -> None:
    case = {"strona": "Nom", "stronie": "Loc"}[noun]
    sentence = make_sentence(
        f"zespół NOUN 0 root {HE}",
        f"tłumaczy VERB 1 mod {IS}",
        "na ADP 2 udep Case=Loc",
        f"{noun} NOUN 3 comp:obj Case={case}|Gender=Fem|Number=Sing",
    )
    edge = (4, 3)
    found = doubtful_edges(sentence, {edge: []}, with_translators(), True, "pl", doubts=[is_asked_for_by_no_verb])
    assert found == ({edge} if doubted else set())


def with_translators() -> Readings:
    """The readings of the tagger, and *tłumaczy* as a noun."""

    def readings(token: Token) -> tuple[Reading, ...]:
        if token.form == "tłumaczy" and token.upos == "NOUN":
            feats = {"Case": frozenset({"Gen"}), "Number": frozenset({"Plur"})}
            return (Reading("tłumacz", "NOUN", feats, 1.0),)
        return tuple(tagger_readings(token))

    return readings
