"""Portuguese words that belong together by what they are, and near misses that are left as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.portuguese import with_told_words
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

MASC, FEM = ("Gender=" + gender + "|Number=Sing" for gender in ("Masc", "Fem"))
MEN, WOMEN = ("Gender=" + gender + "|Number=Plur" for gender in ("Masc", "Fem"))
DID = "Mood=Ind|Number=Sing|Person=3|VerbForm=Fin"

SENTENCES = {
    "two of another gender": (["dois NUM 2 mod _", f"mesas NOUN 0 root {WOMEN}"], {1: (2, "mod@counted")}),
    "two": (["duas NUM 2 mod _", f"mesas NOUN 0 root {WOMEN}"], {1: (2, "mod")}),
    "three that were bought": (
        ["foi AUX 0 root _", f"comprado VERB 1 comp:aux {MASC}", "três NUM 4 mod _", f"mesas NOUN 1 subj {WOMEN}"],
        {4: (1, "subj@told")},
    ),
    "two days later": (
        ["foi AUX 0 root _", f"preso VERB 1 comp:aux {MASC}", "dois NUM 4 mod _", f"dias NOUN 1 mod {MEN}"],
        {4: (1, "mod")},
    ),
    "what is decided": (
        [
            "foi AUX 0 root _",
            f"decidido VERB 1 comp:aux {MASC}",
            f"os DET 4 det {MEN}",
            f"alunos NOUN 5 subj {MEN}",
            "saírem VERB 1 subj VerbForm=Inf",
        ],
        {4: (5, "subj")},
    ),
    "an owner between": (
        [
            f"a DET 2 det {FEM}",
            f"carta NOUN 5 subj {FEM}",
            "de ADP 2 udep _",
            f"rei NOUN 3 comp:obj {MASC}",
            "foi AUX 0 root _",
            f"enviado VERB 5 comp:aux {MASC}",
        ],
        {6: (2, "comp:pred@told")},
    ),
    "a litre of it": (
        [
            f"um DET 2 det {MASC}",
            f"litro NOUN 5 subj {MASC}",
            "de ADP 2 udep _",
            f"água NOUN 3 comp:obj {FEM}",
            "foi AUX 0 root _",
            f"bebida VERB 5 comp:aux {FEM}",
        ],
        {6: (5, "comp:aux")},
    ),
    "two with a hyphen": (["dois NUM 2 mod _", f"porta-vozes NOUN 0 root {WOMEN}"], {1: (2, "mod")}),
    "two million": (["dois NUM 2 mod _", f"milhão NOUN 0 root {MASC}"], {1: (2, "mod@counted")}),
    "what was done": (
        [f"a DET 2 det {FEM}", f"carta NOUN 3 subj {FEM}", "foi AUX 0 root _", f"enviado VERB 3 comp:aux {MASC}"],
        {4: (2, "comp:pred@told")},
    ),
    "what was done rightly": (
        [f"a DET 2 det {FEM}", f"carta NOUN 3 subj {FEM}", "foi AUX 0 root _", f"enviada VERB 3 comp:aux {FEM}"],
        {4: (3, "comp:aux")},
    ),
    "who had done it": (
        [f"a DET 2 det {FEM}", f"carta NOUN 3 subj {FEM}", "tinha AUX 0 root _", f"chegado VERB 3 comp:aux {MASC}"],
        {4: (3, "comp:aux")},
    ),
    "somebody who is several": (
        ["ela PRON 2 subj _", "ficou VERB 0 root _", f"contentes ADJ 2 comp:pred {WOMEN}"],
        {3: (1, "comp:pred@told")},
    ),
    "a good example": (
        ["ela PRON 2 subj _", "é AUX 0 root _", f"ótimo ADJ 4 mod {MASC}", f"exemplo NOUN 2 comp:pred {MASC}"],
        {3: (4, "mod")},
    ),
    "most of them": (
        [f"a DET 2 det {FEM}", f"maioria NOUN 3 subj {FEM}", "ficou VERB 0 root _", f"cansados ADJ 3 comp:pred {MEN}"],
        {4: (3, "comp:pred")},
    ),
    "a sister in the second person": (
        [f"a DET 2 det {FEM}", f"irmã NOUN 3 subj {FEM}", "telefonaste VERB 0 root Person=2|VerbForm=Fin"],
        {2: (3, "subj@told")},
    ),
    "a sister who is there": (
        [f"a DET 2 det {FEM}", f"irmã NOUN 3 subj {FEM}", f"assiste VERB 0 root {DID}"],
        {2: (3, "subj")},
    ),
    "several": (
        [f"os DET 2 det {MEN}", f"primos NOUN 4 mod {MEN}", "nunca ADV 4 mod _", f"esteve VERB 0 root {DID}"],
        {2: (4, "subj@told")},
    ),
    "what several were": (
        [f"os DET 2 det {MEN}", f"livros NOUN 3 mod {MEN}", f"foi AUX 0 root {DID}", f"o DET 3 comp:pred {MASC}"],
        {2: (3, "mod")},
    ),
    "he and I": (
        ["Rui PROPN 4 subj _", "e CCONJ 3 cc _", "eu PRON 1 conj:coord _", f"foi AUX 0 root {DID}"],
        {3: (4, "subj@alone")},
    ),
    "you doing": (["tu PRON 2 subj _", "ir VERB 0 root VerbForm=Inf"], {1: (2, "subj@told")}),
    "a present for a participle": (["tinha AUX 0 root _", f"chego VERB 1 comp:aux {DID}"], {2: (1, "comp:obj@told")}),
    "whose": ([f"cujo DET 2 det {MASC}", f"bateria NOUN 0 root {FEM}"], {1: (2, "det@told")}),
    "whose rightly": ([f"cuja DET 2 det {FEM}", f"bateria NOUN 0 root {FEM}"], {1: (2, "det")}),
    "our": (
        [f"a DET 3 det {FEM}", f"nosso DET 3 det {MASC}", f"viagem NOUN 0 root {FEM}"],
        {2: (3, "det@told")},
    ),
    "there are": (["haviam AUX 0 root _", f"erros NOUN 1 comp:obj {MEN}"], {2: (1, "subj@alone")}),
    "they had": (
        ["haviam AUX 0 root _", f"chegado VERB 1 comp:aux {MASC}", f"erros NOUN 1 subj {MEN}"],
        {3: (1, "subj")},
    ),
    "there may be": (
        ["devem AUX 0 root _", "haver AUX 1 comp:aux VerbForm=Inf", f"erros NOUN 2 comp:obj {MEN}"],
        {3: (1, "subj@alone")},
    ),
    "what is lacking": (
        ["falta VERB 0 root _", "duas NUM 3 mod _", f"mesas NOUN 1 comp:obj {WOMEN}"],
        {3: (1, "subj@told")},
    ),
    "for me": (["para ADP 0 root _", "eu PRON 1 comp:obj _", "? PUNCT 1 punct _"], {2: (1, "comp:obj@told")}),
    "for me to do": (
        ["para ADP 0 root _", "eu PRON 3 subj _", "ir VERB 1 comp:obj VerbForm=Inf", "? PUNCT 1 punct _"],
        {2: (3, "subj")},
    ),
    "although": (["embora SCONJ 2 mod _", f"está VERB 0 root {DID}"], {2: (1, "comp:obj@told")}),
    "although in the subjunctive": (["embora SCONJ 2 mod _", "esteja VERB 0 root _"], {2: (0, "root")}),
    "what somebody even said": (
        ["disse VERB 0 root _", "ainda ADV 1 mod _", "que SCONJ 1 comp:obj _", f"está VERB 3 comp:obj {DID}"],
        {4: (3, "comp:obj")},
    ),
    "which": (["qual PRON 2 comp:pred _", "são AUX 0 root _"], {1: (2, "comp:pred@told")}),
    "done": (
        [f"feito VERB 0 root {MASC}", f"a DET 3 det {FEM}", f"escolha NOUN 1 subj {FEM}"],
        {1: (3, "mod@told")},
    ),
    "we ourselves": (
        ["nós PRON 3 subj _", "se PRON 3 comp@expl Person=3", "vemos VERB 0 root Person=1"],
        {2: (3, "comp@expl@told")},
    ),
    "it is me": (
        ["fui AUX 0 root _", "eu PRON 1 comp:pred _", "que PRON 4 subj _", f"pagou VERB 1 comp:obj {DID}"],
        {2: (4, "subj@told")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    found = with_told_words(make_sentence(*words), with_lexicon(judging_lexicon("pt")), "pt")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*SENTENCES["which"][0])
    assert with_told_words(sentence, with_lexicon(None), "es") is sentence
