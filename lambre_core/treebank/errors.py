"""What goes wrong when a treebank is read."""

from __future__ import annotations

from lambre_core.errors import LambreError


class TreebankError(LambreError):
    """A file is not well-formed CoNLL-U. The message names file, line and column where they are known."""
