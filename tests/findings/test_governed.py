"""A noun right beside its adposition belongs to it, whatever the parser doubts, where it is in no case that is asked
for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.governed import with_governed
from lambre_core.grammar.rule import Governed, Rule, make_grammar
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

DOUBTED = dict.fromkeys(range(1, 9), 0.6)
"""Word -> probability of its head, which no parser would be sure of."""

GOVERNED: Governed = {
    ("NOUN", "alates"): frozenset({"Ela"}),
    ("NOUN", "nimel"): frozenset({"Gen"}),
    ("NOUN", "koos"): frozenset({"Com", "Par"}),
}
ALATES = "alates ADP 3 udep _"
KEHTIB = "kehtib VERB 0 root _"
SENTENCES = {
    "right behind it": ([ALATES, "jaanuar NOUN 1 comp:obj Case=Nom", KEHTIB], {2: 1}),
    "right before it": (["vabadust NOUN 2 comp:obj Case=Par", "nimel ADP 3 udep _", KEHTIB], {1: 2}),
    "a determiner between": (
        ["alates ADP 4 udep _", "see DET 3 det _", "jaanuar NOUN 1 comp:obj Case=Nom", KEHTIB],
        {3: 1},
    ),
    "an adjective between": (
        ["alates ADP 4 udep _", "uus ADJ 3 mod _", "jaanuar NOUN 1 comp:obj Case=Nom", KEHTIB],
        {},
    ),
    "a case that is asked for": ([ALATES, "jaanuarist NOUN 1 comp:obj Case=Ela", KEHTIB], {}),
    "an object beside an adverb": (["koos ADP 3 udep _", "õlut NOUN 1 comp:obj Case=Par", "joob VERB 0 root _"], {}),
    "a case that means something": ([ALATES, "jaanuaril NOUN 1 comp:obj Case=Ade", KEHTIB], {}),
    "no case": ([ALATES, "jaanuar NOUN 1 comp:obj _", KEHTIB], {}),
    "of another word": ([ALATES, "jaanuar NOUN 3 subj Case=Nom", KEHTIB], {}),
    "an adjective that it governs": ([ALATES, "vana ADJ 1 comp:obj Case=Nom", KEHTIB], {}),
    "an adposition of which nothing is known": (
        ["umbes ADP 3 udep _", "jaanuar NOUN 1 comp:obj Case=Nom", KEHTIB],
        {},
    ),
}


@pytest.mark.parametrize(("lines", "sure"), SENTENCES.values(), ids=list(SENTENCES))
def test_a_noun_beside_its_adposition_is_surely_governed(
    lines: list[str], sure: dict[int, int], make_sentence: MakeSentence
) -> None:
    """The tree stays, and what was doubted of the edge goes where the noun fits nowhere else."""
    sentence = make_sentence(*lines, arcs=DOUBTED, upos=0.95)
    found = with_governed(sentence, tagger_readings, GOVERNED)
    assert [(token.head, token.deprel) for token in found.tokens] == [(t.head, t.deprel) for t in sentence.tokens]
    changed = {
        token.id: token.head
        for token, before in zip(found.tokens, sentence.tokens, strict=True)
        if token.beliefs is not None and before.beliefs is not None and token.beliefs.heads != before.beliefs.heads
    }
    assert changed == sure
    for token in found.tokens:
        assert token.beliefs is not None
        if token.id in sure:
            assert token.beliefs.heads == {token.head: 1.0}
        if token.id in sure.values():
            assert token.beliefs.upos == {"ADP": 1.0}


def test_what_is_rather_an_adverb_governs_nothing(make_sentence: MakeSentence) -> None:
    """A word of which the tagger makes an adposition only just, or not at all, keeps its doubts."""
    sentence = make_sentence(ALATES, "jaanuar NOUN 1 comp:obj Case=Nom", KEHTIB, arcs=DOUBTED, upos=0.95)
    first = sentence.tokens[0]
    assert first.beliefs is not None
    adverb = replace(first, beliefs=replace(first.beliefs, upos={"ADV": 0.6, "ADP": 0.4}))
    sentence = replace(sentence, tokens=(adverb, *sentence.tokens[1:]))
    assert with_governed(sentence, tagger_readings, GOVERNED) is sentence


def test_beside_a_partitive_an_adposition_must_be_sure(make_sentence: MakeSentence) -> None:
    """*Millimeeter mustrit järel* has an object and an adverb."""
    lines = ("mustrit NOUN 2 comp:obj Case=Par", "nimel ADP 3 udep _", KEHTIB)
    sentence = make_sentence(*lines, arcs=DOUBTED, upos=0.95)
    second = sentence.tokens[1]
    assert second.beliefs is not None
    less = replace(second, beliefs=replace(second.beliefs, upos={"ADP": 0.8, "ADV": 0.2}))
    sentence = replace(sentence, tokens=(sentence.tokens[0], less, sentence.tokens[2]))
    assert with_governed(sentence, tagger_readings, GOVERNED) is sentence


def test_a_grammar_knows_what_its_adpositions_take() -> None:
    """By the rules that are linted, without condition, about one relation; none where nouns have gender."""
    rule = Rule("government", "NOUN", "comp:obj", "ADP", "Case", governors=(("alates", ("Ela",)),))
    rules = (
        rule,
        replace(rule, dependent="PROPN", lint=False),
        replace(rule, dependent="PRON", only="single"),
        replace(rule, dependent="ADJ", head="VERB"),
    )
    assert dict(make_grammar("et", rules).governed) == {("NOUN", "alates"): frozenset({"Ela"})}
    assert not make_grammar("uk", (*rules, Rule("agreement", "ADJ", "mod", "NOUN", "Gender"))).governed
