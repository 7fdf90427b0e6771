"""What goes wrong with rules."""

from __future__ import annotations

from lambre_core.errors import LambreError


class GrammarError(LambreError):
    """A rule file is missing or wrong, or rules cannot be learned. The message names file and line where known."""
