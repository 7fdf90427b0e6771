"""Packed sentences: they come back as they were, and nothing else comes out of other bytes."""

from __future__ import annotations

import json
import math
import os
import pickle
import random
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.parsing.packing import PackingError, pack, unpack
from lambre_core.treebank.tree import Beliefs, EmptyNode, Multiword, Sentence, Token

TEXT = "Er geht zum Haus. 🏠 Sie auch."

names = st.text(st.characters(blacklist_characters="=|,", blacklist_categories=["Cs"]), min_size=1, max_size=6)
strings = st.none() | st.text(max_size=6) | st.sampled_from(["_", "\ud800", "🏠", "\x00"])
spans = st.none() | st.tuples(st.integers(0, 30), st.integers(0, 30)).map(lambda ends: (min(ends), max(ends)))
features = st.dictionaries(names, st.frozensets(names, min_size=1, max_size=3), max_size=3)
probabilities = st.floats(0, 1) | st.floats(0, 1, width=32) | st.sampled_from([0.0, 1.0, 1e-300])


def distributions(keys: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[Any, float]]:
    return st.dictionaries(keys, probabilities, max_size=4)


beliefs = st.builds(
    Beliefs,
    upos=distributions(names),
    feats=st.dictionaries(names, distributions(st.text(max_size=3)), max_size=3),
    heads=distributions(st.integers(0, 400)),
    deprels=distributions(names),
)


@st.composite
def sentences(draw: st.DrawFn) -> Sentence:
    tokens = [
        draw(
            st.builds(
                Token,
                id=st.just(number),
                form=strings,
                lemma=strings,
                upos=strings,
                xpos=strings,
                feats=features,
                head=st.none() | st.integers(0, 70_000),
                deprel=strings,
                deps=strings,
                misc=strings,
                span=spans,
                beliefs=st.none() | beliefs,
            )
        )
        for number in range(1, draw(st.integers(0, 4)) + 1)
    ]
    multiwords = st.builds(
        Multiword, st.integers(1, 9), st.integers(1, 9), st.text(), misc=strings, feats=features, span=spans
    )
    nodes = st.builds(
        EmptyNode, st.integers(0, 9), st.integers(1, 9), strings, strings, strings, strings, features, strings, strings
    )
    return Sentence(
        tuple(tokens),
        text=draw(st.text(max_size=5) | st.just("geht zum")),
        comments=tuple(draw(st.lists(st.text(max_size=8), max_size=2))),
        multiwords=tuple(draw(st.lists(multiwords, max_size=2))),
        empty_nodes=tuple(draw(st.lists(nodes, max_size=1))),
        scheme=draw(st.sampled_from(["sud", "ud"])),
        log_probability=draw(st.none() | st.floats(allow_nan=False)),
    )


def plain(sentence: Sentence) -> str:
    """Everything about a sentence, floats to the last bit, mappings in their order."""

    def written(value: Any) -> Any:
        if isinstance(value, float):
            return value.hex()
        if isinstance(value, frozenset):
            return sorted(value)
        if isinstance(value, Mapping):
            return [[written(key), written(inner)] for key, inner in value.items()]
        if isinstance(value, tuple):
            return [written(item) for item in value]
        if hasattr(type(value), "__dataclass_fields__"):
            return [written(getattr(value, name)) for name in type(value).__dataclass_fields__]
        return value

    return json.dumps(written(sentence))


@given(st.lists(sentences(), max_size=3))
def test_sentences_come_back_as_they_were(given_sentences: list[Sentence]) -> None:
    wanted = tuple(given_sentences)
    back = unpack(pack(wanted, TEXT), TEXT)
    assert back == wanted
    assert wanted == back
    assert list(map(plain, back)) == list(map(plain, wanted))
    assert list(map(hash_free_repr, pickle.loads(pickle.dumps(back)))) == list(map(hash_free_repr, wanted))  # noqa: S301


def hash_free_repr(sentence: Sentence) -> str:
    return plain(sentence)


def word(**fields: Any) -> Sentence:
    return Sentence((Token(1, "Er", span=(0, 2), **fields),), text="Er")


def test_beliefs_are_as_those_made_at_once() -> None:
    [sentence] = unpack(
        pack([word(beliefs=Beliefs({"PRON": 0.75, "X": 0.25}, {"Case": {"": 1.0}}, {0: 1.0}, {}))], "Er"), "Er"
    )
    found = sentence.tokens[0].beliefs
    assert found is not None
    wanted = Beliefs({"PRON": 0.75, "X": 0.25}, {"Case": {"": 1.0}}, {0: 1.0}, {})
    assert found == wanted
    assert wanted == found
    assert found != Beliefs({"PRON": 0.75}, {}, {}, {})
    assert found.upos["PRON"] == 0.75
    assert not hasattr(found, "lemma")


@pytest.mark.parametrize(("value", "most"), [(0.5, 30), (0.1, 38)], ids=["single precision is exact", "double"])
def test_floats_keep_their_bits_in_as_few_bytes_as_possible(value: float, most: int) -> None:
    beliefs = Beliefs(
        {str(n): math.nextafter(value, n) if value == 0.1 else value / 2**n for n in range(8)}, {}, {}, {}
    )
    [sentence] = unpack(packed := pack([word(beliefs=beliefs)], "Er"), "Er")
    assert sentence.tokens[0].beliefs == beliefs
    without = pack([word(beliefs=Beliefs({}, {}, {}, {}))], "Er")
    assert len(packed) - len(without) < most + 8 * (4 if value == 0.5 else 8)


@pytest.mark.parametrize(
    "sentence",
    [
        pytest.param(Sentence((Token(2, "Er"),)), id="not numbered from 1"),
        pytest.param(word(feats={"Case=": frozenset({"Nom"})}), id="a name that FEATS cannot have"),
        pytest.param(word(feats={"Case": frozenset({"Nom,Acc"})}), id="a value that FEATS cannot have"),
        pytest.param(word(head=-1), id="a head below 0"),
        pytest.param(word(beliefs=Beliefs({"X": 10**400}, {}, {}, {})), id="no float"),
    ],
)
def test_what_no_parser_yields_is_refused(sentence: Sentence) -> None:
    with pytest.raises(PackingError):
        pack([sentence], "Er")


# --- other bytes -----------------------------------------------------------------------------------


class Bomb:
    """Does something when it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> Any:
        return os.mkdir, (str(self.path),)


def made_up(head: object, columns: bytes = b"", probabilities: bytes = b"") -> bytes:
    encoded = json.dumps(head).encode()
    zipped = zlib.compress(len(encoded).to_bytes(4, "little") + encoded + columns)
    return len(zipped).to_bytes(4, "little") + zipped + probabilities


HEAD = {"sentences": [], "table": [None], "columns": [["B", 0]] * 15, "probabilities": "d"}


def test_the_made_up_head_is_one_that_could_be() -> None:
    assert unpack(made_up(HEAD), "") == ()


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\xff" * 40, id="no length"),
        pytest.param(zlib.compress(b"{}"), id="other zlib"),
        pytest.param(made_up([]), id="other JSON"),
        pytest.param(made_up({**HEAD, "columns": []}), id="no columns"),
        pytest.param(made_up({**HEAD, "columns": [["P", 1]] * 15}), id="no such numbers"),
        pytest.param(made_up({**HEAD, "columns": [["B", 10**15]] * 15}), id="more than there is"),
        pytest.param(
            made_up({**HEAD, "sentences": [[1, "", [], [], [], "sud", None]]}), id="more words than there are"
        ),
        pytest.param(
            made_up({**HEAD, "columns": [*[["B", 0]] * 14, ["B", 1]]}, b"\x00", b""), id="a key without value"
        ),
        pytest.param(
            made_up({**HEAD, "columns": [*[["B", 0]] * 13, ["B", 1], ["B", 1]]}, b"\x01\x07", bytes(8)),
            id="a key that is not in the table",
        ),
        pytest.param(made_up({**HEAD, "probabilities": "u"}, probabilities=b"\xff" * 4), id="no probabilities"),
    ],
)
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(PackingError):
        unpack(data, TEXT)


def test_pickles_do_nothing(tmp_path: Path) -> None:
    bomb = pickle.dumps(Bomb(tmp_path / "boom"))
    for data in (bomb, len(bomb).to_bytes(4, "little") + bomb, made_up(HEAD)[:4] + bomb):
        with pytest.raises(PackingError):
            unpack(data, TEXT)
    assert not (tmp_path / "boom").exists()
    pickle.loads(bomb)  # noqa: S301
    assert (tmp_path / "boom").exists(), "the bomb is one"


def test_damage_is_an_error_or_harmless() -> None:
    beliefs = Beliefs({"PRON": 0.7, "X": 0.3}, {"Case": {"Nom": 0.9, "": 0.1}}, {2: 0.6, 0: 0.4}, {"subj": 1.0})
    tokens = tuple(Token(n, "Er", "er", "PRON", head=0, span=(0, 2), beliefs=beliefs) for n in range(1, 9))
    packed = pack([Sentence(tokens, text="Er")], TEXT)
    chance = random.Random(7)
    for _ in range(300):
        data = bytearray(packed)
        for _ in range(chance.randint(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        try:
            for sentence in unpack(
                bytes(data[: chance.randint(1, len(data))] if chance.random() < 0.2 else data), TEXT
            ):
                plain(sentence)
        except PackingError:
            pass
