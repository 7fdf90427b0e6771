from __future__ import annotations

import re
from collections.abc import Callable

import javaproperties
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.formats.properties import decode_escape
from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive


def _decoded(source: str) -> str:
    return re.sub(r"\\u[dD][89abAB]..\\u....|\\u....|\\\r?\n\s*|\\.|''", lambda found: decode_escape(found[0]), source)


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ("a=Wort", [("a", "Wort")]),
        ("a : Wort", [("a", "Wort")]),
        ("a Wort", [("a", "Wort")]),
        ("  a = Wort", [("a", "Wort")]),
        ("a\\ b\\=c = Wort", [("a b=c", "Wort")]),
        ("a = Gr\\u00f6\\u00dfe \\uD83D\\uDE00", [("a", "Größe 😀")]),
        ("a = Ein \\\n    Wort", [("a", "Ein Wort")]),
        ("a = Ein\\\\\nb = Satz", [("a", "Ein\\"), ("b", "Satz")]),
        ("a = Peter''s {0}", [("a", "Peter's X")]),
        ("a = Peter''s", [("a", "Peter''s")]),
        ("# a = b\n! c = d\na = Wort", [("a", "Wort")]),
        ("a = &Wort \\\n", [("a", "Wort")]),
        ("a =\nb", []),
        ("a = {0,choice,0#keine Datei|1#eine Datei}", [("a/0", "keine Datei"), ("a/1", "eine Datei")]),
    ],
)
def test_units(data: str, texts: list[tuple[str, str]]) -> None:
    document = read_document("x_de.properties", data.encode(), DocumentSettings())
    assert document.problems == ()
    assert [(unit.key, unit.text) for unit in document.units] == texts


def test_a_directive_holds_for_the_value_behind_it() -> None:
    document = read_document("x.properties", b"# lambre-lint: disable-next\na = b \\\n c\n", DocumentSettings())
    assert document.directives == (Directive("disable", (), 2), Directive("enable", (), 4))


@pytest.mark.parametrize(
    ("data", "line", "column", "words"),
    [
        (b"a = b\nc = x\\u12 y", 2, 6, "four hexadecimal digits"),
        (b"a = b\nc = \\ud800", 2, 5, "no character"),
        ("a = Größe".encode("latin-1"), 1, 7, "native2ascii"),
    ],
)
def test_problems(data: bytes, line: int, column: int, words: str) -> None:
    (problem,) = read_document("x.properties", data, DocumentSettings()).problems
    assert (problem.line, problem.column) == (line, column)
    assert words in problem.message


_TEXT = st.text(st.sampled_from("ab ä:=#!\\\n\té€\U0001f600"), max_size=25)


@given(st.dictionaries(st.sampled_from(["a", "b c", "ü=", "#"]), _TEXT, max_size=3), st.booleans())
def test_another_reader_reads_the_same(
    check_unit: Callable[..., None], texts: dict[str, str], ascii_only: bool
) -> None:
    pairs = {key: "q" + text for key, text in texts.items()}
    data = javaproperties.dumps(pairs, timestamp=False, ensure_ascii=ascii_only)
    assert javaproperties.loads(data) == pairs
    found: dict[str, str] = {}
    for unit in read_document("x.properties", data.encode(), DocumentSettings()).units:
        check_unit(unit, data.encode(), _decoded)
        found[unit.key or ""] = found.get(unit.key or "", "") + "".join(filter(str.isalpha, unit.text))
    assert found == {key: "".join(filter(str.isalpha, text)) for key, text in pairs.items()}


@given(_TEXT, st.booleans())
def test_words_are_replaced(check_edits: Callable[..., int], text: str, ascii_only: bool) -> None:
    data = javaproperties.dumps({"a": "Wort " + text}, timestamp=False, ensure_ascii=ascii_only).encode()
    assert check_edits("x.properties", data, DocumentSettings(), "Wörter") > 0
