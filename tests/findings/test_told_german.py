"""German words that belong together by what they are, and near misses that are left as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.german import with_told_words
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

ONE, SEVERAL = "Number=Sing|Person=3|VerbForm=Fin", "Number=Plur|Person=3|VerbForm=Fin"
ME, YOU = "Number=Sing|Person=1|VerbForm=Fin", "Number=Sing|Person=2|VerbForm=Fin"

SENTENCES = {
    "several addressed": (
        ["Ihr PRON 2 subj Case=Nom", f"müssen/müssen AUX 0 root {SEVERAL}", "gehen VERB 2 comp:aux VerbForm=Inf"],
        {1: (2, "subj@told")},
    ),
    "to her": (
        [
            "Ihr PRON 2 comp:obl Case=Dat",
            f"müssen/müssen AUX 0 root {SEVERAL}",
            "wir PRON 2 subj Case=Nom|Number=Plur",
            "helfen VERB 2 comp:aux VerbForm=Inf",
        ],
        {1: (2, "comp:obl")},
    ),
    "several with a quantifier": (
        [
            "Viele DET 2 det _",
            "Menschen NOUN 3 subj Number=Plur",
            f"wohnt/wohnen VERB 0 root {ONE}",
            "hier ADV 3 mod _",
        ],
        {2: (3, "subj@told")},
    ),
    "every two days": (
        [
            "Alle DET 2 det _",
            "Tage NOUN 3 udep Number=Plur",
            f"geht/gehen VERB 0 root {ONE}",
            "er PRON 3 subj Case=Nom",
        ],
        {2: (3, "udep")},
    ),
    "one who works": (
        ["Die DET 2 det _", "Frau NOUN 3 subj _", f"arbeiten/arbeiten VERB 0 root {SEVERAL}", "hier ADV 3 mod _"],
        {2: (3, "subj@told")},
    ),
    "a half": (
        ["Die DET 2 det _", "Hälfte NOUN 3 subj _", f"arbeiten/arbeiten VERB 0 root {SEVERAL}", "hier ADV 3 mod _"],
        {2: (3, "subj")},
    ),
    "what they have": (
        [
            "Meine DET 2 det@poss _",
            "Eltern NOUN 3 subj Number=Plur",
            f"hat/haben VERB 0 root {ONE}",
            "ein DET 5 det _",
            "Haus NOUN 3 comp:obj _",
        ],
        {2: (3, "subj@told")},
    ),
    "what has them": (
        [
            "Meine DET 2 det@poss _",
            "Eltern NOUN 3 comp:obj Number=Plur",
            f"hat/haben AUX 0 root {ONE}",
            "ein DET 5 det _",
            "Hund NOUN 3 subj _",
            "gebissen VERB 3 comp:aux VerbForm=Part",
        ],
        {2: (3, "comp:obj")},
    ),
    "nobody": (
        ["Keiner DET 2 subj _", f"wissen/wissen VERB 0 root {SEVERAL}", "es PRON 2 comp:obj _"],
        {1: (2, "subj@one")},
    ),
    "nobody whom we saw": (
        ["Niemand PRON 2 comp:obj _", f"sehen/sehen VERB 0 root {SEVERAL}", "wir PRON 2 subj Case=Nom"],
        {1: (2, "comp:obj")},
    ),
    "somebody polite": (["Wo ADV 2 mod _", f"wohnst VERB 0 root {YOU}", "Sie PRON 2 subj _"], {3: (2, "subj@several")}),
    "somebody polite whom you know": (
        [f"Kennst VERB 0 root {YOU}", "du PRON 1 subj _", "Sie PRON 1 comp:obj _"],
        {3: (1, "comp:obj")},
    ),
    "the two of us": (
        [
            "Ich PRON 5 subj _",
            "und CCONJ 4 cc _",
            "mein DET 4 det@poss _",
            "Freund NOUN 1 conj:coord _",
            f"spielt VERB 0 root {ONE}",
        ],
        {1: (5, "subj@several")},
    ),
    "the two of us rightly": (
        [
            "Ich PRON 5 subj _",
            "und CCONJ 4 cc _",
            "mein DET 4 det@poss _",
            "Freund NOUN 1 conj:coord _",
            f"spielen VERB 0 root {SEVERAL}",
        ],
        {1: (5, "subj")},
    ),
    "what somebody can do": (
        ["Er PRON 2 subj _", f"kann AUX 0 root {ONE}", "schwimmt ADJ 2 comp:aux _"],
        {3: (2, "comp:aux")},
    ),
    "an adjective without an ending": (
        ["eine DET 3 det _", "neu ADJ 3 mod _", "Arbeit NOUN 0 root _"],
        {2: (3, "mod@bare")},
    ),
    "a colour without an ending": (
        ["ein DET 3 det _", "rosa ADJ 3 mod _", "Kleid NOUN 0 root _"],
        {2: (3, "mod")},
    ),
    "an adverb behind what may be a pronoun": (
        ["einem DET 3 det _", "schnell ADJ 3 mod _", "Hilfe NOUN 4 comp:obj _", "holen VERB 0 root VerbForm=Inf"],
        {2: (3, "mod")},
    ),
    "what hardly fits": (
        ["Er PRON 2 subj _", f"kann AUX 0 root {ONE}", "satt ADJ 2 comp:pred _"],
        {3: (2, "comp:pred")},
    ),
    "you and somebody": (
        [
            "Du PRON 5 subj _",
            "und CCONJ 4 cc _",
            "dein DET 4 det@poss _",
            "Freund NOUN 1 conj:coord _",
            f"spielt VERB 0 root {ONE}",
        ],
        {1: (5, "subj")},
    ),
    "whom it disturbs that": (
        [
            "Leute NOUN 0 root Number=Plur",
            ", PUNCT 4 punct _",
            "die PRON 4 subj _",
            f"stört VERB 1 mod@relcl {ONE}",
            ", PUNCT 6 punct _",
            "dass SCONJ 4 comp:obj _",
        ],
        {3: (4, "subj")},
    ),
    "each morning": (
        ["Jeder DET 2 det _", "Morgen NOUN 3 subj _", f"trinke VERB 0 root {ME}", "ich PRON 3 subj _"],
        {2: (3, "udep@when")},
    ),
    "a morning of its own": (
        ["Jeder DET 2 det _", "Morgen NOUN 3 subj _", f"beginnt VERB 0 root {ONE}", "früh ADV 3 mod _"],
        {2: (3, "subj")},
    ),
    "each Saturday, behind the verb": (
        ["Ich PRON 2 subj _", f"putze VERB 0 root {ME}", "jeder DET 4 det _", "Samstag NOUN 2 comp:obj _"],
        {4: (2, "udep@when")},
    ),
    "who he is": (
        ["Er PRON 2 subj _", f"ist/sein AUX 0 root {ONE}", "einen DET 4 det _", "Lehrer NOUN 2 comp:pred _"],
        {4: (2, "comp:obj@nominative")},
    ),
    "how long": (
        [
            "Er PRON 2 subj _",
            f"ist/sein AUX 0 root {ONE}",
            "den DET 5 det _",
            "ganzen ADJ 5 mod _",
            "Tag NOUN 2 udep _",
        ],
        {5: (2, "udep")},
    ),
    "compared": (
        [
            "Er PRON 2 subj _",
            f"ist/sein AUX 0 root {ONE}",
            "größer ADJ 2 comp:pred _",
            "als CCONJ 3 udep _",
            "mich PRON 4 comp:obj Case=Acc",
        ],
        {5: (2, "comp:obj@nominative")},
    ),
    "compared with a dative": (
        [
            "Es PRON 2 subj _",
            f"ist/sein AUX 0 root {ONE}",
            "mir PRON 2 comp:obl Case=Dat",
            "lieber ADJ 2 comp:pred _",
            "als CCONJ 4 udep _",
            "dir PRON 5 comp:obj Case=Dat",
        ],
        {6: (5, "comp:obj")},
    ),
    "what you see": (
        [f"Siehst/sehen VERB 0 root {YOU}", "du PRON 1 subj _", "der DET 4 det _", "Vogel NOUN 1 subj _"],
        {4: (1, "comp:obj@accusative")},
    ),
    "what you are": (
        [f"Bist/sein AUX 0 root {YOU}", "du PRON 1 subj _", "der DET 4 det _", "Lehrer NOUN 1 comp:pred _"],
        {4: (1, "comp:pred")},
    ),
    "sorry": (
        ["Es PRON 2 subj _", f"tut/tun VERB 0 root {ONE}", "mich PRON 2 comp:obj Case=Acc", "leid ADJ 2 comp:pred _"],
        {3: (2, "comp:obj@dative")},
    ),
    "whose it is": (
        ["Das PRON 2 subj _", f"gehört/gehören VERB 0 root {ONE}", "mein DET 4 det@poss _", "Bruder NOUN 2 comp:obl _"],
        {4: (2, "comp:obj@dative")},
    ),
    "mine": (
        ["Mir PRON 2 comp:obl _", f"gehört/gehören VERB 0 root {ONE}", "mein DET 4 det@poss _", "Hund NOUN 2 subj _"],
        {4: (2, "subj")},
    ),
    "whose life it is": (
        [
            "Das DET 2 det _",
            "Leben NOUN 5 subj _",
            "der DET 4 det _",
            "Student NOUN 2 mod _",
            f"ist AUX 0 root {ONE}",
            "schwer ADJ 5 comp:pred _",
        ],
        {4: (2, "comp:obj@genitive")},
    ),
    "whose life it rightly is": (
        [
            "Das DET 2 det _",
            "Leben NOUN 5 subj _",
            "der DET 4 det _",
            "Nachbarn NOUN 2 mod _",
            f"ist AUX 0 root {ONE}",
            "schwer ADJ 5 comp:pred _",
        ],
        {4: (2, "mod")},
    ),
    "how it goes": (
        [
            "Wie ADV 2 mod _",
            f"geht VERB 0 root {ONE}",
            "es PRON 2 subj _",
            "deine DET 5 det@poss _",
            "Eltern NOUN 2 subj _",
        ],
        {5: (2, "comp:obj@dative")},
    ),
    "how it goes this week": (
        ["Wie ADV 2 mod _", f"geht VERB 0 root {ONE}", "es PRON 2 subj _", "diese DET 5 det _", "Woche NOUN 2 udep _"],
        {5: (2, "udep")},
    ),
    "meanwhile": (
        [
            "Während SCONJ 4 mod _",
            "den DET 3 det _",
            "Sommer NOUN 1 comp:obj _",
            f"arbeite VERB 0 root {ME}",
            "ich PRON 4 subj _",
        ],
        {3: (1, "comp:obj@genitive")},
    ),
    "whereas": (
        [
            "Während SCONJ 0 root _",
            "den DET 3 det _",
            "Film NOUN 5 comp:obj _",
            "alle PRON 5 subj _",
            f"sahen VERB 1 comp:obj {SEVERAL}",
        ],
        {3: (5, "comp:obj")},
    ),
    "fear": (
        [
            f"habe/haben VERB 0 root {ME}",
            "Angst NOUN 1 comp:obj _",
            "vor ADP 1 udep _",
            "den DET 5 det _",
            "Hund NOUN 3 o _",
        ],
        {5: (3, "comp:obj@dative")},
    ),
    "out of fear": (
        [
            "aus ADP 0 root _",
            "Angst NOUN 1 comp:obj _",
            "vor ADP 7 udep _",
            "die DET 5 det _",
            "Tür NOUN 3 comp:obj _",
            "zu PART 7 mark _",
            "gehen VERB 2 mod VerbForm=Inf",
        ],
        {5: (3, "comp:obj")},
    ),
    "no interest": (
        [
            f"hat/haben VERB 0 root {ONE}",
            "Interesse NOUN 1 comp:obj _",
            "an ADP 1 udep _",
            "den DET 5 det _",
            "Film NOUN 3 o _",
        ],
        {5: (3, "comp:obj@dative")},
    ),
    "a thought with joy": (
        [
            f"denkt/denken VERB 0 root {ONE}",
            "mit ADP 1 udep _",
            "Interesse NOUN 2 comp:obj _",
            "an ADP 1 udep _",
            "den DET 6 det _",
            "Film NOUN 4 comp:obj _",
        ],
        {6: (4, "comp:obj")},
    ),
    "several who are alone in their clause": (
        [
            "Die DET 2 det _",
            "Leute NOUN 0 root Number=Plur",
            ", PUNCT 6 punct _",
            "die PRON 6 subj _",
            "hier ADV 6 mod _",
            f"wohnt VERB 2 mod@relcl {ONE}",
        ],
        {4: (6, "subj@several")},
    ),
    "perhaps one of them": (
        [
            "Die DET 2 det _",
            "Mutter NOUN 0 root _",
            "der DET 4 det _",
            "Kinder NOUN 2 mod Number=Plur",
            ", PUNCT 8 punct _",
            "die PRON 8 subj _",
            "hier ADV 8 mod _",
            f"wohnt VERB 2 mod@relcl {ONE}",
        ],
        {6: (8, "subj")},
    ),
    "whom several like": (
        [
            "Die DET 2 det _",
            "Nachbarn NOUN 0 root Number=Plur",
            ", PUNCT 7 punct _",
            "die PRON 7 subj _",
            "die DET 6 det _",
            "Maler NOUN 7 comp:obj _",
            f"mag AUX 2 mod@relcl {ONE}",
        ],
        {6: (7, "subj@told")},
    ),
    "whom one likes": (
        [
            "Die DET 2 det _",
            "Nachbarn NOUN 0 root Number=Plur",
            ", PUNCT 7 punct _",
            "die PRON 7 comp:obj _",
            "die DET 6 det _",
            "Malerin NOUN 7 subj _",
            f"mag AUX 2 mod@relcl {ONE}",
        ],
        {6: (7, "subj")},
    ),
    "who alone can like them": (
        [
            "Die DET 2 det _",
            "Nachbarn NOUN 0 root Number=Plur",
            ", PUNCT 7 punct _",
            "die PRON 7 subj _",
            "der DET 6 det _",
            "Maler NOUN 7 mod _",
            f"mögen VERB 2 mod@relcl {SEVERAL}",
        ],
        {6: (7, "subj@told")},
    ),
    "what is not done": (
        [
            "Die DET 2 det _",
            "Farbe NOUN 7 subj@pass _",
            "der DET 4 det _",
            "Fenster NOUN 2 mod Number=Plur",
            f"konnten/können AUX 7 comp:aux {SEVERAL}",
            "geändert VERB 5 comp:aux VerbForm=Part",
            "werden AUX 0 root VerbForm=Inf",
        ],
        {2: (5, "subj@told")},
    ),
    "what is not done, behind the verb": (
        [
            "Hier ADV 2 mod _",
            f"kann/können AUX 6 comp:aux {ONE}",
            "die DET 4 det _",
            "Farben NOUN 6 subj@pass Number=Plur",
            "geändert VERB 2 comp:aux VerbForm=Part",
            "werden AUX 0 root VerbForm=Inf",
        ],
        {4: (2, "subj@told")},
    ),
    "for whom it is done": (
        [
            "Hier ADV 2 mod _",
            f"wurden/werden AUX 0 root {SEVERAL}",
            "der DET 4 det _",
            "Frau NOUN 2 comp:obl _",
            "Blumen NOUN 2 subj@pass Number=Plur",
            "gebracht VERB 2 comp:aux@pass VerbForm=Part",
        ],
        {4: (2, "comp:obl")},
    ),
    "what is joined already": (
        [
            "Alle DET 2 det _",
            "Seiten NOUN 3 subj@pass Number=Plur",
            f"wurde/werden AUX 0 root {ONE}",
            "gelöscht VERB 3 comp:aux@pass VerbForm=Part",
        ],
        {2: (3, "subj@pass")},
    ),
    "what somebody does": (
        [
            "Die DET 2 det _",
            "Datei NOUN 3 comp:obj _",
            f"wollten/wollen AUX 0 root {SEVERAL}",
            "wir PRON 3 subj Case=Nom|Number=Plur",
            "speichern VERB 3 comp:aux VerbForm=Inf",
        ],
        {2: (3, "comp:obj")},
    ),
    "several pages": (
        [f"Fehlt/fehlen VERB 0 root {ONE}", "mehrere DET 3 det _", "Seite NOUN 1 subj _"],
        {2: (3, "mod@several")},
    ),
    "several who need help": (
        ["Mehrere DET 2 det _", "Hilfe NOUN 3 comp:obj _", f"brauchen/brauchen VERB 0 root {SEVERAL}"],
        {1: (2, "det")},
    ),
    "several wounded": (
        [f"Fehlt/fehlen VERB 0 root {ONE}", "mehrere DET 3 det _", "Verletzte NOUN 1 subj _"],
        {2: (3, "det")},
    ),
    "the order to open": (
        [
            "Er PRON 2 subj Case=Nom",
            f"versucht/versuchen VERB 0 root {ONE}",
            ", PUNCT 6 punct _",
            "dieser DET 5 det _",
            "Ordner NOUN 7 comp:obj _",
            "zu PART 2 comp:obj _",
            "öffnen/öffnen VERB 6 comp:obj VerbForm=Inf",
        ],
        {5: (7, "comp:obj@accusative")},
    ),
    "what he gave me": (
        [
            "Er PRON 2 subj Case=Nom",
            f"gab/geben VERB 0 root {ONE}",
            "mir PRON 2 comp:obl Case=Dat",
            "der DET 5 det _",
            "Schlüssel NOUN 2 subj _",
        ],
        {5: (2, "comp:obj@accusative")},
    ),
    "of whom we thought": (
        [
            "Er PRON 2 subj Case=Nom",
            f"gedenkt/gedenken VERB 0 root {ONE}",
            "gern ADV 2 mod _",
            "der DET 5 det _",
            "Lehrer NOUN 2 comp:obj _",
        ],
        {5: (2, "comp:obj")},
    ),
    "what does not exist": (
        [
            "Falls SCONJ 7 mod _",
            "die DET 3 det _",
            "Datei NOUN 4 subj _",
            f"existieren/existieren VERB 1 comp:obj {SEVERAL}",
            ", PUNCT 1 punct _",
            "dann ADV 7 mod _",
            f"fehlt VERB 0 root {ONE}",
        ],
        {3: (4, "subj@told")},
    ),
    "what does not exist beside another": (
        [
            "Falls SCONJ 8 mod _",
            "die DET 3 det _",
            "Datei NOUN 5 comp:obj _",
            "Leute NOUN 5 subj Number=Plur",
            f"suchen/suchen VERB 1 comp:obj {SEVERAL}",
            ", PUNCT 1 punct _",
            "dann ADV 8 mod _",
            f"fehlt VERB 0 root {ONE}",
        ],
        {3: (5, "comp:obj")},
    ),
    "a good man to be": (
        [
            "Er PRON 2 subj Case=Nom",
            f"versucht/versuchen VERB 0 root {ONE}",
            ", PUNCT 6 punct _",
            "ein DET 5 det _",
            "Arzt NOUN 7 comp:pred _",
            "zu PART 2 comp:obj _",
            "werden/werden VERB 6 comp:obj VerbForm=Inf",
        ],
        {5: (7, "comp:pred")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(with_lemmas: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    found = with_told_words(with_lemmas(*words), with_lexicon(judging_lexicon("de")), "de")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(with_lemmas: MakeSentence) -> None:
    sentence = with_lemmas(*SENTENCES["each morning"][0])
    assert with_told_words(sentence, with_lexicon(None), "cs") is sentence
