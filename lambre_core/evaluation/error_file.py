"""The file of findings for people: one line each, false ones first, and what was missed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.judged import Found, Judged
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE
from lambre_core.evaluation.matching import VERDICTS
from lambre_core.evaluation.passage import Passage, changed
from lambre_core.treebank.tree import Span

HEAD = ("set", "verdict", "shown", "confidence", "rule", "words", "annotated", "fix", "message", "sentence", "place")


def write_errors(path: Path, sets: Mapping[str, Sequence[Judged]]) -> None:
    """Write the findings of all sets (columns `HEAD`, separated by tabs).

    Sorted by set, then shown before hidden (below the default confidence), then false, beside, other, typed, then rule
    and falling confidence; at the end of each set the typed errors at which nothing was shown (verdict `missed`). The
    word at fault is marked `[[word]]`, its head `{{word}}`, a dependent `((word))`.

    Raises:
        EvaluationError: it cannot be written.
    """
    try:
        with path.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write("\t".join(HEAD) + "\n")
            for name, passages in sets.items():
                for cells in (*_findings(passages), *_missed(passages)):
                    stream.write("\t".join((name, *(" ".join(cell.split()) for cell in cells))) + "\n")
    except OSError as error:
        raise EvaluationError(f"{path}: the findings cannot be written: {error.strerror or error}.") from error


def _findings(passages: Sequence[Judged]) -> Iterator[tuple[str, ...]]:
    for item in sorted((item for judged in passages for item in judged.found), key=_order):
        alarm, passage = item.alarm, item.passage
        yield (
            item.verdict,
            "yes" if _is_shown(item) else "no",
            f"{alarm.confidence:.3f}",
            alarm.code,
            " ".join(passage.text[slice(*span)] for span in alarm.spans),
            annotated(passage, frozenset(item.words)),
            ", ".join(f"{passage.text[slice(*span)]}→{text}" for span, text in alarm.fix),
            alarm.message,
            marked(passage.text, {alarm.word: ("[[", "]]"), **{span: _MARKS[head] for span, head in alarm.others}}),
            passage.name,
        )


_MARKS = {True: ("{{", "}}"), False: ("((", "))")}


def _is_shown(item: Found) -> bool:
    return item.alarm.confidence >= DEFAULT_CONFIDENCE


def _order(item: Found) -> tuple[bool, int, str, float]:
    return (not _is_shown(item), -VERDICTS.index(item.verdict), item.alarm.code, -item.alarm.confidence)


def _missed(passages: Sequence[Judged]) -> Iterator[tuple[str, ...]]:
    for judged in passages:
        passage = judged.passage
        seen = {number for item in judged.shown(DEFAULT_CONFIDENCE) for number in item.words}
        for number in sorted(judged.gold.typed - seen) if not passage.label else ():
            span = passage.spans[number]
            note = annotated(passage, frozenset((number,)))
            text = marked(passage.text, {span: ("[[", "]]")})
            yield ("missed", "no", "", "", passage.text[slice(*span)], note, "", "", text, passage.name)
        if passage.label and judged.gold.typed and not seen:
            yield ("missed", "no", "", "", "", passage.label, "", "", passage.text, passage.name)


def annotated(passage: Passage, words: frozenset[int]) -> str:
    """What annotators say of some tokens, each of them once: `Büchern→Bücher (R:NOUN:FORM)`, `+die (M:DET)` beside."""
    notes: dict[str, None] = {passage.label: None} if passage.label else {}
    for annotation in passage.annotations:
        gap = annotation.first == annotation.last
        near = {annotation.first - 1, annotation.first} if gap else set(range(annotation.first, annotation.last))
        if not words & near:
            continue
        tokens = " ".join(passage.text[slice(*passage.spans[number])] for number in sorted(near)) if not gap else ""
        kept = "" if gap or words & changed(passage, annotation) else ", word kept"
        sign = "+" if gap else "→"
        written = "" if annotation.correction is None else f"{sign}{annotation.correction}"
        notes[f"{tokens}{written} ({annotation.kind}{kept})"] = None
    return "; ".join(notes)


def marked(text: str, marks: Mapping[Span, tuple[str, str]]) -> str:
    """A text with marks around some ranges; of ranges that overlap the later ones stay unmarked."""
    result, position = "", 0
    for (start, end), (before, after) in sorted(marks.items()):
        if start >= position:
            result += f"{text[position:start]}{before}{text[start:end]}{after}"
            position = end
    return result + text[position:]
