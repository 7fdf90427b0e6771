"""How far counts can be trusted."""

from __future__ import annotations

from math import sqrt

_Z = 1.96
"""Quantile of the normal distribution for an interval of 95 %."""

LINT_SHARE = 0.97
"""A linted rule holds at this share of the sites that it was learned from."""


def wilson_lower(held: int, count: int) -> float:
    """Lower bound of the 95 % interval of a share (Wilson 1927); 0 where nothing was counted."""
    if not count:
        return 0.0
    share = held / count
    centre = share + _Z * _Z / (2 * count)
    margin = _Z * sqrt(share * (1 - share) / count + _Z * _Z / (4 * count * count))
    return (centre - margin) / (1 + _Z * _Z / count)
