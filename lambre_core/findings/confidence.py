"""Confidence: a first honest estimate of the probability that a violation is real.

It is the product of what the parser believes of the edge and of both words, and of how sure the rule is:

    p(head) · p(relation | head) · p(UPOS of the dependent) · p(UPOS of the head)
    · P(the rule is broken | both distributions over the feature) · lower bound of the rule's share

The factors count as independent, which they are not, and nothing is calibrated on data yet: the number
orders findings, it is no frequency.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from lambre_core.findings.readings import values_of
from lambre_core.grammar.evidence import wilson_lower
from lambre_core.grammar.families import families
from lambre_core.grammar.rule import Evidence, Outcome, Rule, Verdict
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token

Judge = Callable[[Rule, Features, Features], Verdict]
"""The verdict of a rule on the features of an edge's dependent and head."""
SHARE_WITHOUT_COUNTS = 0.95
"""Taken as a rule's share where it comes without counts (written by hand, or published without them)."""


def family_verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """The `Judge` that asks the rule's family."""
    return families()[rule.family].verdict(rule, dependent, head)


def confidence(outcome: Outcome, judge: Judge) -> float:
    """The estimate for a broken outcome, in [0, 1]; without beliefs (a gold tree) the rule's share alone."""
    return edge_probability(outcome) * clash_probability(outcome, judge) * share_bound(outcome.rule.evidence)


def edge_probability(outcome: Outcome) -> float:
    """Probability that the edge, its relation and both parts of speech are as the parser says."""
    probability = 1.0
    beliefs = outcome.dependent.beliefs
    if beliefs is not None:
        probability *= beliefs.heads.get(outcome.head.id, 0.0) if beliefs.heads else 1.0
        probability *= beliefs.deprels.get(outcome.dependent.deprel or "", 0.0) if beliefs.deprels else 1.0
    for token in (outcome.dependent, outcome.head):
        if token.beliefs is not None and token.beliefs.upos:
            probability *= token.beliefs.upos.get(token.upos or "", 0.0)
    return min(probability, 1.0)


def clash_probability(outcome: Outcome, judge: Judge) -> float:
    """Probability that the rule is broken under the distributions over its feature at both ends."""
    rule = outcome.rule
    heads = list(_weighted(outcome.head, rule.feature))
    return min(
        sum(
            weight * other
            for dependent, weight in _weighted(outcome.dependent, rule.feature)
            for head, other in heads
            if judge(rule, dependent, head) is Verdict.BROKEN
        ),
        1.0,
    )


def share_bound(evidence: Evidence | None) -> float:
    """Lower end of the 95 % interval of the share of edges that satisfy the rule."""
    if evidence is None or evidence.count == 0:
        return SHARE_WITHOUT_COUNTS
    return wilson_lower(evidence.held, evidence.count)


def _weighted(token: Token, feature: str) -> Iterator[tuple[Features, float]]:
    """The word's features with each value that the ruled one may have, and the value's probability."""
    distribution: Mapping[str, float] = token.beliefs.feats.get(feature, {}) if token.beliefs is not None else {}
    if not distribution:
        yield token.feats, 1.0
        return
    others = {name: values for name, values in token.feats.items() if name != feature}
    for written, probability in distribution.items():
        values = values_of(written)
        yield ({**others, feature: values} if values else others), probability
