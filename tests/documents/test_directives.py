from __future__ import annotations

import pytest

from lambre_core.documents.directives import HTML_COMMENT, LINE_COMMENT, parse_directives, read_directives
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import Directive, InputProblem


@pytest.mark.parametrize(
    ("body", "directives"),
    [
        ("disable=agreement", [("disable", ("agreement",))]),
        (" disable = agreement/adj-mod-noun , fluency ", [("disable", ("agreement/adj-mod-noun", "fluency"))]),
        ("enable=assignment/pron-subj-verb/case", [("enable", ("assignment/pron-subj-verb/case",))]),
        ("disable=agreement/*", [("disable", ("agreement",))]),
        ("disable=Agreement/NOUN-comp:obj-VERB", [("disable", ("agreement/noun-comp:obj-verb",))]),
        ("disable", [("disable", ())]),
        ("disable-file", [("disable-file", ())]),
        ("disable-file=fragment", [("disable-file", ("fragment",))]),
        ("disable-next=parse-limit", [("disable-next", ("parse-limit",))]),
        ("language=de-AT", [("language", ("de",))]),
        ("language=de disable=fluency", [("language", ("de",)), ("disable", ("fluency",))]),
        ("disable=fluency -- it is verse, = and , allowed", [("disable", ("fluency",))]),
    ],
)
def test_well_formed(body: str, directives: list[tuple[str, tuple[str, ...]]]) -> None:
    assert list(parse_directives(body)) == directives


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("", ["a directive is missing", "disable=RULE"]),
        (" -- only a reason", ["a directive is missing"]),
        ("disabel=agreement", ['"disabel"', 'did you mean "disable"', "disable-next=RULE"]),
        ("ignore", ['"ignore" is no directive', "language=xx"]),
        ("disable=", ['"" in "disable=" is no rule']),
        ("disable=agreement,,fluency", ["is no rule"]),
        ("disable=agreement/", ['"agreement/"']),
        ("disable=<b>", ['"<b>"']),
        ("language=german", ["names no language", "language=de"]),
        ("language", ["names no language"]),
        ("disable=agreement fluency", ['"fluency" is no directive']),
    ],
)
def test_malformed(body: str, words: list[str]) -> None:
    messages = [item for item in parse_directives(body) if isinstance(item, str)]
    assert len(messages) == 1
    for word in words:
        assert word in messages[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\n<!-- lambre-lint: disable=a -->", [Directive("disable", ("a",), 2)]),
        (
            "<!--lambre-lint:disable=a\nlanguage=de-->\nx",
            [Directive("disable", ("a",), 2), Directive("language", ("de",), 2)],
        ),
        ("<!-- lambre-lint: disable-next=a -->\nx", [Directive("disable-next", ("a",), 1)]),
        ("<!-- lambre-lint: disable-next=a -->\n\n \nx", [Directive("disable-next", ("a",), 3)]),
        (
            "<!-- lambre-lint: disable-next=a -->\n<!-- lambre-lint: language=de -->\nx",
            [Directive("disable-next", ("a",), 2)],
        ),
        ("<!-- lambre-lint: disable-next -->", [Directive("disable-next", (), 1)]),
    ],
)
def test_lines_of_directives(text: str, expected: list[Directive]) -> None:
    comment = HTML_COMMENT.search(text)
    assert comment is not None
    assert list(read_directives(comment, LineIndex.of(text))) == expected


def test_problem_names_line_and_column() -> None:
    text = "x\n\n  # lambre-lint: disable=a disabel=b"
    comment = LINE_COMMENT.search(text, 3)
    assert comment is not None
    directive, problem = read_directives(comment, LineIndex.of(text))
    assert directive == Directive("disable", ("a",), 3)
    assert isinstance(problem, InputProblem)
    assert (problem.line, problem.column) == (3, 1)


def test_forgotten_colon_is_named() -> None:
    text = "<!-- lambre-lint disable=a -->"
    comment = HTML_COMMENT.search(text)
    assert comment is not None
    (problem,) = read_directives(comment, LineIndex.of(text))
    assert isinstance(problem, InputProblem)
    assert "colon" in problem.message


@pytest.mark.parametrize(
    "text", ["<!-- lambre-lint is a tool -->", "<!-- lambre-lint-x: disable -->", "<!-- disable=a -->"]
)
def test_other_comments(text: str) -> None:
    assert HTML_COMMENT.search(text) is None
