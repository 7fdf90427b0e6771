"""Training on a toy treebank: what is learned, kept, calibrated and read again."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="needs the extra [train]")

import torch

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.parsing.engines.onnx.features import IN_LEXICON
from lambre_core.training.run import read_file
from lambre_core.training.student.augment import lower_case, without_end
from lambre_core.training.student.batches import UNKNOWN, Collection, by_length
from lambre_core.training.student.calibrate import Answers, calibration_error, temperature
from lambre_core.training.student.inventory import take_inventory
from lambre_core.training.student.model import Batch, Sizes, Student, fitting
from lambre_core.training.student.train import GOLD_COPIES, copies, load, quick_scores, save, train
from lambre_core.treebank.tree import Sentence

TREEBANK = Path(__file__).parents[2] / "data" / "parsing" / "german.conllu"
SMALL = Sizes(word=16, piece=16, reading=8, type=32, hidden=16, tag_hidden=32, tag=8, arc=32, relation=16, dropout=0.1)


@pytest.fixture(scope="module")
def sentences() -> list[Sentence]:
    return list(read_file(TREEBANK))


def test_it_learns_and_is_the_same_when_read_again(sentences: list[Sentence], tmp_path: Path) -> None:
    torch.set_num_threads(1)
    output = tmp_path / "student.pt"
    trained = train("xx", sentences, sentences[:20], output, 240_000, 1, SMALL)
    collection = Collection(trained.inventory, None)
    examples = collection.add(sentences)
    arguments = (trained.inventory, collection, sentences, examples, trained.treebank)
    scores = quick_scores(trained.model, *arguments)
    # Sixty sentences are learned by heart; chance would give a tenth of it.
    assert scores["UPOS"] > 90
    assert scores["LAS"] > 60
    save(trained, output)
    again = load(output)
    assert quick_scores(again.model, *arguments) == scores
    assert again.temperatures == pytest.approx(trained.temperatures)
    assert not output.with_suffix(".part").exists()


@pytest.mark.parametrize(("pieces", "width"), [(100, 96), (13_000, 96), (20_000, 64), (0, 96)])
def test_vectors_of_pieces_are_as_narrow_as_they_must_be(pieces: int, width: int) -> None:
    assert fitting(Sizes(), pieces) == Sizes(piece=width)


def test_rows_are_the_same_in_every_process() -> None:
    # A training that goes on in another process, whose hashes differ, finds its vectors by their rows.
    code = (
        "import sys; from pathlib import Path; from lambre_core.training.run import read_file; "
        "from lambre_core.training.student.inventory import take_inventory; "
        "print(list(take_inventory(list(read_file(Path(sys.argv[1]))), None).vocabulary.pieces))"
    )
    rows = {
        subprocess.run(
            [sys.executable, "-c", code, str(TREEBANK)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(rows) == 1


def test_layers_that_are_not_learned_cost_nothing(sentences: list[Sentence]) -> None:
    masked = [replace(sentence, comments=(" learn = upos",)) for sentence in sentences]
    inventory = take_inventory(sentences, None)
    collection = Collection(inventory, None)
    (example,) = collection.add(masked[:1])
    assert set(example.tags) == set(example.heads) == set(example.relations) == {-1}
    assert min(example.upos) >= 0
    torch.manual_seed(0)
    model = Student(inventory, SMALL).eval()
    loss = model.loss(collection.batch([example]))
    gradients = torch.autograd.grad(loss, [model.tag_own, model.arc], allow_unused=True)
    assert gradients[0] is not None
    assert gradients[0].abs().sum() > 0
    assert gradients[1] is None or not gradients[1].any()


def test_words_without_a_head_teach_no_relation(sentences: list[Sentence]) -> None:
    first = sentences[0]
    blank = first.with_tokens({1: replace(first.tokens[0], head=None, deprel=None)})
    inventory = take_inventory([blank, *sentences[1:]], None)
    assert inventory.relations == take_inventory(sentences[1:], None).relations
    (example,) = Collection(inventory, None).add([blank])
    assert (example.heads[0], example.relations[0]) == (-1, -1)
    assert min(example.heads[1:]) >= 0
    assert min(example.relations[1:]) >= 0


def test_other_sentences_of_a_batch_change_nothing(sentences: list[Sentence]) -> None:
    inventory = take_inventory(sentences, None)
    collection = Collection(inventory, None)
    examples = collection.add(sentences)
    torch.manual_seed(0)
    model = Student(inventory, SMALL).eval()
    with torch.inference_mode():
        together = model.score(collection.batch(examples))
        for row, example in enumerate(examples):
            alone = model.score(collection.batch([example]))
            size = len(example.types)
            assert torch.allclose(together.tags[row, :size], alone.tags[0], atol=1e-4)
            assert torch.allclose(together.arcs[row, :size, : size + 1], alone.arcs[0], atol=1e-4)
            assert together.arcs[row, :size, size + 1 :].eq(float("-inf")).all()


def test_known_forms_are_trained_on_as_unknown_ones_at_times(sentences: list[Sentence]) -> None:
    lexicon = Lexicon(lambda form: [("x", "")] if form.islower() else [], lambda tag: (("NOUN",), {}))
    inventory = take_inventory(sentences, lexicon)
    collection = Collection(inventory, lexicon, hides=True)
    examples = collection.add(sentences)
    whole = collection.batch(examples)
    batch = collection.batch(examples, np.random.default_rng(1))

    def marked(found: Batch) -> int:
        return int((found.shapes.rows == IN_LEXICON).sum())

    # What says that a lexicon has a form goes with its readings.
    assert marked(batch) == pytest.approx((1 - UNKNOWN) * marked(whole), rel=0.1)
    assert len(batch.readings.rows) == pytest.approx((1 - UNKNOWN) * 0.95 * len(whole.readings.rows), rel=0.1)


@pytest.mark.parametrize("words", [30, 200, 5000])
def test_every_sentence_is_in_one_group(sentences: list[Sentence], words: int) -> None:
    collection = Collection(take_inventory(sentences, None), None)
    examples = collection.add(sentences)
    for random in (None, np.random.default_rng(3)):
        groups = list(by_length(examples, words, random))
        assert sorted(id(e) for group in groups for e in group) == sorted(map(id, examples))
        assert all(group for group in groups)


@pytest.mark.parametrize(("times", "expected"), [(1, 1), (3, 1), (4, 2), (6, 3), (100, GOLD_COPIES)])
def test_treebanks_stay_the_smaller_part_beside_a_teachers_text(
    sentences: list[Sentence], times: int, expected: int
) -> None:
    assert copies(sentences, sentences * times) == expected


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.5])
def test_a_known_temperature_is_found(scale: float) -> None:
    """Answers are drawn from the very distribution that the logits over the temperature give."""
    torch.manual_seed(5)
    logits = torch.randn(20_000, 6) * 2
    gold = torch.distributions.Categorical(logits=logits / scale).sample()
    found = Answers(logits, gold)
    assert temperature(found) == pytest.approx(scale, rel=0.1)
    assert calibration_error(found, scale) < 1.5
    if scale != 1:
        assert calibration_error(found, 1.0) > calibration_error(found, scale)


def test_variants_keep_the_tree(sentences: list[Sentence]) -> None:
    for sentence in sentences:
        lower = lower_case(sentence)
        assert [t.head for t in lower.tokens] == [t.head for t in sentence.tokens]
        assert all((t.form or "").islower() or not any(map(str.isupper, t.form or "")) for t in lower.tokens)
        shorter = without_end(sentence)
        if shorter is not None:
            assert shorter.tokens == sentence.tokens[:-1]
            assert all((t.head or 0) <= len(shorter.tokens) for t in shorter.tokens)
    assert any(without_end(sentence) for sentence in sentences)
