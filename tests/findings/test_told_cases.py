"""Turkish cases that the words tell: verbs and what they govern, objects without an ending, owners."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.told.passives import is_passive
from lambre_core.findings.told.turkish import with_told_words
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
    "an infinitive": (
        ["denemek VERB 2 comp:obj Case=Nom|VerbForm=Vnoun", f"vazgeçtim VERB 0 root {ME}"],
        (1, 2, "comp:obj@ablative"),
    ),
    "an adjective with an infinitive": (
        ["beklemek VERB 2 comp:obj Case=Nom|VerbForm=Vnoun", "mecburuz ADJ 0 root _"],
        (1, 2, "comp:obj@dative"),
    ),
    "a key": (
        ["tuşunu NOUN 2 comp:obj Case=Acc|Person[psor]=3", f"basın VERB 0 root {ME}"],
        (1, 2, "comp:obj@dative"),
    ),
    "an hour": (
        ["saat NOUN 2 mod Case=Nom", "dörde NUM 4 udep Case=Dat", "on NUM 4 mod _", f"geçiyor VERB 0 root {IT}"],
        (2, 4, "comp:obj@accusative"),
    ),
    "a need": (
        ["bunu PRON 3 comp:obj Case=Acc", "ihtiyacım NOUN 3 subj Case=Nom|Person[psor]=1", "var ADJ 0 root _"],
        (1, 3, "comp:obj@dative"),
    ),
    "a dative of with whom": (
        ["komşuya NOUN 2 udep Case=Dat", f"evlendi VERB 0 root {IT}"],
        (1, 2, "comp:obj@instrumental"),
    ),
    "what was done behind a postposition": (
        ["beklediğimden VERB 2 comp:obj Case=Abl", "için ADP 3 udep _", f"üzüldüm VERB 0 root {ME}"],
        (1, 2, "comp:obj@nominative"),
    ),
    "mine": (
        ["defterim NOUN 3 subj Case=Nom|Person[psor]=1", "evde NOUN 3 udep Case=Loc", f"unuttum VERB 0 root {ME}"],
        (1, 3, "comp:obj@accusative"),
    ),
    "which ones": (
        ["hangi DET 2 det _", "dosyalar NOUN 3 comp:obj Case=Nom|Number=Plur", f"sildin VERB 0 root {ME}"],
        (2, 3, "comp:obj@accusative"),
    ),
    "what is known": (
        ["koşacağın VERB 2 comp:obj Case=Gen", f"bilmiyordum VERB 0 root {ME}"],
        (1, 2, "comp:obj@accusative"),
    ),
    "a passive": (
        ["kapıyı NOUN 2 comp:obj Case=Acc", f"kapatıldı VERB 0 root {IT}"],
        (1, 2, "subj@passive"),
    ),
    "all of us": (
        ["hepimiz PRON 2 subj Case=Nom", "gittiler VERB 0 root Number=Plur|Person=3|VerbForm=Fin"],
        (1, 2, "subj@told"),
    ),
    "two of us": (
        [
            "ben PRON 5 subj Case=Nom|Person=1",
            "ve CCONJ 3 cc _",
            "annem NOUN 1 conj Case=Nom|Person[psor]=1",
            "dün ADV 5 mod _",
            f"gittim VERB 0 root {ME}",
        ],
        (1, 5, "subj@both"),
    ),
    "a question": (
        ["geliyorsun VERB 2 comp:aux Person=2|VerbForm=Fin", "mu AUX 0 root Person=3"],
        (1, 2, "comp:aux@asking"),
    ),
    "whom one means": (
        ["senin PRON 3 mod Case=Gen|Person=2", "çok ADV 3 mod _", f"seviyorum VERB 0 root {ME}"],
        (1, 3, "comp:obj@accusative"),
    ),
    "a postposition of somebody else": (
        ["sizin PRON 2 mod Case=Gen|Person=2", "sayesinde NOUN 3 udep Person[psor]=3", f"bitirdik VERB 0 root {ME}"],
        (1, 2, "mod@owner"),
    ),
    "a compound": (
        ["tarih NOUN 3 mod Case=Nom", "öğretmen NOUN 3 comp:pred Case=Nom", f"oldu VERB 0 root {IT}"],
        (1, 2, "mod@owned"),
    ),
    "a part": (
        [
            "sınıfın NOUN 3 mod Case=Gen",
            "yüzde NOUN 3 mod Case=Loc",
            "on NUM 4 subj _",
            f"geçti VERB 0 root {IT}",
        ],
        (1, 3, "mod@owned"),
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
    "from where to where": (
        ["A'dan NOUN 3 udep Case=Abl", "Z'ye NOUN 3 udep Case=Dat", f"öğreneceğim VERB 0 root {ME}"],
        2,
    ),
    "what looks like a noun": (
        ["bu DET 2 det _", "terminali NOUN 3 comp:obj Case=Nom", f"tuttum VERB 0 root {ME}"],
        2,
    ),
    "an amount": (
        [
            "bu DET 2 det _",
            "kutuya ADJ 5 udep Case=Dat",
            "çok ADJ 4 mod _",
            "şey NOUN 5 comp:obj Case=Nom",
            f"koydum VERB 0 root {ME}",
        ],
        4,
    ),
    "a list in brackets": (
        [
            "POST NOUN 4 mod Case=Nom",
            "vb.) ADJ 1 mod _",
            "izin NOUN 4 comp:obj Case=Nom",
            "verildiğini VERB 5 comp:obj Case=Acc|VerbForm=Part",
            f"yazdım VERB 0 root {ME}",
        ],
        1,
    ),
    "an order": (
        ["düşünün NOUN 2 mod Case=Gen", "kod NOUN 3 subj Case=Nom", f"çalışır VERB 0 root {IT}"],
        1,
    ),
    "those below": (
        ["5000 NUM 2 mod NumType=Card", "altındakiler NOUN 3 subj Number=Plur", f"oldu VERB 0 root {IT}"],
        1,
    ),
    "a verb in -la": (["onları PRON 2 comp:obj Case=Acc", f"etkilemez VERB 0 root {IT}"], 1),
    "a past question": (["geldin VERB 2 comp:aux Person=2|VerbForm=Fin", "mi AUX 0 root Person=3"], 1),
    "any of us": (["hiçbirimiz PRON 2 subj Case=Nom", f"bilmiyor VERB 0 root {IT}"], 1),
    "three nouns": (
        ["tarih NOUN 3 mod Case=Nom", "ders NOUN 3 mod Case=Nom", "kitabı NOUN 0 root Case=Nom|Person[psor]=3"],
        1,
    ),
    "a year": (["2024 NUM 2 mod NumType=Card", "seçimler NOUN 3 subj Number=Plur", f"yapıldı VERB 0 root {IT}"], 1),
}


def told(sentence: Sentence) -> Sentence:
    return with_told_words(sentence, "tr")


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


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*WRONG["an accusative"][0])
    assert with_told_words(sentence, "fi") is sentence


PASSIVES = {
    "kapatıldı": True,
    "tartışılmaktadır": True,
    "alınamaz": True,
    "silinir": True,
    "etkilemez": False,
    "doğrulamaz": False,
    "uyguluyor": False,
    "okuyabilir": False,
    "sallayabiliyor": False,
    "bildi": False,
}


@pytest.mark.parametrize("form", PASSIVES)
def test_passives(form: str) -> None:
    assert is_passive(form) is PASSIVES[form]
