"""Judging: what the linter and the original's way of judging say of every segment of a system."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lambre_core.check import document_settings, load_for, read_text
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, EVERYTHING, linted, results
from lambre_core.evaluation.options import Options
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.grammar.score import Tally, merge, segment_tallies
from lambre_core.parsing.cache import Store
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.sud import in_scheme
from lambre_core.treebank.tree import Scheme, Sentence

OURS = "ours"
OURS_AS_ORIGINAL = "ours, original judge"
PUBLISHED = "published"

CACHE_LIMIT = 2 << 30
"""Bytes of the studies' own file of parses: the user's would not hold all, and lose everything else."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Rules, and how they are judged.

    Attributes:
        compatible: as the original does: what is absent satisfies a rule, nothing is excepted.
    """

    name: str
    grammar: Grammar
    compatible: bool


def judges(language: str, data: Path) -> tuple[Judge, ...]:
    """Our rules and our judge; our rules judged as the original does; the paper's rules, where it has the language."""
    found = [
        Judge(OURS, load_grammar(language), compatible=False),
        Judge(OURS_AS_ORIGINAL, load_grammar(language, overlays=False), compatible=True),
    ]
    published = published_rules(language, data)
    if published.is_file():
        found.append(Judge(PUBLISHED, load_grammar(language, path=published), compatible=True))
    return tuple(found)


def published_rules(language: str, data: Path) -> Path:
    """The rules that the authors learned from the full treebanks of SUD 2.5."""
    return data / "reference" / "authors" / "tab" / f"{language}.txt"


@dataclass(frozen=True, slots=True)
class Segment:
    """What was found in one segment of one system.

    Attributes:
        sites, judged: places where a rule for linting applies, and those of them that were decided.
        shown, found: findings of the confidence that users see by default, and of any.
        log_probability: of the arcs of `parsed` tokens, natural logarithm.
        tallies: judge -> counts for the score.
    """

    tokens: int
    sites: int
    judged: int
    shown: int
    found: int
    log_probability: float
    parsed: int
    tallies: Mapping[str, Tally]


class Recorder:
    """A Parser that keeps what another one yields until it is fetched."""

    def __init__(self, parser: Parser) -> None:
        self.language = parser.language
        self.scheme: Scheme = parser.scheme
        self.fingerprint = parser.fingerprint
        self.kept: deque[tuple[Sentence, ...]] = deque()
        self._parser = parser

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        for sentences in self._parser.parse(texts):
            self.kept.append(sentences)
            yield sentences


def study_store(say: Callable[[str], None]) -> Store | None:
    """The studies' file of parses, beside the user's; None where there is no folder for it."""
    from lambre_core.parsing.disk_store import DiskStore, cache_path

    path = cache_path()
    return DiskStore(path.with_name("studies.sqlite3"), say, limit=CACHE_LIMIT) if path else None


def load_parser_of(language: str, store: Store | None) -> Parser:
    """The parser that users have by default."""
    return load_for(EVERYTHING, None, None, store, language)


def judge_system(
    texts: Sequence[str], language: str, parser: Parser, judging: Sequence[Judge], data: Path
) -> Iterator[Segment]:
    """Check the segments of a system as files of a user, and score the same trees by every judge.

    Raises:
        EvaluationError: a segment could not be checked.
    """
    recorder = Recorder(parser)
    options = Options(data, load=lambda _: recorder)
    how = document_settings(EVERYTHING)
    documents = (read_text(f"{number}.txt", text.encode("utf-8"), how) for number, text in enumerate(texts, 1))
    for result in results(documents, language, options):
        found = linted(result, language)
        trees = [tree for _ in range(result.units) for tree in recorder.kept.popleft()]
        yield Segment(
            tokens=found.tokens,
            sites=found.sites,
            judged=found.sites - sum(found.undecided.values()),
            shown=sum(alarm.confidence >= DEFAULT_CONFIDENCE for alarm in found.alarms),
            found=len(found.alarms),
            log_probability=sum(tree.log_probability for tree in trees if tree.log_probability is not None),
            parsed=sum(len(tree.tokens) for tree in trees if tree.log_probability is not None),
            tallies={judge.name: found.tally if judge.name == OURS else _tally(judge, trees) for judge in judging},
        )


def _tally(judge: Judge, trees: Sequence[Sentence]) -> Tally:
    grammar = judge.grammar
    fitting = [tree for tree in (in_scheme(tree, grammar.scheme, grammar.language) for tree in trees) if tree]
    return merge(segment_tallies(grammar, fitting, compatible=judge.compatible))
