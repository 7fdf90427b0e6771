"""What a model's licence allows: reads SPDX expressions (SPDX specification 2.3, annex D)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

UNKNOWN = "NOASSERTION"
"""What SPDX writes where nobody has said the licence."""

Use = Literal["free", "non-commercial", "unknown"]

_TOKEN = re.compile(r"[()]|[^\s()]+")
_NONCOMMERCIAL = {"NC", "NONCOMMERCIAL", "NCGL"}
"""Parts of the identifiers of non-commercial licences: CC-BY-NC-4.0, PolyForm-Noncommercial-1.0.0, NCGL-UK-2.0."""


def use(licence: str) -> Use:
    """Who may use a model: anybody, non-commercial users only, or nobody has said."""
    if noncommercial(licence):
        return "non-commercial"
    return "unknown" if {UNKNOWN, "NONE"} & set(_TOKEN.findall(licence.upper())) or not licence.strip() else "free"


def noncommercial(licence: str) -> bool:
    """Whether an SPDX expression leaves no way to use the work commercially.

    Both sides of an `AND` bind; of an `OR` one may be chosen; `AND` binds tighter. What is no valid
    expression is taken word by word: one non-commercial licence in it is enough.
    """
    tokens = _TOKEN.findall(licence)
    reader = iter([*tokens, ""])
    try:
        verdict, rest = _either(next(reader), reader)
    except (StopIteration, ValueError):
        rest = None
    return any(map(_names_noncommercial, tokens)) if rest != "" else verdict


def _either(token: str, tokens: Iterator[str]) -> tuple[bool, str]:
    """A disjunction that begins with `token`: its verdict, and the token after it."""
    verdict, token = _both(token, tokens)
    while token.upper() == "OR":
        other, token = _both(next(tokens), tokens)
        verdict = verdict and other
    return verdict, token


def _both(token: str, tokens: Iterator[str]) -> tuple[bool, str]:
    verdict, token = _one(token, tokens)
    while token.upper() == "AND":
        other, token = _one(next(tokens), tokens)
        verdict = verdict or other
    return verdict, token


def _one(token: str, tokens: Iterator[str]) -> tuple[bool, str]:
    """A licence, with its exception if it has one, or an expression in parentheses."""
    if token == "(":
        verdict, token = _either(next(tokens), tokens)
        if token != ")":
            raise ValueError("a parenthesis is not closed")
        return verdict, next(tokens)
    if token.upper() in ("", ")", "AND", "OR", "WITH"):
        raise ValueError("a licence is missing")
    verdict, token = _names_noncommercial(token), next(tokens)
    if token.upper() == "WITH":
        next(tokens)
        token = next(tokens)
    return verdict, token


def _names_noncommercial(identifier: str) -> bool:
    return not _NONCOMMERCIAL.isdisjoint(re.split(r"[-:+.]", identifier.upper()))
