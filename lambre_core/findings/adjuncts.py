"""Adjuncts and arguments: which rules speak of an edge, and what they put up with.

What a verb asks for by itself (government) overrides what verbs in general ask for (assignment): of *nasloucháme
události* no accusative is expected. And what a rule puts up with must be what the tagger takes a word for.

Any verb can have an instrumental of circumstances beside the dative that it governs, and a rule of government lets it
be (`Rule.besides`). But nearly every Estonian noun could be a form of place of some other noun (*buss*, of *bu*): that
alone explains nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.grammar.rule import Outcome
from lambre_core.treebank.feats import is_of_persons

CIRCUMSTANCES = {"Ins"}
"""The case of means and circumstances, which persons and animals are not: *poděkovala žáky* is no instrumental."""

POSSIBLE = 0.01
"""Least probability, to the tagger, of the values that a rule puts up with."""


def as_asked(outcome: Outcome) -> Outcome:
    """The outcome, of a rule that puts up with nothing where the word is surely none of that."""
    rule = outcome.rule
    if not rule.besides:
        return outcome
    token = outcome.head if rule.side == "head" else outcome.dependent
    if set(rule.besides) == CIRCUMSTANCES and token.upos == "NOUN" and is_of_persons(token.feats):
        return replace(outcome, rule=replace(rule, besides=()))
    if token.beliefs is None or believed(token, rule.feature, frozenset(rule.besides)) >= POSSIBLE:
        return outcome
    return replace(outcome, rule=replace(rule, besides=()))


def without_general(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes of one edge without those of rules of assignment about a feature that a rule of government is about,
    too."""
    governed = {outcome.rule.feature for outcome in outcomes if outcome.rule.family == GOVERNMENT}
    return [
        outcome
        for outcome in outcomes
        if not (outcome.rule.family == ASSIGNMENT and outcome.rule.side != "head" and outcome.rule.feature in governed)
    ]


ASSIGNMENT, GOVERNMENT = "assignment", "government"
