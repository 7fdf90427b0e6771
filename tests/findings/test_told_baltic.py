"""Lithuanian and Latvian words that belong together by what they are, and near misses that are left as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.baltic import with_told_words
from lambre_core.findings.told.baltic_words import gender_of, number_shown, persons_shown, predicate_shows
from lambre_core.findings.told.reading import JOINED, of_what_was_told
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

FINITE = "Person=3|VerbForm=Fin"
MAN = "Case={}|Gender=Masc|Number=Sing"
WOMAN = "Case={}|Gender=Fem|Number=Sing"

LITHUANIAN = {
    "who speaks": (["aš PRON 2 subj Case=Nom", f"yra AUX 0 root {FINITE}"], {1: (2, "subj@told")}),
    "who speaks rightly": (["aš PRON 2 subj Case=Nom", "esu AUX 0 root Person=1|VerbForm=Fin"], {1: (2, "subj")}),
    "compared with who speaks": (
        ["kaip SCONJ 3 mark _", "aš PRON 3 subj Case=Nom", f"daro VERB 0 root {FINITE}"],
        {2: (3, "subj")},
    ),
    "a verb that asks": (
        ["noriu VERB 0 root Person=1|VerbForm=Fin", "dirbu VERB 1 conj Person=1|VerbForm=Fin"],
        {2: (1, "comp:obj@told")},
    ),
    "a verb with an infinitive": (
        ["noriu VERB 0 root Person=1|VerbForm=Fin", "dirbti VERB 1 comp:obj VerbForm=Inf"],
        {2: (1, "comp:obj")},
    ),
    "nobody": (["niekas PRON 2 subj Case=Nom", f"žino VERB 0 root {FINITE}"], {1: (2, "mod@denied")}),
    "nobody denied": (["niekas PRON 2 subj Case=Nom", f"nežino VERB 0 root {FINITE}"], {1: (2, "subj")}),
    "a pronoun that is governed": (["be ADP 0 root Case=Gen", "tu PRON 1 mod Case=Nom"], {2: (1, "comp:obj@told")}),
    "what is waited for": (
        [f"laukia VERB 0 root {FINITE}", f"traukinį NOUN 1 comp:obj {MAN.format('Acc')}"],
        {2: (1, "comp:obj@genitive")},
    ),
    "how long somebody waits": (
        [f"laukia VERB 0 root {FINITE}", f"dieną NOUN 1 comp:obj {WOMAN.format('Acc')}"],
        {2: (1, "comp:obj")},
    ),
    "what cannot be read": (
        [
            "negalima VERB 0 root _",
            "skaityti VERB 1 comp:obj VerbForm=Inf",
            f"laikraštis NOUN 2 comp:obj {MAN.format('Nom')}",
        ],
        {3: (2, "comp:obj@accusative")},
    ),
    "who wants to read": (
        [
            "nori VERB 0 root _",
            "skaityti VERB 1 comp:obj VerbForm=Inf",
            f"brolis NOUN 1 subj {MAN.format('Nom')}",
        ],
        {3: (1, "subj")},
    ),
    "what somebody has not": (
        ["neturiu VERB 0 root Person=1|VerbForm=Fin", f"telefoną NOUN 1 comp:obj {MAN.format('Acc')}"],
        {2: (1, "comp:obj@genitive")},
    ),
    "a number of sisters": (
        ["du NUM 2 mod Case=Nom|Gender=Masc", "knygos NOUN 0 root Case=Nom|Gender=Fem|Number=Plur"],
        {1: (2, "mod@counted")},
    ),
    "how many there are": (
        ["dešimt NUM 2 mod _", "mokiniai NOUN 0 root Case=Nom|Gender=Masc|Number=Plur"],
        {2: (1, "mod@of")},
    ),
    "a version": (
        ["Windows PROPN 0 root _", "10 NUM 1 mod _", "mokiniai NOUN 1 mod Case=Nom|Gender=Masc|Number=Plur"],
        {3: (1, "mod")},
    ),
    "what is opened by a programme": (
        [
            f"programa NOUN 2 subj {WOMAN.format('Nom')}",
            f"atidaro VERB 0 root {FINITE}",
            "pasirinktas VERB 4 mod Case=Nom|VerbForm=Part",
            f"failas NOUN 2 subj {MAN.format('Nom')}",
        ],
        {4: (2, "comp:obj@accusative")},
    ),
    "who must decide": (
        [
            f"klausimą NOUN 3 comp:obj {MAN.format('Acc')}",
            f"turi VERB 0 root {FINITE}",
            "spręsti VERB 2 comp:obj VerbForm=Inf",
            f"teismas NOUN 2 subj {MAN.format('Nom')}",
        ],
        {4: (2, "subj")},
    ),
    "what must be changed": (
        [
            f"failas NOUN 2 subj {MAN.format('Nom')}",
            f"turi VERB 0 root {FINITE}",
            "būti AUX 2 comp:obj VerbForm=Inf",
            "pakeista VERB 1 comp:pred Case=Nom|Gender=Fem|Number=Sing|VerbForm=Part",
        ],
        {4: (1, "comp:pred@told")},
    ),
    "what was published": (
        [
            f"buvo AUX 0 root {FINITE}",
            "paskelbtos VERB 3 comp:pred Case=Nom|Gender=Fem|Number=Plur|VerbForm=Part",
            "rezultatai NOUN 1 subj Case=Nom|Gender=Masc|Number=Plur",
        ],
        {2: (3, "comp:pred@told")},
    ),
    "what is marked": (
        [
            "pažymėtas VERB 2 mod Case=Nom|Gender=Masc|Number=Sing|VerbForm=Part",
            "failai NOUN 3 subj Case=Nom|Gender=Masc|Number=Plur",
            f"dingo VERB 0 root {FINITE}",
        ],
        {1: (2, "mod@sure")},
    ),
    "what belongs to a currency": (
        [
            "valiutos NOUN 2 mod Case=Gen|Gender=Fem|Number=Sing",
            f"kursas NOUN 3 subj {MAN.format('Nom')}",
            f"kilo VERB 0 root {FINITE}",
        ],
        {1: (2, "mod")},
    ),
    "where files are put": (
        [
            f"aplankas NOUN 0 root {MAN.format('Nom')}",
            ", PUNCT 3 punct _",
            "į ADP 5 udep Case=Acc",
            "kurią DET 3 comp:obj Case=Acc|Gender=Fem|Number=Sing",
            f"žiūri VERB 1 mod {FINITE}",
        ],
        {4: (1, "mod@told")},
    ),
    "why": (
        ["dėl ADP 0 root Case=Gen", f"neatsargumą NOUN 1 comp:obj {MAN.format('Acc')}"],
        {2: (1, "comp:obj@genitive")},
    ),
    "what belongs to a participle": (
        [
            "iš ADP 0 root Case=Gen",
            f"sekmadienį NOUN 3 mod {MAN.format('Acc')}",
            "vyksiančių VERB 4 mod VerbForm=Part|Case=Gen",
            "rungtynių NOUN 1 comp:obj Case=Gen|Gender=Fem|Number=Plur",
        ],
        {2: (3, "mod")},
    ),
    "what a server returned": (
        [
            f"serveris NOUN 2 subj {MAN.format('Nom')}",
            f"grąžino VERB 0 root {FINITE}",
            "netinkama ADJ 4 mod Case=Nom|Gender=Fem|Number=Sing",
            f"atsakymą NOUN 2 comp:obj {MAN.format('Acc')}",
        ],
        {3: (4, "mod@told")},
    ),
    "how somebody wrote": (
        [
            f"brolis NOUN 2 subj {MAN.format('Nom')}",
            f"parašė VERB 0 root {FINITE}",
            "susijaudinęs VERB 2 mod Case=Nom|Gender=Masc|Number=Sing|VerbForm=Part",
            f"laišką NOUN 2 comp:obj {MAN.format('Acc')}",
        ],
        {3: (2, "mod")},
    ),
    "a dozen": (
        [
            f"turi VERB 0 root {FINITE}",
            "12 NUM 3 mod _",
            "mokiniai NOUN 1 comp:obj Case=Nom|Gender=Masc|Number=Plur",
        ],
        {2: (3, "mod@digits")},
    ),
    "who likes something": (
        ["mane PRON 2 comp:obj Case=Acc", f"patinka VERB 0 root {FINITE}"],
        {1: (2, "comp:obj@dative")},
    ),
}

LATVIAN = {
    "who must": (["es PRON 2 subj Case=Nom", "jāiet VERB 0 root Mood=Nec|VerbForm=Fin"], {1: (2, "comp:obj@dative")}),
    "what must be sought": (
        ["viņš PRON 2 subj Case=Nom", "jāmeklē VERB 0 root Mood=Nec|VerbForm=Fin"],
        {1: (2, "subj")},
    ),
    "where somebody comes from": (
        ["no ADP 0 root _", f"darbu NOUN 1 comp:obj {MAN.format('Acc')}"],
        {2: (1, "comp:obj@genitive")},
    ),
    "what is to be done first": (
        [f"uzdevumu NOUN 3 comp:obj {MAN.format('Acc')}", "ir AUX 3 comp:aux _", "jāpilda VERB 0 root Mood=Nec"],
        {1: (3, "comp:obj@nominative")},
    ),
    "what is to be begun": (
        [
            f"uzdevumu NOUN 3 comp:obj {MAN.format('Acc')}",
            "jāsāk VERB 0 root Mood=Nec",
            "pildīt VERB 2 comp:obj VerbForm=Inf",
        ],
        {1: (3, "comp:obj")},
    ),
    "what is not there": (
        [
            "mapē NOUN 2 udep Case=Loc|Gender=Fem|Number=Sing",
            "nav VERB 0 root _",
            "faili NOUN 2 subj Case=Nom|Gender=Masc|Number=Plur",
        ],
        {3: (2, "comp:obj@genitive")},
    ),
    "who is not there": (
        [
            "mājā NOUN 2 udep Case=Loc|Gender=Fem|Number=Sing",
            "nav VERB 0 root _",
            "bērni NOUN 2 subj Case=Nom|Gender=Masc|Number=Plur",
        ],
        {3: (2, "subj")},
    ),
    "since when": (
        ["kopš ADP 0 root _", f"pirmdienai NOUN 1 comp:obj {WOMAN.format('Dat')}"],
        {2: (1, "comp:obl@told")},
    ),
    "since when several": (
        ["kopš ADP 0 root _", "gadiem NOUN 1 comp:obj Case=Dat|Gender=Masc|Number=Plur"],
        {2: (1, "comp:obj")},
    ),
    "whom nobody believes": (
        [f"netic VERB 0 root {FINITE}", "politiķus NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Plur"],
        {2: (1, "comp:obj@dative")},
    ),
    "how long nobody believes": (
        [f"netic VERB 0 root {FINITE}", "gadus NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Plur"],
        {2: (1, "comp:obj")},
    ),
    "what somebody lacks": (
        ["mums PRON 2 comp:obl Case=Dat", f"trūkst VERB 0 root {FINITE}", f"nauda NOUN 2 subj {WOMAN.format('Nom')}"],
        {3: (2, "comp:obj@genitive")},
    ),
    "what somebody likes": (
        [
            "man PRON 2 comp:obl Case=Dat",
            f"patīk VERB 0 root {FINITE}",
            f"mūziku NOUN 2 comp:obj {WOMAN.format('Acc')}",
        ],
        {3: (2, "comp:obj@nominative")},
    ),
    "what may arise": (
        [
            "var VERB 0 root _",
            "rasties VERB 1 comp:obj VerbForm=Inf",
            f"problēma NOUN 1 subj {WOMAN.format('Nom')}",
        ],
        {3: (1, "subj")},
    ),
    "who walks up": (["viņš PRON 2 subj Case=Nom", f"pieiet VERB 0 root {FINITE}"], {1: (2, "subj")}),
    "what somebody has not": (
        ["man PRON 2 comp:obl Case=Dat", "nav VERB 0 root _", f"laiks NOUN 2 subj {MAN.format('Nom')}"],
        {3: (2, "comp:obj@genitive")},
    ),
    "what somebody does not feel": (
        ["man PRON 2 comp:obl Case=Dat", "nav VERB 0 root _", f"kauns NOUN 2 subj {MAN.format('Nom')}"],
        {3: (2, "subj")},
    ),
    "what is to be read": (
        ["jālasa VERB 0 root Mood=Nec|VerbForm=Fin", f"grāmatu NOUN 1 comp:obj {WOMAN.format('Acc')}"],
        {2: (1, "comp:obj@nominative")},
    ),
    "how long one must wait": (
        ["jāgaida VERB 0 root Mood=Nec|VerbForm=Fin", f"stundu NOUN 1 comp:obj {WOMAN.format('Acc')}"],
        {2: (1, "comp:obj")},
    ),
    "what cannot be opened": (
        ["nevar VERB 0 root _", "atvērt VERB 1 comp:obj VerbForm=Inf", f"logs NOUN 2 comp:obj {MAN.format('Nom')}"],
        {3: (2, "comp:obj@accusative")},
    ),
    "who cannot come": (
        ["nevar VERB 0 root _", "atnākt VERB 1 comp:obj VerbForm=Inf", f"tēvs NOUN 1 subj {MAN.format('Nom')}"],
        {3: (1, "subj")},
    ),
    "what somebody does not know": (
        [
            "es PRON 2 subj Case=Nom",
            "nezinu VERB 0 root Person=1",
            "viņa PRON 4 mod Case=Gen",
            f"vārds NOUN 2 comp:obj {MAN.format('Nom')}",
        ],
        {4: (2, "comp:obj@accusative")},
    ),
    "a label behind an order": (
        ["izvēlieties VERB 0 root _", "Liels ADJ 3 mod Case=Nom", f"logs NOUN 1 comp:obj {MAN.format('Nom')}"],
        {3: (1, "comp:obj")},
    ),
    "something of somebody's behind an order": (
        ["izvēlieties VERB 0 root _", "savu DET 3 mod Case=Acc", f"logs NOUN 1 comp:obj {MAN.format('Nom')}"],
        {3: (1, "comp:obj@accusative")},
    ),
    "what is to be chosen": (
        ["izvēlieties VERB 0 root Person=2|VerbForm=Fin", f"fails NOUN 1 subj {MAN.format('Nom')}"],
        {2: (1, "comp:obj@accusative")},
    ),
    "what is to be written": (
        ["ierakstiet VERB 0 root Person=2|VerbForm=Fin", f"fails NOUN 1 subj {MAN.format('Nom')}"],
        {2: (1, "subj")},
    ),
    "where he sits": (
        [f"sēž VERB 0 root {FINITE}", "uz ADP 1 udep _", f"krēslu NOUN 2 comp:obj {MAN.format('Acc')}"],
        {3: (2, "comp:obj@genitive")},
    ),
    "where he sat down": (
        [f"apsēdās VERB 0 root {FINITE}", "uz ADP 1 udep _", f"krēslu NOUN 2 comp:obj {MAN.format('Acc')}"],
        {3: (2, "comp:obj")},
    ),
    "what mother cooks": (
        [
            f"māte NOUN 2 subj {WOMAN.format('Nom')}",
            f"vāra VERB 0 root {FINITE}",
            f"zupa NOUN 2 subj {WOMAN.format('Nom')}",
        ],
        {3: (2, "comp:obj@accusative")},
    ),
    "who mother becomes": (
        [
            f"māte NOUN 2 subj {WOMAN.format('Nom')}",
            f"bija VERB 0 root {FINITE}",
            f"skolotāja NOUN 2 comp:pred {WOMAN.format('Nom')}",
        ],
        {3: (2, "comp:pred")},
    ),
    "who is helped": (
        [
            "palīdzu VERB 0 root Person=1|VerbForm=Fin",
            "savu DET 3 det _",
            f"māti NOUN 1 comp:obj {WOMAN.format('Acc')}",
        ],
        {3: (1, "comp:obj@dative")},
    ),
    "a conditional": (["tu PRON 2 subj Case=Nom", "gribētu VERB 0 root Mood=Cnd|VerbForm=Fin"], {1: (2, "subj")}),
    "a determiner": (
        [
            "tas DET 2 det Case=Nom|Gender=Masc|Number=Sing",
            f"māja NOUN 3 subj {WOMAN.format('Nom')}",
            f"deg VERB 0 root {FINITE}",
        ],
        {1: (2, "det@told")},
    ),
    "two daughters": (
        ["divi NUM 2 mod Case=Nom|Gender=Masc", "meitas NOUN 0 root Case=Nom|Gender=Fem|Number=Plur"],
        {1: (2, "mod@counted")},
    ),
}


@pytest.mark.parametrize(
    ("language", "words", "places"),
    [(language, *row) for language, rows in (("lt", LITHUANIAN), ("lv", LATVIAN)) for row in rows.values()],
    ids=[*LITHUANIAN, *LATVIAN],
)
def test_told_words(
    make_sentence: MakeSentence, language: str, words: list[str], places: Mapping[int, tuple[int, str]]
) -> None:
    readings = with_lexicon(judging_lexicon(language))
    found = with_told_words(make_sentence(*words, beliefs={}), readings, language)
    assert {word: (found.tokens[word - 1].head, found.tokens[word - 1].deprel) for word in places} == places


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("aš PRON 2 subj Case=Nom", f"yra AUX 0 root {FINITE}")
    assert with_told_words(sentence, with_lexicon(None), "pl") is sentence


@pytest.mark.parametrize(
    ("language", "form", "persons", "plural"),
    [
        ("lt", "važiuosi", {"1", "2"}, False),
        ("lt", "einame", {"1"}, True),
        ("lt", "turi", {"2", "3"}, False),
        ("lt", "būtų", {"3"}, False),
        ("lt", "nurodytu", set(), False),
        ("lv", "ejam", {"1"}, True),
        ("lv", "gribētu", set(), False),
        ("lv", "bija", {"3"}, False),
    ],
)
def test_ends_of_verbs(make_sentence: MakeSentence, language: str, form: str, persons: set[str], plural: bool) -> None:
    (verb,) = make_sentence(f"{form} VERB 0 root VerbForm=Fin").tokens
    assert persons_shown(verb, language) == persons
    assert (number_shown(verb, language) == {"Plur"}) is plural


@pytest.mark.parametrize(
    ("language", "form", "shown"),
    [
        ("lt", "senas", ("Masc", "Sing")),
        ("lt", "pavargusi", ("Fem", "Sing")),
        ("lt", "atnaujinti", None),
        ("lv", "veci", ("Masc", "Plur")),
        ("lv", "beigusies", ("Fem", "Sing")),
        ("lv", "beidzies", ("Masc", "Sing")),
        ("lv", "bailīgais", None),
        ("lt", "didesni", ("Masc", "Plur")),
        ("lt", "palikuonis", None),
    ],
)
def test_ends_of_predicates(
    make_sentence: MakeSentence, language: str, form: str, shown: tuple[str, str] | None
) -> None:
    (word,) = make_sentence(f"{form} ADJ 0 root Case=Nom").tokens
    assert predicate_shows(word, language) == shown


@pytest.mark.parametrize(
    ("language", "form", "gender"), [("lt", "seserį", "Fem"), ("lt", "žmonės", None), ("lv", "krāsns", "Fem")]
)
def test_genders(make_sentence: MakeSentence, language: str, form: str, gender: str | None) -> None:
    (noun,) = make_sentence(f"{form} NOUN 0 root Case=Nom|Number=Sing").tokens
    assert gender_of(noun, with_lexicon(judging_lexicon(language)), language) == gender


def test_told_words_have_what_was_found_of_them(make_sentence: MakeSentence) -> None:
    readings = with_lexicon(judging_lexicon("lv"))
    sentence = make_sentence("no ADP 0 root _", f"darbu NOUN 1 comp:obj {MAN.format('Acc')}", beliefs={})
    found = with_told_words(sentence, readings, "lv")
    cases = {case for one in of_what_was_told(found, readings, JOINED)(found.tokens[1]) for case in one.feats["Case"]}
    assert cases == {"Acc"}
