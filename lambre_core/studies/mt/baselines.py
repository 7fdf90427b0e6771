"""Baselines: BLEU and chrF against one reference, from counts a segment so that samples of segments can be scored.

sacrebleu (Post 2018) does the counting and the arithmetic. It has no public way to score many samples of the same
segments; what its own significance tests use for that is used here, and a test holds it against its public scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lambre_core.studies.correlation import Array

NAMES = ("BLEU", "chrF")


@dataclass(frozen=True, slots=True)
class Overlap:
    """A metric of overlap with a reference."""

    name: str
    metric: Any

    def counts(self, texts: Sequence[str], references: Sequence[str]) -> Array:
        """Counts of every segment, a row each; they may be added up."""
        counts: Array = np.asarray(self.metric._extract_corpus_statistics(list(texts), [list(references)]), dtype=float)
        return counts

    def scores(self, sums: Array) -> Array:
        """The scores of sums of counts, one a row, in [0, 100]."""
        return np.array([self.metric._compute_score_from_stats(list(row)).score for row in sums])

    @property
    def signature(self) -> str:
        """sacrebleu's own, which says all that decides about the score."""
        return str(self.metric.get_signature())


def overlaps() -> tuple[Overlap, Overlap]:
    """BLEU and chrF as sacrebleu has them by default."""
    from sacrebleu.metrics.bleu import BLEU
    from sacrebleu.metrics.chrf import CHRF

    return Overlap("BLEU", BLEU()), Overlap("chrF", CHRF())


def sentence_overlaps() -> tuple[Overlap, Overlap]:
    """The same for single segments: BLEU of the orders that the segment has."""
    from sacrebleu.metrics.bleu import BLEU

    return Overlap("BLEU", BLEU(effective_order=True)), overlaps()[1]
