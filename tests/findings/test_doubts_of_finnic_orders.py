"""Doubts about Estonian and Finnish orders, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.czech_phrases import is_asked_of_all
from lambre_core.findings.doubts.finnic_orders import (
    is_an_order,
    is_beside_what_is_done,
    is_included,
    is_switched,
    is_told_beside_another,
    is_what_is_ordered,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

FILE = "fail NOUN 3 comp:obj Case=Nom"


@pytest.mark.parametrize(
    ("doubt", "language", "edge", "words", "doubted"),
    [
        (is_an_order, "et", (1, 2), ("Kuva ADJ 2 mod Case=Gen", "failid NOUN 0 root Case=Nom"), True),
        (is_an_order, "et", (1, 2), ("Vana ADJ 2 mod Case=Gen", "failid NOUN 0 root Case=Nom"), False),
        (
            is_an_order,
            "et",
            (2, 3),
            ("Palun VERB 0 root _", "kuva ADJ 3 mod Case=Gen", "failid NOUN 1 comp:obj Case=Nom"),
            True,
        ),
        (
            is_an_order,
            "et",
            (2, 3),
            ("Siin ADV 3 mod _", "kuva ADJ 3 mod Case=Gen", "failid NOUN 0 root Case=Nom"),
            False,
        ),
        (is_what_is_ordered, "et", (2, 3), ("Nimeta NOUN 0 root _", FILE, "ümber ADP 1 udep _"), True),
        (is_what_is_ordered, "et", (2, 3), ("Nimeta NOUN 0 root _", FILE, "kohta ADP 1 udep _"), False),
        (is_what_is_ordered, "et", (2, 3), ("Tema PRON 0 root _", FILE, "ümber ADP 1 udep _"), False),
        (
            is_what_is_ordered,
            "et",
            (3, 1),
            ("Palun VERB 0 root _", "lisa NOUN 3 mod _", "fail NOUN 1 comp:obj Case=Nom"),
            True,
        ),
        (
            is_what_is_ordered,
            "et",
            (5, 3),
            (
                "Kinni ADV 0 root _",
                ", PUNCT 1 punct _",
                "palun VERB 1 conj _",
                "vali NOUN 3 udep _",
                "aeg NOUN 3 comp:obj Case=Nom",
            ),
            True,
        ),
        (
            is_what_is_ordered,
            "et",
            (3, 1),
            ("Palun VERB 0 root _", "homseks NOUN 1 udep _", "fail NOUN 1 comp:obj Case=Nom"),
            False,
        ),
        (is_what_is_ordered, "fi", (2, 3), ("Tuo VERB 0 root _", FILE, "lähelle ADP 1 udep _"), True),
        (is_what_is_ordered, "fi", (2, 3), ("Tulee VERB 0 root _", FILE, "lähelle ADP 1 udep _"), False),
        (
            is_switched,
            "fi",
            (2, 3),
            ("kytkeä VERB 0 root _", "ajastin NOUN 3 comp:obj Case=Nom", "päälle ADP 1 udep _"),
            True,
        ),
        (
            is_switched,
            "fi",
            (2, 3),
            ("laskea VERB 0 root _", "ajastin NOUN 3 comp:obj Case=Nom", "päälle ADP 1 udep _"),
            False,
        ),
        (
            is_included,
            "fi",
            (1, 2),
            ("osia NOUN 2 comp:obj Case=Par", "mukaan ADP 0 root _", "lukien ADV 2 mod _"),
            True,
        ),
        (is_included, "fi", (1, 2), ("osia NOUN 2 comp:obj Case=Par", "mukaan ADP 0 root _", "ja CCONJ 2 cc _"), False),
        (
            is_told_beside_another,
            "fi",
            (3, 4),
            (
                "Aseta VERB 0 root Mood=Imp",
                "tai CCONJ 3 cc _",
                "tyhjennä ADJ 4 mod Number=Sing",
                "kentät NOUN 1 conj Number=Plur",
            ),
            True,
        ),
        (
            is_told_beside_another,
            "fi",
            (3, 4),
            (
                "Ikkuna NOUN 0 root _",
                "tai CCONJ 3 cc _",
                "tyhjä ADJ 4 mod Number=Sing",
                "kentät NOUN 1 conj Number=Plur",
            ),
            False,
        ),
        (
            is_beside_what_is_done,
            "et",
            (1, 2),
            ("viimasest ADJ 2 mod Case=Ela", "väljumisel NOUN 0 root Case=Ade"),
            True,
        ),
        (is_beside_what_is_done, "et", (1, 2), ("viimasest ADJ 2 mod Case=Ela", "majal NOUN 0 root Case=Ade"), False),
        (
            is_beside_what_is_done,
            "et",
            (1, 2),
            ("kiire ADJ 2 mod Case=Gen", "väljumisel NOUN 0 root Case=Ade"),
            False,
        ),
        (is_asked_of_all, "cs", (2, 3), ("co PRON 4 _ _", "všechno DET 3 det _", "pes NOUN 0 root _"), True),
        (is_asked_of_all, "cs", (2, 3), ("to PRON 4 _ _", "všechno DET 3 det _", "pes NOUN 0 root _"), False),
    ],
)
def test_doubts(
    make_sentence: MakeSentence,
    doubt: SiteDoubt,
    language: str,
    edge: tuple[int, int],
    words: tuple[str, ...],
    doubted: bool,
) -> None:
    found = doubtful_edges(make_sentence(*words), {edge: []}, tagger_readings, True, language, doubts=[doubt])
    assert (found == {edge}) is doubted
