"""Gates: what is asked of a corpus; each failure is one sentence: which gate, by how much, where."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lambre_core.config.settings import GateSettings
from lambre_core.findings.suppression import code_matches
from lambre_core.reports.comparison import Comparison, Difference
from lambre_core.reports.report import Report
from lambre_core.reports.scores import ALL, GroupFigures, RuleFigures
from lambre_core.reports.tallies import Record

_FEWEST = 20
"""Judged sites or words below which a rule or group is not named as the worst: a share of few says little."""

_ROUNDING = 1e-9
"""Shares that are equal may differ in their last digits."""


@dataclass(frozen=True, slots=True)
class GateResult:
    """What became of a gate.

    Attributes:
        gate: as on the command line, without the dashes.
        passed: whether the corpus passes.
        sentence: what was asked and what was found.
    """

    gate: str
    passed: bool
    sentence: str


def judge_gates(
    gates: GateSettings,
    report: Report,
    whole: GroupFigures,
    groups: Sequence[GroupFigures],
    comparison: Comparison | None,
) -> tuple[GateResult, ...]:
    """The results of the gates that are set.

    Args:
        whole, groups: figures of the report.
        comparison: with what `max-drop` compares; None where there is nothing.
    """
    found: list[GateResult] = []
    if gates.min_score is not None:
        found.append(_min_score(gates.min_score, whole, groups))
    if gates.max_violations_per_1000 is not None:
        found.append(_max_violations(gates.max_violations_per_1000, whole, groups))
    if gates.max_drop is not None:
        found.append(_max_drop(gates.max_drop, gates.strict, comparison))
    found += (_fail_on(rule, report, whole) for rule in gates.fail_on)
    return tuple(found)


def _min_score(least: float, whole: GroupFigures, groups: Sequence[GroupFigures]) -> GateResult:
    gate, score = "min-score", whole.scores[ALL].value
    if score is None:
        return GateResult(
            gate, False, f"{gate}: there is no score, because nothing could be judged; {least:g} is asked."
        )
    if score >= least - _ROUNDING:
        return GateResult(gate, True, f"{gate}: the score is {score:.4f}; {least:g} is asked.")
    scored = [
        (group.scores[ALL].value or 0.0, group.name)
        for group in groups
        if group.scores[ALL].value is not None and group.sites >= _FEWEST
    ]
    judged = [rule for rule in whole.rules if rule.held + rule.broken >= _FEWEST and rule.share.value is not None]
    lowest = min(judged, key=lambda rule: (rule.share.value or 0.0, rule.key), default=None)
    where = [f"for {_rule(lowest)} ({lowest.share.value:.4f})"] if lowest is not None else []
    where += [f"in {name} ({value:.4f})" for value, name in sorted(scored)[:1]]
    place = f"; it is lowest {' and '.join(where)}" if where else ""
    return GateResult(gate, False, f"{gate}: the score {score:.4f} is {least - score:.4f} below {least:g}{place}.")


def _max_violations(most: float, whole: GroupFigures, groups: Sequence[GroupFigures]) -> GateResult:
    gate, density = "max-violations-per-1000", whole.density.value
    if density is None:
        return GateResult(gate, False, f"{gate}: there is no word of which anything could be said; {most:g} is asked.")
    if density <= most + _ROUNDING:
        return GateResult(gate, True, f"{gate}: there are {density:.2f} on 1,000 words; {most:g} are allowed.")
    dense = [(group.density.value or 0.0, group.name) for group in groups if group.findings and group.tokens >= _FEWEST]
    rule = max(whole.rules, key=lambda rule: (rule.found, rule.key), default=None)
    where = [f"by {_rule(rule)} ({rule.found})"] if rule is not None and rule.found else []
    where += [f"in {name} ({value:.2f} on 1,000)" for value, name in sorted(dense, reverse=True)[:1]]
    place = f"; most are {' and '.join(where)}" if where else ""
    return GateResult(
        gate, False, f"{gate}: {density:.2f} findings on 1,000 words are {density - most:.2f} above {most:g}{place}."
    )


def _max_drop(most: float, strict: bool, comparison: Comparison | None) -> GateResult:
    gate = "max-drop"
    if comparison is None:
        return GateResult(gate, False, f"{gate}: there is nothing to compare with; name it with --compare.")
    score = comparison.scores[ALL]
    if score.difference is None:
        side = comparison.before if score.before.value is None else comparison.after
        return GateResult(gate, False, f"{gate}: {side} has no score, because nothing in it could be judged.")
    drop = -score.difference
    drop = max(drop, 0.0) + 0.0
    said = f"{score.before.value:.4f} to {score.after.value:.4f}, a drop of {drop:.4f}"
    if drop <= most + _ROUNDING:
        return GateResult(gate, True, f"{gate}: from {said}; {most:g} is allowed.")
    least = _sure_drop(score)
    where = _greatest_fall(comparison)
    if strict or least is None or least > most:
        sure = "" if strict or least is None else f" (95 % sure: more than {least:.4f})"
        return GateResult(gate, False, f"{gate}: from {said}{sure}, is {drop - most:.4f} more than {most:g}{where}.")
    return GateResult(
        gate,
        True,
        f"{gate}: from {said}, which is more than {most:g} but within what chance does "
        f"(the interval begins at {least:.4f}); --strict would fail{where}.",
    )


def _sure_drop(score: Difference) -> float | None:
    """The least drop of the 95 % interval; of corpora that are not paired, from the distance of their intervals."""
    if score.paired is not None:
        return None if score.paired.interval is None else -score.paired.interval.high
    before, after = score.before.interval, score.after.interval
    if before is None or after is None or score.difference is None:
        return None
    # Independent corpora: the half widths add as standard errors do.
    half = math.hypot((before.high - before.low) / 2, (after.high - after.low) / 2)
    return -score.difference - half


def _greatest_fall(comparison: Comparison) -> str:
    falls = [
        (one.difference, one.name) for one in comparison.groups if one.difference is not None and one.difference < 0
    ]
    rules = [
        (one.difference, key)
        for key, one in comparison.rules.items()
        if one.difference is not None and one.difference < 0
    ]
    where = [f"for {key.partition(' ')[2]} ({value:+.4f})" for value, key in sorted(rules)[:1]]
    where += [f"in {name} ({value:+.4f})" for value, name in sorted(falls)[:1]]
    return f"; it falls most {' and '.join(where)}" if where else ""


def _fail_on(pattern: str, report: Report, whole: GroupFigures) -> GateResult:
    gate = "fail-on"
    matching = [rule for rule in whole.rules if rule.found and code_matches(pattern, rule.info.rule)]
    if not matching:
        return GateResult(gate, True, f"{gate} {pattern}: nothing was found.")
    found = sum(rule.found for rule in matching)
    first = next(_places(report.tallies.records, {rule.info.rule for rule in matching}), None)
    place = f", the surest at {first}" if first and found > 1 else f", at {first}" if first else ""
    several = f"{found} findings" if found > 1 else "1 finding"
    return GateResult(gate, False, f"{gate} {pattern}: {several}{place}.")


def _places(records: Sequence[Record], codes: set[str]) -> Iterator[str]:
    for record in records:
        for finding in record.findings:
            if codes & set(finding.codes):
                yield f"{record.path}:{finding.line}:{finding.column}"


def _rule(rule: RuleFigures) -> str:
    return rule.info.rule
