"""Density: in a long text in which little is found, what is found has to be surer.

A confidence is the share of such findings that are right where one word in 30 is wrong (`calibration`). Every text has
its few false alarms on a thousand words, whether anything is wrong in it or not: where many findings stand on a page
nearly all are right, and of two in a whole chapter perhaps none. So the findings of a text are shown from that
confidence on from which the share of false ones that is to be expected is no more than is put up with. This is how
Benjamini and Hochberg (1995, Controlling the False Discovery Rate, section 3) choose among many tests, with what a
confidence lacks to 1 for the level of a test, and for the number of tests that of the words which may give one. What
is as sure as `SURE` is always shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from lambre_core.documents.unit import TextUnit
from lambre_core.findings.finding import OFF_BY_DEFAULT, Finding

Origin = TypeVar("Origin")
"""Whence a finding comes."""

TESTS_PER_WORD = 0.0006
"""Of so many tests on a word each gives a finding of confidence c or more with probability 1 - c if nothing is wrong:
0.12 false alarms on 1,000 words from 0.8 on, 0.03 from 0.95 on.

In machine translations one reader held so many findings on 1,000 words for false (`lambre-lint evaluate reading`, the
sets for which nothing was made; those that were not read counted as those that were): from 0.8 on 0.16 in 82,000 Czech
words, 0.12 in 84,000 Russian, 0.09 in 72,000 Ukrainian and none in 22,000 German ones, from 0.95 on 0.01, 0.02, none
and none.
"""

SURE = 0.95
"""Confidence from which on a finding is shown in any text."""


def words_in(units: Iterable[TextUnit]) -> int:
    """The words of texts, as blanks part them."""
    return sum(len(unit.text.split()) for unit in units)


def least_confidence(confidences: Iterable[float], words: int, max_false_share: float) -> float:
    """The least confidence from which on findings are shown.

    Args:
        confidences: of all findings in a text.
        words: of the text.
        max_false_share: of what is shown that may be false, in [0, 1]; 1: all of it.
    """
    if max_false_share >= 1.0:
        return 0.0
    tests = TESTS_PER_WORD * words
    least = SURE
    for count, confidence in enumerate(sorted(confidences, reverse=True), 1):
        if (1.0 - confidence) * tests <= max_false_share * count:
            least = min(least, confidence)
    return least


def surest(
    located: Sequence[tuple[Finding, Origin]], words: int, max_false_share: float, *, show_hints: bool = False
) -> tuple[list[tuple[Finding, Origin]], int]:
    """The findings of a text that are sure enough for its length, and how many are left out.

    Args:
        located: all findings, whatever is shown of them; those of rules that are off say nothing.
        show_hints: the others are hints instead of left out.
    """
    ruled = [finding for finding, _ in located if is_weighed(finding)]
    least = least_confidence((finding.confidence for finding in ruled), words, max_false_share)
    kept: list[tuple[Finding, Origin]] = []
    for finding, origin in located:
        if not is_weighed(finding) or finding.confidence >= least:
            kept.append((finding, origin))
        elif show_hints:
            kept.append((replace(finding, severity="hint"), origin))
    return kept, len(located) - len(kept)


def is_weighed(finding: Finding) -> bool:
    """Whether a finding is of a rule that is on, and no hint."""
    return finding.code not in OFF_BY_DEFAULT and finding.severity != "hint" and finding.suppressed != "severity"
