"""The study: every system of a task is scored by every metric, on the whole and on bootstrap samples of segments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from lambre_core.grammar.rule import Rule
from lambre_core.grammar.score import ALL, Tally, columns
from lambre_core.reports.resampling import RESAMPLES, SEED, Statistic, mean_share, ratio, resampled, total
from lambre_core.studies.correlation import Array
from lambre_core.studies.mt.baselines import Overlap, overlaps
from lambre_core.studies.mt.data import REFERENCE, Judgements, Outputs, Task, read_judgements, read_outputs
from lambre_core.studies.mt.judging import Judge, Segment, judge_system, judges, load_parser_of, study_store

SITES = "sites"
"""The share of all sites that hold: as the score, but a rule counts as much as it has sites."""

SHOWN = "findings"
FOUND = "findings, any confidence"
ARCS = "arcs"
"""Mean log-probability of the arcs: how sure the parser is, whatever the rules say."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured, and how.

    Attributes:
        data: folder of all data.
        limit: most segments of each task.
        seed: of intervals and tests.
        cache: whether parses are kept.
        say: told what is under way.
    """

    data: Path
    tasks: tuple[Task, ...]
    limit: int | None = None
    seed: int = SEED
    cache: bool = True
    say: Callable[[str], None] = lambda line: None


@dataclass(frozen=True, slots=True)
class Measured:
    """A task with everything that was measured.

    Attributes:
        segments: a tuple for each system of `outputs`, a `Segment` for each of its texts.
        scores: metric -> scores of systems (columns, in their order), as they are (first row) and on bootstrap
            samples of segments (the others), the same samples for all systems and metrics. Higher is better; NaN
            where there is no score.
        people: scores of systems.
        texts: scores of single segments.
        model: fingerprint of the parser.
        overlap: the signatures of BLEU and chrF.
    """

    task: Task
    outputs: Outputs
    judges: tuple[Judge, ...]
    segments: tuple[tuple[Segment, ...], ...]
    scores: Mapping[str, Array]
    people: tuple[Judgements, ...]
    texts: tuple[Judgements, ...]
    model: str
    overlap: Mapping[str, str]

    def place(self, system: str) -> int:
        """The column of a system in the scores."""
        return next(number for number, one in enumerate(self.outputs.systems) if one.name == system)


def measure(plan: Plan) -> Iterator[Measured]:
    """Measure task by task.

    Raises:
        EvaluationError, StudyError: data is missing or broken, or a text could not be checked.
    """
    store = study_store(plan.say) if plan.cache else None
    folder = plan.data / "eval" / "mt"
    for task in plan.tasks:
        outputs = read_outputs(folder / task.file, limit=plan.limit)
        people = tuple(read_judgements(source, folder) for source in task.people)
        texts = tuple(read_judgements(source, folder) for source in task.texts)
        parser = load_parser_of(task.language, store)
        judging = judges(task.language, plan.data)
        segments = []
        for system in outputs.systems:
            plan.say(f"{task.name}: {system.name} …")
            segments.append(tuple(judge_system(system.texts, task.language, parser, judging, plan.data)))
        overlap = overlaps()
        scores = score_systems(outputs, segments, judging, overlap, seed=plan.seed)
        yield Measured(
            task,
            outputs,
            judging,
            tuple(segments),
            scores,
            people,
            texts,
            parser.fingerprint,
            {metric.name: metric.signature for metric in overlap},
        )


def name_of(judge: str, column: str) -> str:
    """The name of a judge's column among the metrics."""
    return f"{judge}/{column}"


def score_systems(
    outputs: Outputs,
    segments: Sequence[Sequence[Segment]],
    judging: Sequence[Judge],
    overlap: Sequence[Overlap],
    *,
    seed: int = SEED,
    resamples: int = RESAMPLES,
) -> dict[str, Array]:
    """The scores of all systems by every metric: `Measured.scores`.

    Args:
        segments: for each system as many.
    """

    reference = outputs.system(REFERENCE).texts
    found: dict[str, Array] = {}

    def score(counts: Sequence[npt.ArrayLike | None], statistics: Mapping[str, Statistic]) -> None:
        drawn = [None if one is None else _sums(one, resamples, seed) for one in counts]
        nothing = np.full(resamples + 1, np.nan)
        for name, statistic in statistics.items():
            found[name] = np.stack([nothing if sums is None else statistic(sums) for sums in drawn], axis=1)

    for judge in judging:
        rules = judge.grammar.rules
        score(
            [rule_counts([one.tallies[judge.name] for one in system], rules) for system in segments],
            {
                **{name_of(judge.name, column): rule_score(rules, column) for column in columns(judge.grammar)},
                name_of(judge.name, SITES): partial(_share_of_sites, len(rules)),
            },
        )
    # Few findings are good.
    score(
        [[(-one.shown, -one.found, one.tokens) for one in system] for system in segments],
        {SHOWN: ratio(0, 2, per=1000), FOUND: ratio(1, 2, per=1000)},
    )
    score([[(one.log_probability, one.parsed) for one in system] for system in segments], {ARCS: ratio(0, 1)})
    for metric in overlap:
        # The reference has no score against itself.
        counted = [
            None if system.name == REFERENCE else metric.counts(system.texts, reference) for system in outputs.systems
        ]
        score(counted, {metric.name: metric.scores})
    return found


def _sums(counts: npt.ArrayLike, resamples: int, seed: int) -> Array:
    """The sum over all segments, then those over the samples."""
    return np.concatenate([total(counts), resampled(counts, resamples=resamples, seed=seed)])


def rule_counts(segments: Sequence[Tally], rules: Sequence[Rule]) -> Array:
    """How often each rule is held (first half of the columns) and broken (second half) in each segment."""
    position = {rule.id: index for index, rule in enumerate(rules)}
    counts = np.zeros((len(segments), 2 * len(rules)))
    for row, segment in enumerate(segments):
        for identifier, count in segment.counts.items():
            counts[row, position[identifier]] = count.held
            counts[row, len(rules) + position[identifier]] = count.broken
    return counts


def rule_score(rules: Sequence[Rule], column: str) -> Statistic:
    """The score of a column (a family, or all) on sums of `rule_counts`."""
    chosen = [index for index, rule in enumerate(rules) if column in (ALL, rule.family)]
    return mean_share(chosen, [len(rules) + index for index in chosen], [rules[index].weight for index in chosen])


def _share_of_sites(rules: int, sums: Array) -> Array:
    above, below = sums[:, :rules].sum(axis=1), sums.sum(axis=1)
    shares: Array = np.divide(above, below, out=np.full(len(sums), np.nan), where=below > 0)
    return shares
