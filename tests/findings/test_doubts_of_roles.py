"""Doubts about the roles of phrases, addresses and what stands between words, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import accumulate

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.addresses import is_no_address
from lambre_core.findings.doubts.adpositions import governs_the_word_between
from lambre_core.findings.doubts.attributes import (
    has_a_better_attribute_between,
    is_a_language,
    is_a_notice,
    is_of_the_pronoun_before,
)
from lambre_core.findings.doubts.determiners import is_before_a_name_of_several, is_before_an_adverb
from lambre_core.findings.doubts.joined_attributes import is_plural_of_several_nouns
from lambre_core.findings.doubts.names import is_a_handle, is_an_undeclined_name, is_cut_by_an_apostrophe
from lambre_core.findings.doubts.other_subjects import is_beyond_a_colon
from lambre_core.findings.doubts.persons import is_a_woman_in_office
from lambre_core.findings.doubts.predicatives import is_after_as, is_before_a_past_tense, is_said_of_people
from lambre_core.findings.doubts.roles import (
    has_its_verb_later,
    has_the_subject_before,
    has_the_subject_elsewhere,
    is_a_bare_title,
    is_a_genitive_behind,
    is_a_group_of_so_many,
    is_an_adverb_before,
    is_an_english_plural,
    is_an_infinitive_at_the_end,
    is_an_owner_before_a_title,
    is_before_another_clause,
    is_beyond_a_dash,
    is_heard,
    is_it_behind_a_noun,
    is_parted_by_a_number,
    is_perhaps_advised,
    is_said_of_about_so_many,
    is_sold_by_another,
    is_spelt_as_an_adjective,
    is_the_subject_after_all,
)
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.subjects import is_before_a_neuter_participle, is_genitive_by_its_attribute
from lambre_core.findings.doubts.verbs import (
    happens_by_itself,
    is_named_without_its_prefix,
    is_the_subject_of_the_next_word,
)
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
IsDoubted = Callable[[Callable[[Site], bool], tuple[int, int], str, bool], bool]
Edge = tuple[int, int]
Row = tuple[Callable[[Site], bool], Edge, str, bool]

ACC, NOM, DAT, GEN = (f"Case={case}|Gender=Masc|Number=Sing" for case in ("Acc", "Nom", "Dat", "Gen"))
SINGULAR, PLURAL = "Number=Sing|VerbForm=Fin", "Number=Plur|VerbForm=Fin"

GERMAN: tuple[Row, ...] = (
    (
        has_the_subject_elsewhere,
        (1, 2),
        f"Jeden DET 2 det {ACC}; Tag NOUN 3 subj {ACC}; wird AUX 0 root {SINGULAR}; es PRON 3 unk Case=Nom",
        True,
    ),
    (
        has_the_subject_elsewhere,
        (1, 2),
        f"Jeden DET 2 det {ACC}; Mann NOUN 3 subj {ACC}; wird AUX 0 root {SINGULAR}; alt ADJ 3 comp:pred _",
        False,
    ),
    (
        has_the_subject_elsewhere,
        (4, 3),
        f"ist AUX 0 root {SINGULAR}; und CCONJ 3 cc _; widerspricht VERB 1 conj:coord {SINGULAR}; "
        f"Logik NOUN 3 subj Case=Dat|Number=Sing",
        True,
    ),
    (
        has_the_subject_elsewhere,
        (5, 6),
        f"hat AUX 0 root {SINGULAR}; „ PUNCT 3 punct _; Twitter PROPN 1 mod Number=Sing; “ PUNCT 3 punct _; "
        f"solchen DET 6 det {ACC}; Hass NOUN 1 subj {ACC}",
        True,
    ),
    (
        is_the_subject_after_all,
        (3, 4),
        f"Abend NOUN 2 subj {NOM}; hat AUX 0 root {SINGULAR}; ein DET 4 det {NOM}; Künstler NOUN 5 comp:obj {NOM}; "
        "gesungen VERB 2 comp:aux VerbForm=Part",
        True,
    ),
    (
        is_the_subject_after_all,
        (3, 4),
        f"ich PRON 2 subj {NOM}; habe AUX 0 root {SINGULAR}; ein DET 4 det {NOM}; Hund NOUN 5 comp:obj {NOM}; "
        "gesehen VERB 2 comp:aux VerbForm=Part",
        False,
    ),
    (
        has_the_subject_before,
        (4, 5),
        f"wie SCONJ 5 mod _; die DET 3 det Case=Nom; Leute NOUN 5 mod Case=Nom|Number=Plur; "
        f"Land NOUN 5 subj Case=Acc|Number=Sing; behalten VERB 0 root {PLURAL}",
        True,
    ),
    (
        has_the_subject_before,
        (4, 5),
        f"die DET 2 det Case=Nom; Zahl NOUN 5 subj Case=Nom|Number=Sing; der DET 4 det Case=Gen|Number=Plur; "
        f"Leute NOUN 5 subj Case=Gen|Number=Plur; steigen VERB 0 root {SINGULAR}",
        False,
    ),
    (
        is_an_infinitive_at_the_end,
        (1, 3),
        f"Er PRON 3 subj {SINGULAR}; hätte AUX 3 comp:aux {SINGULAR}; dürfen AUX 0 root {PLURAL}",
        True,
    ),
    (is_an_infinitive_at_the_end, (1, 2), f"Er PRON 2 subj {SINGULAR}; dürfen AUX 0 root {PLURAL}", False),
    (
        is_before_another_clause,
        (1, 5),
        f"Ich PRON 5 subj Number=Sing|Person=1; MAG PROPN 1 conj _; und CCONJ 5 cc _; es PRON 2 unk Case=Nom; "
        f"ist AUX 0 root Person=3|{SINGULAR}",
        True,
    ),
    (
        is_before_another_clause,
        (1, 4),
        "Ich PRON 4 subj Number=Sing|Person=1; und CCONJ 3 cc _; Tom PROPN 1 conj _; "
        f"ist AUX 0 root Person=3|{SINGULAR}",
        False,
    ),
    (
        is_spelt_as_an_adjective,
        (4, 1),
        "ist AUX 0 root _; leicht ADJ 1 comp:pred _; und CCONJ 4 cc _; weich VERB 1 conj:coord Mood=Imp",
        True,
    ),
    (
        is_spelt_as_an_adjective,
        (4, 1),
        "ist AUX 0 root _; leicht ADJ 1 comp:pred _; und CCONJ 4 cc _; laufe VERB 1 conj:coord Person=1",
        False,
    ),
    (
        is_a_genitive_behind,
        (3, 4),
        "über ADP 0 root _; Morde NOUN 1 comp:obj Case=Acc; fremder ADJ 4 mod Case=Gen|Number=Plur; "
        "Soldaten NOUN 1 comp:obj Case=Gen|Number=Plur",
        True,
    ),
    (
        is_a_genitive_behind,
        (3, 4),
        "über ADP 0 root _; Morde NOUN 1 comp:obj Case=Acc; fremder ADJ 4 mod Case=Gen|Number=Plur; "
        "Soldat NOUN 1 comp:obj Case=Nom|Number=Sing",
        False,
    ),
    (is_an_owner_before_a_title, (2, 1), "für ADP 0 root _; Apples PROPN 1 comp:obj Case=Gen; „ PUNCT 2 punct _", True),
    (is_an_owner_before_a_title, (2, 1), "für ADP 0 root _; Apples PROPN 1 comp:obj Case=Gen; da ADV 2 mod _", False),
    (is_an_english_plural, (1, 2), f"den DET 2 det {DAT}; Proceedings NOUN 0 root Number=Sing", True),
    (is_an_english_plural, (1, 2), f"den DET 2 det {DAT}; Hering NOUN 0 root Number=Sing", False),
    (
        is_perhaps_advised,
        (1, 2),
        f"Personen NOUN 2 subj@pass Case=Dat|Number=Plur; werden AUX 0 root {SINGULAR}; geraten VERB 2 comp:aux _",
        True,
    ),
    (
        is_perhaps_advised,
        (1, 2),
        f"Personen NOUN 2 subj@pass Case=Dat|Number=Plur; werden AUX 0 root {SINGULAR}; gesehen VERB 2 comp:aux _",
        False,
    ),
    (
        is_it_behind_a_noun,
        (2, 3),
        f"Leiter NOUN 3 subj Number=Plur; es PRON 3 subj Number=Sing; verdienen VERB 0 root {PLURAL}",
        True,
    ),
    (
        is_it_behind_a_noun,
        (2, 3),
        f"dass SCONJ 0 root _; es PRON 3 subj Number=Sing; verdienen VERB 1 comp:obj {PLURAL}",
        False,
    ),
    (
        is_beyond_a_dash,
        (3, 4),
        "bekämpfen VERB 0 root _; – PUNCT 1 punct _; ein DET 4 det Case=Nom; Schritt NOUN 1 comp:obj Case=Nom",
        True,
    ),
    (
        is_beyond_a_dash,
        (2, 3),
        "bekämpfen VERB 0 root VerbForm=Inf; ein DET 3 det Case=Nom; Schritt NOUN 1 comp:obj Case=Nom",
        False,
    ),
    (
        is_a_group_of_so_many,
        (2, 3),
        "unter ADP 0 root _; den DET 3 det Number=Plur; Vier NOUN 1 comp:obj Number=Sing",
        True,
    ),
    (
        is_a_group_of_so_many,
        (2, 3),
        "unter ADP 0 root _; den DET 3 det Number=Plur; Tisch NOUN 1 comp:obj Number=Sing",
        False,
    ),
    (
        is_said_of_about_so_many,
        (5, 4),
        "Über ADP 4 udep _; 30 NUM 3 mod _; Ärzte NOUN 1 comp:obj Number=Plur; "
        f"testen VERB 0 root {PLURAL}; Hasch NOUN 4 subj Number=Sing",
        True,
    ),
    (
        is_said_of_about_so_many,
        (5, 4),
        "In ADP 4 udep _; 30 NUM 3 mod _; Städten NOUN 1 comp:obj Number=Plur; "
        f"stehen VERB 0 root {PLURAL}; Turm NOUN 4 subj Number=Sing",
        False,
    ),
    (
        is_heard,
        (2, 3),
        "habe AUX 0 root _; Werke NOUN 3 comp:obj Case=Acc; gehört VERB 1 comp:aux _",
        True,
    ),
    (is_heard, (2, 1), "gehört VERB 0 root _; Werke NOUN 1 comp:obj Case=Acc", False),
    (
        has_the_subject_elsewhere,
        (3, 1),
        "scheint VERB 0 root Number=Sing; den DET 3 det Case=Acc; Tag NOUN 1 subj Case=Acc|Number=Sing; "
        "die DET 5 det Case=Nom; Sonne NOUN 3 mod Case=Nom|Number=Sing",
        True,
    ),
    (
        has_the_subject_elsewhere,
        (3, 1),
        "sieht VERB 0 root Number=Sing; den DET 3 det Case=Acc; Hund NOUN 1 subj Case=Acc|Number=Sing; "
        "die DET 5 det Case=Nom; Sonne NOUN 3 mod Case=Nom|Number=Sing",
        False,
    ),
    (
        is_sold_by_another,
        (4, 6),
        "kam VERB 0 root _; , PUNCT 6 punct _; aber CCONJ 6 cc _; Papiere NOUN 6 subj Case=Acc|Number=Plur; "
        "verkauft VERB 6 comp:aux VerbForm=Part; hat AUX 1 conj:coord Number=Sing",
        True,
    ),
    (
        is_sold_by_another,
        (4, 5),
        "kam VERB 0 root _; , PUNCT 5 punct _; aber CCONJ 5 cc _; Papiere NOUN 5 subj Case=Acc|Number=Plur; "
        "hat AUX 1 conj:coord Number=Sing; verkauft VERB 5 comp:aux VerbForm=Part",
        False,
    ),
    (
        is_parted_by_a_number,
        (1, 5),
        "Schule NOUN 5 subj Number=Sing; verwüstet VERB 1 mod _; und CCONJ 5 cc _; 140 NUM 5 mod _; "
        f"sind AUX 0 root {PLURAL}",
        True,
    ),
    (
        is_parted_by_a_number,
        (1, 4),
        f"Schule NOUN 4 subj Number=Sing; mit ADP 1 udep _; 140 NUM 2 comp:obj _; sind AUX 0 root {PLURAL}",
        False,
    ),
    (
        has_its_verb_later,
        (1, 2),
        f"Plan NOUN 2 subj Number=Sing; senken VERB 0 root {PLURAL}; , PUNCT 2 punct _; sondern CCONJ 2 cc _",
        True,
    ),
    (
        has_its_verb_later,
        (1, 2),
        f"Plan NOUN 2 subj Number=Sing; senken VERB 0 root {PLURAL}; , PUNCT 2 punct _; aber CCONJ 2 cc _",
        False,
    ),
    (
        is_an_adverb_before,
        (2, 1),
        f"vermehrt VERB 0 root {SINGULAR}; Prüfungen NOUN 1 subj Number=Plur; verlangt VERB 4 comp _; "
        f"werden AUX 1 x {PLURAL}",
        True,
    ),
    (is_an_adverb_before, (2, 1), f"vermehrt VERB 0 root {SINGULAR}; Prüfungen NOUN 1 subj Number=Plur", False),
    (
        is_a_bare_title,
        (2, 4),
        f"die PRON 4 subj _; Präsident NOUN 4 comp:obj {NOM}; Saied PROPN 2 flat _; nannten VERB 0 root {PLURAL}",
        True,
    ),
    (
        is_a_bare_title,
        (2, 4),
        f"ein DET 2 det {NOM}; Präsident NOUN 4 comp:obj {NOM}; Saied PROPN 2 flat _; nannten VERB 0 root {PLURAL}",
        False,
    ),
)

SLAVIC: tuple[Row, ...] = (
    (
        is_no_address,
        (4, 2),
        "Який DET 4 det _; ви PRON 0 root Case=Nom|Person=2; , PUNCT 2 punct _; тюлень NOUN 2 vocative Case=Nom",
        True,
    ),
    (
        is_no_address,
        (3, 1),
        "ви PRON 0 root Case=Nom|Person=2; , PUNCT 3 punct _; тюлень NOUN 1 vocative Case=Nom; ! PUNCT 1 punct _",
        False,
    ),
    (
        is_no_address,
        (5, 1),
        "Пишіть VERB 0 root Mood=Imp|Person=2; : PUNCT 1 punct _; Юля PROPN 1 mod Case=Nom; , PUNCT 3 punct _; "
        "Богдан PROPN 1 vocative Case=Nom",
        True,
    ),
    (
        is_no_address,
        (3, 5),
        "звісно ADV 5 mod _; , PUNCT 3 punct _; Степан PROPN 5 vocative Case=Nom; , PUNCT 3 punct _; "
        "Іди VERB 0 root Mood=Imp|Person=2",
        True,
    ),
    (
        is_no_address,
        (1, 4),
        "Степан PROPN 4 vocative Case=Nom; , PUNCT 1 punct _; « PUNCT 4 punct _; Іди VERB 0 root Mood=Imp|Person=2",
        True,
    ),
    (
        is_beyond_a_colon,
        (3, 1),
        "полюбила VERB 0 root Gender=Fem; — PUNCT 1 punct _; бог NOUN 1 subj Case=Nom|Gender=Masc",
        True,
    ),
    (is_beyond_a_colon, (2, 1), "полюбила VERB 0 root Gender=Fem; бог NOUN 1 subj Case=Nom|Gender=Masc", False),
    (
        governs_the_word_between,
        (3, 1),
        "від ADP 0 root Case=Gen; інших DET 3 det Case=Gen; дахом NOUN 1 comp:obj Case=Ins",
        True,
    ),
    (
        governs_the_word_between,
        (3, 1),
        "від ADP 0 root Case=Gen; нових ADJ 3 mod Case=Gen; дахом NOUN 1 comp:obj Case=Ins",
        False,
    ),
    (
        is_plural_of_several_nouns,
        (4, 3),
        "тіло NOUN 0 root Number=Sing; і CCONJ 3 cc _; кров NOUN 1 conj Number=Sing; мої DET 3 det Number=Plur",
        True,
    ),
    (is_plural_of_several_nouns, (2, 1), "кров NOUN 0 root Number=Sing; мої DET 1 det Number=Plur", False),
    (
        is_said_of_people,
        (2, 4),
        "осіняє VERB 0 root _; присутніх ADJ 4 mod Case=Acc|Number=Plur; хресним ADJ 4 mod Case=Ins|Number=Sing; "
        "знаменням NOUN 1 comp:obj Case=Ins|Number=Sing",
        True,
    ),
    (
        is_said_of_people,
        (2, 4),
        "бачить VERB 0 root _; присутніх ADJ 4 mod Case=Ins|Number=Plur; хресним ADJ 4 mod Case=Ins|Number=Sing; "
        "знаменням NOUN 1 comp:obj Case=Ins|Number=Sing",
        False,
    ),
    (
        is_before_a_past_tense,
        (1, 2),
        "Старий ADJ 2 mod Case=Nom|Number=Sing; хрипів NOUN 0 root Case=Gen|Number=Plur",
        True,
    ),
    (
        is_before_a_past_tense,
        (2, 3),
        "чув VERB 0 root _; старий ADJ 3 mod Case=Nom|Number=Sing; хрипів NOUN 1 comp:obj Case=Gen|Number=Plur",
        False,
    ),
    (is_before_an_adverb, (1, 2), "той DET 2 det Case=Nom; часом NOUN 0 root Case=Ins", True),
    (is_before_an_adverb, (1, 2), "той DET 2 det Case=Nom; столом NOUN 0 root Case=Ins", False),
    (
        is_before_a_name_of_several,
        (1, 4),
        "сама DET 4 det _; Варя PROPN 4 mod _; і CCONJ 4 cc _; дівчата NOUN 0 root Number=Plur",
        True,
    ),
    (is_before_a_name_of_several, (1, 2), "сама DET 2 det _; дівчата NOUN 0 root Number=Plur", False),
    (
        is_before_a_neuter_participle,
        (1, 2),
        "Він PRON 2 subj Number=Sing; зшите VERB 0 root Number=Plur|Person=2; обличчя NOUN 2 comp:obj Gender=Neut",
        True,
    ),
    (
        is_before_a_neuter_participle,
        (1, 2),
        "Він PRON 2 subj Number=Sing; зшите VERB 0 root Number=Plur|Person=2; куртку NOUN 2 comp:obj Gender=Fem",
        False,
    ),
    (
        is_genitive_by_its_attribute,
        (2, 3),
        "третього ADJ 2 mod Case=Gen; знаряддя NOUN 3 subj Case=Gen,Nom; зняв VERB 0 root Gender=Masc",
        True,
    ),
    (
        is_genitive_by_its_attribute,
        (2, 3),
        "третє ADJ 2 mod Case=Nom; знаряддя NOUN 3 subj Case=Gen,Nom; зняв VERB 0 root Gender=Masc",
        False,
    ),
    (
        happens_by_itself,
        (3, 1),
        "вирішив VERB 0 root Gender=Masc; і CCONJ 3 cc _; спрацювало VERB 1 conj:coord Gender=Neut",
        True,
    ),
    (
        happens_by_itself,
        (3, 1),
        "вирішив VERB 0 root Gender=Masc; і CCONJ 3 cc _; пішла VERB 1 conj:coord Gender=Fem",
        False,
    ),
    (is_after_as, (2, 3), "jako SCONJ 0 root _; chybné ADJ 3 mod Case=Nom; textem NOUN 1 comp Case=Ins", True),
    (is_after_as, (2, 3), f"jako SCONJ 0 root _; chybný ADJ 3 mod {NOM}; text NOUN 1 comp {NOM}", False),
    (
        has_a_better_attribute_between,
        (1, 3),
        f"Vlastním ADJ 3 mod Case=Ins; malý ADJ 3 mod {NOM}; podnik NOUN 0 root {NOM}",
        True,
    ),
    (has_a_better_attribute_between, (1, 2), f"Vlastním ADJ 2 mod Case=Ins; podnik NOUN 0 root {NOM}", False),
    (
        is_of_the_pronoun_before,
        (2, 3),
        "нього PRON 0 root Case=Gen; самого DET 3 det Number=Sing; моменти NOUN 1 mod Number=Plur",
        True,
    ),
    (
        is_of_the_pronoun_before,
        (2, 3),
        "для ADP 0 root Case=Gen; самого DET 3 det Number=Sing; моменти NOUN 1 mod Number=Plur",
        False,
    ),
    (is_a_notice, (2, 3), "до ADP 0 root Case=Gen; відома ADJ 3 mod _; публіки NOUN 1 comp:obj Case=Gen", True),
    (is_a_notice, (2, 3), "до ADP 0 root Case=Gen; нова ADJ 3 mod _; публіки NOUN 1 comp:obj Case=Gen", False),
    (is_a_language, (2, 1), "години NOUN 0 root _; чеською ADJ 1 comp:pred Case=Ins", True),
    (is_a_language, (2, 1), "години NOUN 0 root _; чеська ADJ 1 comp:pred Case=Nom", False),
    (is_an_undeclined_name, (2, 1), "s ADP 0 root Case=Ins; Grady PROPN 1 comp:obj Case=Gen", True),
    (is_an_undeclined_name, (2, 1), "s ADP 0 root Case=Ins; Praha PROPN 1 comp:obj Case=Nom", False),
    (is_cut_by_an_apostrophe, (2, 1), "do ADP 0 root Case=Gen; tipy NOUN 1 comp:obj Case=Nom", False),
    # The word before a closing quotation mark.
    (is_cut_by_an_apostrophe, (1, 2), "nový ADJ 2 mod _; auto NOUN 0 root _; ' PUNCT 2 punct _; a CCONJ 2 cc _", False),
    (is_a_handle, (1, 2), "novak77 NOUN 2 subj _; zvládl VERB 0 root _", False),
    # A heading.
    (is_a_handle, (2, 3), "# SYM 3 punct _; nový ADJ 3 mod _; auto NOUN 0 root _", False),
    (is_an_undeclined_name, (2, 1), "lähellä ADP 0 root _; Helsinki PROPN 1 comp:obj Case=Nom", False),
    (
        is_a_woman_in_office,
        (1, 2),
        "колишня ADJ 2 mod Gender=Fem; міністр NOUN 0 root Gender=Masc; Ольга PROPN 2 flat Gender=Fem",
        True,
    ),
    (is_a_woman_in_office, (1, 2), "колишня ADJ 2 mod Gender=Fem; міністр NOUN 0 root Gender=Masc", False),
    (
        is_the_subject_of_the_next_word,
        (1, 3),
        "я PRON 3 subj Number=Sing|Person=1; докурю NOUN 3 mod _; готуються VERB 0 root Number=Plur|Person=3",
        True,
    ),
    (
        is_the_subject_of_the_next_word,
        (1, 3),
        "я PRON 3 subj Number=Sing|Person=1; завжди ADV 3 mod _; готуються VERB 0 root Number=Plur|Person=3",
        False,
    ),
)

ROWS = [*((True, *row) for row in SLAVIC), *((False, *row) for row in GERMAN)]


@pytest.mark.parametrize(("dropped", "doubt", "edge", "words", "expected"), ROWS)
def test_doubts(
    is_doubted: IsDoubted, dropped: bool, doubt: Callable[[Site], bool], edge: Edge, words: str, expected: bool
) -> None:
    assert is_doubted(doubt, edge, words, dropped) == expected, doubt.__name__


@pytest.mark.parametrize(("lemma", "expected"), [("hýbat", True), ("vyhýbat", False)])
def test_lemmas_without_their_prefix(make_sentence: MakeSentence, lemma: str, expected: bool) -> None:
    made = make_sentence("mu PRON 2 comp:obl Case=Dat", "vyhýbal VERB 0 root _")
    sentence = made.with_tokens({2: replace(made.tokens[1], lemma=lemma)})
    found = doubtful_edges(sentence, {(1, 2): []}, tagger_readings, True, doubts=[is_named_without_its_prefix])
    assert found == ({(1, 2)} if expected else set())


@pytest.mark.parametrize(
    ("doubt", "edge", "words"),
    [
        (is_cut_by_an_apostrophe, (4, 1), "do ADP 0 root _; ' PUNCT 1 punct _; s X 1 flat _; tipy NOUN 1 comp:obj _"),
        (is_a_handle, (2, 3), "@ SYM 2 punct _; novak77 NOUN 3 subj _; zvládl VERB 0 root _"),
    ],
)
def test_marks_that_touch_their_word(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: Edge, words: str
) -> None:
    made = make_sentence(*words.split("; "))
    ends = list(accumulate(len(token.form or "") for token in made.tokens))
    spans = {token.id: (end - len(token.form or ""), end) for token, end in zip(made.tokens, ends, strict=True)}
    joined = made.with_tokens({token.id: replace(token, span=spans[token.id]) for token in made.tokens})
    assert doubtful_edges(joined, {edge: []}, tagger_readings, True, doubts=[doubt]) == {edge}
    assert doubtful_edges(made, {edge: []}, tagger_readings, True, doubts=[doubt]) == set()
