"""Confidence: a first honest estimate of the probability that a violation is real.

It is the product of what the parser believes of the edges and words concerned, and of how sure the rule is:

    p(head) · p(relation | head) · p(UPOS of the dependent) · p(UPOS of the head)
    · P(the edge is broken | its neighbours hold)  under the probabilities of the words' readings
    · lower bound of the rule's share

*Dem Mann schläft* is wrong only if *dem* belongs to *Mann* and *Mann* is the subject: so every edge beside the
broken one counts, too, as far as the clash would be less likely if that edge did not exist. The factors count as
independent, which they are not: `findings/calibration.py` makes a frequency of the number.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from lambre_core.findings.doubts.site import NOMINALS
from lambre_core.findings.explaining import Edge, Judge, Settlement, broken
from lambre_core.findings.subjects import NOMINATIVE, OBJECTS, OBLIQUE
from lambre_core.grammar.evidence import wilson_lower
from lambre_core.grammar.families import families
from lambre_core.grammar.rule import Evidence, Outcome, Rule, Verdict
from lambre_core.grammar.wording import base
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

SHARE_WITHOUT_COUNTS = 0.95
"""Taken as a rule's share where it comes without counts (written by hand, or published without them)."""

LEAST_OF_SUBJECT = 0.5
"""Probability below which a subject and its verb need not agree, where another nominal may be the subject.

A clause has several words that may be its subject, and in good text a doubtful one that does not agree is none. Where
there is no other, its disagreement itself makes the parser doubt: without that exception CLAMS falls from 0.86 to 0.83
of German pairs. A least of 0.7, or the case of subjects as well, would cost short plain errors: *Mein Bruder bin
krank*, *Den Zug fährt um acht Uhr*.
"""


def family_verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """The `Judge` that asks the rule's family."""
    return families()[rule.family].verdict(rule, dependent, head)


def confidence(
    edge: Edge, edges: Mapping[Edge, Sequence[Outcome]], outcome: Outcome, settled: Settlement, judge: Judge
) -> float:
    """The estimate for a broken outcome on `edge`, in [0, 1].

    Args:
        edges: all ruled edges of the sentence with their outcomes.
    """
    near = {other: group for other, group in edges.items() if other != edge and set(other) & set(edge)}
    clash = clash_probability(edge, edges[edge], near, settled, judge)
    if clash == 0.0:
        return 0.0
    probability = edge_probability(outcome) * clash * share_bound(outcome.rule.evidence)
    for other, group in near.items():
        rest = {kept: some for kept, some in near.items() if kept != other}
        without = clash_probability(edge, edges[edge], rest, settled, judge)
        exists = edge_probability(group[0])
        probability *= exists + (1.0 - exists) * min(without / clash, 1.0)
    return probability


def edge_probability(outcome: Outcome) -> float:
    """Probability that the edge, its relation and both parts of speech are as the parser says."""
    probability = 1.0
    beliefs = outcome.dependent.beliefs
    if beliefs is not None:
        probability *= beliefs.heads.get(outcome.head.id, 0.0) + _the_other_way(outcome) if beliefs.heads else 1.0
        if beliefs.deprels:
            relation = _alike(outcome.dependent.deprel or "")
            probability *= sum(share for deprel, share in beliefs.deprels.items() if _alike(deprel) == relation)
    for token in (outcome.dependent, outcome.head):
        if token.beliefs is not None and token.beliefs.upos:
            probability *= token.beliefs.upos.get(token.upos or "", 0.0)
    return min(probability, 1.0)


def is_improbable(outcome: Outcome, sentence: Sentence) -> bool:
    """Whether a rule asks a subject to agree, the parser doubts that it is one, and another word may be it."""
    agreement = outcome.rule.family == "agreement" and base(outcome.rule.relation) == "subj"
    return agreement and edge_probability(outcome) < LEAST_OF_SUBJECT and has_another_nominal(outcome, sentence)


def has_another_nominal(outcome: Outcome, sentence: Sentence) -> bool:
    """Whether a nominal that is no part of the subject depends on the verb, or stands before one of the two in their
    clause, and the tagger does not take it for one in an oblique case."""
    subject, verb = outcome.dependent, outcome.head
    first, last = sorted((subject.id, verb.id))
    start = first
    while start > 1 and not begins_a_clause(sentence.tokens[start - 2]):
        start -= 1
    return any(
        word.upos in NOMINALS
        and word.id not in (first, last)
        and (word.head == verb.id or start <= word.id < last)
        and not word.feats.get("Case", NOMINATIVE).isdisjoint(NOMINATIVE)
        and not sentence.depends_on(word, subject)
        for word in sentence.tokens
    )


def begins_a_clause(word: Token) -> bool:
    """Whether what stands behind a word may be another clause."""
    return word.upos in {"CCONJ", "SCONJ"} or word.form in {",", ".", ";", ":", "!", "?"}


def _the_other_way(outcome: Outcome) -> float:
    """Probability that the head depends on the dependent, where they agree then as well: without a copula an adjective
    behind a noun may be its attribute or its predicate (*режиссёр старый*)."""
    dependent, head = outcome.dependent, outcome.head
    behind = dependent.upos == "ADJ" and base(outcome.rule.relation) == "mod" and head.id < dependent.id
    before = head.upos == "ADJ" and base(outcome.rule.relation) == "subj" and dependent.id < head.id
    nominatives = all(token.feats.get("Case") == NOMINATIVE for token in (dependent, head))
    if not (behind or before) or not nominatives or head.beliefs is None:
        return 0.0
    return head.beliefs.heads.get(dependent.id, 0.0)


def _alike(relation: str) -> str:
    """What relations have in common for a rule: `subj@pass` is a subject as well, and of `comp:obj` and `comp:obl`
    treebanks choose by the case, which is what is in question."""
    known = base(relation)
    return OBLIQUE if known in OBJECTS else known


def clash_probability(
    edge: Edge,
    group: Sequence[Outcome],
    near: Mapping[Edge, Sequence[Outcome]],
    settled: Settlement,
    judge: Judge,
) -> float:
    """Probability that the readings break a rule of the edge, given that those of its neighbours hold.

    Neighbours that cannot hold, whatever the readings, are errors of their own and tell nothing.
    """
    dependent, head = edge
    possible = all_hold = 0.0
    for features, weight in settled.options[dependent]:
        below = weight * mass(dependent, features, near, settled, judge)
        if not below:
            continue
        for other, other_weight in settled.options[head]:
            joint = below * other_weight * mass(head, other, near, settled, judge)
            possible += joint
            if not broken(group, features, other, judge):
                all_hold += joint
    if possible == 0.0:
        return clash_probability(edge, group, {}, settled, judge) if near else 1.0
    return min(max(1.0 - all_hold / possible, 0.0), 1.0)


def mass(
    number: int, features: Features, near: Mapping[Edge, Sequence[Outcome]], settled: Settlement, judge: Judge
) -> float:
    """Probability that the neighbouring edges of a word hold if it has these features."""
    return math.prod(
        sum(
            weight
            for other, weight in settled.options[edge[1] if edge[0] == number else edge[0]]
            if not broken(group, *((features, other) if edge[0] == number else (other, features)), judge)
        )
        for edge, group in near.items()
        if number in edge
    )


def share_bound(evidence: Evidence | None) -> float:
    """Lower end of the 95 % interval of the share of edges that satisfy the rule."""
    if evidence is None or evidence.count == 0:
        return SHARE_WITHOUT_COUNTS
    return wilson_lower(evidence.held, evidence.count)
