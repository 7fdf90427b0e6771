"""Matching: findings against annotations, token by token (Pratapa et al. 2021, Algorithm 1) and one by one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from typing import Literal

from lambre_core.evaluation.linting import Alarm
from lambre_core.evaluation.passage import Passage, all_changed, beside
from lambre_core.treebank.tree import Span

Verdict = Literal["typed", "other", "beside", "false"]
VERDICTS: tuple[Verdict, ...] = ("typed", "other", "beside", "false")
"""What a finding is: at a word with an error of the set's types, at a word that is wrong otherwise, at one that an
annotator moved or beside which one put a word, or at none of these."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers of Algorithm 1: tokens, and halves of false alarms."""

    hits: float = 0.0
    false: float = 0.0
    missed: float = 0.0


@dataclass(frozen=True, slots=True)
class Gold:
    """The tokens of a passage that are wrong, each set including the ones before it.

    Attributes:
        typed: with an error of the set's types, by any annotator.
        changed: with any error.
        touched: that any annotation touches.
    """

    typed: frozenset[int]
    changed: frozenset[int]
    touched: frozenset[int]


def gold_of(passage: Passage, kinds: Set[str]) -> Gold:
    """The wrong tokens of a passage.

    Args:
        kinds: the types of error that count as typed.
    """
    typed = all_changed(passage, (annotation for annotation in passage.annotations if annotation.kind in kinds))
    changed = typed | all_changed(passage, passage.annotations)
    return Gold(typed, changed, changed | beside(passage, passage.annotations))


def token_at(span: Span, tokens: tuple[Span, ...]) -> int:
    """The token that shares most with a range of the text, the first of several.

    A linter's word is a token of the data nearly always; hyphens and abbreviations may be cut in other ways.
    """
    first = max(bisect_right(tokens, span[0], key=_end), 0)
    overlaps: dict[int, int] = {}
    for number in range(first, len(tokens)):
        start, end = tokens[number]
        if start >= span[1]:
            break
        overlaps[number] = min(end, span[1]) - max(start, span[0])
    return max(overlaps, key=lambda number: (overlaps[number], -number)) if overlaps else min(first, len(tokens) - 1)


def _end(span: Span) -> int:
    return span[1]


def tokens_of(alarm: Alarm, passage: Passage) -> tuple[int, ...]:
    """The tokens that a finding speaks of, the word at fault first."""
    return tuple(token_at(span, passage.spans) for span in alarm.spans)


def identify(findings: Iterable[tuple[int, ...]], wrong: Set[int]) -> Counts:
    """Algorithm 1 on one sentence.

    A wrong token at a broken edge is a hit, without one it is missed. A token that is not wrong has, for each token at
    the other end of one of its broken edges that is not wrong either, half a false alarm: an edge between two such
    tokens costs one in all, an edge to a wrong one nothing.

    Args:
        findings: the tokens of each, the word at fault first: it has a broken edge with every other one. A finding of
            a single word is an edge of the word with itself.
        wrong: the tokens that the data says are wrong.
    """
    neighbours: dict[int, set[int]] = {}
    false = 0.0
    for word, *others in findings:
        neighbours.setdefault(word, set()).update(others)
        for other in others:
            neighbours.setdefault(other, set()).add(word)
        if not others and word not in wrong:
            false += 1.0
    for token, ends in neighbours.items():
        if token not in wrong:
            false += 0.5 * len(ends - wrong)
    hits = len(neighbours.keys() & wrong)
    return Counts(hits, false, len(wrong) - hits)


def verdict(words: Iterable[int], gold: Gold) -> Verdict:
    """What a finding on some tokens is: right if any of its words is wrong."""
    numbers = frozenset(words)
    if numbers & gold.typed:
        return "typed"
    if numbers & gold.changed:
        return "other"
    return "beside" if numbers & gold.touched else "false"


def corrections(passage: Passage) -> dict[int, frozenset[str]]:
    """Token -> what annotators put in its place: corrections of one token, or as many tokens as they replace."""
    found: dict[int, set[str]] = {}
    for annotation in passage.annotations:
        words = (annotation.correction or "").split()
        if len(words) == annotation.last - annotation.first:
            for number, word in enumerate(words, annotation.first):
                found.setdefault(number, set()).add(word)
    return {number: frozenset(words) for number, words in found.items()}


def instead_of(passage: Passage, first: int, last: int) -> Iterator[str]:
    """What annotators wrote in the place of some tokens (half-open range), those who changed them and nothing across
    their ends."""
    for annotator in dict.fromkeys(annotation.annotator for annotation in passage.annotations):
        inside = [
            annotation
            for annotation in passage.annotations
            if annotation.annotator == annotator and annotation.first < last and first < annotation.last
        ]
        if not inside or any(one.correction is None or one.first < first or one.last > last for one in inside):
            continue
        words: list[str] = []
        place = first
        for one in sorted(inside, key=lambda annotation: annotation.first):
            words += [*passage.tokens[place : one.first], *(one.correction or "").split()]
            place = one.last
        yield " ".join((*words, *passage.tokens[place:last]))


def tokens_in(span: Span, tokens: tuple[Span, ...]) -> tuple[int, int]:
    """The tokens that a range of the text overlaps, half-open; the nearest where it overlaps none."""
    inside = [number for number, (start, end) in enumerate(tokens) if start < span[1] and span[0] < end]
    nearest = inside or [token_at(span, tokens)]
    return nearest[0], nearest[-1] + 1


def first_fix_is_right(alarm: Alarm, passage: Passage) -> bool | None:
    """Whether the first fix is what an annotator wrote, but for capitals; None where it changes a token that nobody
    did, or is none."""
    known = corrections(passage)
    edits = [(*tokens_in(span, passage.spans), text) for span, text in alarm.fix]
    changed = all_changed(passage, passage.annotations)
    if not edits or not any(changed.intersection(range(first, last)) for first, last, _ in edits):
        return None
    written = (
        known.get(first, frozenset()) if last == first + 1 else instead_of(passage, first, last)
        for first, last, _ in edits
    )
    return all(
        text.casefold() in {one.casefold() for one in others} for (*_, text), others in zip(edits, written, strict=True)
    )
