"""A finite verb behind one that asks for an infinitive is joined to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.complements import with_infinitives
from lambre_core.grammar.rule import Completion, Rule, make_grammar
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Beliefs, Sentence, Token

MakeSentence = Callable[..., Sentence]

INF = frozenset({"Inf"})
COMPLETED = {
    ("VERB", "хочу"): Completion("comp:obj", INF),
    ("VERB", "хочешь"): Completion("comp:obj", INF),
    ("VERB", "может"): Completion("comp:obj", INF),
    ("VERB", "мати"): Completion("comp:obj", INF),
    ("VERB", "lähme"): Completion("comp:obj", INF),
    ("AUX", "budu"): Completion("comp:aux", INF),
    ("VERB", "hakkas"): Completion("comp:obj", frozenset({"Sup"})),
    ("VERB", "hakkama"): Completion("comp:obj", frozenset({"Sup"})),
    ("VERB", "õpetades"): Completion("comp:obj", frozenset({"Sup"})),
    ("VERB", "suutmata"): Completion("comp:obj", INF),
}
HOCHU = "хочу VERB 2 parataxis VerbForm=Fin|Person=1"
CHITAL = "читал VERB 0 root VerbForm=Fin"
SENTENCES = {
    "a remark": ([HOCHU, CHITAL, "книгу NOUN 2 comp:obj _"], {1: 0, 2: 1, 3: 2}),
    "its subject": (
        ["я PRON 3 subj _", "хочу VERB 3 parataxis VerbForm=Fin", "читал VERB 0 root VerbForm=Fin"],
        {1: 2},
    ),
    "an auxiliary": (["Budu AUX 0 root VerbForm=Fin", "čekal VERB 1 comp:pred VerbForm=Part"], {2: 1}),
    "another infinitive": (
        ["Ta PRON 2 subj _", "hakkas VERB 0 root VerbForm=Fin", "laulda VERB 2 subj VerbForm=Inf"],
        {3: 2},
    ),
    "the infinitive after another verb": (
        ["hakkas VERB 0 root VerbForm=Fin", "süüa VERB 3 comp:obj VerbForm=Inf", "tegema VERB 1 comp:obj VerbForm=Sup"],
        None,
    ),
    "a particle between": ([HOCHU, "не PART 3 mod _", "читал VERB 1 mod VerbForm=Fin"], {3: 1}),
    "a comma between": ([HOCHU, ", PUNCT 1 punct _", "читал VERB 0 root VerbForm=Fin"], None),
    "an infinitive": ([HOCHU, "читать VERB 0 root VerbForm=Inf"], None),
    "an infinitive elsewhere": ([HOCHU, CHITAL, "спать VERB 2 mod VerbForm=Inf"], None),
    "an infinitive of another clause": ([HOCHU, CHITAL, ", PUNCT 4 punct _", "спать VERB 2 mod VerbForm=Inf"], {2: 1}),
    "an imperative": ([HOCHU, "скажи VERB 0 root Mood=Imp|VerbForm=Fin"], None),
    "a participle": ([HOCHU, "занят VERB 0 root VerbForm=Part|Variant=Short"], None),
    "a passive": ([HOCHU, "udělán VERB 0 root VerbForm=Part|Voice=Pass"], None),
    "a clause that asks": (["как ADV 2 mod _", "хочу VERB 3 mod VerbForm=Fin", "живу VERB 0 root VerbForm=Fin"], None),
    "a conjunction": (
        ["если SCONJ 3 mod _", "хочу VERB 1 comp:obj VerbForm=Fin", "живу VERB 0 root VerbForm=Fin"],
        None,
    ),
    "perhaps": (["может VERB 2 parataxis VerbForm=Fin", CHITAL], None),
    "mother": (["мати VERB 2 subj VerbForm=Inf", CHITAL], None),
    "an offer": (["хочешь VERB 0 root Person=2|VerbForm=Fin", "скажу VERB 1 mod Person=1|VerbForm=Fin"], None),
    "no verb": ([HOCHU, "читал NOUN 0 root _"], None),
    "a converb before its sentence": (["õpetades VERB 2 mod VerbForm=Conv", "sirgub VERB 0 root VerbForm=Fin"], None),
    "a supine without what": (["suutmata VERB 2 mod VerbForm=Sup|Case=Abe", "kaotab VERB 0 root VerbForm=Fin"], None),
    "to cope": (["hakkama VERB 2 compound@prt VerbForm=Sup|Case=Ill", "said VERB 0 root VerbForm=Fin"], None),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_a_verb_in_a_form_of_its_own_is_joined(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    sentence = make_sentence(*words)
    found = with_infinitives(sentence, tagger_readings, COMPLETED)
    if expected is None:
        assert found is sentence
    else:
        assert {number: found.tokens[number - 1].head for number in expected} == expected


def test_one_complement_may_have_another(make_sentence: MakeSentence) -> None:
    asking = {**COMPLETED, ("VERB", "начал"): Completion("comp:obj", INF)}
    sentence = make_sentence(HOCHU, "начал VERB 3 mod VerbForm=Fin", "читал VERB 0 root VerbForm=Fin")
    found = with_infinitives(sentence, tagger_readings, asking)
    assert [token.head for token in found.tokens] == [0, 1, 2]


VERBS = ("хочу", "начал", "читал", "книгу")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), forms=st.lists(st.sampled_from(VERBS), min_size=2, max_size=7))
def test_a_tree_stays_a_tree(make_sentence: MakeSentence, data: st.DataObject, forms: list[str]) -> None:
    order = data.draw(st.permutations(range(1, len(forms) + 1)))
    heads = {order[0]: 0} | {
        number: data.draw(st.sampled_from(order[:place])) for place, number in enumerate(order) if place
    }
    words = [f"{form} VERB {heads[number]} mod VerbForm=Fin" for number, form in enumerate(forms, 1)]
    asking = {**COMPLETED, ("VERB", "начал"): Completion("comp:obj", INF)}
    found = with_infinitives(make_sentence(*words), tagger_readings, asking)
    root = next(token for token in found.tokens if not token.head)
    assert all(token is root or found.depends_on(token, root) for token in found.tokens)
    assert not any(found.depends_on(token, token) for token in found.tokens)


def test_verbs_of_going_stand_with_another(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("lähme VERB 0 root VerbForm=Fin", "vaatame VERB 1 mod VerbForm=Fin")
    going = replace(sentence.tokens[0], lemma="minema")
    sentence = replace(sentence, tokens=(going, *sentence.tokens[1:]))
    assert with_infinitives(sentence, tagger_readings, COMPLETED) is sentence


def test_what_is_joined_is_sure_and_its_head_takes_its_place(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(HOCHU, CHITAL)
    beliefs = (
        Beliefs({"VERB": 1.0}, {}, {2: 0.9, 0: 0.1}, {"parataxis": 1.0}),
        Beliefs({"VERB": 1.0}, {}, {0: 0.8, 1: 0.2}, {"root": 0.8, "mod": 0.2}),
    )
    tokens = tuple(replace(token, beliefs=own) for token, own in zip(sentence.tokens, beliefs, strict=True))
    head, token = with_infinitives(replace(sentence, tokens=tokens), tagger_readings, COMPLETED).tokens
    assert token.beliefs is not None
    assert head.beliefs is not None
    assert (token.deprel, token.beliefs.heads, token.beliefs.deprels) == ("comp:obj", {1: 1.0}, {"comp:obj": 1.0})
    assert (head.deprel, head.beliefs.heads) == ("root", {0: 0.8, 1: 0.2})


def test_what_may_be_no_verb_is_not_joined(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(HOCHU, CHITAL)
    unsure = replace(sentence.tokens[1], beliefs=Beliefs({"VERB": 0.6, "NOUN": 0.4}, {}, {0: 1.0}, {"root": 1.0}))
    sentence = replace(sentence, tokens=(sentence.tokens[0], unsure))
    assert with_infinitives(sentence, tagger_readings, COMPLETED) is sentence


def test_what_only_seems_an_infinitive_is_in_the_form_that_it_can_be(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("chce VERB 0 root VerbForm=Fin", "studuje VERB 1 comp:obj VerbForm=Inf")
    asking = {("VERB", "chce"): Completion("comp:obj", INF)}

    def finite(token: Token) -> tuple[Reading, ...]:
        return (Reading(token.lemma, "VERB", {"VerbForm": frozenset({"Fin"})}, 1.0),)

    assert with_infinitives(sentence, tagger_readings, asking) is sentence
    _, token = with_infinitives(sentence, finite, asking).tokens
    assert token.feats == {"VerbForm": frozenset({"Fin"})}


def test_what_asks_comes_from_the_rules() -> None:
    def rule(relation: str, governor: str, *values: str, lint: bool = True) -> Rule:
        return Rule("complement", "VERB", relation, "VERB", "VerbForm", governors=((governor, values),), lint=lint)

    assert make_grammar("cs", [rule("comp:obj", "chtít", "Inf")]).completed == {
        ("VERB", "chtít"): Completion("comp:obj", INF)
    }
    assert make_grammar("cs", [rule("comp:obj", "vědět", "Inf", "Fin")]).completed == {}
    assert make_grammar("cs", [rule("comp:obj", "smět", "Inf", lint=False)]).completed == {}
