"""Russian and Ukrainian repairs."""

from __future__ import annotations

from lambre_core.findings.changes import Repair
from lambre_core.findings.known_repairs import of_a_time
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import beside, is_possible
from lambre_core.findings.told.east_repairs import as_ordered
from lambre_core.lexicon.inflection import Inflector

__all__ = ["alone", "beside", "is_possible"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return [*of_a_time(cause)] or as_ordered(cause, inflector, language)
