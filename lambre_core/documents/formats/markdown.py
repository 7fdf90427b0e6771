"""Markdown (CommonMark with GitHub's tables): the prose, each block a text.

Paragraphs, headings, list items and table cells are units, and so is the description of an image. Code,
formulas, addresses and images are placeholders; emphasis, links, block quotes and inline HTML leave their
text; struck-out text, code blocks, HTML blocks and front matter are no prose. A directive is an HTML
comment. Two grammars of tree-sitter do the parsing: one for blocks, one for what is inside a block.
"""

from __future__ import annotations

import html
import re
import time
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Literal, NamedTuple

from lambre_core.documents.build import FOLD, SET_APART, UnitBuilder, with_labels
from lambre_core.documents.directives import HTML_COMMENT, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.masking import ADDRESS
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

if TYPE_CHECKING:
    from tree_sitter import Node, Parser

NAME = "markdown"
EXTENSIONS = (".md", ".markdown", ".mdown", ".mkd")

_BLOCKS = frozenset(
    {"inline", "pipe_table_cell", "html_block", "minus_metadata", "plus_metadata", "link_label", "ERROR"}
)
_HIDDEN = frozenset({"code_span", "image", "latex_block", "uri_autolink", "email_autolink"})
_LINKS = frozenset({"inline_link", "full_reference_link", "collapsed_reference_link", "shortcut_link"})
_SET_APART = frozenset({"emphasis", "strong_emphasis", *_LINKS})
_CODE_TAGS = frozenset({"code", "kbd", "samp", "tt", "var", "pre", "script", "style", "s", "del", "strike"})
"""Elements that are no prose: code, and what is struck out."""

_APART = "\n\n"
"""What stands between two texts of a unit."""

_BLOCK_TAGS = frozenset("dd div dl dt hr li ol p td th tr ul".split())
"""Elements whose text is one of its own, as in the cell of a table."""

_MASKED = re.compile(rf"\{{\{{.{{1,200}}?\}}\}}|\{{%.{{1,200}}?%\}}|{ADDRESS.pattern}", ADDRESS.flags)
"""Addresses, and the tags of template engines (`{{ site.title }}`, `{% include x %}`)."""

_FORMULA = re.compile(r"\$\$.+?\$\$|(?<![\w\\$])\$(?![\s$])[^$\r\n]*(?<![\s\\$])\$(?![\w$])", re.DOTALL)
_FRONT_MATTER_LANGUAGE = re.compile(r"""^lang(?:uage)?\s*[:=]\s*["']?([A-Za-z_-]+)""", re.MULTILINE)
_FOOTNOTE = re.compile(r"(?:^|(?<=\n)|(?<=\r))[ \t]*\[\^[^\]\s]+\]:")
_LABEL = re.compile(
    r"(?:(?<=\n)|(?<=\r))(?=[ \t]*(?:[^\w\s*]+[ \t]+)?(?P<mark>\*\*|__)[^*_\r\n]{1,60}(?::(?P=mark)|(?P=mark):))"
)
"""Before a label in bold with a colon, at the beginning of a line: what stands before it is said of another."""
_CONTAINER = re.compile(
    r"""(?:^|(?<=\n)|(?<=\r))[ \t]*
        (?: :{3,} [ \t]* (?: \{[^}\r\n]*\} | [\w-]+ )?            # VitePress, Docusaurus, MyST
          | (?: !!! | \?\?\?\+? ) [ \t]+ [\w-]+ (?= [ \t]*(?:"|[\r\n]|$) )  # Material for MkDocs
        )
        [ \t]* "? (?P<title>[^\r\n]*?) "? [ \t]* (?=[\r\n]|$)""",
    re.VERBOSE,
)
_DEFINITION = re.compile(r"(?:^|(?<=\n)|(?<=\r))[ \t]*:[ \t]+")
_ALERT = re.compile(r"![a-z]+")
_STUMBLES = re.compile(
    rb"\\(?!-->)[!-/:-=?@\[-`{-~] | &(?:\#\d{1,7}|\#[xX][0-9a-fA-F]{1,6}|[A-Za-z]\w{1,30}); | (?<=\|)[ \t]+(?=\|)",
    re.VERBOSE,
)
_TAG_NAME = re.compile(r"<(/?)([A-Za-z][\w-]*)")

_SECONDS, _SECONDS_A_BYTE = 1.0, 5e-6
"""Processor time allowed for the markup of one block. Prose takes 0.4 s a megabyte; the inline grammar is quadratic
on tangles such as thousands of `_a*b`, which nobody reads anyway."""


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The blocks of prose of a Markdown file."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    blocks, inline_parser = _blocks(lines)
    labels = frozenset(_label(_slice(lines.text, block.span)) for block in blocks if block.kind == "link_label")
    language: str | None = None
    for block in blocks:
        if block.kind in ("inline", "pipe_table_cell"):
            for part in _parts(lines, block):
                yield from _prose(lines, part, inline_parser, labels, language, block.kind == "pipe_table_cell")
        elif block.kind == "html_block":
            for comment in HTML_COMMENT.finditer(lines.text, *block.span):
                yield from read_directives(comment, lines)
        elif block.kind == "ERROR" and any(map(str.isalpha, _slice(lines.text, block.span))):
            place = lines.position(block.span[0])
            yield InputProblem("", "this is no Markdown that can be read; it is not checked.", place.line, place.column)
        elif block.kind in ("minus_metadata", "plus_metadata"):
            stated = _FRONT_MATTER_LANGUAGE.search(_slice(lines.text, block.span))
            language = stated[1] if stated else None


# --- blocks ----------------------------------------------------------------------------------------


class _Block(NamedTuple):
    """A node of the block grammar.

    Attributes:
        span: code points of the file.
        pieces: the span without what continues the blocks around it (`>`, indentation).
    """

    kind: str
    span: Span
    pieces: tuple[Span, ...]
    is_heading: bool


def _blocks(lines: LineIndex) -> tuple[list[_Block], Parser]:
    """The nodes that matter, in the file's order, and the parser for what is inside them."""
    import tree_sitter_markdown
    from tree_sitter import Language, Parser

    def span(node: Node) -> Span:
        return lines.offset_of_byte(lines.bom + node.start_byte), lines.offset_of_byte(lines.bom + node.end_byte)

    # The grammar ends a block at a line end, which the last line may lack.
    parser, source = Parser(Language(tree_sitter_markdown.language())), lines.text.encode() + b"\n"
    tree = parser.parse(source)
    if tree.root_node.has_error:
        # It stumbles over escapes and entities in a paragraph that begins with a bracket, and over empty cells; for
        # blocks they are letters.
        tree = parser.parse(_STUMBLES.sub(lambda found: b"x" * len(found[0]), source))
    found: list[_Block] = []
    stack = [tree.root_node]  # no recursion: block quotes nest as deep as they like
    while stack:
        node = stack.pop()
        if node.type not in _BLOCKS:
            stack.extend(reversed(node.named_children))
            continue
        start, end = span(node)
        pieces = []
        for continuation in (child for child in node.named_children if child.type == "block_continuation"):
            stop, resume = span(continuation)
            pieces.append((start, stop))
            start = resume
        pieces.append((start, end))
        is_heading = node.parent is not None and node.parent.type == "atx_heading"
        found.append(_Block(node.type, span(node), tuple(pieces), is_heading))
    return found, Parser(Language(tree_sitter_markdown.inline_language()))


@dataclass(frozen=True, slots=True)
class _Raw:
    """A block's text without the marks of the blocks around it, still with its own markup.

    Attributes:
        starts, sources: where its pieces begin, in the text and in the file.
    """

    text: str
    starts: tuple[int, ...]
    sources: tuple[int, ...]

    @classmethod
    def of(cls, lines: LineIndex, pieces: tuple[Span, ...]) -> _Raw:
        starts = accumulate((end - start for start, end in pieces[:-1]), initial=0)
        return cls("".join(_slice(lines.text, piece) for piece in pieces), tuple(starts), tuple(p[0] for p in pieces))

    def part(self, start: int, end: int) -> _Raw:
        """A part of the text that can be read for itself."""
        if start == 0 and end == len(self.text):
            return self
        runs = tuple(self.runs(start, end))
        starts = accumulate((stop - begin for begin, stop in runs[:-1]), initial=0)
        return _Raw(self.text[start:end], tuple(starts), tuple(begin for begin, _ in runs))

    def runs(self, start: int, end: int) -> Iterator[Span]:
        """The stretches of the file that make up [start, end) of the text."""
        while start < end:
            piece = bisect_right(self.starts, start) - 1
            stop = min(end, self.starts[piece + 1]) if piece + 1 < len(self.starts) else end
            source = self.sources[piece] + start - self.starts[piece]
            yield source, source + stop - start
            start = stop

    def span(self, start: int, end: int) -> Span:
        """From the first to the last of these stretches; the range must not be empty."""
        runs = tuple(self.runs(start, end))
        return runs[0][0], runs[-1][1]


def _parts(lines: LineIndex, block: _Block) -> Iterator[_Raw]:
    """A block's text: without the `#` that may close a heading, each footnote, definition (`: text`), line with a label
    (`**Label**: text`) and title of a container (`:::tip Title`, `!!! note "Title"`) for itself."""
    raw = _Raw.of(lines, block.pieces)
    end = len(raw.text)
    if block.is_heading:
        title = raw.text.rstrip(" \t").rstrip("#")
        end = len(title) if title.endswith((" ", "\t")) or not title else end
    start = 0
    # A footnote begins at its mark; the title of a container ends with its line.
    marks = (mark for kind in (_FOOTNOTE, _CONTAINER, _DEFINITION, _LABEL) for mark in kind.finditer(raw.text))
    for mark in sorted(marks, key=re.Match.start):
        yield raw.part(start, mark.start())
        start = mark.end()
        if mark.re is _CONTAINER:
            yield raw.part(*mark.span("title"))
    yield raw.part(start, end)


# --- inside a block --------------------------------------------------------------------------------


class _Edit(NamedTuple):
    """What becomes of a stretch of a block's text.

    `drop` is markup, `hide` becomes a placeholder, `write` stands for other text; `open` and `close` are
    HTML tags around code, `comment` is an HTML comment.
    """

    kind: Literal["drop", "hide", "write", "open", "close", "comment"]
    start: int
    end: int
    text: str = ""


def _prose(
    lines: LineIndex, raw: _Raw, parser: Parser, labels: frozenset[str], language: str | None, in_cell: bool
) -> Iterator[TextUnit | Directive | InputProblem]:
    """The unit of one block, those of the descriptions of its images, and the directives in it."""
    if not raw.text.strip():
        return
    root = _parse(parser, raw.text)
    if root is None:
        place = lines.position(raw.sources[0])
        message = "the markup of this paragraph is too tangled to be read; it is not checked."
        yield InputProblem("", message, place.line, place.column)
        return
    at = _offsets(raw.text)
    descriptions: list[Node] = []
    set_apart: list[Span] = []
    edits = list(_edits(root, raw.text, at, labels, descriptions, set_apart))
    if in_cell:
        edits = [edit._replace(text=_APART) if _ends_a_line(edit, raw.text) else edit for edit in edits]
    for edit in edits:
        if edit.kind == "comment" and (comment := HTML_COMMENT.fullmatch(lines.text, *raw.span(edit.start, edit.end))):
            yield from read_directives(comment, lines)
    if (unit := _build(lines, raw, 0, len(raw.text), edits).unit(language=language, masked=_MASKED)) is not None:
        yield with_labels(unit, (raw.span(*span) for span in set_apart))
    for node in descriptions:
        edits = list(_edits(node, raw.text, at, labels, [], []))
        builder = _build(lines, raw, at(node.start_byte), at(node.end_byte), edits)
        if (unit := builder.unit(language=language, context="image description", masked=_MASKED)) is not None:
            yield unit


def _parse(parser: Parser, text: str) -> Node | None:
    """The root of the inline tree; None where the time allowed is over."""
    if "$" in text:
        # The grammar takes any two dollar signs for a formula; prices are not. A percent sign is as long.
        formulas = {offset for formula in _FORMULA.finditer(text) for offset in range(*formula.span())}
        text = "".join("%" if sign == "$" and at not in formulas else sign for at, sign in enumerate(text))
    source = text.encode()
    deadline = time.thread_time() + _SECONDS + _SECONDS_A_BYTE * len(source)
    try:
        return parser.parse(
            lambda offset, _: source[offset : offset + 65536],
            progress_callback=lambda _, __: time.thread_time() > deadline,
        ).root_node
    except ValueError:
        parser.reset()
        return None


def _offsets(text: str) -> Callable[[int], int]:
    """Converts bytes to code points of a text."""
    return (lambda byte: byte) if text.isascii() else LineIndex.of(text).offset_of_byte


def _edits(
    root: Node,
    text: str,
    at: Callable[[int], int],
    labels: frozenset[str],
    descriptions: list[Node],
    set_apart: list[Span],
) -> Iterator[_Edit]:
    """What becomes of the markup below a node, in order; descriptions of images and what is set apart are added to the
    lists."""
    stack: list[Node | _Edit] = list(reversed(root.named_children))
    opened: dict[str, int] = {}  # name of an HTML element whose text may be a label -> where its last tag opens
    while stack:
        node = stack.pop()
        if isinstance(node, _Edit):
            yield node
            continue
        kind, start, end = node.type, at(node.start_byte), at(node.end_byte)
        source = text[start:end]
        label = _reference(node, text, at)
        if kind in _SET_APART:
            set_apart.append((start, end))
        if kind in ("emphasis_delimiter", "strikethrough"):
            yield _Edit("drop", start, end)
        elif kind == "backslash_escape":
            yield _Edit("write", start, end, source[1:])
        elif kind in ("entity_reference", "numeric_character_reference"):
            decoded = html.unescape(source)
            if decoded != source:
                yield _Edit("write", start, end, decoded)
        elif kind == "hard_line_break":
            if _ends_a_label(text, start, end):
                yield _Edit("write", start, end, _APART)
            elif source.startswith("\\"):
                yield _Edit("drop", start, start + 1)
        elif kind == "html_tag":
            tag = _TAG_NAME.match(source)
            if tag and tag[2].lower() in SET_APART:
                if not tag[1]:
                    opened[tag[2].lower()] = start
                elif (begin := opened.pop(tag[2].lower(), None)) is not None:
                    set_apart.append((begin, end))
            yield _tag(source, start, end)
        elif label is not None and (label.startswith("^") or (_ALERT.fullmatch(label) and not text[:start].strip())):
            yield _Edit("drop", start, end)  # a footnote's mark, or the kind of an alert: [!NOTE]
        elif kind in _HIDDEN and (label is None or label in labels):
            yield _Edit("hide", start, end)
            descriptions.extend(child for child in node.named_children if child.type == "image_description")
        elif kind in _LINKS and (label is None or label in labels):
            stack.append(_Edit("drop", start, end))
            for child in node.named_children:
                if child.type == "link_text":
                    stack[-1] = _Edit("drop", at(child.end_byte), end)
                    stack.extend(reversed(child.named_children))
                    stack.append(_Edit("drop", start, at(child.start_byte)))
        else:
            stack.extend(reversed(node.named_children))


def _reference(node: Node, text: str, at: Callable[[int], int]) -> str | None:
    """The label to which a link or image refers; None for one with a destination and for other nodes."""
    if node.type not in _LINKS and node.type != "image":
        return None
    parts = {child.type: child for child in node.children}
    if "(" in parts:
        return None
    named = parts.get("link_label") or parts.get("link_text") or parts.get("image_description")
    return _label(text[at(named.start_byte) : at(named.end_byte)]) if named is not None else ""


def _label(source: str) -> str:
    """A link's label as CommonMark compares labels."""
    return " ".join(source.strip().removeprefix("[").removesuffix("]").split()).casefold()


def _tag(source: str, start: int, end: int) -> _Edit:
    if source.startswith("<!--"):
        return _Edit("comment", start, end)
    tag = _TAG_NAME.match(source)
    name = tag[2].lower() if tag else ""
    if name == "br":
        return _Edit("write", start, end, " ")
    if name in _BLOCK_TAGS:
        return _Edit("write", start, end, _APART)
    if tag and name in _CODE_TAGS and not source.endswith("/>"):
        return _Edit("close" if tag[1] else "open", start, end, name)
    return _Edit("drop", start, end)


def _ends_a_line(edit: _Edit, text: str) -> bool:
    """Whether a line break in a table cell stands between texts, of which the second begins with a capital."""
    behind = text[edit.end :].lstrip(" *_`[")
    return edit.kind == "write" and text.startswith("<br", edit.start) and behind[:1].isupper()


def _ends_a_label(text: str, start: int, end: int) -> bool:
    """Whether a hard line break stands behind strong emphasis and before a capital: **Stav: ve vývoji**, and what is
    said of it on the next line."""
    strong = text[max(0, start - _NEAR) : start].rstrip().endswith(("**", "__"))
    return strong and text[end : end + _NEAR].lstrip(" \n*_`[")[:1].isupper()


_NEAR = 40
"""Characters around a line break that are looked at; a paragraph may have thousands of both."""


def _hide_code(edits: list[_Edit]) -> Iterator[_Edit]:
    """Replace tags around code, and everything between, by one placeholder; tags without partner go."""
    pending: list[_Edit] = []  # begins with an open tag
    for edit in edits:
        if pending and edit.kind == "close" and edit.text == pending[0].text:
            yield _Edit("hide", pending[0].start, edit.end)
            pending = []
        elif pending or edit.kind == "open":
            pending.append(edit)
        else:
            yield edit
    yield from pending


def _build(lines: LineIndex, raw: _Raw, start: int, end: int, edits: list[_Edit]) -> UnitBuilder:
    """The text of [start, end) of a block with its edits made and its lines joined."""
    builder = UnitBuilder(lines)

    def keep(start: int, end: int) -> None:
        for fold in FOLD.finditer(raw.text, start, end):
            for run in raw.runs(start, fold.start()):
                builder.literal(*run)
            builder.escape(" ", *raw.span(*fold.span()))
            start = fold.end()
        for run in raw.runs(start, end):
            builder.literal(*run)

    for edit in _hide_code(edits):
        keep(start, edit.start)
        if edit.kind == "hide":
            builder.placeholder(*raw.span(edit.start, edit.end))
        elif edit.kind == "write":
            builder.escape(edit.text, *raw.span(edit.start, edit.end))
        start = edit.end
    keep(start, end)
    return builder


def _slice(text: str, span: Span) -> str:
    return text[span[0] : span[1]]


_MARKUP_SIGNS = re.compile(r"[\\`*_{}\[\]<>#|!&$~@:]|^[-+=>\d]")


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """Text without signs that may be markup is written as it is."""
    return None if _MARKUP_SIGNS.search(text) else text
