"""Russian and Ukrainian repairs."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.known_repairs import of_a_time
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import beside, is_possible
from lambre_core.findings.told import east_repairs
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import Sentence

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return [*of_a_time(cause)] or east_repairs.as_ordered(cause, inflector, language)


def governed(cause: Cause, sentence: Sentence, inflector: Inflector, language: str) -> list[Repair]:
    """As in `OwnRepairs`."""
    return east_repairs.as_governed(cause, sentence, inflector, language) or []


def of_phrases(cause: Cause, sentence: Sentence, language: str) -> Iterator[Repair]:
    """As in `OwnRepairs`."""
    yield from east_repairs.of_told_words(cause, sentence)


is_odd = east_repairs.is_odd
