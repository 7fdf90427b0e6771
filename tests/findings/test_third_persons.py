"""English verbs without *-s* beside one thing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.third_persons import in_third_person
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]

PRESENT = "Number=Plur|Person=3|Tense=Pres|VerbForm=Fin"
LIST = "list NOUN 2 subj Number=Sing"


def either(token: Token) -> tuple[Reading, ...]:
    """What a tagger leaves open: one or several."""
    return tuple(Reading(token.lemma, token.upos, parse_feats(f"Number={one}")) for one in ("Plur", "Sing"))


@pytest.mark.parametrize(
    ("words", "verb", "expected"),
    [
        ([LIST, f"contain VERB 0 root {PRESENT}"], 2, 1),
        (["it PRON 2 subj Number=Sing|Person=3", f"contain VERB 0 root {PRESENT}"], 2, 1),
        (["you PRON 2 subj Number=Sing|Person=2", f"contain VERB 0 root {PRESENT}"], 2, 2),
        ([LIST, f"contains VERB 0 root {PRESENT}"], 2, 2),
        ([LIST, f"set VERB 0 root {PRESENT}"], 2, 2),
        ([LIST, "contained VERB 0 root Number=Sing|Tense=Past|VerbForm=Fin"], 2, 2),
        (["list NOUN 2 comp:obj Number=Sing", f"contain VERB 0 root {PRESENT}"], 2, 2),
        ([LIST, f"contain VERB 3 comp:obj {PRESENT}", f"suggest VERB 0 root {PRESENT}"], 2, 2),
    ],
)
def test_readings_beside_one_thing(make_sentence: MakeSentence, words: list[str], verb: int, expected: int) -> None:
    sentence = make_sentence(*words)
    assert len(in_third_person(sentence, either)(sentence.tokens[verb - 1])) == expected
