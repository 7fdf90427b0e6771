"""reStructuredText: the prose of paragraphs, titles, list items and admonitions.

Source: "reStructuredText Markup Specification" of docutils. Literals, roles that show code and substitutions are slots;
emphasis and links leave their text. Literal blocks, comments, tables and the contents of directives that are not known
to hold prose are no text. A directive of the linter is a comment, `.. lambre-lint: ...`.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder, with_labels
from lambre_core.documents.directives import of_entry, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.masking import ADDRESS
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "rst"
EXTENSIONS = (".rst", ".rest")

_PROSE_DIRECTIVES = frozenset(
    """admonition attention caution centered class compound container danger deprecated epigraph error figure glossary
    highlights hint important note only pull-quote rst-class rubric seealso sidebar tab tip topic versionadded
    versionchanged versionremoved warning""".split()
)
_PROSE_ARGUMENTS = frozenset(("admonition", "centered", "rubric", "sidebar", "topic", "note", "warning", "tip"))
_VERSION_DIRECTIVES = frozenset(("deprecated", "versionadded", "versionchanged", "versionremoved"))

_LINTER = re.compile(r"[ \t]*\.\.[ \t]+lambre-lint[ \t]*(?P<colon>:)(?P<body>[^\r\n]*)")
_DIRECTIVE = re.compile(r"\.\.[ \t]+(?:\|[^|]+\|[ \t]+)?([\w.+:-]+?)::(?:[ \t]+|$)")
_FOOTNOTE = re.compile(r"\.\.[ \t]+\[[^\]]+\](?:[ \t]+|$)")
_EXPLICIT = re.compile(r"(?:\.\.|__)(?:[ \t]|$)")
_ITEM = re.compile(r"(?:[-*+•‣⁃]|\(?(?:\d{1,4}|[A-Za-z#]|[ivxlcdm]{2,5})[.)]|\|)[ \t]+(?=\S)")
_FIELD = re.compile(r":(?!:)(?:[^:\\]|\\.|:(?![ \t]|$))+:(?:[ \t]+|$)")
_RULE = re.compile(r"([!-/:-@[-`{-~])\1+[ \t]*")
_GRID = re.compile(r"\+[-=+]{2,}\+")
_SIMPLE_TABLE = re.compile(r"=+(?:[ \t]+=+)+[ \t]*")

_INLINE = re.compile(
    rf"""
      (?P<literal> ``.+?`` )
    | (?P<role> :[\w:.+-]+:`(?P<shown>[^`]*)` | `(?P<shown_first>[^`]*)`:[\w:.+-]+: )
    | (?P<link> `(?P<title>[^`]+)`__? )
    | (?P<title_alone> `(?P<interpreted>[^`]+)` )
    | (?P<strong> \*\*(?=\S) | (?<=\S)\*\* )
    | (?P<emphasis> (?<![\w*\\])\*(?=[^\s*]) | (?<=[^\s*\\])\*(?![\w*]) )
    | (?P<substitution> \|[^|\s](?:[^|]*[^|\s])?\|(?:__?)? )
    | (?P<footnote> [ ]?\[(?:\d+|\#[\w.-]*|\*|[A-Za-z][\w.-]*)\]_ )
    | (?P<reference> (?<=\w)_{{1,2}}(?!\w) )
    | (?P<escape> \\(?:\s|.) )
    | (?P<address> {ADDRESS.pattern} )
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_TARGET = re.compile(r"\s*<[^<>]*>\s*$")
_TEXT_ROLES = frozenset("doc ref term abbr emphasis strong guilabel menuselection title sup sub dfn any numref".split())
_ROLE_NAME = re.compile(r":([\w:.+-]+):")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The prose of a file, block by block."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    waiting: list[Directive | InputProblem] = []
    for block in _blocks(lines):
        if isinstance(block, re.Match):
            waiting += read_directives(block, lines)
            continue
        yield from of_entry(waiting, lines.line_of(block[0][0]), lines.line_of(block[-1][1]))
        waiting = []
        builder = UnitBuilder(lines)
        set_apart = _add(builder, block)
        if (unit := builder.unit(masked=re.compile(r"(?!)"))) is not None:
            yield with_labels(unit, set_apart)
    yield from waiting


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """Words are written as they are; signs that may be markup cannot."""
    return None if re.search(r"[\\`*_|<>\[\]:]|^\W|\W$", text) else text


# --- blocks ----------------------------------------------------------------------------------------


def _blocks(lines: LineIndex) -> Iterator[list[Span] | re.Match[str]]:
    """The lines of each block of prose, without indentation and marks; directives of the linter."""
    block: list[Span] = []
    indent = 0  # of the block's lines
    skipped: int | None = None  # lines indented deeper than this are no prose
    pending_literal: int | None = None  # indentation of a paragraph that ended in `::`
    in_table: str | None = None
    number = 0
    while number < lines.line_count:
        number += 1
        start, end = lines.line_span(number)
        line = lines.text[start:end]
        bare = line.strip()
        depth = len(line) - len(line.lstrip())
        if not bare:
            if block:
                pending_literal = _end_of_literal(lines, block, indent)
                yield block
                block = []
            in_table = None if in_table == "grid" else in_table
            continue
        if in_table == "simple":
            following = lines.line_text(number + 1).strip() if number < lines.line_count else ""
            in_table = None if _SIMPLE_TABLE.fullmatch(bare) and not following else in_table
            continue
        if in_table == "grid" or _GRID.match(bare) or (not block and _SIMPLE_TABLE.fullmatch(bare)):
            in_table = in_table or ("grid" if _GRID.match(bare) else "simple")
            continue
        if skipped is not None and depth > skipped:
            continue
        skipped = None
        if pending_literal is not None:
            if depth > pending_literal:
                skipped, pending_literal = pending_literal, None
                continue
            pending_literal = None
        if block and depth != indent:
            yield block
            block = []
        if not block and bare.startswith(">>>"):
            in_table = "grid"  # a doctest ends as such a table does, at a blank line
            continue
        if _RULE.fullmatch(bare) and (len(bare) >= 3 or block) and not bare.startswith("::"):
            if block:
                yield block
                block = []
            continue
        if linter := _LINTER.fullmatch(lines.text, start, end):
            yield linter
            continue
        begin = start + depth
        if not block or _EXPLICIT.match(bare):
            found = _opening(lines.text[begin:end])
            if found is None:
                if block:
                    yield block
                    block = []
                skipped = depth
                continue
            begin += found
        item = _ITEM.match(lines.text, begin, end) or _FIELD.match(lines.text, begin, end)
        if item and (not block or lines.text[begin : begin + 1] == "|"):
            if block:
                yield block
                block = []
            begin = item.end()
        if begin >= end:
            continue
        block.append((begin, start + len(line.rstrip())))
        indent = depth if begin == start + depth else begin - start
        if item and lines.text[item.start()] == ":":
            indent = depth + 1
            following = lines.line_text(number + 1) if number < lines.line_count else ""
            indent = len(following) - len(following.lstrip()) if following.strip() else indent
    if block:
        yield block


def _opening(line: str) -> int | None:
    """Where the prose of a block's first line begins; None where the block has none."""
    if found := _FOOTNOTE.match(line):
        return found.end()
    if found := _DIRECTIVE.match(line):
        name = found[1].rpartition(":")[2].lower()
        if name not in _PROSE_DIRECTIVES:
            return None
        return found.end() if name in _PROSE_ARGUMENTS and found.end() < len(line) else len(line)
    return None if _EXPLICIT.match(line) else 0


def _end_of_literal(lines: LineIndex, block: list[Span], indent: int) -> int | None:
    """The indentation beyond which what follows is literal, where a paragraph ends in `::`; the sign is cut off."""
    start, end = block[-1]
    if not lines.text[start:end].endswith("::"):
        return None
    keeps_colon = lines.text[start:end].strip() != "::" and not lines.text[: end - 2].endswith((" ", "\t"))
    block[-1] = (start, end - (1 if keeps_colon else 2))
    first = lines.line_text(lines.line_of(block[0][0]))
    return min(indent, len(first) - len(first.lstrip()))


# --- inside a block --------------------------------------------------------------------------------


def _add(builder: UnitBuilder, block: list[Span]) -> list[Span]:
    """Add the lines of a block, joined, without inline markup; the spans of the file that it sets apart."""
    source = builder.lines.text
    joined = "".join((" " if number else "") + source[slice(*span)] for number, span in enumerate(block))
    starts: list[int] = []
    length = 0
    for start, end in block:
        starts.append(length)
        length += end - start + 1

    def keep(start: int, end: int) -> None:
        for number in range(max(bisect_right(starts, start) - 1, 0), bisect_left(starts, end)):
            first, last = block[number]
            begin, stop = max(start, starts[number]), min(end, starts[number] + last - first)
            if begin < stop:
                builder.literal(first + begin - starts[number], first + stop - starts[number])
            if number + 1 < len(block) and start <= starts[number + 1] - 1 < end:
                builder.escape(" ", last, block[number + 1][0])

    def place(offset: int) -> int:
        number = bisect_right(starts, offset) - 1
        return min(block[number][0] + offset - starts[number], block[number][1])

    read = 0
    set_apart: list[Span] = []
    opened: dict[str, int] = {}
    for mark in _INLINE.finditer(joined):
        keep(read, mark.start())
        read = mark.end()
        kept = _kept(mark)
        kind = mark.lastgroup or ""
        if kept is not None:
            keep(*kept)
            set_apart.append((place(kept[0]), place(kept[1])))
        elif kind in {"strong", "emphasis"}:
            if (start := opened.pop(kind, -1)) < 0:
                opened[kind] = mark.end()
            else:
                set_apart.append((place(start), place(mark.start())))
        elif kind in ("literal", "role", "substitution", "address", "title_alone"):
            builder.placeholder(place(mark.start()), max(place(mark.end()), place(mark.start()) + 1))
        elif kind == "escape" and not mark[0][1].isspace():
            keep(mark.end() - 1, mark.end())
    keep(read, len(joined))
    return set_apart


def _kept(mark: re.Match[str]) -> Span | None:
    """The part of inline markup that is prose."""
    if mark.lastgroup == "link":
        return _titled(mark, "title")
    if mark.lastgroup == "role":
        group = "shown" if mark["shown"] is not None else "shown_first"
        name = _ROLE_NAME.search(mark[0])
        titled = _TARGET.search(mark[group])
        known = name is not None and name[1].rpartition(":")[2].lower() in _TEXT_ROLES
        if known and (titled or (name is not None and name[1] not in ("doc", "ref", "any", "numref"))):
            return _titled(mark, group)
    return None


def _titled(mark: re.Match[str], group: str) -> Span | None:
    start, end = mark.span(group)
    target = _TARGET.search(mark[group])
    stop = start + target.start() if target else end
    return (start, stop) if stop > start else None
