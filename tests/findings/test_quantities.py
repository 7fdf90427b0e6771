"""What counts a noun is joined to it where the noun is in no form that it asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.quantities import with_quantities
from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Rule, make_grammar
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Beliefs, Sentence, Token

MakeSentence = Callable[..., Sentence]

GEN = frozenset({"Gen"})
ASKED: Mapping[str, Mapping[str, frozenset[str]]] = {
    "málo": {"Case": GEN},
    "několik": {"Case": GEN},
    "два": {"Case": GEN, "Number": frozenset({"Sing"})},
    "шість": {"Case": GEN, "Number": frozenset({"Plur"})},
}
MA = "Má VERB 0 root _"
SENTENCES = {
    "a quantifier of the verb": ([MA, "několik ADV 1 mod _", "kamarádi NOUN 1 comp:obj Case=Nom"], {2: 3}),
    "its noun fits": ([MA, "několik ADV 1 mod _", "kamarádů NOUN 1 comp:obj Case=Gen"], {}),
    "an attribute between": (
        [MA, "několik DET 1 mod _", "dobří ADJ 4 mod _", "kamarádi NOUN 1 comp:obj Case=Nom"],
        {2: 4},
    ),
    "no noun behind": ([MA, "několik ADV 1 mod _", "rychle ADV 1 mod _", "kamarádi NOUN 1 subj Case=Nom"], {}),
    "a noun in a case from elsewhere": ([MA, "několik ADV 1 mod _", "kamarádům NOUN 1 comp:obl Case=Dat"], {}),
    "a noun below what counts it": (
        ["чекали VERB 0 root _", "шість NOUN 1 comp:obj _", "година NOUN 2 mod Case=Nom", "там ADV 2 mod _"],
        {2: 3, 3: 1, 4: 3},
    ),
    "part of it": (
        ["двадцять NUM 4 mod _", "шість NUM 4 mod _", "один DET 4 det _", "учень NOUN 0 root Case=Nom"],
        {},
    ),
    "an hour": (["о ADP 4 udep _", "шість NUM 1 comp:obj _", "мама NOUN 4 subj Case=Nom", "встає VERB 0 root _"], {}),
    "after another adposition": (
        ["на ADP 4 udep _", "шість NUM 1 comp:obj _", "година NOUN 1 comp:obj Case=Nom", "спить VERB 0 root _"],
        {2: 3},
    ),
    "the number of a page": (
        ["розділ NOUN 4 subj _", "шість NUM 1 mod _", "таблицю NOUN 4 comp:obj Case=Acc", "має VERB 0 root _"],
        {},
    ),
    "a degree beside a verb that has none": (
        ["mám VERB 0 root _", "málo ADV 1 mod _", "čas NOUN 1 comp:obj Case=Acc"],
        {2: 3},
    ),
    "a degree beside one that has": (["baví VERB 0 root _", "málo ADV 1 mod _", "čas NOUN 1 subj Case=Nom"], {}),
    "a degree beside an auxiliary": (
        ["mám VERB 0 root _", "málo ADV 1 mod _", "čas NOUN 1 subj Case=Nom", "rääkinud VERB 1 comp:aux _"],
        {},
    ),
    "a noun that belongs to one behind": (
        [MA, "několik ADV 4 mod _", "pán NOUN 4 mod Case=Nom", "psů NOUN 1 comp:obj Case=Gen"],
        {},
    ),
    "what is taken for a plural": ([MA, "два NUM 3 mod _", "вершины NOUN 1 comp:obj Case=Nom"], {}),
    "a degree of an adjective": (
        ["mám VERB 0 root _", "málo ADV 3 mod _", "dobrý ADJ 4 mod _", "čas NOUN 1 comp:obj Case=Acc"],
        {},
    ),
    "an attribute that is as the quantifier asks": (
        ["mám VERB 0 root _", "málo ADV 1 mod _", "dobrých ADJ 4 mod Case=Gen", "kamarádi NOUN 1 comp:obj Case=Nom"],
        {2: 4},
    ),
    "an attribute that may be a nominative, too": (
        ["mám VERB 0 root _", "málo ADV 1 mod _", "staré ADJ 4 mod Case=Gen,Nom", "auta NOUN 1 comp:obj Case=Nom"],
        {},
    ),
    "a degree of gladness": (
        ["mám VERB 0 root _", "ráda ADJ 1 mod _", "málo ADV 2 mod _", "kino NOUN 1 comp:obj Case=Acc"],
        {},
    ),
}
LEMMAS = {"mám": "mít", "baví": "bavit", "розділ": "розділ", "один": "один"}


def lemmatised(sentence: Sentence) -> Sentence:
    return replace(
        sentence,
        tokens=tuple(replace(token, lemma=LEMMAS.get(token.form or "", token.lemma)) for token in sentence.tokens),
    )


@pytest.mark.parametrize("name", SENTENCES)
def test_what_is_joined(make_sentence: MakeSentence, name: str) -> None:
    words, heads = SENTENCES[name]
    sentence = lemmatised(make_sentence(*words))
    found = with_quantities(sentence, tagger_readings, ASKED)
    assert {
        after.id: after.head for before, after in zip(sentence.tokens, found.tokens, strict=True) if before != after
    } == heads
    if not heads:
        assert found is sentence
        return
    first = found.tokens[min(heads) - 1]
    assert (first.upos, first.deprel) == ("NUM", "mod@gov")


def test_it_is_sure(make_sentence: MakeSentence) -> None:
    """A noun that takes the place of what counts it is believed to stand where that stood."""
    words, _ = SENTENCES["a noun below what counts it"]
    sentence = make_sentence(*words)
    beliefs = {
        2: Beliefs({"NOUN": 0.6, "NUM": 0.4}, {}, {1: 0.7, 3: 0.3}, {"comp:obj": 0.9, "subj": 0.1}),
        3: Beliefs({"NOUN": 1.0}, {}, {2: 0.8, 1: 0.2}, {"mod": 1.0}),
    }
    tokens = tuple(replace(token, beliefs=beliefs.get(token.id)) for token in sentence.tokens)
    _, numeral, noun, _ = with_quantities(replace(sentence, tokens=tokens), tagger_readings, ASKED).tokens
    assert numeral.beliefs == Beliefs({"NUM": 1.0}, {}, {3: 1.0}, {"mod@gov": 1.0})
    assert noun.beliefs == Beliefs({"NOUN": 1.0}, {}, {1: 0.7, 3: 0.3}, {"comp:obj": 0.9, "subj": 0.1})


def test_every_admissible_reading_counts(make_sentence: MakeSentence) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        return (*tagger_readings(token), Reading(None, "NOUN", {"Case": GEN, "Number": frozenset({"Plur"})}))

    words, _ = SENTENCES["a quantifier of the verb"]
    sentence = make_sentence(*words)
    found: Readings = readings
    assert with_quantities(sentence, found, ASKED) is sentence


def test_a_grammar_tells_what_is_asked_for() -> None:
    def rule(feature: str, values: tuple[str, ...], *, relation: str = "mod@gov", lint: bool = True) -> Rule:
        governors = (("пять", values),)
        return Rule("counting", "NUM", relation, "NOUN", feature, side="head", governors=governors, lint=lint)

    case, number = rule("Case", ("Gen",)), rule("Number", ("Plur",))
    assert make_grammar("ru", [case, number]).counted == {"пять": {"Case": GEN, "Number": frozenset({"Plur"})}}
    assert make_grammar("ru", [number]).counted == {}
    assert make_grammar("ru", [rule("Case", ("Gen",), lint=False)]).counted == {}
    assert make_grammar("ru", [rule("Case", ("Gen",), relation="mod")]).counted == {}
