"""Greek repairs."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.changes import Repair
from lambre_core.findings.known_repairs import of_a_time
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import beside
from lambre_core.findings.told.greek_repairs import greek_repairs, is_another_word, is_no_phrase
from lambre_core.lexicon.inflection import Inflector

__all__ = ["alone", "beside", "is_possible"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return [*of_a_time(cause)] or [*greek_repairs(cause)] or None


def is_possible(forms: Sequence[tuple[str, str]]) -> bool:
    """As in `OwnRepairs`."""
    return not any(is_another_word(old, new) for old, new in forms) and not is_no_phrase([new for _, new in forms])
