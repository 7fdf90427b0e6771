"""Numerals that stand in for the number of a plural form: each form is parsed with a number of its own class.

Categories are those of the Unicode CLDR (plural rules of cardinal numbers, release 46), which Android, Apple,
Fluent and ICU name; gettext and Qt number their forms.
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator

ANY_NUMBER = "5"
"""What stands for a number of which nothing is known."""

CATEGORIES = ("zero", "one", "two", "few", "many", "other")

_ONE = {"one": "1", "other": "5"}
_NONE = {"other": "5"}
_EAST_SLAVIC = {"one": "1", "few": "2", "many": "5", "other": "1,5"}
_ROMANCE = {"one": "1", "many": "1000000", "other": "5"}
_WEST_SLAVIC = {"one": "1", "few": "2", "many": "1,5", "other": "5"}
_SOUTH_SLAVIC = {"one": "1", "few": "2", "other": "5"}
_NUMERALS = {
    **dict.fromkeys(("de", "en", "et", "fi", "sv", "nl", "da", "nb", "nn", "no", "el", "hu", "bg", "tr", "is"), _ONE),
    **dict.fromkeys(("ru", "uk", "be", "pl"), _EAST_SLAVIC),
    **dict.fromkeys(("cs", "sk"), _WEST_SLAVIC),
    **dict.fromkeys(("es", "fr", "it", "pt", "ca"), _ROMANCE),
    **dict.fromkeys(("hr", "sr", "bs"), _SOUTH_SLAVIC),
    "sl": {"one": "1", "two": "2", "few": "3", "other": "5"},
    "lt": {"one": "1", "few": "2", "many": "1,5", "other": "10"},
    "lv": {"zero": "10", "one": "1", "other": "2"},
    "ro": {"one": "1", "few": "2", "other": "20"},
    **dict.fromkeys(("ja", "ko", "zh", "vi", "th", "id"), _NONE),
}
_ELSEWHERE = {"zero": "0", "one": "1", "two": "2", "few": "3", "many": "11", "other": "5"}

_SAMPLES = (1, 2, 5, 3, 4, 10, 20, 11, 100, *range(1000))
"""Numbers that are tried for a gettext form; the ordinary ones first."""

_PLURAL_FORMS = re.compile(r"nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]{1,500})")


def numeral_of(category: str, language: str | None) -> str:
    """A number, in digits, of a CLDR category in a language; `=3` and `3` are themselves."""
    exact = category.removeprefix("=")
    if exact.isdecimal():
        return exact
    own = _NUMERALS.get(language or "", _ELSEWHERE)
    return own.get(category) or _ELSEWHERE.get(category, ANY_NUMBER)


def form_numerals(count: int, language: str | None) -> tuple[str, ...]:
    """A number for each of so many forms in the order of the categories, as Qt and Symfony number them."""
    own = tuple(_NUMERALS.get(language or "", _ELSEWHERE).values())
    if own and len(own) > count and language in _NUMERALS:
        # Forms for fractions and for millions are often not asked for.
        own = tuple(numeral for numeral in own if numeral not in ("1,5", "1000000"))
    return own if len(own) == count else (ANY_NUMBER,) * count


def gettext_numerals(header: str) -> tuple[str, ...] | None:
    """A number for each form of a `Plural-Forms` header (`nplurals=2; plural=(n != 1);`); None if it is broken."""
    stated = _PLURAL_FORMS.search(header)
    if stated is None:
        return None
    try:
        form_of = gettext.c2py(stated[2].strip())
        return tuple(_first_of(form_of, form) for form in range(int(stated[1])))
    except (ValueError, ZeroDivisionError, OverflowError, RecursionError):
        return None


def _first_of(form_of: object, form: int) -> str:
    def fitting() -> Iterator[int]:
        for number in _SAMPLES:
            if callable(form_of) and int(form_of(number)) == form:
                yield number

    return str(next(fitting(), ANY_NUMBER))
