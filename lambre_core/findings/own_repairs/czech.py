"""Czech repairs."""

from __future__ import annotations

from lambre_core.findings.changes import Repair
from lambre_core.findings.own_repairs.any_language import alone, beside, governed, is_possible, of_phrases
from lambre_core.findings.readings import Readings
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.tree import Sentence

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def is_odd(repair: Repair, tree: Sentence, readings: Readings) -> bool:
    """Whether a time would be an instrumental behind *celou* and the like, with which it says how long or how often:
    *celou noci* is *celou noc*, and not *celou nocí*."""
    return any(
        word > 1
        and (tree.tokens[word - 1].lemma or "") in measures()
        and (tree.tokens[word - 2].form or "").lower() in HOW_LONG
        and form.lower().endswith(("í", "ou"))
        for word, form in repair.forms.items()
    )


HOW_LONG = frozenset({"celou", "každou"})
