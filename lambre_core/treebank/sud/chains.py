"""Coordinations, fixed and flat expressions: from bouquets to chains.

In UD all conjuncts hang on the first; in SUD each hangs on the one before it, and what follows the last
conjunct hangs on that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from lambre_core.treebank.sud.idioms import FIXED
from lambre_core.treebank.sud.tree import PARTS, Tree, children_of

COORDINATION = "conj:coord"
EMBEDDED = "conj:coord@emb"

_STAY_WITH_FIRST = frozenset({COORDINATION, "discourse", "parataxis", "punct", FIXED})
_STAY_INSIDE = frozenset({"conj", "discourse", "parataxis", "punct", FIXED})


def _is_conjunct(label: str) -> bool:
    return label.startswith(COORDINATION)


def lower_shared_dependents(tree: Tree) -> Tree:
    """Give what follows a conjunct to that conjunct: dependencies become as short as they can be.

    In *sold and bought houses* UD has the object at the first verb, SUD at the last. The same for what
    hangs on a modifier or object of the first conjunct and stands behind a modifier or object of the
    last. Punctuation, discourse markers and parentheses stay where they are.
    """
    if COORDINATION not in tree.labels:
        return tree
    heads = list(tree.heads)
    below = children_of(heads)
    move = _next_move(tree.labels, below)
    while move is not None:
        word, target = move
        below[heads[word]].remove(word)
        heads[word] = target
        below[target].append(word)
        below[target].sort()
        move = _next_move(tree.labels, below)
    return replace(tree, heads=tuple(heads))


def _next_move(labels: tuple[str, ...], below: list[list[int]]) -> tuple[int, int] | None:
    """The next word to lower and its new head."""
    coordinations = [
        (first, conjuncts)
        for first, words in enumerate(below)
        if (conjuncts := [word for word in words if _is_conjunct(labels[word])])
    ]
    for is_slot, before_conjunct in ((_is_object, False), (_is_modifier, True)):
        for first, conjuncts in coordinations:
            move = next(_through_slots(labels, below, first, conjuncts, is_slot, before_conjunct), None)
            if move is not None:
                return move
    for first, conjuncts in coordinations:
        for word in below[first]:
            if labels[word] not in _STAY_WITH_FIRST and conjuncts[0] < word:
                return word, _last_before(word, conjuncts)
    return None


def _is_modifier(label: str) -> bool:
    return label == "mod"


def _is_object(label: str) -> bool:
    return label.startswith("comp:obj")


def _last_before(word: int, conjuncts: Iterable[int]) -> int:
    return max(conjunct for conjunct in conjuncts if conjunct < word)


def _through_slots(
    labels: tuple[str, ...],
    below: list[list[int]],
    first: int,
    conjuncts: list[int],
    is_slot: Callable[[str], bool],
    before_conjunct: bool,
) -> Iterator[tuple[int, int]]:
    """Words that hang on a modifier (object) of the first conjunct but stand behind that of a later one."""
    for slot in below[first]:
        if not is_slot(labels[slot]):
            continue
        for word in below[slot]:
            if labels[word] in _STAY_INSIDE or word < conjuncts[0]:
                continue
            conjunct = _last_before(word, conjuncts)
            targets = [
                other
                for other in below[conjunct]
                if is_slot(labels[other]) and (other < conjunct or not before_conjunct)
            ]
            if slot < conjunct and targets:
                yield word, targets[0]


def mark_embedded(tree: Tree) -> Tree:
    """Mark the conjuncts of a conjunct (*[a and b] or c*): after chaining they would look like one coordination."""
    if COORDINATION not in tree.labels:
        return tree
    labels = tuple(
        [
            EMBEDDED if label == COORDINATION and head >= 0 and tree.labels[head] in (COORDINATION, EMBEDDED) else label
            for head, label in zip(tree.heads, tree.labels, strict=True)
        ]
    )
    return replace(tree, labels=labels)


def chain_conjuncts(tree: Tree) -> Tree:
    """Hang every conjunct on the one before it."""
    return _chained(tree, [_is_conjunct(label) for label in tree.labels])


def chain_fixed(tree: Tree) -> Tree:
    """Hang every word of a fixed expression on the one before it; SUD has no relation for it but `unk`."""
    if FIXED not in tree.labels:
        return tree
    chained = _chained(tree, [label == FIXED for label in tree.labels])
    return replace(chained, labels=tuple(["unk" if label == FIXED else label for label in tree.labels]))


def chain_flat(tree: Tree) -> Tree:
    """Hang every part of a name or another flat expression on the part before it."""
    return _chained(tree, [PARTS[label].main == "flat" for label in tree.labels])


def _chained(tree: Tree, linked: list[bool]) -> Tree:
    """Hang every linked word on the linked sister before it, until no two are sisters."""
    if sum(linked) < 2:
        return tree
    heads = list(tree.heads)
    groups: dict[int, list[int]] = {}
    for word, head in enumerate(heads):
        if linked[word] and head >= 0:
            groups.setdefault(head, []).append(word)
    crowded = [head for head, words in groups.items() if len(words) > 1]
    while crowded:
        head = crowded.pop()
        words = sorted(groups[head])
        groups[head] = words[:1]
        for before, word in pairwise(words):
            heads[word] = before
            group = groups.setdefault(before, [])
            group.append(word)
            if len(group) == 2:
                crowded.append(before)
    return replace(tree, heads=tuple(heads))
