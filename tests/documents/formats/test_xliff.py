from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import DocumentSettings, read_document


def _old(units: str) -> str:
    return f'<xliff version="1.2"><file target-language="cs-CZ"><body>{units}</body></file></xliff>'


def _new(units: str) -> str:
    return f'<xliff version="2.0" srcLang="en" trgLang="cs"><file id="f">{units}</file></xliff>'


def _texts(data: str, **settings: bool) -> list[tuple[str | None, str | None, str]]:
    document = read_document("x.xlf", data.encode(), DocumentSettings(**settings))  # type: ignore[arg-type]
    assert document.problems == ()
    return [(unit.key, unit.language, unit.text) for unit in document.units]


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        ('<trans-unit id="a"><source>New</source><target>Nový</target></trans-unit>', ["Nový"]),
        ('<trans-unit id="a"><source>New</source></trans-unit>', []),
        ('<trans-unit id="a" translate="no"><target>Nový</target></trans-unit>', []),
        ('<trans-unit id="a"><target state="needs-review-translation">Nový</target></trans-unit>', []),
        ('<trans-unit id="a"><target state="translated">Nový</target></trans-unit>', ["Nový"]),
        ('<trans-unit id="a"><target>Nový <x id="1"/> soubor</target></trans-unit>', ["Nový X soubor"]),
        (
            '<trans-unit id="a"><target>Nový <x id="START_BOLD"/>soubor<x id="CLOSE_BOLD"/></target></trans-unit>',
            ["Nový soubor"],
        ),
        ('<trans-unit id="a"><target><g id="1">Nový</g> <ph id="2">%s</ph></target></trans-unit>', ["Nový X"]),
        (
            '<trans-unit id="a"><target><bpt id="1">&lt;b></bpt>Nový<ept id="1">&lt;/b></ept></target></trans-unit>',
            ["Nový"],
        ),
        ('<trans-unit id="a"><target><mrk mtype="protected">KDE</mrk> je nový</target></trans-unit>', ["X je nový"]),
        (
            '<trans-unit id="a"><target>'
            '<mrk mtype="seg">Nový.</mrk> <mrk mtype="seg">Jiný.</mrk></target></trans-unit>',
            ["Nový. Jiný."],
        ),
        ('<trans-unit id="a"><target>Nový</target><alt-trans><target>Jiný</target></alt-trans></trans-unit>', ["Nový"]),
        ('<group><trans-unit id="a"><target>Nový</target></trans-unit></group>', ["Nový"]),
        (
            '<trans-unit id="a"><target>'
            "{VAR_PLURAL, plural, one {# soubor} few {# soubory} other {# souborů}}</target></trans-unit>",
            ["1 soubor", "2 soubory", "5 souborů"],
        ),
        (
            '<group restype="x-gettext-plurals"><trans-unit id="a[0]"><target>%d soubor</target></trans-unit>'
            '<trans-unit id="a[1]"><target>%d soubory</target></trans-unit>'
            '<trans-unit id="a[2]"><target>%d souborů</target></trans-unit></group>',
            ["1 soubor", "2 soubory", "5 souborů"],
        ),
        ('<trans-unit id="a[1]"><target>%d soubory</target></trans-unit>', ["5 soubory"]),
    ],
)
def test_version_1(body: str, texts: list[str]) -> None:
    found = _texts(_old(body))
    assert [text for _, _, text in found] == texts
    assert {language for _, language, _ in found} <= {"cs-CZ"}


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        ('<unit id="a"><segment><source>New</source><target>Nový</target></segment></unit>', ["Nový"]),
        (
            '<unit id="a"><segment><target>Nový. </target></segment><segment><target>Jiný.</target></segment></unit>',
            ["Nový. Jiný."],
        ),
        ('<unit id="a"><segment state="initial"><target>Nový</target></segment></unit>', []),
        ('<unit id="a"><segment><target>Nový <ph id="0" disp="{{x}}"/></target></segment></unit>', ["Nový X"]),
        (
            '<unit id="a"><segment><target>'
            '<pc id="0">Nový</pc> <sc id="1"/>soubor<ec startRef="1"/></target></segment></unit>',
            ["Nový soubor"],
        ),
        (
            '<unit id="a"><segment><target>'
            'Nový<ph id="0" equiv="LINE_BREAK" disp="&lt;br/>"/>soubor</target></segment></unit>',
            ["Nový soubor"],
        ),
        ('<group id="g"><unit id="a"><segment><target>Nový</target></segment></unit></group>', ["Nový"]),
    ],
)
def test_version_2(body: str, texts: list[str]) -> None:
    found = _texts(_new(body))
    assert [text for _, _, text in found] == texts
    assert {language for _, language, _ in found} <= {"cs"}


def test_a_file_without_translations_is_read_in_its_own_language() -> None:
    data = (
        '<xliff><file source-language="de">'
        '<body><trans-unit id="a"><source>Neu</source></trans-unit></body></file></xliff>'
    )
    assert _texts(data) == [("a", "de", "Neu")]


def test_what_a_unit_knows() -> None:
    body = (
        '<trans-unit id="7" resname="menu.new"><target state="new">Nový</target><note>In the menu</note></trans-unit>'
    )
    (unit,) = read_document("x.xlf", _old(body).encode(), DocumentSettings(fuzzy=True)).units
    assert (unit.key, unit.context, unit.fuzzy) == ("menu.new", "In the menu", True)


_TEXT = st.text(st.sampled_from("ab ä&<>\"'\n]é€\U0001f600"), max_size=25)


@given(_TEXT, st.booleans())
def test_what_is_written_is_read(check_unit: Callable[..., None], text: str, cdata: bool) -> None:
    written = f"<![CDATA[{text}]]>" if cdata and "]]>" not in text else escape(text)
    data = _old(f'<trans-unit id="a"><target>q{written}</target></trans-unit>').encode()
    document = read_document("x.xlf", data, DocumentSettings())
    assert document.problems == ()
    for unit in document.units:
        check_unit(unit, data, lambda source: source)
    if not set(text) & set("<>&"):
        assert "".join("".join(filter(str.isalpha, unit.text)) for unit in document.units) == "".join(
            filter(str.isalpha, f"q{text}")
        )


@given(_TEXT)
def test_words_are_replaced(check_edits: Callable[..., int], text: str) -> None:
    data = _old(f'<trans-unit id="a"><target>Wort {escape(text)}</target></trans-unit>').encode()
    assert check_edits("x.xlf", data, DocumentSettings()) > 0
