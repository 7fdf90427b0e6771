"""TextUnit: a checkable piece of text of a file, and the map back to the file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lambre_core.documents.positions import Position, SourceRange
from lambre_core.documents.segments import SegmentMap
from lambre_core.errors import LambreError
from lambre_core.treebank.tree import Span

__all__ = [
    "Directive",
    "DirectiveKind",
    "DocumentError",
    "InputProblem",
    "Placeholder",
    "Position",
    "SourceRange",
    "TextUnit",
]

DirectiveKind = Literal["disable", "enable", "disable-next", "disable-file", "language"]


class DocumentError(LambreError):
    """A format module was used wrongly or its settings make no sense."""


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
    """An inline instruction to the linter.

    Attributes:
        kind: `disable` and `enable` are in force from their line on, `language` too; `disable-next` for
            the line after its line; `disable-file` for the whole file.
        arguments: rules or prefixes of rules (empty: all); for `language` its code (empty: none again).
        line: 1-based. Blank lines and further directives between a `disable-next` and the text that it
            means count as lines of the directive.
    """

    kind: DirectiveKind
    arguments: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class TextUnit:
    """A checkable piece of text of a file. Offsets into `text` count code points.

    Attributes:
        segment_map: takes every range of `text` back to the file.
        language: ISO 639 code where the format's metadata says one (a key of the record, front matter), else
            None. What directives and paths say comes on top: `lambre_core.documents.language`.
        key: the unit's name in its file (message id, JSON path, record number), else None.
        context: a note for people, never parsed.
        fuzzy: whether the translation waits for a person's review; such units are read only if asked for.
        written: how the file writes the text (`"`, `plain`, `cdata` ...), for the format's `encode`.
        system: what wrote the text, where the file says it (a key of the record, a column of the table).
        set_apart: stretches of the text that the file sets apart (bold, italics, the text of a link), each of which may
            be a label (the name of a button or a page) or a word that is spoken of.
    """

    text: str
    segment_map: SegmentMap
    language: str | None = None
    key: str | None = None
    context: str | None = None
    placeholders: tuple[Placeholder, ...] = ()
    fuzzy: bool = False
    written: str = ""
    system: str | None = None
    set_apart: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class InputProblem:
    """Something in a file that could not be read; reported beside the findings, exit status 2.

    `line` and `column` are 1-based, None where the whole file is concerned. Format modules, which know no
    path, leave it empty; `read_document` fills it in.
    """

    path: str
    message: str
    line: int | None = None
    column: int | None = None
