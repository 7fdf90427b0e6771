"""Third persons of verbs in the other number by their ends: *existe*, *existem*; *αυξάνεται*, *αυξάνονται*.

Of Portuguese and Greek verbs that no lexicon lists. What is made so is tried as any other repair.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from lambre_core.findings.changes import FREE, Change
from lambre_core.findings.forms import other_forms
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.relations import ALONE, SELF
from lambre_core.grammar.wording import base
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import in_lower_case

PAIRS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "pt": (
        ("rá", "rão"),
        ("ou", "aram"),
        ("eu", "eram"),
        ("iu", "iram"),
        ("a", "am"),
        ("e", "em"),
    ),
    "el": (
        ("είται", "ούνται"),
        ("εται", "ονται"),
        ("ιέται", "ιούνται"),
        ("άται", "ούνται"),
        ("άει", "άνε"),
        ("ηκε", "ηκαν"),
        ("ται", "νται"),
        ("ει", "ουν"),
        ("εί", "ούν"),
        ("ε", "αν"),
    ),
}
"""How third persons of the singular and the plural end, the longest ends first."""

WITHOUT_ACCENT = re.compile("(?:con|man|ob|de|re|sus|abs|entre)tem|(?:con|pro|inter|sobre)vem")
"""Portuguese forms of *conter*, *convir* and the like that have lost their accent: *contém*."""

SHORTEST_STEM = 2
"""Letters before such an end."""

_SINGULAR, _PLURAL, _THIRD = frozenset({"Sing"}), frozenset({"Plur"}), frozenset({"3"})


def in_the_other_number(form: str, number: str, language: str) -> str | None:
    """A third person in lower case in another number, *Sing* or *Plur*; None where its end does not tell."""
    if language == "pt" and number == "Sing" and WITHOUT_ACCENT.fullmatch(form) is not None:
        return f"{form[:-2]}ém"
    if language == "pt" and number == "Sing" and form.endswith(("zem", "zerem")):
        return re.sub("em$", "", form)  # *Fazem*, *faz*
    for one, several in PAIRS.get(language, ()):
        old, new = (one, several) if number == "Plur" else (several, one)
        if form.endswith(old) and len(form) >= len(old) + SHORTEST_STEM:
            return re.sub(f"{old}$", new, form)
    return None


def of_number(cause: Cause, inflector: Inflector, language: str) -> Iterator[dict[int, Change]]:
    """A verb in the third person of which no other forms are known, in the number of its subject."""
    for outcome in (violation.outcome for violation in cause.violations):
        subject, verb = outcome.dependent, outcome.head
        if outcome.rule.relation == SELF and subject.upos == verb.upos == "VERB":
            # *Μπορούν να αλλάξουν*: what is behind *να* is said of whom the verb before it is.
            subject, verb = verb, subject
        elif base(outcome.rule.relation) != "subj":
            continue
        if outcome.rule.feature != "Number" or verb.upos not in {"AUX", "VERB"}:
            continue
        number = frozenset(outcome.rule.allowed) or subject.feats.get("Number", frozenset())
        persons = (verb.feats.get("Person", _THIRD), subject.feats.get("Person", _THIRD))
        if number not in (_SINGULAR, _PLURAL) or persons != (_THIRD, _THIRD):
            continue
        spelt = in_lower_case(verb.form)
        form = in_the_other_number(spelt, next(iter(number)), language)
        known = any(in_lower_case(one.form) != spelt for one in other_forms(verb, FREE["VERB"], inflector))
        if form is not None and (not known or WITHOUT_ACCENT.fullmatch(spelt) is not None):
            yield {verb.id: Change(cased(form, verb.form or ""), {**verb.feats, "Number": number}, 1)}


CELLS = (("1", "Sing"), ("2", "Sing"), ("3", "Sing"), ("1", "Plur"), ("2", "Plur"), ("3", "Plur"))
GREEK_PERSONS = tuple(
    dict(zip(CELLS, ends.split(), strict=True))
    for ends in (
        "άω άς άει άμε άτε άνε",
        "ώ είς εί ούμε είτε ούν",
        "ω εις ει ουμε ετε ουν",
        "είχα είχες είχε είχαμε είχατε είχαν",
    )
)
"""Ends of Greek presents, and the past of *έχω*, of every person: on those the accent does not move."""


def in_another_person(form: str, asked: tuple[str, str]) -> str | None:
    """A Greek present in lower case in another person and number; None where its end does not tell."""
    for row in GREEK_PERSONS:
        end = next((end for end in sorted(row.values(), key=len, reverse=True) if form.endswith(end)), None)
        if end is not None:
            return form[: -len(end)] + row[asked] if len(form) > len(end) or end.startswith("είχ") else None
    return None


def of_person(cause: Cause, language: str) -> Iterator[dict[int, Change]]:
    """A Greek verb in the person and number of its subject: *εσύ ξέρεις*, *ο κατάλογος περιέχει*."""
    if language != "el":
        return
    for outcome in (violation.outcome for violation in cause.violations):
        subject, verb = outcome.dependent, outcome.head
        about = base(outcome.rule.relation) == "subj" and outcome.rule.feature in {"Person", "Number"}
        if not about or verb.upos not in {"AUX", "VERB"} or outcome.rule.relation == ALONE:
            continue
        person = subject.feats.get("Person", _THIRD) if subject.upos == "PRON" else _THIRD
        number = subject.feats.get("Number", frozenset())
        if len(person) != 1 or len(number) != 1:
            continue
        form = in_another_person(in_lower_case(verb.form), (next(iter(person)), next(iter(number))))
        if form is not None and form != in_lower_case(verb.form):
            feats = {**verb.feats, "Person": person, "Number": number}
            yield {verb.id: Change(cased(form, verb.form or ""), feats, 1)}
