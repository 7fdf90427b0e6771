"""Lithuanian and Latvian repairs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.changes import Change
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import alone, governed, is_odd, is_possible, of_phrases
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.baltic_repairs import of_baltic_words
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.inflection import Inflector

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def beside(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, language: str
) -> Iterator[Mapping[int, Change]]:
    """As in `OwnRepairs`."""
    yield from of_baltic_words(cause, outcomes, readings, language)
