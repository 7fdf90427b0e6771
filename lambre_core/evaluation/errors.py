"""EvaluationError: the one error of this layer."""

from __future__ import annotations

from lambre_core.errors import LambreError


class EvaluationError(LambreError):
    """Evaluation data is missing or is not what it should be, or a run was asked for that makes no sense."""
