from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.formats.yaml import decode_special
from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive


def _decoded(source: str) -> str:
    """An escape of double quotation marks, a doubled apostrophe or a folded line end."""
    if source == "''":
        return "'"
    return re.sub(
        r"\\(?:x..|u....|U........|\n\s*|.)|[ \t]*\n\s*",
        lambda found: decode_special(found[0]),
        source,
        flags=re.DOTALL,
    )


def _texts(data: str, path: str = "x.yaml", **settings: Any) -> list[tuple[str | None, str]]:
    document = read_document(path, data.encode(), DocumentSettings(**settings))
    assert document.problems == ()
    return [(unit.key, unit.text) for unit in document.units]


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ("a: Ein Wort\nb: Satz", [("a", "Ein Wort"), ("b", "Satz")]),
        ("a: Ein # Bemerkung", [("a", "Ein")]),
        ("a: 'Peter''s Wort'", [("a", "Peter's Wort")]),
        ('a: "Gr\\u00f6\\xdfe \\"x\\" \\\n  ab"', [("a", 'Größe "x" ab')]),
        ("a: Ein\n  langes\n  Wort", [("a", "Ein langes Wort")]),
        ("a: |\n  Ein\n  Wort\n", [("a", "Ein Wort")]),
        ("a: |2-\n    Ein\n  Wort\n", [("a", "Ein Wort")]),
        ("a: >-\n  Ein\n  Wort.\n\n  Noch\n  eins.\n", [("a", "Ein Wort."), ("a", "Noch eins.")]),
        ("a: > # Bemerkung\n  Ein Wort\n", [("a", "Ein Wort")]),
        ("- Eins\n- b: Zwei\n- [Drei, 'Vier']", [("0", "Eins"), ("1.b", "Zwei"), ("2.0", "Drei"), ("2.1", "Vier")]),
        ("a: &x Wort\nb: *x\nc: Satz", [("a", "Wort"), ("c", "Satz")]),
        ("a: !!str Wort\nb: !ruby/object:Foo Bar\nc: !!binary Zm9v", [("a", "Wort")]),
        ("? [a, b]\n: Wort\nc: Satz", [("?", "Wort"), ("c", "Satz")]),
        ("---\na: Eins\n---\na: Zwei", [("a", "Eins"), ("a", "Zwei")]),
        ("a: {one: '%d Datei', other: '%d Dateien'}", [("a.one", "1 Datei"), ("a.other", "5 Dateien")]),
        ("a: 1\nb: 2.5\nc: ~", []),
        ('a: "Ein\\LWort"', [("a", "Ein\u2028Wort")]),
        ("", []),
    ],
)
def test_units(check_unit: Callable[..., None], data: str, texts: list[tuple[str, str]]) -> None:
    assert _texts(data) == texts
    for unit in read_document("x.yaml", data.encode(), DocumentSettings()).units:
        check_unit(unit, data.encode(), _decoded)


def test_the_first_key_may_be_the_language() -> None:
    data = "cs:\n  files:\n    one: '%{count} soubor'\n    few: '%{count} soubory'\n    other: '%{count} souborů'\n"
    units = read_document("x.yml", data.encode(), DocumentSettings()).units
    assert [(unit.language, unit.text) for unit in units] == [
        ("cs", "1 soubor"),
        ("cs", "2 soubory"),
        ("cs", "5 souborů"),
    ]


def test_keys_are_chosen_by_globs() -> None:
    assert _texts("a: Eins\nb: {c: Zwei}", yaml_keys=("b.*",)) == [("b.c", "Zwei")]


def test_directives() -> None:
    data = b"# lambre-lint: disable=agreement\na: Wort\nb: |\n  # lambre-lint: nonsense\n"
    document = read_document("x.yaml", data, DocumentSettings())
    assert document.directives == (Directive("disable", ("agreement",), 1),)
    assert document.problems == ()


@pytest.mark.parametrize(
    ("data", "units", "line", "column"),
    [
        ("a: Wort\nb: [Satz", 2, 2, 9),
        ("a: Wort\nb: 'Satz", 1, 2, 9),
        ("a: Wort\n\tb: Satz", 0, 2, 1),
        ("a: Wort\nb: @x", 1, 2, 4),
        ("a: Wort\nb: \x07", 0, 2, 4),
    ],
)
def test_what_stands_before_a_break_is_read(data: str, units: int, line: int, column: int) -> None:
    document = read_document("x.yaml", data.encode(), DocumentSettings())
    assert len(document.units) == units
    (problem,) = document.problems
    assert (problem.line, problem.column) == (line, column)
    assert "no YAML" in problem.message


_TEXT = st.text(st.sampled_from("ab ä'\"\\\n\té€:#-\U0001f600"), max_size=40)


@given(
    st.lists(_TEXT, max_size=3),
    st.sampled_from([None, "'", '"', "|", ">"]),
    st.booleans(),
    st.sampled_from([10, 80]),
)
def test_pyyaml_writes_and_the_same_is_read(
    check_unit: Callable[..., None], texts: list[str], style: str | None, unicode: bool, width: int
) -> None:
    values = {f"k{number}": "q" + text for number, text in enumerate(texts)}
    written = yaml.safe_dump(values, default_style=style, allow_unicode=unicode, width=width)
    data = written.encode()
    found: dict[str, str] = {}
    document = read_document("x.yaml", data, DocumentSettings())
    assert document.problems == ()
    for unit in document.units:
        check_unit(unit, data, _decoded)
        found[unit.key or ""] = found.get(unit.key or "", "") + "".join(filter(str.isalpha, unit.text))
    assert found == {key: "".join(filter(str.isalpha, text)) for key, text in values.items()}


@given(_TEXT, st.sampled_from([None, "'", '"', "|", ">"]))
def test_words_are_replaced(check_edits: Callable[..., int], text: str, style: str | None) -> None:
    data = yaml.safe_dump({"a": "Ein Wort " + text}, default_style=style, allow_unicode=True).encode()
    assert check_edits("x.yaml", data, DocumentSettings(), "Wörter") > 0
