"""Polish and Czech words that belong together by what they are, and near misses that stay as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told import czech, polish, west_slavic
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

IMPERATIVE, INFINITIVE = "Mood=Imp|Number=Sing|Person=2|VerbForm=Fin", "VerbForm=Inf"
THIRD = "Number=Sing|Person=3|VerbForm=Fin"
FEMININE = "Case={}|Gender=Fem|Number=Sing"
MASCULINE = "Case={}|Gender=Masc|Number=Sing"
PERSONS = "Animacy=Hum|Case=Acc|Gender=Masc|Number=Plur"

SENTENCES = {
    "behind an adposition": (
        "pl",
        ["bez ADP 0 root _", f"kodu NOUN 1 comp:obj {MASCULINE.format('Gen')}"],
        {2: (1, "comp:obj")},
    ),
    "in another case": (
        "pl",
        ["po ADP 3 udep _", f"obiadu NOUN 1 comp:obj {MASCULINE.format('Loc')}", "śpi VERB 0 root _"],
        {2: (1, "comp:obj@governed")},
    ),
    "as an adjective": (
        "pl",
        ["na ADP 0 root _", f"ikona ADJ 3 mod {FEMININE.format('Nom')}", "zębatki NOUN 1 comp:obj _"],
        {2: (1, "comp:obj@governed")},
    ),
    "so long": ("pl", ["z ADP 0 root _", f"godzinę NOUN 1 comp:obj {FEMININE.format('Gen')}"], {2: (1, "comp:obj")}),
    "an abbreviation": (
        "cs",
        ["2 NUM 3 mod _", "s ADP 3 udep _", f"odezvy NOUN 0 root {FEMININE.format('Ins')}"],
        {3: (0, "root")},
    ),
    "before its noun": (
        "cs",
        ["s ADP 0 root _", f"kontakt NOUN 1 comp:obj {MASCULINE.format('Ins')}", "formulářem NOUN 2 mod Case=Ins"],
        {2: (1, "comp:obj")},
    ),
    "of a participle": (
        "cs",
        [
            "na ADP 0 root _",
            f"serverem NOUN 1 comp:obj {MASCULINE.format('Acc')}",
            f"spravovaný ADJ 4 mod {MASCULINE.format('Acc')}|VerbForm=Part",
            f"účet NOUN 1 comp:obj {MASCULINE.format('Acc')}",
        ],
        {2: (1, "comp:obj")},
    ),
    "when": (
        "cs",
        [
            "po ADP 3 udep _",
            f"instalace NOUN 1 comp:obj {FEMININE.format('Acc')}",
            "spusťte VERB 0 root _",
            ". PUNCT 3 punct _",
        ],
        {2: (1, "comp:obj@locative")},
    ),
    "for which": (
        "pl",
        [
            "po ADP 3 udep _",
            f"aktualizację NOUN 1 comp:obj {FEMININE.format('Acc')}",
            "poszli VERB 0 root _",
            ". PUNCT 3 punct _",
        ],
        {2: (1, "comp:obj")},
    ),
    "what is opened": (
        "cs",
        [f"otevřete/otevřít VERB 0 root {IMPERATIVE}", f"stránka NOUN 1 comp:obj {FEMININE.format('Nom')}"],
        {2: (1, "comp:obj@accusative")},
    ),
    "what is opened rightly": (
        "cs",
        [f"otevřete/otevřít VERB 0 root {IMPERATIVE}", f"stránku NOUN 1 comp:obj {FEMININE.format('Acc')}"],
        {2: (1, "comp:obj")},
    ),
    "to the right": (
        "cs",
        [f"otočit VERB 0 root {INFINITIVE}", f"doprava NOUN 1 comp:obj {FEMININE.format('Nom')}"],
        {2: (1, "comp:obj")},
    ),
    "who must pay": (
        "pl",
        [
            f"musi VERB 0 root {THIRD}",
            f"zapłacić VERB 1 comp:obj {INFINITIVE}",
            f"firma NOUN 2 comp:obj {FEMININE.format('Nom')}",
        ],
        {3: (2, "comp:obj")},
    ),
    "what must be paid": (
        "pl",
        [
            f"firma NOUN 2 subj {FEMININE.format('Nom')}",
            f"musi VERB 0 root {THIRD}",
            f"kupić VERB 2 comp:obj {INFINITIVE}",
            f"farba NOUN 3 comp:obj {FEMININE.format('Nom')}",
        ],
        {4: (3, "comp:obj@accusative")},
    ),
    "the second of two": (
        "pl",
        [
            f"podaj/podać VERB 0 root {IMPERATIVE}",
            f"nazwę NOUN 1 comp:obj {FEMININE.format('Acc')}",
            "i CCONJ 4 cc _",
            f"data NOUN 2 conj:coord {FEMININE.format('Nom')}",
        ],
        {4: (1, "comp:obj@accusative")},
    ),
    "another clause": (
        "pl",
        [
            f"podaj/podać VERB 0 root {IMPERATIVE}",
            f"nazwę NOUN 1 comp:obj {FEMININE.format('Acc')}",
            "i CCONJ 5 cc _",
            f"data NOUN 5 subj {FEMININE.format('Nom')}",
            f"zniknie VERB 1 conj:coord {THIRD}",
        ],
        {4: (5, "subj")},
    ),
    "one of two attributes": (
        "pl",
        [
            "wybierz VERB 0 root _",
            f"jasny ADJ 5 mod {MASCULINE.format('Acc')}",
            "lub CCONJ 4 cc _",
            f"ciemna ADJ 2 conj:coord {FEMININE.format('Nom')}",
            f"motyw NOUN 1 comp:obj {MASCULINE.format('Acc')}",
        ],
        {4: (5, "mod@shared")},
    ),
    "a predicate": (
        "pl",
        [
            f"program NOUN 2 subj {MASCULINE.format('Nom')}",
            "jest AUX 0 root _",
            f"szybki ADJ 2 comp:pred {MASCULINE.format('Nom')}",
            "i CCONJ 6 cc _",
            "nowe ADJ 6 mod Case=Nom|Gender=Fem|Number=Plur",
            "funkcje NOUN 2 conj Case=Nom|Gender=Fem|Number=Plur",
        ],
        {3: (2, "comp:pred"), 5: (6, "mod")},
    ),
    "who is helped": (
        "pl",
        [
            f"pomaga/pomagać VERB 0 root {THIRD}",
            f"użytkowników NOUN 1 comp:obj {PERSONS}",
            f"szukać VERB 1 comp:obj {INFINITIVE}",
        ],
        {2: (1, "comp:obj@dative")},
    ),
    "who is not helped": (
        "pl",
        [
            f"pomaga/pomagać VERB 0 root {THIRD}",
            f"użytkownikom NOUN 1 comp:obj {PERSONS.replace('Acc', 'Dat')}",
            f"szukać VERB 1 comp:obj {INFINITIVE}",
        ],
        {2: (1, "comp:obj")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(with_lemmas: MakeSentence, name: str) -> None:
    language, words, expected = SENTENCES[name]
    readings = with_lexicon(judging_lexicon(language))
    found = west_slavic.with_told_words(with_lemmas(*words), readings, language)
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(with_lemmas: MakeSentence) -> None:
    sentence = with_lemmas(*SENTENCES["in another case"][1])
    assert west_slavic.with_told_words(sentence, with_lexicon(None), "uk") is sentence


PAST = "Gender={}|Number={}|VerbForm=Part|Voice=Act"
MEN = "Animacy=Anim|Case=Nom|Gender=Masc|Number={}"
CZECH = {
    "men and the verb of women": (
        [f"programátoři NOUN 2 subj {MEN.format('Plur')}", f"opravily VERB 0 root {PAST.format('Fem', 'Plur')}"],
        {1: (2, "subj@told")},
    ),
    "men": (
        [f"programátoři NOUN 2 subj {MEN.format('Plur')}", f"opravili VERB 0 root {PAST.format('Masc', 'Plur')}"],
        {1: (2, "subj")},
    ),
    "a man and a woman": (
        [
            f"maminka NOUN 4 subj {FEMININE.format('Nom')}",
            "a CCONJ 3 cc _",
            f"tatínek NOUN 1 conj:coord {MEN.format('Sing')}",
            f"odjela VERB 0 root {PAST.format('Fem', 'Sing')}",
        ],
        {1: (4, "subj@both")},
    ),
    "one man perhaps": (
        [
            f"herec NOUN 4 subj {MEN.format('Sing')}",
            "a CCONJ 3 cc _",
            f"režisér NOUN 1 conj:coord {MEN.format('Sing')}",
            f"zemřel VERB 0 root {PAST.format('Masc', 'Sing')}",
        ],
        {1: (4, "subj")},
    ),
    "what is needed": (
        ["je AUX 0 root _", "nutné ADJ 1 comp:pred _", f"zadal VERB 1 subj {PAST.format('Masc', 'Sing')}"],
        {3: (2, "comp:obj@told")},
    ),
    "said of several": (
        [
            "zprávy NOUN 2 subj Case=Nom|Gender=Fem|Number=Plur",
            "budou AUX 0 root _",
            "zobrazena ADJ 1 comp:pred VerbForm=Part",
        ],
        {3: (1, "comp:pred@told")},
    ),
    "said of neuters": (
        [
            "okna NOUN 2 subj Case=Nom|Gender=Neut|Number=Plur",
            "budou AUX 0 root _",
            "zobrazena ADJ 1 comp:pred VerbForm=Part",
        ],
        {3: (1, "comp:pred")},
    ),
    "perhaps": (["třeba ADV 2 mod _", f"přišel VERB 0 root {PAST.format('Masc', 'Sing')}"], {2: (0, "root")}),
    "what we did": (
        ["jsme AUX 0 root Person=1|VerbForm=Fin", f"vyhrát VERB 1 comp:aux {INFINITIVE}"],
        {2: (1, "comp:obj@told")},
    ),
    "what we are ready to do": (
        ["jsme AUX 0 root Person=1|VerbForm=Fin", "ochotni ADJ 1 comp:pred _", f"pomoci VERB 2 comp:obj {INFINITIVE}"],
        {3: (2, "comp:obj")},
    ),
    "how many": (
        [
            "nalezeno ADJ 0 root VerbForm=Part",
            "25 NUM 3 mod _",
            "výsledky NOUN 1 subj Animacy=Inan|Case=Nom|Gender=Masc|Number=Plur",
        ],
        {2: (3, "mod@digits")},
    ),
    "by whom": (
        [
            "schváleno ADJ 0 root VerbForm=Part",
            "12 NUM 3 mod _",
            "poslanci NOUN 1 udep Animacy=Anim|Case=Ins|Number=Plur",
        ],
        {2: (3, "mod")},
    ),
}


@pytest.mark.parametrize("name", CZECH)
def test_czech(with_lemmas: MakeSentence, name: str) -> None:
    words, expected = CZECH[name]
    found = czech.with_told_words(with_lemmas(*words), with_lexicon(judging_lexicon("cs")), "cs")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


FUTURE = "Mood=Ind|Number=Sing|Person=2|Tense=Fut|VerbForm=Fin"
POLISH = {
    "what for": (["żeby SCONJ 0 root _", f"zobaczysz VERB 1 comp:obj {FUTURE}"], {2: (1, "comp:obj@aimed")}),
    "what for rightly": (["żeby SCONJ 0 root _", f"zobaczyć VERB 1 comp:obj {INFINITIVE}"], {2: (1, "comp:obj")}),
    "whether perhaps": (
        ["czy PART 3 mod _", "aby SCONJ 3 mod _", f"zobaczysz VERB 0 root {FUTURE}"],
        {3: (0, "root")},
    ),
    "how many": (
        ["dodano VERB 0 root Person=0|VerbForm=Fin", "12 NUM 3 mod _", "zdjęcia NOUN 1 comp:obj Case=Acc|Number=Plur"],
        {2: (3, "mod@digits")},
    ),
    "a day": (
        ["wysłano VERB 0 root Person=0|VerbForm=Fin", "12 NUM 3 mod _", "maja NOUN 1 udep Case=Gen|Number=Sing"],
        {2: (3, "mod")},
    ),
    "what it did not do": (
        [
            f"rząd NOUN 3 subj {MASCULINE.format('Nom')}",
            "nie PART 3 mod@neg _",
            "poparł/poprzeć VERB 0 root Gender=Masc|Number=Sing|VerbForm=Fin",
            f"projekt NOUN 3 comp:obj {MASCULINE.format('Acc')}",
        ],
        {4: (3, "comp:obj@told")},
    ),
    "whose it is": (
        [
            "jesteś AUX 0 root _",
            f"właściciel NOUN 1 comp:pred Animacy=Hum|{MASCULINE.format('Nom')}",
            f"pliku NOUN 2 mod {MASCULINE.format('Gen')}",
        ],
        {2: (1, "comp:pred@told")},
    ),
}


@pytest.mark.parametrize("name", POLISH)
def test_polish(with_lemmas: MakeSentence, name: str) -> None:
    words, expected = POLISH[name]
    found = polish.with_told_words(with_lemmas(*words), with_lexicon(judging_lexicon("pl")), "pl")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected
