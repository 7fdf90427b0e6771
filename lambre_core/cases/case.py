"""Case: a sentence with its expected findings marked inline."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from lambre_core.errors import LambreError
from lambre_core.treebank.tree import Span

Group = Literal["fails", "passes", "known"]
GROUPS: tuple[Group, ...] = get_args(Group)
"""`fails` must be found, `passes` must stay silent, `known` says what should happen but does not yet."""


class CaseError(LambreError):
    """A case file is wrong, or a case cannot be run."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of the text at which something must be found.

    Attributes:
        span: half-open code-point range of the case's text.
        codes: codes of the finding, or beginnings of them up to a `/`; any of them will do, for some errors can
            be told in two ways (*Den Zug fährt*: the wrong article, or the wrong case of the subject).
    """

    span: Span
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A text and what must be found in it: something at every mark, and nothing elsewhere.

    Attributes:
        path, line: where it stands, 1-based.
        text: without the marks.
        why: one line.
        now: of a known case: what goes wrong today; empty where nobody knows.
        format: name of the document format as which the text is read.
    """

    path: Path
    line: int
    language: str
    group: Group
    text: str
    marks: tuple[Mark, ...]
    why: str
    now: str = ""
    format: str = "text"

    @property
    def home(self) -> Group:
        """The group to which it belongs once it works."""
        return "fails" if self.marks else "passes"


_SIGN = re.compile(r"\{\{|\}\}|\{(?P<words>[^{}|]*)\|(?P<codes>[^{}|]*)\}|[{}]")
_CODE = re.compile(r"[a-z][\w@:.-]*(/[\w@:.\[\]-]+)*")


def parse_marks(written: str) -> tuple[str, tuple[Mark, ...]]:
    """Take the marks `{words|code}` or `{words|code,code}` out of a text; `{{` and `}}` stand for braces.

    Returns:
        The bare text and the marks in its coordinates, in order.

    Raises:
        ValueError: a brace belongs to no mark, or a mark has no words or no code; the message is a clause.
    """
    pieces: list[str] = []
    marks: list[Mark] = []
    length = end = 0
    for match in _SIGN.finditer(written):
        pieces.append(written[end : match.start()])
        length += len(pieces[-1])
        end = match.end()
        words = match["words"]
        if words is None:
            if len(match[0]) == 1:
                raise ValueError(
                    f"the {match[0]!r} before {written[end : end + 15]!r} belongs to no mark "
                    "{words|code}; write {{ or }} for a brace"
                )
            words = match[0][0]
        else:
            if not words.strip() or words != words.strip():
                raise ValueError(f"the mark {match[0]!r} needs words, without spaces around them")
            codes = tuple(match["codes"].split(","))
            if not all(_CODE.fullmatch(code) for code in codes):
                raise ValueError(
                    f"the mark {match[0]!r} needs the beginning of a rule's identifier after the bar, "
                    "or several with commas between them"
                )
            marks.append(Mark((length, length + len(words)), codes))
        pieces.append(words)
        length += len(words)
    pieces.append(written[end:])
    return "".join(pieces), tuple(marks)
