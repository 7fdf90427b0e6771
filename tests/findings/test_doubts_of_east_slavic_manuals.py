"""Doubts about Russian and Ukrainian sentences of manuals, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import east_slavic_manuals as doubts
from lambre_core.findings.doubts.joined_attributes import joins_a_group
from lambre_core.findings.doubts.lone_determiners import is_after_its_adposition
from lambre_core.findings.doubts.manuals import is_one_or_several
from lambre_core.findings.doubts.names import is_an_acronym
from lambre_core.findings.doubts.nominalised import is_behind_a_dash_or_quote
from lambre_core.findings.doubts.references import may_stand_for_another
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.slavic import is_before_the_noun_itself, is_of_latin_letters
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

WithLemmas = Callable[..., Sentence]
MakeSite = Callable[..., Site]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

HE = "Case=Nom|Gender=Masc|Number=Sing"
SHE = "Case=Nom|Gender=Fem|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
THEY = "Case=Nom|Number=Plur"
HER = "Case=Acc|Gender=Fem|Number=Sing"
OF_HIM = "Case=Gen|Gender=Masc|Number=Sing"
OF_HER = "Case=Gen|Gender=Fem|Number=Sing"
OF_IT = "Case=Gen|Gender=Neut|Number=Sing"
BY_HER = "Case=Ins|Gender=Fem|Number=Sing"
BY_THEM = "Case=Ins|Gender=Masc|Number=Plur"
DOES = "Number=Sing|Person=3|VerbForm=Fin"
DO = "Number=Plur|Person=3|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # ждут, и ещё больше находится; ждут, и больше не находится
    (
        doubts.are_more_of_them,
        (5, 1),
        f"ждут VERB 0 root {DO}; и CCONJ 5 cc _; ещё ADV 4 mod _; больше ADV 5 mod _; "
        f"находится VERB 1 conj:coord {DOES}",
        True,
    ),
    (
        doubts.are_more_of_them,
        (5, 1),
        f"ждут VERB 0 root {DO}; и CCONJ 5 cc _; больше ADV 5 mod _; не PART 5 mod _; "
        f"находится VERB 1 conj:coord {DOES}",
        False,
    ),
    # берёт взносы для получения прибыли; берёт, взносы для гостей прибыли
    (
        doubts.is_a_noun_itself,
        (2, 5),
        f"берёт VERB 0 root {DOES}; взнос NOUN 5 subj {HE}; для ADP 5 udep _; получения NOUN 3 comp:obj {OF_IT}; "
        "прибыли VERB 1 parataxis Number=Plur|VerbForm=Fin",
        True,
    ),
    (
        doubts.is_a_noun_itself,
        (3, 6),
        f"берёт VERB 0 root {DOES}; , PUNCT 6 punct _; взнос NOUN 6 subj {HE}; для ADP 6 udep _; "
        f"получения NOUN 4 comp:obj {OF_IT}; прибыли VERB 1 parataxis Number=Plur|VerbForm=Fin",
        False,
    ),
    # управляющим журнала; читающим журнала
    (
        doubts.is_of_who_does_it,
        (2, 1),
        f"управляющим VERB 0 root Case=Ins|VerbForm=Part; журнала NOUN 1 comp:obj {OF_HIM}",
        True,
    ),
    (
        doubts.is_of_who_does_it,
        (2, 1),
        f"читающим VERB 0 root Case=Ins|VerbForm=Part; журнала NOUN 1 comp:obj {OF_HIM}",
        False,
    ),
    # новую тему от старой запятой; тему от старой запятой
    (
        doubts.is_short_for_what_was_named,
        (4, 5),
        f"новую ADJ 2 mod {HER}; тему NOUN 0 root {HER}; от ADP 2 udep _; старой ADJ 5 mod {OF_HER}; "
        f"запятой NOUN 3 comp:obj {BY_HER}",
        True,
    ),
    (
        doubts.is_short_for_what_was_named,
        (3, 4),
        f"тему NOUN 0 root {HER}; от ADP 1 udep _; старой ADJ 4 mod {OF_HER}; запятой NOUN 2 comp:obj {BY_HER}",
        False,
    ),
    # тему на подобную системной теме; тему на подобную теме
    (
        doubts.is_short_for_what_was_named,
        (3, 5),
        f"тему NOUN 0 root {HER}; на ADP 1 udep _; подобную ADJ 5 mod {HER}; "
        "системной ADJ 5 mod Case=Dat|Gender=Fem|Number=Sing; теме NOUN 2 comp:obj Case=Dat|Gender=Fem|Number=Sing",
        True,
    ),
    (
        doubts.is_short_for_what_was_named,
        (3, 4),
        f"тему NOUN 0 root {HER}; на ADP 1 udep _; подобную ADJ 4 mod {HER}; "
        "теме NOUN 2 comp:obj Case=Dat|Gender=Fem|Number=Sing",
        False,
    ),
    # всего файлов; всего файл
    (doubts.is_how_many_in_all, (1, 2), f"всего DET 2 det {OF_IT}; файлов NOUN 0 root Case=Gen|Number=Plur", True),
    (doubts.is_how_many_in_all, (1, 2), f"всего DET 2 det {OF_IT}; файл NOUN 0 root {HE}", False),
    # создано им, источник известен; создано, по слухам, источник
    (
        doubts.is_behind_the_comma,
        (5, 1),
        f"создано VERB 0 root {IT}; им PRON 1 comp:obl _; , PUNCT 5 punct _; старый ADJ 5 mod {HE}; "
        f"источник NOUN 1 subj {HE}",
        True,
    ),
    (
        doubts.is_behind_the_comma,
        (5, 1),
        f"создано VERB 0 root {IT}; , PUNCT 3 punct _; вчера ADV 1 mod _; , PUNCT 3 punct _; источник NOUN 1 subj {HE}",
        False,
    ),
    # в рецензенты, as a thing to the tagger; в отчёты
    (joins_a_group, (2, 1), "в ADP 0 root _; рецензенты NOUN 1 comp:obj Animacy=Inan|Case=Acc|Number=Plur", True),
    (joins_a_group, (2, 1), "в ADP 0 root _; отчёты NOUN 1 comp:obj Animacy=Inan|Case=Acc|Number=Plur", False),
    # связанными с этим вопросами; сказанное с этим вопросами
    (
        is_after_its_adposition,
        (3, 4),
        "связанными VERB 4 mod Case=Ins|Number=Plur; с ADP 1 udep _; этим DET 4 det Case=Ins|Gender=Neut|Number=Sing; "
        f"вопросами NOUN 0 root {BY_THEM}",
        True,
    ),
    (
        is_after_its_adposition,
        (3, 4),
        f"сказанное VERB 0 root {IT}; с ADP 1 udep _; этим DET 4 det Case=Ins|Gender=Neut|Number=Sing; "
        f"вопросами NOUN 2 comp:obj {BY_THEM}",
        False,
    ),
    # ключ (ключи) хранятся; ключ (замки) хранятся
    (
        is_one_or_several,
        (1, 5),
        f"ключ NOUN 5 subj {HE}; ( PUNCT 3 punct _; ключи/ключ NOUN 1 conj {THEY}; ) PUNCT 3 punct _; "
        f"хранятся VERB 0 root {DO}",
        True,
    ),
    (
        is_one_or_several,
        (1, 5),
        f"ключ NOUN 5 subj {HE}; ( PUNCT 3 punct _; замки/замок NOUN 1 conj {THEY}; ) PUNCT 3 punct _; "
        f"хранятся VERB 0 root {DO}",
        False,
    ),
    # СУД, отмеченные; отмеченные СУД before it
    (is_an_acronym, (3, 1), f"СУД NOUN 0 root {HE}; , PUNCT 3 punct _; отмеченные VERB 1 mod {THEY}", True),
    (is_an_acronym, (3, 1), f"суд NOUN 0 root {HE}; , PUNCT 3 punct _; отмеченные VERB 1 mod {THEY}", False),
    # в режиме «Ручной» файлы; включите «ручной» файлы
    (
        is_behind_a_dash_or_quote,
        (3, 5),
        f"режиме NOUN 0 root _; « PUNCT 3 punct _; Ручной ADJ 5 mod {HE}; » PUNCT 3 punct _; файлы NOUN 1 unk {THEY}",
        True,
    ),
    (
        is_behind_a_dash_or_quote,
        (3, 5),
        f"включите VERB 0 root _; « PUNCT 3 punct _; ручной ADJ 5 mod {HE}; » PUNCT 3 punct _; файлы NOUN 1 unk {THEY}",
        False,
    ),
    # ПО кошелька, которое; по кошельку, которое
    (
        may_stand_for_another,
        (4, 2),
        f"ПО ADP 0 root _; кошелька NOUN 1 comp:obj {OF_HIM}; , PUNCT 4 punct _; которое PRON 2 ref {IT}",
        True,
    ),
    (
        may_stand_for_another,
        (4, 2),
        f"по ADP 0 root _; кошелька NOUN 1 comp:obj {OF_HIM}; , PUNCT 4 punct _; которое PRON 2 ref {IT}",
        False,
    ),
    # соответствует URI ресурса; соответствует типа ресурса
    (
        is_of_latin_letters,
        (3, 1),
        f"соответствует VERB 0 root {DOES}; URI X 1 unk _; ресурса NOUN 1 comp:obj {OF_HIM}",
        True,
    ),
    (
        is_of_latin_letters,
        (3, 1),
        f"соответствует VERB 0 root {DOES}; нового ADJ 3 mod {OF_HIM}; ресурса NOUN 1 comp:obj {OF_HIM}",
        False,
    ),
    # доступные офлайн; доступные медиа
    (is_before_the_noun_itself, (1, 2), f"доступные ADJ 2 mod {THEY}; офлайн NOUN 0 root {HE}", True),
    (is_before_the_noun_itself, (1, 2), f"доступные ADJ 2 mod {THEY}; медиа NOUN 0 root {HE}", False),
)
READINGS = with_lexicon(judging_lexicon("ru"))


@pytest.mark.parametrize(("doubt", "edge", "words", "expected"), ROWS)
def test_doubts(
    with_lemmas: WithLemmas,
    site_at: MakeSite,
    doubt: Callable[[Site], bool],
    edge: Edge,
    words: str,
    expected: bool,
) -> None:
    """Each is about a construction, and not about the one beside it."""
    assert doubt(site_at(with_lemmas(*words.split("; ")), edge, "ru", READINGS)) is expected
