"""German participles are found from infinitives, as far as the lexicon has them declined."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.lookup import Lexicon, lexicon_of
from lambre_core.lexicon.participles import IRREGULAR, is_infinitive, participles


@pytest.fixture(scope="module")
def german() -> Lexicon:
    found = lexicon_of("de")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("infinitive", "participle"),
    [
        ("machen", "gemacht"),
        ("arbeiten", "gearbeitet"),
        ("öffnen", "geöffnet"),
        ("studieren", "studiert"),
        ("besuchen", "besucht"),
        ("verkaufen", "verkauft"),
        ("lesen", "gelesen"),
        ("sprechen", "gesprochen"),
        ("finden", "gefunden"),
        ("schreiben", "geschrieben"),
        ("schließen", "geschlossen"),
        ("empfehlen", "empfohlen"),
        ("beginnen", "begonnen"),
        ("gehen", "gegangen"),
        ("verstehen", "verstanden"),
        ("ankommen", "angekommen"),
        ("mitnehmen", "mitgenommen"),
        ("einladen", "eingeladen"),
        # A weak verb, of which a strong participle would be another's.
        ("legen", "gelegt"),
        ("liegen", "gelegen"),
        ("lügen", "gelogen"),
    ],
)
def test_participles(infinitive: str, participle: str, german: Lexicon) -> None:
    assert participles(infinitive, german) == [participle]


@pytest.mark.parametrize("infinitive", ["xyzzen", "Haus", "zu"])
def test_what_the_lexicon_lacks_has_none(infinitive: str, german: Lexicon) -> None:
    assert participles(infinitive, german) == []


@pytest.mark.parametrize(("lemma", "expected"), [("gehen", True), ("geht", False), ("Wagen", False), ("kaum", False)])
def test_infinitives(lemma: str, expected: bool, german: Lexicon) -> None:
    assert is_infinitive(lemma, german) is expected


def test_irregular_participles_are_known_and_differ_in_more_than_a_vowel(german: Lexicon) -> None:
    """What is listed is none that would be found without; but for verbs of which a false one would be."""
    unknown = {verb for verb in IRREGULAR if not participles(verb, german)}
    assert unknown <= {"dürfen", "hauen", "können", "mögen", "müssen", "sein", "sollen", "wollen", "haben"}
