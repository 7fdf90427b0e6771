"""What runs the student fastest: the engine's own arithmetic in numpy, or onnxruntime.

    python -m benchmarks.runtimes [--words 10000] [--repeat 7] [--write docs/benchmarks.md]

A network of the shipped size with random weights reads sentences of lengths like a text's; its speed does not depend
on what the weights are. One thread each, CPU seconds, the repetitions of both in turn, the fastest counts. Start-up
and memory are those of a process of its own that loads the model and reads one sentence; they need Linux's /proc.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.pages import replace_section
from lambre_core.parsing.engines.onnx.network import build_network, run
from lambre_core.parsing.engines.onnx.weights import NETWORK, RELATIONS, WORDS, read_weights

SECTION = "## What runs the network"
FILES = (WORDS, NETWORK, RELATIONS)
SIZES = (500, 1000, 2000, 4000)
"""Words of a batch, with padding."""

SHAPES: dict[str, tuple[int, ...]] = {
    "words": (6001, 64),
    "pieces": (20000, 96),
    "readings": (800, 64),
    "shapes": (7, 16),
    "type.weight": (240, 160),
    "type.bias": (160,),
    "treebank": (160,),
    **{
        f"layer{number}.{name}": (2, *shape)
        for number, size in enumerate((160, 256, 304))
        for name, shape in (("input", (512, size)), ("recurrent", (512, 128)), ("bias", (1024,)))
    },
    "tag.hidden": (256, 128),
    "tag.hidden.bias": (128,),
    "tag.weight": (128, 700),
    "tag.bias": (700,),
    "tag.vectors": (700, 48),
    "root": (256,),
    "arc.dependent": (256, 128),
    "arc.dependent.bias": (128,),
    "arc.head": (256, 128),
    "arc.head.bias": (128,),
    "arc.weight": (128, 128),
    "arc.bias": (128,),
    "distance": (26,),
    "relation.dependent": (256, 48),
    "relation.dependent.bias": (48,),
    "relation.head": (256, 48),
    "relation.head.bias": (48,),
    "relation.weight": (40, 49, 49),
}
"""The student's default sizes with 700 tags and 40 relations."""

Batch = tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]
Runtime = Callable[[Batch], Any]

IN_NUMPY = """
from lambre_core.parsing.engines.onnx.network import build_network, run
from lambre_core.parsing.engines.onnx.weights import read_weights
network = build_network(read_weights(folder, FILES))
run(network, inputs, lengths)
"""
IN_ONNXRUNTIME = """
from benchmarks.runtimes import in_onnxruntime
runtime = in_onnxruntime(folder)
runtime((inputs, lengths))
"""
ALONE = """
import os, time
from pathlib import Path
import numpy as np
folder, FILES = Path({folder!r}), {files!r}
inputs, lengths = np.zeros((1, 25, 160), dtype=np.float32), np.array([25])
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
start, before = time.process_time(), resident()
{code}
print(time.process_time() - start, resident() - before)
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print, or renew the section of a page."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--words", type=int, default=10_000)
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--write", type=Path)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        text = report(folder, args.words, args.repeat)
    if args.write:
        replace_section(args.write, SECTION, text)
    sys.stdout.write(text)
    return 0


def write_model(folder: Path) -> None:
    """A model with random weights, stored as models are shipped."""
    from lambre_core.training.student.graph import write_onnx
    from lambre_core.training.student.quantise import quantise

    random = np.random.default_rng(0)
    weights = {
        name: (random.normal(size=shape) / np.sqrt(shape[-1])).astype(np.float32) for name, shape in SHAPES.items()
    }
    temperatures = np.array([1.2, 1.1, 1.1], dtype=np.float32)
    write_onnx(folder, quantise({**weights, "temperatures": temperatures}))


def in_numpy(folder: Path) -> Runtime:
    """The engine's own arithmetic."""
    network = build_network(read_weights(folder, FILES))
    return lambda batch: run(network, *batch)


def in_onnxruntime(folder: Path) -> Runtime:
    """The graph in onnxruntime."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(folder / NETWORK), options, providers=["CPUExecutionProvider"])
    return lambda batch: session.run(None, {"vectors": batch[0], "lengths": batch[1].astype(np.int32)})


def report(folder: Path, words: int, repeat: int) -> str:
    """The section with all figures."""
    runtimes = {"numpy": in_numpy(folder), "onnxruntime": in_onnxruntime(folder)}
    lengths = text_lengths(words)
    speeds = {size: seconds(runtimes, list(batches(lengths, size)), repeat) for size in SIZES}
    one = seconds(runtimes, list(batches(np.array([25]), 25)), 5 * repeat)
    alone = {
        "numpy": in_a_process(folder, IN_NUMPY, repeat),
        "onnxruntime": in_a_process(folder, IN_ONNXRUNTIME, repeat),
    }
    best = {name: min(speeds[size][name] for size in SIZES) for name in runtimes}
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in runtimes)
    header = " | ".join(f"batches of {size}" for size in SIZES)
    rows = [
        f"| {name} | "
        + " | ".join(f"{lengths.sum() / speeds[size][name]:,.0f}" for size in SIZES)
        + f" | {1000 * one[name]:.1f} ms | {1000 * alone[name][0]:.0f} ms | {alone[name][1] / 1e6:.0f} MB |"
        for name in runtimes
    ]
    return "\n".join(
        [
            f"{SECTION}\n",
            f"Words a CPU second of the network alone, one thread; {lengths.sum()} words in {len(lengths)} sentences.",
            "Then one sentence of 25 words, warm; then, in a process of its own that has numpy already, CPU time and",
            f"memory of importing, loading and a first sentence. {versions}, Python {platform.python_version()},",
            f"{platform.machine()}; the fastest of {repeat}.\n",
            f"| | {header} | one sentence | start | memory |",
            "| --- |" + " ---: |" * (len(SIZES) + 3),
            *rows,
            "",
            f"With the best batch of each, onnxruntime takes {best['onnxruntime'] / best['numpy']:.2f} of the time,",
            f"for one sentence {one['onnxruntime'] / one['numpy']:.2f}. The network is half of the engine's time, and",
            "onnxruntime would be its largest dependency, so numpy it is.",
            "",
        ]
    )


def text_lengths(words: int) -> npt.NDArray[np.int64]:
    """Lengths of sentences as in a text: 18 words in the mean, few above 50."""
    lengths = np.clip(np.random.default_rng(1).gamma(2.2, 8, words).astype(np.int64) + 1, 1, 80)
    return lengths[: int(np.searchsorted(np.cumsum(lengths), words)) + 1]


def batches(lengths: npt.NDArray[np.int64], words: int) -> Iterator[Batch]:
    """Batches of similar lengths as the parser makes them, with random words."""
    random = np.random.default_rng(2)
    falling = np.sort(lengths)[::-1]
    while len(falling):
        count = max(1, words // int(falling[0]))
        own, falling = falling[:count], falling[count:]
        inputs = random.normal(size=(len(own), int(own[0]), SHAPES["type.bias"][0])).astype(np.float32)
        inputs[np.arange(own[0])[None] >= own[:, None]] = 0
        yield inputs, own


def seconds(runtimes: dict[str, Runtime], work: Sequence[Batch], repeat: int) -> dict[str, float]:
    """CPU seconds for all batches, each the fastest of its repetitions, so that one disturbance spoils little."""
    best = {name: np.full(len(work), np.inf) for name in runtimes}
    for _ in range(repeat + 1):
        for number, batch in enumerate(work):
            for name, runtime in runtimes.items():
                start = time.process_time()
                runtime(batch)
                best[name][number] = min(best[name][number], time.process_time() - start)
    return {name: float(times.sum()) for name, times in best.items()}


def in_a_process(folder: Path, code: str, repeat: int) -> tuple[float, float]:
    """CPU seconds and bytes that it takes to come to the first sentence; the least of each."""
    program = ALONE.format(folder=str(folder), files=FILES, code=code)
    results = []
    for _ in range(min(3, repeat)):
        output = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
        results.append([json.loads(part) for part in output.split()])
    return min(first for first, _ in results), min(second for _, second in results)


if __name__ == "__main__":
    sys.exit(main())
