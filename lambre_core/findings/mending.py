"""The tree that is judged: the parser's, mended where grammar says that it cannot be so."""

from __future__ import annotations

from lambre_core.findings.addresses import with_addresses
from lambre_core.findings.coordination import with_coordinated_verbs
from lambre_core.findings.light_verbs import with_light_verbs
from lambre_core.findings.predicates import with_adjectives_behind_clauses, with_predicates_at_subjects
from lambre_core.findings.quantities import Asked, with_quantities
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import with_nominatives, with_objects
from lambre_core.treebank.tree import Sentence

NOTHING: Asked = {}


def mended(
    sentence: Sentence, readings: Readings, *, subjects_dropped: bool = False, counted: Asked = NOTHING
) -> Sentence:
    """The tree of a sentence as it is judged; the same object where nothing is to mend.

    Args:
        subjects_dropped: whether verbs of the language often have no subject (`Grammar.drops_subjects`).
        counted: what numerals and quantifiers ask for (`Grammar.counted`).
    """
    read = with_quantities(sentence, readings, counted)
    read = with_nominatives(with_addresses(read), readings)
    read = with_objects(read, readings, subjects_dropped=subjects_dropped)
    read = with_light_verbs(with_adjectives_behind_clauses(read))
    return with_predicates_at_subjects(with_coordinated_verbs(read))
