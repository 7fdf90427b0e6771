"""What Turkish words tell of denials, subjects, selves, events, having, places and tenses: what is joined, and the
nearest sentences in which nothing is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.told.definites import with_told_definites
from lambre_core.findings.told.government import with_told_government
from lambre_core.findings.told.turkish_denials import with_told_denials
from lambre_core.findings.told.turkish_events import with_told_events
from lambre_core.findings.told.turkish_having import with_told_having
from lambre_core.findings.told.turkish_needs import with_nouns_of_actions, with_told_needs
from lambre_core.findings.told.turkish_nouns import with_told_nouns
from lambre_core.findings.told.turkish_places import with_told_places
from lambre_core.findings.told.turkish_selves import with_told_selves
from lambre_core.findings.told.turkish_tenses import with_told_tenses
from lambre_core.treebank.tree import Sentence

Row = tuple[Callable[[Sentence, str], Sentence], str, tuple[int, int, str] | None]

ME = "Number=Sing|Person=1|Polarity=Pos|Mood=Ind"
IT = "Number=Sing|Person=3|Polarity=Pos|Mood=Ind"
NOM = "Case=Nom|Number=Sing|Person=3"

ROWS: tuple[Row, ...] = (
    # dosyayı erişmek için parolanı girdim; but: dosyayı erişmek için indirdim
    (
        with_told_government,
        "dosyayı NOUN 2 comp:obj Case=Acc; erişmek VERB 3 comp:obj VerbForm=Vnoun; için ADP 5 mod _; "
        f"parolanı NOUN 5 comp:obj Case=Acc; girdim VERB 0 root {ME}",
        (1, 2, "comp:obj@dative"),
    ),
    (
        with_told_government,
        "dosyayı NOUN 2 comp:obj Case=Acc; erişmek VERB 3 comp:obj VerbForm=Vnoun; için ADP 4 mod _; "
        f"indirdim VERB 0 root {ME}",
        None,
    ),
    # bana görmek istedim; but: bana anlatmak istedim
    (
        with_told_government,
        f"bana PRON 2 comp:obj Case=Dat; görmek VERB 3 comp:obj VerbForm=Vnoun; istedim VERB 0 root {ME}",
        (1, 2, "comp:obj@accusative"),
    ),
    (
        with_told_government,
        f"bana PRON 2 comp:obj Case=Dat; anlatmak VERB 3 comp:obj VerbForm=Vnoun; istedim VERB 0 root {ME}",
        None,
    ),
    # geçen hafta geleceğim; but: hafta geleceğim
    (
        with_told_tenses,
        f"geçen ADJ 2 mod _; hafta NOUN 3 mod {NOM}; geleceğim VERB 0 root {ME}|VerbForm=Fin",
        (2, 3, "mod@dated"),
    ),
    (with_told_tenses, f"hafta NOUN 2 mod {NOM}; geleceğim VERB 0 root {ME}|VerbForm=Fin", None),
    # ben gitmem lazım; but: ben gitmek lazım
    (
        with_told_needs,
        f"ben PRON 3 subj {NOM}; gitmem VERB 3 subj Case=Nom|VerbForm=Vnoun; lazım ADJ 0 root _",
        (1, 2, "comp:obj@genitive"),
    ),
    (
        with_told_needs,
        f"ben PRON 3 subj {NOM}; gitmek VERB 3 subj Case=Nom|VerbForm=Vnoun; lazım ADJ 0 root _",
        None,
    ),
    # hükümet önlem alması gerekiyor; but: öğretmen bulması gerekiyor
    (
        with_told_needs,
        f"hükümet NOUN 3 subj {NOM}; önlem NOUN 3 comp:obj {NOM}; alması VERB 4 subj Case=Nom|VerbForm=Vnoun; "
        f"gerekiyor VERB 0 root {IT}",
        (1, 3, "comp:obj@genitive"),
    ),
    (
        with_told_needs,
        f"öğretmen NOUN 2 comp:obj {NOM}; bulması VERB 3 subj Case=Nom|VerbForm=Vnoun; gerekiyor VERB 0 root {IT}",
        None,
    ),
    # eğer sen gelirse giderim; but: eğer sen gelirsen giderim
    (
        with_told_needs,
        f"eğer CCONJ 3 cc _; sen PRON 3 subj {NOM}; gelirse VERB 4 mod Mood=Cnd; giderim VERB 0 root {ME}",
        (2, 3, "subj@told"),
    ),
    (
        with_told_needs,
        f"eğer CCONJ 3 cc _; sen PRON 3 subj {NOM}; gelirsen VERB 4 mod Mood=Cnd; giderim VERB 0 root {ME}",
        None,
    ),
    # bu liste saklayın; but: bu tarife saklayın
    (
        with_told_definites,
        "bu DET 2 det _; liste NOUN 3 comp:obj Case=Nom|Number=Sing|Person=3; "
        "saklayın VERB 0 root Number=Plur|Person=2|VerbForm=Fin|Mood=Imp",
        (2, 3, "comp:obj@accusative"),
    ),
    (
        with_told_definites,
        "bu DET 2 det _; tarife NOUN 3 comp:obj Case=Nom|Number=Sing|Person=3; "
        "saklayın VERB 0 root Number=Plur|Person=2|VerbForm=Fin|Mood=Imp",
        None,
    ),
    # kimse geldi; but: kimse gelmedi, yaşlı bir kimse geldi
    (with_told_denials, f"kimse PRON 2 subj {NOM}; geldi VERB 0 root {IT}", (1, 2, "mod@denied")),
    (with_told_denials, f"kimse PRON 2 subj {NOM}; gelmedi VERB 0 root {IT.replace('Pos', 'Neg')}", None),
    (with_told_denials, f"bir DET 2 det _; kimse NOUN 3 subj {NOM}; geldi VERB 0 root {IT}", None),
    # Zeynep okula gittim; but: Zeynep seni bekledim
    (
        with_told_nouns,
        f"Zeynep PROPN 3 subj {NOM}; okula NOUN 3 udep Case=Dat; gittim VERB 0 root {ME}",
        (1, 3, "subj@named"),
    ),
    (with_told_nouns, f"Zeynep PROPN 3 subj {NOM}; seni PRON 3 comp:obj Case=Acc; bekledim VERB 0 root {ME}", None),
    # beni yordum; but: beni yordu
    (with_told_selves, f"beni PRON 2 comp:obj Case=Acc; yordum VERB 0 root {ME}", (1, 2, "comp:obj@oneself")),
    (with_told_selves, f"beni PRON 2 comp:obj Case=Acc; yordu VERB 0 root {IT}", None),
    # kendimi savundu; but: kendimi övmek savundu
    (with_told_selves, f"kendimi PRON 2 comp:obj Case=Acc; savundu VERB 0 root {IT}", (1, 2, "comp:obj@told")),
    (
        with_told_selves,
        f"kendimi PRON 2 comp:obj Case=Acc; övmek VERB 3 comp:obj _; savundu VERB 0 root {IT}",
        None,
    ),
    # bana aldım; but: bana verdim
    (with_told_selves, f"bana PRON 2 comp:obl Case=Dat; aldım VERB 0 root {ME}", (1, 2, "comp:obj@oneself")),
    (with_told_selves, f"bana PRON 2 comp:obl Case=Dat; verdim VERB 0 root {ME}", None),
    # odaklandığını istiyorum; but: kullandığını istiyorum
    (
        with_told_events,
        f"onun PRON 2 subj Case=Gen; odaklandığını VERB 3 comp:obj Case=Acc; istiyorum VERB 0 root {ME}",
        (2, 3, "comp:obj@wished"),
    ),
    (
        with_told_events,
        f"onun PRON 2 subj Case=Gen; kullandığını VERB 3 comp:obj Case=Acc; istiyorum VERB 0 root {ME}",
        None,
    ),
    # evi dikkatle süpürdüğünü istiyorum
    (
        with_told_events,
        f"evini NOUN 3 comp:obj Case=Acc; dikkatle ADV 3 mod _; süpürdüğünü VERB 4 comp:obj Case=Acc; "
        f"istiyorum VERB 0 root {ME}",
        (3, 4, "comp:obj@wished"),
    ),
    # geldiğini istiyorum; but: söylediğini istiyorum
    (
        with_told_events,
        f"onun PRON 2 subj Case=Gen; geldiğini VERB 3 comp:obj Case=Acc; istiyorum VERB 0 root {ME}",
        (2, 3, "comp:obj@wished"),
    ),
    (
        with_told_events,
        f"onun PRON 2 subj Case=Gen; söylediğini VERB 3 comp:obj Case=Acc; istiyorum VERB 0 root {ME}",
        None,
    ),
    # Zeynep bir arabası var; but: okul arabası var
    (
        with_told_having,
        f"Zeynep PROPN 4 subj {NOM}; bir DET 3 det _; arabası NOUN 4 subj {NOM}|Person[psor]=3; var VERB 0 root _",
        (1, 3, "comp:obj@genitive"),
    ),
    (
        with_told_having,
        f"okul NOUN 2 mod {NOM}; arabası NOUN 3 subj {NOM}|Person[psor]=3; var VERB 0 root _",
        None,
    ),
    # okul gittim; but: okul gitti
    (with_told_places, f"okul NOUN 2 udep {NOM}; gittim VERB 0 root {ME}", (1, 2, "comp:obj@dative")),
    (with_told_places, f"okul NOUN 2 subj {NOM}; gitti VERB 0 root {IT}", None),
    # beni hediye verdi; but: beni annem verdi
    (
        with_told_places,
        f"beni PRON 3 comp:obj Case=Acc; hediye NOUN 3 comp:obj {NOM}; verdi VERB 0 root {IT}",
        (1, 3, "comp:obj@dative"),
    ),
    (with_told_places, f"beni PRON 3 comp:obj Case=Acc; annem NOUN 3 subj {NOM}; verdi VERB 0 root {IT}", None),
    # doktora götür ve döndüm; but: doktora götür ve dön
    (
        with_told_tenses,
        f"doktora NOUN 2 udep Case=Dat; götür VERB 0 root {IT}; ve CCONJ 4 cc _; döndüm VERB 2 conj:coord {ME}",
        (2, 4, "conj:coord@bare"),
    ),
    (
        with_told_tenses,
        f"doktora NOUN 2 udep Case=Dat; götür VERB 0 root {IT}; ve CCONJ 4 cc _; dön VERB 2 conj:coord {IT}",
        None,
    ),
    # kapat ve çıktım; but: kapat ve çıkacağım
    (
        with_told_tenses,
        f"kapat VERB 3 conj:coord Mood=Imp|Person=2; ve CCONJ 3 cc _; çıktım VERB 0 root {ME}",
        (1, 3, "conj:coord@bare"),
    ),
    (
        with_told_tenses,
        f"kapat VERB 3 conj:coord Mood=Imp|Person=2; ve CCONJ 3 cc _; çıkacağım VERB 0 root {ME}",
        None,
    ),
    # dün okula gideceğim; but: yarın okula gideceğim
    (
        with_told_tenses,
        f"dün ADV 3 mod _; okula NOUN 3 udep Case=Dat; gideceğim VERB 0 root {ME}",
        (1, 3, "mod@dated"),
    ),
    (with_told_tenses, f"yarın ADV 3 mod _; okula NOUN 3 udep Case=Dat; gideceğim VERB 0 root {ME}", None),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0].__name__}: {row[1].partition(' ')[0]}")
def test_told(make_sentence: Callable[..., Sentence], row: Row) -> None:
    told, words, expected = row
    sentence = make_sentence(*words.split("; "))
    changed = told(sentence, "tr")
    if expected is None:
        assert changed == sentence
    else:
        number, head, relation = expected
        token = changed.tokens[number - 1]
        assert (token.head, token.deprel) == (head, relation)
    assert told(sentence, "fi") is sentence


@pytest.mark.parametrize(
    ("words", "upos"),
    [
        ("giriş VERB 2 comp:obj Case=Nom|VerbForm=Vnoun; yaptık VERB 0 root _", "NOUN"),
        ("açıklama VERB 2 comp:obj Case=Nom|VerbForm=Vnoun; yaptık VERB 0 root _", "NOUN"),
        ("açıklama VERB 2 comp:obj Case=Nom|VerbForm=Vnoun; istedik VERB 0 root _", "VERB"),
        ("gidiş VERB 2 comp:obj Case=Nom|VerbForm=Fin; yaptık VERB 0 root _", "VERB"),
    ],
)
def test_nouns_of_actions(make_sentence: Callable[..., Sentence], words: str, upos: str) -> None:
    found = with_nouns_of_actions(make_sentence(*words.split("; "), beliefs={}), "tr")
    assert found.tokens[0].upos == upos
    assert "VerbForm" in found.tokens[0].feats or upos == "NOUN"
