"""The summary: the main figures in a sentence, gates, and what has to be known before reading on."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.reports.blocks import Block, Notice, Paragraph
from lambre_core.reports.comparison import Comparison
from lambre_core.reports.report import Report
from lambre_core.reports.scores import ALL, GroupFigures
from lambre_core.reports.sections._wording import count, score_of, with_interval
from lambre_core.reports.told import Limits, Told


def blocks(told: Told, limits: Limits) -> Iterator[Block]:
    whole, tallies = told.whole, told.report.tallies
    score = whole.scores[ALL]
    said = f"{count(whole.segments, 'segment')}, {count(whole.sentences, 'sentence')}, {count(whole.tokens, 'word')}"
    if score.value is not None:
        said += f": the rules hold with a score of {score_of(score)}; {count(whole.findings, 'finding')}"
        said += f", {with_interval(whole.density, 2)} on 1,000 words"
        said += "." if whole.judged.value is None else f"; {whole.judged.value:.1%} of the sites were judged."
    else:
        said += "."
    yield Paragraph((said,))
    for gate in told.gates:
        yield Notice("passed" if gate.passed else "failed", gate.sentence)
    if score.value is None:
        yield Notice("warning", nothing_judged(told.report, whole))
    for left in sorted(tallies.not_judged.values(), key=lambda left: (-left.units, left.reason)):
        of = f" of language {left.language}" if left.language else ""
        yield Notice(
            "warning",
            f"{count(left.units, 'segment')}{of} {'was' if left.units == 1 else 'were'} not judged "
            f"({left.path} for example): {left.reason}.",
        )
    if tallies.problem_count:
        yield Notice("warning", f"{count(tallies.problem_count, 'problem')} of input, listed at the end.")
    if told.comparison is not None:
        yield from _comparison_notices(told.comparison)


def nothing_judged(report: Report, whole: GroupFigures) -> str:
    """Why a corpus has no score."""
    if whole.segments:
        return (
            f"There is no score: in {count(whole.segments, 'segment')} there was no site at which a rule of the "
            "grammar could be judged."
        )
    return "There is no score: no segment could be judged."


def _comparison_notices(comparison: Comparison) -> Iterator[Block]:
    if comparison.unlike:
        yield Notice(
            "warning",
            f"{comparison.before} and {comparison.after} were made with different things, so that their figures may "
            f"differ for that alone: {'; '.join(comparison.unlike)}.",
        )
    for missing in comparison.missing[:5]:
        where = f" in {missing.group}" if missing.group else ""
        parts = [
            f"only in {label}: {', '.join(names)}{' and more' if more else ''}"
            for label, names, more in (
                (comparison.after, missing.only_here, len(missing.only_here) == 10),
                (comparison.before, missing.only_there, len(missing.only_there) == 10),
            )
            if names
        ]
        named = f"; {'; '.join(parts)}" if parts else ""
        yield Notice(
            "warning",
            f"The segments are not the same{where}: {comparison.after} has {missing.here:,}, {comparison.before} has "
            f"{missing.there:,}{named}. Without pairs there are no tests, only the two intervals.",
        )
    if len(comparison.missing) > 5:
        yield Notice("warning", f"So it is in {len(comparison.missing) - 5} more groups.")
