"""XLIFF 1.2 and 2.x: the targets of translation units.

Source: OASIS, "XLIFF Version 1.2" and "XLIFF Version 2.1". Inline codes are slots or, where they open and close
something, nothing; what is marked as protected is a slot. A target whose state says that it needs work waits for
review. A file without a target language and without targets is read in its source language. A directive is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.language import code_of
from lambre_core.documents.message import About, message_units
from lambre_core.documents.plurals import ANY_NUMBER, form_numerals, numeral_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.documents.xmltree import Element, Text, add_text, children, encode, parse_xml

__all__ = ["EXTENSIONS", "NAME", "encode", "units"]

NAME = "xliff"
EXTENSIONS = (".xlf", ".xliff", ".mxliff")

_UNITS = ("trans-unit", "unit")
_GROUPS = ("xliff", "file", "body", "group")
_PAIRED = frozenset(("bx", "ex", "bpt", "ept", "it", "sc", "ec", "sm", "em"))
"""Codes that open or close something: they leave nothing."""
_CONTENT = frozenset(("g", "pc", "mrk", "sub", "source", "target", "segment", "ignorable"))
_EQUIVALENTS = ("equiv-text", "equiv", "disp", "ctype", "id")
_NUMBER = re.compile(
    r"%.*[diu]|\{?\{?\s*(?:n|count|number|\w+Count)\s*\}?\}?|VAR_PLURAL\w*|ICU_\w*PLURAL\w*", re.IGNORECASE
)
_OPENING = re.compile(r"</?\w|(?:START|CLOSE)_|x-(?:html-)?\w+|bold|italic|underlined|link")
_LINE_BREAK = re.compile(r"<br\b|LINE_BREAK|lb|x-br|x-html-br")
_PLURALS = "x-gettext-plurals"
_FORM = re.compile(r"\[(\d+)\]$")
_QUANTITY = re.compile(r"(?:\[|[/:_.])(zero|one|two|few|many|other)\]?$")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The targets, of a file without any the sources."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    root, problems = parse_xml(lines)
    if root is not None and root.name == "xliff":
        translated = any(
            element.name == "target" or "target-language" in element.attributes or "trgLang" in element.attributes
            for element in root.walk()
        )
        side = "target" if translated else "source"
        stack: list[tuple[Element | Directive | InputProblem, str | None, int]] = [(root, None, 0)]
        while stack:
            item, language, forms = stack.pop()
            if not isinstance(item, Element):
                yield item
            elif item.name in _UNITS:
                yield from _unit(lines, item, side, language, forms, settings)
            elif item.name in _GROUPS and item.attributes.get("translate") != "no":
                language = _language(item, side) or language
                forms = len(list(item.elements(*_UNITS))) if item.attributes.get("restype") == _PLURALS else 0
                stack.extend(reversed([(child, language, forms) for child in children(item, lines)]))
    yield from problems


def _language(element: Element, side: str) -> str | None:
    names = ("trgLang", "target-language") if side == "target" else ("srcLang", "source-language")
    return next((element.attributes[name] for name in names if name in element.attributes), None)


def _unit(
    lines: LineIndex, unit: Element, side: str, language: str | None, forms: int, settings: DocumentSettings
) -> Iterator[TextUnit | InputProblem]:
    """The text of a 1.2 `trans-unit`, or of the segments of a 2.x `unit`, which are one text.

    Args:
        forms: of how many plural forms it is one; 0 where it is none.
    """
    if unit.attributes.get("translate") == "no" or not unit.closed:
        return
    key = unit.attributes.get("resname") or unit.attributes.get("name") or unit.attributes.get("id")
    parts: list[Element] = []
    fuzzy = False
    if unit.name == "trans-unit":
        parts = list(unit.elements(side))
        state = parts[0].attributes.get("state", "") if parts else ""
        fuzzy = state.startswith("needs-") or state == "new"
        notes = [note.text().strip() for note in unit.elements("note")]
    else:
        for segment in unit.elements("segment", "ignorable"):
            found = segment.find(side) or (segment.find("source") if segment.name == "ignorable" else None)
            parts += [found] if found else []
            fuzzy = fuzzy or segment.attributes.get("state") == "initial"
        container = unit.find("notes")
        notes = [note.text().strip() for note in container.elements("note")] if container else []
    code = (parts[0].attributes.get("lang") if parts else None) or language
    known = code_of(code, settings)
    about = About(
        code,
        key,
        "\n".join(filter(None, notes)) or None,
        fuzzy and side == "target",
        code=known,
        numeral=_numeral(key or "", forms, known),
        accelerators="&",
    )
    builder = UnitBuilder(lines)
    for part in parts:
        _add(builder, part, about.numeral or ANY_NUMBER)
    yield from message_units(builder, about)


def _numeral(key: str, forms: int, code: str | None) -> str | None:
    """The number of a plural form, by a category at the end of its key or its place in a group (`7[1]`)."""
    if quantity := _QUANTITY.search(key):
        return numeral_of(quantity[1], code)
    place = _FORM.search(key)
    return form_numerals(forms, code)[int(place[1])] if place and int(place[1]) < forms else None


def _add(builder: UnitBuilder, part: Element, number: str) -> None:
    stack: list[Element | Text] = list(reversed(part.children))
    while stack:
        item = stack.pop()
        if isinstance(item, Text):
            add_text(builder, item)
        elif item.name == "cp":
            builder.escape(" ", *item.span)
        elif item.name in _PAIRED:
            continue
        elif item.name in _CONTENT and not _is_protected(item):
            stack.extend(reversed(item.children))
        else:
            shown = " ".join(item.attributes[name] for name in _EQUIVALENTS if name in item.attributes) or item.text()
            first = shown.strip().split(" ")[0]
            if _LINE_BREAK.match(first):
                builder.escape("\n", *item.span)
            elif not _OPENING.match(first) or item.name == "mrk":
                builder.placeholder(*item.span, *((number,) if _NUMBER.fullmatch(first) else ()))


def _is_protected(element: Element) -> bool:
    return element.attributes.get("mtype") == "protected" or element.attributes.get("translate") == "no"
