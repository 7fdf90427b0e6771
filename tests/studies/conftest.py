"""Where the data of studies lies."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture
def data() -> Path:
    """The folder of all data."""
    folder = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))
    if not (folder / "eval" / "mt").is_dir():
        pytest.skip(f"{folder} has no eval/mt; set LAMBRE_DATA")
    return folder
