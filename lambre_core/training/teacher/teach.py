"""Reading in, learning, parsing: `python -m lambre_core.training.teacher.teach CORPUS OUTPUT ...`, best on a GPU.

Needs torch, numpy and what `features.py` needs. Time is what is given: the rate falls with the time that is left, so
that the same command fits a short loan of a machine.
"""

from __future__ import annotations

import argparse
import copy
import sys
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn import functional

from lambre_core.training.student.losses import mean_loss, upos_of
from lambre_core.training.teacher import Arrays
from lambre_core.training.teacher.network import Bags, Encoder, Guesser, Heads, Sizes
from lambre_core.training.teacher.reading import (
    Gold,
    Group,
    endings_of,
    make_bags,
    names_of,
    numbered,
    read,
)

HIDDEN = 0.15
"""Share of the words that are guessed (Devlin et al. 2019)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Train and parse."""
    parser = argparse.ArgumentParser()
    parser.add_argument("corpus", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--seconds", type=float, default=240.0, help="time for reading in raw text")
    parser.add_argument("--epochs", type=int, default=16, help="passes over the treebanks")
    parser.add_argument("--networks", type=int, default=2, help="how many networks learn most of dev, too")
    parser.add_argument("--gold-batch", type=int, default=3000, help="words of treebanks in a batch")
    parser.add_argument("--gold-seconds", type=float, default=120.0, help="most time for learning from treebanks, each")
    parser.add_argument("--parse", type=int, default=3_000_000, help="words of raw text to parse")
    parser.add_argument("--batch", type=int, default=32_768, help="words of raw text in a batch")
    parser.add_argument("--seed", type=int, default=7, help="another one for the teacher of a second network")
    parser.add_argument("--tiny", action="store_true", help="for a trial on a CPU")
    args = parser.parse_args(arguments)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    content = read(args.corpus)
    sizes = Sizes()
    if args.tiny:
        sizes = replace(sizes, features=20_000, feature=32, width=64, layers=2, heads=2, words=2000, endings=200)
    teacher = Teacher(content, sizes, device, args.seed)
    report(f"{len(teacher.forms)} forms, {len(teacher.raw)} raw words")
    teacher.read_in(args.seconds, args.batch)
    dev = Gold(content, "dev")
    limits = Limits(args.epochs, args.gold_batch, args.gold_seconds)
    networks = [teacher.learn(Gold(content, "train"), args.seed + 1, limits)]
    report("without dev: " + teacher.scores(networks, dev))
    folded = Gold(content, "folded")
    networks += [teacher.learn(folded, args.seed + 2 + number, limits) for number in range(args.networks)]
    found = teacher.parse(networks, args.parse, int(dev.treebanks[0]))
    args.output.mkdir(parents=True, exist_ok=True)
    for name, array in found.items():
        (args.output / f"{name}.bin").write_bytes(zlib.compress(array.tobytes(), 6))
    report("done")
    return 0


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a network learns from treebanks.

    Attributes:
        epochs: passes over them, fewer if the time is over before.
        words: in a batch.
    """

    epochs: int
    words: int
    seconds: float = 120.0


@dataclass(frozen=True, slots=True)
class Network:
    """One that parses."""

    encoder: Encoder
    heads: Heads


class Teacher:
    """A corpus and the encoder that has read it."""

    def __init__(self, content: Arrays, sizes: Sizes, device: torch.device, seed: int) -> None:
        self.device, self.sizes, self.seed = device, sizes, seed
        self.forms = names_of(content["forms"])
        bags = make_bags(self.forms, content, sizes)  # before the GPU is touched: it starts processes
        self.tags, self.relations = names_of(content["tags"]), names_of(content["relations"])
        self.of_upos = upos_of(tuple(self.tags), tuple(names_of(content["upos"]))).to(device)
        self.parts_of_tags = {
            name: numbered([tag.partition("|")[2 * place] for tag in self.tags]).to(device)
            for place, name in enumerate(("UPOS", "feats"))
        }
        self.treebanks = 1 + max(int(content[f"{name}.treebanks"].max()) for name in ("train", "folded", "dev"))
        self.raw = content["raw"].astype(np.int64)
        self.lengths = content["raw.sizes"].astype(np.int64)
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])
        self.bags = Bags(bags.rows.to(device), bags.weights.to(device), bags.offsets.to(device))
        self.endings = torch.from_numpy(endings_of(self.forms, self.raw, sizes.endings)).to(device)
        self.encoder = Encoder(sizes, self.bags).to(device)
        self.on_device = torch.from_numpy(self.raw).to(device)

    def autocast(self) -> torch.autocast:
        """Half precision on a GPU."""
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda")

    def raw_groups(self, words: int, random: np.random.Generator) -> Iterator[tuple[Tensor, int]]:
        """Places of the first words of raw sentences of one length, and that length; all once, in random order."""
        groups = []
        for length in np.unique(self.lengths):
            rows = np.flatnonzero(self.lengths == length)
            random.shuffle(rows)
            size = max(1, words // int(length))
            groups += [(rows[start : start + size], int(length)) for start in range(0, len(rows), size)]
        random.shuffle(groups)
        for rows, length in groups:
            yield torch.from_numpy(self.starts[rows]).to(self.device), length

    def read_in(self, seconds: float, words: int) -> None:
        """Guess hidden words of the raw text for some time."""
        guesser = Guesser(self.sizes).to(self.device)
        parameters = [*self.encoder.parameters(), *guesser.parameters()]
        rate = 8e-4
        optimiser = torch.optim.AdamW(parameters, lr=rate, betas=(0.9, 0.98), weight_decay=0.01, fused=True)
        random = np.random.default_rng(self.seed)
        start, step, seen, total = time.monotonic(), 0, 0, torch.zeros((), device=self.device)
        self.encoder.train()
        while time.monotonic() - start < seconds:
            for first, length in self.raw_groups(words, random):
                share = min(1.0, (time.monotonic() - start) / seconds)
                for group in optimiser.param_groups:
                    group["lr"] = rate * min(1.0, (step + 1) / 300) * (1 - share)
                forms = self.on_device[first[:, None] + torch.arange(length, device=self.device)[None]]
                guessed = torch.rand(forms.shape, device=self.device) < HIDDEN
                draw = torch.rand(forms.shape, device=self.device)
                hides = guessed & (draw < 0.8)
                # A tenth stands as it is, a tenth as some other word of the text.
                other = self.on_device[torch.randint(len(self.on_device), forms.shape, device=self.device)]
                given = torch.where(guessed & (draw > 0.9), other, forms)
                with self.autocast():
                    states = self.encoder(given, hides, None, 0.05)[guessed]
                    targets = forms[guessed]
                    words_here = torch.where(targets < self.sizes.words, targets, -1)
                    loss = guesser(states, words_here, self.endings[targets])
                optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(parameters, 1.0)
                optimiser.step()
                step, seen, total = step + 1, seen + forms.numel(), total + loss.detach()
                if step % 200 == 0:
                    spent = time.monotonic() - start
                    report(f"{spent:.0f} s: step {step}, {seen / 1e6:.1f}M words, loss {float(total) / 200:.3f}")
                    total.zero_()
                if time.monotonic() - start >= seconds:
                    break

    def learn(self, gold: Gold, seed: int, limits: Limits) -> Network:
        """Tags and trees from treebanks, beginning with the encoder as it is."""
        torch.manual_seed(seed)
        random = np.random.default_rng(seed)
        encoder = copy.deepcopy(self.encoder)
        heads = Heads(self.sizes, len(self.tags), len(self.relations), self.treebanks).to(self.device)
        parameters = [list(encoder.parameters()), list(heads.parameters())]
        groups = [{"params": parameters[0], "rate": 3e-4}, {"params": parameters[1], "rate": 1e-3}]
        optimiser = torch.optim.AdamW(groups, lr=1e-3, betas=(0.9, 0.95), weight_decay=0.01, fused=True)
        words = limits.words
        steps = limits.epochs * max(1, sum(1 for _ in gold.groups(words, torch.device("cpu"), random)))
        step, share, started = 0, 0.0, time.monotonic()
        encoder.train()
        heads.train()
        while share < 1:
            for group in gold.groups(words, self.device, random):
                share = min(1.0, max(step / steps, (time.monotonic() - started) / limits.seconds))
                if share >= 1:
                    break
                for part in optimiser.param_groups:
                    part["lr"] = part["rate"] * min(1.0, (step + 1) / 60) * (1 - share)
                hides = torch.rand(group.forms.shape, device=self.device) < 0.08
                treebanks = group.columns["treebanks"]
                unnamed = torch.rand(treebanks.shape, device=self.device) < 0.1
                treebanks = torch.where(unnamed, self.treebanks, treebanks)
                with self.autocast():
                    loss = self.loss(Network(encoder, heads), group, hides, treebanks)
                optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_([*parameters[0], *parameters[1]], 1.0)
                optimiser.step()
                step += 1
        report(f"learned in {time.monotonic() - started:.0f} s, {step} steps, loss {float(loss.detach()):.3f}")
        encoder.eval()
        heads.eval()
        return Network(encoder, heads)

    def loss(self, network: Network, group: Group, hides: Tensor, treebanks: Tensor) -> Tensor:
        """Cross-entropies of tags, heads and relations, as the student's."""
        states = network.encoder(group.forms, hides, group.inside, 0.1)
        tags, arcs, with_root = network.heads(states, treebanks, group.inside)
        gold = group.columns
        relations = network.heads.relations(with_root, gold["heads"])
        pairs = ((tags, gold["tags"]), (arcs, gold["heads"]), (relations, gold["relations"]))
        total = torch.stack([mean_loss(logits, right) for logits, right in pairs]).sum()
        untagged = (gold["tags"] < 0) & (gold["upos"] >= 0)
        chances = torch.log(functional.softmax(tags, -1) @ self.of_upos + 1e-9)
        return total + mean_loss(chances, torch.where(untagged, gold["upos"], -1))

    # Answers

    def answers(self, networks: Sequence[Network], group: Group, treebank: int) -> dict[str, Tensor]:
        """The means of the networks' probabilities: best tag, head, relation and how probable each is."""
        none = torch.zeros_like(group.forms, dtype=torch.bool)
        treebanks = torch.full((len(group.forms),), treebank, device=self.device)
        with torch.inference_mode(), self.autocast():
            found = [
                network.heads(network.encoder(group.forms, none, group.inside, 0.0), treebanks, group.inside)
                for network in networks
            ]
            of_tags = mean_chances([tags for tags, _, _ in found]).max(-1)
            heads = mean_chances([arcs for _, arcs, _ in found]).max(-1)
            logits = [
                network.heads.relations(with_root, heads.indices)
                for network, (_, _, with_root) in zip(networks, found, strict=True)
            ]
            of_relations = mean_chances(logits).max(-1)
        return {
            "tags": of_tags.indices,
            "heads": heads.indices,
            "relations": of_relations.indices,
            "tags.sure": of_tags.values,
            "heads.sure": heads.values,
            "relations.sure": of_relations.values,
        }

    def scores(self, networks: Sequence[Network], gold: Gold) -> str:
        """How good the answers are in each treebank's style, heads word by word without making a tree."""
        found = []
        for treebank in range(self.treebanks + 1):
            words, right = 0, Counter[str]()
            for group in gold.groups(6000, self.device, None):
                answers = self.answers(networks, group, treebank)
                own = group.columns
                words += int(group.inside.sum())
                heads = (answers["heads"] == own["heads"]) & group.inside
                known = own["tags"] >= 0
                for name, parts in self.parts_of_tags.items():
                    right[name] += int(((parts[answers["tags"]] == parts[own["tags"].clamp_min(0)]) & known).sum())
                right["UAS"] += int(heads.sum())
                right["LAS"] += int((heads & (answers["relations"] == own["relations"])).sum())
            found.append(" ".join([f"{treebank}:", *(f"{name} {100 * n / words:.2f}" for name, n in right.items())]))
        return "; ".join(found)

    def parse(self, networks: Sequence[Network], words: int, treebank: int) -> dict[str, npt.NDArray[np.generic]]:
        """Answers for raw sentences.

        Returns:
            `rows`: which sentences, int32; for their words, one sentence after the other, `tags` uint16, `heads`,
            `relations` uint8, and `<part>.sure`, probabilities in sixteenths.
        """
        random = np.random.default_rng(11)
        order = random.permutation(len(self.lengths))
        order = order[np.cumsum(self.lengths[order]) <= words]
        order = order[np.argsort(self.lengths[order], kind="stable")]
        columns: dict[str, list[npt.NDArray[np.generic]]] = {}
        kinds = {"tags": np.uint16}
        started = time.monotonic()
        start = 0
        while start < len(order):
            length = int(self.lengths[order[start]])
            size = max(1, 12_000 // length)
            rows = order[start : start + size]
            rows = rows[self.lengths[rows] == length]
            start += len(rows)
            places = torch.from_numpy(self.starts[rows][:, None] + np.arange(length)[None]).to(self.device)
            forms = self.on_device[places]
            group = Group(forms, torch.ones_like(forms, dtype=torch.bool), {})
            for name, answer in self.answers(networks, group, treebank).items():
                values = answer.flatten()
                if name.endswith(".sure"):
                    values = (values.float() * 16).floor().clamp(0, 15)
                numbers = values.to(torch.int32).cpu().numpy().astype(kinds.get(name, np.uint8))
                columns.setdefault(name, []).append(numbers)
        report(f"parsed in {time.monotonic() - started:.0f} s")
        return {"rows": order.astype(np.int32), **{name: np.concatenate(parts) for name, parts in columns.items()}}


def mean_chances(logits: Sequence[Tensor]) -> Tensor:
    """The mean of several networks' probabilities."""
    return torch.stack([functional.softmax(own, -1) for own in logits]).mean(0)


def report(line: str) -> None:
    """A line of the log."""
    print(line, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
