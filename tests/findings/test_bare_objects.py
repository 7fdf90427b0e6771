"""What stands in the nominative right behind a verb that has its subject is its object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.bare_objects import with_bare_objects
from lambre_core.findings.beliefs import tagger_readings
from lambre_core.grammar.rule import Rule, make_grammar
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

DOUBTED = dict.fromkeys(range(1, 9), 0.6)
"""Word -> probability of its head, which no parser would be sure of."""

MA = "ma PRON 2 subj Case=Nom|Number=Sing|Person=1"
TA = "ta PRON 2 subj Case=Nom|Number=Sing|Person=3"
OOTAN = "ootan VERB 0 root Mood=Ind|Number=Sing|Person=1"
OOTAB = "ootab VERB 0 root Mood=Ind|Number=Sing|Person=3"
BUSS = "buss NOUN 2 subj Case=Nom|Number=Sing"
SENTENCES = {
    "behind a first person": ([MA, OOTAN, BUSS], {3: 2}),
    "behind a subject and its verb": ([TA, OOTAB, BUSS], {3: 2}),
    "at the auxiliary": (
        [MA, "ei AUX 0 root _", "oota VERB 2 comp:aux _", "buss NOUN 2 subj Case=Nom|Number=Sing"],
        {4: 3},
    ),
    "a personal pronoun": ([MA, OOTAN, "sinu PRON 2 udep Case=Gen|Number=Sing|Person=2"], {3: 2}),
    "its own pronoun": (["oft ADV 2 mod _", OOTAN, "ma PRON 2 subj Case=Nom|Number=Sing|Person=1"], {}),
    "no other subject": (["oft ADV 2 mod _", OOTAB, BUSS], {}),
    "a pronoun that is no person": (["see PRON 2 subj Case=Nom|Number=Sing", OOTAB, BUSS], {}),
    "in another case": ([MA, OOTAN, "bussi NOUN 2 comp:obj Case=Par|Number=Sing"], {}),
    "in the plural": ([MA, OOTAN, "bussid NOUN 2 comp:obj Case=Nom|Number=Plur"], {}),
    "with an adjective": ([MA, OOTAN, BUSS, "uus ADJ 3 mod Case=Nom"], {}),
    "before another noun": ([MA, OOTAN, BUSS, "Tartu PROPN 3 flat _"], {}),
    "before a conjunction": ([MA, OOTAN, BUSS, "ja CCONJ 2 cc _"], {3: 2}),
    "a measure": ([MA, OOTAN, "tund NOUN 2 udep Case=Nom|Number=Sing"], {}),
    "a name": ([MA, OOTAN, "Buss NOUN 2 subj Case=Nom|Number=Sing"], {}),
    "who is told": (
        ["oota VERB 0 root Mood=Imp|Number=Sing|Person=2", "ema NOUN 1 subj Case=Nom|Number=Sing"],
        {},
    ),
    "behind an adverb": ([MA, OOTAN, "kaua ADV 2 mod _", BUSS], {4: 2}),
    "behind an oblique": ([MA, OOTAN, "hommikul NOUN 2 udep Case=Ade|Number=Sing", BUSS], {4: 2}),
    "behind another object": ([MA, OOTAN, "rongi NOUN 2 comp:obj Case=Par|Number=Sing", BUSS], {}),
    "behind an adverb, with no other subject": (["siis ADV 2 mod _", OOTAN, "kaua ADV 2 mod _", BUSS], {}),
    "with an attribute": (["siis ADV 2 mod _", OOTAN, "uus ADJ 4 mod Case=Nom|Number=Sing", BUSS], {4: 2}),
    "of several, with an attribute": (
        ["siis ADV 2 mod _", "ootame VERB 0 root Number=Plur|Person=1", "uus ADJ 4 mod Case=Nom|Number=Sing", BUSS],
        {},
    ),
    "behind the person of a Polish past": (
        [
            "wczoraj ADV 3 mod _",
            "widziała VERB 3 comp:aux@clitic Gender=Fem|Mood=Ind|Number=Sing|Tense=Past",
            "m AUX 0 root Number=Sing|Person=1",
            "nasz DET 5 det Case=Nom|Gender=Masc|Number=Sing",
            "sąsiad NOUN 2 subj Case=Nom|Gender=Masc|Number=Sing",
        ],
        {5: 2},
    ),
    "before a measure": ([MA, OOTAN, BUSS, "iga DET 5 det _", "tund NOUN 2 udep Case=Nom|Number=Sing"], {3: 2}),
    "before an attribute": ([MA, OOTAN, BUSS, "uue ADJ 5 mod _", "maja NOUN 3 mod Case=Gen|Number=Sing"], {}),
    "beside a copula": ([MA, "jään VERB 0 root Number=Sing|Person=1", BUSS], {}),
}


@pytest.mark.parametrize(("lines", "objects"), SENTENCES.values(), ids=list(SENTENCES))
def test_a_bare_nominative_is_an_object(lines: list[str], objects: dict[int, int], make_sentence: MakeSentence) -> None:
    """It gets its head and the relation, without doubt; all else stays."""
    sentence = make_sentence(*lines, arcs=DOUBTED)
    sentence = replace(
        sentence,
        tokens=tuple(replace(token, lemma="jääma") if token.form == "jään" else token for token in sentence.tokens),
    )
    found = with_bare_objects(sentence, tagger_readings, {"tund"})
    changed = {
        token.id: token.head for token, before in zip(found.tokens, sentence.tokens, strict=True) if token is not before
    }
    assert changed == objects
    for number in changed:
        token = found.tokens[number - 1]
        assert token.deprel == "comp:obj"
        assert token.beliefs is not None
        assert token.beliefs.heads == {token.head: 1.0}


def test_what_is_hardly_a_noun_stays(make_sentence: MakeSentence) -> None:
    """The tagger may take an adverb for a noun."""
    sentence = make_sentence(MA, OOTAN, BUSS, arcs=DOUBTED, upos=0.7)
    assert with_bare_objects(sentence, tagger_readings, frozenset()) is sentence


def test_a_grammar_knows_measures() -> None:
    """They are listed with the rules about objects of finite verbs."""
    rule = Rule("assignment", "NOUN", "comp:obj", "VERB", "Case", allowed=("Par",), only="personal", unless=("tund",))
    other = replace(rule, dependent="PRON", unless=("kes",))
    assert make_grammar("et", (rule, other)).measures == {"tund"}
