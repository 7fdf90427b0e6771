"""Android's string resources: strings, arrays, and plurals with a number of each quantity's own class.

Source: "String resources" of the Android developer documentation. White space runs together unless it is quoted,
`\\n` and its like are escapes, `<xliff:g>` marks what is no text, or a number; HTML may stand as elements, entities or
CDATA.
The language is that of the folder (`values-de`) or the root's `tools:locale`. A directive is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.documents import xmltree
from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.language import code_of
from lambre_core.documents.masking import STAND_IN
from lambre_core.documents.message import About, message_units
from lambre_core.documents.plurals import ANY_NUMBER, numeral_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.documents.xmltree import Element, Text, add_text, children, parse_xml
from lambre_core.treebank.tree import Span

NAME = "android"
EXTENSIONS = ()
FILES = ("*/values/*.xml", "*/values-*/*.xml", "*/strings.xml", "*/*.strings.xml", "*/plurals.xml", "*/arrays.xml")

_SPECIAL = re.compile(r"""\\(?:u[0-9a-fA-F]{4}|.|$)|"|[ \t\r\n]+""", re.DOTALL)
_COUNT = re.compile(r"\s*%(?:\d+\$)?[-+0#,]*\d*d\s*")
"""A slot for a whole number, and nothing else."""
_LETTERS = {"n": "\n", "t": "\t"}
_REFERENCE = re.compile(r"\s*[@?][\w.:+]*/[\w.]+\s*")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The translatable strings of a file whose root is `resources`."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    root, problems = parse_xml(lines)
    if root is not None and root.name == "resources":
        language = root.attributes.get("locale")
        code = code_of(language, settings)
        for child in children(root, lines):
            if not isinstance(child, Element):
                yield child
            elif child.attributes.get("translatable") != "false":
                yield from _resource(lines, child, language, code)
    yield from problems


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text in Android's escapes and those of XML."""
    written = xmltree.encode(text, unit, span)
    return None if written is None else re.sub(r"(['\"])", r"\\\1", written)


def _resource(
    lines: LineIndex, element: Element, language: str | None, code: str | None
) -> Iterator[TextUnit | InputProblem]:
    name = element.attributes.get("name")
    if element.name == "string":
        yield from _string(lines, element, About(language, name, code=code))
    elif element.name == "plurals":
        for item in element.elements("item"):
            quantity = item.attributes.get("quantity", "other")
            yield from _string(
                lines, item, About(language, f"{name}/{quantity}", code=code, numeral=numeral_of(quantity, code))
            )
    elif element.name in ("string-array", "array"):
        for number, item in enumerate(element.elements("item")):
            yield from _string(lines, item, About(language, f"{name}[{number}]", code=code))


def _string(lines: LineIndex, element: Element, about: About) -> Iterator[TextUnit | InputProblem]:
    if not element.closed or _REFERENCE.fullmatch(element.text()):
        return
    builder = UnitBuilder(lines)
    quoted = blank = False
    stack: list[Element | Text] = list(reversed(element.children))
    while stack:
        item = stack.pop()
        if isinstance(item, Element):
            if item.name == "g":
                count = _COUNT.fullmatch(item.text()) is not None
                builder.placeholder(*item.span, word=(about.numeral or ANY_NUMBER) if count else STAND_IN)
                blank = False
            else:
                stack.extend(reversed(item.children))
        elif item.kind == "literal" or (item.kind == "escape" and item.text == "\n"):
            quoted, blank = _decode(builder, item, quoted, blank)
        elif item.kind in ("escape", "entity"):
            add_text(builder, item)
            blank = False
    yield from message_units(builder, about)


def _decode(builder: UnitBuilder, item: Text, quoted: bool, blank: bool) -> tuple[bool, bool]:
    """Add a run; says whether quotation marks are open behind it and whether it ends in white space."""
    start = item.span[0]
    if item.kind == "escape":
        if quoted or not blank:
            builder.escape(item.text if quoted else " ", *item.span)
        return quoted, True
    read = 0
    for special in _SPECIAL.finditer(item.text):
        if special.start() > read:
            builder.literal(start + read, start + special.start())
            blank = False
        read = special.end()
        span = start + special.start(), start + read
        sign = special[0]
        if sign == '"':
            quoted = not quoted
        elif sign[0] == "\\":
            builder.escape(decode_escape(sign), *span)
            blank = False
        elif quoted or sign == " ":
            if quoted or not blank:
                builder.literal(*span)
            blank = True
        else:
            if not blank:
                builder.escape(" ", *span)
            blank = True
    if read < len(item.text):
        builder.literal(start + read, start + len(item.text))
        blank = False
    return quoted, blank


def decode_escape(escape: str) -> str:
    """What an escape stands for; a backslash at the end stands for nothing."""
    body = escape[1:]
    if len(body) == 5:
        return chr(int(body[1:], 16))
    return _LETTERS.get(body, body)
