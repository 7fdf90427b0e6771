"""What judging costs beside parsing, and how fast texts are checked as a whole.

    python -m benchmarks.judging DATA [--languages cs de el ...] [--words N] [--write docs/benchmarks.md]

DATA is the folder with `sud/<language>/<language>-test.conllu.xz`. The text is the beginning of the test split, ten
sentences a paragraph. All runs are of one process, on one thread; model, grammar and lexicon are loaded before. Trees
are parsed anew before they are judged: what is believed of a word is made when judging first asks for it, and counts
as judging. A whole check parses, judges and seeks fixes for what is shown. It runs once before anything is timed, so
that no form is new to the parser: *parsed* is its speed on forms that it has seen.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TypeVar

from benchmarks.pages import replace_section
from lambre_core.check import check, document_settings, read_text
from lambre_core.config.settings import Settings
from lambre_core.documents.read import Document
from lambre_core.garbage import look_seldom
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.conllu_io import open_treebank, read_conllu
from lambre_core.treebank.tree import Scheme, Sentence

HEADING = "## Judging"
LANGUAGES = ("cs", "de", "el", "et", "fi", "lv", "pt", "ru", "tr", "uk")
PARAGRAPH = 10

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Parsed:
    """A parser of texts that are parsed already."""

    language: str
    scheme: Scheme
    fingerprint: str
    trees: dict[str, tuple[Sentence, ...]]

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        return map(self.trees.__getitem__, texts)


@dataclass(frozen=True, slots=True)
class Costs:
    """Least CPU seconds of parsing a text, of judging its trees, and of checking it as a whole."""

    words: int
    parsing: float
    judging: float
    whole: float


def text_of(data: Path, language: str, words: int) -> str:
    """The beginning of a test split as plain text."""
    sentences: list[Sentence] = []
    count = 0
    with open_treebank(data / "sud" / language / f"{language}-test.conllu.xz") as stream:
        for sentence in read_conllu(stream, "test split"):
            if count >= words:
                break
            sentences.append(sentence)
            count += len(sentence.tokens)
    rest = iter(sentence.text for sentence in sentences)
    return "\n\n".join(" ".join((first, *islice(rest, PARAGRAPH - 1))) for first in rest)


def timed(work: Callable[[], Answer]) -> tuple[float, Answer]:
    """How many CPU seconds something takes, and what comes of it."""
    begin = time.process_time()
    answer = work()
    return time.process_time() - begin, answer


def checked(document: Document, parser: Parser, *, fixes: bool) -> None:
    """Check a document with a parser."""
    for _ in check([document], Settings(), language=parser.language, load=lambda language: parser, fixes=fixes):
        pass


def measure(text: str, language: str, repeat: int) -> Costs:
    """What a text costs, once everything is loaded; kinds of work take turns."""
    settings = Settings()
    document = read_text("text.txt", text.encode(), document_settings(settings))
    texts = [unit.text for unit in document.units]
    parser = load_parser(language)
    checked(document, parser, fixes=True)
    words = 0
    rounds: list[tuple[float, float, float]] = []
    for _ in range(repeat):
        parsing, answers = timed(lambda: list(parser.parse(texts)))
        words = sum(len(sentence.tokens) for sentences in answers for sentence in sentences)
        parsed = Parsed(language, parser.scheme, parser.fingerprint, dict(zip(texts, answers, strict=True)))
        judging, _none = timed(lambda parsed=parsed: checked(document, parsed, fixes=False))  # type: ignore[misc]
        whole, _none = timed(lambda: checked(document, parser, fixes=True))
        rounds.append((parsing, judging, whole))
    return Costs(words, *map(min, zip(*rounds, strict=True)))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("data", type=Path)
    arguments.add_argument("--languages", nargs="+", default=LANGUAGES, metavar="XX")
    arguments.add_argument("--words", type=int, default=4000, help="least words of each text")
    arguments.add_argument("--repeat", type=int, default=3)
    arguments.add_argument("--write", type=Path, metavar="PAGE", help="renew the section of a page")
    args = arguments.parse_args()
    look_seldom()  # as the command line does
    before = os.getloadavg()[0]
    rows = []
    for language in args.languages:
        costs = measure(text_of(args.data, language, args.words), language, args.repeat)
        rows.append(
            f"| {language} | {costs.words:,} | {costs.words / costs.parsing:,.0f} | {costs.words / costs.judging:,.0f} "
            f"| {costs.judging / costs.parsing:.2f} | {costs.words / costs.whole:,.0f} |"
        )
    table = "\n".join(rows)
    section = f"""{HEADING}

Made by `python -m benchmarks.judging DATA --languages {" ".join(args.languages)} --words {args.words}`.

Words of raw text of the test splits in SUD that are parsed, judged and checked as a whole (parsed, judged, fixes
sought) in a CPU second, and how long judging takes beside parsing; one thread, best of {args.repeat}, everything loaded
before and no form new to the parser; load of the
machine {before:.1f} at the start and {os.getloadavg()[0]:.1f} at the end.

| | words | parsed | judged | judging : parsing | checked |
|---|---|---|---|---|---|
{table}
"""
    sys.stdout.write(section)
    if args.write:
        replace_section(args.write, HEADING, section)


if __name__ == "__main__":
    main()
