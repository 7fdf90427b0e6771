"""JSON Lines: one record a line, the strings under chosen keys are texts.

A key `language` or `lang` beside or above a text names its language, `system` what wrote it, a key `lambre-lint` of
the record holds directives for this record, `id` names it in keys. A line that is broken is one problem, and the
others are read. A string that has line ends is still one text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import parse_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.jsontext import Path, Scalar, decode_string, encode_string, load_json, scalars, text_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "jsonl"
EXTENSIONS = (".jsonl", ".ndjson")

LANGUAGE_KEYS = ("language", "lang")
SYSTEM_KEYS = ("system",)
DIRECTIVE_KEY = "lambre-lint"
ID_KEY = "id"


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The texts of the records, record by record."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    for number in range(1, lines.line_count + 1):
        start, end = lines.line_span(number)
        if lines.text[start:end].strip():
            problem = _problem_of(lines, (start, end))
            if problem is None:
                yield from _record(lines, (start, end), settings)
            else:
                yield problem


def _problem_of(lines: LineIndex, span: Span) -> InputProblem | None:
    value = load_json(lines, span, "the line", "one object a line is expected")
    if isinstance(value, InputProblem):
        return value
    if not isinstance(value, dict):
        place = lines.position(span[0])
        message = "the line is no JSON object; one object a line is expected."
        return InputProblem("", message, place.line, place.column)
    return None


def _record(lines: LineIndex, span: Span, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    values = dict(scalars(lines.text, span))  # of a key given twice the last counts, as for every JSON reader
    yield from _directives(lines, values)
    name = text_of(lines, values.get((ID_KEY,)))
    found: list[TextUnit] = []
    for path, scalar in values.items():
        if not scalar.is_string or not _is_chosen(path, settings.jsonl_keys):
            continue
        where = ".".join(map(str, path))
        builder = UnitBuilder(lines)
        problem = decode_string(builder, scalar.span, "the record")
        if problem is not None:
            yield problem
            return
        # No line number in the key: it names the text for baselines, which survive moved lines.
        language = _nearest(lines, values, path, LANGUAGE_KEYS)
        unit = builder.unit(language=language, key=where if name is None else f"{name}:{where}")
        if unit is not None:
            found.append(replace(unit, system=_nearest(lines, values, path, SYSTEM_KEYS)))
    yield from found


def _is_chosen(path: Path, keys: tuple[str, ...]) -> bool:
    """Whether a path is one of the keys; positions in lists do not count."""
    return ".".join(key for key in path if isinstance(key, str)) in keys


def _nearest(lines: LineIndex, values: dict[Path, Scalar], path: Path, keys: tuple[str, ...]) -> str | None:
    """What the nearest enclosing object states under one of the keys."""
    for depth in range(len(path) - 1, -1, -1):
        for key in keys:
            if (stated := text_of(lines, values.get((*path[:depth], key)))) is not None:
                return stated
    return None


def _directives(lines: LineIndex, values: dict[Path, Scalar]) -> Iterator[Directive | InputProblem]:
    """The directives of a record; what they switch is switched back on the next line."""
    scalar = values.get((DIRECTIVE_KEY,))
    if scalar is None:
        return
    place = lines.position(scalar.span[0])
    for item in parse_directives(text_of(lines, scalar) or "" if scalar.is_string else ""):
        if isinstance(item, str):
            yield InputProblem("", item, place.line, place.column)
            continue
        kind, arguments = item
        yield Directive(kind, arguments, place.line)
        if kind == "disable":
            yield Directive("enable", arguments, place.line + 1)
        elif kind == "enable":
            yield Directive("disable", arguments, place.line + 1)
        elif kind == "language":
            yield Directive("language", (), place.line + 1)


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text in the escapes of a JSON string."""
    return encode_string(text)
