"""Full-form lexicons stored as a table: `form TAB lemma TAB tag` a line, sorted by form, `.xz`."""

from __future__ import annotations

import lzma
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lambre_core.lexicon.errors import LexiconError


@dataclass(frozen=True, slots=True)
class Table:
    """The lines of a lexicon, sorted."""

    lines: list[str] = field(repr=False)


def open_table(path: Path) -> Table:
    """Read a table.

    Raises:
        LexiconError: the file is missing or damaged.
    """
    try:
        text = lzma.open(path, "rt", encoding="utf-8").read()
    except (OSError, EOFError, UnicodeDecodeError, lzma.LZMAError) as error:
        raise LexiconError(f"{path}: cannot be read as a lexicon ({error}); install lambre-lint again.") from error
    lines = text.splitlines()
    if any(line.count("\t") != 2 for line in lines[:1] + lines[-1:]):
        raise LexiconError(f"{path}: lines must have a form, a lemma and a tag, separated by tabs.")
    return Table(lines)


def find(table: Table, form: str) -> Iterator[tuple[str, str]]:
    """Yield (lemma, tag) of every entry of a form, exactly as it is written."""
    start = f"{form}\t"
    for place in range(bisect_left(table.lines, start), len(table.lines)):
        if not table.lines[place].startswith(start):
            return
        _, lemma, tag = table.lines[place].split("\t")
        yield lemma, tag
