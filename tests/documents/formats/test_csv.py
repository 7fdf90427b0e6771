from __future__ import annotations

import csv
import io
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import DocumentSettings, read_document


@pytest.mark.parametrize(
    ("data", "columns", "texts"),
    [
        ("text\nWort\n", ("text",), [("2:text", None, "Wort")]),
        ("id,lang,text\na,de,Wort\n", ("text",), [("a:text", "de", "Wort")]),
        ("text;x\nWort, ein;y\n", ("text",), [("2:text", None, "Wort, ein")]),
        ("text\tx\nWort\ty\n", ("text",), [("2:text", None, "Wort")]),
        ('text\n"Ein ""Wort"", hier"\n', ("text",), [("2:text", None, 'Ein "Wort", hier')]),
        ('text\r\n"Zwei\r\nZeilen"\r\n', ("text",), [("2:text", None, "Zwei Zeilen")]),
        ("TEXT\nWort", ("text",), [("2:text", None, "Wort")]),
        ("a,b\nEins,Zwei\n", ("2",), [("1:2", None, "b"), ("2:2", None, "Zwei")]),
        ("a,b\nEins,Zwei\n", ("text",), []),
        ("text,target\nEins,Zwei\n", ("target", "text"), [("2:text", None, "Eins"), ("2:target", None, "Zwei")]),
        ("text,x\n\nWort\n", ("text",), [("2:text", None, "Wort")]),
        ("", ("text",), []),
    ],
)
def test_units(data: str, columns: tuple[str, ...], texts: list[tuple[str, str | None, str]]) -> None:
    document = read_document("x.csv", data.encode(), DocumentSettings(csv_columns=columns))
    assert document.problems == ()
    assert [(unit.key, unit.language, unit.text) for unit in document.units] == texts


def test_a_quotation_mark_that_is_never_closed() -> None:
    document = read_document("x.csv", b'text\nEins\n"Zwei\nDrei\n', DocumentSettings())
    assert [unit.text for unit in document.units] == ["Eins"]
    assert [(problem.line, problem.column) for problem in document.problems] == [(3, 1)]


_TEXT = st.text(st.sampled_from('ab ä",;\n\té€\U0001f600'), max_size=15)


@given(st.lists(st.tuples(_TEXT, _TEXT), max_size=4), st.sampled_from([(".csv", ","), (".csv", ";"), (".tsv", "\t")]))
def test_the_standard_reader_reads_the_same(
    check_unit: Callable[..., None], rows: list[tuple[str, str]], kind: tuple[str, str]
) -> None:
    written = io.StringIO()
    csv.writer(written, delimiter=kind[1]).writerows([("text", "x"), *(("q" + text, other) for text, other in rows)])
    data = written.getvalue().encode()
    document = read_document(f"x{kind[0]}", data, DocumentSettings())
    found: dict[str, str] = {}
    for unit in document.units:
        check_unit(unit, data, lambda source: source.replace('""', '"'))
        found[unit.key or ""] = found.get(unit.key or "", "") + "".join(filter(str.isalpha, unit.text))
    assert list(found.values()) == ["".join(filter(str.isalpha, f"q{text}")) for text, _ in rows]


@given(_TEXT, st.booleans())
def test_words_are_replaced(check_edits: Callable[..., int], text: str, quoted: bool) -> None:
    written = io.StringIO()
    csv.writer(written, quoting=csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL).writerows(
        [("text",), ("Wort " + text,)]
    )
    assert check_edits("x.csv", written.getvalue().encode(), DocumentSettings(), "Wör,ter" if quoted else "Wörter") > 0
