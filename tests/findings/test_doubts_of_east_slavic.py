"""Doubts that Russian and Ukrainian do without where words leave no choice, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.doubts.adpositions import is_an_adverb, is_before_its_noun
from lambre_core.findings.doubts.determiners import differs_in_several
from lambre_core.findings.doubts.joined_attributes import is_joined_again
from lambre_core.findings.doubts.nominalised import belongs_to_a_noun_behind, is_in_its_quality
from lambre_core.findings.doubts.numerals import asks_how_long, is_counted_as_no_other
from lambre_core.findings.doubts.objects import is_title, may_be_subject
from lambre_core.findings.doubts.persons import is_a_woman_in_office
from lambre_core.findings.doubts.predicatives import takes_an_instrumental
from lambre_core.findings.doubts.references import stands_for_a_second_subject
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.slavic import is_how_it_is_set, may_happen
from lambre_core.findings.doubts.slavic_clauses import (
    belongs_to_what_it_follows,
    does_it_in_company,
    does_it_with_another,
    is_before_a_clause_without_comma,
    is_compared_with,
    is_done_by_everybody,
    is_hard_to_do,
    is_how_it_is_so,
    is_mentioned,
    stands_for_those_it_is_done_to,
)
from lambre_core.findings.doubts.subjects_or_objects import stands_for_somebody
from lambre_core.findings.doubts.transitivity import is_of_an_intransitive
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
MakeSite = Callable[..., Site]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

FEM = "Case=Nom|Gender=Fem|Number=Sing"
MASC = "Case=Nom|Gender=Masc|Number=Sing"
MEN = "Animacy=Anim|Case=Nom|Gender=Masc|Number=Plur"
THINGS = "Animacy=Inan|Case=Nom|Gender=Masc|Number=Plur"
PLUR = "Case=Nom|Gender=Fem|Number=Plur"
SHE = "Number=Sing|Person=3|VerbForm=Fin"
THEY = "Number=Plur|Person=3|VerbForm=Fin"

HE_DID = "Gender=Masc|Number=Sing|Tense=Past|VerbForm=Fin"
IT = "Case=Nom|Gender=Neut|Number=Sing"
OF_IT = "Case=Gen|Gender=Neut|Number=Sing"
BY_IT = "Case=Ins|Gender=Neut|Number=Sing"

ROWS: tuple[Row, ...] = (
    # це повторив кожен; це повторив двічі
    (
        is_done_by_everybody,
        (1, 2),
        f"це PRON 2 subj {IT}; повторив VERB 0 root {HE_DID}; кожен DET 2 comp:obj {MASC}",
        True,
    ),
    (
        is_done_by_everybody,
        (1, 2),
        f"це PRON 2 subj {IT}; повторив VERB 0 root {HE_DID}; двічі ADV 2 mod _",
        False,
    ),
    # у силу викладеного суддя просить; у силу старого суддя просить
    (
        belongs_to_what_it_follows,
        (2, 3),
        f"силу NOUN 4 udep Case=Acc; викладеного ADJ 3 mod {OF_IT}|VerbForm=Part; суддя NOUN 4 subj {MASC}; "
        f"просить VERB 0 root {SHE}",
        True,
    ),
    (
        belongs_to_what_it_follows,
        (2, 3),
        f"силу NOUN 4 udep Case=Acc; старого ADJ 3 mod {OF_IT}; суддя NOUN 4 subj {MASC}; просить VERB 0 root {SHE}",
        False,
    ),
    # вітає присутніх гарним словом; вітає присутніх словом
    (
        stands_for_those_it_is_done_to,
        (2, 4),
        f"вітає VERB 0 root {SHE}; присутніх ADJ 4 mod Case=Gen|Number=Plur; гарним ADJ 4 mod {BY_IT}; "
        f"словом NOUN 1 udep {BY_IT}",
        True,
    ),
    (
        stands_for_those_it_is_done_to,
        (2, 3),
        f"вітає VERB 0 root {SHE}; присутніх ADJ 3 mod Case=Gen|Number=Plur; словом NOUN 1 udep {BY_IT}",
        False,
    ),
    # про «можем сделаем» чути; він «можем сделаем завтра» каже
    (
        is_mentioned,
        (4, 3),
        f"про ADP 6 udep _; « PUNCT 3 punct _; можем VERB 1 comp:obj {THEY}; сделаем VERB 3 comp:obj {THEY}; "
        "» PUNCT 3 punct _; чути VERB 0 root _",
        True,
    ),
    (
        is_mentioned,
        (3, 2),
        f"« PUNCT 2 punct _; можем VERB 5 comp:obj {THEY}; сделаем VERB 2 comp:obj {THEY}; завтра ADV 3 mod _; "
        "» PUNCT 2 punct _; каже VERB 0 root _",
        False,
    ),
    # стоять новий книжки; новий книжки купив
    (
        differs_in_several,
        (2, 3),
        f"стоять VERB 0 root {THEY}; новий ADJ 3 mod {MASC}; книжки NOUN 1 subj {PLUR}",
        False,
    ),
    (
        differs_in_several,
        (1, 2),
        f"черговий ADJ 2 mod {MASC}; ключі NOUN 3 comp:obj Case=Acc|Number=Plur; видав VERB 0 root Number=Sing",
        True,
    ),
    # дві треті голосів; дві книжки
    (is_counted_as_no_other, (1, 3), f"дві NUM 3 mod _; треті ADJ 3 mod {PLUR}; голосів NOUN 0 root {PLUR}", True),
    (is_counted_as_no_other, (1, 2), f"дві NUM 2 mod _; людини NOUN 0 root {FEM}", True),
    (is_counted_as_no_other, (1, 2), f"дві NUM 2 mod _; книжки NOUN 0 root {PLUR}", False),
    # скільки коти живуть; скільки коти має
    (asks_how_long, (1, 2), f"скільки NUM 2 mod _; коти NOUN 3 subj {MEN}; живуть VERB 0 root {THEY}", True),
    (asks_how_long, (1, 2), f"скільки NUM 2 mod _; коти NOUN 3 subj {MEN}; має VERB 0 root {SHE}", False),
    # досягли вершину Говерли; побачив гора Говерла
    (
        is_title,
        (2, 1),
        "досягли VERB 0 root Number=Plur; вершину NOUN 1 comp:obj Case=Acc; Говерли PROPN 2 mod Case=Gen",
        False,
    ),
    (
        is_title,
        (2, 1),
        "побачив VERB 0 root Number=Sing; вершина NOUN 1 comp:obj Case=Nom; Говерла PROPN 2 mod Case=Nom",
        True,
    ),
    # керувати дрона; сподобалась дрона
    (may_be_subject, (2, 1), f"керувати VERB 0 root VerbForm=Inf; дрона NOUN 1 comp:obj {FEM}", False),
    (may_be_subject, (2, 1), f"сподобалась VERB 0 root {SHE}; дрона NOUN 1 comp:obj {FEM}", True),
    # тітка розводить; колишня міністр Олена
    (
        is_a_woman_in_office,
        (1, 2),
        f"тітка NOUN 2 subj {FEM}; розводить VERB 0 root {SHE}; в ADP 2 udep _; Одесі PROPN 3 comp:obj _",
        False,
    ),
    # пацієнти, які лікує; листи, які пише
    (
        stands_for_somebody,
        (3, 4),
        f"пацієнти NOUN 0 root {MEN}; , PUNCT 4 punct _; які DET 4 subj Number=Plur; лікує VERB 1 mod@relcl {SHE}",
        True,
    ),
    (
        stands_for_somebody,
        (3, 4),
        f"листи NOUN 0 root {THINGS}; , PUNCT 4 punct _; які DET 4 subj Number=Plur; пише VERB 1 mod@relcl {SHE}",
        False,
    ),
    # кнопки не працює; проблеми не виникає
    (
        is_of_an_intransitive,
        (1, 3),
        f"кнопки NOUN 3 subj Case=Gen|Number=Sing; не PART 3 mod _; працює VERB 0 root {SHE}",
        True,
    ),
    (
        is_of_an_intransitive,
        (1, 3),
        f"проблеми NOUN 3 subj Case=Gen|Number=Sing; не PART 3 mod _; виникає VERB 0 root {SHE}",
        False,
    ),
    # ліхтар висить возле калитка; внутри темнота
    (
        is_an_adverb,
        (4, 3),
        f"фонарь NOUN 2 subj {MASC}; висит VERB 0 root {SHE}; возле ADP 2 udep _; калитка NOUN 3 comp:obj {FEM}",
        False,
    ),
    (is_an_adverb, (2, 1), f"внутри ADP 0 root _; темнота NOUN 1 comp:obj {FEM}", True),
    # без разрешение лесника; без веб сайта
    (
        is_before_its_noun,
        (2, 1),
        "без ADP 0 root Case=Gen; разрешение NOUN 1 comp:obj Case=Nom; лесника NOUN 2 mod Case=Gen",
        False,
    ),
    # виділений жирним рядок; виділеним жирним рядком
    (
        is_how_it_is_set,
        (2, 3),
        f"виділений ADJ 3 mod {MASC}|Voice=Pass; жирним ADJ 3 mod Case=Ins; рядок NOUN 0 root {MASC}",
        True,
    ),
    (
        is_how_it_is_set,
        (2, 3),
        "виділеним ADJ 3 mod Case=Ins|Voice=Pass; жирним ADJ 3 mod Case=Ins; рядком NOUN 0 root Case=Ins",
        False,
    ),
    # файл на який посилаються; файл, на який посилаються
    (
        is_before_a_clause_without_comma,
        (1, 4),
        f"файл NOUN 4 subj {MASC}; на ADP 4 udep _; який DET 2 comp:obj Case=Acc; посилаються VERB 0 root {THEY}",
        True,
    ),
    (
        is_before_a_clause_without_comma,
        (1, 5),
        f"файл NOUN 5 subj {MASC}; , PUNCT 5 punct _; на ADP 5 udep _; який DET 3 comp:obj _; є VERB 0 root {THEY}",
        False,
    ),
    # приїхали дядько з тіткою; приїхали дядько
    (
        does_it_in_company,
        (2, 1),
        f"приїхали VERB 0 root {THEY}; дядько NOUN 1 subj {MASC}; з ADP 2 udep _; тіткою NOUN 3 comp:obj Case=Ins",
        True,
    ),
    (does_it_in_company, (2, 1), f"приїхали VERB 0 root {THEY}; дядько NOUN 1 subj {MASC}", False),
    # ні старий, ні новий файли; старий, новий файли
    (
        is_joined_again,
        (5, 6),
        f"ні PART 2 cc _; старий ADJ 6 mod {MASC}; , PUNCT 5 punct _; ні CCONJ 5 cc _; новий ADJ 6 mod {MASC}; "
        f"файли NOUN 0 root {THINGS}",
        True,
    ),
    (
        is_joined_again,
        (3, 4),
        f"старий ADJ 4 mod {MASC}; , PUNCT 3 punct _; новий ADJ 4 mod {MASC}; файли NOUN 0 root {THINGS}",
        False,
    ),
    # і зі старим і з новим файлами; зі старим і новим файлами
    (
        is_joined_again,
        (6, 7),
        "і PART 2 mod _; з ADP 8 udep _; старим ADJ 2 comp:obj Case=Ins|Number=Sing; і CCONJ 5 cc _; "
        "з ADP 2 conj:coord _; новим ADJ 7 mod Case=Ins|Number=Sing; файлами NOUN 5 comp:obj Case=Ins|Number=Plur; "
        f"працює VERB 0 root {SHE}",
        True,
    ),
    (
        is_joined_again,
        (4, 5),
        "з ADP 0 root _; старим ADJ 5 mod Case=Ins|Number=Sing; і CCONJ 4 cc _; новим ADJ 5 mod Case=Ins|Number=Sing; "
        "файлами NOUN 1 comp:obj Case=Ins|Number=Plur",
        False,
    ),
    # помилки важко знайти; помилки важкі
    (
        is_hard_to_do,
        (1, 2),
        "помилки NOUN 2 subj Case=Acc|Number=Plur; важко ADJ 0 root Gender=Neut|Number=Sing; "
        "знайти VERB 2 subj VerbForm=Inf",
        True,
    ),
    (
        is_hard_to_do,
        (1, 2),
        "помилки NOUN 2 subj Case=Acc|Number=Plur; важко ADJ 0 root Gender=Neut|Number=Sing",
        False,
    ),
    # значення інтуїтивно «порожні»; значення інтуїтивно порожніх
    (
        is_how_it_is_so,
        (1, 2),
        f"значення NOUN 2 subj {PLUR}; інтуїтивно ADJ 0 root Gender=Neut|Number=Sing; « PUNCT 4 punct _; "
        "порожні ADJ 2 mod Case=Nom|Number=Plur",
        True,
    ),
    (
        is_how_it_is_so,
        (1, 2),
        f"значення NOUN 2 subj {PLUR}; інтуїтивно ADJ 0 root Gender=Neut|Number=Sing; "
        "порожніх ADJ 2 mod Case=Gen|Number=Plur",
        False,
    ),
    # файл із даними і вікно мають; файл із даними і вікна мають
    (
        does_it_with_another,
        (1, 6),
        f"файл NOUN 6 subj {MASC}; із ADP 1 udep _; даними NOUN 2 comp:obj Case=Ins; і CCONJ 5 cc _; "
        f"вікно NOUN 2 conj:coord {IT}; мають VERB 0 root {THEY}",
        True,
    ),
    (
        does_it_with_another,
        (1, 6),
        f"файл NOUN 6 subj {MASC}; із ADP 1 udep _; даними NOUN 2 comp:obj Case=Ins; і CCONJ 5 cc _; "
        f"вікна NOUN 2 conj:coord {OF_IT}; мають VERB 0 root {THEY}",
        False,
    ),
    # гірше, ніж ви, і можуть; гірше, що ви і можуть
    (
        is_compared_with,
        (2, 4),
        f"ніж SCONJ 0 root _; ви PRON 4 subj {PLUR}; і CCONJ 4 cc _; можуть VERB 1 conj:coord {THEY}",
        True,
    ),
    (
        is_compared_with,
        (2, 4),
        f"що SCONJ 0 root _; ви PRON 4 subj {PLUR}; і CCONJ 4 cc _; можуть VERB 1 conj:coord {THEY}",
        False,
    ),
    # результат, отримане з файлу дерево; результат, отримане з дерево
    (
        belongs_to_a_noun_behind,
        (3, 1),
        f"результат NOUN 0 root {MASC}; , PUNCT 3 punct _; отримане VERB 1 mod {IT}|VerbForm=Part; "
        f"з ADP 3 udep _; файлу NOUN 4 comp:obj Case=Gen; дерево NOUN 1 conj:appos {IT}",
        True,
    ),
    (
        belongs_to_a_noun_behind,
        (3, 1),
        f"результат NOUN 0 root {MASC}; , PUNCT 3 punct _; отримане VERB 1 mod {IT}|VerbForm=Part; "
        f"з ADP 3 udep _; дерево NOUN 4 comp:obj {IT}",
        False,
    ),
    # у якості головної другу; у головної другу
    (
        is_in_its_quality,
        (3, 4),
        "у ADP 0 root _; якості NOUN 1 comp:obj Case=Loc; головної ADJ 4 mod Case=Gen; гілку NOUN 1 comp:obj Case=Acc",
        True,
    ),
    (
        is_in_its_quality,
        (2, 3),
        "у ADP 0 root _; головної ADJ 3 mod Case=Gen; гілку NOUN 1 comp:obj Case=Acc",
        False,
    ),
    # потрібні гроші і може знадобитися чекати; може лежати
    (
        may_happen,
        (3, 1),
        f"потрібні ADJ 0 root {PLUR}; і CCONJ 3 cc _; може VERB 1 conj:coord {SHE}; "
        "знадобитися VERB 3 comp:obj VerbForm=Inf; чекати VERB 4 comp:obj VerbForm=Inf",
        True,
    ),
    (
        may_happen,
        (3, 1),
        f"потрібні ADJ 0 root {PLUR}; і CCONJ 3 cc _; може VERB 1 conj:coord {SHE}; "
        "лежати VERB 3 comp:obj VerbForm=Inf; чекати VERB 4 comp:obj VerbForm=Inf",
        False,
    ),
    # товари надаються категорії, яка; товари й категорії, яка
    (
        stands_for_a_second_subject,
        (4, 3),
        f"товари NOUN 2 subj {THINGS}; надаються VERB 0 root {THEY}; категорії NOUN 2 subj Case=Dat|Number=Sing; "
        f"яка PRON 3 mod {FEM}",
        True,
    ),
    (
        stands_for_a_second_subject,
        (3, 2),
        f"надаються VERB 0 root {THEY}; категорії NOUN 1 subj Case=Dat|Number=Sing; яка PRON 2 mod {FEM}",
        False,
    ),
)

LEMMAS = {"працює": "працювати", "виникає": "виникати", "вершину": "вершина", "кнопки": "кнопка", "книжки": "книжка"}


def with_lemmas(sentence: Sentence) -> Sentence:
    words = (replace(token, lemma=LEMMAS.get(token.form or "", token.form)) for token in sentence.tokens)
    return replace(sentence, tokens=tuple(words))


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
    assert doubt(site_at(with_lemmas(make_sentence(*words.split("; "))), edge, "uk")) is expected


@pytest.mark.parametrize(("form", "expected"), [("назван", True), ("укритий", False), ("nazván", True)])
def test_passives_that_take_predicates(form: str, expected: bool, make_sentence: MakeSentence) -> None:
    """In Russian and Ukrainian those of calling and making."""
    (word,) = make_sentence(f"{form} VERB 0 root Voice=Pass").tokens
    assert takes_an_instrumental(word) is expected
