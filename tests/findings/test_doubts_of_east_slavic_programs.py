"""Doubts about Russian and Ukrainian text of programs, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import east_slavic_programs as doubts
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.slavic import is_before_latin_letters
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
MakeSite = Callable[..., Site]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

HE = "Case=Nom|Gender=Masc|Number=Sing"
SHE = "Case=Nom|Gender=Fem|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
OF_HER = "Case=Gen|Gender=Fem|Number=Sing"
OF_HIM = "Case=Gen|Gender=Masc|Number=Sing"
DO = "Number=Plur|Person=3|VerbForm=Fin"
DONE = "Gender=Neut|Number=Sing|VerbForm=Part"
FOUND = "Gender=Masc|Number=Sing|VerbForm=Fin"
YOU = "Number=Sing|Person=2|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # Світло Синій; Світло яскравий
    (doubts.is_a_shade, (1, 2), f"Світло NOUN 2 subj {IT}; Синій ADJ 0 root {HE}", True),
    (doubts.is_a_shade, (1, 2), f"Світло NOUN 2 subj {IT}; яскравий ADJ 0 root {HE}", False),
    # повідомлення як довге або спам; повідомлення довге або спам
    (
        doubts.is_as_what_it_is,
        (3, 5),
        f"повідомлення NOUN 0 root {IT}; як SCONJ 1 mod _; довге ADJ 5 mod {IT}; або CCONJ 5 cc _; "
        f"спам NOUN 2 comp:obj {HE}",
        True,
    ),
    (
        doubts.is_as_what_it_is,
        (3, 5),
        f"сторінка NOUN 0 root {SHE}; як SCONJ 1 mod _; довге ADJ 5 mod {IT}; або CCONJ 5 cc _; "
        f"спам NOUN 2 comp:obj {HE}",
        False,
    ),
    # список за ким стежиш; список за містом стежиш
    (
        doubts.is_before_a_relative_clause,
        (1, 4),
        f"список NOUN 4 subj {HE}; за ADP 1 udep _; ким PRON 2 comp:obj Case=Ins; стежиш VERB 0 root {YOU}",
        True,
    ),
    (
        doubts.is_before_a_relative_clause,
        (1, 4),
        f"список NOUN 4 subj {HE}; за ADP 1 udep _; містом NOUN 2 comp:obj Case=Ins; стежиш VERB 0 root {YOU}",
        False,
    ),
    # Партии сыграно; Партии сыграно.
    (doubts.is_counted_elsewhere, (1, 2), f"Партии NOUN 2 subj@pass {OF_HER}; сыграно VERB 0 root {DONE}", True),
    (
        doubts.is_counted_elsewhere,
        (1, 2),
        f"Партии NOUN 2 subj@pass {OF_HER}; сыграно VERB 0 root {DONE}; . PUNCT 2 punct _",
        False,
    ),
    # сменить на Ничего; сменить на ничего
    (
        doubts.is_an_option,
        (3, 2),
        "сменить VERB 0 root VerbForm=Inf; на ADP 1 udep _; Ничего PRON 2 comp:obj Case=Gen",
        True,
    ),
    (
        doubts.is_an_option,
        (3, 2),
        "сменить VERB 0 root VerbForm=Inf; на ADP 1 udep _; ничего PRON 2 comp:obj Case=Gen",
        False,
    ),
    # сбой БД. Иван нашёл; ошибка БД Иван нашёл
    (
        doubts.is_in_the_sentence_before,
        (1, 4),
        f"ошибка NOUN 4 subj {SHE}; БД. X 1 mod _; Иван PROPN 2 flat {HE}; нашёл VERB 0 root {FOUND}",
        True,
    ),
    (
        doubts.is_in_the_sentence_before,
        (1, 4),
        f"ошибка NOUN 4 subj {SHE}; БД X 1 mod _; Иван PROPN 2 flat {HE}; нашёл VERB 0 root {FOUND}",
        False,
    ),
    # проверка первыми; проверка первые
    (doubts.is_in_what_order, (1, 2), f"проверка NOUN 2 subj {SHE}; первыми ADJ 0 root Case=Ins|Number=Plur", True),
    (doubts.is_in_what_order, (1, 2), f"проверка NOUN 2 subj {SHE}; первые ADJ 0 root Case=Nom|Number=Plur", False),
    # рахунком три нуль; закінченням три нуль
    (
        doubts.is_a_score,
        (2, 3),
        f"рахунком NOUN 0 root Case=Ins; три NUM 3 mod Case=Nom; нуль NOUN 1 mod {HE}",
        True,
    ),
    (
        doubts.is_a_score,
        (2, 3),
        f"закінченням NOUN 0 root Case=Ins; три NUM 3 mod Case=Nom; нуль NOUN 1 mod {HE}",
        False,
    ),
    # нет видео; нет время
    (doubts.is_perhaps_not_there, (2, 1), "нет VERB 0 root _; видео NOUN 1 subj Case=Gen", True),
    (doubts.is_perhaps_not_there, (2, 1), f"нет VERB 0 root _; время NOUN 1 subj {IT}", False),
    # дізнаються факт; змінюються факт
    (doubts.is_what_is_learnt, (2, 1), f"дізнаються VERB 0 root {DO}; факт NOUN 1 subj Case=Acc", True),
    (doubts.is_what_is_learnt, (2, 1), f"змінюються VERB 0 root {DO}; факт NOUN 1 subj Case=Acc", False),
    # у вашому веб кореневому каталозі; у вашому каталозі
    (
        doubts.is_before_a_prefix,
        (2, 3),
        f"у ADP 0 root _; вашому DET 3 det Case=Loc; веб NOUN 1 comp:obj {HE}; кореневому ADJ 5 mod Case=Loc; "
        "каталозі NOUN 3 mod Case=Loc",
        True,
    ),
    (
        doubts.is_before_a_prefix,
        (2, 3),
        f"у ADP 0 root _; вашому DET 3 det Case=Loc; веб NOUN 1 comp:obj {HE}; працює VERB 1 mod Number=Sing",
        False,
    ),
    # для мета типів; для мета проєкту
    (
        doubts.is_before_a_prefix,
        (2, 1),
        f"для ADP 0 root _; мета NOUN 1 comp:obj {SHE}; типів NOUN 2 mod Case=Gen|Number=Plur",
        True,
    ),
    (
        doubts.is_before_a_prefix,
        (2, 1),
        f"для ADP 0 root _; мета NOUN 1 comp:obj {SHE}; проєкту NOUN 2 mod {OF_HIM}",
        False,
    ),
    # опубликованный API сервиса; опубликованный новый сервиса
    (
        is_before_latin_letters,
        (1, 3),
        f"опубликованный VERB 3 mod {HE}; API X 3 mod _; сервиса NOUN 0 root {OF_HIM}",
        True,
    ),
    (
        is_before_latin_letters,
        (1, 3),
        f"опубликованный VERB 3 mod {HE}; новый ADJ 3 mod {HE}; сервиса NOUN 0 root {OF_HIM}",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "expected"), ROWS)
def test_doubts(
    make_sentence: MakeSentence,
    site_at: MakeSite,
    doubt: Callable[[Site], bool],
    edge: Edge,
    words: str,
    expected: bool,
) -> None:
    """Each is about a construction, and not about the one beside it."""
    assert doubt(site_at(make_sentence(*words.split("; ")), edge, "ru")) is expected
