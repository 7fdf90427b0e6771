"""Telling: what the words of a sentence leave no choice of, whatever the parser makes of them.

A module here says in which order the kinds of its languages are told (`lambre_core.findings.told`); it is loaded when a
sentence of one of them is judged, and those of other languages are not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Grammar
from lambre_core.treebank.tree import Sentence

Telling = Callable[[Sentence, Readings, Grammar], Sentence]
"""Gives the tree of a sentence with what is told of its words."""

MODULES: Mapping[str, str] = {
    "cs": "czech",
    "de": "german",
    "el": "greek",
    "et": "finnic",
    "fi": "finnic",
    "lt": "baltic",
    "lv": "baltic",
    "pl": "polish",
    "pt": "portuguese",
    "ru": "east_slavic",
    "tr": "turkish",
    "uk": "east_slavic",
}
"""Where the words of a language are told; those of others in `any_language`."""


def told_by_words(read: Sentence, readings: Readings, grammar: Grammar) -> Sentence:
    """The tree with what the words of its language leave no choice of.

    Args:
        readings: of words out of context.
    """
    return telling_of(grammar.language)(read, readings, grammar)


@cache
def telling_of(language: str) -> Telling:
    """How the words of a language are told."""
    telling: Telling = import_module(f"{__name__}.{MODULES.get(language, 'any_language')}").told
    return telling
