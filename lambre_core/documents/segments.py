"""SegmentMap: from code points of a unit's text back to the bytes, lines and columns of its file."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SegmentMap:
    """Placeholder until the documents part lands."""
