"""The engine of given trees."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from lambre_core.parsing.engines.conllu import GivenTrees
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.errors import TreebankError
from lambre_core.treebank.tree import Sentence

TREEBANK = Path(__file__).parents[2] / "data" / "parsing" / "german.conllu"


def test_every_text_has_its_tree(treebank: tuple[Sentence, ...]) -> None:
    parser = load_parser("de", model=TREEBANK)
    texts = [sentence.text for sentence in reversed(treebank)]
    assert list(parser.parse(texts)) == [(sentence,) for sentence in reversed(treebank)]
    assert (parser.language, parser.scheme) == ("de", "sud")


def test_relations_tell_the_scheme(tmp_path: Path) -> None:
    trees = tmp_path / "universal.conllu"
    trees.write_text("1\tEr\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n2\tging\t_\tVERB\t_\t_\t0\troot\t_\t_\n\n")
    parser = load_parser("de", model=trees)
    [[sentence]] = parser.parse(["Er ging"])
    assert (parser.scheme, sentence.scheme) == ("ud", "ud")


def test_compressed_file_gives_the_same_trees(tmp_path: Path) -> None:
    packed = tmp_path / "trees.conllu.xz"
    packed.write_bytes(lzma.compress(TREEBANK.read_bytes()))
    assert load_parser("de", model=packed).fingerprint == load_parser("de", model=TREEBANK).fingerprint


def test_fingerprint_follows_the_trees(treebank: tuple[Sentence, ...]) -> None:
    prints = {GivenTrees(treebank[:size], "de").fingerprint for size in range(4)}
    assert len(prints) == 4


@pytest.mark.parametrize("before", ["", " ", "\n\t "])
def test_spans_are_places_in_the_text_asked_for(treebank: tuple[Sentence, ...], before: str) -> None:
    sentence = treebank[1]  # has a multiword token
    text = f"{before}{sentence.text} \n"
    [[found]] = GivenTrees(treebank, "de").parse([text])
    surface = [(multi.form, multi.span) for multi in found.multiwords]
    assert [form for form, _ in surface] == ["zum"]
    surface += [(token.form or "", token.span) for token in found.tokens if token.id not in (5, 6)]
    for form, span in surface:
        assert span is not None
        assert text[slice(*span)] == form


@pytest.mark.parametrize("text", ["", " \n"])
def test_text_without_words(treebank: tuple[Sentence, ...], text: str) -> None:
    assert list(GivenTrees(treebank, "de").parse([text])) == [()]


def test_unknown_text_is_an_error_after_the_known_ones(treebank: tuple[Sentence, ...]) -> None:
    results = GivenTrees(treebank, "de").parse([treebank[0].text, "Kein Baum.", treebank[1].text])
    assert next(results) == (treebank[0],)
    with pytest.raises(ParsingError, match=r"no tree for the text 'Kein Baum\.'"):
        next(results)


def test_first_of_several_trees_of_a_text_wins(treebank: tuple[Sentence, ...]) -> None:
    other = Sentence(treebank[1].tokens, treebank[0].text)
    assert list(GivenTrees((treebank[0], other), "de").parse([treebank[0].text])) == [(treebank[0],)]


def test_folder_and_broken_file(tmp_path: Path) -> None:
    with pytest.raises(ParsingError, match="reads a CoNLL-U file"):
        load_parser("de", engine="conllu", model=tmp_path)
    broken = tmp_path / "broken.conllu"
    broken.write_text("1\tJa\n\n")
    with pytest.raises(TreebankError, match=r"broken\.conllu:1"):
        load_parser("de", model=broken)
