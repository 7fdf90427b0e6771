from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.documents.read import DocumentSettings, read_document


def _file(message: str) -> bytes:
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="cs_CZ">\n<context>\n'
        f"<name>Window</name>\n<message{message}</message>\n</context>\n</TS>\n"
    ).encode()


@pytest.mark.parametrize(
    ("message", "texts"),
    [
        ("><source>New</source><translation>Nový</translation>", ["Nový"]),
        ('><source>New</source><translation type="unfinished">Nový</translation>', []),
        ('><source>New</source><translation type="obsolete">Nový</translation>', []),
        ('><source>New</source><translation type="vanished">Nový</translation>', []),
        ("><source>New</source><translation>&amp;Nový soubor %1</translation>", ["Nový soubor X"]),
        ("><source>New</source><translation>Nový&#xa0;soubor</translation>", ["Nový\xa0soubor"]),
        ('><source>New</source><translation>Nový<byte value="x9"/>soubor</translation>', ["Nový soubor"]),
        ("><source>New</source><translation>&lt;b&gt;Nový&lt;/b&gt; soubor</translation>", ["Nový soubor"]),
        (
            ' numerus="yes"><source>%n file(s)</source><translation><numerusform>%n soubor</numerusform>'
            "<numerusform>%n soubory</numerusform><numerusform>%n souborů</numerusform></translation>",
            ["1 soubor", "2 soubory", "5 souborů"],
        ),
    ],
)
def test_units(check_edits: Callable[..., int], message: str, texts: list[str]) -> None:
    data = _file(message)
    document = read_document("x.ts", data, DocumentSettings())
    assert document.problems == ()
    assert [unit.text for unit in document.units] == texts
    assert {unit.language for unit in document.units} <= {"cs_CZ"}
    assert check_edits("x.ts", data, DocumentSettings()) > 0 or not texts


def test_what_a_unit_knows() -> None:
    data = _file("><source>New</source><comment>menu</comment><translation>Nový</translation>")
    (unit,) = read_document("x.ts", data, DocumentSettings()).units
    assert (unit.key, unit.context) == ("Window|New", "menu")


@pytest.mark.parametrize(
    "data", [b"", b"export const a: string = 'x';", b"import {A} from './a';\n", b"<T>(x: T) => x"]
)
def test_typescript_has_no_units_and_no_problems(data: bytes) -> None:
    document = read_document("x.ts", data, DocumentSettings())
    assert (document.units, document.problems) == ((), ())
