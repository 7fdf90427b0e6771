"""Counting what forms were, and how much that says of the next one."""

from __future__ import annotations

import numpy as np
import pytest

from lambre_core.parsing.engines.onnx.forms import UNKNOWN, load_histories
from lambre_core.training.student.forms import Answer, counted, fitted, loss
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token


def sentence(*words: tuple[str, str, str]) -> Sentence:
    tokens = [
        Token(id=place, form=form, upos=upos, feats=parse_feats(feats), head=place - 1, deprel="dep")
        for place, (form, upos, feats) in enumerate(words, 1)
    ]
    return Sentence(tokens=tuple(tokens))


TEXT = [
    sentence(("Haus", "NOUN", "Case=Nom"), ("haus", "NOUN", "Case=Nom|NounType=Com"), ("Tor", "NOUN", "Case=Acc")),
    sentence(("HAUS", "NOUN", "Case=Acc"), ("war", "VERB", "_"), ("war", "VERB", "_"), ("12", "NUM", "_")),
    sentence(("99", "NUM", "_"), ("war", "AUX", "_"), ("war", "VERB", "_"), ("war", "VERB", "_")),
]


def test_frequent_forms_are_counted() -> None:
    content = counted(TEXT, 10)
    rows = dict(line.split("\t") for line in content["rows"].splitlines())
    named = {
        form: (often, {content["readings"][number] for number in map(int, numbers)})
        for form, (often, *numbers) in ((form, row.split()) for form, row in rows.items())
    }
    assert named == {
        "00": ("2", {"NUM|_"}),
        "haus": ("2", {"NOUN|Case=Nom", "NOUN|Case=Acc"}),
        "war": ("3", {"VERB|_", "AUX|_"}),
    }
    assert list(rows) == sorted(rows)


def test_the_most_frequent_are_kept() -> None:
    assert counted(TEXT, 1)["rows"].startswith("war\t3 ")


@pytest.mark.parametrize("strength", [0.3, 1.0, 2.0])
def test_the_strength_that_text_was_made_with_is_found(strength: float) -> None:
    random = np.random.default_rng(3)
    words = []
    for _ in range(20_000):
        had, met = random.uniform(0.2, 0.8), float(random.integers(1, 4))
        lowered = np.exp(-strength * met) * (1 - had)
        new = random.random() < lowered / (had + lowered)
        words.append(Answer((1 - had if new else had) / 2, had, met, bool(new)))
    assert fitted(words) == pytest.approx(strength, rel=0.1)
    assert loss(words, strength) < min(loss(words, 0), loss(words, strength + 1))


def test_a_model_may_have_no_histories() -> None:
    histories = load_histories({**counted(TEXT, 0), "strength": 0.0}, ["NOUN|Case=Nom"])
    assert histories.of("haus") == UNKNOWN
