"""Texts that are written without the marks of their letters."""

from __future__ import annotations

import pytest

from lambre_core.findings.marks import is_without_marks

PLAIN = "Myslim, ze mu to rikal reznik, a pak sel domu."


@pytest.mark.parametrize(
    ("text", "language", "bare"),
    [
        (PLAIN, "cs", True),
        (PLAIN.upper(), "cs", False),
        (PLAIN, "de", False),
        (PLAIN, None, False),
        (PLAIN[:30], "cs", False),
        (PLAIN.replace("reznik", "řezník"), "cs", False),
        ("To jest tekst bez ani jednego znaku, bo autor nie ma polskiej klawiatury w domu.", "pl", True),
        ("To jest tekst z jedną literą, bo autor ma polską klawiaturę u siebie w domu.", "pl", False),
        ("Bu yazi Turkce karakter olmadan yazildi, cunku klavyede Turkce harf yok.", "tr", True),
        ("Bu yazı kısa değil, ama içinde bir iki harf var, o kadar.", "tr", False),
    ],
)
def test_texts_without_marks(text: str, language: str | None, bare: bool) -> None:
    assert is_without_marks(text, language) is bare
