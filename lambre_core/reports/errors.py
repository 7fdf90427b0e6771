"""The one error of this layer."""

from __future__ import annotations

from lambre_core.errors import LambreError


class ReportError(LambreError):
    """A report cannot be made, read or compared."""
