"""Nouns that are listed by hand with their declension."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lambre_core.lexicon.classes import change, classes_of, noun_readings
from lambre_core.training.classes import inflection_classes, irregular_readings
from lambre_core.training.nouns import Listed, listed_nouns, noun

NOUNS = {listed.lemma: listed for listed in listed_nouns("uk")}

HARD: dict[str, Any] = {
    "gender": "Fem",
    "lemma": "а",
    "forms": {
        "Sing": {"Nom": ["а"], "Dat": ["~і"], "Ins": ["ою"]},
        "Plur": {"Nom": ["и"], "Gen": [""], "Acc": ["и", ""]},
    },
}
DOUBLE: dict[str, Any] = {"gender": "Neut", "lemma": "я", "forms": {"Sing": {"Nom": ["="]}, "Plur": {"Gen": ["-ь"]}}}


def written(listed: Listed) -> set[str]:
    return {f"{form} {case} {number}" for form, number, case in listed.forms}


@pytest.mark.parametrize(
    ("word", "declension", "expected"),
    [
        ("рука", HARD, {"рука Nom Sing", "руці Dat Sing", "рукою Ins Sing", "руки Nom Plur", "рук Gen Plur"}),
        # The accusative plural is the nominative or the genitive, whatever that is.
        ("нога:ніг", HARD, {"нозі Dat Sing", "ніг Gen Plur", "ноги Acc Plur", "ніг Acc Plur"}),
        ("муха", HARD, {"мусі Dat Sing"}),
        ("питання", DOUBLE, {"питання Nom Sing", "питань Gen Plur"}),
    ],
)
def test_a_noun_and_its_class(word: str, declension: dict[str, Any], expected: set[str]) -> None:
    assert expected <= written(noun(word, declension))


def test_a_noun_without_some_forms() -> None:
    assert written(noun("їжа:-", HARD)) == {"їжа Nom Sing", "їжі Dat Sing", "їжою Ins Sing"}
    assert not any(case == "Ins" for _, _, case in noun("жертва=-", HARD).forms)


@pytest.mark.parametrize("word", ["вікно", "", "рука/", "рука;рук"])
def test_what_is_no_noun_of_the_class(word: str) -> None:
    with pytest.raises(ValueError, match="is no noun in -а"):
        noun(word, HARD)


def test_a_language_without_a_list() -> None:
    assert list(listed_nouns("xx")) == []


def test_every_noun_is_listed_once() -> None:
    counts = Counter(listed.lemma for listed in listed_nouns("uk"))
    assert [lemma for lemma, count in counts.items() if count > 1] == []


@pytest.mark.parametrize(
    ("lemma", "gender", "forms"),
    [
        ("ніч", "Fem", {"ночі Gen Sing", "ніччю Ins Sing", "ночей Gen Plur"}),
        ("радість", "Fem", {"радості Dat Sing", "радістю Ins Sing"}),
        ("книжка", "Fem", {"книжці Loc Sing", "книжок Gen Plur"}),
        ("лекція", "Fem", {"лекцій Gen Plur", "лекцією Ins Sing"}),
        ("кухня", "Fem", {"кухонь Gen Plur"}),
        ("стіл", "Masc", {"стола Gen Sing", "столу Gen Sing", "столів Gen Plur"}),
        ("день", "Masc", {"дня Gen Sing", "днів Gen Plur"}),
        ("гість", "Masc", {"гостей Gen Plur", "гостей Acc Plur"}),
        ("громадянин", "Masc", {"громадяни Nom Plur", "громадян Gen Plur"}),
        ("край", "Masc", {"краю Loc Sing", "країв Gen Plur"}),
        ("вікно", "Neut", {"вікон Gen Plur", "вікні Loc Sing"}),
        ("око", "Neut", {"очима Ins Plur"}),
        ("голова", "Fem,Masc", {"голово Voc Sing", "голів Gen Plur"}),
        ("двері", "", {"дверей Gen Plur"}),
    ],
)
def test_ukrainian(lemma: str, gender: str, forms: set[str]) -> None:
    assert NOUNS[lemma].gender == gender
    assert forms <= written(NOUNS[lemma])


def test_what_is_shipped_knows_every_listed_noun() -> None:
    """`rules/classes/uk.json` is made from the list."""
    classes = classes_of("uk")
    unknown = [
        (form, listed.lemma)
        for listed in NOUNS.values()
        for form, number, case in listed.forms
        if len(form) > 2
        and form.isalpha()
        and not any(
            r.lemma == listed.lemma and {case} == r.feats["Case"] and {number} == r.feats["Number"]
            for r in noun_readings(classes, form)
        )
    ]
    assert unknown == []


def test_a_whole_paradigm_needs_no_class() -> None:
    genders = {"ніч": "Fem"}
    paradigm = [("ніч", "ніч", "Case=Nom|Number=Sing"), ("ночі", "ніч", "Case=Gen|Number=Sing")]
    regular = inflection_classes(paradigm, [], genders)
    assert regular == {}
    assert irregular_readings(regular, paradigm, Counter(), genders) == {}
    assert irregular_readings(regular, paradigm, Counter(), genders, {"ніч"}) == {
        (form, lemma): {feats} for form, lemma, feats in paradigm
    }
    assert change("ніч", "ночі") == ("іч", "очі")
