"""Learning the table of multiword tokens."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from lambre_core.parsing.engines.onnx.expansion import expand, load_expander
from lambre_core.parsing.engines.onnx.segmenter import Piece
from lambre_core.training.student.expansion import expander_tables
from lambre_core.treebank.tree import Multiword, Sentence, Token


def sentence(*words: str) -> Sentence:
    """`im=in+dem` is a multiword token."""
    tokens: list[Token] = []
    multiwords = []
    for word in words:
        form, _, parts = word.partition("=")
        if parts:
            first = len(tokens) + 1
            multiwords.append(Multiword(first, first + parts.count("+"), form))
        tokens.extend(
            Token(id=len(tokens) + place, form=part) for place, part in enumerate((parts or form).split("+"), 1)
        )
    return Sentence(tokens=tuple(tokens), multiwords=tuple(multiwords))


GERMAN = [sentence("Im=In+dem", "Haus"), sentence("im=in+dem", "ans=an+das"), sentence("ans=an+das", "ans", "ans")]
TURKISH = [
    sentence("evdeki=evde+ki", "belki", "adamdı=adam+dı", "kaldı", "aldı"),
    sentence("Ankara'daki=Ankara'da+ki", "belki"),
    sentence("yoldaki=yolda+ki", "kadındı=kadın+dı"),
]
OTHERS = [
    replace(sentence("eldeki", "yerdeki", "dildeki", "gözdeki", "yüzdeki"), comments=(" treebank = Other train",))
]
PORTUGUESE = [sentence("fazê-lo=fazer+lo", "vê-lo=ver+lo"), sentence("na=em+a", "Na=Em+a")]


@pytest.mark.parametrize(
    ("treebank", "form", "multiword", "words"),
    [
        pytest.param(GERMAN, "im", False, ("in", "dem"), id="always, whatever the segmenter says"),
        pytest.param(GERMAN, "Im", True, ("In", "dem"), id="capital"),
        pytest.param(GERMAN, "ans", True, ("an", "das"), id="both occur: the segmenter decides for"),
        pytest.param(GERMAN, "ans", False, ("ans",), id="both occur: the segmenter decides against"),
        pytest.param(TURKISH, "denizdeki", False, ("denizde", "ki"), id="a suffix that is clear"),
        pytest.param(TURKISH, "çocuktandı", False, ("çocuktandı",), id="a suffix that is not"),
        pytest.param([*TURKISH, *OTHERS], "denizdeki", False, ("denizde", "ki"), id="a treebank without such tokens"),
        pytest.param(TURKISH, "Denizdeki", True, ("Denizde", "ki"), id="open class"),
        pytest.param(TURKISH, "çocuktandı", True, ("çocuktan", "dı"), id="another open class"),
        pytest.param(TURKISH, "belki", True, ("belki",), id="seen as a plain word"),
        pytest.param(PORTUGUESE, "dizê-lo", True, ("dizer", "lo"), id="cut and add"),
        pytest.param(PORTUGUESE, "na", False, ("em", "a"), id="table"),
    ],
)
def test_what_is_learned(treebank: list[Sentence], form: str, multiword: bool, words: tuple[str, ...]) -> None:
    tables = json.loads(json.dumps(expander_tables(treebank)))
    assert expand(load_expander(tables), [Piece(form, (0, len(form)), multiword)]) == [words]


POLISH = [sentence("byłem=był+em", "miałem=miał+em", "robiłaby=robiła+by", "dałem=dał+em")]


@pytest.mark.parametrize(
    ("form", "words"),
    [
        pytest.param("zrobiłem", ("zrobił", "em"), id="an open class"),
        pytest.param("strzałem", ("strzałem",), id="a noun of the lexicon"),
        pytest.param("Strzałem", ("Strzałem",), id="a noun of the lexicon with a capital"),
        pytest.param("miałem", ("miał", "em"), id="a noun of the lexicon that the treebank splits"),
    ],
)
def test_nouns_of_a_lexicon_are_not_split(form: str, words: tuple[str, ...]) -> None:
    expander = load_expander(json.loads(json.dumps(expander_tables(POLISH, ["strzałem", "miałem"]))))
    for multiword in (False, True):
        assert expand(expander, [Piece(form, (0, len(form)), multiword)]) == [words]


def test_a_treebank_without_multiword_tokens() -> None:
    tables = expander_tables([sentence("a", "b")])
    assert expand(load_expander(tables), [Piece("ab", (0, 2), True)]) == [("ab",)]
