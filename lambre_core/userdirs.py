"""Where a user's own files lie: installed models (data), what has been said (state), what can be made anew (cache).

By the XDG base directory specification 0.8; without its variables, by the custom of the system.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

Kind = Literal["data", "state", "cache"]

_NAME = "lambre-lint"
_UNIX = {"data": ".local/share", "state": ".local/state", "cache": ".cache"}
_MAC = {"data": "Library/Application Support", "state": "Library/Application Support", "cache": "Library/Caches"}


def user_dir(kind: Kind) -> Path | None:
    """The folder of this program for files of a kind, which need not exist; None where the user has no home.

    `XDG_DATA_HOME`, `XDG_STATE_HOME` and `XDG_CACHE_HOME` are honoured on every system, if absolute.
    """
    named = os.environ.get(f"XDG_{kind.upper()}_HOME", "")
    if Path(named).is_absolute():
        return Path(named) / _NAME
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / _NAME / kind
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / (_MAC if sys.platform == "darwin" else _UNIX)[kind] / _NAME
