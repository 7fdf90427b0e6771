"""Valency: verbs without an object, and nouns that stand beside any verb as if they were one.

`rules/valency/<language>.yaml` lists lemmas, written by hand. A tree's doubts know no language, and lemmas of one are
hardly those of other verbs in another: all lists count together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

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


@cache
def owned(language: str) -> frozenset[str]:
    """The lemmas of nouns of a Slavic language behind which stands what they belong to, and hardly a name: *cena ropy*.

    Raises:
        LexiconError: the file is wrong.
    """
    return frozenset(_words_in(_file(language), "owned"))


@cache
def turkish_cases() -> dict[str, str]:
    """Turkish verbs without an object in the accusative -> the case that they ask for instead; the two words of a verb
    like *yardım et* are parted by a blank.

    Raises:
        LexiconError: the file is wrong.
    """
    return _of_turkish((("dative", "Dat"), ("ablative", "Abl"), ("instrumental", "Ins"), ("locative", "Loc")))


@cache
def turkish_cases_of_persons() -> dict[str, str]:
    """Turkish verbs of which this is true of persons alone -> their case.

    Raises:
        LexiconError: the file is wrong.
    """
    return _of_turkish((("of_persons_ablative", "Abl"), ("of_persons_instrumental", "Ins")))


@cache
def turkish_cases_not_dative() -> dict[str, str]:
    """Turkish verbs right before which a noun is in another case than the dative -> that case."""
    return _of_turkish(
        (("locative_not_dative", "Loc"), ("ablative_not_dative", "Abl"), ("instrumental_not_dative", "Ins"))
    )


@cache
def turkish_cases_of_infinitives() -> dict[str, str]:
    """Turkish verbs right before which no infinitive is without an ending -> the case that they ask for."""
    return _of_turkish((("infinitive_dative", "Dat"), ("infinitive_ablative", "Abl"), ("infinitive_accusative", "Acc")))


@cache
def turkish_cases_not_ablative() -> dict[str, str]:
    """Turkish verbs right before which a noun is in another case than the ablative -> that case."""
    return _of_turkish((("dative_not_ablative", "Dat"),))


@cache
def turkish_verbs_with_persons() -> dict[str, str]:
    """Turkish verbs of which somebody is the object -> its case, the accusative."""
    return _of_turkish((("accusative_of_persons", "Acc"),))


@cache
def turkish_verbs_with_things() -> dict[str, str]:
    """Turkish verbs of which something is the object as well -> its case, the accusative."""
    return _of_turkish((("accusative_of_all", "Acc"),))


@cache
def turkish_without_object() -> dict[str, str]:
    """Turkish verbs without any object, each with an empty case."""
    return _of_turkish((("no_object", ""),))


def _of_turkish(named: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {verb.replace("_", " "): case for name, case in named for verb in _words_in(_file("tr"), name)}


def _listed(name: str) -> frozenset[str]:
    paths = sorted(_file("*").parent.glob("*.yaml"))
    return frozenset(lemma for path in paths for lemma in _words_in(path, name))


def _file(language: str) -> Path:
    return data_dir("rules") / "valency" / f"{language}.yaml"


def _words_in(path: Path, name: str) -> list[str]:
    try:
        words: list[str] = _content(path)[name].split()
    except (OSError, yaml.YAMLError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise LexiconError(f"{path}: not a file of valency: {error!r}; install lambre-lint again.") from error
    return words


@cache
def _content(path: Path) -> dict[str, str]:
    """What a file says, read once."""
    content: dict[str, str] = yaml.load(path.read_text(encoding="utf-8"), YAML_LOADER)
    return content
