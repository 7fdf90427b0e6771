"""Turkish nouns in other cases."""

from __future__ import annotations

import pytest

from lambre_core.lexicon.turkish import in_case, of_one_who_has, questioned


@pytest.mark.parametrize(
    ("form", "case", "asked", "owned", "expected"),
    [
        ("dersi", "Acc", "Dat", False, "derse"),
        ("defteri", "Acc", "Abl", False, "defterden"),
        ("dolabı", "Acc", "Abl", False, "dolaptan"),
        ("köpeği", "Acc", "Dat", False, "köpeğe"),
        ("köpeği", "Acc", "Abl", False, "köpekten"),
        ("arabayı", "Acc", "Ins", False, "arabayla"),
        ("arabasını", "Acc", "Ins", True, "arabasıyla"),
        ("arabasını", "Acc", "Dat", True, "arabasına"),
        ("teyzemi", "Acc", "Gen", False, "teyzemin"),
        ("şehri", "Acc", "Loc", False, "şehirde"),
        ("bulut", "Nom", "Acc", False, "bulutu"),
        ("yoğurt", "Nom", "Acc", False, "yoğurdu"),
        ("renk", "Nom", "Acc", False, "rengi"),
        ("göl", "Nom", "Dat", False, "göle"),
        ("Kapı", "Nom", "Gen", False, "Kapının"),
        ("kapısı", "Nom", "Gen", True, "kapısının"),
        ("Ali'yi", "Acc", "Dat", False, "Ali'ye"),
        ("Bursa'ya", "Dat", "Loc", False, "Bursa'da"),
        ("Van Gölü'nü", "Acc", "Dat", False, "Van Gölü'ne"),
        ("saati", "Acc", "Dat", False, "saate"),
        ("Onu", "Acc", "Abl", False, "Ondan"),
        ("bana", "Dat", "Acc", False, "beni"),
        ("bahçe", "Loc", "Dat", False, None),
    ],
)
def test_case(form: str, case: str, asked: str, owned: bool, expected: str | None) -> None:
    assert in_case(form, case, asked, owned=owned) == expected


@pytest.mark.parametrize(("stem", "expected"), [("kapı", "kapısı"), ("havuz", "havuzu"), ("çiçek", "çiçeği")])
def test_owned(stem: str, expected: str) -> None:
    assert of_one_who_has(stem) == expected


@pytest.mark.parametrize(
    ("verb", "particle", "expected"),
    [
        ("geliyorsun", "mu", ("geliyor", "musun")),
        ("kalacağız", "mı", ("kalacak", "mıyız")),
        ("gelmişsiniz", "mi", ("gelmiş", "misiniz")),
        ("geldi", "mi", None),
    ],
)
def test_questions(verb: str, particle: str, expected: tuple[str, str] | None) -> None:
    assert questioned(verb, particle) == expected
