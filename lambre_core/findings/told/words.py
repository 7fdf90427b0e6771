"""What words may be by themselves, and whether two go together, in several languages."""

from __future__ import annotations

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import lower
from lambre_core.treebank.tree import Token


def cases_known(word: Token, upos: str, readings: Readings) -> frozenset[str]:
    """The cases in which the dictionary has a word as a part of speech; none where it does not have it, or has it
    without a case."""
    found = [reading.feats.get("Case", frozenset()) for reading in known_as(lower(word), upos, readings)]
    return frozenset[str]().union(*found) if all(found) else frozenset()


def shares(word: Token, verb: Token) -> bool:
    """Whether a word agrees with a verb in number and gender."""
    return all(
        word.feats.get(name, values).intersection(values)
        for name, values in verb.feats.items()
        if name in {"Gender", "Number"}
    )
