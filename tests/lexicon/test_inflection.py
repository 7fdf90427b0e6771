"""From a lemma to its forms."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.automaton import entries
from lambre_core.lexicon.inflection import LONGEST_FRONT, Inflector, forms_of, inflector_of


def inflector(language: str) -> Inflector:
    found = inflector_of(language)
    assert found is not None
    return found


# A form, what must be among the forms of its lemmas, what must not
RELATED = [
    ("de", "Büchern", {"Buch", "Bücher", "Buches"}, {"Bucht"}),
    ("de", "keinen", {"kein", "keine", "keiner", "keines", "keinem"}, set()),
    ("de", "der", {"die", "das", "den", "dem", "des"}, set()),
    # Nothing of the lemma is left in the form.
    ("de", "bist", {"bin", "ist", "sind", "war"}, set()),
    ("de", "geht", {"gehen", "gehe", "ging"}, set()),
    # A letter goes in front.
    ("de", "mich", {"ich", "mich"}, set()),
    # Of a compound the last noun is inflected.
    ("de", "Fantasiebüchern", {"Fantasiebuch", "Fantasiebücher"}, {"Bücher"}),
    ("de", "Xyz-Büchern", {"Xyz-Buch", "Xyz-Bücher"}, set()),
    ("ru", "этот", {"эта", "эту", "этих"}, set()),
    ("ru", "книга", {"книгу", "книг"}, set()),
    # The text writes е for ё, and so do the forms.
    ("ru", "идет", {"идем", "идут"}, {"идём"}),
    ("ru", "идёт", {"идём", "идут"}, set()),
    # The beginning of compounds is no form.
    ("pl", "nowa", {"nowy", "nową", "nowego"}, {"nowo"}),
    ("cs", "hrad", {"hradu", "hrady", "hradem"}, set()),
    ("uk", "книга", {"книгу", "книзі"}, set()),
    # The forms have the apostrophe of the text.
    ("uk", "комп'ютер", {"комп'ютера", "комп'ютерів"}, {"комп’ютера"}),
    ("uk", "комп’ютер", {"комп’ютера", "комп’ютерів"}, {"комп'ютера"}),
    ("de", "ich", {"mich", "mir"}, {"dich", "du"}),
    ("cs", "dva", {"dvě", "dvěma"}, {"tři", "oba"}),
    ("de", "Xqzwrt", set(), {"Xqzwrt"}),
    ("de", "Probenahme", {"Probenahme", "Probenahmen"}, set()),
]


@pytest.mark.parametrize(("language", "form", "expected", "absent"), RELATED)
def test_the_forms_of_a_word(language: str, form: str, expected: set[str], absent: set[str]) -> None:
    found = {related.form for related in inflector(language).related(form, None)}
    assert expected <= found
    assert not absent & found


@pytest.mark.parametrize(
    ("language", "form", "lemma", "expected"),
    [
        ("cs", "napsal", "napsat", {"napsala": "Fem", "napsaly": "Fem", "napsali": "Masc"}),
        ("cs", "přišel", "přijít", {"přišla": "Fem", "přišlo": "Neut"}),
        ("uk", "повернувся", "повернутися", {"повернулася": "Fem", "повернулося": "Neut"}),
        ("uk", "співає", "співати", {"співаєш": "2", "співають": "3"}),
        ("tr", "gitti", "git", {"gittim": "1", "gittiniz": "2", "gittiler": "3"}),
        ("tr", "gideceğiz", "git", {"gideceğim": "1", "gidecek": "3"}),
    ],
)
def test_verbs_exchange_their_endings(language: str, form: str, lemma: str, expected: dict[str, str]) -> None:
    found: dict[str, set[str]] = {}
    for other in inflector(language).related(form, lemma, "VERB"):
        found.setdefault(other.form, set()).update(*other.feats.values())
    assert form in found
    assert {other: value in found.get(other, ()) for other, value in expected.items()} == dict.fromkeys(expected, True)


@pytest.mark.parametrize(
    ("form", "lemma", "upos", "expected"),
    [("Os", "o", "DET", "o"), ("esta", "este", "DET", "este"), ("informação", "informação", "NOUN", "informações")],
)
def test_portuguese_words_exchange_their_endings(form: str, lemma: str, upos: str, expected: str) -> None:
    assert expected in {other.form for other in inflector("pt").related(form, lemma, upos)}


def test_cases_of_one_ending_are_made_of_the_genitive() -> None:
    found = {
        (form.form, *form.feats["Case"], *form.feats["Number"])
        for form in inflector("et").related("linn", "linn", "NOUN")
        if {"Case", "Number"} <= form.feats.keys()
    }
    assert {("linnas", "Ine", "Sing"), ("linnaga", "Com", "Sing")} <= found
    assert not any(form == "linntesse" for form, _, _ in found)
    # What is listed stays alone in its cell.
    several = [form for form, case, number in found if (case, number) == ("Gen", "Sing")]
    assert several == ["linna"]


def test_a_lemma_helps_where_the_form_is_not_known() -> None:
    found = {related.form for related in inflector("de").related("Büchers", "Buch")}
    assert {"Buches", "Bücher"} <= found


@pytest.mark.parametrize(
    ("language", "form", "lemma", "value"), [("et", "töötada", "töötama", "Sup"), ("et", "teada", "teadma", "Sup")]
)
def test_the_lemma_of_a_verb_is_a_form_of_it(language: str, form: str, lemma: str, value: str) -> None:
    related = inflector(language).related(form, lemma, "VERB")
    assert any(other.form == lemma and value in other.feats.get("VerbForm", ()) for other in related)


@pytest.mark.parametrize(
    ("lemma", "infinitive"),
    [
        ("rääkima", "rääkida"),
        ("minema", "minna"),
        ("ostma", "osta"),
        ("vaatama", "vaadata"),
        ("soovitama", "soovitada"),
    ],
)
def test_infinitives_of_supines(lemma: str, infinitive: str) -> None:
    related = inflector("et").related(lemma, lemma, "VERB")
    infinitives = {other.form for other in related if "Inf" in other.feats.get("VerbForm", ()) and "VERB" in other.upos}
    assert infinitives == {infinitive}
    assert any(other.form == lemma and "Sup" in other.feats.get("VerbForm", ()) for other in related)


@pytest.mark.parametrize("language", ["cs", "uk"])
def test_the_way_back_finds_every_entry(language: str) -> None:
    """The automaton read from its beginning is the oracle."""
    found = inflector(language)
    assert found.automaton is not None
    assert found.endings is not None
    by_lemma: dict[str, set[tuple[str, str]]] = {}
    for form, lemma, tag in entries(found.automaton):
        by_lemma.setdefault(lemma, set()).add((form, tag))
    fronts = {front for front, _, _ in found.automaton.header.rules}
    for number, (lemma, expected) in enumerate(sorted(by_lemma.items())):
        if number % 50 == 0:
            forms = set(forms_of(found.automaton, lemma, found.endings))
            assert forms <= expected
            assert forms == expected or max(fronts) > LONGEST_FRONT
