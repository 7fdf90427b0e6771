"""What student and teacher learn by; torch alone, so that a teacher learns where nothing else is installed."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional


def mean_loss(logits: Tensor, gold: Tensor) -> Tensor:
    """Cross-entropy over the words that have a gold value; 0 where none has."""
    total = functional.cross_entropy(logits.flatten(0, 1), gold.flatten(), ignore_index=-1, reduction="sum")
    return total / (gold >= 0).sum().clamp_min(1)


def upos_of(tags: tuple[str, ...], upos: tuple[str, ...]) -> Tensor:
    """Which tag has which UPOS. [tags, upos]"""
    return torch.tensor([[float(tag.partition("|")[0] == name) for name in upos] for tag in tags])
