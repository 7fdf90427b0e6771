"""Beliefs about edges, carried over from the UD tree to the SUD tree.

An SUD edge usually stands for several UD edges: in *lives in Paris* UD has *Paris > in* and *lives >
Paris*, and the SUD edge *lives > in* is right only if both are. Its probability is the product over the
UD edges on the path between its two ends (for the root: up to the root), which takes them for
independent. Its relation is that of one UD edge, the `source`, and as probable as that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from lambre_core.treebank.sud.tree import NO_HEAD, ROOT, Tree
from lambre_core.treebank.tree import Beliefs, Token

_Key = TypeVar("_Key")


def converted_beliefs(beliefs: Beliefs, index: int, before: Tree, after: Tree, tokens: Sequence[Token]) -> Beliefs:
    """The beliefs of a word in the converted tree; UPOS and features are untouched.

    The rest of the probability goes to the other heads that the parser saw for the edge from which the
    new one took its relation, and to the other relations of that edge, under their UD names, in
    proportion. So both distributions still sum to 1.

    Args:
        index: of the word, from 0.
        before, after: the tree in UD and in SUD.
        tokens: of the UD sentence.
    """
    source = after.sources[index]
    from_source = tokens[source].beliefs or beliefs
    heads, deprels = beliefs.heads, from_source.deprels
    if after.heads[index] != before.heads[index] and after.heads[index] != NO_HEAD:
        probability = 1.0
        for word in path(index, after.heads[index], before.heads):
            token = tokens[word]
            if token.beliefs is not None and token.beliefs.heads and token.head is not None:
                probability *= token.beliefs.heads.get(token.head, 0.0)
        old_head = before.heads[source] + 1
        own_head = before.heads[index] + 1
        heads = _with(from_source.heads, old_head, after.heads[index] + 1, probability, sink=own_head, never=index + 1)
    old, new = before.labels[source], after.labels[index]
    if old != new:
        deprels = _with(deprels, old, new, deprels.get(old, 0.0), sink=old)
    if heads is beliefs.heads and deprels is beliefs.deprels:
        return beliefs
    return Beliefs(beliefs.upos, beliefs.feats, heads, deprels)


def path(word: int, other: int, heads: Sequence[int]) -> list[int]:
    """The words whose edge to their head lies on the path from one word to another, or to the root."""
    above: list[int] = []
    while word >= 0:
        above.append(word)
        word = heads[word]
    if other == ROOT:
        return above
    position = {passed: place for place, passed in enumerate(above)}
    down: list[int] = []
    while other >= 0 and other not in position:
        down.append(other)
        other = heads[other]
    return above[: position.get(other, len(above))] + down


def _with(
    distribution: Mapping[_Key, float],
    old: _Key,
    new: _Key,
    probability: float,
    *,
    sink: _Key,
    never: _Key | None = None,
) -> Mapping[_Key, float]:
    """The distribution with `new` in the place of `old` and a probability given to it.

    Args:
        sink: takes the rest where the distribution names no alternative.
        never: key that is no alternative.
    """
    if not distribution:
        return distribution
    rest = {key: share for key, share in distribution.items() if share > 0 and key not in (old, new, never)}
    if not rest and sink not in (new, never):
        rest = {sink: 1.0}
    total = sum(rest.values())
    if not rest:
        return {new: 1.0}
    scale = (1.0 - probability) / total
    return {new: probability, **{key: share * scale for key, share in rest.items()}}
