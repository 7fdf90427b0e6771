"""Finnish repairs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.changes import Change, Repair
from lambre_core.findings.finnish_cases import in_its_case
from lambre_core.findings.finnish_persons import of_persons
from lambre_core.findings.finnish_repairs import of_finnish_words
from lambre_core.findings.known_repairs import of_a_time
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import governed, is_odd, is_possible, of_phrases
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.finnic_determiners import of_finnic_determiners
from lambre_core.findings.told.finnic_owners import of_owners
from lambre_core.findings.told.finnic_places import of_places
from lambre_core.findings.told.finnic_roles import of_roles
from lambre_core.findings.told.finnic_times import of_finnish_times
from lambre_core.grammar.rule import Outcome
from lambre_core.grammar.wording import base
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import in_lower_case

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    when = [*of_a_time(cause)] or [*of_finnish_times(cause)]
    return when or [*of_roles(cause, language), *of_places(cause), *of_owners(cause, language)] or None


def beside(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, language: str
) -> Iterator[Mapping[int, Change]]:
    """As in `OwnRepairs`."""
    yield from in_its_person(cause)
    yield from in_its_case(cause, outcomes)
    yield from of_finnish_words(cause)
    yield from of_finnic_determiners(cause)


def in_its_person(cause: Cause) -> Iterator[dict[int, Change]]:
    """A Finnish verb in the person and number of its subject: *sinä puhut*."""
    for outcome in (violation.outcome for violation in cause.violations):
        subject, verb, rule = outcome.dependent, outcome.head, outcome.rule
        if (
            base(rule.relation) != "subj"
            or rule.feature not in {"Number", "Person"}
            or verb.upos not in {"AUX", "VERB"}
        ):
            continue
        number = rule.allowed if rule.feature == "Number" and rule.allowed else subject.feats.get("Number", {"Sing"})
        person = subject.feats.get("Person", {"3"}) if subject.upos == "PRON" else {"3"}
        if len(number) != 1 or len(person) != 1:
            continue
        asked = (next(iter(person)), next(iter(number)))
        past = "Past" in verb.feats.get("Tense", ())
        for form in of_persons(in_lower_case(verb.form), asked, past=past):
            feats = {**verb.feats, "Person": frozenset({asked[0]}), "Number": frozenset({asked[1]})}
            if form != in_lower_case(verb.form):
                yield {verb.id: Change(cased(form, verb.form or ""), feats, 1)}
