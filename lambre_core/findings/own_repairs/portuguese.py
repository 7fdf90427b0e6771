"""Portuguese repairs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.changes import Change, Repair
from lambre_core.findings.known_repairs import of_a_time
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import governed, is_odd, is_possible
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.portuguese_repairs import as_told_infinitives
from lambre_core.findings.told.portuguese_singulars import as_one
from lambre_core.findings.told.told_phrases import of_told_phrases
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import Sentence

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return [*of_a_time(cause)] or [*as_told_infinitives(cause, inflector.lexicon)] or None


def beside(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, language: str
) -> Iterator[Mapping[int, Change]]:
    """As in `OwnRepairs`."""
    yield from as_one(cause, outcomes)


def of_phrases(cause: Cause, sentence: Sentence, language: str) -> Iterator[Repair]:
    """As in `OwnRepairs`."""
    yield from of_told_phrases(cause, sentence, language)
