"""Trees as lines of text."""

from __future__ import annotations

from lambre_core.treebank.drawing import draw
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token


def sentence(*words: tuple[str, str, str, int, str]) -> Sentence:
    return Sentence(
        tuple(
            Token(number, form, upos=upos, feats=parse_feats(feats), head=head, deprel=deprel)
            for number, (form, upos, feats, head, deprel) in enumerate(words, 1)
        )
    )


TREE = sentence(
    ("Der", "DET", "Case=Nom", 2, "det"),
    ("Mann", "NOUN", "Case=Nom|Number=Sing", 3, "subj"),
    ("kommt", "VERB", "_", 0, "root"),
    ("heute", "ADV", "_", 3, "mod"),
)


def test_a_sentence() -> None:
    assert draw(TREE) == [
        "kommt  VERB",
        "├─ subj: Mann  NOUN  Case=Nom|Number=Sing",
        "│  └─ det: Der  DET  Case=Nom",
        "└─ mod: heute  ADV",
    ]


def test_a_subtree_with_a_note() -> None:
    lines = draw(TREE, TREE.tokens[1], note=lambda token: "  <" if token.id == 1 else "")
    assert lines == ["Mann  NOUN  Case=Nom|Number=Sing", "└─ det: Der  DET  Case=Nom  <"]


def test_a_circle_ends() -> None:
    circle = sentence(("a", "X", "_", 2, "dep"), ("b", "X", "_", 1, "dep"))
    assert draw(circle) == []
    assert draw(circle, circle.tokens[0]) == ["a  X", "└─ dep: b  X"]


def test_a_long_chain() -> None:
    chain = sentence(*((f"w{number}", "X", "_", number, "dep") for number in range(3000)))
    assert len(draw(chain)) == 3000
