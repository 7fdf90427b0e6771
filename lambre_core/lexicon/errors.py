"""Errors of lexicons."""

from __future__ import annotations

from lambre_core.errors import LambreError


class LexiconError(LambreError):
    """A lexicon file is not what it should be."""
