"""Doubts about Finnish and Estonian adpositions, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.finnic_adpositions import (
    is_a_part_of_what_ends_in_ni,
    is_done_beside_an_adverb,
    is_done_to_it,
    is_got_done,
    is_no_noun_by_its_letters,
    is_of_the_air,
    is_of_what_is_beyond_a_clause,
    is_out_of_its_way,
    is_put_somewhere,
    is_where_it_is,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[SiteDoubt, str, tuple[int, int], bool, str]

NOM, GEN, PAR = (f"Case={case}|Number=Sing" for case in ("Nom", "Gen", "Par"))
PLURAL_GEN = "Case=Gen|Number=Plur"
THIRD = "Number=Sing|Person=3|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # ilman lämpötila; but: ilman lupa
    (is_of_the_air, "fi", (2, 1), True, f"ilman ADP 0 root _; lämpötila NOUN 1 comp:obj {NOM}"),
    (is_of_the_air, "fi", (2, 1), False, f"ilman ADP 0 root _; lupa NOUN 1 comp:obj {NOM}"),
    # joon all näitab keskmist; but: maja kõrval seisab auto
    (
        is_where_it_is,
        "et",
        (1, 2),
        True,
        f"Joon NOUN 2 comp:obj {NOM}; all ADP 3 udep _; näitab VERB 0 root {THIRD}; keskmist NOUN 3 comp:obj {PAR}",
    ),
    (
        is_where_it_is,
        "et",
        (1, 2),
        False,
        f"Poiss NOUN 2 comp:obj {NOM}; kõrval ADP 3 udep _; seisab VERB 0 root {THIRD}; auto NOUN 3 subj {NOM}",
    ),
    # kuni piltide ja failideni; but: kuni piltide juures
    (
        is_a_part_of_what_ends_in_ni,
        "et",
        (2, 1),
        True,
        f"kuni ADP 0 root _; piltide NOUN 1 comp:obj {PLURAL_GEN}; ja CCONJ 4 cc _; failideni NOUN 2 conj Case=Ter",
    ),
    (
        is_a_part_of_what_ends_in_ni,
        "et",
        (2, 1),
        False,
        f"kuni ADP 0 root _; piltide NOUN 1 comp:obj {PLURAL_GEN}; ja CCONJ 4 cc _; failide NOUN 2 conj {PLURAL_GEN}",
    ),
    # enne väärtuse uuesti mõõtmist; but: enne väärtuse uuesti
    (
        is_done_to_it,
        "et",
        (2, 1),
        True,
        f"enne ADP 0 root _; väärtuse NOUN 1 comp:obj {GEN}; uuesti ADV 4 mod _; mõõtmist NOUN 1 comp:obj {PAR}",
    ),
    (
        is_done_to_it,
        "et",
        (2, 1),
        False,
        f"enne ADP 0 root _; väärtuse NOUN 1 comp:obj {GEN}; uuesti ADV 2 mod _; . PUNCT 1 punct _",
    ),
    # enne rühmaga liitumist; but: enne rühmaga
    (
        is_done_to_it,
        "et",
        (2, 1),
        True,
        f"enne ADP 0 root _; rühmaga NOUN 1 comp:obj Case=Com; liitumist NOUN 1 comp:obj {PAR}",
    ),
    (is_done_to_it, "et", (2, 1), False, "enne ADP 0 root _; rühmaga NOUN 1 comp:obj Case=Com; . PUNCT 1 punct _"),
    # ilman talon, jossa asun, avainta; but: ilman talon, jossa asun, avain
    (
        is_of_what_is_beyond_a_clause,
        "fi",
        (2, 1),
        True,
        f"ilman ADP 0 root _; talon NOUN 1 comp:obj {GEN}; , PUNCT 5 punct _; jossa PRON 5 udep PronType=Rel; "
        f"asun VERB 2 mod@relcl _; , PUNCT 5 punct _; avainta NOUN 1 comp:obj {PAR}",
    ),
    (
        is_of_what_is_beyond_a_clause,
        "fi",
        (2, 1),
        False,
        f"ilman ADP 0 root _; talon NOUN 1 comp:obj {GEN}; , PUNCT 5 punct _; jossa PRON 5 udep PronType=Rel; "
        f"asun VERB 2 mod@relcl _; , PUNCT 5 punct _; avain NOUN 1 comp:obj {NOM}",
    ),
    # älä laita avainta mukaan; but: avainta mukaan
    (
        is_done_beside_an_adverb,
        "fi",
        (2, 3),
        True,
        "laita VERB 0 root _; avainta NOUN 3 comp:obj Case=Par; mukaan ADP 1 udep _",
    ),
    (is_done_beside_an_adverb, "fi", (1, 2), False, "avainta NOUN 2 comp:obj Case=Par; mukaan ADP 0 root _"),
    # kopioi sisältö kohtaan nimi; but: viha kohtaan
    (
        is_put_somewhere,
        "fi",
        (1, 2),
        True,
        "sisältö NOUN 2 comp:obj Case=Nom; kohtaan ADP 0 root _; nimi NOUN 2 mod Case=Nom",
    ),
    (
        is_put_somewhere,
        "fi",
        (1, 2),
        True,
        "rivin NOUN 2 comp:obj Case=Gen; kohtaan ADP 0 root _; ” PUNCT 4 punct _; Nimi NOUN 2 mod Case=Nom",
    ),
    (
        is_put_somewhere,
        "fi",
        (1, 2),
        False,
        "viha NOUN 2 comp:obj Case=Nom; kohtaan ADP 0 root _; tunnetaan VERB 0 root _",
    ),
    # valmista aikaan; but: vanhaa talossa
    (is_got_done, "fi", (1, 2), True, "valmista ADJ 2 mod Case=Par; aikaan NOUN 0 root Case=Ill"),
    (is_got_done, "fi", (1, 2), False, "vanhaa ADJ 2 mod Case=Par; talossa NOUN 0 root Case=Ine"),
    # uuden tieltä; but: uuden talolta
    (is_out_of_its_way, "fi", (1, 2), True, "uuden ADJ 2 mod Case=Gen; tieltä NOUN 0 root Case=Abl"),
    (is_out_of_its_way, "fi", (1, 2), False, "uuden ADJ 2 mod Case=Gen; talolta NOUN 0 root Case=Abl"),
    # viikko3 sisälle; but: viikko sisälle
    (is_no_noun_by_its_letters, "fi", (1, 2), True, "viikko3 NOUN 2 comp:obj Case=Nom; sisälle ADP 0 root _"),
    (is_no_noun_by_its_letters, "fi", (1, 2), False, "viikko NOUN 2 comp:obj Case=Nom; sisälle ADP 0 root _"),
)


@pytest.mark.parametrize(("doubt", "language", "edge", "doubted", "words"), ROWS)
def test_finnic_adpositions(
    make_sentence: MakeSentence, doubt: SiteDoubt, language: str, edge: tuple[int, int], doubted: bool, words: str
) -> None:
    rows = words.replace("; ; PUNCT", "; SEMICOLON PUNCT").split("; ")
    sentence = make_sentence(*(row.replace("SEMICOLON", ";") for row in rows))
    for code, expected in ((language, doubted), ("ru", False)):
        found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, code, doubts=[doubt])
        assert (found == {edge}) is expected
