from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive, TextUnit


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("Ein Satz.", [("Ein Satz.", 1, 1)]),
        ("Ein\nSatz.\n\nNoch\neiner.\n", [("Ein Satz.", 1, 1), ("Noch einer.", 4, 1)]),
        ("Ein\r\nSatz.\r\n\r\nNoch\r\neiner.", [("Ein Satz.", 1, 1), ("Noch einer.", 4, 1)]),
        ("Ein\rSatz.\r\rNoch einer.", [("Ein Satz.", 1, 1), ("Noch einer.", 4, 1)]),
        ("  Ein \n\t Satz.  \n \t \n  B", [("Ein Satz.", 1, 3), ("B", 4, 3)]),
        ("\ufeffEin Satz.", [("Ein Satz.", 1, 1)]),
        ("Ein\u2028Satz\x85und\x0cmehr", [("Ein\u2028Satz\x85und\x0cmehr", 1, 1)]),
        ("42\n\n---\n\n🎉\n\nä", [("ä", 7, 1)]),
        ("🎉 Ein Satz.", [("🎉 Ein Satz.", 1, 1)]),
        ("Siehe https://a.b/c?d=e, sagt\nme@example.org.", [("Siehe X, sagt X.", 1, 1)]),
        ("https://a.b/c", []),
        ("(www.example.org)", []),
        ("# Überschrift", [("# Überschrift", 1, 1)]),
    ],
)
def test_paragraphs(text: str, units: list[tuple[str, int, int]]) -> None:
    document = read_document("x.txt", text.encode(), DocumentSettings())
    found = [(unit.text, unit.segment_map.source_range(0, 1).start) for unit in document.units]
    assert [(shown, place.line, place.column) for shown, place in found] == units


def test_lines() -> None:
    document = read_document(
        "x.txt", b"Ein Satz.\nNoch einer.\n\n  # lambre-lint: language=de\nDritter.", DocumentSettings(unit="line")
    )
    assert [unit.text for unit in document.units] == ["Ein Satz.", "Noch einer.", "Dritter."]
    assert document.directives == (Directive("language", ("de",), 4),)


def test_directive_lines_are_no_prose_and_end_no_paragraph() -> None:
    text = (
        "# lambre-lint: language=de\nEin\n<!-- lambre-lint: disable-next=fluency -->\nSatz.\n\n"
        "Von lambre-lint: disable=x ist die Rede."
    )
    document = read_document("x.txt", text.encode(), DocumentSettings())
    assert [unit.text for unit in document.units] == ["Ein Satz.", "Von lambre-lint: disable=x ist die Rede."]
    assert document.directives == (Directive("language", ("de",), 1), Directive("disable-next", ("fluency",), 3))


def test_malformed_directive_is_a_problem_of_its_line() -> None:
    document = read_document("x.txt", b"Gut.\n# lambre-lint: disble=x\n", DocumentSettings())
    (problem,) = document.problems
    assert (problem.path, problem.line, problem.column) == ("x.txt", 2, 1)
    assert [unit.text for unit in document.units] == ["Gut."]


@given(
    st.text(
        st.sampled_from("aäß é\u0301🎉\n\r\t\u2028.@/:-") | st.characters(codec="utf-8", exclude_characters="\0"),
        max_size=80,
    ),
    st.sampled_from(["paragraph", "line"]),
    st.booleans(),
)
def test_every_character_comes_from_the_file(
    check_unit: Callable[[TextUnit, bytes], None], text: str, unit: Literal["paragraph", "line"], marked: bool
) -> None:
    data = b"\xef\xbb\xbf" * marked + text.removeprefix("\ufeff").encode()
    document = read_document("x.txt", data, DocumentSettings(unit=unit))
    assert document.problems == ()
    for found in document.units:
        check_unit(found, data)
    shown = "".join(segment for found in document.units for segment in found.text.split())
    if not any(sign in text for sign in "@:.") and "www" not in text.lower():
        letters = [sign for sign in text.removeprefix("\ufeff") if sign.isalpha()]
        assert [sign for sign in shown if sign.isalpha()] == letters
