"""Which lexicon it is: what a parser yields depends on it."""

from __future__ import annotations

import hashlib

from lambre_core.resources import data_dir


def lexicon_hash(language: str) -> str:
    """SHA-256 of the lexicon shipped for a language; empty where there is none."""
    path = data_dir("lexicons") / f"{language}.lexicon"
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""
