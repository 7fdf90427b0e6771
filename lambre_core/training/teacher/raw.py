"""Raw German text, a sentence a line: `python -m lambre_core.training.teacher.raw OUTPUT --plpr CLONE --eltec CLONE`.

Of clones of two public repositories: the plenary protocols of the Bundestag (bundestag/plpr-scraper, official works)
and novels of 1840 to 1920 (COST-ELTeC/ELTeC-deu, in the public domain). Words are cut by a few rules, which is enough
for a network that reads them; contractions are written as the two words that treebanks have.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import unescape
from itertools import chain
from pathlib import Path

from lambre_core.parsing.engines.onnx.parser import OnnxParser
from lambre_core.parsing.models import load_parser

WORD = re.compile(r"\d+(?:[.,:]\d+)+|\w+(?:[-'’&/.]\w+)*|\.\.\.|[^\w\s]")
SENTENCE_END = re.compile(r'(?<=[.!?…])(?:(?<=.)["“»«’]+)?\s+(?=["„»«–-]?\s?[A-ZÄÖÜ])')
BROKEN = re.compile(
    r"\d+ +Deutscher Bundestag|Wahlperiode +\d|Sitzung, Berlin|http|\||\ufffd|\(\s*[A-D]\s*\)|^\s*[-–]"
    r"|[a-zäöüß]-\s+[a-zäöüß]|\b[a-zäöüß]+-$"
)
"""Headings of pages, places in columns, words that a line break cut."""

ABBREVIATIONS = frozenset(
    "Dr Prof bzw usw ca z B d h u a Abs Art Nr St Mio Mrd vgl evtl ggf sog Hrsg Jh Chr etc Ing Str bspw inkl max min"
    " Tel Jr Sr Frl Hr Fr".split()
)
SHORTEST_PARAGRAPH = 30
WORDS = range(4, 61)
"""Words of a sentence."""

FREQUENT = 15
"""Contractions are looked for among words that occur so often."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sentences."""
    parser = argparse.ArgumentParser()
    parser.add_argument("output", type=Path)
    parser.add_argument("--plpr", type=Path, required=True, help="work tree of bundestag/plpr-scraper")
    parser.add_argument("--eltec", type=Path, required=True, help="work tree of COST-ELTeC/ELTeC-deu")
    args = parser.parse_args(arguments)
    protocols = (path.read_bytes() for path in sorted(args.plpr.glob("data/txt/*.txt")))
    novels = (path.read_text(encoding="utf-8") for path in sorted(args.eltec.glob("level1/*.xml")))
    paragraphs = [
        *chain.from_iterable(protocol_paragraphs(decoded(content)) for content in protocols),
        *chain.from_iterable(novel_paragraphs(text) for text in novels),
    ]
    random.Random(1).shuffle(paragraphs)
    sentences = [words for words in map(words_of, dict.fromkeys(sentences_of(paragraphs))) if len(words) in WORDS]
    parts = contractions(Counter(chain.from_iterable(sentences)))
    with args.output.open("w", encoding="utf-8") as stream:
        for words in sentences:
            stream.write(" ".join(chain.from_iterable(parts.get(word, (word,)) for word in words)) + "\n")
    print(f"{len(sentences)} sentences", file=sys.stderr)  # noqa: T201
    return 0


def decoded(content: bytes) -> str:
    """Text of a protocol: UTF-8 or, without a byte that its umlauts begin with, Latin-1."""
    return content.decode("utf-8" if b"\xc3" in content[:200_000] else "latin-1", "replace")


def protocol_paragraphs(text: str) -> Iterator[str]:
    """What is said, without interjections, names of speakers and headings; words cut at a line's end are joined."""
    text = re.sub(r"(\w)[-–]\n(?=[a-zäöüß])", r"\1", text.replace("\xad", "")[max(0, text.find("Beginn:")) :])
    lines: list[str] = []
    for line in (*map(str.strip, text.split("\n")), ""):
        if len(line) < 25 or line.endswith(":") or re.match(r"\(.*\)?$", line):
            yield " ".join(lines)
            lines = []
        else:
            lines.append(line)


def novel_paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a novel in TEI, without notes."""
    for paragraph in re.findall(r"<p\b[^>]*>(.*?)</p>", text[text.find("<body") :], re.DOTALL):
        yield unescape(re.sub(r"<[^>]+>", "", re.sub(r"<note.*?</note>", "", paragraph, flags=re.DOTALL)))


def sentences_of(paragraphs: Iterable[str]) -> Iterator[str]:
    """Whole sentences that no heading or line break has cut."""
    for paragraph in paragraphs:
        text = " ".join(paragraph.split())
        if len(text) < SHORTEST_PARAGRAPH:
            continue
        kept = ""
        for piece in SENTENCE_END.split(text):
            kept = f"{kept} {piece}" if kept else piece
            last = re.search(r"(\w+)\.$", kept)
            if last and (last[1] in ABBREVIATIONS or len(last[1]) == 1 or last[1].isdigit()):
                continue
            if is_sentence(kept):
                yield kept
            kept = ""
        if kept and is_sentence(kept):
            yield kept


def is_sentence(text: str) -> bool:
    """Whether it begins and ends as a sentence and its brackets are closed."""
    return (
        text[-1] in '.!?"“«'
        and (text[0].isalpha() or text[0] in '„»"')
        and not BROKEN.search(text)
        and text.count("(") == text.count(")")
    )


def words_of(sentence: str) -> list[str]:
    """The words and marks of a sentence; none where a fifth of them are figures."""
    found: list[str] = []
    pieces = WORD.findall(sentence)
    if sum(piece[0].isdigit() for piece in pieces) * 5 > len(pieces):
        return []
    for piece in pieces:
        if piece == "." and found and found[-1] in ABBREVIATIONS and len(found) + 1 < len(pieces):
            found[-1] += "."
        else:
            found.append(piece)
    return found


def contractions(counts: Counter[str]) -> Mapping[str, list[str]]:
    """The frequent words that the shipped model cuts into several, and these."""
    parser = load_parser("de", engine="onnx")
    assert isinstance(parser, OnnxParser)
    frequent = [word for word, count in counts.items() if count >= FREQUENT and word.isalpha()]
    found = {}
    for word, sentences in zip(frequent, parser.cut(frequent), strict=True):
        if len(sentences) == 1 and len(sentences[0].multiwords) == 1:
            found[word] = list(sentences[0].forms)
    return found


if __name__ == "__main__":
    sys.exit(main())
