"""Fingerprints stay under moved lines and reformatting, and differ where the finding does."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.findings.fingerprint import fingerprint, normalised
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Token

WORD = Token(2, "Büchern", lemma="Buch", upos="NOUN", feats=parse_feats("Case=Dat|Number=Plur"), span=(6, 13))
HEAD = Token(1, "legt", lemma="legen", upos="VERB", span=(0, 4))
SENTENCE = "Sie legt Büchern vor."


def test_it_is_the_same_in_every_version() -> None:
    # Baselines in users' repositories hold these: a change here makes all of them stale. By `sha256sum` of
    # ["agreement/x", [["Buch", "Case=Dat|Number=Plur"], ["legen", "_"]], "Sie legt B\\u00fcchern vor.", "a"]
    assert fingerprint("agreement/x", (WORD, HEAD), SENTENCE, "a") == "9c34873e994974b23ec258cde22ed17a"


@pytest.mark.parametrize(
    "sentence",
    [
        "Sie legt\nBüchern  vor.",
        "Sie\tlegt\r\n  Büchern\N{NO-BREAK SPACE}vor.\n",
        unicodedata.normalize("NFD", SENTENCE),
    ],
)
def test_layout_does_not_matter(sentence: str) -> None:
    moved = replace(WORD, id=7, head=5, span=(90, 97), form="BÜCHERN")
    assert fingerprint("c", (moved, HEAD), sentence, None) == fingerprint("c", (WORD, HEAD), SENTENCE, None)


@pytest.mark.parametrize(
    ("code", "words", "sentence", "key"),
    [
        ("d", (WORD, HEAD), SENTENCE, None),
        ("c", (HEAD, WORD), SENTENCE, None),
        ("c", (replace(WORD, lemma="Büchern"), HEAD), SENTENCE, None),
        ("c", (replace(WORD, feats=parse_feats("Case=Gen")), HEAD), SENTENCE, None),
        ("c", (WORD, HEAD), "sie legt Büchern vor.", None),
        ("c", (WORD, HEAD), SENTENCE, "message"),
    ],
)
def test_every_part_matters(code: str, words: tuple[Token, ...], sentence: str, key: str | None) -> None:
    assert fingerprint(code, words, sentence, key) != fingerprint("c", (WORD, HEAD), SENTENCE, None)


@given(st.text())
def test_normalising_twice_changes_nothing(text: str) -> None:
    assert normalised(normalised(text)) == normalised(text)
