"""Sources: where evaluation data lies, and its lines."""

from __future__ import annotations

import lzma
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from lambre_core.evaluation.errors import EvaluationError

VARIABLE = "LAMBRE_DATA"

Item = TypeVar("Item")


def data_folder(option: Path | None) -> Path:
    """The folder of all data: as given, else as the environment says.

    Raises:
        EvaluationError: nothing says it, or it is no folder.
    """
    folder = option or (Path(os.environ[VARIABLE]) if os.environ.get(VARIABLE) else None)
    if folder is None:
        raise EvaluationError(f"no evaluation data: give the folder that holds eval/ with --data or in {VARIABLE}.")
    if not folder.is_dir():
        raise EvaluationError(f"{folder}: there is no such folder; it should hold the evaluation data, in eval/.")
    return folder


def lines(path: Path) -> Iterator[str]:
    """The lines of a UTF-8 file (may be `.xz`), without their ends.

    Raises:
        EvaluationError: the file cannot be read, is damaged or not UTF-8.
    """
    try:
        opened = lzma.open if path.suffix == ".xz" else open
        with opened(path, "rt", encoding="utf-8", newline="\n") as stream:
            for line in stream:
                yield line.rstrip("\n")
    except OSError as error:
        raise EvaluationError(f"{path}: cannot be read: {error.strerror or error}.") from error
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise EvaluationError(f"{path}: is damaged ({error}); get the file anew.") from error


def rows(path: Path, needed: Sequence[str]) -> Iterator[tuple[int, dict[str, str]]]:
    """Line number and cells of a table with a header, columns separated by tabs.

    Raises:
        EvaluationError: as `lines`; a needed column is missing, or a line has not as many cells as the header.
    """
    header: list[str] | None = None
    for number, line in enumerate(lines(path), 1):
        cells = line.split("\t")
        if header is None:
            header = cells
            missing = [name for name in needed if name not in header]
            if missing:
                raise EvaluationError(f"{path}:1: the table has no column {missing[0]!r}; it has {', '.join(header)}.")
        elif len(cells) != len(header):
            raise EvaluationError(f"{path}:{number}: {len(cells)} cells, but the header names {len(header)}.")
        else:
            yield number, dict(zip(header, cells, strict=True))


def every(items: Sequence[Item], limit: int | None) -> Sequence[Item]:
    """At most `limit` of the items, evenly spread: with n items, those at floor(i · n / limit)."""
    if limit is None or limit >= len(items):
        return items
    return [items[index * len(items) // limit] for index in range(limit)]
