"""Texts that are written as people speak."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.lookup import judging_lexicon, spoken_lexicon
from lambre_core.lexicon.spoken import is_spoken, shown_in, signs_in

FORMS = [
    ("velkej", 1, "an adjective in -ej"),
    ("olej", 0, "a noun"),
    ("pojmenovávej", 0, "an imperative"),
    ("velkejch", 1, "as above"),
    ("dobrýho", 1, "-ý- for -é-"),
    ("týmu", 0, "a noun"),
    ("holkama", 1, "an instrumental"),
    ("lidma", 1, "as above"),
    ("reklama", 0, "a nominative"),
    ("zdarma", 0, "an adverb"),
    ("velkýma taškama", 2, "both words"),
    ("velkýma modrýma očima", 0, "a dual, which the written language has"),
    ("vokno", 1, "vo- for o-"),
    ("voda", 0, "a noun"),
    ("pitných vod", 0, "its genitive"),
    ("dělaj", 1, "-aj for -ají"),
    ("turnaj", 0, "a noun"),
    ("abysme", 1, "a conditional"),
    ("tendle", 1, "a demonstrative"),
    ("nový věty", 0, "what learners write, too"),
    ("nový věty, náhodný chyby, časový značky", 3, "three of them"),
    ("nový větu, stejný chybu, malý stavení", 0, "what nobody says"),
]


@pytest.mark.parametrize(("text", "expected", "why"), FORMS)
def test_forms_that_the_written_language_has_not(text: str, expected: int, why: str) -> None:
    assert sum(shown_in([signs_in(text, "cs")], "cs")) == expected, why


TEXTS = [
    (["Je to velkej dům.", "Šel tam s klukama."], True, "two kinds in two texts"),
    (["Je to velkej dům.", "Má novej plot."], False, "two words of one kind"),
    (["Je to velký dům.", "Šel tam s kluky."], False, "none"),
    (["Je to velkej dům.", "Šel tam s klukama.", "a " * 4000], False, "too few for so long a text"),
    ([], False, "no text"),
]


@pytest.mark.parametrize(("texts", "expected", "why"), TEXTS)
def test_texts_that_are_spoken(texts: list[str], expected: bool, why: str) -> None:
    assert is_spoken(texts, "cs") is expected, why


def test_languages_of_which_nothing_is_written() -> None:
    assert not is_spoken(["Je to velkej dům.", "Šel tam s klukama."], "de")
    assert spoken_lexicon("de") == judging_lexicon("de")
