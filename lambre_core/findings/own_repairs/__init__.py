"""Repairs that single languages have: a module for each, or for several that are alike, loaded when one is sought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from lambre_core.findings.changes import Change, Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import Sentence


class OwnRepairs(Protocol):
    """What a module offers."""

    alone: Callable[[Cause, Inflector, str], list[Repair] | None]
    """The only repairs of a finding, by what was told of its words; None where others are as good."""

    beside: Callable[[Cause, Sequence[Outcome], Inflector, Readings, str], Iterator[Mapping[int, Change]]]
    """Changes that are tried beside those of every language."""

    is_possible: Callable[[Sequence[tuple[str, str]]], bool]
    """Whether words, each as it is and as it would be, may be changed so."""

    governed: Callable[[Cause, Sentence, Inflector, str], list[Repair]]
    """What alone is tried for a numeral behind what asks for a case; empty for other findings."""

    of_phrases: Callable[[Cause, Sentence, str], Iterator[Repair]]
    """What mends a phrase as a whole, and is tried before anything else."""

    is_odd: Callable[[Repair, Sentence, Readings], bool]
    """Whether nobody means a repair."""


MODULES: Mapping[str, str] = {
    "cs": "czech",
    "de": "german",
    "el": "greek",
    "et": "estonian",
    "fi": "finnish",
    "lt": "baltic",
    "lv": "latvian",
    "pt": "portuguese",
    "ru": "east_slavic",
    "tr": "turkish",
    "uk": "east_slavic",
}
"""Where the repairs of a language are; those of others in `any_language`."""


@cache
def own_repairs(language: str) -> OwnRepairs:
    """The repairs of a language."""
    return cast(OwnRepairs, import_module(f"{__name__}.{MODULES.get(language, 'any_language')}"))
