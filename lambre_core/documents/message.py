"""Messages: strings of a user interface, from their decoded text to units.

A string in a localisation file is written twice: in the escapes of its file (a format module decodes them) and
in the language of the program that shows it: slots, markup, plural branches. That second layer is the same
everywhere and is read here. Slots are hidden behind stand-ins, a number for what is a number; tags leave their
text; paragraphs, list items and the alternatives of `one thing|many things` are units by themselves.
"""

from __future__ import annotations

import html
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lambre_core.documents.build import CODE, FOLD, SET_APART, UnitBuilder, make_unit, with_labels
from lambre_core.documents.icu import COMPLEX, IcuError, slot_word, variants
from lambre_core.documents.masking import ADDRESS, STAND_IN, Rewrite, rewrite
from lambre_core.documents.plurals import ANY_NUMBER, form_numerals
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment
from lambre_core.documents.unit import InputProblem, TextUnit
from lambre_core.treebank.tree import Span

_CODE_TAGS = "|".join(
    (
        *sorted(CODE),
        *"cmd command computeroutput envar file filename guiseq input key keycap keycombo keyseq literal menucascade"
        " menuchoice parameter screen script style sys systemitem userinput varname".split(),
    )
)
"""Elements of HTML, Mallard, DocBook and DITA that show what is no prose: code, keys, paths through menus."""

_MARKUP = re.compile(
    rf"""
      (?P<comment> <!--.{{0,2000}}?--> )
    | (?P<code> <(?P<code_tag> {_CODE_TAGS} )\b[^<>]{{0,500}}>.{{0,2000}}?</(?P=code_tag)\s*> )
    | (?P<tag> </? (?P<tag_name> [A-Za-z0-9][\w:.-]{{0,40}} ) (?: \s[^<>]{{0,2000}} )? /?> )
    | (?P<bbcode> \[ /? (?: b|i|u|s|url|color|size|link ) (?: =[^\]\s]{{0,200}} )? \] )
    | (?P<entity> & (?: [A-Za-z][A-Za-z0-9]{{1,31}} | \#\d{{1,7}} | \#[xX][0-9A-Fa-f]{{1,6}} ) ; )
    | (?P<percent> %% )
    | (?P<address> {ADDRESS.pattern} )
    | (?P<handlebars> \{{\{{ [^\w{{}}]{{0,4}} (?P<handlebars_name> [\w.-]{{0,100}} ) [^{{}}]{{0,200}} \}}\}}
        | \{{%.{{0,200}}?%\}} )
    | (?P<dollar> [$\#]\{{ \s* (?P<dollar_name> [^{{}}]{{0,200}}? ) \s* \}}
        | \$t\([^()]{{0,200}}\) | (?<![\w$])\$[A-Za-z_]\w* )
    | (?P<python> %\( (?P<python_name> \w[\w.-]{{0,60}} ) \)[-+0\#]*\d*(?:\.\d+)?[sdifgxr] )
    | (?P<ruby> %[{{<] (?P<ruby_name> [\w.]{{1,60}} ) [}}>][sdf]? )
    | (?P<apple> %(?:\d+\$)?\#@\w{{1,60}}@ )
    | (?P<qt> %L[1-9]\d? | %[1-9]\d?(?![\d.]*[\w$@]) )
    | (?P<printf> %\d+\$[-+0\#,]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|j|z|t|L)?[A-Za-z@]
        | (?<![\d%])%[-+0\#,]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|q|j|z|t|L)?(?: [A-Za-z](?![A-Za-z]{{2}}) | @ ) )
    | (?P<slot> \{{ \s* (?P<slot_name> [\w.@:$-]{{0,60}} ) \s* (?: [,:|!] [^{{}}]{{0,200}} )? \}} )
    | (?P<name> \[\[[^\[\]]{{1,100}}\]\] | (?<!\w)__[A-Za-z]\w{{0,60}}__(?!\w) | (?<!\w)@[a-z]+/\w+
        | `[^`\n]{{1,200}}` )
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
"""What is no prose in a message: markup and the slots of the template languages in use."""

_EMPHASIS = re.compile(
    r"""(?<![\w*\\]) (?P<mark> \*\* | __ | [*_] ) (?= [^\W_] | [«„“"'({%<] )
    (?P<inside> [^\r\n]{1,300}? ) (?<=[\w»”“"'.!?)}…:%>]) (?P=mark) (?![\w*])""",
    re.VERBOSE,
)
"""What Markdown and games write for bold and italics: `**wichtig**`, `_wichtig_`."""

_SLOTS = ("handlebars", "dollar", "python", "ruby", "printf", "qt", "slot")
_NUMERIC = re.compile(r"%.*[diouxnfg]", re.IGNORECASE | re.DOTALL)
_BLOCK_TAGS = frozenset(
    "address article blockquote dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table td th tr ul".split()
)
_INLINE_TAGS = frozenset(
    "a abbr b big body cite del em font head html i img ins label mark meta q qt s small span strike strong sub sup u"
    " wbr".split()
)

_BOLD = frozenset(("b", "big", "strong"))

_TAG = re.compile(r"<(?P<closes>/?)(?P<name>[A-Za-z]+)\b[^<>]{0,2000}>")

_WITHIN = r"(?<=[^\W\d_])(?<![A-ZÀ-ÞА-ЯЄІЇҐΑ-Ω]){}(?=[^\W\d_])(?![A-ZÀ-ÞА-ЯЄІЇҐΑ-Ω])"
_ACCELERATORS = {
    "&": re.compile(r"(?<!\w)&&?(?=\w)|" + _WITHIN.format("&")),
    "_": re.compile(r"(?<![_\d])_(?=[^\W\d_])"),
    "~": re.compile(r"(?<!\w)~(?=[^\W\d_])|" + _WITHIN.format("~")),
}
"""Marks of the letter that calls a menu's item: `&Datei` of Windows, Qt and KDE (`&&Datei` of VS Code), `_Datei` of
GNOME, `~Datei` of LibreOffice. Within a word, capitals on either side tell `Q&A` and `Tom&Jerry`."""

_BAR = re.compile(r"(?<=[^\s|])\|(?=[^\s|])|\s\|\s")
"""Between alternatives: `one file|many files`, or columns."""

_PARTS = re.compile(
    r"\s*(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r(?!\n)|\n)\s*|(?<=[.!?:;…])[ \t]*[\r\n]\s*"
    r"|[\r\n][ \t]*(?=(?:[-*•–·]|\d{1,3}[.)])\s)"
)
"""Between two texts of a message: a blank line, a line end behind a sentence or before a bullet."""


@dataclass(frozen=True, slots=True)
class About:
    """What a format knows of a message besides its text; most fields are those of TextUnit.

    Attributes:
        code: ISO 639 code of the text's language for the numerals of its branches, from metadata or path.
        numeral: the number that its count stands for, where it is a form of a plural.
        accelerators: the signs that may mark a menu's letter: `&`, `_`, `~`.
        icu: whether braces must be ICU MessageFormat; otherwise only what looks like a plural or select is.
    """

    language: str | None = None
    key: str | None = None
    context: str | None = None
    fuzzy: bool = False
    written: str = ""
    code: str | None = None
    numeral: str | None = None
    accelerators: str = ""
    icu: bool = False


def message_units(builder: UnitBuilder, about: About) -> Iterator[TextUnit | InputProblem]:
    """The units of one message, whose file's escapes are decoded in the builder."""
    text, segments = "".join(builder.parts), builder.segments
    if not text.strip():
        return
    if not (about.icu and "{" in text) and not COMPLEX.search(text):
        yield from _alternatives(builder.lines, text, segments, about)
        return
    try:
        branches = variants(text, about.code)
    except IcuError as error:
        place = builder.lines.position(source_of(segments, min(error.offset, len(text) - 1)))
        named = f' of "{about.key}"' if about.key else ""
        message = f"the message{named} is not ICU MessageFormat: {error}. It is not checked."
        yield InputProblem("", message, place.line, place.column)
        return
    for branch in branches:
        key = "/".join((about.key or "", *branch.label)) if branch.label else about.key
        yield from _paragraphs(builder.lines, *rewrite(text, segments, branch.changes), replace(about, key=key))


def source_of(segments: list[Segment], offset: int) -> int:
    """Where in the file the character at an offset of a text begins."""
    part = segments[bisect_right(segments, offset, key=lambda segment: segment.text_start) - 1]
    return part.cut(offset, offset + 1).source_start


def plain(text: str, numeral: str | None = None) -> str:
    """A text as it is parsed: without markup, slots as stand-ins, counts as a number."""
    parts: list[str] = []
    read = 0
    for change in _changes(text, numeral):
        parts += (text[read : change.start], change.text)
        read = change.end
    return "".join((*parts, text[read:]))


def encodable(text: str, unit: TextUnit, span: Span) -> bool:
    """Whether a text in the place of a range of a unit is a text for the message's program, too, and no markup."""
    start, end = span
    around = unit.text[max(start - 1, 0) : start] + unit.text[end : end + 1]
    return not (_MEANING.search(text) or _BINDING.search(around))


_MEANING = re.compile(r"[<>{}%&$#|\\@_`\[\]\r\n\t]|''|^\W|\W$")
_BINDING = re.compile(r"[<>{}%&$#|\\@_`\[\]/:]")
"""Signs that may make markup of what is written beside them."""


def _alternatives(lines: LineIndex, text: str, segments: list[Segment], about: About) -> Iterator[TextUnit]:
    """Each text between bars; of plural forms each with the number of its form."""
    spans = _between(text, _BAR)
    numerals = form_numerals(len(spans), about.code) if len(spans) > 1 else (about.numeral,)
    for (start, end), numeral in zip(spans, numerals, strict=True):
        if start < end:
            yield from _paragraphs(lines, *_part(text, segments, start, end), replace(about, numeral=numeral))


def _paragraphs(lines: LineIndex, text: str, segments: list[Segment], about: About) -> Iterator[TextUnit]:
    """Each paragraph of a text, without markup."""
    labels = [(source_of(segments, start), source_of(segments, end)) for start, end in _set_apart(text)]
    text, segments = rewrite(text, segments, _changes(text, about.numeral))
    for sign in about.accelerators:
        marks = list(_ACCELERATORS[sign].finditer(text)) if sign in text else []
        text, segments = rewrite(text, segments, (Rewrite(*mark.span()) for mark in marks[:1] if len(marks) == 1))
    for start, end in _between(text, _PARTS):
        if start == end:
            continue
        part, pieces = _part(text, segments, start, end)
        part, pieces = rewrite(part, pieces, (Rewrite(*fold.span(), " ") for fold in FOLD.finditer(part)))
        unit = make_unit(
            lines,
            part,
            pieces,
            language=about.language,
            key=about.key,
            context=about.context,
            fuzzy=about.fuzzy,
            written=about.written,
        )
        if unit is not None:
            yield with_labels(unit, labels)


def _set_apart(text: str) -> Iterator[Span]:
    """What stands between inline tags or marks of emphasis, without them."""
    yield from (match.span("inside") for match in _emphasised(text, _MARKUP.finditer(text)))
    opened: list[tuple[str, int]] = []
    for tag in _TAG.finditer(text):
        name = tag["name"].lower()
        if name not in SET_APART:
            continue
        if not tag["closes"]:
            opened.append((name, tag.end()))
        elif opened and opened[-1][0] == name and opened[-1][1] < tag.start():
            yield opened.pop()[1], tag.start()


def _emphasised(text: str, markup: Iterable[re.Match[str]]) -> Iterator[re.Match[str]]:
    """What stands between marks of emphasis that are no part of other markup (`__name__`, an address)."""
    if "*" not in text and "_" not in text:
        return
    taken = {place for match in markup for place in range(*match.span())}
    for match in _EMPHASIS.finditer(text):
        if match.start() not in taken and match.end() - 1 not in taken:
            yield match


def _is_title(text: str, start: int, end: int, name: str) -> bool:
    """Whether an element that ends at [start, end) is a line by itself, a title: `<b>Pozor</b>`."""
    before = text.rfind("\n", 0, start) + 1
    return text[end : end + 1] in {"\n", "\r"} and text[before:start].lstrip().lower().startswith(f"<{name}")


def _between(text: str, gaps: re.Pattern[str]) -> list[Span]:
    """The ranges before, between and behind the gaps."""
    ends = [at for gap in gaps.finditer(text) for at in gap.span()]
    edges = [0, *ends, len(text)]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _part(text: str, segments: list[Segment], start: int, end: int) -> tuple[str, list[Segment]]:
    """A part of a text and its segments; an escape or placeholder that reaches out of it is part of it."""
    begin = bisect_right(segments, start, key=lambda segment: segment.text_end)
    stop = bisect_left(segments, end, key=lambda segment: segment.text_start)
    kept = [segment.cut(start, end) for segment in segments[begin:stop]]
    first = kept[0].text_start
    return text[first : kept[-1].text_end], [segment.moved(-first) for segment in kept]


def _changes(text: str, numeral: str | None) -> Iterator[Rewrite]:
    """What becomes of markup and slots; of a plural form the count becomes its number."""
    found = list(_MARKUP.finditer(text))
    slots = [match for match in found if match.lastgroup in _SLOTS]
    counts = [match for match in slots if _is_number(match)]
    if numeral not in (None, "1") and not counts:
        counts = slots[:1]  # a count that is a string, `%s files`; the form for one often has none
    marks = [Rewrite(*span) for match in _emphasised(text, found) for span in _marks(match)]
    yield from sorted((*marks, *_replaced(text, found, counts, numeral)), key=lambda change: change.start)


def _marks(emphasised: re.Match[str]) -> tuple[Span, Span]:
    """Where the marks before and behind what is emphasised stand."""
    return emphasised.span("mark"), (emphasised.end("inside"), emphasised.end())


def _replaced(
    text: str, found: Sequence[re.Match[str]], counts: Sequence[re.Match[str]], numeral: str | None
) -> Iterator[Rewrite]:
    """What becomes of each piece of markup and each slot."""
    for match in found:
        kind, (start, end) = match.lastgroup, match.span()
        if kind == "tag":
            yield _tag(match, text)
        elif kind in ("comment", "bbcode"):
            yield Rewrite(start, end)
        elif kind == "percent":
            yield Rewrite(start, end, "%")
        elif kind == "entity":
            yield Rewrite(start, end, html.unescape(match[0]))
        elif match in counts:
            yield Rewrite(start, end, numeral or ANY_NUMBER, "placeholder")
        else:
            yield Rewrite(start, end, STAND_IN, "placeholder")


def _is_number(slot: re.Match[str]) -> bool:
    """Whether a slot is filled by a number, by its type or else by its name."""
    kind = slot.lastgroup or ""
    if kind in ("printf", "qt"):
        return bool(_NUMERIC.fullmatch(slot[0]) or slot[0].startswith("%L"))
    name = slot.groupdict().get(f"{kind}_name")
    return name is not None and slot_word(name) == ANY_NUMBER


def _tag(match: re.Match[str], text: str) -> Rewrite:
    """Known tags and pairs leave their text; what else stands in angle brackets is a slot (`<file>`)."""
    (start, end), name = match.span(), match["tag_name"].lower()
    if name == "br":
        return Rewrite(start, end, "\n")
    if name in _BLOCK_TAGS:
        return Rewrite(start, end, "\n\n")
    closes = match[0].startswith("</")
    if closes and name in _BOLD and _is_title(text, start, end, name):
        return Rewrite(start, end, "\n\n")
    if closes or name in _INLINE_TAGS or name.isdecimal() or f"</{name}>" in text.lower():
        return Rewrite(start, end)
    return Rewrite(start, end, STAND_IN, "placeholder")
