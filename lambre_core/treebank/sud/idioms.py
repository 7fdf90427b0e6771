"""Fixed expressions (*as well as*, *bis auf*): one word to the outside, a chain inside."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.treebank.feats import NO_FEATURES, Features
from lambre_core.treebank.sud.tree import Tree, Word

FIXED = "fixed"
_VERBAL = frozenset({"AUX", "VERB"})


def close_idioms(tree: Tree) -> Tree:
    """Make a fixed expression one word to the outside.

    Its head gets the part of speech of the whole (the feature ExtPos, else its own) and all dependents
    that its other words have in the rest of the sentence. ExtPos counts for single words, too.
    """
    fixed = FIXED in tree.labels
    if not fixed and not any("ExtPos" in word.feats for word in tree.words):
        return tree
    tops = {index: _top(tree, index) for index, label in enumerate(tree.labels) if label == FIXED}
    heads = list(tree.heads)
    for index, head in enumerate(tree.heads):
        if head in tops and index not in tops:
            heads[index] = tops[head]
    words = list(tree.words)
    for index, word in enumerate(tree.words):
        if index in tops.values():
            members = [tree.words[member] for member, top in tops.items() if top == index]
            words[index] = _expression(word, members)
        elif "ExtPos" in word.feats:
            words[index] = Word(_outer_pos(word), word.lemma, NO_FEATURES)
    return replace(tree, words=tuple(words), heads=tuple(heads))


def _top(tree: Tree, index: int) -> int:
    """The head of the expression to which a word belongs."""
    while tree.labels[index] == FIXED and tree.heads[index] >= 0:
        index = tree.heads[index]
    return index


def _outer_pos(word: Word) -> str:
    return next(iter(sorted(word.feats.get("ExtPos", ()))), word.upos)


def _expression(head: Word, members: list[Word]) -> Word:
    """The expression as a word: no lemma, and no features but the verb form of a verbal one."""
    upos = _outer_pos(head)
    feats: Features = NO_FEATURES
    if upos == "VERB":
        auxiliary = next((word for word in members if word.upos == "AUX" and "VerbForm" in word.feats), None)
        verb = auxiliary or (head if head.upos in _VERBAL and "VerbForm" in head.feats else None)
        feats = {"VerbForm": verb.feats["VerbForm"]} if verb else NO_FEATURES
    return Word(upos, "", feats)
