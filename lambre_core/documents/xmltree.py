"""XML with places: the elements of a file, and their text as pieces that know where they stand.

Expat reads, so that what is well-formed is decided by a real parser; each of its events tells its byte. Entities
that the file declares are not expanded (they become slots), nothing is fetched, and what is nested too deeply, would
grow by its entities or grows in attributes is refused. Of a broken file everything up to the break is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from typing import Literal
from xml.parsers import expat

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import HTML_COMMENT, of_entry, read_directives
from lambre_core.documents.message import encodable
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

_DEEPEST = 200
_LONGEST_ENTITY = 100_000
"""Characters that an entity may stand for; one that stands for more is a bomb."""
_CDATA = "<![CDATA["
_ENTITY_REFERENCE = re.compile(r"&[^;&<>]{1,100};")


@dataclass(slots=True)
class Text:
    """Character data as expat gives it, a run at a time.

    Attributes:
        span: code points of the file.
        kind: `escape` is a character reference or a line end of two characters, `entity` one that only the
            file's declarations know, `comment` and `instruction` are no text.
    """

    span: Span
    text: str
    kind: Literal["literal", "escape", "entity", "comment", "instruction"]


@dataclass(slots=True)
class Element:
    """An element.

    Attributes:
        name: without its prefix.
        attributes: by their names without prefixes, decoded.
        span: code points of the file from `<` to the end of the end tag.
        inner: between the tags; empty for `<a/>`.
        closed: whether its end was found.
    """

    name: str
    attributes: dict[str, str]
    span: Span
    inner: Span
    children: list[Element | Text] = field(default_factory=list)
    closed: bool = False

    def elements(self, *names: str) -> Iterator[Element]:
        """The child elements, of these names only if there are any."""
        for child in self.children:
            if isinstance(child, Element) and (not names or child.name in names):
                yield child

    def find(self, name: str) -> Element | None:
        """The first child of a name."""
        return next(self.elements(name), None)

    def walk(self) -> Iterator[Element]:
        """The element and all below it, in order of the file."""
        stack = [self]
        while stack:
            element = stack.pop()
            yield element
            stack.extend(reversed([child for child in element.children if isinstance(child, Element)]))

    def text(self) -> str:
        """All character data below the element."""
        parts: list[str] = []
        stack: list[Element | Text] = [self]
        while stack:
            item = stack.pop()
            if isinstance(item, Element):
                stack.extend(reversed(item.children))
            elif item.kind in ("literal", "escape"):
                parts.append(item.text)
        return "".join(parts)


def parse_xml(lines: LineIndex) -> tuple[Element | None, list[InputProblem]]:
    """The root of a file, and what is wrong with the file; the root is None where there is no element."""
    return _Reader(lines).read() if lines.text.strip() else (None, [])


def add_text(builder: UnitBuilder, item: Text, start: int = 0, end: int | None = None) -> None:
    """Add a run, or for a literal a part of it (offsets into its text), to a unit."""
    if item.kind == "literal":
        stop = len(item.text) if end is None else end
        builder.literal(item.span[0] + start, item.span[0] + stop)
    elif item.kind == "escape":
        builder.escape(item.text, *item.span)
    elif item.kind == "entity":
        builder.placeholder(*item.span)


def children(element: Element, lines: LineIndex) -> Iterator[Element | Directive | InputProblem]:
    """The child elements in order; the directives in a comment before one hold for its lines and come before it."""
    waiting: list[Directive | InputProblem] = []
    for child in element.children:
        if isinstance(child, Text):
            if child.kind == "comment" and (comment := HTML_COMMENT.fullmatch(lines.text, *child.span)):
                waiting += read_directives(comment, lines)
        else:
            first, last = lines.line_of(child.span[0]), lines.line_of(max(child.span[1] - 1, child.span[0]))
            yield from of_entry(waiting, first, last)
            waiting = []
            yield child
    yield from waiting


def nested(element: Element, opened: Callable[[Element], bool]) -> Iterator[Text]:
    """The runs below an element in order; of an element in it only if `opened` says so."""
    stack: list[Element | Text] = list(reversed(element.children))
    while stack:
        item = stack.pop()
        if isinstance(item, Text):
            yield item
        elif opened(item):
            stack.extend(reversed(item.children))


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A message's text in the entities of XML, the `encode` of formats that have no escapes of their own."""
    if not encodable(text, unit, span):
        return None
    return encode_text(text, unit.segment_map.lines, unit.segment_map.source_span(*span)[0])


def encode_text(text: str, lines: LineIndex, offset: int) -> str:
    """A text as XML's character data at a place of a file, where a CDATA section may be open."""
    source = lines.text
    return text if source.rfind(_CDATA, 0, offset) > source.rfind("]]>", 0, offset) else escape_text(text)


def escape_text(text: str) -> str:
    """A text as XML's character data."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class _Reader:
    """Builds the tree from expat's events. An event ends where the next one begins."""

    def __init__(self, lines: LineIndex) -> None:
        self.lines = lines
        self.data = lines.text.encode()
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = False
        self.parser.specified_attributes = False
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.CommentHandler = lambda _: self._other("comment")
        self.parser.ProcessingInstructionHandler = lambda *_: self._other("instruction")
        self.parser.StartCdataSectionHandler = lambda: self._at()
        self.parser.EndCdataSectionHandler = lambda: self._at()
        self.parser.EntityDeclHandler = self._declared
        self.parser.EndDoctypeDeclHandler = self._all_declared
        self.parser.DefaultHandler = self._default
        self.root: Element | None = None
        self.open: list[Element] = []
        self.byte = self.offset = 0
        self.pending: Text | None = None
        self.started: Element | None = None
        self.refused: str | None = None
        self.entities: dict[str, str] = {}

    def read(self) -> tuple[Element | None, list[InputProblem]]:
        problems: list[InputProblem] = []
        try:
            self.parser.Parse(self.data, True)
        except expat.ExpatError as error:
            byte = self.parser.ErrorByteIndex
            offset = self.lines.offset_of_byte(self.lines.bom + max(byte, 0))
            place = self.lines.position(min(offset, len(self.lines.text)))
            what = self.refused or f"the XML is broken here ({expat.ErrorString(error.code)})"
            advice = "" if self.refused else " Mend it, for instance with the help of `xmllint`."
            message = f"{what}; what stands before is checked, the rest is not.{advice}"
            problems.append(InputProblem("", message, place.line, place.column))
            self._settle(offset)
            for element in self.open:
                element.span = (element.span[0], offset)
                element.inner = (element.inner[0], offset)
        else:
            self._settle(len(self.lines.text))
        return self.root, problems

    def _at(self) -> int:
        """Code-point offset of the current event; what came before ends here."""
        byte = self.parser.CurrentByteIndex
        if byte > self.byte:
            self.offset += len(self.data[self.byte : byte].decode("utf-8", "replace"))
            self.byte = byte
        self._settle(self.offset)
        return self.offset

    def _settle(self, offset: int) -> None:
        """End the run and the tag that are open at the event that follows them."""
        if self.pending is not None:
            text, self.pending = self.pending, None
            start = text.span[0]
            text.span = (start, offset)
            if text.kind == "literal" and self.lines.text[start:offset] != text.text:
                # Markup that is no event may follow (the end of a CDATA section); else it is a reference.
                stands = self.lines.text.startswith(text.text, start)
                text.span = (start, start + len(text.text)) if stands else text.span
                text.kind = "literal" if stands else "escape"
        if self.started is not None:
            self.started.inner = (offset, offset)
            self.started = None

    def _refuse(self, reason: str) -> None:
        self.refused = reason
        raise expat.ExpatError(reason)

    def _declared(self, name: str, parameter: bool, value: str | None, *_: str | None) -> None:
        if not parameter:
            self.entities.setdefault(name, value or "")

    def _all_declared(self) -> None:
        """At the end of the declarations: how long each entity is when those that it refers to are put into it."""
        within = {
            name: [found[1:-1] for found in _ENTITY_REFERENCE.findall(value)] for name, value in self.entities.items()
        }
        lengths: dict[str, int] = {}
        try:
            for name in TopologicalSorter(within).static_order():
                lengths[name] = len(self.entities.get(name, "")) + sum(lengths[one] for one in within.get(name, ()))
                if lengths[name] > _LONGEST_ENTITY:
                    self._refuse(f'the entity "{name}" of the file stands for more than {_LONGEST_ENTITY:,} characters')
        except CycleError as error:
            self._refuse(f'the entity "{error.args[1][0]}" stands for itself')

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        start = self._at()
        if len(self.open) >= _DEEPEST:
            self._refuse(f"elements are nested more than {_DEEPEST} deep here")
        element = Element(
            name.rpartition(":")[2],
            {key.rpartition(":")[2]: value for key, value in attributes.items()},
            (start, start),
            (start, start),
        )
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)
        self.started = element

    def _end(self, _: str) -> None:
        element = self.open.pop()
        is_bare = self.started is element
        end = self._at()
        source = self.lines.text
        # The end of `<a/>` is an event of its own, behind the tag.
        if not (is_bare and source.startswith("/>", end - 2)):
            element.inner = (element.inner[0], end)
            end = source.index(">", end) + 1
        element.span = (element.span[0], end)
        element.closed = True

    def _characters(self, data: str) -> None:
        start = self._at()
        if self.open:
            self.pending = Text((start, start), data, "literal")
            self.open[-1].children.append(self.pending)

    def _other(self, kind: Literal["comment", "instruction"]) -> None:
        start = self._at()
        if self.open:
            source = self.lines.text
            end = source.index("-->" if kind == "comment" else "?>", start)
            self.open[-1].children.append(Text((start, end + (3 if kind == "comment" else 2)), "", kind))

    def _default(self, data: str) -> None:
        start = self._at()
        if self.open and _ENTITY_REFERENCE.fullmatch(data):
            self.open[-1].children.append(Text((start, start + len(data)), data, "entity"))
