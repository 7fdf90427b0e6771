"""FileResult: what checking one file gave; Summary: the same over a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lambre_core.documents.unit import InputProblem
from lambre_core.findings.finding import SEVERITIES, Finding, Severity

if TYPE_CHECKING:
    from lambre_core.grammar.rule import Grammar
    from lambre_core.grammar.score import Tally


@dataclass(frozen=True, slots=True)
class NotChecked:
    """Units of a file that could not be checked, by reason.

    Attributes:
        units: how many, at least 1.
        reason: a clause without a full stop (`no model for "xx"`), after which a command may follow.
        missing: whether something that can be installed would mend it.
    """

    path: str
    language: str | None
    reason: str
    units: int
    missing: bool = False


@dataclass(frozen=True, slots=True)
class FileResult:
    """What checking one file gave.

    Attributes:
        findings: in order of place; suppressed ones are among them, marked so.
        hidden: findings below the confidence threshold, left out of `findings`.
        units: checked units; those of `not_checked` do not count.
        sites: edges at which a lint rule applies, one for each rule.
        judged: how many of the sites were found held or broken.
        undecided: reason -> number of sites left undecided; sums to `sites - judged`.
        tallies: language -> counts of held and broken of every rule, for the score.
        grammars: language -> the grammar that judged it.
        lines: 1-based line -> text of the lines on which something is shown, without their ends.
    """

    path: str
    findings: tuple[Finding, ...] = ()
    problems: tuple[InputProblem, ...] = ()
    not_checked: tuple[NotChecked, ...] = ()
    hidden: int = 0
    units: int = 0
    sentences: int = 0
    tokens: int = 0
    sites: int = 0
    judged: int = 0
    undecided: Mapping[str, int] = field(default_factory=dict)
    tallies: Mapping[str, Tally] = field(default_factory=dict)
    grammars: Mapping[str, Grammar] = field(default_factory=dict)
    lines: Mapping[int, str] = field(default_factory=dict)

    @property
    def shown(self) -> tuple[Finding, ...]:
        """The findings that are not suppressed."""
        return tuple(finding for finding in self.findings if finding.suppressed is None)


@dataclass(slots=True)
class Summary:
    """Totals of a run; `add` takes the results one by one.

    Attributes:
        suppressed, undecided, not_checked: reason -> number (of findings, sites, units).
        not_checked_in: reason -> paths of the files concerned.
        missing: reasons of `not_checked` that an installation would mend.
        worst: the greatest severity among the findings shown.
        problems: number of problems of input.
    """

    files: int = 0
    units: int = 0
    sentences: int = 0
    tokens: int = 0
    findings: int = 0
    hidden: int = 0
    sites: int = 0
    judged: int = 0
    problems: int = 0
    worst: Severity | None = None
    suppressed: Counter[str] = field(default_factory=Counter)
    undecided: Counter[str] = field(default_factory=Counter)
    not_checked: Counter[str] = field(default_factory=Counter)
    not_checked_in: dict[str, list[str]] = field(default_factory=dict)
    missing: set[str] = field(default_factory=set)
    tallies: dict[str, Tally] = field(default_factory=dict)
    grammars: dict[str, Grammar] = field(default_factory=dict)

    def add(self, result: FileResult) -> None:
        """Add the result of one more file."""
        self.files += 1
        self.units += result.units
        self.sentences += result.sentences
        self.tokens += result.tokens
        self.findings += len(result.shown)
        self.hidden += result.hidden
        self.sites += result.sites
        self.judged += result.judged
        self.problems += len(result.problems)
        severities = [finding.severity for finding in result.shown]
        self.worst = max((*severities, *((self.worst,) if self.worst else ())), key=SEVERITIES.index, default=None)
        self.suppressed.update(finding.suppressed for finding in result.findings if finding.suppressed is not None)
        self.undecided.update(result.undecided)
        for item in result.not_checked:
            self.not_checked[item.reason] += item.units
            self.not_checked_in.setdefault(item.reason, []).append(item.path)
            if item.missing:
                self.missing.add(item.reason)
        for language, tally in result.tallies.items():
            self.tallies[language] = self.tallies[language] + tally if language in self.tallies else tally
        self.grammars.update(result.grammars)

    def score(self) -> float | None:
        """The corpus score over everything added, None where no rule applies.

        Of several languages it is the weighted mean over the rules of all of them, as if they were one grammar.
        """
        from lambre_core.grammar.score import ALL, score

        scores = [score(tally, self.grammars[language])[ALL] for language, tally in self.tallies.items()]
        weight = sum(one.weight for one in scores)
        return sum(one.value * one.weight for one in scores if one.value is not None) / weight if weight else None
