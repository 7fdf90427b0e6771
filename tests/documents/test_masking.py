"""Addresses in prose."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.masking import ADDRESS, may_hold_address

ADDRESSES = {
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
    ("http", "s", "://", "www", "WwW", ".", "mailto", ":", "@", "a", "ß", "İ", "-", " ", "ftp", "de")
)


@given(st.lists(parts, max_size=12).map("".join))
def test_what_may_hold_none_holds_none(text: str) -> None:
    assert may_hold_address(text) or ADDRESS.search(text) is None
