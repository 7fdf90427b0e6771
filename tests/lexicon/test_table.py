"""Lexicons stored as tables, and how they are made from paradigms."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.lexicon.table import find, open_table
from lambre_core.treebank.feats import format_feats


def test_forms_are_found_as_they_are_written(tmp_path: Path) -> None:
    path = tmp_path / "xx.tsv.xz"
    path.write_bytes(lzma.compress(b"a\tA\tN;SG\nab\tB\tN;PL\nab\tC\tN;SG\nabc\tD\tN;SG\n"))
    table = open_table(path)
    assert list(find(table, "ab")) == [("B", "N;PL"), ("C", "N;SG")]
    assert [list(find(table, form)) for form in ("", "A", "b", "abcd", "\t")] == [[]] * 5


@pytest.mark.parametrize(
    "content", [b"", b"no archive", lzma.compress(b"one column\n"), lzma.compress(b"a\tb\tc\n")[:20]]
)
def test_a_broken_table_is_one_error_that_names_it(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "xx.tsv.xz"
    path.write_bytes(content)
    with pytest.raises(LexiconError, match=r"xx\.tsv\.xz"):
        open_table(path)


@pytest.mark.parametrize(
    ("form", "upos", "expected"),
    [
        ("ženám", "NOUN", {"Case=Dat|Number=Plur"}),
        ("Ženou", "NOUN", {"Case=Ins|Number=Sing"}),
        ("krásnou", "ADJ", {"Case=Acc|Gender=Fem|Number=Sing"}),  # and the instrumental, which UniMorph lacks
        ("qwrtz", "NOUN", set()),
    ],
)
def test_czech(form: str, upos: str, expected: set[str]) -> None:
    lexicon = lexicon_of("cs")
    assert lexicon is not None
    assert {format_feats(reading.feats) for reading in lexicon.readings(form) if reading.upos == upos} == expected
