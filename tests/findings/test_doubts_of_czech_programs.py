"""Doubts about what programs say in Czech, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.czech_programs import (
    ends_its_clause,
    is_a_default_one,
    is_an_adjective_before_its_noun,
    is_an_edition,
    is_done_by_nobody,
    is_governed_behind_a_comma,
    is_one_of_those,
    is_parted_by_only,
    is_so_many_to_so_many,
    is_the_owner_of_the_subject,
    is_this_as_well_as_that,
    is_turned_to_a_side,
    is_what_a_foreign_name_is_made_of,
    is_what_is_done,
)
from lambre_core.findings.doubts.references import stands_for_what_is_measured
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

HE, SHE, IT, HER, OF_IT, OF_HER, AT_IT, BY_IT = (
    f"Case={case}|Gender={gender}|Number=Sing"
    for case, gender in (
        ("Nom", "Masc"),
        ("Nom", "Fem"),
        ("Nom", "Neut"),
        ("Acc", "Fem"),
        ("Gen", "Masc"),
        ("Gen", "Fem"),
        ("Loc", "Neut"),
        ("Ins", "Neut"),
    )
)
THINGS, OF_THEM = "Case=Acc|Gender=Fem|Number=Plur", "Case=Gen|Gender=Fem|Number=Plur"
IN_THEM = "Case=Loc|Gender=Fem|Number=Plur"
IS, ARE = (f"Number={number}|Person=3|VerbForm=Fin" for number in ("Sing", "Plur"))
DONE = "Gender=Neut|Number=Sing|VerbForm=Part"

ROWS: tuple[tuple[SiteDoubt, Edge, str, bool], ...] = (
    (
        is_an_adjective_before_its_noun,
        (2, 1),
        f"na ADP 0 root Case=Loc; chatovním NOUN 1 comp:obj {BY_IT}; fóru NOUN 2 mod {AT_IT}",
        True,
    ),
    (
        is_an_adjective_before_its_noun,
        (2, 1),
        f"na ADP 0 root Case=Loc; chatováním NOUN 1 comp:obj {BY_IT}; fóru NOUN 2 mod {AT_IT}",
        False,
    ),
    (is_an_edition, (3, 2), f"seznam NOUN 0 root {HE}; Pro ADP 1 udep _; funkcí NOUN 2 comp:obj {OF_THEM}", True),
    (is_an_edition, (3, 2), f"seznam NOUN 0 root {HE}; pro ADP 1 udep _; funkcí NOUN 2 comp:obj {OF_THEM}", False),
    (is_one_of_those, (2, 3), f"přidejte VERB 0 root _; jednu NUM 3 mod {HER}; stiskem NOUN 1 udep {BY_IT}", True),
    (is_one_of_those, (2, 3), f"s ADP 0 root _; jednu NUM 3 mod {HER}; stiskem NOUN 1 comp:obj {BY_IT}", False),
    (
        is_the_owner_of_the_subject,
        (4, 2),
        f"soukromí ADJ 2 mod {SHE}; polohy NOUN 3 subj {OF_HER}; je AUX 0 root {IS}; chráněno ADJ 3 comp:pred {DONE}",
        True,
    ),
    (
        is_the_owner_of_the_subject,
        (4, 2),
        f"přesné ADJ 2 mod {SHE}; polohy NOUN 3 subj {OF_HER}; je AUX 0 root {IS}; chráněno ADJ 3 comp:pred {DONE}",
        False,
    ),
    (
        ends_its_clause,
        (2, 4),
        f"je AUX 0 root {IS}; zapnuto ADJ 1 comp:pred {DONE}; , PUNCT 4 punct _; kanál NOUN 1 subj {HE}",
        True,
    ),
    (
        ends_its_clause,
        (4, 1),
        f"kanál NOUN 3 subj {HE}; , PUNCT 1 punct _; je AUX 0 root {IS}; zapnuto ADJ 3 comp:pred {DONE}",
        False,
    ),
    (
        is_this_as_well_as_that,
        (5, 6),
        f"jak ADV 6 mod _; nová ADJ 5 mod {SHE}; tak ADV 4 mod _; stará ADJ 5 mod {SHE}; verze NOUN 6 subj {SHE}; "
        f"jsou AUX 0 root {ARE}",
        True,
    ),
    (
        is_this_as_well_as_that,
        (3, 4),
        f"jak ADV 4 mod _; nová ADJ 3 mod {SHE}; verze NOUN 4 subj {SHE}; jsou AUX 0 root {ARE}",
        False,
    ),
    (is_turned_to_a_side, (1, 2), f"zarovnaný ADJ 2 mod {HE}; doprava NOUN 0 root {SHE}", True),
    (is_turned_to_a_side, (1, 2), f"veřejný ADJ 2 mod {HE}; doprava NOUN 0 root {SHE}", False),
    (is_a_default_one, (1, 2), f"výchozí ADJ 2 mod {HE}; systému NOUN 0 root {OF_IT}", True),
    (is_a_default_one, (2, 3), f"do ADP 0 root _; výchozí ADJ 3 mod {HE}; systému NOUN 1 comp:obj {OF_IT}", False),
    (is_a_default_one, (1, 2), f"nový ADJ 2 mod {HE}; systému NOUN 0 root {OF_IT}", False),
    (
        is_what_a_foreign_name_is_made_of,
        (3, 2),
        f"OpenMap PROPN 2 subj {HE}; tvoří VERB 0 root {IS}; komunita NOUN 2 comp:obj {SHE}",
        True,
    ),
    (
        is_what_a_foreign_name_is_made_of,
        (3, 2),
        f"uživatel NOUN 2 subj {HE}; tvoří VERB 0 root {IS}; komunita NOUN 2 comp:obj {SHE}",
        False,
    ),
    (
        is_governed_behind_a_comma,
        (3, 4),
        f"web NOUN 0 root {HE}; , PUNCT 3 punct _; nabízející ADJ 4 mod {HE}; odkazy NOUN 1 mod {THINGS}",
        True,
    ),
    (
        is_governed_behind_a_comma,
        (2, 3),
        f"web NOUN 0 root {HE}; nabízející ADJ 3 mod {HE}; odkazy NOUN 1 mod {THINGS}",
        False,
    ),
    (
        is_done_by_nobody,
        (1, 2),
        f"editor NOUN 2 subj {HE}; nepodařilo VERB 0 root {DONE}; spustit VERB 2 comp:obj VerbForm=Inf",
        True,
    ),
    (is_done_by_nobody, (1, 2), f"editor NOUN 2 subj {HE}; nepodařilo VERB 0 root {DONE}; dnes ADV 2 mod _", False),
    (is_parted_by_only, (1, 3), f"viditelné ADJ 3 mod {IT}; pouze PART 3 mod _; lidem NOUN 0 root {BY_IT}", True),
    (is_parted_by_only, (1, 3), f"viditelné ADJ 3 mod {IT}; velmi ADV 3 mod _; lidem NOUN 0 root {BY_IT}", False),
    (is_what_is_done, (2, 1), "aby AUX 0 root _; nahrání VERB 1 comp:aux VerbForm=Fin", True),
    (is_what_is_done, (2, 1), "aby AUX 0 root _; nahraje VERB 1 comp:aux VerbForm=Fin", False),
    (is_so_many_to_so_many, (3, 2), f"mnoho DET 0 root {IT}; k ADP 1 udep _; mnoho DET 2 comp:obj {IT}", True),
    (is_so_many_to_so_many, (3, 2), f"jeden DET 0 root {HE}; k ADP 1 udep _; mnoho DET 2 comp:obj {IT}", False),
    (
        stands_for_what_is_measured,
        (5, 3),
        f"prodleva VERB 0 root _; v ADP 1 udep _; sekundách NOUN 2 comp:obj {IN_THEM}; nad ADP 6 udep _; "
        f"kterou DET 4 comp:obj {HER}; čekáme VERB 3 mod@relcl _",
        True,
    ),
    (
        stands_for_what_is_measured,
        (5, 3),
        f"zpráva VERB 0 root _; o ADP 1 udep _; sekundách NOUN 2 comp:obj {IN_THEM}; nad ADP 6 udep _; "
        f"kterou DET 4 comp:obj {HER}; čekáme VERB 3 mod@relcl _",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(make_sentence: MakeSentence, doubt: SiteDoubt, edge: Edge, words: str, doubted: bool) -> None:
    sentence = make_sentence(*words.split("; "))
    assert doubtful_edges(sentence, {edge: []}, tagger_readings, True, "cs", doubts=[doubt]) == (
        {edge} if doubted else set()
    )
