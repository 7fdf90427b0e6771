"""Doubts about Russian and Ukrainian clauses, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import east_slavic_clauses as doubts
from lambre_core.findings.doubts.adpositions import is_before_its_noun
from lambre_core.findings.doubts.determiners import differs_in_several
from lambre_core.findings.doubts.joined_attributes import determines_one_of_several, is_one_of_several_adjectives
from lambre_core.findings.doubts.participles import stands_before_what_governs
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_object
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

WithLemmas = Callable[..., Sentence]
MakeSite = Callable[..., Site]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

HE = "Case=Nom|Gender=Masc|Number=Sing"
SHE = "Case=Nom|Gender=Fem|Number=Sing"
HER = "Case=Acc|Gender=Fem|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
THEY = "Case=Nom|Number=Plur"
THEM = "Case=Acc|Number=Plur"
OF_HIM = "Case=Gen|Gender=Masc|Number=Sing"
OF_THEM = "Case=Gen|Gender=Masc|Number=Plur"
DOES = "Number=Sing|Person=3|VerbForm=Fin"
DO = "Number=Plur|Person=3|VerbForm=Fin"
DID = "Gender=Neut|Number=Sing|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # перелік дивись; перелік ведеш
    (
        doubts.is_what_is_to_be_done,
        (1, 2),
        f"перелік NOUN 2 subj {HE}; дивись VERB 0 root Mood=Ind|Number=Sing|Person=1|VerbForm=Fin",
        True,
    ),
    (
        doubts.is_what_is_to_be_done,
        (1, 2),
        f"перелік NOUN 2 subj {HE}; дивишся VERB 0 root Mood=Ind|Number=Sing|Person=2|VerbForm=Fin",
        False,
    ),
    # договір схвалила порожню відповідь; договір схвалила відповідь
    (
        is_perhaps_object,
        (1, 2),
        f"договір NOUN 2 subj {HE}; схвалила VERB 0 root Gender=Fem|Number=Sing|VerbForm=Fin; порожню ADJ 4 mod {HER}; "
        f"відповідь NOUN 2 comp:obj {HER}",
        False,
    ),
    (
        is_perhaps_object,
        (1, 2),
        f"договір NOUN 2 subj {HE}; схвалила VERB 0 root Gender=Fem|Number=Sing|VerbForm=Fin; відповідь NOUN 2 "
        f"comp:obj {HER}",
        True,
    ),
    # застосунок будуть спати; застосунок будуть писати
    (
        is_perhaps_object,
        (1, 2),
        f"застосунок NOUN 2 subj {HE}; будуть/бути AUX 0 root {DO}; спати/спати VERB 2 comp:aux VerbForm=Inf",
        False,
    ),
    (
        is_perhaps_object,
        (1, 2),
        f"застосунок NOUN 2 subj {HE}; будуть/бути AUX 0 root {DO}; писати/писати VERB 2 comp:aux VerbForm=Inf",
        True,
    ),
    # збережений старі листи
    (
        differs_in_several,
        (1, 3),
        f"збережений ADJ 3 mod {HE}|VerbForm=Part; старі ADJ 3 mod {THEY}; листи/лист NOUN 0 root {THEY}",
        False,
    ),
    # Нова листи лежать; Нова листи, a heading
    (
        differs_in_several,
        (1, 2),
        f"Нова ADJ 2 mod {SHE}; листи/лист NOUN 3 subj {THEY}; лежать VERB 0 root {DO}",
        False,
    ),
    (differs_in_several, (1, 2), f"Нова ADJ 2 mod {SHE}; листи/лист NOUN 0 root {THEY}", True),
    # перелік змін бережи; перелік бережи зміни
    (
        doubts.is_what_is_to_be_done,
        (1, 2),
        f"перелік NOUN 2 subj {HE}; бережи VERB 0 root Mood=Imp|Number=Sing|Person=2|VerbForm=Fin",
        True,
    ),
    (
        doubts.is_what_is_to_be_done,
        (1, 2),
        f"перелік NOUN 2 subj {HE}; бережи VERB 0 root Mood=Imp|Number=Sing|Person=2|VerbForm=Fin; "
        f"зміни NOUN 2 comp:obj {THEM}",
        False,
    ),
    # до першого кратного цьому числу; до першого великого цьому числу
    (
        stands_before_what_governs,
        (2, 5),
        f"до ADP 0 root _; першого ADJ 5 mod {OF_HIM}; кратного ADJ 5 mod {OF_HIM}; цьому DET 5 det Case=Dat; "
        "числу NOUN 1 comp:obj Case=Dat",
        True,
    ),
    (
        stands_before_what_governs,
        (2, 5),
        f"до ADP 0 root _; першого ADJ 5 mod {OF_HIM}; великого ADJ 5 mod {OF_HIM}; цьому DET 5 det Case=Dat; "
        "числу NOUN 1 comp:obj Case=Dat",
        False,
    ),
    # ця та вкладені теки; ця вкладені теки; ця та вкладена теки
    (
        determines_one_of_several,
        (1, 4),
        f"ця DET 4 det {SHE}; та CCONJ 3 cc _; вкладені ADJ 4 mod {THEY}; теки NOUN 0 root {THEY}",
        True,
    ),
    (
        determines_one_of_several,
        (1, 3),
        f"ця DET 3 det {SHE}; вкладені ADJ 3 mod {THEY}; теки NOUN 0 root {THEY}",
        False,
    ),
    # містить літери або пробіли; містить літери або працюють
    (
        doubts.is_an_object_more,
        (4, 1),
        f"містить VERB 0 root {DOES}; літери NOUN 1 comp:obj {THEM}; або CCONJ 4 cc _; пробіли VERB 1 conj:coord {DO}",
        True,
    ),
    (
        doubts.is_an_object_more,
        (4, 1),
        f"містить VERB 0 root {DOES}; літери NOUN 1 comp:obj {THEM}; або CCONJ 4 cc _; працюють VERB 1 conj:coord {DO}",
        False,
    ),
    # зможе й можуть виникнути помилки; зможе й можуть зберегти помилки
    (
        doubts.has_its_subject_behind,
        (3, 1),
        f"зможе VERB 0 root {DOES}; та CCONJ 3 cc _; можуть VERB 1 conj:coord {DO}; "
        f"виникнути VERB 3 comp:obj VerbForm=Inf; помилки NOUN 4 comp:obj {THEY}",
        True,
    ),
    (
        doubts.has_its_subject_behind,
        (3, 1),
        f"зможе VERB 0 root {DOES}; та CCONJ 3 cc _; можуть VERB 1 conj:coord {DO}; "
        f"зберегти VERB 3 comp:obj VerbForm=Inf; помилки NOUN 4 comp:obj {THEY}",
        False,
    ),
    # якщо назва нова, перше слово; нова, перше слово
    (
        doubts.ends_its_own_clause,
        (3, 6),
        f"якщо SCONJ 0 root _; назва NOUN 1 unk {SHE}; нова ADJ 6 mod {SHE}; , PUNCT 1 punct _; перше ADJ 6 mod {IT}; "
        f"слово NOUN 1 unk {IT}",
        True,
    ),
    (
        doubts.ends_its_own_clause,
        (1, 4),
        f"нова ADJ 4 mod {SHE}; , PUNCT 1 punct _; перше ADJ 4 mod {IT}; слово NOUN 0 root {IT}",
        False,
    ),
    # позначення цього прапорцем; позначення цього прапорець
    (
        doubts.is_this_thing,
        (2, 3),
        f"позначення NOUN 0 root {IT}; цього DET 3 det {OF_HIM}; прапорцем NOUN 1 mod Case=Ins|Gender=Masc|Number=Sing",
        True,
    ),
    (
        doubts.is_this_thing,
        (2, 3),
        f"позначення NOUN 0 root {IT}; цього DET 3 det {OF_HIM}; прапорець NOUN 1 mod {HE}",
        False,
    ),
    # фільтри, відповідно до яких спостереження; відповідно до яких спостереження
    (
        doubts.opens_a_clause_behind_several,
        (5, 6),
        f"фільтри NOUN 0 root {THEY}; , PUNCT 1 punct _; відповідно ADP 1 unk _; до ADP 3 unk _; "
        f"яких DET 6 det {OF_THEM}; спостереження NOUN 4 comp:obj {IT}",
        True,
    ),
    (
        doubts.opens_a_clause_behind_several,
        (3, 4),
        f"відповідно ADP 0 root _; до ADP 1 unk _; яких DET 4 det {OF_THEM}; спостереження NOUN 2 comp:obj {IT}",
        False,
    ),
    # управляють ці люди; управляють цих люди
    (
        doubts.is_alike_in_the_nominative,
        (2, 3),
        f"управляють VERB 0 root {DO}; ці DET 3 det Animacy=Inan|{THEY}; люди NOUN 1 subj Animacy=Anim|{THEY}",
        True,
    ),
    (
        doubts.is_alike_in_the_nominative,
        (1, 2),
        f"ці DET 2 det Animacy=Inan|{THEY}; ключі NOUN 3 subj Animacy=Inan|{THEY}; лежить VERB 0 root {DOES}",
        False,
    ),
    (
        doubts.is_alike_in_the_nominative,
        (2, 3),
        f"управляють VERB 0 root {DO}; цих DET 3 det {OF_THEM}; люди NOUN 1 subj Animacy=Anim|{THEY}",
        False,
    ),
    # акаунт було активовано; акаунт було новий
    (doubts.is_what_was_done, (1, 2), f"акаунт NOUN 2 subj {HE}; було AUX 0 root {DID}; активовано ADV 2 mod _", True),
    (doubts.is_what_was_done, (1, 2), f"акаунт NOUN 2 subj {HE}; було AUX 0 root {DID}; новий ADJ 2 mod {HE}", False),
    # формат або завантаження не вдалося; формат і завантаження не вдалося; формат або хлопець не вдалося
    (
        doubts.goes_with_the_nearest,
        (1, 5),
        f"формат NOUN 5 subj {HE}; або CCONJ 3 cc _; завантаження NOUN 1 conj:coord {IT}; не PART 5 mod _; "
        f"вдалося VERB 0 root {DID}",
        True,
    ),
    (
        doubts.goes_with_the_nearest,
        (1, 5),
        f"формат NOUN 5 subj {HE}; і CCONJ 3 cc _; завантаження NOUN 1 conj:coord {IT}; не PART 5 mod _; "
        f"вдалося VERB 0 root {DID}",
        False,
    ),
    (
        doubts.goes_with_the_nearest,
        (1, 5),
        f"формат NOUN 5 subj {HE}; або CCONJ 3 cc _; хлопець NOUN 1 conj:coord {HE}; не PART 5 mod _; "
        f"вдалося VERB 0 root {DID}",
        False,
    ),
    # все ще виконуються; все виконуються
    (doubts.is_still, (1, 3), f"все PRON 3 subj {IT}; ще ADV 3 mod _; виконуються VERB 0 root {DO}", True),
    (doubts.is_still, (1, 2), f"все PRON 2 subj {IT}; виконуються VERB 0 root {DO}", False),
    # «холодного» або «гарячого» режимів; режим або «гарячого» режимів
    (
        is_one_of_several_adjectives,
        (6, 8),
        f"« PUNCT 2 punct _; холодного ADJ 8 mod {OF_HIM}; » PUNCT 2 punct _; або CCONJ 6 cc _; « PUNCT 6 punct _; "
        f"гарячого ADJ 8 mod {OF_HIM}; » PUNCT 6 punct _; режимів NOUN 0 root {OF_THEM}",
        True,
    ),
    (
        is_one_of_several_adjectives,
        (4, 6),
        f"додали VERB 0 root {DO}; або CCONJ 4 cc _; « PUNCT 4 punct _; гарячого ADJ 6 mod {OF_HIM}; "
        f"» PUNCT 4 punct _; режимів NOUN 1 comp:obj {OF_THEM}",
        False,
    ),
    # до веб компанії; до сервер компанії, до сервери компанії
    (is_before_its_noun, (2, 1), f"до ADP 0 root _; веб NOUN 1 comp:obj {HE}; компанії NOUN 2 mod Case=Gen", True),
    (is_before_its_noun, (2, 1), f"до ADP 0 root _; сервер NOUN 1 comp:obj {HE}; компанії NOUN 2 mod Case=Gen", False),
    (
        is_before_its_noun,
        (2, 1),
        f"до ADP 0 root _; сервери NOUN 1 comp:obj {THEY}; компанії NOUN 2 mod Case=Gen",
        False,
    ),
)
READINGS = with_lexicon(judging_lexicon("uk"))


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
    assert doubt(site_at(with_lemmas(*words.split("; ")), edge, "uk", READINGS)) is expected
