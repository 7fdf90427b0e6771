"""From documents to results: languages, batches, and what goes wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambre_core import check as checking
from lambre_core.check import check, parse_documents, view_of
from lambre_core.config.settings import JsonlSettings, Override, Settings
from lambre_core.documents.read import Document, read_document
from lambre_core.documents.settings import DocumentSettings
from lambre_core.findings.baseline import Known, entries_of
from lambre_core.findings.build import View, judge_mended
from lambre_core.findings.result import FileResult
from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.rule import Grammar
from lambre_core.parsing.protocol import NotInstalledError, ParsingError
from lambre_core.treebank.tree import Sentence

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."


@pytest.fixture(autouse=True)
def _small_grammar(monkeypatch: pytest.MonkeyPatch, ten_word_grammar: Grammar) -> None:
    monkeypatch.setattr(checking, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(checking, "available_languages", lambda: ("de", "cs"))


def read(text: str, path: str = "a.de.txt", settings: DocumentSettings | None = None) -> Document:
    return read_document(path, text.encode("utf-8"), settings or DocumentSettings())


def run(
    texts: Sequence[str | Document], parser: Any, settings: Settings | None = None, **options: Any
) -> list[FileResult]:
    documents = [read(text) if isinstance(text, str) else text for text in texts]
    return list(check(documents, settings or Settings(), load=lambda language: parser, **options))


def words(result: FileResult) -> list[tuple[int, int, str]]:
    return [(found.range.start.line, found.range.start.column, found.word) for found in result.shown]


PLACES = {
    "plain": ("Da sind lange Büchern.", [(1, 9, "lange")]),
    "second paragraph": (f"{RIGHT}\n\n{WRONG}\n", [(3, 9, "lange")]),
    "hard-wrapped": ("Da sind lange\nBüchern.\n", [(1, 9, "lange")]),
    "hard-wrapped with CRLF": ("Da sind\r\nlange\r\nBüchern.\r\n", [(2, 1, "lange")]),
    "old Mac lines": ("Da sind\rlange\rBüchern.\r", [(2, 1, "lange")]),
    "byte-order mark": ("\N{ZERO WIDTH NO-BREAK SPACE}Da sind lange Büchern.", [(1, 9, "lange")]),
    "U+2028 is no line": ("Da\N{LINE SEPARATOR}sind lange Büchern.", [(1, 9, "lange")]),
    "emoji": ("Da 😂👩‍👧 sind lange Büchern.", [(1, 14, "lange")]),
    "combining marks": ("Da scho\N{COMBINING DIAERESIS}n sind lange Büchern.", [(1, 16, "lange")]),
    "several sentences": (f"{WRONG} {RIGHT} {WRONG}", [(1, 9, "lange"), (1, 56, "lange")]),
    "nothing": ("", []),
    "white space": (" \n\n\t\n", []),
    "a line of a megabyte": (f"{'x' * 980_000} {'y ' * 10_000}. {WRONG}", [(1, 1_000_012, "lange")]),
}


@pytest.mark.parametrize("name", PLACES)
def test_places(ten_word_parser: Any, name: str) -> None:
    text, expected = PLACES[name]
    (result,) = run([text], ten_word_parser)
    assert words(result) == expected
    assert not result.problems
    for found in result.findings:
        assert text.encode()[found.range.start.byte : found.range.end.byte].decode() == found.word
        assert result.lines[found.range.start.line][found.range.start.column - 1 :].startswith(found.word)


def test_counts(ten_word_parser: Any) -> None:
    (result,) = run([f"{WRONG} {RIGHT}\n\n{RIGHT}"], ten_word_parser)
    assert (result.units, result.sentences, result.tokens) == (2, 3, 12)
    assert (result.sites, result.judged, dict(result.undecided)) == (6, 6, {})
    counts = result.tallies["de"].counts["agreement/adj-mod-noun/case"]
    assert (counts.held, counts.broken) == (2, 1)


def test_files_keep_their_order_and_share_calls(ten_word_parser: Any) -> None:
    documents = [read(f"{WRONG} {'x ' * (number % 3)}", f"{number}.de.txt") for number in range(20)]
    results = run(documents, ten_word_parser, fixes=False)
    assert [result.path for result in results] == [document.path for document in documents]
    assert all(words(result) == [(1, 9, "lange")] for result in results)
    assert len(ten_word_parser.calls) == 1


def test_batches_are_cut_by_size_and_results_come_before_the_end(
    ten_word_parser: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "BATCH", 40)
    read_so_far: list[int] = []

    def documents() -> Iterator[Document]:
        for number in range(6):
            read_so_far.append(number)
            yield read(WRONG, f"{number}.de.txt")

    results = check(documents(), Settings(), load=lambda language: ten_word_parser, fixes=False)
    assert next(results).path == "0.de.txt"
    assert len(read_so_far) < 6
    assert len(list(results)) == 5
    assert all(len(call) == 2 for call in ten_word_parser.calls)


def test_one_text_on_which_the_parser_fails_costs_that_text_only(ten_word_parser: Any) -> None:
    results = run([f"{WRONG}\n\nexplode\n\n{WRONG}", WRONG], ten_word_parser)
    assert [words(result) for result in results] == [[(1, 9, "lange"), (5, 9, "lange")], [(1, 9, "lange")]]
    (problem,) = results[0].problems
    assert (problem.path, problem.line, problem.column) == ("a.de.txt", 3, 1)
    assert "RuntimeError: a word that explodes at conftest.py:" in problem.message
    assert "Please report it" in problem.message
    assert [(item.reason, item.units) for item in results[0].not_checked] == [("the parser failed", 1)]


def test_an_error_in_judging_costs_that_sentence_only(ten_word_parser: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = judge_mended

    def failing(sentence: Sentence, *rest: Any, **options: Any) -> Any:
        if "den" in sentence.text:
            raise ZeroDivisionError("den")
        return judge(sentence, *rest, **options)

    monkeypatch.setattr(checking, "judge_mended", failing)
    results = run([WRONG, f"{WRONG}\n\nden Bücher. {WRONG}", WRONG], ten_word_parser)
    assert [words(result) for result in results] == [
        [(1, 9, "lange")],
        [(1, 9, "lange"), (3, 21, "lange")],
        [(1, 9, "lange")],
    ]
    (problem,) = results[1].problems
    assert (problem.path, problem.line, problem.column) == ("a.de.txt", 3, 1)
    assert "ZeroDivisionError: den at test_check.py:" in problem.message
    assert "Please report it" in problem.message


def test_an_error_with_a_whole_file_costs_that_file_only(ten_word_parser: Any) -> None:
    def view(document: Document, language: str, settings: Settings) -> View:
        if document.path == "b.de.txt":
            raise ZeroDivisionError("b")
        return view_of(document, language, settings)

    results = run([WRONG, read(WRONG, "b.de.txt"), WRONG], ten_word_parser, view=view)
    assert [len(result.findings) for result in results] == [1, 0, 1]
    assert "ZeroDivisionError: b at test_check.py:" in results[1].problems[0].message


@pytest.mark.parametrize(
    ("error", "reasons", "problems"),
    [
        (NotInstalledError("There is no model: run `x`."), [("There is no model: run `x`", True)], []),
        (ParsingError("The model is damaged."), [("the parser failed", False)], ["The model is damaged."]),
        (OSError("libfoo.so"), [("the parser failed", False)], ["an error inside lambre-lint"]),
    ],
)
def test_a_parser_that_cannot_be_loaded_is_asked_for_once(
    error: Exception, reasons: list[tuple[str, bool]], problems: list[str]
) -> None:
    asked: list[str] = []

    def load(language: str) -> Any:
        asked.append(language)
        raise error

    (result,) = check([read(f"{WRONG}\n\n{WRONG}")], Settings(), load=load)
    assert asked == ["de"]
    assert [(item.reason, item.missing) for item in result.not_checked] == reasons
    assert [problem.message[: len(says)] for problem, says in zip(result.problems, problems, strict=True)] == problems
    assert result.not_checked[0].units == 2


def test_a_rule_file_that_is_wrong_is_said_in_its_own_words(
    ten_word_parser: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load_grammar(language: str) -> Grammar:
        raise GrammarError("de.yaml:3: wrong.")

    monkeypatch.setattr(checking, "load_grammar", load_grammar)
    (result,) = run([WRONG], ten_word_parser)
    assert [problem.message for problem in result.problems] == ["de.yaml:3: wrong."]


LANGUAGES = {
    "by file name": ("a.de.txt", {}, {}, None),
    "by nothing": ("a.txt", {}, {}, "nothing says its language"),
    "by the configuration, last": ("a.txt", {"language": "de"}, {}, None),
    "the file name is stronger": ("a.xx.txt", {"language": "de"}, {}, None),
    "by option": ("a.cs.txt", {}, {"language": "de"}, None),
    "by override": ("docs/a.txt", {"override": (Override(paths=("docs/",), language="de"),)}, {}, None),
    "not for this path": ("a.txt", {"override": (Override(paths=("docs/",), language="de"),)}, {}, "nothing says"),
    "not among the languages": ("a.de.txt", {"languages": ("cs",)}, {}, "is not among the languages"),
    "without rules": ("a.sv.txt", {}, {}, 'there are no rules for "sv"'),
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_languages(ten_word_parser: Any, name: str) -> None:
    path, settings, options, reason = LANGUAGES[name]
    (result,) = run([read(WRONG, path)], ten_word_parser, replace(Settings(), **settings), **options)  # type: ignore[arg-type]
    if reason is None:
        assert (len(result.shown), result.units, result.not_checked) == (1, 1, ())
    else:
        assert (len(result.shown), result.units) == (0, 0)
        assert [reason in item.reason for item in result.not_checked] == [True]


class Universal:
    """Gives the words of another parser another tree, in UD."""

    def __init__(self, parser: Any, edges: Sequence[tuple[int, str]]) -> None:
        self.parser, self.edges = parser, edges

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        for sentences in self.parser.parse(texts):
            yield tuple(self.universal(sentence) for sentence in sentences)

    def universal(self, sentence: Sentence) -> Sentence:
        edges = zip(sentence.tokens, self.edges, strict=True)
        tokens = tuple(replace(token, head=head, deprel=deprel) for token, (head, deprel) in edges)
        return replace(sentence, tokens=tokens, scheme="ud")


def test_trees_in_ud_are_converted_before_they_are_judged(ten_word_parser: Any) -> None:
    # The rule speaks of `mod`, which UD calls `amod`.
    (result,) = run([WRONG], Universal(ten_word_parser, [(0, "root"), (1, "cop"), (4, "amod"), (1, "nsubj")]))
    assert (words(result), result.units, result.not_checked) == ([(1, 9, "lange")], 1, ())


def test_rules_on_ud_trees_judge_no_sud_trees(
    ten_word_parser: Any, ten_word_grammar: Grammar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "load_grammar", lambda language: replace(ten_word_grammar, scheme="ud"))
    (result,) = run([WRONG], ten_word_parser)
    assert (result.findings, result.units) == ((), 0)
    assert [item.reason for item in result.not_checked] == ["the model's trees are not UD, as the rules are"]


SUPPRESSED = {
    "glossary": ({"glossary": ("büchern",)}, WRONG, "glossary"),
    "glossary by lemma": ({"glossary": ("Buch",)}, WRONG, "glossary"),
    "severity": ({"severity": {"agreement": "off"}}, WRONG, "severity"),
    "override": ({"override": (Override(paths=("*.txt",), disable=("agreement/*",)),)}, WRONG, "severity"),
    "directive": ({}, f"# lambre-lint: disable=agreement\n\n{WRONG}", "directive"),
}


@pytest.mark.parametrize("name", SUPPRESSED)
def test_suppressed_findings_are_counted(ten_word_parser: Any, name: str) -> None:
    settings, text, why = SUPPRESSED[name]
    (result,) = run([text], ten_word_parser, replace(Settings(), **settings))  # type: ignore[arg-type]
    assert [found.suppressed for found in result.findings] == [why]


@pytest.mark.parametrize(
    ("settings", "severity", "hidden"),
    [
        ({"min_confidence": 0.5}, ["warning"], 0),
        ({"min_confidence": 1.0}, [], 1),
        ({"min_confidence": 1.0, "show_hints": True}, ["hint"], 0),
        ({"min_confidence": 1.0, "override": (Override(paths=("*.txt",), min_confidence=0.0),)}, ["warning"], 0),
        ({"severity": {"agreement/adj-mod-noun": "error", "agreement": "info"}}, ["error"], 0),
    ],
)
def test_confidence_and_severity(
    ten_word_parser: Any, settings: dict[str, Any], severity: list[str], hidden: int
) -> None:
    (result,) = run([WRONG], ten_word_parser, replace(Settings(), **settings))
    assert [found.severity for found in result.shown] == severity
    assert result.hidden == hidden


LONG = "\n\n".join([WRONG, *[RIGHT] * 500])
"""So many words that a finding of 0.9 alone may as well be false."""


@pytest.mark.parametrize(
    ("confidence", "text", "settings", "severity", "hidden"),
    [
        (0.9, WRONG, {}, ["warning"], 0),
        (0.9, LONG, {}, [], 1),
        (0.97, LONG, {}, ["warning"], 0),
        (0.9, LONG, {"max_false_share": 1.0}, ["warning"], 0),
        (0.9, LONG, {"show_hints": True}, ["hint"], 0),
    ],
)
def test_of_long_files_the_surest_findings_are_shown(
    ten_word_parser: Any,
    confidence: float,
    text: str,
    settings: dict[str, Any],
    severity: list[str],
    hidden: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lambre_core.check.calibration_of", lambda language: lambda rule, computed: confidence)
    (result,) = run([text], ten_word_parser, replace(Settings(), **settings))
    assert [found.severity for found in result.shown] == severity
    assert result.hidden == hidden


MOVED = {
    "lines above": f"{RIGHT}\n\n\n{RIGHT}\n\n{WRONG}",
    "re-wrapped": "Da\nsind   lange\n   Büchern.\n",
    "CRLF": "Da sind\r\nlange Büchern.\r\n",
    "Markdown, emphasis and heading": "# Da\n\nDa *sind* **lange** Büchern.\n",
    "decomposed": "Da sind lange Bu\N{COMBINING DIAERESIS}chern.",
}


@pytest.mark.parametrize("name", MOVED)
def test_a_baseline_survives_reformatting(ten_word_parser: Any, tmp_path: Path, name: str) -> None:
    old = str(tmp_path / "a.de.md")
    (before,) = run([read(WRONG, old)], ten_word_parser)
    known = Known(entries_of(before, tmp_path), tmp_path)
    text = MOVED[name]
    if name == "decomposed":
        # The parser of this test knows composed words only.
        text = text.replace("u\N{COMBINING DIAERESIS}", "ü")
    (after,) = run([read(text, old)], ten_word_parser, known=known)
    assert [found.suppressed for found in after.findings] == ["baseline"]


def test_a_baseline_survives_records_that_move(ten_word_parser: Any, tmp_path: Path) -> None:
    path = str(tmp_path / "a.de.jsonl")
    settings = Settings(jsonl=JsonlSettings(keys=("text",)))
    options = DocumentSettings(jsonl_keys=settings.jsonl.keys)
    (before,) = run([read(f'{{"text": "{WRONG}"}}\n', path, options)], ten_word_parser, settings)
    assert len(before.findings) == 1
    known = Known(entries_of(before, tmp_path), tmp_path)
    moved = f'{{"text": "{RIGHT}"}}\n\n{{"text": "{WRONG}"}}\n'
    (after,) = run([read(moved, path, options)], ten_word_parser, settings, known=known)
    assert [found.suppressed for found in after.findings] == ["baseline"]


def test_parsed_documents_are_those_of_all_languages_without_a_choice(ten_word_parser: Any) -> None:
    documents = [read(WRONG, "a.sv.txt"), read(f"{WRONG}\n\n{WRONG}")]
    parsed = list(parse_documents(documents, Settings(), load=lambda language: ten_word_parser))
    assert [[unit.language for unit in item.units] for item in parsed] == [["sv"], ["de", "de"]]
    assert all(len(unit.sentences) == 1 for item in parsed for unit in item.units)


def test_what_is_too_long_for_the_parser_is_not_judged(ten_word_parser: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class GivesUp:
        language, scheme, fingerprint = "de", "sud", "gives up"

        def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
            for sentences in ten_word_parser.parse(texts):
                yield tuple(
                    replace(one, tokens=tuple(replace(token, upos=None, head=None) for token in one.tokens))
                    for one in sentences
                )

    def never(*_: object) -> None:
        raise AssertionError("words without a tree were looked at")

    monkeypatch.setattr(checking, "mended", never)
    (result,) = run([f"{WRONG} {WRONG}"], GivesUp())
    assert (result.findings, result.problems, result.sites, result.sentences) == ((), (), 0, 2)
