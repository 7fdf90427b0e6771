"""What the ends of Turkish words tell of persons."""

from __future__ import annotations

import pytest

from lambre_core.findings.personal_endings import (
    told_of_predicate,
    told_owner,
    told_person,
    told_self,
)

PERSONS = {
    ("geliyorum", "VERB"): {"Sing1"},
    ("biliyorsun", "NOUN"): {"Sing2"},
    ("gideceğiz", "VERB"): {"Plur1"},
    ("gördünüz", "VERB"): {"Plur2"},
    ("konmuşlar", "VERB"): {"Plur3"},
    ("etmişlerdi", "AUX"): {"Plur3"},
    ("yaptın", "VERB"): {"Sing2"},
    ("gidebilirsin", "VERB"): {"Sing2"},
    ("gidin", "VERB"): {"Sing2", "Plur2"},
    ("yatın", "VERB"): {"Sing2", "Plur2"},
    ("göndersin", "VERB"): {"Sing2", "Sing3"},
    ("gider", "VERB"): {"Sing2", "Sing3"},
    ("belirler", "VERB"): {"Sing3"},
    ("sayarlar", "VERB"): {"Plur3"},
    ("yorgunuz", "VERB"): {"Plur1", "Plur2"},
    ("değilim", "AUX"): {"Sing1"},
    ("musunuz", "AUX"): {"Plur2"},
    ("görmüşsündür", "AUX"): {"Sing2"},
    ("pratiğimdir", "AUX"): set(),
    ("yardım", "NOUN"): set(),
    ("kadın", "NOUN"): set(),
    ("mi", "AUX"): set(),
    ("yok", "VERB"): set(),
}


@pytest.mark.parametrize(("form", "upos"), PERSONS)
def test_persons_of_verbs(form: str, upos: str) -> None:
    assert {"".join(told) for told in told_person(form, upos)} == PERSONS[form, upos]


@pytest.mark.parametrize(
    ("form", "upos", "persons"),
    [
        ("yeteneklisiniz", "NOUN", {"Plur2"}),
        ("bilgilisin", "ADJ", {"Sing2"}),
        ("öğrenciyiz", "NOUN", {"Plur1"}),
        ("hazırız", "ADJ", {"Plur1"}),
        ("ceviz", "NOUN", set()),
        ("güzel", "ADJ", set()),
    ],
)
def test_persons_of_other_predicates(form: str, upos: str, persons: set[str]) -> None:
    assert {"".join(told) for told in told_of_predicate(form, upos)} == persons


@pytest.mark.parametrize(
    ("form", "upos", "persons"),
    [
        ("kitabım", "NOUN", {"Sing1"}),
        ("evimizde", "NOUN", {"Plur1"}),
        ("arabanız", "NOUN", {"Plur2"}),
        ("geldiğim", "VERB", {"Sing1"}),
        ("geldiğini", "VERB", {"Sing2", "Sing3", "Plur3"}),
        ("gelmemiz", "VERB", {"Plur1"}),
        ("ev", "NOUN", set()),
        ("benim", "PRON", set()),
    ],
)
def test_owners(form: str, upos: str, persons: set[str]) -> None:
    assert {"".join(told) for told in told_owner(form, upos)} == persons


@pytest.mark.parametrize(
    ("form", "person"),
    [("kendimi", ("Sing", "1")), ("kendiniz", ("Plur", "2")), ("kendini", None), ("kendisi", None), ("kedim", None)],
)
def test_selves(form: str, person: tuple[str, str] | None) -> None:
    assert told_self(form) == person
