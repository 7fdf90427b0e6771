"""TextUnit: a checkable piece of text of a file, and the map back to the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lambre_core.documents.segments import SegmentMap
from lambre_core.errors import LambreError
from lambre_core.treebank.tree import Span


class DocumentError(LambreError):
    """A format module was used wrongly or its settings make no sense."""


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a file: 1-based line, 1-based column in code points, byte offset from the file's start.

    Lines end at `\\n`, `\\r\\n` and `\\r`, nothing else.
    """

    line: int
    column: int
    byte: int


@dataclass(frozen=True, slots=True)
class SourceRange:
    """Half-open range of a file."""

    start: Position
    end: Position


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A masked stretch of a unit's text that parses as a stand-in word; no finding is ever located on it.

    Attributes:
        span: half-open code-point range of the stand-in in the unit's text.
        source: what stands in the file.
    """

    span: Span
    source: str


@dataclass(frozen=True, slots=True)
class Directive:
    """An inline instruction to the linter, in force for a line range of the file.

    Attributes:
        kind: `disable`, `enable`, `disable-next`, `disable-file` or `language`.
        arguments: rules or prefixes of rules (empty: all); for `language` its code.
        line: 1-based line on which the directive stands.
    """

    kind: Literal["disable", "enable", "disable-next", "disable-file", "language"]
    arguments: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class TextUnit:
    """A checkable piece of text of a file. Offsets into `text` count code points.

    Attributes:
        segment_map: takes every range of `text` back to the file.
        language: ISO 639 code where the file itself says so (metadata, directive), else None.
        key: the unit's name in its file (message id, JSON path, record number), else None.
        context: a note for people, never parsed.
    """

    text: str
    segment_map: SegmentMap
    language: str | None = None
    key: str | None = None
    context: str | None = None
    placeholders: tuple[Placeholder, ...] = ()


@dataclass(frozen=True, slots=True)
class InputProblem:
    """Something in a file that could not be read; reported beside the findings, exit status 2.

    `line` and `column` are 1-based, None where the whole file is concerned.
    """

    path: str
    message: str
    line: int | None = None
    column: int | None = None
