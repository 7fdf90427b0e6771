from __future__ import annotations

import re
from collections.abc import Callable
from xml.sax.saxutils import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.formats.android import decode_escape
from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive

PATH = "res/values-ru/strings.xml"


def _texts(body: str, path: str = PATH) -> list[tuple[str | None, str]]:
    document = read_document(path, f"<resources>{body}</resources>".encode(), DocumentSettings())
    assert document.problems == ()
    return [(unit.key, unit.text) for unit in document.units]


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        ('<string name="a">Wort</string>', [("a", "Wort")]),
        ("<string name='a'>Peter\\'s \\\"Wort\\\"</string>", [("a", 'Peter\'s "Wort"')]),
        ('<string name="a">Zeile\n      zwei   Worte</string>', [("a", "Zeile zwei Worte")]),
        ('<string name="a">"  Zwei  Worte"</string>', [("a", "Zwei  Worte")]),
        ('<string name="a">Satz eins.\\nSatz zwei</string>', [("a", "Satz eins."), ("a", "Satz zwei")]),
        ('<string name="a">\\u00e4 \\@wort \\?</string>', [("a", "ä @wort ?")]),
        ('<string name="a">&#228; &amp; &lt;b&gt;fett&lt;/b&gt;</string>', [("a", "ä & fett")]),
        ('<string name="a"><![CDATA[<b>fett</b> & gut]]></string>', [("a", "fett & gut")]),
        ('<string name="a">Ein <b>fettes</b> Wort</string>', [("a", "Ein fettes Wort")]),
        ('<string name="a">Von <xliff:g id="x" xmlns:xliff="u">%1$s</xliff:g> da</string>', [("a", "Von X da")]),
        (
            '<plurals name="n"><item quantity="few"><xliff:g id="n" xmlns:xliff="u">%d</xliff:g> письма</item>'
            "</plurals>",
            [("n/few", "2 письма")],
        ),
        ('<string name="a" translatable="false">Wort</string>', []),
        ('<string name="a">@string/app_name</string>', []),
        ('<string name="a"/>', []),
        (
            '<string-array name="a"><item>Eins</item><item>Zwei</item></string-array>',
            [("a[0]", "Eins"), ("a[1]", "Zwei")],
        ),
        ('<color name="a">Rot</color>', []),
        (
            '<plurals name="f"><item quantity="one">%d файл</item><item quantity="few">%d файла</item>'
            '<item quantity="many">%d файлов</item><item quantity="other">%d файла</item></plurals>',
            [("f/one", "1 файл"), ("f/few", "2 файла"), ("f/many", "5 файлов"), ("f/other", "1,5 файла")],
        ),
    ],
)
def test_units(body: str, texts: list[tuple[str, str]]) -> None:
    assert _texts(body) == texts


def test_other_xml_has_no_units() -> None:
    assert read_document(PATH, b"<layout><string name='a'>Wort</string></layout>", DocumentSettings()).units == ()


def test_a_directive_holds_for_the_string_behind_it() -> None:
    data = (
        b"<resources>\n<!-- lambre-lint: disable-next=agreement -->\n<string name='a'>ein\nWort</string>\n</resources>"
    )
    document = read_document(PATH, data, DocumentSettings())
    assert document.directives == (Directive("disable", ("agreement",), 3), Directive("enable", ("agreement",), 5))


@pytest.mark.parametrize(
    ("data", "units", "line", "column", "words"),
    [
        ("<resources><string name='a'>Eins</string>\n<string name='b'>Zwei</resources>", 1, 2, 24, "mismatched tag"),
        ("<resources><string name='a'>Eins</string>\n<string name='b'>Zw", 1, 2, 20, "no element found"),
        ("<resources><string name='a'>Eins & zwei</string></resources>", 0, 1, 35, "not well-formed"),
        ("<resources><string name='a'>&foo;</string></resources>", 0, 1, 29, "undefined entity"),
    ],
)
def test_what_stands_before_a_break_is_read(data: str, units: int, line: int, column: int, words: str) -> None:
    document = read_document(PATH, data.encode(), DocumentSettings())
    assert len(document.units) == units
    (problem,) = document.problems
    assert (problem.line, problem.column) == (line, column)
    assert words in problem.message


def _bomb(levels: int, *, backwards: bool = False) -> str:
    declared = [f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "bumm"}">' for n in range(levels)]
    return "".join(reversed(declared) if backwards else declared)


@pytest.mark.parametrize(
    ("entities", "reason"),
    [
        (_bomb(12), "characters"),
        (_bomb(12, backwards=True), "characters"),
        ('<!ENTITY e0 "&e1;"><!ENTITY e1 "&e0;">', "stands for itself"),
        (f'<!ENTITY e1 "{"x" * 100_001}">', "characters"),
    ],
)
def test_entity_bombs_are_refused(entities: str, reason: str) -> None:
    data = f"<!DOCTYPE r [\n{entities}\n]>\n<resources><string name='a'>Wort &e1;</string></resources>".encode()
    document = read_document(PATH, data, DocumentSettings())
    (problem,) = document.problems
    assert reason in problem.message
    assert problem.line == 3
    assert not document.units


@pytest.mark.parametrize("entities", ['<!ENTITY e1 "MyApp">', _bomb(3), '<!ENTITY e1 SYSTEM "file:///etc/passwd">'])
def test_other_entities_are_slots(entities: str) -> None:
    data = f"<!DOCTYPE r [{entities}]><resources><string name='a'>Wort &e1;</string></resources>".encode()
    document = read_document(PATH, data, DocumentSettings())
    assert [unit.text for unit in document.units] == ["Wort X"]
    assert not document.problems


_TEXT = st.text(st.sampled_from("ab ä\"'\\&<>\n@?%é€\U0001f600"), max_size=25)


def _decoded(source: str) -> str:
    return re.sub(r"\\.", lambda found: decode_escape(found[0]), source)


def _written(text: str) -> str:
    """As the documentation tells authors to write a text."""
    for sign in "\\\"'@?":
        text = text.replace(sign, "\\" + sign)
    return escape(text).replace("\n", "\\n")


@given(_TEXT)
def test_what_is_written_is_read(check_unit: Callable[..., None], text: str) -> None:
    data = f'<resources><string name="a">q{_written(text)}</string></resources>'.encode()
    document = read_document(PATH, data, DocumentSettings())
    for unit in document.units:
        check_unit(unit, data, _decoded)
    if not set(text) & set("<>%&@"):
        assert "".join("".join(filter(str.isalpha, unit.text)) for unit in document.units) == "".join(
            filter(str.isalpha, f"q{text}")
        )


@given(_TEXT)
def test_words_are_replaced(check_edits: Callable[..., int], text: str) -> None:
    data = f'<resources><string name="a">Wort {_written(text)}</string></resources>'.encode()
    assert check_edits(PATH, data, DocumentSettings(), "Wo'r\"t") > 0
