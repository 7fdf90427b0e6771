"""Which endings tell all."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from lambre_core.gzipped import read_bytes
from lambre_core.lexicon.endings import endings_path, read_content
from lambre_core.training.endings import LEAST, all_readings, covered, sure_endings, telling_endings, words_of
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

DATA = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        # Too few to know.
        ({"Number=Sing": LEAST - 1}, []),
        # Whether there is more is known only from many.
        ({"Number=Sing": 60}, []),
        ({"Number=Sing": 120}, ["Number=Sing"]),
        ({"Number=Sing": 200, "Number=Plur": 300}, ["Number=Plur", "Number=Sing"]),
        # One word in a thousand is an oversight of somebody, two in a hundred are not.
        ({"Number=Sing": 1000, "Number=Plur": 1}, ["Number=Sing"]),
        ({"Number=Sing": 1000, "Number=Plur": 20}, ["Number=Sing", "Number=Plur"]),
        # Several that were seen once: there will be others.
        ({"Number=Sing": 400, **{f"Case={case}": 1 for case in ("Nom", "Gen", "Dat", "Acc", "Ins")}}, []),
    ],
)
def test_when_readings_are_all(counts: dict[str, int], expected: list[str]) -> None:
    assert all_readings(counts) == expected


def test_endings_of_a_class() -> None:
    words = [(f"{stem}ý", "ADJ", "Gender=Masc|Number=Sing") for stem in names()]
    words += [(f"{stem}al", "VERB Part", "Gender=Masc|Number=Sing") for stem in names()]
    words += [(f"{stem}a", "NOUN", feats) for stem, feats in zip(names(), cases(), strict=False)]
    found = telling_endings(words)
    assert found["ADJ"]["ý"] == ["Gender=Masc|Number=Sing"]
    assert found["VERB Part"]["al"] == ["Gender=Masc|Number=Sing"]
    assert "NOUN" not in found


def test_a_longer_ending_excludes_what_would_have_been_seen() -> None:
    # Of words in -ní one in fifty is a neuter; none of the 150 in -ční is, which is no wonder, but none of 700 in -ání.
    words = [(f"{stem}ání", "ADJ", "Gender=Fem") for stem in names()[:700]]
    words += [(f"{stem}ční", "ADJ", "Gender=Fem") for stem in names()[:150]]
    words += [(f"{stem}rní", "ADJ", "Gender=Neut") for stem in names()[:17]]
    found = telling_endings(words)["ADJ"]
    assert found["ní"] == ["Gender=Fem", "Gender=Neut"]
    assert found["ční"] == ["Gender=Fem", "Gender=Neut"]
    assert found["ání"] == ["Gender=Fem"]


def names() -> list[str]:
    """Stems that end in all letters alike."""
    letters = "bcdfghjklmnprstvz"
    return [f"{one}o{other}{third}" for one in letters for other in letters for third in "bcd"]


def cases() -> list[str]:
    """Ten readings that a single word has, and one of all others."""
    return [*(f"Case=X{number}" for number in range(10)), *["Case=Nom"] * 1000]


def test_what_sentences_show() -> None:
    words = [("Velký", "ADJ", "Case=Nom|Degree=Pos|Gender=Masc"), ("dům", "NOUN", "Case=Nom"), ("3", "NUM", "_")]
    words.append(("x2", "NOUN", "_"))
    tokens = (Token(n, form, upos=upos, feats=parse_feats(feats)) for n, (form, upos, feats) in enumerate(words, 1))
    sentence = Sentence(tuple(tokens))
    assert words_of([sentence]) == {("velký", "ADJ", "Case=Nom|Gender=Masc"), ("dům", "NOUN", "Case=Nom")}
    counts = covered(read_content({"ADJ": {"ý": ["Case=Nom|Gender=Masc"]}, "NOUN": {"m": ["Case=Gen"]}}), [sentence])
    assert {upos: (count.words, count.known, count.right) for upos, count in counts.items()} == {
        "ADJ": (1, 1, 1),
        "NOUN": (1, 1, 0),
    }


@pytest.mark.data
@pytest.mark.skipif(not DATA.is_dir(), reason="the treebanks are not there; name their folder in LAMBRE_DATA")
@pytest.mark.parametrize("language", ["el", "lt"])
def test_what_is_shipped_can_be_made_again(language: str) -> None:
    shipped = json.loads(read_bytes(endings_path(language)))
    assert sure_endings(language, DATA) == shipped
