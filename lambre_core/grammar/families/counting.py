"""Counting: numerals and quantifiers ask for the case and number of what they count, each for its own.

Russian *два* for the genitive singular, *пять* for the genitive plural, Estonian *kaks* for the partitive singular,
Turkish *iki* for the singular. The relation that a treebank gives such a numeral (`mod@gov`) may tell the case of the
noun, so that the parser's follows the noun, right or wrong: all relations of modifiers count together.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.grammar.counts import Counts
from lambre_core.grammar.families import assignment
from lambre_core.grammar.governors import asked_values, pooled, ranked, with_evidence
from lambre_core.grammar.rule import Rule, Verdict
from lambre_core.grammar.wording import a, base, feature_name, sentence, upos_name
from lambre_core.treebank.feats import Features

NAME = "counting"

RELATIONS = frozenset({"mod", "det"})
DEPENDENT, HEAD = "NUM", "NOUN"

FEATURES = ("Case", "Number")

MINIMUM_SITES = 20
"""Fewer judged edges than this make no rule."""

MINIMUM_SHARE = 0.95
"""Least share of its most frequent value at a numeral that asks for it; others agree with the noun."""

EXCEPTIONS = ("dependent quantified",)


def verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """Held where the noun has an allowed value, broken where it has only others."""
    return assignment.verdict(rule, dependent, head)


def learn(counts: Counts) -> list[Rule]:
    """One rule a relation and feature, with the values that each numeral asks for."""
    by_edge = {
        edge: by_word
        for edge, by_word in counts.governed.items()
        if base(edge[0]) in RELATIONS and edge[1:] == (DEPENDENT, HEAD)
    }
    rules: list[Rule] = []
    for feature in FEATURES:
        governors = []
        for form, edges in pooled(by_edge.values()).items():
            values = asked_values(edges, "head", feature, EXCEPTIONS)
            if form.isalpha() and values and max(values.values()) >= MINIMUM_SHARE * values.total():
                governors.append((form, ranked(values)))
        for (relation, dependent, head), of_edge in by_edge.items():
            rule = Rule(NAME, dependent, relation, head, feature, side="head", exceptions=EXCEPTIONS)
            rule = replace(rule, governors=tuple(sorted(governors)))
            rules += with_evidence(rule, of_edge, verdict, MINIMUM_SITES)
    return rules


def why_not_lint(rule: Rule) -> str | None:
    """What a numeral asks for is grammar."""
    return None


def exceptions(rule: Rule) -> tuple[str, ...]:
    """A numeral that is one of several may ask for nothing."""
    return EXCEPTIONS


def message(rule: Rule) -> str:
    """E.g. *A noun has the case that the numeral before it asks for.*"""
    dependent = upos_name(rule.dependent)
    return sentence(
        f"{a(upos_name(rule.head))} has the {feature_name(rule.feature)} that the {dependent} before it asks for"
    )
