"""The words are drawn under the line, aligned in a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style
from lambre_core.outputs._drawing import Mark, draw, underline
from lambre_core.outputs.text import render

FindingIn = Callable[..., FileResult]
HAPPY, FAMILY = "\N{FACE WITH TEARS OF JOY}", "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"

# The text, the word at fault, the others, and the lines between the head line and the message.
DRAWN = {
    "the head after the dependent": (
        "Die lange Bücher.",
        "lange",
        ["Bücher"],
        ["Die lange Bücher.", "    ^^^^^ ~~~~~~"],
    ),
    "wide characters count two": ("漢字 lange 漢字.", "lange", ["漢字|2"], ["漢字 lange 漢字.", "     ^^^^^ ~~~~"]),
    "an emoji before": (f"{HAPPY} lange Bücher", "lange", ["Bücher"], [f"{HAPPY} lange Bücher", "   ^^^^^ ~~~~~~"]),
    "combining marks count nothing": (
        "scho\N{COMBINING DIAERESIS}ne Bu\N{COMBINING DIAERESIS}cher da",
        "scho\N{COMBINING DIAERESIS}ne",
        ["Bu\N{COMBINING DIAERESIS}cher"],
        ["scho\N{COMBINING DIAERESIS}ne Bu\N{COMBINING DIAERESIS}cher da", "^^^^^^ ~~~~~~"],
    ),
    "tabs take four columns": (
        "\ta\tlange Bücher",
        "lange",
        ["Bücher"],
        ["    a    lange Bücher", "         ^^^^^ ~~~~~~"],
    ),
    "the head on the next line": (
        "Die lange\nBücher.",
        "lange",
        ["Bücher"],
        ["Die lange", "    ^^^^^", "Bücher.", "~~~~~~"],
    ),
    "the head far above": (
        "Bücher\n\n\nsind lange",
        "lange",
        ["Bücher"],
        ["Bücher", "~~~~~~", "…", "sind lange", "     ^^^^^"],
    ),
    "CRLF and U+2028 do not break the drawing": (
        "Die\r\nso\N{LINE SEPARATOR}lange Bücher\r\n",
        "lange",
        ["Bücher"],
        ["so\N{REPLACEMENT CHARACTER}lange Bücher", "   ^^^^^ ~~~~~~"],
    ),
    "control characters reach no terminal": (
        "\x1b[31m lange Bücher",
        "lange",
        ["Bücher"],
        ["\N{REPLACEMENT CHARACTER}[31m lange Bücher", "      ^^^^^ ~~~~~~"],
    ),
    "one multiword token for both words": ("zum Haus", "zum", ["zum"], ["zum Haus", "^^^"]),
    "a long line is cut around the words": (
        "x" * 500 + " lange " + "y" * 500 + " Bücher " + "z" * 500,
        "lange",
        ["Bücher"],
        [
            f"… {'x' * 59} lange {'y' * 59} … {'y' * 59} Bücher {'z' * 59} …",
            f"{' ' * 62}^^^^^{' ' * 123}~~~~~~",
        ],
    ),
}


@pytest.mark.parametrize("name", DRAWN)
def test_drawing(finding_in: FindingIn, name: str) -> None:
    text, fault, others, expected = DRAWN[name]
    lines = "".join(render([finding_in(text, fault, *others)], Style())).splitlines()
    assert [line.removeprefix("  ") for line in lines[1:-1]] == expected


def test_a_family_emoji_is_as_wide_as_the_terminal_library_says(finding_in: FindingIn) -> None:
    lines = "".join(render([finding_in(f"{FAMILY} lange Bücher", "lange", "Bücher")], Style())).splitlines()
    assert lines[2].index("^") == 2 + cell_len(f"{FAMILY} ")


def test_colours_change_nothing_but_colours(news: Sequence[FileResult]) -> None:
    plain = "".join(render(news, Style(show_suppressed=True)))
    colored = "".join(render(news, Style(color=True, show_suppressed=True)))
    assert colored != plain
    assert re.sub(r"\x1b\[\d+m", "", colored) == plain


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=400), st.data())
def test_any_line_is_drawn_on_one_line_with_its_marks_in_it(line: str, data: st.DataObject) -> None:
    ends = sorted(data.draw(st.lists(st.integers(0, len(line)), min_size=2, max_size=2)))
    shown, drawn = draw(line, [Mark(ends[0], ends[1], "^")])
    assert len(shown.splitlines()) <= 1
    assert not re.search("[\x00-\x1f\x7f-\x9f]", shown)
    (offset, width, _), *others = drawn
    assert not others
    assert width >= 1
    assert offset <= cell_len(shown)
    assert underline(drawn) == " " * offset + "^" * width
