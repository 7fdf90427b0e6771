"""What a corpus report costs: CPU time a segment, memory, two processes, a warm cache.

    python -m benchmarks.report TEXTS --language de [--sizes 1000 3000] [--frame 1000 10000 100000 300000]
        [--write docs/benchmarks.md]

TEXTS is a JSON Lines file with a text a record; in docs/benchmarks.md they are system outputs of WMT 2021, English to
German. `--sizes` are reports on so many of them by `lambre-lint report`, each in a process of its own with a cache of
its own: anew, again with the cache, and anew in two processes. `--frame` leaves the parser out: sentences of a few
words, whose trees are made up at once, so that what remains is reading, judging, counting, merging, storing and
writing; one segment in fifty has a finding. Time is CPU time, because the machine is rarely idle; memory is the
greatest of the process.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import ClassVar

from benchmarks.pages import replace_section
from lambre_core.config.settings import Settings, TextSettings
from lambre_core.processes import processors
from lambre_core.reports.judging import Judge
from lambre_core.reports.making import signature_of
from lambre_core.reports.plan import Root, find_pieces
from lambre_core.reports.report import Report, rules_of
from lambre_core.reports.running import run_pieces
from lambre_core.reports.segments import Grouping
from lambre_core.reports.store import PieceStore
from lambre_core.reports.stored import report_json
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Scheme, Sentence, Token

HEADING = "## Corpus reports"
KIBI = 1024


@dataclass(frozen=True, slots=True)
class Cost:
    """CPU and wall seconds of a process and its children, and the greatest memory of the process, in MiB."""

    cpu: float
    wall: float
    memory: float


def cost(command: Sequence[str], cache: Path) -> Cost:
    """Run a command; the memory is that of the process itself, not of its children."""
    environment = {**os.environ, "LAMBRE_CACHE": str(cache)}
    begin = time.monotonic()
    process = subprocess.Popen(command, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} left with {process.returncode}")
    return Cost(usage.ru_utime + usage.ru_stime, time.monotonic() - begin, usage.ru_maxrss / KIBI)


# --- without a parser ------------------------------------------------------------------------------


class MadeUpTrees:
    """Knows the words of `sentences`; adjectives and determiners depend on the next noun."""

    language = "de"
    scheme: Scheme = "sud"
    fingerprint = "made up"
    words: ClassVar = {
        "der": ("DET", "det", "Case=Nom|Gender=Masc|Number=Sing"),
        "das": ("DET", "det", "Case=Nom|Gender=Neut|Number=Sing"),
        "alte": ("ADJ", "mod", "Case=Nom|Gender=Masc|Number=Sing"),
        "Mann": ("NOUN", "subj", "Case=Nom|Gender=Masc|Number=Sing"),
        "kommt": ("VERB", "root", "Mood=Ind|Number=Sing|Person=3"),
    }

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        for text in texts:
            words = list(re.finditer(r"\w+", text))
            verb = next(number for number, word in enumerate(words, 1) if word[0] == "kommt")
            noun = next(number for number, word in enumerate(words, 1) if word[0] == "Mann")
            tokens = []
            for number, word in enumerate(words, 1):
                upos, relation, feats = self.words.get(word[0], ("NUM", "udep", "_"))
                head = {"root": 0, "subj": verb, "udep": verb}.get(relation, noun)
                tokens.append(
                    Token(number, word[0], word[0], upos, None, parse_feats(feats), head, relation, span=word.span())
                )
            yield (Sentence(tuple(tokens), text=text),)


def sentences(number: int) -> Iterator[str]:
    for count in range(number):
        yield f"{'das alte' if count % 50 == 0 else 'der'} Mann kommt {count}\n"


def report_without_parser(folder: Path, number: int) -> None:
    """A report on sentences whose trees are made up, stored; one process."""
    texts = folder / "texts.de.txt"
    with texts.open("w", encoding="utf-8") as stream:
        stream.writelines(sentences(number))
    settings = replace(Settings(min_confidence=0.0, cache=False), text=TextSettings(unit="line"))
    pieces = list(find_pieces([Root.of(str(texts))], settings))
    store = PieceStore.open(folder / "pieces", resume=False)
    judge = Judge(settings, Grouping(None, 1, "line"), None, lambda language: MadeUpTrees())
    tallies = run_pieces(pieces, lambda: judge, jobs=1, store=store)
    store.close(done=True)
    report = Report("texts", signature_of(settings, tallies), None, tallies, rules_of(tallies))
    (folder / "report.json").write_text(report_json(report), encoding="utf-8")


# --- measuring -------------------------------------------------------------------------------------


def with_parser(texts: Path, language: str, sizes: Sequence[int]) -> Iterator[str]:
    yield "| segments | CPU ms a segment | peak MiB | warm cache, CPU ms | two processes, CPU ms | wall time |"
    yield "|---:|---:|---:|---:|---:|---:|"
    for size in sizes:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            part = folder / f"part.{language}.jsonl"
            with texts.open(encoding="utf-8") as stream:
                part.write_text("".join(islice(stream, size)), encoding="utf-8")
            command = [sys.executable, "-m", "lambre_core", "report", str(part), "--language", language, "--quiet"]
            command += ["--format", "json", "--output", str(folder / "report.json"), "--jobs"]
            anew = cost([*command, "1"], folder / "one")
            warm = cost([*command, "1"], folder / "one")
            load = os.getloadavg()[0]
            both = cost([*command, "2"], folder / "two")
        faster = f"{anew.wall / both.wall:.2f} times as fast" if load < processors() else f"load {load:.0f}"
        yield (
            f"| {size:,} | {1000 * anew.cpu / size:.1f} | {anew.memory:.0f} | {1000 * warm.cpu / size:.1f} "
            f"| {1000 * both.cpu / size:.1f} | {faster} |"
        )


def without_parser(sizes: Sequence[int]) -> Iterator[str]:
    yield "| segments | CPU ms a segment | peak MiB | stored report, kB |"
    yield "|---:|---:|---:|---:|"
    for size in sizes:
        with tempfile.TemporaryDirectory() as name:
            command = [sys.executable, "-m", "benchmarks.report", "--in", name, "--frame", str(size)]
            one = cost(command, Path(name))
            stored = (Path(name) / "report.json").stat().st_size
        yield f"| {size:,} | {1000 * one.cpu / size:.2f} | {one.memory:.0f} | {stored / 1000:,.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("texts", nargs="?", type=Path)
    parser.add_argument("--language", default="de")
    parser.add_argument("--sizes", type=int, nargs="*", default=[1000, 3000])
    parser.add_argument("--frame", type=int, nargs="*", default=[1000, 10_000, 100_000, 300_000])
    parser.add_argument("--in", dest="folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the section into a page")
    args = parser.parse_args()
    if args.folder is not None:
        report_without_parser(args.folder, args.frame[0])
        return
    lines = [HEADING, "", f"Made by `python -m benchmarks.report TEXTS --language {args.language}`.", ""]
    if args.texts is not None:
        lines += [
            "With the shipped model, on outputs of systems of WMT 2021, English to German, each segment another one.",
            f"Wall times of two processes are given where the load was below the {processors()} cores of the machine;",
            "elsewhere their CPU time beside that of one says what is lost to the start of the second.",
            "",
            *with_parser(args.texts, args.language, args.sizes),
            "",
        ]
    lines += [
        "Without a parser, on sentences of a few words whose trees are made up: what a report costs beside parsing,",
        "and that its memory does not grow with the corpus.",
        "",
        *without_parser(args.frame),
    ]
    text = "\n".join(lines) + "\n"
    if args.write is None:
        sys.stdout.write(text)
    else:
        replace_section(args.write, HEADING, text)


if __name__ == "__main__":
    main()
