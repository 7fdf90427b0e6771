"""Comparison: two reports on the same segments, their figures with tests, and the segments that changed most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lambre_core.reports.report import Report, RuleInfo
from lambre_core.reports.resampling import Paired, Pairing
from lambre_core.reports.scores import Figure, Measures, figures_of_group, measures_of
from lambre_core.reports.tallies import NAMES, Cells, Record, Tallies

MISSING_NAMED = 10
"""Names of missing segments that are told."""


@dataclass(frozen=True, slots=True)
class Missing:
    """Segments that one side lacks.

    Attributes:
        group: where.
        here, there: how many segments the two sides have in it.
        only_here, only_there: names that are on one side only, the first of them; more may be.
    """

    group: str
    here: int
    there: int
    only_here: tuple[str, ...]
    only_there: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure before and after, and how they differ; `paired` is None where the segments are not the same."""

    name: str
    before: Figure
    after: Figure
    paired: Paired | None

    @property
    def difference(self) -> float | None:
        """After minus before."""
        if self.before.value is None or self.after.value is None:
            return None
        return self.after.value - self.before.value


@dataclass(frozen=True, slots=True)
class Change:
    """A segment in which a rule is broken at more or fewer sites than before.

    Attributes:
        before, after: what is known of it; None where nothing was wrong.
    """

    name: str
    group: str
    change: int
    before: Record | None
    after: Record | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came out of comparing a report with another one.

    Attributes:
        before, after: labels.
        unlike: clauses on what the signatures differ in.
        missing: groups whose segments are not the same on both sides.
        scores, density, fragments, fluency: differences of the corpus; the scores by column.
        rules: differences of the share that holds, by rule key.
        groups: differences of the score of all rules, by group, of groups that both have.
        changes: rule key -> segments, the greatest changes first.
        cut: whether segments were left out of one of the reports, so that changes may be missing.
    """

    before: str
    after: str
    unlike: tuple[str, ...]
    missing: tuple[Missing, ...]
    scores: Mapping[str, Difference]
    density: Difference
    judged: Difference
    fragments: Difference
    fluency: Difference
    rules: Mapping[str, Difference]
    groups: tuple[Difference, ...]
    changes: Mapping[str, tuple[Change, ...]]
    cut: bool

    @property
    def is_paired(self) -> bool:
        return not self.missing


def compare(after: Report, before: Report) -> Comparison:
    """Compare a report with an earlier one, or with that of another system."""
    missing = missing_segments(after.tallies, before.tallies)
    measures = measures_of(after, before)
    old_cells, new_cells = before.tallies.total(), after.tallies.total()
    old, new = (figures_of_group("", cells, measures) for cells in (old_cells, new_cells))
    pairing = None if missing else Pairing.of(measures.matrix(old_cells), measures.matrix(new_cells))
    old_rules, new_rules = ({rule.key: rule.share for rule in figures.rules} for figures in (old, new))
    nothing = Figure(None)
    return Comparison(
        before=before.label,
        after=after.label,
        unlike=tuple(before.signature.differences(after.signature)),
        missing=missing,
        scores={
            column: Difference(
                column,
                old.scores[column],
                new.scores[column],
                pairing.compare(measures.score(column)) if pairing else None,
            )
            for column in measures.columns()
        },
        density=Difference(
            "density", old.density, new.density, pairing.compare(measures.density()) if pairing else None
        ),
        judged=Difference("judged", old.judged, new.judged, pairing.compare(measures.judged()) if pairing else None),
        fragments=Difference(
            "fragments", old.fragments, new.fragments, pairing.compare(measures.fragments()) if pairing else None
        ),
        fluency=Difference(
            "fluency", old.fluency, new.fluency, pairing.compare(measures.fluency()) if pairing else None
        ),
        rules={
            key: Difference(
                key,
                old_rules.get(key, nothing),
                new_rules.get(key, nothing),
                pairing.compare(measures.share(key)) if pairing else None,
            )
            for key in measures.rules
        },
        groups=tuple(_groups(after, before)),
        changes=changed(
            after.tallies, before.tallies, measures.rules, by_group=after.group_by == before.group_by == "system"
        ),
        cut=any(report.tallies.wrong > len(report.tallies.records) for report in (after, before)),
    )


def _groups(after: Report, before: Report) -> list[Difference]:
    measures = measures_of(after, before)
    differences = []
    for group in sorted(set(after.tallies.groups) & set(before.tallies.groups)):
        if not group:
            continue
        cells = before.tallies.groups[group], after.tallies.groups[group]
        old, new = (figures_of_group(group, part, measures).scores["all"] for part in cells)
        same = after.tallies.names.get(group) == before.tallies.names.get(group)
        paired = _paired_score(cells, measures) if same else None
        differences.append(Difference(group, old, new, paired))
    return differences


def _paired_score(cells: tuple[Cells, Cells], measures: Measures) -> Paired:
    return Pairing.of(*(measures.matrix(part) for part in cells)).compare(measures.score("all"))


# --- segments --------------------------------------------------------------------------------------


def missing_segments(here: Tallies, there: Tallies) -> tuple[Missing, ...]:
    """The groups whose segments are not the same on both sides, and names of segments that one side lacks.

    Nothing is missing where both sides have the same segments, even if they group them differently.
    """
    if _whole(here) == _whole(there):
        return ()
    groups = sorted(set(here.names) | set(there.names))
    # Names are kept up to a hash; below the smaller of the two bounds every name is known on both sides.
    bound = min(_bound(here), _bound(there))
    found = []
    for group in groups:
        mine, theirs = here.names.get(group, (0, 0)), there.names.get(group, (0, 0))
        if mine == theirs:
            continue
        names_here, names_there = (_names(tallies, group, bound) for tallies in (here, there))
        found.append(
            Missing(
                group,
                mine[0],
                theirs[0],
                tuple(sorted(names_here - names_there)[:MISSING_NAMED]),
                tuple(sorted(names_there - names_here)[:MISSING_NAMED]),
            )
        )
    return tuple(found)


def _whole(tallies: Tallies) -> tuple[int, int]:
    """Number and digest of all segments."""
    counts, digests = zip(*tallies.names.values(), strict=True) if tallies.names else ((), ())
    return sum(counts), sum(digests) % (1 << 64)


def _bound(tallies: Tallies) -> int:
    """The hash below which all names are kept."""
    whole = sum(count for count, _ in tallies.names.values()) <= NAMES
    return 1 << 64 if whole or not tallies.sketch else max(hashed for hashed, _, _ in tallies.sketch)


def _names(tallies: Tallies, group: str, bound: int) -> set[str]:
    return {name for hashed, own, name in tallies.sketch if own == group and hashed < bound}


def changed(
    here: Tallies, there: Tallies, rules: Mapping[str, RuleInfo], *, by_group: bool
) -> dict[str, tuple[Change, ...]]:
    """Of each rule the segments in which it is broken at more sites than before, or fewer; the greatest first.

    Records of one name, which a file with a key twice has, count together.

    Args:
        by_group: whether segments of one name in several groups are different ones, as in systems.
    """
    new, old = _by_segment(here.records, by_group), _by_segment(there.records, by_group)
    changes: dict[str, list[Change]] = {}
    for segment in set(new) | set(old):
        mine, theirs = new.get(segment, ()), old.get(segment, ())
        for key in {key for record in (*mine, *theirs) for key in record.broken} & set(rules):
            change = _broken(mine, key) - _broken(theirs, key)
            if change:
                group, name = segment
                changes.setdefault(key, []).append(
                    Change(name, group, change, theirs[0] if theirs else None, mine[0] if mine else None)
                )
    return {
        key: tuple(sorted(changes[key], key=lambda one: (-abs(one.change), -one.change, one.group, one.name)))
        for key in sorted(changes)
    }


def _by_segment(records: Sequence[Record], by_group: bool) -> dict[tuple[str, str], list[Record]]:
    found: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        found.setdefault((record.group if by_group else "", record.name), []).append(record)
    return found


def _broken(records: Sequence[Record], key: str) -> int:
    return sum(record.broken.get(key, 0) for record in records)


# --- systems ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rank:
    """A group of a report in order of its score.

    Attributes:
        place: 1 for the best.
        to_best, to_next: its difference to the best and to the next better group, where both have the same segments.
    """

    place: int
    group: str
    score: Figure
    to_best: Paired | None
    to_next: Paired | None


def ranking(report: Report) -> tuple[Rank, ...]:
    """The groups of a report by their score, those without one left out."""
    measures = measures_of(report)
    scored = [
        (figures_of_group(group, cells, measures).scores["all"], group)
        for group, cells in sorted(report.tallies.groups.items())
    ]
    order = sorted(
        ((figure.value, group, figure) for figure, group in scored if figure.value is not None), reverse=True
    )
    ranks: list[Rank] = []
    for place, (_, group, figure) in enumerate(order):
        best, following = order[0][1], order[max(place - 1, 0)][1]
        to_best, to_next = (
            _paired_groups(report.tallies, other, group, measures) if place else None for other in (best, following)
        )
        ranks.append(Rank(place + 1, group, figure, to_best, to_next))
    return tuple(ranks)


def _paired_groups(tallies: Tallies, first: str, second: str, measures: Measures) -> Paired | None:
    if tallies.names.get(first) != tallies.names.get(second):
        return None
    return _paired_score((tallies.groups[first], tallies.groups[second]), measures)
