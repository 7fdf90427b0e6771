"""Estonian and Finnish verbs and owned nouns, made by rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.estonian_repairs import Person, counted, of_person
from lambre_core.findings.finnish_repairs import denied, infinitives, of_its_owner
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]


@pytest.mark.parametrize(
    ("form", "person", "expected"),
    [
        ("kaob", ("3", "Plur"), "kaovad"),
        ("tahavad", ("3", "Sing"), "tahab"),
        ("loeme", ("2", "Sing"), "loed"),
        ("ärkas", ("3", "Plur"), "ärkasid"),
        ("andis", ("3", "Plur"), "andsid"),
        ("võttis", ("1", "Plur"), "võtsime"),
        ("läks", ("3", "Plur"), "läksid"),
        ("oli", ("1", "Sing"), "olin"),
        ("sõi", ("3", "Plur"), None),
    ],
)
def test_estonian_persons(form: str, person: Person, expected: str | None) -> None:
    assert of_person(form, person) == expected


@pytest.mark.parametrize(
    ("form", "lemma", "expected"),
    [("failid", "fail", "faili"), ("kontod", "konto", "kontot"), ("pildid", "pilt", None), ("majad", "maja", None)],
)
def test_estonian_nouns_that_are_counted(
    make_sentence: MakeSentence, form: str, lemma: str, expected: str | None
) -> None:
    """Those whose stem is their lemma with a vowel; consonants that alternate tell nothing."""
    (token,) = make_sentence(f"{form} NOUN 0 root _").tokens
    assert counted(replace(token, lemma=lemma)) == expected


@pytest.mark.parametrize(
    ("form", "expected"), [("löydän", "löydä"), ("poistamme", "poista"), ("luen", "lue"), ("haluaa", "halua")]
)
def test_finnish_verbs_that_are_denied(make_sentence: MakeSentence, form: str, expected: str) -> None:
    (token,) = make_sentence(f"{form} VERB 0 root Tense=Pres").tokens
    assert list(denied(token)) == [expected]


@pytest.mark.parametrize(
    ("form", "tense", "expected"),
    [
        ("poistat", "Pres", ["poistaa"]),
        ("autatte", "Pres", ["auttaa"]),
        ("puhun", "Pres", ["puhua"]),
        ("luen", "Pres", []),
        ("poistin", "Past", []),
    ],
)
def test_finnish_infinitives(make_sentence: MakeSentence, form: str, tense: str, expected: list[str]) -> None:
    """Of verbs in the present whose third person tells their stem."""
    (token,) = make_sentence(f"{form} VERB 0 root Tense={tense}").tokens
    assert list(infinitives(token)) == expected


@pytest.mark.parametrize(
    ("owner", "noun", "expected"),
    [("minun", "autosi", "autoni"), ("hänen", "äitimme", "äitinsä"), ("teidän", "talossani", "talossanne")],
)
def test_finnish_nouns_of_an_owner(make_sentence: MakeSentence, owner: str, noun: str, expected: str) -> None:
    first, second = make_sentence(f"{owner} PRON 2 mod _", f"{noun} NOUN 0 root _").tokens
    assert list(of_its_owner(first, second)) == [expected]
