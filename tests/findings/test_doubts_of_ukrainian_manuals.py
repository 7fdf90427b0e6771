"""Doubts about Ukrainian and Russian text in manuals: foreign words between, verbs and nouns that no list has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.doubts.determiners import is_one_of_several_determiners
from lambre_core.findings.doubts.joined_attributes import is_plural_of_several_nouns, joins_a_group
from lambre_core.findings.doubts.names import is_part_of_a_name
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.slavic import is_before_latin_letters
from lambre_core.findings.doubts.slavic_clauses import is_a_verb_in_ne, is_done_both_ways, is_one_of_two_behind
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_a_relative_object, is_perhaps_accusative_name
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Beliefs, Sentence

MakeSentence = Callable[..., Sentence]
MakeSite = Callable[..., Site]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

HE = "Case=Nom|Gender=Masc|Number=Sing"
SHE = "Case=Nom|Gender=Fem|Number=Sing"
OF_HIM = "Case=Gen|Gender=Masc|Number=Sing"
OF_HER = "Case=Gen|Gender=Fem|Number=Sing"
ALL = "Case=Gen|Number=Plur"
THEY = "Case=Nom|Number=Plur"
DOES = "Number=Sing|Person=3|VerbForm=Fin"
DO = "Number=Plur|Person=3|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # свій ID джерела; свій новий джерела
    (is_before_latin_letters, (1, 3), f"свій DET 3 det {HE}; ID ADJ 3 mod {HE}; джерела NOUN 0 root {OF_HIM}", True),
    (
        is_before_latin_letters,
        (1, 3),
        f"свій DET 3 det {HE}; новий ADJ 3 mod {HE}; джерела NOUN 0 root {OF_HIM}",
        False,
    ),
    # свій ID джерело, in no case of what owns something
    (is_before_latin_letters, (1, 3), f"свій DET 3 det {HE}; ID ADJ 3 mod {HE}; джерело NOUN 0 root {HE}", False),
    # сервер і оновить дані, і перезапуститься; сервер і оновить дані
    (
        is_done_both_ways,
        (4, 1),
        f"чекайте VERB 0 root _; сервер X 1 conj _; і CCONJ 4 cc _; оновить VERB 1 conj:coord {DOES}; , PUNCT 7 punct _"
        f"; і CCONJ 7 cc _; спиниться VERB 4 conj:coord {DOES}",
        True,
    ),
    (
        is_done_both_ways,
        (4, 1),
        f"чекайте VERB 0 root _; сервер X 1 conj _; і CCONJ 4 cc _; оновить VERB 1 conj:coord {DOES}",
        False,
    ),
    # затерпли рука на кермі та ноги; затерпли рука на кермі
    (
        is_one_of_two_behind,
        (2, 1),
        f"затерпли VERB 0 root {DO}; рука NOUN 1 subj {SHE}; на ADP 2 udep _; кермі NOUN 3 comp:obj Case=Loc; "
        f"та CCONJ 6 cc _; ноги NOUN 4 conj:coord {THEY}",
        True,
    ),
    (
        is_one_of_two_behind,
        (2, 1),
        f"затерпли VERB 0 root {DO}; рука NOUN 1 subj {SHE}; на ADP 2 udep _; кермі NOUN 3 comp:obj Case=Loc",
        False,
    ),
    # рух уперед і назад тривають; рух уперед тривають
    (
        is_one_of_two_behind,
        (1, 5),
        f"рух NOUN 5 subj {HE}; уперед ADV 1 mod _; і CCONJ 4 cc _; назад ADV 2 conj _; тривають VERB 0 root {DO}",
        True,
    ),
    (is_one_of_two_behind, (1, 3), f"рух NOUN 3 subj {HE}; уперед ADV 1 mod _; тривають VERB 0 root {DO}", False),
    # свої логін і email адреса; свої логін і пішли
    (
        is_plural_of_several_nouns,
        (1, 2),
        f"свої DET 2 det {THEY}; логін NOUN 0 root {HE}; і CCONJ 4 cc _; адреса NOUN 4 conj:coord {SHE}",
        True,
    ),
    (
        is_plural_of_several_nouns,
        (1, 2),
        f"свої DET 2 det {THEY}; логін NOUN 0 root {HE}; і CCONJ 4 cc _; пішли VERB 2 conj:coord {DO}",
        False,
    ),
    # у люди; у ми
    (joins_a_group, (2, 1), f"у ADP 0 root _; лікарі NOUN 1 comp:obj Animacy=Anim|{THEY}", True),
    (joins_a_group, (2, 1), f"у ADP 0 root _; ми PRON 1 comp:obj Animacy=Anim|{THEY}", False),
    # підопічна тренера Піолі; нашої міська ради Піолі
    (
        is_part_of_a_name,
        (1, 2),
        f"підопічна ADJ 2 mod {SHE}; тренера NOUN 0 root {OF_HIM}; Піолі PROPN 2 flat Case=Nom",
        True,
    ),
    (
        is_part_of_a_name,
        (2, 3),
        f"нашої DET 3 det {OF_HER}; міська ADJ 3 mod {SHE}; ради NOUN 0 root {OF_HER}; Піолі PROPN 3 flat Case=Nom",
        False,
    ),
    # усіх ці книгою; усіх своїм книгою
    (
        is_one_of_several_determiners,
        (2, 3),
        f"усіх DET 3 det {ALL}; цих DET 3 det {ALL}; книгою NOUN 0 root Case=Ins",
        True,
    ),
    (
        is_one_of_several_determiners,
        (2, 3),
        f"усіх DET 3 det {ALL}; своїх DET 3 det {ALL}|Poss=Yes; книгою NOUN 0 root Case=Ins",
        False,
    ),
    # ліки, які приймає хворий; ліки, які впливає на зір
    (
        is_perhaps_a_relative_object,
        (3, 4),
        f"ліки NOUN 0 root {THEY}; , PUNCT 4 punct _; які DET 4 subj Case=Acc,Nom|Number=Plur|PronType=Rel; "
        f"приймає VERB 1 mod@relcl {DOES}; хлопець NOUN 4 comp:obj {HE}",
        True,
    ),
    (
        is_perhaps_a_relative_object,
        (3, 4),
        f"ліки NOUN 0 root {THEY}; , PUNCT 4 punct _; які DET 4 subj Case=Acc,Nom|Number=Plur|PronType=Rel; "
        f"залежати VERB 1 mod@relcl {DOES}; хлопець NOUN 4 comp:obj {HE}",
        False,
    ),
    # Ґомеша назвали, of whom nothing is known; Україна назвали
    (is_perhaps_accusative_name, (1, 2), f"Ґомеша PROPN 2 subj Animacy=Anim|{SHE}; назвали VERB 0 root {DO}", True),
    (is_perhaps_accusative_name, (1, 2), f"Ґана PROPN 2 subj Animacy=Inan|{SHE}; назвали VERB 0 root {DO}", False),
)


READINGS = with_lexicon(judging_lexicon("uk"))


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
    assert doubt(site_at(make_sentence(*words.split("; ")), edge, "uk", READINGS)) is expected


@pytest.mark.parametrize(("share", "expected"), [(0.2, True), (0.0, False)])
def test_a_verb_in_ne(make_sentence: MakeSentence, site_at: MakeSite, share: float, expected: bool) -> None:
    """What the tagger believes to be a verb, be it a little, may be one: *сервер оберне*."""
    sentence = make_sentence(f"сервер NOUN 2 subj {HE}", "оберне ADJ 0 root Case=Nom|Gender=Neut")
    subject, word = sentence.tokens
    believed = replace(word, beliefs=Beliefs(upos={"ADJ": 1.0 - share, "VERB": share}, feats={}, heads={}, deprels={}))
    assert is_a_verb_in_ne(site_at(replace(sentence, tokens=(subject, believed)), (1, 2), "uk", READINGS)) is expected
