"""Which lexicon it is: what a parser yields depends on the shipped one, what is found on the one that judges."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from lambre_core.resources import data_dir
from lambre_core.userdirs import user_dir

FOLDER_VARIABLE = "LAMBRE_LEXICONS"
"""Environment variable: folder of the lexicons that a user has built, instead of the one among the user's data."""


def lexicon_hash(language: str) -> str:
    """SHA-256 of the lexicon shipped for a language; empty where there is none."""
    path = shipped_path(language)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def shipped_path(language: str) -> Path:
    """Where the lexicon shipped for a language lies, if there is one."""
    return data_dir("lexicons") / f"{language}.lexicon"


def own_folder() -> Path | None:
    """Where the lexicons lie that the user builds; it need not exist. None without a home folder."""
    if named := os.environ.get(FOLDER_VARIABLE):
        return Path(named)
    data = user_dir("data")
    return data / "lexicons" if data is not None else None


def own_path(language: str) -> Path | None:
    """Where the lexicon that the user builds for a language lies, if there is one; None without a home folder."""
    folder = own_folder()
    return folder / f"{language}.lexicon" if folder is not None else None


def judging_path(language: str) -> Path:
    """The lexicon with which findings are judged: the user's own if there is one, else the shipped one."""
    own = own_path(language)
    return own if own is not None and own.exists() else shipped_path(language)
