"""A second opinion: what a second network, trained on other text, finds where the first found something.

Two networks err in different places. Of what the first finds in good text and the second does not, most is wrong
(docs/parsing.md), so such a finding is less sure. The second is asked about no other sentence, and finds nothing by
itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from lambre_core.findings.calibration import log_odds
from lambre_core.findings.finding import Finding
from lambre_core.findings.told.relations import TOLD_RELATIONS
from lambre_core.treebank.tree import Sentence

Reread = Callable[[Sentence], Sentence | None]
"""Parses a sentence again, its words as they are; None where nothing can."""

WORTH = 0.5
"""Findings that are less sure than that are hidden as they are, and not weighed."""

LEAST = 0.1
"""What the second network finds with less confidence than that counts as not found."""

ALONE = 1.5
"""By how much the log-odds of a finding that the first network alone has are less.

Between what is likeliest for texts of learners (0.85: 168 findings of at least 0.8 that the first alone has in the dev
parts of Falko-MERLIN and GECCC, 142 right) and for the translations for development (2.7: 22, 8 right). What the first
is surer of than 0.947 is still shown by default.
"""


def weighed(findings: Sequence[Finding], others: Sequence[Finding]) -> tuple[Finding, ...]:
    """The findings of the first network, less sure where the second has none at one of their words.

    One is enough: in *die Lehrer ist alt* one network finds that the plural has a singular verb, the other, which reads
    a singular, that it has a wrong article.
    """
    found = [places(other) for other in others if other.cause is not None and other.confidence >= LEAST]
    return tuple(
        finding
        if not is_weighed(finding) or any(places(finding) & other for other in found)
        else replace(finding, confidence=alone(finding.confidence))
        for finding in findings
    )


def is_weighed(finding: Finding) -> bool:
    """Whether the second network is asked about it.

    It is not where an auxiliary asks for a form of its verb (*hat verliert*): no third word has a say in that, and of
    seven that the first network alone has in the dev parts of Falko-MERLIN and GECCC six are right. Nor is it where
    Czech forms tell what belongs together (`told_czech`).
    """
    told = finding.language == TOLD_IN and any(f"-{relation}-" in finding.code for relation in TOLD_RELATIONS)
    sure = told or finding.code.startswith(OF_AUXILIARIES)
    return finding.cause is not None and finding.confidence >= WORTH and not sure


TOLD_IN = "cs"
OF_AUXILIARIES = ("complement/verb-comp:aux", "complement/aux-comp:aux")


def alone(confidence: float) -> float:
    """The confidence of a finding that the first network alone has."""
    return 1 / (1 + math.exp(ALONE - log_odds(confidence, 0.0)))


def places(finding: Finding) -> frozenset[tuple[int, int]]:
    """Where the words of a finding stand, in bytes."""
    ranges = (finding.range, *(related.range for related in finding.related))
    return frozenset((one.start.byte, one.end.byte) for one in ranges)
