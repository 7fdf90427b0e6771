"""Distributions: what is left out, what they sum to, and that nobody can tell when they are made."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from lambre_core.parsing.engines.onnx.beliefs import Believed, kept, sparse, take_apart
from lambre_core.parsing.late_beliefs import NEGLIGIBLE, LateBeliefs, late_beliefs
from lambre_core.parsing.making import make
from lambre_core.treebank.tree import Beliefs, Token

TAGS = take_apart(("NOUN|Case=Nom|Number=Sing", "NOUN|Case=Acc,Dat", "VERB|_", "NOUN|_"))


def rows(*values: list[float]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]:
    """Probabilities, and the best of each row."""
    table = np.array(values, dtype=np.float32)
    return table, table.argmax(1)


def two_words() -> list[LateBeliefs]:
    believed = Believed(
        tags=TAGS,
        relation_names=("root", "subj"),
        best=["NOUN", "VERB"],
        tag_rows=sparse([kept(*rows([0.5, 0.125, 0.25, 0.125], [0.00005, 0, 0.99995, 0]))]),
        head_rows=sparse([kept(*rows([0.25, 0, 0.75], [1, 0, 0]))]),
        relation_rows=sparse([kept(*rows([0, 1], [1, 0]))]),
    )
    return late_beliefs(believed, range(2))


EXPECTED = [
    Beliefs(
        upos={"NOUN": 0.75, "VERB": 0.25},
        feats={
            "Case": {"Nom": 0.5 / 0.75, "Acc,Dat": 0.125 / 0.75, "": 0.125 / 0.75},
            "Number": {"Sing": 0.5 / 0.75, "": 0.25 / 0.75},
        },
        heads={0: 0.25, 2: 0.75},
        deprels={"subj": 1.0},
    ),
    Beliefs(upos={"VERB": 1.0}, feats={}, heads={0: 1.0}, deprels={"root": 1.0}),
]


@pytest.mark.parametrize("word", [0, 1])
def test_distributions_of_words(word: int) -> None:
    made, expected = two_words()[word], EXPECTED[word]
    for name in ("upos", "heads", "deprels"):
        assert getattr(made, name) == pytest.approx(getattr(expected, name))
    assert {name: pytest.approx(values) for name, values in expected.feats.items()} == made.feats


def test_they_are_equal_to_those_made_at_once_before_and_after_they_are_looked_at() -> None:
    late = two_words()[1]
    assert late == EXPECTED[1]
    assert EXPECTED[1] == late
    assert late == two_words()[1]
    assert late != EXPECTED[0]
    assert late != "something else"
    assert late.upos is late.upos


@pytest.mark.parametrize("copied", [lambda own: pickle.loads(pickle.dumps(own)), copy.copy, copy.deepcopy])  # noqa: S301
def test_copies_are_plain_beliefs(copied: object) -> None:
    assert callable(copied)
    late = two_words()[0]
    made = copied(late)
    assert type(made) is Beliefs
    assert made == late


def test_they_cannot_be_changed_and_have_no_other_fields() -> None:
    late = two_words()[0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        late.upos = {}  # type: ignore[misc]
    with pytest.raises(AttributeError, match="lemma"):
        _ = late.lemma


blocks = st.lists(
    st.tuples(st.integers(1, 4), st.integers(0, 99)), min_size=1, max_size=4
)  # rows and seed of each block


@given(blocks, st.integers(2, 9), st.floats(0.1, 12))
def test_rows_of_blocks_sum_to_one_without_what_is_negligible(
    sizes: list[tuple[int, int]], width: int, spread: float
) -> None:
    given_rows, chosen, parts = [], [], []
    for count, seed in sizes:
        random = np.random.default_rng(seed)
        logits = random.normal(scale=spread, size=(count, width))
        values = (np.exp(logits) / np.exp(logits).sum(1, keepdims=True)).astype(np.float32)
        own = random.integers(0, width, count)
        given_rows += list(values)
        chosen += own.tolist()
        parts.append(kept(values, own))
    found = sparse(parts)
    for number, (values, own) in enumerate(zip(given_rows, chosen, strict=True)):
        row = dict(found.row(number))
        assert sum(row.values()) == pytest.approx(1, abs=1e-9)
        assert set(row) == {column for column in range(width) if values[column] >= NEGLIGIBLE or column == own}
        share = sum(float(values[column]) for column in row)
        for column, value in row.items():
            assert value == pytest.approx(float(values[column]) / share, rel=1e-6)


@given(arrays(np.int64, st.integers(0, 20), elements=st.integers(0, 99)))
def test_objects_made_by_column_are_those_made_one_by_one(numbers: npt.NDArray[np.int64]) -> None:
    ids = numbers.tolist()
    forms = [str(number) for number in ids]
    names = [field.name for field in dataclasses.fields(Token)]
    rest: dict[str, list[None]] = {name: [None] * len(ids) for name in names if name not in ("id", "form", "feats")}
    made = make(Token, id=ids, form=forms, feats=[{}] * len(ids), **rest)
    assert made == [Token(number, form) for number, form in zip(ids, forms, strict=True)]


def test_columns_of_different_length_are_refused() -> None:
    with pytest.raises(ValueError, match="values to unpack"):
        make(Token, id=[1, 2], form=["one"])
