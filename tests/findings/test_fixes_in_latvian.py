"""Fixes that nobody would write in Latvian, and the nearest ones that somebody would."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.changes import Repair
from lambre_core.findings.own_repairs.latvian import is_odd as is_odd_in_latvian
from lambre_core.findings.readings import with_lexicon
from lambre_core.treebank.tree import Sentence


@pytest.mark.parametrize(
    ("forms", "odd"),
    [
        ({1: "divu"}, True),
        ({1: "divas"}, False),
        ({1: "divu", 2: "māsu"}, False),
    ],
)
def test_numerals(make_sentence: Callable[..., Sentence], forms: dict[int, str], odd: bool) -> None:
    tree = make_sentence("divi NUM 2 mod Case=Nom", "māsas NOUN 0 root Case=Nom|Number=Plur")
    assert is_odd_in_latvian(Repair(forms=forms, changes=1, letters=2), tree, with_lexicon(None)) is odd
