"""Suppression: why a finding is not shown. It comes last, and what it takes away is counted."""

from __future__ import annotations

import fnmatch
import unicodedata
from collections.abc import Iterable, Sequence

from lambre_core.documents.unit import Directive


def code_matches(pattern: str, code: str) -> bool:
    """Whether a pattern means a code: the code itself, its beginning up to a `/`, or a glob (`*`, `?`, `[ ]`)."""
    return code == pattern or code.startswith(pattern.rstrip("/") + "/") or fnmatch.fnmatchcase(code, pattern)


def disabled_by_directive(directives: Sequence[Directive], code: str, line: int) -> bool:
    """Whether a directive of the file disables a code on a line, 1-based.

    `disable` and `enable` hold from their line on, the last one that means the code decides; `enable`
    with a rule lifts a `disable` without; `disable-next` means the line after it, `disable-file` all.
    """
    disabled = False
    for directive in sorted(directives, key=lambda directive: directive.line):
        if directive.kind == "language" or not _means(directive, code):
            continue
        if directive.kind == "disable-file":
            return True
        if directive.kind == "disable-next" and directive.line + 1 == line:
            return True
        if directive.kind in ("disable", "enable") and directive.line <= line:
            disabled = directive.kind == "disable"
    return disabled


def _means(directive: Directive, code: str) -> bool:
    return not directive.arguments or any(code_matches(pattern, code) for pattern in directive.arguments)


def folded(word: str) -> str:
    """A word as the glossary compares it: NFC, without regard to case."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold())


def in_glossary(glossary: frozenset[str], words: Iterable[str | None]) -> bool:
    """Whether any of some words is among folded glossary words."""
    return bool(glossary) and any(word is not None and folded(word) in glossary for word in words)
