"""Span tables: machine translations in which raters marked errors (MQM, ESA, QRev).

Columns `system doc seg rater category severity start end span source target`: one row an error, `start` and `end`
code points of `target`; rows without a place (no error, omission) have -1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from lambre_core.evaluation.detokenise import tokenise
from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.passage import Annotation, Passage
from lambre_core.evaluation.sources import rows
from lambre_core.treebank.tree import Span

COLUMNS = ("system", "doc", "seg", "rater", "category", "severity", "start", "end", "target")

Kind = Callable[[Mapping[str, str]], str]
"""What of a row is its type of error."""


def category(row: Mapping[str, str]) -> str:
    """The category in lower case, without its severity."""
    return row["category"].lower()


def severity(row: Mapping[str, str]) -> str:
    """The severity in lower case."""
    return row["severity"].lower()


def read(path: Path, kind: Kind = category, *, shifted: bool = False) -> Iterator[Passage]:
    """The translated segments of a file (`.xz`), each with the errors of all its raters, in the file's order.

    Args:
        shifted: the places of some spans are off by some characters; one that does not begin and end with words is
            taken as the word at its middle.

    Raises:
        EvaluationError: the file cannot be read or is no such table.
    """
    segments: dict[tuple[str, str, str, str], list[tuple[Span, str, str]]] = {}
    for number, row in rows(path, COLUMNS):
        marks = segments.setdefault((row["system"], row["doc"], row["seg"], row["target"]), [])
        try:
            span = int(row["start"]), int(row["end"])
        except ValueError:
            raise EvaluationError(f"{path}:{number}: start and end should be numbers.") from None
        if 0 <= span[0] < span[1]:
            marks.append((span, kind(row), row["rater"]))
    for (system, doc, seg, target), marks in segments.items():
        spans = tokenise(target)
        annotations = []
        for span, name, rater in marks:
            touched = _middle(span, spans) if shifted and not _on_edges(span, spans) else _overlapping(span, spans)
            if touched:
                annotations.append(Annotation(touched[0], touched[-1] + 1, name, None, rater))
        yield Passage(f"{path.name}:{system}:{doc}:{seg}", target, spans, tuple(annotations))


def _overlapping(span: Span, tokens: tuple[Span, ...]) -> list[int]:
    return [number for number, (start, end) in enumerate(tokens) if start < span[1] and span[0] < end]


def _on_edges(span: Span, tokens: tuple[Span, ...]) -> bool:
    return span[0] in {start for start, _ in tokens} and span[1] in {end for _, end in tokens}


def _middle(span: Span, tokens: tuple[Span, ...]) -> list[int]:
    middle = (span[0] + span[1]) / 2
    return [number for number, (start, end) in enumerate(tokens) if start <= middle <= end][:1]
