"""Nouns that are listed by hand with their declension."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lambre_core.lexicon.classes import change, classes_of, noun_readings
from lambre_core.training.classes import inflection_classes, irregular_readings
from lambre_core.training.nouns import Listed, listed_nouns, noun

NOUNS = {listed.lemma: listed for listed in listed_nouns("uk")}
CZECH = {listed.lemma: listed for listed in listed_nouns("cs")}

SOFTENED = {"і": {"к": "ці", "г": "зі", "х": "сі"}, "ě": {"h": "ze", "ch": "še", "r": "ře"}}

HARD: dict[str, Any] = {
    "gender": "Fem",
    "lemma": "а",
    "forms": {
        "Sing": {"Nom": ["а"], "Dat": ["~і"], "Ins": ["ою"]},
        "Plur": {"Nom": ["и"], "Gen": [""], "Acc": ["и", ""]},
    },
}
CZECH_HARD: dict[str, Any] = {"gender": "Fem", "lemma": "a", "forms": {"Sing": {"Nom": ["a"], "Dat": ["~ě"]}}}
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
        ("kniha", CZECH_HARD, {"knize Dat Sing"}),
        ("střecha", CZECH_HARD, {"střeše Dat Sing"}),
        ("hora", CZECH_HARD, {"hoře Dat Sing"}),
        ("žena", CZECH_HARD, {"ženě Dat Sing"}),
        ("питання", DOUBLE, {"питання Nom Sing", "питань Gen Plur"}),
    ],
)
def test_a_noun_and_its_class(word: str, declension: dict[str, Any], expected: set[str]) -> None:
    assert expected <= written(noun(word, declension, SOFTENED))


def test_a_noun_without_some_forms() -> None:
    assert written(noun("їжа:-", HARD, SOFTENED)) == {"їжа Nom Sing", "їжі Dat Sing", "їжою Ins Sing"}
    assert not any(case == "Ins" for _, _, case in noun("жертва=-", HARD, SOFTENED).forms)


@pytest.mark.parametrize("word", ["вікно", "", "рука/", "рука;рук"])
def test_what_is_no_noun_of_the_class(word: str) -> None:
    with pytest.raises(ValueError, match="is no noun in -а"):
        noun(word, HARD, SOFTENED)


def test_a_language_without_a_list() -> None:
    assert list(listed_nouns("xx")) == []


@pytest.mark.parametrize("language", ["cs", "uk"])
def test_every_noun_is_listed_once(language: str) -> None:
    counts = Counter(listed.lemma for listed in listed_nouns(language))
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


@pytest.mark.parametrize(
    ("lemma", "gender", "forms"),
    [
        ("žena", "Fem", {"ženě Loc Sing", "žen Gen Plur", "ženy Acc Plur", "ženo Voc Sing"}),
        ("ruka", "Fem", {"ruce Dat Sing", "ruce Nom Plur", "rukama Ins Plur", "rukou Gen Plur"}),
        ("částka", "Fem", {"částce Loc Sing", "částek Gen Plur"}),
        ("republika", "Fem", {"republice Dat Sing", "republik Gen Plur"}),
        ("banka", "Fem", {"bank Gen Plur", "banek Gen Plur"}),
        ("kniha", "Fem", {"knize Loc Sing", "knih Gen Plur"}),
        ("střecha", "Fem", {"střeše Dat Sing"}),
        ("sestra", "Fem", {"sestře Dat Sing", "sester Gen Plur"}),
        ("síla", "Fem", {"sil Gen Plur", "silou Ins Sing", "silách Loc Plur"}),
        ("ulice", "Fem", {"ulic Gen Plur", "ulici Acc Sing"}),
        ("růže", "Fem", {"růží Gen Plur", "růžemi Ins Plur"}),
        ("historie", "Fem", {"historií Ins Sing", "historiím Dat Plur"}),
        ("píseň", "Fem", {"písně Gen Sing", "písněmi Ins Plur"}),
        ("síť", "Fem", {"sítě Gen Sing", "síti Gen Sing", "sítím Dat Plur"}),
        ("věc", "Fem", {"věci Gen Sing", "věcmi Ins Plur"}),
        ("dveře", "Fem", {"dveřmi Ins Plur"}),
        ("hrad", "Masc", {"hradu Gen Sing", "hradě Loc Sing", "hrad Acc Sing"}),
        ("les", "Masc", {"lesa Gen Sing", "lesích Loc Plur"}),
        ("jazyk", "Masc", {"jazyka Gen Sing", "jazyce Loc Sing", "jazycích Loc Plur"}),
        ("účet", "Masc", {"účtu Gen Sing", "účtech Loc Plur"}),
        ("stroj", "Masc", {"stroje Nom Plur", "strojích Loc Plur"}),
        ("člověk", "Masc", {"člověče Voc Sing", "lidé Nom Plur", "lidmi Ins Plur"}),
        ("soused", "Masc", {"sousedovi Dat Sing", "sousedé Nom Plur", "souseda Acc Sing"}),
        ("ministr", "Masc", {"ministře Voc Sing", "ministři Nom Plur"}),
        ("politik", "Masc", {"politici Nom Plur", "politicích Loc Plur", "politiku Dat Sing"}),
        ("vrah", "Masc", {"vrazi Nom Plur"}),
        ("hoch", "Masc", {"hoši Nom Plur", "hoších Loc Plur"}),
        ("muž", "Masc", {"muže Acc Sing", "muži Nom Plur", "mužové Nom Plur"}),
        ("otec", "Masc", {"otče Voc Sing", "otcové Nom Plur"}),
        ("učitel", "Masc", {"učitelé Nom Plur", "učitele Acc Plur"}),
        ("předseda", "Masc", {"předsedy Gen Sing", "předsedovi Dat Sing"}),
        ("soudce", "Masc", {"soudce Gen Sing", "soudcové Nom Plur"}),
        ("organismus", "Masc", {"organismu Loc Sing", "organismy Nom Plur"}),
        # A compiler's constructor is none that builds, but inflected as the one or the other.
        ("konstruktor", "Masc", {"konstruktor Acc Sing", "konstruktora Acc Sing", "konstruktory Nom Plur"}),
        ("město", "Neut", {"městě Loc Sing", "městu Loc Sing", "měst Gen Plur"}),
        ("jablko", "Neut", {"jablek Gen Plur", "jablkách Loc Plur", "jablcích Loc Plur"}),
        ("moře", "Neut", {"moří Gen Plur", "mořem Ins Sing"}),
        ("letiště", "Neut", {"letišť Gen Plur", "letištěm Ins Sing"}),
        ("nastavení", "Neut", {"nastavení Gen Sing", "nastaveních Loc Plur"}),
        ("centrum", "Neut", {"centra Gen Sing", "center Gen Plur"}),
        ("muzeum", "Neut", {"muzeí Gen Plur", "muzeích Loc Plur"}),
        ("štěně", "Neut", {"štěněte Gen Sing", "štěňata Nom Plur"}),
        ("téma", "Neut", {"tématu Dat Sing", "témat Gen Plur"}),
        ("rok", "Masc,Neut", {"roku Gen Sing", "roce Loc Sing", "let Gen Plur"}),
    ],
)
def test_czech(lemma: str, gender: str, forms: set[str]) -> None:
    assert CZECH[lemma].gender == gender
    assert forms <= written(CZECH[lemma])


@pytest.mark.parametrize(
    ("lemma", "other"),
    [
        ("komponent", "komponenta"),
        ("metr", "metro"),
        ("kritik", "kritika"),
        ("vír", "víra"),
        ("klik", "klika"),
        ("řádek", "řádka"),
        ("let", "léto"),
    ],
)
def test_nouns_that_share_forms_are_all_listed(lemma: str, other: str) -> None:
    shared = {form for form, _, _ in CZECH[lemma].forms} & {form for form, _, _ in CZECH[other].forms}
    classes = classes_of("cs")
    assert shared
    for form in shared:
        assert {lemma, other} <= {reading.lemma for reading in noun_readings(classes, form)}


@pytest.mark.parametrize("language", ["cs", "uk"])
def test_what_is_shipped_knows_every_listed_noun(language: str) -> None:
    """`rules/classes` is made from the lists."""
    classes = classes_of(language)
    unknown = [
        (form, listed.lemma)
        for listed in listed_nouns(language)
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
