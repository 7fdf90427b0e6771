"""Parsing piece by piece: the same trees as at once, and only what changed is parsed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from lambre_core.parsing.incremental import PieceParser, Sentences, moved
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.tree import Multiword, Sentence

TEXTS = (
    "Der alte Mann liest ein Buch. Die Frau kommt! Am Abend gehen sie ins Kino, z. B. am 3. Mai.",
    "Die Regierung legt lange Büchern vor.",
    "",
    "Kurz. Noch kürzer. " + " ".join(["sehr"] * 500) + ". Ende.",
)


@pytest.fixture(scope="module")
def german() -> Parser:
    return load_parser("de")


def in_pieces(pieces: PieceParser, text: str) -> Sentences:
    cut = pieces.cut(text)
    return tuple(
        moved(sentence, piece.start)
        for piece, sentences in zip(cut, pieces.parse(cut), strict=True)
        for sentence in sentences
    )


def shape(sentences: Sequence[Sentence]) -> list[Any]:
    """Everything but probabilities, which depend in their last bits on what is parsed together."""
    return [
        (
            sentence.text,
            sentence.comments,
            sentence.multiwords,
            [replace(token, beliefs=None) for token in sentence.tokens],
        )
        for sentence in sentences
    ]


def unexpected(text: str, error: Exception) -> None:
    raise AssertionError(f"{text!r} failed: {error}")


@pytest.mark.parametrize("text", TEXTS)
def test_pieces_give_the_trees_of_the_whole(german: Parser, text: str) -> None:
    (whole,) = german.parse([text])
    pieces = PieceParser(german, unexpected)
    assert shape(in_pieces(pieces, text)) == shape(whole)
    # From memory, too.
    assert shape(in_pieces(pieces, text)) == shape(whole)


EDITS = {
    "nothing": (TEXTS[0], 0),
    "text before": (f"Neu ist das. {TEXTS[0]}", 1),
    "a word in the second sentence": (TEXTS[0].replace("Frau", "Dame"), 1),
    "sentences change places": ("Die Frau kommt! Der alte Mann liest ein Buch.", 0),
    "the same sentence three times": ("Das ist neu. Das ist neu. Das ist neu.", 1),
}


@pytest.mark.parametrize("name", EDITS)
def test_only_new_sentences_are_parsed(german: Parser, name: str) -> None:
    text, expected = EDITS[name]
    pieces = PieceParser(german, unexpected)
    in_pieces(pieces, TEXTS[0])
    before = pieces.parsed
    (whole,) = german.parse([text])
    assert shape(in_pieces(pieces, text)) == shape(whole)
    assert pieces.parsed - before == expected


class Whole:
    """A parser that cannot cut, and fails on a word."""

    def __init__(self, parser: Parser) -> None:
        self.language, self.scheme, self.fingerprint = parser.language, parser.scheme, parser.fingerprint
        self._parser = parser

    def parse(self, texts: Sequence[str]) -> Iterator[Sentences]:
        for text in texts:
            if "Kino" in text:
                raise RuntimeError("no cinema")
            yield from self._parser.parse([text])


class Cutting(Whole):
    """A parser that can cut, and fails on a word."""

    def cut(self, texts: Sequence[str]) -> list[list[Any]]:
        return self._parser.cut(texts)  # type: ignore[attr-defined,no-any-return]

    def parse_cut(self, sentences: Sequence[Any], texts: Sequence[str]) -> list[Sentence]:
        if any("Kino" in text for text in texts):
            raise RuntimeError("no cinema")
        return self._parser.parse_cut(sentences, texts)  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("kind", [Whole, Cutting])
def test_a_sentence_that_fails_costs_itself_only(german: Parser, kind: type[Whole]) -> None:
    failed: list[str] = []
    pieces = PieceParser(kind(german), lambda text, error: failed.append(f"{text.strip()}: {error}"))
    text = "Der Mann liest. Sie gehen ins Kino. Die Frau kommt."
    found = in_pieces(pieces, text)
    assert [sentence.text for sentence in found] == ["Der Mann liest.", "Die Frau kommt."]
    assert [text[slice(*(sentence.tokens[0].span or (0, 0)))] for sentence in found] == ["Der", "Die"]
    assert failed == ["Sie gehen ins Kino.: no cinema"]


def test_whole_texts_are_remembered(german: Parser) -> None:
    pieces = PieceParser(Whole(german), unexpected)
    for text in (TEXTS[1], TEXTS[1], "Die Frau kommt.", TEXTS[1]):
        in_pieces(pieces, text)
    assert pieces.parsed == 2


def test_moved_multiwords_keep_their_words() -> None:
    sentence = Sentence((), "", multiwords=(Multiword(1, 2, "ins", span=(3, 6)),))
    assert moved(sentence, 4).multiwords[0].span == (7, 10)
