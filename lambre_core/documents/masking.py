"""Masking: stretches that are not prose become placeholders, behind a word that parses."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from lambre_core.documents.segments import Segment

STAND_IN = "X"
"""A letter can be a noun or a name in every language and shows no case, number or gender."""

FILE = re.compile(r"""(?<! [^\s("'«„“‚‘] ) \. (?=[a-z]) [\w-]+ (?: [./] [\w-]+ )*""", re.VERBOSE | re.IGNORECASE)
"""Names of files that begin with a dot, and ends of such names (*soubory .mp3*)."""

ADDRESS = re.compile(
    rf"""
      (?= [hfwm] ) (?: \b (?: https? | ftp | file ) :// | (?<![\w.]) www\. | \b mailto: )
      [^\s<>"«»„“”‚‘’|\\^`]+ (?<! [.,;:!?…'()\[\]*_] )          # closing punctuation is the sentence's own
    | (?<! [\w.+-] ) [\w.+-]{{1,64}}+ @ [\w-]+ (?: \. [\w-]+ )+
    | (?<! [\w.@/-] ) (?=[a-z]) [a-z0-9-]{{1,63}}+ (?: \. [a-z0-9-]+ )*?
      \. (?: app | com | dev | edu | gov | net | org ) (?! [\w-] | \. \w )
    | {FILE.pattern}
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Web and mail addresses in prose, names of hosts in the best-known domains (*auf Audio.com*), and `FILE`."""


UNSEEN = re.compile("[\u00ad\u200b\u200e\u200f\u2060\ufeff]")
"""Soft hyphens, zero-width spaces, marks of direction, word joiners and byte-order marks, which only lay out.

Inside a word each would make two words of it."""

_ACCENTED = re.compile("[^\\W\\d_][\u0300-\u036f]+")
"""A letter with accents that are characters of their own, as file names of macOS and some converters have it."""

_STRESSED = frozenset("аеєиіїоуыэюяё")
"""Cyrillic vowels: an acute on one shows learners where the stress lies (*замо́к*)."""


HOSTS = (".app", ".com", ".dev", ".edu", ".gov", ".net", ".org")


def may_hold_address(text: str) -> bool:
    """Whether `ADDRESS` is worth searching for; told in a fraction of the time."""
    if "@" in text or ":" in text or ("." in text and FILE.search(text) is not None):
        return True
    return "www." in (lower := text.lower()) or any(end in lower for end in HOSTS)


class Rewrite(NamedTuple):
    """What becomes of the range [start, end) of a unit's text.

    A `placeholder` hides it behind the word `text`; an `escape` reads as `text`; without text it is markup,
    which leaves nothing.
    """

    start: int
    end: int
    text: str = ""
    kind: Literal["placeholder", "escape"] = "escape"


def as_read(text: str, segments: list[Segment]) -> tuple[str, list[Segment]]:
    """A unit's text in the letters that people read: no `UNSEEN`, composed with their accents (NFC), no stress."""
    if text.isascii():
        return text, segments
    if unseen := [Rewrite(*match.span()) for match in UNSEEN.finditer(text)]:
        text, segments = rewrite(text, segments, unseen)
    accented = [(match, _composed(match[0])) for match in _ACCENTED.finditer(text)]
    changes = [Rewrite(*match.span(), letters) for match, letters in accented if letters != match[0]]
    return rewrite(text, segments, changes) if changes else (text, segments)


def _composed(letter: str) -> str:
    """A letter with its accents, in NFC and without the mark of stress."""
    accents = letter[1:].replace("\u0301", "") if letter[0].lower() in _STRESSED else letter[1:]
    return unicodedata.normalize("NFC", letter[0] + accents)


def rewrite(text: str, segments: Sequence[Segment], changes: Iterable[Rewrite]) -> tuple[str, list[Segment]]:
    """Make changes to ranges of a unit's text, rising and apart.

    A placeholder or escape that a range touches becomes part of it; with a placeholder in it, the range is one.
    Linear in text and segments.
    """
    starts = [segment.text_start for segment in segments]
    parts: list[str] = []
    rewritten: list[Segment] = []
    read = written = 0

    def keep(end: int) -> None:
        """Copy the text from `read` to `end`."""
        nonlocal read, written
        at = bisect_right(starts, read) - 1
        while read < end:
            piece = segments[at].cut(read, end)
            rewritten.append(piece.moved(written - read))
            parts.append(text[read : piece.text_end])
            written += piece.text_end - read
            read, at = piece.text_end, at + 1

    for change in changes:
        start, end = max(change.start, read), change.end
        if end <= start:
            continue
        at, behind = bisect_right(starts, start) - 1, bisect_right(starts, end - 1)
        first, last = segments[at].cut(start, len(text)), segments[behind - 1].cut(0, end)
        hides = change.kind == "placeholder" or any(part.kind == "placeholder" for part in segments[at:behind])
        keep(first.text_start)
        if change.text:
            length = len(change.text)
            kind: Literal["placeholder", "escape"] = "placeholder" if hides else "escape"
            rewritten.append(Segment(written, written + length, first.source_start, last.source_end, kind))
            parts.append(change.text)
            written += length
        read = last.text_end
    keep(len(text))
    return "".join(parts), rewritten
