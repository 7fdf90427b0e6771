"""Multiword tokens into words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.parsing.engines.onnx.closed import CLOSED
from lambre_core.parsing.engines.onnx.expansion import apply, expand, folded, load_expander, split_of
from lambre_core.parsing.engines.onnx.segmenter import Piece

TABLES: dict[str, Any] = {
    "splits": [[2, "n", "dem"], [1, "", "x"], [2, "", "ki"], [4, "er", "lo"], [2, "", "dem"]],
    "tokens": {"im": 4, "beim": 4},
    "suffixes": {"ki": 2, "ê-lo": 3},
    "always": ["im"],
    "never": ["belki"],
    "shares": [["teki"], ["ki"]],
    "asked": ["öteki", "sanki"],
}


@pytest.mark.parametrize(
    ("form", "multiword", "words"),
    [
        pytest.param("evdeki", True, ("evde", "ki"), id="suffix"),
        pytest.param("evdeki", False, ("evde", "ki"), id="a suffix that is clear"),
        pytest.param("ipteki", False, ("ipteki",), id="a longer suffix that is not"),
        pytest.param("ipteki", True, ("ipte", "ki"), id="there the segmenter decides"),
        pytest.param("sanki", False, ("sanki",), id="seen as one word: the segmenter decides"),
        pytest.param("EVDEKİ", True, ("EVDEKİ",), id="another letter"),
        pytest.param("EVDEKI", True, ("EVDE", "KI"), id="capitals"),
        pytest.param("belki", True, ("belki",), id="never, whatever the segmenter says"),
        pytest.param("fê-lo", True, ("fer", "lo"), id="longer suffix with something added"),
        pytest.param("ki", True, ("ki",), id="nothing would be left"),
        pytest.param("beim", True, ("be", "dem"), id="table"),
        pytest.param("xyz", True, ("xyz",), id="nothing is known"),
    ],
)
def test_expand(form: str, multiword: bool, words: tuple[str, ...]) -> None:
    expander = load_expander(json.loads(json.dumps(TABLES)))
    piece = Piece(form, (0, len(form)), multiword)
    assert expand(expander, [piece, piece]) == [words, words]


def test_always() -> None:
    tables = TABLES | {"splits": [[1, "n", "dem"]], "tokens": {"im": 0}, "suffixes": {}}
    pieces = [Piece(form, (0, 2), False) for form in ("im", "Im", "IM")]
    assert expand(load_expander(tables), pieces) == [("in", "dem"), ("In", "dem"), ("IN", "DEM")]


@pytest.mark.parametrize(("form", "words"), [("Vim", ("Vim",)), ("im", ("in", "dem")), ("vom", ("von", "dem"))])
def test_closed_class(form: str, words: tuple[str, ...]) -> None:
    tables = TABLES | {"splits": [[1, "n", "dem"]], "tokens": {}, "suffixes": {"m": 0}, "always": ["im"]}
    expander = load_expander(tables, CLOSED["de"])
    assert expand(expander, [Piece(form, (0, len(form)), True)]) == [words]


LETTERS = st.text("abcàê-ç", min_size=1, max_size=8)


@given(form=LETTERS, words=st.lists(LETTERS, min_size=2, max_size=3))
def test_a_split_gives_back_the_words_it_was_made_of(form: str, words: list[str]) -> None:
    assert apply(split_of(form, words), form) == tuple(words)


@given(st.text())
def test_folding_keeps_places(text: str) -> None:
    assert len(folded(text)) == len(text)


@pytest.mark.parametrize(
    "change", [{"splits": []}, {"tokens": []}, {"splits": [[1]]}, {"suffixes": {"ki": 99}}, {"always": None}]
)
def test_damaged_tables(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="multiword tokens is damaged"):
        load_expander(TABLES | change)
