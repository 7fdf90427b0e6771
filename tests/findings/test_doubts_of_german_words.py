"""Doubts about German words before participles, behind prefixes and in labels, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.german_attributes import says_how_much
from lambre_core.findings.doubts.german_messages import is_done_to_what_is_named, is_said_in_two_words
from lambre_core.findings.doubts.german_nouns import is_the_newspaper
from lambre_core.findings.doubts.german_phrases import is_of_what_is_done
from lambre_core.findings.doubts.german_pronouns import relates_behind_a_prefix
from lambre_core.findings.doubts.german_subjects import (
    is_who_feels_it,
    stands_for_several,
)
from lambre_core.findings.doubts.pronouns import is_relative_without_comma
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.doubts.verbs import is_a_caption
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

SEVERAL = "Number=Plur|Person=3|VerbForm=Fin"
ONE = "Number=Sing|Person=3|VerbForm=Fin"
TOOLS = f"besitzt/besitzen VERB 0 root {ONE}; Befehle NOUN 1 comp:obj _; die DET 4 det _; Zeilen NOUN 5 comp:obj _"

ROWS: tuple[tuple[SiteDoubt, tuple[int, int], str, bool], ...] = (
    # tiefer liegende Ordner; tiefer dunkle Wälder
    (says_how_much, (1, 3), "tiefer ADJ 3 mod _; liegende ADJ 3 mod _; Ordner NOUN 0 root _", True),
    (says_how_much, (1, 3), "tiefer ADJ 3 mod _; dunkle ADJ 3 mod _; Wälder NOUN 0 root _", False),
    # später Kaufen; später Kauf
    (says_how_much, (1, 2), "später ADJ 2 mod _; Kaufen NOUN 0 root _", True),
    (says_how_much, (1, 2), "später ADJ 2 mod _; Kauf NOUN 0 root _", False),
    # es sind $num Kontakte; es sind, Kontakte
    *(
        (
            stands_for_several,
            (1, 2),
            f"Es PRON 2 subj Number=Sing; sind AUX 0 root {SEVERAL}; {mark} PUNCT 2 punct _; "
            "Kontakte NOUN 2 comp:obj Case=Nom|Number=Plur",
            holds,
        )
        for mark, holds in (("$", True), (",", False))
    ),
    # es können Namen sein; es können Namen geben; es funktionieren
    *(
        (
            stands_for_several,
            (1, 2),
            f"Es PRON 2 subj Number=Sing; {verb} AUX 0 root {SEVERAL}; {rest}",
            holds,
        )
        for verb, rest, holds in (
            ("können", "Namen NOUN 4 comp:pred Case=Nom|Number=Plur; sein AUX 2 comp:aux _", True),
            ("können", "Namen NOUN 4 comp:obj Case=Acc|Number=Plur; geben VERB 2 comp:aux _", False),
            ("sind", "gelöscht VERB 2 comp:aux _", False),
        )
    ),
    # wählen Sie Zeilen aus welche Sie drucken; kommen Sie aus welche Stadt
    *(
        (
            relates_behind_a_prefix,
            (4, 3),
            f"{verb} VERB 0 root {SEVERAL}; Zeilen NOUN 1 comp:obj _; aus ADP 1 udep _; "
            f"welche PRON 3 comp:obj _; {rest}",
            holds,
        )
        for verb, rest, holds in (
            ("wählen/wählen", f"Sie PRON 6 subj _; drucken VERB 1 mod {SEVERAL}", True),
            ("wählen/wählen", "Stadt NOUN 1 mod _", False),
            ("gehören/gehören", f"Sie PRON 6 subj _; drucken VERB 1 mod {SEVERAL}", False),
        )
    ),
    # Mehrere Kopieren; Mehrere Kopie
    (is_said_in_two_words, (1, 2), "Mehrere DET 2 det _; Kopieren NOUN 0 root _", True),
    (is_said_in_two_words, (1, 2), "Mehrere DET 2 det _; Kopie NOUN 0 root _", False),
    # die Standard Lizenz heute verwenden; der Standard Lizenz heute verwenden
    *(
        (
            is_done_to_what_is_named,
            (2, 5),
            f"{article} DET 2 det _; Standard NOUN 5 subj _; Lizenz NOUN 2 flat _; heute ADV 5 mod _; "
            f"verwenden/verwenden VERB 0 root {SEVERAL}",
            holds,
        )
        for article, holds in (("die", True), ("der", False))
    ),
    # das sortieren der Zeilen; das sortieren des Zeilen
    *(
        (
            is_of_what_is_done,
            (3, 4),
            f"Das PRON 2 comp:obj _; sortieren/sortieren VERB 0 root {SEVERAL}; {article} DET 4 det _; "
            "Zeilen NOUN 2 comp:obj _",
            holds,
        )
        for article, holds in (("der", True), ("des", False))
    ),
    # die Bild berichtet; die Bild fehlt
    *(
        (is_the_newspaper, (1, 2), f"Die DET 2 det _; Bild NOUN 3 subj _; {verb} VERB 0 root {ONE}", holds)
        for verb, holds in (("berichtet/berichten", True), ("fehlt/fehlen", False))
    ),
    # der Frau ist kalt; der Frau ist zu helfen; der Frau ist nett
    *(
        (is_who_feels_it, (1, 2), f"Der DET 2 det _; Frau NOUN 3 subj _; ist/sein AUX 0 root {ONE}; {rest}", holds)
        for rest, holds in (
            ("kalt ADJ 3 comp:pred _", True),
            ("zu PART 3 comp:aux _; helfen/helfen VERB 4 comp:obj VerbForm=Inf", True),
            ("nett ADJ 3 comp:pred _", False),
        )
    ),
    # besitzt Befehle die Zeilen ausgeben; besitzt Befehle die Zeilen auszugeben
    (is_relative_without_comma, (3, 4), f"{TOOLS}; ausgeben/ausgeben VERB 1 mod VerbForm=Inf", True),
    (is_relative_without_comma, (3, 4), f"{TOOLS}; zu PART 1 mod _; lesen/lesen VERB 5 comp:obj VerbForm=Inf", False),
    # fügt Zeilen ein; sollten der Plan scheitern
    (is_a_caption, (2, 1), f"fügt/fügen VERB 0 root {ONE}; Zeilen NOUN 1 subj _; ein ADV 1 mod _", True),
    (is_a_caption, (2, 1), f"sollten/sollen AUX 0 root {SEVERAL}; Pläne NOUN 1 subj _; ein ADV 1 mod _", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(with_lemmas: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], words: str, doubted: bool) -> None:
    sentence = with_lemmas(*words.split("; "))
    readings = with_lexicon(judging_lexicon("de"))
    assert (doubtful_edges(sentence, {edge: []}, readings, False, "de", doubts=[doubt]) == {edge}) is doubted
