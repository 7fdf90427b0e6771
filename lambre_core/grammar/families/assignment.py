"""Assignment: an edge gives one of its ends a value, mostly a case (Pratapa et al. 2021, section 3.2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from lambre_core.grammar.counts import Counts, Node, value_counts
from lambre_core.grammar.evidence import wilson_lower
from lambre_core.grammar.measure import learn_exceptions, measure
from lambre_core.grammar.original import divergence
from lambre_core.grammar.rule import Evidence, Rule, Side, Verdict
from lambre_core.grammar.wording import a, base, feature_name, relation_phrase, sentence, upos_name, value_names
from lambre_core.treebank.feats import Features

NAME = "assignment"

FEATURES = ("Case", "VerbForm")
"""The features that edges assign, as in the paper."""

SIDES: tuple[Side, ...] = ("dependent", "head")

MINIMUM_SITES = 50
"""Fewer judged edges than this make no rule."""

MINIMUM_DIVERGENCE = 0.9
"""The paper's threshold on the relative entropy of an end's values, in nats."""

MINIMUM_VALUE_SHARE = 0.1
"""Values rarer than this at an end are not allowed there, as in the paper."""

MINIMUM_SHARE = 0.9
"""At least this share of the edges must have an allowed value, by its lower bound."""


def verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """Held where the ruled end has an allowed value, broken where it has only others."""
    values = (head if rule.side == "head" else dependent).get(rule.feature)
    if values is None:
        return Verdict.UNDECIDED
    return Verdict.BROKEN if values.isdisjoint((*rule.allowed, *rule.besides)) else Verdict.HELD


def learn(counts: Counts) -> list[Rule]:
    """The rules whose values differ enough from the rest of the treebank and whose allowed values surely suffice.

    Rules that may be linted need no divergence: that most pronouns are in the nominative takes nothing
    from the rule that subjects are.
    """
    in_treebank = value_counts(counts)
    rules = []
    for (relation, dependent, head), edges in counts.edges.items():
        if "_" in (relation, dependent, head):
            continue
        for feature in FEATURES:
            for side in SIDES:
                nodes = [(end if side == "dependent" else other, count) for end, other, count in edges]
                values = _values(nodes, feature)
                if values.total() < MINIMUM_SITES:
                    continue
                rule = Rule(NAME, dependent, relation, head, feature, side=side, allowed=_allowed(values))
                if not rule.allowed:
                    continue
                upos = dependent if side == "dependent" else head
                if why_not_lint(rule) and divergence(values, in_treebank[upos, feature]) < MINIMUM_DIVERGENCE:
                    continue
                rule = learn_exceptions(rule, exceptions(rule), edges, verdict)
                held, count = measure(rule, edges, verdict)
                if count >= MINIMUM_SITES and wilson_lower(held, count) >= MINIMUM_SHARE:
                    rules.append(replace(rule, evidence=Evidence(count, held, treebank="")))
    return rules


def _values(nodes: list[tuple[Node, int]], feature: str) -> Counter[frozenset[str]]:
    values: Counter[frozenset[str]] = Counter()
    for node, count in nodes:
        if feature in node.features:
            values[node.features[feature]] += count
    return values


def _allowed(values: Counter[frozenset[str]]) -> tuple[str, ...]:
    """The values that are frequent enough, the most frequent first; a word with several counts for each."""
    single: Counter[str] = Counter()
    for several, count in values.items():
        single.update(dict.fromkeys(several, count))
    total = values.total()
    ranked = sorted(single.items(), key=lambda item: (-item[1], item[0]))
    return tuple(value for value, count in ranked if count / total >= MINIMUM_VALUE_SHARE)


_CASE_OF_ARGUMENT = {"subj": ("Nom",), "comp:obj": ("Acc",), "comp:pred": ("Nom", "Ins")}
_VERBS = frozenset({"VERB", "AUX"})


def why_not_lint(rule: Rule) -> str | None:
    """Case is assigned by grammar to the subject, object and predicate of a verb, where it is one certain case."""
    if rule.feature != "Case":
        return f"{feature_name(rule.feature)} tells constructions apart, it is not a matter of right and wrong"
    if rule.side == "head":
        return "the relation was named after the case of its head"
    if base(rule.relation) not in _CASE_OF_ARGUMENT or rule.head not in _VERBS:
        return "these words have no case by grammar alone"
    if len(rule.allowed) > 1:
        return "several cases are possible"
    if rule.allowed[0] not in _CASE_OF_ARGUMENT[base(rule.relation)]:
        return "this is not the case of such a word; the treebank may name cases in its own way"
    return None


def exceptions(rule: Rule) -> tuple[str, ...]:
    """A numeral or a negation can ask for another case."""
    if rule.feature != "Case" or rule.side == "head":
        return ()
    return ("dependent quantified", "head negated")


def message(rule: Rule) -> str:
    """E.g. *A noun that is the subject of a verb is in the nominative.*"""
    dependent, head = a(upos_name(rule.dependent)), a(upos_name(rule.head))
    names = value_names(rule.feature, rule.allowed)
    if rule.side == "head":
        ruled = f"{head} whose dependent is {dependent} ({rule.relation})"
    else:
        ruled = f"{dependent} that is {relation_phrase(rule.relation)} {head}"
    if rule.feature == "Case":
        return sentence(f"{ruled} is in the {names}")
    return sentence(f"{ruled} has as {feature_name(rule.feature)}: {names}")
