"""Training the segmenter: labels, liberties, and the same numbers with and without torch."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from lambre_core.parsing.engines.onnx.segmenter import load_segmenter, logits, read, segment
from lambre_core.training.student.segmenter import (
    MULTIWORD,
    SENTENCE,
    TOKEN,
    Additions,
    Sample,
    build,
    export,
    sample_of,
    train_segmenter,
    varied,
)
from lambre_core.treebank.conllu_io import read_conllu
from lambre_core.treebank.tree import Sentence

TREEBANK = Path(__file__).parents[2] / "data" / "parsing" / "german.conllu"


@pytest.fixture(scope="module")
def treebank() -> Sequence[Sentence]:
    return tuple(read_conllu(TREEBANK.read_bytes(), str(TREEBANK)))


def tokens(sample: Sample) -> list[str]:
    """The text cut where the labels say."""
    parts, start = [], 0
    for end in (np.flatnonzero(sample.labels & TOKEN) + 1).tolist():
        parts.append(sample.text[start:end].strip())
        start = end
    return parts


def test_labels(treebank: Sequence[Sentence]) -> None:
    sample = sample_of(treebank[1])
    assert sample.text == "Peter findet einen Garten zum Fenster."
    assert tokens(sample) == ["Peter", "findet", "einen", "Garten", "zum", "Fenster", "."]
    assert np.flatnonzero(sample.labels & MULTIWORD).tolist() == [sample.text.index("zum") + 2]
    assert np.flatnonzero(sample.labels & SENTENCE).tolist() == [len(sample.text) - 1]


@pytest.mark.parametrize("whole", [True, False])
def test_liberties_keep_text_and_labels_together(treebank: Sequence[Sentence], whole: bool) -> None:
    """Whatever is changed, every label is on a character, the last ends the sentence, words stay words."""
    rng = random.Random(1)
    added = Additions(("z. B.", "Dr."), whole, ("--", "..."))
    words = {token.form for sentence in treebank for token in sentence.tokens}
    seen: set[str] = set()
    for sentence in treebank:
        for _ in range(40):
            sample = varied(sample_of(sentence), added, rng)
            assert len(sample.text) == len(sample.labels)
            assert np.flatnonzero(sample.labels & SENTENCE).tolist() == [len(sample.text) - 1]
            assert not any(letter.isspace() for token in tokens(sample) for letter in token)
            seen.update(tokens(sample))
    # Inserted and swapped tokens came whole; the abbreviations as this treebank would have them.
    assert {"„", "--", "...", "!"} <= seen
    assert ("Dr." in seen) == whole
    assert ("Dr" in seen) != whole
    assert words & seen


@pytest.mark.parametrize("lengths", [(1,), (2, 1, 3), (17,), (300, 4), (5000, 1, 40)])
def test_numpy_and_torch_say_the_same(lengths: tuple[int, ...]) -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(3)
    alphabet = "abcdeABC.,!12"
    network = build(alphabet, 2).eval()
    torch.nn.init.normal_(network.treebanks)
    segmenter = load_segmenter(export(network, 1), {"characters": alphabet})
    rng = random.Random(5)
    texts = ["".join(rng.choice("abcdeABC.,!12 \n?ž") for _ in range(length)) for length in lengths]
    stream = read(segmenter.numbers, segmenter.kinds, texts)
    if not len(stream.candidates):
        pytest.skip("white space alone")
    with torch.no_grad():
        candidates = torch.from_numpy(stream.candidates)
        scores = network(torch.from_numpy(stream.rows), candidates, torch.ones_like(candidates))
    theirs = torch.sigmoid(scores).numpy()
    ours = 1 / (1 + np.exp(-logits(segmenter, stream)))
    assert np.abs(ours - theirs).max() < 1e-4


def test_training(treebank: Sequence[Sentence]) -> None:
    pytest.importorskip("torch")
    weights, vocabulary = train_segmenter(treebank, treebank[:10], 7, characters_read=480_000, batch=3000)
    segmenter = load_segmenter(weights, vocabulary)
    texts = ["Die alte Frau findet den roten Hund. Peter sieht einen Garten zum Baum."]
    assert [[piece.form for piece in sentence] for sentence in segment(segmenter, texts)[0]] == [
        "Die alte Frau findet den roten Hund .".split(),
        "Peter sieht einen Garten zum Baum .".split(),
    ]
    assert [piece.form for sentence in segment(segmenter, texts)[0] for piece in sentence if piece.multiword] == ["zum"]


def test_no_sentence_to_learn_from() -> None:
    pytest.importorskip("torch")
    with pytest.raises(ValueError, match="needs sentences"):
        train_segmenter([], [], 7)
