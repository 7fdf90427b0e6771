"""Temperatures: logits divided by a number, so that 0.9 is right nine times in ten (Guo et al. 2017)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn import functional

from lambre_core.training.student.batches import Collection, Example, by_length
from lambre_core.training.student.model import Student

SAMPLE_WORDS = 15_000
BINS = 15


@dataclass(frozen=True, slots=True)
class Answers:
    """Logits and what would have been right. [words, choices], [words]"""

    logits: Tensor
    gold: Tensor


def answers(model: Student, collection: Collection, examples: Sequence[Example], treebank: int) -> dict[str, Answers]:
    """Logits of tags, heads and relations (those of the gold heads) for some examples, at most `SAMPLE_WORDS`."""
    found: dict[str, list[Answers]] = {"tags": [], "heads": [], "relations": []}
    words = 0
    model.eval()
    with torch.inference_mode():
        for group in by_length(examples, 1500, np.random.default_rng(0)):
            batch = replace(collection.batch(group), treebanks=torch.full((len(group),), treebank))
            scores = model.score(batch)
            relations = model.score_relations(scores.states, batch.heads)
            for name, logits, gold in (
                ("tags", scores.tags, batch.tags),
                ("heads", scores.arcs, batch.heads),
                ("relations", relations, batch.relations),
            ):
                learned = gold >= 0
                found[name].append(Answers(logits[learned], gold[learned]))
            words += int(batch.lengths.sum())
            if words > SAMPLE_WORDS:
                break
    return {name: joined(parts) for name, parts in found.items()}


def joined(parts: Sequence[Answers]) -> Answers:
    """All answers in one; rows of heads differ in width and are filled with -inf."""
    width = max(part.logits.shape[1] for part in parts)
    return Answers(
        torch.cat([functional.pad(p.logits, (0, width - p.logits.shape[1]), value=float("-inf")) for p in parts]),
        torch.cat([part.gold for part in parts]),
    )


def temperature(found: Answers) -> float:
    """The one that makes the gold answers most probable."""

    def loss(logarithm: float) -> float:
        return float(functional.cross_entropy(found.logits / float(np.exp(logarithm)), found.gold))

    return float(np.exp(lowest(loss, float(np.log(0.25)), float(np.log(4.0)))))


def lowest(loss: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest, by golden-section search."""
    share = (5**0.5 - 1) / 2
    while high - low > 0.005:
        left, right = high - share * (high - low), low + share * (high - low)
        if loss(left) < loss(right):
            high = right
        else:
            low = left
    return (low + high) / 2


def calibration_error(found: Answers, scale: float) -> float:
    """Expected calibration error of the best answer, in per cent, with `BINS` bins of equal width."""
    best, chosen = functional.softmax(found.logits / scale, -1).max(-1)
    right: npt.NDArray[np.float64] = (chosen == found.gold).numpy().astype(np.float64)
    sure: npt.NDArray[np.float64] = best.numpy().astype(np.float64)
    bins = np.minimum((sure * BINS).astype(np.int64), BINS - 1)
    gaps = np.bincount(bins, right, BINS) - np.bincount(bins, sure, BINS)
    return float(100 * np.abs(gaps).sum() / max(1, len(sure)))


def reliability(found: Mapping[str, Answers], temperatures: Sequence[float]) -> dict[str, float]:
    """Calibration errors before and after, by name."""
    rows: dict[str, float] = {}
    for (name, part), scale in zip(found.items(), temperatures, strict=True):
        rows[f"{name} before"] = round(calibration_error(part, 1.0), 2)
        rows[f"{name} after"] = round(calibration_error(part, scale), 2)
    return rows
