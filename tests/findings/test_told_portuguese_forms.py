"""Portuguese words that ask for another form of what stands behind them, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.portuguese_forms import with_told_forms
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

SENTENCES = {
    "if I have": (
        ["se SCONJ 0 root _", "eu PRON 3 subj _", "fazer VERB 1 comp:obj VerbForm=Inf"],
        {3: (1, "comp:obj@future")},
    ),
    "to keep oneself": (
        ["se PRON 2 comp@expl _", "manter VERB 0 root VerbForm=Inf", "saudável ADJ 2 comp:pred _"],
        {2: (0, "root")},
    ),
    "for installing": (
        ["para SCONJ 0 root _", "instalando VERB 1 comp:obj VerbForm=Ger"],
        {2: (1, "comp:obj@told")},
    ),
    "between me and": (
        ["entre ADP 0 root _", "eu PRON 1 comp:obj _", "e CCONJ 4 cc _", "Ana PROPN 2 conj:coord _"],
        {2: (1, "comp:obj@told")},
    ),
    "between my leaving and": (
        ["entre ADP 0 root _", "eu PRON 3 subj _", "sair VERB 1 comp:obj VerbForm=Inf", "e CCONJ 1 cc _"],
        {2: (3, "subj")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_is_asked_for(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    found = with_told_forms(make_sentence(*words), with_lexicon(judging_lexicon("pt")), "pt")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*SENTENCES["if I have"][0])
    assert with_told_forms(sentence, with_lexicon(None), "es") is sentence
