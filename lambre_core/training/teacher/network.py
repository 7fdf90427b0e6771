"""The teacher: a transformer over words whose vectors come from their forms, as the student's do.

It is first read in on raw text: some words are hidden and guessed from the others (Devlin et al. 2019), the word
itself where it is frequent, and its last letters. Then it learns tags and trees as the student does (biaffine arcs
and relations, Dozat and Manning 2017).
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from lambre_core.training.student.losses import mean_loss


@dataclass(frozen=True, slots=True)
class Sizes:
    """Widths and depths."""

    features: int = 200_000
    feature: int = 256
    width: int = 512
    layers: int = 8
    heads: int = 8
    words: int = 40_000
    endings: int = 4_000
    arc: int = 384
    relation: int = 128
    dropout: float = 0.1
    head_dropout: float = 0.3


@dataclass(frozen=True, slots=True)
class Bags:
    """What is known of each form: rows `rows[offsets[f]:offsets[f + 1]]` of one table, each scaled by its weight."""

    rows: Tensor
    weights: Tensor
    offsets: Tensor

    def of(self, forms: Tensor, dropout: float) -> tuple[Tensor, Tensor, Tensor]:
        """Rows, starts and weights of some forms; with `dropout`, some rows count nothing."""
        starts = self.offsets[forms]
        sizes = self.offsets[forms + 1] - starts
        ends = sizes.cumsum(0)
        total = int(ends[-1])
        places = torch.arange(total, device=forms.device)
        places = places + torch.repeat_interleave(starts - (ends - sizes), sizes, output_size=total)
        weights = self.weights[places]
        if dropout:
            weights = weights * (torch.rand_like(weights) >= dropout)
        return self.rows[places], ends - sizes, weights


class Layer(nn.Module):  # type: ignore[misc]
    """Attention and feed-forward, normalised before each."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.heads, self.dropout = sizes.heads, sizes.dropout
        self.norm, self.norm2 = nn.LayerNorm(sizes.width), nn.LayerNorm(sizes.width)
        self.keys = nn.Linear(sizes.width, 3 * sizes.width)
        self.out = nn.Linear(sizes.width, sizes.width)
        self.up, self.down = nn.Linear(sizes.width, 4 * sizes.width), nn.Linear(4 * sizes.width, sizes.width)

    def forward(self, states: Tensor, mask: Tensor | None, turns: tuple[Tensor, Tensor]) -> Tensor:
        """[sentences, length, width]; `mask` is true where a word may be looked at. [sentences, 1, 1, length]"""
        count, length, width = states.shape
        parts = self.keys(self.norm(states)).view(count, length, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        drop = self.dropout if self.training else 0.0
        seen = functional.scaled_dot_product_attention(
            turned(query, turns), turned(key, turns), value, attn_mask=mask, dropout_p=drop
        )
        seen = self.out(seen.transpose(1, 2).reshape(count, length, width))
        states = states + functional.dropout(seen, drop)
        inner = self.down(functional.gelu(self.up(self.norm2(states))))
        return states + functional.dropout(inner, drop)


def turned(vectors: Tensor, turns: tuple[Tensor, Tensor]) -> Tensor:
    """Vectors turned by their places (Su et al. 2021)."""
    cosine, sine = turns
    left, right = vectors.chunk(2, -1)
    return torch.cat([left * cosine - right * sine, right * cosine + left * sine], -1).to(vectors.dtype)


class Encoder(nn.Module):  # type: ignore[misc]
    """Forms to states."""

    def __init__(self, sizes: Sizes, bags: Bags) -> None:
        super().__init__()
        self.sizes, self.bags = sizes, bags
        self.table = nn.Parameter(torch.randn(sizes.features, sizes.feature) * 0.05)
        self.enter = nn.Linear(sizes.feature, sizes.width)
        self.hidden = nn.Parameter(torch.randn(sizes.width) * 0.1)
        self.layers = nn.ModuleList(Layer(sizes) for _ in range(sizes.layers))
        self.norm = nn.LayerNorm(sizes.width)
        half = sizes.width // sizes.heads // 2
        angles = torch.arange(256)[:, None] / 1000 ** (torch.arange(half) / half)
        self.register_buffer("cosine", angles.cos(), persistent=False)
        self.register_buffer("sine", angles.sin(), persistent=False)

    def forward(self, forms: Tensor, hides: Tensor, inside: Tensor | None, dropout: float) -> Tensor:
        """[sentences, length, width]

        Args:
            forms: numbers of forms. [sentences, length]
            hides: where a word is hidden. [sentences, length]
            inside: where there is a word; None: everywhere.
            dropout: share of features that are left out.
        """
        distinct, places = torch.unique(forms, return_inverse=True)
        rows, starts, weights = self.bags.of(distinct, dropout)
        vectors = functional.embedding_bag(rows, self.table, starts, mode="sum", per_sample_weights=weights)
        states = self.enter(vectors)[places]
        states = torch.where(hides[..., None], self.hidden.to(states.dtype), states)
        length = forms.shape[1]
        turns = (self.cosine[:length], self.sine[:length])
        mask = None if inside is None else inside[:, None, None]
        for layer in self.layers:
            states = layer(states, mask, turns)
        out: Tensor = self.norm(states)
        return out


class Guesser(nn.Module):  # type: ignore[misc]
    """Hidden words from states: which word, which ending."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.inner = nn.Sequential(
            nn.Linear(sizes.width, sizes.width), nn.GELU(), nn.LayerNorm(sizes.width), nn.Linear(sizes.width, 256)
        )
        self.words = nn.Linear(256, sizes.words)
        self.endings = nn.Linear(256, sizes.endings)

    def forward(self, states: Tensor, words: Tensor, endings: Tensor) -> Tensor:
        """Mean cross-entropy; a word or ending that has no number counts nothing. [guesses, width], [guesses] twice"""
        inner = self.inner(states)
        guesses = ((self.words(inner), words), (self.endings(inner), endings))
        return torch.stack([mean_loss(logits.float()[None], right[None]) for logits, right in guesses]).sum()


class Heads(nn.Module):  # type: ignore[misc]
    """Tags, arcs and relations from states."""

    def __init__(self, sizes: Sizes, tags: int, relations: int, treebanks: int) -> None:
        super().__init__()
        self.root = nn.Parameter(torch.randn(sizes.width) * 0.1)
        self.treebanks = nn.Embedding(treebanks + 1, sizes.width)
        drop = sizes.head_dropout
        self.tags = nn.Sequential(
            nn.Dropout(drop), nn.Linear(sizes.width, sizes.width), nn.GELU(), nn.Dropout(drop),
            nn.Linear(sizes.width, tags),
        )  # fmt: skip
        self.arcs = nn.ModuleList(part(sizes.width, sizes.arc, drop) for _ in range(2))
        self.arc = nn.Parameter(torch.zeros(sizes.arc + 1, sizes.arc))
        self.ends = nn.ModuleList(part(sizes.width, sizes.relation, drop) for _ in range(2))
        self.relation = nn.Parameter(torch.zeros(relations, sizes.relation + 1, sizes.relation + 1))

    def forward(self, states: Tensor, treebanks: Tensor, inside: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of tags [s, l, tags], of heads [s, l, l + 1] (0: the root), states with the root before them."""
        states = states + self.treebanks(treebanks)[:, None]
        with_root = torch.cat([self.root.to(states.dtype).expand(len(states), 1, -1), states], 1)
        dependents, governors = self.arcs[0](states), self.arcs[1](with_root)
        arcs = ((dependents @ self.arc[:-1] + self.arc[-1]) @ governors.transpose(1, 2)).float()
        length = states.shape[1]
        itself = torch.ones(length, length + 1, dtype=torch.bool, device=states.device).tril(1).triu(1)
        forbidden = itself[None] | ~functional.pad(inside, (1, 0), value=True)[:, None]
        return self.tags(states).float(), arcs.masked_fill(forbidden, float("-inf")), with_root

    def relations(self, with_root: Tensor, heads: Tensor) -> Tensor:
        """Logits of relations given heads. [s, l, relations]"""
        of_heads = torch.gather(with_root, 1, heads.clamp_min(0)[..., None].expand(-1, -1, with_root.shape[-1]))
        dependents = functional.pad(self.ends[0](with_root[:, 1:]), (0, 1), value=1.0)
        governors = functional.pad(self.ends[1](of_heads), (0, 1), value=1.0)
        return torch.einsum("sld,rde,sle->slr", dependents, self.relation.to(dependents.dtype), governors).float()


def part(width: int, size: int, dropout: float) -> nn.Module:
    """One end of an edge."""
    return nn.Sequential(nn.Dropout(dropout), nn.Linear(width, size), nn.LeakyReLU(0.1), nn.Dropout(dropout))
