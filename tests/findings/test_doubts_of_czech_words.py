"""Doubts about Czech words that stand for themselves, and nouns that look like other words, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.czech_words import (
    belongs_to_a_noun_before,
    is_a_short_participle,
    is_a_tool,
    is_able_to,
    is_all_of_that,
    is_an_initial,
    is_chosen_instead,
    is_given_to_all,
    is_here_or_lately,
    is_how_far_it_goes,
    is_how_it_happened,
    is_in_the_office,
    is_named_in_the_masculine,
    is_of_somebody_named_so,
    is_of_that,
    is_once,
    is_one_of_those_listed,
    is_part_of_a_path,
    is_please,
    is_said_of_all_of_them,
    is_said_of_nobody,
    is_set_to_a_value,
    is_somebody_with_a_foreign_name,
    is_what_somebody_thinks,
    is_what_we_are,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

HE, SHE, IT, HER, HIS, HERS, BY_HIM, BY_HER, TO_HER = (
    f"Case={case}|Gender={gender}|Number=Sing"
    for case, gender in (
        ("Nom", "Masc"),
        ("Nom", "Fem"),
        ("Nom", "Neut"),
        ("Acc", "Fem"),
        ("Gen", "Masc"),
        ("Gen", "Fem"),
        ("Ins", "Masc"),
        ("Ins", "Fem"),
        ("Dat", "Fem"),
    )
)
MEN, THINGS, OF_THEM, TO_THEM = (f"Case={case}|Gender=Masc|Number=Plur" for case in ("Nom", "Acc", "Gen", "Dat"))
WE, HAS = "Number=Plur|Person=1|VerbForm=Fin", "Number=Sing|Person=3|VerbForm=Fin"
PAST = "Gender=Masc|Number=Sing|VerbForm=Part"

ROWS: tuple[tuple[SiteDoubt, Edge, str, bool], ...] = (
    (
        is_said_of_all_of_them,
        (2, 3),
        f"máme VERB 0 root {WE}; všichni DET 3 det {MEN}; pes NOUN 1 comp:obj {HER}",
        True,
    ),
    (
        is_said_of_all_of_them,
        (2, 3),
        f"má VERB 0 root {HAS}; všichni DET 3 det {MEN}; pes NOUN 1 comp:obj {HER}",
        False,
    ),
    (is_said_of_all_of_them, (1, 2), f"všichni DET 2 det {MEN}; věci NOUN 3 subj {HER}; máme VERB 0 root {WE}", False),
    (is_how_it_happened, (1, 2), f"účetní ADJ 2 mod {HE}; omylem NOUN 3 mod {BY_HIM}; platil VERB 0 root {PAST}", True),
    (is_how_it_happened, (1, 2), f"velkým ADJ 2 mod {BY_HIM}; omylem NOUN 3 mod {BY_HIM}; je VERB 0 root {HAS}", False),
    (
        is_how_it_happened,
        (1, 3),
        f"šťastnou ADJ 3 mod {BY_HER}; náhodou ADV 3 mod _; místo NOUN 4 subj {IT}; má VERB 0 root {HAS}",
        True,
    ),
    (is_in_the_office, (2, 3), f"jméno NOUN 0 root {IT}; účetního ADJ 3 mod {HIS}; firmy NOUN 1 mod {HERS}", True),
    (is_in_the_office, (2, 3), f"jméno NOUN 0 root {IT}; nového ADJ 3 mod {HIS}; firmy NOUN 1 mod {HERS}", False),
    (is_in_the_office, (2, 3), f"dal VERB 0 root {PAST}; účetního ADJ 3 mod {HIS}; firmu NOUN 1 comp:obj {HER}", False),
    (
        is_of_that,
        (4, 5),
        f"dali VERB 0 root _; si PRON 1 mod _; do ADP 1 udep _; toho DET 5 det {HIS}; sůl NOUN 1 comp:obj {HER}",
        True,
    ),
    (
        is_of_that,
        (5, 6),
        f"dali VERB 0 root _; psa NOUN 1 comp:obj {HIS}; k ADP 2 mod _; nim PRON 3 comp:obj _; toho DET 6 det {HIS}; "
        f"sůl NOUN 1 comp:obj {HER}",
        False,
    ),
    (
        is_of_that,
        (3, 4),
        f"jdou VERB 0 root _; do ADP 1 udep _; toho DET 4 det {HIS}; ulice NOUN 2 comp:obj {HERS}",
        False,
    ),
    (
        is_chosen_instead,
        (2, 3),
        f"vzal VERB 0 root {PAST}; novou ADJ 3 mod {HER}; místo NOUN 1 comp:obj {IT}; staré ADJ 3 mod {HERS}",
        True,
    ),
    (
        is_chosen_instead,
        (2, 3),
        f"vzal VERB 0 root {PAST}; novou ADJ 3 mod {HER}; místo NOUN 1 comp:obj {IT}; včera ADV 1 mod _",
        False,
    ),
    (is_how_far_it_goes, (2, 1), f"do ADP 0 root _; ruda NOUN 1 comp:obj {SHE}", True),
    (is_how_far_it_goes, (2, 1), f"pro ADP 0 root _; forma NOUN 1 comp:obj {SHE}", True),
    (is_how_far_it_goes, (2, 1), f"do ADP 0 root _; škola NOUN 1 comp:obj {SHE}", False),
    (belongs_to_a_noun_before, (2, 3), f"život NOUN 0 root {HE}; svůj DET 3 det {HE}; ženě NOUN 1 mod {TO_HER}", True),
    (
        belongs_to_a_noun_before,
        (2, 3),
        f"píseň NOUN 0 root {SHE}; svůj DET 3 det {HE}; ženě NOUN 1 mod {TO_HER}",
        False,
    ),
    (is_what_we_are, (2, 1), f"jsme AUX 0 root {WE}; lidé NOUN 1 subj {MEN}", True),
    (is_what_we_are, (1, 2), f"lidé NOUN 2 subj {MEN}; jsme AUX 0 root {WE}", False),
    (is_what_somebody_thinks, (1, 3), f"to DET 3 subj {IT}; si PRON 3 comp _; myslel VERB 0 root {PAST}", True),
    (is_what_somebody_thinks, (1, 3), f"to DET 3 subj {IT}; se PRON 3 comp _; stal VERB 0 root {PAST}", False),
    (is_able_to, (3, 2), f"je AUX 0 root {HAS}; s ADP 1 comp _; to DET 2 comp:obj {IT}", True),
    (is_able_to, (3, 2), f"jde VERB 0 root {HAS}; s ADP 1 comp _; to DET 2 comp:obj {IT}", False),
    (is_given_to_all, (2, 3), f"podal VERB 0 root {PAST}; všem DET 3 det {TO_THEM}; ruku NOUN 1 comp:obj {HER}", True),
    (is_given_to_all, (2, 3), f"viděl VERB 0 root {PAST}; všem DET 3 det {TO_THEM}; ruku NOUN 1 comp:obj {HER}", False),
    (
        is_given_to_all,
        (2, 3),
        f"dal VERB 0 root {PAST}; všem DET 3 det {TO_THEM}; psa NOUN 1 comp:obj {HER}; dary NOUN 1 comp:obj {THINGS}",
        False,
    ),
    (
        is_one_of_those_listed,
        (5, 2),
        f"má VERB 0 root {HAS}; okno NOUN 1 subj {IT}; barvy NOUN 1 comp:obj {HER}; : PUNCT 5 punct _; "
        f"bílá ADJ 2 comp:pred {SHE}; a CCONJ 5 cc _",
        True,
    ),
    (
        is_one_of_those_listed,
        (3, 1),
        f"okno NOUN 2 subj {IT}; je AUX 0 root {HAS}; bílá ADJ 1 comp:pred {SHE}; a CCONJ 3 cc _",
        False,
    ),
    (is_part_of_a_path, (1, 3), f"Hlavní ADJ 3 mod {SHE}; \\ PUNCT 3 punct _; Soubor NOUN 0 root {HE}", True),
    (is_part_of_a_path, (1, 2), f"hlavní ADJ 2 mod {SHE}; soubor NOUN 0 root {HE}", False),
    (is_an_initial, (3, 1), f"k ADP 0 root _; . PUNCT 1 punct _; město NOUN 1 comp:obj {IT}", True),
    (is_an_initial, (2, 1), f"k ADP 0 root _; město NOUN 1 comp:obj {IT}", False),
    (is_a_tool, (1, 2), f"hodnota NOUN 2 subj {SHE}; počitadel VERB 0 root {PAST}", True),
    (is_a_tool, (1, 2), f"hodnota NOUN 2 subj {SHE}; seděl VERB 0 root {PAST}", False),
    (is_named_in_the_masculine, (1, 2), f"Svoboda NOUN 2 subj {SHE}; přišel VERB 0 root {PAST}", True),
    (is_named_in_the_masculine, (1, 2), f"Kniha NOUN 2 subj {SHE}; přišel VERB 0 root {PAST}", False),
    (
        is_named_in_the_masculine,
        (2, 3),
        f"s ADP 0 root _; tím DET 3 det {BY_HIM}; Zátkou NOUN 1 comp:obj {BY_HER}; a CCONJ 3 cc _",
        True,
    ),
    (
        is_named_in_the_masculine,
        (2, 3),
        f"s ADP 0 root _; tím DET 3 det {BY_HIM}; zátkou NOUN 1 comp:obj {BY_HER}; a CCONJ 3 cc _",
        False,
    ),
    (is_somebody_with_a_foreign_name, (1, 2), f"drahá ADJ 2 mod {SHE}; Katy NOUN 0 root {MEN}", True),
    (is_somebody_with_a_foreign_name, (1, 2), f"drahá ADJ 2 mod {SHE}; katy NOUN 0 root {MEN}", False),
    (
        is_said_of_nobody,
        (4, 2),
        f"ženu NOUN 2 comp:obj {HER}; těšilo VERB 0 root {PAST}; a CCONJ 4 cc _; řekla VERB 2 conj:coord {PAST}",
        True,
    ),
    (
        is_said_of_nobody,
        (4, 2),
        f"dítě NOUN 2 subj {IT}; sedělo VERB 0 root {PAST}; a CCONJ 4 cc _; řekla VERB 2 conj:coord {PAST}",
        False,
    ),
    (is_please, (2, 1), f"můžu VERB 0 root {HAS}; prosím VERB 1 comp:obj {HAS}", True),
    (is_please, (2, 1), f"můžu VERB 0 root {HAS}; vidím VERB 1 comp:obj {HAS}", False),
    (is_once, (2, 3), f"byl AUX 0 root _; jednou NUM 3 mod {BY_HER}; hostem NOUN 1 comp:pred {BY_HIM}", True),
    (is_once, (2, 3), f"s ADP 0 root _; jednou NUM 3 mod {BY_HER}; hostem NOUN 1 comp:obj {BY_HIM}", False),
    (is_here_or_lately, (1, 2), f"tuhle DET 2 det {HER}; soused NOUN 3 subj {HE}; řekl VERB 0 root {PAST}", True),
    (is_here_or_lately, (1, 2), f"tuhle DET 2 det {HER}; kniha NOUN 3 subj {SHE}; byla VERB 0 root {PAST}", False),
    (
        is_of_somebody_named_so,
        (2, 3),
        f"kolem ADP 0 root _; Chalupského ADJ 3 mod {HIS}; hlavy NOUN 1 comp:obj {HERS}",
        True,
    ),
    (
        is_of_somebody_named_so,
        (2, 3),
        f"kolem ADP 0 root _; chalupského ADJ 3 mod {HIS}; hlavy NOUN 1 comp:obj {HERS}",
        False,
    ),
    (
        is_what_somebody_thinks,
        (1, 3),
        f"to DET 3 subj {IT}; se PRON 3 comp _; vracel VERB 0 root {PAST}; otec NOUN 3 comp {HE}",
        True,
    ),
    (
        is_said_of_all_of_them,
        (3, 4),
        f"my PRON 2 subj Case=Nom; máme VERB 0 root {WE}; každý DET 4 det {HE}; auto NOUN 2 comp:obj {HER}",
        True,
    ),
    (
        is_given_to_all,
        (2, 3),
        f"dal VERB 0 root {PAST}; nemocnému ADJ 3 mod Case=Dat|Gender=Masc|Number=Sing; lék NOUN 1 comp:obj {HER}",
        True,
    ),
    (
        is_given_to_all,
        (2, 3),
        f"dal VERB 0 root {PAST}; nemocnému ADJ 3 mod Case=Dat|Gender=Masc|Number=Sing; psu NOUN 1 comp:obj {TO_HER}",
        False,
    ),
    (is_a_short_participle, (2, 1), "jsem AUX 0 root _; okouzlen VERB 1 comp:aux VerbForm=Fin", True),
    (is_a_short_participle, (2, 1), "jsem AUX 0 root _; okouzlí VERB 1 comp:aux VerbForm=Fin", False),
    (is_all_of_that, (2, 3), f"to DET 4 obj {IT}; vše DET 3 det {IT}; vítr NOUN 4 subj {HE}; vzal VERB 0 root _", True),
    (is_all_of_that, (2, 3), f"dal VERB 0 root _; vše DET 3 det {IT}; vítr NOUN 1 comp:obj {HE}", False),
    (
        is_set_to_a_value,
        (3, 2),
        f"nastavte VERB 0 root _; na ADP 1 udep _; cena NOUN 2 comp:obj {SHE}",
        True,
    ),
    (is_set_to_a_value, (3, 2), f"dejte VERB 0 root _; na ADP 1 udep _; cena NOUN 2 comp:obj {SHE}", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(make_sentence: MakeSentence, doubt: SiteDoubt, edge: Edge, words: str, doubted: bool) -> None:
    sentence = make_sentence(*words.split("; "))
    assert doubtful_edges(sentence, {edge: []}, tagger_readings, True, "cs", doubts=[doubt]) == (
        {edge} if doubted else set()
    )
