"""Forms in the place of others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.forms import as_polite, is_contrary, is_old_spelling, is_the_same, of_one_person
from lambre_core.findings.known_repairs import is_of_another_stem
from lambre_core.findings.violated import violation_key
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.lexicon.automaton import reading_of
from lambre_core.lexicon.inflection import Form
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence


@pytest.mark.parametrize(("form", "number"), [("Sie", "Plur"), ("sie", "Sing")])
def test_a_polite_pronoun_is_a_plural(make_sentence: Callable[..., Sentence], form: str, number: str) -> None:
    sentence = make_sentence("danke VERB 0 root _", f"{form} PRON 1 comp:obj Gender=Fem|Number=Sing")
    assert as_polite(sentence.tokens[1]).feats["Number"] == {number}


def test_at_the_beginning_any_pronoun_has_a_capital(make_sentence: Callable[..., Sentence]) -> None:
    token = make_sentence("Sie PRON 2 subj Gender=Fem|Number=Sing", "lacht VERB 0 root _").tokens[0]
    assert as_polite(token) is token


@pytest.mark.parametrize(
    ("form", "other", "expected"),
    [
        ("mich", "mir", True),
        ("mich", "dir", False),
        ("sie", "ihr", True),
        ("sie", "ihnen", True),
        ("neue", "alte", True),
    ],
)
def test_pronouns_keep_their_person(form: str, other: str, expected: bool) -> None:
    assert of_one_person(form, other) is expected


@pytest.mark.parametrize(
    ("form", "written", "expected"),
    [("mußt", "muss", True), ("musst", "muss", False), ("heißt", "heiße", False), ("Füße", "Fuß", False)],
)
def test_old_spellings(form: str, written: str, expected: bool) -> None:
    assert is_old_spelling(form, written, {"mußt", "musst", "heißt"}) is expected


@pytest.mark.parametrize(
    ("form", "spelt", "expected"),
    [("nebyla", "byl", True), ("byla", "nebyl", True), ("nebyla", "nebyl", False), ("nese", "nesl", False)],
)
def test_contrary_forms(form: str, spelt: str, expected: bool) -> None:
    assert is_contrary(form, spelt) is expected


def test_a_site_is_that_of_the_noun_for_which_a_determiner_stands_in(make_sentence: Callable[..., Sentence]) -> None:
    mit, meine, freunde = make_sentence(
        "mit ADP 0 root _", "meine DET 3 det Case=Nom", "Freunde NOUN 1 comp:obj Case=Dat"
    ).tokens
    rule = Rule("government", "NOUN", "comp:obj", "ADP", "Case", allowed=("Dat",))
    none: frozenset[str] = frozenset()
    keys = {violation_key(Outcome(rule, word, mit, Verdict.BROKEN, none, none)) for word in (meine, freunde)}
    assert keys == {("government/comp:obj-adp/case", 3, 1)}


@pytest.mark.parametrize(
    ("relation", "other"), [("comp:obl", "comp:obj"), ("comp:aux@pass", "comp:pred"), ("mod@gov", "mod")]
)
def test_a_site_may_have_another_relation_with_another_form(
    make_sentence: Callable[..., Sentence], relation: str, other: str
) -> None:
    word, head = make_sentence(f"a ADJ 2 {relation} _", "b VERB 0 root _").tokens
    none: frozenset[str] = frozenset()
    keys = {
        violation_key(Outcome(Rule("agreement", "ADJ", one, "VERB", "Number"), word, head, Verdict.BROKEN, none, none))
        for one in (relation, other)
    }
    assert len(keys) == 1


@pytest.mark.parametrize(
    ("lemma", "feats", "expected"),
    [
        ("specializovaný", "Case=Nom|Gender=Neut|Number=Sing|VerbForm=Part|Voice=Pass", True),
        ("specializovaný", "Case=Nom|Gender=Fem|Number=Plur|VerbForm=Part|Voice=Pass", False),
        ("specializační", "Case=Nom|Gender=Neut|Number=Sing", False),
    ],
)
def test_participles_that_are_adjectives(lemma: str, feats: str, expected: bool) -> None:
    adjective = Form("specializované", "specializovaný", ("ADJ",), parse_feats("Case=Nom|Gender=Neut|Number=Sing"))
    assert is_the_same(adjective, Form("specializované", lemma, ("ADJ",), parse_feats(feats))) is expected


NO_WORD = Lexicon(lambda form: (), reading_of)


@pytest.mark.parametrize(
    ("lemma", "form", "expected"),
    [
        ("zaovat", "zavřete", True),
        ("koupát", "koupíme", True),
        ("spát", "spím", False),
        ("обрізати", "обрізаєш", False),
        ("jít", "jdu", False),
    ],
)
def test_lemmas_that_are_wrong_guesses(lemma: str, form: str, expected: bool) -> None:
    assert is_of_another_stem(lemma, form, NO_WORD) is expected
