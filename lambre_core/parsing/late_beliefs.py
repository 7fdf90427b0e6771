"""Beliefs that become dictionaries only when somebody looks at them.

A linter looks at few of them, and making four dictionaries for every word would cost as much as the network.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from lambre_core.parsing.making import make
from lambre_core.treebank.tree import Beliefs

NEGLIGIBLE = 1e-4
"""Values less probable than this are left out of a distribution, and the rest is scaled to 1."""

_FIELDS = ("upos", "feats", "heads", "deprels")


class Source(Protocol):
    """What is believed of many words, each of which has a number; as in `Beliefs`."""

    def upos(self, word: int, /) -> Mapping[str, float]: ...
    def feats(self, word: int, /) -> Mapping[str, Mapping[str, float]]: ...
    def heads(self, word: int, /) -> Mapping[int, float]: ...
    def deprels(self, word: int, /) -> Mapping[str, float]: ...


class LateBeliefs(Beliefs):
    """Beliefs whose mappings are made when they are first asked for; equal to, and pickled as, those made at once."""

    __slots__ = ("_source", "_word")

    _source: Source
    _word: int

    def __getattr__(self, name: str) -> Any:
        # Python comes here only as long as the field is unset.
        if name not in _FIELDS:
            raise AttributeError(name)
        made = getattr(self._source, name)(self._word)
        object.__setattr__(self, name, made)
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Beliefs):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return Beliefs, tuple(getattr(self, name) for name in _FIELDS)


def late_beliefs(source: Source, words: Sequence[int]) -> list[LateBeliefs]:
    """The beliefs of some words."""
    return make(LateBeliefs, _source=[source] * len(words), _word=words)
