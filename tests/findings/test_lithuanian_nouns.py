"""Lithuanian nouns in other cases by their ends."""

from __future__ import annotations

import pytest

from lambre_core.findings.told.baltic_meanwhile import in_another_cell
from lambre_core.findings.told.lithuanian_nouns import in_other_cases

KNOWN = {"programa", "aplankas", "slaptažodis", "nuolaida", "žinutė"}


@pytest.mark.parametrize(
    ("form", "own", "asked", "made"),
    [
        ("programą", "Acc", "Dat", [("programai", "Sing"), ("programoms", "Plur")]),
        ("aplankus", "Acc", "Gen", [("aplankų", "Plur"), ("aplanko", "Sing")]),
        ("slaptažodis", "Nom", "Gen", [("slaptažodžio", "Sing"), ("slaptažodžių", "Plur")]),
        ("nuolaidą", "Acc", "Ins", [("nuolaida", "Sing"), ("nuolaidomis", "Plur")]),
        ("žinutė", "Nom", "Gen", [("žinutės", "Sing"), ("žinučių", "Plur")]),
        ("lempą", "Acc", "Gen", []),
    ],
)
def test_other_cases(form: str, own: str, asked: str, made: list[tuple[str, str]]) -> None:
    assert list(in_other_cases(form, own, asked, KNOWN.__contains__)) == made


def test_participles_for_meanwhile() -> None:
    assert in_another_cell("dirbdamas", ("Fem", "Sing"), "lt") == "dirbdama"
    assert in_another_cell("besijuokdamasis", ("Fem", "Plur"), "lt") == "besijuokdamosi"
    assert in_another_cell("dziedādams", ("Masc", "Plur"), "lv") == "dziedādami"
    assert in_another_cell("strādā", ("Masc", "Plur"), "lv") is None
