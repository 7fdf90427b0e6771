"""What the steps of the conversion pass on: a tree over indices, and labels taken apart.

Indices count from 0, so that word `i` of a working tree is token `i + 1` of the sentence. A label is a
string in the notation that UD and SUD share, `main:sub@deep`: `nsubj:pass`, `comp:obj`, `subj@pass`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token

ROOT = -1
"""Head of the root."""

NO_HEAD = -2
"""Head of a word whose head is not known."""


class Word(NamedTuple):
    """What the steps look at in a word; `upos` and `lemma` are empty where unknown.

    For the head of a fixed expression these are the values of the whole expression.
    """

    upos: str
    lemma: str
    feats: Features


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree between two steps; all tuples have one entry a word.

    An entry of `heads`, `labels`, `sources` and `promoted` describes the edge *into* the word.

    Attributes:
        heads: index of the head, ROOT or NO_HEAD.
        labels: label of the edge; empty where unknown.
        sources: the word whose UD relation has become the label.
        promoted: whether the edge was turned round, so that it now leads from a function word to the
            word that was its head.
    """

    words: tuple[Word, ...]
    heads: tuple[int, ...]
    labels: tuple[str, ...]
    sources: tuple[int, ...]
    promoted: tuple[bool, ...]


MOST_LABELS = 10_000
"""Labels that are kept; a file of nonsense must not fill the memory."""


class Parts(NamedTuple):
    """A label taken apart; missing parts are empty."""

    main: str
    sub: str
    deep: str


class _PartsOf(dict[str, Parts]):
    """Labels taken apart, each once: treebanks have about a hundred of them."""

    def __missing__(self, label: str) -> Parts:
        surface, _, deep = label.partition("@")
        main, _, sub = surface.partition(":")
        parts = Parts(main, sub, deep)
        if len(self) < MOST_LABELS:
            self[label] = parts
        return parts


PARTS = _PartsOf()
"""The parts of every label that was met."""


def make_label(main: str, sub: str = "", deep: str = "") -> str:
    """Put a label together."""
    return f"{main}{':' if sub else ''}{sub}{'@' if deep else ''}{deep}"


def tree_of(tokens: Sequence[Token]) -> Tree:
    """The tree that tokens form, before any step."""
    count = len(tokens)
    return Tree(
        tuple([Word(token.upos or "", token.lemma or "", token.feats) for token in tokens]),
        tuple([NO_HEAD if token.head is None else token.head - 1 for token in tokens]),
        tuple([token.deprel or "" for token in tokens]),
        tuple(range(count)),
        (False,) * count,
    )


def has_cycle(heads: Sequence[int]) -> bool:
    """Whether some word is above itself."""
    sound = [False] * len(heads)
    for word in range(len(heads)):
        path: list[int] = []
        while word >= 0 and not sound[word]:
            if len(path) > len(heads):
                return True
            path.append(word)
            word = heads[word]
        for passed in path:
            sound[passed] = True
    return False


def children_of(heads: Sequence[int]) -> list[list[int]]:
    """The dependents of every word, from left to right."""
    below: list[list[int]] = [[] for _ in heads]
    for word, head in enumerate(heads):
        if head >= 0:
            below[head].append(word)
    return below
