"""Violations that share a cause are one finding."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.confidence import family_verdict
from lambre_core.findings.merging import Violation, merge
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

ORDNER = "Ordner NOUN 0 root Case=Acc|Gender=Masc|Number=Sing"


@pytest.mark.parametrize(
    ("lines", "features", "causes"),
    [
        # (ich öffne) ein neue Ordner: neither is right, and one fix mends both
        (["ein DET 3 det Case=Nom|Number=Sing", "neue ADJ 3 mod Number=Plur", ORDNER], ("Case", "Number"), [3]),
        # alte neue Ordner: the noun may be what is wrong
        (["alte ADJ 3 mod Number=Plur", "neue ADJ 3 mod Number=Plur", ORDNER], ("Number", "Number"), [3]),
        # einen neue Ordner
        (["neue ADJ 2 mod Number=Plur", ORDNER], ("Number",), [1]),
    ],
)
def test_phrases(make_sentence: MakeSentence, lines: list[str], features: tuple[str, ...], causes: list[int]) -> None:
    *attributes, noun = make_sentence(*lines).tokens
    violations = [
        Violation(
            Outcome(
                Rule("agreement", word.upos or "", word.deprel or "", "NOUN", feature),
                word,
                noun,
                Verdict.BROKEN,
                word.feats[feature],
                noun.feats[feature],
            ),
            0.9,
        )
        for word, feature in zip(attributes, features, strict=True)
    ]
    assert [cause.word.id for cause in merge(violations, [], {}, family_verdict, "de")] == causes


def test_elsewhere_each_is_mended_alone(make_sentence: MakeSentence) -> None:
    det, adj, noun = make_sentence("ein DET 3 det Case=Nom", "neue ADJ 3 mod Number=Plur", ORDNER).tokens
    none = frozenset[str]()
    violations = [
        Violation(
            Outcome(Rule("agreement", word.upos or "", "mod", "NOUN", feature), word, noun, Verdict.BROKEN, none, none),
            0.9,
        )
        for word, feature in ((det, "Case"), (adj, "Number"))
    ]
    assert [cause.word.id for cause in merge(violations, [], {}, lambda *_: Verdict.BROKEN, "cs")] == [1, 2]
