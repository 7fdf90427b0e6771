"""Czech words that belong together by what they are, and near misses that are left as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.addresses import uncalled
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.adpositions import is_before_its_noun
from lambre_core.findings.doubts.determiners import opens_its_clause
from lambre_core.findings.doubts.several_subjects import is_a_quantity
from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.czech import with_told_words
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

PAST = "Gender={}|Number={}|VerbForm=Part|Voice=Act"
HE, SHE, THEY = PAST.format("Masc", "Sing"), PAST.format("Fem", "Sing"), "Number=Plur|VerbForm=Part|Voice=Act"
FINITE = "Person=3|VerbForm=Fin"
DOG = "Animacy=Anim|Case=Acc|Gender=Masc|Number=Sing"
BOX = "Case=Acc|Gender=Fem|Number=Sing"

SENTENCES = {
    "who speaks": (["já PRON 2 subj Case=Nom", f"pracuje VERB 0 root {FINITE}"], {1: (2, "subj@told")}),
    "who speaks rightly": (["já PRON 2 subj Case=Nom", f"pracuji VERB 0 root {FINITE}"], {1: (2, "subj")}),
    "a conditional": (
        ["my PRON 2 subj Case=Nom", "byste AUX 0 root VerbForm=Fin", f"přišli VERB 2 comp:aux {THEY}"],
        {1: (2, "subj@told")},
    ),
    "compared": (
        ["víc ADV 4 mod _", "než SCONJ 4 mod _", "já PRON 4 subj Case=Nom", f"pracuje VERB 0 root {FINITE}"],
        {3: (4, "subj")},
    ),
    "anybody": (["nikdo PRON 2 subj Case=Nom", f"nepřišli VERB 0 root {THEY}"], {1: (2, "subj@told")}),
    "those who": (
        [
            "ti DET 0 root Case=Nom",
            ", PUNCT 4 punct _",
            "kdo PRON 4 subj Case=Nom",
            "nepřišli VERB 1 mod@relcl VerbForm=Part",
        ],
        {3: (4, "subj")},
    ),
    "an auxiliary of the third person": (
        ["jsou AUX 0 root VerbForm=Fin", f"pracovali VERB 1 comp:aux {THEY}"],
        {2: (1, "comp:aux@told")},
    ),
    "several who are one": (
        ["jsme AUX 0 root VerbForm=Fin", f"nevěděla VERB 1 comp:aux {SHE}"],
        {2: (1, "comp:aux@told")},
    ),
    "one who is spoken to": (
        ["jste AUX 0 root VerbForm=Fin", f"nevěděla VERB 1 comp:aux {SHE}"],
        {2: (1, "comp:aux")},
    ),
    "behind an adposition and a relative pronoun": (
        [
            "na ADP 4 udep Case=Acc",
            "kterou DET 1 comp:obj Case=Acc|Gender=Fem|Number=Sing",
            f"krabici NOUN 4 subj@pass {BOX}",
            f"odkazuje VERB 0 root {FINITE}",
            "se PRON 4 comp@pass Case=Acc",
        ],
        {3: (4, "subj@pass")},
    ),
    "counted again": (
        [
            "se ADP 0 root Case=Ins",
            "třemi NUM 3 mod Case=Ins",
            "prvky NOUN 1 comp:obj Case=Ins|Gender=Masc|Number=Plur",
            ", PUNCT 5 punct _",
            "se ADP 1 conj:coord Case=Ins",
            "čtyřmi NUM 7 mod Case=Ins",
            "čtveřice NOUN 5 comp:obj Case=Nom|Gender=Fem|Number=Sing",
        ],
        {6: (7, "mod")},
    ),
    "a future further on": (
        [f"budeme AUX 0 root {FINITE}", "vás PRON 3 comp:obj Case=Acc", f"informujeme VERB 1 comp:aux {FINITE}"],
        {3: (1, "comp:obj@told")},
    ),
    "a future and another person": (
        [f"bude AUX 0 root {FINITE}", "hůř ADV 1 mod _", f"víme VERB 1 parataxis {FINITE}"],
        {3: (1, "parataxis")},
    ),
    "a conditional with an infinitive": (
        ["aby SCONJ 0 root _", f"bych AUX 1 comp:obj {FINITE}", "víc ADV 4 mod _", "číst VERB 2 comp:aux VerbForm=Inf"],
        {4: (2, "comp:obj@told")},
    ),
    "a conditional with a participle": (
        [
            "aby SCONJ 0 root _",
            f"bych AUX 1 comp:obj {FINITE}",
            "Uměl{{a}} X 4 mod _",
            "číst VERB 2 comp:aux VerbForm=Inf",
        ],
        {4: (2, "comp:aux")},
    ),
    "an order for an order": (
        [f"nezapomeňte VERB 0 root {FINITE}", f"vypněte VERB 1 comp:obj {FINITE}"],
        {2: (1, "comp:obj@told")},
    ),
    "two orders": ([f"přijďte VERB 0 root {FINITE}", f"vypněte VERB 1 comp:obj {FINITE}"], {2: (1, "comp:obj")}),
    "me and somebody": (
        [
            "já PRON 4 subj Case=Nom",
            "a CCONJ 3 cc _",
            "bratr NOUN 1 conj:coord Case=Nom",
            f"jezdí VERB 0 root {FINITE}",
            "domů ADV 4 mod _",
        ],
        {1: (4, "subj@told")},
    ),
    "me and somebody rightly": (
        [
            "já PRON 4 subj Case=Nom",
            "a CCONJ 3 cc _",
            "bratr NOUN 1 conj:coord Case=Nom",
            f"jezdíme VERB 0 root {FINITE}",
            "domů ADV 4 mod _",
        ],
        {1: (4, "subj")},
    ),
    "what hurts": (
        [f"bolí VERB 0 root {FINITE}", "mě PRON 1 comp:obj Case=Acc", "hlavu NOUN 1 comp:obj Case=Acc|Gender=Fem"],
        {3: (1, "subj@told")},
    ),
    "what I feel": (
        [f"cítí VERB 0 root {FINITE}", "mě PRON 1 comp:obj Case=Acc", "hlavu NOUN 1 comp:obj Case=Acc|Gender=Fem"],
        {3: (1, "comp:obj")},
    ),
    "a month": (["v ADP 0 root Case=Acc", "říjen NOUN 1 comp:obj Case=Acc"], {2: (1, "comp:obj@told")}),
    "another month": (["na ADP 0 root Case=Acc", "říjen NOUN 1 comp:obj Case=Acc"], {2: (1, "comp:obj")}),
    "with whom": (["s ADP 0 root Case=Ins", "kdo PRON 1 comp:obj Case=Nom"], {2: (1, "comp:obj@told")}),
    "who knows": (
        ["z ADP 0 root Case=Gen", "kdo PRON 1 comp:obj Case=Nom", f"ví VERB 1 mod {FINITE}"],
        {2: (1, "comp:obj")},
    ),
    "several who get something": (
        [
            "pět NUM 2 mod@gov Case=Nom",
            "žáků NOUN 3 subj Animacy=Anim|Case=Gen|Gender=Masc|Number=Plur",
            f"dostali/dostat VERB 0 root {THEY}",
            "knihu NOUN 3 comp:obj Case=Acc|Gender=Fem|Number=Sing",
        ],
        {2: (3, "subj@alone")},
    ),
    "several who are seen": (
        [
            "pět NUM 2 mod@gov Case=Nom",
            "žáků NOUN 3 comp:obj Animacy=Anim|Case=Gen|Gender=Masc|Number=Plur",
            f"viděli/vidět VERB 0 root {THEY}",
        ],
        {2: (3, "comp:obj")},
    ),
    "what she is to be": (
        ["chtěla VERB 0 root _", "být AUX 1 comp:obj VerbForm=Inf", "lékařku NOUN 2 comp:obj Case=Acc|Gender=Fem"],
        {3: (2, "comp:pred@told")},
    ),
    "how long": (
        ["chtěla VERB 0 root _", "být AUX 1 comp:obj VerbForm=Inf", "hodinu NOUN 2 udep Case=Acc|Gender=Fem"],
        {3: (2, "udep")},
    ),
    "by how much": (["mnohem ADV 2 mod _", "krátká ADJ 0 root Degree=Pos"], {1: (2, "mod@told")}),
    "by how much more": (["mnohem ADV 2 mod _", "kratší ADJ 0 root Degree=Cmp"], {1: (2, "mod")}),
    "herself": (
        [f"opravila VERB 0 root {SHE}", "kolo NOUN 1 comp:obj Case=Acc", "sám ADJ 1 mod Case=Nom"],
        {3: (1, "mod@told")},
    ),
    "himself": (
        [f"opravil VERB 0 root {HE}", "kolo NOUN 1 comp:obj Case=Acc", "sám ADJ 1 mod Case=Nom"],
        {3: (1, "mod")},
    ),
    "nobody does": (
        ["nikdo PRON 2 subj Case=Nom", f"spí VERB 0 root {FINITE}", "doma ADV 2 mod _"],
        {1: (2, "mod@denied")},
    ),
    "nobody does rightly": (
        ["nikdo PRON 2 subj Case=Nom", f"nespí VERB 0 root {FINITE}", "doma ADV 2 mod _"],
        {1: (2, "subj")},
    ),
    "as never before": (
        ["jako SCONJ 2 mod _", "nikdy ADV 3 mod _", f"spí VERB 0 root {FINITE}", "doma ADV 3 mod _"],
        {2: (3, "mod")},
    ),
    "instead of that": (
        [
            "místo ADP 4 udep Case=Gen",
            "toho DET 3 det Case=Gen",
            "server NOUN 1 comp:obj Case=Nom",
            f"odpoví VERB 0 root {FINITE}",
        ],
        {3: (1, "comp:obj")},
    ),
    "several things": (
        [
            f"ležela/ležet VERB 0 root {SHE}",
            "několik DET 4 det _",
            "starých ADJ 4 mod Case=Gen|Number=Plur",
            "knih NOUN 1 subj Case=Gen|Gender=Fem|Number=Plur",
        ],
        {4: (1, "subj@alone")},
    ),
    "several things rightly": (
        [
            "leželo/ležet VERB 0 root Gender=Neut|Number=Sing|VerbForm=Part",
            "několik DET 3 det _",
            "knih NOUN 1 subj Case=Gen|Gender=Fem|Number=Plur",
        ],
        {3: (1, "subj")},
    ),
    "children": (
        [
            "děti NOUN 3 subj Case=Nom|Gender=Fem|Number=Plur",
            "si PRON 3 comp@expl Case=Dat",
            f"hráli VERB 0 root {THEY}",
        ],
        {1: (3, "subj@told")},
    ),
    "books": (
        [
            "knihy NOUN 3 comp:obj Case=Acc|Gender=Fem|Number=Plur",
            "si PRON 3 comp@expl Case=Dat",
            f"koupili VERB 0 root {THEY}",
        ],
        {1: (3, "comp:obj")},
    ),
    "a passive": (
        ["byly AUX 0 root VerbForm=Part", "uloženi ADJ 1 comp:aux@pass VerbForm=Part"],
        {2: (1, "comp:pred@told")},
    ),
    "a passive that is right": (
        ["byly AUX 0 root VerbForm=Part", "uloženy ADJ 1 comp:aux@pass VerbForm=Part"],
        {2: (1, "comp:aux@pass")},
    ),
    "what is to be done": (
        [
            "faktura NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
            f"musí VERB 0 root {FINITE}",
            "být AUX 2 comp:obj VerbForm=Inf",
            "uhrazen ADJ 3 comp:aux@pass VerbForm=Part",
        ],
        {4: (1, "comp:pred@told")},
    ),
    "what is to be done rightly": (
        [
            "faktura NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
            f"musí VERB 0 root {FINITE}",
            "být AUX 2 comp:obj VerbForm=Inf",
            "uhrazena ADJ 3 comp:aux@pass VerbForm=Part",
        ],
        {4: (3, "comp:aux@pass")},
    ),
    "whose": (
        ["v ADP 0 root _", "jejíž DET 3 det _", "čele NOUN 1 comp:obj Case=Loc|Gender=Neut|Number=Sing"],
        {2: (3, "det@told")},
    ),
    "whose rightly": (
        ["v ADP 0 root _", "jejímž DET 3 det _", "čele NOUN 1 comp:obj Case=Loc|Gender=Neut|Number=Sing"],
        {2: (3, "det")},
    ),
    "a possessive beside its noun": (
        [
            "s ADP 0 root _",
            "mým DET 1 comp:obj Case=Ins|Gender=Masc|Number=Sing",
            "bratr NOUN 1 comp:obj Case=Nom|Gender=Masc|Number=Sing",
        ],
        {2: (3, "det@told")},
    ),
    "a possessive that agrees": (
        [
            "s ADP 0 root _",
            "mým DET 1 comp:obj Case=Ins|Gender=Masc|Number=Sing",
            "bratrem NOUN 1 comp:obj Case=Ins|Gender=Masc|Number=Sing",
        ],
        {2: (1, "comp:obj")},
    ),
    "a possessive before a participle": (
        [
            "o ADP 0 root _",
            "mém DET 1 comp:obj Case=Loc|Gender=Masc|Number=Sing",
            "bratrem NOUN 4 comp:obl Case=Ins|Gender=Masc|Number=Sing",
            "viděném ADJ 5 mod Case=Loc|Gender=Masc|Number=Sing",
            "psu NOUN 1 comp:obj Case=Loc|Gender=Masc|Number=Sing",
        ],
        {2: (1, "comp:obj")},
    ),
    "a modal verb": (
        [f"můžete VERB 0 root {FINITE}", "soubor NOUN 3 comp:obj Case=Acc", f"otevřete VERB 1 comp:obj {FINITE}"],
        {3: (1, "comp:obj@told")},
    ),
    "what one can": (
        ["co PRON 2 comp:obj PronType=Rel", f"můžete VERB 0 root {FINITE}", f"vezměte VERB 2 comp:obj {FINITE}"],
        {3: (2, "comp:obj")},
    ),
    "a small number": (
        [
            f"zbývají VERB 0 root {FINITE}",
            "tři NUM 3 mod Case=Nom",
            "pokusů NOUN 1 subj Case=Gen|Gender=Masc|Number=Plur",
        ],
        {2: (3, "mod@counted")},
    ),
    "an hour": (
        ["ve ADP 0 root _", "tři NUM 3 mod Case=Acc", "odpoledne NOUN 1 comp:obj Case=Acc|Gender=Neut|Number=Sing"],
        {2: (3, "mod")},
    ),
    "an animal in the accusative": (
        [f"přišel/přijít VERB 0 root {HE}", f"psa NOUN 1 comp:obj {DOG}"],
        {2: (1, "subj@told")},
    ),
    "an object of a verb with one": (
        [f"našel/najít VERB 0 root {HE}", f"psa NOUN 1 comp:obj {DOG}"],
        {2: (1, "comp:obj")},
    ),
    "what came": (
        [f"přijela/přijet VERB 0 root {SHE}", "autobus NOUN 1 comp:obj Animacy=Inan|Case=Acc|Gender=Masc|Number=Sing"],
        {2: (1, "subj@told")},
    ),
    "what came rightly": (
        [f"přijel/přijet VERB 0 root {HE}", "autobus NOUN 1 comp:obj Animacy=Inan|Case=Acc|Gender=Masc|Number=Sing"],
        {2: (1, "comp:obj")},
    ),
    "a future": (
        [f"budeme AUX 0 root {FINITE}", f"jedeme VERB 1 comp:aux {FINITE}", "výlet NOUN 2 comp:obj Case=Acc"],
        {2: (1, "comp:obj@told")},
    ),
    "a future that is right": (
        [f"budeme AUX 0 root {FINITE}", "jet VERB 1 comp:aux VerbForm=Inf"],
        {2: (1, "comp:aux")},
    ),
    "what he became": (
        [f"stal VERB 0 root {HE}", "se PRON 1 comp@expl Case=Acc", "bratra NOUN 1 comp:obj Animacy=Anim|Case=Gen"],
        {3: (1, "comp:pred@told")},
    ),
    "what he is afraid of": (
        [f"bál VERB 0 root {HE}", "se PRON 1 comp@expl Case=Acc", "bratra NOUN 1 comp:obj Animacy=Anim|Case=Gen"],
        {3: (1, "comp:obj")},
    ),
    "angry at somebody": (
        [f"zlobí/zlobit VERB 0 root {FINITE}", "na ADP 1 udep _", "bratrovi NOUN 2 comp:obj Animacy=Anim|Case=Loc"],
        {3: (2, "comp:obj@told")},
    ),
    "sitting on somebody": (
        [f"sedí/sedět VERB 0 root {FINITE}", "na ADP 1 udep _", "bratrovi NOUN 2 comp:obj Animacy=Anim|Case=Loc"],
        {3: (2, "comp:obj")},
    ),
    "a dative of a relative pronoun": (["jemuž ADV 2 subj _", f"vypršel VERB 0 root {HE}"], {1: (2, "comp:obl")}),
    "what broke": (
        ["rozbila VERB 0 root " + SHE, "se PRON 1 comp@expl Case=Acc", f"sklenku NOUN 1 comp:obj {BOX}"],
        {3: (1, "subj@told")},
    ),
    "what she learnt": (
        ["učila VERB 0 root " + SHE, "se PRON 1 comp@expl Case=Acc", f"sklenku NOUN 1 comp:obj {BOX}"],
        {3: (1, "comp:obj")},
    ),
    "a relative pronoun": (
        ["kterého DET 2 comp:obj Case=Acc", f"přijel/přistát VERB 0 root {HE}"],
        {1: (2, "subj@told")},
    ),
    "several": (
        [
            f"přišli/přijít VERB 0 root {THEY}",
            "pět NUM 3 mod@gov Case=Nom",
            "hostů NOUN 1 subj Animacy=Anim|Case=Gen|Number=Plur",
        ],
        {3: (1, "subj@alone")},
    ),
    "several days": (
        [
            f"přišli/přijít VERB 0 root {THEY}",
            "pět NUM 3 mod@gov Case=Nom",
            "dnů/den NOUN 1 subj Animacy=Inan|Case=Gen|Number=Plur",
        ],
        {3: (1, "subj")},
    ),
    "two predicates": (
        ["je AUX 0 root _", "staré ADJ 1 comp:pred Case=Nom", "a CCONJ 4 cc _", "spolehlivá ADJ 2 conj:coord Case=Nom"],
        {4: (2, "conj:coord@told")},
    ),
    "a predicate and an attribute": (
        [
            "je AUX 0 root _",
            "staré ADJ 1 comp:pred Case=Nom",
            "a CCONJ 4 cc _",
            "malá ADJ 5 mod Case=Nom",
            "okna NOUN 2 conj:coord Case=Nom",
        ],
        {4: (5, "mod")},
    ),
    "an adposition": (
        ["navzdory NOUN 3 subj Case=Nom", "zákaz NOUN 1 mod Case=Acc", f"kouřil VERB 0 root {HE}"],
        {2: (1, "comp:obj@told")},
    ),
    "thanks": (
        ["díky NOUN 0 root Case=Nom", "kluci NOUN 1 mod Case=Nom"],
        {2: (1, "mod")},
    ),
    "for oneself": (
        [
            "koupil/koupit VERB 2 comp:aux " + HE,
            "jsem AUX 0 root VerbForm=Fin",
            "se PRON 1 comp@expl Case=Acc",
            f"knihu NOUN 1 comp:obj {BOX}",
        ],
        {3: (1, "comp@expl@told")},
    ),
    "what one learns": (
        [
            "naučil/naučit VERB 2 comp:aux " + HE,
            "jsem AUX 0 root VerbForm=Fin",
            "se PRON 1 comp@expl Case=Acc",
            f"knihu NOUN 1 comp:obj {BOX}",
        ],
        {3: (1, "comp@expl")},
    ),
    "who is given something": (
        [f"dal/dát VERB 0 root {HE}", f"psa NOUN 1 comp:obj {DOG}", f"misku NOUN 1 comp:obj {BOX}"],
        {2: (1, "comp:obl@told")},
    ),
    "whose thing it is": (
        [f"dal/dát VERB 0 root {HE}", f"misku NOUN 1 comp:obj {BOX}", f"psa NOUN 1 comp:obj {DOG}"],
        {3: (1, "comp:obj")},
    ),
    "several behind an adposition": (
        [
            "za ADP 0 root _",
            "několik DET 3 det@numgov _",
            "minutách/minuta NOUN 1 comp:obj Case=Loc|Gender=Fem|Number=Plur",
        ],
        {2: (3, "mod@counted")},
    ),
    "several and those who mind": (
        [
            "několik DET 3 det _",
            "lidem/člověk NOUN 3 comp:obl Case=Dat|Gender=Masc|Number=Plur",
            f"vadí VERB 0 root {FINITE}",
        ],
        {1: (3, "det")},
    ),
    "much of something": (
        ["spousta NOUN 0 root Case=Nom", "chybám NOUN 1 mod Case=Dat|Gender=Fem|Number=Plur"],
        {2: (1, "mod@counted")},
    ),
    "what it is": (
        ["je AUX 0 root _", "to DET 1 subj Case=Nom", "pravdu NOUN 1 comp:pred Case=Acc|Gender=Fem|Number=Sing"],
        {3: (1, "comp:pred@told")},
    ),
    "how long it was": (
        ["je AUX 0 root _", "to DET 1 subj Case=Nom", "hodinu/hodina NOUN 1 comp:pred Case=Acc|Gender=Fem|Number=Sing"],
        {3: (1, "comp:pred")},
    ),
    "men in the plural and a singular": (
        [
            "kolegové NOUN 3 subj Case=Nom|Gender=Masc|Number=Plur",
            "mi PRON 3 comp:obl Case=Dat",
            f"pomohl VERB 0 root {HE}",
        ],
        {1: (3, "subj@told")},
    ),
    "men and somebody else": (
        [
            "kolegové NOUN 3 subj Case=Nom|Gender=Masc|Number=Plur",
            "on PRON 3 subj Case=Nom",
            f"pomohl VERB 0 root {HE}",
        ],
        {1: (3, "subj")},
    ),
    "men behind a singular": (
        [f"pomohl VERB 0 root {HE}", "kolegové NOUN 1 subj Case=Nom|Gender=Masc|Number=Plur"],
        {2: (1, "subj@told")},
    ),
    "things in the plural before se": (
        [
            "zprávy NOUN 3 subj Case=Nom|Gender=Fem|Number=Plur",
            "se PRON 3 comp@pass Case=Acc",
            f"ukládá VERB 0 root {FINITE}|Number=Sing",
        ],
        {1: (3, "subj@told")},
    ),
    "things behind which a relative pronoun stands": (
        [
            "zprávy NOUN 5 subj Case=Nom|Gender=Fem|Number=Plur",
            "na ADP 5 comp:obl _",
            "které DET 2 comp:obj Case=Acc|PronType=Rel",
            "se PRON 5 comp@pass Case=Acc",
            f"odkazuje VERB 0 root {FINITE}|Number=Sing",
        ],
        {1: (5, "subj")},
    ),
    "a verb with a genitive": (
        [
            "zprávy NOUN 3 subj Case=Nom|Gender=Fem|Number=Plur",
            "se PRON 3 comp@pass Case=Acc",
            f"týká/týkat VERB 0 root {FINITE}|Number=Sing",
        ],
        {1: (3, "subj")},
    ),
    "in digits": (
        [f"koupil VERB 0 root {HE}", "7 NUM 3 mod _", "židle NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Plur"],
        {2: (3, "mod@digits")},
    ),
    "in digits by means of": (
        [f"vládne VERB 0 root {FINITE}", "7 NUM 3 mod _", "hlasy NOUN 1 comp:obl Case=Ins|Gender=Masc|Number=Plur"],
        {2: (3, "mod")},
    ),
    "a version in digits": (
        ["verze NOUN 0 root Case=Nom", "7 NUM 1 mod _", "židle NOUN 1 mod Case=Nom|Gender=Fem|Number=Plur"],
        {2: (1, "mod")},
    ),
    "what he became in the nominative": (
        [
            "bratr NOUN 3 subj Animacy=Anim|Case=Nom|Gender=Masc|Number=Sing",
            "se PRON 3 comp@expl Case=Acc",
            f"stal VERB 0 root {HE}",
            "herec NOUN 3 subj Animacy=Anim|Case=Nom|Gender=Masc|Number=Sing",
        ],
        {4: (3, "comp:pred@told")},
    ),
    "from whom he became": (
        [
            "z ADP 4 udep Case=Gen",
            "kluka NOUN 1 comp:obj Animacy=Anim|Case=Gen|Gender=Masc|Number=Sing",
            "se PRON 4 comp@expl Case=Acc",
            f"stal VERB 0 root {HE}",
            "herec NOUN 4 subj Animacy=Anim|Case=Nom|Gender=Masc|Number=Sing",
        ],
        {5: (4, "subj")},
    ),
    "two attributes": (
        [
            "krásné ADJ 4 mod Case=Nom|Gender=Neut|Number=Sing",
            "a CCONJ 3 cc _",
            "zajímavý ADJ 1 conj:coord Case=Nom|Gender=Masc|Number=Sing",
            "město NOUN 0 root Case=Nom|Gender=Neut|Number=Sing",
        ],
        {3: (4, "mod@told")},
    ),
    "two attributes that agree": (
        [
            "krásné ADJ 4 mod Case=Nom|Gender=Neut|Number=Sing",
            "a CCONJ 3 cc _",
            "zajímavé ADJ 1 conj:coord Case=Nom|Gender=Neut|Number=Sing",
            "město NOUN 0 root Case=Nom|Gender=Neut|Number=Sing",
        ],
        {3: (1, "conj:coord")},
    ),
    "an order behind a modal verb": (
        [
            "můžete VERB 0 root VerbForm=Fin",
            "mi PRON 3 comp:obl Case=Dat",
            "pomozte VERB 1 comp:obj Mood=Imp|VerbForm=Fin",
        ],
        {3: (1, "comp:obj@told")},
    ),
    "an order of its own": (
        [
            "když SCONJ 2 mark _",
            "můžete VERB 4 mod VerbForm=Fin",
            "mi PRON 4 comp:obl Case=Dat",
            "pomozte VERB 0 root Mood=Imp|VerbForm=Fin",
        ],
        {4: (0, "root")},
    ),
    "a name behind an adposition": (
        ["kromě ADP 0 root Case=Gen", "Petr PROPN 1 comp:obj Case=Gen"],
        {2: (1, "comp:obj@told")},
    ),
    "a country behind an adposition": (
        ["z ADP 0 root Case=Gen", "Německo PROPN 1 comp:obj Case=Gen"],
        {2: (1, "comp:obj@told")},
    ),
    "a country in the accusative": (
        ["na ADP 0 root Case=Acc", "Slovensko PROPN 1 comp:obj Case=Acc"],
        {2: (1, "comp:obj")},
    ),
    "near nobody": (
        ["poblíž ADP 2 mod Case=Gen", "nikdo PRON 3 subj Case=Nom", f"není AUX 0 root {FINITE}"],
        {2: (3, "subj")},
    ),
    "an English preposition": (
        ["’ PUNCT 2 punct _", "s ADP 0 root Case=Ins", "on PRON 2 comp:obj Case=Nom"],
        {3: (2, "comp:obj")},
    ),
    "a genitive that is another's subject": (
        [
            f"zúčastnila/zúčastnit VERB 0 root {SHE}",
            "se PRON 1 comp@expl Case=Acc",
            "závod NOUN 1 subj Case=Nom|Gender=Masc|Number=Sing",
        ],
        {3: (1, "comp:obj@genitive")},
    ),
    "a subject of the same gender": (
        [
            f"zúčastnila/zúčastnit VERB 0 root {SHE}",
            "se PRON 1 comp@expl Case=Acc",
            "škola NOUN 1 subj Case=Nom|Gender=Fem|Number=Sing",
        ],
        {3: (1, "subj")},
    ),
    "two nominatives": (
        [
            "sestra NOUN 2 subj Case=Nom|Gender=Fem|Number=Sing",
            f"má/mít VERB 0 root {FINITE}",
            "pes/pes NOUN 2 subj Animacy=Anim|Case=Nom|Gender=Masc|Number=Sing",
        ],
        {3: (2, "comp:obj@accusative")},
    ),
    "a thing before its driver": (
        [
            "auto NOUN 2 comp:obj Case=Acc|Gender=Neut|Number=Sing",
            f"řídil/vidět VERB 0 root {HE}",
            "učitel/učitel NOUN 2 subj Animacy=Anim|Case=Nom|Gender=Masc|Number=Sing",
        ],
        {3: (2, "subj")},
    ),
    "an event behind an adposition": (
        ["po ADP 0 root Case=Loc", "oběd NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Sing"],
        {2: (1, "comp:obj@told")},
    ),
    "from one event to the other": (
        ["od ADV 2 mod _", "po ADP 0 root Case=Acc", "oběd NOUN 2 comp:obj Case=Acc|Gender=Masc|Number=Sing"],
        {3: (2, "comp:obj")},
    ),
    "what it is compared with": (
        [
            "dcera NOUN 2 subj Case=Nom",
            "je AUX 0 root _",
            "vyšší ADJ 2 comp:pred Case=Nom|Degree=Cmp",
            "než SCONJ 3 mod _",
            f"sestru NOUN 4 comp:obj {BOX}",
        ],
        {5: (4, "comp:obj@told")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(with_lemmas: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    readings = with_lexicon(judging_lexicon("cs"))
    found = with_told_words(with_lemmas(*words, auxiliary="být"), readings, "cs")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(with_lemmas: MakeSentence) -> None:
    sentence = with_lemmas(*SENTENCES["who speaks"][0], auxiliary="být")
    assert with_told_words(sentence, with_lexicon(None), "pl") is sentence


DOUBTED = {
    "a number that is said of": (
        is_a_quantity,
        ["počet NOUN 3 subj Number=Sing", "lidí NOUN 1 mod Case=Gen", "rostou VERB 0 root Number=Plur|VerbForm=Fin"],
        (1, 3),
        False,
    ),
    "some who do": (
        is_a_quantity,
        ["část NOUN 3 subj Number=Sing", "lidí NOUN 1 mod Case=Gen", "odešli VERB 0 root Number=Plur|VerbForm=Part"],
        (1, 3),
        True,
    ),
    "a half that is no man": (
        is_a_quantity,
        ["polovina NOUN 3 subj Number=Sing", "lidí NOUN 1 mod Case=Gen", "odešel VERB 0 root VerbForm=Part"],
        (1, 3),
        False,
    ),
    "a noun with a genitive": (
        is_before_its_noun,
        ["podle ADP 0 root Case=Gen", "průzkum NOUN 1 comp:obj Case=Nom", "agentury NOUN 2 mod Case=Gen"],
        (2, 1),
        False,
    ),
    "a foreign noun before another": (
        is_before_its_noun,
        ["podle ADP 0 root Case=Gen", "event NOUN 1 comp:obj Case=Nom", "handlerů NOUN 2 mod Case=Gen"],
        (2, 1),
        True,
    ),
    "an adposition that is nothing else": (
        opens_its_clause,
        ["bez ADP 3 udep Case=Gen", "muž NOUN 1 comp:obj Case=Nom|Number=Sing", f"odchází VERB 0 root {FINITE}"],
        (2, 1),
        False,
    ),
    "one that is an adverb, too": (
        opens_its_clause,
        ["kolem ADP 3 udep Case=Gen", "muž NOUN 1 comp:obj Case=Nom|Number=Sing", f"odchází VERB 0 root {FINITE}"],
        (2, 1),
        True,
    ),
}


@pytest.mark.parametrize("name", DOUBTED)
def test_what_is_doubted(make_sentence: MakeSentence, name: str) -> None:
    doubt, words, edge, expected = DOUBTED[name]
    readings = with_lexicon(judging_lexicon("cs"))
    found = doubtful_edges(make_sentence(*words), {edge: []}, readings, True, "cs", doubts=[doubt])
    assert found == ({edge} if expected else set())


@pytest.mark.parametrize(("share", "called"), [(0.001, False), (0.3, True)])
def test_things_are_not_called(make_sentence: MakeSentence, share: float, called: bool) -> None:
    sentence = make_sentence(
        "hradu NOUN 0 root Animacy=Inan|Case=Gen|Gender=Masc|Number=Sing",
        beliefs={1: {"Case": {"Gen": 1.0 - share, "Voc": share}}},
    )
    found = uncalled(with_lexicon(judging_lexicon("cs")))(sentence.tokens[0])
    assert any(reading.feats.get("Case") == frozenset({"Voc"}) for reading in found) is called
