"""What the sentence cache saves: CPU time of parsing, of the first run with a cache, and of later ones.

    python -m benchmarks.cache TEXT --language de [--model MODEL] [--write docs/benchmarks.md]

TEXT is a plain text file; its paragraphs are the texts. In docs/benchmarks.md they are the first 180 segments of
reference A of WMT 2021, English to German, three to a paragraph. All runs are of one process, on one thread, the model
is loaded before. In the warm runs every belief of every word is looked into, which is more than any use needs.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from benchmarks.pages import replace_section
from lambre_core.parsing.cache import CachingParser, MemoryStore, Store
from lambre_core.parsing.disk_store import DiskStore, contents
from lambre_core.parsing.models import load_parser, named_model
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.tree import Sentence

HEADING = "## Sentence cache"


def cpu_seconds(work: Callable[[], object], repeat: int) -> float:
    """The least CPU seconds of several runs."""
    times = []
    for _ in range(repeat):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return min(times)


def parse(parser: Parser, texts: Sequence[str]) -> list[tuple[Sentence, ...]]:
    return list(parser.parse(texts))


def look(parser: Parser, texts: Sequence[str]) -> None:
    """Parse and look into every mapping."""
    for sentences in parser.parse(texts):
        for sentence in sentences:
            for token in sentence.tokens:
                if token.beliefs is not None:
                    len(token.beliefs.upos), len(token.beliefs.heads), len(token.beliefs.deprels)
                    for belief in token.beliefs.feats.values():
                        len(belief)


def later(
    use: Callable[[Parser, Sequence[str]], object], parser: Parser, make: Callable[[], Store], texts: Sequence[str]
) -> None:
    use(CachingParser(parser, make()), texts)


def measure(parser: Parser, texts: Sequence[str], folder: Path) -> dict[str, float]:
    """CPU seconds of each run, by its name."""

    def disk() -> Store:
        return DiskStore(folder / "parses.sqlite3", sys.exit)

    memory = MemoryStore(1 << 30)
    times = {"parsing, without cache": cpu_seconds(lambda: parse(parser, texts), 1)}
    times["first run with the cache on disk"] = cpu_seconds(lambda: parse(CachingParser(parser, disk()), texts), 1)
    wanted = parse(CachingParser(parser, memory), texts)
    if parse(CachingParser(parser, disk()), texts) != wanted:
        sys.exit("The cache yields other trees than the parser.")
    del wanted
    for where, make in (("disk", disk), ("memory", lambda: memory)):
        for what, use in (("", parse), (", all beliefs read", look)):
            times[f"later runs, from {where}{what}"] = cpu_seconds(partial(later, use, parser, make, texts), 5)
    return times


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("text", type=Path)
    arguments.add_argument("--language", required=True)
    arguments.add_argument("--model", help="name or path (default: the first of the language)")
    arguments.add_argument("--write", type=Path, metavar="PAGE", help="renew the section of a page")
    args = arguments.parse_args()
    texts = [text for text in args.text.read_text(encoding="utf-8").split("\n\n") if text.strip()]
    parser = load_parser(args.language, model=named_model(args.model) if args.model else None)
    parse(parser, texts)  # what an engine makes or remembers at its first use is not what is measured
    with tempfile.TemporaryDirectory() as folder:
        times = measure(parser, texts, Path(folder))
        size = sum(held.bytes for held in contents(Path(folder) / "parses.sqlite3").parsers)
        again = CachingParser(parser, DiskStore(Path(folder) / "parses.sqlite3", sys.exit))
        words = sum(len(sentence.tokens) for sentences in again.parse(texts) for sentence in sentences)
    parsing = times["parsing, without cache"]
    rows = "\n".join(
        f"| {name} | {seconds / words * 1e6:.1f} | {parsing / seconds:.1f} |" for name, seconds in times.items()
    )
    section = f"""{HEADING}

Made by `python -m benchmarks.cache {args.text.name} --language {args.language}`.

CPU milliseconds for 1000 words on {len(texts)} paragraphs, {words:,} words, with the model
`{args.model or args.language}` ({type(parser).__module__.split(".")[3]}), loaded before; one process, one thread.
The cache takes {size / words:.0f} bytes a word. Reading a hit costs the same whatever the engine, so its gain
shrinks with a faster one. Where every text is in the cache, the model is not even loaded.

| | ms / 1000 words | times faster than parsing |
|---|---|---|
{rows}
"""
    sys.stdout.write(section)
    if args.write:
        replace_section(args.write, HEADING, section)


if __name__ == "__main__":
    main()
