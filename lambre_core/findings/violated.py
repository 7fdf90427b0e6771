"""What tells a violated site from the others of its sentence."""

from __future__ import annotations

from lambre_core.findings.absence import ABSENT
from lambre_core.findings.calibration import construction
from lambre_core.findings.idle_verbs import OF_IDLE
from lambre_core.findings.relatives import RELATIVE_SUBJECT
from lambre_core.findings.subjects import OBJECT, OBLIQUE, PREDICATE
from lambre_core.findings.told.relations import BARE
from lambre_core.grammar.rule import Outcome


def governed_word(outcome: Outcome) -> int:
    """The word that depends on the head of an outcome: the dependent, or the one whose modifier stands in for it."""
    dependent, head = outcome.dependent, outcome.head
    stands_in = bool(outcome.rule.allowed) and outcome.rule.side == "dependent" and dependent.head != head.id
    return dependent.head if stands_in and dependent.head else dependent.id


def violation_key(outcome: Outcome) -> tuple[str, int, int]:
    """What tells a site of a sentence from the others: what the rule is about, dependent, head.

    An object in another case may be an oblique, of which other rules say the same, a predicate a participle, and a
    numeral governs what is a genitive; where a determiner stands in for its noun, the site is the noun's.
    """
    about = construction(outcome.rule.id)
    for relation, another in ALIKE_RELATIONS.items():
        about = about.replace(f"/{relation}", f"/{another}")
    return about, governed_word(outcome), outcome.head.id


ALIKE_RELATIONS = {
    OF_IDLE: "subj",
    BARE: OBJECT,
    ABSENT: OBJECT,
    OBLIQUE: OBJECT,
    "comp:aux@pass": PREDICATE,
    "mod@gov": "mod",
    RELATIVE_SUBJECT: "subj",
}
"""Relations that a word may exchange with its form -> what both count as."""
