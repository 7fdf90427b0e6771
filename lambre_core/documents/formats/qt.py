"""Qt Linguist's .ts: finished translations, numbered forms with a number of their own class.

Source: "TS XML file format" of the Qt documentation. The root names the language. A translation of the type
`unfinished` waits for review, `vanished` and `obsolete` ones are no text. TypeScript shares the extension: a file that
is not XML with the root `TS` has no units. A directive is a comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.language import code_of
from lambre_core.documents.message import About, message_units
from lambre_core.documents.plurals import form_numerals
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.documents.xmltree import Element, Text, add_text, children, encode, parse_xml

__all__ = ["EXTENSIONS", "NAME", "encode", "units"]

NAME = "qt"
EXTENSIONS = (".ts",)

_HEAD = 1000


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The finished translations."""
    if b"<TS" not in data[:_HEAD] and b"<!DOCTYPE TS" not in data[:_HEAD] and _is_text(data):
        return  # TypeScript
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    root, problems = parse_xml(lines)
    if root is not None and root.name == "TS":
        for context in root.elements("context"):
            named = context.find("name")
            for child in children(context, lines):
                if not isinstance(child, Element):
                    yield child
                elif child.name == "message":
                    yield from _message(lines, child, named.text() if named else "", root, settings)
    yield from problems


def _is_text(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return b"\0" not in data


def _message(
    lines: LineIndex, message: Element, context: str, root: Element, settings: DocumentSettings
) -> Iterator[TextUnit | InputProblem]:
    translation, source = message.find("translation"), message.find("source")
    if translation is None or not translation.closed:
        return
    state = translation.attributes.get("type")
    if state in ("vanished", "obsolete"):
        return
    language = root.attributes.get("language")
    notes = [child.text() for child in message.elements("comment", "extracomment", "translatorcomment")]
    about = About(
        language,
        f"{context}|{source.text() if source else message.attributes.get('id', '')}",
        "\n".join(notes) or None,
        fuzzy=state == "unfinished",
        code=code_of(language, settings),
        accelerators="&",
    )
    forms = list(translation.elements("numerusform"))
    numerals = form_numerals(len(forms), about.code)
    for number, (form, numeral) in enumerate(zip(forms, numerals, strict=True)):
        variants = list(form.elements("lengthvariant")) or [form]
        yield from _text(lines, variants[0], replace(about, key=f"{about.key}[{number}]", numeral=numeral))
    if not forms:
        variants = list(translation.elements("lengthvariant")) or [translation]
        yield from _text(lines, variants[0], about)


def _text(lines: LineIndex, element: Element, about: About) -> Iterator[TextUnit | InputProblem]:
    builder = UnitBuilder(lines)
    for item in element.children:
        if isinstance(item, Text):
            add_text(builder, item)
        elif item.name == "byte":
            builder.escape(_byte(item.attributes.get("value", "")), *item.span)
    yield from message_units(builder, about)


def _byte(value: str) -> str:
    """The character of a `<byte value="x1b"/>`; those that are no text leave a space."""
    try:
        code = int(value[1:], 16) if value.startswith("x") else int(value)
        character = chr(code)
    except (ValueError, OverflowError):
        return " "
    return character if character.isprintable() else " "
