"""Nouns that no lexicon knows, in another gender throughout a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment, SegmentMap
from lambre_core.findings.customs import knows_word, without_customs
from lambre_core.findings.finding import Finding
from lambre_core.findings.merging import Cause, Violation
from lambre_core.grammar.rule import Outcome
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

GENDER, NUMBER = "agreement/det-det-noun/Gender", "agreement/det-det-noun/Number"
FEM, PLURAL = "Gender=Fem|Number=Sing", "Gender=Fem|Number=Plur"

Phrase = tuple[str, str, str, str]
"""Determiner and its FEATS, noun and its FEATS."""

O_MERGE: Phrase = ("o", "Gender=Masc|Number=Sing", "merge", FEM)
ESTE_MERGE: Phrase = ("este", "Gender=Masc|Number=Sing", "Merge", FEM)
UM_MERGE: Phrase = ("um", "Gender=Masc|Number=Sing", "merge", FEM)
OS_MERGE: Phrase = ("os", "Gender=Masc|Number=Plur", "merge", FEM)
IN_TWO: Phrase = ("isso", "Gender=Neut|Number=Sing", "merge", FEM)
O_CASA: Phrase = ("o", "Gender=Masc|Number=Sing", "casa", FEM)


@pytest.fixture
def found(make_sentence: MakeSentence, find_outcomes: FindOutcomes) -> Callable[[Sequence[Phrase]], list[Finding]]:
    """A finding in each phrase, every one a sentence of its own."""
    place = SegmentMap.of(LineIndex.of("da"), [Segment(0, 2, 0, 2, "literal")]).source_range(0, 2)

    def find(phrases: Sequence[Phrase]) -> list[Finding]:
        findings = []
        for determiner, feats, noun, of_noun in phrases:
            sentence = make_sentence(f"{determiner} DET 2 det {feats}", f"{noun} NOUN 0 root {of_noun}")
            broken = [one for one in find_outcomes(sentence, GENDER, NUMBER) if one.verdict.name == "BROKEN"]
            cause = Cause(sentence.tokens[0], tuple(Violation(outcome, 0.9) for outcome in broken))
            findings.append(
                Finding("a.md", "pt", None, GENDER, "warning", 0.9, "", place, determiner, tree=sentence, cause=cause)
            )
        return findings

    return find


@pytest.mark.parametrize(
    ("phrases", "left"),
    [
        ((O_MERGE, ESTE_MERGE, UM_MERGE), 0),
        ((O_MERGE, ESTE_MERGE, UM_MERGE, O_CASA), 1),
        ((O_MERGE, ESTE_MERGE), 2),  # too few
        ((O_MERGE, O_MERGE, O_MERGE, ESTE_MERGE), 4),  # one sentence three times
        ((O_CASA, ("este", "Gender=Masc|Number=Sing", "casa", FEM), ("um", "Gender=Masc|Number=Sing", "casa", FEM)), 3),
        ((O_MERGE, ESTE_MERGE, IN_TWO), 3),  # not always the same gender
        ((O_MERGE, ESTE_MERGE, OS_MERGE), 3),  # its number is wrong as well
        ((O_MERGE, ESTE_MERGE, UM_MERGE, OS_MERGE), 1),
    ],
)
def test_a_custom_is_no_error(
    found: Callable[[Sequence[Phrase]], list[Finding]], phrases: Sequence[Phrase], left: int
) -> None:
    located = list(zip(found(phrases), range(len(phrases)), strict=True))
    kept = without_customs(located, lambda form, language: form == "casa")
    assert len(kept) == left
    assert [place for _, place in kept] == sorted(place for _, place in kept)


def test_without_a_cause_nothing_is_known(found: Callable[[Sequence[Phrase]], list[Finding]]) -> None:
    finding = found([O_MERGE])[0]
    bare = Finding("a.md", "pt", None, "fluency", "info", 0.9, "", finding.range, "o", tree=finding.tree)
    assert without_customs([(bare, 0)] * 4) == [(bare, 0)] * 4


def test_the_lexicon_is_asked() -> None:
    assert knows_word("casa", "pt")
    assert not knows_word("rebase", "pt")
    assert knows_word("rebase", "xx")
