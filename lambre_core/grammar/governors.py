"""Governors: words that ask for a value at the other end of an edge, learned one by one.

German *mit* asks for the dative of its object, Estonian *kaks* for the partitive singular of what it counts. What
relation and parts of speech leave open, the word decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from lambre_core.grammar.counts import ByWord, Edges
from lambre_core.grammar.marks import exception_masks
from lambre_core.grammar.measure import Verdicts, measure
from lambre_core.grammar.rule import Evidence, Rule, Side

UNSEEN = 0.05
"""Most that may be left of the probability that next time a governor stands with a value never seen there."""

LEAST_SHARE = 0.01
"""A value that is rarer at a governor is an error of the annotation, or not to be expected."""


def pooled(by_edge: Iterable[ByWord]) -> dict[str, Edges]:
    """The edges of every governor, of all kinds together: what it asks for does not depend on them."""
    found: dict[str, Edges] = {}
    for by_word in by_edge:
        for form, edges in by_word.items():
            found.setdefault(form, []).extend(edges)
    return found


def asked_values(edges: Edges, side: Side, feature: str, exceptions: tuple[str, ...]) -> Counter[str]:
    """The values that a governor allows on a side, with their numbers; none where others are likely.

    A value that was seen once is an error of the annotation or a rarity; the share of such values is the probability of
    one that was never seen (Good 1953), to which one is added for caution.
    """
    on_dependent, on_head = exception_masks(exceptions)
    values: Counter[str] = Counter()
    total = 0
    for dependent, head, count in edges:
        node = head if side == "head" else dependent
        if feature in node.features and not (dependent.marks & on_dependent or head.marks & on_head):
            total += count
            values.update(dict.fromkeys(node.features[feature], count))
    once = sum(count == 1 for count in values.values())
    if once + 1 > UNSEEN * total:
        return Counter()
    return Counter({value: count for value, count in values.items() if count > 1 and count >= LEAST_SHARE * total})


def ranked(values: Counter[str]) -> tuple[str, ...]:
    """The values, the most frequent first."""
    return tuple(value for value, _ in sorted(values.items(), key=lambda item: (-item[1], item[0])))


def with_evidence(rule: Rule, of_edge: ByWord, verdicts: Verdicts, least: int) -> list[Rule]:
    """The rule with what the treebank says of it; nothing where fewer edges than `least` could be judged."""
    held, count = measured(rule, of_edge, verdicts)
    return [replace(rule, evidence=Evidence(held=held, count=count, treebank=""))] if count >= least else []


def measured(rule: Rule, of_edge: ByWord, verdicts: Verdicts) -> tuple[int, int]:
    """How many sites satisfy a rule with governors, and how many could be judged."""
    found = [
        measure(replace(rule, allowed=values, governors=()), of_edge.get(form, []), verdicts)
        for form, values in rule.governors
    ]
    return sum(held for held, _ in found), sum(count for _, count in found)
