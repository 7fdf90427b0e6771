"""Which values of a nested file are texts: globs over the keys that lead to them.

`*` stands for one key or position in a list, or for any letters within one; `**` for any number of keys, also none.
`!` before a glob takes out what it matches; of several globs the last that matches decides.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Sequence
from functools import lru_cache


def chosen(path: Sequence[str | int], globs: tuple[str, ...]) -> bool:
    """Whether a value is a text by the keys and positions that lead to it."""
    keys = tuple(map(str, path))
    for glob in reversed(globs):
        wanted = not glob.startswith("!")
        if _matches(keys, _parts(glob.removeprefix("!"))):
            return wanted
    return False


@lru_cache(maxsize=256)
def _parts(glob: str) -> tuple[str, ...]:
    return tuple(glob.split("."))


def _matches(keys: tuple[str, ...], parts: tuple[str, ...]) -> bool:
    """Whether keys match the parts of a glob; linear in their product. Keys may have dots in them themselves."""
    reached = {0}
    for part in parts:
        if part == "**":
            reached = set(range(min(reached), len(keys) + 1))
        else:
            reached = {at + 1 for at in reached if at < len(keys) and fnmatch.fnmatchcase(keys[at], part)}
        if not reached:
            return False
    return len(keys) in reached
