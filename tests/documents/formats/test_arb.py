from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from lambre_core.documents.read import DocumentSettings, read_document


@pytest.mark.parametrize(
    ("entries", "texts"),
    [
        ({"a": "Слово"}, [("a", "Слово")]),
        (
            {"a": "Слово {name}", "@a": {"description": "Das", "placeholders": {"name": {"type": "String"}}}},
            [("a", "Слово X")],
        ),
        (
            {"f": "{n, plural, =0{нет файлов} one{{n} файл} few{{n} файла} many{{n} файлов} other{{n} файла}}"},
            [
                ("f/=0", "нет файлов"),
                ("f/one", "1 файл"),
                ("f/few", "2 файла"),
                ("f/many", "5 файлов"),
                ("f/other", "1,5 файла"),
            ],
        ),
        (
            {"g": "{g, select, male{Он} female{Она} other{Оно}} здесь"},
            [("g/male", "Он здесь"), ("g/female", "Она здесь"), ("g/other", "Оно здесь")],
        ),
    ],
)
def test_units(check_edits: Callable[..., int], entries: dict[str, object], texts: list[tuple[str, str]]) -> None:
    data = json.dumps({"@@locale": "ru", **entries}, ensure_ascii=False).encode()
    document = read_document("app.arb", data, DocumentSettings())
    assert [(unit.key, unit.text) for unit in document.units] == texts
    assert {unit.language for unit in document.units} == {"ru"}
    if len(texts) == 1:  # what stands around branches is in several units
        assert check_edits("app.arb", data, DocumentSettings()) > 0


def test_the_description_is_the_context() -> None:
    data = b'{"a": "Wort", "@a": {"description": "Shown above"}}'
    (unit,) = read_document("app_de.arb", data, DocumentSettings()).units
    assert (unit.context, unit.language) == ("Shown above", None)


def test_broken_messages_have_their_place() -> None:
    data = b'{\n "a": "Wort {",\n "b": "Satz"\n}'
    document = read_document("app_de.arb", data, DocumentSettings())
    assert [unit.text for unit in document.units] == ["Satz"]
    assert [(problem.line, problem.column) for problem in document.problems] == [(2, 13)]
