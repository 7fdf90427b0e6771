"""Government: a head asks for a case by what word it is: German *mit* for the dative, *ohne* for the accusative.

What SUD's relation and parts of speech leave open, the word decides. The paper's rules know no words (its section 3.2
assigns by relation alone). Where adpositions carry the case that they ask for as a feature of their own, as in Czech,
agreement says the same in a treebank; a tagger gives them the case of what follows, right or wrong.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.grammar.counts import Counts
from lambre_core.grammar.families import assignment
from lambre_core.grammar.governors import asked_values, pooled, ranked, with_evidence
from lambre_core.grammar.rule import Rule, Verdict
from lambre_core.grammar.wording import a, relation_phrase, sentence, upos_name
from lambre_core.treebank.feats import Features

NAME = "government"

RELATION, HEAD, FEATURE = "comp:obj", "ADP", "Case"

DEPENDENTS = ("NOUN", "PRON", "PROPN", "DET", "ADJ", "NUM")

MINIMUM_SITES = 20
"""Fewer judged edges than this make no rule."""

EXCEPTIONS = ("dependent quantified", "head compound")


def verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """Held where the dependent has an allowed value, broken where it has only others."""
    return assignment.verdict(rule, dependent, head)


def learn(counts: Counts) -> list[Rule]:
    """One rule a part of speech that depends on adpositions, with the cases that each adposition allows.

    What an adposition asks for does not depend on what follows, so that all parts of speech are counted together.
    """
    by_edge = {upos: counts.governed.get((RELATION, upos, HEAD), {}) for upos in DEPENDENTS}
    allowed = {
        form: ranked(values)
        for form, edges in pooled(by_edge.values()).items()
        if (values := asked_values(edges, "dependent", FEATURE, EXCEPTIONS))
    }
    rules: list[Rule] = []
    for dependent in DEPENDENTS:
        of_edge = by_edge[dependent]
        governors = tuple(sorted((form, values) for form, values in allowed.items() if form in of_edge))
        rule = Rule(NAME, dependent, RELATION, HEAD, FEATURE, governors=governors, exceptions=EXCEPTIONS)
        # Every part of speech knows all adpositions: *ohne* asks a rare pronoun for what it asks of nouns.
        everywhere = tuple(sorted(allowed.items()))
        found = with_evidence(rule, of_edge, verdict, MINIMUM_SITES)
        rules += [replace(evident, governors=everywhere) for evident in found]
    return rules


def why_not_lint(rule: Rule) -> str | None:
    """What an adposition asks for is grammar."""
    return None


def exceptions(rule: Rule) -> tuple[str, ...]:
    """A numeral can ask for another case, and several words together."""
    return EXCEPTIONS


def message(rule: Rule) -> str:
    """E.g. *A noun that is the object or complement of an adposition has the case that this word asks for.*"""
    dependent, head = a(upos_name(rule.dependent)), a(upos_name(rule.head))
    return sentence(f"{dependent} that is {relation_phrase(rule.relation)} {head} has the case that this word asks for")
