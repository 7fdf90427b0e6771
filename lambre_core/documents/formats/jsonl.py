"""JSON Lines: one record a line, the strings under chosen keys are texts.

A key `language` or `lang` beside or above a text names its language, a key `lambre-lint` of the record
holds directives for this record, `id` names it in keys. A line that is broken is one problem, and the
others are read. A string that has line ends is still one text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import parse_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "jsonl"
EXTENSIONS = (".jsonl", ".ndjson")

LANGUAGE_KEYS = ("language", "lang")
DIRECTIVE_KEY = "lambre-lint"
ID_KEY = "id"

Path = tuple[str | int, ...]
"""Keys and list positions from the record down to a value."""

_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[{}\[\],]|[^\s{}\[\],:"]+', re.DOTALL)
_ESCAPE = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.")


class Scalar(NamedTuple):
    """A value that is no object and no list: where it stands, the quotation marks of a string left out."""

    span: Span
    is_string: bool


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The texts of the records, record by record."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    for number in range(1, lines.line_count + 1):
        start, end = lines.line_span(number)
        record = lines.text[start:end]
        if record.strip():
            problem = _problem_of(record, lines, start)
            if problem is None:
                yield from _record(lines, (start, end), settings)
            else:
                yield problem


def _problem_of(record: str, lines: LineIndex, start: int) -> InputProblem | None:
    try:
        # Numbers are not needed; kept as text they can be of any length.
        value = json.loads(record, parse_int=str, parse_float=str)
    except json.JSONDecodeError as error:
        return _problem(lines, start + error.pos, f"the line is not JSON ({error.msg}); one object a line is expected.")
    except RecursionError:
        return _problem(lines, start, "the record is nested too deeply to be read.")
    if not isinstance(value, dict):
        return _problem(lines, start, "the line is no JSON object; one object a line is expected.")
    return None


def _record(lines: LineIndex, span: Span, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    scalars = dict(_scalars(lines.text, span))  # of a key given twice the last counts, as for every JSON reader
    yield from _directives(lines, scalars)
    name = _text_at(lines, scalars.get((ID_KEY,)))
    found: list[TextUnit] = []
    for path, scalar in scalars.items():
        if not scalar.is_string or not _is_chosen(path, settings.jsonl_keys):
            continue
        where = ".".join(map(str, path))
        builder = UnitBuilder(lines)
        problem = _decode_into(builder, scalar.span)
        if problem is not None:
            yield problem
            return
        # No line number in the key: it names the text for baselines, which survive moved lines.
        unit = builder.unit(language=_language(lines, scalars, path), key=where if name is None else f"{name}:{where}")
        if unit is not None:
            found.append(unit)
    yield from found


def _scalars(text: str, span: Span) -> Iterator[tuple[Path, Scalar]]:
    """Path and place of every scalar of a line that is known to be valid JSON."""
    path: list[str | int | None] = []  # one entry for each open object (its key, None before it) or list (position)
    for token in _TOKEN.finditer(text, *span):
        first = token[0][0]
        if first in "{[":
            path.append(None if first == "{" else 0)
        elif first in "}]":
            path.pop()
        elif first == ",":
            path[-1] = path[-1] + 1 if isinstance(path[-1], int) else None
        elif path[-1] is None:
            path[-1] = json.loads(token[0])
        else:
            is_string = first == '"'
            start, end = token.span()
            place = (start + 1, end - 1) if is_string else (start, end)
            yield tuple(key for key in path if key is not None), Scalar(place, is_string)


def _is_chosen(path: Path, keys: tuple[str, ...]) -> bool:
    """Whether a path is one of the keys; positions in lists do not count."""
    return ".".join(key for key in path if isinstance(key, str)) in keys


def _decode_into(builder: UnitBuilder, span: Span) -> InputProblem | None:
    """Add the characters of a JSON string; a problem where an escape is half of a surrogate pair."""
    text = builder.lines.text
    read = span[0]
    for escape in _ESCAPE.finditer(text, *span):
        builder.literal(read, escape.start())
        character = json.loads(f'"{escape[0]}"')
        if "\ud800" <= character <= "\udfff":
            return _problem(
                builder.lines,
                escape.start(),
                f"{escape[0]} is half of a surrogate pair, which is no character; the record is not read.",
            )
        builder.escape(character, *escape.span())
        read = escape.end()
    builder.literal(read, span[1])
    return None


def _language(lines: LineIndex, scalars: dict[Path, Scalar], path: Path) -> str | None:
    """The language that the nearest enclosing object states."""
    for depth in range(len(path) - 1, -1, -1):
        for key in LANGUAGE_KEYS:
            if (language := _text_at(lines, scalars.get((*path[:depth], key)))) is not None:
                return language
    return None


def _directives(lines: LineIndex, scalars: dict[Path, Scalar]) -> Iterator[Directive | InputProblem]:
    """The directives of a record; what they switch is switched back on the next line."""
    scalar = scalars.get((DIRECTIVE_KEY,))
    if scalar is None:
        return
    place = lines.position(scalar.span[0])
    for item in parse_directives(_text_at(lines, scalar) or "" if scalar.is_string else ""):
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


def _text_at(lines: LineIndex, scalar: Scalar | None) -> str | None:
    """A scalar's value as text."""
    if scalar is None:
        return None
    raw = lines.text[slice(*scalar.span)]
    # Half a surrogate pair here spoils no text: it becomes a question mark.
    return str(json.loads(f'"{raw}"')).encode("utf-8", "replace").decode() if scalar.is_string else raw


def _problem(lines: LineIndex, offset: int, message: str) -> InputProblem:
    place = lines.position(offset)
    return InputProblem("", message, place.line, place.column)
