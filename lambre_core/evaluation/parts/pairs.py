"""Minimal pairs: is the bad sentence of a pair found, and the good one not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.intervals import Totals, estimate, samples
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, Alarm, Linted, lint, segment_score, wanted
from lambre_core.evaluation.obstacles import ABOUT as OBSTACLES
from lambre_core.evaluation.obstacles import BELOW, GROUPS, NO_EDGE, group_of, why_missed
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.passage import Pair
from lambre_core.evaluation.readers import pairs
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.sources import every
from lambre_core.evaluation.tables import Section, share, table
from lambre_core.findings.readings import with_lexicon
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.parsing.models import load_parser
from lambre_core.treebank.tree import Span

NAME = "pairs"
HELP = "minimal pairs: the bad sentence has a finding that the good one has not"

ABOUT = f"""\
Pairs of sentences that differ in one place, of which one is wrong. A pair is *won* if the bad sentence has a finding
(confidence at least {DEFAULT_CONFIDENCE}) at words at which the good one has none (words before the difference are
counted from the start, those after it from the end), and *lost* if it is the other way round; it can be both.
*any confidence*: won if all findings are shown. *score*: L'AMBRE's score of the bad sentence is strictly below that of
the good one (1 where no rule applies); *equal*: both are the same. Good sentences of CLAMS German contain errors of
case; what both sentences have counts for neither. The good sentences of MultiBLiMP come from treebanks that models and
rules were made from: *won* is recall there, and *lost* says nothing. *plain* are sentences of our own with one error
each, such as people, translation and templates make, written by somebody who knew no rule and no finding of ours; those
that anybody looked at since are left out (benchmarks/plain).

The second table of a set says what stands in the way at the words that differ in the bad sentences of the pairs that
are not won; of several words and edges the one counts that came furthest. {OBSTACLES}"""


OWN = Path(__file__).parents[3] / "benchmarks" / "plain"
"""The pairs that lie in the repository; an installed package has none."""


@dataclass(frozen=True, slots=True)
class PairSet:
    """A file of pairs under `eval/pairs/`, or of our own."""

    name: str
    language: str
    file: str
    own: bool = False

    def path(self, data: Path) -> Path:
        """Where it lies.

        Args:
            data: the folder with the sets of others.
        """
        return OWN / self.file if self.own else data / "eval" / "pairs" / self.file


PAIR_SETS = (
    PairSet("clams-de", "de", "clams/de.tsv.xz"),
    PairSet("clams-ru", "ru", "clams/ru.tsv.xz"),
    PairSet("rublimp", "ru", "rublimp/ru.tsv.xz"),
    PairSet("turblimp", "tr", "turblimp/tr.tsv.xz"),
    PairSet("multiblimp-tr", "tr", "multiblimp/tur.tsv.xz"),
    PairSet("multiblimp-el", "el", "multiblimp/ell.tsv.xz"),
    *(
        PairSet(f"plain-{code}", code, f"{code}.tsv.xz", own=True)
        for code in ("de", "cs", "uk", "ru", "et", "tr", "pl", "fi", "el", "pt")
    ),
)
SETS = tuple(found.name for found in PAIR_SETS)

HEADLINE = ("set", "", "pairs", "won", "lost", "any confidence", "score", "equal")
CONSTRUCTION_HEAD = ("construction", *HEADLINE[2:])
OBSTACLE_HEAD = ("construction", "not won", *GROUPS)


def measure(options: Options) -> Iterator[Section]:
    """Measure every set that is wanted and for which there is a model.

    Raises:
        EvaluationError: data is missing or broken, or a text could not be checked.
    """
    for pair_set in wanted(PAIR_SETS, options):
        path = pair_set.path(options.data)
        if pair_set.own and not path.exists():
            options.say(f"{pair_set.name}: left out, it lies in the repository alone")
            continue
        found = every(list(pairs.read(path)), options.limit)
        if not found:
            raise EvaluationError(f"{path}: has no pairs.")
        yield section(pair_set, found, options)


def section(pair_set: PairSet, found: Sequence[Pair], options: Options) -> Section:
    """The tables of one set."""
    language = pair_set.language
    grammar = load_grammar(language)
    texts = [text for pair in found for text in (pair.good, pair.bad)]
    results = lint(texts, language, options)
    counts = [vector(pair, good, bad, grammar) for pair, good, bad in zip(found, results, results, strict=True)]
    body = [
        f"    {options.command(NAME, pair_set.name)}",
        "",
        f"{signature(language, seed=options.seed, limit=options.limit, model=options.model)}.",
        "",
        *table(CONSTRUCTION_HEAD, construction_rows(found, counts)),
        "",
        *table(OBSTACLE_HEAD, obstacle_rows(found, counts, grammar, options)),
    ]
    totals = samples([(1.0, *vector) for vector in counts], seed=options.seed)
    shares = (str(estimate(totals, partial(_share_of, column))) for column in range(1, totals.shape[1]))
    row = (options.title(pair_set.name), language, str(len(found)), *shares)
    return Section(NAME, options.title(pair_set.name), HEADLINE, row, "\n".join(body))


def _share_of(column: int, sums: Totals) -> tuple[Totals, Totals]:
    return sums[column], sums[0]


def vector(pair: Pair, good: Linted, bad: Linted, grammar: Grammar) -> tuple[float, ...]:
    """Whether a pair is won, lost, won at any confidence, won by score, equal by score; 1 or 0."""
    scores = segment_score(good, grammar), segment_score(bad, grammar)
    return (
        float(has_more(pair.bad, bad, pair.good, good, DEFAULT_CONFIDENCE)),
        float(has_more(pair.good, good, pair.bad, bad, DEFAULT_CONFIDENCE)),
        float(has_more(pair.bad, bad, pair.good, good, 0.0)),
        float(scores[1] < scores[0]),
        float(scores[0] == scores[1]),
    )


def has_more(text: str, found: Linted, other_text: str, other: Linted, confidence: float) -> bool:
    """Whether a text of a pair has a finding where the other one has none."""
    mine = {place(alarm, text, other_text) for alarm in found.alarms if alarm.confidence >= confidence}
    theirs = {place(alarm, other_text, text) for alarm in other.alarms if alarm.confidence >= confidence}
    return bool(mine - theirs)


def place(alarm: Alarm, text: str, other: str) -> frozenset[int]:
    """The words of a finding, so that the same words of both texts of a pair have the same number.

    Words before the first difference count from 0, the others from the end, -1 and down.
    """
    words = text.split()
    same = alike(words, other.split())
    numbers = (len(text[: span[1]].split()) - 1 for span in alarm.spans)
    return frozenset(number if number < same else number - len(words) for number in numbers)


def construction_rows(found: Sequence[Pair], counts: Sequence[tuple[float, ...]]) -> list[tuple[str, ...]]:
    """The shares of each construction, in the order of their names."""
    by_name: dict[str, list[tuple[float, ...]]] = {}
    for pair, vector in zip(found, counts, strict=True):
        by_name.setdefault(pair.construction, []).append(vector)
    return [
        (name, str(len(vectors)), *(share(sum(column), len(vectors)) for column in zip(*vectors, strict=True)))
        for name, vectors in sorted(by_name.items())
    ]


def obstacle_rows(
    found: Sequence[Pair], counts: Sequence[tuple[float, ...]], grammar: Grammar, options: Options
) -> list[tuple[str, ...]]:
    """What stands in the way in the pairs of each construction that are not won, and in all; nothing where all are."""
    language = grammar.language
    parser = options.load(language) if options.load else load_parser(language, store=options.store)
    readings = with_lexicon(judging_lexicon(language))
    left = [
        (pair, bool(any_confidence))
        for pair, (won, _, any_confidence, *_) in zip(found, counts, strict=True)
        if not won
    ]
    causes: dict[str, Counter[str]] = {}
    for (pair, below), sentences in zip(left, parser.parse([pair.bad for pair, _ in left]), strict=True):
        nearest = [BELOW] if below else [why_missed(span, sentences, grammar, readings) for span in differing(pair)]
        groups = sorted(map(group_of, nearest), key=GROUPS.index)
        causes.setdefault(pair.construction, Counter()).update(groups[:1] or [NO_EDGE])
    rows = sorted(causes.items())
    if len(rows) > 1:
        rows.append(("all", sum(causes.values(), Counter[str]())))
    return [(name, str(of.total()), *(str(of[group]) for group in GROUPS)) for name, of in rows]


def differing(pair: Pair) -> list[Span]:
    """The words of the bad sentence between what both begin and end with, as ranges of its characters; where it lacks a
    word, the words beside."""
    words = [match.span() for match in re.finditer(r"\S+", pair.bad)]
    bad, good = pair.bad.split(), pair.good.split()
    first = alike(bad, good)
    last = alike(bad[first:][::-1], good[first:][::-1])
    return words[first : len(words) - last] or words[max(first - 1, 0) : first + 1]


def alike(words: Sequence[str], others: Sequence[str]) -> int:
    """How many words two texts begin with alike."""
    return next(
        (number for number, (mine, other) in enumerate(zip(words, others, strict=False)) if mine != other),
        min(len(words), len(others)),
    )
