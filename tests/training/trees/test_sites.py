"""What trees are told of edges, and which edges there are."""

from __future__ import annotations

import pytest

from lambre_core.grammar.rule import Grammar, Rule, make_grammar
from lambre_core.training.trees.attributes import attributes, scene_of, without_order
from lambre_core.training.trees.sites import linted_sites, open_sites, ordered_sites
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

# id form lemma UPOS FEATS head deprel
SENTENCE = """\
1 mit mit ADP _ 5 udep
2 dem der DET Case=Dat|Gender=Masc|Number=Sing|PronType=Art 4 det
3 alten alt ADJ Case=Dat|Gender=Masc|Number=Sing 4 mod
4 Hunde Hund NOUN Case=Dat|Gender=Masc|Number=Plur 1 comp:obj
5 kam kommen VERB Number=Sing|Person=3|VerbForm=Fin 0 root
6 er er PRON Case=Nom|Gender=Masc|Number=Sing|Person=3|PronType=Prs 5 subj
"""


def sentence(text: str = SENTENCE) -> Sentence:
    rows = [line.split() for line in text.splitlines()]
    return Sentence(
        tuple(
            Token(int(number), form, lemma, upos, feats=parse_feats(feats), head=int(head), deprel=deprel)
            for number, form, lemma, upos, feats, head, deprel in rows
        )
    )


SCENE = scene_of(sentence())


def edge(dependent: int, head: int) -> tuple[Token, Token]:
    return SCENE.sentence.tokens[dependent - 1], SCENE.sentence.tokens[head - 1]


@pytest.mark.parametrize(
    ("ends", "ruled", "expected", "absent"),
    [
        (
            (3, 4),
            "Number",
            {
                "the relation": "mod",
                "the dependent stands": "before its head",
                "the distance": "none (side by side)",
                "the dependent's Case": "Dat",
                "the head has a determiner": "yes",
                "the word before the dependent is": "DET",
                "the word after the head is": "VERB",
                "the head's head is": "ADP",
                "the lemma above the head": "mit",
                "the head's own relation": "comp:obj",
            },
            # A tree must not see what it is to tell, nor the other end among an end's dependents; nouns are too many.
            {"the head's Number", "the dependent's Number", "the head has an adjective", "the head's lemma"},
        ),
        (
            (6, 5),
            "Person",
            {
                "the dependent stands": "after its head",
                "the dependent's lemma": "er",
                "the head has an adposition": "yes",
            },
            {"the dependent's Person", "the head's Person", "the head's head is", "the word after the dependent is"},
        ),
    ],
)
def test_attributes(ends: tuple[int, int], ruled: str, expected: dict[str, str], absent: set[str]) -> None:
    known = attributes(SCENE, *edge(*ends), ruled=ruled)
    assert expected.items() <= known.items()
    assert absent.isdisjoint(known)


def test_order_is_not_told_by_attributes() -> None:
    known = without_order(attributes(SCENE, *edge(2, 4)))
    assert known["the dependent's PronType"] == "Art"
    assert not {name for name in known if "stands" in name or "distance" in name or "word" in name}


def grammar(*rules: Rule) -> Grammar:
    return make_grammar("de", rules)


NUMBER = Rule("agreement", "ADJ", "mod", "NOUN", "Number")
CASE = Rule("agreement", "ADJ", "mod", "NOUN", "Case")


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ((NUMBER, CASE), {(NUMBER.id, "broken"), (CASE.id, "held")}),
        # Neither what is not linted, nor what is excepted, nor other families.
        ((Rule("agreement", "ADJ", "mod", "NOUN", "Number", lint=False), CASE), {(CASE.id, "held")}),
        ((Rule("agreement", "ADJ", "mod", "NOUN", "Number", unless=("alt",)),), set()),
        ((Rule("government", "NOUN", "comp:obj", "ADP", "Case", governors=(("mit", ("Dat",)),)),), set()),
    ],
)
def test_sites_of_linted_rules(rules: tuple[Rule, ...], expected: set[tuple[str, str]]) -> None:
    assert {(site.rule, site.label) for site in linted_sites([SCENE], grammar(*rules))} == expected


def test_edges_without_a_linted_rule() -> None:
    found = {(kind.name, site.label) for kind, site in open_sites([SCENE], grammar(CASE))}
    assert ("agreement/adj-mod-noun/number", "broken") in found
    assert ("agreement/det-det-noun/case", "held") in found
    assert ("assignment/pron-subj-verb/case", "Nom") in found
    names = {name for name, _ in found}
    # One is linted, the case of the other comes from its adposition.
    assert names.isdisjoint({"agreement/adj-mod-noun/case", "assignment/noun-comp:obj-adp/case"})


def test_order_of_edges() -> None:
    found = {(kind.dependent, kind.relation, site.label) for kind, site in ordered_sites([SCENE])}
    assert found == {
        ("ADJ", "mod", "before"),
        ("DET", "det", "before"),
        ("NOUN/PRON/PROPN", "comp:obj", "after"),
        ("NOUN/PRON/PROPN", "subj", "after"),
    }
