from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive

PATH = "locales/ru/x.ftl"


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ("a = Wort\n", [("a", "Wort")]),
        ("a = Wort { $name } hier\n", [("a", "Wort X hier")]),
        ("a = { -brand } hier { a } und { NUMBER($n) }\n", [("a", "X hier X und 5")]),
        ('a = Ein {"Wort"} {"\\u00e4"}\n', [("a", "Ein Wort ä")]),
        ("a =\n    Zwei\n    Zeilen\n", [("a", "Zwei Zeilen")]),
        ("a =\n    Zwei\n      Zeilen\n\n    Text\n", [("a", "Zwei Zeilen"), ("a", "Text")]),
        ("a = Wort\n    .title = Satz\n", [("a", "Wort"), ("a.title", "Satz")]),
        ("a =\n    .title = Satz\n", [("a.title", "Satz")]),
        ("-a = Wort\n", [("-a", "Wort")]),
        ("# Bemerkung\n## Gruppe\n### Datei\na = Wort\n", [("a", "Wort")]),
        (
            "a = { $n ->\n    [one] { $n } файл\n    [few] { $n } файла\n   *[other] { $n } файлов\n  } здесь\n",
            [("a/one", "1 файл здесь"), ("a/few", "2 файла здесь"), ("a/other", "1,5 файлов здесь")],
        ),
        (
            "a = { $g ->\n    [male] Он\n   *[other] Она\n } здесь\n",
            [("a/male", "Он здесь"), ("a/other", "Она здесь")],
        ),
        ("a = <b>Fett</b> &amp; gut\n", [("a", "Fett & gut")]),
        ("a = { $x }\n", []),
    ],
)
def test_units(data: str, texts: list[tuple[str, str]]) -> None:
    for end in ("\n", "\r\n"):
        document = read_document(PATH, data.replace("\n", end).encode(), DocumentSettings())
        assert document.problems == ()
        assert [(unit.key, unit.text) for unit in document.units] == texts


def test_a_comment_is_the_context_and_may_be_a_directive() -> None:
    data = "# Shown above\n# lambre-lint: disable-next=agreement\na =\n    Wort\n"
    document = read_document(PATH, data.encode(), DocumentSettings())
    assert (document.units[0].context or "").startswith("Shown above")
    assert document.directives == (Directive("disable", ("agreement",), 3), Directive("enable", ("agreement",), 5))


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [("a = Wort {\nb = Satz\n", 2, 1), ("a\nb = Satz\n", 1, 2), ("a = { $n ->\n  [one] x\n }\nb = Satz\n", 3, 2)],
)
def test_junk_costs_its_entry(data: str, line: int, column: int) -> None:
    document = read_document(PATH, data.encode(), DocumentSettings())
    assert "Satz" in [unit.text for unit in document.units] or line == 2
    problem = document.problems[0]
    assert (problem.line, problem.column) == (line, column)
    assert "no Fluent message" in problem.message


_LINE = st.text(st.sampled_from("ab ä€\U0001f600?*["), max_size=12)


@given(st.lists(_LINE, min_size=1, max_size=4), st.integers(1, 5))
def test_every_character_has_its_place(check_unit: Callable[..., None], lines: list[str], indent: int) -> None:
    data = ("a = q\n" + "".join(f"{' ' * indent}q{line}\n" for line in lines)).encode()
    document = read_document(PATH, data, DocumentSettings())
    assert document.problems == ()
    for unit in document.units:
        check_unit(unit, data)
    read = "".join("".join(filter(str.isalpha, unit.text)) for unit in document.units)
    assert read == "q" + "".join("".join(filter(str.isalpha, f"q{line}")) for line in lines)


@given(st.lists(_LINE, min_size=1, max_size=3))
def test_words_are_replaced(check_edits: Callable[..., int], lines: list[str]) -> None:
    data = ("a = Wort\n" + "".join(f"    Wort {line}\n" for line in lines)).encode()
    assert check_edits(PATH, data, DocumentSettings(), "Wörter") > 0
