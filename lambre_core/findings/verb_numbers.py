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
        ("άει", "άνε"),
        ("ηκε", "ηκαν"),
        ("σε", "σαν"),
        ("ξε", "ξαν"),
        ("ψε", "ψαν"),
        ("ει", "ουν"),
        ("εί", "ούν"),
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
    for one, several in PAIRS.get(language, ()):
        old, new = (one, several) if number == "Plur" else (several, one)
        if form.endswith(old) and len(form) >= len(old) + SHORTEST_STEM:
            return re.sub(f"{old}$", new, form)
    return None


def of_number(cause: Cause, inflector: Inflector, language: str) -> Iterator[dict[int, Change]]:
    """A verb in the third person of which no other forms are known, in the number of its subject."""
    for outcome in (violation.outcome for violation in cause.violations):
        subject, verb = outcome.dependent, outcome.head
        if base(outcome.rule.relation) != "subj" or outcome.rule.feature != "Number" or verb.upos != "VERB":
            continue
        number = subject.feats.get("Number", frozenset())
        persons = (verb.feats.get("Person"), subject.feats.get("Person", _THIRD))
        if number not in (_SINGULAR, _PLURAL) or persons != (_THIRD, _THIRD):
            continue
        spelt = in_lower_case(verb.form)
        form = in_the_other_number(spelt, next(iter(number)), language)
        known = any(in_lower_case(one.form) != spelt for one in other_forms(verb, FREE["VERB"], inflector))
        if form is not None and (not known or WITHOUT_ACCENT.fullmatch(spelt) is not None):
            yield {verb.id: Change(cased(form, verb.form or ""), {**verb.feats, "Number": number}, 1)}
