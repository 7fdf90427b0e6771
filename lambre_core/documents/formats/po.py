"""gettext PO and POT: the translations of a catalogue, each plural form with a number of its own class.

Source: the GNU gettext manual, "The Format of PO Files". Fuzzy entries wait for review; obsolete ones (`#~`) are no
text. The header names the language and the plural forms. A template (POT) has no translations: its messages are
read. A directive is a translator's comment before an entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import LINE_COMMENT, of_entry, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.language import code_of
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.plurals import form_numerals, gettext_numerals
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "po"
EXTENSIONS = (".po", ".pot")

_KEYWORD = re.compile(r"[ \t]*(msgctxt|msgid_plural|msgid|msgstr(?:[ \t]*\[[ \t]*(\d{1,3})[ \t]*\])?)[ \t]*(?=\"|$)")
_STRING = re.compile(r'[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*')
_ESCAPE = re.compile(r"\\(?:[0-7]{1,3}|x[0-9a-fA-F]{1,2}|.)")
_CREDITS = frozenset(("translator-credits", "translator_credits", "Your names", "Your emails"))
"""Messages of GNOME and KDE whose translation is a list of names."""

_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_FIELD = re.compile(r"^([\w-]+):[ \t]*(.*)$", re.MULTILINE)


@dataclass(slots=True)
class _Entry:
    """One message: the strings of each of its keywords, and what the comments before it say.

    Attributes:
        strings: `msgid`, `msgstr`, `msgstr[1]` ... -> spans between quotation marks.
    """

    first: int
    last: int
    strings: dict[str, list[Span]] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)
    comments: list[str] = field(default_factory=list)
    directives: list[Directive | InputProblem] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        return any(keyword.startswith("msgstr") for keyword in self.strings)


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The translations of a catalogue; of a template its messages."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    entries = list(_entries(lines))
    header = next(
        (entry for entry in entries if isinstance(entry, _Entry) and _text(lines, entry, "msgid") == ""), None
    )
    fields = dict(_FIELD.findall(_text(lines, header, "msgstr") or "")) if header else {}
    language = fields.get("Language") or None
    code = code_of(language, settings)
    numerals = gettext_numerals(fields.get("Plural-Forms", "")) or ()
    is_template = language is None and not any(
        _text(lines, entry, keyword)
        for entry in entries
        if isinstance(entry, _Entry) and entry is not header
        for keyword in entry.strings
        if keyword.startswith("msgstr")
    )
    for entry in entries:
        if isinstance(entry, InputProblem):
            yield entry
            continue
        yield from of_entry(entry.directives, entry.first, entry.last)
        if entry is header or "msgid" not in entry.strings:
            continue
        context = _text(lines, entry, "msgctxt") if "msgctxt" in entry.strings else None
        name = _text(lines, entry, "msgid") or ""
        if name in _CREDITS:
            continue
        about = About(
            language=language,
            key=name if context is None else f"{context}|{name}",
            context="\n".join(entry.comments) or context,
            fuzzy="fuzzy" in entry.flags,
            code=code,
            accelerators="_&~",
        )
        if is_template:
            yield from _units(lines, entry, "msgid", about, None)
            yield from _units(lines, entry, "msgid_plural", about, form_numerals(2, "en")[1])
            continue
        forms = [keyword for keyword in entry.strings if keyword.startswith("msgstr")]
        known = numerals if len(numerals) >= len(forms) else form_numerals(len(forms), code)
        for keyword in forms:
            form = int(keyword[7:-1]) if keyword != "msgstr" else None
            numeral = known[form] if form is not None and form < len(known) else None
            yield from _units(lines, entry, keyword, about, numeral)


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text in the escapes of a PO string."""
    return text.replace('"', '\\"') if encodable(text, unit, span) else None


def _units(
    lines: LineIndex, entry: _Entry, keyword: str, about: About, numeral: str | None
) -> Iterator[TextUnit | InputProblem]:
    builder = UnitBuilder(lines)
    for span in entry.strings.get(keyword, ()):
        builder.decoded(*span, _ESCAPE, decode_escape)
    key = about.key if keyword in ("msgstr", "msgid") else f"{about.key}[{keyword.partition('[')[2][:-1] or 'plural'}]"
    yield from message_units(builder, replace(about, key=key, numeral=numeral))


# --- the file --------------------------------------------------------------------------------------


def _entries(lines: LineIndex) -> Iterator[_Entry | InputProblem]:
    """The entries in order; a line that is none of what PO has is a problem, and the rest is read."""
    entry = _Entry(1, 1)
    keyword: str | None = None
    for number in range(1, lines.line_count + 1):
        start, end = lines.line_span(number)
        line = lines.text[start:end]
        bare = line.strip()
        if not bare or bare.startswith("#"):
            if entry.finished:
                yield entry
                entry = _Entry(number, number)
            keyword = None
            if bare:
                _comment(lines, bare, (start, end), entry)
            continue
        stated = _KEYWORD.match(line)
        at = 0
        if stated:
            name = f"msgstr[{stated[2]}]" if stated[2] else stated[1]
            if entry.finished and not name.startswith("msgstr"):
                yield entry
                entry = _Entry(number, number)
            if not entry.strings:
                entry.first = number
            keyword, at = name, stated.end()
            entry.strings[name] = []
        spans, stop = _strings(line, at)
        if keyword is None or stop < len(line.rstrip()):
            place = lines.position(start + (stop if keyword else len(line) - len(line.lstrip())))
            expected = (
                'a string in quotation marks ("…", with \\" for a quotation mark in it) up to the end of the line'
                if keyword
                else "msgid, msgstr, msgctxt, a string in quotation marks or a comment that begins with #"
            )
            message = f"this is no PO: {expected} is expected. The entry is not checked; `msgfmt --check` says more."
            yield InputProblem("", message, place.line, place.column)
            entry, keyword = _Entry(number + 1, number + 1), None
            continue
        entry.strings[keyword] += [(start + first, start + last) for first, last in spans]
        entry.last = number
    if entry.finished or entry.directives:
        yield entry


def _comment(lines: LineIndex, bare: str, span: Span, entry: _Entry) -> None:
    if directive := LINE_COMMENT.fullmatch(lines.text, *span):
        entry.directives += read_directives(directive, lines)
    elif bare.startswith("#,"):
        entry.flags |= {flag.strip() for flag in bare[2:].split(",")}
    elif bare.startswith("#."):
        entry.comments.append(bare[2:].strip())


def _strings(line: str, at: int) -> tuple[list[Span], int]:
    """The strings from a place of a line on, and where what is no string begins."""
    spans: list[Span] = []
    while string := _STRING.match(line, at):
        spans.append(string.span(1))
        at = string.end()
    return spans, at


def decode_escape(escape: str) -> str:
    """What an escape of C stands for, as gettext reads it."""
    body = escape[1:]
    if body[0] in "01234567":
        return chr(int(body, 8))
    if body[0] == "x" and len(body) > 1:
        return chr(int(body[1:], 16))
    return _LETTERS.get(body, body)


def _text(lines: LineIndex, entry: _Entry, keyword: str) -> str | None:
    spans = entry.strings.get(keyword)
    if spans is None:
        return None
    return "".join(_ESCAPE.sub(lambda found: decode_escape(found[0]), lines.text[slice(*span)]) for span in spans)
