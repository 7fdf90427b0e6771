"""Doubts about Turkish, each with a tree that it is about and the nearest one that it is not about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges, doubts_of
from lambre_core.findings.doubts.several_subjects import is_perhaps_coordinated
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.doubts.turkish import (
    does_it_when_others_do,
    has_a_verb_with_the_case,
    has_done_since,
    has_its_predicate_before_a_comma,
    is_done_first,
    is_included,
    may_be_a_dative,
    shares_a_verb,
    stands_behind_its_postposition,
)
from lambre_core.treebank.tree import Sentence

Row = tuple[SiteDoubt, tuple[int, int], str, bool]

ROWS: tuple[Row, ...] = (
    # not aldığına göre; but: not göre
    (
        has_a_verb_with_the_case,
        (1, 3),
        "not NOUN 3 comp:obj Case=Nom; aldığına VERB 1 compound@lvc _; göre ADP 0 root _",
        True,
    ),
    (has_a_verb_with_the_case, (1, 2), "not NOUN 2 comp:obj Case=Nom; göre ADP 0 root _", False),
    # renge göre kutuları ayırdı; but: renge göre
    (
        stands_behind_its_postposition,
        (3, 2),
        "renge NOUN 2 comp:obj Case=Dat; göre ADP 4 udep _; kutuları NOUN 2 comp:obj Case=Acc; ayırdı VERB 0 root _",
        True,
    ),
    (
        stands_behind_its_postposition,
        (1, 2),
        "renge NOUN 2 comp:obj Case=Dat; göre ADP 3 udep _; ayırdı VERB 0 root _",
        False,
    ),
    # biz taşınalı yıl oldu; but: biz dün oldu
    (has_done_since, (1, 4), "biz PRON 4 subj _; taşınalı VERB 4 mod _; yıl NOUN 4 subj _; oldu VERB 0 root _", True),
    (has_done_since, (1, 3), "biz PRON 3 subj _; dün ADV 3 mod _; oldu VERB 0 root _", False),
    # siz okudukça kitap ilginçleşir; but: siz kitap okur
    (
        does_it_when_others_do,
        (1, 4),
        "siz PRON 4 subj _; okudukça VERB 4 mod _; kitap NOUN 4 subj _; ilginçleşir VERB 0 root Person=3",
        True,
    ),
    (does_it_when_others_do, (1, 3), "siz PRON 3 subj _; kitap NOUN 3 comp:obj _; okur VERB 0 root Person=3", False),
    # uyaracağız ve yanıt isteyeceğiz; but: uyaracağız yanıt isteyeceğiz
    (is_done_first, (1, 3), "uyaracağız VERB 3 comp:obj _; ve CCONJ 3 cc _; isteyeceğiz VERB 0 root _", True),
    (is_done_first, (1, 3), "uyaracağız VERB 3 comp:obj _; çok ADV 3 mod _; isteyeceğiz VERB 0 root _", False),
    # ben hariç herkes geldi; but: ben herkes geldi
    (
        is_included,
        (1, 4),
        "ben PRON 4 subj _; hariç ADP 1 mod _; herkes PRON 4 subj _; geldi VERB 0 root _",
        True,
    ),
    (is_included, (1, 3), "ben PRON 3 subj _; herkes PRON 3 subj _; geldi VERB 0 root _", False),
    # sen de ben de geldi; but: ben de geldi
    (
        is_perhaps_coordinated,
        (1, 5),
        "sen PRON 5 subj _; de CCONJ 1 cc _; ben PRON 1 conj _; de CCONJ 3 cc _; geldi VERB 0 root Number=Sing",
        True,
    ),
    (
        is_perhaps_coordinated,
        (1, 4),
        "ben PRON 4 subj _; de CCONJ 1 cc _; dün ADV 4 mod _; geldi VERB 0 root Number=Sing",
        False,
    ),
    # moda göre; but: renk göre
    (may_be_a_dative, (1, 2), "moda NOUN 2 comp:obj Case=Nom; göre ADP 0 root _", True),
    (may_be_a_dative, (1, 2), "renk NOUN 2 comp:obj Case=Nom; göre ADP 0 root _", False),
    # ben işin ustasıyım, bana sorabilirsin; but: ben dün, evde, yazdın
    (
        has_its_predicate_before_a_comma,
        (1, 5),
        "ben PRON 5 subj _; işin NOUN 3 mod _; ustasıyım NOUN 5 comp:obj _; , PUNCT 5 punct _; "
        "sorabilirsin VERB 0 root _",
        True,
    ),
    (
        has_its_predicate_before_a_comma,
        (1, 5),
        "ben PRON 5 subj _; dün ADV 5 mod _; evde NOUN 5 udep _; , PUNCT 5 punct _; yazdın VERB 0 root _",
        False,
    ),
    # ben çayı, annem kahveyi seviyor; but: ben çayı, belki, seviyor
    (
        shares_a_verb,
        (1, 6),
        "ben PRON 6 subj _; çayı NOUN 6 comp:obj Case=Acc; , PUNCT 4 punct _; annem NOUN 6 subj Case=Nom; "
        "kahveyi NOUN 6 comp:obj Case=Acc; seviyor VERB 0 root _",
        True,
    ),
    (
        shares_a_verb,
        (1, 6),
        "ben PRON 6 subj _; çayı NOUN 6 comp:obj Case=Acc; , PUNCT 6 punct _; belki ADV 6 mod _; "
        "yine ADV 6 mod _; seviyor VERB 0 root _",
        False,
    ),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0].__name__}: {row[3]}")
def test_doubt(make_sentence: Callable[..., Sentence], row: Row) -> None:
    doubt, edge, words, expected = row
    sentence = make_sentence(*words.split("; "))
    assert doubt in doubts_of("")
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, "tr", doubts=[doubt])
    assert found == ({edge} if expected else set())
