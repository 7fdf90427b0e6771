"""Greek pronouns of those who speak, nouns with nominative articles and verbs are what their forms tell."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.speakers import (
    with_named_subjects,
    with_persons,
    with_pleasing_subjects,
    with_speakers,
)
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]

KNOWS = "ξέρεις VERB 0 root Number=Sing|Person=2|VerbForm=Fin"
BELIEVE = "πιστεύουν VERB 0 root Number=Plur|Person=3|VerbForm=Fin"

SENTENCES = {
    "right before its verb": (["Εγώ ADV 2 mod _", KNOWS], 1),
    "with a particle between": (["Εγώ X 3 dep _", "δεν PART 3 mod _", KNOWS], 1),
    "behind its verb": ([BELIEVE, "εμείς PRON 1 comp:obj Case=Nom", ". PUNCT 1 punct _"], 2),
    "behind a conjunction, at the end": ([BELIEVE, "κι CCONJ 3 cc _", "εμείς PRON 1 conj _", ". PUNCT 1 punct _"], 3),
    "with others": (["Εγώ PRON 4 subj _", "και CCONJ 3 cc _", "εσύ PRON 1 conj _", KNOWS], None),
    "with a clitic of the same person": (["Εγώ X 3 dep _", "με PRON 3 comp:obj _", KNOWS], None),
    "before a clause with which it agrees": (
        [
            "Εγώ X 2 dep _",
            "θέλεις VERB 0 root Number=Sing|Person=2",
            "να AUX 2 comp:obj _",
            "φύγω VERB 3 comp:aux Number=Sing|Person=1",
        ],
        None,
    ),
}


@pytest.mark.parametrize(("lines", "place"), SENTENCES.values(), ids=list(SENTENCES))
def test_a_pronoun_beside_its_verb_is_the_subject(
    lines: list[str], place: int | None, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*lines)
    found = with_speakers(sentence)
    if place is None:
        assert found is sentence
    else:
        token = found.tokens[place - 1]
        assert (token.upos, token.deprel) == ("PRON", "subj")
        assert found.tokens[(token.head or 0) - 1].upos == "VERB"


def test_a_verb_has_the_person_of_its_form(make_sentence: MakeSentence) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        if token.upos != "VERB":
            return tagger_readings(token)
        told = {"Number": frozenset({"Sing"}), "Person": frozenset({"1"})}
        return (Reading(None, "VERB", told, written=True),)

    sentence = make_sentence(
        "φίλος NOUN 2 subj Case=Nom|Number=Sing", "πηγαίνω VERB 0 root Number=Sing|Person=3|VerbForm=Fin"
    )
    assert with_persons(sentence, readings, "el").tokens[1].feats["Person"] == {"1"}
    assert with_persons(sentence, tagger_readings, "el") is sentence


def test_where_no_verb_is_written_persons_are_those_of_the_tagger(make_sentence: MakeSentence) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        raise AssertionError("what cannot be written needs no look")

    sentence = make_sentence("ich PRON 2 subj Case=Nom", "lache VERB 0 root Number=Sing|Person=1|VerbForm=Fin")
    assert with_persons(sentence, readings, "de") is sentence


@pytest.mark.parametrize(("article", "share"), [("οι", 1.0), ("τα", 0.75)])
def test_a_noun_with_a_nominative_article_is_surely_the_subject(
    article: str, share: float, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(
        f"{article} DET 2 det _",
        "γονείς NOUN 3 subj Case=Nom",
        "έφυγαν VERB 0 root Number=Plur|Person=3",
        arcs={2: 0.75},
    )
    beliefs = with_named_subjects(sentence).tokens[1].beliefs
    assert beliefs is not None
    assert beliefs.heads[3] == share


@pytest.mark.parametrize(
    ("verb", "article", "relation"),
    [("αρέσει", "τα", "subj"), ("τρώει", "τα", "comp:obj"), ("αρέσει", "τους", "comp:obj")],
)
def test_what_pleases_is_a_subject(verb: str, article: str, relation: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(
        f"{verb} VERB 0 root Number=Sing|Person=3",
        f"{article} DET 3 det Case=Acc",
        "σύκα NOUN 1 comp:obj Case=Acc|Number=Plur",
    )
    assert with_pleasing_subjects(sentence).tokens[2].deprel == relation
