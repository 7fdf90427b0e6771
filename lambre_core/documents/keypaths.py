"""Which values of a nested file are texts: globs over the keys that lead to them.

`*` stands for one key or position in a list, or for any letters within one; `**` for any number of keys, also none.
`!` before a glob takes out what it matches; of several globs the last that matches decides.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Container, Sequence
from functools import lru_cache


def chosen(path: Sequence[str | int], globs: tuple[str, ...]) -> bool:
    """Whether a value is a text by the keys and positions that lead to it."""
    keys = tuple(map(str, path))
    for glob in reversed(globs):
        wanted = not glob.startswith("!")
        if _matches(keys, _parts(glob.removeprefix("!"))):
            return wanted
    return False


def plural_category(path: tuple[str | int, ...], paths: Container[tuple[str | int, ...]]) -> str | None:
    """The plural category that the last key names (`few`, `files_few`), where one for `other` stands beside it."""
    named = _CATEGORY.fullmatch(str(path[-1])) if path else None
    return named[2] if named and (*path[:-1], f"{named[1]}other") in paths else None


_CATEGORY = re.compile(r"((?:.*[_.-])?)(zero|one|two|few|many|other)")


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
