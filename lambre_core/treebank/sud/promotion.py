"""Function words become heads: auxiliaries, copulas, adpositions, subordinators.

In UD the content word is the head and all its function words hang on it side by side; in SUD each
governs what it introduces, the outermost on top: *that > has > been > seen*.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lambre_core.treebank.sud.tree import PARTS, Tree, Word

FUNCTION = frozenset({"aux", "case", "cop", "mark"})
_FINITE = frozenset({"Fin"})

Level = Callable[[Word, str], int]
"""How soon a function word of a relation is promoted: those of a low level stand closest to the content word."""


def promote_function_words(tree: Tree) -> Tree:
    """Turn the edges to function words round; each takes the place that its content word had.

    Those behind the content word come first, and on either side the closest first, so that the
    outermost of those before it ends on top.
    """
    return _promote(tree, lambda word, label: 0)


def promote_german_function_words(tree: Tree) -> Tree:
    """As `promote_function_words`, in the order of German clauses.

    German puts the finite verb last in subordinate clauses (*dass er gesehen worden ist*), so distance
    tells little: the infinitive's *zu* stands closest, then the finite auxiliary, then the other
    auxiliaries, then subordinators. The preposition of a predicate is inside of all of them (*er ist im
    Haus*); this is the one place where the official conversion is not followed, which puts it above a
    finite copula and so cuts the verb from its subject.
    """
    return _promote(tree, _german_level)


def _german_level(word: Word, label: str) -> int:
    if label == "case":
        return 0
    if word.upos == "PART" and word.lemma == "zu":
        return 1
    if word.upos == "AUX" and "VerbForm" in word.feats:
        return 2 if word.feats["VerbForm"] == _FINITE else 3
    return 4


def _promote(tree: Tree, level_of: Level) -> Tree:
    """Turn round one edge after the other, from right to left by content word.

    Each time the other function words of the content word go up with the one that was promoted and are
    later promoted over it; only those with a deep feature (`cop@own`) stay with the content word.
    """
    waiting: dict[int, list[int]] = {}
    for index, (head, label) in enumerate(zip(tree.heads, tree.labels, strict=True)):
        if head >= 0 and PARTS[label].main in FUNCTION:
            waiting.setdefault(head, []).append(index)
    if not waiting:
        return tree
    heads, labels, sources, promoted = list(tree.heads), list(tree.labels), list(tree.sources), list(tree.promoted)
    levels = [
        level_of(word, label) if PARTS[label].main in FUNCTION else 0
        for word, label in zip(tree.words, tree.labels, strict=True)
    ]
    while waiting:
        content = max(waiting)
        candidates = waiting.pop(content)
        word = min(candidates, key=lambda one: (levels[one], one < content, abs(one - content)))
        candidates.remove(word)
        # The word takes over the edge into the content word, which may itself be one that waits.
        above = heads[content]
        if above in waiting and content in waiting[above]:
            waiting[above][waiting[above].index(content)] = word
        labels[word], labels[content] = labels[content], labels[word]
        sources[word], sources[content] = sources[content], sources[word]
        levels[word], levels[content] = levels[content], levels[word]
        promoted[word], promoted[content] = promoted[content], True
        heads[word], heads[content] = above, word
        going: list[int] = []
        staying: list[int] = []
        for other in candidates:
            (staying if PARTS[labels[other]].deep else going).append(other)
        for other in going:
            heads[other] = word
        if going:
            waiting.setdefault(word, []).extend(going)
        if staying:
            waiting[content] = staying
    return replace(tree, heads=tuple(heads), labels=tuple(labels), sources=tuple(sources), promoted=tuple(promoted))


def promote_classifiers(tree: Tree) -> Tree:
    """Put a classifier between a noun and its numeral (Chinese *three CLF book*): both become modifiers in a chain."""
    if "clf" not in tree.labels:
        return tree
    heads, labels = list(tree.heads), list(tree.labels)
    for classifier, label in enumerate(tree.labels):
        numeral = heads[classifier]
        if label == "clf" and numeral >= 0 and labels[numeral] == "mod" and heads[numeral] >= 0:
            heads[classifier], heads[numeral] = heads[numeral], classifier
            labels[classifier] = labels[numeral] = "mod"
    return replace(tree, heads=tuple(heads), labels=tuple(labels))
