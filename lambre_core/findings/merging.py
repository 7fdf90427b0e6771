"""Merging: violations that share a cause are one finding, at the word that mends it (DESIGN §6.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from lambre_core.findings.explaining import Judge, Weighted
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


WITH_ENDINGS = frozenset({"de"})
"""Languages where the endings of adjectives depend on the determiner, so that neither is mended without the other."""


def merge(
    violations: Sequence[Violation],
    held: Sequence[Outcome],
    options: Mapping[int, Sequence[Weighted]],
    judge: Judge,
    language: str = "",
) -> list[Cause]:
    """Group the violations of a sentence by cause, in order of the words at fault.

    A word with violations on several edges is the cause if one change of its features mends all of them
    and breaks nothing that held, the other words read in any way that their other edges allow (`options`, by id).
    Of several such words the one with the most edges comes first, then the first in the sentence. A German noun with
    which both its determiner and an adjective clash is the cause of both (*ein neue Ordner* as an object): one fix
    mends the phrase. What remains is grouped by the word at fault: of an edge the end of which a rule asks a
    value, the dependent where they agree.
    """
    edges: dict[tuple[int, int], list[Violation]] = {}
    for violation in violations:
        edges.setdefault((violation.outcome.dependent.id, violation.outcome.head.id), []).append(violation)

    causes: list[Cause] = []
    tried: set[int] = set()
    while busiest := _busiest(edges, tried):
        tried.add(busiest.id)
        own = {edge: group for edge, group in edges.items() if busiest.id in edge}
        if shared := _mended(busiest, list(_edges(busiest, own.values(), held, options, judge)), judge):
            causes.append(_cause(busiest, shared))
            for edge in own:
                del edges[edge]
    at: dict[int, list[Violation]] = {}
    words: dict[int, Token] = {}
    for noun, together in _phrases(edges) if language in WITH_ENDINGS else ():
        words[noun.id] = noun
        at[noun.id] = [one for edge in together for one in edges.pop(edge)]
    for group in edges.values():
        word = _ruled_end([violation.outcome for violation in group])
        words.setdefault(word.id, word)
        at.setdefault(word.id, []).extend(group)
    causes += (_cause(words[number], group) for number, group in at.items())
    return sorted(causes, key=lambda cause: cause.word.id)


def _phrases(edges: Mapping[tuple[int, int], Sequence[Violation]]) -> list[tuple[Token, list[tuple[int, int]]]]:
    """Nouns with which a determiner and an adjective clash, each with the edges of these."""
    nouns: dict[int, Token] = {}
    own: dict[int, dict[str, tuple[int, int]]] = {}
    for edge, group in edges.items():
        attribute, noun = group[0].outcome.dependent, group[0].outcome.head
        agreeing = all(not one.outcome.rule.allowed and one.outcome.rule.feature in _AGREEING for one in group)
        if agreeing and attribute.upos in {"DET", "ADJ"} and noun.upos == "NOUN" and attribute.id < noun.id:
            nouns[noun.id] = noun
            own.setdefault(noun.id, {}).setdefault(attribute.upos or "", edge)
    return [(nouns[number], list(found.values())) for number, found in own.items() if len(found) > 1]


_AGREEING = frozenset({"Case", "Gender", "Number"})
"""What attributes have from their noun."""


def _ruled_end(outcomes: Sequence[Outcome]) -> Token:
    asking = next((outcome for outcome in outcomes if outcome.rule.allowed), outcomes[0])
    return asking.head if asking.rule.side == "head" else asking.dependent


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


@dataclass(frozen=True, slots=True)
class _Edge:
    """An edge of a word: what is broken on it, what holds, and the readings of its other end, as it is read first."""

    violations: tuple[Violation, ...]
    held: tuple[Outcome, ...]
    readings: tuple[Token, ...]


def _mended(word: Token, edges: Sequence[_Edge], judge: Judge) -> list[Violation]:
    """The violations on a word's edges, if it may have features that satisfy all their rules and keep those that hold,
    with the other words as they are then read; else none."""
    for feats in _candidates(word, edges):
        changed = replace(word, feats=feats)
        ends = [end for edge in edges if (end := _fitting(edge, changed, judge)) is not None]
        if len(ends) == len(edges):
            return [
                replace(one, outcome=_with_end(one.outcome, end))
                for edge, end in zip(edges, ends, strict=True)
                for one in edge.violations
            ]
    return []


def _edges(
    word: Token,
    broken: Iterable[Sequence[Violation]],
    held: Sequence[Outcome],
    options: Mapping[int, Sequence[Weighted]],
    judge: Judge,
) -> Iterator[_Edge]:
    """All edges of a word with rules. Its neighbours may be read in any way that breaks nothing beyond the word, but
    for a noun whose gender is in question: in another one it would be another word, and what clashes with it in that
    is rather at fault itself."""
    violations: dict[int, tuple[Violation, ...]] = {}
    calm: dict[int, list[Outcome]] = {}
    ends: dict[int, Token] = {}
    for group in broken:
        end = _other(group[0].outcome, word)
        violations[end.id], ends[end.id] = tuple(group), end
    for outcome in _touching(word, held):
        end = _other(outcome, word)
        ends.setdefault(end.id, end)
        calm.setdefault(end.id, []).append(outcome)
    about = {violation.outcome.rule.feature for group in violations.values() for violation in group}
    if word.upos in {"NOUN", "PROPN"} and "Gender" in about:
        options = {}
    for number, end in ends.items():
        beyond = [outcome for outcome in _touching(end, held) if _other(outcome, end).id != word.id]
        readings = (replace(end, feats={**end.feats, **features}) for features, _ in options.get(number, ()))
        possible = (
            read
            for read in readings
            if all(_verdict(outcome, read, _other(outcome, read), judge) is not Verdict.BROKEN for outcome in beyond)
        )
        yield _Edge(violations.get(number, ()), tuple(calm.get(number, ())), (end, *possible))


def _fitting(edge: _Edge, word: Token, judge: Judge) -> Token | None:
    """The other end of an edge in the first reading that goes with a word."""
    for end in edge.readings:
        mended = all(_verdict(one.outcome, word, end, judge) is Verdict.HELD for one in edge.violations)
        if mended and all(_verdict(outcome, word, end, judge) is not Verdict.BROKEN for outcome in edge.held):
            return end
    return None


def _candidates(word: Token, edges: Iterable[_Edge]) -> Iterator[Features]:
    """The word's features with every combination of values that the other ends or the rules name."""
    values: dict[str, set[str]] = {}
    for edge in edges:
        for rule in (violation.outcome.rule for violation in edge.violations):
            others = (value for end in edge.readings for value in end.feats.get(rule.feature, ()))
            values.setdefault(rule.feature, set()).update(rule.allowed or others)
    for combination in product(*(sorted(values[feature]) for feature in values)):
        yield {**word.feats, **{feature: frozenset((one,)) for feature, one in zip(values, combination, strict=True)}}


def _touching(word: Token, outcomes: Iterable[Outcome]) -> list[Outcome]:
    return [outcome for outcome in outcomes if word.id in (outcome.dependent.id, outcome.head.id)]


def _other(outcome: Outcome, word: Token) -> Token:
    return outcome.head if outcome.dependent.id == word.id else outcome.dependent


def _verdict(outcome: Outcome, word: Token, other: Token, judge: Judge) -> Verdict:
    """The verdict if the two words were those of the outcome."""
    dependent, head = (word, other) if outcome.dependent.id == word.id else (other, word)
    return judge(outcome.rule, dependent.feats, head.feats)


def _with_end(outcome: Outcome, end: Token) -> Outcome:
    """The outcome with one of its words read otherwise."""
    values = end.feats.get(outcome.rule.feature, frozenset())
    if outcome.dependent.id == end.id:
        return replace(outcome, dependent=end, dependent_values=values)
    return replace(outcome, head=end, head_values=values)
