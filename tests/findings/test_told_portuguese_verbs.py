"""Portuguese verbs whose form the words before them do not let stand, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.portuguese_verbs import with_told_verbs
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

INF = "VerbForm=Inf"
SENTENCES = {
    "I stay": (["eu PRON 2 subj _", "fica VERB 0 root _"], {1: (2, "subj@told")}),
    "I stay rightly": (["eu PRON 2 subj _", "fico VERB 0 root _"], {1: (2, "subj")}),
    "she and I": (
        ["Rita PROPN 4 subj _", "e CCONJ 3 cc _", "eu PRON 1 conj:coord _", "fica VERB 0 root _"],
        {3: (1, "conj:coord")},
    ),
    "you go and I stay": (
        ["vais VERB 0 root _", "e CCONJ 4 cc _", "eu PRON 4 subj _", "fica VERB 1 conj:coord _"],
        {3: (4, "subj@told")},
    ),
    "when we arrive": (
        ["quando SCONJ 0 root _", "nós PRON 3 subj _", f"chegar VERB 1 comp:obj {INF}"],
        {2: (3, "subj@told")},
    ),
    "for us to arrive": (
        ["para ADP 0 root _", "nós PRON 3 subj _", f"chegar VERB 1 comp:obj {INF}"],
        {2: (3, "subj")},
    ),
    "who wants it": (["quem PRON 2 subj _", "querem VERB 0 root _"], {1: (2, "subj@told")}),
    "who they are": (["quem PRON 2 comp:pred _", "são AUX 0 root _"], {1: (2, "comp:pred")}),
    "which is it": (["quais PRON 2 comp:pred _", "é AUX 0 root _", "o DET 2 subj _"], {1: (2, "comp:pred@told")}),
    "my mother cooks": (
        ["a DET 3 det _", "minha DET 3 det _", "mãe NOUN 4 subj _", "cozinho VERB 0 root _"],
        {3: (4, "subj@told")},
    ),
    "a cake that I eat": (["o DET 2 det _", "bolo NOUN 3 comp:obj _", "tenho VERB 0 root _"], {2: (3, "comp:obj")}),
    "it hurts": (["dói VERB 0 root _", "os DET 3 det _", "pés NOUN 1 comp:obj _"], {3: (1, "subj@told")}),
    "one is missing": (
        ["faltam VERB 0 root _", "um DET 3 det _", "aluno NOUN 1 comp:obj _", ". PUNCT 1 punct _"],
        {3: (1, "subj@told")},
    ),
    "a new one is missing": (
        [
            "faltam VERB 0 root _",
            "um DET 4 det _",
            "novo ADJ 4 mod _",
            "aluno NOUN 1 comp:obj _",
            ". PUNCT 1 punct _",
        ],
        {4: (1, "subj@told")},
    ),
    "one and two are missing": (
        [
            "faltam VERB 0 root _",
            "um DET 3 det _",
            "aluno NOUN 1 subj _",
            "e CCONJ 5 cc _",
            "outro PRON 3 conj:coord _",
        ],
        {3: (1, "subj")},
    ),
    "it is two years": (
        ["fazem VERB 0 root _", "dois NUM 3 mod _", "anos NOUN 1 comp:obj _", "que SCONJ 1 mod _"],
        {3: (1, "subj@alone")},
    ),
    "they turn two": (
        ["fazem VERB 0 root _", "dois NUM 3 mod _", "anos NOUN 1 comp:obj _", ". PUNCT 1 punct _"],
        {3: (1, "comp:obj")},
    ),
    "we can go": (["podemos AUX 0 root _", "comem VERB 1 parataxis _"], {2: (1, "comp:aux@told")}),
    "we can go rightly": (["podemos AUX 0 root _", f"comer VERB 1 comp:aux {INF}"], {2: (1, "comp:aux")}),
    "he is working": (["está AUX 0 root _", f"trabalhar VERB 1 comp:aux {INF}"], {2: (1, "comp:pred@told")}),
    "he is at working": (
        ["está AUX 0 root _", "a ADP 1 comp:obl _", f"trabalhar VERB 2 comp:obj {INF}"],
        {3: (2, "comp:obj")},
    ),
    "I am studying": (
        ["estou AUX 0 root _", "a ADP 1 comp:obl _", "estudando VERB 2 mod VerbForm=Ger"],
        {3: (2, "comp:obj@told")},
    ),
    "she has bought": (["tem VERB 0 root _", f"comprar VERB 1 comp:obj {INF}"], {2: (1, "comp:obj@told")}),
    "she has to buy": (
        ["tem VERB 0 root _", "de ADP 1 comp:obl _", f"comprar VERB 2 comp:obj {INF}"],
        {3: (2, "comp:obj")},
    ),
    "I want you to come": (
        ["quero VERB 0 root _", "que SCONJ 1 comp:obj _", "tu PRON 4 subj _", "vens VERB 2 mod _"],
        {4: (2, "comp:obj@told")},
    ),
    "I know that you come": (
        ["sei VERB 0 root _", "que SCONJ 1 comp:obj _", "tu PRON 4 subj _", "vens VERB 2 comp:obj _"],
        {4: (2, "comp:obj")},
    ),
    "perhaps he goes": (["talvez ADV 2 mod _", "vai VERB 0 root _"], {2: (1, "comp:obj@told")}),
    "parcels that arrived": (
        ["chegou VERB 0 root _", "as DET 3 det _", "cartas NOUN 1 comp:obj Number=Plur"],
        {3: (1, "subj@told")},
    ),
    "where glasses are": (
        ["onde ADV 2 mod _", "está VERB 0 root _", "os DET 4 det _", "livros NOUN 2 subj Number=Plur"],
        {4: (2, "subj@told")},
    ),
    "exercises that he ended": (
        ["acabou VERB 0 root _", "os DET 3 det _", "exercícios NOUN 1 comp:obj Number=Plur"],
        {3: (1, "comp:obj")},
    ),
    "one of the cars": (
        ["um PRON 5 subj _", "de ADP 1 udep _", "os DET 4 det _", "carros NOUN 2 comp:obj _", "estão VERB 0 root _"],
        {1: (5, "subj@told")},
    ),
    "one of those who are": (
        ["um PRON 0 root _", "de ADP 1 udep _", "os DET 2 comp:obj _", "que PRON 5 subj _", "estão VERB 3 mod _"],
        {1: (0, "root")},
    ),
    "five new ones": (
        ["5 NUM 3 mod _", "nova ADJ 3 mod _", "mensagens NOUN 0 root Gender=Fem|Number=Plur"],
        {2: (3, "mod@told")},
    ),
    "one of five new ones": (
        ["5 NUM 3 mod _", "nova ADJ 3 mod _", "mensagem NOUN 0 root Gender=Fem|Number=Sing"],
        {1: (3, "mod@digits")},
    ),
    "the new fifth": (["5 NUM 3 mod _", "novas ADJ 3 mod _", "mensagens NOUN 0 root _"], {2: (3, "mod")}),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_tells_verbs(make_sentence: MakeSentence, name: str) -> None:
    rows, places = SENTENCES[name]
    sentence = with_told_verbs(make_sentence(*rows), with_lexicon(judging_lexicon("pt")), "pt")
    assert {
        number: (sentence.tokens[number - 1].head, sentence.tokens[number - 1].deprel) for number in places
    } == places


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("eu PRON 2 subj _", "fica VERB 0 root _")
    assert with_told_verbs(sentence, with_lexicon(judging_lexicon("el")), "el") is sentence
