"""Linting: texts through `lambre_core.check`, exactly as a user's files, and what was found where in each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar

from lambre_core.check import ViewOf, check, document_settings, read_text
from lambre_core.config.settings import Settings
from lambre_core.documents.read import Document
from lambre_core.documents.unit import SourceRange
from lambre_core.evaluation.ablation import view_without
from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.options import Options
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.score import ALL, Tally, score
from lambre_core.parsing.models import find_models
from lambre_core.treebank.tree import Span

DEFAULT_CONFIDENCE = Settings().min_confidence
"""Findings below this are not shown unless a user asks for it: the figures of the headline are of those above."""

EVERYTHING = Settings(min_confidence=0.0, max_false_share=1.0, base=Path())
"""The settings of a run: the defaults, but every finding is kept with its confidence."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """A finding in a text.

    Attributes:
        code: rule identifier, of the most probable rule where several are broken.
        families: those of all broken rules.
        word: the word at fault, in code points of the text.
        others: the words that it clashes with; for each whether it is the head.
        fix: the first fix, ranges of the text and what should stand there; empty where none is offered.
        fixes: how many are offered.
    """

    code: str
    confidence: float
    word: Span
    others: tuple[tuple[Span, bool], ...]
    message: str
    fix: tuple[tuple[Span, str], ...] = ()
    fixes: int = 0
    families: frozenset[str] = frozenset()

    @property
    def spans(self) -> tuple[Span, ...]:
        """All words concerned, the word at fault first."""
        return (self.word, *(span for span, _ in self.others))


@dataclass(frozen=True, slots=True)
class Linted:
    """What checking one text gave; the numbers are those of `FileResult`."""

    alarms: tuple[Alarm, ...]
    tokens: int
    sites: int
    undecided: Mapping[str, int]
    tally: Tally = field(default_factory=Tally)


def lint(
    texts: Iterable[str], language: str, options: Options, *, fixes: bool = False, view: ViewOf | None = None
) -> Iterator[Linted]:
    """Check texts of one line each, every one as a file of its own, and yield what was found, in their order.

    Args:
        fixes: whether fixes are sought.
        view: how findings are looked at; None: as every user's, or without the mechanisms that are left out.

    Raises:
        EvaluationError: a text could not be checked.
    """
    for result in results(_documents(texts), language, options, fixes=fixes, view=view):
        yield linted(result, language)


def results(
    documents: Iterable[Document], language: str, options: Options, *, fixes: bool = False, view: ViewOf | None = None
) -> Iterator[FileResult]:
    """Check documents as the options say, every finding kept; without a mechanism no fixes are sought."""
    return check(
        documents,
        EVERYTHING,
        language=language,
        load=options.load,
        store=options.store,
        fixes=fixes and not options.without,
        view=view_without(options.without) if options.without else view,
    )


def _documents(texts: Iterable[str]) -> Iterator[Document]:
    how = document_settings(EVERYTHING)
    for number, text in enumerate(texts, 1):
        yield read_text(f"{number}.txt", text.encode("utf-8", "surrogatepass"), how)


def linted(result: FileResult, language: str) -> Linted:
    """A result in short.

    Raises:
        EvaluationError: the file could not be checked.
    """
    if result.problems:
        raise EvaluationError(f"a text could not be checked: {result.problems[0].message}")
    if result.not_checked:
        raise EvaluationError(f"texts could not be checked: {result.not_checked[0].reason}.")
    return Linted(
        tuple(alarm_of(finding) for finding in result.shown),
        result.tokens,
        result.sites,
        result.undecided,
        result.tallies.get(language, Tally()),
    )


def alarm_of(finding: Finding) -> Alarm:
    """A finding in short; its ranges are columns of its line: in a text of one line, code points of the text."""
    first = finding.fixes[0].edits if finding.fixes else ()
    return Alarm(
        finding.code,
        finding.confidence,
        _span(finding.range),
        tuple((_span(related.range), related.role == "head") for related in finding.related),
        finding.message,
        tuple((_span(edit.range), edit.text) for edit in first),
        len(finding.fixes),
        frozenset(code.partition("/")[0] for code in finding.codes),
    )


def _span(place: SourceRange) -> Span:
    return place.start.column - 1, place.end.column - 1


def segment_score(found: Linted, grammar: Grammar) -> float:
    """L'AMBRE's score of a text; 1 where no rule applies, as in the original."""
    value = score(found.tally, grammar)[ALL].value
    return 1.0 if value is None else value


@cache
def languages_with_model() -> frozenset[str]:
    """The languages for which there is a parser model."""
    return frozenset(folder.language for folder in find_models() if folder.manifest is not None)


class Named(Protocol):
    """A set of annotated data."""

    @property
    def name(self) -> str: ...  # pragma: no cover

    @property
    def language(self) -> str: ...  # pragma: no cover


Set = TypeVar("Set", bound=Named)


def wanted(sets: Iterable[Set], options: Options) -> Iterator[Set]:
    """The sets that are wanted and for which there is a model; says which one comes, and which is left out."""
    for found in sets:
        if not options.wants(found.name, found.language):
            continue
        if found.language not in languages_with_model() and options.load is None:
            options.say(f"{found.name}: left out, there is no model for {found.language!r}")
            continue
        options.say(f"{found.name} …")
        yield found
