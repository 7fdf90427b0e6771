"""Infinitives that must be finite."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.finiteness import in_clause, with_finite_forms
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

INFINITIVE = "lachen VERB {} {} VerbForm=Inf"

TREES = {
    "the root with a subject": (["Autor NOUN 2 subj Case=Nom", INFINITIVE.format(0, "root")], 2, True),
    "a clause after a conjunction": (
        ["dass SCONJ 0 root _", "Autor NOUN 3 subj Case=Nom", INFINITIVE.format(1, "comp:obj")],
        3,
        True,
    ),
    "no subject": (["Autor NOUN 2 comp:obj Case=Nom", INFINITIVE.format(0, "root")], 2, False),
    "below an auxiliary": (
        ["Autor NOUN 2 subj Case=Nom", "kann AUX 0 root VerbForm=Fin", INFINITIVE.format(2, "comp:aux")],
        3,
        False,
    ),
    "with a particle": (["Autor NOUN 3 subj Case=Nom", "zu PART 3 mark _", INFINITIVE.format(0, "root")], 3, False),
    "beside a finite verb": (
        ["Autor NOUN 2 subj Case=Nom", "schwimmt VERB 0 root VerbForm=Fin", INFINITIVE.format(2, "conj:coord")],
        3,
        True,
    ),
    "beside a finite verb that has an infinitive": (
        [
            "Autor NOUN 2 subj Case=Nom",
            "kann AUX 0 root VerbForm=Fin",
            "schwimmen VERB 2 comp:aux VerbForm=Inf",
            INFINITIVE.format(2, "conj:coord"),
        ],
        4,
        False,
    ),
    "beside an infinitive": (
        ["schwimmen VERB 0 root VerbForm=Inf", INFINITIVE.format(1, "conj:coord")],
        2,
        False,
    ),
    "no finite form is spelt so": (
        ["Autor NOUN 2 subj Case=Nom", "anzulachen VERB 0 root VerbForm=Inf"],
        2,
        False,
    ),
}


@pytest.mark.parametrize("name", TREES)
def test_what_must_be_finite(make_sentence: MakeSentence, name: str) -> None:
    words, verb, finite = TREES[name]
    sentence = make_sentence(*words)
    found = in_clause(sentence, with_lexicon(lexicon_of("de")))(sentence.tokens[verb - 1])
    numbers = [reading.feats.get("Number") for reading in found]
    assert numbers == [frozenset({"Plur"})] * len(found) if finite else None in numbers


ISTIYOR = "istiyor VERB 0 root Mood=Ind|Person=3"
UNSAID = {
    "a statement before its head": (["gidiyor VERB 2 comp:obj Mood=Ind|Person=3", ISTIYOR], {1}),
    "an optative": (["gelsin VERB 2 comp:obj Mood=Opt|Person=3", ISTIYOR], set()),
    "of no person": (["gidiyor VERB 2 comp:obj Mood=Ind", ISTIYOR], set()),
    "a verbal noun": (["gitmek VERB 2 comp:obj Mood=Ind|Person=3|VerbForm=Vnoun", ISTIYOR], set()),
    "coordinated": (["gidiyor VERB 2 conj:coord Mood=Ind|Person=3", ISTIYOR], set()),
    "behind its head": (["sevdim VERB 0 root Mood=Ind|Person=1", "biliyor VERB 1 comp:obj Mood=Ind|Person=3"], set()),
}


@pytest.mark.parametrize(("lines", "finite"), UNSAID.values(), ids=list(UNSAID))
def test_a_complement_that_states_something_is_finite(
    lines: list[str], finite: set[int], make_sentence: MakeSentence
) -> None:
    """In treebanks that say nothing of its form, for the tagger as well."""
    sentence = make_sentence(*lines, beliefs={1: {"Mood": {"Ind": 1.0}}})
    found = with_finite_forms(sentence)
    assert {token.id for token in found.tokens if "Fin" in token.feats.get("VerbForm", ())} == finite
    for number in finite:
        beliefs = found.tokens[number - 1].beliefs
        assert beliefs is not None
        assert beliefs.feats["VerbForm"] == {"Fin": 1.0}
    if not finite:
        assert found is sentence
