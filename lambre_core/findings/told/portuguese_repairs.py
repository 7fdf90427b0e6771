"""Repairs of Portuguese verbs in the place of an infinitive, as that and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import difference
from lambre_core.findings.told.portuguese_clauses import CUT
from lambre_core.findings.told.relations import PAST_FORM, SELF, WHAT_IT_IS
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.treebank.tree import in_lower_case


def as_told_infinitives(cause: Cause, lexicon: Lexicon) -> Iterator[Repair]:
    """A verb that lost its *-r* with that (*podem ficar*), and a past as its lemma (*antes de enviar*), where the words
    alone tell that an infinitive is asked for; an infinitive behind *estar* as a gerund (*está trabalhando*)."""
    for outcome in (violation.outcome for violation in cause.violations):
        verb, rule = outcome.dependent, outcome.rule
        if rule.relation == WHAT_IT_IS and "Ger" in rule.allowed and in_lower_case(verb.form).endswith("r"):
            gerund = in_lower_case(verb.form).replace("ô", "o")[:-1] + "ndo"
            yield Repair({verb.id: gerund}, 1, difference(verb.form or "", gerund))
        if rule.relation not in {PAST_FORM, SELF} or rule.feature != "VerbForm" or "Inf" not in rule.allowed:
            continue
        form = in_lower_case(verb.form)
        known = (one.lemma or "" for one in lexicon.readings(form) if one.upos in {"AUX", "VERB"})
        whole = f"{form}r" if form in CUT else next((lemma for lemma in known if lemma.endswith("r")), "")
        if whole:
            yield Repair({verb.id: whole}, 1, difference(form, whole))
