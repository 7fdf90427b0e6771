"""Raw text, a sentence a line: `python -m lambre_core.training.teacher.raw LANGUAGE OUTPUT KIND:FOLDER[:WORDS] ...`.

Of folders with texts of some kind: `protocols:plpr-scraper`, `novels:ELTeC-deu`, `markdown:docs`, `text:brown/good`,
`laws:seed:2000000`, which takes about two million words. Words are cut by a few rules, which is enough for a network
that reads them; contractions are written as the words that treebanks have.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from itertools import chain
from pathlib import Path

from lambre_core.parsing.engines.onnx.parser import OnnxParser
from lambre_core.parsing.models import load_parser
from lambre_core.training.run import read_file

WORD = re.compile(r"\d+(?:[.,:]\d+)+|\w+(?:(?!-liž?\b)[-'’&/.]\w+)*|[!?]?\.\.+|[^\w\s]")
APOSTROPHE = re.compile(r"(?<=[а-яєіїґ])[’ʼ‘`](?=[яюєї])", re.IGNORECASE)
LATIN_I = re.compile(r"(?<=[а-яєіїґ])i|i(?=[а-яєіїґ])")
UNREADABLE = "\ufffd"
"""Stands for what is no text, such as code."""

SHORTEST_PARAGRAPH = 30
WORDS = range(4, 61)
"""Words of a sentence."""

FREQUENT = 15
"""Contractions are looked for among words that occur so often."""

BEGINNING, MOST_ALIKE = 6, 3
"""Of the sentences of manuals and laws that begin with the same words, how many words, and how many are taken."""

TELLING = 40
"""Letters of a sentence that shows which text it is of."""


@dataclass(frozen=True, slots=True)
class Writing:
    """How a language is written.

    Attributes:
        small: its letters in lower case.
        abbreviations: what a dot may follow within a sentence, without the dot.
        joined: whether an abbreviation and its dot are one word.
        begins, ends: marks that a sentence may begin and end with.
        broken: of what no sentence is taken: headings of pages, places in columns, words that a line break cut.
        needed: a character without which a sentence is of another language.
    """

    small: str
    abbreviations: frozenset[str]
    joined: bool
    begins: str
    ends: str
    broken: re.Pattern[str]
    needed: re.Pattern[str]

    @property
    def letters(self) -> frozenset[str]:
        """Of both cases."""
        return frozenset(self.small + self.small.upper())

    @property
    def end(self) -> re.Pattern[str]:
        """Between two sentences."""
        return re.compile(rf"(?:(?<=[.!?…])|(?<=[.!?…][\"“»«’”]))\s+(?=[\"„»«–—-]?\s?[{self.small.upper()}])")


def writing(
    small: str,
    abbreviations: str,
    *,
    joined: bool = False,
    begins: str = "",
    ends: str = "",
    broken: str = "",
    needed: str = "",
) -> Writing:
    """A language's writing; marks and patterns are in addition to what all have."""
    return Writing(
        small,
        frozenset(abbreviations.split()),
        joined,
        '„»"' + begins,
        '.!?"“«' + ends,
        re.compile(rf"http|\||{UNREADABLE}|[{small}]-\s+[{small}]|\b[{small}]+-$" + broken),
        re.compile(needed),
    )


WRITINGS: Mapping[str, Writing] = {
    "de": writing(
        "abcdefghijklmnopqrstuvwxyzäöüß",
        "Dr Prof bzw usw ca z B d h u a Abs Art Nr St Mio Mrd vgl evtl ggf sog Hrsg Jh Chr etc Ing Str bspw inkl max"
        " min Tel Jr Sr Frl Hr Fr",
        joined=True,
        broken=r"|\d+ +Deutscher Bundestag|Wahlperiode +\d|Sitzung, Berlin|\(\s*[A-D]\s*\)|^\s*[-–]",
    ),
    "cs": writing(
        "abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž",
        "např tj tzn tzv č čl odst písm atd apod aj resp popř příp mj sv str obr Sb p pí Mgr Ing Dr Prof Doc MUDr"
        " JUDr PhDr min max cca r stol hod tel ul kap tis mil mld kpt por gen arch zvl t zn l n m",
        begins="«—–“",
        ends="…»”",
        broken=r"|¬|[^\W\d]{2}\d\d",
        needed="[áčďéěíňóřšťúůýž]",
    ),
    "uk": writing(
        "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        "ім т д п р рр ст вул обл м с о див напр тис млн млрд грн пор гл стор кв проф акад доц буд н е і ін тел смт",
        begins="«—–“",
        ends="…»”",
        broken=r"|[а-яіїєґ][A-Za-z]|[A-Za-z][а-яіїєґ]",
        needed="[а-яіїєґ]",
    ),
    "ru": writing(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "им т е д п р рр ст ул обл г гг в вв н э см напр тыс млн млрд руб коп гл стр кв проф акад доц дом тел др пр"
        " мин сек ок рис табл ред изд пер губ уезд",
        begins="«—–“",
        ends="…»”",
        broken=r"|[а-яё][A-Za-z]|[A-Za-z][а-яё]",
        needed="[а-яё]",
    ),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sentences."""
    parser = argparse.ArgumentParser()
    parser.add_argument("language", choices=WRITINGS)
    parser.add_argument("output", type=Path)
    parser.add_argument("sources", nargs="+", help=f"KIND:FOLDER or KIND:FOLDER:WORDS, of {', '.join(KINDS)}")
    parser.add_argument("--apart", type=Path, nargs="*", default=(), help="treebanks; no file of whose texts is read")
    args = parser.parse_args(arguments)
    rules = WRITINGS[args.language]
    texts = (letters(sentence.text) for path in args.apart for sentence in read_file(path))
    apart = frozenset(text for text in texts if len(text) >= TELLING)
    paragraphs = [(name, paragraph) for name in args.sources for paragraph in paragraphs_of(name, rules, apart)]
    random.Random(1).shuffle(paragraphs)
    alike: Counter[tuple[str, ...]] = Counter()
    sentences: dict[str, tuple[str, list[str]]] = {}
    for name, paragraph in paragraphs:
        for text in sentences_of([paragraph], rules):
            words = words_of(text, rules)
            if len(words) not in WORDS or text in sentences:
                continue
            beginning = tuple(words[:BEGINNING])
            alike[beginning] += KINDS[kind_of(name)].alike
            if alike[beginning] <= MOST_ALIKE:
                sentences[text] = name, words
    parts = contractions(args.language, Counter(chain.from_iterable(words for _, words in sentences.values())))
    total: Counter[str] = Counter()
    with args.output.open("w", encoding="utf-8") as stream:
        for name, words in sentences.values():
            syntactic = list(chain.from_iterable(parts.get(word, (word,)) for word in words))
            total[name] += len(syntactic)
            stream.write(" ".join(syntactic) + "\n")
    for name in args.sources:
        print(f"{name}: {total[name]} words", file=sys.stderr)  # noqa: T201
    print(f"{len(sentences)} sentences", file=sys.stderr)  # noqa: T201
    return 0


def kind_of(name: str) -> str:
    """The kind of a source."""
    return name.partition(":")[0]


def paragraphs_of(name: str, rules: Writing, apart: frozenset[str]) -> Iterator[str]:
    """The paragraphs of a source; where it has more words than are asked for, a fair choice of them.

    Args:
        apart: letters of sentences; a file that has one of them is left out.
    """
    kind, folder, *words = name.split(":")
    paragraphs: list[str] = []
    for path in sorted(path for pattern in KINDS[kind].files for path in Path(folder).glob(pattern)):
        own = list(KINDS[kind].paragraphs(path.read_bytes()))
        if apart and not apart.isdisjoint(map(letters, sentences_of(own, rules))):
            print(f"{path}: left out", file=sys.stderr)  # noqa: T201
        else:
            paragraphs += own
    if words:
        random.Random(2).shuffle(paragraphs)
    left = int(words[0]) if words else sys.maxsize
    for paragraph in paragraphs:
        left -= len(paragraph.split())
        if left < 0:
            break
        yield paragraph


def letters(text: str) -> str:
    """Its letters in lower case."""
    return "".join(filter(str.isalpha, text.lower()))


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


def markdown_paragraphs(text: str) -> Iterator[str]:
    """The prose of a page, without its head, headings, tables and code, but for words of code in a sentence."""
    text = re.sub(r"\A---\n.*?\n---\n|<!--.*?-->|^ *(```|~~~).*?^ *\1", "", text, flags=re.DOTALL | re.MULTILINE)
    for block in re.split(r"\n\s*\n|\n(?=[ >]*(?:[-*+]|\d+[.)])\s)|^\s*[#|<:].*$", text, flags=re.MULTILINE):
        yield plain(re.sub(r"^[ >]*(?:(?:[-*+]|\d+[.)])\s+)?(?:\[!.*?\])?", "", block, flags=re.MULTILINE))


def plain(text: str) -> str:
    """Without links, emphasis and tags."""
    text = re.sub(r"\{\{.*?\}\}|!\[.*?\]\(.*?\)", UNREADABLE, text, flags=re.DOTALL)
    text = re.sub(r"\[([^][]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^][]*\])", r"\1", text)
    text = re.sub(r"`([^`]*)`", lambda code: code[1] if re.fullmatch(r"\w+", code[1]) else UNREADABLE, text)
    return unescape(re.sub(r"\*+|__|\b_|_\b|<[^<>]*>|\\(?=[^\w\s])", "", text))


def law_paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a law in JSON, without those of lists."""
    for provision in json.loads(text)["provisions"]:
        yield from provision["content"].split("\n")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of texts.

    Attributes:
        files: patterns of their names.
        paragraphs: those of a file.
        alike: whether sentences are often the same but for a few words.
    """

    files: tuple[str, ...]
    paragraphs: Callable[[bytes], Iterable[str]]
    alike: bool = False


KINDS: Mapping[str, Kind] = {
    "protocols": Kind(("data/txt/*.txt",), lambda content: protocol_paragraphs(decoded(content))),
    "novels": Kind(("level1/*.xml",), lambda content: novel_paragraphs(content.decode())),
    "markdown": Kind(
        ("**/*.md", "**/*.markdown", "**/*.asc"),
        lambda content: markdown_paragraphs(content.decode("utf-8", "replace")),
        alike=True,
    ),
    "text": Kind(("**/*.txt",), lambda content: content.decode("utf-8", "replace").split("\n")),
    "laws": Kind(("**/*.json",), lambda content: law_paragraphs(content.decode()), alike=True),
}


def sentences_of(paragraphs: Iterable[str], rules: Writing) -> Iterator[str]:
    """Whole sentences that no heading or line break has cut."""
    for paragraph in paragraphs:
        text = tidy(paragraph)
        if len(text) < SHORTEST_PARAGRAPH:
            continue
        kept = ""
        for piece in rules.end.split(text):
            kept = f"{kept} {piece}" if kept else piece
            last = re.search(r"(\w+)\.$", kept)
            if last and (last[1] in rules.abbreviations or len(last[1]) == 1 or last[1].isdigit()):
                continue
            if is_sentence(kept, rules):
                yield kept
            kept = ""
        if kept and is_sentence(kept, rules):
            yield kept


def tidy(text: str) -> str:
    """Single spaces, no accents that show stress, Ukrainian apostrophes of one kind, no Latin *i* among its letters."""
    text = unicodedata.normalize("NFC", " ".join(text.split())).replace("\u0301", "")
    return LATIN_I.sub("і", APOSTROPHE.sub("'", text))


def is_sentence(text: str, rules: Writing) -> bool:
    """Whether it begins and ends as a sentence of the language and its brackets are closed."""
    return (
        text[-1] in rules.ends
        and (text[0].isalpha() or text[0] in rules.begins)
        and not rules.broken.search(text)
        and rules.needed.search(text) is not None
        and text.count("(") == text.count(")")
    )


def words_of(sentence: str, rules: Writing) -> list[str]:
    """The words and marks of a sentence; none where a fifth of them are figures or words in other letters."""
    found: list[str] = []
    pieces = WORD.findall(sentence)
    if sum(piece[0].isalnum() and piece[0] not in rules.letters for piece in pieces) * 5 > len(pieces):
        return []
    for piece in pieces:
        if (
            rules.joined
            and piece == "."
            and found
            and found[-1] in rules.abbreviations
            and len(found) + 1 < len(pieces)
        ):
            found[-1] += "."
        else:
            found.append(piece)
    return found


def contractions(language: str, counts: Counter[str]) -> Mapping[str, list[str]]:
    """The frequent words that the shipped model cuts into several, and these."""
    parser = load_parser(language, engine="onnx")
    assert isinstance(parser, OnnxParser)
    frequent = [word for word, count in counts.items() if count >= FREQUENT and word.isalpha()]
    found = {}
    for word, sentences in zip(frequent, parser.cut(frequent), strict=True):
        if len(sentences) == 1 and len(sentences[0].multiwords) == 1:
            found[word] = list(sentences[0].forms)
    return found


if __name__ == "__main__":
    sys.exit(main())
