"""Turkish sentences in which the words leave no choice of who does what."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.told.subjects import with_told_subjects
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

FINITE = "Number=Sing|Person=1|VerbForm=Fin"

SENTENCES = {
    # The parser joined the pronoun to a noun.
    "a clash": (
        ["biz PRON 2 subj Number=Plur|Person=1", "ders NOUN 0 root Case=Nom", f"veriyorum VERB 2 compound {FINITE}"],
        {1: (3, "subj@told")},
    ),
    "another verb's subject": (
        ["biz PRON 3 subj Number=Plur|Person=1", "gelince VERB 3 mod VerbForm=Conv", f"gittim VERB 0 root {FINITE}"],
        {1: (2, "subj")},
    ),
    "two pronouns": (
        ["sen PRON 3 subj Person=2", "ben PRON 3 subj Person=1", f"geldim VERB 0 root {FINITE}"],
        {1: (3, "subj"), 2: (3, "subj")},
    ),
    "in company": (
        ["ben PRON 3 subj Person=1", "annemle NOUN 3 udep Case=Ins", "gittik VERB 0 root Number=Plur|Person=1"],
        {1: (3, "subj")},
    ),
    "compared": (
        ["ben PRON 2 comp:obj Person=1", "gibi ADP 3 udep _", "yaptın VERB 0 root Person=2"],
        {1: (2, "comp:obj@told")},
    ),
    "somebody alone": (
        ["kuş NOUN 2 mod Case=Nom", "ağaçta NOUN 3 udep Case=Loc", "uyuyorlar VERB 0 root Number=Plur|Person=3"],
        {1: (3, "subj@alone")},
    ),
    "a compound": (
        ["çocuk NOUN 2 mod Case=Nom", "parkında NOUN 3 udep Case=Loc", "oynuyorlar VERB 0 root Number=Plur|Person=3"],
        {1: (2, "mod")},
    ),
    "several": (
        [
            "üç NUM 2 mod NumType=Card",
            "çocuk NOUN 4 subj Case=Nom",
            "bahçede NOUN 4 udep Case=Loc",
            "oynuyorlar VERB 0 root Number=Plur|Person=3",
        ],
        {2: (4, "subj")},
    ),
    "somebody and a verb of who speaks": (
        [
            "Ayla PROPN 4 subj Case=Nom|Number=Sing",
            "kapıyı NOUN 4 comp:obj Case=Acc",
            "yavaşça ADV 4 mod _",
            f"kapatıyorum VERB 0 root {FINITE}",
        ],
        {1: (4, "subj@named")},
    ),
    "somebody and another verb": (
        [
            "Ayla PROPN 2 subj Case=Nom|Number=Sing",
            "gelince VERB 4 mod VerbForm=Conv",
            "kapıyı NOUN 4 comp:obj Case=Acc",
            f"kapatıyorum VERB 0 root {FINITE}",
        ],
        {1: (2, "subj")},
    ),
    "an object": (
        ["balık NOUN 2 comp:obj Case=Nom", "tutuyorlar VERB 0 root Number=Plur|Person=3"],
        {1: (2, "comp:obj")},
    ),
    "a self": (
        ["kendimi PRON 2 comp:obj Case=Acc", "anlattın VERB 0 root Number=Sing|Person=2"],
        {1: (2, "comp:obj@told")},
    ),
    "a self made so": (
        ["kendimi PRON 2 comp:obj Case=Acc", "hissettirdin VERB 0 root Number=Sing|Person=2"],
        {1: (2, "comp:obj")},
    ),
    "an owner": (
        ["bizim PRON 2 mod@poss Case=Gen", "arabam NOUN 3 subj Person[psor]=1", "bozuldu VERB 0 root Person=3"],
        {1: (2, "mod@owner")},
    ),
    "an owner of what is his": (
        [
            "bizim PRON 2 mod@poss Case=Gen",
            "kapısı NOUN 3 subj Case=Nom|Person[psor]=3",
            "bozuldu VERB 0 root Person=3",
        ],
        {1: (2, "mod@owner")},
    ),
    "perhaps an accusative": (
        ["bizim PRON 2 mod@poss Case=Gen", "defteri NOUN 3 subj Case=Nom|Person[psor]=3", "aldı VERB 0 root Person=3"],
        {1: (2, "mod@poss")},
    ),
    "an owner of what follows": (
        ["senin PRON 3 subj Case=Gen", "evimize NOUN 3 udep Person[psor]=1", "geldiğin VERB 0 root VerbForm=Part"],
        {1: (3, "subj")},
    ),
    "who somebody is": (
        ["ben PRON 3 subj Person=1", "senin PRON 3 mod@poss Case=Gen", "yengenim NOUN 0 root Person[psor]=1"],
        {2: (3, "mod@poss")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    found = with_told_subjects(make_sentence(*words), "tr")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*SENTENCES["a clash"][0])
    assert with_told_subjects(sentence, "fi") is sentence


def test_the_end_outweighs_the_tagger(make_sentence: MakeSentence) -> None:
    found = with_told_subjects(
        make_sentence("biz PRON 2 subj Number=Plur|Person=1", "gidiyorum VERB 0 root Number=Plur|Person=1"), "tr"
    )
    assert found.tokens[1].feats["Number"] == {"Sing"}
