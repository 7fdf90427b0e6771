"""German objects and subjects in a case that nothing in their sentence has, and near misses that are left alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.german import with_told_words
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

ONE, SEVERAL = "Number=Sing|Person=3|VerbForm=Fin", "Number=Plur|Person=3|VerbForm=Fin"
OPEN = "Öffne/öffnen VERB 0 root Mood=Imp|Number=Sing|VerbForm=Fin"
FOLDER = "der DET 3 det _; Ordner NOUN 1 subj Case=Nom"
TEA = "Ich PRON 2 subj Case=Nom; nehme/nehmen VERB 0 root Number=Sing|Person=1|VerbForm=Fin; einen DET 4 det _"
CLICK = f"Klicken/klicken VERB 0 root {SEVERAL}; Sie PRON 1 subj _; auf ADP 1 udep _; dem DET 5 det _"

SENTENCES = {
    "an order": (f"{OPEN}; {FOLDER}", 3, (1, "comp:obj@accusative")),
    "an order with somebody": (f"{OPEN}; dem DET 3 det _; Kunden NOUN 1 comp:obl _", 3, (1, "comp:obl")),
    "a question": (f"Öffnet/öffnen VERB 0 root {ONE}; {FOLDER}", 3, (1, "subj")),
    "a polite order with another object": (
        f"Zeigen/zeigen VERB 0 root {SEVERAL}; Sie PRON 1 subj _; der DET 4 det _; Gast NOUN 1 subj _; "
        "eine DET 6 det _; Karte NOUN 1 comp:obj _",
        4,
        (1, "comp:obj@dative"),
    ),
    "a second object": (
        f"{TEA}; Tee NOUN 2 comp:obj _; und CCONJ 7 cc _; ein DET 7 det _; Kuchen NOUN 4 conj:coord _",
        7,
        (2, "comp:obj@accusative"),
    ),
    "a second subject": (
        f"{TEA}; Tee NOUN 2 comp:obj _; und CCONJ 7 cc _; ein DET 7 det _; Mann NOUN 4 conj:coord _; "
        "einen DET 9 det _; Saft NOUN 7 obj _",
        7,
        (4, "conj:coord"),
    ),
    "there are": (
        f"Es PRON 2 subj Case=Nom; geben/geben VERB 0 root {SEVERAL}; keine DET 4 det _; Fragen NOUN 2 comp:obj _",
        1,
        (2, "subj@one"),
    ),
    "who gives": (
        f"Es PRON 2 subj Case=Nom; geben/geben VERB 0 root {SEVERAL}; Eltern NOUN 2 subj _; Geld NOUN 2 comp:obj _",
        1,
        (2, "subj"),
    ),
    "what one clicks on": (f"{CLICK}; Knopf NOUN 3 comp:obj _", 5, (3, "comp:obj@accusative")),
    "where one clicks": (f"{CLICK}; Bildschirm NOUN 3 comp:obj _", 5, (3, "comp:obj")),
    "some of several": (
        f"Zwei NUM 4 subj _; der DET 3 det _; Männer NOUN 1 mod _; fehlt/fehlen VERB 0 root {ONE}",
        1,
        (4, "subj@several"),
    ),
    "several behind es": (
        f"Es PRON 2 comp@expl Case=Nom; wurde/werden AUX 0 root {ONE}; keine DET 4 det _; Briefe NOUN 2 subj@pass _; "
        "gefunden/finden VERB 2 comp:aux@pass VerbForm=Part",
        4,
        (2, "subj@told"),
    ),
    "what it reads": (
        f"Es PRON 2 subj Case=Nom; kann/können AUX 0 root {ONE}; keine DET 4 det _; Briefe NOUN 5 comp:obj _; "
        "lesen/lesen VERB 2 comp:aux VerbForm=Inf",
        4,
        (5, "comp:obj"),
    ),
    "what is done in a label": (
        f"Neuer ADJ 2 mod _; Ordner NOUN 3 subj _; erstellen/erstellen VERB 0 root {SEVERAL}",
        2,
        (3, "comp:obj@accusative"),
    ),
    "what was done in a label": (
        f"Neuer ADJ 2 mod _; Brief NOUN 3 subj _; erhalten/erhalten VERB 0 root {SEVERAL}",
        2,
        (3, "subj"),
    ),
    "an oblique subject": (
        f"Der DET 2 det _; Datei NOUN 3 subj _; ist/sein AUX 0 root {ONE}; leer ADJ 3 comp:pred _",
        2,
        (3, "subj@told"),
    ),
    "somebody who feels it": (
        f"Der DET 2 det _; Frau NOUN 3 subj _; ist/sein AUX 0 root {ONE}; kalt ADJ 3 comp:pred _",
        2,
        (3, "subj"),
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(with_lemmas: MakeSentence, name: str) -> None:
    words, number, place = SENTENCES[name]
    found = with_told_words(with_lemmas(*words.split("; ")), with_lexicon(judging_lexicon("de")), "de")
    assert (found.tokens[number - 1].head, found.tokens[number - 1].deprel) == place
