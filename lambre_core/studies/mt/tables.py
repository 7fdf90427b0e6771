"""Tables of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isnan

import numpy as np

from lambre_core.evaluation.tables import per_thousand, table
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.score import ALL, Count, Tally, columns, merge
from lambre_core.reports.resampling import Interval, bounds
from lambre_core.studies.correlation import Array, chance, outliers
from lambre_core.studies.mt.baselines import NAMES as OVERLAPS
from lambre_core.studies.mt.data import Judgements, System
from lambre_core.studies.mt.judging import OURS, OURS_AS_ORIGINAL, PUBLISHED
from lambre_core.studies.mt.ranking import Field, calm, compare, correlate, field_of, ranks, reliability, resolve
from lambre_core.studies.mt.segments import correlate_segments, human_scores, segment_scores
from lambre_core.studies.mt.study import ARCS, FOUND, SHOWN, SITES, Measured, name_of

LABELS = {
    name_of(PUBLISHED, "agreement"): "paper: agreement",
    name_of(PUBLISHED, "assignment"): "assignment",
    name_of(PUBLISHED, ALL): "union",
    name_of(OURS, "agreement"): "ours: agreement",
    name_of(OURS, "assignment"): "assignment",
    name_of(OURS, "government"): "government",
    name_of(OURS, ALL): "union",
    name_of(OURS, SITES): "by site",
    name_of(OURS_AS_ORIGINAL, ALL): "judged as by the original",
    SHOWN: "findings",
    FOUND: "any conf.",
    ARCS: "arcs",
    **{name: name for name in OVERLAPS},
}
"""Metric -> head of its column in the tables over all tasks, in order."""

FULL_LABELS = {
    name_of(PUBLISHED, "agreement"): "paper's rules, agreement",
    name_of(PUBLISHED, "assignment"): "paper's rules, assignment",
    name_of(PUBLISHED, ALL): "paper's rules, union",
    name_of(OURS_AS_ORIGINAL, ALL): "our rules, judged as by the original, union",
    name_of(OURS, "agreement"): "ours, agreement",
    name_of(OURS, "assignment"): "ours, assignment",
    name_of(OURS, "government"): "ours, government",
    name_of(OURS, ALL): "ours, union",
    name_of(OURS, SITES): "ours, by site",
    SHOWN: "few findings",
    FOUND: "few findings, any confidence",
    ARCS: "arcs",
    **{name: name for name in OVERLAPS},
}
"""Metric -> its name in the tables of one task, in order."""

COMPARED = (name_of(PUBLISHED, ALL), name_of(OURS, ALL), name_of(OURS, SITES), SHOWN, FOUND)
"""Metrics that are held against BLEU and chrF."""


def number(value: float, digits: int = 2) -> str:
    """Empty where there is none."""
    return "" if isnan(value) else f"{value:.{digits}f}"


def probability(value: float) -> str:
    return "< 0.001" if value < 0.001 else number(value, 3)


def with_interval(value: float, interval: Interval | None, digits: int = 2) -> str:
    if isnan(value) or interval is None:
        return number(value, digits)
    return f"{value:.{digits}f} [{interval.low:.{digits}f}, {interval.high:.{digits}f}]"


# Over all tasks


def fields(all_measured: Sequence[Measured]) -> Iterator[tuple[Measured, Judgements, Field]]:
    """Each task with each kind of people's scores."""
    for measured in all_measured:
        for people in measured.people:
            yield measured, people, field_of(measured, people)


def correlation_table(
    all_measured: Sequence[Measured],
    statistic: Callable[[Array, Array], Array],
    *,
    without_outliers: bool,
    seed: int | None = None,
) -> list[str]:
    """A row a task and kind of people's scores, a column a metric; last the means over the tasks.

    Args:
        seed: of tests whether a correlation is chance; a star says that it hardly is. None: no stars.
    """
    metrics = [metric for metric in LABELS if any(metric in measured.scores for measured in all_measured)]
    rows: list[tuple[str, ...]] = []
    first_kind: list[list[float]] = []
    for measured, people, field in fields(all_measured):
        chosen = calm(field) if without_outliers else field
        known = {metric: chosen.of(measured.scores[metric])[0] for metric in metrics if metric in measured.scores}
        values = [
            float(statistic(known[metric], chosen.human)) if metric in known else float("nan") for metric in metrics
        ]
        stars = [
            "*"
            if seed is not None and metric in known and chance(known[metric], chosen.human, seed=seed) < 0.05
            else ""
            for metric in metrics
        ]
        if people is measured.people[0]:
            first_kind.append(values)
        cells = [number(value) + star.replace("*", "\\*") for value, star in zip(values, stars, strict=True)]
        rows.append((measured.task.name, people.kind, str(len(chosen.names)), *cells))
    if len(first_kind) > 1:
        means = [_mean(column) for column in zip(*first_kind, strict=True)]
        rows.append(("mean", "DA", "", *map(number, means)))
    return _texts(table(("task", "people", "systems", *(LABELS[metric] for metric in metrics)), rows), 1)


def _mean(values: Sequence[float]) -> float:
    """The mean of what is there, if that is more than half."""
    known = [value for value in values if not isnan(value)]
    return sum(known) / len(known) if len(known) > len(values) / 2 else float("nan")


def outlier_table(all_measured: Sequence[Measured]) -> list[str]:
    rows = []
    for measured, people, field in fields(all_measured):
        out = [name for name, far in zip(field.names, outliers(field.human), strict=True) if far]
        rows.append((measured.task.name, people.kind, str(len(field.names)), ", ".join(out) or "none"))
    return _texts(table(("task", "people", "systems", "outliers"), rows), 3)


def difference_table(all_measured: Sequence[Measured]) -> list[str]:
    """Differences of Pearson's r without outliers from those of BLEU and chrF, with Williams's test."""
    rows = []
    for measured, people, field in fields(all_measured):
        chosen = calm(field)
        for metric in COMPARED:
            if metric not in measured.scores:
                continue
            cells = []
            for overlap in OVERLAPS:
                found = compare(chosen, measured.scores[metric], measured.scores[overlap])
                cells += [f"{found.value:+.2f}" if not isnan(found.value) else "", probability(found.p)]
            rows.append((measured.task.name, people.kind, FULL_LABELS[metric], str(len(chosen.names)), *cells))
    head = [cell for overlap in OVERLAPS for cell in (f"r - r({overlap})", "p")]
    return _texts(table(("task", "people", "metric", "systems", *head), rows), 2)


def resolution_table(all_measured: Sequence[Measured]) -> list[str]:
    """Of the pairs of systems: told apart by a metric, and of these in people's order."""
    metrics = [
        metric
        for metric in (*COMPARED[:3], SHOWN, FOUND, *OVERLAPS)
        if any(metric in measured.scores for measured in all_measured)
    ]
    rows = []
    for measured, people, field in fields(all_measured):
        cells = []
        pairs = len(field.names) * (len(field.names) - 1) // 2
        for metric in metrics:
            if metric not in measured.scores:
                cells.append("")
                continue
            found = resolve(field, measured.scores[metric])
            agreeing = f", {100 * found.agreeing / found.apart:.0f} %" if found.apart else ""
            cells.append(f"{found.apart}{agreeing}")
        rows.append((measured.task.name, people.kind, str(pairs), *cells))
    return _texts(table(("task", "people", "pairs", *(FULL_LABELS[metric] for metric in metrics)), rows), 1)


def spread_table(all_measured: Sequence[Measured]) -> list[str]:
    """How far systems lie from each other, beside how well each is known, and where people's translations stand."""
    rows = []
    for measured in all_measured:
        for metric in (name_of(PUBLISHED, ALL), name_of(OURS, ALL), FOUND):
            if metric not in measured.scores:
                continue
            scores = measured.scores[metric]
            systems = [number for number, system in enumerate(measured.outputs.systems) if not system.person]
            persons = [number for number, system in enumerate(measured.outputs.systems) if system.person]
            low, high = np.nanpercentile(scores[1:, systems], [2.5, 97.5], axis=0)
            values, digits = scores[0], 2 if metric == FOUND else 4
            above = [str(sum(values[one] > values[person] for one in systems)) for person in persons]
            rows.append(
                (
                    measured.task.name,
                    "findings per 1000, any confidence" if metric == FOUND else FULL_LABELS[metric],
                    number(abs(min(values[systems])), digits),
                    number(abs(float(np.median(values[systems]))), digits),
                    number(abs(max(values[systems])), digits),
                    number(float(np.median(high - low) / 2), digits),
                    ", ".join(number(abs(values[person]), digits) for person in persons),
                    f"{', '.join(above)} of {len(systems)}",
                )
            )
    head = ("task", "metric", "worst", "median", "best", "±", "people", "systems above them")
    return _texts(table(head, rows), 1)


def broken_table(all_measured: Sequence[Measured]) -> list[str]:
    """What each way of judging holds for wrong, in a thousand tokens: by systems, and by people."""
    rows = []
    for measured in all_measured:
        for title, persons in (("systems", False), ("people", True)):
            chosen = [
                segment
                for system, segments in zip(measured.outputs.systems, measured.segments, strict=True)
                if system.person == persons
                for segment in segments
            ]
            tokens = sum(segment.tokens for segment in chosen)
            cells = []
            for judge in (PUBLISHED, OURS_AS_ORIGINAL, OURS):
                if not any(one.name == judge for one in measured.judges):
                    cells.append("")
                    continue
                broken = sum(count.broken for segment in chosen for count in segment.tallies[judge].counts.values())
                cells.append(per_thousand(broken, tokens))
            cells.append(per_thousand(sum(segment.found for segment in chosen), tokens))
            cells.append(per_thousand(sum(segment.shown for segment in chosen), tokens))
            rows.append((measured.task.name, title, str(tokens), *cells))
    head = (
        "task",
        "by",
        "tokens",
        "paper's rules, broken sites",
        "ours as the original, broken sites",
        "ours, broken sites",
        "findings of any confidence",
        "findings shown",
    )
    return _texts(table(head, rows), 1)


FEW_SITES = 20


def coverage_table(all_measured: Sequence[Measured]) -> list[str]:
    """How many rules make the score, and how much text is behind each."""
    titles = {PUBLISHED: "paper's rules", OURS_AS_ORIGINAL: "ours as the original", OURS: "ours"}
    rows = []
    for measured in all_measured:
        tokens = sum(one.tokens for system in measured.segments for one in system)
        for judge in sorted(measured.judges, key=lambda one: list(titles).index(one.name)):
            counts = merge(one.tallies[judge.name] for system in measured.segments for one in system).counts
            sites = [(count.held + count.broken) / len(measured.segments) for count in counts.values()]
            rows.append(
                (
                    measured.task.name,
                    titles[judge.name],
                    str(len(judge.grammar.rules)),
                    str(len(counts)),
                    str(sum(one < FEW_SITES for one in sites)),
                    number(float(np.median(sites)), 0),
                    per_thousand(sum(sites) * len(measured.segments), tokens),
                )
            )
    head = (
        "task",
        "rules",
        "number",
        "that apply",
        f"with fewer than {FEW_SITES} sites",
        "sites of the median rule",
        "sites per 1000 tokens",
    )
    return _texts(table(head, rows), 1)


def _texts(lines: list[str], more: int) -> list[str]:
    """A table whose first columns are text, `more` than the first."""
    return [lines[0], lines[1].replace(" ---: |", " --- |", more), *lines[2:]]


def reliability_table(all_measured: Sequence[Measured]) -> list[str]:
    """How much of what differs between systems would differ on other texts, too."""
    metrics = [metric for metric in LABELS if any(metric in measured.scores for measured in all_measured)]
    rows = []
    for measured in all_measured:
        field = field_of(measured, measured.people[0])
        cells = [
            number(reliability(field, measured.scores[metric])) if metric in measured.scores else ""
            for metric in metrics
        ]
        rows.append((measured.task.name, str(len(field.names)), *cells))
    return table(("task", "systems", *(LABELS[metric] for metric in metrics)), rows)


def trend_table(all_measured: Sequence[Measured]) -> list[str]:
    """Per direction and year: the distance of the median system from the people's translation of that year."""
    shown = (
        name_of(PUBLISHED, ALL),
        name_of(OURS, "agreement"),
        name_of(OURS, "assignment"),
        name_of(OURS, "government"),
        name_of(OURS, ALL),
        FOUND,
    )
    rows = []
    directions = sorted({measured.task.direction for measured in all_measured})
    for direction in directions:
        for measured in sorted(all_measured, key=lambda one: one.task.year):
            if measured.task.direction != direction:
                continue
            systems = [number for number, system in enumerate(measured.outputs.systems) if not system.person]
            place = measured.place("refA")
            cells = []
            for metric in shown:
                if metric not in measured.scores:
                    cells.append("")
                    continue
                gaps = np.median(measured.scores[metric][:, systems], axis=1) - measured.scores[metric][:, place]
                unit = 1 if metric == FOUND else 100
                cells.append(with_interval(float(gaps[0]) * unit, bounds(gaps[1:] * unit)))
            rows.append((direction, str(measured.task.year), *cells))
    return table(("direction", "year", *(FULL_LABELS[metric] for metric in shown)), rows)


# Segments


def segment_table(all_measured: Sequence[Measured], seed: int) -> list[str]:
    rows = []
    for measured in all_measured:
        if not measured.texts:
            continue
        scores = segment_scores(measured)
        for people in measured.texts:
            human = human_scores(measured, people)
            for metric in (metric for metric in FULL_LABELS if metric in scores):
                found = correlate_segments(scores[metric], human, seed=seed)
                rows.append(
                    (
                        measured.task.name,
                        people.kind,
                        FULL_LABELS[metric],
                        str(found.pairs),
                        number(found.scored),
                        with_interval(found.pearson, found.interval),
                        number(found.spearman),
                        with_interval(found.within, found.within_interval),
                    )
                )
    head = ("task", "people", "metric", "pairs", "scored", "Pearson", "Spearman", "Pearson within segments")
    return _texts(table(head, rows), 2)


# One task


def system_table(measured: Measured) -> list[str]:
    """The systems, the best first by our score."""
    scores = measured.scores
    union = scores[name_of(OURS, ALL)]
    order = sorted(range(len(measured.outputs.systems)), key=lambda one: -union[0, one])
    places = ranks(list(union[0]))
    families = [
        name_of(OURS, column)
        for column in columns(_grammar(measured))
        if column != ALL and not np.isnan(scores[name_of(OURS, column)][0]).all()
    ]
    rows = []
    for one in order:
        system, segments = measured.outputs.systems[one], measured.segments[one]
        sites, judged = sum(part.sites for part in segments), sum(part.judged for part in segments)
        rows.append(
            (
                str(places[one]),
                _title(system),
                *(number(people.systems.get(system.name, float("nan"))) for people in measured.people),
                with_interval(union[0, one], bounds(union[1:, one]), 4),
                *(number(scores[family][0, one], 4) for family in families),
                *(
                    number(scores[metric][0, one], 4)
                    for metric in (name_of(OURS_AS_ORIGINAL, ALL), name_of(PUBLISHED, ALL))
                    if metric in scores
                ),
                number(judged / sites if sites else float("nan")),
                f"{number(abs(scores[SHOWN][0, one]))} ({sum(part.shown for part in segments)})",
                f"{number(abs(scores[FOUND][0, one]))} ({sum(part.found for part in segments)})",
                number(scores[ARCS][0, one], 3),
                *(number(scores[overlap][0, one], 1) for overlap in OVERLAPS),
            )
        )
    head = (
        "rank",
        "system",
        *(people.kind for people in measured.people),
        "union",
        *(family.partition("/")[2] for family in families),
        "as the original",
        *(["paper's rules"] if name_of(PUBLISHED, ALL) in scores else []),
        "judged",
        "findings per 1000 (all)",
        "of any confidence",
        "arcs",
        *OVERLAPS,
    )
    return _texts(table(head, rows), 1)


def _title(system: System) -> str:
    return f"*{system.name}*" if system.person else system.name


def _grammar(measured: Measured) -> Grammar:
    return next(judge.grammar for judge in measured.judges if judge.name == OURS)


def task_correlations(measured: Measured, people: Judgements, seed: int) -> list[str]:
    """The correlations of every metric with one kind of people's scores of one task."""
    whole = field_of(measured, people)
    chosen, all_of_them = calm(whole), field_of(measured, people, persons=True)
    same = len(chosen.names) == len(whole.names)
    rows = []
    for metric in (metric for metric in FULL_LABELS if metric in measured.scores):
        scores = measured.scores[metric]
        if np.isnan(scores[0, list(whole.places)]).any():
            continue
        every, kept = correlate(whole, scores, seed=seed), correlate(chosen, scores, seed=seed)
        persons = all_of_them.of(scores)
        rows.append(
            (
                FULL_LABELS[metric],
                with_interval(every.pearson, every.interval),
                probability(every.p),
                number(every.spearman),
                *(
                    ()
                    if same
                    else (with_interval(kept.pearson, kept.interval), probability(kept.p), number(kept.spearman))
                ),
                # Where all scores are equal, no pair is in order, and none out of it.
                "" if isnan(every.pearson) else number(every.pairs),
                number(correlate(all_of_them, scores, seed=seed).pearson) if not np.isnan(persons[0]).any() else "",
            )
        )
    head = (
        "metric",
        f"Pearson, {len(whole.names)} systems",
        "p",
        "Spearman",
        *(() if same else (f"Pearson, {len(chosen.names)} without outliers", "p", "Spearman")),
        "pairs in order",
        "Pearson with people's translations",
    )
    return table(head, rows)


RULES_SHOWN = 8


def rule_table(measured: Measured) -> list[str]:
    """The rules that most surely tell the better third of the systems, by people, from the worse third."""
    field = field_of(measured, measured.people[0])
    third = max(1, len(field.names) // 3)
    order = sorted(range(len(field.names)), key=lambda one: -field.human[one])
    better = _pooled(measured, [field.places[one] for one in order[:third]])
    worse = _pooled(measured, [field.places[one] for one in order[-third:]])
    persons = _pooled(measured, [number for number, one in enumerate(measured.outputs.systems) if one.person])
    effects = []
    for rule in _grammar(measured).rules:
        counts = [tally.counts.get(rule.id) for tally in (persons, better, worse)]
        good, bad = counts[1:]
        if good is not None and bad is not None and not isnan(z := _standardised(good, bad)):
            effects.append((z, rule.id, counts))
    effects.sort(key=lambda effect: (-abs(effect[0]), effect[1]))
    rows = [
        (
            f"`{identifier}`",
            *(str(count.held + count.broken) if count else "" for count in counts),
            *(number(100 * (1 - count.share)) if count else "" for count in counts),
            f"{z:+.1f}",
        )
        for z, identifier, counts in effects[:RULES_SHOWN]
    ]
    head = (
        "rule",
        "sites: people",
        f"best {third}",
        f"worst {third}",
        "broken, %: people",
        f"best {third}",
        f"worst {third}",
        "z",
    )
    return table(head, rows)


def _standardised(better: Count, worse: Count) -> float:
    """By how many standard errors the worse break a rule more often, as if sites were independent."""
    n, m = better.held + better.broken, worse.held + worse.broken
    together = (better.broken + worse.broken) / (n + m)
    error = np.sqrt(together * (1 - together) * (1 / n + 1 / m))
    return float((better.share - worse.share) / error) if error else float("nan")


def _pooled(measured: Measured, places: Sequence[int]) -> Tally:
    """Our judge's counts over some systems."""
    return merge(segment.tallies[OURS] for place in places for segment in measured.segments[place])
