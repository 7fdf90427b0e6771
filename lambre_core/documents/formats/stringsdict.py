"""Apple's .stringsdict: the plural forms of strings, each with a number of its category.

Source: "Localizing strings that contain plurals" of the Apple developer documentation. A form is parsed inside its
format string, which decides its case (`in %#@folders@`: *in 2 neuen Ordnern*); the words around it, which stand
elsewhere in the file, are a placeholder like any other. A format string that is more than its one variable is a text,
too, with the variable as a slot. The language is that of the folder (`de.lproj`). A directive is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.masking import STAND_IN
from lambre_core.documents.message import About, message_units, plain
from lambre_core.documents.plurals import CATEGORIES, numeral_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.documents.xmltree import Element, Text, add_text, children, encode, parse_xml

__all__ = ["EXTENSIONS", "NAME", "encode", "units"]

NAME = "stringsdict"
EXTENSIONS = (".stringsdict",)

_FORMAT = "NSStringLocalizedFormatKey"
_ONE_VARIABLE = re.compile(r"\s*%(?:\d+\$)?#@\w+@\s*")
_VARIABLE = re.compile(r"%(?:\d+\$)?#@(\w+)@")
_LINES = re.compile(r"[\r\n]")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The forms of each string, in order of the file."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    root, problems = parse_xml(lines)
    top = root.find("dict") if root is not None and root.name == "plist" else None
    if top is not None:
        key = ""
        for child in children(top, lines):
            if not isinstance(child, Element):
                yield child
            elif child.name == "key":
                key = child.text()
            elif child.name == "dict":
                yield from _entry(lines, child, key, settings)
    yield from problems


def _key_before(parent: Element, position: int) -> str:
    """The text of the `key` before a value."""
    keys = [child for child in parent.children[:position] if isinstance(child, Element) and child.name == "key"]
    return keys[-1].text() if keys else ""


def _entry(lines: LineIndex, entry: Element, key: str, settings: DocumentSettings) -> Iterator[TextUnit | InputProblem]:
    """The strings of an entry and of the dictionaries in it: forms of categories, and the format string."""
    contexts = _contexts(entry, settings.language)
    stack: list[tuple[Element, int, str]] = [(entry, 0, key)]
    while stack:
        element, position, path = stack.pop()
        before, behind = contexts.get(id(element), ("", ""))
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
                    builder.placeholder(child.inner[0], child.inner[0], before)
                    for item in child.children:
                        if isinstance(item, Text):
                            add_text(builder, item)
                    builder.placeholder(child.inner[1], child.inner[1], behind)
                    named = f"{path}/{name}" if numeral is not None else path
                    yield from message_units(builder, About(key=named, code=settings.language, numeral=numeral))


# --- the format string -----------------------------------------------------------------------------


def _contexts(entry: Element, language: str | None) -> dict[int, tuple[str, str]]:
    """What stands before and behind the forms of each variable of an entry, by the identity of its dictionary.

    Other variables stand in their form `other`.
    """
    values = _values(entry)
    stated = values.get(_FORMAT)
    variables = {name: value for name, value in values.items() if value.name == "dict"}
    if stated is None or stated.name != "string":
        return {}
    text = stated.text()
    others = {name: plain(_other(value), numeral_of("other", language)) for name, value in variables.items()}
    found: dict[int, tuple[str, str]] = {}
    for name, value in variables.items():
        places = [place for place in _VARIABLE.finditer(text) if place[1] == name]
        if len(places) == 1 and "|" not in text:
            before, behind = text[: places[0].start()], text[places[0].end() :]
            found[id(value)] = _LINES.split(_filled(before, others))[-1], _LINES.split(_filled(behind, others))[0]
    return found


def _values(element: Element) -> dict[str, Element]:
    """The values of a dictionary by their keys."""
    return {
        _key_before(element, position): child
        for position, child in enumerate(element.children)
        if isinstance(child, Element) and child.name != "key"
    }


def _other(variable: Element) -> str:
    form = _values(variable).get("other")
    return form.text() if form is not None and form.name == "string" else ""


def _filled(text: str, forms: dict[str, str]) -> str:
    """A part of a format string with the forms of its variables, and stand-ins for its other slots."""
    pieces = _VARIABLE.split(text)
    return "".join(
        (forms.get(piece) or STAND_IN) if number % 2 else plain(piece) for number, piece in enumerate(pieces)
    )
