"""Turkish repairs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.changes import Change, Repair
from lambre_core.findings.known_repairs import as_said_of, as_verbal_noun
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import governed, is_odd, is_possible, of_phrases
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.repairs import told_repairs
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.inflection import Inflector

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return list(told_repairs(cause)) or None


def beside(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, language: str
) -> Iterator[Mapping[int, Change]]:
    """As in `OwnRepairs`."""
    yield from as_verbal_noun(cause)
    yield from as_said_of(cause, inflector.lexicon)
