"""Finnish declension by rule."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.finnish import declined, nominative_of

SINGULAR: dict[str, tuple[str, str, str]] = {
    # genitive, partitive, illative
    "tiedosto": ("tiedoston", "tiedostoa", "tiedostoon"),
    "silta": ("sillan", "siltaa", "siltaan"),
    "leipä": ("leivän", "leipää", "leipään"),
    "asetus": ("asetuksen", "asetusta", "asetukseen"),
    "kokous": ("kokouksen", "kokousta", "kokoukseen"),
    "mahdollisuus": ("mahdollisuuden", "mahdollisuutta", "mahdollisuuteen"),
    "oikeus": ("oikeuden", "oikeutta", "oikeuteen"),
    "sininen": ("sinisen", "sinistä", "siniseen"),
    "laite": ("laitteen", "laitetta", "laitteeseen"),
    "virhe": ("virheen", "virhettä", "virheeseen"),
    "palvelin": ("palvelimen", "palvelinta", "palvelimeen"),
    "kansio": ("kansion", "kansiota", "kansioon"),
    "tärkeä": ("tärkeän", "tärkeää", "tärkeään"),
    "valittu": ("valitun", "valittua", "valittuun"),
    "uusi": ("uuden", "uutta", "uuteen"),
    "kieli": ("kielen", "kieltä", "kieleen"),
    "kaupunki": ("kaupungin", "kaupunkia", "kaupunkiin"),
    "verkkokauppa": ("verkkokaupan", "verkkokauppaa", "verkkokauppaan"),
    "henkilöauto": ("henkilöauton", "henkilöautoa", "henkilöautoon"),
}
PLURAL: dict[str, tuple[str, str, str]] = {
    # nominative, partitive, inessive
    "tiedosto": ("tiedostot", "tiedostoja", "tiedostoissa"),
    "silta": ("sillat", "siltoja", "silloissa"),
    "kuva": ("kuvat", "kuvia", "kuvissa"),
    "kirja": ("kirjat", "kirjoja", "kirjoissa"),
    "käyttäjä": ("käyttäjät", "käyttäjiä", "käyttäjissä"),
    "uusi": ("uudet", "uusia", "uusissa"),
    "viesti": ("viestit", "viestejä", "viesteissä"),
    "asetus": ("asetukset", "asetuksia", "asetuksissa"),
    "nopea": ("nopeat", "nopeita", "nopeissa"),
}


@pytest.mark.parametrize(("word", "forms"), SINGULAR.items())
def test_forms_in_the_singular(word: str, forms: tuple[str, str, str]) -> None:
    assert tuple(declined(word, case, "Sing") for case in ("Gen", "Par", "Ill")) == forms


@pytest.mark.parametrize(("word", "forms"), PLURAL.items())
def test_forms_in_the_plural(word: str, forms: tuple[str, str, str]) -> None:
    assert tuple(declined(word, case, "Plur") for case in ("Nom", "Par", "Ine")) == forms


@pytest.mark.parametrize("word", ["luku", "haku", "maa", "jalka"])
def test_what_nothing_tells(word: str) -> None:
    """What becomes of a single *k* before the last vowel, and words of one syllable."""
    assert declined(word, "Gen", "Sing") is None


@pytest.mark.parametrize(
    ("form", "case", "number", "lemma", "expected"),
    [
        ("sillan", "Gen", "Sing", "silta", "silta"),
        ("laitteen", "Gen", "Sing", "laittee", "laite"),
        ("asetuksen", "Gen", "Sing", "asetus", "asetus"),
        ("ihmiset", "Nom", "Plur", "ihminen", "ihminen"),
        ("uudet", "Nom", "Plur", "uusi", "uusi"),
        ("sillan", "Gen", "Sing", "", None),
    ],
)
def test_nominatives(form: str, case: str, number: str, lemma: str, expected: str | None) -> None:
    """The lemma, if the form is one of it, or what its end tells; *ll* may be of *lt*."""
    assert nominative_of(form, case, number, lemma) == expected


@pytest.mark.parametrize("word", SINGULAR)
def test_there_and_back(word: str) -> None:
    genitive = declined(word, "Gen", "Sing")
    assert genitive is not None
    assert nominative_of(genitive, "Gen", "Sing", word) == word
