"""Findings made by hand, placed in lines of text as a file would have them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import InputProblem, SourceRange
from lambre_core.findings.finding import Edit, Finding, Fix, Related
from lambre_core.findings.result import FileResult, NotChecked
from lambre_core.grammar.rule import Rule, make_grammar
from lambre_core.grammar.score import Count, Tally

Place = Callable[..., SourceRange]


def place_of(index: LineIndex, word: str) -> SourceRange:
    """The first place of a word in the text; `word|2` is its second."""
    word, _, number = word.partition("|")
    start = -1
    for _ in range(int(number or 1)):
        start = index.text.index(word, start + 1)
    return index.range((start, start + len(word)))


@pytest.fixture
def finding_in() -> Callable[..., FileResult]:
    """`finding_in(text, fault, *others)`: the result of a file with one finding on `fault`."""

    def make(text: str, fault: str, *others: str, path: str = "a.txt") -> FileResult:
        index = LineIndex.of(text)
        places = [place_of(index, word) for word in (fault, *others)]
        finding = Finding(
            path=path,
            language="de",
            key=None,
            code="agreement/adj-mod-noun/case",
            severity="warning",
            confidence=0.94,
            message="They do not agree.",
            range=places[0],
            word=fault.partition("|")[0],
            related=tuple(
                Related("head", word.partition("|")[0], place) for word, place in zip(others, places[1:], strict=True)
            ),
        )
        lines = {place.start.line: index.line_text(place.start.line) for place in places}
        return FileResult(path, (finding,), units=1, lines=lines)

    return make


@pytest.fixture
def news() -> Sequence[FileResult]:
    """The file of the design's sample, one with every kind of trouble, and one without findings."""
    text = "\n" * 11 + "Die Regierung legt lange Büchern vor.\r\nDer \N{FACE WITH TEARS OF JOY} schöne\n\tHaus fällt."
    index = LineIndex.of(text)
    sample = Finding(
        path="examples/de/news.md",
        language="de",
        key=None,
        code="agreement/adj-mod-noun/case",
        severity="warning",
        confidence=0.94,
        message='"Büchern" (Dat Plural) does not agree in case with "lange" (Nom/Acc Plural).',
        range=place_of(index, "Büchern"),
        word="Büchern",
        related=(Related("dependent", "lange", place_of(index, "lange")),),
        features={"Case": {"lange": ("Acc", "Nom"), "Büchern": ("Dat",)}},
        fixes=(Fix("Büchern → Bücher", (Edit(place_of(index, "Büchern"), "Bücher"),)),),
        fingerprint="0123456789abcdef0123456789abcdef",
    )
    known = Finding(
        path="examples/de/news.md",
        language="de",
        key="title",
        code="agreement/adj-mod-noun/gender",
        severity="error",
        confidence=0.87654321,
        message='"schöne" (Feminine) does not agree in gender with "Haus" (Neuter).',
        range=place_of(index, "schöne"),
        word="schöne",
        related=(Related("head", "Haus", place_of(index, "Haus")),),
        features={"Gender": {"schöne": ("Fem",), "Haus": ("Neut",)}},
        fingerprint="fedcba9876543210fedcba9876543210",
        suppressed="baseline",
    )
    rules = [Rule("agreement", "ADJ", "mod", "NOUN", feature) for feature in ("Case", "Gender")]
    grammar = make_grammar("de", rules)
    return (
        FileResult(
            "examples/de/news.md",
            (sample, known),
            problems=(InputProblem("examples/de/news.md", "a directive is wrong.", 3, 1),),
            not_checked=(NotChecked("examples/de/news.md", None, "nothing says its language", 2),),
            hidden=1,
            units=3,
            sentences=4,
            tokens=30,
            sites=10,
            judged=8,
            undecided={"feature unknown": 2},
            tallies={"de": Tally({rules[0].id: Count(3, 1), rules[1].id: Count(1, 1)})},
            grammars={"de": grammar},
            lines={number: index.line_text(number) for number in (12, 13, 14)},
        ),
        FileResult("examples/de/clean.md", units=1, sentences=1, tokens=5, sites=2, judged=2),
    )
