"""Apple's .strings: `"key" = "text";`, the old style of property lists.

Source: "Localizing strings" of the Apple developer documentation. The language is that of the folder (`de.lproj`).
A directive is a comment, `/* lambre-lint: ... */` or `// lambre-lint: ...`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import of_entry, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "strings"
EXTENSIONS = (".strings",)

_BLANK = re.compile(r"\s+")
_COMMENT = re.compile(r"/\*(.*?)\*/|//([^\r\n]*)", re.DOTALL)
_DIRECTIVE = re.compile(r"(?:/\*|//)\s*lambre-lint\s*(?P<colon>:)(?P<body>.*?)(?:\*/|$)", re.DOTALL)
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_.$/:-]+)', re.DOTALL)
_ESCAPE = re.compile(r"\\(?:[Uu][0-9a-fA-F]{4}|[0-7]{1,3}|.)", re.DOTALL)
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_NEXT_ENTRY = re.compile(r";[ \t]*(?=[\r\n]|$)|[\r\n]\s*(?=\"[^\"\r\n]*\"\s*=)")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The values; of one that is given twice both."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    text, at = lines.text, 0
    directives: list[Directive | InputProblem] = []
    comment: str | None = None
    while at < len(text):
        if blank := _BLANK.match(text, at):
            at = blank.end()
        elif found := _COMMENT.match(text, at):
            at = found.end()
            comment = (found[1] or found[2] or "").strip() or None
            if stated := _DIRECTIVE.fullmatch(text, *found.span()):
                directives += read_directives(stated, lines)
        elif text[at] == ";":
            at += 1
        else:
            start = at
            at, key, value, expected = _pair(text, at)
            yield from of_entry(directives, lines.line_of(start), lines.line_of(max(at - 1, start)))
            directives = []
            if expected:
                place = lines.position(at)
                message = f'{expected} is expected here, as in "key" = "text"; the entry is not checked.'
                yield InputProblem("", message, place.line, place.column)
                following = _NEXT_ENTRY.search(text, at)
                at = following.end() if following else len(text)
            elif value is not None:
                builder = UnitBuilder(lines)
                builder.decoded(*value, _ESCAPE, decode_escape)
                yield from message_units(
                    builder, About(key=_unescaped(text[slice(*key)]), context=comment, code=settings.language)
                )
            comment = None
    yield from directives


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text in the escapes of a string."""
    return text.replace('"', '\\"') if encodable(text, unit, span) else None


def _pair(text: str, at: int) -> tuple[int, Span, Span | None, str | None]:
    """Where a pair ends, its key, its value and, where it is broken at the first, what is expected there."""
    key = _STRING.match(text, at)
    if key is None:
        return at, (at, at), None, "a key in quotation marks"
    name = key.span(1) if key[1] is not None else key.span(2)
    at = _behind_blank(text, key.end())
    if text[at : at + 1] == ";":  # a key that is its own text
        return at + 1, name, name, None
    if text[at : at + 1] != "=":
        return at, name, None, "an ="
    at = _behind_blank(text, at + 1)
    value = _STRING.match(text, at)
    if value is None:
        return at, name, None, "a text in quotation marks"
    at = _behind_blank(text, value.end())
    if text[at : at + 1] != ";":
        return at, name, None, "a semicolon"
    return at + 1, name, value.span(1) if value[1] is not None else None, None


def _behind_blank(text: str, at: int) -> int:
    """Behind white space and comments."""
    while found := _BLANK.match(text, at) or _COMMENT.match(text, at):
        at = found.end()
    return at


def decode_escape(escape: str) -> str:
    """What an escape stands for; half of a surrogate pair is a question mark."""
    body = escape[1:]
    if body[0] in "Uu" and len(body) == 5:
        character = chr(int(body[1:], 16))
        return "\ufffd" if "\ud800" <= character <= "\udfff" else character
    if body[0] in "01234567":
        return chr(int(body, 8))
    return _LETTERS.get(body, body)


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: decode_escape(found[0]), text)
