"""Doubts about Estonian and Finnish words that are spelt as others, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import finnic_words as doubts
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.subjects import agrees_with_the_predicate
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], str, Edge, str, bool]

ROWS: tuple[Row, ...] = (
    # kukaan muu kuin sinä ei; but: siksi kuin sinä ei
    (
        doubts.is_nobody_else,
        "fi",
        (3, 4),
        "muu PRON 4 subj _; kuin SCONJ 3 cc _; sinä PRON 4 subj Person=2; ei AUX 0 root Person=3",
        True,
    ),
    (
        doubts.is_nobody_else,
        "fi",
        (3, 4),
        "siksi ADV 4 mod _; kuin SCONJ 3 cc _; sinä PRON 4 subj Person=2; ei AUX 0 root Person=3",
        False,
    ),
    (doubts.is_spelt_as_lacking, "fi", (1, 2), "tuoton ADJ 2 mod Case=Nom; kasvuun NOUN 0 root Case=Ill", True),
    (doubts.is_spelt_as_lacking, "fi", (1, 2), "iloinen ADJ 2 mod Case=Nom; kasvuun NOUN 0 root Case=Ill", False),
    (doubts.is_spelt_as_denied, "fi", (2, 1), "tuntevasi VERB 0 root _; hänet PRON 1 comp:obj Case=Acc", True),
    (doubts.is_spelt_as_denied, "fi", (2, 1), "tuntisi VERB 0 root _; hänet PRON 1 comp:obj Case=Acc", False),
    (doubts.are_theirs, "fi", (1, 2), "rikollisten ADJ 2 mod Case=Gen; kohteena NOUN 0 root Case=Ess", True),
    (doubts.are_theirs, "fi", (1, 2), "rikollisen ADJ 2 mod Case=Gen; kohteena NOUN 0 root Case=Ess", False),
    (
        doubts.is_what_somebody_has,
        "fi",
        (1, 3),
        "jotka PRON 3 subj Case=Nom|Number=Plur; minulla PRON 3 comp:pred Case=Ade; on AUX 0 root Number=Sing",
        True,
    ),
    (
        doubts.is_what_somebody_has,
        "fi",
        (1, 3),
        "jotka PRON 3 subj Case=Nom|Number=Plur; pöydällä NOUN 3 comp:pred Case=Ade; on AUX 0 root Number=Sing",
        False,
    ),
    (doubts.is_an_order_in_aa, "fi", (1, 2), "Pulkkaa ADJ 2 mod Case=Par; rivit NOUN 0 root Case=Nom", True),
    (
        doubts.is_an_order_in_aa,
        "fi",
        (1, 2),
        "Vanhaa ADJ 2 mod Case=Par; talo NOUN 3 subj Case=Nom; on VERB 0 root VerbForm=Fin",
        False,
    ),
    (doubts.is_an_order_in_sta, "fi", (1, 2), "Tarkasta ADJ 2 mod Case=Ela; osat NOUN 0 root Case=Nom", True),
    (
        doubts.is_an_order_in_sta,
        "fi",
        (1, 2),
        "Vanhasta ADJ 2 mod Case=Ela; talo NOUN 3 subj Case=Nom; on VERB 0 root VerbForm=Fin",
        False,
    ),
    # osta leipä ja tarkasta hinta; but: puhuimme koulusta ja vanhasta talo
    (
        doubts.is_an_order_in_sta,
        "fi",
        (3, 4),
        "leipä NOUN 0 root Case=Nom; ja CCONJ 4 cc _; tarkasta ADJ 4 mod Case=Ela; hinta NOUN 1 conj Case=Nom",
        True,
    ),
    (
        doubts.is_an_order_in_sta,
        "fi",
        (3, 4),
        "koulusta NOUN 0 root Case=Ela; ja CCONJ 4 cc _; vanhasta ADJ 4 mod Case=Ela; talo NOUN 1 conj Case=Nom",
        False,
    ),
    (doubts.is_of_such_a_one, "fi", (1, 2), "Keskeneräisen ADJ 2 mod Case=Gen; koko NOUN 0 root Case=Nom", True),
    (doubts.is_of_such_a_one, "fi", (1, 2), "Uuden ADJ 2 mod Case=Gen; kansio NOUN 0 root Case=Nom", False),
    (doubts.is_of_a_device, "fi", (1, 2), "lukimen ADJ 2 mod Case=Gen; valoja NOUN 0 root Case=Par", True),
    (doubts.is_of_a_device, "fi", (1, 2), "lämpimän ADJ 2 mod Case=Gen; valoja NOUN 0 root Case=Par", False),
    (
        doubts.is_done_to_it,
        "et",
        (2, 1),
        "saad AUX 0 root Person=2; ta PRON 1 subj _; saata VERB 1 x VerbForm=Inf",
        True,
    ),
    (doubts.is_done_to_it, "et", (2, 1), "saad AUX 0 root Person=2; ta PRON 1 subj _; siin ADV 1 mod _", False),
    (
        doubts.can_be_done_so,
        "et",
        (3, 4),
        "on AUX 0 root _; see PRON 1 subj _; tehtav ADJ 4 mod Case=Nom; nupu NOUN 1 udep Case=Gen",
        True,
    ),
    (
        doubts.can_be_done_so,
        "et",
        (2, 3),
        "Teen VERB 0 root _; loetav ADJ 3 mod _; faili NOUN 1 comp:obj Case=Gen",
        False,
    ),
    (
        doubts.is_before_what_it_governs,
        "fi",
        (1, 2),
        "maksun NOUN 2 comp:obj Case=Gen; ennen ADP 0 root _; vahvistusta VERB 2 x _",
        True,
    ),
    (
        doubts.is_before_what_it_governs,
        "fi",
        (1, 2),
        "maksun NOUN 2 comp:obj Case=Gen; ennen ADP 0 root _; . PUNCT 2 punct _",
        False,
    ),
    (doubts.is_an_attachment, "fi", (1, 2), "liitännäisen ADJ 2 mod Case=Gen; nimi NOUN 0 root Case=Nom", True),
    (doubts.is_an_attachment, "fi", (1, 2), "sinisen ADJ 2 mod Case=Gen; nimi NOUN 0 root Case=Nom", False),
    (doubts.is_of_the_stronger, "et", (1, 2), "tugevama ADJ 2 mod Case=Gen; õigus NOUN 0 root Case=Nom", True),
    (doubts.is_of_the_stronger, "et", (1, 2), "kõrgema ADJ 2 mod Case=Gen; maja NOUN 0 root Case=Nom", False),
    (
        doubts.is_held_by_something,
        "et",
        (3, 2),
        "kätt NOUN 2 comp:obj Case=Par; pidi AUX 0 root _; juhtida VERB 2 comp:aux VerbForm=Inf",
        True,
    ),
    (
        doubts.is_held_by_something,
        "et",
        (3, 2),
        "vett NOUN 2 comp:obj Case=Par; pidi AUX 0 root _; tuua VERB 2 comp:aux VerbForm=Inf",
        False,
    ),
    (doubts.is_farther_on, "et", (1, 2), "sügavamale ADJ 2 mod Case=All; metsa NOUN 0 root Case=Add", True),
    (doubts.is_farther_on, "et", (1, 2), "suuremale ADJ 2 mod Case=All; majja NOUN 0 root Case=Add", False),
    (
        doubts.is_what_is_told_behind,
        "et",
        (2, 1),
        "läbi ADP 0 root _; seda PRON 1 comp:obj Case=Par; , PUNCT 1 punct _",
        True,
    ),
    (
        doubts.is_what_is_told_behind,
        "et",
        (2, 1),
        "tänu ADP 0 root _; seda PRON 1 comp:obj Case=Par; , PUNCT 1 punct _",
        False,
    ),
    (doubts.is_spelt_as_done, "fi", (1, 2), "uusimisen ADJ 2 mod Case=Gen; alku NOUN 0 root Case=Nom", True),
    (doubts.is_spelt_as_done, "fi", (1, 2), "uuden ADJ 2 mod Case=Gen; alku NOUN 0 root Case=Nom", False),
    (doubts.is_of_a_cheque, "fi", (1, 2), "sekin PRON 2 det Number=Sing; tiedot NOUN 0 root Number=Plur", True),
    (doubts.is_of_a_cheque, "fi", (1, 2), "tämäkin PRON 2 det Number=Sing; tiedot NOUN 0 root Number=Plur", False),
    (doubts.is_decided, "fi", (1, 2), "päätät NOUN 2 subj Number=Plur; yhdistää VERB 0 root Number=Sing", True),
    (doubts.is_decided, "fi", (1, 2), "sanat NOUN 2 subj Number=Plur; yhdistää VERB 0 root Number=Sing", False),
    (doubts.is_on_the_right, "fi", (1, 2), "oikealla ADJ 2 mod Case=Ade; ikkunassa NOUN 0 root Case=Ine", True),
    (doubts.is_on_the_right, "fi", (1, 2), "suurella ADJ 2 mod Case=Ade; ikkunassa NOUN 0 root Case=Ine", False),
    (doubts.is_gone_to, "fi", (1, 2), "ruudussa NOUN 2 comp:obj Case=Ine; kohtaan ADP 0 root _", True),
    (doubts.is_gone_to, "fi", (1, 2), "ruudun NOUN 2 comp:obj Case=Gen; kohtaan ADP 0 root _", False),
    (
        doubts.is_one_of_several_values,
        "fi",
        (2, 1),
        "ovat AUX 0 root Number=Plur; sininen ADJ 1 comp:pred Number=Sing; , PUNCT 4 punct _; musta ADJ 2 conj _; "
        "ja CCONJ 6 cc _; punainen ADJ 2 conj _",
        True,
    ),
    (
        doubts.is_one_of_several_values,
        "fi",
        (2, 1),
        "ovat AUX 0 root Number=Plur; sininen ADJ 1 comp:pred Number=Sing; . PUNCT 1 punct _",
        False,
    ),
    (
        doubts.is_of_the_noun_behind,
        "et",
        (2, 1),
        "vastama VERB 0 root _; plaani NOUN 1 comp:obj Case=Gen; tüübile NOUN 1 udep Case=All",
        True,
    ),
    (
        doubts.is_of_the_noun_behind,
        "et",
        (2, 1),
        "vastama VERB 0 root _; plaani NOUN 1 comp:obj Case=Gen; kohe ADV 1 mod _",
        False,
    ),
    (
        doubts.belongs_to_the_next_adposition,
        "fi",
        (2, 1),
        "jälkeen ADP 0 root _; myymälää NOUN 1 comp:obj Case=Par; varten ADP 1 udep _",
        True,
    ),
    (
        doubts.belongs_to_the_next_adposition,
        "fi",
        (2, 1),
        "jälkeen ADP 0 root _; myymälää NOUN 1 comp:obj Case=Par; varovasti ADV 1 mod _",
        False,
    ),
    (
        doubts.is_behind_a_relative,
        "et",
        (3, 2),
        "millest PRON 2 udep _; alates ADP 0 root _; intressi NOUN 2 comp:obj Case=Par",
        True,
    ),
    (
        doubts.is_behind_a_relative,
        "et",
        (3, 2),
        "siin ADV 2 mod _; alates ADP 0 root _; intressi NOUN 2 comp:obj Case=Par",
        False,
    ),
    (doubts.is_a_tool, "fi", (1, 2), "uusi ADJ 2 mod Case=Nom; jäsennin NOUN 0 root Case=Gen", True),
    (doubts.is_a_tool, "fi", (1, 2), "uusi ADJ 2 mod Case=Nom; talon NOUN 0 root Case=Gen", False),
    (
        doubts.goes_with_what_is_done,
        "et",
        (1, 2),
        "igale DET 2 det Case=All; lehel NOUN 4 udep Case=Ade; esitatud ADJ 4 mod _; tegevusele NOUN 0 root Case=All",
        True,
    ),
    (
        doubts.goes_with_what_is_done,
        "et",
        (1, 2),
        "igale DET 2 det Case=All; lehel NOUN 4 udep Case=Ade; on AUX 4 mod _; tegevusele NOUN 0 root Case=All",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "language", "edge", "words", "expected"), ROWS)
def test_doubts(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], language: str, edge: Edge, words: str, expected: bool
) -> None:
    """Each is about a construction, and not about the one beside it."""
    sentence = make_sentence(*words.split("; "))
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        below.setdefault(token.head or 0, []).append(token)
    token, head = sentence.tokens[edge[0] - 1], sentence.tokens[edge[1] - 1]
    assert doubt(Site(sentence, token, head, below, tagger_readings, True, language)) is expected


@pytest.mark.parametrize(
    ("subject", "predicate", "expected"),
    [("see", "Case=Nom", True), ("see", "Case=Ine", False), ("ta", "Case=Nom", False)],
)
def test_a_copula_agrees_with_what_something_is(
    make_sentence: MakeSentence, subject: str, predicate: str, expected: bool
) -> None:
    """*See olid hinnad*; not with where it is, nor beside a personal pronoun."""
    sentence = make_sentence(
        f"{subject} PRON 2 subj@cop Case=Nom|Number=Sing",
        "olid AUX 0 root Number=Plur",
        f"hinnad NOUN 2 comp:pred {predicate}|Number=Plur",
    )
    below = {2: [sentence.tokens[0], sentence.tokens[2]]}
    site = Site(sentence, sentence.tokens[0], sentence.tokens[1], below, tagger_readings, True, "et")
    assert agrees_with_the_predicate(site) is expected


@pytest.mark.parametrize(("word", "expected"), [("failist", True), ("punast", False), ("faili", False)])
def test_an_elative_of_a_noun_that_the_lexicon_has(make_sentence: MakeSentence, word: str, expected: bool) -> None:
    """*Eemalda failist nimi*."""
    sentence = make_sentence(f"{word} ADJ 2 mod Case=Par", "nimi NOUN 0 root Case=Nom")
    readings = with_lexicon(judging_lexicon("et"))
    token, noun = sentence.tokens
    site = Site(sentence, token, noun, {2: [token]}, readings, True, "et")
    assert doubts.is_from_a_thing(site) is expected
