"""The common style of a language's treebanks."""

from __future__ import annotations

import pytest

from lambre_core.training.prepare import prepared
from lambre_core.treebank.conllu_io import read_conllu
from lambre_core.treebank.feats import format_feats

GERMAN = [
    (
        "war	sein	AUX	VBC	Mood=Ind|Number=Sing|Person=3|Tense=Past",
        "Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin",
    ),
    ("gehen	gehen	VERB	VB	_", "VerbForm=Inf"),
    ("gegangen	gehen	VERB	VBN	Tense=Past", "VerbForm=Part"),
    ("gegangen	gehen	VERB	VVPP	VerbForm=Part", "VerbForm=Part"),
    ("sehr	sehr	ADV	RB	Degree=Pos", "_"),
    ("Haus	Haus	NOUN	NN	Case=Nom|NamedEntity=Yes|Shared=Yes", "Case=Nom|NamedEntity=Yes"),
]


@pytest.mark.parametrize(("columns", "feats"), GERMAN)
def test_pud_is_read_in_the_style_of_gsd(columns: str, feats: str) -> None:
    tree = f"1\t{columns}\t0\troot\t_\t_\n\n"
    (sentence,) = prepared(read_conllu(tree.encode(), "tree"), "de")
    assert format_feats(sentence.tokens[0].feats) == feats
    assert sentence.tokens[0].xpos is None


@pytest.mark.parametrize(
    ("language", "deprel", "expected"),
    [
        ("de", "mod@relcl", "mod"),
        ("de", "det@poss", "det@poss"),
        ("de", "comp:obj", "comp:obj"),
        ("cs", "mod@relcl", "mod@relcl"),
    ],
)
def test_relations_that_only_pud_has_lose_their_subtype(language: str, deprel: str, expected: str) -> None:
    tree = f"1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n2\tb\tb\tX\t_\t_\t1\t{deprel}\t_\t_\n\n"
    (sentence,) = prepared(read_conllu(tree.encode(), "tree"), language)
    assert sentence.tokens[1].deprel == expected
