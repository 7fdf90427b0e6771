"""Counting how often a rule holds, and learning in which constructions it does not apply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from lambre_core.grammar.counts import Node
from lambre_core.grammar.evidence import wilson_lower
from lambre_core.grammar.marks import exception_masks
from lambre_core.grammar.rule import Rule, Verdict
from lambre_core.treebank.feats import Features

Verdicts = Callable[[Rule, Features, Features], Verdict]
"""A family's verdict on the features of dependent and head."""

Edges = Sequence[tuple[Node, Node, int]]

SHARE_IN_CONSTRUCTION = 0.95
BOUND_IN_CONSTRUCTION = 0.8
"""A rule is judged in a construction if its share there and the lower bound of that are at least this (16
sites without a violation are enough). Otherwise, and where the treebank never shows it, it abstains."""


def measure(rule: Rule, edges: Iterable[tuple[Node, Node, int]], verdicts: Verdicts) -> tuple[int, int]:
    """How many of the edges satisfy the rule and how many could be judged, its exceptions left out."""
    held = decided = 0
    for dependent, head, count in judged(rule, edges):
        verdict = verdicts(rule, dependent.features, head.features)
        if verdict is not Verdict.UNDECIDED:
            decided += count
            if verdict is Verdict.HELD:
                held += count
    return held, decided


def judged(rule: Rule, edges: Iterable[tuple[Node, Node, int]]) -> list[tuple[Node, Node, int]]:
    """The edges that stand in none of the rule's exceptions."""
    on_dependent, on_head = exception_masks(rule.exceptions)
    return [edge for edge in edges if not (edge[0].marks & on_dependent or edge[1].marks & on_head)]


def learn_exceptions(rule: Rule, possible: Sequence[str], edges: Edges, verdicts: Verdicts) -> Rule:
    """The rule with those of the possible exceptions in which the edges do not show that it holds."""
    exceptions = []
    for exception in possible:
        dependent_mask, head_mask = exception_masks((exception,))
        inside = [edge for edge in edges if edge[0].marks & dependent_mask or edge[1].marks & head_mask]
        held, count = measure(rule, inside, verdicts)
        if held < SHARE_IN_CONSTRUCTION * count or wilson_lower(held, count) < BOUND_IN_CONSTRUCTION:
            exceptions.append(exception)
    return replace(rule, exceptions=tuple(exceptions))
