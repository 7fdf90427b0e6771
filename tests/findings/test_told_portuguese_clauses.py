"""Portuguese clauses whose words leave no choice of who does it and what it takes, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.portuguese_clauses import with_told_clauses
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

INF = "VerbForm=Inf"
SENTENCES = {
    "we people": (["a DET 2 det _", "gente NOUN 3 subj _", "vamos VERB 0 root _"], {2: (3, "subj@told")}),
    "people rightly": (["a DET 2 det _", "gente NOUN 3 subj _", "vai VERB 0 root _"], {2: (3, "subj")}),
    "with people we go": (
        ["com ADP 4 udep _", "a DET 3 det _", "gente NOUN 1 comp:obj _", "vamos VERB 0 root _"],
        {3: (1, "comp:obj")},
    ),
    "you like": (["você PRON 2 subj _", "gostas VERB 0 root Person=2"], {1: (2, "subj@told")}),
    "you like rightly": (["você PRON 2 subj _", "gosta VERB 0 root Person=3"], {1: (2, "subj")}),
    "for me to do": (
        ["isto PRON 2 subj _", "é AUX 0 root _", "para ADP 2 udep _", "mim PRON 3 comp:obj _", f"ler VERB 2 mod {INF}"],
        {4: (5, "subj@bound")},
    ),
    "hard for me": (
        [
            "é AUX 0 root _",
            "difícil ADJ 1 comp:pred _",
            "para ADP 2 udep _",
            "mim PRON 3 comp:obj _",
            f"ler VERB 1 subj {INF}",
        ],
        {4: (3, "comp:obj")},
    ),
    "those who live there": (
        [
            "as DET 2 det _",
            "pessoas NOUN 0 root Gender=Fem|Number=Plur",
            "que PRON 4 subj _",
            "mora VERB 2 mod _",
            "ali ADV 4 mod _",
        ],
        {3: (4, "subj@told")},
    ),
    "hours that she works": (
        [
            "as DET 2 det _",
            "horas NOUN 0 root Gender=Fem|Number=Plur",
            "que PRON 4 comp:obj _",
            "trabalha VERB 2 mod _",
            "ali ADV 4 mod _",
        ],
        {3: (4, "comp:obj")},
    ),
    "one of several": (
        [
            "o DET 2 det _",
            "tema NOUN 5 subj Gender=Masc|Number=Sing",
            "de ADP 2 udep _",
            "aulas NOUN 3 comp:obj Gender=Fem|Number=Plur",
            "são AUX 0 root Number=Plur",
            "graves ADJ 5 comp:pred Number=Plur",
            ". PUNCT 5 punct _",
        ],
        {2: (5, "subj@told")},
    ),
    "a problem that is several": (
        [
            "o DET 2 det _",
            "tema NOUN 5 subj Gender=Masc|Number=Sing",
            "de ADP 2 udep _",
            "hoje ADV 3 comp:obj _",
            "são AUX 0 root Number=Plur",
            "dívidas NOUN 5 comp:pred Number=Plur",
            ". PUNCT 5 punct _",
        ],
        {2: (5, "subj")},
    ),
    "what exists": (
        ["não ADV 2 mod _", "existe VERB 0 root _", "erros NOUN 2 subj Number=Plur"],
        {3: (2, "subj@told")},
    ),
    "one that exists": (
        ["não ADV 2 mod _", "existe VERB 0 root _", "erro NOUN 2 subj Number=Sing"],
        {3: (2, "subj")},
    ),
    "they can stay": (["podem VERB 0 root _", "fica NOUN 1 comp:obj _", "em ADP 1 udep _"], {2: (1, "comp:aux@told")}),
    "she began to cry": (
        ["começou VERB 0 root _", "a DET 3 det _", "chora NOUN 1 comp:obj _"],
        {3: (2, "comp:obj@told")},
    ),
    "she began the work": (
        ["começou VERB 0 root _", "a DET 3 det _", "obra NOUN 1 comp:obj _"],
        {3: (1, "comp:obj")},
    ),
    "he is working": (["está AUX 0 root _", "trabalha VERB 1 mod _", "já ADV 1 mod _"], {2: (1, "comp:pred@told")}),
    "what she has to do": (
        ["tem AUX 0 root _", "que SCONJ 1 comp:obj _", "estuda VERB 2 comp:obj _"],
        {3: (1, "comp:aux@told")},
    ),
    "a house that lies there": (
        ["tem AUX 0 root _", "que SCONJ 1 comp:obj _", "fica VERB 2 comp:obj _"],
        {3: (2, "comp:obj")},
    ),
    "before she left": (
        ["antes ADV 0 root _", "de ADP 1 udep _", "enviou VERB 2 comp:obj _", "isto PRON 3 comp:obj _"],
        {3: (2, "comp:obj@told")},
    ),
    "it was sent": (["foi AUX 0 root _", "enviou VERB 1 comp:pred _", "ontem ADV 1 mod _"], {2: (1, "comp:pred@told")}),
    "so many": (
        ["há VERB 0 root _", "muito ADV 3 mod _", "erros NOUN 1 comp:obj Gender=Masc|Number=Plur"],
        {2: (3, "mod@told")},
    ),
    "so good": (
        ["tem VERB 0 root _", "muito ADV 3 mod _", "bons ADJ 1 comp:obj Gender=Masc|Number=Plur"],
        {2: (3, "mod")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_clauses_tell(make_sentence: MakeSentence, name: str) -> None:
    rows, places = SENTENCES[name]
    sentence = with_told_clauses(make_sentence(*rows), with_lexicon(judging_lexicon("pt")), "pt")
    assert {
        number: (sentence.tokens[number - 1].head, sentence.tokens[number - 1].deprel) for number in places
    } == places


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("podem VERB 0 root _", "fica VERB 1 comp:obj _", "em ADP 1 udep _")
    assert with_told_clauses(sentence, with_lexicon(judging_lexicon("el")), "el") is sentence
