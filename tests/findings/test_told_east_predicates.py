"""Short neuters that taggers take for adverbs, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.east_predicates import with_told_predicates
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

SHE = "Case=Nom|Gender=Fem|Number=Sing"
OF_HER = "Case=Gen|Gender=Fem|Number=Sing"
IT = "Case=Nom|Gender=Neut|Number=Sing"
ROWS = {
    "a feminine": ("ru", f"функция NOUN 2 subj {SHE}; доступно ADV 0 root _", {1: (2, "subj@told")}),
    "with its genitive": (
        "ru",
        f"новая ADJ 2 mod {SHE}; версия NOUN 4 subj {SHE}; программы NOUN 2 mod {OF_HER}; доступно ADV 0 root _",
        {2: (4, "subj@told")},
    ),
    "in Ukrainian": ("uk", f"функція NOUN 2 subj {SHE}; недоступно ADV 0 root _", {1: (2, "subj@told")}),
    "a neuter": ("ru", f"обновление NOUN 2 subj {IT}; доступно ADV 0 root _", {1: (2, "subj")}),
    "an adverb beside a verb": (
        "ru",
        f"запись NOUN 3 subj {SHE}; доступно ADV 3 mod _; объясняет VERB 0 root Number=Sing|Person=3|VerbForm=Fin",
        {1: (3, "subj")},
    ),
    "behind it": ("ru", f"доступно ADV 0 root _; функция NOUN 1 subj {SHE}", {2: (1, "subj")}),
    "another language": ("pl", f"функция NOUN 2 subj {SHE}; доступно ADV 0 root _", {1: (2, "subj")}),
}


@pytest.mark.parametrize(("language", "words", "expected"), ROWS.values(), ids=list(ROWS))
def test_what_is_available(
    make_sentence: MakeSentence, language: str, words: str, expected: dict[int, tuple[int, str]]
) -> None:
    readings = with_lexicon(judging_lexicon("uk" if language == "uk" else "ru"))
    found = with_told_predicates(make_sentence(*words.split("; ")), readings, language)
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected
