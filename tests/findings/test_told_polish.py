"""Polish words that belong together by what they are, and near misses that are left as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.subjects import is_perhaps_object
from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told_polish import with_told_words
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

FINITE = "Person={}|VerbForm=Fin"
GOES = FINITE.format(3)
MAN = "Animacy=Hum|Case={}|Gender=Masc|Number=Sing"

SENTENCES = {
    "who speaks": (["my PRON 2 subj Case=Nom", f"wracają VERB 0 root {GOES}"], {1: (2, "subj@told")}),
    "who speaks rightly": (
        ["my PRON 2 subj Case=Nom", f"wracamy VERB 0 root {FINITE.format(1)}"],
        {1: (2, "subj")},
    ),
    "another self": (
        ["drugie ADJ 2 mod Case=Nom", "ja PRON 3 subj Case=Nom", f"wraca VERB 0 root {GOES}"],
        {2: (3, "subj")},
    ),
    "what must be": (["trzeba VERB 0 root _", f"poczeka VERB 1 comp:obj {GOES}"], {2: (1, "comp:obj@told")}),
    "what must be done": (["trzeba VERB 0 root _", "poczekać VERB 1 comp:obj VerbForm=Inf"], {2: (1, "comp:obj")}),
    "an offer": (
        [f"chcesz VERB 0 root {FINITE.format(2)}", f"zrobię VERB 1 comp:obj {FINITE.format(1)}"],
        {2: (1, "comp:obj")},
    ),
    "a small number": (
        ["są AUX 0 root _", "cztery NUM 3 mod Case=Nom", "jajek NOUN 1 subj Case=Gen|Number=Plur"],
        {2: (3, "mod@counted")},
    ),
    "both at once": (
        ["wczytaj VERB 0 root _", "oba NUM 3 mod Case=Acc", "naraz NOUN 1 comp:obj Case=Acc|Number=Sing"],
        {2: (3, "mod")},
    ),
    "a part of a word": (
        ["dwóm NUM 2 mod Case=Dat", "spin NOUN 0 root Case=Nom|Number=Sing", "-offom X 2 flat _"],
        {1: (2, "mod")},
    ),
    "a number of men": (
        ["mam VERB 0 root _", "dwóch NUM 3 mod Case=Acc", "braci NOUN 1 comp:obj Case=Acc|Number=Plur"],
        {2: (3, "mod")},
    ),
    "several": (
        ["sześć NUM 2 mod@gov Case=Nom", "osób NOUN 3 subj Case=Gen|Number=Plur", "utknęły/utknąć VERB 0 root _"],
        {2: (3, "subj@alone")},
    ),
    "several whom they counted": (
        ["sześć NUM 2 mod@gov Case=Nom", "osób NOUN 3 subj Case=Gen|Number=Plur", "liczyli/liczyć VERB 0 root _"],
        {2: (3, "subj")},
    ),
    "what there is not": (
        ["nie PART 2 mod@neg _", f"ma VERB 0 root {GOES}", "mleko NOUN 2 comp:obl Case=Acc"],
        {3: (2, "comp:obj@told")},
    ),
    "who has it not": (
        [
            "nie PART 2 mod@neg _",
            f"ma VERB 0 root {GOES}",
            "miasto NOUN 2 subj Case=Nom",
            "rynku NOUN 2 comp:obj Case=Gen",
        ],
        {3: (2, "subj")},
    ),
    "who he is": (
        [f"wujek NOUN 2 subj {MAN.format('Nom')}", "jest AUX 0 root _", f"lekarza NOUN 2 subj {MAN.format('Gen')}"],
        {3: (2, "comp:pred@told")},
    ),
    "whose it is": (
        ["dom NOUN 2 subj Case=Nom", "jest AUX 0 root _", f"lekarza NOUN 2 subj {MAN.format('Gen')}"],
        {3: (2, "subj")},
    ),
    "what I fear": (
        [f"boję VERB 0 root {FINITE.format(1)}", "się PRON 1 comp@expl _", "pająki NOUN 1 subj Case=Nom|Number=Plur"],
        {3: (1, "comp:obj")},
    ),
    "who fears": (
        [f"boją VERB 0 root {GOES}", "się PRON 1 comp@expl _", "pająki NOUN 1 subj Case=Nom|Number=Plur"],
        {3: (1, "subj")},
    ),
    "whom they beat": (
        ["pokonali/pokonać VERB 0 root _", "rywalom NOUN 1 comp:obj Case=Dat|Number=Plur"],
        {2: (1, "comp:obl@told")},
    ),
    "whom they gave": (
        ["dali/dać VERB 0 root _", "rywalom NOUN 1 comp:obj Case=Dat|Number=Plur"],
        {2: (1, "comp:obj")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(with_lemmas: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    readings = with_lexicon(judging_lexicon("pl"))
    found = with_told_words(with_lemmas(*words), readings, "pl")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(with_lemmas: MakeSentence) -> None:
    sentence = with_lemmas(*SENTENCES["who speaks"][0])
    assert with_told_words(sentence, with_lexicon(None), "cs") is sentence


PAST = "Gender=Fem|Number=Sing|Tense=Past|VerbForm=Fin"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        pytest.param(
            [f"rozległa VERB 0 root {PAST}", "się PRON 1 comp@expl _", "śmiech NOUN 1 subj Case=Nom|Number=Sing"],
            False,
            id="what happened",
        ),
        pytest.param(
            ["czyta VERB 0 root Number=Sing", "się PRON 1 comp@expl _", "książki NOUN 1 subj Case=Nom|Number=Plur"],
            True,
            id="what people do",
        ),
        pytest.param(
            ["jest/być VERB 0 root Number=Sing", "klucze NOUN 1 subj Case=Nom|Number=Plur"], False, id="being"
        ),
    ],
)
def test_verbs_without_an_object(with_lemmas: MakeSentence, words: list[str], expected: bool) -> None:
    noun = len(words)
    sentence, readings = with_lemmas(*words), with_lexicon(judging_lexicon("pl"))
    found = doubtful_edges(sentence, {(noun, 1): []}, readings, True, "pl", doubts=[is_perhaps_object])
    assert found == ({(noun, 1)} if expected else set())
