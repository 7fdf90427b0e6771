"""Russian and Ukrainian objects, counts, pairs and predicates that are told by forms alone, each beside near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.east_counts import with_told_counts
from lambre_core.findings.told.east_objects import with_told_objects
from lambre_core.findings.told.east_pairs import with_told_pairs
from lambre_core.findings.told.east_predicates import with_told_predicates
from lambre_core.findings.told.east_subjects import with_told_subjects
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[str, str, dict[int, tuple[int, str]]]

FIN = "Mood=Ind|Number={}|Person={}|Tense=Pres|VerbForm=Fin"
HE, WE = FIN.format("Sing", 3), FIN.format("Plur", 1)
PAST = "Gender={}|Mood=Ind|Number=Sing|Tense=Past|VerbForm=Fin"
DO = "Mood=Imp|Number=Plur|Person=2|VerbForm=Fin"
SHE = "Case=Nom|Gender=Fem|Number=Sing"
HER = "Case=Acc|Gender=Fem|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
THEY = "Case=Nom|Number=Plur"
ACC, FEW, MANY = "comp:obj@accusative", "mod@fewdigits", "mod@digits"
GOVERNED = {"пишатися": frozenset({"Ins"}), "достигнуть": frozenset({"Gen"})}

ROWS: dict[str, Row] = {
    "an order": ("uk", f"змініть VERB 0 root {DO}; тема/тема NOUN 1 vocative {SHE}", {2: (1, ACC)}),
    "who is spoken to": (
        "uk",
        f"слухайте VERB 0 root {DO}; бабуся/бабуся NOUN 1 vocative Animacy=Anim|{SHE}",
        {2: (1, "vocative")},
    ),
    "of us": (
        "ru",
        f"хотим VERB 0 root {WE}; купить VERB 1 comp:obj VerbForm=Inf; новая ADJ 4 mod {SHE}; "
        f"машина/машина NOUN 1 subj {SHE}",
        {4: (2, ACC)},
    ),
    "a subject behind": (
        "ru",
        f"может VERB 0 root {HE}; помочь VERB 1 comp:obj VerbForm=Inf; машина/машина NOUN 1 subj {SHE}",
        {3: (1, "subj")},
    ),
    "no subject": (
        "uk",
        f"село/село NOUN 2 subj {IT}; купило VERB 0 root {PAST.format('Neut')}; машина/машина NOUN 2 subj {SHE}",
        {3: (2, ACC)},
    ),
    "the subject": (
        "uk",
        f"село/село NOUN 2 subj {IT}; купила VERB 0 root {PAST.format('Fem')}; машина/машина NOUN 2 subj {SHE}",
        {3: (2, "subj")},
    ),
    "in order to": (
        "uk",
        f"щоб SCONJ 0 root _; змінити VERB 1 comp:obj VerbForm=Inf; тема/тема NOUN 2 comp:obj {SHE}",
        {3: (2, ACC)},
    ),
    "before its verb": (
        "uk",
        f"щоб SCONJ 0 root _; змінити VERB 1 comp:obj VerbForm=Inf; тема/тема NOUN 4 subj {SHE}; зникла VERB 1 unk "
        f"{PAST.format('Fem')}",
        {3: (4, "subj")},
    ),
    "governed": (
        "uk",
        f"тато/тато NOUN 2 subj Animacy=Anim|Case=Nom|Gender=Masc|Number=Sing; пишається/пишатися VERB 0 root {HE}; "
        f"столи/стіл NOUN 2 subj {THEY}",
        {3: (2, "comp:obj")},
    ),
    "a participle": (
        "ru",
        f"достигнут/достигнуть VERB 0 root Number=Sing|Person=1|VerbForm=Fin; конец/конец NOUN 1 subj {HE}",
        {2: (1, "subj")},
    ),
    "the second of two": (
        "ru",
        f"он PRON 2 subj Case=Nom|Gender=Masc|Number=Sing|Person=3; купил VERB 0 root {PAST.format('Masc')}; "
        "хлеб/хлеб NOUN 2 comp:obj Case=Acc; и CCONJ 5 cc _; молоком/молоко NOUN 3 conj:coord Case=Ins",
        {5: (2, ACC)},
    ),
    "a means": (
        "ru",
        f"он PRON 2 subj Case=Nom|Gender=Masc|Number=Sing|Person=3; купил VERB 0 root {PAST.format('Masc')}; "
        "хлеб/хлеб NOUN 2 comp:obj Case=Acc; и CCONJ 6 cc _; ножом/нож NOUN 6 udep Case=Ins; разрезал VERB 2 "
        f"conj:coord {PAST.format('Masc')}",
        {5: (6, "udep")},
    ),
    "two accusatives": (
        "ru",
        f"проверьте VERB 0 root {DO}; версию/версия NOUN 1 comp:obj {HER}; программу/программа NOUN 1 comp:obj {HER}",
        {3: (2, "mod@genitive")},
    ),
    "where to": (
        "ru",
        f"в ADP 2 udep _; школу/школа NOUN 0 root {HER}; книгу/книга NOUN 2 comp:obj {HER}",
        {3: (2, "comp:obj")},
    ),
    "from five on": (
        "uk",
        f"додано VERB 0 root _; 7 NUM 3 mod _; книги/книга NOUN 1 comp:obj {THEY}",
        {2: (3, MANY)},
    ),
    "from two to four": (
        "ru",
        "добавлено VERB 0 root _; 3 NUM 3 mod _; столов/стол NOUN 1 comp:obj Case=Gen|Number=Plur",
        {2: (3, FEW)},
    ),
    "what is lacking": (
        "ru",
        "хватает VERB 0 root _; 3 NUM 3 mod _; столов/стол NOUN 1 comp:obj Case=Gen|Number=Plur",
        {2: (3, "mod")},
    ),
    "twenty-two": (
        "uk",
        f"додано VERB 0 root _; 22 NUM 3 mod _; книги/книга NOUN 1 comp:obj {THEY}",
        {2: (3, "mod")},
    ),
    "a label": (
        "uk",
        f"версія NOUN 0 root {SHE}; 7 NUM 3 mod _; книги/книга NOUN 1 mod Case=Gen|Number=Sing",
        {2: (3, "mod")},
    ),
    "a date": ("uk", "приїхали VERB 0 root _; 7 NUM 3 mod _; травня/травень NOUN 1 mod Case=Gen", {2: (3, "mod")}),
    "a unit": ("uk", "має VERB 0 root _; 8 NUM 3 mod _; байт/байт NOUN 1 comp:obj Case=Acc", {2: (3, "mod")}),
    "many": ("ru", f"много NUM 2 mod _; люди/человек NOUN 0 root {THEY}", {1: (2, "mod@counted")}),
    "many of them": ("ru", "много NUM 2 mod _; людей/человек NOUN 0 root Case=Gen|Number=Plur", {1: (2, "mod")}),
    "little": (
        "uk",
        "у ADP 3 udep _; нас PRON 1 comp:obj Case=Gen; мало VERB 0 root _; час/час NOUN 3 subj Case=Nom",
        {3: (4, "mod@counted")},
    ),
    "had": ("uk", "це PRON 2 subj _; мало VERB 0 root _; час/час NOUN 2 comp:obj Case=Acc", {2: (0, "root")}),
    "two attributes": (
        "uk",
        f"важливе ADJ 4 mod {IT}; й CCONJ 3 cc _; потрібна ADJ 1 conj:coord {SHE}; рішення/рішення NOUN 0 root {IT}",
        {3: (4, "mod@declined")},
    ),
    "that agree": (
        "uk",
        f"важливе ADJ 4 mod {IT}; й CCONJ 3 cc _; потрібне ADJ 1 conj:coord {IT}; рішення/рішення NOUN 0 root {IT}",
        {3: (1, "conj:coord")},
    ),
    "of two things": (
        "uk",
        f"світла ADJ 4 mod {SHE}; й CCONJ 3 cc _; темний ADJ 1 conj:coord {HE}; теми/тема NOUN 0 root {THEY}",
        {3: (1, "conj:coord")},
    ),
    "a participle and its copula": (
        "ru",
        f"был AUX 0 root {PAST.format('Masc')}; подписана/подписать VERB 1 comp:aux@pass "
        "Case=Nom|Gender=Fem|Number=Sing|VerbForm=Part",
        {2: (1, "comp:pred@told")},
    ),
    "and a subject behind": (
        "ru",
        f"был AUX 0 root {PAST.format('Masc')}; подписана/подписать VERB 1 comp:aux@pass "
        f"Case=Nom|Gender=Fem|Number=Sing|VerbForm=Part; книга/книга NOUN 1 subj {SHE}",
        {2: (1, "comp:aux@pass")},
    ),
    "what must be": (
        "ru",
        "должен ADJ 0 root Gender=Masc|Number=Sing; быть AUX 1 comp:obj VerbForm=Inf; удалены/удалить VERB 2 "
        "comp:aux@pass Case=Nom|Number=Plur|VerbForm=Part",
        {3: (1, "comp:pred@told")},
    ),
    "what is managed": (
        "uk",
        f"вдалася VERB 0 root {PAST.format('Fem')}; відкрити VERB 1 comp:obj VerbForm=Inf",
        {2: (1, "subj@told")},
    ),
    "what went well": (
        "uk",
        f"вдалася VERB 0 root {PAST.format('Fem')}; спроба/спроба NOUN 1 subj {SHE}; відкрити VERB 2 mod VerbForm=Inf",
        {3: (2, "mod")},
    ),
    "an idle verb": (
        "uk",
        f"копії/копія NOUN 2 subj {THEY}; зберігається/зберігатися VERB 0 root {HE}",
        {1: (2, "subj@idle")},
    ),
    "one that agrees": (
        "uk",
        f"копія/копія NOUN 2 subj {SHE}; зберігається/зберігатися VERB 0 root {HE}",
        {1: (2, "subj")},
    ),
    "a subject behind an idle verb": (
        "uk",
        f"копії/копія NOUN 2 subj {THEY}; зберігається/зберігатися VERB 0 root {HE}; сторінка/сторінка NOUN 2 subj "
        f"{SHE}",
        {1: (2, "subj")},
    ),
    "one of two subjects": (
        "uk",
        f"копії/копія NOUN 4 subj {THEY}; або CCONJ 3 cc _; диск/диск NOUN 1 conj:coord Case=Nom; "
        f"зберігається/зберігатися VERB 0 root {HE}",
        {1: (4, "subj")},
    ),
    "several that are": (
        "uk",
        f"умови/умова NOUN 3 subj {THEY}; договору NOUN 1 mod Case=Gen; прийнятна ADJ 0 root {SHE}",
        {1: (3, "subj@told")},
    ),
    "one that is": (
        "uk",
        f"умова/умова NOUN 3 subj {SHE}; договору NOUN 1 mod Case=Gen; прийнятна ADJ 0 root {SHE}",
        {1: (3, "subj")},
    ),
}


def told(sentence: Sentence, language: str) -> Sentence:
    readings = with_lexicon(judging_lexicon("ru" if language == "ru" else "uk"))
    found = with_told_pairs(with_told_counts(sentence, readings, language), readings, language)
    found = with_told_objects(found, readings, language, GOVERNED)
    return with_told_predicates(with_told_subjects(found, readings, language), readings, language)


@pytest.mark.parametrize("name", ROWS)
def test_what_forms_tell(with_lemmas: MakeSentence, name: str) -> None:
    language, words, expected = ROWS[name]
    found = told(with_lemmas(*words.split("; ")), language)
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(with_lemmas: MakeSentence) -> None:
    sentence = with_lemmas(*ROWS["from five on"][1].split("; "))
    assert told(sentence, "pl") is sentence
