"""What the tagger believes of a word: its readings by that alone, and how probable a feature is."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token

ADMISSIBLE = 0.1
"""Least probability of a value in the tagger's beliefs that makes it a reading.

Chosen on the Czech dev split (300 sentences, clean and noised, confidence from 0.8): 0.05 gives 0.5 false alarms
per 1000 words and finds 3 % of the altered words, 0.1 gives 0.7 and 5 %, 0.15 gives 1.8 and 7 %.
"""

POSSIBLE = 0.002
"""Least probability that the tagger must give to what only the end of a word says of it."""

MOST_READINGS = 64
"""A word has at most so many readings, the most probable ones."""

SURE_OF_CLASS = 0.98
"""Probability of a part of speech from which the tagger is believed though no word of it was seen to end so: Czech
treebanks have no second person singular."""


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
        if chosen not in admissible:
            admissible[chosen] = max(distribution.get(",".join(sorted(chosen)), 0.0), math.ulp(0.0))
        ranked = [*admissible.items()]
        if len(ranked) > 1:
            ranked.sort(key=lambda item: (-item[1], sorted(item[0])))
        choices.append([(feature, values, probability) for values, probability in ranked])
    choices = _capped(choices)
    # Of most features there is the tagger's choice alone.
    varied = [
        place
        for place, options in enumerate(choices)
        if len(options) > 1 or options[0][1] != token.feats.get(options[0][0], frozenset())
    ]
    readings = [
        Reading(
            token.lemma,
            token.upos,
            _features(token, [combination[place] for place in varied]),
            math.prod([probability for _, _, probability in combination]),
        )
        for combination in product(*choices)
    ]
    return tuple(sorted(readings, key=lambda reading: -reading.probability))


VERBS = frozenset({"VERB", "AUX"})


def is_sure(token: Token) -> bool:
    """Whether the tagger has no doubt about a word's part of speech."""
    return token.beliefs is None or token.beliefs.upos.get(token.upos or "", 0.0) >= SURE_OF_CLASS


def is_believed(token: Token, feats: Features) -> bool:
    """Whether the tagger gives some probability to every one of some features."""
    return all(believed(token, *item) >= POSSIBLE for item in feats.items())


def goes_with(one: Features, other: Features) -> bool:
    """Whether some features share a value of every one that both have."""
    for name, values in one.items():  # noqa: SIM110 (asked for every pair of readings: a generator costs twice as much)
        if other.get(name, values).isdisjoint(values):
            return False
    return True


Key = frozenset[tuple[str, frozenset[str]]]
"""Features as something that can be looked up."""


def key_of(feats: Features) -> Key:
    return frozenset(feats.items())


FINITE = frozenset({"Fin"})


def believed(token: Token, feature: str, values: frozenset[str]) -> float:
    """The probability that the tagger gives to any of some values of a feature; 1 or 0 on a gold tree."""
    if token.beliefs is None or feature not in token.beliefs.feats:
        return 1.0 if token.feats.get(feature, values) & values else 0.0
    distribution = token.beliefs.feats[feature]
    return sum(probability for written, probability in distribution.items() if values_of(written) & values)


@lru_cache(maxsize=4096)
def values_of(written: str) -> frozenset[str]:
    """The set of values that beliefs write as in FEATS (`Acc,Dat`); the empty string is absence."""
    return frozenset(written.split(",")) if written else frozenset()


def _features(token: Token, combination: Iterable[tuple[str, frozenset[str], float]]) -> Features:
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
    while math.prod(map(len, choices)) > MOST_READINGS:
        weakest = min((options for options in choices if len(options) > 1), key=lambda options: options[-1][2])
        weakest.pop()
    return choices
