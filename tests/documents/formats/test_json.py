from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.keypaths import chosen
from lambre_core.documents.read import DocumentSettings, read_document


def _texts(data: str, path: str = "locales/de.json", **settings: Any) -> list[tuple[str | None, str]]:
    document = read_document(path, data.encode(), DocumentSettings(**settings))
    assert document.problems == ()
    return [(unit.key, unit.text) for unit in document.units]


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ('{"a": "Wort", "b": {"c": "Satz"}}', [("a", "Wort"), ("b.c", "Satz")]),
        ('{"a": ["Eins", {"b": "Zwei"}]}', [("a.0", "Eins"), ("a.1.b", "Zwei")]),
        ('["Eins"]', [("0", "Eins")]),
        ('"Wort"', [("", "Wort")]),
        ('{"a": "Gr\\u00f6\\u00dfe \\ud83d\\ude00 \\"x\\""}', [("a", 'Größe 😀 "x"')]),
        ('{"a": 1, "b": null, "c": true, "d": ""}', []),
        (
            '{"f_one": "{{count}} Datei", "f_other": "{{count}} Dateien"}',
            [("f_one", "1 Datei"), ("f_other", "5 Dateien")],
        ),
        ('{"f": {"one": "%d Datei", "other": "%d Dateien"}}', [("f.one", "1 Datei"), ("f.other", "5 Dateien")]),
        ('{"has_many": "{{x}} gibt es"}', [("has_many", "X gibt es")]),
        ('{"a": "{n, plural, one {# Datei} other {# Dateien}}"}', [("a/one", "1 Datei"), ("a/other", "5 Dateien")]),
        ("", []),
    ],
)
def test_units(data: str, texts: list[tuple[str, str]]) -> None:
    assert _texts(data) == texts


@pytest.mark.parametrize(
    ("globs", "keys"),
    [
        (("**",), ["a", "b.c", "b.d.0"]),
        (("a",), ["a"]),
        (("b.*",), ["b.c"]),
        (("b.**",), ["b.c", "b.d.0"]),
        (("**.c",), ["b.c"]),
        (("*",), ["a"]),
        (("b.d.*",), ["b.d.0"]),
        (("**", "!b.**"), ["a"]),
        (("**", "!b.**", "b.c"), ["a", "b.c"]),
        ((), []),
    ],
)
def test_keys_are_chosen_by_globs(globs: tuple[str, ...], keys: list[str]) -> None:
    paths: list[tuple[str | int, ...]] = [("a",), ("b", "c"), ("b", "d", 0)]
    assert [".".join(map(str, path)) for path in paths if chosen(path, globs)] == keys
    assert [key for key, _ in _texts('{"a": "x", "b": {"c": "y", "d": ["z"]}}', json_keys=globs)] == keys


@pytest.mark.parametrize(
    ("data", "line", "column", "words"),
    [
        ('{"a": "x",}', 1, 11, "not JSON"),
        ('{"a":\n "x" // c\n}', 2, 6, "not JSON"),
        ('{"a": "\\ud800"}', 1, 8, "surrogate"),
        ('{"a": "{n, plural, one {x}"}', 1, 26, "ICU"),
    ],
)
def test_problems(data: str, line: int, column: int, words: str) -> None:
    (problem,) = read_document("x.json", data.encode(), DocumentSettings()).problems
    assert (problem.line, problem.column) == (line, column)
    assert words in problem.message


_TEXT = st.text(st.sampled_from('ab ä"\\\n\té€\U0001f600'), max_size=25)


@given(st.dictionaries(st.sampled_from(["a", "b c", "ü"]), _TEXT, max_size=3), st.booleans())
def test_json_reads_the_same(check_unit: Callable[..., None], texts: dict[str, str], ascii_only: bool) -> None:
    data = json.dumps({key: "q" + text for key, text in texts.items()}, ensure_ascii=ascii_only).encode()
    found: dict[str, str] = {}
    for unit in read_document("x.json", data, DocumentSettings()).units:
        check_unit(unit, data, lambda source: str(json.loads(f'"{source}"')))
        found[unit.key or ""] = found.get(unit.key or "", "") + "".join(filter(str.isalpha, unit.text))
    assert found == {key: "".join(filter(str.isalpha, f"q{text}")) for key, text in texts.items()}


@given(_TEXT)
def test_words_are_replaced(check_edits: Callable[..., int], text: str) -> None:
    assert check_edits("x.json", json.dumps({"a": "Wort " + text}).encode(), DocumentSettings(), 'Wö"rt') > 0
