"""Doubts about Russian clauses and phrases, each beside a clash for which it is no excuse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts.lone_determiners import is_perhaps_alone
from lambre_core.findings.doubts.mentions import is_compared
from lambre_core.findings.doubts.names import is_no_neuter, is_who_it_happens_to
from lambre_core.findings.doubts.other_subjects import has_another_subject_nearer
from lambre_core.findings.doubts.persons import is_perhaps_a_man, names_another
from lambre_core.findings.doubts.predicatives import is_after_as, is_perhaps_predicate
from lambre_core.findings.doubts.references import may_stand_for_another
from lambre_core.findings.doubts.several_subjects import is_perhaps_coordinated
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.slavic import goes_with_an_adjective
from lambre_core.findings.doubts.slavic_clauses import does_it_in_company
from lambre_core.findings.doubts.subjects import is_perhaps_no_subject
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_object
from lambre_core.findings.doubts.verbs import is_perhaps_imperative
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
MakeSite = Callable[..., Site]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

HE = "Case=Nom|Gender=Masc|Number=Sing"
SHE = "Case=Nom|Gender=Fem|Number=Sing"
THING = f"Animacy=Inan|{SHE}"
BOTH = "Animacy=Inan|Case=Acc,Nom|Gender=Masc|Number=Sing"
PAST = "Tense=Past|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # к этому новые люди; к моему новые люди
    (
        is_perhaps_alone,
        (2, 4),
        "к ADP 0 root _; этому DET 4 det Case=Dat|Gender=Neut|Number=Sing; новые ADJ 4 mod Case=Nom|Number=Plur; "
        "люди NOUN 1 comp:obj Case=Nom|Number=Plur",
        True,
    ),
    (
        is_perhaps_alone,
        (2, 4),
        "к ADP 0 root _; моему DET 4 det Case=Dat|Gender=Neut|Number=Sing; новые ADJ 4 mod Case=Nom|Number=Plur; "
        "люди NOUN 1 comp:obj Case=Nom|Number=Plur",
        False,
    ),
    # каждый верный путь нашёл; тот самый …
    (
        is_perhaps_alone,
        (1, 3),
        "те DET 3 det Case=Nom|Number=Plur; самым ADJ 3 mod Case=Ins|Gender=Masc|Number=Sing; путём NOUN 0 root "
        "Case=Ins|Gender=Masc|Number=Sing",
        False,
    ),
    (
        is_perhaps_alone,
        (1, 3),
        "те DET 3 det Case=Nom|Number=Plur; верным ADJ 3 mod Case=Ins|Gender=Masc|Number=Sing; путём NOUN 0 root "
        "Case=Ins|Gender=Masc|Number=Sing",
        True,
    ),
    # Как мы, он пришёл; Как мы поздно пришёл
    (is_compared, (2, 4), f"как SCONJ 4 mod _; мы PRON 4 subj _; , PUNCT 2 punct _; шёл VERB 0 root {PAST}", True),
    (is_compared, (2, 4), f"как SCONJ 4 mod _; мы PRON 4 subj _; умом NOUN 4 mod _; шёл VERB 0 root {PAST}", False),
    # Огнеслав пришлось; Огнеслав забыло
    (
        is_no_neuter,
        (1, 2),
        f"Огнеслав PROPN 2 subj {HE}; пришлось VERB 0 root Gender=Neut|Number=Sing|{PAST}",
        False,
    ),
    (
        is_no_neuter,
        (1, 2),
        f"Огнеслав PROPN 2 subj {HE}; забыло VERB 0 root Gender=Neut|Number=Sing|{PAST}",
        True,
    ),
    # Джейн пришлось; Джейн пришла
    (
        is_who_it_happens_to,
        (1, 2),
        f"Джейн PROPN 2 subj {SHE}; пришлось VERB 0 root Gender=Neut|Number=Sing|{PAST}",
        True,
    ),
    (
        is_who_it_happens_to,
        (1, 2),
        f"Джейн PROPN 2 subj {SHE}; пришло VERB 0 root Gender=Neut|Number=Sing|{PAST}",
        False,
    ),
    # книги все читают; вы все забудем
    (
        has_another_subject_nearer,
        (1, 3),
        f"книга NOUN 3 subj {SHE}; все PRON 3 mod _; читают VERB 0 root Number=Plur|Person=3",
        True,
    ),
    (
        has_another_subject_nearer,
        (1, 3),
        "вы PRON 3 subj Number=Plur|Person=2; все PRON 3 mod _; забудем VERB 0 root Number=Plur|Person=1",
        False,
    ),
    # звезда Питер пришёл; станция Дарка пришёл
    (
        names_another,
        (1, 3),
        f"кинозвезда NOUN 3 subj {THING}; Питер PROPN 1 mod {HE}; пришёл VERB 0 root Gender=Masc|Number=Sing|{PAST}",
        True,
    ),
    (
        names_another,
        (1, 3),
        f"станция NOUN 3 subj {THING}; Питер PROPN 1 mod {HE}; пришёл VERB 0 root Gender=Masc|Number=Sing|{PAST}",
        False,
    ),
    (
        is_perhaps_a_man,
        (1, 3),
        f"станция NOUN 3 subj {THING}; Питер PROPN 1 mod {HE}; пришёл VERB 0 root Gender=Masc|Number=Sing|{PAST}",
        False,
    ),
    # принц Альбер пришла; принц Альбер пришло
    (
        names_another,
        (1, 3),
        f"принц NOUN 3 subj Animacy=Anim|{HE}; Альбер PROPN 1 mod {HE}; пришла VERB 0 root "
        f"Gender=Fem|Number=Sing|{PAST}",
        True,
    ),
    (
        names_another,
        (1, 3),
        f"принц NOUN 3 subj Animacy=Anim|{HE}; Альбер PROPN 1 mod {HE}; пришло VERB 0 root "
        f"Gender=Neut|Number=Sing|{PAST}",
        False,
    ),
    # пишет как настоящего поэту; пишет как настоящего поэт
    (
        is_after_as,
        (3, 4),
        "пишет VERB 0 root _; как SCONJ 1 mod _; большого ADJ 4 mod Case=Gen; поэту NOUN 2 comp:obj Case=Dat",
        True,
    ),
    (
        is_after_as,
        (3, 4),
        "пишет VERB 0 root _; как SCONJ 1 mod _; большого ADJ 4 mod Case=Gen; поэт NOUN 2 comp:obj Case=Nom",
        False,
    ),
    # назван лучшим судьями; стала большой ошибками; были нужные людям; было нужные людям
    (
        is_perhaps_predicate,
        (2, 3),
        "назван VERB 0 root Voice=Pass; лучшим ADJ 3 mod Case=Ins|Number=Sing; судьями NOUN 1 comp:obl "
        "Case=Ins|Number=Plur",
        True,
    ),
    (
        is_perhaps_predicate,
        (2, 3),
        "стал VERB 0 root Number=Sing; большим ADJ 3 mod Case=Ins|Number=Sing; ошибками NOUN 1 comp:pred "
        "Case=Ins|Number=Plur",
        False,
    ),
    (
        is_perhaps_predicate,
        (2, 3),
        "были AUX 0 root Number=Plur; нужные ADJ 3 mod Case=Nom|Number=Plur; людям NOUN 1 comp:obj Case=Dat",
        True,
    ),
    (
        is_perhaps_predicate,
        (2, 3),
        "было AUX 0 root Number=Sing; нужные ADJ 3 mod Case=Nom|Number=Plur; людям NOUN 1 comp:obj Case=Dat",
        False,
    ),
    # дату в календаре, для которой; показал другу квартиру, в котором
    (
        may_stand_for_another,
        (5, 3),
        f"дату NOUN 0 root Gender=Fem|Number=Sing; в ADP 3 mod _; календаре NOUN 2 comp:obj Case=Loc|Gender=Masc"
        f"|Number=Sing; , PUNCT 5 punct _; которая PRON 3 ref {SHE}",
        True,
    ),
    (
        may_stand_for_another,
        (5, 3),
        f"показал VERB 0 root _; сестре NOUN 1 comp:obl Gender=Fem|Number=Sing; дом NOUN 1 comp:obj {BOTH}; "
        f", PUNCT 5 punct _; которая PRON 3 ref {SHE}",
        False,
    ),
    # директор и завод пришло, директор и пришло; языки и посуда используется
    (
        is_perhaps_coordinated,
        (1, 3),
        f"вождь NOUN 3 subj {HE}; и CCONJ 3 cc _; сказали VERB 0 root Number=Plur|{PAST}",
        True,
    ),
    (
        is_perhaps_coordinated,
        (1, 3),
        f"вождь NOUN 3 subj {HE}; и CCONJ 3 cc _; сказало VERB 0 root Gender=Neut|Number=Sing|{PAST}",
        False,
    ),
    # любимое многими платье; ездить по всех дорогам
    (
        goes_with_an_adjective,
        (2, 3),
        "любимое ADJ 3 mod Case=Nom|Number=Sing; многими PRON 3 mod Case=Ins; платье NOUN 0 root Case=Nom|Number=Sing",
        True,
    ),
    (
        goes_with_an_adjective,
        (3, 4),
        "ездить VERB 0 root VerbForm=Inf; по ADP 1 udep _; всех DET 4 det Case=Gen; дорогам NOUN 2 comp:obj Case=Dat",
        False,
    ),
    # приехали дядя с тётей; генерал столкнулись с трудностями
    (
        does_it_in_company,
        (2, 1),
        f"приехали VERB 0 root Number=Plur; дядя NOUN 1 subj {HE}; с ADP 1 mod _; тётей NOUN 3 comp:obj Case=Ins",
        True,
    ),
    (
        does_it_in_company,
        (1, 2),
        f"дядя NOUN 2 subj {HE}; столкнулись VERB 0 root Number=Plur; с ADP 2 mod _; тётей NOUN 3 comp:obj Case=Ins",
        False,
    ),
    # ребята, видите; мама её кормлю; царица пошли, царица, пошли
    (
        is_perhaps_no_subject,
        (1, 3),
        f"мама NOUN 3 subj {SHE}; , PUNCT 1 punct _; кормлю VERB 0 root Number=Sing|Person=1",
        True,
    ),
    (
        is_perhaps_no_subject,
        (1, 3),
        f"река NOUN 3 subj {SHE}; её PRON 3 comp:obj _; кормлю VERB 0 root Number=Sing|Person=1",
        False,
    ),
    (
        is_perhaps_imperative,
        (1, 3),
        f"мама NOUN 3 subj {SHE}; , PUNCT 1 punct _; пошли VERB 0 root Mood=Imp|Number=Sing",
        True,
    ),
    (is_perhaps_imperative, (1, 2), f"мама NOUN 2 subj {SHE}; пошли VERB 0 root Mood=Imp|Number=Sing", False),
    # забор сняли; забор сняты
    (is_perhaps_object, (1, 2), f"забор NOUN 2 subj {BOTH}; сняли VERB 0 root Number=Plur|{PAST}", True),
    (
        is_perhaps_object,
        (1, 2),
        f"забор NOUN 2 subj@pass {BOTH}; сняты VERB 0 root Number=Plur|VerbForm=Part|Voice=Pass",
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
