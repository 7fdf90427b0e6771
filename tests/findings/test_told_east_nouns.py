"""What seems an attribute of a genitive and is a noun, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.east_nouns import with_told_heads
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[str, str, dict[int, tuple[int, str]]]

HE = "Case=Nom|Gender=Masc|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
DOES = "Number=Sing|Person=3|VerbForm=Fin"

ROWS: dict[str, Row] = {
    "a noun that the tagger has not met": (
        "uk",
        f"цей DET 3 det {HE}; токен ADJ 3 mod {IT}; схвалення NOUN 4 subj {IT}; діє VERB 0 root {DOES}",
        {1: (2, "det"), 2: (4, "subj"), 3: (2, "mod")},
    ),
    "one that is spelt as an adjective": (
        "ru",
        f"владеет VERB 0 root {DOES}; правом ADJ 3 mod Case=Loc|Gender=Masc|Number=Sing; "
        "подписи NOUN 1 comp:obj Case=Gen|Gender=Fem|Number=Sing",
        {2: (1, "comp:obj"), 3: (2, "mod")},
    ),
    "an adjective": (
        "uk",
        f"це DET 3 det {IT}; нове ADJ 3 mod {IT}; схвалення NOUN 4 subj {IT}; діє VERB 0 root {DOES}",
        {1: (3, "det"), 2: (3, "mod"), 3: (4, "subj")},
    ),
    "an adjective in a wrong case": (
        "ru",
        f"владеет VERB 0 root {DOES}; новым ADJ 3 mod Case=Ins|Gender=Masc|Number=Sing; "
        "подписи NOUN 1 comp:obj Case=Gen|Gender=Fem|Number=Sing",
        {2: (3, "mod"), 3: (1, "comp:obj")},
    ),
    "before what is no genitive": (
        "uk",
        "бачу VERB 0 root _; токен ADJ 3 mod _; книгу NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Sing",
        {2: (3, "mod"), 3: (1, "comp:obj")},
    ),
    "another language": (
        "pl",
        f"цей DET 3 det {HE}; токен ADJ 3 mod {IT}; схвалення NOUN 4 subj {IT}; діє VERB 0 root {DOES}",
        {2: (3, "mod")},
    ),
}


@pytest.mark.parametrize("name", ROWS)
def test_heads_of_genitives(make_sentence: MakeSentence, name: str) -> None:
    language, words, expected = ROWS[name]
    readings = with_lexicon(judging_lexicon("ru" if language == "ru" else "uk"))
    found = with_told_heads(make_sentence(*words.split("; ")), readings, language)
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected
