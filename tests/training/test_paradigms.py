"""Reading paradigms: OpenCorpora's dictionary and joining sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.training.paradigms import Entry, ParadigmError, joined, read_paradigms
from lambre_core.treebank.feats import format_feats, parse_feats


def test_opencorpora_rows_leave_out_unusual_forms(tmp_path: Path) -> None:
    path = tmp_path / "ru.pymorphy3.tsv"
    path.write_text(
        "сторона\tсторону\tNOUN,inan,femn sing,accs\n"
        "сторона\tстороною\tNOUN,inan,femn sing,ablt,V-oy\n"
        "идти\tидут\tVERB,impf,intr plur,3per,pres,indc\n"
        "что\tчё\tNPRO,neut sing,nomn,Infr\n",
        encoding="utf-8",
    )
    found = read_paradigms([path], "ru", frozenset({"сторона", "что"}))
    assert {
        lemma: [(e.form, e.upos, format_feats(e.features)) for e in entries] for lemma, entries in found.items()
    } == {"сторона": [("сторону", ("NOUN",), "Animacy=Inan|Case=Acc|Gender=Fem|Number=Sing")]}


def test_opencorpora_describes_russian(tmp_path: Path) -> None:
    path = tmp_path / "ru.pymorphy3.tsv"
    path.write_text("и\tи\tCONJ\n", encoding="utf-8")
    with pytest.raises(ParadigmError, match=r"describe Russian, not 'uk'"):
        read_paradigms([path], "uk")


def test_joined_paradigms_keep_all_entries() -> None:
    nominative, genitive = (Entry("a", ("NOUN",), parse_feats(f"Case={case}")) for case in ("Nom", "Gen"))
    assert joined({"x": (nominative,)}, {"x": (genitive,), "y": (genitive,)}) == {
        "x": (nominative, genitive),
        "y": (genitive,),
    }
