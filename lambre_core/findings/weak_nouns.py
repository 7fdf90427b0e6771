"""German masculines in *-e* that have *-n* in all cases but the nominative: *der Kunde*, *den Kunden*; and so have
adjectives and participles that stand for a man: *den Angeklagten*."""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.findings.changes import Change
from lambre_core.findings.merging import Cause
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token, in_lower_case

MASCULINE: Features = {"Case": frozenset({"Nom"}), "Gender": frozenset({"Masc"})}
DECLINED: Features = {"Case": frozenset({"Acc"}), "Gender": frozenset({"Masc"}), "Number": frozenset({"Sing"})}

OBLIQUE = ("en", "em", "es")
"""Ends of determiners beside such a form."""


def lacks_its_n(determiner: Token, noun: Token, lexicon: Lexicon) -> bool:
    """Whether a noun in *-e* behind a determiner of another case than the nominative may lack its *-n*: *den Zeuge*."""
    form = noun.form or ""
    if noun.upos != "NOUN" or determiner.upos != "DET" or determiner.id > noun.id or not form.endswith("e"):
        return False
    known = (
        any(reading.feats.items() >= feats.items() for reading in lexicon.readings(written))
        for written, feats in ((form, MASCULINE), (f"{form}n", DECLINED))
    )
    return in_lower_case(determiner.form).endswith(OBLIQUE) and all(known)


def with_its_n(cause: Cause, lexicon: Lexicon) -> Iterator[dict[int, Change]]:
    """Such a noun with its *-n*, whatever the tagger takes it for: it sees a feminine in *den Kunde*."""
    for outcome in (violation.outcome for violation in cause.violations):
        noun = outcome.head
        if lacks_its_n(outcome.dependent, noun, lexicon):
            case = outcome.dependent.feats.get("Case", DECLINED["Case"])
            yield {noun.id: Change(f"{noun.form}n", {**DECLINED, "Case": case}, 1)}
