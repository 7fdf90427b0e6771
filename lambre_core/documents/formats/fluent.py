"""Project Fluent's .ftl: messages, their attributes and terms, expanded variant by variant.

Source: the Fluent syntax specification 1.0; `fluent.syntax` reads. A select expression whose variants are plural
categories or numbers is read with a number of each category's class. Variables, functions and references are slots;
string literals are text. An entry that is junk is a problem, and the others are read. A directive is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import LINE_COMMENT, of_entry, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.icu import slot_word
from lambre_core.documents.masking import STAND_IN
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.plurals import ANY_NUMBER, CATEGORIES, numeral_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

if TYPE_CHECKING:
    from fluent.syntax import ast

NAME = "fluent"
EXTENSIONS = (".ftl",)

_DEEPEST = 30
_NESTED_BRACES = re.compile(r"[{}]")

Labels = tuple[str, ...]
Taken = dict[int, int]
"""Place of a select expression -> number of the variant that is taken."""


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The patterns of messages, terms and attributes."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    if not lines.text.strip():
        return
    deep = _too_deep(lines)
    if deep is not None:
        yield deep
        return
    from fluent.syntax import FluentParser, ast

    resource = FluentParser(with_spans=True).parse(lines.text)
    waiting: list[Directive | InputProblem] = []
    for entry in resource.body:
        if isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment):
            waiting += _directives(lines, _span(entry))
        elif isinstance(entry, ast.Junk):
            yield _junk(lines, entry)
        elif isinstance(entry, ast.Message | ast.Term):
            start, end = _span(entry)
            comment = entry.comment
            if comment is not None:
                waiting += _directives(lines, _span(comment))
                start = _span(comment)[1] + 1
            yield from of_entry(waiting, lines.line_of(start), lines.line_of(max(end - 1, start)))
            waiting = []
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            about = About(key=name, context=comment.content if comment else None, code=settings.language)
            if entry.value is not None:
                yield from _pattern(lines, entry.value, about, settings.language)
            for attribute in entry.attributes:
                named = replace(about, key=f"{name}.{attribute.id.name}")
                yield from _pattern(lines, attribute.value, named, settings.language)
    yield from waiting


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """Text is written as it is; what begins a line must not look like syntax."""
    if not encodable(text, unit, span) or text[:1] in "[*." or '"' in text:
        return None
    return text


def _span(node: ast.SyntaxNode) -> Span:
    if node.span is None:
        raise ValueError(f"{type(node).__name__} has no place")
    return node.span.start, node.span.end


def _too_deep(lines: LineIndex) -> InputProblem | None:
    """A problem where placeables are nested so deeply that the parser would run out of stack."""
    depth = 0
    for brace in _NESTED_BRACES.finditer(lines.text):
        depth = max(depth + (1 if brace[0] == "{" else -1), 0)
        if depth > _DEEPEST:
            place = lines.position(brace.start())
            message = f"braces are nested more than {_DEEPEST} deep or never closed; the file is not read. Close them."
            return InputProblem("", message, place.line, place.column)
    return None


def _directives(lines: LineIndex, span: Span) -> Iterator[Directive | InputProblem]:
    for number in range(lines.line_of(span[0]), lines.line_of(max(span[1] - 1, span[0])) + 1):
        start, end = lines.line_span(number)
        begin = start + len(re.match(r"#*", lines.text[start:end])[0]) - 1  # type: ignore[index]
        if comment := LINE_COMMENT.fullmatch(lines.text, max(begin, start), end):
            yield from read_directives(comment, lines)


def _junk(lines: LineIndex, entry: ast.Junk) -> InputProblem:
    start, _ = _span(entry)
    said = entry.annotations[0] if entry.annotations else None
    at = said.span.start if said is not None and said.span is not None else start
    place = lines.position(min(at, len(lines.text)))
    reason = said.message if said is not None and said.message else "expected a message, a term or a comment"
    message = f"this is no Fluent message ({reason}); the entry is not checked."
    return InputProblem("", message, place.line, place.column)


# --- patterns --------------------------------------------------------------------------------------


def _pattern(
    lines: LineIndex, pattern: ast.Pattern, about: About, language: str | None
) -> Iterator[TextUnit | InputProblem]:
    """The texts of a pattern: each select expression is varied while the others take their default."""
    for labels, taken in _variants(pattern):
        builder = UnitBuilder(lines)
        _add(builder, pattern, taken, {}, language)
        key = "/".join((about.key or "", *labels))
        yield from message_units(builder, replace(about, key=key))


def _selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    from fluent.syntax import ast

    return [
        element.expression
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]


def _variants(pattern: ast.Pattern) -> Iterator[tuple[Labels, Taken]]:
    """Which variants are taken together; what is not named takes its default."""
    selects = _selects(pattern)
    if not selects:
        yield (), {}
    for number, select in enumerate(selects):
        place = _span(select)[0]
        for index, variant in enumerate(select.variants):
            if number and variant.default:
                continue  # all defaults together have been seen with the first expression
            for labels, taken in _variants(variant.value):
                yield (_variant_name(variant), *labels), {place: index, **taken}


def _variant_name(variant: ast.Variant) -> str:
    from fluent.syntax import ast

    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _add(
    builder: UnitBuilder, pattern: ast.Pattern, taken: Taken, numerals: dict[str, str], language: str | None
) -> None:
    from fluent.syntax import ast

    for element in pattern.elements:
        start, end = _span(element)
        if isinstance(element, ast.TextElement):
            _add_text(builder, element.value, start, end)
            continue
        expression: object = element.expression
        while isinstance(expression, ast.Placeable):
            expression = expression.expression
        if isinstance(expression, ast.SelectExpression):
            index = taken.get(_span(expression)[0])
            default = next((n for n, variant in enumerate(expression.variants) if variant.default), 0)
            variant = expression.variants[default if index is None else index]
            name, known = _selector(expression), numerals
            categories = {_variant_name(option) for option in expression.variants}
            if name and categories <= {*CATEGORIES} | {key for key in categories if key.isdecimal()}:
                known = {**numerals, name: numeral_of(_variant_name(variant), language)}
            _add(builder, variant.value, taken, known, language)
        elif isinstance(expression, ast.StringLiteral):
            _add_literal(builder, expression, start, end)
        else:
            builder.placeholder(start, end, _word(expression, numerals))


def _selector(select: ast.SelectExpression) -> str | None:
    """The variable on whose value a choice depends."""
    from fluent.syntax import ast

    selector: object = select.selector
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def _word(expression: object, numerals: dict[str, str]) -> str:
    """What stands in for an expression."""
    from fluent.syntax import ast

    if isinstance(expression, ast.NumberLiteral):
        return expression.value
    if isinstance(expression, ast.FunctionReference):
        inner = expression.arguments.positional[0] if expression.arguments.positional else None
        word = _word(inner, numerals) if inner is not None else STAND_IN
        return ANY_NUMBER if expression.id.name == "NUMBER" and word == STAND_IN else word
    if isinstance(expression, ast.VariableReference):
        return numerals.get(expression.id.name) or slot_word(expression.id.name)
    return STAND_IN


def _add_literal(builder: UnitBuilder, literal: ast.StringLiteral, start: int, end: int) -> None:
    text = str(literal.parse()["value"])
    if any("\ud800" <= character <= "\udfff" for character in text):
        builder.placeholder(start, end)
    else:
        builder.escape(text, start, end)


def _add_text(builder: UnitBuilder, value: str, start: int, end: int) -> None:
    """Add a text element: its lines without the indentation that they have in common."""
    source = builder.lines.text
    at = start
    for part in re.split(r"(\n[\n ]*)", value):
        if part.startswith("\n"):
            stop = at
            while stop < end and source[stop] in " \r\n":
                stop += 1
            builder.escape(part, at, stop)
            at = stop
        elif part:
            if not source.startswith(part, at):  # blanks before a line that ends in a placeable's line
                found = source.find(part, at, end)
                at = found if found >= 0 else at
            builder.literal(at, at + len(part))
            at += len(part)
