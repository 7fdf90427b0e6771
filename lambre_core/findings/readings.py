"""Readings: the analyses (lemma, UPOS, features) that a word's form can have, by the tagger and by the lexicon."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, format_feats
from lambre_core.treebank.tree import Token

ADMISSIBLE = 0.05
"""Least probability of a value in the tagger's beliefs that makes it a reading."""

MOST_READINGS = 64
"""A word has at most so many readings, the most probable ones."""


Readings = Callable[[Token], tuple[Reading, ...]]
"""Gives a word's admissible readings, the most probable first, at least one."""


def tagger_readings(token: Token) -> tuple[Reading, ...]:
    """The readings to which the tagger gives real probability; features count as independent.

    A word without beliefs (a gold tree) has the one reading that the tree gives.
    """
    best = Reading(token.lemma, token.upos, token.feats, 1.0)
    if token.beliefs is None:
        return (best,)
    choices: list[list[tuple[str, frozenset[str], float]]] = []
    for feature, distribution in token.beliefs.feats.items():
        chosen = token.feats.get(feature, frozenset())
        admissible = {
            values_of(written): probability
            for written, probability in distribution.items()
            if probability >= ADMISSIBLE
        }
        # The tagger's choice is always a reading, however flat the distribution.
        admissible.setdefault(chosen, max(distribution.get(",".join(sorted(chosen)), 0.0), math.ulp(0.0)))
        ranked = sorted(admissible.items(), key=lambda item: (-item[1], sorted(item[0])))
        choices.append([(feature, values, probability) for values, probability in ranked])
    readings = [
        Reading(token.lemma, token.upos, _features(token, combination), math.prod(item[2] for item in combination))
        for combination in product(*_capped(choices))
    ]
    return tuple(sorted(readings, key=lambda reading: -reading.probability))


INFLECTED = frozenset({"Case", "Number", "Gender", "Person", "Tense", "Mood", "VerbForm", "Degree"})
"""Features that a lexicon's reading speaks of; the others (Definite, PronType ...) stay as the tagger has them."""


def with_lexicon(lexicon: Lexicon | None) -> Readings:
    """The tagger's readings, then those of the lexicon that it gave no real probability.

    The lexicon only ever adds: a reading that it lacks never makes a finding.
    """
    if lexicon is None:
        return tagger_readings

    def readings(token: Token) -> tuple[Reading, ...]:
        found = tagger_readings(token)
        kept = {name: values for name, values in token.feats.items() if name not in INFLECTED}
        known = {format_feats(reading.feats) for reading in found}
        added: dict[str, Reading] = {}
        for reading in lexicon.readings(token.form or ""):
            feats = {**kept, **reading.feats}
            written = format_feats(feats)
            if reading.upos == token.upos and written not in known:
                added.setdefault(written, Reading(reading.lemma, reading.upos, feats))
        return (*found, *added.values())

    return readings


def values_of(written: str) -> frozenset[str]:
    """The set of values that beliefs write as in FEATS (`Acc,Dat`); the empty string is absence."""
    return frozenset(written.split(",")) if written else frozenset()


def _features(token: Token, combination: tuple[tuple[str, frozenset[str], float], ...]) -> Features:
    features = dict(token.feats)
    for feature, values, _ in combination:
        if values:
            features[feature] = values
        else:
            features.pop(feature, None)
    return features


def _capped(
    choices: list[list[tuple[str, frozenset[str], float]]],
) -> list[list[tuple[str, frozenset[str], float]]]:
    """Drop the least probable values until there are at most `MOST_READINGS` combinations."""
    choices = [list(options) for options in choices]
    while math.prod(len(options) for options in choices) > MOST_READINGS:
        weakest = min((options for options in choices if len(options) > 1), key=lambda options: options[-1][2])
        weakest.pop()
    return choices
