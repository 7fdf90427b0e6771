"""Repairs of names of places in the nominative, as their verb says where somebody is, goes or comes from: *asun
Helsinki*, *Helsingissä*; *juna saapuu Tampere*, *Tampereelle*; *lendame London*, *Londonisse*.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.relations import WHERE, WHITHER
from lambre_core.lexicon.finnish import declined
from lambre_core.treebank.tree import in_lower_case

STAYING = re.compile("asu|elä|ela[bdmnst]|pid|järjest|peeta|peeti|korralda|toimu|alga|alka|lõp|päätty")
COMING = re.compile("tule|tuli|palaan")

LISTED = {
    name: tuple(forms.split())
    for name, forms in {
        "tampere": "tampereella tampereelle tampereelta",
        "vantaa": "vantaalla vantaalle vantaalta",
        "rovaniemi": "rovaniemellä rovaniemelle rovaniemeltä",
        "venäjä": "venäjällä venäjälle venäjältä",
        "lahti": "lahdessa lahteen lahdesta",
        "suomi": "suomessa suomeen suomesta",
        "turku": "turussa turkuun turusta",
        "espoo": "espoossa espooseen espoosta",
        "lontoo": "lontoossa lontooseen lontoosta",
        "madrid": "madridissa madridiin madridista",
        "tallinn": "tallinnas tallinna tallinnast",
        "london": "londonis londonisse londonist",
        "pariis": "pariisis pariisi pariisist",
        "berliin": "berliinis berliini berliinist",
        "brüssel": "brüsselis brüsselisse brüsselist",
    }.items()
}
"""Names whose forms no rule tells: where, whither and whence."""

RULED = frozenset(
    "helsinki oulu kuopio jyväskylä pori vaasa viro ruotsi tukholma pariisi rooma saksa oslo bryssel".split()
)
"""Finnish names that are declined by rule, in the inner cases of place."""
INNER = ("Ine", "Ill", "Ela")


def of_places(cause: Cause) -> Iterator[Repair]:
    """The name of a place in the case of place that its verb asks for."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, rule = outcome.dependent, outcome.rule
        if rule.relation not in {WHERE, WHITHER}:
            continue
        form, verb = in_lower_case(word.form), in_lower_case(outcome.head.form)
        place = 0 if rule.relation == WHERE or STAYING.match(verb) else 2 if COMING.match(verb) else 1
        written = LISTED[form][place] if form in LISTED else None
        if written is None and form in RULED:
            written = declined(form, INNER[place], "Sing")
        if written:
            yield Repair({word.id: cased(written, word.form or "")}, 1, 1)
