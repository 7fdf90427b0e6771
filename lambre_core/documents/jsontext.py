"""JSON with places: where each value of a JSON text stands, and strings as pieces of a unit.

The standard library's reader says whether a text is JSON, but not where its values stand: that is read here, of
texts that it has accepted.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import InputProblem
from lambre_core.treebank.tree import Span

Path = tuple[str | int, ...]
"""Keys and list positions from the top down to a value."""

_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[{}\[\],]|[^\s{}\[\],:"]+', re.DOTALL)
_ESCAPE = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.")


class Scalar(NamedTuple):
    """A value that is no object and no list: where it stands, the quotation marks of a string left out."""

    span: Span
    is_string: bool


def load_json(lines: LineIndex, span: Span, what: str, expected: str) -> Any | InputProblem:
    """The value of a stretch of a file, numbers as strings; a problem where it is not JSON.

    Args:
        what: names the stretch in the message, as in `the line`.
        expected: what should stand there, a clause.
    """
    try:
        # Numbers are not needed; kept as text they can be of any length.
        return json.loads(lines.text[slice(*span)], parse_int=str, parse_float=str)
    except json.JSONDecodeError as error:
        return _problem(lines, span[0] + error.pos, f"{what} is not JSON ({error.msg}); {expected}.")
    except RecursionError:
        return _problem(lines, span[0], f"{what} is nested too deeply to be read.")


def scalars(text: str, span: Span) -> Iterator[tuple[Path, Scalar]]:
    """Path and place of every scalar of a stretch that is known to be valid JSON."""
    path: list[str | int | None] = []  # one entry for each open object (its key, None before it) or list (position)
    for token in _TOKEN.finditer(text, *span):
        first = token[0][0]
        if first in "{[":
            path.append(None if first == "{" else 0)
        elif first in "}]":
            path.pop()
        elif first == ",":
            path[-1] = path[-1] + 1 if isinstance(path[-1], int) else None
        elif path and path[-1] is None:
            path[-1] = json.loads(token[0])
        else:
            is_string = first == '"'
            start, end = token.span()
            place = (start + 1, end - 1) if is_string else (start, end)
            yield tuple(key for key in path if key is not None), Scalar(place, is_string)


def text_of(lines: LineIndex, scalar: Scalar | None) -> str | None:
    """A scalar's value as text; half a surrogate pair becomes a question mark."""
    if scalar is None:
        return None
    raw = lines.text[slice(*scalar.span)]
    return str(json.loads(f'"{raw}"')).encode("utf-8", "replace").decode() if scalar.is_string else raw


def decode_string(builder: UnitBuilder, span: Span, unread: str) -> InputProblem | None:
    """Add the characters of a JSON string; a problem where an escape is half of a surrogate pair.

    Args:
        unread: says in the problem what is not read for it, as in `the record`.
    """
    text = builder.lines.text
    read = span[0]
    for escape in _ESCAPE.finditer(text, *span):
        builder.literal(read, escape.start())
        character = json.loads(f'"{escape[0]}"')
        if "\ud800" <= character <= "\udfff":
            return _problem(
                builder.lines,
                escape.start(),
                f"{escape[0]} is half of a surrogate pair, which is no character; {unread} is not read.",
            )
        builder.escape(character, *escape.span())
        read = escape.end()
    builder.literal(read, span[1])
    return None


def encode_string(text: str) -> str:
    """A text as it stands between the quotation marks of a JSON string."""
    return json.dumps(text, ensure_ascii=False)[1:-1]


def _problem(lines: LineIndex, offset: int, message: str) -> InputProblem:
    place = lines.position(offset)
    return InputProblem("", message, place.line, place.column)
