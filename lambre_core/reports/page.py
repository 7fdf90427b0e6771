"""Page: what a report tells, in order: gates and warnings, scores, groups, rules, segments, changes, trend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lambre_core.reports.blocks import (
    Bars,
    Block,
    Cell,
    Column,
    Folded,
    Heading,
    Items,
    Lines,
    Link,
    Notice,
    Page,
    Paragraph,
    Quote,
    Table,
    Tree,
)
from lambre_core.reports.comparison import Change, Comparison, Difference, Rank
from lambre_core.reports.gates import GateResult
from lambre_core.reports.judging import FLUENCY_STEP, LEAST_FLUENT
from lambre_core.reports.report import Report
from lambre_core.reports.scores import ALL, Figure, GroupFigures, RuleFigures
from lambre_core.reports.tallies import Cells, Found, Record, sum_of

GROUP_NAMES = {"file": "Files", "dir": "Folders", "system": "Systems", "language": "Languages"}
COLUMN_NAMES = {ALL: "all rules"}
CHART_GROUPS = 30
CHART_RULES = 25


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of each kind is told; what is left out is counted."""

    groups: int
    rules: int
    worst: int
    tree_lines: int
    findings: int
    rules_changed: int
    changes: int
    items: int = 30


HTML = Limits(groups=300, rules=400, worst=30, tree_lines=150, findings=1500, rules_changed=40, changes=10)
MARKDOWN = Limits(groups=40, rules=30, worst=5, tree_lines=60, findings=40, rules_changed=10, changes=3, items=10)


@dataclass(frozen=True, slots=True)
class Trend:
    """A report among others in time."""

    label: str
    whole: GroupFigures
    unlike: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """Everything that a page is made of."""

    report: Report
    whole: GroupFigures
    groups: tuple[GroupFigures, ...]
    ranking: tuple[Rank, ...] = ()
    comparison: Comparison | None = None
    gates: tuple[GateResult, ...] = ()
    trend: tuple[Trend, ...] = ()


def page_of(told: Told, limits: Limits) -> Page:
    """The page of a report."""
    languages = {info.language for info in told.report.rules.values()}
    title = f"Grammar report: {told.report.label}" if told.report.label else "Grammar report"
    blocks = [
        Heading(1, title),
        *_summary(told),
        *_scores(told),
        *_groups(told, limits),
        *_rules(told, limits),
        *_beliefs(told),
        *_worst(told, limits),
        *_findings(told, limits),
        *_changes(told, limits),
        *_trend(told),
        *_made_with(told, limits),
    ]
    return Page(title, blocks, languages.pop() if len(languages) == 1 else "")


# --- the summary -----------------------------------------------------------------------------------


def _summary(told: Told) -> Iterator[Block]:
    whole, tallies = told.whole, told.report.tallies
    score = whole.scores[ALL]
    said = f"{_count(whole.segments, 'segment')}, {_count(whole.sentences, 'sentence')}, {_count(whole.tokens, 'word')}"
    if score.value is not None:
        said += f": the rules hold with a score of {_score(score)}; {_count(whole.findings, 'finding')}"
        said += f", {_with_interval(whole.density, 2)} on 1,000 words"
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
            f"{_count(left.units, 'segment')}{of} {'was' if left.units == 1 else 'were'} not judged "
            f"({left.path} for example): {left.reason}.",
        )
    if tallies.problem_count:
        yield Notice("warning", f"{_count(tallies.problem_count, 'problem')} of input, listed at the end.")
    if told.comparison is not None:
        yield from _comparison_notices(told.comparison)


def nothing_judged(report: Report, whole: GroupFigures) -> str:
    """Why a corpus has no score."""
    if whole.segments:
        return (
            f"There is no score: in {_count(whole.segments, 'segment')} there was no site at which a rule of the "
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


# --- scores ----------------------------------------------------------------------------------------


def _scores(told: Told) -> Iterator[Block]:
    yield Heading(2, "Scores", "scores")
    whole, comparison = told.whole, told.comparison
    lines: list[tuple[str, Figure, int | None, int]] = [
        (COLUMN_NAMES.get(column, column), figure, 4, whole.applied[column]) for column, figure in whole.scores.items()
    ]
    if comparison is None:
        rows = [
            (name, _value(figure, digits or 4), _interval(figure, digits or 4), str(rules))
            for name, figure, digits, rules in lines
        ]
        rows += [
            (name, _value(figure, digits), _interval(figure, digits), "") for name, figure, digits in _others(whole)
        ]
        columns = (Column("", False), Column("value"), Column("95 % interval"), Column("rules"))
        yield Table("The whole corpus", columns, tuple(rows))
    else:
        differences = [
            *((COLUMN_NAMES.get(column, column), one, 4) for column, one in comparison.scores.items()),
            ("findings on 1,000 words", comparison.density, 2),
            ("share of sites judged", comparison.judged, 4),
            ("fragments a sentence", comparison.fragments, 3),
            ("fluency", comparison.fluency, 3),
        ]
        yield Table(
            f"Scores: {comparison.before} and {comparison.after}",
            (Column("", False), *_difference_columns(comparison)),
            tuple((name, *_difference_cells(one, digits)) for name, one, digits in differences),
        )
    yield Paragraph(
        (
            "A score is the mean, over the rules that apply, of the share of judged sites where the rule holds "
            "(L'AMBRE, Pratapa et al. 2021). Findings are what lambre-lint check shows: violations that no other "
            "reading explains, at or above the least confidence. Many violations count against the score and are no "
            "finding.",
        )
    )
    names = tuple(name for name, figure, _, _ in lines if figure.value is not None)
    if names and comparison is None:
        yield Bars("Scores with 95 % intervals", names, (("score", tuple(map(_triple, _present(lines)))),))
    elif comparison is not None:
        shown = {column: one for column, one in comparison.scores.items() if one.difference is not None}
        if shown:
            yield Bars(
                "Scores with 95 % intervals",
                tuple(COLUMN_NAMES.get(column, column) for column in shown),
                (
                    (comparison.before, tuple(_triple(one.before) for one in shown.values())),
                    (comparison.after, tuple(_triple(one.after) for one in shown.values())),
                ),
            )


def _present(lines: Sequence[tuple[str, Figure, int | None, int]]) -> list[Figure]:
    return [figure for _, figure, _, _ in lines if figure.value is not None]


def _others(whole: GroupFigures) -> list[tuple[str, Figure, int]]:
    return [
        ("findings on 1,000 words", whole.density, 2),
        ("share of sites judged", whole.judged, 4),
        ("fragments a sentence", whole.fragments, 3),
        ("fluency (log-probability a word)", whole.fluency, 3),
    ]


def _difference_columns(comparison: Comparison) -> tuple[Column, ...]:
    return (
        Column(comparison.before),
        Column(comparison.after),
        Column("difference"),
        Column("95 % interval"),
        Column("p, paired bootstrap"),
        Column("p, randomisation"),
    )


def _difference_cells(one: Difference, digits: int) -> tuple[str, ...]:
    paired = one.paired
    interval = paired.interval if paired is not None else None
    return (
        _value(one.before, digits),
        _value(one.after, digits),
        "" if one.difference is None else f"{one.difference + 0.0:+.{digits}f}",
        "" if interval is None else f"{interval.low:+.{digits}f} to {interval.high:+.{digits}f}",
        "" if paired is None or paired.p_bootstrap is None else _p(paired.p_bootstrap),
        "" if paired is None or paired.p_randomisation is None else _p(paired.p_randomisation),
    )


# --- groups ----------------------------------------------------------------------------------------


def _groups(told: Told, limits: Limits) -> Iterator[Block]:
    by = told.report.group_by
    if by is None or not told.groups:
        return
    yield Heading(2, GROUP_NAMES[by], "groups")
    figures = {group.name: group for group in told.groups}
    order = [figures[rank.group] for rank in told.ranking] or sorted(
        told.groups, key=lambda group: (group.scores[ALL].value is None, group.scores[ALL].value or 0.0, group.name)
    )
    order += [group for group in told.groups if group not in order]
    ranks = {rank.group: rank for rank in told.ranking}
    changes = {one.name: one for one in told.comparison.groups} if told.comparison is not None else {}
    columns = [Column(GROUP_NAMES[by][:-1].lower() if by != "language" else "language", False)]
    columns += map(Column, ("score", "95 % interval", "findings on 1,000", "judged", "segments", "words"))
    if ranks:
        columns = [
            Column("rank"),
            *columns,
            Column("p, to the next better"),
            Column("p, to the best"),
        ]
    if changes:
        columns += [Column("difference"), Column("p")]
    rows: list[tuple[Cell, ...]] = []
    for group in order[: limits.groups]:
        score = group.scores[ALL]
        row: list[Cell] = [
            _group_name(group.name),
            _value(score, 4),
            _interval(score, 4),
            _value(group.density, 2),
            "" if group.judged.value is None else f"{group.judged.value:.1%}",
            f"{group.segments:,}",
            f"{group.tokens:,}",
        ]
        if ranks:
            rank = ranks.get(group.name)
            tests = (rank.to_next, rank.to_best) if rank is not None else (None, None)
            row = [str(rank.place) if rank is not None else "", *row]
            row += ["" if test is None or test.p_randomisation is None else _p(test.p_randomisation) for test in tests]
        if changes:
            one = changes.get(group.name)
            row.append("" if one is None or one.difference is None else f"{one.difference + 0.0:+.4f}")
            paired = one.paired if one is not None else None
            row.append("" if paired is None or paired.p_randomisation is None else _p(paired.p_randomisation))
        rows.append(tuple(row))
    first = "The best first." if ranks else "The lowest score first."
    yield Table(f"{GROUP_NAMES[by]}. {first}", tuple(columns), tuple(rows), cut=max(0, len(order) - limits.groups))
    scored = [group for group in order if group.scores[ALL].value is not None][:CHART_GROUPS]
    if len(scored) > 1:
        yield Bars(
            f"{GROUP_NAMES[by]}: score with 95 % interval"
            + (f", the first {CHART_GROUPS}" if len(order) > CHART_GROUPS else ""),
            tuple(_group_name(group.name) for group in scored),
            (("score", tuple(_triple(group.scores[ALL]) for group in scored)),),
        )


def _group_name(name: str) -> str:
    return name or "(no name)"


# --- rules -----------------------------------------------------------------------------------------


def _rules(told: Told, limits: Limits) -> Iterator[Block]:
    rules = sorted(told.whole.rules, key=lambda rule: (-rule.broken, rule.key))
    if not rules:
        return
    several = len({rule.info.language for rule in rules}) > 1
    yield Heading(2, "Rules", "rules")
    columns = [
        Column("rule", False),
        *map(Column, ("score", "95 % interval", "held", "broken", "findings", "on 1,000 words")),
    ]
    comparison = told.comparison
    if comparison is not None:
        columns += [Column("difference"), Column("p, randomisation")]

    def row(rule: RuleFigures) -> tuple[Cell, ...]:
        name = _rule_name(rule, several)
        cells: tuple[Cell, ...] = (
            Link(name, anchor=_anchor("findings", rule.key)) if rule.key in told_findings else name,
            _value(rule.share, 4),
            _interval(rule.share, 4),
            f"{rule.held:,}",
            f"{rule.broken:,}",
            f"{rule.found:,}",
            _value(rule.density, 2),
        )
        if comparison is None:
            return cells
        difference = _difference_cells(comparison.rules[rule.key], 4)
        return (*cells, difference[2], difference[5])

    told_findings = set(_findings_by_rule(told.report.tallies.records))
    broken = [rule for rule in rules if rule.broken or rule.found]
    kept = [rule for rule in rules if not (rule.broken or rule.found)]
    if broken:
        yield Table(
            "Rules that are broken, the most often broken first. Those that are not linted count for the score alone.",
            tuple(columns),
            tuple(map(row, broken[: limits.rules])),
            cut=max(0, len(broken) - limits.rules),
        )
    if kept:
        table = Table(
            "Rules that hold everywhere",
            tuple(columns),
            tuple(map(row, kept[: limits.rules])),
            cut=max(0, len(kept) - limits.rules),
        )
        yield Folded(f"{_count(len(kept), 'rule')} that hold{'s' if len(kept) == 1 else ''} everywhere", (table,))
    worst = [rule for rule in rules if rule.broken and rule.held + rule.broken >= 10]
    worst = sorted(worst, key=lambda rule: (rule.share.value or 0.0, rule.key))[:CHART_RULES]
    if worst:
        yield Bars(
            "Rules that hold least often (of those with 10 judged sites)",
            tuple(_rule_name(rule, several) for rule in worst),
            (("share of sites that hold", tuple(_triple(rule.share) for rule in worst)),),
        )


def _rule_name(rule: RuleFigures, several: bool) -> str:
    return f"{rule.info.language}: {rule.info.rule}" if several else rule.info.rule


def _anchor(kind: str, key: str) -> str:
    return kind + "-" + "".join(character if character.isalnum() else "-" for character in key)


# --- what the parser believes ----------------------------------------------------------------------


def _beliefs(told: Told) -> Iterator[Block]:
    cells = told.report.tallies.total()
    fluent = sum_of(cells, "fluent")
    if not fluent:
        return
    yield Heading(2, "Fluency", "fluency")
    yield Paragraph(
        (
            f"How far the parser believes in the trees of {_count(fluent, 'sentence')} of at least four words: the "
            "mean log-probability of a word's arc and relation (Mutton et al. 2007). The nearer to 0 the more ordinary "
            "the sentence.",
        )
    )
    systems = [group for group in told.groups if sum_of(told.report.tallies.groups[group.name], "fluent")]
    shown: list[tuple[str, Cells]] = [("all", cells)]
    if told.report.group_by in ("system", "language") and 1 < len(systems) <= 6:
        shown = [(_group_name(group.name), told.report.tallies.groups[group.name]) for group in systems]
    last = max((int(measure.rpartition(" ")[2]) for measure in cells if measure.startswith("fluency at ")), default=0)
    bins = range(last, -1, -1)
    lowest = round(-LEAST_FLUENT / FLUENCY_STEP)
    yield Lines(
        "Sentences by fluency, in per cent",
        tuple(
            f"below {-number * FLUENCY_STEP:.1f}" if number >= lowest else f"{-number * FLUENCY_STEP:.1f}"
            for number in bins
        ),
        tuple(
            (
                name,
                tuple(
                    round(100 * sum_of(part, f"fluency at {number}") / max(sum_of(part, "fluent"), 1), 2)
                    for number in bins
                ),
            )
            for name, part in shown
        ),
        axis="fluency, at most",
        bars=len(shown) == 1,
    )


# --- segments --------------------------------------------------------------------------------------


def _worst(told: Told, limits: Limits) -> Iterator[Block]:
    records = [record for record in told.report.tallies.records if record.trees][: limits.worst]
    if not records:
        return
    wrong = told.report.tallies.wrong
    yield Heading(2, "Worst segments", "worst")
    yield Paragraph(
        (
            f"{len(records):,} of {_count(wrong, 'segment')} in which a rule is broken, by the sum of the confidences "
            "of their findings. The words that clash are marked.",
        )
    )
    for place, record in enumerate(records):
        yield Folded(
            _short(record),
            (
                Quote(record.text, record.language),
                Items(tuple(_finding_cells(record, finding) for finding in record.findings[: limits.items]))
                if record.findings
                else Paragraph((_only_broken(record),)),
                Tree((record.trees or ())[: limits.tree_lines]),
                Paragraph((Link(f"{record.path}:{record.line}", record.path, record.line),)),
            ),
            opened=place < 3,
        )


def _only_broken(record: Record) -> str:
    rules = ", ".join(f"{key.partition(' ')[2]} ({number})" for key, number in record.broken.items())
    return f"Broken, but no finding: another reading explains it, or the confidence is too low: {rules}."


def _short(record: Record) -> str:
    count = len(record.findings)
    group = f"{record.group}, " if record.group and record.group not in record.path else ""
    what = _count(count, "finding") if count else _count(sum(record.broken.values()), "broken site")
    return f"{group}{record.path}:{record.line}: {what}"


def _finding_cells(record: Record, finding: Found) -> tuple[Cell, ...]:
    return (
        Link(f"{record.path}:{finding.line}:{finding.column}", record.path, finding.line),
        f" {finding.code} [{finding.confidence:.2f}] {finding.message}",
    )


def _findings(told: Told, limits: Limits) -> Iterator[Block]:
    if not told.whole.findings:
        return
    by_rule = _findings_by_rule(told.report.tallies.records)
    several = len({info.language for info in told.report.rules.values()}) > 1
    yield Heading(2, "Findings", "findings")
    room = limits.findings
    shown = 0
    blocks: list[Block] = []
    for key, found in sorted(by_rule.items(), key=lambda item: (-len(item[1]), item[0])):
        part = found[: max(room - shown, 0)]
        shown += len(part)
        language, _, rule = key.partition(" ")
        name = f"{language}: {rule}" if several else rule
        blocks.append(
            Folded(
                f"{name}: {_count(len(found), 'finding')}",
                (Items(tuple(_finding_cells(*one) for one in part), cut=len(found) - len(part)),),
                anchor=_anchor("findings", key),
            )
        )
    left = told.whole.findings - shown
    said = f"{_count(told.whole.findings, 'finding')} by rule"
    said += f"; {left:,} of them are left out here, the least bad segments first." if left > 0 else "."
    said += " A finding of several rules stands at the one it is named by."
    yield Paragraph((said,))
    yield from blocks


def _findings_by_rule(records: Sequence[Record]) -> dict[str, list[tuple[Record, Found]]]:
    """Rule key -> the findings that are named by the rule, in order of their segments."""
    by_rule: dict[str, list[tuple[Record, Found]]] = {}
    for record in records:
        for finding in record.findings:
            by_rule.setdefault(f"{record.language} {finding.code}", []).append((record, finding))
    return by_rule


# --- changes ---------------------------------------------------------------------------------------


def _changes(told: Told, limits: Limits) -> Iterator[Block]:
    comparison = told.comparison
    if comparison is None or not comparison.changes:
        return
    yield Heading(2, "Segments that changed most", "changes")
    said = f"By rule: at how many sites more or fewer it is broken in {comparison.after} than in {comparison.before}."
    if comparison.cut:
        said += " One of the reports keeps only its worst segments; changes in others are not seen."
    yield Paragraph((said,))
    order = sorted(comparison.changes.items(), key=lambda item: (-sum(abs(one.change) for one in item[1]), item[0]))
    for place, (key, changes) in enumerate(order[: limits.rules_changed]):
        more = sum(one.change for one in changes if one.change > 0)
        fewer = -sum(one.change for one in changes if one.change < 0)
        yield Folded(
            f"{key.partition(' ')[2]}: +{more} and −{fewer} in {_count(len(changes), 'segment')}",
            (Items(tuple(map(_change_cells, changes[: limits.changes])), cut=max(0, len(changes) - limits.changes)),),
            opened=place < 2,
        )
    if len(order) > limits.rules_changed:
        yield Paragraph((f"{_count(len(order) - limits.rules_changed, 'more rule')} changed.",))


def _change_cells(change: Change) -> tuple[Cell, ...]:
    record = change.after or change.before
    assert record is not None
    place: Cell = Link(f"{record.path}:{record.line}", record.path, record.line)
    sides = [
        f"{label}: {side.text if side is not None else 'nothing is broken'}"
        for label, side in (("before", change.before), ("after", change.after))
    ]
    if change.before is not None and change.after is not None and change.before.text == change.after.text:
        sides = [change.after.text]
    return (f"{change.change:+d} ", place, f" {' → '.join(sides)}")


# --- trend -----------------------------------------------------------------------------------------


def _trend(told: Told) -> Iterator[Block]:
    if not told.trend:
        return
    points = (*told.trend, Trend(told.report.label or "now", told.whole))
    yield Heading(2, "Trend", "trend")
    for point in points:
        if point.unlike:
            yield Notice("warning", f"{point.label} was made with other things: {'; '.join(point.unlike)}.")
    columns = (
        Column("report", False),
        *map(Column, ("score", "95 % interval", "findings on 1,000", "judged", "segments")),
    )
    yield Table(
        "Trend, the oldest first",
        columns,
        tuple(
            (
                point.label,
                _value(point.whole.scores[ALL], 4),
                _interval(point.whole.scores[ALL], 4),
                _value(point.whole.density, 2),
                "" if point.whole.judged.value is None else f"{point.whole.judged.value:.1%}",
                f"{point.whole.segments:,}",
            )
            for point in points
        ),
    )
    families = [column for column in told.whole.scores if told.whole.scores[column].value is not None]
    yield Lines(
        "Scores over time",
        tuple(point.label for point in points),
        tuple(
            (
                COLUMN_NAMES.get(column, column),
                tuple(point.whole.scores[column].value if column in point.whole.scores else None for point in points),
            )
            for column in families
        ),
    )
    rules = sorted(told.whole.rules, key=lambda rule: (-rule.broken, rule.key))[:5]
    shares = [{rule.key: rule.share.value for rule in point.whole.rules} for point in points]
    if rules:
        yield Lines(
            "The five rules broken most often, over time",
            tuple(point.label for point in points),
            tuple((rule.info.rule, tuple(share.get(rule.key) for share in shares)) for rule in rules),
        )


# --- how it was made -------------------------------------------------------------------------------


def _made_with(told: Told, limits: Limits) -> Iterator[Block]:
    cells, tallies = told.report.tallies.total(), told.report.tallies
    yield Heading(2, "How it was made", "made")
    rows = [
        (measure.partition(" ")[2], f"{sum_of(cells, measure):,}")
        for measure in sorted(cells)
        if measure.startswith("undecided ")
    ]
    if told.whole.sites:
        judged = sum_of(cells, "judged")
        yield Paragraph(
            (
                f"Of {_count(told.whole.sites, 'site')} of linted rules {judged:,} were judged. "
                f"{_count(sum_of(cells, 'hidden'), 'finding')} below the least confidence and "
                f"{_count(sum_of(cells, 'suppressed'), 'suppressed finding')} are not counted as findings.",
            )
        )
    if rows:
        yield Table("Sites left undecided, by reason", (Column("reason", False), Column("sites")), tuple(rows))
    if tallies.problems:
        shown = tallies.problems[: limits.items]
        yield Paragraph(("Problems of input:",))
        yield Items(tuple((problem,) for problem in shown), cut=tallies.problem_count - len(shown))
    yield Paragraph((f"Signature: {told.report.signature.short()}",))
    yield Folded("Signature, long form", (Paragraph((told.report.signature.long(),)),))


# --- numbers ---------------------------------------------------------------------------------------


def _score(figure: Figure) -> str:
    return _with_interval(figure, 4)


def _with_interval(figure: Figure, digits: int) -> str:
    interval = _interval(figure, digits)
    return _value(figure, digits) + (f" (95 %: {interval})" if interval else "")


def _value(figure: Figure, digits: int) -> str:
    return "none" if figure.value is None else f"{figure.value + 0.0:.{digits}f}"


def _interval(figure: Figure, digits: int) -> str:
    if figure.interval is None:
        return ""
    return f"{figure.interval.low + 0.0:.{digits}f} to {figure.interval.high + 0.0:.{digits}f}"


def _triple(figure: Figure) -> tuple[float | None, float | None, float | None]:
    if figure.interval is None:
        return figure.value, None, None
    return figure.value, figure.interval.low, figure.interval.high


def _p(value: float) -> str:
    return f"{value:.4f}" if value >= 0.0001 else "< 0.0001"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
