"""Russian and Ukrainian words that belong together by what they are, and near misses that are left as they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.east_phrases import with_told_phrases
from lambre_core.findings.told.east_verbs import with_told_verbs
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[str, str, dict[int, tuple[int, str]]]

FIN = "Mood=Ind|Number={}|Person={}|Tense=Pres|VerbForm=Fin"
HE = FIN.format("Sing", 3)
WE = FIN.format("Plur", 1)
PAST = "Gender={}|Mood=Ind|Number=Sing|Tense=Past|VerbForm=Fin"
MAN = "Animacy=Anim|Case={}|Gender=Masc|Number=Sing"
ACC = "comp:obj@accusative"

ROWS: dict[str, Row] = {
    "adposition": ("ru", "до ADP 0 root _; еду VERB 1 comp:obj Person=1|VerbForm=Fin", {2: (1, "comp:obj@genitive")}),
    "adposition and its noun": ("ru", "до ADP 0 root _; еды NOUN 1 comp:obj Case=Gen", {2: (1, "comp:obj")}),
    "letter": ("ru", "код NOUN 0 root _; С ADP 3 unk _; программе NOUN 1 mod Case=Dat", {3: (1, "mod")}),
    "one by one": (
        "ru",
        "количество NOUN 0 root _; символ NOUN 1 comp:obj Case=Acc; за ADP 2 udep _; "
        "символом/символ NOUN 3 comp:obj Case=Ins",
        {2: (1, "comp:obj")},
    ),
    "other things": ("ru", "количество NOUN 0 root _; проводок NOUN 1 comp:obj Case=Acc", {2: (1, "comp:obj")}),
    "firm": ("ru", "от ADP 0 root _; Майкрософт PROPN 1 comp:obj Case=Nom", {2: (1, "comp:obj")}),
    "attribute as a noun": (
        "ru",
        "с ADP 0 root _; данным NOUN 1 comp:obj Case=Dat|Number=Plur; именем NOUN 1 mod Case=Ins",
        {2: (1, "comp:obj")},
    ),
    "one of": (
        "uk",
        "ніхто PRON 0 root _; з ADP 1 udep _; присутні NOUN 2 comp:obj Case=Nom",
        {3: (2, "comp:obj@genitive")},
    ),
    "with whom": (
        "uk",
        "поруч ADV 0 root _; із ADP 1 udep _; нас PRON 2 comp:obj Case=Gen",
        {3: (2, "comp:obj@compound")},
    ),
    "with whose": (
        "uk",
        "поруч ADV 0 root _; із ADP 1 udep _; їх DET 4 det _; домом NOUN 2 comp:obj Case=Ins",
        {3: (4, "det")},
    ),
    "attribute": (
        "ru",
        f"увлекается VERB 0 root {HE}; современную ADJ 3 mod Case=Acc; музыкой NOUN 1 comp:obj Case=Ins",
        {2: (3, "mod@declined")},
    ),
    "attribute of another": (
        "ru",
        f"видит VERB 0 root {HE}; новую ADJ 4 mod Case=Acc; музыкой NOUN 4 udep Case=Ins; книгу NOUN 1 unk Case=Acc",
        {2: (4, "mod")},
    ),
    "behind an adposition that asks for another case": (
        "ru",
        "при ADP 0 root _; следующая/следующий ADJ 3 mod Case=Nom; встрече NOUN 1 comp:obj Case=Loc",
        {2: (3, "mod@declined")},
    ),
    "before a locative": (
        "ru",
        "в ADP 0 root _; русский ADJ 3 mod Case=Acc; городе/город NOUN 1 comp:obj Case=Loc",
        {2: (3, "mod@declined")},
    ),
    "before an instrumental": (
        "ru",
        "с ADP 0 root _; верным/верный ADJ 3 mod Case=Ins; друзьями/друг NOUN 1 comp:obj Case=Ins",
        {2: (3, "mod@declined")},
    ),
    "before a time": (
        "ru",
        "с ADP 0 root _; верным/верный ADJ 3 mod Case=Ins; часами NOUN 1 comp:obj Case=Ins",
        {2: (3, "mod")},
    ),
    "of one's own": (
        "ru",
        "со ADP 0 root _; своего/свой DET 3 det Case=Gen|Poss=Yes; постов/пост NOUN 1 comp:obj Case=Gen",
        {2: (3, "mod@declined")},
    ),
    "at somebody's": (
        "ru",
        "у ADP 0 root _; своего/свой DET 3 det Case=Gen|Poss=Yes; денег/деньги NOUN 1 comp:obj Case=Gen",
        {2: (3, "det")},
    ),
    "owned by somebody": (
        "ru",
        "на ADP 0 root _; старого/старый ADJ 3 mod Case=Gen; лице/лицо NOUN 1 comp:obj Case=Loc",
        {2: (3, "mod")},
    ),
    "before an attribute that agrees": (
        "ru",
        "в ADP 0 root _; другого/другой ADJ 4 mod Case=Gen; нашем/наш DET 4 det Case=Loc; "
        "тексте/текст NOUN 1 comp:obj Case=Loc",
        {2: (4, "mod@declined")},
    ),
    "in an object": (
        "ru",
        f"он PRON 2 subj Case=Nom; видит/видеть VERB 0 root {HE}; верный ADJ 2 comp:pred Case=Nom; "
        "друга/друг NOUN 2 comp:obj Case=Acc",
        {3: (4, "mod@declined")},
    ),
    "one who does it first": (
        "ru",
        f"он PRON 2 subj Case=Nom; видит/видеть VERB 0 root {HE}; первый ADJ 2 comp:pred Case=Nom; "
        "друга/друг NOUN 2 comp:obj Case=Acc",
        {3: (2, "comp:pred")},
    ),
    "two of another gender": (
        "uk",
        "дві NUM 2 mod _; хлопці/хлопець NOUN 0 root Case=Nom|Number=Plur",
        {1: (2, "mod@counted")},
    ),
    "two of their gender": ("ru", "две NUM 2 mod _; книги/книга NOUN 0 root Case=Gen", {1: (2, "mod")}),
    "two judges": ("ru", "два NUM 2 mod _; судьи/судья NOUN 0 root Case=Gen", {1: (2, "mod")}),
    "themselves": (
        "ru",
        "ребята NOUN 3 subj Case=Nom|Number=Plur; сам ADJ 1 mod Case=Nom; строят VERB 0 root Number=Plur|VerbForm=Fin",
        {2: (1, "mod@declined")},
    ),
    "such": ("ru", "такой DET 3 det Case=Nom; же PART 1 mod _; тёплая ADJ 0 root Case=Nom", {1: (3, "mod@declined")}),
    "such as it is": ("ru", "такая DET 3 det Case=Nom; же PART 1 mod _; тёплая ADJ 0 root Case=Nom", {1: (3, "det")}),
    "collective": ("ru", "трое NUM 2 mod _; друзья NOUN 0 root Case=Nom|Number=Plur", {1: (2, "mod@counted")}),
    "collective of them": ("ru", "трое NUM 2 mod@gov _; друзей NOUN 0 root Case=Gen|Number=Plur", {1: (2, "mod@gov")}),
    "counted attribute": (
        "ru",
        "два NUM 3 mod@gov _; новый ADJ 3 mod Case=Nom; стола NOUN 0 root Case=Gen",
        {2: (3, "mod@counted")},
    ),
    "counted attributes": (
        "ru",
        "два NUM 3 mod@gov _; новых ADJ 3 mod Case=Gen; стола NOUN 0 root Case=Gen",
        {2: (3, "mod")},
    ),
    "part": ("ru", "половину NOUN 0 root Case=Acc; зарплату NOUN 1 mod Case=Acc", {2: (1, "mod@genitive")}),
    "part that confirms": (
        "ru",
        f"часть NOUN 3 subj Case=Nom; закон NOUN 3 comp:obj Case=Acc; поддержала VERB 0 root {PAST.format('Fem')}",
        {2: (3, "comp:obj")},
    ),
    "modal": (
        "uk",
        f"не PART 2 mod _; може/могти VERB 0 root {HE}; знайде/знайти VERB 2 comp:obj {HE}",
        {3: (2, "comp:obj@told")},
    ),
    "perhaps": ("uk", f"може/могти VERB 0 root {HE}; прийде/прийти VERB 1 comp:obj {HE}", {2: (1, "comp:obj")}),
    "must": ("uk", f"варто ADV 2 mod _; купує/купувати VERB 0 root {HE}", {2: (1, "comp:obj@told")}),
    "unknown infinitive": ("ru", f"нужно ADJ 0 root _; пересесть VERB 1 comp:obj {HE}", {2: (1, "comp:obj")}),
    "asked": (
        "uk",
        f"просить/просити VERB 0 root {HE}; нас PRON 1 comp:obj _; не PART 4 mod _; шумимо VERB 1 comp:obj {WE}",
        {4: (1, "comp:obj@told")},
    ),
    "wish": ("uk", f"щоб SCONJ 0 root _; ми PRON 3 subj Case=Nom; поїдемо VERB 1 unk {WE}", {3: (1, "comp:obj@told")}),
    "no wish": (
        "uk",
        f"те PRON 0 root _; щоб SCONJ 1 mod _; я PRON 4 subj Case=Nom; боюся VERB 2 comp:obj {FIN.format('Sing', 1)}",
        {4: (2, "comp:obj")},
    ),
    "let us": (
        "uk",
        "давайте VERB 0 root _; почали VERB 1 comp:obj Mood=Ind|Number=Plur|Tense=Past|VerbForm=Fin",
        {2: (1, "comp:aux@told")},
    ),
    "let us go": (
        "ru",
        "давай VERB 0 root _; пошли VERB 1 comp:obj Mood=Ind|Number=Plur|Tense=Past|VerbForm=Fin",
        {2: (1, "comp:obj")},
    ),
    "we": (
        "ru",
        f"мы PRON 2 subj Case=Nom; будет AUX 0 root {HE}; печь NOUN 2 comp:pred Case=Nom",
        {1: (2, "subj@told")},
    ),
    "we are glad": ("ru", "мы PRON 2 subj Case=Nom; рад ADJ 0 root Number=Sing", {1: (2, "subj@told")}),
    "only infinitive": (
        "ru",
        "я PRON 2 subj Case=Nom; видеть VERB 0 root VerbForm=Inf; снег NOUN 2 comp:obj Case=Acc",
        {1: (2, "subj@told")},
    ),
    "question": ("ru", "я PRON 2 subj Case=Nom; молчать VERB 0 root VerbForm=Inf; ? PUNCT 2 punct _", {1: (2, "subj")}),
    "feeling": ("uk", "мене PRON 2 comp:obj Case=Acc; сумно ADV 0 root _", {1: (2, "comp:obl@told")}),
    "interest": (
        "uk",
        "мене PRON 3 comp:obj Case=Acc; приємно ADV 0 root _; слухати VERB 2 subj VerbForm=Inf",
        {1: (3, "comp:obj")},
    ),
    "not allowed": (
        "ru",
        f"мальчик NOUN 2 subj {MAN.format('Nom')}; нельзя ADV 0 root _; бегать/бегать VERB 2 subj VerbForm=Inf",
        {1: (2, "comp:obl@told")},
    ),
    "what is not allowed": (
        "ru",
        f"тег NOUN 3 comp:obj {MAN.format('Nom')}; нельзя ADV 0 root _; удалить/удалить VERB 2 subj VerbForm=Inf",
        {1: (3, "comp:obj")},
    ),
    "told": (
        "uk",
        "доручила/доручити VERB 0 root _; мною PRON 1 udep Case=Ins; мити VERB 1 comp:obj VerbForm=Inf",
        {2: (1, "comp:obl@told")},
    ),
    "given": (
        "ru",
        f"подарила/подарить VERB 0 root {PAST.format('Fem')}; внука/внук NOUN 1 comp:obj {MAN.format('Acc')}; "
        "велосипед/велосипед NOUN 1 comp:obj Animacy=Inan|Case=Acc",
        {2: (1, "comp:obl@told")},
    ),
    "feared": ("ru", f"боится/бояться VERB 0 root {HE}; дождём NOUN 1 udep Case=Ins", {2: (1, "comp:obj@genitive")}),
    "a means": ("ru", f"добьётся/добиться VERB 0 root {HE}; трудом NOUN 1 udep Case=Ins", {2: (1, "udep")}),
    "became": (
        "ru",
        f"стать/стать VERB 0 root VerbForm=Inf; врачу NOUN 1 comp:obj {MAN.format('Dat')}",
        {2: (1, "comp:pred@told")},
    ),
    "pleased": ("ru", "доволен ADJ 0 root _; результатов NOUN 1 udep Case=Gen", {2: (1, "comp:obl@told")}),
    "older": ("ru", f"старше ADJ 0 root _; брату NOUN 1 udep {MAN.format('Dat')}", {2: (1, "comp:obj@genitive")}),
    "entered": (
        "ru",
        "введите/ввести VERB 0 root Mood=Imp|VerbForm=Fin; пароля NOUN 1 comp:obj Case=Gen",
        {2: (1, "comp:obj@accusative")},
    ),
    "what was entered": (
        "ru",
        "введённого/ввести VERB 2 mod Case=Gen|VerbForm=Part; пароля NOUN 0 root Case=Gen",
        {2: (0, "root")},
    ),
    "turned": (
        "uk",
        f"виповнилася VERB 0 root {PAST.format('Fem')}; сто NUM 3 mod _; років NOUN 1 subj Case=Gen",
        {3: (1, "subj@alone")},
    ),
    "who is thanked": ("ru", f"благодарим/благодарить VERB 0 root {WE}; вам PRON 1 comp:obl Case=Dat", {2: (1, ACC)}),
    "who is helped": ("ru", f"помогаем/помогать VERB 0 root {WE}; вам PRON 1 comp:obl Case=Dat", {2: (1, "comp:obl")}),
    "what may do something": (
        "uk",
        "дозвольте/дозволити VERB 0 root Mood=Imp|VerbForm=Fin; програмі NOUN 1 comp:obj Case=Dat; "
        f"надсилає/надсилати VERB 1 parataxis {HE}",
        {3: (1, "comp:obj@told")},
    ),
    "who asks what is done": (
        "uk",
        "дозвольте/дозволити VERB 0 root Mood=Imp|VerbForm=Fin; програма NOUN 3 subj Case=Nom; "
        f"надсилає/надсилати VERB 1 parataxis {HE}",
        {3: (1, "parataxis")},
    ),
    "what is done to it": (
        "uk",
        "Очищення NOUN 0 root Case=Nom|Gender=Neut|Number=Sing; кошик NOUN 1 mod Case=Nom|Gender=Masc|Number=Sing",
        {2: (1, "mod@genitive")},
    ),
    "what gets it": (
        "uk",
        "Оновлення NOUN 3 comp:obj Case=Acc|Gender=Neut|Number=Sing; сервер NOUN 3 subj Case=Nom|Number=Sing; "
        f"отримує VERB 0 root {HE}",
        {2: (3, "subj")},
    ),
    "about something": (
        "ru",
        "закон NOUN 0 root Case=Nom; о INTJ 1 udep _; новая ADJ 4 mod Case=Nom; служба NOUN 1 conj Case=Nom",
        {4: (2, "comp:obj@told")},
    ),
    "an interjection": (
        "ru",
        "о INTJ 2 discourse _; служба NOUN 0 root Case=Nom; моя DET 2 det Case=Nom",
        {2: (0, "root")},
    ),
    "a relative pronoun": (
        "uk",
        "відстань NOUN 0 root Case=Nom; , PUNCT 3 punct _; на ADP 6 udep _; якій/який DET 5 det Case=Loc; "
        f"гучність NOUN 6 subj Case=Nom; зростає VERB 1 mod@relcl {HE}",
        {4: (5, "det")},
    ),
    "verb with a dative": (
        "ru",
        f"верим/верить VERB 0 root {WE}; вас PRON 4 comp:obj Case=Acc; и CCONJ 4 cc _; ждём VERB 1 conj:coord {WE}",
        {2: (1, "comp:obj")},
    ),
}


@pytest.mark.parametrize("name", ROWS)
def test_what_the_words_tell(with_lemmas: MakeSentence, name: str) -> None:
    language, words, expected = ROWS[name]
    readings = with_lexicon(judging_lexicon(language))
    found = with_told_phrases(with_lemmas(*words.split("; ")), readings, language)
    found = with_told_verbs(found, readings, language, {"верить"})
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(with_lemmas: MakeSentence) -> None:
    sentence = with_lemmas(*ROWS["collective"][1].split("; "))
    readings = with_lexicon(None)
    assert with_told_phrases(sentence, readings, "pl") is sentence
    assert with_told_verbs(sentence, readings, "pl", ()) is sentence
