from __future__ import annotations

import re
from collections.abc import Callable

import openstep_plist
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.formats.strings import decode_escape
from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive

PATH = "de.lproj/Localizable.strings"


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ('"a" = "Wort";', [("a", "Wort")]),
        ('a.b = "Wort";', [("a.b", "Wort")]),
        ('"a"="Wort";"b"="Satz";', [("a", "Wort"), ("b", "Satz")]),
        ('/* "x" = "y"; */ "a" = "Wort"; // "z" = "w";', [("a", "Wort")]),
        ('"a" = "Ein \\"Wort\\"\\tda";', [("a", 'Ein "Wort"\tda')]),
        ('"a" = "\\U00e4\\u00F6 \\101";', [("a", "äö A")]),
        ('"a" = "Zwei\nZeilen";', [("a", "Zwei Zeilen")]),
        ('"a" /* k */ = /* v */ "Wort" ;', [("a", "Wort")]),
        ('"a\\"b" = "Wort %@";', [('a"b', "Wort X")]),
        ('"Wort";', [("Wort", "Wort")]),
        ('"a" = "";', []),
    ],
)
def test_units(data: str, texts: list[tuple[str, str]]) -> None:
    document = read_document(PATH, data.encode(), DocumentSettings())
    assert document.problems == ()
    assert [(unit.key, unit.text) for unit in document.units] == texts


def test_a_comment_is_the_context_and_may_be_a_directive() -> None:
    data = '/* Shown above */\n"a" = "Wort";\n// lambre-lint: disable-next\n"b" = "Satz";\n'
    document = read_document(PATH, data.encode(), DocumentSettings())
    assert next(unit.context for unit in document.units) == "Shown above"
    assert document.directives == (Directive("disable", (), 4), Directive("enable", (), 5))


@pytest.mark.parametrize(
    ("data", "line", "column", "words"),
    [
        ('"a" = "Wort"\n"b" = "Satz";', 2, 1, "semicolon"),
        ('"a" "Wort";\n"b" = "Satz";', 1, 5, "an ="),
        ('"a" = ;\n"b" = "Satz";', 1, 7, "text in quotation marks"),
        ('= "Wort";\n"b" = "Satz";', 1, 1, "key in quotation marks"),
    ],
)
def test_what_is_broken_costs_its_entry(data: str, line: int, column: int, words: str) -> None:
    document = read_document(PATH, data.encode(), DocumentSettings())
    (problem,) = document.problems
    assert (problem.line, problem.column) == (line, column)
    assert words in problem.message


def _decoded(source: str) -> str:
    return re.sub(r"\\.", lambda found: decode_escape(found[0]), source)


_TEXT = st.text(st.sampled_from('ab ä"\\\n\té€'), max_size=25)


@given(st.dictionaries(st.sampled_from(["a", "b c", "ü"]), _TEXT, max_size=3))
def test_another_reader_reads_the_same(check_unit: Callable[..., None], texts: dict[str, str]) -> None:
    def quoted(text: str) -> str:
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'

    data = "".join(f"{quoted(key)} = {quoted('q' + text)};\n" for key, text in texts.items())
    assert openstep_plist.loads("{" + data + "}") == {key: "q" + text for key, text in texts.items()}
    document = read_document(PATH, data.encode(), DocumentSettings())
    assert document.problems == ()
    found: dict[str, str] = {}
    for unit in document.units:
        check_unit(unit, data.encode(), _decoded)
        found[unit.key or ""] = found.get(unit.key or "", "") + unit.text
    assert {key: "".join(filter(str.isalpha, text)) for key, text in found.items()} == {
        key: "".join(filter(str.isalpha, f"q{text}")) for key, text in texts.items()
    }


@given(_TEXT)
def test_words_are_replaced(check_edits: Callable[..., int], text: str) -> None:
    written = text.replace("\\", "\\\\").replace('"', '\\"')
    assert check_edits(PATH, f'"a" = "Wort {written}";'.encode(), DocumentSettings(), 'Wo"rt') > 0
