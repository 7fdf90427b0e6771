"""Third persons in the other number by their ends."""

from __future__ import annotations

import pytest

from lambre_core.findings.verb_numbers import in_another_person, in_the_other_number


@pytest.mark.parametrize(
    ("language", "form", "number", "expected"),
    [
        ("pt", "existe", "Plur", "existem"),
        ("pt", "existem", "Sing", "existe"),
        ("pt", "chegou", "Plur", "chegaram"),
        ("pt", "mudaram", "Sing", "mudou"),
        ("pt", "terá", "Plur", "terão"),
        ("pt", "estavam", "Sing", "estava"),
        ("pt", "mantem", "Sing", "mantém"),
        ("pt", "plantem", "Sing", "plante"),
        ("pt", "fazem", "Sing", "faz"),
        ("el", "αυξάνεται", "Plur", "αυξάνονται"),
        ("el", "στηρίζονται", "Sing", "στηρίζεται"),
        ("el", "χάθηκε", "Plur", "χάθηκαν"),
        ("el", "ανοίγουν", "Sing", "ανοίγει"),
        ("el", "έλαβε", "Plur", "έλαβαν"),
        ("el", "κοιμάται", "Plur", "κοιμούνται"),
        ("el", "γράφτηκαν", "Sing", "γράφτηκε"),
        # Of other ends, short forms and languages nothing is made.
        ("pt", "são", "Sing", None),
        ("pt", "há", "Plur", None),
        ("el", "είναι", "Plur", None),
        ("de", "geht", "Plur", None),
    ],
)
def test_third_persons(language: str, form: str, number: str, expected: str | None) -> None:
    assert in_the_other_number(form, number, language) == expected


@pytest.mark.parametrize(
    ("form", "asked", "expected"),
    [
        ("ξέρει", ("2", "Sing"), "ξέρεις"),
        ("μπορεί", ("2", "Plur"), "μπορείτε"),
        ("μιλάει", ("1", "Sing"), "μιλάω"),
        ("είχα", ("1", "Plur"), "είχαμε"),
        ("περιέχεις", ("3", "Sing"), "περιέχει"),
        # On other verbs the accent moves.
        ("έρχεται", ("1", "Plur"), None),
        ("ήταν", ("1", "Sing"), None),
    ],
)
def test_other_persons(form: str, asked: tuple[str, str], expected: str | None) -> None:
    assert in_another_person(form, asked) == expected
