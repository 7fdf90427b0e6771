"""Clean and noised sentences for the confidences of languages without learners' texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.evaluation.noised import changed_span, clean_and_noised
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.parts import calibrate
from lambre_core.evaluation.parts.calibrate import examples_of, noised_examples, right_of_rules
from lambre_core.evaluation.readers.labels import ACCEPTABLE
from lambre_core.evaluation.sets import LABELLED
from lambre_core.evaluation.sources import every
from lambre_core.findings.calibration import UNCALIBRATED
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token


def test_where_the_changed_word_stands() -> None:
    clean = Sentence((Token(1, "Hän", span=(0, 3)), Token(2, "tuli", span=(4, 8))), text="Hän tuli.")
    changed = Token(2, "tulin", feats=parse_feats("Person=1"), misc="Changed=Person:3")
    noisy = Sentence((Token(1, "Hän"), changed), text="Hän tulin.")
    assert changed_span(noisy, clean) == (4, 9)
    assert changed_span(clean, clean) is None


@pytest.mark.data
def test_copies_differ_in_one_word(data: Path) -> None:
    sentences = list(clean_and_noised("lt", data))
    clean = {one.name: one.text for one in sentences if one.changed is None}
    noised = [one for one in sentences if one.changed is not None]
    assert len(clean) > 50
    assert len(noised) > len(clean)
    for one in noised:
        assert one.changed is not None
        start, end = one.changed
        before = clean[one.name]
        assert one.text[:start] == before[:start]
        assert before.endswith(one.text[end:])
        assert one.text != before


@pytest.mark.data
def test_findings_in_noised_sentences(data: Path) -> None:
    examples = noised_examples("lt", Options(data=data, without=("calibration",)), 7)
    right = [example for example in examples if example.right]
    assert len(right) > 20
    assert {example.weight for example in examples if not example.right} <= {1.0}
    assert len({example.weight for example in right}) == 1
    assert min(example.text for example in examples) >= 7
    # Nobody wrote them: they are no evidence of how often a rule is right.
    assert right_of_rules("lt", examples, UNCALIBRATED)["rules"] == {}


@pytest.mark.data
def test_findings_in_labelled_sentences(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gold_set = next(found for found in LABELLED if found.name == "rucola-exams")
    monkeypatch.setattr(calibrate, "LEARNERS", ())
    monkeypatch.setattr(calibrate, "LABELLED", (gold_set,))
    examples = examples_of("ru", Options(data=data, limit=300, without=("calibration",)))
    assert len(examples) > 5
    labels = [passage.label for passage in every(list(gold_set.read(data / "eval" / gold_set.file)), 300)]
    for example in examples:
        label = labels[example.text]
        # Of what is wrong in another way nobody knows whether the finding is right.
        assert label == ACCEPTABLE or gold_set.typed.fullmatch(label)
        assert example.right == (label != ACCEPTABLE)
