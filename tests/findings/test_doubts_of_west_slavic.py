"""Doubts about Polish and Czech phrases, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.polish_programs import is_too_much_of_something
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.doubts.west_slavic import (
    belongs_to_what_seems_no_noun,
    is_a_product,
    is_before_an_agent,
    is_in_his_time,
    is_named_behind_its_kind,
    is_needed_to,
    is_no_speaker,
    is_said_of_two_kinds,
    is_so_in_one_way,
    is_what_is_done_something_with,
    is_what_is_missing,
    is_who_is_left,
)
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

HE, SHE, IT, HIM, OF_HIM, BY_HIM = (
    f"Case={case}|Gender={gender}|Number=Sing"
    for case, gender in (
        ("Nom", "Masc"),
        ("Nom", "Fem"),
        ("Nom", "Neut"),
        ("Acc", "Masc"),
        ("Gen", "Masc"),
        ("Ins", "Masc"),
    )
)
THEY, THEM, TO_THEM, BY_THEM = (f"Case={case}|Gender=Fem|Number=Plur" for case in ("Nom", "Acc", "Dat", "Ins"))
PARTICIPLE = f"{HIM}|VerbForm=Part"
YOU, SHE_DOES = "Number=Plur|Person=2|VerbForm=Fin", "Number=Sing|Person=3|VerbForm=Fin"
KINDS = f"vstupní ADJ 4 mod {HE}; i CCONJ 3 cc _; výstupní ADJ {{}} {{}} {HE}; soubor NOUN 5 subj {HE}"

ROWS: tuple[tuple[SiteDoubt, Edge, str, bool], ...] = (
    (
        is_said_of_two_kinds,
        (6, 4),
        f"{KINDS.format(1, 'conj:coord')}; jsou AUX 0 root _; uloženy ADJ 4 comp:pred {THEY}",
        True,
    ),
    (
        is_said_of_two_kinds,
        (6, 4),
        f"{KINDS.format(4, 'mod')}; jsou AUX 0 root _; uloženy ADJ 4 comp:pred {THEY}",
        False,
    ),
    (
        is_said_of_two_kinds,
        (6, 4),
        f"{KINDS.format(1, 'conj:coord')}; je AUX 0 root _; uložena ADJ 4 comp:pred {SHE}",
        False,
    ),
    (
        is_before_an_agent,
        (1, 2),
        f"nový DET 2 det {HIM}; serverem NOUN 0 root {BY_HIM}; vybraný ADJ 4 mod {PARTICIPLE}; klíč NOUN 2 mod {HIM}",
        True,
    ),
    (
        is_before_an_agent,
        (1, 2),
        f"nový DET 2 det {HIM}; serverem NOUN 0 root {BY_HIM}; vybraný ADJ 4 mod {HIM}; klíč NOUN 2 mod {HIM}",
        False,
    ),
    (is_who_is_left, (2, 1), f"data NOUN 0 root {THEM}; ostatním ADJ 1 mod {TO_THEM.replace('Fem', 'Masc')}", True),
    (is_who_is_left, (2, 1), f"data NOUN 0 root {THEM}; novým ADJ 1 mod {TO_THEM.replace('Fem', 'Masc')}", False),
    (is_who_is_left, (2, 1), f"hrám NOUN 0 root {TO_THEM}; ostatním ADJ 1 mod {TO_THEM}", False),
    (
        is_what_is_done_something_with,
        (2, 3),
        f"zničte VERB 0 root _; ostatní ADJ 3 mod {THEM}; bombami NOUN 1 comp:obj {BY_THEM}",
        True,
    ),
    (
        is_what_is_done_something_with,
        (3, 4),
        f"zastąp VERB 0 root _; wszystkie DET 4 det {THEM}; nowe ADJ 4 mod {THEM}; polami NOUN 1 comp:obj {BY_THEM}",
        True,
    ),
    (
        is_what_is_done_something_with,
        (2, 3),
        f"s ADP 0 root _; ostatní ADJ 3 mod {THEM}; bombami NOUN 1 comp:obj {BY_THEM}",
        False,
    ),
    (
        is_what_is_done_something_with,
        (2, 3),
        f"zničte VERB 0 root _; nové ADJ 3 mod {THEM}; bombami NOUN 1 comp:obj {BY_THEM}",
        False,
    ),
    (
        is_named_behind_its_kind,
        (3, 1),
        f"zapnula VERB 0 root _; režim NOUN 1 comp:obj {HIM}; Letadlo NOUN 1 subj {IT}",
        True,
    ),
    (
        is_named_behind_its_kind,
        (3, 1),
        f"zapnula VERB 0 root _; režim NOUN 1 comp:obj {HIM}; letadlo NOUN 1 subj {IT}",
        False,
    ),
    (
        is_needed_to,
        (3, 1),
        f"data NOUN 2 subj {THEY}; je AUX 0 root _; nutné ADJ 1 comp:pred {IT}; načíst VERB 2 comp:obj VerbForm=Inf",
        True,
    ),
    (is_needed_to, (3, 1), f"data NOUN 2 subj {THEY}; je AUX 0 root _; nutné ADJ 1 comp:pred {IT}", False),
    (is_what_is_missing, (2, 1), f"nechybí/chybět VERB 0 root {SHE_DOES}; klíče NOUN 1 comp:obj {THEY}", True),
    (is_what_is_missing, (2, 1), f"nechybí/chybět VERB 0 root {SHE_DOES}; klíče NOUN 1 comp:obj {THEM}", False),
    (is_what_is_missing, (2, 1), f"pomáhá/pomáhat VERB 0 root {SHE_DOES}; klíče NOUN 1 comp:obj {THEY}", False),
    (is_a_product, (2, 1), f"do ADP 0 root _; Touch NOUN 1 comp:obj {HE}; ID PROPN 2 flat _", True),
    (is_a_product, (2, 1), f"do ADP 0 root _; Polska NOUN 1 comp:obj {SHE}; jedzie VERB 2 flat _", False),
    (is_no_speaker, (1, 2), f"správce NOUN 2 subj {OF_HIM}; povolíte VERB 0 root {YOU}", True),
    (is_no_speaker, (1, 2), f"správce NOUN 2 subj {HE}; povolíte VERB 0 root {YOU}", False),
    (is_no_speaker, (1, 2), f"správce NOUN 2 subj {OF_HIM}; povolí VERB 0 root {SHE_DOES}", False),
    (is_in_his_time, (2, 1), f"za ADP 3 udep _; komuny NOUN 1 comp:obj {OF_HIM}; płacili VERB 0 root _", True),
    (is_in_his_time, (2, 1), f"za ADP 3 udep _; domu NOUN 1 comp:obj {OF_HIM}; płacili VERB 0 root _", False),
    (is_so_in_one_way, (1, 2), f"wysokiego ADJ 2 mod {OF_HIM}; rangą NOUN 0 root {BY_HIM}", True),
    (is_so_in_one_way, (1, 2), f"wysokiego ADJ 2 mod {OF_HIM}; domem NOUN 0 root {BY_HIM}", False),
    (is_so_in_one_way, (1, 2), f"winny ADJ 2 mod {HE}; wypadku NOUN 0 root {OF_HIM}", True),
    (is_so_in_one_way, (1, 2), f"nowy ADJ 2 mod {HE}; wypadku NOUN 0 root {OF_HIM}", False),
    (
        is_what_is_done_something_with,
        (2, 3),
        f"odwieźli VERB 0 root _; rannego ADJ 3 mod {OF_HIM}; śmigłowcem NOUN 1 comp:obj {BY_HIM}",
        True,
    ),
    (
        is_too_much_of_something,
        (3, 1),
        f"Za ADP 0 root _; duża ADJ 3 mod {SHE}; liczba NOUN 1 comp:obj {SHE}",
        True,
    ),
    (
        is_too_much_of_something,
        (3, 1),
        f"Za ADP 0 root _; nowa ADJ 3 mod {SHE}; liczba NOUN 1 comp:obj {SHE}",
        False,
    ),
)


POLISH = (is_too_much_of_something, is_in_his_time, is_so_in_one_way)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(with_lemmas: MakeSentence, doubt: SiteDoubt, edge: Edge, words: str, doubted: bool) -> None:
    sentence = with_lemmas(*words.split("; "))
    language = "pl" if doubt in POLISH else "cs"
    assert doubtful_edges(sentence, {edge: []}, tagger_readings, True, language, doubts=[doubt]) == (
        {edge} if doubted else set()
    )


@pytest.mark.parametrize(("first", "doubted"), [("przedział VERB 0 root _", True), ("zapisał VERB 0 root _", False)])
def test_what_the_dictionary_has_as_a_noun_may_be_one(make_sentence: MakeSentence, first: str, doubted: bool) -> None:
    sentence = make_sentence(
        first, f"czasowy ADJ 3 mod {HE}", "czyszczenia NOUN 1 comp:obj Case=Gen|Gender=Neut|Number=Sing"
    )
    readings = with_lexicon(judging_lexicon("pl"))
    found = doubtful_edges(sentence, {(2, 3): []}, readings, True, "pl", doubts=[belongs_to_what_seems_no_noun])
    assert found == ({(2, 3)} if doubted else set())
