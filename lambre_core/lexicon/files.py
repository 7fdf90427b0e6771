"""Files of `rules/` that are made by commands: read with one error for whatever is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from lambre_core.gzipped import read_bytes
from lambre_core.lexicon.errors import LexiconError

T = TypeVar("T")


def read_made(path: Path, what: str, read: Callable[[Any], T]) -> T:
    """What a JSON file holds, which may lie gzipped in its place.

    Args:
        what: the file is one of these, for the error.
        read: from its content.

    Raises:
        LexiconError: it cannot be read, is no JSON, or of another form.
    """
    try:
        return read(json.loads(read_bytes(path)))
    except (OSError, ValueError, AttributeError, TypeError, KeyError, IndexError) as error:
        raise LexiconError(f"{path}: not a file of {what}: {error}; install lambre-lint again.") from error
