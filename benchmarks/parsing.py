"""How fast the default engine is, beside Stanza, UDPipe 1 and spaCy.

    python -m benchmarks.parsing DATA --language de [--udpipe FILE ...] [--words N] [--write docs/benchmarks.md]

DATA is the folder with `sud/<language>/`. The text is that of the test split, ten sentences a paragraph, repeated
until there are N words. Each measurement is a process of its own with one thread that loads a system, which is not
counted, and lets it parse all of the text: characters in, trees out. Repetitions of the systems take turns, so that
whatever else the machine does hits all of them; the best one counts. Systems with a batch size try several on a share
of the text first. UDPipe 1 takes one model, or a tagger and a parser; without a tokenizer of its own it uses its
generic one. spaCy (`pip install spacy`) runs the components and sizes of its small models, with labels but untrained:
the arithmetic is the same.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.pages import replace_section
from benchmarks.systems import SYSTEMS
from lambre_core.treebank.conllu_io import open_treebank, read_conllu
from lambre_core.treebank.tree import Sentence

SECTION = "## Parsing"
REFERENCE = "stanza_pipeline"
SHARE = 12
"""One paragraph in so many is parsed to find the best batch size."""

PARAGRAPH = 10
COLD_WORDS = range(23, 28)

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def ask(name: str, request: Mapping[str, Any]) -> dict[str, Any]:
    """Measure a system in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.systems", name],
        input=json.dumps(request),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
        env={**os.environ, **ONE_THREAD},
    )
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def best_batch(name: str, request: Mapping[str, Any], texts: Sequence[str]) -> int:
    """The batch size with which a share of the text takes least time, after a first round."""
    batches = SYSTEMS[name][2]
    if len(batches) == 1:
        return batches[0]
    seconds = {}
    for batch in batches:
        answer = ask(name, {**request, "texts": texts[::SHARE], "batch": batch, "rounds": 2})
        if "missing" in answer:
            return batch
        seconds[batch] = min(answer["cpu"])
    return min(seconds, key=lambda batch: seconds[batch])


def throughput(request: Mapping[str, Any], words: int, texts: Sequence[str], repeat: int) -> list[str]:
    """The table of systems."""
    batches = {name: best_batch(name, request, texts) for name in SYSTEMS}
    runs: dict[str, list[dict[str, Any]]] = {name: [] for name in SYSTEMS}
    missing: dict[str, str] = {}
    for _ in range(repeat):
        for name in SYSTEMS:
            if name not in missing:
                rounds = 2 if name == "onnx" else 1
                answer = ask(name, {**request, "texts": texts, "batch": batches[name], "rounds": rounds})
                if "missing" in answer:
                    missing[name] = answer["missing"]
                else:
                    runs[name].append(answer)
    rows: list[tuple[str, float, float, float]] = []
    reference = min((run["cpu"][0] for run in runs[REFERENCE]), default=None)
    for name, (title, _, sizes) in SYSTEMS.items():
        if not runs[name]:
            continue
        batch = f", batch size {batches[name] or 'as it comes'}" if len(sizes) > 1 else ""
        resident = max(run["resident"] for run in runs[name])
        for number, state in enumerate(
            (", no form seen before", ", every form seen before") if name == "onnx" else ("",)
        ):
            cpu, wall = (min(run[clock][number] for run in runs[name]) for clock in ("cpu", "wall"))
            rows.append((f"{title}{state}{batch}", cpu, wall, resident))
    lines = [
        f"| | words a CPU second | words a second | times faster than {SYSTEMS[REFERENCE][0]} | memory at most, MiB |",
        "|---|---|---|---|---|",
    ]
    for title, cpu, wall, resident in rows:
        ratio = f"{reference / cpu:.1f}" if reference else ""
        lines.append(f"| {title} | {words / cpu:,.0f} | {words / wall:,.0f} | {ratio} | {resident:.0f} |")
    lines += [f"\n{SYSTEMS[name][0]} is left out: {reason}." for name, reason in missing.items()]
    return lines


def cold_sentences(request: Mapping[str, Any], sentences: Sequence[Sentence]) -> list[str]:
    """How long one sentence of about 25 words takes in a loaded parser that has seen none of its forms."""
    own = [sentence.text for sentence in sentences if len(sentence.tokens) in COLD_WORDS]
    answer = ask("cold", {**request, "texts": own})
    if "missing" in answer:
        return []
    cpu, wall = (statistics.median(answer[clock]) * 1000 for clock in ("cpu", "wall"))
    return [
        f"One sentence of {COLD_WORDS[0]} to {COLD_WORDS[-1]} words, no form seen before, parser loaded: "
        f"median of {len(own)} sentences {cpu:.1f} ms CPU, {wall:.1f} ms wall clock."
    ]


def profile(request: Mapping[str, Any], texts: Sequence[str], words: int) -> list[str]:
    """Where the time goes."""
    answer = ask("profile", {**request, "texts": texts})
    if "missing" in answer:
        return []
    whole = sum(answer["parts"].values())
    lines = ["| part | share of the time, no form seen before | microseconds a word |", "|---|---|---|"]
    for part, seconds in answer["parts"].items():
        lines.append(f"| {part} | {100 * seconds / whole:.0f} % | {1e6 * seconds / words:.1f} |")
    lines += [
        "",
        f"The matrix products take {answer['operations'] / words / 1e6:.1f} million multiplications with additions a "
        f"word, {answer['operations'] * 2 / answer['parts']['network: matrix products'] / 1e9:.0f} billion operations "
        "a second; they were run once more by themselves to measure them.",
    ]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("--language", default="de")
    parser.add_argument("--words", type=int, default=0, metavar="N", help="at least so many; by default, the split's")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--model", metavar="DIR", help="a model folder of the engine onnx")
    parser.add_argument("--stanza", metavar="DIR", help="a model folder of the engine stanza")
    parser.add_argument("--udpipe", nargs="+", default=[], metavar="FILE", help="a model, or tagger and parser")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="page whose section is renewed")
    args = parser.parse_args()
    folder = args.data / "sud" / args.language
    with open_treebank(folder / f"{args.language}-test.conllu.xz") as stream:
        sentences = list(read_conllu(stream, "test split"))
    starts = range(0, len(sentences), PARAGRAPH)
    texts = [" ".join(sentence.text for sentence in sentences[start : start + PARAGRAPH]) for start in starts]
    words = sum(len(sentence.tokens) for sentence in sentences)
    times = max(1, -(-args.words // words))
    request = {
        "language": args.language,
        "texts": [],
        "model": args.model,
        "stanza": args.stanza,
        "udpipe": args.udpipe,
        "train": str(folder / f"{args.language}-train.conllu.xz"),
    }
    before = os.getloadavg()[0]
    table = throughput(request, times * words, times * texts, args.repeat)
    rest = [
        *("", *cold_sentences(request, sentences)),
        *("", *profile(request, texts, words)),
    ]
    options = "".join(
        f" --{name} {sign}" for name, sign in (("stanza", "DIR"), ("udpipe", "FILE ...")) if getattr(args, name)
    )
    load = f"load of the machine {before:.1f} at the start and {os.getloadavg()[0]:.1f} at the end"
    text = "\n".join(
        [
            SECTION,
            "",
            f"Made by `python -m benchmarks.parsing DATA --language {args.language}{options}`.",
            "",
            f"Raw text of {times * words:,} words of the {args.language} test split in SUD, one thread, best of "
            f"{args.repeat}; Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, {load}. "
            "Characters in, trees out; loading is not counted. Systems with a batch size are shown at their best one. "
            "UDPipe 1 cuts text with its generic tokenizer where the model has none of its own; spaCy runs tok2vec, "
            "tagger, morphologizer, parser and lemmatizer of its standard small size. OpenBLAS's kernels: "
            f"{os.environ.get('OPENBLAS_CORETYPE', 'those that it chooses itself')}.",
            "",
            *table,
            *rest,
        ]
    )
    sys.stdout.write(text + "\n")
    if args.write is not None:
        replace_section(args.write, SECTION, text + "\n")


if __name__ == "__main__":
    main()
