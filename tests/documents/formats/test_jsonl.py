from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import Document, DocumentSettings, read_document
from lambre_core.documents.unit import Directive, TextUnit


def _read(text: str | bytes, *keys: str) -> Document:
    data = text.encode() if isinstance(text, str) else text
    return read_document("x.jsonl", data, DocumentSettings(jsonl_keys=keys or ("text",)))


@pytest.mark.parametrize(
    ("record", "keys", "units"),
    [
        ('{"text": "Gut."}', ["text"], [("Gut.", "text", None)]),
        ('{"text": "Gut.", "other": "Nein."}', ["text"], [("Gut.", "text", None)]),
        ('{"id": 7, "text": "Gut."}', ["text"], [("Gut.", "7:text", None)]),
        ('{"text": "Gut.", "id": "a\\u00e4"}', ["text"], [("Gut.", "aä:text", None)]),
        ('{"a": {"text": "A."}, "text": "B."}', ["text"], [("B.", "text", None)]),
        ('{"a": {"text": "A."}, "text": "B."}', ["a.text"], [("A.", "a.text", None)]),
        ('{"a.text": "A."}', ["a.text"], [("A.", "a.text", None)]),
        ('{"refs": ["A.", "B."]}', ["refs"], [("A.", "refs.0", None), ("B.", "refs.1", None)]),
        ('{"t": [{"s": "A."}, {"s": ["B.", 1]}]}', ["t.s"], [("A.", "t.0.s", None), ("B.", "t.1.s.0", None)]),
        ('{"language": "de", "text": "Gut."}', ["text"], [("Gut.", "text", "de")]),
        ('{"text": "Gut.", "lang": "cs-CZ"}', ["text"], [("Gut.", "text", "cs-CZ")]),
        (
            '{"lang": "de", "t": [{"lang": "cs", "s": "A."}, {"s": "B."}]}',
            ["t.s"],
            [("A.", "t.0.s", "cs"), ("B.", "t.1.s", "de")],
        ),
        ('{"text": "A.\\nB.\\n\\nC."}', ["text"], [("A.\nB.\n\nC.", "text", None)]),
        ('{"text": " \\t Gut. \\n"}', ["text"], [("Gut.", "text", None)]),
        ('{"text": "Siehe https:\\/\\/a.b\\/c."}', ["text"], [("Siehe X.", "text", None)]),
        ('{"text": "A.", "text": "B."}', ["text"], [("B.", "text", None)]),
        ('{"text": null, "target": 3, "output": ""}', ["text", "target", "output"], []),
        ('{"a": 1e5, "b": [[], {}, [[1, "x"]]], "text": "Gut."}', ["text"], [("Gut.", "text", None)]),
        ('{"n": ' + "1" * 5000 + ', "text": "Gut."}', ["text"], [("Gut.", "text", None)]),
        ("{}", ["text"], []),
    ],
)
def test_records(record: str, keys: list[str], units: list[tuple[str, str, str | None]]) -> None:
    document = _read(record, *keys)
    assert document.problems == ()
    assert [(unit.text, unit.key, unit.language) for unit in document.units] == units


@pytest.mark.parametrize(
    ("line", "column", "words"),
    [
        ('{"text": "x"', 13, "is not JSON"),
        ('{"text": "a\tb"}', 12, "Invalid control character"),
        ("{'text': 'x'}", 2, "is not JSON"),
        ('"text"', 1, "no JSON object"),
        ("[1]", 1, "no JSON object"),
        ('{"text": "x"} {"text": "y"}', 15, "is not JSON"),
        ('{"text": "ab\\ud83d."}', 13, r"\ud83d is half of a surrogate pair"),
        ('{"text": "\\ude00\\ud83d"}', 11, "surrogate"),
        ('{"text": ' + "[" * 100_000 + "]" * 100_000 + "}", 1, "nested too deeply"),
        ('{"text": "x", "lambre-lint": "disble=a"}', 31, "disble"),
        ('{"text": "x", "lambre-lint": 1}', 30, "directive is missing"),
    ],
)
def test_a_broken_record_is_one_problem(line: str, column: int, words: str) -> None:
    document = _read('{"text": "Eins."}\n' + line + '\n\n{"text": "Zwei."}\n')
    assert {"Eins.", "Zwei."} <= {unit.text for unit in document.units}
    (problem,) = document.problems
    assert (problem.path, problem.line, problem.column) == ("x.jsonl", 2, column)
    assert words in problem.message


def test_half_surrogates_elsewhere_spoil_nothing() -> None:
    document = _read('{"id": "\\ud83d", "meta": "\\ud83d", "text": "Gut.", "lang": "\\udc00"}')
    assert [(unit.text, unit.key) for unit in document.units] == [("Gut.", "?:text")]
    assert document.problems == ()


def test_directives_hold_for_their_record() -> None:
    document = _read(
        '{"text": "A.", "lambre-lint": "disable=fluency language=de"}\n'
        '{"text": "B.", "lambre-lint": "disable-file=fragment"}\n'
    )
    assert document.directives == (
        Directive("disable", ("fluency",), 1),
        Directive("language", ("de",), 1),
        Directive("enable", ("fluency",), 2),
        Directive("language", (), 2),
        Directive("disable-file", ("fragment",), 2),
    )


def test_places() -> None:
    (unit,) = _read('\ufeff{}\r\n{"é": "😀", "text": "D\\u00e4s \\ud83d\\ude00 \\"Gut\\""}'.encode()).units
    assert unit.text == 'Däs 😀 "Gut"'
    assert unit.segment_map.source_text(1, 2) == "\\u00e4"
    assert unit.segment_map.source_text(4, 5) == "\\ud83d\\ude00"
    place = unit.segment_map.source_range(7, 10)
    assert (place.start.line, place.start.column, place.start.byte) == (2, 45, 55)
    assert (place.end.column, place.end.byte) == (48, 58)


_SEEN = st.characters(codec="utf-8", exclude_characters="\u00ad\u200b\u200e\u200f\u2060\ufeff")
"""What only lays out is left out of texts (`lambre_core/documents/masking.py`)."""
_STRINGS = st.text(st.sampled_from('aä"\\/\b\n\t \u2028\x7f€😀e\u0301\x01') | _SEEN, max_size=20)
_VALUES = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.integers() | _STRINGS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["text", "b", "é"]), inner, max_size=3),
    max_leaves=8,
)


def _texts(value: Any, path: tuple[str, ...], key: str) -> list[str]:
    """What json reads under a dotted key; positions in lists do not count."""
    if isinstance(value, str):
        return [value] if ".".join(path) == key else []
    if isinstance(value, list):
        return [text for item in value for text in _texts(item, path, key)]
    if isinstance(value, dict):
        return [text for name, item in value.items() for text in _texts(item, (*path, name), key)]
    return []


@given(
    st.lists(st.dictionaries(st.sampled_from(["text", "b", "é"]), _VALUES, max_size=3), max_size=4),
    st.booleans(),
    st.sampled_from(["\n", "\r\n"]),
)
def test_json_reads_the_same(
    check_unit: Callable[[TextUnit, bytes], None], records: list[dict[str, Any]], ascii_only: bool, end: str
) -> None:
    data = "".join(json.dumps(record, ensure_ascii=ascii_only) + end for record in records).encode()
    for key in ("text", "b.text", "text.é.text"):
        document = _read(data, key)
        assert document.problems == ()
        expected = [
            text.strip() for record in records for text in _texts(record, (), key) if any(map(str.isalpha, text))
        ]
        assert [unit.text for unit in document.units] == expected
        for unit in document.units:
            check_unit(unit, data)
