"""Portuguese participles and subjunctives by their lemmas."""

from __future__ import annotations

import pytest

from lambre_core.findings.told.portuguese_repairs import as_participle, as_subjunctive


@pytest.mark.parametrize(
    ("lemma", "expected"),
    [
        ("enviar", "enviado"),
        ("comer", "comido"),
        ("partir", "partido"),
        ("fazer", "feito"),
        ("pôr", "posto"),
        ("", None),
    ],
)
def test_participles(lemma: str, expected: str | None) -> None:
    assert as_participle(lemma) == expected


@pytest.mark.parametrize(
    ("form", "lemma", "expected"),
    [
        ("participam", "participar", "participem"),
        ("fica", "ficar", "fique"),
        ("chega", "chegar", "chegue"),
        ("começas", "começar", "comeces"),
        ("conhece", "conhecer", "conheça"),
        ("dirige", "dirigir", "dirija"),
        ("chove", "chover", "chova"),
        ("vens", "vir", "venhas"),
        # Other stems and pasts are left.
        ("pede", "pedir", None),
        ("dorme", "dormir", None),
        ("perde", "perder", None),
        ("enviou", "enviar", None),
    ],
)
def test_subjunctives(form: str, lemma: str, expected: str | None) -> None:
    assert as_subjunctive(form, lemma) == expected
