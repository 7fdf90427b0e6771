"""Subjects that are surely nominatives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest

from lambre_core.check import check, document_settings, read_text
from lambre_core.config.settings import Settings
from lambre_core.findings.confidence import family_verdict
from lambre_core.findings.explaining import Edge, settle
from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.subjects import with_nominatives
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Outcome, Verdict
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.grammar.score import tally
from lambre_core.lexicon.lookup import judging_lexicon, lexicon_of
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.tree import Beliefs, Sentence, Token

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

MASC = "Gender=Masc|Number=Sing"
SIND = "sind AUX 0 root Number=Plur"

CASES = {
    # Chirurgen is its other form, so that this is a nominative whatever the tagger says.
    "only a nominative": ([f"Chirurg NOUN 2 subj Case=Acc|{MASC}", SIND], "Nom"),
    "other cases, too": ([f"Berater NOUN 2 subj Case=Acc|{MASC}", SIND], "Acc"),
    "no subject": ([f"Chirurg NOUN 2 comp:obj Case=Acc|{MASC}", SIND], "Acc"),
    "a nominative already": ([f"Chirurg NOUN 2 subj Case=Nom|{MASC}", SIND], "Nom"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_only_a_nominative_is_one(make_sentence: MakeSentence, name: str) -> None:
    words, case = CASES[name]
    made = make_sentence(*words)
    tagged = "Nom" if "Case=Nom" in words[0] else "Acc"
    beliefs = {"Case": {tagged: 0.7, "Nom" if tagged == "Acc" else "Acc": 0.3}}
    subject = replace(made.tokens[0], beliefs=Beliefs({"NOUN": 1.0}, beliefs, {2: 1.0}, {}))
    read = with_nominatives(replace(made, tokens=(subject, made.tokens[1])), with_lexicon(lexicon_of("de")))
    assert read.tokens[0].feats["Case"] == {case}


def believing(token: Token, case: float) -> Token:
    """A subject that the tagger takes for a nominative with some probability, and for nothing else in particular."""
    feats = {name: {",".join(values): 1.0} for name, values in token.feats.items()}
    return replace(
        token, beliefs=Beliefs({"NOUN": 1.0}, {**feats, "Case": {"Nom": case, "Gen": 1 - case}}, {3: 1.0}, {})
    )


@pytest.mark.parametrize(
    ("article", "case", "broken"),
    [
        ("der DET 2 det Case=Nom|Definite=Def|PronType=Art|" + MASC, 0.95, True),
        # Of what the tagger is less sure, a genitive plural has a plural verb.
        ("der DET 2 det Case=Nom|Definite=Def|PronType=Art|" + MASC, 0.6, False),
        # A dative article says that the noun is one: the two agree.
        ("dem DET 2 det Case=Dat|Definite=Def|PronType=Art|" + MASC, 0.95, True),
    ],
)
def test_a_subject_that_may_be_another_case(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, article: str, case: float, broken: bool
) -> None:
    made = make_sentence(article, f"Berater NOUN 3 subj Case=Nom|{MASC}", SIND)
    sentence = replace(made, tokens=(made.tokens[0], believing(made.tokens[1], case), made.tokens[2]))
    rules = ("agreement/noun-subj-aux/Number", *(f"agreement/det-det-noun/{f}" for f in ("Case", "Gender", "Number")))
    edges: dict[Edge, list[Outcome]] = {}
    for outcome in find_outcomes(sentence, *rules):
        edges.setdefault((outcome.dependent.id, outcome.head.id), []).append(outcome)
    settled = settle(edges, with_lexicon(lexicon_of("de")), family_verdict)
    assert (settled.verdicts[2, 3] == (Verdict.BROKEN,)) is broken
    assert set(settled.verdicts[1, 2]) == {Verdict.HELD}


class Misreading:
    """A Parser that takes every noun for an accusative."""

    def __init__(self, parser: Parser) -> None:
        self._parser = parser
        self.language, self.scheme, self.fingerprint = parser.language, parser.scheme, "misreading"

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        for sentences in self._parser.parse(texts):
            yield tuple(map(misread, sentences))


def misread(sentence: Sentence) -> Sentence:
    return sentence.with_tokens(
        {
            token.id: replace(token, feats={**token.feats, "Case": frozenset({"Acc"})})
            for token in sentence.tokens
            if token.upos == "NOUN"
        }
    )


def test_the_score_takes_the_tagger_at_its_word() -> None:
    """What is counted for the score is what `score` counts, also where a finding reads a subject otherwise."""
    text = "Der Chirurg sind groß."
    parser = Misreading(load_parser("de"))
    ((sentence,),) = parser.parse([text])
    readings = with_lexicon(judging_lexicon("de"))
    assert with_nominatives(sentence, readings) != sentence
    settings = Settings(min_confidence=0.0)
    document = read_text("a.txt", text.encode(), document_settings(settings))
    (result,) = check([document], settings, language="de", load=lambda language: parser)
    assert [finding.code for finding in result.findings] == ["agreement/noun-subj-aux/number"]
    assert result.tallies["de"] == tally(outcomes(load_grammar("de"), sentence))
