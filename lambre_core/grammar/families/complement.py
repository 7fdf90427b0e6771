"""Complements: verbs ask for the form of the verb that completes them, each for its own.

Estonian *pidama* for the supine (*pean tegema*), *võima* for the infinitive (*võin teha*), Russian *мочь* for the
infinitive. The paper assigns verb forms by relation alone, which tells constructions apart, not right from wrong.
"""

from __future__ import annotations

from lambre_core.grammar.counts import Counts
from lambre_core.grammar.families import assignment
from lambre_core.grammar.governors import asked_values, ranked, with_evidence
from lambre_core.grammar.rule import Rule, Verdict
from lambre_core.grammar.wording import a, relation_phrase, sentence, upos_name
from lambre_core.treebank.feats import Features

NAME = "complement"

RELATIONS = ("comp:aux", "comp:obj")
DEPENDENT, HEADS = "VERB", ("AUX", "VERB")
FEATURE = "VerbForm"

MINIMUM_SITES = 50
"""Fewer judged edges than this make no rule."""


def verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """Held where the complement has an allowed form, broken where it has only others."""
    return assignment.verdict(rule, dependent, head)


def learn(counts: Counts) -> list[Rule]:
    """One rule a relation and part of speech, with the forms that each verb (by its lemma) takes."""
    rules: list[Rule] = []
    for relation in RELATIONS:
        for head in HEADS:
            of_edge = counts.governed.get((relation, DEPENDENT, head), {})
            governors = tuple(
                (lemma, ranked(values))
                for lemma, edges in sorted(of_edge.items())
                if (values := asked_values(edges, "dependent", FEATURE, ()))
            )
            rule = Rule(NAME, DEPENDENT, relation, head, FEATURE, governors=governors)
            rules += with_evidence(rule, of_edge, verdict, MINIMUM_SITES)
    return rules


def why_not_lint(rule: Rule) -> str | None:
    """Which form a verb takes is grammar."""
    return None


def exceptions(rule: Rule) -> tuple[str, ...]:
    """None."""
    return ()


def message(rule: Rule) -> str:
    """E.g. *A verb that is the object or complement of a verb has the form that this word asks for.*"""
    dependent, head = a(upos_name(rule.dependent)), a(upos_name(rule.head))
    return sentence(f"{dependent} that is {relation_phrase(rule.relation)} {head} has the form that this word asks for")
