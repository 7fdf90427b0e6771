"""Signature: what a figure was made with."""

from __future__ import annotations

from pathlib import Path

from lambre_core import __version__
from lambre_core.parsing.models import find_models
from lambre_core.reports.signature import lexicon_hash, rules_hash, text_hash


def signature(language: str, *, seed: int | None, limit: int | None, model: Path | None = None) -> str:
    """Version, hashes (the first 12 digits of SHA-256) of model, rules and lexicon, seed and limit, in one line."""
    parts = [f"lambre-lint {__version__}", f"model {_model(language, model)}"]
    parts.append(f"rules {rules_hash(language)}")
    lexicon = lexicon_hash(language)
    parts.append("no lexicon" if lexicon == "none" else f"lexicon {lexicon}")
    if seed is not None:
        parts.append(f"seed {seed}")
    parts.append(f"limit {limit}" if limit else "all texts")
    return ", ".join(parts)


def _model(language: str, path: Path | None) -> str:
    """Name and hash of the files of a model, by default of the one that is used by default."""
    for folder in find_models([path.parent] if path else ()):
        chosen = path is None or folder.path == path
        if chosen and folder.language == language and folder.manifest is not None:
            hashes = "\n".join(f"{name} {entry.sha256}" for name, entry in sorted(folder.manifest.files.items()))
            return f"{folder.path.name} {text_hash(hashes)}"
    return "none"
