"""torch, the engine in numpy and onnxruntime say the same, in batches of any shape."""

from __future__ import annotations

import lzma
import os
import threading
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("torch", reason="needs the extra [train]")
pytest.importorskip("onnx", reason="needs the extra [train]")
pytest.importorskip("onnxruntime", reason="needs the extra [dev]")

import torch

from lambre_core.gzipped import SUFFIX
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.parsing.engines.onnx.features import Vocabulary
from lambre_core.parsing.engines.onnx.files import VOCABULARY, read_vocabulary
from lambre_core.parsing.engines.onnx.network import build_network, log_softmax, pack, run
from lambre_core.parsing.engines.onnx.weights import FILES, read_weights
from lambre_core.training.run import read_file
from lambre_core.training.student import parity
from lambre_core.training.student.batches import Collection, Example
from lambre_core.training.student.graph import write_onnx
from lambre_core.training.student.inventory import Inventory, take_inventory
from lambre_core.training.student.model import Sizes, Student
from lambre_core.training.student.quantise import INT4, INT8, Integer, quantise
from lambre_core.training.student.train import Trained
from lambre_core.training.student.weights import engine_weights
from lambre_core.treebank.conllu_io import read_conllu

ROOT = Path(__file__).parents[3]
DATA = Path(os.environ.get("LAMBRE_DATA", ROOT.parent / "shared" / "data"))
TREEBANK = ROOT / "tests" / "data" / "parsing" / "german.conllu"
SIZES = Sizes(word=16, piece=24, reading=8, type=40, hidden=24, tag_hidden=24, tag=12, arc=20, relation=12)


@dataclass(frozen=True, slots=True)
class Setting:
    """A random student, and sentences of 1 to 80 words."""

    trained: Trained
    collection: Collection
    examples: list[Example]
    folder: Path


@pytest.fixture(scope="module")
def setting(tmp_path_factory: pytest.TempPathFactory) -> Setting:
    torch.set_num_threads(1)
    torch.manual_seed(3)
    sentences = list(read_file(TREEBANK))
    inventory = take_inventory(sentences, None)
    model = Student(inventory, SIZES).eval()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.2)
        model.words.weight[-1] = 0
    trained = Trained(model, inventory, 0, (1.4, 0.7, 1.2), {})
    collection = Collection(inventory, None)
    plain = collection.add(sentences)
    random = np.random.default_rng(0)
    types, upos, tags = (
        np.concatenate([getattr(example, name) for example in plain]) for name in ("types", "upos", "tags")
    )
    pieces = [(int(start), int(size)) for start, size in random.integers((0, 1), (len(types) - 80, 81), (60, 2))]
    cut = [
        Example(types[a : a + n], upos[a : a + n], tags[a : a + n], np.full(n, -1), np.full(n, -1), 0)
        for a, n in pieces
    ]
    folder = tmp_path_factory.mktemp("model")
    write_onnx(folder, engine_weights(model, 0, trained.temperatures))
    return Setting(trained, collection, plain + cut, folder)


def runtimes(setting: Setting) -> dict[str, parity.Runtime]:
    weights = engine_weights(setting.trained.model, setting.trained.treebank, setting.trained.temperatures)
    return {
        "torch": parity.torch_runtime(setting.trained, setting.collection),
        "numpy": parity.numpy_runtime(build_network(weights), setting.collection),
        "onnxruntime": parity.onnx_runtime(setting.folder, setting.collection),
    }


@pytest.mark.parametrize(("first", "second"), [("torch", "numpy"), ("torch", "onnxruntime"), ("numpy", "onnxruntime")])
def test_they_say_the_same(setting: Setting, first: str, second: str) -> None:
    known = runtimes(setting)
    groups = parity.batches(setting.examples, 200, np.random.default_rng(1))
    compared = parity.compare(known[first], known[second], groups, setting.trained.inventory)
    assert compared.sentences == len(setting.examples)
    assert max(compared.most.values()) < 1e-4
    assert not any(compared.beyond.values())


def test_a_difference_is_found(setting: Setting) -> None:
    weights = engine_weights(setting.trained.model, setting.trained.treebank, setting.trained.temperatures)
    weights["layer1.recurrent"] = weights["layer1.recurrent"] * np.float32(1.5)
    altered = parity.numpy_runtime(build_network(weights), setting.collection)
    groups = parity.batches(setting.examples, 200, np.random.default_rng(1))
    compared = parity.compare(runtimes(setting)["torch"], altered, groups, setting.trained.inventory)
    assert min(compared.most.values()) > 1e-3
    assert compared.beyond["tags"] > 0
    assert compared.beyond["heads"] > 0


@pytest.mark.parametrize("integer", [INT8, INT4])
def test_few_bits_say_the_same_in_numpy_and_onnxruntime(setting: Setting, integer: Integer, tmp_path: Path) -> None:
    weights = engine_weights(setting.trained.model, setting.trained.treebank, setting.trained.temperatures)
    write_onnx(tmp_path, quantise(weights, integer))
    in_numpy = parity.numpy_runtime(build_network(read_weights(tmp_path, FILES[:3])), setting.collection)
    in_runtime = parity.onnx_runtime(tmp_path, setting.collection)
    groups = parity.batches(setting.examples, 200, np.random.default_rng(1))
    compared = parity.compare(in_numpy, in_runtime, groups, setting.trained.inventory)
    assert max(compared.most.values()) < 1e-4


lengths_of_batch = st.lists(st.integers(1, 12), min_size=1, max_size=9)


@given(lengths_of_batch)
def test_every_word_is_packed_once(lengths: list[int]) -> None:
    packing = pack(np.array(lengths))
    words = list(zip(packing.sentences.tolist(), packing.places.tolist(), strict=True))
    assert sorted(words) == [(row, place) for row, length in enumerate(lengths) for place in range(length)]
    assert [words[other] for other in packing.mirror] == [(row, lengths[row] - 1 - place) for row, place in words]
    for step, (start, stop) in enumerate(zip(packing.starts, packing.starts[1:], strict=False)):
        assert {place for _, place in words[start:stop]} == {step}


@settings(deadline=None, max_examples=25)
@given(lengths=lengths_of_batch, seed=st.integers(0, 99))
def test_a_sentence_is_the_same_in_any_company(setting: Setting, lengths: list[int], seed: int) -> None:
    network = build_network(engine_weights(setting.trained.model, 0, setting.trained.temperatures))
    random = np.random.default_rng(seed)
    # What stands in the padding must not matter either.
    inputs = random.normal(size=(len(lengths), max(lengths), SIZES.type)).astype(np.float32)
    together = run(network, inputs, np.array(lengths))
    for row, length in enumerate(lengths):
        alone = run(network, inputs[row : row + 1, :length].copy(), np.array([length]))
        assert together.tags[row, :length] == pytest.approx(alone.tags[0], abs=2e-5)
        assert together.heads[row, :length, : length + 1] == pytest.approx(alone.heads[0], abs=2e-5)
        assert np.isneginf(together.heads[row, :length, length + 1 :]).all()
        assert together.governors[row, : length + 1] == pytest.approx(alone.governors[0], abs=2e-5)
        assert np.exp(together.tags[row, :length]).sum(-1) == pytest.approx(np.ones(length), abs=1e-5)
        assert np.exp(together.heads[row, :length]).sum(-1) == pytest.approx(np.ones(length), abs=1e-5)


def test_threads_do_not_share_memory(setting: Setting) -> None:
    network = build_network(engine_weights(setting.trained.model, 0, setting.trained.temperatures))
    random = np.random.default_rng(0)
    batches = [
        (random.normal(size=(size, 20, SIZES.type)).astype(np.float32), np.full(size, 20)) for size in (3, 11, 7, 2)
    ]
    expected = [run(network, *batch).tags for batch in batches]
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(20):
            if not np.array_equal(run(network, *batches[number]).tags, expected[number]):
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(batches))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_log_softmax_of_large_numbers() -> None:
    logs = log_softmax(np.array([[1000.0, 1000.0, -np.inf], [-1000.0, -np.inf, -np.inf]], dtype=np.float32))
    assert logs.tolist() == [pytest.approx([-np.log(2), -np.log(2), -np.inf]), [0, -np.inf, -np.inf]]


def shipped() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "models").glob(f"*/{FILES[1]}{SUFFIX}"))


@pytest.mark.data
@pytest.mark.parametrize("language", shipped() or [pytest.param("", marks=pytest.mark.skip("no model is shipped"))])
def test_shipped_models_in_numpy_and_onnxruntime(language: str) -> None:
    files = sorted((DATA / "sud" / language).rglob("*.conllu.xz"))
    if not files:
        pytest.skip(f"{DATA} has no treebank of {language}; set LAMBRE_DATA")
    folder = ROOT / "models" / language
    names = read_vocabulary(folder / VOCABULARY)
    numbered = {
        table: {name: row for row, name in enumerate(names[table])} for table in ("words", "pieces", "readings")
    }
    upos = tuple(sorted({tag.partition("|")[0] for tag in names["tags"]}))
    inventory = Inventory(Vocabulary(**numbered), tuple(names["tags"]), upos, tuple(names["relations"]), ())
    collection = Collection(inventory, lexicon_of(language))
    for path in files:
        with lzma.open(path) as stream:
            examples = collection.add(list(islice(read_conllu(stream, str(path)), 2000)))
        if len(examples) == 2000:
            break
    in_numpy = parity.numpy_runtime(build_network(read_weights(folder)), collection)
    in_runtime = parity.onnx_runtime(folder, collection)
    groups = parity.batches(examples, 2000, np.random.default_rng(0))
    compared = parity.compare(in_numpy, in_runtime, groups, inventory)
    assert max(compared.most.values()) < 1e-4
    assert not any(compared.beyond.values())
    assert max(compared.different.values()) <= compared.words / 10_000
