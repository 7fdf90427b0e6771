"""HTML: the text of blocks, and attributes that people read.

The standard library's tokenizer reads, which takes whatever it is given, as browsers do. A block's text is a unit;
inline elements leave theirs, code is a slot, scripts and what is `translate="no"` are no text. `alt`, `title`,
`placeholder`, `aria-label` and a description for search engines are units by themselves. `lang` names the language. A
directive is a comment.
"""

from __future__ import annotations

import html
import re
import time
from collections.abc import Iterator
from html.parser import HTMLParser

from lambre_core.documents.build import CODE, FOLD, SET_APART, UnitBuilder, with_labels
from lambre_core.documents.directives import HTML_COMMENT, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.masking import ADDRESS
from lambre_core.documents.message import encodable
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "html"
EXTENSIONS = (".html", ".htm", ".xhtml")

_HIDDEN = frozenset(("script", "style", "template", "svg", "math", "object", "noscript", "head"))
_INLINE = frozenset(
    "a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark nobr q rb rp rt ruby s small span strike"
    " strong sub sup time u wbr".split()
)
_STRUCK = frozenset(("del", "s", "strike"))
"""What is struck out says nothing any more: it is left out, inside a sentence."""

_CELLS = frozenset({"td", "th"})
_BLANKS = 200
"""Most characters behind a line break that are looked at: an indented line begins within them."""
_VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())
_ATTRIBUTES = frozenset(("alt", "title", "placeholder", "aria-label"))
_ATTRIBUTE = re.compile(r"""([a-zA-Z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))""")
_REFERENCE = re.compile(r"&(?:[A-Za-z][A-Za-z0-9]{1,31};?|#\d{1,7};?|#[xX][0-9A-Fa-f]{1,6};?)")
_WRITTEN = re.compile(f"{_REFERENCE.pattern}|{FOLD.pattern}")
"""References and folded line ends."""
_SECONDS, _SECONDS_A_CHARACTER = 2.0, 1e-5
"""Processor time allowed for a file; the tokenizer is quadratic on tags that are never closed."""

_MASKED = re.compile(
    rf"\{{\{{.{{1,200}}?\}}\}}|\{{%.{{1,200}}?%\}}|<\?.{{0,500}}?\?>|{ADDRESS.pattern}", ADDRESS.flags | re.DOTALL
)
"""Addresses, and the tags of template engines."""


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The blocks of text and the readable attributes."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    reader = _Reader(lines)
    try:
        reader.feed(lines.text)
        reader.close()
    except _TooTangledError as error:
        yield from reader.found
        place = lines.position(error.offset)
        message = "the markup from here on is too tangled to be read; it is not checked. Close the tags."
        yield InputProblem("", message, place.line, place.column)
        return
    reader.end_block(len(lines.text))
    yield from reader.found


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """Words are written as they are; in attributes no quotation mark can stand."""
    if not encodable(text, unit, span) or '"' in text or "'" in text:
        return None
    return text


class _TooTangledError(Exception):
    """The time allowed is over."""

    def __init__(self, offset: int) -> None:
        super().__init__()
        self.offset = offset


class _Reader(HTMLParser):
    """Collects the pieces of the current block. A piece ends where the next event begins."""

    def __init__(self, lines: LineIndex) -> None:
        super().__init__(convert_charrefs=False)
        self.lines = lines
        self.starts = [0, *(match.end() for match in re.finditer("\n", lines.text))]
        self.found: list[TextUnit | Directive | InputProblem] = []
        self.open: list[tuple[str, str | None, bool, int]] = []  # name, language, whether its text is hidden, place
        self.pieces: list[Span] = []
        self.breaks: list[int] = []
        self.slot: int | None = None  # where the element begins that is a slot
        self.slots: list[Span] = []
        self.set_apart: list[Span] = []
        self.text_from: int | None = None
        self.deadline = time.thread_time() + _SECONDS + _SECONDS_A_CHARACTER * len(lines.text)

    # events

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        at = self._event()
        values = dict(attrs)
        language = values.get("lang") or values.get("xml:lang") or (self.open[-1][1] if self.open else None)
        hidden = bool(self.open and self.open[-1][2]) or tag in _HIDDEN | _STRUCK or values.get("translate") == "no"
        source = self.get_starttag_text() or ""
        if tag not in _INLINE and tag not in CODE and tag not in _VOID:
            self.end_block(at)
        if not (hidden and tag != "head"):
            self._attributes(tag, values, at, source, language)
        if tag == "br" and self._ends_a_line(at + len(source)):
            self.end_block(at)
        elif tag == "br":
            self.breaks.append(at)
        if tag == "hr":
            self.end_block(at)
        if tag in _VOID:
            return
        if self.slot is None and not hidden and tag in CODE:
            self.slot = at
        self.open.append((tag, language, hidden, at))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        at = self._event()
        if tag not in _INLINE and tag not in CODE:
            self.end_block(at)
        names = [name for name, *_ in self.open]
        if tag in names:
            place = len(names) - 1 - names[::-1].index(tag)
            if tag in SET_APART:
                self.set_apart.append((self.open[place][-1], at))
            del self.open[place:]
        if self.slot is not None and tag in CODE and not any(name in CODE for name, *_ in self.open):
            end = self.lines.text.find(">", at) + 1 or len(self.lines.text)
            self.slots.append((self.slot, end))
            self.slot = None

    def handle_data(self, data: str) -> None:
        at = self._event()
        if not (self.open and self.open[-1][2]) and self.slot is None:
            self.text_from = at

    def handle_entityref(self, name: str) -> None:
        self.handle_data(name)

    def handle_charref(self, name: str) -> None:
        self.handle_data(name)

    def handle_comment(self, data: str) -> None:
        at = self._event()
        if comment := HTML_COMMENT.match(self.lines.text, at):
            self.found += read_directives(comment, self.lines)

    def handle_decl(self, decl: str) -> None:
        self._event()

    def unknown_decl(self, data: str) -> None:
        self._event()

    def handle_pi(self, data: str) -> None:
        self._event()

    # blocks

    def _ends_a_line(self, end: int) -> bool:
        """Whether a line break in a table cell stands between texts, of which the second begins with a capital."""
        behind = self.lines.text[end : end + _BLANKS].lstrip()
        return behind[:1].isupper() and any(name in _CELLS for name, *_ in self.open)

    def _event(self) -> int:
        """Code-point offset of the current event; the text before it ends here."""
        line, column = self.getpos()
        at = self.starts[line - 1] + column
        if time.thread_time() > self.deadline:
            raise _TooTangledError(at)
        self._end_text(at)
        return at

    def _end_text(self, at: int) -> None:
        if self.text_from is not None:
            self.pieces.append((self.text_from, at))
            self.text_from = None

    def end_block(self, at: int) -> None:
        """Make a unit of the pieces since the last block's end."""
        self._end_text(at)
        if self.slot is not None:
            self.slots.append((self.slot, at))
            self.slot = None
        language = self.open[-1][1] if self.open else None
        if self.pieces:
            builder = UnitBuilder(self.lines)
            things = sorted(
                [(start, end, "text") for start, end in self.pieces]
                + [(start, end, "slot") for start, end in self.slots]
                + [(place, place, "break") for place in self.breaks]
            )
            for start, end, kind in things:
                if kind == "text":
                    _text(builder, start, end)
                elif kind == "slot":
                    builder.placeholder(start, end)
                else:
                    builder.synthetic(" ", start)
            if (unit := builder.unit(language=language, masked=_MASKED)) is not None:
                self.found.append(with_labels(unit, self.set_apart))
        self.pieces, self.slots, self.breaks, self.set_apart = [], [], [], []

    def _attributes(self, tag: str, values: dict[str, str | None], at: int, source: str, language: str | None) -> None:
        wanted = set(_ATTRIBUTES)
        if tag == "meta" and values.get("name") in ("description", "keywords"):
            wanted = {"content"}
        elif tag == "input" and values.get("type") in ("submit", "button", "reset"):
            wanted.add("value")
        for attribute in _ATTRIBUTE.finditer(source):
            group = next((number for number in (2, 3, 4) if attribute[number] is not None), 0)
            if attribute[1].lower() in wanted and group:
                builder = UnitBuilder(self.lines)
                start, end = attribute.span(group)
                _text(builder, at + start, at + end)
                unit = builder.unit(language=language, context=f"{tag} {attribute[1].lower()}", masked=_MASKED)
                if unit is not None:
                    self.found.append(unit)


def _text(builder: UnitBuilder, start: int, end: int) -> None:
    """Add text with its references read and its lines folded."""
    builder.decoded(start, end, _WRITTEN, lambda found: " " if found.isspace() else html.unescape(found))
