"""Whatever tree a parser makes of whatever text, judging it ends."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from lambre_core.check import document_settings, judge_tree, read_text, view_of
from lambre_core.config.settings import Settings
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.treebank.conllu_io import open_treebank, read_conllu
from lambre_core.treebank.tree import Sentence, Token

TREEBANKS = {
    "cs": "dev", "de": "dev", "el": "dev", "en": "dev", "et": "dev", "fi": "dev", "lt": "dev", "lv": "dev",
    "pl": "train", "pt": "dev", "ru": "dev", "tr": "dev", "uk": "dev",
}  # fmt: skip
SENTENCES = 80
PIECES = 4
"""Of each sentence."""


@pytest.fixture
def sud() -> Path:
    """The folder with `<language>/<language>-dev.conllu.xz`."""
    folder = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data")) / "sud"
    if not folder.is_dir():
        pytest.skip(f"{folder} does not exist; set LAMBRE_DATA")
    return folder


@pytest.mark.data
@pytest.mark.parametrize(("language", "part"), TREEBANKS.items())
def test_pieces_of_trees_are_judged(sud: Path, language: str, part: str) -> None:
    chance = random.Random(language)
    grammar = load_grammar(language)
    settings = Settings(min_confidence=0.0)
    path = sud / language / f"{language}-{part}.conllu.xz"
    with open_treebank(path) as stream:
        sentences = list(islice(read_conllu(stream, str(path)), 1500))
    judged = 0
    for sentence in chance.sample(sentences, SENTENCES):
        for piece in (piece_of(sentence, chance) for _ in range(PIECES)):
            document = read_text("piece.txt", piece.text.encode(), document_settings(settings))
            if [unit.text for unit in document.units] == [piece.text]:
                judge_tree(piece, grammar, document.units[0], view_of(document, language, settings))
                judged += 1
    assert judged > SENTENCES


def piece_of(sentence: Sentence, chance: random.Random) -> Sentence:
    """Some words of a sentence, one after the other: one is the root, and has what has no head among them or, in some
    pieces, all others."""
    start = chance.randrange(len(sentence.tokens))
    words = sentence.tokens[start : chance.randrange(start, len(sentence.tokens)) + 1]
    root, flat = chance.randrange(1, len(words) + 1), chance.random() < 0.3
    ids = {word.id: number for number, word in enumerate(words, 1)}
    tokens: list[Token] = []
    text = ""
    for number, word in enumerate(words, 1):
        form = word.form or "_"
        head = 0 if number == root else root if flat else ids.get(word.head or 0, root)
        deprel = "root" if number == root else word.deprel if word.deprel != "root" else "mod"
        span = (len(text), len(text) + len(form))
        tokens.append(replace(word, id=number, form=form, head=head, deprel=deprel, span=span))
        text += f"{form} "
    return replace(sentence, tokens=tuple(rooted(tokens, root)), text=text.rstrip(), multiwords=(), comments=())


def rooted(tokens: list[Token], root: int) -> list[Token]:
    """The words, those that the root depends on below the root."""
    above = {root}
    for token in tokens:
        met, current = [], token.id
        while current not in above and current not in met:
            met.append(current)
            current = tokens[current - 1].head or root
        if current in met:
            tokens[current - 1] = replace(tokens[current - 1], head=root)
        above.update(met)
    return tokens
