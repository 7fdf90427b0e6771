"""CSV and TSV: the cells of chosen columns.

Source: RFC 4180. Columns are chosen by the names in the first row, or by their numbers where a table has no header
(`[csv] columns`); a table without any of them has no texts. A column `language`, `lang` or `locale` names a row's
language, one `id` or `key` names the row. Where several columns are chosen, each is a system. In CSV the separator is
that of `,` `;` and tab that the first row has most of; in TSV it is the tab.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.language import code_of
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "csv"
EXTENSIONS = (".csv", ".tsv")

LANGUAGE_COLUMNS = ("language", "lang", "locale")
KEY_COLUMNS = ("id", "key", "name")

Cell = tuple[Span, bool]
"""Where a cell's text stands, without quotation marks, and whether it had some."""


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The cells of the chosen columns, row by row."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    separator = _separator(lines.text)
    columns: dict[int, str] = {int(name) - 1: name for name in settings.csv_columns if name.isdecimal() and int(name)}
    named: dict[str, int] | None = {} if columns else None
    for number, row in enumerate(_rows(lines, separator), start=1):
        if isinstance(row, InputProblem):
            yield row
            continue
        if named is None:
            header = [_text(lines, cell).strip() for cell in row]
            named = {name.lower(): index for index, name in reversed(list(enumerate(header)))}
            columns = {named[name.lower()]: name for name in settings.csv_columns if name.lower() in named}
            if not columns:
                return
            continue
        language = _first(lines, row, named, LANGUAGE_COLUMNS)
        code = code_of(language, settings)
        key = _first(lines, row, named, KEY_COLUMNS) or str(number)
        for index in sorted(columns):
            if index < len(row):
                builder = UnitBuilder(lines)
                _decode(builder, row[index])
                about = About(language, f"{key}:{columns[index]}", written='"' if row[index][1] else "", code=code)
                for unit in message_units(builder, about):
                    if len(columns) > 1 and isinstance(unit, TextUnit):
                        unit = replace(unit, system=columns[index])
                    yield unit


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text in the way the cell is written: without quotation marks it can have no separator."""
    if not encodable(text, unit, span):
        return None
    if unit.written:
        return text.replace('"', '""')
    return None if re.search(r'[",;\t]', text) else text


def _separator(text: str) -> str:
    first = text.lstrip("\r\n").splitlines()[0] if text.strip("\r\n") else ""
    outside = re.sub(r'"(?:[^"]|"")*"', "", first)
    return max("\t,;", key=outside.count)


def _rows(lines: LineIndex, separator: str) -> Iterator[list[Cell] | InputProblem]:
    """The rows that have something in them; a quotation mark that is never closed ends the table."""
    text, end = lines.text, len(lines.text)
    bare = re.compile(rf"[^{separator}\r\n]*")
    at = 0
    row: list[Cell] = []
    while at < end or row:
        if at < end and text[at] == '"':
            close = at + 1
            while (close := text.find('"', close)) >= 0 and text[close + 1 : close + 2] == '"':
                close += 2
            if close < 0:
                place = lines.position(at)
                message = (
                    "this quotation mark is never closed; what follows is not read. Close it, or write two for one "
                    "that belongs to the text."
                )
                yield InputProblem("", message, place.line, place.column)
                return
            row.append(((at + 1, close), True))
            behind = bare.match(text, close + 1)
            at = behind.end() if behind else close + 1
        else:
            found = bare.match(text, at)
            row.append(((at, found.end() if found else at), False))
            at = row[-1][0][1]
        if at < end and text[at] == separator:
            at += 1
            if at < end:
                continue
        if len(row) > 1 or row[0][0][0] < row[0][0][1]:
            yield row
        row = []
        at += 2 if text.startswith("\r\n", at) else 1


def _decode(builder: UnitBuilder, cell: Cell) -> None:
    (read, end), quoted = cell
    while quoted and (mark := builder.lines.text.find('""', read, end)) >= 0:
        builder.literal(read, mark)
        builder.escape('"', mark, mark + 2)
        read = mark + 2
    builder.literal(read, end)


def _text(lines: LineIndex, cell: Cell) -> str:
    text = lines.text[slice(*cell[0])]
    return text.replace('""', '"') if cell[1] else text


def _first(lines: LineIndex, row: list[Cell], named: dict[str, int], names: tuple[str, ...]) -> str | None:
    """The text of the first of these columns that a row has."""
    for name in names:
        if name in named and named[name] < len(row) and (text := _text(lines, row[named[name]]).strip()):
            return text
    return None
