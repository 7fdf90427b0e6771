"""Slovenian: SST, which is speech, in the style of SSJ."""

from __future__ import annotations

from lambre_core.training.conversion import without_subtypes

STEPS = {"SST": (without_subtypes("filler", "discourse", "restart"),)}
