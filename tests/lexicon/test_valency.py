"""Verbs without an object, and nouns that stand beside any verb."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.lexicon import valency
from lambre_core.lexicon.errors import LexiconError

LISTED = [("лежать", True), ("лежати", True), ("ležet", True), ("читать", False), ("číst", False), ("играть", False)]


@pytest.mark.parametrize(("lemma", "expected"), LISTED)
def test_verbs_without_an_object(lemma: str, expected: bool) -> None:
    assert (lemma in valency.intransitive()) is expected


def test_no_verb_is_a_measure() -> None:
    assert {"неделя", "тиждень", "týden"} <= valency.measures()
    assert valency.measures().isdisjoint(valency.intransitive())


BROKEN = ["intransitive: [a]\nmeasures: b\n", "measures: a\n", "- a\n", "intransitive: 'a\n"]


@pytest.mark.parametrize("content", BROKEN)
def test_a_broken_file_is_named(content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "valency").mkdir()
    (tmp_path / "valency" / "xx.yaml").write_text(content, encoding="utf-8")
    monkeypatch.setattr(valency, "data_dir", lambda name: tmp_path)
    with pytest.raises(LexiconError, match=r"xx\.yaml"):
        valency.intransitive.__wrapped__()
