"""Draws marks under words of a source line, aligned by the width that a terminal gives to characters."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len

CONTEXT = 60
"""Code points kept on either side of a mark where a line is too long to be shown whole."""

LONGEST = 200
"""Code points up to which a line is shown whole."""

ELLIPSIS = " … "

# What would move the cursor, colour the terminal or reverse the line shows as a replacement character:
# C0 and C1 controls, and the controls of the bidirectional algorithm.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


@dataclass(frozen=True, slots=True)
class Mark:
    """A half-open range of 0-based code points of a line, and the character to draw under it."""

    start: int
    end: int
    sign: str


def printable(text: str) -> str:
    """The text as it can be shown on one line of a terminal; a tab takes four columns."""
    return _UNSAFE.sub("\N{REPLACEMENT CHARACTER}", text.replace("\t", "    "))


def draw(line: str, marks: Iterable[Mark]) -> tuple[str, list[tuple[int, int, str]]]:
    """The line as shown, and for each mark its offset and width in terminal columns and its sign.

    Marks are clipped to the line, are at least one column wide, and come in order of place; of two marks
    that overlap the earlier given is kept.
    """
    kept: list[Mark] = []
    for mark in marks:
        start = min(max(mark.start, 0), len(line))
        clipped = Mark(start, min(max(mark.end, start), len(line)), mark.sign)
        if all(clipped.end <= other.start or other.end <= clipped.start for other in kept):
            kept.append(clipped)
    kept.sort(key=lambda mark: mark.start)

    windows = _windows(len(line), kept)
    shown = "" if windows[0][0] == 0 else ELLIPSIS.lstrip()
    drawn: list[tuple[int, int, str]] = []
    for start, end in windows:
        if start != windows[0][0]:
            shown += ELLIPSIS
        offset = cell_len(shown)
        for mark in kept:
            if start <= mark.start and mark.end <= end:
                # The width is a difference, so that a combining mark at the seam counts with its base.
                before = cell_len(printable(line[start : mark.start]))
                after = cell_len(printable(line[start : mark.end]))
                drawn.append((offset + before, max(after - before, 1), mark.sign))
        shown += printable(line[start:end])
    return shown + ("" if windows[-1][1] == len(line) else ELLIPSIS.rstrip()), drawn


def _windows(length: int, marks: list[Mark]) -> list[tuple[int, int]]:
    """The ranges of a line to show: all of it, or the surroundings of the marks."""
    if length <= LONGEST:
        return [(0, length)]
    windows: list[tuple[int, int]] = []
    for mark in marks:
        start, end = max(mark.start - CONTEXT, 0), min(mark.end + CONTEXT, length)
        if windows and start <= windows[-1][1]:
            windows[-1] = (windows[-1][0], max(end, windows[-1][1]))
        else:
            windows.append((start, end))
    return windows or [(0, LONGEST)]


def underline(drawn: list[tuple[int, int, str]]) -> str:
    """The line of signs that goes under a drawn line, without trailing blanks."""
    text = ""
    for offset, width, sign in drawn:
        text = text.ljust(offset) + sign * width
    return text
