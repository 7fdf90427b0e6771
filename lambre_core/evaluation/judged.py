"""Judged: a passage with what was found in it and what is wrong in it; the counts of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from lambre_core.evaluation.linting import Alarm, Linted
from lambre_core.evaluation.matching import Counts, Gold, Verdict, gold_of, identify, tokens_of, verdict
from lambre_core.evaluation.passage import Passage
from lambre_core.evaluation.readers.labels import ACCEPTABLE
from lambre_core.evaluation.sets import GoldSet

UNION = "union"
"""Stands for the findings of all families."""


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, the text in which it stands, the tokens of the text that it speaks of, and what it is."""

    alarm: Alarm
    passage: Passage
    words: tuple[int, ...]
    verdict: Verdict

    @property
    def right(self) -> bool:
        """Whether it is at an error that somebody marked, of whatever type."""
        return self.verdict in ("typed", "other")


@dataclass(frozen=True, slots=True)
class Judged:
    """A passage, its findings of any confidence and its wrong tokens."""

    passage: Passage
    found: tuple[Found, ...]
    gold: Gold
    tokens: int

    def shown(self, confidence: float, family: str = UNION) -> tuple[Found, ...]:
        """The findings from a confidence on, of a family or of all."""
        return tuple(
            item
            for item in self.found
            if item.alarm.confidence >= confidence and (family == UNION or family in item.alarm.families)
        )


def judge(passages: Iterable[Passage], results: Iterable[Linted], gold_set: GoldSet) -> Iterator[Judged]:
    """Put texts, findings and annotations together.

    Of a text with a label in place of annotations, all of it is wrong or nothing: a finding in it is *typed* where its
    label is one of the set's types, *other* where it is another error.
    """
    kinds: dict[str, bool] = {}
    for passage, result in zip(passages, results, strict=True):
        for annotation in passage.annotations:
            kinds.setdefault(annotation.kind, bool(gold_set.typed.fullmatch(annotation.kind)))
        if passage.label:
            gold = _labelled(passage, gold_set)
        else:
            gold = gold_of(passage, {kind for kind, typed in kinds.items() if typed})
        found = []
        for alarm in result.alarms if passage.spans else ():
            words = tokens_of(alarm, passage)
            found.append(Found(alarm, passage, words, verdict(words, gold)))
        yield Judged(passage, tuple(found), gold, result.tokens)


def _labelled(passage: Passage, gold_set: GoldSet) -> Gold:
    everything = frozenset(range(len(passage.spans)))
    none: frozenset[int] = frozenset()
    wrong = everything if passage.label != ACCEPTABLE else none
    return Gold(everything if gold_set.typed.fullmatch(passage.label) else none, wrong, wrong)


COLUMNS = 9
"""Of `vector`: hits, false alarms and misses against typed errors, the same against any error; findings, those right
about a typed error, those right about any."""


def vector(judged: Judged, confidence: float, family: str = UNION) -> Sequence[float]:
    """The counts of one passage; of a text with a label the text counts as one token."""
    shown = judged.shown(confidence, family)
    if not shown and not judged.gold.changed:
        return (0.0,) * COLUMNS
    if judged.passage.label:
        typed, changed = (_of_text(bool(shown), bool(wrong)) for wrong in (judged.gold.typed, judged.gold.changed))
    else:
        words = [item.words for item in shown]
        typed, changed = identify(words, judged.gold.typed), identify(words, judged.gold.changed)
    right_typed = sum(item.verdict == "typed" for item in shown)
    right = sum(item.right for item in shown)
    return (
        *(typed.hits, typed.false, typed.missed),
        *(changed.hits, changed.false, changed.missed),
        *(len(shown), right_typed, right),
    )


def _of_text(found: bool, wrong: bool) -> Counts:
    return Counts(float(found and wrong), float(found and not wrong), float(wrong and not found))
