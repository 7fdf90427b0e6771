"""Blocks: what a page of a report consists of; the renderers give them a form and escape their texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Link:
    """A text that leads to a file (`path`, `line`) or to a place of the page (`anchor`)."""

    text: str
    path: str = ""
    line: int = 0
    anchor: str = ""


Cell = str | Link


@dataclass(frozen=True, slots=True)
class Heading:
    level: Literal[1, 2, 3]
    text: str
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    parts: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence that must be seen."""

    kind: Literal["passed", "failed", "warning"]
    text: str


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    numeric: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells; `cut` says how many rows are left out."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    cut: int = 0


@dataclass(frozen=True, slots=True)
class Bars:
    """Values with intervals, one a name; several series share the names."""

    title: str
    names: tuple[str, ...]
    series: tuple[tuple[str, tuple[tuple[float | None, float | None, float | None], ...]], ...]
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Values over an ordered axis, one line a series."""

    title: str
    names: tuple[str, ...]
    series: tuple[tuple[str, tuple[float | None, ...]], ...]
    axis: str = ""
    bars: bool = False


@dataclass(frozen=True, slots=True)
class Tree:
    """Lines of a drawn tree, each with what is said of its word, or nothing."""

    lines: tuple[tuple[str, str], ...]

    def shown(self) -> Iterator[tuple[str, bool]]:
        """The lines as they are shown, and whether they are marked; what is said of a word is below it."""
        for line, note in self.lines:
            yield line, bool(note)
            if note:
                lead = line[: len(line) - len(line.lstrip("│├└─ "))]
                yield f"{lead.replace('├─', '│ ').replace('└─', '  ')}◄ {note}", True


@dataclass(frozen=True, slots=True)
class Quote:
    """A text of the corpus."""

    text: str
    language: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list; `cut` says how many items are left out."""

    items: tuple[tuple[Cell, ...], ...]
    cut: int = 0


@dataclass(frozen=True, slots=True)
class Folded:
    """Blocks that are shown when somebody asks for them."""

    summary: str
    blocks: tuple[Block, ...]
    anchor: str = ""
    opened: bool = False


Block = Heading | Paragraph | Notice | Table | Bars | Lines | Tree | Quote | Items | Folded


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page.

    Attributes:
        language: of the corpus, if it has one only.
    """

    title: str
    blocks: Sequence[Block]
    language: str = ""
