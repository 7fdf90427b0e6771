"""What determines the output of this engine, known without importing torch or loading a network."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from importlib.metadata import version

from lambre_core.treebank.tree import Scheme

MAX_WORDS = 400
"""A longer sentence is not parsed: time and memory grow with the square of its length."""

REVISION = 1
"""Raised when this engine's code changes what it yields for the same weights."""


def identity(language: str, scheme: Scheme, hashes: Iterable[str]) -> str:
    """The fingerprint of a parser; `hashes` are those of its networks' files, in any order."""
    code = f"stanza {REVISION} {version('stanza')} {version('torch')} {language} {scheme} {MAX_WORDS}"
    return hashlib.sha256("\n".join([code, *sorted(hashes)]).encode()).hexdigest()
