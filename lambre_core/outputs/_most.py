"""The most severe of many findings, within what a host shows; what is dropped is counted."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Mapping
from typing import Generic, TypeVar

from lambre_core.findings.finding import SEVERITIES, Finding, Severity

Item = TypeVar("Item")
_Rank = tuple[bool, int, float, int]


class Most(Generic[Item]):
    """Keeps items of findings up to a number and a size: findings that are shown before suppressed ones, then the most
    severe, the surest, the first.

    Attributes:
        dropped: findings that were not kept, by severity.
    """

    def __init__(self, count: int | None = None, size: int | None = None) -> None:
        self.dropped: Counter[Severity] = Counter()
        self._left = count
        self._room = size
        self._added = 0
        # The least of the heap goes first; the arrival makes ranks distinct, so that items are never compared.
        self._heap: list[tuple[_Rank, int, Finding, Item]] = []

    def add(self, finding: Finding, item: Item, size: int = 0) -> None:
        """Keep an item of some size, and drop what there is no room for any more."""
        self._added += 1
        rank = (finding.suppressed is None, SEVERITIES.index(finding.severity), finding.confidence, -self._added)
        heapq.heappush(self._heap, (rank, size, finding, item))
        if self._left is not None:
            self._left -= 1
        if self._room is not None:
            self._room -= size
        while (self._left is not None and self._left < 0) or (self._room is not None and self._room < 0):
            self._drop()

    def _drop(self) -> None:
        _, size, finding, _ = heapq.heappop(self._heap)
        self.dropped[finding.severity] += 1
        if self._left is not None:
            self._left += 1
        if self._room is not None:
            self._room += size

    def in_order(self) -> list[tuple[Finding, Item]]:
        """What is kept, in the order in which it was added."""
        return [(finding, item) for _, _, finding, item in sorted(self._heap, key=lambda kept: -kept[0][3])]

    def worst_first(self) -> list[tuple[Finding, Item]]:
        """What is kept, the most severe first."""
        return [(finding, item) for _, _, finding, item in sorted(self._heap, key=lambda kept: kept[0], reverse=True)]


def counted(counts: Mapping[Severity, int]) -> str:
    """Numbers by severity in words, the most severe first: `2 errors, 1 warning`."""
    return ", ".join(
        f"{counts[severity]:,} {severity}{'' if counts[severity] == 1 else 's'}"
        for severity in reversed(SEVERITIES)
        if counts.get(severity)
    )
