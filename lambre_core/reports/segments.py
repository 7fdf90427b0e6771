"""Segments: the texts of a piece, each with the name by which it is paired and the group in which it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Literal

from lambre_core.check import read_text
from lambre_core.documents.read import Document
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import InputProblem, TextUnit
from lambre_core.reports.plan import Piece, read_piece, system_of

GroupBy = Literal["file", "dir", "system", "language"]
GROUPINGS: tuple[GroupBy, ...] = ("file", "dir", "system", "language")

Read = Callable[[str], Document]
"""Reads a whole file; the last one is best remembered, because its pieces follow one another."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A text of a corpus.

    Attributes:
        name: by which it is paired with the same segment of another system or version: its file below the root and
            its key there, else its line (where every line is a text) or its number.
    """

    unit: TextUnit
    name: str
    group: str
    line: int


@dataclass(frozen=True, slots=True)
class Grouping:
    """How segments are named and put into groups.

    Attributes:
        roots: how many paths the run has.
        unit: what one text of plain text is.
    """

    by: GroupBy | None
    roots: int
    unit: Literal["paragraph", "line"]


def document_of(piece: Piece, read: Read, settings: DocumentSettings) -> Document:
    """The document that a piece is: of a file cut between lines these lines, else a range of the file's texts."""
    if piece.problem:
        return Document(piece.path, "", problems=(InputProblem(piece.path, piece.problem),))
    if piece.end:
        try:
            data = read_piece(piece)
        except OSError as error:
            message = f"the file cannot be read: {error.strerror or error}."
            return Document(piece.path, "", problems=(InputProblem(piece.path, message),))
        document = read_text(piece.path, data, settings)
        return replace(
            document,
            problems=tuple(
                replace(problem, line=problem.line and problem.line + piece.line) for problem in document.problems
            ),
        )
    document = read(piece.path)
    units = len(document.units)
    first, last = piece.part * units // piece.parts, (piece.part + 1) * units // piece.parts
    problems = () if piece.part else document.problems
    return replace(document, units=document.units[first:last], problems=problems)


def segments_of(document: Document, piece: Piece, grouping: Grouping, first: int) -> Iterator[Segment]:
    """The segments of a piece; their groups lack only the language.

    Args:
        document: of the piece, by `document_of`.
        first: how many texts of the file come before the piece, where it is no file of lines.
    """
    lines = document.format == "jsonl" or (document.format == "text" and grouping.unit == "line")
    file_system, file_name = system_of(piece, grouping.roots)
    for number, unit in enumerate(document.units, start=first + 1):
        line = piece.line + unit.segment_map.source_range(0, 0).start.line
        system = unit.system or file_system
        within = file_name if grouping.by == "system" and unit.system is None else piece.name
        own = _own_name(unit, number, line if lines else None, by_system=grouping.by == "system")
        yield Segment(unit, f"{within} {own}" if within else own, _group(piece, grouping, system), line)


def texts_before(piece: Piece, read: Read) -> int:
    """How many texts of the file come before the piece."""
    return 0 if piece.end or piece.problem else piece.part * len(read(piece.path).units) // piece.parts


def _own_name(unit: TextUnit, number: int, line: int | None, *, by_system: bool) -> str:
    key = unit.key
    if key is not None and by_system and unit.system is not None:
        key = key.removesuffix(f":{unit.system}")  # of a table: row:column
    if key is None:
        return f"#{number}" if line is None else f"line {line}"
    # A record without an identifier has only the name of its field.
    return f"line {line}:{key}" if line is not None and ":" not in key else key


def _group(piece: Piece, grouping: Grouping, system: str) -> str:
    file = piece.name or PurePosixPath(piece.path.replace("\\", "/")).name
    if grouping.roots > 1:
        file = piece.path
    match grouping.by:
        case "file":
            return file
        case "dir":
            return str(PurePosixPath(file).parent)
        case "system":
            return system
        case _:
            return ""
