"""M2: sentences with corrections, of several annotators.

`S` is a line of tokens, `A first last|||type|||correction|||REQUIRED|||-NONE-|||annotator` an edit of it, tokens
counted from 0; `-1 -1|||noop` says that the annotator found nothing. `S # doc ...` is the head of a document.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from lambre_core.evaluation.detokenise import detokenise
from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.passage import Annotation, Passage
from lambre_core.evaluation.sources import lines

NOTHING = "-1 -1"
DOCUMENT = "# doc "


def read(path: Path) -> Iterator[Passage]:
    """The sentences of a file (`.xz`), joined to text.

    Raises:
        EvaluationError: the file cannot be read, or a line is no M2.
    """
    tokens: list[str] | None = None
    annotations: list[Annotation] = []
    start = 0
    for number, line in enumerate(lines(path), 1):
        if line.startswith("S "):
            if tokens is not None:
                yield _passage(f"{path.name}:{start}", tokens, annotations)
            annotations, start = [], number
            tokens = None if line.startswith(f"S {DOCUMENT}") else line[2:].split()
        elif line.startswith("A ") and tokens is not None:
            annotation = _annotation(line[2:], len(tokens), f"{path}:{number}")
            if annotation is not None:
                annotations.append(annotation)
        elif line.strip() and not line.startswith("A "):
            raise EvaluationError(f"{path}:{number}: an M2 line begins with S or A, not with {line[:20]!r}.")
    if tokens is not None:
        yield _passage(f"{path.name}:{start}", tokens, annotations)


def _passage(name: str, tokens: Sequence[str], annotations: Sequence[Annotation]) -> Passage:
    text, spans = detokenise(tokens)
    return Passage(name, text, spans, tuple(annotations))


def _annotation(line: str, length: int, place: str) -> Annotation | None:
    fields = line.split("|||")
    try:
        first, last = map(int, fields[0].split())
        kind, correction, annotator = fields[1], fields[2], fields[5]
    except (ValueError, IndexError):
        raise EvaluationError(
            f"{place}: an edit is `A first last|||type|||correction|||..|||..|||annotator`."
        ) from None
    if fields[0] == NOTHING:
        return None
    if not 0 <= first <= last <= length:
        raise EvaluationError(f"{place}: an edit of tokens {first} to {last} in a sentence of {length}.")
    return Annotation(first, last, kind, "" if correction == "-NONE-" else correction, annotator)


def corrected(passage: Passage) -> str:
    """The text with the edits of its first annotator (the lowest number) applied.

    Where two edits overlap, the one that begins first counts, of two that begin together the longer one.
    """
    tokens = list(passage.tokens)
    annotators = sorted({annotation.annotator for annotation in passage.annotations})
    edits = sorted(
        (annotation for annotation in passage.annotations if annotation.annotator in annotators[:1]),
        key=lambda annotation: (annotation.first, -annotation.last),
    )
    result: list[str] = []
    position = 0
    for edit in edits:
        if edit.first < position:
            continue
        result += tokens[position : edit.first]
        result += (edit.correction or "").split()
        position = edit.last
    return detokenise([*result, *tokens[position:]])[0]
