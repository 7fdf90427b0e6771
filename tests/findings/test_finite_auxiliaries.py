"""The finite auxiliary of a German clause stands above the other one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.finite_auxiliaries import with_finite_above
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

KANN = ["Datei NOUN 4 subj@pass _", "kann AUX 4 comp:aux@pass VerbForm=Fin", "geöffnet VERB 2 comp:aux VerbForm=Part"]
IST = ["Datei NOUN 4 subj@pass _", "ist AUX 4 comp:aux@pass VerbForm=Fin", "gelöscht VERB 2 comp:aux VerbForm=Part"]
OB = ["ob SCONJ 0 root _", "Datei NOUN 4 subj@pass _", "gelöscht VERB 4 comp:aux VerbForm=Part"]


@pytest.mark.parametrize(
    ("rows", "places", "why"),
    [
        (
            [*KANN, "werden AUX 0 root VerbForm=Inf"],
            [(2, "subj@pass"), (0, "root"), (4, "comp:aux@pass"), (2, "comp:aux")],
            "a modal verb",
        ),
        (
            [*IST, "worden AUX 0 root VerbForm=Part"],
            [(2, "subj@pass"), (0, "root"), (4, "comp:aux@pass"), (2, "comp:aux")],
            "a perfect",
        ),
        (
            [*OB, "werden AUX 1 comp:obj VerbForm=Inf", "kann AUX 1 comp:obj VerbForm=Fin"],
            [(0, "root"), (5, "subj@pass"), (4, "comp:aux"), (5, "comp:aux"), (1, "comp:obj")],
            "at the end of a clause",
        ),
        (
            [*KANN[:1], "kann AUX 4 comp:pred VerbForm=Fin", "leer ADJ 4 comp:pred _", "sein AUX 0 root VerbForm=Inf"],
            [(2, "subj@pass"), (0, "root"), (4, "comp:pred"), (2, "comp:aux")],
            "a predicate",
        ),
        (
            [*KANN[:1], "kann AUX 0 root VerbForm=Fin", "leer ADJ 2 mod _", "sein AUX 2 comp:aux VerbForm=Inf"],
            [(2, "subj@pass"), (0, "root"), (2, "mod"), (2, "comp:aux")],
            "the subject of the infinitive",
        ),
        (
            ["Datei NOUN 2 subj@pass _", "wird AUX 0 root VerbForm=Fin", "gelöscht VERB 2 comp:aux@pass VerbForm=Part"],
            None,
            "above already",
        ),
        (
            ["er PRON 2 subj _", "kann AUX 0 root VerbForm=Fin", "werden VERB 2 comp:aux VerbForm=Inf"],
            None,
            "a verb of its own",
        ),
        (
            ["sie PRON 2 subj _", "ist AUX 0 root VerbForm=Fin", ", PUNCT 4 punct _", "haben AUX 2 conj VerbForm=Inf"],
            None,
            "of another clause",
        ),
    ],
)
def test_a_finite_auxiliary_stands_above(
    rows: list[str], places: list[tuple[int, str]] | None, why: str, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*rows)
    found = with_finite_above(sentence)
    if places is None:
        assert found is sentence, why
    else:
        assert [(word.head, word.deprel) for word in found.tokens] == places, why


def test_the_subject_is_as_sure_as_before(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*KANN, "werden AUX 0 root VerbForm=Inf", arcs={1: 0.7})
    beliefs = with_finite_above(sentence).tokens[0].beliefs
    assert beliefs is not None
    assert beliefs.heads[2] == pytest.approx(0.7)
    assert 4 not in beliefs.heads


def test_at_the_end_of_a_clause_both_depend_on_one_word(make_sentence: MakeSentence) -> None:
    rows = [*OB, "werden AUX 1 comp:obj VerbForm=Inf", "kann AUX 1 comp:obj VerbForm=Fin"]
    sentence = make_sentence(*rows, arcs={5: 0.6})
    finite = sentence.tokens[4]
    assert finite.beliefs is not None
    doubtful = replace(finite, beliefs=replace(finite.beliefs, heads={1: 0.6, 4: 0.3}))
    beliefs = with_finite_above(sentence.with_tokens({5: doubtful})).tokens[4].beliefs
    assert beliefs is not None
    assert beliefs.heads == {1: pytest.approx(0.9)}
