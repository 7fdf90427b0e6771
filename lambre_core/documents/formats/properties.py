"""Java's .properties: keys and values with the escapes of java.util.Properties, messages of java.text.MessageFormat.

Source: the documentation of `java.util.Properties.load(Reader)`. A line that ends in an odd number of backslashes goes
on in the next one. In a value with slots such as `{0}` two apostrophes are one. A directive is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import of_entry, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "properties"
EXTENSIONS = (".properties",)

_DIRECTIVE = re.compile(r"[ \t\f]*[#!][ \t]*lambre-lint[ \t]*(?P<colon>:)(?P<body>[^\r\n]*)")
_KEY = re.compile(r"(?:[^\\ \t\f=:]|\\.)*", re.DOTALL)
_SEPARATOR = re.compile(r"[ \t\f]*[=:]?[ \t\f]*")
_ESCAPE = re.compile(r"\\(?:u+[0-9a-fA-F]{4}|.|$)|''", re.DOTALL)
_PAIR = re.compile(r"\\u+([dD][89abAB][0-9a-fA-F]{2})\\u+([dD][c-fC-F][0-9a-fA-F]{2})")
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "f": "\f"}
_SLOT = re.compile(r"\{\d+[,}]")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The values."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        advice = " (files of Java 8 and before are ISO 8859-1: convert them with `native2ascii -reverse` or `iconv`)"
        yield InputProblem("", lines.message.removesuffix(".") + advice + ".", lines.line, lines.column)
        return
    directives: list[Directive | InputProblem] = []
    number = 1
    while number <= lines.line_count:
        start, end = lines.line_span(number)
        line = lines.text[start:end]
        bare = line.strip(" \t\f")
        if not bare or bare[0] in "#!":
            if stated := _DIRECTIVE.fullmatch(line):
                stated = _DIRECTIVE.fullmatch(lines.text, start, end) or stated
                directives += read_directives(stated, lines)
            number += 1
            continue
        spans, following = _logical_line(lines, number)
        yield from of_entry(directives, number, following - 1)
        directives = []
        yield from _entry(lines, spans, settings.language)
        number = following
    yield from directives


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text as it is in a file in UTF-8, in escapes where the file has no other character."""
    if not encodable(text, unit, span) or "'" in text:
        return None
    if unit.segment_map.lines.text.isascii():
        units = text.encode("utf-16-be")
        codes = [int.from_bytes(units[at : at + 2], "big") for at in range(0, len(units), 2)]
        return "".join(chr(code) if code < 0x80 else f"\\u{code:04X}" for code in codes)
    return text


def _logical_line(lines: LineIndex, number: int) -> tuple[list[Span], int]:
    """The pieces of a line and of those that continue it, without indentation and backslash; the line that follows."""
    spans: list[Span] = []
    while number <= lines.line_count:
        start, end = lines.line_span(number)
        line = lines.text[start:end]
        start += len(line) - len(line.lstrip(" \t\f"))
        backslashes = len(line) - len(line.rstrip("\\"))
        number += 1
        if backslashes % 2 == 0 or start == end:
            spans.append((start, end))
            break
        spans.append((start, max(start, end - 1)))
    return spans, number


def _entry(lines: LineIndex, spans: list[Span], code: str | None) -> Iterator[TextUnit | InputProblem]:
    text = lines.text
    key: list[str] = []
    place, at = 0, spans[0][0]
    # A key, too, can be continued; its separator ends it.
    while place < len(spans):
        found = _KEY.match(text, at, spans[place][1])
        assert found is not None
        key.append(_unescaped(found[0]))
        at = found.end()
        if at < spans[place][1]:
            break
        place += 1
        at = spans[place][0] if place < len(spans) else at
    if place < len(spans):
        separator = _SEPARATOR.match(text, at, spans[place][1])
        at = separator.end() if separator else at
    value = [(at if index == place else start, end) for index, (start, end) in enumerate(spans) if index >= place]
    is_message = bool(_SLOT.search("".join(text[slice(*span)] for span in value)))
    builder = UnitBuilder(lines)
    for span in value:
        problem = _decode(builder, span, is_message)
        if problem is not None:
            yield problem
            return
    yield from message_units(builder, About(key="".join(key), code=code, accelerators="&"))


def _decode(builder: UnitBuilder, span: Span, is_message: bool) -> InputProblem | None:
    text = builder.lines.text
    read = span[0]
    while escape := _ESCAPE.search(text, read, span[1]):
        if escape[0] == "''" and not is_message:
            builder.literal(read, escape.end())
            read = escape.end()
            continue
        builder.literal(read, escape.start())
        pair = _PAIR.match(text, escape.start(), span[1])
        end = pair.end() if pair else escape.end()
        character = decode_escape(text[escape.start() : end])
        if "\ud800" <= character <= "\udfff" or (escape[0][1:] == "u"):
            place = builder.lines.position(escape.start())
            message = (
                f"{text[escape.start() : escape.start() + 6]} is no character: \\u and four hexadecimal digits are "
                "expected, and the halves of a pair together; the value is not checked."
            )
            return InputProblem("", message, place.line, place.column)
        if character:
            builder.escape(character, escape.start(), end)
        read = end
    builder.literal(read, span[1])
    return None


def decode_escape(escape: str) -> str:
    """What an escape, a pair of surrogates or two apostrophes stand for."""
    if escape == "''":
        return "'"
    if pair := _PAIR.fullmatch(escape):
        return bytes.fromhex(pair[1] + pair[2]).decode("utf-16-be")
    body = escape[1:]
    if body[:1] == "u" and len(body) >= 5:
        return chr(int(body.lstrip("u"), 16))
    return _LETTERS.get(body, body)


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: found[0] if found[0] == "''" else decode_escape(found[0]), text)
