"""YAML: the strings under chosen keys, in all five styles of scalars.

Source: YAML 1.1 as PyYAML reads it. The keys are globs (`[yaml] keys`, by default all). Where the first key of every
path is a language (`de:` as in Ruby on Rails), it names the language. A key that is a plural category (`one`, `few`)
holds a form with a number of its own class. Tags of other languages are never acted on, their values are no texts;
aliases are read once, where their anchor stands. A directive is a comment on a line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import LINE_COMMENT, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.keypaths import chosen, plural_category
from lambre_core.documents.language import code_of, normalised
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.plurals import numeral_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.resources import YAML_LOADER
from lambre_core.treebank.tree import Span

if TYPE_CHECKING:
    from yaml import ScalarEvent

NAME = "yaml"
EXTENSIONS = (".yaml", ".yml")

Path = tuple[str | int, ...]

_STRING_TAGS = (None, "!", "tag:yaml.org,2002:str")
_PROPERTIES = re.compile(r"(?:[&!]\S*(?:\s+|$))*")
_HEADER = re.compile(r"[|>][-+0-9]*[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n|$)")
_WORDS = re.compile(r"[ \t\r\n\x85\u2028\u2029]+|[^ \t\r\n\x85\u2028\u2029]+")
_BLANK = re.compile(r"[ \t\r\n\x85\u2028\u2029]*")
_SPECIAL = re.compile(
    r"\\(?:x[0-9a-fA-F]{2}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}"
    r"|(?:\r\n|\r|\n)(?:[ \t]*(?:\r\n|\r|\n))*[ \t]*|.)|[ \t]*(?:\r\n|\r|\n)(?:[ \t]*(?:\r\n|\r|\n))*[ \t]*"
)
_LETTERS = {
    **{"0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r", "e": "\x1b"},
    **{" ": " ", '"': '"', "/": "/", "\\": "\\", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029"},
}
_PLAIN = re.compile(r"[^\W_]+(?:[ ’'-][^\W_]+)*")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The strings under the chosen keys, up to where the file is broken."""
    import yaml

    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    if not lines.text.strip():
        return
    values: list[tuple[Path, ScalarEvent]] = []
    problem: InputProblem | None = None
    try:
        for path, event in _values(lines.text):
            values.append((path, event))  # one by one: what was read before a mistake is kept
    except yaml.YAMLError as error:
        problem = _problem(lines, error)
    by_language = bool(values) and all(path and normalised(str(path[0])) is not None for path, _ in values)
    paths = {path for path, _ in values}
    blocks: list[Span] = []
    for path, event in values:
        tag = event.tag
        if tag not in _STRING_TAGS or not chosen(path, settings.yaml_keys):
            continue
        span = _span(event)
        if event.style in ("|", ">"):
            blocks.append((lines.line_of(span[0]) + 1, lines.line_of(max(span[1] - 1, span[0]))))
        language = str(path[0]) if by_language else None
        code = code_of(language, settings)
        category = plural_category(path, paths)
        about = About(
            language,
            ".".join(map(str, path)),
            written=event.style or "plain",
            code=code,
            numeral=numeral_of(category, code) if category else None,
        )
        builder = UnitBuilder(lines)
        _decode(builder, event, span)
        yield from message_units(builder, about)
    yield from _directives(lines, blocks)
    if problem is not None:
        yield problem


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text as the scalar is written; a plain one can only take words."""
    if not encodable(text, unit, span):
        return None
    if unit.written == '"':
        return text.replace("\\", "\\\\").replace('"', '\\"')
    if unit.written == "'":
        return text.replace("'", "''")
    if unit.written == "plain" and (span == (0, len(unit.text)) or not _PLAIN.fullmatch(text)):
        return None
    return text


# --- values ----------------------------------------------------------------------------------------


def _values(text: str) -> Iterator[tuple[Path, ScalarEvent]]:
    """Every scalar that is a value, with the keys and positions that lead to it; documents one after the other."""
    import yaml

    keys: list[str | int | None] = []  # one for each open mapping (its key, None before it) or sequence (position)
    complex_keys = 0  # depth inside of a key that is itself a collection
    for event in yaml.parse(text, Loader=YAML_LOADER):
        is_key = bool(keys) and keys[-1] is None
        if isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            if complex_keys or is_key:
                complex_keys += 1
            else:
                keys.append(None if isinstance(event, yaml.MappingStartEvent) else 0)
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            if complex_keys:
                complex_keys -= 1
                if complex_keys == 0:
                    keys[-1] = "?"
            else:
                keys.pop()
                _next(keys)
        elif isinstance(event, yaml.ScalarEvent | yaml.AliasEvent) and not complex_keys:
            if is_key:
                keys[-1] = event.value if isinstance(event, yaml.ScalarEvent) else "*"
                continue
            if isinstance(event, yaml.ScalarEvent):
                yield tuple(key for key in keys if key is not None), event
            _next(keys)


def _next(keys: list[str | int | None]) -> None:
    """A value is over: a mapping waits for a key, a sequence goes to its next position."""
    if keys:
        keys[-1] = keys[-1] + 1 if isinstance(keys[-1], int) else None


def _problem(lines: LineIndex, error: Exception) -> InputProblem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    reason = getattr(error, "problem", None) or getattr(error, "reason", None) or "it cannot be read"
    offset = (
        min(mark.index, len(lines.text)) if mark is not None else min(getattr(error, "position", 0), len(lines.text))
    )
    place = lines.position(offset)
    message = f"this is no YAML ({reason}); what stands before is checked, the rest is not. Mend the file."
    return InputProblem("", message, place.line, place.column)


def _directives(lines: LineIndex, blocks: list[Span]) -> Iterator[Directive | InputProblem]:
    """The comments that are directives, outside the lines of block scalars."""
    if "lambre-lint" not in lines.text:
        return
    inside = {number for first, last in blocks for number in range(first, last + 1)}
    for number in range(1, lines.line_count + 1):
        comment = LINE_COMMENT.fullmatch(lines.text, *lines.line_span(number))
        if comment and number not in inside:
            yield from read_directives(comment, lines)


# --- scalars ---------------------------------------------------------------------------------------


def _span(event: ScalarEvent) -> Span:
    if event.start_mark is None or event.end_mark is None:
        raise ValueError("the reader gives no places")
    return event.start_mark.index, event.end_mark.index


def _decode(builder: UnitBuilder, event: ScalarEvent, span: Span) -> None:
    """Add a scalar; what the reader makes of it is right, whatever is made of it here."""
    first = UnitBuilder(builder.lines)
    _add(first, event, span)
    if "".join(first.parts) == event.value:
        builder.parts, builder.segments, builder.length = first.parts, first.segments, first.length
    else:
        builder.escape(event.value, *span)


def _add(builder: UnitBuilder, event: ScalarEvent, span: Span) -> None:
    source = builder.lines.text
    properties = _PROPERTIES.match(source, *span)
    start = properties.end() if properties else span[0]
    if event.style == '"':
        builder.decoded(start + 1, span[1] - 1, _SPECIAL, decode_special)
        return
    if event.style in ("|", ">"):
        header = _HEADER.match(source, start, span[1])
        start = header.end() if header else start
    elif event.style == "'":
        start += 1
    _align(builder, event.value, start, event.style == "'")


def _align(builder: UnitBuilder, value: str, at: int, quoted: bool) -> None:
    """Add a value whose words stand in the file one after the other, with other white space between them."""
    source = builder.lines.text
    for words in _WORDS.finditer(value):
        blank = _BLANK.match(source, at)
        behind = blank.end() if blank else at
        word = words[0]
        if _BLANK.fullmatch(word):
            if source[at:behind] == word:
                builder.literal(at, behind)
            elif behind > at:
                builder.escape(word, at, behind)
            at = behind
            continue
        at = behind
        for number, part in enumerate(word.split("'") if quoted else [word]):
            if number:
                builder.escape("'", at, at + 2)
                at += 2
            builder.literal(at, at + len(part))
            at += len(part)


def decode_special(source: str) -> str:
    """What an escape or a line end within double quotation marks reads as."""
    if not source.startswith("\\"):
        ends = len(re.findall(r"\r\n|\r|\n", source))
        return "\n" * (ends - 1) or " "
    body = source[1:]
    if body[0] in "\r\n":
        return ""
    if body[0] in "xuU" and len(body) > 1:
        codes = [int(code, 16) for code in re.split(r"\\?[xuU]", body)[1:]]
        if len(codes) == 2:
            return chr(0x10000 + ((codes[0] - 0xD800) << 10) + codes[1] - 0xDC00)
        known = codes[0] < 0x110000 and not 0xD800 <= codes[0] < 0xE000
        return chr(codes[0]) if known else "\ufffd"
    return _LETTERS.get(body, body)
