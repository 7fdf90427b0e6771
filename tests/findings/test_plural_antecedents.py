"""A noun that opens its sentence before a relative pronoun of several is a plural."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.plural_antecedents import with_plural_antecedents
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

MASTER = "мастера NOUN {} subj Animacy=Anim|Case=Gen|Gender=Masc|Number=Sing"
COMMA = ", PUNCT 1 punct _"
WHOM = "которых PRON 1 mod@relcl Case=Acc|Number=Plur"
WHOM_ALONE = "которого PRON 1 mod@relcl Case=Acc|Number=Sing"


@pytest.mark.parametrize(
    ("rows", "place", "number", "why"),
    [
        ([MASTER.format(0), COMMA, WHOM], 0, "Plur", "the pronoun of several"),
        (["наши DET 2 det Case=Nom|Number=Plur", MASTER.format(0), COMMA, WHOM], 1, "Plur", "an attribute before it"),
        ([MASTER.format(0), COMMA, WHOM_ALONE], 0, "Sing", "the pronoun of one"),
        (["дома NOUN 0 root Case=Nom|Number=Plur", MASTER.format(1), COMMA, WHOM], 1, "Sing", "another noun before it"),
        (["для ADP 0 root _", MASTER.format(1), COMMA, WHOM], 1, "Sing", "an adposition before it"),
        (["врача NOUN 0 root Case=Gen|Number=Sing", COMMA, WHOM], 0, "Sing", "no form of several"),
    ],
)
def test_before_a_pronoun_of_several(
    rows: list[str], place: int, number: str, why: str, make_sentence: MakeSentence
) -> None:
    readings = with_lexicon(judging_lexicon("ru"))
    found = with_plural_antecedents(make_sentence(*rows), readings, "ru").tokens[place]
    assert found.feats["Number"] == frozenset({number}), why
    assert found.feats["Case"] == frozenset({"Nom" if number == "Plur" else "Gen"}), why
