"""The segmenter's bookkeeping, with a network of random weights: it must hold whatever the network says."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lambre_core.parsing.engines.onnx.segmenter import (
    FIRST_CHARACTER,
    OFFSETS,
    WIDTH,
    Floats,
    Piece,
    Segmenter,
    load_segmenter,
    segment,
)

CHARACTERS = "".join(sorted("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?„“-'"))


def arrays(seed: int, *, token: float = 0.0, sentence: float = 0.0) -> dict[str, Floats]:
    """Random weights; the two biases push towards or away from ends."""
    rng = np.random.default_rng(seed)
    narrow, wide, deep = 6, 8, 10
    shapes = {
        "embedding": (FIRST_CHARACTER + len(CHARACTERS), narrow),
        "first": (WIDTH * narrow, wide),
        "first_bias": (wide,),
        "second": (WIDTH * wide, wide),
        "second_bias": (wide,),
        "window": (len(OFFSETS) * wide, deep),
        "window_bias": (deep,),
        "output": (deep, 3),
    }
    made = {f"segmenter.{name}": rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    made["segmenter.embedding"][0] = 0
    return made | {"segmenter.output_bias": np.array([token, 0.0, sentence], dtype=np.float32)}


def random_segmenter(seed: int = 1, *, token: float = 0.0, sentence: float = 0.0) -> Segmenter:
    return load_segmenter(arrays(seed, token=token, sentence=sentence), {"characters": CHARACTERS})


NEVER, ALWAYS = -1e6, 1e6
"""A bias that no score outweighs."""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("", [], id="empty"),
        pytest.param(" \n\t ", [], id="white space alone"),
        pytest.param("ab", [["ab"]], id="one word"),
        pytest.param("  ab \t cd\n", [["ab", "cd"]], id="runs of white space"),
        pytest.param("ab\ncd", [["ab", "cd"]], id="a line break is a blank"),
        pytest.param("ab\r\ncd", [["ab", "cd"]], id="a line break of two characters is one"),
        pytest.param("ab\n\ncd", [["ab"], ["cd"]], id="a blank line ends the sentence"),
        pytest.param("ab\r\n\r\ncd", [["ab"], ["cd"]], id="blank line with carriage returns"),
        pytest.param("ab\n \t\n\n  cd", [["ab"], ["cd"]], id="blank lines with white space"),
        pytest.param("\n\nab", [["ab"]], id="blank lines first"),
        pytest.param("10\u00a0000", [["10", "000"]], id="a no-break space ends a token too"),
        pytest.param("a\u0301b", [["a\u0301b"]], id="combining sign"),
        pytest.param("a\x00b", [["a\x00b"]], id="the character that stands between texts"),
        pytest.param("\U0001f600\ud800", [["\U0001f600\ud800"]], id="beyond the first plane, half a pair"),
    ],
)
def test_white_space_decides_where_the_network_says_nothing(text: str, expected: list[list[str]]) -> None:
    segmenter = random_segmenter(token=NEVER, sentence=NEVER)
    assert [[piece.form for piece in sentence] for sentence in segment(segmenter, [text])[0]] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ab.cd", ["ab", ".", "cd"]),
        ("a1-b", ["a", "1", "-", "b"]),
        ("...", [".", ".", "."]),
        ("Größe", ["Größe"]),
        ("жук1990", ["жук", "1990"]),
        # Ukrainian words have apostrophes, before these letters and no others.
        ("пір’їнка", ["пір’їнка"]),
        ("ЗАДУП‘Я", ["ЗАДУП‘Я"]),
        ("слово’ам", ["слово", "’", "ам"]),
        ("rock’я", ["rock", "’", "я"]),
    ],
)
def test_candidates_are_where_letters_or_digits_end(text: str, expected: list[str]) -> None:
    sentences = segment(random_segmenter(token=ALWAYS, sentence=NEVER), [text])[0]
    assert [[piece.form for piece in sentence] for sentence in sentences] == [expected]


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("see https://example.org/a?b=c,d. Then", "https://example.org/a?b=c,d"),
        ("(www.example.org)", "www.example.org"),
        ("mail first.last@example.org!", "first.last@example.org"),
    ],
)
def test_links_are_one_token(text: str, link: str) -> None:
    pieces = [piece for sentence in segment(random_segmenter(token=ALWAYS), [text])[0] for piece in sentence]
    start = text.index(link)
    assert (link, (start, start + len(link))) in [(piece.form, piece.span) for piece in pieces]


TEXTS = st.lists(st.text(st.one_of(st.sampled_from("ab Z1.,!?„“-' \n\r\té"), st.characters()), max_size=60), max_size=5)


@settings(max_examples=150, deadline=None)
@given(texts=TEXTS, seed=st.integers(0, 5))
def test_every_character_is_in_one_token_and_texts_do_not_touch(texts: list[str], seed: int) -> None:
    segmenter = random_segmenter(seed)
    found = segment(segmenter, texts)
    for text, sentences in zip(texts, found, strict=True):
        assert all(sentences)
        pieces: list[Piece] = [piece for sentence in sentences for piece in sentence]
        assert "".join(piece.form for piece in pieces) == "".join(text.split())
        assert all(piece.form == text[slice(*piece.span)] for piece in pieces)
        assert all(one.span[1] <= other.span[0] for one, other in pairwise(pieces))
    assert found == [segment(segmenter, [text])[0] for text in texts]


@pytest.mark.parametrize("size", [1, 4095, 4096, 4097, 20_000])
def test_long_texts_are_read_as_a_whole(size: int) -> None:
    """Blocks must not show: a text and the same text further behind give the same tokens."""
    segmenter = random_segmenter(3)
    body = ("ab c. De, 'f' 12-3! " * (size // 20 + 1))[:size]
    head = "x" * 1500 + "\n\n"
    alone = [[piece.form for piece in sentence] for sentence in segment(segmenter, [body])[0]]
    behind = [[piece.form for piece in sentence] for sentence in segment(segmenter, [head + body])[0]]
    assert behind[1:] == alone


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"segmenter.window": np.zeros((3, 3), dtype=np.float32)}, "segmenter.window has shape"),
        ({"segmenter.embedding": np.zeros((FIRST_CHARACTER, 6), dtype=np.float32)}, "segmenter.embedding has shape"),
    ],
)
def test_weights_that_do_not_fit(change: dict[str, Floats], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load_segmenter(arrays(1) | change, {"characters": CHARACTERS})


def test_missing_parts() -> None:
    parts = arrays(1)
    del parts["segmenter.output"]
    with pytest.raises(ValueError, match="lacks output"):
        load_segmenter(parts, {"characters": CHARACTERS})
    with pytest.raises(ValueError, match="its characters"):
        load_segmenter(arrays(1), {})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("ab cdef.", [["ab", "cdef", "."]], id="a word and its full stop"),
        pytest.param("ab cde.", [["ab", "cde."]], id="it may be an abbreviation"),
        pytest.param("cdef. ab", [["cdef.", "ab"]], id="not the last"),
        pytest.param("cd1f.", [["cd1f."]], id="no word"),
        pytest.param("вызов X. Затем X.", [["вызов", "X", "."], ["Затем", "X", "."]], id="what stands for code"),
        pytest.param("den X. Tag", [["den", "X.", "Tag"]], id="an ordinal"),
    ],
)
def test_a_full_stop_ends_the_sentence(text: str, expected: list[list[str]]) -> None:
    """The network sees one token wherever there is no white space."""
    found = segment(random_segmenter(token=NEVER, sentence=NEVER), [text])[0]
    assert [[piece.form for piece in pieces] for pieces in found] == expected
    assert all(piece.form == text[slice(*piece.span)] for pieces in found for piece in pieces)
