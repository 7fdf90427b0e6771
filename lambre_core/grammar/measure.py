"""Counting how often a rule holds, and learning in which constructions it does not apply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from lambre_core.grammar.counts import Node
from lambre_core.grammar.evidence import LINT_SHARE, wilson_lower
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


def measure_by_word(rule: Rule, by_word: Mapping[str, Edges], verdicts: Verdicts) -> tuple[int, int]:
    """As `measure`, from edges by the lemma of their dependent, those of `Rule.unless` left out."""
    return measure(
        rule, (edge for word, edges in by_word.items() if word not in rule.unless for edge in edges), verdicts
    )


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


BROKEN_BY_WORD = 3
SHARE_BROKEN_BY_WORD = 0.1
"""A word that breaks a rule so often, and at this share of its sites, has a grammar of its own: Estonian *mitu*, which
counts its noun, Finnish *kaikki*, a plural with singulars."""

MOST_BY_WORD = 0.2
"""A word on more than this share of a rule's sites is what the rule is about: Finnish *minä* of agreement in person."""


def learn_words(rule: Rule, by_word: Mapping[str, Edges], verdicts: Verdicts) -> tuple[Rule, tuple[int, int]]:
    """The rule without the words that break it often, if it holds then, and what `measure` says of it.

    Args:
        by_word: lemma of the dependent to edges.
    """
    unless = []
    _held, sites = measure_by_word(rule, by_word, verdicts)
    for word, edges in by_word.items():
        held, count = measure(rule, edges, verdicts)
        own_grammar = count - held >= max(BROKEN_BY_WORD, SHARE_BROKEN_BY_WORD * count)
        if own_grammar and count <= MOST_BY_WORD * sites:
            unless.append(word)
    without = replace(rule, unless=tuple(sorted(unless)))
    held, count = measure_by_word(without, by_word, verdicts)
    return (without, (held, count)) if held >= LINT_SHARE * count else (rule, measure_by_word(rule, by_word, verdicts))
