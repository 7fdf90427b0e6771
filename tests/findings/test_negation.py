"""Lemmas of negated verbs, as far as rules name them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.negation import with_lemmas
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]


@pytest.mark.parametrize(
    ("lemma", "feats", "upos", "found"),
    [
        ("nebavit", "Polarity=Neg", "VERB", "bavit"),
        ("bavit", "Polarity=Neg", "VERB", "bavit"),
        ("nebavit", "Polarity=Pos", "VERB", "nebavit"),
        ("nenávidět", "Polarity=Neg", "VERB", "nenávidět"),
        ("nevarovat", "Polarity=Neg", "VERB", "nevarovat"),
        ("nebavit", "Polarity=Neg", "ADJ", "nebavit"),
    ],
)
def test_a_negated_verb_has_the_lemma_that_governs(
    lemma: str, feats: str, upos: str, found: str, make_sentence: MakeSentence
) -> None:
    """Only where the lemma with the prefix governs nothing, and the one without does."""
    sentence = make_sentence(f"nebaví {upos} 0 root {feats}")
    sentence = replace(sentence, tokens=(replace(sentence.tokens[0], lemma=lemma),))
    assert [token.lemma for token in with_lemmas(sentence, {"bavit", "návidět", "nenávidět"}).tokens] == [found]
