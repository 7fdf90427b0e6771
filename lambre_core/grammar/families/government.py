"""Government: a head asks for a case by what word it is: German *mit* for the dative, *ohne* for the accusative.

What SUD's relation and parts of speech leave open, the word decides. The paper's rules know no words (its section 3.2
assigns by relation alone). Where adpositions carry the case that they ask for as a feature of their own, as in Czech,
agreement says the same in a treebank; a tagger gives them the case of what follows, right or wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from lambre_core.grammar.counts import Counts, Node
from lambre_core.grammar.families import assignment
from lambre_core.grammar.marks import COMPOUND, QUANTIFIED
from lambre_core.grammar.measure import measure
from lambre_core.grammar.rule import Evidence, Rule, Verdict
from lambre_core.grammar.wording import a, relation_phrase, sentence, upos_name
from lambre_core.treebank.feats import Features

NAME = "government"

RELATION, HEAD, FEATURE = "comp:obj", "ADP", "Case"

DEPENDENTS = ("NOUN", "PRON", "PROPN", "DET", "ADJ", "NUM")

MINIMUM_SITES = 20
"""Fewer judged edges than this make no rule."""

UNSEEN = 0.05
"""Most that may be left of the probability that the next word after an adposition has a case never seen there."""

LEAST_SHARE = 0.01
"""A case that is rarer after an adposition is an error of the annotation, or not to be expected."""

Sites = list[tuple[Node, Node, int]]


def verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """Held where the dependent has an allowed value, broken where it has only others."""
    return assignment.verdict(rule, dependent, head)


def learn(counts: Counts) -> list[Rule]:
    """One rule a part of speech that depends on adpositions, with the cases that each adposition allows.

    What an adposition asks for does not depend on what follows, so that all parts of speech are counted together.
    """
    after: dict[str, Sites] = {}
    for dependent in DEPENDENTS:
        for form, sites in counts.governed.get((RELATION, dependent, HEAD), {}).items():
            after.setdefault(form, []).extend(sites)
    allowed = {form: values for form, sites in after.items() if (values := cases_after(sites))}
    rules = []
    for dependent in DEPENDENTS:
        of_edge = counts.governed.get((RELATION, dependent, HEAD), {})
        governors = tuple(sorted((form, values) for form, values in allowed.items() if form in of_edge))
        rule = Rule(NAME, dependent, RELATION, HEAD, FEATURE, governors=governors)
        rule = replace(rule, exceptions=exceptions(rule))
        held, count = measured(rule, of_edge)
        if count >= MINIMUM_SITES:
            # Every part of speech knows all adpositions: *ohne* asks a rare pronoun for what it asks of nouns.
            everywhere = tuple(sorted(allowed.items()))
            rules.append(replace(rule, governors=everywhere, evidence=Evidence(held=held, count=count, treebank="")))
    return rules


def cases_after(sites: Sites) -> tuple[str, ...]:
    """The cases that an adposition allows, the most frequent first; none where others are likely.

    A case that was seen once is an error of the annotation or a rarity; the share of such cases is the probability of
    one that was never seen (Good 1953), to which one is added for caution.
    """
    values: Counter[str] = Counter()
    total = 0
    for dependent, head, count in sites:
        if FEATURE in dependent.features and not dependent.marks & QUANTIFIED and not head.marks & COMPOUND:
            total += count
            values.update(dict.fromkeys(dependent.features[FEATURE], count))
    once = sum(count == 1 for count in values.values())
    if once + 1 > UNSEEN * total:
        return ()
    ranked = sorted(values.items(), key=lambda item: (-item[1], item[0]))
    return tuple(value for value, count in ranked if count > 1 and count >= LEAST_SHARE * total)


def measured(rule: Rule, of_edge: Mapping[str, Sites]) -> tuple[int, int]:
    """How many sites satisfy the rule, and how many could be judged."""
    found = [
        measure(replace(rule, allowed=values, governors=()), of_edge.get(form, []), verdict)
        for form, values in rule.governors
    ]
    return sum(held for held, _ in found), sum(count for _, count in found)


def why_not_lint(rule: Rule) -> str | None:
    """What an adposition asks for is grammar."""
    return None


def exceptions(rule: Rule) -> tuple[str, ...]:
    """A numeral can ask for another case, and several words together."""
    return ("dependent quantified", "head compound")


def message(rule: Rule) -> str:
    """E.g. *A noun that is the object or complement of an adposition has the case that this word asks for.*"""
    dependent, head = a(upos_name(rule.dependent)), a(upos_name(rule.head))
    return sentence(f"{dependent} that is {relation_phrase(rule.relation)} {head} has the case that this word asks for")
