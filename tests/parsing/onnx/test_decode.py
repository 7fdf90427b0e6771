"""From scores to tags, trees and relations."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lambre_core.parsing.engines.onnx import decode as decoding
from lambre_core.parsing.engines.onnx.beliefs import take_apart
from lambre_core.parsing.engines.onnx.decode import Decoded, decode, inventory, trees
from lambre_core.parsing.engines.onnx.forms import UNKNOWN, History, known_of
from lambre_core.parsing.engines.onnx.network import Network, Parsed, relations
from lambre_core.parsing.engines.onnx.parser import OnnxParser

Floats = npt.NDArray[np.float32]

NAMES = inventory(take_apart(("NOUN|Case=Nom", "NOUN|Case=Acc", "VERB|_")), ("subj", "root", "mod"))


def log(values: object) -> Floats:
    with np.errstate(divide="ignore"):
        return np.log(np.array(values, dtype=np.float32))


def network(spread: float = 1.0) -> Network:
    """Weights of relations alone, from inputs of three values."""
    weight = np.random.default_rng(1).normal(scale=spread, size=(3, 3, 3)).astype(np.float32)
    return Network({"relation.weight": weight}, (), (1.0, 1.0, 1.4))


def random_scores(lengths: list[int], seed: int) -> Parsed:
    random = np.random.default_rng(seed)
    count, width = len(lengths), max(lengths)
    tags = random.normal(scale=3, size=(count, width, 3))
    heads = random.normal(scale=3, size=(count, width, width + 1))
    heads[np.broadcast_to(np.arange(width + 1) > np.array(lengths)[:, None, None], heads.shape)] = -np.inf
    heads[:, np.arange(width), np.arange(width) + 1] = -np.inf
    for scores in (tags, heads):
        scores -= np.log(np.exp(scores).sum(-1, keepdims=True))
    dependents, governors = random.normal(size=(count, width, 3)), random.normal(size=(count, width + 1, 3))
    return Parsed(*(part.astype(np.float32) for part in (tags, heads, dependents, governors)))


def run(parsed: Parsed, lengths: list[int], histories: list[History] | None = None) -> Decoded:
    known = known_of(histories or [UNKNOWN] * sum(lengths))
    return decode(network(), NAMES, parsed, np.array(lengths), known)


def test_the_best_part_of_speech_comes_before_the_best_tag() -> None:
    parsed = random_scores([2], 0)
    parsed.tags[0] = log([[0.31, 0.29, 0.4], [0.1, 0.2, 0.7]])
    decoded = run(parsed, [2])
    assert [NAMES.upos[number] for number in decoded.upos] == ["NOUN", "VERB"]
    assert decoded.tags == [0, 2]
    assert dict(decoded.tag_rows.row(0)) == pytest.approx({0: 0.31, 1: 0.29, 2: 0.4})


def test_a_part_of_speech_without_any_probability_is_no_choice() -> None:
    parsed = random_scores([1], 0)
    parsed.tags[0] = log([[0, 0, 1]])
    assert run(parsed, [1]).tags == [2]


def test_a_tag_that_a_form_never_had_is_less_probable() -> None:
    parsed = random_scores([2], 0)
    parsed.tags[0] = log([[0.2, 0.7, 0.1], [0.2, 0.7, 0.1]])
    decoded = run(parsed, [2], [History(np.log(7).item(), (0, 2)), UNKNOWN])
    assert decoded.tags == [0, 1]
    assert dict(decoded.tag_rows.row(0)) == pytest.approx({0: 0.5, 1: 0.25, 2: 0.25}, rel=1e-5)


lengths_of_batch = st.lists(st.integers(1, 7), min_size=1, max_size=6)


@settings(max_examples=50)
@given(lengths_of_batch, st.integers(0, 10**6))
def test_trees_relations_and_log_probabilities(lengths: list[int], seed: int) -> None:
    parsed = random_scores(lengths, seed)
    decoded = run(parsed, lengths)
    assert decoded.starts == [sum(lengths[:row]) for row in range(len(lengths))]
    for row, (start, length) in enumerate(zip(decoded.starts, lengths, strict=True)):
        total = 0.0
        heads = decoded.heads[start : start + length]
        assert heads.count(0) == 1
        for word in range(length):
            head, relation = heads[word], decoded.relations[start + word]
            assert 0 <= head <= length
            assert head != word + 1
            assert (relation == NAMES.root) == (head == 0)
            own = np.exp(
                relations(network(), parsed.dependents[row, word : word + 1], parsed.governors[row, head : head + 1])[0]
            ).astype(np.float64)
            own[NAMES.root] = 0
            believed = {0: 1.0} if head == 0 else {n: float(p) for n, p in enumerate(own / own.sum()) if p > 1e-4}
            if head:
                found = dict(decoded.relation_rows.row(start + word))
                assert all(found[number] == pytest.approx(value, abs=1e-3) for number, value in believed.items())
                assert relation == max(found, key=lambda number: found[number])
            total += float(parsed.heads[row, word, head]) + (float(np.log(own[relation] / own.sum())) if head else 0)
        assert decoded.log_probabilities[row] == pytest.approx(total, abs=1e-3)


@settings(max_examples=40)
@given(st.lists(st.integers(1, 4), min_size=1, max_size=5), st.integers(0, 10**6))
def test_no_tree_is_better(lengths: list[int], seed: int) -> None:
    logs = random_scores(lengths, seed).heads
    for row, heads in enumerate(trees(logs, np.array(lengths))):
        length = lengths[row]
        best = max(
            sum(float(logs[row, word, choice[word]]) for word in range(length))
            for choice in product(range(length + 1), repeat=length)
            if choice.count(0) == 1 and all(reaches_root(choice, word) for word in range(1, length + 1))
        )
        assert sum(float(logs[row, word, heads[word]]) for word in range(length)) == pytest.approx(best, abs=1e-5)


def reaches_root(heads: tuple[int, ...], word: int) -> bool:
    for _ in heads:
        word = heads[word - 1] if word else 0
    return word == 0


@given(lengths_of_batch, st.integers(0, 10**6))
@settings(max_examples=25)
def test_blocks_of_any_size_give_the_same(lengths: list[int], seed: int) -> None:
    parsed = random_scores(lengths, seed)
    whole = run(parsed, lengths)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(decoding, "BLOCK_WORDS", 3)
        cut = run(parsed, lengths)
    for name in ("upos", "tags", "heads", "relations", "starts"):
        assert getattr(cut, name) == getattr(whole, name)
    assert cut.log_probabilities == pytest.approx(whole.log_probabilities, abs=1e-4)
    for name in ("tag_rows", "head_rows", "relation_rows"):
        assert getattr(cut, name).values == pytest.approx(getattr(whole, name).values, abs=1e-5)


def test_there_must_be_a_relation_root() -> None:
    with pytest.raises(ValueError, match="root"):
        inventory(take_apart(("X|_",)), ("subj",))


def test_it_fits_the_network_of_a_model(make_parser: Callable[[], OnnxParser]) -> None:
    model = make_parser()._model
    assert len(model.inventory.tags.upos) == len(model.network.arrays["tag.bias"]) == len(model.tag_features)
