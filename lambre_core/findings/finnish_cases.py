"""Finnish nouns and attributes in another case or number, by rule: *tiedoston*, *tiedosto*; *vanha*, *vanhassa*.

What is to be declined so is what a finding says: a noun in a case that is asked for, with its attributes, an attribute
like its noun, what is counted, a predicate like its subject, and a participle like the verb before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from lambre_core.findings.changes import Change
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased
from lambre_core.findings.subjects import PREDICATE
from lambre_core.findings.told.relations import COUNTED, IN_DIGITS, INTENDED, RELATIVE_OBJECT, SAID_OF_SEVERAL
from lambre_core.grammar.rule import Outcome
from lambre_core.grammar.wording import base
from lambre_core.lexicon.finnish import declined, nominative_of
from lambre_core.treebank.tree import Token, in_lower_case

DECLINED = frozenset({"ADJ", "NOUN", "PROPN", "VERB"})
ATTRIBUTIVE = frozenset({"det", "mod"})
SING, PLUR = "Sing", "Plur"
OF_NOBODY = {"ovat": "on", "olivat": "oli"}
"""Verbs of several, and as they stand in passives."""
MUCH = frozenset("paljon vähän enemmän vähemmän lisää tarpeeksi".split())
"""Words for how much, behind which several are said in the plural."""
WHOLE = frozenset({INTENDED, RELATIVE_OBJECT})
"""Relations of objects that are whole, if nothing says otherwise."""


def in_its_case(cause: Cause, outcomes: Sequence[Outcome]) -> Iterator[dict[int, Change]]:
    """Finnish words of a finding in the case and number that its rules ask for.

    Args:
        outcomes: all that a repair has to satisfy.
    """
    for outcome in (violation.outcome for violation in cause.violations):
        dependent, head, rule = outcome.dependent, outcome.head, outcome.rule
        if rule.relation == SAID_OF_SEVERAL or (base(rule.relation) == "comp:aux" and rule.feature == "Number"):
            yield from as_several(dependent)
            if form := OF_NOBODY.get(in_lower_case(head.form)):
                feats = {**head.feats, "Number": frozenset({SING})}
                if re.search("[tdh][uy]$", in_lower_case(dependent.form)) is not None:
                    yield {head.id: Change(cased(form, head.form or ""), feats, 1)}
        elif rule.family == "counting" or rule.relation in {COUNTED, IN_DIGITS}:
            much = in_lower_case(dependent.form) in MUCH
            yield from changed(head, "Par", number_of(head) if much else SING, ())
        elif rule.feature == "Case" and rule.allowed and rule.side == "dependent":
            for case in rule.allowed[:1] if rule.relation in WHOLE else rule.allowed:
                yield from changed(dependent, case, number_of(dependent), attributes_of(dependent, outcomes))
        elif base(rule.relation) in ATTRIBUTIVE and rule.feature in {"Case", "Number"} and not rule.allowed:
            for case in sorted(head.feats.get("Case", ())):
                yield from changed(dependent, case, number_of(head), ())
        elif rule.relation == PREDICATE and rule.feature == "Number" and not rule.allowed:
            several = PLUR in head.feats.get("Number", ())
            for case in ("Par", "Nom") if several else ("Nom",):
                yield from changed(dependent, case, PLUR if several else SING, ())


def number_of(word: Token) -> str:
    """The number of a word; the singular where it is in none."""
    return PLUR if word.feats.get("Number") == frozenset({PLUR}) else SING


def attributes_of(noun: Token, outcomes: Iterable[Outcome]) -> tuple[Token, ...]:
    """The attributes of a noun that agree with it."""
    found = {
        outcome.dependent.id: outcome.dependent
        for outcome in outcomes
        if outcome.head.id == noun.id
        and base(outcome.rule.relation) in ATTRIBUTIVE
        and outcome.rule.feature == "Case"
        and not outcome.rule.allowed
    }
    return tuple(found.values())


def changed(word: Token, case: str, number: str, attributes: Sequence[Token]) -> Iterator[dict[int, Change]]:
    """A word in a case and number with its attributes in the same; nothing where a form is not told."""
    forms = {one.id: (one, declined_as(one, case, number)) for one in (word, *attributes)}
    if any(form is None for _, form in forms.values()):
        return
    changes = {
        number_: Change(
            cased(form or "", one.form or ""), {**one.feats, **cell(case, number)}, count(one, case, number)
        )
        for number_, (one, form) in forms.items()
        if form != in_lower_case(one.form)
    }
    if changes:
        yield changes


def cell(case: str, number: str) -> dict[str, frozenset[str]]:
    """A case and number as features."""
    return {"Case": frozenset({case}), "Number": frozenset({number})}


def count(word: Token, case: str, number: str) -> int:
    """How many features of a word change."""
    return sum(word.feats.get(name) != values for name, values in cell(case, number).items())


def declined_as(word: Token, case: str, number: str) -> str | None:
    """A word in a case and number; None where it is not told."""
    own = sorted(word.feats.get("Case", ()))
    if word.upos not in DECLINED or len(own) != 1:
        return None
    nominative = nominative_of(in_lower_case(word.form), own[0], number_of(word), in_lower_case(word.lemma))
    return declined(nominative, case, number) if nominative is not None else None


def as_several(participle: Token) -> Iterator[dict[int, Change]]:
    """A Finnish active participle in the plural: *lähettänyt*, *lähettäneet*."""
    form = participle.form or ""
    if re.search("[nlrs][uy]t$", form) is not None:
        feats = {**participle.feats, "Number": frozenset({PLUR})}
        yield {participle.id: Change(f"{form[:-2]}eet", feats, 1)}
