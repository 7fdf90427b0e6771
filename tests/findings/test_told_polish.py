"""Polish words that belong together by what they are, and near misses that are left as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_object
from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.polish import with_told_words
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

FINITE = "Person={}|VerbForm=Fin"
GOES = FINITE.format(3)
MAN = "Animacy=Hum|Case={}|Gender=Masc|Number=Sing"

SENTENCES = {
    "who speaks": (["my PRON 2 subj Case=Nom", f"wracają VERB 0 root {GOES}"], {1: (2, "subj@told")}),
    "who speaks rightly": (
        ["my PRON 2 subj Case=Nom", f"wracamy VERB 0 root {FINITE.format(1)}"],
        {1: (2, "subj")},
    ),
    "another self": (
        ["drugie ADJ 2 mod Case=Nom", "ja PRON 3 subj Case=Nom", f"wraca VERB 0 root {GOES}"],
        {2: (3, "subj")},
    ),
    "what must be": (["trzeba VERB 0 root _", f"poczeka VERB 1 comp:obj {GOES}"], {2: (1, "comp:obj@told")}),
    "what must be done": (["trzeba VERB 0 root _", "poczekać VERB 1 comp:obj VerbForm=Inf"], {2: (1, "comp:obj")}),
    "an offer": (
        [f"chcesz VERB 0 root {FINITE.format(2)}", f"zrobię VERB 1 comp:obj {FINITE.format(1)}"],
        {2: (1, "comp:obj")},
    ),
    "a small number": (
        ["są AUX 0 root _", "cztery NUM 3 mod Case=Nom", "jajek NOUN 1 subj Case=Gen|Number=Plur"],
        {2: (3, "mod@counted")},
    ),
    "both at once": (
        ["wczytaj VERB 0 root _", "oba NUM 3 mod Case=Acc", "naraz NOUN 1 comp:obj Case=Acc|Number=Sing"],
        {2: (3, "mod")},
    ),
    "a part of a word": (
        ["dwóm NUM 2 mod Case=Dat", "spin NOUN 0 root Case=Nom|Number=Sing", "-offom X 2 flat _"],
        {1: (2, "mod")},
    ),
    "a number of men": (
        ["mam VERB 0 root _", "dwóch NUM 3 mod Case=Acc", "braci NOUN 1 comp:obj Case=Acc|Number=Plur"],
        {2: (3, "mod")},
    ),
    "several": (
        ["sześć NUM 2 mod@gov Case=Nom", "osób NOUN 3 subj Case=Gen|Number=Plur", "utknęły/utknąć VERB 0 root _"],
        {2: (3, "subj@alone")},
    ),
    "several whom they counted": (
        ["sześć NUM 2 mod@gov Case=Nom", "osób NOUN 3 subj Case=Gen|Number=Plur", "liczyli/liczyć VERB 0 root _"],
        {2: (3, "subj")},
    ),
    "what there is not": (
        ["nie PART 2 mod@neg _", f"ma VERB 0 root {GOES}", "mleko NOUN 2 comp:obl Case=Acc"],
        {3: (2, "comp:obj@told")},
    ),
    "who has it not": (
        [
            "nie PART 2 mod@neg _",
            f"ma VERB 0 root {GOES}",
            "miasto NOUN 2 subj Case=Nom",
            "rynku NOUN 2 comp:obj Case=Gen",
        ],
        {3: (2, "subj")},
    ),
    "who he is": (
        [f"wujek NOUN 2 subj {MAN.format('Nom')}", "jest AUX 0 root _", f"lekarza NOUN 2 subj {MAN.format('Gen')}"],
        {3: (2, "comp:pred@told")},
    ),
    "whose it is": (
        ["dom NOUN 2 subj Case=Nom", "jest AUX 0 root _", f"lekarza NOUN 2 subj {MAN.format('Gen')}"],
        {3: (2, "subj")},
    ),
    "what I fear": (
        [f"boję VERB 0 root {FINITE.format(1)}", "się PRON 1 comp@expl _", "pająki NOUN 1 subj Case=Nom|Number=Plur"],
        {3: (1, "comp:obj")},
    ),
    "who fears": (
        [f"boją VERB 0 root {GOES}", "się PRON 1 comp@expl _", "pająki NOUN 1 subj Case=Nom|Number=Plur"],
        {3: (1, "subj")},
    ),
    "whom they beat": (
        ["pokonali/pokonać VERB 0 root _", "rywalom NOUN 1 comp:obj Case=Dat|Number=Plur"],
        {2: (1, "comp:obl@told")},
    ),
    "whom they gave": (
        ["dali/dać VERB 0 root _", "rywalom NOUN 1 comp:obj Case=Dat|Number=Plur"],
        {2: (1, "comp:obj")},
    ),
    "a verb that asks and one in the past": (
        ["trzeba VERB 2 comp:aux _", "było AUX 0 root _", "zadzwonił VERB 1 comp:obj Tense=Past|VerbForm=Fin"],
        {3: (1, "comp:obj@told")},
    ),
    "what must be so": (
        [f"musi VERB 2 comp:aux {GOES}", f"jest AUX 0 root {GOES}", "gotowy ADJ 2 comp:pred Case=Nom"],
        {2: (1, "comp:obj@told")},
    ),
    "what I like": (
        [f"lubię VERB 0 root {FINITE.format(1)}", f"spaceruję VERB 1 comp:obj {FINITE.format(1)}"],
        {2: (1, "comp:obj@told")},
    ),
    "what he likes": (
        [f"lubię VERB 0 root {FINITE.format(1)}", f"spaceruje VERB 1 comp:obj {GOES}"],
        {2: (1, "comp:obj")},
    ),
    "a wish": (
        ["mógł/móc VERB 0 root _", "by AUX 1 comp:aux _", "powtórzył VERB 1 comp:obj Tense=Past|VerbForm=Fin"],
        {3: (1, "comp:obj@told")},
    ),
    "a wish with its infinitive": (
        ["mógł/móc VERB 0 root _", "by AUX 1 comp:aux _", "powtórzyć VERB 1 comp:obj VerbForm=Inf"],
        {3: (1, "comp:obj")},
    ),
    "a future of what ends": (
        [f"będę AUX 0 root {FINITE.format(1)}", "poczekać VERB 1 comp:aux VerbForm=Inf"],
        {2: (1, "comp:obj@told")},
    ),
    "a future of what lasts": (
        [f"będę AUX 0 root {FINITE.format(1)}", "czekać VERB 1 comp:aux VerbForm=Inf"],
        {2: (1, "comp:aux")},
    ),
    "a passive with a past": (
        ["została AUX 0 root _", "napisała VERB 1 comp:aux Tense=Past|VerbForm=Fin"],
        {2: (1, "comp:obj@told")},
    ),
    "a passive with its participle": (
        ["została AUX 0 root _", "napisana ADJ 1 comp:aux@pass Case=Nom|Gender=Fem|Number=Sing"],
        {2: (1, "comp:aux@pass")},
    ),
    "a predicate of another gender": (
        ["zostało AUX 0 root _", "zamknięty ADJ 1 comp:aux@pass Case=Nom|Gender=Masc|Number=Sing"],
        {2: (1, "comp:pred@told")},
    ),
    "an attribute behind a copula": (
        ["było AUX 0 root _", "zimny ADJ 3 mod Case=Nom|Gender=Masc|Number=Sing", "wieczór NOUN 1 subj Case=Nom"],
        {2: (3, "mod")},
    ),
    "in order that you": (
        ["żeby SCONJ 0 root _", "ś AUX 1 comp:obj _", "wrócisz VERB 2 comp:aux Mood=Ind|Tense=Fut|VerbForm=Fin"],
        {3: (2, "comp:obj@told")},
    ),
    "in order that you did": (
        ["żeby SCONJ 0 root _", "ś AUX 1 comp:obj _", "wrócił VERB 2 comp:aux Mood=Ind|Tense=Past|VerbForm=Fin"],
        {3: (2, "comp:aux")},
    ),
    "who of you": (
        ["kto PRON 4 subj Case=Nom", "z ADP 1 udep _", "was PRON 2 comp:obj Case=Gen", "wiecie VERB 0 root _"],
        {1: (4, "subj@told")},
    ),
    "each of you": (
        ["każdy DET 4 subj Case=Nom", "z ADP 1 udep _", "was PRON 2 comp:obj Case=Gen", "wie VERB 0 root _"],
        {1: (4, "subj")},
    ),
    "what I look for": (
        ["który DET 2 comp:obj Case=Acc", f"szukam/szukać VERB 0 root {FINITE.format(1)}"],
        {1: (2, "comp:obj@told")},
    ),
    "who looks for it": (
        ["który DET 2 subj Case=Nom", f"szuka/szukać VERB 0 root {GOES}"],
        {1: (2, "subj")},
    ),
    "two of another gender": (
        ["dwa NUM 2 mod Case=Acc", "książki NOUN 0 root Case=Acc|Gender=Fem|Number=Plur"],
        {1: (2, "mod@counted")},
    ),
    "men and their numeral": (
        ["trzej NUM 2 mod Case=Nom", "uczniów NOUN 0 root Animacy=Hum|Case=Gen|Gender=Masc|Number=Plur"],
        {1: (2, "mod@counted")},
    ),
    "a numeral behind an adposition": (
        ["do ADP 0 root _", "pięć NUM 3 mod@gov Case=Acc", "osób NOUN 1 comp:obj Case=Gen|Number=Plur"],
        {2: (1, "comp:obj@told")},
    ),
    "a numeral without its noun": (["do ADP 0 root _", "pięć NUM 1 comp:obj Case=Acc"], {2: (1, "comp:obj")}),
    "digits that ask for another case": (
        ["Usunięto VERB 0 root Person=0", "3 NUM 3 mod@gov _", "zdjęć NOUN 1 comp:obj Case=Gen|Number=Plur"],
        {2: (3, "mod@digits")},
    ),
    "digits of more": (
        ["Usunięto VERB 0 root Person=0", "13 NUM 3 mod@gov _", "zdjęć NOUN 1 comp:obj Case=Gen|Number=Plur"],
        {2: (3, "mod@gov")},
    ),
    "digits behind an adposition": (
        ["z ADP 0 root _", "3 NUM 3 mod _", "zdjęć NOUN 1 comp:obj Case=Gen|Number=Plur"],
        {2: (3, "mod")},
    ),
    "one day": (
        ["za ADP 0 root _", "1 NUM 3 mod _", "dni NOUN 1 comp:obj Case=Acc|Number=Plur"],
        {2: (3, "mod@digits")},
    ),
    "a lack of something": (
        ["brak NOUN 0 root Case=Nom", "dostęp NOUN 1 mod Case=Nom|Number=Sing"],
        {2: (1, "mod@of")},
    ),
    "a lack with its genitive": (
        ["brak NOUN 0 root Case=Nom", "dostępu NOUN 1 mod Case=Gen|Number=Sing"],
        {2: (1, "mod")},
    ),
    "what it is in accordance with": (
        ["zgodnie ADV 0 root _", "z ADP 1 udep _", "umowy NOUN 1 mod Case=Gen|Number=Sing"],
        {3: (2, "comp:obj@told")},
    ),
    "what it is from": (
        ["dawno ADV 0 root _", "z ADP 1 udep _", "umowy NOUN 2 comp:obj Case=Gen|Number=Sing"],
        {3: (2, "comp:obj")},
    ),
    "a name as it is called": (
        ["z ADP 0 root _", "Olga PROPN 1 comp:obj Case=Nom|Number=Sing"],
        {2: (1, "comp:obj@told")},
    ),
    "a name with its case": (
        ["z ADP 0 root _", "Olgą PROPN 1 comp:obj Case=Ins|Number=Sing"],
        {2: (1, "comp:obj")},
    ),
    "what was passed": (
        ["ustawa NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing", "przyjęto VERB 0 root Person=0"],
        {1: (2, "comp:obj@passed")},
    ),
    "what passed": (
        ["ustawa NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing", "przeszła VERB 0 root Person=3"],
        {1: (2, "subj")},
    ),
    "what there is no more of": (
        ["nie PART 2 mod _", f"ma VERB 0 root {GOES}", "już ADV 2 mod _", "apteka NOUN 2 subj Case=Nom|Number=Sing"],
        {4: (2, "comp:obj@told")},
    ),
    "what there is more of": (
        [f"przybywa VERB 0 root {GOES}", "uczniowie NOUN 1 subj Case=Nom|Number=Plur"],
        {2: (1, "comp:obj@told")},
    ),
    "what somebody becomes": (
        ["zostać VERB 0 root VerbForm=Inf", f"nauczyciel NOUN 1 comp:obj {MAN.format('Nom')}"],
        {2: (1, "comp:pred@told")},
    ),
    "what somebody became": (
        ["zostać VERB 0 root VerbForm=Inf", f"nauczycielem NOUN 1 comp:pred {MAN.format('Ins')}"],
        {2: (1, "comp:pred")},
    ),
    "nothing of a kind": (
        ["nic PRON 0 root Case=Nom", "ciekawe ADJ 1 mod Case=Nom|Gender=Neut|Number=Sing"],
        {2: (1, "mod@of")},
    ),
    "something and a noun of a kind": (
        ["coś PRON 0 root Case=Nom", "ciekawe ADJ 3 mod Case=Nom", "książki NOUN 1 conj Case=Nom|Number=Plur"],
        {2: (3, "mod")},
    ),
    "whom it is said to": (
        ["powiedz/powiedzieć VERB 0 root _", "ich PRON 1 comp:obj Case=Gen", ", PUNCT 4 punct _", "że SCONJ 1 obj _"],
        {2: (1, "comp:obl@told")},
    ),
    "whom they ask": (
        ["proś/prosić VERB 0 root _", "ich PRON 1 comp:obj Case=Gen", ", PUNCT 4 punct _", "żeby SCONJ 1 obj _"],
        {2: (1, "comp:obj")},
    ),
    "whom you do not like": (
        ["nie PART 2 mod _", "lubisz VERB 0 root _", "ją PRON 2 comp:obj Case=Acc"],
        {3: (2, "comp:obj@told")},
    ),
    "several men": (
        ["kilku DET 2 det@numgov Case=Nom", "uczniów NOUN 3 subj Case=Gen|Number=Plur", "utknęli/utknąć VERB 0 root _"],
        {2: (3, "subj@alone")},
    ),
    "several men whom they called": (
        ["kilku DET 2 det Case=Acc", "uczniów NOUN 3 comp:obj Case=Acc|Number=Plur", "wołali/wołać VERB 0 root _"],
        {2: (3, "comp:obj")},
    ),
    "what I do not know": (
        ["nie PART 2 mod _", "znam VERB 0 root _", "adres NOUN 2 comp:obj Case=Acc"],
        {3: (2, "comp:obj@told")},
    ),
    "who does not know": (
        ["nie PART 2 mod _", "zna VERB 0 root _", "adres NOUN 2 subj Case=Nom"],
        {3: (2, "subj")},
    ),
    "what I cannot buy": (
        [
            "nie PART 2 mod _",
            "mogę VERB 0 root _",
            "kupić VERB 2 comp:obj VerbForm=Inf",
            "dom NOUN 3 comp:obj Case=Acc",
        ],
        {4: (3, "comp:obj@told")},
    ),
    "what I can buy": (
        [
            "ja PRON 2 subj _",
            "mogę VERB 0 root _",
            "kupić VERB 2 comp:obj VerbForm=Inf",
            "dom NOUN 3 comp:obj Case=Acc",
        ],
        {4: (3, "comp:obj")},
    ),
    "a pronoun without its n": (
        ["bez ADP 0 root _", "jego PRON 1 comp:obj Case=Gen|PrepCase=Npr"],
        {2: (1, "comp:obj@told")},
    ),
    "a possessive": (
        ["bez ADP 0 root _", "jego PRON 3 mod Case=Gen", "zgody NOUN 1 comp:obj Case=Gen"],
        {2: (3, "mod")},
    ),
    "so much of it": (
        ["szklanka NOUN 0 root Case=Nom", "mleko NOUN 1 mod Case=Nom|Number=Sing"],
        {2: (1, "mod@of")},
    ),
    "what goes into it": (
        ["w ADP 0 root _", "szklankę NOUN 1 comp:obj Case=Acc", "mleko NOUN 1 comp:obj Case=Acc|Number=Sing"],
        {3: (1, "comp:obj")},
    ),
    "what opens a clause": (
        ["dzieci NOUN 2 subj Case=Nom|Gender=Neut|Number=Plur", "poszedł/pójść VERB 0 root Tense=Past|VerbForm=Fin"],
        {1: (2, "subj@told")},
    ),
    "what they take along": (
        ["dzieci NOUN 2 comp:obj Case=Acc|Gender=Neut|Number=Plur", "zabrali VERB 0 root Tense=Past|VerbForm=Fin"],
        {1: (2, "comp:obj")},
    ),
    "what there is little of": (
        [
            "dzieci NOUN 2 comp:obj Case=Gen|Gender=Neut|Number=Plur",
            "przyszło/przyjść VERB 0 root Tense=Past|VerbForm=Fin",
            "mało DET 2 udep _",
        ],
        {1: (2, "comp:obj")},
    ),
    "what one ought to do": (
        [
            "drzwi NOUN 2 comp:obj Case=Acc|Gender=Neut|Number=Plur",
            f"należy/należeć VERB 0 root {GOES}",
            "zamknąć VERB 2 comp:obj VerbForm=Inf",
        ],
        {1: (2, "comp:obj")},
    ),
    "the name of a man": (
        ["Marek PROPN 2 subj Case=Nom", "kupiła VERB 0 root Tense=Past|VerbForm=Fin"],
        {1: (2, "subj@man")},
    ),
    "the surname of a woman": (
        ["Marek PROPN 3 subj Case=Nom", "Nowak PROPN 1 flat _", "kupiła VERB 0 root Tense=Past|VerbForm=Fin"],
        {1: (3, "subj")},
    ),
    "the name of a woman": (
        ["Ola PROPN 2 subj Case=Nom", "kupił VERB 0 root Tense=Past|VerbForm=Fin"],
        {1: (2, "subj@woman")},
    ),
    "two persons": (
        ["Ola PROPN 4 subj Case=Nom", "i CCONJ 3 cc _", "Jan PROPN 1 conj _", f"mieszka VERB 0 root {GOES}"],
        {1: (4, "subj@both")},
    ),
    "two women": (
        [
            "Ola PROPN 4 subj Case=Nom",
            "i CCONJ 3 cc _",
            "Ewa PROPN 1 conj _",
            "poszli VERB 0 root Tense=Past|VerbForm=Fin",
        ],
        {1: (4, "subj@women")},
    ),
    "two women with somebody": (
        [
            "Ola PROPN 4 subj Case=Nom",
            "i CCONJ 3 cc _",
            "Ewa PROPN 1 conj _",
            "poszli VERB 0 root Tense=Past|VerbForm=Fin",
            "z ADP 4 udep _",
            "Janem PROPN 5 comp:obj Case=Ins",
        ],
        {1: (4, "subj")},
    ),
    "one man under two names": (
        [
            f"mąż NOUN 4 subj {MAN.format('Nom')}",
            "i CCONJ 3 cc _",
            f"przyjaciel NOUN 1 conj {MAN.format('Nom')}",
            f"mieszka VERB 0 root {GOES}",
        ],
        {1: (4, "subj")},
    ),
    "the future of others": (
        [
            "one PRON 2 subj Case=Nom",
            f"będą AUX 0 root {GOES}|Number=Plur",
            "spali VERB 2 comp:aux Tense=Past|VerbForm=Fin",
        ],
        {1: (3, "subj@told")},
    ),
    "the future of one": (
        [
            "on PRON 2 subj Case=Nom",
            f"będą AUX 0 root {GOES}|Number=Plur",
            "spał VERB 2 comp:aux Tense=Past|VerbForm=Fin",
        ],
        {1: (2, "subj@told")},
    ),
    "what a thing is": (
        ["kawa NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing", f"jest AUX 0 root {GOES}", "gorący ADJ 2 comp:pred _"],
        {3: (1, "comp:pred@told")},
    ),
    "what a thing is rightly": (
        ["kawa NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing", f"jest AUX 0 root {GOES}", "gorąca ADJ 2 comp:pred _"],
        {3: (2, "comp:pred")},
    ),
    "what falls": (
        [
            "padała/padać VERB 0 root Tense=Past|VerbForm=Fin",
            "śnieg NOUN 1 subj Animacy=Inan|Case=Nom|Gender=Masc|Number=Sing",
        ],
        {2: (1, "subj@told")},
    ),
    "what one deals with": (
        [
            f"szukam/szukać VERB 0 root {FINITE.format(1)}",
            "nową ADJ 3 mod Case=Acc",
            "pracę NOUN 1 udep Case=Acc|Gender=Fem|Number=Sing",
        ],
        {3: (1, "comp:obj")},
    ),
    "a pronoun as it is called": (
        ["z ADP 0 root _", "ty PRON 1 comp:obj Case=Nom"],
        {2: (1, "comp:obj@told")},
    ),
    "whom I love": (
        [f"kocham VERB 0 root {FINITE.format(1)}", "ona PRON 1 subj Case=Nom"],
        {2: (1, "comp:obj@accusative")},
    ),
    "what I read": (
        [f"czytam VERB 0 root {FINITE.format(1)}", "książka NOUN 1 subj Case=Nom|Gender=Fem|Number=Sing"],
        {2: (1, "comp:obj@accusative")},
    ),
    "what one types": (
        [f"wpisz/wpisać VERB 0 root {FINITE.format(2)}", "faktura NOUN 1 subj Case=Nom|Gender=Fem|Number=Sing"],
        {2: (1, "subj")},
    ),
    "what mother cooks": (
        [
            "mama NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
            f"gotuje VERB 0 root Number=Sing|{GOES}",
            "zupa NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
        ],
        {3: (2, "comp:obj@accusative")},
    ),
    "what the house may be": (
        [
            "dom NOUN 2 comp:obj Case=Acc|Gender=Masc|Number=Sing",
            f"kupuje VERB 0 root Number=Sing|{GOES}",
            "aktorka NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
        ],
        {3: (2, "subj")},
    ),
    "what hurts": (
        [f"boli VERB 0 root {GOES}", "mnie PRON 1 comp:obj _", "głowę NOUN 1 comp:obj Case=Acc"],
        {3: (1, "comp:obj@nominative")},
    ),
    "a brother and a sister": (
        [
            f"mam VERB 0 root {FINITE.format(1)}",
            f"brata NOUN 1 comp:obj {MAN.format('Acc')}",
            "i CCONJ 4 cc _",
            "siostra NOUN 2 conj Case=Nom|Gender=Fem|Number=Sing",
        ],
        {4: (2, "conj:coord@told")},
    ),
    "his profession": (
        [f"tata NOUN 2 subj {MAN.format('Nom')}", f"jest AUX 0 root {GOES}", f"lekarz NOUN 2 subj {MAN.format('Nom')}"],
        {3: (2, "comp:pred@told")},
    ),
    "where he is": (
        ["gdzie ADV 2 comp:pred _", f"jest AUX 0 root {GOES}", f"lekarz NOUN 2 subj {MAN.format('Nom')}"],
        {3: (2, "subj")},
    ),
    "what three things are": (
        [
            f"masz VERB 0 root {FINITE.format(2)}",
            "3 NUM 4 mod _",
            "nowych ADJ 4 mod Case=Gen",
            "wiadomości NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Plur",
        ],
        {3: (4, "mod@told")},
    ),
    "what five things are": (
        [
            f"masz VERB 0 root {FINITE.format(2)}",
            "5 NUM 4 mod _",
            "nowe ADJ 4 mod Case=Acc",
            "wiadomości NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Plur",
        ],
        {3: (4, "mod@of")},
    ),
    "one of five new things": (
        [
            f"masz VERB 0 root {FINITE.format(2)}",
            "5 NUM 4 mod _",
            "nowych ADJ 4 mod Case=Gen",
            "wiadomość NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Sing",
        ],
        {2: (4, "mod@digits")},
    ),
    "a number of boys": (
        ["trzy NUM 2 mod Case=Nom", "chłopcy/chłopiec NOUN 0 root Animacy=Hum|Case=Nom|Gender=Masc|Number=Plur"],
        {1: (2, "mod@howmany")},
    ),
    "a number of cats": (
        ["trzy NUM 2 mod Case=Nom", "koty/kot NOUN 0 root Animacy=Nhum|Case=Nom|Gender=Masc|Number=Plur"],
        {1: (2, "mod")},
    ),
    "men who": (
        [
            "studenci/student NOUN 0 root Animacy=Hum|Case=Nom|Gender=Masc|Number=Plur",
            ", PUNCT 4 punct _",
            "które/który DET 4 subj Case=Nom",
            f"śpią VERB 1 mod@relcl {GOES}",
        ],
        {3: (1, "mod@men")},
    ),
    "pictures of men": (
        [
            "zdjęcia/zdjęcie NOUN 0 root Case=Nom|Gender=Neut|Number=Plur",
            "studentów/student NOUN 1 mod Animacy=Hum|Case=Gen|Gender=Masc|Number=Plur",
            ", PUNCT 5 punct _",
            "które/który DET 5 subj Case=Nom",
            f"wiszą VERB 1 mod@relcl {GOES}",
        ],
        {4: (5, "subj")},
    ),
    "who of several": (
        [
            "jedna PRON 5 subj Case=Nom",
            "z ADP 1 udep _",
            "nowych ADJ 4 mod Case=Gen",
            "uczennic NOUN 2 comp:obj Case=Gen|Gender=Fem|Number=Plur",
            "przyszły VERB 0 root Tense=Past|VerbForm=Fin",
        ],
        {1: (5, "subj@told")},
    ),
    "what she began": (
        [
            "zaczęła/zacząć VERB 0 root Tense=Past|VerbForm=Fin",
            f"śpiewa VERB 1 comp:obj Tense=Pres|{GOES}",
        ],
        {2: (1, "comp:obj@told")},
    ),
    "what was not found": (
        [
            "nie PART 2 mod _",
            "znaleziono/znaleźć VERB 0 root Person=0|VerbForm=Fin",
            "plik NOUN 2 comp:obj Case=Acc|Gender=Masc|Number=Sing",
        ],
        {3: (2, "comp:obj@told")},
    ),
    "two of one thing": (
        [
            "usunięto/usunąć VERB 0 root Person=0|VerbForm=Fin",
            "2 NUM 3 mod _",
            "wiadomość NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Sing",
        ],
        {2: (3, "mod@digits")},
    ),
    "when it was added": (
        [
            "dodano/dodać VERB 0 root Person=0|VerbForm=Fin",
            "1 NUM 3 mod _",
            "maja/maj NOUN 1 comp:obj Case=Gen|Gender=Masc|Number=Sing",
        ],
        {2: (3, "mod")},
    ),
    "what Warsaw is": (
        ["Warszawa PROPN 2 subj Case=Nom", f"jest AUX 0 root {GOES}", "stolica NOUN 2 subj Case=Nom|Gender=Fem"],
        {3: (2, "comp:pred@told")},
    ),
    "where Warsaw is": (
        ["gdzie ADV 2 comp:pred _", f"jest AUX 0 root {GOES}", "stolica NOUN 2 subj Case=Nom|Gender=Fem"],
        {3: (2, "subj")},
    ),
    "what could be removed": (
        [
            "plik NOUN 2 subj Case=Nom|Gender=Masc|Number=Sing",
            "mógł/móc VERB 0 root Tense=Past|VerbForm=Fin",
            "zostać AUX 2 comp:obj VerbForm=Inf",
            "usunięta ADJ 3 comp:pred Case=Nom|Gender=Fem|Number=Sing",
        ],
        {4: (1, "comp:pred@told")},
    ),
    "who does not want to sleep": (
        [
            "dzieci NOUN 2 subj Case=Nom|Gender=Neut|Number=Plur",
            f"chce/chcieć VERB 0 root Number=Sing|{GOES}",
            "spać VERB 2 comp:obj VerbForm=Inf",
        ],
        {1: (2, "subj@told")},
    ),
    "whom he wants to teach": (
        [
            "dzieci NOUN 2 subj Case=Nom|Gender=Neut|Number=Plur",
            f"chce/chcieć VERB 0 root Number=Sing|{GOES}",
            "uczyć VERB 2 comp:obj VerbForm=Inf",
        ],
        {1: (2, "subj")},
    ),
    "what I must buy": (
        [
            f"muszę/musieć VERB 0 root Number=Sing|{FINITE.format(1)}",
            "kupię/kupia NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Sing",
        ],
        {2: (1, "comp:obj@told")},
    ),
    "something that is called so": (
        ["coś PRON 3 subj Case=Nom", "nazywane ADJ 3 comp:pred Case=Nom", f"jest AUX 0 root {GOES}"],
        {2: (3, "comp:pred")},
    ),
    "much of something": (
        ["dużo DET 2 det _", "pracę NOUN 0 root Case=Acc|Gender=Fem|Number=Sing"],
        {1: (2, "mod@counted")},
    ),
    "somewhat easier": (
        [
            f"ułatwi/ułatwić VERB 0 root {GOES}",
            "trochę DET 3 det _",
            "sprawę NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Sing",
        ],
        {2: (3, "det")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(with_lemmas: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    readings = with_lexicon(judging_lexicon("pl"))
    found = with_told_words(with_lemmas(*words), readings, "pl", {"szukać"})
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(with_lemmas: MakeSentence) -> None:
    sentence = with_lemmas(*SENTENCES["who speaks"][0])
    assert with_told_words(sentence, with_lexicon(None), "cs") is sentence


PAST = "Gender=Fem|Number=Sing|Tense=Past|VerbForm=Fin"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        pytest.param(
            [f"rozległa VERB 0 root {PAST}", "się PRON 1 comp@expl _", "śmiech NOUN 1 subj Case=Nom|Number=Sing"],
            False,
            id="what happened",
        ),
        pytest.param(
            ["czyta VERB 0 root Number=Sing", "się PRON 1 comp@expl _", "książki NOUN 1 subj Case=Nom|Number=Plur"],
            True,
            id="what people do",
        ),
        pytest.param(
            ["jest/być VERB 0 root Number=Sing", "klucze NOUN 1 subj Case=Nom|Number=Plur"], False, id="being"
        ),
    ],
)
def test_verbs_without_an_object(with_lemmas: MakeSentence, words: list[str], expected: bool) -> None:
    noun = len(words)
    sentence, readings = with_lemmas(*words), with_lexicon(judging_lexicon("pl"))
    found = doubtful_edges(sentence, {(noun, 1): []}, readings, True, "pl", doubts=[is_perhaps_object])
    assert found == ({(noun, 1)} if expected else set())
