"""Whether torch, the engine in numpy and onnxruntime say the same of a trained student, and what few bits change.

    python -m benchmarks.parity LANGUAGE RUN [--sentences 2000] [--write docs/benchmarks.md]

RUN is a training's folder with `student.pt`. The sentences are those of its dev and test splits; every tenth is
joined with the next ones, so that all lengths occur.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from itertools import chain, islice
from pathlib import Path

import numpy as np
import torch

from benchmarks.pages import replace_section
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.parsing.engines.onnx.network import build_network
from lambre_core.parsing.engines.onnx.weights import NETWORK, RELATIONS, WORDS, read_weights
from lambre_core.training.run import read_file
from lambre_core.training.student import parity
from lambre_core.training.student.batches import Collection, Example
from lambre_core.training.student.graph import write_onnx
from lambre_core.training.student.quantise import quantise
from lambre_core.training.student.rounding import settled
from lambre_core.training.student.train import load
from lambre_core.training.student.weights import engine_weights

FILES = (WORDS, NETWORK, RELATIONS)
SPLITS = ("dev.conllu", "test.conllu", "train.conllu")


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the comparisons; 1 where parity is missed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("language")
    parser.add_argument("run", type=Path)
    parser.add_argument("--sentences", type=int, default=2000)
    parser.add_argument("--student", default="student.pt")
    parser.add_argument("--write", type=Path)
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    trained = load(args.run / args.student)
    collection = Collection(trained.inventory, lexicon_of(args.language))
    splits = (args.run / name for name in SPLITS)
    sentences = chain.from_iterable(read_file(path) for path in splits if path.exists())
    examples = collection.add(list(islice(sentences, args.sentences)))
    examples += [joined(examples[start : start + 1 + start // 10 % 6]) for start in range(0, len(examples), 10)]

    exact = engine_weights(trained.model, trained.treebank, trained.temperatures)
    groups = list(parity.batches(examples, 2000, np.random.default_rng(0)))
    failed = False
    lines: list[str] = []

    def say(line: str) -> None:
        lines.append(line)
        print(line, flush=True)  # noqa: T201

    with tempfile.TemporaryDirectory() as folder:
        full, few = Path(folder, "full"), Path(folder, "few")
        read = Collection(trained.inventory, lexicon_of(args.language))
        read.add(list(read_file(args.run / "train.conllu")), count=True)
        for path, arrays in ((full, exact), (few, settled(quantise(exact), exact["pieces"], read))):
            path.mkdir()
            write_onnx(path, arrays)
        reference = parity.torch_runtime(trained, collection)
        in_numpy = parity.numpy_runtime(build_network(exact), collection)
        quantised = parity.numpy_runtime(build_network(read_weights(few, FILES)), collection)
        sizes = {name: (few / name).stat().st_size for name in FILES}
        say(f"bytes in few bits: {sizes}, {sum(sizes.values())} in all")
        for name, first, second, exactly in (
            ("torch, numpy", reference, in_numpy, True),
            ("torch, onnxruntime", reference, parity.onnx_runtime(full, collection), True),
            ("numpy, onnxruntime, both in few bits", quantised, parity.onnx_runtime(few, collection), True),
            ("numpy in 32 bits and in few", in_numpy, quantised, False),
        ):
            compared = parity.compare(first, second, iter(groups), trained.inventory)
            say(f"{name}: " + "\n".join(parity.report(compared)))
            failed |= not (holds_exactly(compared) if exactly else holds_nearly(compared))
    say("parity is missed" if failed else "parity holds")
    if args.write:
        heading = f"## Parity: {args.language}"
        content = "\n".join(lines)
        text = f"{heading}\n\n`python -m benchmarks.parity {args.language} RUN`:\n\n```text\n{content}\n```\n"
        replace_section(args.write, heading, text)
    return int(failed)


def joined(parts: Sequence[Example]) -> Example:
    """Sentences as one; it has no tree."""
    types = np.concatenate([example.types for example in parts])
    upos, tags = (np.concatenate([getattr(example, name) for example in parts]) for name in ("upos", "tags"))
    nothing = np.full(len(types), -1)
    return Example(types, upos, tags, nothing, nothing, parts[0].treebank)


def holds_exactly(compared: parity.Compared) -> bool:
    """The same but for choices by a hair, at most 0.01 % of the words."""
    rare = max(compared.different.values()) <= compared.words / 10_000
    return rare and not any(compared.beyond.values()) and max(compared.most.values()) < parity.SAME


def holds_nearly(compared: parity.Compared) -> bool:
    """At least 99.5 % the same, and as good within 0.2 points."""
    first, second = compared.right
    return all(
        compared.different[name] <= 0.005 * compared.words
        and first[name] - second[name] <= 0.002 * compared.known[name]
        for name in parity.PARTS
    )


if __name__ == "__main__":
    sys.exit(main())
