"""The default engine: student networks stored as ONNX, run with numpy alone.

A model folder holds four graphs (`training/student/graph.py`), which any ONNX runtime can run, and
`vocabulary.json.xz` with everything that is not a number. The folder of a second network lies in that of the first and
lacks what would be the same there. Why numpy and not a runtime for ONNX: `docs/benchmarks.md`.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.parsing.engines.onnx.closed import CLOSED
from lambre_core.parsing.models import Manifest, Progress, second_of
from lambre_core.parsing.protocol import ParsingError

if TYPE_CHECKING:
    from lambre_core.parsing.engines.onnx.parser import Model, OnnxParser

REVISION = 7
"""Raised when this engine's code changes what it yields for the same weights."""


def load(language: str, path: Path, manifest: Manifest | None, progress: Progress) -> OnnxParser:
    """Load a student from a model folder.

    Raises:
        ParsingError: files are missing, damaged, or do not fit each other.
    """
    from lambre_core.parsing.engines.onnx.parser import OnnxParser

    if manifest is None:
        raise ParsingError(f"{path} has no manifest.json, which the engine onnx needs; get the model anew.")
    progress("network")
    model = _model(language, path)
    progress("ready")
    second = second_of(path, manifest)
    return OnnxParser(
        model,
        language,
        manifest.scheme,
        fingerprint(language, manifest),
        second=partial(_model, language, second) if second else None,
    )


def _model(language: str, path: Path) -> Model:
    """The parts of a student in a folder."""
    # Here, so that the fingerprint costs nothing: what is in the cache needs no numpy.
    from lambre_core.lexicon.lookup import lexicon_of
    from lambre_core.parsing.engines.onnx.files import assemble, read_folder
    from lambre_core.parsing.engines.onnx.lemmas import LISTED

    try:
        weights, vocabulary = read_folder(path)
        lexicon = lexicon_of(language) if vocabulary["readings"] else None
        closed = CLOSED.get(language, frozenset())
        return assemble(weights, vocabulary, lexicon, LISTED.get(language, frozenset()), closed)
    except OSError as error:
        raise ParsingError(f"{error.filename} cannot be read: {error.strerror}; get the model anew.") from error
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise ParsingError(f"The model in {path} cannot be used ({error}); get the model anew.") from error


def fingerprint(language: str, manifest: Manifest) -> str:
    """Hash over everything that determines what the parser yields, the lexicon too; no weights are loaded for it."""
    from lambre_core.lexicon.identity import lexicon_hash

    hashes = sorted(f"{name} {entry.sha256}" for name, entry in manifest.files.items())
    version = f"onnx {REVISION} numpy {importlib.metadata.version('numpy')} {language} {manifest.scheme}"
    closed = sorted(CLOSED.get(language, ()))
    return hashlib.sha256("\n".join([version, lexicon_hash(language), *hashes, *closed]).encode()).hexdigest()
