"""Ukrainian forms in *-но* and *-то* and the auxiliaries that they have, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.told.relations import OF_NOBODY
from lambre_core.findings.told.ukrainian_passives import with_impersonal_passives
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

DONE = "створено VERB {} comp:aux Person=0"


@pytest.mark.parametrize(
    ("words", "language", "expected"),
    [
        # документи будуть (вчасно) створено; документи буде створено; вони були вдома
        (f"документи NOUN 2 subj Case=Acc,Nom; будуть AUX 0 root _; {DONE.format(2)}", "uk", {1: 3, 3: 2}),
        ("будуть AUX 0 root _; вчасно ADV 1 mod _; створено VERB 1 comp:aux Person=0", "uk", {3: 1}),
        (f"документи NOUN 2 subj Case=Acc,Nom; буде AUX 0 root _; {DONE.format(2)}", "uk", {}),
        (f"документи NOUN 2 subj Case=Acc,Nom; будуть AUX 0 root _; {DONE.format(2)}", "ru", {}),
        ("вони PRON 2 subj _; були AUX 0 root _; спеціально ADV 2 mod _", "uk", {}),
        ("книги NOUN 2 subj Case=Nom; були AUX 0 root _; видані VERB 2 comp:aux Number=Plur", "uk", {}),
        # A nominative alone stays what it is: книга була видано.
        ("книга NOUN 2 subj Case=Nom; була AUX 0 root _; видано VERB 2 comp:aux Person=0", "uk", {3: 2}),
        # Behind a comma another clause begins.
        ("були AUX 0 root _; , PUNCT 3 punct _; створено VERB 1 parataxis Person=0", "uk", {}),
    ],
)
def test_what_is_joined(words: str, language: str, expected: dict[int, int], make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words.split("; "))
    found = with_impersonal_passives(sentence, tagger_readings, language)
    changed = {
        after.id: after.head for before, after in zip(sentence.tokens, found.tokens, strict=True) if before != after
    }
    joined = {token.id: token.head for token in found.tokens if token.deprel == OF_NOBODY}
    assert {number: head for number, head in changed.items() if number in expected} == expected
    assert joined.items() <= expected.items()
    assert (found is sentence) is (not expected)
