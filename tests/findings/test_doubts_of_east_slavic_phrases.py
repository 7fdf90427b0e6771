"""Doubts about Russian and Ukrainian phrases, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.addresses import is_asked_of_you, is_beyond_a_dash, is_in_brackets, is_shown, is_who_does_it
from lambre_core.findings.doubts import east_slavic as doubts
from lambre_core.findings.doubts.adpositions import is_governed_by_a_participle
from lambre_core.findings.doubts.persons import is_perhaps_a_man, is_perhaps_a_woman
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.subjects import agrees_with_the_predicate
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_object
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]
MakeSite = Callable[..., Site]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

HE = "Case=Nom|Gender=Masc|Number=Sing"
SHE = "Case=Nom|Gender=Fem|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
THEY = "Case=Nom|Number=Plur"
DID = "Number=Sing|Tense=Past|VerbForm=Fin"
DO = "Number=Plur|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # через властиву людям лінь; через нову людям лінь
    (
        doubts.is_what_an_adjective_takes,
        (3, 1),
        "через ADP 0 root _; властиву ADJ 4 mod Case=Acc; людям NOUN 1 comp:obj Case=Dat; лінь NOUN 3 mod Case=Acc",
        True,
    ),
    (
        doubts.is_what_an_adjective_takes,
        (3, 1),
        "через ADP 0 root _; нову ADJ 4 mod Case=Acc; людям NOUN 1 comp:obj Case=Dat; лінь NOUN 3 mod Case=Acc",
        False,
    ),
    # подібний нашому висновок; великий нашому висновок
    (
        doubts.is_what_an_adjective_takes,
        (2, 3),
        f"подібний ADJ 3 mod {HE}; нашому DET 3 det Case=Dat; висновок NOUN 0 root {HE}",
        True,
    ),
    (
        doubts.is_what_an_adjective_takes,
        (2, 3),
        f"великий ADJ 3 mod {HE}; нашому DET 3 det Case=Dat; висновок NOUN 0 root {HE}",
        False,
    ),
    # з-за закритого хмарами неба; з-за закритого хмарами
    (
        doubts.is_done_by_what_follows,
        (2, 3),
        "з-за ADP 0 root _; закритого ADJ 3 mod Case=Gen|Gender=Neut|Number=Sing; хмарами NOUN 1 comp:obj "
        "Case=Ins|Number=Plur; неба NOUN 3 mod Case=Gen|Gender=Neut|Number=Sing",
        True,
    ),
    (
        doubts.is_done_by_what_follows,
        (2, 3),
        "з-за ADP 0 root _; закритого ADJ 3 mod Case=Gen|Gender=Neut|Number=Sing; хмарами NOUN 1 comp:obj "
        "Case=Ins|Number=Plur; дощу NOUN 3 mod Case=Gen|Gender=Masc|Number=Sing",
        False,
    ),
    # повз дорогу, засипаний снігом, світився ліхтар; … світилася вежа
    (
        doubts.is_done_by_what_follows,
        (4, 2),
        f"повз ADP 7 udep _; дорогу NOUN 1 comp:obj Case=Acc; , PUNCT 4 punct _; засипаний ADJ 2 mod {HE}; снігом NOUN "
        f"4 udep Case=Ins; , PUNCT 7 punct _; світився VERB 0 root {DID}; ліхтар NOUN 7 subj {HE}",
        True,
    ),
    (
        doubts.is_done_by_what_follows,
        (4, 2),
        f"повз ADP 7 udep _; дорогу NOUN 1 comp:obj Case=Acc; , PUNCT 4 punct _; засипаний ADJ 2 mod {HE}; снігом NOUN "
        f"4 udep Case=Ins; , PUNCT 7 punct _; світилася VERB 0 root {DID}; вежа NOUN 7 subj {SHE}",
        False,
    ),
    # як у новому, так і в старому корпусах; і в старому корпусах
    (
        doubts.is_one_of_a_pair,
        (8, 9),
        "як SCONJ 2 mod _; у ADP 0 root Case=Loc; новому ADJ 2 comp:obj Case=Loc; , PUNCT 5 punct _; так ADV 6 mod _; "
        "і CCONJ 7 cc _; в ADP 2 conj:coord Case=Loc; старому ADJ 9 mod Case=Loc|Number=Sing; корпусах "
        "NOUN 7 comp:obj Number=Plur",
        True,
    ),
    (
        doubts.is_one_of_a_pair,
        (3, 4),
        "і CCONJ 2 cc _; в ADP 0 root Case=Loc; старому ADJ 4 mod Case=Loc|Number=Sing; "
        "корпусах NOUN 2 comp:obj Number=Plur",
        False,
    ),
    # розум, її думка стають; її думка стають
    (
        doubts.is_the_last_of_several,
        (4, 5),
        f"розум NOUN 5 subj {HE}; , PUNCT 4 punct _; її DET 4 det _; думка NOUN 5 subj {SHE}; стають VERB 0 root {DO}",
        True,
    ),
    (
        doubts.is_the_last_of_several,
        (5, 6),
        f"прийшов VERB 0 root {DID}; розум NOUN 1 subj {HE}; , PUNCT 6 punct _; її DET 5 det _; думка NOUN 6 subj "
        f"{SHE}; стають VERB 1 conj:coord {DO}",
        False,
    ),
    # Олег разом із сестрою приїхали; Олег приїхали
    (
        doubts.does_it_together,
        (1, 5),
        f"Олег PROPN 5 subj {HE}; разом ADV 5 mod _; із ADP 5 udep _; сестрою NOUN 3 comp:obj Case=Ins; приїхали "
        f"VERB 0 root {DO}",
        True,
    ),
    (doubts.does_it_together, (1, 2), f"Олег PROPN 2 subj {HE}; приїхали VERB 0 root {DO}", False),
    # наші мама з татом; наші мама з горища
    (
        doubts.does_it_together,
        (1, 2),
        f"наші DET 2 det {THEY}; мама NOUN 0 root {SHE}; з ADP 2 udep _; татом NOUN 3 comp:obj Case=Ins",
        True,
    ),
    (
        doubts.does_it_together,
        (1, 2),
        f"наші DET 2 det {THEY}; мама NOUN 0 root {SHE}; з ADP 2 udep _; горища NOUN 3 comp:obj Case=Gen",
        False,
    ),
    # понад дворічної роботи; понад давньої річки
    (
        doubts.is_about_a_measure,
        (3, 1),
        "понад ADP 0 root _; дворічної ADJ 3 mod Case=Gen; роботи NOUN 1 comp:obj Case=Gen",
        True,
    ),
    (
        doubts.is_about_a_measure,
        (3, 1),
        "понад ADP 0 root _; давньої ADJ 3 mod Case=Gen; річки NOUN 1 comp:obj Case=Gen",
        False,
    ),
    # одна для одної опорою; рада для одної опорою
    (
        doubts.is_one_another,
        (4, 2),
        "одна DET 0 root _; для ADP 1 udep _; одної DET 4 det _; опорою NOUN 2 comp:obj Case=Ins",
        True,
    ),
    (
        doubts.is_one_another,
        (4, 2),
        "рада ADJ 0 root _; для ADP 1 udep _; одної DET 4 det _; опорою NOUN 2 comp:obj Case=Ins",
        False,
    ),
    # а вже після сидіння; після сидіння
    (doubts.is_no_object_of_when, (3, 2), f"вже ADV 3 mod _; після ADP 0 root _; сидіння NOUN 2 comp:obj {IT}", True),
    (doubts.is_no_object_of_when, (2, 1), f"після ADP 0 root _; сидіння NOUN 1 comp:obj {IT}", False),
    # на сьогодні поширеною формою; на дуже поширеною формою
    (
        doubts.is_behind_to_this_day,
        (3, 1),
        "на ADP 0 root _; сьогодні ADV 1 mod _; формою NOUN 1 comp:obj Case=Ins",
        True,
    ),
    (doubts.is_behind_to_this_day, (3, 1), "на ADP 0 root _; дуже ADV 3 mod _; формою NOUN 1 comp:obj Case=Ins", False),
    # завдала жителям; бачила жителям
    (doubts.is_given_harm, (2, 1), "завдала VERB 0 root _; жителям NOUN 1 comp:obj Case=Dat", True),
    (doubts.is_given_harm, (2, 1), "бачила VERB 0 root _; жителям NOUN 1 comp:obj Case=Dat", False),
    # новій причина is no verb of harm
    (doubts.is_given_harm, (1, 2), f"новій ADJ 2 mod Case=Dat; причина NOUN 0 root {SHE}", False),
    # дорогу засипаний снігом, without the comma
    (
        doubts.is_done_by_what_follows,
        (2, 1),
        f"дорогу NOUN 4 udep Case=Acc; засипаний ADJ 1 mod {HE}; снігом NOUN 2 udep Case=Ins; світився VERB 0 root "
        f"{DID}; ліхтар NOUN 4 subj {HE}",
        False,
    ),
    # батька свого хлопчик; дім свого хлопчик
    (
        doubts.is_of_what_was_before,
        (2, 3),
        f"батька NOUN 0 root Case=Gen|Gender=Masc; свого DET 3 det Case=Gen|Gender=Masc|Poss=Yes; "
        f"хлопчик NOUN 1 mod {HE}",
        True,
    ),
    (
        doubts.is_of_what_was_before,
        (2, 3),
        f"дім NOUN 0 root {HE}; свого DET 3 det Case=Gen|Gender=Masc|Poss=Yes; хлопчик NOUN 1 mod {HE}",
        False,
    ),
    # що має спільного мова; він має спільного мова
    (
        doubts.is_what_two_share,
        (3, 4),
        f"що PRON 2 subj _; має VERB 0 root VerbForm=Fin; спільного ADJ 4 mod Case=Gen; мова NOUN 2 comp:obj {SHE}",
        True,
    ),
    (
        doubts.is_what_two_share,
        (3, 4),
        f"він PRON 2 subj _; має VERB 0 root VerbForm=Fin; спільного ADJ 4 mod Case=Gen; мова NOUN 2 comp:obj {SHE}",
        False,
    ),
    # які самі голоду; на самі голоду
    (doubts.says_who_alone, (2, 3), f"які DET 0 root {THEY}; самі DET 3 det {THEY}; голоду NOUN 1 mod Case=Gen", True),
    (doubts.says_who_alone, (2, 3), f"на ADP 0 root _; самі DET 3 det {THEY}; голоду NOUN 1 mod Case=Gen", False),
    # ви, не дай боже; ви, не дай хліба
    (doubts.is_may_god_not, (1, 3), "ви PRON 3 subj _; не PART 3 mod _; дай VERB 0 root _; боже INTJ 3 mod _", True),
    (doubts.is_may_god_not, (1, 3), "ви PRON 3 subj _; не PART 3 mod _; дай VERB 0 root _; хліба NOUN 3 udep _", False),
    # завод відвідало сто гостей; завод відвідало
    (
        doubts.is_many_who_came,
        (1, 2),
        "завод NOUN 2 subj Case=Acc|Gender=Masc; відвідало VERB 0 root Gender=Neut; сто NUM 2 comp:obj _",
        True,
    ),
    (
        doubts.is_many_who_came,
        (1, 2),
        "завод NOUN 2 subj Case=Acc|Gender=Masc; відвідало VERB 0 root Gender=Neut; разом ADV 2 mod _",
        False,
    ),
    # останні півроку; останні полімеру
    (doubts.is_half_of_several, (1, 2), f"останні ADJ 2 mod {THEY}; півроку NOUN 0 root Number=Sing", True),
    (doubts.is_half_of_several, (1, 2), f"останні ADJ 2 mod {THEY}; полімеру NOUN 0 root Number=Sing", False),
    # місце займає зелена галузь; місце займає зелена стіл
    (
        doubts.is_of_the_subject,
        (3, 4),
        f"місце NOUN 2 subj {IT}; займає VERB 0 root _; зелена ADJ 4 mod {SHE}; галузь NOUN 2 comp:obj {SHE}",
        True,
    ),
    (
        doubts.is_of_the_subject,
        (3, 4),
        f"місце NOUN 2 subj {IT}; займає VERB 0 root _; зелена ADJ 4 mod {SHE}; стіл NOUN 2 comp:obj {HE}",
        False,
    ),
    # обласні та Київська міська влади; Київська міська влади
    (
        doubts.is_one_of_a_pair,
        (4, 5),
        f"обласні ADJ 5 mod {THEY}; та CCONJ 3 cc _; Київська ADJ 1 conj {SHE}; міська ADJ 5 mod {SHE}; влади NOUN 0 "
        f"root {THEY}",
        True,
    ),
    (
        doubts.is_one_of_a_pair,
        (2, 3),
        f"Київська ADJ 2 mod {SHE}; міська ADJ 3 mod {SHE}; влади NOUN 0 root {THEY}",
        False,
    ),
    # нашого Капусту; нашого капусту
    (
        doubts.is_a_man_named,
        (1, 2),
        "нашого DET 2 det Case=Acc|Gender=Masc; Капусту PROPN 0 root Case=Acc|Gender=Fem|Number=Sing",
        True,
    ),
    (
        doubts.is_a_man_named,
        (1, 2),
        "нашого DET 2 det Case=Acc|Gender=Masc; капусту NOUN 0 root Case=Acc|Gender=Fem|Number=Sing",
        False,
    ),
    # радіус більший і електрони розміщені; радіус і електрон розміщені
    (
        doubts.has_a_subject_of_its_own,
        (1, 5),
        f"радіус NOUN 2 subj {HE}; більший ADJ 0 root {HE}; і CCONJ 5 cc _; електрони NOUN 5 subj {THEY}; розміщені "
        f"ADJ 2 conj {THEY}",
        True,
    ),
    (
        doubts.has_a_subject_of_its_own,
        (1, 4),
        f"радіус NOUN 4 subj {HE}; і CCONJ 3 cc _; електрон NOUN 1 conj {HE}; розміщені ADJ 0 root {THEY}",
        False,
    ),
    # спільне і часткове покривала; спільне покривала
    (
        doubts.is_one_of_a_pair,
        (1, 4),
        f"спільне ADJ 4 mod {IT}; і CCONJ 3 cc _; часткове ADJ 1 conj {IT}; покривала NOUN 0 root {THEY}",
        True,
    ),
    (doubts.is_one_of_a_pair, (1, 2), f"спільне ADJ 2 mod {IT}; покривала NOUN 0 root {THEY}", False),
    # понад третина; понад стіна
    (doubts.is_about_a_measure, (2, 1), f"понад ADP 0 root _; третина NOUN 1 comp:obj {SHE}", True),
    (doubts.is_about_a_measure, (2, 1), f"понад ADP 0 root _; стіна NOUN 1 comp:obj {SHE}", False),
    # наприкінці вузликами; наприкінці вузлики
    (doubts.is_no_object_of_when, (2, 1), "наприкінці ADP 0 root _; вузликами NOUN 1 comp:obj Case=Ins", True),
    (doubts.is_no_object_of_when, (2, 1), "наприкінці ADP 0 root _; вузлики NOUN 1 comp:obj Case=Nom", False),
    # літеру Я побачите; літеру я побачите
    (
        doubts.is_a_letter,
        (2, 3),
        f"літеру NOUN 3 comp:obj Case=Acc; Я PRON 3 subj {HE}; побачите VERB 0 root {DO}",
        True,
    ),
    (
        doubts.is_a_letter,
        (2, 3),
        f"літеру NOUN 3 comp:obj Case=Acc; я PRON 3 subj {HE}; побачите VERB 0 root {DO}",
        False,
    ),
    # дослідження розпочала NASA; дослідження розпочала дівчина
    (
        doubts.is_done_by_what_is_not_declined,
        (1, 2),
        f"дослідження NOUN 2 subj {IT}; розпочала VERB 0 root {DID}; NASA PROPN 2 comp:obj _",
        True,
    ),
    (
        doubts.is_done_by_what_is_not_declined,
        (1, 2),
        f"дослідження NOUN 2 subj {IT}; розпочала VERB 0 root {DID}; дівчина NOUN 2 comp:obj _",
        False,
    ),
    # нас усіх друзями; нас усією силою
    (
        doubts.is_all_of_them,
        (2, 3),
        "нас PRON 0 root Case=Acc; усіх DET 3 det Case=Acc; друзями NOUN 1 udep Case=Ins",
        True,
    ),
    (
        doubts.is_all_of_them,
        (2, 3),
        "нас PRON 0 root Case=Acc; усією DET 3 det Case=Ins; сила NOUN 1 udep Case=Nom",
        False,
    ),
    # на повну волею; має повну волею
    (doubts.is_at_full_blast, (2, 3), "на ADP 0 root _; повну ADJ 3 mod Case=Acc; волею NOUN 1 udep Case=Ins", True),
    (doubts.is_at_full_blast, (2, 3), "має VERB 0 root _; повну ADJ 3 mod Case=Acc; волею NOUN 1 udep Case=Ins", False),
    # української есперанто асоціації; української есперанто гуртку
    (
        doubts.is_around_an_undeclined_noun,
        (1, 2),
        "української ADJ 2 mod Case=Gen|Gender=Fem; есперанто X 0 root _; асоціації NOUN 2 mod Case=Gen|Gender=Fem",
        True,
    ),
    (
        doubts.is_around_an_undeclined_noun,
        (1, 2),
        "української ADJ 2 mod Case=Gen|Gender=Fem; есперанто X 0 root _; гуртку NOUN 2 mod Case=Gen|Gender=Masc",
        False,
    ),
    # хвалиться мені, beside what it takes; бачить мені
    (doubts.is_given_to_whom_it_concerns, (2, 1), "хвалиться VERB 0 root _; мені PRON 1 comp:obl Case=Dat", True),
    (doubts.is_given_to_whom_it_concerns, (2, 1), "бачить VERB 0 root _; мені PRON 1 comp:obj Case=Dat", False),
    # п'яти підозрюваних суд; п'яти нових суд
    (
        doubts.counts_persons,
        (1, 3),
        f"п'яти NUM 3 mod Case=Gen; підозрюваних ADJ 3 mod Case=Gen; суд NOUN 0 root {HE}",
        True,
    ),
    (
        doubts.counts_persons,
        (1, 3),
        f"п'яти NUM 3 mod Case=Gen; нових ADJ 3 mod Case=Gen; суд NOUN 0 root {HE}",
        False,
    ),
    # дві та більше частин
    (
        doubts.counts_persons,
        (1, 4),
        "дві NUM 4 mod _; та CCONJ 3 cc _; більше NUM 1 conj _; частин NOUN 0 root _",
        True,
    ),
    # надати Харкову кредит; надати новому кредит
    (
        doubts.is_a_town_or_a_man,
        (2, 3),
        f"надати VERB 0 root _; Харкову ADJ 3 mod Case=Dat; кредит NOUN 1 comp:obj {HE}",
        True,
    ),
    (
        doubts.is_a_town_or_a_man,
        (2, 3),
        f"надати VERB 0 root _; новому ADJ 3 mod Case=Dat; кредит NOUN 1 comp:obj {HE}",
        False,
    ),
    # вона була лікарем, whatever stands behind; це була вона
    (
        agrees_with_the_predicate,
        (1, 2),
        f"вона PRON 2 subj {SHE}; був AUX 0 root Gender=Masc|{DID}; лікар NOUN 2 comp:pred {HE}",
        False,
    ),
    (
        agrees_with_the_predicate,
        (1, 2),
        f"це PRON 2 subj {IT}; був AUX 0 root Gender=Masc|{DID}; лікар NOUN 2 comp:pred {HE}",
        True,
    ),
    # діти буде вдома; води буде
    (is_perhaps_object, (1, 2), "діти NOUN 2 subj Case=Acc,Nom|Number=Plur; бути AUX 0 root Number=Sing", False),
    (is_perhaps_object, (1, 2), "діти NOUN 2 subj Case=Acc,Nom|Number=Plur; бачить VERB 0 root Number=Sing", True),
    # повідомила начальник відділу; повідомила начальник учора
    (
        is_perhaps_a_woman,
        (2, 1),
        f"повідомила VERB 0 root Gender=Fem|{DID}; начальник NOUN 1 subj {HE}; відділу NOUN 2 mod Case=Gen",
        True,
    ),
    (
        is_perhaps_a_woman,
        (2, 1),
        f"повідомила VERB 0 root Gender=Fem|{DID}; начальник NOUN 1 subj {HE}; учора ADV 1 mod _",
        False,
    ),
    # Льоха, which the tagger takes for a man, сидів; льоха сидів
    (is_perhaps_a_man, (1, 2), f"Льоха NOUN 2 subj {HE}; сидів VERB 0 root Gender=Masc|{DID}", True),
    (is_perhaps_a_man, (1, 2), f"льоха NOUN 2 subj {HE}; сидів VERB 0 root Gender=Masc|{DID}", False),
    # до приписаного людям змісту; до найкращого людям змісту
    (
        is_governed_by_a_participle,
        (3, 1),
        "до ADP 0 root Case=Gen; приписаного ADJ 4 mod Case=Gen|Gender=Masc; людям NOUN 1 comp:obj Case=Dat; "
        "змісту NOUN 3 mod Case=Gen|Gender=Masc|Number=Sing",
        True,
    ),
    (
        is_governed_by_a_participle,
        (3, 1),
        "до ADP 0 root Case=Gen; найкращого ADJ 4 mod Case=Gen|Gender=Masc; людям NOUN 1 comp:obj Case=Dat; "
        "змісту NOUN 3 mod Case=Gen|Gender=Masc|Number=Sing",
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
    assert doubt(site_at(make_sentence(*words.split("; ")), edge, "uk")) is expected


@pytest.mark.parametrize(("lemma", "expected"), [("політик", True), ("політика", False)])
def test_a_science_is_the_genitive_of_a_man(
    lemma: str, expected: bool, make_sentence: MakeSentence, site_at: MakeSite
) -> None:
    sentence = make_sentence("у ADP 0 root _", f"політика NOUN 1 comp:obj {SHE}")
    words = (sentence.tokens[0], replace(sentence.tokens[1], lemma=lemma))
    assert doubts.is_a_genitive_of_a_man(site_at(replace(sentence, tokens=words), (2, 1), "uk")) is expected


@pytest.mark.parametrize(
    ("words", "place", "expected"),
    [
        ("А CCONJ 5 cc _; ти PRON 5 subj _; що PRON 5 mod _; , PUNCT 5 punct _; лікарка NOUN 0 root _", 5, True),
        ("А CCONJ 5 cc _; ти PRON 5 subj _; де ADV 5 mod _; , PUNCT 5 punct _; лікарка NOUN 0 root _", 5, False),
    ],
)
def test_what_is_asked_of_you(words: str, place: int, expected: bool, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words.split("; "))
    assert is_asked_of_you(sentence.tokens[place - 1], sentence) is expected


@pytest.mark.parametrize(
    ("shown", "words", "place", "expected"),
    [
        (
            is_shown,
            "Оце DET 5 mod _; сину NOUN 5 mod _; , PUNCT 5 punct _; твій DET 5 det _; дід NOUN 0 root _",
            5,
            True,
        ),
        (is_shown, "Бачиш VERB 0 root _; , PUNCT 3 punct _; дід NOUN 1 vocative _", 3, False),
        (
            is_in_brackets,
            "údaje NOUN 0 root _; ( PUNCT 3 punct _; jméno NOUN 1 appos _; , PUNCT 5 punct _; adresa NOUN 3 vocative _",
            5,
            True,
        ),
        (
            is_in_brackets,
            "tady ADV 0 root _; ( PUNCT 3 punct _; zde ADV 1 mod _; ) PUNCT 3 punct _; matka NOUN 1 vocative _",
            5,
            False,
        ),
        (
            is_beyond_a_dash,
            "ти PRON 2 subj _; сказав VERB 0 root _; — PUNCT 4 punct _; Рибак PROPN 2 vocative _",
            4,
            True,
        ),
        (
            is_beyond_a_dash,
            "ти PRON 2 subj _; сказав VERB 0 root _; , PUNCT 4 punct _; Петро PROPN 2 vocative _",
            4,
            False,
        ),
    ],
)
def test_who_is_not_addressed(
    shown: Callable[[Token, Sentence], bool], words: str, place: int, expected: bool, make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*words.split("; "))
    assert shown(sentence.tokens[place - 1], sentence) is expected


@pytest.mark.parametrize(("gender", "expected"), [("Fem", True), ("Masc", False)])
def test_who_does_it_is_named_behind_the_verb(gender: str, expected: bool, make_sentence: MakeSentence) -> None:
    """*Хай донька піде, Олена*, but *хай донька піде, Петре*."""
    sentence = make_sentence(
        "хай PART 3 mod _",
        f"донька NOUN 3 subj Animacy=Anim|{SHE}",
        "піде VERB 0 root Person=3",
        ", PUNCT 5 punct _",
        f"Хтось PROPN 3 vocative Animacy=Anim|Case=Nom|Gender={gender}|Number=Sing",
    )
    assert is_who_does_it(sentence.tokens[4], sentence) is expected


@pytest.mark.parametrize(
    ("words", "edge", "expected"),
    [
        ("при ADP 0 root Case=Loc; простое ADJ 3 mod Case=Acc; станка NOUN 1 comp:obj Case=Gen", (3, 1), True),
        ("при ADP 0 root Case=Loc; простое ADJ 3 mod Case=Acc; станка NOUN 1 comp:obj Case=Gen", (2, 3), True),
        ("при ADP 0 root Case=Loc; тихое ADJ 3 mod Case=Acc; станка NOUN 1 comp:obj Case=Gen", (3, 1), False),
        ("при ADP 0 root Case=Loc; простое ADJ 3 mod Case=Acc; станке NOUN 1 comp:obj Case=Loc", (2, 3), False),
    ],
)
def test_what_belongs_to_the_noun_before(
    make_sentence: MakeSentence, site_at: MakeSite, words: str, edge: Edge, expected: bool
) -> None:
    site = replace(site_at(make_sentence(*words.split("; ")), edge, "uk"), readings=with_lexicon(judging_lexicon("ru")))
    assert doubts.is_of_the_noun_before(site) is expected
