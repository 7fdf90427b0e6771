"""Turkish cases that the words tell: verbs and what they govern, objects without an ending, owners."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.told_definites import with_told_definites
from lambre_core.findings.told_government import with_told_government
from lambre_core.findings.told_owners import with_told_owners
from lambre_core.findings.told_subjects import with_told_subjects
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

ME = "Number=Sing|Person=1|VerbForm=Fin"
IT = "Number=Sing|Person=3|VerbForm=Fin"

WRONG = {
    "an accusative": (
        ["seni PRON 2 comp:obj Case=Acc", f"özendim VERB 0 root {ME}"],
        (1, 2, "comp:obj@dative"),
    ),
    "a verb of two words": (
        ["komşuyu NOUN 3 comp:obj Case=Acc", "yardım NOUN 0 root Case=Nom", f"ettim VERB 2 compound@lvc {ME}"],
        (1, 3, "comp:obj@dative"),
    ),
    "behind a subject": (
        ["annem NOUN 3 subj Case=Nom|Person[psor]=1", "köpeği NOUN 3 comp:obj Case=Acc", f"korktu VERB 0 root {IT}"],
        (2, 3, "comp:obj@ablative"),
    ),
    "what is done": (
        ["yüzmeyi VERB 2 comp:obj Case=Acc|VerbForm=Vnoun", f"başladım VERB 0 root {ME}"],
        (1, 2, "comp:obj@dative"),
    ),
    "a dative of where": (
        ["Bursa'ya PROPN 2 udep Case=Dat", f"yaşıyorum VERB 0 root {ME}"],
        (1, 2, "comp:obj@locative"),
    ),
    "a dative of whom": (
        ["sana PRON 3 udep Case=Dat", "dün ADV 3 mod _", f"gördüm VERB 0 root {ME}"],
        (1, 3, "comp:obj@accusative"),
    ),
    "an ablative of whom": (
        ["senden PRON 2 udep Case=Abl", f"inanıyorum VERB 0 root {ME}"],
        (1, 2, "comp:obj@dative"),
    ),
    "a certain thing": (
        ["bu DET 2 det _", "masa NOUN 4 mod Case=Nom", "dün ADV 4 mod _", f"taşıdım VERB 0 root {ME}"],
        (2, 4, "comp:obj@accusative"),
    ),
    "what is ours": (
        ["evimiz NOUN 2 subj Case=Nom|Person[psor]=1", f"boyadık VERB 0 root {ME}"],
        (1, 2, "comp:obj@accusative"),
    ),
    "what nobody has": (
        ["komşunun NOUN 2 mod@poss Case=Gen", "araba NOUN 3 subj Case=Nom", f"bozuldu VERB 0 root {IT}"],
        (1, 2, "mod@owned"),
    ),
    "who is known to do it": (
        [
            "sen PRON 2 subj Case=Nom|Person=2",
            "geldiğini VERB 3 comp:obj Case=Acc|VerbForm=Part",
            f"duydum VERB 0 root {ME}",
        ],
        (1, 2, "comp:obj@genitive"),
    ),
    "who has it": (
        ["ben PRON 2 subj Case=Nom|Person=1", "evim NOUN 3 subj Case=Nom|Person[psor]=1", "var ADJ 0 root _"],
        (1, 2, "comp:obj@genitive"),
    ),
    "a postposition": (
        ["yasayı NOUN 2 comp:obj Case=Acc", "göre ADP 3 udep _", f"yaptım VERB 0 root {ME}"],
        (1, 2, "comp:obj@dative"),
    ),
    "digits": (
        [
            "Evde NOUN 4 udep Case=Loc",
            "3 NUM 3 mod NumType=Card",
            "kediler NOUN 4 subj Number=Plur",
            "var ADJ 0 root _",
        ],
        (2, 3, "mod@counted"),
    ),
}

RIGHT = {
    "another verb's object": (
        [
            "seni PRON 4 comp:obj Case=Acc",
            "korkarak VERB 4 mod VerbForm=Conv",
            "dün ADV 4 mod _",
            f"izledim VERB 0 root {ME}",
        ],
        1,
    ),
    "a causative": (["onu PRON 2 comp:obj Case=Acc", f"korkuttum VERB 0 root {ME}"], 1),
    "what is his": (["köpeği NOUN 2 subj Case=Nom|Person[psor]=3", f"korktu VERB 0 root {IT}"], 1),
    "beside another object": (
        ["sana PRON 3 udep Case=Dat", "elbise NOUN 3 comp:obj Case=Nom", f"gördüm VERB 0 root {ME}"],
        1,
    ),
    "how": (["yüz NOUN 2 compound _", "yüze NOUN 3 udep Case=Dat", f"yaşadık VERB 0 root {ME}"], 2),
    "a time": (["bu DET 2 det _", "akşam NOUN 3 udep Case=Nom", f"taşıdım VERB 0 root {ME}"], 2),
    "a first part": (
        [
            "bu DET 3 det _",
            "masa NOUN 3 mod Case=Nom",
            "örtüsünü NOUN 4 comp:obj Case=Acc|Person[psor]=3",
            f"aldım VERB 0 root {ME}",
        ],
        2,
    ),
    "what somebody has": (
        [
            "komşunun NOUN 3 mod@poss Case=Gen",
            "yeni ADJ 3 mod _",
            "arabası NOUN 4 subj Person[psor]=3",
            f"bozuldu VERB 0 root {IT}",
        ],
        1,
    ),
    "who says it": (
        [
            "sen PRON 3 subj Case=Nom|Person=2",
            "geldiğini VERB 3 comp:obj Case=Acc|VerbForm=Part",
            "söyledin VERB 0 root Person=2",
        ],
        1,
    ),
    "a year": (["2024 NUM 2 mod NumType=Card", "seçimler NOUN 3 subj Number=Plur", f"yapıldı VERB 0 root {IT}"], 1),
}


def told(sentence: Sentence) -> Sentence:
    return with_told_definites(
        with_told_owners(with_told_government(with_told_subjects(sentence, "tr"), "tr"), "tr"), "tr"
    )


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_joined(make_sentence: MakeSentence, name: str) -> None:
    words, (number, head, relation) = WRONG[name]
    token = told(make_sentence(*words)).tokens[number - 1]
    assert (token.head, token.deprel) == (head, relation)


@pytest.mark.parametrize("name", RIGHT)
def test_what_may_be_right_is_left(make_sentence: MakeSentence, name: str) -> None:
    words, number = RIGHT[name]
    sentence = make_sentence(*words)
    found = told(sentence).tokens[number - 1]
    assert found.deprel == sentence.tokens[number - 1].deprel


@pytest.mark.parametrize("change", [with_told_definites, with_told_government, with_told_owners])
def test_other_languages_are_left(make_sentence: MakeSentence, change: Callable[[Sentence, str], Sentence]) -> None:
    sentence = make_sentence(*WRONG["an accusative"][0])
    assert change(sentence, "fi") is sentence
