"""Apple's .stringsdict: the plural forms of strings, each with a number of its category.

Source: "Localizing strings that contain plurals" of the Apple developer documentation. A format string that is more
than its one variable (`%#@files@`) is a text, too, with the variable as a slot. The language is that of the folder
(`de.lproj`). A directive is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.plurals import CATEGORIES, numeral_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.documents.xmltree import Element, Text, add_text, element_directives, encode_text, parse_xml
from lambre_core.treebank.tree import Span

NAME = "stringsdict"
EXTENSIONS = (".stringsdict",)

_FORMAT = "NSStringLocalizedFormatKey"
_ONE_VARIABLE = re.compile(r"\s*%(?:\d+\$)?#@\w+@\s*")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The forms of each string, in order of the file."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    root, problems = parse_xml(lines)
    top = root.find("dict") if root is not None and root.name == "plist" else None
    if top is not None:
        directives = element_directives(top, lines)
        for position, child in enumerate(top.children):
            yield from directives.get(position, ())
            if isinstance(child, Element) and child.name == "dict":
                yield from _entry(lines, child, _key_before(top, position), settings)
        yield from directives.get(len(top.children), ())
    yield from problems


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text in the entities of XML."""
    if not encodable(text, unit, span):
        return None
    return encode_text(text, unit.segment_map.lines, unit.segment_map.source_span(*span)[0])


def _key_before(parent: Element, position: int) -> str:
    """The text of the `key` before a value."""
    keys = [child for child in parent.children[:position] if isinstance(child, Element) and child.name == "key"]
    return keys[-1].text() if keys else ""


def _entry(lines: LineIndex, entry: Element, key: str, settings: DocumentSettings) -> Iterator[TextUnit | InputProblem]:
    """The strings of an entry and of the dictionaries in it: forms of categories, and the format string."""
    stack: list[tuple[Element, int, str]] = [(entry, 0, key)]
    while stack:
        element, position, path = stack.pop()
        while position < len(element.children):
            child = element.children[position]
            name = _key_before(element, position) if isinstance(child, Element) else ""
            position += 1
            if isinstance(child, Element) and child.name == "dict":
                stack.append((element, position, path))
                stack.append((child, 0, f"{path}/{name}"))
                break
            if isinstance(child, Element) and child.name == "string" and child.closed:
                numeral = numeral_of(name, settings.language) if name in CATEGORIES else None
                if numeral is not None or (name == _FORMAT and not _ONE_VARIABLE.fullmatch(child.text())):
                    builder = UnitBuilder(lines)
                    for item in child.children:
                        if isinstance(item, Text):
                            add_text(builder, item)
                    named = f"{path}/{name}" if numeral is not None else path
                    yield from message_units(builder, About(key=named, code=settings.language, numeral=numeral))
