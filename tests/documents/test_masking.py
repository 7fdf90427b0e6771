"""Addresses in prose, and characters that nobody sees."""

from __future__ import annotations

import re
from unicodedata import is_normalized, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.masking import ADDRESS, UNSEEN, may_hold_address
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.read import encode_replacement

ADDRESSES = {
    "Das Bild liegt auf Audio.com. Dort ist es sicher.": ["Audio.com"],
    "Frag docs.example.org, nicht Node.js oder ASP.NETs Forum.": ["docs.example.org"],
    "Die Datei .config/app.conf und (.mp3) fehlen": [".config/app.conf", ".mp3"],
    "Ende .Anfang": [".Anfang"],
    "Und ... weiter, ..oder .5 nicht.": [],
    "Ein Satz.Complete ist keiner.": [],
    "Siehe https://example.org/a?b=c.": ["https://example.org/a?b=c"],
    "Siehe (www.example.org), bitte.": ["www.example.org"],
    "WWW.EXAMPLE.ORG und HTTP://X.DE/": ["WWW.EXAMPLE.ORG", "HTTP://X.DE/"],
    "An max.muster+x@example.co.uk schreiben.": ["max.muster+x@example.co.uk"],
    "mailto:max@example.org": ["mailto:max@example.org"],
    "Es ist 12:30 Uhr, d.h. spät.": [],
    "Ein @ allein, a@b ohne Punkt.": [],
    f"{'x' * 65}@example.org": [],
    "awww.so süß": [],
}


@pytest.mark.parametrize("text", ADDRESSES)
def test_addresses(text: str) -> None:
    assert [match[0] for match in ADDRESS.finditer(text)] == ADDRESSES[text]


parts = st.sampled_from(
    ("http", "s", "://", "www", "WwW", ".", ".com", "mailto", ":", "@", "a", "ß", "İ", "-", " ", "ftp", "de")
)


@given(st.lists(parts, max_size=12).map("".join))
def test_what_may_hold_none_holds_none(text: str) -> None:
    assert may_hold_address(text) or ADDRESS.search(text) is None


def read(text: str) -> tuple[str, list[str]]:
    """The text of a unit and what stands in the file for each of its words."""
    builder = UnitBuilder(LineIndex.of(text))
    builder.literal(0, len(text))
    unit = builder.unit()
    assert unit is not None
    spans = [match.span() for match in re.finditer(r"\w+", unit.text)]
    return unit.text, [unit.segment_map.source_text(*span) for span in spans]


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Das Segel\xadboot liegt im Hafen.", "Das Segelboot liegt im Hafen."),
        ("Нова фор\xadму\xadла \u200bпрацює.\ufeff", "Нова формула працює."),
        ("Ста́рий за́мок, Москва\u0301, Ки\u0301їв", "Старий замок, Москва, Київ"),
        (normalize("NFD", "Größe, йогурт, žluťoučký"), "Größe, йогурт, žluťoučký"),
        ("Peña, café, naïve, Nový", "Peña, café, naïve, Nový"),
        ("один\u2011два, a\u200db", "один\u2011два, a\u200db"),
    ],
)
def test_a_unit_has_the_letters_that_people_see(text: str, seen: str) -> None:
    found, _ = read(text)
    assert found == seen


def test_words_lie_where_they_stand_in_the_file() -> None:
    _, words = read("Das Segel\xadboot gro\u0308ßer \u200bTage")
    assert words == ["Das", "Segel\xadboot", "gro\u0308ßer", "Tage"]


@given(st.text(alphabet="aйо\u0308\u0306\u0301\xad\u200b ß1-", min_size=1))
def test_reading_leaves_nothing_unseen(text: str) -> None:
    found, _ = read("a" + text)
    assert is_normalized("NFC", found)
    assert UNSEEN.search(found) is None


@pytest.mark.parametrize(
    ("text", "word", "new", "expected"),
    [
        ("Ende .été dort", "été", "Jahr", None),  # ".Jahr" would be the name of a file
        (".été", "été", "Jahr", None),
        ("Ende. été dort", "été", "Jahr", b"Jahr"),
        ("Ende.été dort", "été", "Jahr", b"Jahr"),
        ("Ende .été dort", "été", "Été", "Été".encode()),
    ],
)
def test_no_word_becomes_a_file(text: str, word: str, new: str, expected: bytes | None) -> None:
    builder = UnitBuilder(LineIndex.of(text))
    builder.literal(0, len(text))
    unit = builder.unit()
    assert unit is not None
    start = unit.text.index(word)
    assert encode_replacement("text", new, unit, (start, start + len(word))) == expected
