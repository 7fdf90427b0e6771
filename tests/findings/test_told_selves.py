"""*Сам*, *один*, names and relative pronouns in Russian and Ukrainian: what they are joined to, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.ones import with_ones
from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.east_names import with_told_names
from lambre_core.findings.told.selves import with_told_selves
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[str, str, dict[int, tuple[int, str]]]

PAST = "Gender={}|Mood=Ind|Number=Sing|Tense=Past|VerbForm=Fin"
HE, SHE, IT = PAST.format("Masc"), PAST.format("Fem"), PAST.format("Neut")
SEVERAL = "Mood=Ind|Number=Plur|Tense=Past|VerbForm=Fin"
MAN, WOMAN = (f"Animacy=Anim|Case=Nom|Gender={gender}|Number=Sing" for gender in ("Masc", "Fem"))

SELVES: dict[str, Row] = {
    "pronoun": ("ru", f"сама ADJ 3 mod _; он PRON 3 subj Case=Nom; пришёл VERB 0 root {HE}", {1: (2, "mod@told")}),
    "pronoun and particle": (
        "ru",
        f"она PRON 4 subj Case=Nom; и PART 3 mod _; сам ADJ 4 mod _; знала VERB 0 root {SHE}",
        {3: (1, "mod@told")},
    ),
    "pronoun that agrees": (
        "ru",
        f"сам ADJ 3 mod _; он PRON 3 subj Case=Nom; пришёл VERB 0 root {HE}",
        {1: (3, "mod")},
    ),
    "what somebody is": (
        "ru",
        f"он PRON 4 subj Case=Nom; сама ADJ 3 mod _; доброта NOUN 0 root {WOMAN}",
        {2: (3, "mod")},
    ),
    "speaker": ("ru", f"я PRON 3 subj Case=Nom; сама ADJ 3 mod _; решил VERB 0 root {HE}", {2: (3, "mod@told")}),
    "speaker with a verb that agrees": (
        "ru",
        f"я PRON 3 subj Case=Nom; сама ADJ 1 mod _; решила VERB 0 root {SHE}",
        {2: (1, "mod")},
    ),
    "subject": (
        "uk",
        f"директор NOUN 3 subj {MAN}; сама ADJ 3 mod _; прийшов VERB 0 root {HE}",
        {2: (3, "mod@told")},
    ),
    "subject that clashes with its verb": (
        "ru",
        f"сестра NOUN 3 subj {WOMAN}; сама ADJ 1 mod _; пришёл VERB 0 root {HE}",
        {2: (1, "mod")},
    ),
    "another clause": (
        "ru",
        f"я PRON 5 subj Case=Nom; сама ADJ 3 mod _; поняв VERB 5 mod VerbForm=Conv; , PUNCT 3 punct _; "
        f"ушёл VERB 0 root {HE}",
        {2: (3, "mod")},
    ),
    "alone with another": (
        "uk",
        "вона PRON 0 root _; сам ADJ 1 mod _; на ADP 1 udep _; сам ADJ 3 comp:obj _",
        {2: (1, "mod")},
    ),
    "another language": ("pl", f"сама ADJ 3 mod _; он PRON 3 subj Case=Nom; пришёл VERB 0 root {HE}", {1: (3, "mod")}),
}

NAMES: dict[str, Row] = {
    "object": (
        "ru",
        f"Гарстин PROPN 2 subj {MAN}; спросило VERB 0 root {IT}; ученика NOUN 2 comp:obj Case=Acc",
        {1: (2, "subj@told")},
    ),
    "no object": ("ru", f"Куфуор PROPN 2 subj {MAN}; родилось/родиться VERB 0 root {IT}", {1: (2, "subj@told")}),
    "first and last": (
        "uk",
        f"Богдан PROPN 3 subj {MAN}; Мельник PROPN 1 flat {MAN}; народилося/народитися VERB 0 root {IT}",
        {1: (3, "subj@told")},
    ),
    "spoken of": (
        "ru",
        f"Фауст PROPN 3 subj {MAN}; — PUNCT 3 punct _; подумалось/подуматься VERB 0 root {IT}",
        {1: (3, "subj")},
    ),
    "town": ("ru", f"Лондон PROPN 2 subj {MAN}; затопило/затопить VERB 0 root {IT}", {1: (2, "subj")}),
    "vowel": ("ru", f"Токио PROPN 2 subj {MAN}; изменилось/измениться VERB 0 root {IT}", {1: (2, "subj")}),
    "acronym": ("ru", f"ТАСС PROPN 2 subj {MAN}; появилось/появиться VERB 0 root {IT}", {1: (2, "subj")}),
    "named": (
        "ru",
        f"агентство NOUN 3 unk Case=Nom; Рейтер PROPN 3 subj {MAN}; появилось/появиться VERB 0 root {IT}",
        {2: (3, "subj")},
    ),
    "genitive": ("ru", f"Гостей PROPN 2 subj {MAN}; собралось/собраться VERB 0 root {IT}", {1: (2, "subj")}),
    "no neuter": ("ru", f"Куфуор PROPN 2 subj {MAN}; родилась/родиться VERB 0 root {SHE}", {1: (2, "subj")}),
    "another language": ("pl", f"Куфуор PROPN 2 subj {MAN}; родилось/родиться VERB 0 root {IT}", {1: (2, "subj")}),
}

ONE = "Case=Nom|Gender={}|NumType=Card|Number=Sing"

ONES: dict[str, Row] = {
    "one": ("ru", f"одна/один NUM 2 mod {ONE.format('Fem')}; подруга NOUN 0 root {WOMAN}", {1: (2, "det")}),
    "attribute between": (
        "uk",
        f"один NUM 3 mod {ONE.format('Masc')}; старий ADJ 3 mod {MAN}; друг NOUN 0 root {MAN}",
        {1: (3, "det")},
    ),
    "in a row": (
        "ru",
        f"двадцать NUM 2 unk _; один NUM 3 mod {ONE.format('Masc')}; человек NOUN 0 root {MAN}",
        {2: (3, "mod")},
    ),
    "another gender": ("ru", f"одна/один NUM 2 mod {ONE.format('Fem')}; человек NOUN 0 root {MAN}", {1: (2, "mod")}),
    "two": ("ru", f"два NUM 2 mod@gov _; человека NOUN 0 root {MAN}", {1: (2, "mod@gov")}),
    "another language": ("pl", f"jedna/один NUM 2 mod {ONE.format('Fem')}; rzecz NOUN 0 root {WOMAN}", {1: (2, "mod")}),
}


def places(sentence: Sentence, expected: dict[int, tuple[int, str]]) -> dict[int, tuple[int | None, str | None]]:
    """Where the words that are asked for stand."""
    return {number: (sentence.tokens[number - 1].head, sentence.tokens[number - 1].deprel) for number in expected}


@pytest.mark.parametrize("name", SELVES)
def test_selves(with_lemmas: MakeSentence, name: str) -> None:
    language, words, expected = SELVES[name]
    assert places(with_told_selves(with_lemmas(*words.split("; ")), language), expected) == expected


@pytest.mark.parametrize("name", NAMES)
def test_names(with_lemmas: MakeSentence, name: str) -> None:
    language, words, expected = NAMES[name]
    readings = with_lexicon(judging_lexicon(language))
    assert places(with_told_names(with_lemmas(*words.split("; ")), readings, language), expected) == expected


@pytest.mark.parametrize("name", ONES)
def test_ones(with_lemmas: MakeSentence, name: str) -> None:
    language, words, expected = ONES[name]
    assert places(with_ones(with_lemmas(*words.split("; ")), language), expected) == expected
