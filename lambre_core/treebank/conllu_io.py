"""CoNLL-U in and out, sentence by sentence.

The format: https://universaldependencies.org/format.html. A file that keeps it is written back byte
for byte. A file that does not is refused with one error that names file, line and column; the few
liberties that other tools take without harm are read silently: a byte order mark, CRLF line ends,
several blank lines in a row, no blank line at the end.
"""

from __future__ import annotations

import codecs
import io
import lzma
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, Any, cast

from conllu.exceptions import ParseException
from conllu.parser import parse_id_value, parse_int_value

from lambre_core.treebank.errors import TreebankError
from lambre_core.treebank.feats import Features, format_feats, parse_feats
from lambre_core.treebank.tree import EmptyNode, Multiword, Scheme, Sentence, Span, Token

COLUMNS = ("ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC")

_CHUNK_BYTES = 1 << 20
_TEXT_COMMENT = re.compile(r"\s*text\s*=")
_BLANK_LINES = re.compile(r"^[ \t]+$", re.MULTILINE)


def open_treebank(path: Path) -> IO[bytes]:
    """Open a treebank for reading; a name that ends in `.xz` is decompressed on the way.

    Raises:
        TreebankError: the file cannot be opened.
    """
    try:
        # The buffer makes small reads from the decompressor cheap.
        return cast(IO[bytes], lzma.open(path)) if path.suffix == ".xz" else path.open("rb")
    except OSError as error:
        raise TreebankError(f"{path}: cannot be opened as a treebank: {error.strerror or error}.") from error


@dataclass(frozen=True, slots=True)
class Block:
    """The lines of one sentence as they stand in the file, and the 1-based number of the first."""

    line: int
    text: str

    def lines(self) -> list[str]:
        return self.text.split("\n")


def read_blocks(source: IO[bytes] | bytes, path: str) -> Iterator[Block]:
    """Cut a file into the blocks between blank lines, reading it in pieces.

    Raises:
        TreebankError: the file cannot be read or is not UTF-8.
    """
    stream = io.BytesIO(source) if isinstance(source, bytes) else source
    line = 1
    for piece in _pieces(stream, path):
        text = _decode(piece, path, line)
        for part in text.split("\n\n"):
            content = part.lstrip("\n")
            if content:
                yield Block(line + len(part) - len(content), content.rstrip("\n"))
            line += part.count("\n") + 2
        line -= 2


def _pieces(stream: IO[bytes], path: str) -> Iterator[bytes]:
    """Read until a blank line, about a chunk at a time; every piece but the last ends with one."""
    rest = b""
    first = True
    while True:
        try:
            chunk = stream.read(_CHUNK_BYTES)
        except (lzma.LZMAError, EOFError, OSError) as error:
            raise TreebankError(f"{path}: cannot be read: {error}.") from error
        if first:
            chunk = chunk.removeprefix(codecs.BOM_UTF8)
            first = False
        if not chunk:
            break
        rest += chunk
        cut = rest.rfind(b"\n\n")
        if cut >= 0:
            yield rest[: cut + 2]
            rest = rest[cut + 2 :]
    if rest:
        yield rest


def _decode(piece: bytes, path: str, line: int) -> str:
    try:
        text = piece.decode("utf-8")
    except UnicodeDecodeError as error:
        before = piece[: error.start]
        line += before.count(b"\n")
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        raise TreebankError(
            f"{path}:{line}:{column}: byte 0x{piece[error.start]:02X} is not UTF-8; save the file in UTF-8."
        ) from error
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    # Well-formed lines start with a number or #, so the search is rarely needed.
    return _BLANK_LINES.sub("", text) if text[:1] in (" ", "\t") or "\n " in text or "\n\t" in text else text


def read_conllu(source: IO[bytes] | bytes, path: str, *, scheme: Scheme = "sud") -> Iterator[Sentence]:
    """Read sentences lazily.

    Spans are offsets into the sentence's `text`: that of the comment `# text`, or, where there is none
    or it does not spell out the words, the words joined as SpaceAfter says.

    Args:
        source: the whole file, or a binary stream of it (`open_treebank`).
        path: what errors call the file.

    Raises:
        TreebankError: the file is not well-formed; names file, line and column.
    """
    for block in read_blocks(source, path):
        yield parse_block(block, path, scheme=scheme)


def parse_block(block: Block, path: str, *, scheme: Scheme = "sud") -> Sentence:
    """Read one sentence.

    Raises:
        TreebankError: as `read_conllu`.
    """
    reader = _SentenceReader(path)
    for number, line in enumerate(block.lines(), block.line):
        reader.line = number
        if line.startswith("#") and not reader.has_words:
            reader.comments.append(line[1:])
        else:
            reader.read_line(line)
    return reader.sentence(block.line, scheme)


@dataclass(slots=True)
class _SentenceReader:
    """What has been read of the sentence so far.

    `tokens` and `multiwords` hold the fields of the later objects, which also need their span.
    `head_places` are line and column of every HEAD.
    """

    path: str
    line: int = 0
    comments: list[str] = field(default_factory=list)
    tokens: list[dict[str, Any]] = field(default_factory=list)
    multiwords: list[dict[str, Any]] = field(default_factory=list)
    empty_nodes: list[EmptyNode] = field(default_factory=list)
    head_places: list[tuple[int, int]] = field(default_factory=list)
    has_words: bool = False

    def error(self, column: int, message: str) -> TreebankError:
        return TreebankError(f"{self.path}:{self.line}:{column}: {message}")

    def read_line(self, line: str) -> None:
        fields = line.split("\t")
        places = _field_columns(fields)
        if len(fields) != len(COLUMNS):
            hint = " Comments stand before the first word." if line.startswith("#") else ""
            raise self.error(
                places[min(len(fields), len(COLUMNS) + 1) - 1],
                f"expected {len(COLUMNS)} columns separated by tabs, found {len(fields)}.{hint}",
            )
        for name, value, place in zip(COLUMNS, fields, places, strict=True):
            if not value:
                raise self.error(place, f"{name} is empty; write _ where there is no value.")
        self.has_words = True
        if fields[0] == str(len(self.tokens) + 1):
            self.read_token(fields, places)
            return
        identifier = self.identifier(fields[0])
        if isinstance(identifier, int):
            raise self.error(1, f"expected word {len(self.tokens) + 1}, found ID {fields[0]}; ids count 1, 2, 3 ...")
        if identifier[1] == "-":
            self.read_multiword(identifier[0], identifier[2], fields, places)
        else:
            self.read_empty_node(identifier[0], identifier[2], fields, places)

    def identifier(self, text: str) -> int | tuple[int, str, int]:
        try:
            identifier = parse_id_value(text)
        except ParseException:
            identifier = None
        if identifier is None:
            raise self.error(
                1, f"ID {text!r} is neither a number nor a range such as 3-4 nor an empty node such as 3.1."
            )
        return identifier

    def read_token(self, fields: list[str], places: list[int]) -> None:
        form, lemma = _form_and_lemma(fields)
        head = self.head(fields[6], places[6])
        if head == len(self.tokens) + 1:
            raise self.error(places[6], f"word {head} is its own head.")
        self.head_places.append((self.line, places[6]))
        self.tokens.append(
            {
                "id": len(self.tokens) + 1,
                "form": form,
                "lemma": lemma,
                "upos": _nullable(fields[3]),
                "xpos": _nullable(fields[4]),
                "feats": self.features(fields[5], places[5]),
                "head": head,
                "deprel": _nullable(fields[7]),
                "deps": _nullable(fields[8]),
                "misc": _nullable(fields[9]),
            }
        )

    def head(self, text: str, place: int) -> int | None:
        try:
            head = parse_int_value(text)
        except ParseException:
            head = -1
        if head is not None and head < 0:
            raise self.error(place, f"HEAD {text!r} is not the number of a word, nor 0 for the root, nor _.")
        return head

    def features(self, text: str, place: int) -> Features:
        try:
            return parse_feats(text)
        except TreebankError as error:
            raise self.error(place, f"{error}.") from None

    def read_multiword(self, first: int, last: int, fields: list[str], places: list[int]) -> None:
        covered = self.multiwords[-1]["last"] if self.multiwords else 0
        if first != len(self.tokens) + 1 or first <= covered:
            raise self.error(
                1, f"multiword token {fields[0]} must stand right before word {first} and overlap no other."
            )
        self.only_columns(fields, places, (1, 5, 9), "a multiword token")
        self.multiwords.append(
            {
                "first": first,
                "last": last,
                "form": fields[1],
                "misc": _nullable(fields[9]),
                "feats": self.features(fields[5], places[5]),
            }
        )

    def read_empty_node(self, after: int, index: int, fields: list[str], places: list[int]) -> None:
        previous = self.empty_nodes[-1] if self.empty_nodes else None
        expected = previous.index + 1 if previous and previous.after == after else 1
        if after != len(self.tokens) or index != expected:
            raise self.error(
                1,
                f"expected empty node {len(self.tokens)}.{expected} at this place, found {fields[0]}.",
            )
        self.only_columns(fields, places, (1, 2, 3, 4, 5, 8, 9), "an empty node")
        form, lemma = _form_and_lemma(fields)
        self.empty_nodes.append(
            EmptyNode(
                after,
                index,
                form,
                lemma,
                upos=_nullable(fields[3]),
                xpos=_nullable(fields[4]),
                feats=self.features(fields[5], places[5]),
                deps=_nullable(fields[8]),
                misc=_nullable(fields[9]),
            )
        )

    def only_columns(self, fields: list[str], places: list[int], used: tuple[int, ...], what: str) -> None:
        for index, value in enumerate(fields[1:], 1):
            if index not in used and value != "_":
                raise self.error(places[index], f"{COLUMNS[index]} of {what} must be _, found {value!r}.")

    def sentence(self, first_line: int, scheme: Scheme) -> Sentence:
        """The sentence, once all its lines are read."""
        self.check_references(first_line)
        units = [(unit["form"] or "_", unit["misc"], first, last) for unit, first, last in self.surface_units()]
        text = next((line.partition("=")[2].strip() for line in self.comments if _TEXT_COMMENT.match(line)), None)
        text, spans = place_units(units, text)
        span_of: dict[int, Span] = {}
        for (_form, _misc, first, last), span in zip(units, spans, strict=True):
            span_of.update(dict.fromkeys(range(first, last + 1), span))
        return Sentence(
            tokens=tuple([Token(**token, span=span_of[token["id"]]) for token in self.tokens]),
            text=text,
            comments=tuple(self.comments),
            multiwords=tuple([Multiword(**fields, span=span_of[fields["first"]]) for fields in self.multiwords]),
            empty_nodes=tuple(self.empty_nodes),
            scheme=scheme,
        )

    def check_references(self, first_line: int) -> None:
        if not self.tokens:
            self.line = first_line
            raise self.error(
                1, "a sentence without words; a blank line ends a sentence, so comments belong above its words."
            )
        size = len(self.tokens)
        for token, (line, place) in zip(self.tokens, self.head_places, strict=True):
            if token["head"] is not None and token["head"] > size:
                self.line = line
                raise self.error(place, f"HEAD {token['head']} of word {token['id']}: the sentence has {size} words.")
        if self.multiwords and self.multiwords[-1]["last"] > size:
            last = self.multiwords[-1]
            raise self.error(1, f"multiword token {last['first']}-{last['last']}: the sentence has {size} words.")

    def surface_units(self) -> Iterator[tuple[dict[str, Any], int, int]]:
        """What is written: the fields of a multiword token or of a word outside any, and the words it stands for."""
        multiwords = {fields["first"]: fields for fields in self.multiwords}
        next_word = 1
        for token in self.tokens:
            if token["id"] < next_word:
                continue
            multiword = multiwords.get(token["id"])
            next_word = (multiword["last"] if multiword else token["id"]) + 1
            yield multiword or token, token["id"], next_word - 1


def _field_columns(fields: list[str]) -> list[int]:
    """The 1-based column, in characters, at which each field starts."""
    places, column = [], 1
    for value in fields:
        places.append(column)
        column += len(value) + 1
    return places


def _nullable(value: str) -> str | None:
    return None if value == "_" else value


def _form_and_lemma(fields: list[str]) -> tuple[str | None, str | None]:
    """An underscore as a word has an underscore as its lemma; any other `_` is no value."""
    if fields[1] == fields[2] == "_":
        return "_", "_"
    return _nullable(fields[1]), _nullable(fields[2])


# Words in the text


Unit = tuple[str, str | None, int, int]
"""A written token: form, MISC, the first and the last word that it stands for."""


def place_units(units: list[Unit], text: str | None) -> tuple[str, list[Span]]:
    """Find the units in `text`; a text that does not spell them out is replaced by one that does."""
    spans = _match(units, text) if text else None
    if text is None or spans is None:
        return _join(units)
    return text, spans


def _match(units: list[Unit], text: str) -> list[Span] | None:
    """Find the forms one after the other, with nothing but white space between them."""
    spans, position = [], 0
    for form, _misc, _first, _last in units:
        while not text.startswith(form, position):
            if position >= len(text) or not text[position].isspace():
                return None
            position += 1
        spans.append((position, position + len(form)))
        position += len(form)
    return spans if not text[position:].strip() else None


def _join(units: list[Unit]) -> tuple[str, list[Span]]:
    pieces: list[str] = []
    spans, position = [], 0
    for form, misc, _first, _last in units:
        spans.append((position, position + len(form)))
        space = "" if misc is not None and "SpaceAfter=No" in misc.split("|") else " "
        pieces += [form, space]
        position += len(form) + len(space)
    return "".join(pieces).rstrip(" "), spans


# Out


def format_sentence(sentence: Sentence) -> str:
    """A sentence as CoNLL-U: its comments, its lines and the blank line at the end."""
    lines = ["#" + comment for comment in sentence.comments]
    multiwords = {multiword.first: multiword for multiword in sentence.multiwords}
    empty_nodes: dict[int, list[EmptyNode]] = {}
    for node in sentence.empty_nodes:
        empty_nodes.setdefault(node.after, []).append(node)
    lines += map(_format_empty_node, empty_nodes.get(0, ()))
    for token in sentence.tokens:
        multiword = multiwords.get(token.id)
        if multiword is not None:
            identifier = f"{multiword.first}-{multiword.last}"
            lines.append(_format_fields(identifier, form=multiword.form, feats=multiword.feats, misc=multiword.misc))
        lines.append(
            _format_fields(
                str(token.id),
                form=token.form,
                lemma=token.lemma,
                upos=token.upos,
                xpos=token.xpos,
                feats=token.feats,
                head=token.head,
                deprel=token.deprel,
                deps=token.deps,
                misc=token.misc,
            )
        )
        lines += map(_format_empty_node, empty_nodes.get(token.id, ()))
    return "\n".join(lines) + "\n\n"


def _format_empty_node(node: EmptyNode) -> str:
    return _format_fields(
        f"{node.after}.{node.index}",
        form=node.form,
        lemma=node.lemma,
        upos=node.upos,
        xpos=node.xpos,
        feats=node.feats,
        deps=node.deps,
        misc=node.misc,
    )


def _format_fields(identifier: str, *, feats: Features, **fields: Any) -> str:
    texts = [identifier]
    for name in COLUMNS[1:]:
        if name == "FEATS":
            texts.append(format_feats(feats))
        else:
            value = fields.get(name.lower())
            texts.append("_" if value is None else str(value))
    return "\t".join(texts)


def write_conllu(sentences: Iterable[Sentence], stream: IO[str]) -> None:
    """Write sentences to a text stream, which should not translate line ends (`newline="\\n"`)."""
    for sentence in sentences:
        stream.write(format_sentence(sentence))


def with_text_comment(sentence: Sentence) -> Sentence:
    """Add the comment `# text` to a sentence that has none, as the format asks; its white space becomes spaces."""
    if sentence.comment("text") is not None or not sentence.text:
        return sentence
    text = " ".join(sentence.text.split())
    return replace(sentence, comments=(*sentence.comments, f" text = {text}"))
