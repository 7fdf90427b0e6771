"""Report: what is known of a corpus once it is counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lambre_core.grammar.rulefile import load_grammar
from lambre_core.reports.signature import Signature
from lambre_core.reports.tallies import Tallies


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """What a report has to know of a rule.

    Attributes:
        lint: whether the linter uses it; the score uses all.
    """

    language: str
    rule: str
    family: str
    weight: float
    lint: bool


@dataclass(frozen=True, slots=True)
class Report:
    """A counted corpus, and what it was counted with.

    Attributes:
        label: by which it is known in comparisons and trends.
        group_by: what the groups of the tallies are; None: there is one.
        rules: rule key -> rule, of all rules that are counted.
    """

    label: str
    signature: Signature
    group_by: str | None
    tallies: Tallies
    rules: Mapping[str, RuleInfo] = field(default_factory=dict)


def rules_of(tallies: Tallies) -> dict[str, RuleInfo]:
    """The rules that are counted, by their keys."""
    found: dict[str, RuleInfo] = {}
    keys = {
        measure.partition(" ")[2]
        for cells in tallies.groups.values()
        for measure in cells
        if measure.startswith(("held ", "broken ", "found "))
    }
    for key in sorted(keys):
        language, _, identifier = key.partition(" ")
        rule = load_grammar(language).by_id.get(identifier)
        if rule is not None:
            found[key] = RuleInfo(language, identifier, rule.family, rule.weight, rule.lint)
    return found
