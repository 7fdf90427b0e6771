"""Training the student: `python -m lambre_core.training.student.train LANGUAGE TRAIN DEV OUTPUT ...`.

One file comes out: weights, names, sizes, the treebank whose style the parser writes, temperatures. While it runs,
its state is kept beside it every few minutes, and the same command goes on from there.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.parsing.engines.onnx.features import Vocabulary
from lambre_core.training.run import read_file
from lambre_core.training.student.augment import augmented
from lambre_core.training.student.batches import Collection, Example, by_length
from lambre_core.training.student.calibrate import answers, reliability, temperature
from lambre_core.training.student.inventory import Inventory, take_inventory
from lambre_core.training.student.model import SMALL, Sizes, Student, fitting
from lambre_core.treebank.feats import parse_feats, universal
from lambre_core.treebank.tree import Sentence

BATCH_WORDS = 800
RATE = 2e-3
WARM_UP = 100
KEEP_SECONDS = 120.0
GOLD_COPIES = 4
"""How often sentences of treebanks are read for each time that those of a teacher are, at most: as long as they remain
the smaller part by half."""

LONGEST = 120
"""Longer sentences are not trained on: time grows with the square."""


@dataclass(frozen=True, slots=True)
class Trained:
    """A student and everything that goes with it.

    Attributes:
        treebank: row of the treebank whose style is the language's.
        temperatures: of tags, heads and relations.
        reliability: calibration errors on the dev split, before and after.
    """

    model: Student
    inventory: Inventory
    treebank: int
    temperatures: tuple[float, float, float]
    reliability: dict[str, float]


def main(arguments: Sequence[str] | None = None) -> int:
    """Train and save."""
    parser = argparse.ArgumentParser()
    parser.add_argument("language")
    parser.add_argument("train", type=Path)
    parser.add_argument("dev", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--words", type=int, default=2_000_000, help="words to see in all")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--dropout", type=float, default=Sizes().dropout)
    parser.add_argument("--small", action="store_true", help="narrower layers")
    parser.add_argument("--hides", action="store_true", help="hide some forms from the lexicon")
    parser.add_argument(
        "--relatives", type=Path, help="sentences of related languages; `# lang` says which language each is in"
    )
    parser.add_argument("--taught", type=Path, help="sentences that a teacher has parsed, far more than the others")
    parser.add_argument("--threads", type=int, default=1, help="more only where their cores are idle")
    args = parser.parse_args(arguments)
    # Two threads that share a core with others wait for each other most of the time.
    torch.set_num_threads(args.threads)
    sizes = replace(SMALL if args.small else Sizes(), dropout=args.dropout)
    sentences, dev = list(read_file(args.train)), list(read_file(args.dev))
    if args.taught:
        taught = list(read_file(args.taught))
        sentences = [*sentences * copies(sentences, taught), *taught]
    relatives = by_language(read_file(args.relatives)) if args.relatives else {}
    trained = train(
        args.language, sentences, dev, args.output, args.words, args.seed, sizes, relatives, hides=args.hides
    )
    save(trained, args.output)
    return 0


def copies(gold: Sequence[Sentence], taught: Sequence[Sentence]) -> int:
    """How often sentences of treebanks are to be read beside those of a teacher."""
    own, others = (sum(len(sentence.tokens) for sentence in sentences) for sentences in (gold, taught))
    return max(1, min(GOLD_COPIES, others // (2 * max(1, own))))


def train(
    language: str,
    sentences: list[Sentence],
    dev: list[Sentence],
    output: Path,
    words: int,
    seed: int,
    sizes: Sizes,
    relatives: Mapping[str, list[Sentence]] | None = None,
    *,
    hides: bool = False,
) -> Trained:
    """Train on some sentences; dev chooses the style and the temperatures, nothing else.

    Args:
        words: how many words the network sees, all epochs together.
        relatives: sentences of related languages, by language. They bring no names into the inventory but their own.
        hides: some of the forms in the lexicon are hidden from it.
    """
    torch.manual_seed(seed)
    numbers = np.random.default_rng(seed)
    lexicon = lexicon_of(language)
    inventory = take_inventory(sentences, lexicon)
    styles = len(inventory.treebanks)
    relatives = relatives or {}
    inventory = replace(inventory, treebanks=(*inventory.treebanks, *relatives))
    collection = Collection(inventory, lexicon, hides=hides)
    short = [sentence for sentence in sentences if 0 < len(sentence.tokens) <= LONGEST]
    examples = collection.add(short, count=True) + collection.add(list(augmented(short, seed)))
    for relative, others in relatives.items():
        examples += collection.add([s for s in others if 0 < len(s.tokens) <= LONGEST], count=True, relative=relative)
    dev_examples = collection.add(dev)
    model = Student(inventory, fitting(sizes, len(inventory.vocabulary.pieces)))
    optimiser = torch.optim.Adam(model.parameters(), lr=RATE, betas=(0.9, 0.95), fused=True)
    steps = max(1, round(words / BATCH_WORDS))
    report(
        f"{len(examples)} sentences, {len(inventory.tags)} tags, {len(inventory.relations)} relations, {steps} steps"
    )
    state = output.with_suffix(".part")
    done = resume(state, model, optimiser)
    kept = time.monotonic()
    total = 0.0
    model.train()
    while done < steps:
        for group in by_length(examples, BATCH_WORDS, numbers):
            # Up for a while, then down to nothing.
            rate = RATE * min(1.0, (done + 1) / WARM_UP) * (1 - done / steps)
            for parameters in optimiser.param_groups:
                parameters["lr"] = rate
            loss = model.loss(collection.batch(group, numbers))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            optimiser.step()
            done += 1
            total += float(loss.detach())
            if done % 200 == 0:
                report(f"step {done}, loss {total / 200:.3f}")
                total = 0.0
            if time.monotonic() - kept > KEEP_SECONDS:
                keep(state, model, optimiser, done)
                kept = time.monotonic()
            if done >= steps:
                break
    trained = finish(model, inventory, styles, collection, dev, dev_examples)
    state.unlink(missing_ok=True)
    return trained


def finish(
    model: Student,
    inventory: Inventory,
    styles: int,
    collection: Collection,
    dev: list[Sentence],
    examples: list[Example],
) -> Trained:
    """Choose the treebank (of the first `styles`, or none) whose style suits the dev split best; temperatures."""
    quality = {}
    for treebank in (*range(styles), len(inventory.treebanks)):
        scores = quick_scores(model, inventory, collection, dev, examples, treebank)
        quality[treebank] = scores["UFeats"] + scores["LAS"]
        name = (*inventory.treebanks, "any")[treebank]
        report(f"dev as {name}: " + " ".join(f"{metric} {value:.2f}" for metric, value in scores.items()))
    best = max(quality, key=quality.__getitem__)
    found = answers(model, collection, examples, best)
    tags, heads, relations = (temperature(part) for part in found.values())
    errors = reliability(found, (tags, heads, relations))
    report(f"temperatures {tags:.3f} {heads:.3f} {relations:.3f}, {errors}")
    return Trained(model, inventory, best, (tags, heads, relations), errors)


def by_language(sentences: Iterable[Sentence]) -> dict[str, list[Sentence]]:
    """Sentences by what their comment `# lang` says."""
    found: dict[str, list[Sentence]] = {}
    for sentence in sentences:
        found.setdefault(sentence.comment("lang") or "", []).append(sentence)
    return found


def quick_scores(
    model: Student,
    inventory: Inventory,
    collection: Collection,
    gold: list[Sentence],
    examples: list[Example],
    treebank: int,
) -> dict[str, float]:
    """UPOS, UFeats, UAS and LAS in per cent, heads chosen word by word without making a tree."""
    counts = dict.fromkeys(("UPOS", "UFeats", "UAS", "LAS"), 0)
    words = 0
    sentence_of = {id(example): sentence for example, sentence in zip(examples, gold, strict=True)}
    model.eval()
    with torch.inference_mode():
        for group in by_length(examples, 2000):
            batch = replace(collection.batch(group), treebanks=torch.full((len(group),), treebank))
            scores = model.score(batch)
            heads = scores.arcs.argmax(-1)
            columns = (scores.tags.argmax(-1), heads, model.score_relations(scores.states, heads).argmax(-1))
            for row, example in enumerate(group):
                chosen = [column[row].tolist() for column in columns]
                for token, tag, head, relation in zip(sentence_of[id(example)].tokens, *chosen, strict=False):
                    upos, _, feats = inventory.tags[tag].partition("|")
                    words += 1
                    counts["UPOS"] += upos == token.upos
                    counts["UFeats"] += universal(parse_feats(feats)) == universal(token.feats)
                    counts["UAS"] += head == token.head
                    counts["LAS"] += head == token.head and inventory.relations[relation] == token.deprel
    return {name: 100 * count / max(1, words) for name, count in counts.items()}


# Files


def save(trained: Trained, path: Path) -> None:
    """Write a student; whole or not at all."""
    content = {
        "state": trained.model.state_dict(),
        "sizes": asdict(trained.model.sizes),
        "inventory": {
            "words": list(trained.inventory.vocabulary.words),
            "pieces": list(trained.inventory.vocabulary.pieces),
            "readings": list(trained.inventory.vocabulary.readings),
            "tags": list(trained.inventory.tags),
            "upos": list(trained.inventory.upos),
            "relations": list(trained.inventory.relations),
            "treebanks": list(trained.inventory.treebanks),
        },
        "treebank": trained.treebank,
        "temperatures": list(trained.temperatures),
        "reliability": trained.reliability,
    }
    partial = path.with_suffix(".partial")
    torch.save(content, partial)
    partial.replace(path)


def load(path: Path) -> Trained:
    """Read a student."""
    content: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    names = content["inventory"]
    vocabulary = Vocabulary(
        **{table: {name: row for row, name in enumerate(names[table])} for table in ("words", "pieces", "readings")}
    )
    inventory = Inventory(vocabulary, *(tuple(names[part]) for part in ("tags", "upos", "relations", "treebanks")))
    model = Student(inventory, Sizes(**content["sizes"]))
    model.load_state_dict(content["state"])
    model.eval()
    tags, heads, relations = content["temperatures"]
    return Trained(model, inventory, content["treebank"], (tags, heads, relations), content["reliability"])


def keep(path: Path, model: Student, optimiser: torch.optim.Optimizer, done: int) -> None:
    """Write the state of an unfinished training."""
    partial = path.with_suffix(".partial")
    torch.save({"model": model.state_dict(), "optimiser": optimiser.state_dict(), "done": done}, partial)
    partial.replace(path)


def resume(path: Path, model: Student, optimiser: torch.optim.Optimizer) -> int:
    """Read it again; the number of steps done."""
    if not path.exists():
        return 0
    state = torch.load(path, map_location="cpu", weights_only=True)
    model.load_state_dict(state["model"])
    optimiser.load_state_dict(state["optimiser"])
    return int(state["done"])


def report(line: str) -> None:
    """A line of the log."""
    print(line, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
