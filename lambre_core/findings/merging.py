"""Merging: violations that share a cause are one finding, at the word that mends it (DESIGN §6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from lambre_core.findings.explaining import Judge
from lambre_core.grammar.rule import Outcome, Verdict
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken outcome that is reported, and the probability that it is real."""

    outcome: Outcome
    confidence: float


@dataclass(frozen=True, slots=True)
class Cause:
    """Violations with one cause: changing `word` mends them; the most probable violation comes first."""

    word: Token
    violations: tuple[Violation, ...]


def merge(violations: Sequence[Violation], held: Sequence[Outcome], judge: Judge) -> list[Cause]:
    """Group the violations of a sentence by cause, in order of the words at fault.

    A word with violations on several edges is the cause if one change of its features mends all of them
    and breaks nothing that held. Of several such words the one with the most edges comes first, then the
    first in the sentence. What remains is grouped by the word at fault: of an edge the end of which the first rule asks
    a value, the dependent where they agree.
    """
    edges: dict[tuple[int, int], list[Violation]] = {}
    for violation in violations:
        edges.setdefault((violation.outcome.dependent.id, violation.outcome.head.id), []).append(violation)

    causes: list[Cause] = []
    tried: set[int] = set()
    while word := _busiest(edges, tried):
        tried.add(word.id)
        own = {edge: group for edge, group in edges.items() if word.id in edge}
        shared = [violation for group in own.values() for violation in group]
        if _mendable(word, [violation.outcome for violation in shared], held, judge):
            causes.append(_cause(word, shared))
            for edge in own:
                del edges[edge]
    at: dict[int, list[Violation]] = {}
    for group in edges.values():
        at.setdefault(_ruled_end(group[0].outcome).id, []).extend(group)
    causes += (_cause(_ruled_end(group[0].outcome), group) for group in at.values())
    return sorted(causes, key=lambda cause: cause.word.id)


def _ruled_end(outcome: Outcome) -> Token:
    return outcome.head if outcome.rule.side == "head" else outcome.dependent


def _cause(word: Token, violations: Iterable[Violation]) -> Cause:
    ranked = sorted(violations, key=lambda violation: (-violation.confidence, violation.outcome.rule.id))
    return Cause(word, tuple(ranked))


def _busiest(edges: dict[tuple[int, int], list[Violation]], tried: set[int]) -> Token | None:
    """The word on the most broken edges, at least two, that has not been tried yet."""
    words: dict[int, Token] = {}
    count: dict[int, int] = {}
    for group in edges.values():
        for token in (group[0].outcome.dependent, group[0].outcome.head):
            words[token.id] = token
            count[token.id] = count.get(token.id, 0) + 1
    busy = [number for number, edges_of in count.items() if edges_of > 1 and number not in tried]
    return words[min(busy, key=lambda number: (-count[number], number))] if busy else None


def _mendable(word: Token, broken: Sequence[Outcome], held: Sequence[Outcome], judge: Judge) -> bool:
    """Whether some features of the word satisfy all its broken rules and keep those that hold."""
    touching = [outcome for outcome in held if word.id in (outcome.dependent.id, outcome.head.id)]
    return any(
        all(_changed(outcome, word, feats, judge) is Verdict.HELD for outcome in broken)
        and all(_changed(outcome, word, feats, judge) is not Verdict.BROKEN for outcome in touching)
        for feats in _candidates(word, broken)
    )


def _candidates(word: Token, broken: Sequence[Outcome]) -> Iterator[Features]:
    """The word's features with every combination of values that the other ends or the rules name."""
    values: dict[str, set[str]] = {}
    for outcome in broken:
        other = outcome.head_values if outcome.dependent.id == word.id else outcome.dependent_values
        values.setdefault(outcome.rule.feature, set()).update(outcome.rule.allowed or other)
    for combination in product(*(sorted(values[feature]) for feature in values)):
        yield {**word.feats, **{feature: frozenset((one,)) for feature, one in zip(values, combination, strict=True)}}


def _changed(outcome: Outcome, word: Token, feats: Features, judge: Judge) -> Verdict:
    """The verdict if the word had these features."""
    dependent = feats if outcome.dependent.id == word.id else outcome.dependent.feats
    head = feats if outcome.head.id == word.id else outcome.head.feats
    return judge(outcome.rule, dependent, head)
