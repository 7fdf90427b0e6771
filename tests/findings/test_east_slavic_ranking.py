"""What Russian and Ukrainian writers hardly mean, of what a repair would change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.east_slavic_ranking import RENUMBERED, unlikely
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

HE = "Case=Nom|Gender=Masc|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
HER = "Case=Acc|Gender=Fem|Number=Sing"
OF_HER = "Case=Gen|Gender=Fem|Number=Sing"
DO = "Number=Plur|Person=3|VerbForm=Fin"
THEY = "Animacy=Anim|Case=Nom|Number=Plur"
ROWS = {
    "a feminine accusative that is shown": (
        "ru",
        f"получить VERB 0 root _; личную ADJ 3 mod {HER}; информации NOUN 1 comp:obj Gender=Fem|Number=Sing",
        {2: f"личной ADJ 3 mod {OF_HER}"},
        1,
    ),
    "its noun": (
        "ru",
        f"получить VERB 0 root _; личную ADJ 3 mod {HER}; информации NOUN 1 comp:obj Gender=Fem|Number=Sing",
        {3: f"информацию NOUN 1 comp:obj {HER}"},
        0,
    ),
    "another number than the noun may be in": (
        "uk",
        f"це PRON 3 subj _; новий ADJ 3 mod {HE}; вікно NOUN 0 root {IT}",
        {2: "нові ADJ 3 mod Number=Plur"},
        RENUMBERED,
    ),
    "another number than the noun is in": (
        "uk",
        "нова ADJ 2 mod Case=Nom|Gender=Fem|Number=Sing; тварини NOUN 0 root Case=Gen|Gender=Fem|Number=Sing",
        {1: "нові ADJ 2 mod Number=Plur"},
        0,
    ),
    "behind a number": (
        "uk",
        f"5 NUM 3 mod _; нову ADJ 3 mod {HER}; картки NOUN 0 comp:obj Gender=Fem|Number=Plur",
        {2: "нові ADJ 3 mod Number=Plur"},
        0,
    ),
    "another gender": (
        "uk",
        f"це PRON 3 subj _; новий ADJ 3 mod {HE}; вікно NOUN 0 root {IT}",
        {2: "нове ADJ 3 mod Gender=Neut|Number=Sing"},
        0,
    ),
    "a verb without a subject": (
        "ru",
        f"Эти DET 2 det Number=Plur; заметок NOUN 3 subj Case=Gen|Number=Plur; могут VERB 0 root {DO}",
        {1: "этих DET 2 det Case=Gen|Number=Plur"},
        1,
    ),
    "a verb with its subject": (
        "ru",
        f"Эти DET 2 det Number=Plur; заметок NOUN 3 subj Case=Gen|Number=Plur; могут VERB 0 root {DO}",
        {2: "заметки NOUN 3 subj Case=Nom|Number=Plur"},
        0,
    ),
    "a verb without an object": (
        "uk",
        f"мати VERB 0 root _; кроку NOUN 1 comp:obj {OF_HER}",
        {2: "кроком NOUN 1 comp:obj Case=Ins|Number=Sing"},
        1,
    ),
    "a verb with an object": (
        "uk",
        f"мати VERB 0 root _; кроку NOUN 1 comp:obj {OF_HER}",
        {2: "крок NOUN 1 comp:obj Case=Acc|Number=Sing"},
        0,
    ),
    "several beside one": (
        "ru",
        "блок NOUN 2 subj Case=Nom|Number=Sing; будут AUX 0 root Number=Plur; принят VERB 2 comp:aux@pass Number=Sing",
        {3: "приняты VERB 2 comp:aux@pass Number=Plur"},
        1,
    ),
    "one": (
        "ru",
        "блок NOUN 2 subj Case=Nom|Number=Sing; будут AUX 0 root Number=Plur; принят VERB 2 comp:aux@pass Number=Sing",
        {2: "будет AUX 0 root Number=Sing"},
        0,
    ),
    "from somebody": (
        "ru",
        f"встреча NOUN 0 root _; с ADP 1 udep _; гости NOUN 2 comp:obj {THEY}",
        {3: "гостей NOUN 2 comp:obj Animacy=Anim|Case=Gen|Number=Plur"},
        1,
    ),
    "one of them": (
        "uk",
        f"один NUM 0 root _; з ADP 1 udep _; гості NOUN 2 comp:obj {THEY}",
        {3: "гостей NOUN 2 comp:obj Animacy=Anim|Case=Gen|Number=Plur"},
        0,
    ),
    "another language": (
        "cs",
        f"мати VERB 0 root _; кроку NOUN 1 comp:obj {OF_HER}",
        {2: "кроком NOUN 1 comp:obj Case=Ins|Number=Sing"},
        0,
    ),
}


@pytest.mark.parametrize(("language", "words", "repaired", "expected"), ROWS.values(), ids=list(ROWS))
def test_what_is_hardly_meant(
    make_sentence: MakeSentence, language: str, words: str, repaired: dict[int, str], expected: float
) -> None:
    lines = words.split("; ")
    before = make_sentence(*lines)
    after = make_sentence(*(repaired.get(number, line) for number, line in enumerate(lines, start=1)))
    forms = {number: line.split()[0] for number, line in repaired.items()}
    assert unlikely(before, after, forms, tagger_readings, language) == expected
