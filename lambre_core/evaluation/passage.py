"""Passage and Pair: annotated text as every reader yields it, whatever file it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from lambre_core.treebank.tree import Span


@dataclass(frozen=True, slots=True)
class Annotation:
    """Something that an annotator marked.

    Attributes:
        first, last: half-open range of tokens; empty where something is missing between two tokens.
        kind: the type of error in the words of the data.
        correction: what should stand there, tokens separated by spaces; None where the data does not say it.
        annotator: who marked it.
    """

    first: int
    last: int
    kind: str
    correction: str | None = None
    annotator: str = "0"


@dataclass(frozen=True, slots=True)
class Passage:
    """A text that is checked at once, and what annotators say of it.

    Attributes:
        name: where it comes from, for people.
        spans: the tokens of the data, half-open ranges of code points of `text`, rising, without overlap.
        label: what the data says of the text as a whole; empty where it says nothing.
    """

    name: str
    text: str
    spans: tuple[Span, ...]
    annotations: tuple[Annotation, ...] = ()
    label: str = ""

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens as they stand in the text."""
        return tuple(self.text[start:end] for start, end in self.spans)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two texts that differ in one place, of which one is wrong."""

    name: str
    construction: str
    good: str
    bad: str


def changed(passage: Passage, annotation: Annotation) -> frozenset[int]:
    """The tokens that an annotation says are wrong.

    Those of its range that do not stand in the correction as they are: a word that is only moved, or that a wider
    correction takes along, is not wrong itself. All of the range where there is no correction.
    """
    inside = range(annotation.first, annotation.last)
    if annotation.correction is None:
        return frozenset(inside)
    kept = Counter(annotation.correction.split())
    wrong: set[int] = set()
    for number in inside:
        token = passage.text[slice(*passage.spans[number])]
        if kept[token]:
            kept[token] -= 1
        else:
            wrong.add(number)
    return frozenset(wrong)


def all_changed(passage: Passage, annotations: Iterable[Annotation]) -> frozenset[int]:
    """The tokens that any of some annotations says are wrong."""
    return frozenset().union(*(changed(passage, annotation) for annotation in annotations))


def beside(passage: Passage, annotations: Iterable[Annotation]) -> frozenset[int]:
    """The tokens that annotations touch without changing them: moved ones, and those beside something missing."""
    touched: set[int] = set()
    for annotation in annotations:
        if annotation.first == annotation.last:
            touched.update({annotation.first - 1, annotation.first} & set(range(len(passage.spans))))
        else:
            touched.update(range(annotation.first, annotation.last))
    return frozenset(touched)
