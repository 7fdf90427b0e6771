from __future__ import annotations

import gettext

import pytest
from babel import Locale

from lambre_core.documents.plurals import CATEGORIES, form_numerals, gettext_numerals, numeral_of

LANGUAGES = tuple("be bg bs ca cs da de el en es et fi fr hr hu is it lt lv nl pl pt ro ru sk sl sr sv tr uk".split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_of_their_category(language: str) -> None:
    rule = Locale.parse(language).plural_form
    for category in rule.tags | {"other"}:
        number = numeral_of(category, language).replace(",", ".")
        assert rule(float(number) if "." in number else int(number)) == category


def test_exact_numbers_are_themselves() -> None:
    assert numeral_of("=3", "de") == "3"
    assert numeral_of("0", "cs") == "0"


@pytest.mark.parametrize("category", CATEGORIES)
def test_any_language_has_a_number(category: str) -> None:
    assert numeral_of(category, None).isdecimal()
    assert numeral_of(category, "xx").isdecimal()


@pytest.mark.parametrize(
    ("header", "numerals"),
    [
        ("nplurals=2; plural=(n != 1);", ("1", "2")),
        ("nplurals=2; plural=n>1;", ("1", "2")),
        ("nplurals=1; plural=0;", ("1",)),
        ("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", ("1", "2", "5")),
        (
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
            ("1", "2", "5"),
        ),
        ("nplurals=2; plural=__import__('os');", None),
        ("nplurals=2", None),
        ("", None),
        ("nplurals=2; plural=n/0;", None),
    ],
)
def test_plural_forms(header: str, numerals: tuple[str, ...] | None) -> None:
    found = gettext_numerals(header)
    assert found == numerals
    if found is not None:
        form = gettext.c2py(header.partition("plural=")[2].strip("; "))
        assert [form(int(number)) for number in found] == list(range(len(found)))


@pytest.mark.parametrize(
    ("count", "language", "numerals"),
    [
        (2, "de", ("1", "5")),
        (3, "cs", ("1", "2", "5")),
        (3, "ru", ("1", "2", "5")),
        (4, "ru", ("1", "2", "5", "1,5")),
        (2, "fr", ("1", "5")),
        (3, "de", ("5", "5", "5")),
    ],
)
def test_numbers_of_forms(count: int, language: str, numerals: tuple[str, ...]) -> None:
    assert form_numerals(count, language) == numerals
