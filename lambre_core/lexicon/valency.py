"""Valency: verbs without an object, and nouns that stand beside any verb as if they were one.

`rules/valency/<language>.yaml` lists lemmas, written by hand. A tree's doubts know no language, and lemmas of one are
hardly those of other verbs in another: all lists count together.
"""

from __future__ import annotations

from functools import cache

import yaml

from lambre_core.lexicon.errors import LexiconError
from lambre_core.resources import YAML_LOADER, data_dir


@cache
def intransitive() -> frozenset[str]:
    """The lemmas of verbs without an object in the accusative or its like, reflexive ones apart.

    Raises:
        LexiconError: a file is wrong.
    """
    return _listed("intransitive")


@cache
def measures() -> frozenset[str]:
    """The lemmas of nouns that say how long, how often or how far: *жил неделю*.

    Raises:
        LexiconError: a file is wrong.
    """
    return _listed("measures")


def _listed(name: str) -> frozenset[str]:
    lemmas: set[str] = set()
    for path in sorted((data_dir("rules") / "valency").glob("*.yaml")):
        try:
            lemmas.update(yaml.load(path.read_text(encoding="utf-8"), YAML_LOADER)[name].split())
        except (OSError, yaml.YAMLError, KeyError, TypeError, AttributeError, ValueError) as error:
            raise LexiconError(f"{path}: not a file of valency: {error!r}; install lambre-lint again.") from error
    return frozenset(lemmas)
