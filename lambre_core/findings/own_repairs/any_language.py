"""Languages without repairs of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.changes import Change, Repair
from lambre_core.findings.known_repairs import of_a_time
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import Sentence


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return list(of_a_time(cause)) or None


def beside(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, language: str
) -> Iterator[Mapping[int, Change]]:
    """As in `OwnRepairs`."""
    yield from ()


def is_possible(forms: Sequence[tuple[str, str]]) -> bool:
    """As in `OwnRepairs`."""
    return True


def governed(cause: Cause, sentence: Sentence, inflector: Inflector, language: str) -> list[Repair]:
    """As in `OwnRepairs`."""
    return []


def of_phrases(cause: Cause, sentence: Sentence, language: str) -> Iterator[Repair]:
    """As in `OwnRepairs`."""
    yield from ()


def is_odd(repair: Repair, sentence: Sentence, readings: Readings) -> bool:
    """As in `OwnRepairs`."""
    return False
