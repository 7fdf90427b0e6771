"""What forms were in training."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.masking import STAND_IN
from lambre_core.parsing.engines.onnx.forms import (
    UNKNOWN,
    History,
    known_of,
    load_histories,
    reading_of,
    weigh,
)

TAGS = ("NOUN|Case=Nom|NameType=Geo", "NOUN|Case=Nom", "NOUN|Case=Gen", "VERB|_")
CONTENT = {
    "strength": 0.5,
    "readings": ["NOUN|Case=Nom", "ADV|_", "NOUN|Case=Gen"],
    "rows": "dom\t3 0\nvčera\t6 1\n00\t1 0 2\nx\t4 0",
}


@pytest.mark.parametrize(
    ("form", "history", "why"),
    [
        ("dom", History(1.5, (0, 1)), "tags are the same when universal features are"),
        ("Dom", History(1.5, (0, 1)), "in lower case"),
        ("27", History(0.5, (0, 1, 2)), "digits are one"),
        ("dům", UNKNOWN, "never met"),
        ("včera", UNKNOWN, "the model has none of its tags"),
        (STAND_IN, UNKNOWN, "what stands for a placeholder"),
    ],
)
def test_histories(form: str, history: History, why: str) -> None:
    assert load_histories(CONTENT, TAGS).of(form) == history, why


def test_readings_have_universal_features_alone() -> None:
    assert [reading_of(tag) for tag in TAGS] == ["NOUN|Case=Nom", "NOUN|Case=Nom", "NOUN|Case=Gen", "VERB|_"]


@pytest.mark.parametrize(
    "change",
    [{"strength": "much"}, {"rows": "dom 3 0"}, {"rows": 3}, {"readings": 3}],
)
def test_damaged(change: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError, AttributeError)):
        load_histories({**CONTENT, **change}, TAGS)


@given(st.data())
def test_probabilities_of_other_tags_are_lowered_and_sum_to_one(data: st.DataObject) -> None:
    history = st.builds(
        History, st.floats(0.01, 20), st.lists(st.integers(0, 4), min_size=1, max_size=5, unique=True).map(tuple)
    )
    histories = data.draw(st.lists(st.just(UNKNOWN) | history, min_size=1, max_size=6))
    start = data.draw(st.integers(0, len(histories) - 1))
    own = slice(start, data.draw(st.integers(start + 1, len(histories))))
    random = np.random.default_rng(data.draw(st.integers(0, 99)))
    before = random.dirichlet(np.ones(5), size=own.stop - own.start)
    logs = np.log(before).astype(np.float32)
    weigh(logs, known_of(histories), own)
    for row, one in enumerate(histories[own]):
        expected = before[row] * [1 if not one.tags or tag in one.tags else np.exp(-one.penalty) for tag in range(5)]
        assert np.exp(logs[row]) == pytest.approx(expected / expected.sum(), rel=1e-3, abs=1e-6)
