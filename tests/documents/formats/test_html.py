from __future__ import annotations

import re
from collections.abc import Callable

import html5lib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ("<p>Ein <b>fettes</b> Wort</p><p>Satz</p>", ["Ein fettes Wort", "Satz"]),
        ("<ul><li>Eins<li>Zwei</ul>", ["Eins", "Zwei"]),
        ("Text<div>Block</div>Rest", ["Text", "Block", "Rest"]),
        ("<p>Zwei\n   Zeilen</p>", ["Zwei Zeilen"]),
        ("<p>Gr&ouml;&szlig;e &amp; &#228;</p>", ["Größe & ä"]),
        ("<p>Drücken Sie <kbd>Strg</kbd> jetzt</p>", ["Drücken Sie X jetzt"]),
        ("<p>Ein<del> neue</del> neuer<s> Tag <b>und</b></s> Abend</p>", ["Ein neuer Abend"]),  # struck out
        ("<p>Eins<br>zwei</p>", ["Eins zwei"]),
        ("<td><b>Озеро</b>\n  <br>Синій\n  <br>Тиша</td>", ["Озеро", "Синій", "Тиша"]),  # lines of a table cell
        ("<td>Синій<br>колір</td>", ["Синій колір"]),  # goes on without a capital
        ("<p>Синій<br>Колір</p>", ["Синій Колір"]),  # in running text a line may break anywhere
        ("<script>var a = 'Wort';</script><style>a {}</style><p>Wort</p>", ["Wort"]),
        ('<p translate="no">make install</p><p>Wort</p>', ["Wort"]),
        ('<img alt="Ein Bild"><a title="Titel &amp; mehr">Wort</a>', ["Ein Bild", "Titel & mehr", "Wort"]),
        ('<input type="submit" value="Senden" placeholder="Name">', ["Senden", "Name"]),
        ("<p>Siehe https://example.org/a und {{ name }}</p>", ["Siehe X und X"]),
        ("<p>a < b & c</p>", ["a < b & c"]),
        ("<p>Nie geschlossen <b>fett", ["Nie geschlossen fett"]),
        ("<td>Eins</td><td>Zwei</td>", ["Eins", "Zwei"]),
        ("<!-- Bemerkung --><p>Wort</p>", ["Wort"]),
        ("<pre>code</pre><p>Wort</p>", ["Wort"]),
    ],
)
def test_units(check_unit: Callable[..., None], data: str, texts: list[str]) -> None:
    document = read_document("x.html", data.encode(), DocumentSettings())
    assert document.problems == ()
    assert [unit.text for unit in document.units] == texts
    for unit in document.units:
        check_unit(unit, data.encode())


def test_languages_are_nested() -> None:
    data = '<html lang="de"><p>Wort</p><p lang="cs">Slovo</p><div lang="en"><p>Word</p></div><p>Satz</p></html>'
    units = read_document("x.html", data.encode(), DocumentSettings()).units
    assert [(unit.language, unit.text) for unit in units] == [
        ("de", "Wort"),
        ("cs", "Slovo"),
        ("en", "Word"),
        ("de", "Satz"),
    ]


def test_labels() -> None:
    data = "<p>Zvolte <b>Nová <i>složka</i></b>, ne <b>toto</b></p><p><a href=x>Další &gt;</a> <span>Ne</span> <em>Ano"
    units = read_document("x.html", data.encode(), DocumentSettings()).units
    assert [[unit.text[slice(*span)] for span in unit.set_apart] for unit in units] == [
        ["Nová složka", "složka", "toto"],
        ["Další >"],
    ]


def test_directives() -> None:
    data = b"<p>Wort</p>\n<!-- lambre-lint: disable=agreement -->\n<p>Satz</p>"
    assert read_document("x.html", data, DocumentSettings()).directives == (Directive("disable", ("agreement",), 2),)


_PIECES = st.sampled_from(
    ["a", "ä ", " b", "\n", "&amp;", "&#228;", "<b>", "</b>", "<p>", "</p>", "<i>c</i>", "<br>", "<li>"]
)


@given(st.lists(_PIECES, max_size=20).map("".join))
def test_another_reader_reads_the_same(check_unit: Callable[..., None], body: str) -> None:
    data = f"<!DOCTYPE html><html><body>{body}</body></html>".encode()
    document = read_document("x.html", data, DocumentSettings())
    assert document.problems == ()
    for unit in document.units:
        check_unit(unit, data)
    tree = html5lib.parse(data.decode(), namespaceHTMLElements=False)
    letters = re.sub(r"[^a-zä&]", "", "".join(tree.find("body").itertext()))
    read = re.sub(r"[^a-zä&]", "", "".join(unit.text for unit in document.units))
    # What has no letter is no text, here single ampersands.
    assert read.replace("&", "") == letters.replace("&", "")


@given(st.lists(_PIECES, max_size=12).map("".join))
def test_words_are_replaced(check_edits: Callable[..., int], body: str) -> None:
    assert check_edits("x.html", f"<p>Ein Wort {body}".encode(), DocumentSettings(), "Wörter") > 0
